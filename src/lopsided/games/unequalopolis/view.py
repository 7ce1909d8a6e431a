"""What a seat sees of Unequalopolis, as JSON: shown.py says what is in it."""

from typing import Any

from lopsided.engine.decisions import phase
from lopsided.engine.decks import UNDRAWN
from lopsided.engine.drawing import kept_drawn
from lopsided.engine.vocabulary import places_in, word, words_in
from lopsided.games.unequalopolis import shown
from lopsided.games.unequalopolis.rules import auction, debt, land, people
from lopsided.games.unequalopolis.rules.setup import banker
from lopsided.games.unequalopolis.state import (
    BANK,
    DEEDS,
    LEVELS,
    MOVES,
    SPACES,
    STREET_GROUPS,
    Cause,
    Deck,
    End,
    Law,
    Lot,
    Phase,
    Right,
    Sign,
    Space,
    Stage,
    State,
    Tag,
    Tray,
    Verb,
    Who,
)  # fmt: skip

KINDS = {Verb.COLLECT_FROM: Who, Verb.PAY_TO: Who, Verb.MOVE_NEXT: Space, Verb.KEEP: Tag, Verb.RULE: Law, Verb.BENEFIT: Law, Verb.GRANT: Right}


OF_THE_TURN = (
    "decks", "known", "bank", "laid", "past", "give", "get", "cash_given", "made", "tray", "maker", "partner", "offers", "asked", "managed", "faced", "bidding",
    "high", "bidder", "lot", "first", "second", "streak", "extra", "active", "stage", "round",
)  # fmt: skip


def view(box: Any, g: Any) -> shown.Table:
    """The table as everybody sees it."""
    return {
        "players": [player(box, g, s, has_hidden_cash(box, g)) for s in range(box.seats)],
        "deeds": deeds(box, g),
        "order": [g.order[place] for place in range(box.seats)],
        "active": g.active,
        "stage": word(Stage(g.stage)),
        "first_man": seat_or_none(people.first_man(box, g)),
        "banker": banker(box, g),
        "crops": g.crops,
        "warehouses": g.warehouses,
        "decks": {word(d): g.decks[d, UNDRAWN] for d in Deck},
        "bank": g.bank if box.finite and not has_hidden_cash(box, g) else None,
        "country": country(box, g),
        "dice": {"first": g.first, "second": g.second, "total": g.total, "streak": g.streak, "extra": bool(g.extra)} if g.first else None,
        "rules": None,
        "auction": auction_view(box, g),
        "debt": debt_view(box, g),
        "tray": None,
        "trading": {"maker": g.maker, "partner": g.partner} if g.tray else None,
        "receipt": receipt(box, g),
        "lots": places_in(g.lots),
        "shortage": shortage(box, g),
        "offers_left": max(0, box.debt_offers - g.debt_offers if g.debtor else box.offers - g.offers),
        "ended": word(End(g.ended)) if g.ended else None,
    }


def own(box: Any, g: Any, seat: int) -> dict[str, Any]:
    """What a seat sees otherwise: its rules, its purse where that is hidden, what it bids, what it can raise, the offer that it makes or is made."""
    found: dict[str, Any] = {"rules": rules_for(box, g, seat)}
    if has_hidden_cash(box, g):
        found |= {f"players.{seat}.cash": g.cash[seat], f"players.{seat}.worth": people.worth(box, g, seat)}
    if g.lot and not g.placing and seat in bidding(g):
        found |= {"auction.least": auction.least_bid(box, g, seat), "auction.laid": g.laid[seat]}
    if g.debtor == seat + 1:
        found["debt.can_raise"] = debt.raisable(box, g, seat)
    if g.tray and seat in (g.maker, g.partner):
        found["tray"] = tray(box, g)
    return found


def has_hidden_cash(box: Any, g: Any) -> bool:
    """Whether nobody sees another's purse."""
    return bool(box.cash_hidden and not g.over)


def seat_or_none(seat: int) -> int | None:
    """A seat, or nobody."""
    return None if seat == BANK else seat


@kept_drawn(State, *OF_THE_TURN, "total")
def player(box: Any, g: Any, s: int, hidden: bool) -> shown.Player:
    """One player; the purse may be hidden."""
    return {
        "sign": word(Sign(g.sign[s])),
        "score": g.score[s],
        "place": g.place[s],
        "token": g.token[s] - 1 if g.token[s] else None,
        "cash": None if hidden else g.cash[s],
        "worth": None if hidden else people.worth(box, g, s),
        "space": g.space[s],
        "skips": g.skips[s],
        "prison": g.prison[s] - 1 if g.prison[s] else None,
        "claim": g.claim[s] - 1 if g.claim[s] else None,
        "rights": words_in(g.rights[s], Right),
        "kept": [box.kept_card[k] for k in range(box.kept) if g.holder[k] == s + 1],
        "deeds": [d for d in range(DEEDS) if g.owner[d] == s + 1],
        "fallen": g.fallen[s],
    }


@kept_drawn(State, *OF_THE_TURN, "cash", "space", "prison", "skips", "token")
def deeds(box: Any, g: Any) -> list[shown.Deed]:
    """All deeds."""
    return [deed(box, g, d) for d in range(DEEDS)]


def deed(box: Any, g: Any, d: int) -> shown.Deed:
    """One deed; its rent for a visitor whom no Country card binds, for the works times the dice."""
    owned = g.owner[d] > 0
    works = box.group[d] > STREET_GROUPS
    factor = box.rent[d, min(land.owned_of(box, g, box.group[d], g.owner[d]), 2) - 1] if owned and works else 0
    return {
        "owner": g.owner[d] - 1 if owned else None,
        "level": g.level[d],
        "mortgaged": bool(g.mortgaged >> d & 1),
        "rent": 0 if not owned or g.mortgaged >> d & 1 else factor if works else land.rent(box, g, d, g.owner[d] - 1),
        "claims": [s for s in range(box.seats) if g.claim[s] == d + 1],
    }


def country(box: Any, g: Any) -> shown.Country | None:
    """The Country card that lies face up."""
    return {"card": g.country - 1, "drawer": g.drawer, "law": word(Law(people.law(box, g)))} if g.country else None


def rules_for(box: Any, g: Any, seat: int) -> shown.MyRules:
    """The rules that this seat plays under now, for the slip beside the board."""
    law = people.law(box, g)
    owns = ["street"] + ["railroad"] * people.may(g, seat, Right.RAIL) + ["utility"] * people.may(g, seat, Right.INDUSTRY)
    return {
        "bank": people.bank_sum(box, g, seat),
        "percent": people.share(box, g, seat, 100),
        "doubles": box.doubles[g.sign[seat]],
        "buys": people.may(g, seat, Right.PERMISSION),
        "owns": owns,
        "most": LEVELS - 1 if people.may(g, seat, Right.HARVEST) else box.few_crops,
        "inherits": people.may(g, seat, Right.INHERIT),
        "park": people.may(g, seat, Right.PARK),
        "prison": people.may(g, seat, Right.COUNSEL),
        "bound": [word(Law(law))] if law and not people.may(g, seat, Right.PASSPORT) and law != Law.EQUAL_PAY else [],
    }


def bidding(g: Any) -> list[int]:
    """The seats that are asked for a bid."""
    return places_in(g.pending) if phase(g) in (Phase.BID, Phase.CROP_BID) else []


def auction_view(box: Any, g: Any) -> shown.Auction | None:
    """The auction that is running."""
    if not g.lot or g.placing:
        return None
    return {
        "lot": "crop" if g.lot == Lot.CROP else "warehouse" if g.lot == Lot.WAREHOUSE else "deed",
        "deed": g.lot - 1 if g.lot <= DEEDS else None,
        "high": g.high,
        "bidder": g.bidder - 1 if g.bidder else None,
        "in": places_in(g.bidding),
        "asked": bidding(g),
        "least": None,
        "laid": None,
        "sealed": bool(box.sealed and g.lot <= DEEDS),
    }


def debt_view(box: Any, g: Any) -> shown.Debt | None:
    """The debt that is being raised."""
    if not g.debtor:
        return None
    debtor = g.debtor - 1
    return {
        "seat": debtor,
        "target": seat_or_none(g.creditor - 1),
        "amount": g.owed,
        "can_raise": None if box.cash_hidden else debt.raisable(box, g, debtor),
        "cause": word(Cause(g.cause)),
        "about": g.about,
    }


def tray(box: Any, g: Any) -> shown.TrayView:
    """The offer on the tray, for its two parties."""
    return {
        "maker": g.maker,
        "partner": g.partner,
        "give": side(box, g.give, max(0, g.cash_given)),
        "get": side(box, g.get, max(0, -g.cash_given)),
        "answering": g.partner if g.tray in (Tray.ASKING, Tray.ASKING_BACK) else None,
        "counter": g.tray in (Tray.COUNTERING, Tray.ASKING_BACK),
    }


def side(box: Any, items: int, cash: int) -> shown.Side:
    """What one side gives."""
    held = places_in(items)
    return {"deeds": [i for i in held if i < DEEDS], "cards": [box.kept_card[i - DEEDS] for i in held if i >= DEEDS], "cash": cash}


def receipt(box: Any, g: Any) -> shown.Receipt | None:
    """The mortgaged deed that was received and must be seen to."""
    if not g.fees:
        return None
    d = debt.received(g)
    return {
        "seat": g.owner[d] - 1,
        "deed": d,
        "fee": land.fee_on(box, d),
        "lift": land.lifting(box, d),
        "left": places_in(g.fees),
        "gift": bool(g.gift),
    }


def shortage(box: Any, g: Any) -> shown.Shortage | None:
    """The piece of which there are too few."""
    if not g.wanted:
        return None
    lot = land.lot_on(box, g, g.wanted - 1)
    return {"seat": g.wanting, "deed": g.wanted - 1, "lot": "crop" if lot == Lot.CROP else "warehouse", "contesting": places_in(g.contest)}


# What never changes


def board(box: Any) -> shown.Board:
    """What is printed: spaces, deeds, cards, the two signs, sums and the house rules of this table."""
    return {
        "spaces": [space(box, at) for at in range(SPACES)],
        "deeds": [printed_deed(box, d) for d in range(DEEDS)],
        "groups": [[box.member[at, i] for i in range(box.size[at])] for at in range(STREET_GROUPS + 2)],
        "cards": [card(box, c) for c in range(box.cards)],
        "signs": {word(s): sign(box, s) for s in Sign},
        "bills": box.bill.tolist(),
        "fine": box.fine,
        "step": box.step,
        "crops": box.crops,
        "warehouses": box.warehouses,
        "warehouse_after": box.warehouse_after,
        "few_crops": box.few_crops,
        "attempts": box.attempts,
        "empowerment": bool(box.empowerment),
        "empowerment_from": box.empowerment_from,
        "offers": box.offers,
        "counters": bool(box.counters),
        "sealed": bool(box.sealed),
        "cash_hidden": bool(box.cash_hidden),
        "first_fall_ends": bool(box.first_fall_ends),
        "time_limit": box.time_limit,
        "max_rounds": box.max_rounds,
    }


def space(box: Any, at: int) -> shown.SpaceView:
    """One space."""
    return {"kind": word(Space(box.space[at])), "deed": box.deed_at[at] - 1 if box.deed_at[at] else None, "tax": box.tax[at]}


def printed_deed(box: Any, d: int) -> shown.PrintedDeed:
    """One deed as it is printed."""
    street = box.group[d] < STREET_GROUPS
    return {
        "space": box.deed_space[d],
        "group": box.group[d],
        "kind": word(Space(box.space[box.deed_space[d]])),
        "factory": bool(box.factory >> d & 1),
        "price": box.price[d],
        "rent": [box.rent[d, i] for i in range(LEVELS if street else 2)],
        "mortgage": box.mortgage[d],
        "lift": land.lifting(box, d),
        "crop": box.crop[d],
    }


def sign(box: Any, s: Sign) -> shown.SignRules:
    """What the rules give to a sign."""
    rights = words_in(box.entitled[s], Right)
    return {"start": box.start_money[s], "bank": box.bank_sum[s], "percent": box.card_percent[s], "doubles": box.doubles[s], "rights": rights}


def card(box: Any, c: int) -> shown.Card:
    """One card: its deck and what it does to a man and to a woman."""
    return {"deck": word(Deck(box.deck[c])), "kept": bool(box.kept_as[c]), "man": effect(box, c, Sign.MAN), "woman": effect(box, c, Sign.WOMAN)}


def effect(box: Any, c: int, s: Sign) -> shown.Effect:
    """One effect: the verb, its number, and the word that goes with it."""
    verb, first, second = Verb(box.verb[c, s]), box.amount[c, s], box.other[c, s]
    kind = KINDS.get(verb)
    return {"what": word(verb), "amount": second if kind else first, "other": 0 if kind else second, "word": word(kind(first)) if kind else None}


def describe(box: Any, g: Any, seat: int, action: int) -> dict[str, int]:
    """What the words for an action need: sums, the deed in question, what comes next."""
    name, ints = MOVES.decode(action)
    at = ints.get("deed", deed_in_question(box, g, seat))
    found = {"have": g.cash[seat] if 0 <= seat < box.seats else 0, "laid": g.laid[seat] if seat < box.seats else 0, "owed": g.owed, "fine": box.fine}
    found |= {"next": next_step(g), "deed": at, "price": box.price[at], "crop": box.crop[at], "half": box.crop[at] // 2}
    found |= {"level": ints["level"] if name == "sell_group" else land.next_level(box, g.level[at]) if name == "build" else g.level[at]}
    found |= {"value": box.mortgage[at], "fee": land.fee_on(box, at), "lifting": land.lifting(box, at), "most": box.most_managed}
    found |= {"bid": g.high if phase(g) == Phase.PLACE else 0, "lot_wanted": int(phase(g) == Phase.CONTEST)}
    found |= {"offers": box.debt_offers if g.debtor else box.offers, "country": max(0, g.country - 1), "attempts": box.attempts}
    if "bill" in ints:
        found["amount"] = box.bill[ints["bill"]]
    if "kept" in ints:
        found["card"] = box.kept_card[ints["kept"]]
    if "target" not in ints and g.tray:
        found["target"] = g.partner if seat == g.maker else g.maker
    if "target" not in ints and "target" not in found:
        found["target"] = g.creditor - 1
    return found


def next_step(g: Any) -> int:
    """What being done leads to: 0 the roll, 1 the prison's choice, 2 another roll, 3 the end of the turn, 4 the claim, 5 the others' turns."""
    if phase(g) == Phase.BETWEEN:
        return 5
    if g.stage == Stage.MANAGE1:
        return 1 if g.prison[g.active] else 4 if g.claim[g.active] else 0
    return 2 if g.extra else 3


def deed_in_question(box: Any, g: Any, seat: int) -> int:
    """The deed that is bought, claimed, auctioned or received just now."""
    if g.fees:
        return int(debt.received(g))
    if 0 < g.lot <= DEEDS:
        return int(g.lot - 1)
    if g.wanted:
        return int(g.wanted - 1)
    if 0 <= seat < box.seats and g.claim[seat]:
        return int(g.claim[seat] - 1)
    return max(0, int(box.deed_at[g.space[g.active]]) - 1)
