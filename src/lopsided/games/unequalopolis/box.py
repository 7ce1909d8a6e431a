"""What box.toml holds, and how it and the chosen options become the box record."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, field

from lopsided.engine.box import Contents, Value
from lopsided.engine.schema import Entry, Text, Written, check_once, length, member, write
from lopsided.games.unequalopolis.state import (
    BILLS,
    CARDS,
    DEEDS,
    KEPT,
    LEVELS,
    MOST_IN_GROUP,
    ONE_DECK,
    SEATS,
    SPACES,
    STREET_GROUPS,
    WAREHOUSE,
    Deck,
    Law,
    Right,
    Sign,
    Space,
    Tag,
    Verb,
    Who,
)  # fmt: skip

Money = Annotated[int, Meta(ge=0, le=10_000)]
Price = Annotated[int, Meta(ge=1, le=10_000)]
Count = Annotated[int, Meta(ge=0, le=90)]

# What follows a card's verb: a number, or one of the words of an enum.
TAKES: dict[Verb, tuple[Any, ...]] = {
    Verb.NO_RULE: (), Verb.COLLECT: (int,), Verb.PAY: (int,), Verb.COLLECT_EACH: (int,), Verb.PAY_EACH: (int,), Verb.COLLECT_FROM: (Who, int),
    Verb.PAY_TO: (Who, int), Verb.PER_BUILDING: (int, int), Verb.MOVE_TO: (int,), Verb.MOVE_NEXT: (Space,), Verb.BACK: (int,), Verb.PRISON: (),
    Verb.INHERIT: (int,), Verb.SKIP: (int,), Verb.RESET: (), Verb.KEEP: (Tag,), Verb.RULE: (Law,), Verb.BENEFIT: (Law,), Verb.GRANT: (Right,),
}  # fmt: skip
MOST = {Verb.MOVE_TO: SPACES - 1, Verb.BACK: 9, Verb.SKIP: 9}  # of a number after a verb; 999 of others
FITS = {
    Deck.COUNTRY: {Verb.RULE, Verb.BENEFIT, Verb.NO_RULE},
    Deck.EMPOWERMENT: {Verb.GRANT},
    **dict.fromkeys((Deck.BOUNTY, Deck.LUCKY), set(Verb) - {Verb.RULE, Verb.BENEFIT, Verb.NO_RULE, Verb.GRANT}),
}


class SignEntry(Entry):
    """What the rules give to a man or to a woman."""

    name: Written[Sign]
    start_money: Money = field(name="start")
    bank_sum: Money = field(name="bank")
    card_percent: Annotated[int, Meta(ge=0, le=100)] = field(name="percent")
    doubles: Annotated[int, Meta(ge=1, le=9)]
    rights: list[Written[Right]]


class Pieces(Entry):
    sides: Annotated[int, Meta(ge=1, le=7)]
    crops: Count
    warehouses: Count
    bill: Annotated[list[Price], length(BILLS)] = field(name="bills")

    def __post_init__(self) -> None:
        if sorted(set(self.bill), reverse=True) != self.bill or self.bill[-1] != 1:
            raise ValueError("bills must go down to 1")


class Bills(Entry):
    """How many there are of each."""

    count: Annotated[list[Annotated[int, Meta(ge=0, le=999)]], length(BILLS)]


class Sums(Entry):
    fine: Money
    interest: Annotated[int, Meta(ge=0, le=100)]
    resale: Annotated[int, Meta(ge=0, le=100)]
    group_rent: Annotated[int, Meta(ge=1, le=10)]
    few_crops: Annotated[int, Meta(ge=0, le=WAREHOUSE)]


class House(Entry):
    half_wage: Money
    stamp_fee: Money
    most_managed: Annotated[int, Meta(ge=0, le=99)]
    debt_offers: Annotated[int, Meta(ge=0, le=5)]


class SpaceEntry(Entry):
    name: Text
    kind: Written[Space]
    tax: Money | None = None

    def __post_init__(self) -> None:
        if (self.kind == Space.TAX) != (self.tax is not None):
            raise ValueError("tax stands where the kind is tax, and nowhere else")


class Deed(Entry):
    """A street of a group, a railroad or one of the works."""

    name: Text
    price: Price
    mortgage: Price
    rent: Annotated[list[Price], length(2, LEVELS)]
    kind: Literal["street", "railroad", "utility"] = "street"
    group: Annotated[int, Meta(ge=1, le=STREET_GROUPS)] | None = None
    crop: Price | None = None
    is_factory: bool = field(name="factory", default=False)

    def __post_init__(self) -> None:
        street = self.kind == "street"
        if not street == (self.group is not None) == (self.crop is not None):
            raise ValueError("a street, and nothing else, has a group and the price of a crop")
        if len(self.rent) != (LEVELS if street else 2):
            raise ValueError(f"rent is {self.rent}; it must be a list of {LEVELS if street else 2}")

    @property
    def number_of_group(self) -> int:
        """The streets' groups from 0, then the railroads, then the works."""
        return self.group - 1 if self.group else STREET_GROUPS + (self.kind == "utility")


class Effect(NamedTuple):
    """`collect_from richest 60`: a verb and two numbers."""

    verb: Verb
    amount: int
    other: int

    @classmethod
    def read(cls, text: str) -> "Effect":
        """An effect as it is written."""
        words = text.split() or [""]
        verb = member(Verb, words[0])
        if len(words) - 1 != len(TAKES[verb]):
            raise ValueError(f"{words[0]} takes {len(TAKES[verb])} more")
        values = [cls.read_value(verb, kind, word) for kind, word in zip(TAKES[verb], words[1:], strict=True)]
        if verb == Verb.MOVE_NEXT and values[0] in (Space.BANK, Space.PRISON, Space.PARK, Space.TO_PRISON):
            raise ValueError(f"there is one {words[1]}; move_to names it")
        return cls(verb, *[*values, 0, 0][:2])

    @staticmethod
    def read_value(verb: Verb, kind: Any, word: str) -> int:
        """A number or a word after a card's verb."""
        if kind is not int:
            return int(member(kind, word))
        least, most = int(verb in (Verb.BACK, Verb.SKIP)), MOST.get(verb, 999)
        if not word.isascii() or not word.isdigit() or not least <= int(word) <= most:
            raise ValueError(f"{word!r} is no number from {least} to {most}")
        return int(word)


class Card(Entry):
    """A card with one effect for all, or one for men and one for women."""

    id: Text
    name: Text
    deck: Written[Deck]
    effect: Written[Effect] | None = None
    man: Written[Effect] | None = None
    woman: Written[Effect] | None = None

    def __post_init__(self) -> None:
        if not (self.effect is None) == (self.man is not None) == (self.woman is not None):
            raise ValueError("it needs an effect, or one for a man and one for a woman")
        for effect in self.effects:
            if effect.verb not in FITS[self.deck]:
                raise ValueError(f"the effect {effect.verb.name.lower()} does not belong in the deck {self.deck.name.lower()}")
        same = self.effects[0] == self.effects[1]
        if not same and (self.deck == Deck.COUNTRY or any(effect.verb in (Verb.KEEP, Verb.GRANT) for effect in self.effects)):
            raise ValueError("what is kept and what rules a country says the same to man and woman; its effect differs")

    @property
    def effects(self) -> list[Effect]:
        """What it does to a man and to a woman."""
        return [effect for effect in (self.effect or self.man, self.effect or self.woman) if effect]

    @property
    def kept(self) -> bool:
        """Whether it stays with who draws it."""
        return self.effects[0].verb in (Verb.KEEP, Verb.GRANT)


class Printed(Contents):
    signs: Annotated[list[SignEntry], length(len(Sign))]
    pieces: Pieces
    money: Bills
    sums: Sums
    house: House
    spaces: Annotated[list[SpaceEntry], length(SPACES)]
    deeds: Annotated[list[Deed], length(DEEDS)]
    cards: Annotated[list[Card], length(1, CARDS)]

    def __post_init__(self) -> None:
        """What must fit between the entries."""
        if [sign.name for sign in self.signs] != list(Sign):
            raise ValueError("signs must have the names man and woman, in this order")
        if self.cash < SEATS * max(sign.start_money for sign in self.signs):
            raise ValueError(f"[money] count: there is not enough for {SEATS} players")
        kinds = [space.kind for space in self.spaces]
        if kinds[0] != Space.BANK or kinds.count(Space.BANK) != 1 or kinds.count(Space.PRISON) != 1:
            raise ValueError("spaces must have one of the kind bank, the first, and one of the kind prison")
        check_deeds(self.deeds, self.spaces)
        check_cards(self.cards)

    @property
    def cash(self) -> int:
        """All bills together."""
        return sum(bill * count for bill, count in zip(self.pieces.bill, self.money.count, strict=True))


def check_deeds(deeds: list[Deed], spaces: list[SpaceEntry]) -> None:
    """The deeds lie in the order of the board, each on a space of its name and kind, and no group is too large."""
    owned = [(space.name, space.kind.name.lower()) for space in spaces if space.kind in (Space.STREET, Space.RAILROAD, Space.UTILITY)]
    for space, deed in zip(owned, deeds, strict=False):
        if space != (deed.name, deed.kind):
            raise ValueError(f"deeds: {deed.name} is a {deed.kind}, and the board has there the {space[1]} {space[0]}: name and kind must fit the spaces")
    if len(owned) != len(deeds):
        raise ValueError(f"spaces: {len(owned)} of them are of a kind that has a deed; there are {len(deeds)} deeds")
    for deed in deeds:
        if sum(deed.number_of_group == other.number_of_group for other in deeds) > MOST_IN_GROUP:
            raise ValueError(f"deeds: {deed.name}: group {deed.group or deed.kind} has more than {MOST_IN_GROUP} deeds")


def check_cards(cards: list[Card]) -> None:
    """Each card has an id of its own, no deck is empty, too large or will run out."""
    check_once("cards: the id", (card.id for card in cards))
    if sum(card.kept for card in cards) > KEPT:
        raise ValueError(f"cards: {sum(card.kept for card in cards)} of them have an effect by which they are kept; {KEPT} are possible")
    for deck in Deck:
        there = [card.kept for card in cards if card.deck == deck]
        if not 1 <= len(there) <= ONE_DECK:
            raise ValueError(f"cards: the deck {deck.name.lower()} has {len(there)}; 1 to {ONE_DECK} are possible")
        if deck != Deck.EMPOWERMENT and all(there):
            raise ValueError(f"cards: all of the deck {deck.name.lower()} have the effect keep: it would run out")


def fill(box: Any, printed: Printed, seats: int, options: Mapping[str, Value], variant: str) -> None:
    """Write all that is printed into the box."""
    box.seats, box.money = seats, printed.cash
    for section in (printed.pieces, printed.sums, printed.house):
        write(box, section)
    for sign in printed.signs:
        write(box, sign, sign.name)
        box.entitled[sign.name], box.dealt_restricted[sign.name] = sum({1 << right for right in sign.rights}), sign.name == Sign.MAN
    for at, space in enumerate(printed.spaces):
        box.space[at], box.tax[at] = space.kind, space.tax or 0
    box.prison = box.space.tolist().index(Space.PRISON)
    fill_deeds(box, printed)
    fill_cards(box, printed.cards)
    fill_options(box, options)
    repealed = [*EQUAL] if variant == "equal" else [str(options["repeal"])] if options["repeal"] != "none" else []
    for row in repealed:
        EQUAL[row](box)
    if "start_money" in repealed:
        box.start_money[Sign.MAN] = box.start_money[Sign.WOMAN] = int(str(options["equal_cash"]))


def fill_deeds(box: Any, printed: Printed) -> None:
    """The deeds in the order of the board, and their groups."""
    spaces = [space.name for space in printed.spaces]
    for at, deed in enumerate(printed.deeds):
        place, group = spaces.index(deed.name), deed.number_of_group
        write(box, deed, at)
        box.deed_at[place], box.deed_space[at], box.group[at] = at + 1, place, group
        box.factory |= deed.is_factory << at
        box.member[group, box.size[group]] = at
        box.size[group] += 1
        box.group_mask[group] |= 1 << at


def fill_cards(box: Any, cards: list[Card]) -> None:
    """The cards of the four decks, with their effect for a man and for a woman."""
    box.cards = len(cards)
    for at, card in enumerate(cards):
        box.deck[at] = card.deck
        for sign, effect in zip(Sign, card.effects, strict=True):
            box.verb[at, sign], box.amount[at, sign], box.other[at, sign] = effect
        if card.kept:
            box.kept_card[box.kept], box.kept = at, box.kept + 1
            box.kept_as[at] = box.kept


def fill_options(box: Any, options: Mapping[str, Value]) -> None:
    """What the host of the table chose."""
    box.host_banker = options["host_banker"] if int(str(options["host_banker"])) <= box.seats else 0
    box.finite = options["bank_money"] == "finite"
    box.empowerment, box.empowerment_from = 1, options["empowerment_from_round"]
    box.empower_in_prison = options["emp_on_prison_doubles"] == "yes"
    box.restricted_auction = options["restricted_landing_auction"] == "yes"
    box.renounce_auction = options["doubles_renounce_auction"] == "yes"
    box.women_wait_at_auctions = options["auction_delay_women"] == "yes"
    box.sealed, box.step = options["auction_mode"] == "sealed", int(str(options["auction_step"]))
    box.reserve_half = options["auction_reserve"] == "half"
    box.gap_to_bank = options["card_gap_to"] == "bank"
    box.park_men_only = options["park_company"] == "man"
    box.prison_rent = options["women_prison_rent"] == "kept"
    box.roll_next_turn = options["third_fail_roll"] == "next_turn"
    box.contests = options["crop_auction"] == "on"
    box.proceeds_to_bank = options["restricted_inherit"] == "proceeds_to_bank"
    box.offers, box.counters = options["trade_offers_per_turn"], options["counter_offers"] == "yes"
    box.cash_hidden = options["cash_visible"] == "own"
    box.deal, box.warehouse_after = int(str(options["deal_deeds"])), int(str(options["warehouse_after"]))
    box.attempts = int(str(options["prison_attempts"]))
    box.first_fall_ends = options["end_on_first_bankruptcy"] == "yes"
    box.time_limit, box.max_rounds = options["time_limit_rounds"], options["max_rounds"]
    first_tax = next(at for at in range(SPACES) if box.space[at] == Space.TAX)
    if options["income_tax"] == "200":
        box.tax[first_tax] = 200
    if options["deed_4b"] == "corrected":
        correct_4b(box)


def correct_4b(box: Any) -> None:
    """4B with the rents of 4A and half of its price as mortgage (UQ-Q08)."""
    first, second = (box.member[3, i] for i in range(2))
    box.mortgage[second] = box.price[second] // 2
    for level in range(LEVELS):
        box.rent[second, level] = box.rent[first, level]


# The equal variant, row by row: each lifts one restriction, and the option `repeal` lifts one alone.


def give_right(*rights: Right) -> Callable[[Any], None]:
    """A row that gives women rights which men have."""

    def lift(box: Any) -> None:
        box.entitled[Sign.WOMAN] |= sum(1 << right for right in rights)

    return lift


def same_for_women(field: str, sign: Sign = Sign.MAN) -> Callable[[Any], None]:
    """A row that makes a figure the same for both signs."""

    def lift(box: Any) -> None:
        table = getattr(box, field)
        table[Sign.MAN] = table[Sign.WOMAN] = table[sign]

    return lift


def set_field(field: str, value: int) -> Callable[[Any], None]:
    """A row that changes one figure."""
    return lambda box: setattr(box, field, value)


def no_country_rules(box: Any) -> None:
    """Every Country card counts as one without a rule."""
    for card in range(box.cards):
        if box.deck[card] == Deck.COUNTRY:
            for sign in Sign:
                box.verb[card, sign] = Verb.NO_RULE


def one_effect_for_all(box: Any) -> None:
    """Cards that treat women otherwise do to all what they do to men."""
    for card in range(box.cards):
        for table in (box.verb, box.amount, box.other):
            table[card, Sign.WOMAN] = table[card, Sign.MAN]


EQUAL: dict[str, Callable[[Any], None]] = {
    "signs": set_field("random_signs", 1),
    "start_money": same_for_women("start_money"),
    "doubles": same_for_women("doubles", Sign.WOMAN),
    "bank_sum": same_for_women("bank_sum"),
    "park": give_right(Right.PARK),
    "permission": give_right(Right.PERMISSION),
    "ownership": give_right(Right.INDUSTRY, Right.RAIL),
    "building": give_right(Right.HARVEST),
    "card_money": same_for_women("card_percent"),
    "inheritance": give_right(Right.INHERIT),
    "country": no_country_rules,
    "empowerment": set_field("empowerment", 0),
    "prison": give_right(Right.COUNSEL),
    "dealing": same_for_women("dealt_restricted"),
    "care": one_effect_for_all,
}
