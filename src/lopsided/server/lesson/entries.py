"""The log of a lesson: numbered entries, as a table has them. Folding them gives the lesson; the tables follow what it says."""

import msgspec

from lopsided.server.lesson.messages import Phase, Plan, Question, Show
from lopsided.server.table.entries import Coded, Entry, Rejoined

NOWHERE = (-1, -1)
Seat = tuple[int, int]  # a table by its number from 0, and a seat of it; the seat is -1 before the tables are laid


class Opened(Entry, frozen=True, kw_only=True):
    """A room is opened; person 0 leads it."""

    title: str
    code: str
    token: str
    plan: Plan


class Titled(Entry, frozen=True, kw_only=True):
    """The room is called otherwise."""

    title: str


class Planned(Entry, frozen=True, kw_only=True):
    """Another plan."""

    plan: Plan


class Came(Entry, frozen=True, kw_only=True):
    """Somebody came in, or whoever will lead too."""

    name: str
    token: str
    leads: bool = False


class Placed(Entry, frozen=True, kw_only=True):
    """Who sits where from now on; of those who are named."""

    places: dict[int, Seat]


class Paired(Entry, frozen=True, kw_only=True):
    """Two people share one seat from now on; `other` is part of `person`."""

    person: int
    other: int
    name: str


class Watched(Entry, frozen=True, kw_only=True):
    """Somebody only watches, or plays again."""

    person: int
    on: bool


class Doored(Entry, frozen=True, kw_only=True):
    """The door is open, or closed."""

    open: bool


class Guessing(Entry, frozen=True, kw_only=True):
    """People guess how it will end."""


class Laid(Entry, frozen=True, kw_only=True):
    """The tables are laid, by their matches; dice said who has which seat."""

    matches: list[str]
    places: dict[int, Seat]


class Turned(Entry, frozen=True, kw_only=True):
    """The next part of the lesson. `rounds`: after which round each table stops."""

    phase: Phase
    rounds: tuple[int, ...] = ()


class Held(Entry, frozen=True, kw_only=True):
    """All tables stand still, or one of them; or go on."""

    on: bool
    table: int = -1


class Asked(Entry, frozen=True, kw_only=True):
    """A question to all; the tables stand still until it is put away."""

    question: Question


class Closed(Entry, frozen=True, kw_only=True):
    """The question's answers can be shown; `away`: all go on."""

    away: bool = False


class Answered(Entry, frozen=True, kw_only=True):
    """An answer, under a key of the device's own: without whose it is, and without when, for the log would tell who answers beside it."""

    number: int
    key: str
    choice: int = -1
    text: str = ""


class Picked(Entry, frozen=True, kw_only=True):
    """A sentence that the wall may show, or no longer."""

    sentence: int


class Guessed(Entry, frozen=True, kw_only=True):
    """How somebody thinks it will end: discs from the least to the most."""

    person: int
    discs: list[int]


class Raised(Entry, frozen=True, kw_only=True):
    """A hand is up, or down."""

    person: int
    on: bool


class Read(Entry, frozen=True, kw_only=True):
    """Somebody has read what the game is about."""

    person: int


class Walled(Entry, frozen=True, kw_only=True):
    """What the wall shows."""

    show: Show


class Unfolded(Entry, frozen=True, kw_only=True):
    """How far the talk on the wall has come."""

    part: int


class Told(Entry, frozen=True, kw_only=True):
    """A message to all phones."""

    text: str


class Nudged(Entry, frozen=True, kw_only=True):
    """Somebody is reminded."""

    person: int


class Called(Entry, frozen=True, kw_only=True):
    """Somebody is called otherwise."""

    person: int
    name: str


class Gone(Entry, frozen=True, kw_only=True):
    """Somebody was taken out of the room."""

    person: int


AnyEntry = (
    Opened | Titled | Planned | Came | Placed | Paired | Watched | Doored | Guessing | Laid | Turned | Held | Asked | Closed | Answered | Picked
    | Guessed | Raised | Read | Walled | Unfolded | Told | Nudged | Called | Gone | Coded | Rejoined
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
