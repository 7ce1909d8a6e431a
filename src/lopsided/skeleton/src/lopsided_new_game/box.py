"""What box.toml holds, and how it and the chosen options become the box record."""

from typing import Annotated, Any

from msgspec import Meta

from lopsided.engine.box import Contents
from lopsided.engine.schema import Entry


class Die(Entry):
    sides: Annotated[int, Meta(ge=2, le=20)]


class Points(Entry):
    rest: Annotated[int, Meta(ge=0, le=20)]
    head_start: Annotated[int, Meta(ge=0, le=99)]


class Printed(Contents):
    die: Die
    points: Points


def fill(box: Any, printed: Printed, seats: int, options: Any, variant: str) -> None:
    """Write box.toml and the chosen options into the box; in the variant `equal` nobody has a head start."""
    box.seats, box.sides, box.rest, box.rounds = seats, printed.die.sides, printed.points.rest, options["rounds"]
    box.head_start = 0 if variant == "equal" else printed.points.head_start
