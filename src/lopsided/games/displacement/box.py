"""What box.toml holds, and how it and the chosen options become the box record."""

import re
from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, field

from lopsided.engine.box import Contents, Value
from lopsided.engine.schema import BoxError, Entry, Written, length, member, write
from lopsided.games.displacement.state import CARDS, EFFECTS, FULL, KEPT, KINDS, REGIONS, SEATS, SQUARES, Band, Goal, Kind, Scope, Tag, Verb

PINS = 30  # of one colour there are no fewer

Tokens = Annotated[int, Meta(ge=0, le=99)]
Price = Annotated[int, Meta(ge=1, le=99)]
Cards = Annotated[int, Meta(ge=0, le=CARDS)]


class Figures(Entry):
    """What everybody starts with, what things cost, and when a card is kept how long."""

    start_tokens: Tokens = field(name="tokens")
    start_communities: Annotated[int, Meta(ge=0, le=SQUARES)] = field(name="communities")
    start_housed: Annotated[int, Meta(ge=0, le=FULL)] = field(name="housed")
    start_displaced: Annotated[int, Meta(ge=0, le=PINS)] = field(name="displaced")
    community_price: Price
    shelter_price: Price
    full: Annotated[int, Meta(ge=FULL, le=FULL, description="the boards are made for it")]
    squares: Annotated[int, Meta(ge=SQUARES, le=SQUARES, description="the boards are made for it")]
    goal_tokens: Price
    kept_turns: Annotated[int, Meta(ge=1, le=KEPT)]

    def __post_init__(self) -> None:
        if self.start_communities * self.start_housed + self.start_displaced > PINS:
            raise ValueError(f"communities, housed and displaced make more than {PINS} people")


class House(Entry):
    """Where a table counts as crowded, and a region as protected or exposed by how many crises pass it by."""

    crowded_from: Annotated[int, Meta(ge=1, le=SEATS)]
    protected_from: Cards
    exposed_to: Cards


class Counted(Entry):
    """A card of which there are so many, and perhaps another number at a crowded table."""

    count: Cards
    crowded: Cards | None = None

    def copies(self, crowded_from: int, seats: int) -> int:
        """How many there are at a table of so many nations."""
        return self.count if self.crowded is None or seats < crowded_from else self.crowded


class GoalCard(Counted, kw_only=True):
    name: Written[Goal]


class Region(Entry):
    id: str
    name: str
    tags: list[Written[Tag]]


class Effect(NamedTuple):
    """`all die 3`: whom it reaches, what it does and how much."""

    scope: Scope
    verb: Verb
    amount: int

    @classmethod
    def read(cls, text: str) -> "Effect":
        """An effect as it is written."""
        words = text.split() or [""]
        scope = member(Scope, words.pop(0)) if words[0] in ("others", "all") and len(words) > 1 else Scope.DRAWER
        verb = member(Verb, words[0])
        amount = int(words[1]) if len(words) == 2 and re.fullmatch(r"[+-]?\d{1,2}", words[1]) else 0
        if verb == Verb.HOLD and len(words) > 1:
            raise ValueError("hold takes no number")
        if verb != Verb.HOLD and amount <= (-100 if verb in (Verb.COM, Verb.TOK) and amount else 0):
            raise ValueError(f"{words[0]} takes a number up to 99{'' if verb in (Verb.COM, Verb.TOK) else ', not below 1'}")
        return cls(scope, verb, amount)


class Card(Counted, kw_only=True):
    id: str
    name: str
    kind: Written[Kind]
    block: Tokens
    safe: list[Written[Tag]]
    effects: Annotated[list[Written[Effect]], length(1, EFFECTS)]

    @property
    def kept(self) -> bool:
        """Whether the card stays in front of its nation."""
        return any(effect.verb == Verb.HOLD for effect in self.effects)


class Printed(Contents):
    figures: Figures
    house: House
    goals: Annotated[list[GoalCard], length(1, len(Goal))]
    regions: Annotated[list[Region], length(1, REGIONS)]
    cards: Annotated[list[Card], length(1, KINDS)]


def fill(box: Any, printed: Printed, seats: int, options: Mapping[str, Value], variant: str) -> None:
    """Write all that is printed into the box."""
    box.seats = seats
    write(box, printed.figures)
    fill_goals(box, printed)
    fill_regions(box, printed)
    fill_cards(box, printed)
    fill_bands(box, printed.house)
    fill_options(box, options)
    box.equal = variant == "equal"
    if box.equal:
        even_out(box)


def fill_goals(box: Any, printed: Printed) -> None:
    """How many cards there are of each goal."""
    for goal in printed.goals:
        box.goal_cards[goal.name] = goal.copies(printed.house.crowded_from, box.seats)
    if not box.seats <= sum(box.goal_cards) <= REGIONS:
        raise BoxError(f"[[goals]] count {sum(box.goal_cards)} cards; {box.seats} to {REGIONS} are needed")


def fill_regions(box: Any, printed: Printed) -> None:
    """The region cards with their tags."""
    box.regions = len(printed.regions)
    if box.regions < box.seats:
        raise BoxError(f"[[regions]] has {box.regions} entries; it needs {box.seats} to {REGIONS}")
    for at, region in enumerate(printed.regions):
        box.tags[at] = mask(region.tags)


def mask(tags: list[Tag]) -> int:
    """Tags as a bit mask."""
    return sum({1 << tag for tag in tags})


def fill_cards(box: Any, printed: Printed) -> None:
    """The scenario cards with their effects."""
    box.kinds = len(printed.cards)
    copies = [card.copies(printed.house.crowded_from, box.seats) for card in printed.cards]
    if sum(copies) > CARDS:
        raise BoxError(f"[[cards]] count {sum(copies)} cards; the deck holds {CARDS}")
    if not any(n for n, card in zip(copies, printed.cards, strict=True) if not card.kept):
        raise BoxError("[[cards]] count no card that is not kept: the deck would run out")
    box.cards = sum(copies)
    for at, card in enumerate(printed.cards):
        box.kind[at], box.block[at], box.copies[at], box.safe[at] = card.kind, card.block, copies[at], mask(card.safe)
        for place, effect in enumerate(card.effects):
            box.scope[at, place], box.verb[at, place], box.amount[at, place] = effect


def fill_bands(box: Any, house: House) -> None:
    """How many crisis cards cannot touch each region makes it protected, exposed or neither."""
    for region in range(box.regions):
        harmless = sum(box.copies[at] for at in range(box.kinds) if box.kind[at] == Kind.CRISIS and box.tags[region] & box.safe[at])
        box.band[region] = Band.PROTECTED if harmless >= house.protected_from else Band.EXPOSED if harmless <= house.exposed_to else Band.MIDDLE


def even_out(box: Any) -> None:
    """The cards of the equal variant: no region is safe; what a card takes from others it takes from its drawer too, and it is not kept (DP-Q55)."""
    for at in range(box.kinds):
        box.safe[at] = 0
        taken = {box.verb[at, i]: box.amount[at, i] for i in range(EFFECTS) if box.scope[at, i] == Scope.OTHERS}
        for i in range(EFFECTS):
            box.amount[at, i] = taken.get(box.verb[at, i], box.amount[at, i])
            if box.verb[at, i] == Verb.HOLD:
                box.verb[at, i] = 0


def fill_options(box: Any, options: Mapping[str, Value]) -> None:
    """What the host of the table chose."""
    box.everyones_goal = 0 if options["goals"] == "random" else member(Goal, str(options["goals"]).removeprefix("all_"))
    box.first_is_seat1 = options["first_player"] == "seat1"
    box.manual_housing = options["housing"] == "manual"
    box.free_sending = options["sending"] == "free"
    box.pins_per_color = options["pins_per_color"]
    box.ties_from_next = options["tie_from"] == "next"
    box.goal_earned = options["entrepreneur_mode"] == "earned"
    box.metropolis_built = options["metropolis_mode"] == "built"
    box.goals_from_round = options["goals_from_round"]
    box.humanitarian_at_round_end = options["humanitarian_check"] == "end_of_round"
    box.max_rounds = options["max_rounds"]
