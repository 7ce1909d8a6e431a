"""What a seat sees of Disruptopia, as JSON: shown.py says what is in it."""

from functools import cache
from typing import Any

from lopsided.engine.box import load_printed
from lopsided.engine.decisions import phase
from lopsided.engine.decks import PILED, UNDRAWN, first_piled
from lopsided.engine.drawing import kept_drawn
from lopsided.engine.vocabulary import word
from lopsided.games.disruptopia import shown
from lopsided.games.disruptopia.rules import company
from lopsided.games.disruptopia.rules.choices import region_purpose
from lopsided.games.disruptopia.rules.ending import points_of
from lopsided.games.disruptopia.state import (
    DECKS,
    LEVELS,
    MOVES,
    PARTS,
    REGIONS,
    REPUTATIONS,
    SLOTS,
    WORKERS,
    Moment,
    Option,
    Phase,
    Purpose,
    Rank,
    State,
    Verb,
    When,
)  # fmt: skip

SECRET_PLAN: shown.Plan = {"plan": None, "placed": None, "tossing": None, "recalls": None}
PRICED = (Option.BUY_CHIPS, Option.RECRUIT, Option.TRAIN, Option.BUYBACK, Option.SCALE_PRESENCE, Option.AUDIT)


def view(box: Any, g: Any) -> shown.Table:
    """The companies, the map, the decks, and what is being resolved."""
    planning = phase(g) == Phase.PLAN
    return {
        "companies": [company_view(box, g, s, planning) for s in range(box.seats)],
        "regions": [{"tokens": g.on_region[r], "room": box.room[r], "present": [s for s in range(box.seats) if g.presence[s, r]]} for r in range(REGIONS)],
        "supply": g.supply,
        "decks": [{"undrawn": g.decks[d, UNDRAWN], "pile": pile(g, d)} for d in range(DECKS)],
        "first": g.first,
        "order": [(g.first + i) % box.seats for i in range(box.seats)],
        "odd": bool(g.round & 1),
        "step": 0 if phase(g) == Phase.HOME else 1 if planning else 2,
        "active": None if planning or g.over else g.active,
        "worker": g.worker or None,
        "option": g.plan[g.active, g.worker - 1] if g.worker and not planning else None,
        "moment": word(Moment(g.moment)),
        "points": g.points,
        **choice(box, g),
        "draws": g.draws,
        "last": bool(g.last),
    }


def own(box: Any, g: Any, seat: int) -> dict[str, Any]:
    """What a seat sees otherwise: the faces of cards that it holds or has seen, its plan, and what it is about to do with a card."""
    found: dict[str, Any] = {f"companies.{s}.hand": hand(box, g, s) for s in range(box.seats) if any(g.hand[s, i] > 0 for i in range(g.held[s]))}
    if phase(g) == Phase.PLAN:
        found |= {f"companies.{seat}.{key}": value for key, value in plan(box, g, seat).items()}
    if seat == g.active and phase(g) in (Phase.TARGET, Phase.REGION):
        found |= choice(box, g)
    return found


def plan(box: Any, g: Any, s: int) -> shown.Plan:
    """What a company's workers are to do."""
    return {
        "plan": [g.plan[s, w] for w in range(WORKERS)],
        "placed": g.placed[s],
        "tossing": [i for i in range(g.held[s]) if g.tossing[s] >> i & 1],
        "recalls": box.recalls - g.recalls[s],
    }


def choice(box: Any, g: Any) -> shown.Choice:
    """The card that is being played, whom it is to hit, and what a region is asked for."""
    return {"playing": g.playing - 1 if g.playing else None, "target": g.target - 1 if g.target else None, "purpose": purpose(box, g), "die": g.die or None}


def hand(box: Any, g: Any, s: int) -> list[shown.Held]:
    """A company's cards: backs, and the faces that may be seen."""
    return [card_seen(box, g.hand[s, i]) for i in range(g.held[s])]


def company_view(box: Any, g: Any, s: int, planning: bool) -> shown.Company:
    """One company."""
    return {
        "corp": g.corp[s],
        "pers": g.pers[s],
        "power": g.power[s],
        "rep": g.rep[s],
        "income": g.income[s],
        "rank": word(Rank(g.rank[s])),
        "compute": g.compute[s],
        "model": g.model[s],
        "workers": g.workers[s],
        "presence": [r for r in range(REGIONS) if g.presence[s, r]],
        "home": g.home[s] - 1 if g.home[s] else None,
        "tokens": g.tokens[s],
        "cut": g.cut[s],
        "surcharge": g.surcharge[s],
        "hand": hand(box, g, s),
        "slots": [{"card": g.slot[s, i] - 1, "used": bool(g.used[s, i]), "fresh": bool(g.fresh[s, i])} for i in range(SLOTS) if g.slot[s, i]],
        "confirmed": planning and not g.pending >> s & 1,
        **(SECRET_PLAN if g.placed[s] < 0 else plan(box, g, s)),
        **standing(box, g, s),
    }


@kept_drawn(
    State, "hand", "held", "seen", "plan", "placed", "tossing", "recalls", "decks", "unseen", "worker", "active", "turn", "moment", "declined",
    "draws", "supply",
)  # fmt: skip
def standing(box: Any, g: Any, s: int) -> shown.Standing:
    """What a company can do and what it would cost, from what lies open."""
    return {
        "prices": {word(option): company.price(box, g, s, option) for option in PRICED},
        "bonus": {word(option): money for option in Option if option and (money := company.bonus_money(box, g, s, option))},
        "cannot": {word(option): company.cannot(box, g, s, option) for option in Option if option},
        "next_income": company.next_income(box, g, s),
        "vp": points_of(box, g, s),
    }


def card_seen(box: Any, card: int) -> shown.Held:
    """A card of a hand: its back, and its face where that may be seen."""
    return {"card": card - 1, "deck": box.deck_of[card - 1]} if card > 0 else {"card": None, "deck": -card - 1}


def pile(g: Any, d: int) -> list[int]:
    """The discard pile, the latest last."""
    return [g.decks[d, first_piled(g.decks) + i] for i in range(g.decks[d, PILED])]


def purpose(box: Any, g: Any) -> str | None:
    """Home, handout, scale, subsidy, presence or unplace; null where no region is asked for."""
    now = region_purpose(box, g)
    return word(Purpose(now)) if now >= 0 else None


@cache
def printed_cards() -> list[dict[str, Any]]:
    """The cards as they stand in box.toml."""
    return list(load_printed(__package__)["cards"])


def board(box: Any) -> shown.Board:
    """What is printed: prices and locks, the class table, the reputation track, the regions and every card."""
    return {
        "options": [word(option) for option in Option],
        "ladders": {
            "compute": [{"price": box.compute_price[n], "rank": box.compute_rank[n]} for n in range(LEVELS)],
            "model": [{"price": box.model_price[n], "rank": box.model_rank[n]} for n in range(LEVELS)],
            "worker": [{"price": box.worker_price[n], "rank": box.worker_rank[n]} for n in range(WORKERS + 1)],
            "presence": [{"price": box.presence_price[n], "rank": box.presence_rank[n]} for n in range(REGIONS + 1)],
        },
        "classes": [class_row(box, rank) for rank in Rank],
        "reputation": {
            "low": box.low_rep,
            "income": [box.rep_income[n] for n in range(REPUTATIONS)],
            "training": [box.rep_training[n] for n in range(REPUTATIONS)],
        },
        "regions": [{"room": box.room[r]} for r in range(REGIONS)],
        "cards": [card_row(box, kind) for kind in range(box.kinds)],
        "tops": {"power": box.top_power, "income": box.top_income, "version": box.last_version, "hand": box.hand_limit, "slots": SLOTS},
        "audit": {"price": box.audit_price, "rep": box.audit_rep},
        "scoring": {"funds": box.funds_per_point, "power": box.power_per_point, "version": box.version_points, "tokens": box.tokens_per_point},
        "regions_per_power": box.regions_per_power,
        "max_rounds": box.max_rounds,
        "cards_on": not box.no_cards,
        "open_locks": bool(box.open_locks),
    }


def class_row(box: Any, rank: Rank) -> shown.ClassRow:
    """What a class is paid, and what it costs to get there."""
    return {
        "name": word(rank),
        "price": box.buyback_price[rank],
        "rep": box.buyback_rep[rank],
        "patent": box.patent[rank],
        "subsidy": box.subsidy[rank],
        "marketing_power": box.marketing_power[rank],
        "marketing_rep": box.marketing_rep[rank],
    }


def card_row(box: Any, kind: int) -> shown.Card:
    """A kind of card: its price in workers, and where it belongs; its words are in the language file."""
    return {
        "id": printed_cards()[kind]["id"],
        "deck": box.deck_of[kind],
        "kind": "action" if box.when[kind] == When.PLAYED else "effect",
        "when": word(When(box.when[kind])),
        "cost": box.cost[kind],
        "copies": box.copies[kind],
        "aims": bool(box.aims[kind]),
        "verbs": [word(Verb(box.verb[kind, part])) for part in range(PARTS) if box.verb[kind, part]],
    }


def describe(box: Any, g: Any, seat: int, action: int) -> dict[str, int]:
    """What the words for an action need: the card, the worker, the price, what is held."""
    name, ints = MOVES.decode(action)
    option = g.plan[seat, g.worker - 1] if g.worker and g.active == seat and g.plan[seat, g.worker - 1] > 0 else 0
    found = {
        "have": g.corp[seat],
        "points": g.points,
        "die": g.die,
        "looking": int(phase(g) == Phase.SNATCH),
        "purpose": region_purpose(box, g),
        "placed": max(0, g.placed[seat]),
        "price": company.price(box, g, seat, Option.SCALE_PRESENCE if name == "region" else Option.AUDIT if name == "audit" else option),
        "loss": box.audit_rep if name == "audit" else loss(box, g, seat),
        "amount": box.patent[g.rank[seat]],
        "next": {Option.BUY_CHIPS: g.compute[seat], Option.RECRUIT: g.workers[seat], Option.TRAIN: g.model[seat]}.get(Option(option), 0) + 1,
        "worker": g.placed[seat] + 1 if name == "place" else g.worker,
    }
    card = card_of(g, seat, name, ints)
    found |= {"card": card, "cost": box.cost[card] if card >= 0 else 0}
    if name in ("skip", "carry_out"):
        found["option"] = option
    if name == "region" and g.target:
        found["target"] = g.target - 1
    return found


def loss(box: Any, g: Any, seat: int) -> int:
    """The reputation that the next Buyback costs; 0 at the top."""
    return int(company.buyback_loss(box, g, seat)) if g.rank[seat] < Rank.BILLIONAIRE else 0


def card_of(g: Any, seat: int, name: str, ints: dict[str, int]) -> int:
    """The card that an action is about, -1 where there is none or it cannot be seen."""
    if name in ("toss", "play"):
        card = g.hand[seat, ints["slot"]]
    elif name in ("use", "remove"):
        card = g.slot[seat, ints["slot"]]
    elif name == "audit":
        card = g.slot[ints["target"], ints["slot"]]
    elif name == "snatch":
        card = g.hand[g.target - 1, ints["slot"]] if g.target else 0
    else:
        card = g.playing
    return int(max(0, card)) - 1
