"""What a seat sees of Threat Level, as JSON."""

from typing import Any

from lopsided.engine.decisions import phase
from lopsided.games.threat_level import rules
from lopsided.games.threat_level.state import LOSE, MOVES, START, Phase


def view(box: Any, g: Any, seat: int) -> dict[str, Any]:
    """The ladder with everybody on it and the turn in progress; all of it is open."""
    asking = g.depth > 0 and g.frame[g.depth - 1, 0] not in (Phase.ACTION, Phase.RETURN)
    return {
        "seats": [
            {"row": g.row[s], "points": g.points[s], "left": bool(rules.has_left(g, s)), "in_union": bool(box.union[g.row[s]])}
            for s in range(box.seats)
        ],
        "first": g.first,
        "active": g.active,
        "turn_row": g.turn_row,
        "die": g.die,
        "wild": g.wild,
        "unused": bool(g.unused),
        "must_rise": g.must_rise,
        "window": {"target": g.frame[g.depth - 1, 2], "helper": g.pending.bit_length() - 1} if asking else None,
    }


def board(box: Any) -> dict[str, Any]:
    """What is printed on the ladder at this table, the same for the whole match."""
    return {
        "max_rounds": box.max_rounds,
        "rows": [
            {
                "robbed": bool(box.robbed[r]),
                "union": bool(box.union[r]),
                "health_care": bool(box.health_care[r]),
                "sales_tax": bool(box.taxed_on_sales[r]),
                "tax": [box.tax[r, die] for die in range(7)],
                "gain": box.fixed_gain[r],
                "rolls_points": bool(box.rolls_points[r]),
                "keeps_gain": bool(box.keeps_gain[r]),
                "spared_to": box.spared_to[r],
            }
            for r in range(LOSE + 1)
        ],
    }


def describe(box: Any, g: Any, seat: int, action: int) -> dict[str, int]:
    """What the words for an action need: its price, the sales tax in it, where it leads, what is held and at stake."""
    name, ints = MOVES.decode(action)
    told = {"have": g.points[seat], "row": g.row[seat], "price": 0, "tax": 0, "phase": phase(g), "to": g.row[seat], "points": 0}
    if name == "step_down":
        return told | {"to": max(START, g.row[seat] - 1)}
    if name in ("union_help", "union_pass") and g.depth > 0:
        return told | {"target": g.frame[g.depth - 1, 2], "price": box.union_price}
    target = ints.get("target", -1)
    if not 0 <= target < box.seats:
        return told
    base = {"push": box.push_price, "pull": box.pull_price, "appeal": box.pull_halved, "steal": box.steal_price}.get(name, 0)
    price = rules.price(box, g, seat, target, base)
    step = {"push": 1, "free_push": 1, "pull": -1, "appeal": -1}.get(name, 0)
    return told | {
        "row": g.row[target],
        "to": min(LOSE, max(START, g.row[target] + step)),
        "price": price,
        "tax": price - base,
        "points": g.points[target],
    }
