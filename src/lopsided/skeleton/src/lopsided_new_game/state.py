"""What lies on the table: the box, the state, and the names of all that can be done, told, asked and refused."""

from enum import IntEnum

from lopsided.engine.actions import Families
from lopsided.engine.events import Events
from lopsided.engine.records import Header, Record, i8, i16

SEATS = 6
MOVES = Families(roll={}, rest={})
Move = MOVES.first
TOLD = Events(gained="seat points total", ended="round")
Told, Int = TOLD.kinds, TOLD.ints


class Phase(IntEnum):
    """What can be asked."""

    TURN = 1


class Why(IntEnum):
    """Why an action may be refused."""

    NOT_ASKED = 1


class Box(Record):
    """What is printed, and the table's options."""

    seats: i8
    sides: i8
    rest: i8
    head_start: i8
    rounds: i8


class State(Header, streams=SEATS, frames=1, events=4):
    """A die for each seat, one decision at a time, and the points."""

    points: i16[SEATS]
