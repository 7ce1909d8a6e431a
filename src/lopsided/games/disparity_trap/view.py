"""What a seat sees of The Disparity Trap, as JSON: shown.py says what is in it."""

from typing import Any

from lopsided.engine.decisions import is_asked, phase
from lopsided.engine.vocabulary import places_in, word, words_in
from lopsided.games.disparity_trap import shown
from lopsided.games.disparity_trap.rules.cards import can_influence, can_pay_roll, is_level, reach_of, step_of
from lopsided.games.disparity_trap.rules.ending import amount, points, points_for
from lopsided.games.disparity_trap.rules.pieces import lacks, tier_of
from lopsided.games.disparity_trap.rules.votes import dice_for, may_put
from lopsided.games.disparity_trap.state import (
    EFFECTS,
    MOVES,
    NEEDS,
    TIERS,
    TRADES,
    VOTABLE,
    Deck,
    Ending,
    Phase,
    Position,
    Score,
    Space,
    Thing,
    Verb,
    Who,
    Wish,
    is_window,
)  # fmt: skip

TILES = tuple(thing for thing in Thing if thing <= Thing.LEGACY)


def view(box: Any, g: Any) -> shown.Table:
    """The table as everybody sees it."""
    return {
        "seats": [open_side(box, g, s) for s in range(box.seats)],
        "first": g.first,
        "active": g.active,
        "turn_of_round": g.turn,
        "move_die": g.move_die,
        "level": words_in(g.level, VOTABLE),
        "dice": {"remove": dice_for(g, 0), "reverse": dice_for(g, 1)},
        "votes": words_in(box.votable & ~g.level, VOTABLE) if box.vote else [],
        "decks": {"opportunity": g.count[Deck.OPPORTUNITY], "event": g.count[Deck.EVENT], "justice": g.count[Deck.JUSTICE]},
        "play": play(box, g),
        "window": window(box, g),
        "vote": vote(box, g),
        "trades": g.traded,
        "ending": word(Ending(g.ending)) if g.ending else None,
        "winner": g.winner - 1 if g.winner else None,
        "titles": titles(box, g),
        "scores": [score(box, g, s) for s in range(box.seats)] if box.points else None,
    }


def own(box: Any, g: Any, seat: int) -> dict[str, Any]:
    """What a seat sees otherwise: its hand, and what it has sealed."""
    found: dict[str, Any] = {f"seats.{seat}.hand": [g.hand[seat, slot] - 1 for slot in range(g.cards[seat])]}
    if is_voting(g) and g.sealed[seat]:
        found["vote.mine"] = g.sealed[seat] - 1
    return found


def open_side(box: Any, g: Any, s: int) -> shown.SeatState:
    """What everybody sees of a player."""
    return {
        "position": word(Position(g.position[s])) if g.position[s] else None,
        "pawn": g.pawn[s],
        "tier": tier_of(box, g, s),
        "tiles": {word(t): g.have[s, t] for t in TILES},
        "privilege": g.have[s, Thing.PRIVILEGE],
        "power": g.have[s, Thing.POWER],
        "justice": g.have[s, Thing.JUSTICE],
        "cards": g.cards[s],
        "hand": None if g.cards[s] else [],
        "skip": g.skip_card[s],
        "skips": g.skips[s],
        "wish": wish(g, s),
        "helps": g.helps[s] if box.points else None,
        "hinders": g.hinders[s] if box.points else None,
        "points": points(box, g, s),
        "turns": g.turns[s],
    }


def wish(g: Any, s: int) -> str:
    """What a player wants to be asked about."""
    return word(Wish.NOT_THIS_TURN if g.quiet >> s & 1 else Wish.ONLY_FOR_ME if g.for_me >> s & 1 else Wish.EVERYTHING)


def play(box: Any, g: Any) -> shown.Play | None:
    """The card being played, with the ranges as they are in force."""
    if not g.card:
        return None
    rolls, level = bool(box.rolls[g.row]), bool(is_level(box, g, g.row))
    return {
        "card": g.card - 1,
        "step": step_of(box, g),
        "target": g.target,
        "line": places_in(g.line),
        "onward": places_in(g.onward),
        "sd": box.reach[g.row, Position.SD] if rolls else None,
        "snd": box.reach[g.row, Position.SD if level else Position.SND] if rolls else None,
        "level": level,
        "reach": g.reach if rolls else None,
        "die": g.die,
        "extra": g.extra,
    }


def window(box: Any, g: Any) -> shown.Window | None:
    """A question out of turn: about whom, who is being waited for, and where everybody else stands."""
    if g.depth == 0 or not is_window(phase(g)):
        return None
    kind = Phase(phase(g))
    price = {Phase.INFLUENCE: box.influence_cost, Phase.EXTRA_ROLL: box.extra_price}.get(kind, 0)
    return {
        "kind": word(kind),
        "target": g.target,
        "asked": g.pending.bit_length() - 1,
        "price": price,
        "seats": [{"state": stand(box, g, s, kind), "privilege": g.have[s, Thing.PRIVILEGE], "power": g.have[s, Thing.POWER]} for s in range(box.seats)],
    }


def stand(box: Any, g: Any, s: int, kind: Phase) -> shown.Standing:
    """Where a player stands in a window, by what everybody can see."""
    if g.pending >> s & 1:
        return "asked"
    if g.answered >> s & 1:
        return "passed"
    if not is_able(box, g, s, kind):
        return "poor"
    wanted = wish(g, s)
    return "next" if wanted == "everything" or s == g.target else wanted


def is_able(box: Any, g: Any, s: int, kind: Phase) -> bool:
    """Whether a player could act in a window, by what everybody can see."""
    if kind == Phase.INFLUENCE:
        return bool(can_influence(box, g, s))
    return g.have[s, Thing.POWER] > 0 or (kind == Phase.EXTRA_ROLL and bool(can_pay_roll(box, g, s)))


def is_voting(g: Any) -> bool:
    """Whether a vote is being held."""
    return g.depth > 0 and phase(g) in (Phase.STAKE, Phase.SEAL)


def vote(box: Any, g: Any) -> shown.Vote | None:
    """The vote being held; of what is sealed a reader sees only the own."""
    if not is_voting(g):
        return None
    sealing = phase(g) == Phase.SEAL
    return {
        "subject": word(Thing(g.subject)),
        "reverse": bool(g.reversing),
        "stake": g.stake,
        "by": g.active,
        "dice": dice_for(g, g.reversing),
        "seats": [envelope(g, s) for s in range(box.seats)] if sealing else [],
        "mine": None,
    }


def envelope(g: Any, s: int) -> shown.Envelope:
    """Whether a player has sealed a contribution, never how much."""
    if g.pending >> s & 1:
        return "choosing"
    if may_put(g, s):
        return "sealed"
    return "open" if s == g.active else "out"


def score(box: Any, g: Any, s: int) -> shown.Score:
    """The Point Tracker of a player, line by line."""
    lines: dict[str, shown.Line] = {word(what): {"count": amount(box, g, s, what), "points": points_for(box, g, s, what)} for what in Score}
    return {"total": points(box, g, s), "lines": lines}


def titles(box: Any, g: Any) -> list[int]:
    """The ultimate winners by points."""
    if not (g.over and box.points):
        return []
    totals = [points(box, g, s) for s in range(box.seats)]
    return [s for s, total in enumerate(totals) if total == max(totals)]


# What is printed


def board(box: Any) -> shown.Board:
    """What is printed, with the modules of this table. Cards are numbered as everywhere else."""
    return {
        "tier_length": box.tier_length,
        "spaces": [word(Space(box.space[i])) for i in range(TIERS * box.tier_length + 1)],
        "cards": [card(box, k) for k in range(box.kinds)],
        "goals": [box.goal[tier] for tier in range(1, TIERS + 1)],
        "taxes": box.taxes,
        "trades": [{"give": word(Thing(box.trade_give[t])), "price": box.trade_price[t], "get": word(Thing(box.trade_get[t]))} for t in range(TRADES)],
        "subjects": words_in(box.votable, VOTABLE),
        "modules": modules(box),
        "extra_roll": box.extra_price,
        "influence_cost": box.influence_cost,
        "smallest_stake": box.smallest_stake,
        "sacrifice_gain": box.sacrifice_gain,
        "start_privilege": {"sd": box.start_privilege[Position.SD], "snd": box.start_privilege[Position.SND]},
        "max_rounds": box.max_rounds,
        "max_rerolls": box.max_rerolls or None,
        "standing_check": bool(box.standing_check),
        "worth": {word(what): box.worth[what] for what in Score},
    }


def modules(box: Any) -> list[str]:
    """The modules in play that change what can be done or shown."""
    flags = {"taxes": box.taxed} | {m: getattr(box, m) for m in ("sacrifice", "vote", "justice", "influence", "power", "skip", "points")}
    in_play = [k for k in range(box.kinds) if box.copies[k]]
    flags["rolloff"] = any(box.who[k] == Who.ROLLOFF for k in in_play)
    flags["combo"] = any(box.deck[k] == Deck.OPPORTUNITY and box.need_amount[k, 1] for k in in_play)
    return sorted(m for m, on in flags.items() if on)


def card(box: Any, k: int) -> shown.Card:
    """One card as it is printed."""
    second = box.second_step[k]
    return {
        "deck": word(Deck(box.deck[k])),
        "who": word(Who(box.who[k])),
        "needs": [{"thing": word(Thing(box.need[k, i])), "amount": box.need_amount[k, i]} for i in range(NEEDS) if box.need_amount[k, i]],
        "tiers": [box.low_tier[k], box.high_tier[k]],
        "penalty": bool(box.penalty[k]),
        **face(box, k),
        "cost_back": box.cost_back[k],
        "tag": word(Thing(box.tag[k])) if box.tag[k] >= 0 else None,
        "count": box.copies[k],
        "second": face(box, second) if second else None,
        "by_tier": [effects(box, box.tax[tier]) for tier in range(1, TIERS + 1)] if box.deck[k] == Deck.TAXES else None,
    }


def face(box: Any, row: int) -> shown.Ranges:
    """A card's or a step's ranges and effects."""
    rolls = bool(box.rolls[row])
    return {
        "sd": box.reach[row, Position.SD] if rolls else None,
        "snd": box.reach[row, Position.SND] if rolls else None,
        "effects": effects(box, row),
    }


def effects(box: Any, row: int) -> list[shown.Effect]:
    """What a row does; `back` is how far one goes who cannot pay."""
    return [
        {
            "what": word(Verb(box.verb[row, i])),
            "thing": word(Thing(box.thing[row, i])) if box.verb[row, i] in (Verb.GAIN, Verb.LOSE, Verb.PAY) else None,
            "amount": box.amount[row, i],
            "back": box.otherwise[row, i],
        }
        for i in range(EFFECTS)
        if box.verb[row, i]
    ]


def describe(box: Any, g: Any, seat: int, action: int) -> dict[str, int]:
    """What the words for an action need: the card, what it asks for, prices, and whose play it is about."""
    move, ints = MOVES.decode(action)
    slot = ints.get("slot", -1)
    number = g.hand[seat, slot] - 1 if 0 <= slot < g.cards[seat] else g.card - 1
    told = {
        "card": number,
        "have": g.have[seat, Thing.PRIVILEGE],
        "target": g.target,
        "own": int(g.target == seat),
        "reach": g.reach,
        "less": max(0, g.reach - 1),
        "more": min(box.sides, g.reach + 1),
        "die": g.die,
        "price": box.influence_cost if move in ("add", "take") else box.smallest_stake if move in ("vote", "reverse", "put") else box.extra_price,
        "gain": box.sacrifice_gain,
        "window": phase(g) if g.depth else 0,
        "penalty": int(bool(g.card) and box.penalty[g.row]),
        "rolls": 0, "spaces": 0, "thing": 0, "amount": 0, "first_tier": 0, "dice": dice_for(g, int(move == "reverse")),
    }  # fmt: skip
    if number >= 0:
        missing = max(0, lacks(box, g, seat, number)) if is_asked(g, seat) else 0
        told |= {
            "thing": box.need[number, missing], "amount": box.need_amount[number, missing], "first_tier": box.low_tier[number],
            "rolls": reach_of(box, g, number, seat) if box.rolls[number] else 0, "spaces": box.cost_back[number],
        }  # fmt: skip
    if move == "trade":
        trade = ints["trade"]
        told |= {"thing": box.trade_give[trade], "amount": box.trade_price[trade]}
    return told | ({"target": ints["target"]} if "target" in ints else {}) | ({"amount": ints["amount"]} if "amount" in ints else {})
