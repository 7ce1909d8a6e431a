"""The log in sentences, a paragraph a turn."""

from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lopsided.engine.events import Event
from lopsided.engine.game import Game
from lopsided.engine.match import Match
from lopsided.terminal.board import shape
from lopsided.terminal.speech import spoken

ROUND = "round"  # a game that tells this event has its log headed by it


@dataclass
class Paragraph:
    """Sentences that belong together, and the seat that they begin with; or the heading of a round."""

    seat: int = -1
    heading: str = ""
    text: Text = field(default_factory=Text)

    def add(self, sentence: str, mine: bool) -> None:
        """One more sentence; those about the reader stand out."""
        self.text.append(" " if self.text else "").append(sentence, "bold" if mine else "")


def paragraphs(match: Match, seat: int, since: int = 0) -> list[Paragraph]:
    """The events from this number on as this seat heard them. An event without words, such as a die, begins a new paragraph."""
    told: list[Paragraph] = []
    afresh = True
    for _, event in match.events_since(since, seat):
        sentence = match.say(event, seat)
        heads = event.kind == ROUND and ROUND in event.ints
        if heads:
            told.append(Paragraph(heading=sentence or spoken(match.language).say("round", round=event.ints[ROUND])))
        elif sentence:
            if afresh or not told:
                told.append(Paragraph(event.ints.get("seat", -1)))
            told[-1].add(sentence, is_about(match.game, event, seat))
        afresh = heads or not sentence
    return told


def is_about(game: Game, event: Event, seat: int) -> bool:
    """Whether somebody at this seat takes part in an event."""
    return seat >= 0 and seat in (event.ints.get(person) for person in game.people)


def draw_log(told: list[Paragraph]) -> RenderableType:
    """Paragraphs one under the other, each with the mark of who it begins with."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    grid.add_column()
    for paragraph in told:
        if paragraph.heading:
            grid.add_row("", Text(paragraph.heading, "dim italic"))
        else:
            grid.add_row(shape(paragraph.seat), paragraph.text)
    return grid
