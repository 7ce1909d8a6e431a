"""Turns box.toml and the chosen options into the box record."""

from collections.abc import Mapping
from typing import Any

from lopsided.engine.box import BoxError, Value, number, numbers
from lopsided.games.threat_level.state import FACES, LOSE, ROWS, TOP, Wild

SERVICES = {"dice": str, "gain": int, "tax": str, "keeps_gain": bool, "health_care": bool, "spared_to": int, "sales_tax": bool, "robbed": bool, "union": bool}

PRICES = ("push", "pull", "pull_halved", "steal", "union", "sales_tax")


def fill(box: Any, printed: Mapping[str, Any], seats: int, options: Mapping[str, Value], variant: str) -> None:
    """Write all that is printed into the box."""
    box.seats, box.sides = seats, number(printed["dice"], "sides", "[dice]", FACES - 1)
    prices = {key: number(printed["prices"], key, "[prices]") for key in PRICES}
    box.push_price, box.pull_price, box.pull_halved = prices["push"], prices["pull"], prices["pull_halved"]
    box.steal_price, box.union_price, box.sales_tax = prices["steal"], prices["union"], prices["sales_tax"]
    check_wild(printed["wild"])
    rows = printed["rows"]
    if len(rows) != ROWS:
        raise BoxError(f"[[rows]] has {len(rows)} entries; the ladder has {ROWS}")
    for at, row in enumerate(rows):
        replaced = printed["variants"][variant] | {"name": row["name"]} if variant and at != LOSE else row
        fill_row(box, at, replaced, printed, options)
    for die, due in enumerate(numbers(printed["health_cost"], "due", "[health_cost]", FACES)):
        box.health_cost[die] = due
    fill_options(box, seats, options)


def check_wild(wild: Mapping[str, Any]) -> None:
    """The Wild Die's faces are the ones that the rules carry out."""
    for face in Wild:
        if wild.get(face.name.lower()) != face:
            raise BoxError(f"[wild] {face.name.lower()} is {wild.get(face.name.lower())}; the rules read face {int(face)}")


def fill_row(box: Any, at: int, row: Mapping[str, Any], printed: Mapping[str, Any], options: Mapping[str, Value]) -> None:
    """One row of the ladder with its services."""
    where = f"row {at} ({row.get('name')})"
    for key, value in row.items():
        if key not in {*SERVICES, "name", "source"}:
            raise BoxError(f"{where}: there is no service {key!r}")
        if key in SERVICES and type(value) is not SERVICES[key]:
            raise BoxError(f"{where}: {key} is {value!r}, it must be a {SERVICES[key].__name__}")
    if row.get("dice") not in ("W", "PW"):
        raise BoxError(f'{where}: dice is {row.get("dice")!r}, it must be "W" or "PW"')
    if row.get("tax", "none") not in ("none", "die", "table"):
        raise BoxError(f'{where}: tax is {row["tax"]!r}, it must be "none", "die" or "table"')
    box.rolls_points[at] = row["dice"] == "PW"
    box.fixed_gain[at] = number({"gain": 0, **row}, "gain", where, FACES - 1)
    box.keeps_gain[at] = row.get("keeps_gain", False)
    box.health_care[at] = row.get("health_care", False)
    box.taxed_on_sales[at] = row.get("sales_tax", False)
    box.robbed[at] = row.get("robbed", False)
    box.union[at] = row.get("union", False)
    box.spared_to[at] = number({"spared_to": 0, **row}, "spared_to", where, FACES - 1)
    tax = row.get("tax", "none")
    untaxed = at == TOP and row.get("gain", 0) > 0 and options["level10_tax"] == "none"
    due = numbers(printed["tax_table"], "due", "[tax_table]", FACES)
    for die in range(FACES):
        box.tax[at, die] = 0 if tax == "none" or untaxed else die if tax == "die" else due[die]
    box.tax_every_turn[at] = tax == "table" and 7 <= at <= TOP and options["progressive_tax_when"] == "every_turn"


def fill_options(box: Any, seats: int, options: Mapping[str, Value]) -> None:
    """What the host of the table chose."""
    rows = options["start_rows"]
    assert isinstance(rows, tuple)
    if len(rows) > seats:
        raise BoxError(f"start_rows names {len(rows)} rows for {seats} seats.")
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
