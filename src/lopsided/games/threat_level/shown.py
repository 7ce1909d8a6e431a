"""What a client is shown of Threat Level: the table as a seat sees it, and what is printed."""

from typing import Annotated, TypedDict

from lopsided.engine.vocabulary import one_of, words
from lopsided.games.threat_level import state

START, TOP, LOSE, ROWS = state.START, state.TOP, state.LOSE, state.ROWS
Wild = state.Wild

Refusal = Annotated[str, one_of(["", *words(state.Why)])]
HELD = "seats.points"  # what counts, by seat
SMALL, SPOT = f"ladder {ROWS}", "seats.row"  # the board as a wall shows it, and where everybody stands


class SeatState(TypedDict):
    """One player."""

    row: int
    points: int
    left: bool
    in_union: bool


class Window(TypedDict):
    """What the union is asked about."""

    target: int
    helper: int  # who decides
    price: int  # paid for a push, or to be paid for a pull; -1: an appeal, where only the halved price can be paid
    halved: int


class Offer(TypedDict):
    """What an action on one target costs, and the refusal's name where it is not to be had."""

    price: int
    why: Refusal


class Offers(TypedDict, total=False):
    """What each action would cost, by target; empty for whoever is not asked."""

    push: list[Offer]
    pull: list[Offer]
    appeal: list[Offer]
    steal: list[Offer]
    free_push: list[Offer]
    free_steal: list[Offer]


class Table(TypedDict):
    """The ladder with everybody on it, and the turn in progress."""

    seats: list[SeatState]
    first: int
    active: int
    turn_row: int
    die: int
    wild: int
    unused: bool
    must_rise: int
    window: Window | None
    offers: Offers


class Row(TypedDict):
    """What is printed on one row, and in force at this table."""

    robbed: bool
    union: bool
    health_care: bool
    sales_tax: bool
    tax: list[int]
    tax_every_turn: bool
    gain: int
    rolls_points: bool
    keeps_gain: bool
    spared_to: int


class Prices(TypedDict):
    """What the actions cost."""

    push: int
    pull: int
    halved: int
    steal: int
    union: int
    sales_tax: int


class Board(TypedDict):
    """What is printed on the ladder at this table."""

    max_rounds: int
    prices: Prices
    out_rolls: bool
    out_forfeits: bool
    push_refund: bool
    health_for_any: bool
    health_cost: list[int]
    rows: list[Row]
