"""What lies on the table: the box, the state, and the names of all that can be done, told, asked and refused."""

from enum import IntEnum

from lopsided.engine.actions import Families
from lopsided.engine.events import Events
from lopsided.engine.records import Header, Record, i8, i16

SEATS, MOST = 6, 12  # seats, and coins in a pot
HEIR = 0
NO, YES = 1, 2  # a vote that was cast; 0 is none
MOVES = Families(offer={"target": SEATS, "amount": MOST + 1}, vote={"answer": 2})
Move = MOVES.first
is_vote = MOVES.has("vote")
target_of, amount_of, answer_of = MOVES.reads("target"), MOVES.reads("amount"), MOVES.reads("answer")
offer_of = MOVES.makes("offer")
TOLD = Events(
    turn="seat",
    pot="seat coins",
    whispered="seat target",
    offered="seat target amount",
    voted="seat answer",
    stands="seat target amount kept",
    falls="seat target",
    fee="seat amount",
    ended="round",
)
Told, Int = TOLD.kinds, TOLD.ints


class Phase(IntEnum):
    """What can be asked."""

    OFFER = 1
    VOTE = 2


class Why(IntEnum):
    """Why an action may be refused."""

    NOT_ASKED = 1
    NOT_NOW = 2
    NOBODY_THERE = 3
    TOO_MUCH = 4


class Box(Record):
    """What is printed, and the table's options."""

    seats: i8
    sides: i8
    worth: i8
    heir_worth: i8
    rounds: i8
    fee: i8


class State(Header, streams=SEATS, frames=1, events=12):
    """What everybody has, and the deal on the table."""

    coins: i16[SEATS]
    giver: i8
    pot: i8  # the giver's secret
    target: i8  # to whom the offer was whispered, -1 before that
    amount: i8  # the giver's and the target's secret
    vote: i8[SEATS]  # everybody's own secret until all have voted
