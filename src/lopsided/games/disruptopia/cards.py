"""The cards of box.toml: a small vocabulary, and a sentence for everything that is not in it.

effects = ["rep me 2", "if rep below 3: power me 1", "on 1-2: power me 2", "after file_patent: gain 1", "gain 2 per subsidy most 6"]
"""

import re
from enum import IntEnum
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct, field

from lopsided.engine.schema import BoxError, Entry, Text, Written, length, member, write
from lopsided.games.disruptopia.rules.cards import is_useful
from lopsided.games.disruptopia.state import CARDS, CLASSES, PARTS, SIDES, Guard, Need, Option, Purpose, Verb, When, Who

PRICED = (Option.BUY_CHIPS, Option.RECRUIT, Option.TRAIN, Option.SCALE_PRESENCE)
FOLLOWED = (*tuple(Option)[1:9], Option.AUDIT)  # by a bonus
PLACES = {Verb.PRESENCE: Purpose.PRESENCE, Verb.UNPLACE: Purpose.UNPLACE, Verb.SUBSIDY: Purpose.SUBSIDY}
STANDING = (Verb.PRICE, Verb.REROLL, Verb.SOFTEN, Verb.SHIELD)
BONUSES = (Verb.GAIN, Verb.POWER, Verb.REP)
ASKS = (Verb.DRAW, Verb.SNATCH)  # these ask for more before the card is done
LOW, HIGH, MOST = -2, 10, 30  # reputation, and any amount

# What stands behind each verb: who it may be about, and what follows.
OTHERS, ANYBODY = (Who.ONE, Who.EACH, Who.ALL), tuple(Who)
FORMS: dict[Verb, tuple[tuple[Who, ...], str]] = {
    Verb.POWER: (ANYBODY, "signed"), Verb.REP: (ANYBODY, "signed"), Verb.LOSE: (OTHERS, "amount"), Verb.COMPUTE: (ANYBODY, "step"),
    Verb.CUT: (ANYBODY, "amount"), Verb.SURCHARGE: (OTHERS, "amount"), Verb.STEAL: ((Who.ONE,), "amount"), Verb.FIRE: ((Who.ONE,), ""),
    Verb.UNPLACE: ((Who.ONE,), ""),
    Verb.SUBSIDY_BACK: ((Who.ONE,), ""), Verb.DROP: ((Who.ONE,), "amount"), Verb.SNATCH: ((Who.ONE,), ""),
    Verb.GAIN: ((), "gain"), Verb.PAY: ((), "amount"), Verb.TRAIN: ((), "less"), Verb.RECRUIT: ((), "less"), Verb.PRESENCE: ((), ""),
    Verb.SUBSIDY: ((), "reach"), Verb.DRAW: ((), "amount"), Verb.PRICE: ((), "price"), Verb.REROLL: ((), "marketing"), Verb.SOFTEN: ((), "buyback"),
    Verb.SHIELD: ((), "shield"),
}  # fmt: skip


class Deck(IntEnum):
    """Where a card is drawn from."""

    RESEARCH, INFLUENCE, SABOTAGE = range(3)


class Target(IntEnum):
    """What a competitor must be to be aimed at."""

    LEADER, PUBLIC_MONEY = Need.LEADER, Need.PUBLIC_MONEY


class Requirement(NamedTuple):
    """`rep 1` or `behind`: what must hold for a card to be played."""

    need: Need
    amount: int

    @classmethod
    def read(cls, text: str) -> "Requirement":
        """A requirement as it is written."""
        words = text.split() or [""]
        need = member((Need.REP, Need.SUBSIDY, Need.BEHIND), words[0])
        if len(words) != (1 if need == Need.BEHIND else 2):
            raise ValueError(f"{words[0]} takes {'nothing' if need == Need.BEHIND else 'a number'}")
        return cls(need, 0 if need == Need.BEHIND else whole(words[1], LOW, 14))


def whole(text: str, least: int, most: int) -> int:
    """A whole number of a card."""
    if not re.fullmatch(r"-?\d{1,3}", text) or not least <= int(text) <= most:
        raise ValueError(f"{text!r} is no whole number from {least} to {most}")
    return int(text)


class Effect(Struct):
    """`[condition:] verb [who] ...`: one part of a card, as the box has it."""

    verb: Verb
    who: Who = Who.ME
    guard: Guard = Guard.ALWAYS
    guard_from: int = 0
    guard_to: int = 0
    option: int = 0
    amount: list[int] = field(default_factory=lambda: [0] * CLASSES)
    most: int = 0
    free: int = 0
    region: Purpose = Purpose.HOME

    @classmethod
    def read(cls, text: str) -> "Effect":
        """An effect as it is written."""
        condition, colon, rest = text.rpartition(":")
        words = rest.split() or [""]
        effect = cls(member(Verb, words.pop(0)))
        if colon:
            effect.read_condition(condition.split())
        people, form = FORMS[effect.verb]
        if people:
            effect.who = member(people, words.pop(0) if words else "")
        amounts = effect.read_rest(form, words)
        if amounts == [0] and form in ("signed", "step", "price"):
            raise ValueError("it changes nothing")
        effect.amount = amounts * (CLASSES // len(amounts))
        effect.region = effect.region or PLACES.get(effect.verb, Purpose.HOME)
        return effect

    def read_condition(self, words: list[str]) -> None:
        """`if rep 3`, `if rep below 3`, `on 1-2`, `after train`."""
        match words:
            case ["if", "rep", n]:
                self.guard, self.guard_from = Guard.REP_FROM, whole(n, LOW, HIGH)
            case ["if", "rep", "below", n]:
                self.guard, self.guard_from = Guard.REP_BELOW, whole(n, LOW, HIGH)
            case ["on", faces] if faces.count("-") == 1:
                first, last = faces.split("-")
                self.guard, self.guard_from = Guard.ROLL, whole(first, 1, SIDES)
                self.guard_to = whole(last, self.guard_from, SIDES)
            case ["after", option]:
                self.guard, self.option = Guard.AFTER, member(FOLLOWED, option)
            case _:
                raise ValueError(f"{' '.join(words)!r} is no condition")

    def read_rest(self, form: str, words: list[str]) -> list[int]:
        """What follows the verb and whom it is about; returns the amount, or one for each class."""
        match form, words:
            case "", []:
                return [0]
            case "amount" | "less", [n] if n != "free":
                return [whole(n, 1, MOST)]
            case "signed", [n]:
                return [whole(n, -MOST, MOST)]
            case "step", [n]:
                return [whole(n, -1, 1)]
            case "less", ["free"]:
                self.free = 1
                return [0]
            case "gain", [n, "per", "subsidy", "most", most]:
                self.most = whole(most, 1, MOST)
                return [whole(n, 1, MOST)]
            case "gain", [_] | [_, _, _]:
                return [whole(n, 1, MOST) for n in words]
            case "reach", ["here" | "any" as reach]:
                self.region = Purpose.SUBSIDY_ANY if reach == "any" else Purpose.SUBSIDY
                return [0]
            case "price", [option, n, who]:
                self.option, self.who = member(PRICED, option), member((Who.ME, Who.EACH), who)
                return [whole(n, -MOST, MOST)]
            case "marketing", ["marketing"]:
                return [1]
            case "buyback", ["buyback", n]:
                return [whole(n, 1, 12)]
            case "shield", ["rep" | "audit" as what]:
                self.free = what == "audit"
                return [1]
        raise ValueError("it does not make sense")


class Card(Entry, kw_only=True):
    """One kind of card."""

    id: Text
    title: Text
    deck_of: Written[Deck] = field(name="deck")
    kind: Literal["action", "effect"]
    cost: Annotated[int, Meta(ge=0, le=8)]
    copies: Annotated[int, Meta(ge=1, le=CARDS)] = field(name="count")
    when: Written[When] = When.PLAYED
    bound: bool = field(name="locks", default=False)
    needs: Written[Requirement] | None = field(name="need", default=None)
    aim: Written[Target] | None = field(name="target", default=None)
    effects: Annotated[list[Written[Effect]], length(1, PARTS)]

    def __post_init__(self) -> None:
        """What the parts of one card may be together."""
        verbs = [effect.verb for effect in self.effects]
        if (self.kind == "effect") != (self.when != When.PLAYED):
            raise ValueError(f"kind is {self.kind!r}, when is {self.when.name.lower()!r}; effect cards, and only they, say when")
        for effect in self.effects:
            verb = effect.verb.name.lower()
            if (self.when == When.STANDING) != (effect.verb in STANDING or effect.guard == Guard.AFTER):
                raise ValueError(f"effects: {verb} does not go with when = {self.when.name.lower()!r}")
            if effect.guard == Guard.AFTER and effect.verb not in BONUSES:
                raise ValueError(f"effects: after an action comes gain, power or rep, not {verb}")
            if effect.guard != Guard.ALWAYS and effect.verb in (*ASKS, *PLACES, *STANDING, Verb.PAY):
                raise ValueError(f"effects: {verb} cannot be conditional")
            if effect.guard == Guard.AFTER and effect.who != Who.ME:
                raise ValueError("effects: what comes after an action is about me")
        if sum(verb in PLACES for verb in verbs) > 1 or sum(verb in ASKS for verb in verbs) > 1 or any(verb in ASKS for verb in verbs[:-1]):
            raise ValueError("effects: one region, and one draw or snatch at the end, is what a card can ask for")
        if verbs.count(Verb.PAY) > 1 or (Verb.PAY in verbs and (Verb.TRAIN in verbs or Verb.RECRUIT in verbs)):
            raise ValueError("effects: pay stands once, and not beside another price")
        if Verb.DRAW in verbs and self.cost == 0:
            raise ValueError("cost is 0; a card that draws cards must cost a worker, or a turn might never end")
        if self.aim and not self.aims:
            raise ValueError("target is given, and no effect is about one")

    @property
    def aims(self) -> bool:
        """Whether it is about a competitor of one's choice."""
        return any(effect.who == Who.ONE for effect in self.effects)


def fill_cards(box: Any, cards: list[Card]) -> None:
    """All kinds of card with their parts."""
    box.kinds = len(cards)
    for deck in Deck:
        count = sum(card.copies for card in cards if card.deck_of == deck)
        if count > CARDS:
            raise BoxError(f"[[cards]] count {count} cards of the {deck.name.lower()} deck; it holds {CARDS}")
    for at, card in enumerate(cards):
        write(box, card, at)
        box.aims[at], box.place[at] = card.aims, max(effect.region for effect in card.effects)
        if card.needs:
            box.need[at], box.need_amount[at] = card.needs
        for part, effect in enumerate(card.effects):
            write(box, effect, at, part)
        if not any(is_useful(box, at, part) for part in range(PARTS)):
            raise BoxError(f"cards: {card.id} {card.title}, effects: a price, or a loss of one's own reputation, is nothing to play a card for")
