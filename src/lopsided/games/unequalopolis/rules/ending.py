"""How a game ends, and who has won."""

from lopsided.engine.events import tell
from lopsided.engine.placing import ahead_of
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.people import lives, worth
from lopsided.games.unequalopolis.state import DEEDS, End, Told


@rule
def end_game(box, g, how):
    """The last one living wins, and nothing more is paid or auctioned; stopped before that, the richest does (UQ-112, UQ-118..121, UQ-Q82, UQ-Q85)."""
    g.ended, g.over = how, 1
    g.fees = g.lots = 0
    if how == End.FIRST_FALL:
        tell(g, Told.FIRST_OUT, g.first_fall - 1)
    elif how != End.LAST:
        tell(g, Told.TIME_UP if how == End.TIME else Told.LIMIT, g.round)
    for seat in range(box.seats):
        if ahead_of(seat, box.seats, is_ahead, box, g) == 0:
            if how == End.LAST:
                tell(g, Told.WON, seat)
            else:
                tell(g, Told.RICHEST, seat, worth(box, g, seat))


@rule
def deeds_of(g, seat):
    """How many deeds a seat has."""
    count = 0
    for deed in range(DEEDS):
        if g.owner[deed] == seat + 1:
            count += 1
    return count


@rule
def is_ahead(box, g, seat, other):
    """The living before the bankrupt, the later bankrupt before the earlier; among the living net worth, then cash, then deeds (UQ-112, UQ-120, UQ-Q82)."""
    if not lives(g, seat) or not lives(g, other):
        return lives(g, seat) or (not lives(g, other) and g.fallen[seat] > g.fallen[other])
    mine, theirs = worth(box, g, seat), worth(box, g, other)
    if mine != theirs:
        return mine > theirs
    if g.cash[seat] != g.cash[other]:
        return g.cash[seat] > g.cash[other]
    return deeds_of(g, seat) > deeds_of(g, other)


@rule
def result(box, g, score):
    """Places, ties shared, and what everybody is worth (UQ-112, UQ-120, UQ-Q82)."""
    for seat in range(box.seats):
        score[0, seat] = 1 + ahead_of(seat, box.seats, is_ahead, box, g)
        score[1, seat] = worth(box, g, seat)
