"""Turns box.toml and the chosen options into the box record."""

from collections.abc import Callable, Mapping
from typing import Any

from lopsided.engine.box import BoxError, Value, number, numbers
from lopsided.games.unequalopolis.state import (
    BILLS,
    CARDS,
    DEEDS,
    KEPT,
    LEVELS,
    MOST_IN_GROUP,
    ONE_DECK,
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

MOST = 10_000
RAILROADS, WORKS = STREET_GROUPS, STREET_GROUPS + 1
# What follows a card's verb: a number, or one of the words of an enum.
TAKES: dict[Verb, tuple[Any, ...]] = {
    Verb.NO_RULE: (), Verb.COLLECT: (int,), Verb.PAY: (int,), Verb.COLLECT_EACH: (int,), Verb.PAY_EACH: (int,), Verb.COLLECT_FROM: (Who, int),
    Verb.PAY_TO: (Who, int), Verb.PER_BUILDING: (int, int), Verb.MOVE_TO: (int,), Verb.MOVE_NEXT: (Space,), Verb.BACK: (int,), Verb.PRISON: (),
    Verb.INHERIT: (int,), Verb.SKIP: (int,), Verb.RESET: (), Verb.KEEP: (Tag,), Verb.RULE: (Law,), Verb.BENEFIT: (Law,), Verb.GRANT: (Right,),
}  # fmt: skip
FITS = {
    Deck.COUNTRY: {Verb.RULE, Verb.BENEFIT, Verb.NO_RULE},
    Deck.EMPOWERMENT: {Verb.GRANT},
    **dict.fromkeys((Deck.BOUNTY, Deck.LUCKY), set(Verb) - {Verb.RULE, Verb.BENEFIT, Verb.NO_RULE, Verb.GRANT}),
}


def fill(box: Any, printed: Mapping[str, Any], seats: int, options: Mapping[str, Value], variant: str) -> None:
    """Write all that is printed into the box."""
    box.seats = seats
    fill_signs(box, entries(printed, "signs"))
    fill_sums(box, printed)
    fill_spaces(box, entries(printed, "spaces"))
    fill_deeds(box, entries(printed, "deeds"), [space.get("name") for space in entries(printed, "spaces")])
    fill_cards(box, entries(printed, "cards"))
    fill_options(box, options)
    repealed = [*EQUAL] if variant == "equal" else [str(options["repeal"])] if options["repeal"] != "none" else []
    for row in repealed:
        EQUAL[row](box)
    if "start_money" in repealed:
        box.start_money[Sign.MAN] = box.start_money[Sign.WOMAN] = int(str(options["equal_cash"]))


def entries(printed: Mapping[str, Any], section: str) -> list[Mapping[str, Any]]:
    """The entries of a section, which is a list of tables."""
    found = printed[section]
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise BoxError(f"[[{section}]] must be a list of entries")
    return found


def name_of(what: str, entry: Mapping[str, Any]) -> str:
    """An entry as a complaint names it."""
    return f"{what}s: {entry.get('id', '')} {entry.get('name')}"


def member(kind: Any, name: Any, where: str) -> int:
    """The number of an enum's member by its name in the box."""
    if not isinstance(name, str) or name.upper() not in kind.__members__:
        raise BoxError(f"{where}: there is no {kind.__name__.lower()} {name!r}; there is {', '.join(m.lower() for m in kind.__members__)}")
    return int(kind[name.upper()])


def fill_signs(box: Any, signs: list[Mapping[str, Any]]) -> None:
    """What the rules give to a man and to a woman."""
    if [sign.get("name") for sign in signs] != [sign.name.lower() for sign in Sign]:
        raise BoxError("[[signs]] must have the names man and woman, in this order")
    for at, sign in enumerate(signs):
        where, rights = name_of("sign", sign), sign.get("rights")
        box.start_money[at], box.bank_sum[at] = number(sign, "start", where, MOST), number(sign, "bank", where, MOST)
        box.card_percent[at], box.doubles[at] = number(sign, "percent", where, 100), number(sign, "doubles", where, 9)
        if not isinstance(rights, list):
            raise BoxError(f"{where}: rights is {rights!r}; it must be a list")
        box.entitled[at] = sum({1 << member(Right, right, f"{where}, rights") for right in rights})
        box.dealt_restricted[at] = at == Sign.MAN
        if not box.doubles[at]:
            raise BoxError(f"{where}: doubles must be at least 1")


def fill_sums(box: Any, printed: Mapping[str, Any]) -> None:
    """Pieces, money and the sums that the rules name."""
    box.crops, box.warehouses = number(printed["pieces"], "crops", "[pieces]", 90), number(printed["pieces"], "warehouses", "[pieces]", 90)
    box.sides = number(printed["pieces"], "sides", "[pieces]", 7)
    bills, count = numbers(printed["pieces"], "bills", "[pieces]", BILLS, MOST), numbers(printed["money"], "count", "[money]", BILLS, 999)
    if not box.sides:
        raise BoxError("[pieces] sides must be at least 1")
    if sorted(bills, reverse=True) != bills or len(set(bills)) != BILLS or bills[-1] != 1:
        raise BoxError("[pieces] bills must go down to 1")
    for at, bill in enumerate(bills):
        box.bill[at] = bill
    box.money = sum(bill * n for bill, n in zip(bills, count, strict=True))
    if box.money < 8 * max(box.start_money):
        raise BoxError("[money] count: there is not enough for eight players")
    box.fine, box.few_crops = number(printed["sums"], "fine", "[sums]", MOST), number(printed["sums"], "few_crops", "[sums]", WAREHOUSE)
    for key, most in (("half_wage", MOST), ("stamp_fee", MOST), ("most_managed", 99), ("debt_offers", 5)):
        setattr(box, key, number(printed["house"], key, "[house]", most))


def fill_spaces(box: Any, spaces: list[Mapping[str, Any]]) -> None:
    """The board: the Bank first, one prison, one park."""
    if len(spaces) != SPACES:
        raise BoxError(f"[[spaces]] has {len(spaces)} entries; the board has {SPACES}")
    for at, space in enumerate(spaces):
        where = name_of("space", space)
        box.space[at] = member(Space, space.get("kind"), f"{where}, kind")
        box.tax[at] = number(space, "tax", where, MOST) if box.space[at] == Space.TAX else 0
    kinds = box.space.tolist()
    for kind, fixed in ((Space.BANK, 0), (Space.PRISON, kinds.index(Space.PRISON) if Space.PRISON in kinds else -1)):
        if kinds.count(kind) != 1 or kinds[fixed] != kind:
            raise BoxError(f"[[spaces]] needs one space of the kind {kind.name.lower()}{', the first' if kind == Space.BANK else ''}")
    box.prison = kinds.index(Space.PRISON)


def fill_deeds(box: Any, deeds: list[Mapping[str, Any]], spaces: list[Any]) -> None:
    """The deeds in the order of the board, and their groups."""
    if len(deeds) != DEEDS:
        raise BoxError(f"[[deeds]] has {len(deeds)} entries; the board has places for {DEEDS}")
    for at, deed in enumerate(deeds):
        where = name_of("deed", deed)
        if deed.get("name") not in spaces:
            raise BoxError(f"{where}: its name is on no space")
        place = spaces.index(deed["name"])
        if box.deed_at[place] or (at and place < box.deed_space[at - 1]):
            raise BoxError(f"{where}: its name must come once, in the order of the spaces")
        box.deed_at[place], box.deed_space[at] = at + 1, place
        fill_deed(box, at, deed, where)
        group = box.group[at]
        if box.size[group] == MOST_IN_GROUP:
            raise BoxError(f"{where}: group {deed.get('group', deed.get('kind'))} has more than {MOST_IN_GROUP} deeds")
        box.member[group, box.size[group]] = at
        box.size[group] += 1
        box.group_mask[group] |= 1 << at
    owned = {Space.STREET, Space.RAILROAD, Space.UTILITY}
    for place in range(SPACES):
        if (box.space[place] in owned) != (box.deed_at[place] > 0):
            raise BoxError(f"spaces: {spaces[place]}: its kind and the deeds do not fit")


def fill_deed(box: Any, at: int, deed: Mapping[str, Any], where: str) -> None:
    """One deed: a street of a group, a railroad or one of the works."""
    street = "kind" not in deed
    kind = Space.STREET if street else Space(member(Space, deed["kind"], f"{where}, kind"))
    if kind not in (Space.STREET, Space.RAILROAD, Space.UTILITY) or box.space[box.deed_space[at]] != kind:
        raise BoxError(f"{where}: its kind is not that of its space")
    box.price[at], box.mortgage[at] = number(deed, "price", where, MOST), number(deed, "mortgage", where, MOST)
    if kind == Space.STREET:
        group = number(deed, "group", where, STREET_GROUPS)
        box.group[at], box.crop[at] = group - 1, number(deed, "crop", where, MOST)
        if not group or not box.crop[at]:
            raise BoxError(f"{where}: group and crop must be at least 1")
    else:
        box.group[at] = RAILROADS if kind == Space.RAILROAD else WORKS
        box.factory |= bool(deed.get("factory", False)) << at
    for level, rent in enumerate(numbers(deed, "rent", where, LEVELS if street else 2, MOST)):
        box.rent[at, level] = rent
        if not rent:
            raise BoxError(f"{where}: rent must be at least 1")
    if not box.price[at] or not box.mortgage[at]:
        raise BoxError(f"{where}: price and mortgage must be at least 1")


def fill_cards(box: Any, cards: list[Mapping[str, Any]]) -> None:
    """The cards of the four decks, with their effect for a man and for a woman."""
    if not 1 <= len(cards) <= CARDS:
        raise BoxError(f"[[cards]] has {len(cards)} entries; 1 to {CARDS} are possible")
    box.cards, box.kept, ids = len(cards), 0, set()
    for at, card in enumerate(cards):
        where = name_of("card", card)
        if not all(isinstance(card.get(key), str) and card[key] for key in ("id", "name")) or card["id"] in ids:
            raise BoxError(f"{where}: a card needs a name, and an id of its own")
        ids.add(card["id"])
        box.deck[at] = member(Deck, card.get("deck"), f"{where}, deck")
        for sign in Sign:
            key = "effect" if "effect" in card else sign.name.lower()
            box.verb[at, sign], box.amount[at, sign], box.other[at, sign] = read_effect(card.get(key), Deck(box.deck[at]), f"{where}, {key}")
        keeps = [box.verb[at, sign] in (Verb.KEEP, Verb.GRANT) for sign in Sign]
        if keeps[0] != keeps[1]:
            raise BoxError(f"{where}: a card is kept by everybody or by nobody: its effect for man and woman differs")
        if (keeps[0] or box.deck[at] == Deck.COUNTRY) and (box.verb[at, 0], box.amount[at, 0]) != (box.verb[at, 1], box.amount[at, 1]):
            raise BoxError(f"{where}: what is kept and what rules a country says the same to man and woman; its effect differs")
        if keeps[0]:
            if box.kept == KEPT:
                raise BoxError(f"{where}: its effect makes more than {KEPT} kept cards")
            box.kept_card[box.kept], box.kept = at, box.kept + 1
            box.kept_as[at] = box.kept
    for deck in Deck:
        there = [box.verb[at, 0] for at in range(box.cards) if box.deck[at] == deck]
        if not 1 <= len(there) <= ONE_DECK:
            raise BoxError(f"[[cards]]: the deck {deck.name.lower()} has {len(there)} cards; 1 to {ONE_DECK} are possible")
        if deck != Deck.EMPOWERMENT and set(there) <= {Verb.KEEP, Verb.GRANT}:
            raise BoxError(f"[[cards]]: all cards of the deck {deck.name.lower()} have the effect keep: it would run out")


def read_effect(effect: Any, deck: Deck, where: str) -> tuple[int, int, int]:
    """`collect_from richest 60` as a verb and two numbers."""
    parts = effect.split() if isinstance(effect, str) else []
    if not parts:
        raise BoxError(f"{where}: {effect!r} has no verb")
    verb = Verb(member(Verb, parts[0], where))
    if verb not in FITS[deck]:
        raise BoxError(f"{where}: {parts[0]!r} does not belong in the deck {deck.name.lower()}")
    if len(parts) - 1 != len(TAKES[verb]):
        raise BoxError(f"{where}: {effect!r} does not make sense: {parts[0]} takes {len(TAKES[verb])} more")
    values = [read_value(kind, part, where) for kind, part in zip(TAKES[verb], parts[1:], strict=True)] + [0, 0]
    if verb == Verb.MOVE_TO and values[0] >= SPACES:
        raise BoxError(f"{where}: there is no space {values[0]} in {effect!r}")
    if verb == Verb.MOVE_NEXT and values[0] in (Space.BANK, Space.PRISON, Space.PARK, Space.TO_PRISON):
        raise BoxError(f"{where}: there is one such space; {effect!r} does not make sense")
    if verb in (Verb.BACK, Verb.SKIP) and not 1 <= values[0] < 10:
        raise BoxError(f"{where}: {effect!r} does not make sense: 1 to 9")
    return verb, values[0], values[1]


def read_value(kind: Any, part: str, where: str) -> int:
    """A number or a word after a card's verb."""
    if kind is not int:
        return member(kind, part, where)
    if not part.isascii() or not part.isdigit() or int(part) > 999:
        raise BoxError(f"{where}: {part!r} is no number from 0 to 999")
    return int(part)


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
