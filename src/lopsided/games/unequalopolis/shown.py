"""What a client is shown of Unequalopolis: the table as a seat sees it, and what is printed."""

from typing import Annotated, Literal, TypedDict

from lopsided.engine.vocabulary import one_of, words
from lopsided.games.unequalopolis import state

WAREHOUSE, STREET_GROUPS = state.WAREHOUSE, state.STREET_GROUPS

SignName = Annotated[str, one_of(words(state.Sign))]
SpaceKind = Annotated[str, one_of(words(state.Space))]
DeedKind = Annotated[str, one_of(words([state.Space.STREET, state.Space.RAILROAD, state.Space.UTILITY]))]
DeckName = Annotated[str, one_of(words(state.Deck))]
RightName = Annotated[str, one_of(words(state.Right))]
LawName = Annotated[str, one_of(words(state.Law))]
StageName = Annotated[str, one_of(words(state.Stage))]
Cause = Annotated[str, one_of(words(state.Cause))]
End = Annotated[str, one_of(words(state.End))]
What = Annotated[str, one_of(words(state.Verb))]
Building = Literal["crop", "warehouse"]
Lot = Literal["deed", "crop", "warehouse"]
HELD = "players.worth"  # what counts, by seat
AHEAD = "sign.man"  # whom the rules favour
SMALL, SPOT = f"ring {state.SPACES}", "players.space"  # the board as a wall shows it, and where everybody stands
MARK = "deeds.owner"  # whose each deed is


class Player(TypedDict):
    """One player."""

    sign: SignName
    score: int
    place: int  # in the turn order, from 0
    token: int | None
    cash: int | None  # null where it is hidden
    worth: int | None
    space: int
    skips: int
    prison: int | None  # null, or failed attempts
    claim: int | None  # a deed
    rights: list[RightName]
    kept: list[int]
    deeds: list[int]
    fallen: int  # 0, or in which place bankrupt


class Deed(TypedDict):
    """One deed."""

    owner: int | None
    level: int  # 0 to 4 crops, 5 a warehouse
    mortgaged: bool
    rent: int  # now; of the works times the dice
    claims: list[int]


class Country(TypedDict):
    """The Country card that lies face up."""

    card: int
    drawer: int
    law: LawName


class Dice(TypedDict):
    """The roll of this turn."""

    first: int
    second: int
    total: int
    streak: int
    extra: bool


class MyRules(TypedDict):
    """The rules that the reader plays under now."""

    bank: int
    percent: int
    doubles: int
    buys: bool
    owns: list[DeedKind]
    most: int
    inherits: bool
    park: bool
    prison: bool
    bound: list[LawName]


# "in" is no name that a class could have
Auction = TypedDict(
    "Auction",
    {
        "lot": Lot,
        "deed": int | None,
        "high": int,
        "bidder": int | None,
        "in": list[int],
        "asked": list[int],
        "least": int | None,  # this and laid: null unless the reader is asked
        "laid": int | None,
        "sealed": bool,
    },
)
Auction.__doc__ = "The auction that is running."


class Debt(TypedDict):
    """The debt that is being raised."""

    seat: int
    target: int | None  # null: the Bank
    amount: int
    can_raise: int | None  # null where it is hidden
    cause: Cause
    about: int  # the deed of a rent, or the card


class Side(TypedDict):
    """What one side gives."""

    deeds: list[int]
    cards: list[int]
    cash: int


class TrayView(TypedDict):
    """The offer on the tray, for its two parties."""

    maker: int
    partner: int
    give: Side
    get: Side
    answering: int | None
    counter: bool


class Trading(TypedDict):
    """Who trades with whom."""

    maker: int
    partner: int


class Receipt(TypedDict):
    """The mortgaged deed that was received and must be seen to."""

    seat: int
    deed: int
    fee: int
    lift: int
    left: list[int]
    gift: bool


class Shortage(TypedDict):
    """The piece of which there are too few."""

    seat: int
    deed: int
    lot: Building
    contesting: list[int]


class Table(TypedDict):
    """The table as a seat sees it."""

    players: list[Player]
    deeds: list[Deed]
    order: list[int]
    active: int
    stage: StageName
    first_man: int | None
    banker: int
    crops: int
    warehouses: int
    decks: dict[DeckName, int]  # cards left
    bank: int | None  # null unless it is finite
    country: Country | None
    dice: Dice | None
    rules: MyRules | None
    auction: Auction | None
    debt: Debt | None
    tray: TrayView | None
    trading: Trading | None
    receipt: Receipt | None
    lots: list[int]
    shortage: Shortage | None
    offers_left: int
    ended: End | None


class SpaceView(TypedDict):
    """One space."""

    kind: SpaceKind
    deed: int | None
    tax: int


class PrintedDeed(TypedDict):
    """One deed as it is printed."""

    space: int
    group: int
    kind: DeedKind
    factory: bool
    price: int
    rent: list[int]
    mortgage: int
    lift: int
    crop: int


class Effect(TypedDict):
    """One effect: the verb, its number, and the word that goes with it."""

    what: What
    amount: int
    other: int
    word: str | None


class Card(TypedDict):
    """One card: its deck and what it does to a man and to a woman."""

    deck: DeckName
    kept: bool
    man: Effect
    woman: Effect


class SignRules(TypedDict):
    """What the rules give to a sign."""

    start: int
    bank: int
    percent: int
    doubles: int
    rights: list[RightName]


class Board(TypedDict):
    """What is printed: spaces, deeds, cards, the two signs, sums and the house rules of this table."""

    spaces: list[SpaceView]
    deeds: list[PrintedDeed]
    groups: list[list[int]]
    cards: list[Card]
    signs: dict[SignName, SignRules]
    bills: list[int]
    fine: int
    step: int
    crops: int
    warehouses: int
    warehouse_after: int
    few_crops: int
    attempts: int
    empowerment: bool
    empowerment_from: int
    offers: int
    counters: bool
    sealed: bool
    cash_hidden: bool
    first_fall_ends: bool
    time_limit: int
    max_rounds: int
