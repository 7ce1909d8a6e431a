"""What box.toml holds, and how it and the chosen options become the box record."""

import re
from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct, field

from lopsided.engine.box import Contents, Value
from lopsided.engine.schema import BoxError, Entry, Part, Source, Text, Written, length, member, write
from lopsided.games.disparity_trap.state import (
    EFFECTS,
    HAND,
    KINDS,
    NEEDS,
    PILE,
    TIERS,
    TRADES,
    VOTABLE,
    WEALTH,
    Deck,
    Position,
    Score,
    Space,
    Thing,
    Verb,
    Who,
)  # fmt: skip

SIDES = 6  # of the die that the cards' ranges are made for
PLENTY = 9_999  # what a player can hold where nothing limits it
MODULES = ("sacrifice", "vote", "justice", "taxes", "influence", "power", "skip", "rolloff", "points", "combo")
FLAGS = {"taxes": "taxed"}  # fields of the box with another name than their module
SUBJECTS = tuple(thing.name.lower() for thing in VOTABLE)
VARIANTS = ("equal", "equal_start", "equal_odds", "equal_goals", *(f"equal_{subject}" for subject in SUBJECTS))

Count = Annotated[int, Meta(ge=0, le=99)]
Price = Annotated[int, Meta(ge=1, le=99)]
Face = Annotated[int, Meta(ge=0, le=SIDES)]
Module = Literal["sacrifice", "vote", "justice", "taxes", "influence", "power", "skip", "rolloff", "points", "combo"]


class Subject(IntEnum):
    """What a vote can be about."""

    DEGREE, STARTUP, JOB, HOME, BUSINESS, LEGACY, JUSTICE = VOTABLE


class Figures(Entry):
    sides: Annotated[int, Meta(ge=SIDES, le=SIDES, description="the ranges are made for it")]
    sd_privilege: Count
    snd_privilege: Count
    extra_price: Price = field(name="extra_roll")
    sacrifice_gain: Count = field(name="sacrifice")
    smallest_stake: Price
    auto_pay: Count
    auto_both: Count


class Limits(Entry):
    wealth: Annotated[int, Meta(ge=1, le=1, description="the rules know one of each")]
    power: Count
    justice: Count


class Points(Entry):
    skill: Count
    degree: Count
    startup: Count
    power: Count
    privilege: Annotated[int, Meta(ge=1, le=99, description="so many tokens make a point")]
    winner: Count
    tally: Count


class Board(Entry):
    """The special spaces of each tier, counted from its numbered space on a board with tiers of this length."""

    length: Annotated[int, Meta(ge=1, le=14)]
    justice: Annotated[list[list[Count]], length(TIERS)]
    taxes: Annotated[list[list[Count]], length(TIERS)]


class Amount(NamedTuple):
    """`skill 2`: a thing and how many."""

    thing: Thing
    number: int

    @classmethod
    def read(cls, text: str) -> "Amount":
        """An amount as it is written."""
        words = text.split()
        if len(words) != 2 or not re.fullmatch("[1-9]", words[1]):
            raise ValueError(f"{text!r} is no thing and a number from 1 to 9")
        return cls(member(Thing, words[0]), int(words[1]))


class Trade(Entry):
    name: Text
    give: Written[Amount]
    get: Written[Thing]


class Tiers(NamedTuple):
    """`T2` (only there), `T2+` (there or higher) or `any`: the lowest and the highest tier."""

    low: int = 1
    high: int = TIERS

    @classmethod
    def read(cls, text: str) -> "Tiers":
        """Tiers as they are written."""
        if text == "any":
            return cls()
        found = re.fullmatch(rf"T([1-{TIERS}])(\+?)", text)
        if not found:
            raise ValueError(f"there is any, T1 to T{TIERS} and T1+ to T{TIERS}+")
        return cls(int(found[1]), TIERS if found[2] else int(found[1]))


class Effect(Struct):
    """`gain skill 2`, `back 3`, `skip 1`, `pay privilege 1 else back 3`."""

    verb: Verb
    amount: int
    thing: Thing = Thing.SKILL
    otherwise: int = 0

    @classmethod
    def read(cls, text: str) -> "Effect":
        """An effect as it is written."""
        words = text.split() or [""]
        verb = member(Verb, words[0])
        if verb in (Verb.BACK, Verb.SKIP):
            if not re.fullmatch("[1-6]" if verb == Verb.BACK else "[12]", " ".join(words[1:])):
                raise ValueError(f"it does not make sense: {words[0]} takes a number from 1 to {6 if verb == Verb.BACK else 2}")
            return cls(verb, int(words[1]))
        thing, amount = Amount.read(" ".join(words[1:3]))
        tail = re.fullmatch("else back ([1-6])", " ".join(words[3:]))
        if verb == Verb.PAY and not tail:
            raise ValueError("it does not say how far back one goes who cannot pay")
        if verb != Verb.PAY and words[3:]:
            raise ValueError(f"it does not make sense: {words[0]} takes a thing and a number")
        return cls(verb, amount, thing, int(tail[1]) if tail else 0)


class Step(Part):
    """What a card does to whom it hits; inside is 1 to this number, for each Position."""

    sd: Face | None = None
    snd: Face | None = None
    effects: Annotated[list[Written[Effect]], length(0, EFFECTS)] = field(default_factory=list)


class Card(Step, kw_only=True):
    """A card of any deck."""

    id: Text
    name: Text
    line: Text
    deck: Written[Deck]
    code: str = ""
    set: Module | None = None
    needs: Annotated[list[Written[Amount]], length(0, NEEDS)] = field(default_factory=list)
    tier: Written[Tiers] = Tiers()
    who: Written[Who] = Who.ONE
    penalty: bool = False
    cost_back: Annotated[int, Meta(ge=0, le=6)] = 0
    tag: Written[Subject] | None = None
    count: Annotated[int, Meta(ge=0, le=PILE)] | None = None
    deal: Annotated[int, Meta(ge=0, le=3)] = 0
    second: Step | None = None  # of a Justice card
    goal: Annotated[int, Meta(ge=1, le=TIERS)] | None = None  # the tier of a Goal card
    mild: Annotated[list[Face], length(2)] | None = None  # its ranges where the table wants them mild
    tiers: Annotated[list[Written[Effect]], length(TIERS)] | None = None  # of the Taxes card
    without_skip: Written[Effect] | None = None
    source: Source

    def __post_init__(self) -> None:
        """What a card of its deck has, and no range that is better for SND."""
        own = {Deck.GOAL: ("goal", "mild", "sd"), Deck.TAXES: ("tiers", "without_skip"), Deck.JUSTICE: ("second", "count")}
        for key in own.get(self.deck, ("count",)):
            if getattr(self, key) is None:
                raise ValueError(f"{key} is missing; a card of the deck {self.deck.name.lower()} has it")
        for step in self.steps:
            self.check_range(step)
            least = 0 if self.who == Who.REACT or self.deck == Deck.TAXES else 1
            if len(step.effects) < least:
                raise ValueError(f"effects is []; it must be a list of {least} to {EFFECTS}")
        for effect in (*self.effects, *(self.second.effects if self.second else ()), *(self.tiers or ())):
            if effect.verb not in (Verb.BACK, Verb.SKIP) and effect.thing in WEALTH and (self.deck != Deck.GOAL or effect.verb != Verb.GAIN):
                raise ValueError(f"effects: {effect.verb.name.lower()} {effect.thing.name.lower()} does not make sense: Wealth is what Goal cards bring")

    @property
    def steps(self) -> list[Step]:
        """The card itself, and its second step."""
        return [self, self.second] if self.second else [self]

    def check_range(self, step: Step) -> None:
        """Where a die is rolled, both Positions have a range; a Roll-Off's SND has the other numbers (DT-Q13, DT-Q60)."""
        if self.who == Who.ROLLOFF:
            if step.sd is None:
                raise ValueError("sd is missing; a Roll-Off has it")
            return
        if (step.sd is None) != (step.snd is None) or (step is self.second and step.sd is None):
            raise ValueError(f"{'sd' if step.sd is None else 'snd'} is missing; sd and snd go together")
        if step.sd is not None and step.snd is not None and (step.sd > step.snd if self.penalty else step.snd > step.sd):
            raise ValueError(f"snd {step.snd} is better than sd {step.sd}")


class Printed(Contents):
    figures: Figures
    limits: Limits
    points: Points
    board: Board
    trades: Annotated[list[Trade], length(TRADES)]
    cards: Annotated[list[Card], length(1, KINDS)]

    def __post_init__(self) -> None:
        """What must be there among the entries."""
        for at, trade in enumerate(self.trades):
            if (trade.give.thing, trade.get) != (at, at + 1):
                raise ValueError(f"trades: {trade.name}: it must give {Thing(at).name.lower()} and get {Thing(at + 1).name.lower()}")
        for tier in range(1, TIERS + 1):
            if [card.goal for card in self.cards if card.deck == Deck.GOAL].count(tier) != 1:
                raise ValueError(f"cards: there must be one Goal card for tier {tier}")
        if [card.deck for card in self.cards].count(Deck.TAXES) != 1:
            raise ValueError("cards: there must be one Taxes card")


def fill(box: Any, printed: Printed, seats: int, options: Mapping[str, Value], variant: str) -> None:
    """Write all that is printed into the box."""
    box.seats = seats
    modules = {name for name in MODULES if options[name] == "yes"}
    fill_options(box, options, modules)
    write(box, printed.figures)
    box.start_privilege[Position.SD], box.start_privilege[Position.SND] = printed.figures.sd_privilege, printed.figures.snd_privilege
    for thing in Thing:
        box.most[thing] = getattr(printed.limits, "wealth" if thing in WEALTH else thing.name.lower(), PLENTY)
    fill_points(box, printed.points, int(str(options["justice_points"])))
    fill_board(box, printed.board, modules)
    for at, trade in enumerate(printed.trades):
        (box.trade_give[at], box.trade_price[at]), box.trade_get[at] = trade.give, trade.get
    fill_cards(box, printed.cards, options, modules)
    check_decks(box)
    if options["vote_scope"] == "awards_only":
        keep_awarding_tags(box)
    level_out(box, variant)
    find_disparities(box)


def fill_points(box: Any, points: Points, justice: int) -> None:
    """What counts how much at the end (DT-122..128, DT-Q64)."""
    for score in Score:
        box.worth[score] = getattr(points, score.name.lower(), 1)
    box.worth[Score.JUSTICE], box.worth[Score.HELPS], box.worth[Score.HINDERS] = justice, points.tally, -points.tally


def fill_board(box: Any, board: Board, modules: set[str]) -> None:
    """Where the special spaces lie; without their module they are like all others (DT-051, DT-Q06)."""
    length = box.tier_length
    taken = {tier * length for tier in range(TIERS + 1)}
    for place in taken:
        box.space[place] = Space.NUMBERED
    for name, space, tiers in (("justice", Space.JUSTICE, board.justice), ("taxes", Space.TAXES, board.taxes)):
        for tier, offsets in enumerate(tiers):
            for offset in offsets:
                place = tier * length + (2 * offset * length + board.length) // (2 * board.length)
                if place in taken or offset >= board.length:
                    raise BoxError(f"[board] {name}: offset {offset} of tier {tier + 1} falls on space {place}, which is taken")
                taken.add(place)
                box.space[place] = space if name in modules else Space.REGULAR


def fill_cards(box: Any, cards: list[Card], options: Mapping[str, Value], modules: set[str]) -> None:
    """The cards, then the second steps of the Justice cards and the taxes of each tier, in their order."""
    box.kinds = rows = len(cards)
    for at, card in enumerate(cards):
        box.copies[at] = card.count or 0 if card.set is None or card.set in modules else 0
        box.deal[at], box.cost_back[at] = card.deal, card.cost_back
        fill_row(box, at, card, card)
        if card.goal and card.mild and card.deck == Deck.GOAL:
            box.goal[card.goal] = at
            if options["goal_ranges"] == "mild":
                box.reach[at, Position.SD], box.reach[at, Position.SND] = card.mild
        if card.second and card.deck == Deck.JUSTICE:
            box.second_step[at] = rows
            fill_row(box, rows, card, card.second)
            rows += 1
        if card.deck == Deck.TAXES:
            box.taxes = at
            for tier, effect in enumerate(card.tiers or (), 1):
                box.tax[tier] = rows
                fill_row(box, rows, card, Step(effects=[effect if effect.verb != Verb.SKIP or box.skip else card.without_skip or effect]))
                box.penalty[rows] = box.verb[rows, 0] != Verb.GAIN
                rows += 1


def fill_row(box: Any, row: int, card: Card, step: Step) -> None:
    """One step of a card: who it is for, and what it does to whom."""
    box.deck[row], box.who[row], box.penalty[row], box.tag[row] = card.deck, card.who, card.penalty, -1 if card.tag is None else card.tag
    box.low_tier[row], box.high_tier[row] = card.tier
    for place, need in enumerate(card.needs):
        box.need[row, place], box.need_amount[row, place] = need
    if step.sd is not None:
        box.rolls[row] = 1
        box.reach[row, Position.SD], box.reach[row, Position.SND] = step.sd, step.sd if card.who == Who.ROLLOFF else step.snd
    for place, effect in enumerate(step.effects):
        write(box, effect, row, place)


def fill_options(box: Any, options: Mapping[str, Value], modules: set[str]) -> None:
    """What the host of the table chose."""
    for module in set(MODULES) - {"rolloff", "combo"}:
        setattr(box, FLAGS.get(module, module), module in modules)
    box.tier_length = int(str(options["tier_length"]))
    box.influence_cost, box.max_rounds = options["influence_cost"], options["max_rounds"]
    box.positions_chosen = options["positions"] == "chosen"
    box.first_chosen, box.first_any = options["first_player"] == "sd_chosen", options["first_player"] == "any_roll"
    box.max_rerolls = options["max_rerolls"] == "1"
    box.privilege_on_justice = options["privilege_on_justice"] == "yes"
    box.standing_check = options["coop_check"] == "home_and_standing"
    box.failed_refund = options["failed_vote_refund"] == "yes"
    box.step_a_continues = options["power_step_a"] == "continue"
    box.auto_for_all = options["justice_auto"] == "all"
    box.initiator_tally = options["vote_tally"] == "initiator"


def check_decks(box: Any) -> None:
    """Enough cards for every hand, and no more than a deck can hold."""
    for deck in (Deck.OPPORTUNITY, Deck.EVENT, Deck.JUSTICE):
        cards = sum(box.copies[at] for at in range(box.kinds) if box.deck[at] == deck)
        if cards > PILE:
            raise BoxError(f"[[cards]] count {cards} cards for the {deck.name.lower()} deck; it holds {PILE}")
        if deck == Deck.OPPORTUNITY and cards <= HAND * box.seats:
            raise BoxError(f"[[cards]] count {cards} Opportunity cards; more than {HAND * box.seats} are needed for {box.seats} players")


def keep_awarding_tags(box: Any) -> None:
    """A vote levels only the cards that award its subject, and the Justice cards (DT-Q36, DT-Q75)."""
    for row in range(len(box.tag)):
        awards = any(box.verb[row, i] == Verb.GAIN and box.thing[row, i] == box.tag[row] for i in range(EFFECTS))
        if not awards and box.deck[row] != Deck.JUSTICE:
            box.tag[row] = -1


def level_out(box: Any, variant: str) -> None:
    """The variants: which differences between the Positions are lifted (The lens)."""
    if variant in ("equal", "equal_start"):
        box.start_privilege[Position.SND] = box.start_privilege[Position.SD]
        box.first_any, box.first_chosen = 1, 0
    odds = variant in ("equal", "equal_odds")
    box.any_rival = odds
    subject = Thing[variant.removeprefix("equal_").upper()] if variant.removeprefix("equal_") in SUBJECTS else None
    for row in range(len(box.tag)):
        if odds or (variant == "equal_goals" and box.deck[row] == Deck.GOAL) or (subject is not None and box.rolls[row] and box.tag[row] == subject):
            level_row(box, row)


def level_row(box: Any, row: int) -> None:
    """Everybody has SD's range; a Roll-Off is half and half (DT-076, DT-077)."""
    if box.who[row] == Who.ROLLOFF:
        box.reach[row, Position.SD] = box.sides // 2
    box.reach[row, Position.SND] = box.reach[row, Position.SD]


def find_disparities(box: Any) -> None:
    """The subjects of which some card in this game has a gap (DT-071, DT-Q70, DT-Q94)."""
    box.votable = 0
    for at in range(box.kinds):
        if box.copies[at] == 0 and box.deck[at] != Deck.GOAL:
            continue
        for row in (at, box.second_step[at] or at):
            gap = box.reach[row, Position.SD] != (box.sides // 2 if box.who[row] == Who.ROLLOFF else box.reach[row, Position.SND])
            if box.rolls[row] and box.tag[row] >= 0 and gap:
                box.votable |= 1 << box.tag[row]
