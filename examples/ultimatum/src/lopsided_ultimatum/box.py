"""What box.toml holds, and how it and the chosen options become the box record."""

from typing import Annotated, Any

from msgspec import Meta

from lopsided.engine.box import Contents
from lopsided.engine.schema import Entry


class Die(Entry):
    sides: Annotated[int, Meta(ge=2, le=6)]


class Pot(Entry):
    worth: Annotated[int, Meta(ge=1, le=2)]
    heir_worth: Annotated[int, Meta(ge=1, le=2)]


class Printed(Contents):
    die: Die
    pot: Pot


def fill(box: Any, printed: Printed, seats: int, options: Any, variant: str) -> None:
    """Write box.toml and the chosen options into the box; in the variant `equal` the heir's pips are worth what everybody's are."""
    box.seats, box.sides = seats, printed.die.sides
    box.worth, box.heir_worth = printed.pot.worth, printed.pot.worth if variant == "equal" else printed.pot.heir_worth
    box.rounds, box.fee = options["rounds"], options["fee"]
