"""What travels over HTTP: the bodies of what a client asks for, and of the answers. docs/protocol.md explains them."""

from typing import Any

import msgspec

from lopsided.lab.lengths import Lengths
from lopsided.server.messages import Item, Level, Mode, Stage, View


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: open a table."""

    game: str
    mode: Mode = "open"
    name: str = ""
    seats: int = 4
    names: list[str] = []  # hot seat: the people at this device
    bots: list[str] = []  # characters for the bots, in seat order; the rest are given out
    options: dict[str, int | str | list[int]] = {}
    variant: str = ""
    level: Level = ""


class Seated(msgspec.Struct, frozen=True):
    """The answer to a new table, a join or a rejoin: keep the token, it is the seat."""

    match: str
    code: str
    token: str
    seats: list[int]


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/join: take a free seat."""

    name: str


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a browser holds."""

    match: str
    token: str


class Turns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/turns: whose turn it is at the tables where one sits; twelve at most count."""

    seats: list[Held]


class Turn(msgspec.Struct, frozen=True):
    """How a table stands for somebody who is not looking: whether they are asked, else who is."""

    match: str
    stage: Stage
    mine: bool
    waits: list[str]


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rejoin: take one's seat on another device."""

    code: str


class GameInfo(msgspec.Struct, frozen=True):
    """GET /api/games: a box on the shelf."""

    name: str
    title: str
    tagline: str
    pitch: str
    seats: tuple[int, int]
    version: int
    bots: list[str]
    variants: list[str]
    variant_words: list[str]  # one each, "" where the package has none
    options: list["OptionInfo"]
    phrases: list["Phrase"]
    people: list[str]  # what the ints of actions and events that are seats are called
    secrets: bool  # whether seats hide things from each other
    picture: str  # where the package's own picture for its box is, "" where it brings none
    board: str  # where the package's own board is, an ES module; "" where it brings none
    guided: bool  # whether there is a prepared deal to learn by
    language: str  # in which all this is said: English where the game does not speak the reader's
    lengths: Lengths | None = None  # what minutes are reckoned from, where that was measured


class Phrase(msgspec.Struct, frozen=True):
    """Something that may be said at any table; a reaction is one word or two."""

    key: str
    reaction: bool = False


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game, with its sentence and a few words for each of its values."""

    name: str
    words: str
    default: int | str | list[int]
    values: list[str] = []
    labels: list[str] = []  # of the values, in their order
    range: tuple[int, int] | None = None
    many: bool = False
    reform: bool = False  # a table may vote to change it in mid-game


class Shoes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches/{match}/shoes: play its dice from this seat, bots in the others, from the start or from some step on."""

    seat: int
    mine: int = -1  # the seat that this person had in it
    step: int = 0
    name: str = ""


class Imported(msgspec.Struct, frozen=True):
    """The answer to POST /api/replays: where to look at it."""

    match: str


class Rules(msgspec.Struct, frozen=True):
    """GET /api/rules/{game}?lang=fr: the rules for players in a language, and the ledger, as Markdown; empty where there is none."""

    rulebook: str
    language: str
    ledger: str


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a replay: what was told, and how things stood after it."""

    items: list[Item]
    view: View
    board: dict[str, Any] | None = None  # where a rule was changed here


class Replayed(msgspec.Struct, frozen=True):
    """GET /api/replays/{match}/steps: a whole match as one seat saw it; the first step is the table as it was laid."""

    match: str
    game: str
    title: str
    names: list[str]
    bots: list[bool]  # whether a bot played the seat in the end, as far as the file of an imported game knows
    options: dict[str, int | str | list[int]]
    variant: str
    seat: int
    board: dict[str, Any]
    steps: list[Step]
    placing: list[int]
    commitment: str
    secret: str
    dice: int  # how many were checked against the secret
    honest: bool
    trouble: str  # what the check of the dice stumbled over, in a word, "" where all fit
    known: dict[str, str | int] = {}  # what the sentence for it needs


class Problem(msgspec.Struct, frozen=True):
    """Any HTTP error's body: why, in a word and with what its sentence needs."""

    reason: str
    known: dict[str, str | int] = {}
