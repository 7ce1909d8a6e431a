"""What a client is shown of The Disparity Trap: the table as a seat sees it, and what is printed."""

from typing import Annotated, Literal, TypedDict

from lopsided.engine.vocabulary import one_of, words
from lopsided.games.disparity_trap import state

TIERS = state.TIERS
TILES = words(thing for thing in state.Thing if thing <= state.Thing.LEGACY)
THINGS = words(state.Thing)
SCORED = words(state.Score)

Tile = Annotated[str, one_of(TILES)]
Thing = Annotated[str, one_of(THINGS)]
Scored = Annotated[str, one_of(SCORED)]
Position = Annotated[str, one_of(words([state.Position.SD, state.Position.SND]))]
Wish = Annotated[str, one_of(words(state.Wish))]
Ending = Annotated[str, one_of(words(list(state.Ending)[1:]))]
What = Annotated[str, one_of(words(state.Verb))]
DeckName = Annotated[str, one_of(words(state.Deck))]
Who = Annotated[str, one_of(words(state.Who))]
SpaceKind = Annotated[str, one_of(words(state.Space))]
WindowKind = Annotated[str, one_of(words([state.Phase.INFLUENCE, state.Phase.EXTRA_ROLL, state.Phase.BLOCK]))]
Standing = Annotated[str, one_of(["asked", "passed", "next", "poor", *words([state.Wish.NOT_THIS_TURN, state.Wish.ONLY_FOR_ME])])]
Envelope = Literal["open", "sealed", "choosing", "out"]  # open: has put its stake and has nothing more; out: skipped or no tokens
HELD = "seats.privilege"  # what counts, by seat
AHEAD = "position.sd"  # whom the rules favour
SMALL, SPOT = f"terraces {TIERS}", "seats.tier"  # the board as a wall shows it, and where everybody stands


class SeatState(TypedDict):
    """One player."""

    position: Position | None  # null while Positions are being chosen
    pawn: int
    tier: int
    tiles: dict[Tile, int]
    privilege: int
    power: int
    justice: int
    cards: int  # how many are in hand
    hand: list[int] | None  # card numbers, the longest held first; only the reader's own, and empty hands
    skip: int  # the face of the Skip card held, 0 without one
    skips: int  # turns still to be skipped
    wish: Wish
    helps: int | None  # null unless points are counted
    hinders: int | None
    points: int  # as things lie now
    turns: int


class Play(TypedDict):
    """The card being played, and how far that has come."""

    card: int
    step: int
    target: int  # whose play it is
    line: list[int]  # who plays it after that
    onward: list[int]  # go on to Justice's second step
    sd: int | None  # as in force: inside is 1 to that number; null where it is not rolled for
    snd: int | None
    level: bool  # a vote has levelled it
    reach: int | None  # of the target, Influence included
    die: int  # the last roll
    extra: int  # extra rolls so far


class Waiting(TypedDict):
    """Where a player stands in a question out of turn, by what everybody can see."""

    state: Standing
    privilege: int
    power: int


class Window(TypedDict):
    """A question out of turn."""

    kind: WindowKind
    target: int  # whose play it is about
    asked: int  # who is being waited for
    price: int  # Privilege tokens that acting costs; 0: a Power token only
    seats: list[Waiting]


class Vote(TypedDict):
    """The vote being held."""

    subject: Thing
    reverse: bool
    stake: int
    by: int
    dice: int
    seats: list[Envelope]
    mine: int | None  # what the reader has sealed


class Line(TypedDict):
    """One line of a Point Tracker."""

    count: int
    points: int


class Score(TypedDict):
    """A Point Tracker."""

    total: int
    lines: dict[Scored, Line]


class Dice(TypedDict):
    """For the next vote of each kind."""

    remove: int
    reverse: int


class Decks(TypedDict):
    """How many cards each deck holds."""

    opportunity: int
    event: int
    justice: int


class Table(TypedDict):
    """The table as a seat sees it."""

    seats: list[SeatState]
    first: int
    active: int
    turn_of_round: int
    move_die: int  # of this turn, 0 before the move
    level: list[Thing]  # disparities voted away
    dice: Dice
    votes: list[Thing]  # subjects on which a vote to remove would be possible at this table
    decks: Decks
    play: Play | None
    window: Window | None
    vote: Vote | None
    trades: int  # made in this turn
    ending: Ending | None
    winner: int | None
    titles: list[int]  # ultimate winners, when the game is over and points are counted
    scores: list[Score] | None  # as things lie now; null unless points are counted


class Effect(TypedDict):
    """What a card or a step of it does."""

    what: What
    thing: Thing | None
    amount: int
    back: int  # how far one goes back who cannot pay


class Ranges(TypedDict):
    """A card's or a step's ranges, `1 to sd` and `1 to snd`, null where nothing is rolled, and its effects."""

    sd: int | None
    snd: int | None
    effects: list[Effect]


class Need(TypedDict):
    """What one must have to play a card."""

    thing: Thing
    amount: int


class Card(Ranges):
    """A kind of card as it is printed."""

    deck: DeckName
    who: Who
    needs: list[Need]
    tiers: list[int]  # the lowest and the highest on which it can be played
    penalty: bool
    cost_back: int
    tag: Thing | None  # the thing whose vote levels it
    count: int  # how many there are; 0 where its module is not in play
    second: Ranges | None  # Justice's second step
    by_tier: list[list[Effect]] | None  # what the Taxes card does on each tier


class Trade(TypedDict):
    """A trade of tiles."""

    give: Tile
    price: int
    get: Tile


class Board(TypedDict):
    """The spaces, the cards with their ranges, the trades, the prices and the modules of this table."""

    tier_length: int
    spaces: list[SpaceKind]
    cards: list[Card]
    goals: list[int]  # card by tier, the first tier's first
    taxes: int  # the Taxes card
    trades: list[Trade]
    subjects: list[Thing]
    modules: list[str]
    extra_roll: int
    influence_cost: int
    smallest_stake: int
    sacrifice_gain: int
    start_privilege: dict[Position, int]
    max_rounds: int
    max_rerolls: int | None
    standing_check: bool
    worth: dict[Scored, int]  # points for one; of Privilege: tokens for one
