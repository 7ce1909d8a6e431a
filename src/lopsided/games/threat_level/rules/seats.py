"""Who is who around the ladder."""

from lopsided.engine.rule import rule
from lopsided.games.threat_level.state import LOSE


@rule
def clockwise(box, seat, places):
    """The seat so many places further round the table, once round at most (TL-Q04)."""
    further = seat + places
    return further - box.seats if further >= box.seats else further


@rule
def has_left(g, seat):
    """Whether this player has quit (TL-Q41)."""
    return g.gone >> seat & 1 == 1


@rule
def players_in(box, g):
    """How many stand below YOU LOSE (TL-Q19)."""
    n = 0
    for seat in range(box.seats):
        if g.row[seat] < LOSE:
            n += 1
    return n
