"""How the game ends, and who stands before whom then."""

from lopsided.engine.decisions import close_all
from lopsided.engine.events import tell
from lopsided.engine.placing import ahead_of, behind
from lopsided.engine.rule import rule
from lopsided.games.threat_level.state import LOSE, Lead, Told


@rule
def end_game(box, g):
    """One player is left in the game, and wins (TL-001, TL-Q19)."""
    tell(g, Told.WON, leader(box, g))
    close_all(g)
    g.over = 1


@rule
def reach_limit(box, g):
    """The last round is over: the lowest row wins, then the most points; equals share (TL-Q31)."""
    best, level, equal = leader(box, g), 0, 0
    for seat in range(box.seats):
        if g.row[seat] == g.row[best]:
            level += 1
            equal += not stands_before(g, best, seat)
    tell(g, Told.LIMIT, best, Lead.SHARED if equal > 1 else Lead.MOST_POINTS if level > 1 else Lead.LOWEST_ROW)
    if equal > 1:
        for seat in range(box.seats):
            if not stands_before(g, best, seat):
                tell(g, Told.SHARES, seat)
    g.over = 1


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
        score[0, seat] = 1 + ahead_of(seat, box.seats, stands_before, g)
        score[1, seat] = behind(seat, box.seats, stands_before, g)
