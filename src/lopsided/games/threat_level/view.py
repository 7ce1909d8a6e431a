"""What a seat sees of Threat Level, as JSON."""

from typing import Any, cast

from lopsided.engine.decisions import is_asked, phase
from lopsided.engine.vocabulary import word
from lopsided.games.threat_level import shown
from lopsided.games.threat_level.rules import choices, seats
from lopsided.games.threat_level.state import LOSE, MOVES, SEATS, START, Phase, Why, Wild

PAID, FREE = ("push", "pull", "appeal", "steal"), ("free_push", "free_steal")
AIMED = {name: [MOVES.encode(name, target=s) for s in range(SEATS)] for name in PAID + FREE}
WHY = {0: "", **{int(why): word(why) for why in Why}}


def view(box: Any, g: Any) -> shown.Table:
    """The ladder with everybody on it and the turn in progress; all of it is open."""
    return {
        "seats": [
            {"row": g.row[s], "points": g.points[s], "left": bool(seats.has_left(g, s)), "in_union": bool(box.union[g.row[s]])} for s in range(box.seats)
        ],
        "first": g.first,
        "active": g.active,
        "turn_row": g.turn_row,
        "die": g.die,
        "wild": g.wild,
        "unused": bool(g.unused),
        "must_rise": g.must_rise,
        "window": window(g),
        "offers": {},
    }


def own(box: Any, g: Any, seat: int) -> dict[str, Any]:
    """What whoever is asked sees otherwise: what everything would cost."""
    return {"offers": offers(box, g, seat)} if is_asked(g, seat) and phase(g) == Phase.ACTION else {}


def window(g: Any) -> shown.Window | None:
    """What the union is asked about: whom it is about, who decides, what was or will be paid (-1: an appeal) and the halved price."""
    if g.depth == 0 or phase(g) in (Phase.ACTION, Phase.RETURN):
        return None
    return {"target": g.target, "helper": g.pending.bit_length() - 1, "price": g.price, "halved": g.halved}


def offers(box: Any, g: Any, seat: int) -> shown.Offers:
    """What each action would cost the player whose turn it is, on each target, and the refusal's name where it is not to be had."""
    bases = base_prices(box)
    names = PAID + FREE if g.unused and g.wild == Wild.FREE_HAND else PAID
    found = {
        name: [
            {"price": choices.price(box, g, seat, s, bases.get(name, 0)), "why": WHY[choices.cannot_target(box, g, seat, AIMED[name][s])]}
            for s in range(box.seats)
        ]
        for name in names
    }  # fmt: skip
    return cast(shown.Offers, found)


def base_prices(box: Any) -> dict[str, int]:
    """What the actions that cost something cost before sales tax."""
    return {"push": box.push_price, "pull": box.pull_price, "appeal": box.pull_halved, "steal": box.steal_price}


def board(box: Any) -> shown.Board:
    """What is printed on the ladder at this table, the same for the whole match."""
    return {
        "max_rounds": box.max_rounds,
        "prices": {
            "push": box.push_price,
            "pull": box.pull_price,
            "halved": box.pull_halved,
            "steal": box.steal_price,
            "union": box.union_price,
            "sales_tax": box.sales_tax,
        },
        "out_rolls": bool(box.out_rolls),
        "out_forfeits": bool(box.out_forfeits),
        "push_refund": bool(box.push_refund),
        "health_for_any": bool(box.health_for_any),
        "health_cost": [box.health_cost[die] for die in range(7)],
        "rows": [
            {
                "robbed": bool(box.robbed[r]),
                "union": bool(box.union[r]),
                "health_care": bool(box.health_care[r]),
                "sales_tax": bool(box.taxed_on_sales[r]),
                "tax": [box.tax[r, die] for die in range(7)],
                "tax_every_turn": bool(box.tax_every_turn[r]),
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
        return told | {"target": g.target, "price": box.union_price}
    target = ints.get("target", -1)
    if not 0 <= target < box.seats:
        return told
    base = base_prices(box).get(name, 0)
    price = choices.price(box, g, seat, target, base)
    step = {"push": 1, "free_push": 1, "pull": -1, "appeal": -1}.get(name, 0)
    return told | {
        "row": g.row[target],
        "to": min(LOSE, max(START, g.row[target] + step)),
        "price": price,
        "tax": price - base,
        "points": g.points[target],
    }
