"""What a room's console, phones and wall are sent and may ask for; web/src/lib/lesson.ts is made from it.

They travel as those of a table do, over the same socket. What is shown comes whole, whenever it changed: it is small.
"""

from typing import Literal

import msgspec

from lopsided.server.messages import Item, Message, Request, Stage

LONGEST_QUESTION = 140
DISCS = 20  # that a guess shares out
MOST_PEOPLE = 60
TALK = 5  # parts of the talk on the wall
Phase = Literal["gather", "guess", "play", "stop", "debrief"]
Show = Literal["code", "boards", "question", "debrief", "black"]
Part = Literal["join", "guess", "play", "stop", "debrief"]
LeadOrder = Literal[
    "name", "plan", "seat", "undo", "put", "swap", "pair", "watch", "unwatch", "open", "close", "next", "pause", "resume", "freeze", "thaw", "ask", "answers",
    "go_on", "show", "wall", "part", "say", "nudge", "bot", "code", "lead", "rename", "remove", "lower", "delete"
]  # fmt: skip
What = Literal["hand", "lower", "read", "watch", "play", "guess", "answer"]


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is played, and how long everything may take."""

    game: str
    options: dict[str, int | str | list[int]] = {}
    variant: str = ""
    size: int = 4  # seats at a table
    minutes: int = 45  # of the whole lesson
    guess: bool = True  # whether people guess before they play
    stop_after: int = 3  # the round after which all stand still for a question, 0 = none
    names: bool = False  # whether the wall shows names


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question to all; `key` where it is one of the room's or of the game's own, else `text`."""

    number: int
    key: str = ""
    text: str = ""
    choices: int = 0  # that it offers; none: a sentence
    open: bool = True


# From the client


class Lead(Request, frozen=True):
    """An order of whoever leads. `person`: about whom; `other`: the second one of swap and pair; `table` for put, freeze and thaw."""

    id: str
    order: LeadOrder
    person: int = -1
    other: int = -1
    table: int = -1
    value: "int | str | Plan | None" = None


class Reply(Request, frozen=True):
    """What a phone has to say. `key` is the device's own for this question: by it an answer can be changed, and nobody knows whose it is."""

    id: str
    what: What
    number: int = -1
    choice: int = -1
    text: str = ""
    key: str = ""
    guess: tuple[int, ...] = ()


# From the server


class Beam(msgspec.Struct, frozen=True, omit_defaults=True):
    """How unequal a table is now: its seats from the side that has less to the one that has more, and the part of the latter in thousandths."""

    order: list[int]
    share: int
    dealt: bool = False  # whether the rules have put the sides apart, and not only luck


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at a table of the room."""

    name: str = ""
    person: int = -1  # -1: a bot
    here: bool = False
    bot: bool = False  # a bot plays, also where it stands in
    asked: bool = False
    held: int = 0  # what counts in this game


class TableTile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table at a glance, as a spectator sees it."""

    number: int
    match: str  # not for the wall
    stage: Stage
    round: int = 0
    places: list[Place] = []
    beam: Beam | None = None
    line: list[int] = []  # the part of the side that has more, by round
    since: float = 0  # since when it waits for those who are asked
    last: Item | None = None
    held_up: bool = False  # frozen by itself
    spots: list[int] = []  # where each seat stands on the small board
    marks: list[int] = []  # what lies on it: whose, or how much


class Somebody(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody in the room, as whoever leads it sees them."""

    person: int
    name: str
    table: int = -1  # -1: at the door
    here: bool = False
    away: float = 0  # since when the phone is gone
    watching: bool = False
    hand: float = 0  # since when it is up
    ready: bool = False  # has read what the game is about
    guessed: bool = False
    answered: bool = False


class Span(msgspec.Struct, frozen=True):
    """A part of the lesson, in minutes from its beginning."""

    part: Part
    start: float
    end: float


class Answers(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a question was answered: how many chose what, and sentences, without who."""

    counts: list[int] = []
    sentences: list[str] = []
    shown: list[int] = []  # sentences that the wall may show


class Console(msgspec.Struct, frozen=True, omit_defaults=True):
    """The room as whoever leads it sees it."""

    plan: Plan
    door: bool  # whether it is open
    clock: float  # when the lesson began, 0 before
    spans: list[Span]
    people: list[Somebody]
    tables: list[TableTile]
    show: Show
    question: Question | None = None
    answers: Answers | None = None
    paused: bool = False
    leads: int = 1
    undo: bool = False  # whether the last change of places can be taken back
    part: int = 1  # how far the talk on the wall has come


class Mate(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at one's own table."""

    name: str
    bot: bool = False
    here: bool = False


class Phone(msgspec.Struct, frozen=True, omit_defaults=True):
    """The room as one phone sees it."""

    name: str
    size: int
    table: int = -1
    match: str = ""
    seat: int = -1
    mates: list[Mate] = []
    watching: bool = False
    hand: bool = False
    ready: bool = False
    paused: bool = False
    guess: list[int] = []
    question: Question | None = None
    answered: bool = False
    told: str = ""  # the last message to all
    nudges: int = 0
    fact: list[int] = []  # what the seats of my table ended with, from the least to the most


class Crowd(msgspec.Struct, frozen=True):
    """Very many games of bots by the same rules, as they lie in the middle table's round: how many have which part in the hands of the side that has more."""

    games: int
    bot: str
    round: int
    low: int  # where the axis begins, of a hundred: at half where the upper half is the side that has more
    these: list[int]  # in even steps from nothing to all
    equal: list[int]  # the same under equal rules; empty where there are none, or where those are played


class Wall(msgspec.Struct, frozen=True, omit_defaults=True):
    """The room as everybody in it sees it on the wall: nothing hidden, and names only where the plan says so."""

    show: Show
    people: int
    clock: float
    spans: list[Span]
    tables: list[TableTile]
    names: list[str] = []
    question: Question | None = None
    answers: Answers | None = None
    replies: int = 0
    guess: list[float] = []  # what the room guessed, from the least to the most, in discs
    told: str = ""
    small: str = ""  # the kind of small board that the game has
    spaces: int = 0  # how many places are on it
    part: int = 1  # how far the talk has come: the tables, the many games, equal rules, the guess, the question
    crowd: Crowd | None = None


class Lesson(Message, frozen=True, omit_defaults=True):
    """The room as this reader may see it: the answer to Hello, and again whenever it changed."""

    room: str
    code: str
    title: str  # of the room
    game: str
    phase: Phase
    now: float
    console: Console | None = None
    phone: Phone | None = None
    wall: Wall | None = None


FromClient = Lead | Reply


# HTTP


class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms: open a room."""

    game: str
    title: str = ""


class RoomDoor(msgspec.Struct, frozen=True):
    """GET /api/rooms/{code}: what somebody sees before coming in."""

    room: str
    code: str
    title: str
    game: str
    open: bool
    people: int
