"""Random play for the checks of every game: who acts, where that is, and what is said when something is refused."""

from collections.abc import Callable, Iterator

from lopsided.engine.batch import RANDOM
from lopsided.engine.box import BoxError
from lopsided.engine.match import Match, Refused
from lopsided.engine.replay import ReplayError
from lopsided.testing.inspector import is_far

RUN = 2_024  # the lab's run from which compiled checks take their games


def walk(match: Match, to_the_end: bool = False) -> Iterator[tuple[int, int, str]]:
    """Random play: who acts, with what, and where that is, for the caller to submit; of very long games the beginning."""
    while not match.over and (to_the_end or not is_far(match.game, match.seats, len(match.log))):
        chance = match.luck()
        seat = match.pending[chance % len(match.pending)]
        yield seat, match.bot_action(seat, RANDOM, chance), where(match)


def where(match: Match) -> str:
    """The place of a state, enough to find it again."""
    return f"{match.game.name} with {match.seats} seats, secret {match.secret}, ply {match.g.ply}"


def refusal(attempt: Callable[[], object]) -> str | None:
    """What is said when something is refused; None where it is not."""
    try:
        attempt()
    except (Refused, BoxError, ReplayError) as refused:
        return str(refused)
    return None
