"""Who is who around the ladder, and who stands before whom."""

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


@rule
def stands_before(g, one, other):
    """Whether one ranks before the other: lower row, then more points; among the out, the later arrival (TL-Q21, TL-Q31)."""
    if g.row[one] == LOSE and g.row[other] == LOSE:
        return g.fell[one] > g.fell[other]
    if g.row[one] != g.row[other]:
        return g.row[one] < g.row[other]
    return g.points[one] > g.points[other]


@rule
def leader(box, g):
    """The seat in front (TL-001, TL-Q31)."""
    best = 0
    for seat in range(1, box.seats):
        if stands_before(g, seat, best):
            best = seat
    return best


@rule
def result(box, g, score):
    """Placing, ties shared; the score is how many players one stands before (TL-001, TL-Q21, TL-Q31)."""
    for seat in range(box.seats):
        ahead, behind = 0, 0
        for other in range(box.seats):
            if stands_before(g, other, seat):
                ahead += 1
            if stands_before(g, seat, other):
                behind += 1
        score[0, seat] = 1 + ahead
        score[1, seat] = behind
