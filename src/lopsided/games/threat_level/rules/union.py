"""The union: who may help, and the window in which they are asked."""

from lopsided.engine.decisions import ask
from lopsided.engine.rule import rule
from lopsided.games.threat_level.rules.seats import clockwise
from lopsided.games.threat_level.state import Phase


@rule
def may_help(box, g, what, helper, halved):
    """Who can take this union action: on a union row now, with its price in hand (TL-033, TL-037, TL-Q07, TL-Q28, TL-Q29, TL-Q36, TL-Q42, TL-Q44)."""
    if not box.union[g.row[helper]] or g.points[helper] < box.union_price or not box.unions_asked:
        return False
    if what == Phase.IGNORE_HEALTH:
        return box.health_for_any or helper == g.active
    if helper != g.active:
        return True
    return what == Phase.HALVE_PULL and g.points[helper] >= box.union_price + halved


@rule
def next_union(box, g, what, seat, halved, after):
    """The next who may be asked: the active player first, then clockwise, each once; -1 when none is left (TL-026, TL-Q32)."""
    for i in range(after, box.seats):
        helper = clockwise(box, seat, i)
        if may_help(box, g, what, helper, halved):
            return helper
    return -1


@rule
def others_may_halve(box, g, seat):
    """Whether somebody else in a union has a point to spare for a pull of this seat (TL-Q33, TL-Q36)."""
    return next_union(box, g, Phase.HALVE_PULL, seat, 0, 1) >= 0


@rule
def open_window(box, g, what, target, price, base, halved):
    """Ask the first union player who can react; False where nobody can (TL-026, TL-Q32)."""
    helper = next_union(box, g, what, g.active, halved, 0)
    if helper < 0:
        return False
    g.target, g.price, g.base, g.halved = target, price, base, halved
    ask(g, what, 1 << helper)
    return True
