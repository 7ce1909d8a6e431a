"""Turns box.toml and the chosen options into the box record."""

from collections.abc import Mapping
from typing import Any

from lopsided.engine.box import BoxError, Value
from lopsided.games.threat_level.state import FACES, LOSE, ROWS, TOP, Wild

SERVICES = {"dice": str, "gain": int, "tax": str, "keeps_gain": bool, "health_care": bool, "spared_to": int, "sales_tax": bool, "robbed": bool, "union": bool}


def fill(box: Any, printed: Mapping[str, Any], seats: int, options: Mapping[str, Value], variant: str) -> None:
    """Write all that is printed into the box."""
    box.seats, box.sides = seats, printed["dice"]["sides"]
    prices = printed["prices"]
    box.push_price, box.pull_price, box.pull_halved = prices["push"], prices["pull"], prices["pull_halved"]
    box.steal_price, box.union_price, box.sales_tax = prices["steal"], prices["union"], prices["sales_tax"]
    check_wild(printed["wild"])
    rows = printed["rows"]
    if len(rows) != ROWS:
        raise BoxError(f"[[rows]] has {len(rows)} entries; the ladder has {ROWS}")
    for number, row in enumerate(rows):
        replaced = printed["variants"][variant] | {"name": row["name"]} if variant and number != LOSE else row
        fill_row(box, number, replaced, printed, options)
    for die, due in enumerate(printed["health_cost"]["due"]):
        box.health_cost[die] = due
    fill_options(box, seats, options)


def check_wild(wild: Mapping[str, Any]) -> None:
    """The Wild Die's faces are the ones that the rules carry out."""
    for face in Wild:
        if wild.get(face.name.lower()) != face:
            raise BoxError(f"[wild] {face.name.lower()} is {wild.get(face.name.lower())}; the rules read face {int(face)}")


def fill_row(box: Any, number: int, row: Mapping[str, Any], printed: Mapping[str, Any], options: Mapping[str, Value]) -> None:
    """One row of the ladder with its services."""
    for key, value in row.items():
        if key not in {*SERVICES, "name", "source"}:
            raise BoxError(f"row {number} ({row.get('name')}): there is no service {key!r}")
        if key in SERVICES and type(value) is not SERVICES[key]:
            raise BoxError(f"row {number} ({row.get('name')}): {key} is {value!r}, it must be a {SERVICES[key].__name__}")
    if row.get("dice") not in ("W", "PW"):
        raise BoxError(f'row {number} ({row.get("name")}): dice is {row.get("dice")!r}, it must be "W" or "PW"')
    if row.get("tax", "none") not in ("none", "die", "table"):
        raise BoxError(f'row {number} ({row.get("name")}): tax is {row["tax"]!r}, it must be "none", "die" or "table"')
    box.rolls_points[number] = row["dice"] == "PW"
    box.fixed_gain[number] = row.get("gain", 0)
    box.keeps_gain[number] = row.get("keeps_gain", False)
    box.health_care[number] = row.get("health_care", False)
    box.taxed_on_sales[number] = row.get("sales_tax", False)
    box.robbed[number] = row.get("robbed", False)
    box.union[number] = row.get("union", False)
    box.spared_to[number] = row.get("spared_to", 0)
    tax = row.get("tax", "none")
    untaxed = number == TOP and row.get("gain", 0) > 0 and options["level10_tax"] == "none"
    for die in range(FACES):
        box.tax[number, die] = 0 if tax == "none" or untaxed else die if tax == "die" else printed["tax_table"]["due"][die]
    box.tax_every_turn[number] = tax == "table" and 7 <= number <= TOP and options["progressive_tax_when"] == "every_turn"


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
