"""The log of a match: numbered entries, and nothing else. Folding them gives the table.

`who` is the person who asked for it (-1: the table itself), `id` the request's id, so that a request counts once even
across a restart; `at` is the time, so that folding needs no clock.
"""

from typing import Any, Literal

import msgspec

from lopsided.agents.figures import Forecast
from lopsided.server.messages import Before, Hints, Level, Mode, Talk

NOBODY = -1


class Entry(msgspec.Struct, tag_field="e", tag=str.lower, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of the log."""

    at: float = 0
    who: int = NOBODY
    id: str = ""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who or what sits on a seat: a person by number, or nobody (-1); then a bot, once the game has begun."""

    name: str = ""
    person: int = NOBODY
    bot: str = ""  # the bot that plays here, stands in, or would
    reserved: bool = False  # the host keeps it for a bot
    lent: Literal["", "dropped", "host"] = ""  # why a bot stands in for the person
    gone: bool = False  # the person left by the game's own rule for it
    left: str = ""  # what the person was called who left it to a bot: who comes back by that name sits here again


class Opened(Entry, frozen=True, kw_only=True):
    """A table is opened. `people` are the hashes of each person's tokens; person 0 is the host unless `host` says otherwise."""

    game: str
    version: int
    mode: Mode
    chairs: list[Chair]
    people: list[list[str]]
    options: dict[str, Any]
    variant: str
    code: str
    secret: str
    host: int = 0
    talk: Talk = "phrases"
    hints: Hints = "off"
    level: Level = ""
    clock: int = 0
    before: Before | None = None
    reforms: bool = False


class Sat(Entry, frozen=True, kw_only=True):
    """Somebody new took a seat."""

    seat: int
    name: str
    token: str


class Renamed(Entry, frozen=True, kw_only=True):
    """A person took another name."""

    seat: int
    name: str


class Configured(Entry, frozen=True, kw_only=True):
    """The host changed what will be played; the chairs as they stand now."""

    chairs: list[Chair]
    options: dict[str, Any]
    variant: str
    level: Level = ""
    reforms: bool = False
    game: str = ""  # another one than before, and its version
    version: int = 0


class Started(Entry, frozen=True, kw_only=True):
    """The game begins; the chairs with bots on all that were empty."""

    chairs: list[Chair]


class Moved(Entry, frozen=True, kw_only=True):
    """A seat's actions, all of them; by its person, its bot, or the clock."""

    seat: int
    actions: list[int]
    by: Literal["person", "bot", "clock"] = "person"


class Undone(Entry, frozen=True, kw_only=True):
    """A seat took its last step back."""

    seat: int


class Said(Entry, frozen=True, kw_only=True):
    """A phrase by its key, or free text."""

    seat: int
    phrase: str = ""
    text: str = ""


class Left(Entry, frozen=True, kw_only=True):
    """A person stood up for good, or was removed. `name` and `bot`: who plays on where a bot does."""

    seat: int
    removed: bool = False
    name: str = ""
    bot: str = ""


class Lent(Entry, frozen=True, kw_only=True):
    """A bot stands in for a person: they dropped, or the host said so."""

    seat: int
    bot: str
    dropped: bool = False


class Returned(Entry, frozen=True, kw_only=True):
    """The person plays again."""

    seat: int


class Reserved(Entry, frozen=True, kw_only=True):
    """The host keeps a seat for a bot."""

    seat: int
    name: str
    bot: str


class Freed(Entry, frozen=True, kw_only=True):
    """The host lets people join on a bot's seat."""

    seat: int


class Locked(Entry, frozen=True, kw_only=True):
    """Nobody, or anybody, may join."""

    on: bool


class Paused(Entry, frozen=True, kw_only=True):
    """The game stands still, or goes on."""

    on: bool


class Clocked(Entry, frozen=True, kw_only=True):
    """Thinking time in seconds, 0 = none."""

    seconds: int
    stopped: bool = False


class Stood(Entry, frozen=True, kw_only=True):
    """The clock stood for so long, while nobody was there or the server was down."""

    seconds: float


class Talked(Entry, frozen=True, kw_only=True):
    """How people may talk."""

    talk: Talk


class Coached(Entry, frozen=True, kw_only=True):
    """Whether people may ask the coach."""

    hints: Hints


class Hinted(Entry, frozen=True, kw_only=True):
    """Somebody asked the coach; after so many steps of the game."""

    seat: int
    step: int


class Hosted(Entry, frozen=True, kw_only=True):
    """Another person is the host."""

    person: int


class Coded(Entry, frozen=True, kw_only=True):
    """A rejoin code was made; its hash."""

    person: int
    code: str
    until: float


class Rejoined(Entry, frozen=True, kw_only=True):
    """A rejoin code was used: one more token for the person."""

    person: int
    code: str
    token: str


class SignedOut(Entry, frozen=True, kw_only=True):
    """A person signed out all devices but one: its token alone is left."""

    person: int
    token: str


class Proposed(Entry, frozen=True, kw_only=True):
    """Somebody wants to stop here, or agrees to it; or does not, and the proposal is off."""

    seat: int
    on: bool


class Suggested(Entry, frozen=True, kw_only=True):
    """Somebody proposes to change a rule: an option and its new value. It waits for the end of the round."""

    seat: int
    option: str
    value: int | str


class Foretold(Entry, frozen=True, kw_only=True):
    """What that would do to every seat; from here on all vote. Without games nobody could say."""

    forecast: Forecast


class Voted(Entry, frozen=True, kw_only=True):
    """A sealed vote; of a bot by the forecast."""

    seat: int
    yes: bool
    by: Literal["person", "bot"] = "person"


class Reformed(Entry, frozen=True, kw_only=True):
    """A rule changes: from here on an option has another value. The votes are opened, where there were any."""

    option: str
    value: int | str


class Upheld(Entry, frozen=True, kw_only=True):
    """The votes are opened, and the rule stays as it is."""


class Ended(Entry, frozen=True, kw_only=True):
    """The host ended it, all people agreed to stop, or nobody is left."""

    why: Literal["host", "agreed", "empty"] = "host"


class Frozen(Entry, frozen=True, kw_only=True):
    """A rule failed, so the game stands still for good; which rule, where, and the kind of error. What would have come of it is not in the log."""

    rule: str
    module: str
    line: int
    error: str


class Again(Entry, frozen=True, kw_only=True):
    """The same people play another one."""

    match: str
    code: str = ""


AnyEntry = (
    Opened | Sat | Renamed | Configured | Started | Moved | Undone | Said | Left | Lent | Returned | Reserved | Freed
    | Locked | Paused | Clocked | Stood | Talked | Coached | Hinted | Hosted | Coded | Rejoined | SignedOut | Proposed
    | Suggested | Foretold | Voted | Reformed | Upheld | Ended | Frozen | Again
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
