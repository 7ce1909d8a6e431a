"""The sheet: everything about a table but the game in progress, as plain data that can be stored whole."""

from bisect import bisect
from operator import itemgetter
from typing import Any

import msgspec

from lopsided.agents.figures import Forecast
from lopsided.server.messages import Before, Hints, Level, Mode, MotionStage, Stage, Talk
from lopsided.server.table.entries import NOBODY, Chair


class Note(msgspec.Struct, frozen=True):
    """Something that happened at the table and is no event of the game: its kind, and what its words need."""

    kind: str
    ints: dict[str, int] = {}
    names: dict[str, str] = {}


class Motion(msgspec.Struct, frozen=True):
    """A change of one rule that somebody proposed, and how far it has come."""

    seat: int
    option: str
    value: int | str
    was: int | str
    round: int  # at whose end it is put to the vote
    stage: MotionStage = "waiting"
    since: float = 0  # when the vote began
    forecast: Forecast | None = None
    votes: dict[int, bool] = {}
    bots: list[int] = []  # the seats whose votes are bots'


Told = tuple[int, ...] | Note  # one of the game's events as its row, or a note
Question = list[int]  # what a seat is asked: the phase and the legal actions; empty where it is not


class Sheet(msgspec.Struct):
    """What the log says, less the game itself."""

    game: str
    version: int
    mode: Mode
    chairs: list[Chair]
    people: dict[int, list[str]]  # the hashes of each person's tokens
    options: dict[str, Any]
    variant: str
    code: str
    secret: str
    host: int
    newcomer: int  # the number that the next person will have
    talk: Talk = "phrases"
    hints: Hints = "off"
    level: Level = ""
    clock: int = 0
    stage: Stage = "lobby"
    locked: bool = False
    stopping: list[int] = []  # the people who want to stop here
    again: str = ""
    before: Before | None = None
    reforms: bool = False  # the host allows votes on rules
    motion: Motion | None = None  # the latest
    proposed: dict[int, int] = {}  # in which round each seat last proposed one
    chronicle: list[Told] = []
    numbers: list[int] = []  # the chronicle's number of each of the game's events that still hold
    called: list[tuple[int, list[str]]] = []  # from which number on the seats had which names
    ids: dict[str, int] = {}  # requests that counted, with the number they led to
    signed: dict[str, float] = {}  # since when each of these tokens opens a seat
    codes: dict[str, tuple[int, float]] = {}  # rejoin codes by hash: whose, and until when
    questions: list[Question] = []
    asked_at: list[int] = []  # the number at which each seat's question became what it is
    thinking_since: float = 0
    thought_since: dict[int, float] = {}  # the same before each step that can be taken back, by the moves made until then

    @property
    def upto(self) -> int:
        """The last number of the chronicle; -1 before the first."""
        return len(self.chronicle) - 1

    @property
    def door(self) -> str:
        """The code by which people join; it ends with the match."""
        return "" if self.stage == "over" else self.code

    def names_at(self, number: int) -> list[str]:
        """What the seats were called when this was told: who comes later reads the same as who was there."""
        return self.called[bisect(self.called, number, key=itemgetter(0)) - 1][1]

    def seats_of(self, person: int) -> list[int]:
        """The seats of one person."""
        return [s for s, chair in enumerate(self.chairs) if chair.person == person != NOBODY]

    def sit(self, seat: int, **changes: Any) -> None:
        """Change who sits where."""
        self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], **changes)

    def free_seats(self) -> list[int]:
        """Where somebody who joins may sit, empty ones before those that a bot keeps warm."""
        return [s for s, chair in enumerate(self.chairs) if chair.person == NOBODY and not chair.reserved and not chair.gone]

    def person_of(self, token: str) -> int | None:
        """Whose token this is, by its hash."""
        return next((person for person, tokens in self.people.items() if token in tokens), None)

    @property
    def in_vote(self) -> Motion | None:
        """The change of a rule that the table is voting on, or is about to: the game stands still for it."""
        return self.motion if self.motion and self.motion.stage in ("forecast", "vote") else None

    def plays(self, seat: int) -> str:
        """The bot that plays this seat; empty where a person does."""
        chair = self.chairs[seat]
        return chair.bot if chair.person == NOBODY or chair.lent else ""
