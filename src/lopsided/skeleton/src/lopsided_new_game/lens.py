"""What the lab counts, and for whom: `lopsided simulate new-game` shows it."""

from lopsided.engine.events import KIND
from lopsided.engine.lens import Lens
from lopsided.engine.rule import rule
from lopsided_new_game.state import Int, Told

AHEAD, LEVEL = range(2)  # who began with a head start, and who did not


@rule
def measure(box, g, since, tally, member, curve):
    """Turns and points, by how a seat began."""
    for seat in range(box.seats):
        member[Grouping.START, seat] = began(box, seat)
    for number in range(since, g.told):
        at = number % g.event.shape[0]
        if g.event[at, KIND] == Told.GAINED:
            group = began(box, g.event[at, Int.GAINED_SEAT])
            tally[group, Count.TURNS] += 1
            tally[group, Count.POINTS] += g.event[at, Int.GAINED_POINTS]


@rule
def began(box, seat):
    """How a seat began."""
    return AHEAD if seat == 0 and box.head_start > 0 else LEVEL


LENS = Lens(
    measure=measure,
    groups=("ahead", "level"),
    counts=("turns", "points"),
    ratios={"points per turn": ("points", "turns")},
    groupings={"start": ("ahead", "level")},
)
Count, Grouping, Curve = LENS.columns()
