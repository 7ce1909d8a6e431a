"""Every message between server and client over a socket. docs/protocol.md explains them; web/src/lib/messages.ts is made from them and from what
travels over HTTP (http_messages.py).

All travel as JSON text frames with the kind in "t". Numbers count what has happened at a table (the chronicle): a
client names the last one it has and gets the rest.
"""

from typing import Any, Literal, TypedDict

import msgspec

from lopsided.agents.advice import Advice
from lopsided.agents.figures import Forecast

PROTOCOL = 2  # raised when a page of before could not go on
SPECTATOR = -1
MOST_ACTIONS = 64  # of one composite move; a game may need less
Stage = Literal["lobby", "playing", "paused", "frozen", "over"]
SeatKind = Literal["empty", "person", "bot"]
Mode = Literal["open", "now", "hotseat", "exhibition", "guided", "room"]  # room: a table of a room, which nobody at it hosts
Talk = Literal["phrases", "text"]
Hints = Literal["off", "asked"]  # whether the coach may be asked
MotionStage = Literal["waiting", "forecast", "vote", "passed", "kept"]
Level = Literal["", "gentle", "fair", "sharp"]  # of bots; "": each game's characters in turn
Order = Literal[
    "start", "configure", "lock", "unlock", "remove", "to_bot", "to_person", "pause", "resume", "clock", "talk", "hints", "end", "again"
]  # fmt: skip


class Message(msgspec.Struct, tag_field="t", tag=str.lower, frozen=True, omit_defaults=False):
    """A message; its tag is its name in lower case."""


class Request(Message, frozen=True, forbid_unknown_fields=True):
    """A message from a client; anything that does not fit is answered with `refused` and changes nothing."""


# From the client


class Hello(Request, frozen=True):
    """The first frame: which table, who I am (empty = a spectator), the last number I have (-1 = none), and which
    protocol I speak (0 = whatever the server does); who speaks another one is told so with Bye."""

    table: str
    token: str = ""
    last: int = -1
    protocol: int = 0


class Since(Request, frozen=True):
    """I missed something: send all after this number, and fresh views."""

    last: int


class Move(Request, frozen=True):
    """One seat's actions, all or none. `answers` is the number at which the question was seen; `id` makes it count once."""

    id: str
    seat: int
    answers: int
    actions: list[int]


class Undo(Request, frozen=True):
    """Take back this seat's last step."""

    id: str
    seat: int


class Say(Request, frozen=True):
    """A preset phrase or reaction by its key; free text only where the host allows it."""

    id: str
    seat: int
    phrase: str = ""
    text: str = ""


class Hint(Request, frozen=True):
    """What would the coach do on my seat? Everybody is told that I asked, nobody what it said."""

    id: str
    seat: int


class Rename(Request, frozen=True):
    """Another name for my seat, in the lobby."""

    id: str
    seat: int
    name: str


class Leave(Request, frozen=True):
    """I stand up for good: the game's own rule for quitting, or a bot plays on."""

    id: str
    seat: int


class Rejoin(Request, frozen=True):
    """Give me a code with which I can take this seat on another device; the host gets one for somebody whose device is not connected. Nobody is told."""

    id: str
    seat: int


class Signout(Request, frozen=True):
    """Sign out all my other devices: from here on only this one opens my seat."""

    id: str


class Stopclock(Request, frozen=True):
    """Anybody may stop the clock: no thinking time from here on."""

    id: str


class Stop(Request, frozen=True):
    """I want to stop here, or agree to it; or do not, and the proposal is off. The game ends once all people at the table want it."""

    id: str
    seat: int
    on: bool = True


class Propose(Request, frozen=True):
    """I propose that from the end of this round on an option has another value; where the host allows reforms. All see what it would do, then vote."""

    id: str
    seat: int
    option: str
    value: int | str


class Vote(Request, frozen=True):
    """My vote on what was proposed, sealed until all votes are in or the time is up."""

    id: str
    seat: int
    round: int  # of what was proposed: one that comes late counts for nothing else
    yes: bool


class Configure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The value of the host's order `configure`; what is left out stays as it is."""

    game: str | None = None  # another one: it begins by the book
    seats: int | None = None
    options: dict[str, int | str | list[int]] | None = None  # those to set; they stay as they are set, whatever a preset says
    variant: str | None = None
    bots: list[str] | None = None  # by seat; the empty word = any
    level: Level | None = None  # of all bots
    reforms: bool | None = None  # whether the table may vote on rules


class Host(Request, frozen=True):
    """An order of the host. `seat` for remove, to_bot, to_person; `value` for configure (a Configure), to_bot (which bot),
    clock (seconds, 0 = none), talk (a Talk) and hints (a Hints)."""

    id: str
    order: Order
    seat: int = SPECTATOR
    value: int | str | Configure | None = None


class Ping(Request, frozen=True):
    """I am here."""

    at: float = 0


# From the server


class Seat(msgspec.Struct, frozen=True):
    """One seat as everybody sees it."""

    seat: int
    name: str
    kind: SeatKind
    bot: str = ""  # which bot sits here or stands in
    here: bool = False  # a person's device is connected
    standing_in: bool = False  # a bot plays for a person who dropped
    host: bool = False
    free: bool = False  # whoever joins may sit down here; where a bot sits, it makes way


class Before(msgspec.Struct, frozen=True):
    """The finished match whose dice a table has: whose seat is played again, which one that person had there (-1: none), from which step on."""

    match: str
    seat: int
    mine: int = -1
    step: int = 0


class Motion(msgspec.Struct, frozen=True):
    """A change of one rule that somebody proposed. It waits for the end of the round; then it is reckoned what it would do, and all vote; then
    the rule changes, or it is kept."""

    seat: int  # who proposed it
    option: str
    value: int | str
    was: int | str
    round: int  # in which it was proposed
    stage: MotionStage
    until: float = 0  # when the vote ends, seconds since 1970; 0 before it has begun
    forecast: Forecast | None = None
    voted: list[int] = []  # the seats that have
    votes: dict[int, bool] = {}  # what they voted, once all is counted
    voters: int = 0  # how many seats count


class Table(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    match: str
    code: str  # join code; empty where nobody can join (play now, exhibition) and once it is over
    game: str
    title: str
    stage: Stage
    mode: Mode
    seats: list[Seat]
    options: dict[str, int | str | list[int]]
    variant: str
    locked: bool
    talk: Talk
    level: Level
    clock: int  # thinking time in seconds, 0 = none
    deadline: float  # when the present decision runs out, seconds since 1970, 0 = never
    watchers: int
    commitment: str  # SHA-256 of the secret, shown before the first move
    hints: Hints = "off"
    secret: str = ""  # the secret itself, once the game is over
    outdated: dict[str, str | int] = {}  # it stands still for good since the installed game has another version: `title`, `was`, `now`
    again: str = ""  # the next game of the same people
    stopping: list[int] = []  # seats of those who want to stop here
    quits: bool = False  # whoever leaves is out of this game for good; elsewhere a bot plays on
    before: Before | None = None  # the match whose dice these are
    reforms: bool = False  # the host allows votes on rules
    motion: Motion | None = None  # the latest of them


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened: a game event, or something about the table (kind `table:...`). Whoever reads it forms the words."""

    n: int
    kind: str
    ints: dict[str, int]
    known: dict[str, str] = {}  # names and texts that the words of something about the table need
    secret: bool = False  # not everybody at the table hears it
    words: str = ""  # in English; only in what is kept of a finished match, whose game may have other words one day


class View(TypedDict):
    """What a seat sees. An action has its number, its family in `do`, what it aims at by name, and the ints that its words need; `table` is the game's own."""

    seat: int
    round: int
    ply: int
    told: int
    over: bool
    pending: list[int]
    phase: str
    actions: list[dict[str, Any]]
    undo: bool
    placing: list[int] | None
    table: Any


class Glance(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat sees, whole; or what has changed in it since the view with the number `since`, by path: {"table.players.2.cash": 40}."""

    number: int
    whole: View | None = None
    since: int = 0
    changes: dict[str, Any] = {}


class Welcome(Message, frozen=True):
    """The answer to Hello: where things stand and what was missed. `views` has one whole view for each of my seats, or -1's."""

    table: Table
    seats: list[int]  # mine
    host: bool
    upto: int
    items: list[Item]
    called: list[tuple[int, list[str]]]  # from which number on the seats had which names
    board: dict[str, Any]  # what never changes during this match, unless a rule does
    views: dict[int, Glance]
    now: float
    protocol: int = PROTOCOL


class News(Message, frozen=True, omit_defaults=True):
    """What happened after number `after`, up to `upto`; who does not have `after` sends Since. What is left out is as it was."""

    after: int
    upto: int
    items: list[Item]
    now: float
    views: dict[int, Glance] = {}
    table: Table | None = None
    called: list[tuple[int, list[str]]] = []
    board: dict[str, Any] | None = None  # when it is laid, or a rule has changed


class Ack(Message, frozen=True):
    """The request with this id is on disk (or needed none)."""

    id: str
    upto: int
    code: str = ""  # the rejoin code, where one was asked for


class Refused(Message, frozen=True, omit_defaults=True):
    """The request with this id changed nothing; why, in a word and with what its sentence needs, and how things stand."""

    id: str
    reason: str
    upto: int
    known: dict[str, str | int] = {}
    rules: bool = False  # a rule of the game refused: its words are among the game's, and `known` has the ints of the action
    views: dict[int, Glance] = {}


class Presence(Message, frozen=True):
    """Who is here changed; not part of the chronicle."""

    table: Table


class Device(msgspec.Struct, frozen=True):
    """A device that opens my seat: since when, and whether it is the one that reads this."""

    since: float
    this: bool


class Devices(Message, frozen=True):
    """The devices that open my seat, oldest first: after Welcome, and when they change. Nobody else is told."""

    devices: list[Device]


class Advised(Message, frozen=True):
    """What the coach thinks about the question that the seat had when it asked; nobody else is told. Without advice: it first has
    to compile the game's rules, or nothing comes of it (`over`)."""

    seat: int
    advice: Advice | None = None
    over: bool = False


class Pong(Message, frozen=True):
    """So am I."""

    at: float
    now: float


class Bye(Message, frozen=True):
    """This connection ends; `again` says whether to come back by itself."""

    reason: str
    again: bool
    known: dict[str, str | int] = {}


FromClient = Hello | Since | Move | Undo | Say | Hint | Rename | Leave | Rejoin | Signout | Stopclock | Stop | Propose | Vote | Host | Ping
FromServer = Welcome | News | Ack | Refused | Presence | Devices | Advised | Pong | Bye
