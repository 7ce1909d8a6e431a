"""Pig as a game for Lopsided."""

from typing import Annotated, Any

from msgspec import Meta

from lopsided.engine.box import Contents
from lopsided.engine.game import Game
from lopsided.engine.schema import Entry
from lopsided.engine.words import PEOPLE
from lopsided_pig import rules


class Die(Entry):
    sides: Annotated[int, Meta(ge=2, le=100)]


class Printed(Contents):
    die: Die


def fill(box: Any, printed: Printed, seats: int, options: Any, variant: str) -> None:
    """Write box.toml and the chosen options into the box."""
    box.seats, box.sides, box.goal, box.max_rounds = seats, printed.die.sides, options["goal"], options["max_rounds"]


def view(box: Any, g: Any) -> dict[str, Any]:
    """All of it is open."""
    return {"score": [g.score[s] for s in range(box.seats)], "total": g.total, "goal": box.goal}


def describe(box: Any, g: Any, seat: int, action: int) -> dict[str, int]:
    """The words for an action name what this turn has brought."""
    return {"total": g.total}


GAME = Game(
    name="pig",
    version=1,
    package=__name__,
    seats=(2, 10),
    box=rules.Box,
    state=rules.State,
    moves=rules.MOVES,
    told=rules.TOLD,
    phases=rules.Phase,
    refusals=rules.Why,
    setup=rules.setup,
    legal=rules.legal,
    apply=rules.apply,
    why_not=rules.why_not,
    result=rules.result,
    schema=Printed,
    fill=fill,
    view=view,
    describe=describe,
    bots={"twenty": rules.keep_at_twenty},
    people=(*PEOPLE, "stream"),
)
