"""What box.toml holds, and how it and the chosen options become the box record."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, field

from lopsided.engine.box import Contents, Value
from lopsided.engine.schema import Entry, Part, Unfit, length, write
from lopsided.games.threat_level.state import FACES, LOSE, ROWS, TOP

Points = Annotated[int, Meta(ge=0, le=99)]
Face = Annotated[int, Meta(ge=0, le=FACES - 1)]
Level = Annotated[int, Meta(ge=1, le=TOP)]


class Dice(Entry):
    sides: Annotated[int, Meta(ge=1, le=FACES - 1)]


class Prices(Entry):
    push_price: Points = field(name="push")
    pull_price: Points = field(name="pull")
    pull_halved: Points
    steal_price: Points = field(name="steal")
    union_price: Points = field(name="union")
    sales_tax: Points


class ByDie(Entry):
    """What is due at each face of the Points Die, 0 first."""

    due: Annotated[list[Points], length(FACES)]


class TaxTable(ByDie):
    """The progressive tax, and the first level on which it may be due every turn."""

    every_turn_from: Level


class WildDie(Entry):
    """What each face of the Wild Die does: the rules know no other."""

    free_hand: Literal[1]
    step_back: Literal[2]
    taxes: Literal[3]
    emergency: Literal[4]
    up_one: Literal[5]
    up_two: Literal[6]


class Services(Entry):
    """What a row gives to whom stands on it, and takes."""

    dice: Literal["W", "PW"]
    tax: Literal["none", "die", "table"] = "none"
    fixed_gain: Face = field(name="gain", default=0)
    spared_to: Face = 0
    keeps_gain: bool = False
    health_care: bool = False
    taxed_on_sales: bool = field(name="sales_tax", default=False)
    robbed: bool = False
    union: bool = False


class Row(Services, kw_only=True):
    name: str


class Variants(Part):
    """The services of all rows but the last where a variant is played."""

    equal: Services
    bare: Services


class Printed(Contents):
    dice: Dice
    prices: Prices
    tax_table: TaxTable
    health_cost: ByDie
    wild: WildDie
    rows: Annotated[list[Row], length(ROWS)]
    variants: Variants


def fill(box: Any, printed: Printed, seats: int, options: Mapping[str, Value], variant: str) -> None:
    """Write all that is printed into the box."""
    box.seats, box.sides = seats, printed.dice.sides
    write(box, printed.prices)
    for die, due in enumerate(printed.health_cost.due):
        box.health_cost[die] = due
    for at, row in enumerate(printed.rows):
        fill_row(box, at, getattr(printed.variants, variant) if variant and at != LOSE else row, printed.tax_table, options)
    fill_options(box, seats, options)


def fill_row(box: Any, at: int, row: Services, table: TaxTable, options: Mapping[str, Value]) -> None:
    """One row of the ladder with its services."""
    write(box, row, at)
    box.rolls_points[at] = row.dice == "PW"
    untaxed = at == TOP and row.fixed_gain > 0 and options["level10_tax"] == "none"
    for die in range(FACES):
        box.tax[at, die] = 0 if row.tax == "none" or untaxed else die if row.tax == "die" else table.due[die]
    box.tax_every_turn[at] = row.tax == "table" and table.every_turn_from <= at <= TOP and options["progressive_tax_when"] == "every_turn"


def fill_options(box: Any, seats: int, options: Mapping[str, Value]) -> None:
    """What the host of the table chose."""
    rows = options["start_rows"]
    assert isinstance(rows, tuple)
    if len(rows) > seats:
        raise Unfit("count", option="start_rows", count=len(rows), seats=seats)
    for seat, row in enumerate(rows):
        box.start_row[seat] = row
    box.start_points, box.max_rounds = options["start_points"], options["max_rounds"]
    box.first_is_seat1 = options["first_player"] == "seat1"
    box.move_at_end = options["forced_move_timing"] == "end_of_turn"
    box.free_taxed = options["free_action_taxed"] == "yes"
    box.tax_stacks = options["sales_tax_stack"] == "double"
    box.rescue = options["rescue_from_lose"] == "yes"
    box.out_rolls = options["out_roll"] == "yes"
    box.out_forfeits = options["out_points"] == "forfeit"
    box.last_chance = options["end_check"] == "last_chance"
    box.health_for_any = options["union_health_scope"] == "any"
    box.push_refund = options["push_refund"] == "yes"
    box.unions_asked = options["union_window"] == "ask"
    box.start_acts = options["start_actions"] == "yes"
