"""The lesson's time: a third of it is talk, and when something runs late it is play that gets shorter."""

from lopsided.server.lesson.messages import Span

LENGTHS = (20, 180)  # minutes, at least and at most
JOIN, GUESS, STOP = 4, 3, 2
LEAST_PLAY = 8
MINUTE = 60.0


def talk_of(minutes: int) -> float:
    """How long the debrief is: never less than a third."""
    return -(-minutes * 3 // 8)


def spans(minutes: int, guess: bool, joined: float = JOIN) -> list[Span]:
    """The parts of a lesson in which joining took so long."""
    talk = minutes - talk_of(minutes)
    begin = min(joined, talk - STOP - LEAST_PLAY - (GUESS if guess else 0))
    play = begin + (GUESS if guess else 0)
    found = [Span("join", 0, begin)]
    if guess:
        found.append(Span("guess", begin, play))
    return [*found, Span("play", play, talk - STOP), Span("stop", talk - STOP, talk), Span("debrief", talk, minutes)]
