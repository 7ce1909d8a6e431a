"""What a client is shown of Displacement: the table as a seat sees it, and what is printed."""

from typing import Annotated, TypedDict

from lopsided.engine.vocabulary import one_of, words
from lopsided.games.displacement import state

FULL = state.FULL

GoalName = Annotated[str, one_of(words(state.Goal))]
Tag = Annotated[str, one_of(words(state.Tag))]
Scope = Annotated[str, one_of(words(state.Scope))]
What = Annotated[str, one_of(words(state.Verb))]
CardKind = Annotated[str, one_of(words(state.Kind))]
HELD = "nations.tokens"  # what counts, by seat
SMALL, SPOT = "land 0", "nations.displaced"  # the board as a wall shows it, and who stands in the open
MARK = "nations.homes"  # what is built


class Kept(TypedDict):
    """A card that lies in front of a nation, and for how many turns it stays."""

    card: int
    turns: int


class Nation(TypedDict):
    """One nation. People are known by the seat of their birth."""

    region: int
    goal: GoalName | None  # null where it is hidden
    announced: bool
    ruled_out: list[GoalName]
    tokens: int
    earned: int  # tokens ever received; those of the start do not count
    homes: list[list[int] | None]  # by square; null where nothing is built
    displaced: list[int]  # in the order in which they lost their homes
    full: int
    kept: list[Kept]


class Table(TypedDict):
    """The nations with their people, the card being faced, and the sending being planned."""

    nations: list[Nation]
    first: int
    active: int
    card: int | None  # the scenario that is being faced
    touches: list[int]
    deck: int
    pile: list[int]
    plan: list[list[int]] | None  # of the sending that is being decided: people by receiver and by birth
    must_send: int


class Effect(TypedDict):
    """What a card does to whom."""

    who: Scope
    what: What
    amount: int


class Card(TypedDict):
    """A kind of scenario card."""

    kind: CardKind
    block: int  # the price of keeping it away; 0: it cannot be
    safe: list[Tag]
    effects: list[Effect]
    copies: int


class Region(TypedDict):
    """A region and what it is like."""

    tags: list[Tag]


class Board(TypedDict):
    """What is printed, and in force at this table."""

    regions: list[Region]
    cards: list[Card]
    max_rounds: int
    community_price: int
    shelter_price: int
    goal_tokens: int
    goal_earned: bool  # tokens must have been earned, not held
    metropolis_built: bool  # communities must stand, not be full
    goals_from_round: int
    manual_housing: bool
