"""Reads the cards of box.toml: a small vocabulary, and a message that names the card for everything that is not in it.

effects = ["rep me 2", "if rep below 3: power me 1", "on 1-2: power me 2", "after file_patent: gain 1", "gain 2 per subsidy most 6"]
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from lopsided.engine.box import BoxError, number
from lopsided.games.disruptopia.rules.cards import is_useful
from lopsided.games.disruptopia.state import CARDS, CLASSES, DECKS, KINDS, PARTS, Guard, Need, Option, Purpose, Verb, When, Who

DECK_NAMES = ("research", "influence", "sabotage")
KIND_NAMES = ("action", "effect")
KEYS = ("id", "title", "deck", "kind", "cost", "count", "when", "need", "target", "locks", "effects", "text", "scene", "source")
PRICED = (Option.BUY_CHIPS, Option.RECRUIT, Option.TRAIN, Option.SCALE_PRESENCE)
FOLLOWED = (*tuple(Option)[1:9], Option.AUDIT)  # by a bonus
PLACES = {Verb.PRESENCE: Purpose.PRESENCE, Verb.UNPLACE: Purpose.UNPLACE, Verb.SUBSIDY: Purpose.SUBSIDY}
STANDING = (Verb.PRICE, Verb.REROLL, Verb.SOFTEN, Verb.SHIELD)
BONUSES = (Verb.GAIN, Verb.POWER, Verb.REP)
ASKS = (Verb.DRAW, Verb.SNATCH)  # these ask for more before the card is done
MOST = 30

# What stands behind each verb: who it may be about, and what follows.
OTHERS, ANYBODY, MYSELF = (Who.ONE, Who.EACH, Who.ALL), tuple(Who), (Who.ME,)
FORMS: dict[Verb, tuple[tuple[Who, ...], str]] = {
    Verb.POWER: (ANYBODY, "signed"), Verb.REP: (ANYBODY, "signed"), Verb.LOSE: (OTHERS, "amount"), Verb.COMPUTE: (ANYBODY, "step"),
    Verb.CUT: (ANYBODY, "amount"), Verb.SURCHARGE: (OTHERS, "amount"), Verb.STEAL: ((Who.ONE,), "amount"), Verb.FIRE: ((Who.ONE,), ""),
    Verb.UNPLACE: ((Who.ONE,), ""),
    Verb.SUBSIDY_BACK: ((Who.ONE,), ""), Verb.DROP: ((Who.ONE,), "amount"), Verb.SNATCH: ((Who.ONE,), ""),
    Verb.GAIN: ((), "gain"), Verb.PAY: ((), "amount"), Verb.TRAIN: ((), "less"), Verb.RECRUIT: ((), "less"), Verb.PRESENCE: ((), ""),
    Verb.SUBSIDY: ((), "reach"), Verb.DRAW: ((), "amount"), Verb.PRICE: ((), "price"), Verb.REROLL: ((), "marketing"), Verb.SOFTEN: ((), "buyback"),
    Verb.SHIELD: ((), "shield"),
}  # fmt: skip


def fill_cards(box: Any, cards: Any) -> None:
    """All kinds of card with their parts."""
    if not isinstance(cards, list) or not 1 <= len(cards) <= KINDS or not all(isinstance(card, dict) for card in cards):
        raise BoxError(f"[[cards]] must be a list of 1 to {KINDS} cards")
    box.kinds = len(cards)
    counts, known = [0] * DECKS, set[str]()
    for at, card in enumerate(cards):
        where = f"cards: {card.get('id')} {card.get('title')}"
        check_words(card, where, known)
        fill_card(box, at, card, where)
        counts[box.deck_of[at]] += box.copies[at]
        if counts[box.deck_of[at]] > CARDS:
            raise BoxError(f"{where}: count {box.copies[at]} makes more than {CARDS} cards of its deck")


def check_words(card: Mapping[str, Any], where: str, known: set[str]) -> None:
    """A card has a name of its own, a title, says what it does, and nothing that nobody reads."""
    for key in card:
        pick(KEYS, key, where)
    for key in ("id", "title", "text", "scene"):
        if not isinstance(card.get(key), str) or not card[key].strip():
            raise BoxError(f"{where}: {key} is {card.get(key)!r}; a card needs it in words")
    if card["id"] in known:
        raise BoxError(f"{where}: id {card['id']} is used twice")
    known.add(card["id"])


def fill_card(box: Any, at: int, card: Mapping[str, Any], where: str) -> None:
    """One kind of card."""
    box.deck_of[at] = pick(DECK_NAMES, card.get("deck"), f"{where}, deck")
    effect = pick(KIND_NAMES, card.get("kind"), f"{where}, kind") == 1
    box.cost[at], box.copies[at] = number(card, "cost", where, 8), number(card, "count", where, CARDS)
    if not box.copies[at]:
        raise BoxError(f"{where}: count is 0; a card that is not in the deck need not be printed")
    box.when[at] = pick([when.name.lower() for when in When], card.get("when", "played"), f"{where}, when")
    if effect != (box.when[at] != When.PLAYED):
        raise BoxError(f"{where}: kind is {card['kind']!r}, when is {card.get('when')!r}; effect cards, and only they, say when")
    locks = card.get("locks", False)
    if type(locks) is not bool:
        raise BoxError(f"{where}: locks is {locks!r}; it must be true or false")
    box.bound[at] = locks
    box.need[at], box.need_amount[at] = read_need(card.get("need"), (Need.REP, Need.SUBSIDY, Need.BEHIND), f"{where}, need")
    box.aim[at] = read_need(card.get("target"), (Need.LEADER, Need.PUBLIC_MONEY), f"{where}, target")[0]
    effects = card.get("effects")
    if not isinstance(effects, list) or not 1 <= len(effects) <= PARTS:
        raise BoxError(f"{where}: effects is {effects!r}; it must be a list of 1 to {PARTS}")
    for part, text in enumerate(effects):
        fill_part(box, at, part, text, f"{where}, effects")
    check_parts(box, at, len(effects), where)


def pick(names: Sequence[str], name: Any, where: str) -> int:
    """The place of a name among those that there are."""
    if name not in names:
        raise BoxError(f"{where}: there is no {name!r}; there is {', '.join(names)}")
    return names.index(name)


def read_need(text: Any, known: tuple[Need, ...], where: str) -> tuple[int, int]:
    """`rep 1` or `behind` as a need and its amount."""
    if text is None:
        return Need.NOTHING, 0
    words = text.split() if isinstance(text, str) else []
    need = known[pick([n.name.lower() for n in known], words[0] if words else text, where)]
    counted = need in (Need.REP, Need.SUBSIDY)
    if len(words) != 1 + counted:
        raise BoxError(f"{where}: {text!r} does not make sense")
    return need, whole(words[1], where, -2, 14) if counted else 0


def whole(text: str, where: str, least: int, most: int) -> int:
    """A whole number of a card."""
    if not re.fullmatch(r"-?\d{1,3}", text) or not least <= int(text) <= most:
        raise BoxError(f"{where}: {text!r} is no whole number from {least} to {most}")
    return int(text)


def fill_part(box: Any, at: int, part: int, text: Any, where: str) -> None:
    """One part: `[guard:] verb [who] ...`."""
    if not isinstance(text, str) or not text.strip():
        raise BoxError(f"{where}: {text!r} is no effect")
    guard, colon, rest = text.rpartition(":")
    if colon:
        fill_guard(box, at, part, guard.split(), where)
    words = rest.split()
    verb = tuple(Verb)[pick([v.name.lower() for v in Verb], words.pop(0) if words else "", where)]
    box.verb[at, part] = verb
    people, form = FORMS[verb]
    if people:
        names = {who.name.lower(): who for who in people}
        box.who[at, part] = names[list(names)[pick(list(names), words.pop(0) if words else "", where)]]
    fill_amounts(box, at, part, form, words, f"{where}: {text!r}")


def fill_guard(box: Any, at: int, part: int, words: list[str], where: str) -> None:
    """`if rep 3`, `if rep below 3`, `on 1-2`, `after train`."""
    match words:
        case ["if", "rep", n]:
            kind, low, high = Guard.REP_FROM, whole(n, where, -2, 10), 0
        case ["if", "rep", "below", n]:
            kind, low, high = Guard.REP_BELOW, whole(n, where, -2, 10), 0
        case ["on", faces] if faces.count("-") == 1:
            first, last = faces.split("-")
            low = whole(first, where, 1, 6)
            kind, high = Guard.ROLL, whole(last, where, low, 6)
        case ["after", option]:
            kind, low, high = Guard.AFTER, 0, 0
            box.option[at, part] = option_number(option, FOLLOWED, where)
        case _:
            raise BoxError(f"{where}: {' '.join(words)!r} is no condition")
    box.guard[at, part], box.guard_from[at, part], box.guard_to[at, part] = kind, low, high


def option_number(name: str, known: Sequence[Option], where: str) -> int:
    """An option of the strategy board by its name."""
    return int(known[pick([option.name.lower() for option in known], name, where)])


def fill_amounts(box: Any, at: int, part: int, form: str, words: list[str], where: str) -> None:
    """What follows the verb and whom it is about."""
    amounts = [0]
    match form, words:
        case "", []:
            pass
        case "amount", [n]:
            amounts = [whole(n, where, 1, MOST)]
        case "signed", [n]:
            amounts = [whole(n, where, -MOST, MOST)]
        case "step", [n]:
            amounts = [whole(n, where, -1, 1)]
        case "less", ["free"]:
            box.free[at, part] = 1
        case "less", [n]:
            amounts = [whole(n, where, 1, MOST)]
        case "gain", [n, "per", "subsidy", "most", most]:
            amounts = [whole(n, where, 1, MOST)]
            box.most[at, part] = whole(most, where, 1, MOST)
        case "gain", [_] | [_, _, _]:
            amounts = [whole(n, where, 1, MOST) for n in words]
        case "reach", [reach]:
            box.place[at] = (Purpose.SUBSIDY, Purpose.SUBSIDY_ANY)[pick(("here", "any"), reach, where)]
        case "price", [option, n, who]:
            box.option[at, part] = option_number(option, PRICED, where)
            amounts = [whole(n, where, -MOST, MOST)]
            box.who[at, part] = (Who.ME, Who.EACH)[pick(("me", "each"), who, where)]
        case "marketing", ["marketing"]:
            amounts = [1]
        case "buyback", ["buyback", n]:
            amounts = [whole(n, where, 1, 12)]
        case "shield", [what]:
            box.free[at, part], amounts = pick(("rep", "audit"), what, where), [1]
        case _:
            raise BoxError(f"{where} does not make sense")
    if amounts == [0] and form in ("signed", "step", "price"):
        raise BoxError(f"{where} changes nothing")
    for rank in range(CLASSES):
        box.amount[at, part, rank] = amounts[rank if len(amounts) == CLASSES else 0]


def check_parts(box: Any, at: int, parts: int, where: str) -> None:
    """What the parts of one card may be together."""
    verbs = [Verb(box.verb[at, part]) for part in range(parts)]
    guards = [Guard(box.guard[at, part]) for part in range(parts)]
    standing = box.when[at] == When.STANDING
    for verb, guard in zip(verbs, guards, strict=True):
        if standing != (verb in STANDING or guard == Guard.AFTER):
            raise BoxError(f"{where}, effects: {verb.name.lower()} does not go with when = {When(box.when[at]).name.lower()!r}")
        if guard == Guard.AFTER and verb not in BONUSES:
            raise BoxError(f"{where}, effects: after an action comes gain, power or rep, not {verb.name.lower()}")
        if guard != Guard.ALWAYS and verb in (*ASKS, *PLACES, *STANDING, Verb.PAY):
            raise BoxError(f"{where}, effects: {verb.name.lower()} cannot be conditional")
    if any(guard == Guard.AFTER and box.who[at, part] != Who.ME for part, guard in enumerate(guards)):
        raise BoxError(f"{where}, effects: what comes after an action is about me")
    if sum(verb in PLACES for verb in verbs) > 1 or sum(verb in ASKS for verb in verbs) > 1 or any(verb in ASKS for verb in verbs[:-1]):
        raise BoxError(f"{where}, effects: one region, and one draw or snatch at the end, is what a card can ask for")
    if verbs.count(Verb.PAY) > 1 or (Verb.PAY in verbs and (Verb.TRAIN in verbs or Verb.RECRUIT in verbs)):
        raise BoxError(f"{where}, effects: pay stands once, and not beside another price")
    if not any(is_useful(box, at, part) for part in range(parts)):
        raise BoxError(f"{where}, effects: a price, or a loss of one's own reputation, is nothing to play a card for")
    if Verb.DRAW in verbs and box.cost[at] == 0:
        raise BoxError(f"{where}: cost is 0; a card that draws cards must cost a worker, or a turn might never end")
    box.aims[at] = any(box.who[at, part] == Who.ONE for part in range(parts))
    for verb in verbs:
        if verb in PLACES and verb != Verb.SUBSIDY:
            box.place[at] = PLACES[verb]
    if box.aim[at] and not box.aims[at]:
        raise BoxError(f"{where}: target is given, and no effect is about one")
