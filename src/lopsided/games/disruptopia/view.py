"""What a seat sees of Disruptopia, as JSON.

A card is its number in `board.cards`; an option is its number in `board.options` (0 is idle); a region 0 to 5; a worker 1 to 8.
"""

from functools import cache
from typing import Any

from lopsided.engine.box import load_printed
from lopsided.engine.decisions import phase
from lopsided.engine.decks import PILED, UNDRAWN, first_piled
from lopsided.games.disruptopia import rules
from lopsided.games.disruptopia.rules import company
from lopsided.games.disruptopia.rules.scoring import points_of
from lopsided.games.disruptopia.state import (
    CLASSES,
    DECKS,
    HAND,
    MOVES,
    PARTS,
    REGIONS,
    SLOTS,
    WORKERS,
    Moment,
    Option,
    Phase,
    Purpose,
    Rank,
    Verb,
    When,
)  # fmt: skip

PRICED = (Option.BUY_CHIPS, Option.RECRUIT, Option.TRAIN, Option.BUYBACK, Option.SCALE_PRESENCE, Option.AUDIT)


def view(box: Any, g: Any, seat: int) -> dict[str, Any]:
    """The companies, the map, the decks, and what is being resolved."""
    planning = phase(g) == Phase.PLAN
    return {
        "companies": [company_view(box, g, s, planning) for s in range(box.seats)],
        "regions": [{"tokens": g.on_region[r], "room": box.room[r], "present": [s for s in range(box.seats) if g.presence[s, r]]} for r in range(REGIONS)],
        "supply": g.supply,
        "decks": [{"undrawn": g.decks[d, UNDRAWN], "pile": pile(g, d)} for d in range(DECKS)],
        "first": g.first,
        "order": [(g.first + i) % box.seats for i in range(box.seats)],  # of turns in this round
        "odd": bool(g.round & 1),
        "step": 0 if phase(g) == Phase.HOME else 1 if planning else 2,  # 0: setup, 1: plans, 2: carrying them out
        "active": None if planning or g.over else g.active,
        "worker": g.worker or None,  # the worker being resolved, or the last one
        "option": g.plan[g.active, g.worker - 1] if g.worker and not planning else None,
        "moment": Moment(g.moment).name.lower(),  # none, window, cards: what the active player may play now
        "points": g.points,
        "playing": g.playing - 1 if g.playing else None,  # the card being played or used
        "target": g.target - 1 if g.target else None,
        "purpose": purpose(box, g),  # what a region is chosen for
        "die": g.die or None,  # a Marketing die that may be rolled again
        "draws": g.draws,
        "last": bool(g.last),
    }


def company_view(box: Any, g: Any, s: int, planning: bool) -> dict[str, Any]:
    """One company. `plan`, `placed` and `tossing` are null while they are secret."""
    hidden = planning and any(g.hand[s, i] < 0 for i in range(g.held[s]))
    secret = planning and (hidden or g.placed[s] < 0)
    return {
        "corp": g.corp[s],
        "pers": g.pers[s],
        "power": g.power[s],
        "rep": g.rep[s],
        "income": g.income[s],
        "rank": Rank(g.rank[s]).name.lower(),
        "compute": g.compute[s],
        "model": g.model[s],
        "workers": g.workers[s],
        "presence": [r for r in range(REGIONS) if g.presence[s, r]],
        "home": g.home[s] - 1 if g.home[s] else None,
        "tokens": g.tokens[s],
        "cut": g.cut[s],
        "surcharge": g.surcharge[s],
        "hand": [card_seen(box, g.hand[s, i]) for i in range(g.held[s])],
        "slots": [{"card": g.slot[s, i] - 1, "used": bool(g.used[s, i]), "fresh": bool(g.fresh[s, i])} for i in range(SLOTS) if g.slot[s, i]],
        "confirmed": planning and not g.pending >> s & 1,
        "plan": None if secret else [g.plan[s, w] for w in range(WORKERS)],
        "placed": None if secret else g.placed[s],  # workers decided about so far
        "tossing": None if secret else [i for i in range(g.held[s]) if g.tossing[s] >> i & 1],
        "prices": {option.name.lower(): company.price(box, g, s, option) for option in PRICED},  # at this moment, top of a track: 0
        "cannot": {option.name.lower(): company.cannot(box, g, s, option) for option in Option if option},  # 0, or a refusal's number
        "next_income": company.next_income(box, g, s),
        "vp": points_of(box, g, s),
    }


def card_seen(box: Any, card: int) -> dict[str, Any]:
    """A card of a hand: its back, and its face where that may be seen."""
    return {"card": card - 1, "deck": box.deck_of[card - 1]} if card > 0 else {"card": None, "deck": -card - 1}


def pile(g: Any, d: int) -> list[int]:
    """The discard pile, the latest last."""
    return [g.decks[d, first_piled(g.decks) + i] for i in range(g.decks[d, PILED])]


def purpose(box: Any, g: Any) -> str | None:
    """Home, handout, scale, subsidy, presence or unplace; null where no region is asked for."""
    now = rules.region_purpose(box, g)
    return Purpose(now).name.lower() if now >= 0 else None
