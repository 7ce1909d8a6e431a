"""What a client is shown of Disruptopia: the table as a seat sees it, and what is printed.

A card is its number in `board.cards`; an option is its number in `board.options` (0 is idle); a region 0 to 5; a worker 1 to 8.
"""

from typing import Annotated, Literal, TypedDict

from lopsided.engine.vocabulary import one_of, words
from lopsided.games.disruptopia import state

Option = state.Option

RANKS = words(state.Rank)
Rank = Annotated[str, one_of(RANKS)]
OptionName = Annotated[str, one_of(words(state.Option))]
Purpose = Annotated[str, one_of(words(state.Purpose))]
MayPlay = Annotated[str, one_of(words(state.Moment))]
When = Annotated[str, one_of(words(state.When))]
Verb = Annotated[str, one_of(words(state.Verb))]
HELD = "companies.pers"  # what counts, by seat
SMALL, SPOT = f"steps {len(RANKS)}", "companies.rank.RANKS"  # the board as a wall shows it, and where everybody stands


class Slot(TypedDict):
    """An Effect Card in its slot."""

    card: int
    used: bool
    fresh: bool


class Held(TypedDict):
    """A card of a hand; null where only the back can be seen."""

    card: int | None
    deck: int


class Standing(TypedDict):
    """What a company can do and what it would cost, from what lies open."""

    prices: dict[str, int]  # at this moment, by the option's name; top of a track: 0
    bonus: dict[str, int]  # money that own effects add after an option
    cannot: dict[OptionName, int]  # 0, or a refusal's number
    next_income: int
    vp: int


class Plan(TypedDict):
    """What a company's workers are to do; null while it is secret."""

    plan: list[int] | None  # options by worker
    placed: int | None  # workers decided about so far
    tossing: list[int] | None
    recalls: int | None  # steps of this round's plan that may still be taken back


class Company(Standing, Plan):
    """One company."""

    corp: int
    pers: int
    power: int
    rep: int
    income: int
    rank: Rank
    compute: int
    model: int
    workers: int
    presence: list[int]
    home: int | None
    tokens: int
    cut: int
    surcharge: int
    hand: list[Held]
    slots: list[Slot]
    confirmed: bool


class Region(TypedDict):
    """A region of the map."""

    tokens: int
    room: int
    present: list[int]


class Pile(TypedDict):
    """A deck: how many are undrawn, and the discard pile, the latest last."""

    undrawn: int
    pile: list[int]


class Choice(TypedDict):
    """What is being done with a card."""

    playing: int | None  # the card being played or used
    target: int | None
    purpose: Purpose | None  # what a region is chosen for
    die: int | None  # a Marketing die that may be rolled again


class Table(Choice):
    """The companies, the map, the decks, and what is being resolved."""

    companies: list[Company]
    regions: list[Region]
    supply: int
    decks: list[Pile]
    first: int
    order: list[int]  # of turns in this round
    odd: bool
    step: int  # 0: setup, 1: plans, 2: carrying them out
    active: int | None
    worker: int | None  # the worker being resolved, or the last one
    option: int | None
    moment: MayPlay  # what the active player may play now
    points: int
    draws: int
    last: bool


class Card(TypedDict):
    """A kind of card: its price in workers, and where it belongs; its words are in the language file."""

    id: str
    deck: int
    kind: Literal["action", "effect"]
    when: When
    cost: int
    copies: int
    aims: bool
    verbs: list[Verb]


class Rung(TypedDict):
    """One step of a ladder: what it costs, and the class it needs."""

    price: int
    rank: int


class Ladders(TypedDict):
    """The four ladders, from their lowest step."""

    compute: list[Rung]
    model: list[Rung]
    worker: list[Rung]
    presence: list[Rung]


class ClassRow(TypedDict):
    """What a class is paid, and what it costs to get there."""

    name: Rank
    price: int
    rep: int
    patent: int
    subsidy: int
    marketing_power: int
    marketing_rep: int


class Reputation(TypedDict):
    """The reputation track from its lowest cell."""

    low: int
    income: list[int]
    training: list[int]


class Room(TypedDict):
    """How many subsidies a region has room for."""

    room: int


class Tops(TypedDict):
    """Where the tracks end."""

    power: int
    income: int
    version: int
    hand: int
    slots: int


class Audit(TypedDict):
    """What an audit costs."""

    price: int
    rep: int


class Scoring(TypedDict):
    """What a point is made of."""

    funds: int
    power: int
    version: int
    tokens: int


class Board(TypedDict):
    """What is printed: prices and locks, the class table, the tracks, the regions and every card with its words."""

    options: list[OptionName]  # 0 is idle; four a row from 1 on: research, influence, cards
    ladders: Ladders
    classes: list[ClassRow]
    reputation: Reputation
    regions: list[Room]
    cards: list[Card]
    tops: Tops
    audit: Audit
    scoring: Scoring
    regions_per_power: int
    max_rounds: int
    cards_on: bool
    open_locks: bool
