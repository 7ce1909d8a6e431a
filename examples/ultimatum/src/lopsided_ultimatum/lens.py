"""What the lab counts, and for whom: `lopsided simulate ultimatum` shows it."""

from lopsided.engine.events import FIRST_INT, KIND
from lopsided.engine.lens import Lens
from lopsided.engine.rule import rule
from lopsided_ultimatum.state import HEIR, Int, Told

BORN_RICH, OTHERS = range(2)


@rule
def measure(box, g, since, tally, member, curve):
    """Offers, deals that stand, and what they give and keep, by how the giver was born."""
    for seat in range(box.seats):
        member[Grouping.BIRTH, seat] = born(box, seat)
    for number in range(since, g.told):
        at = number % g.event.shape[0]
        kind, group = g.event[at, KIND], born(box, g.event[at, FIRST_INT])
        if kind == Told.WHISPERED:
            tally[group, Count.OFFERS] += 1
        if kind == Told.STANDS:
            tally[group, Count.DEALS] += 1
            tally[group, Count.GIVEN] += g.event[at, Int.STANDS_AMOUNT]
            tally[group, Count.KEPT] += g.event[at, Int.STANDS_KEPT]


@rule
def born(box, seat):
    """Whether this seat is the heir, where there is one."""
    return BORN_RICH if seat == HEIR and box.heir_worth > box.worth else OTHERS


LENS = Lens(
    measure=measure,
    groups=("heir", "others"),
    counts=("offers", "deals", "given", "kept"),
    ratios={"deals per offer": ("deals", "offers"), "given per deal": ("given", "deals"), "kept per deal": ("kept", "deals")},
    groupings={"birth": ("heir", "others")},
)
Count, Grouping, Curve = LENS.columns()
