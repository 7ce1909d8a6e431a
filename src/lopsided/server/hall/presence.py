"""Who is connected to a table, here and at other processes. Not part of the log."""

import time
from collections import Counter

import msgspec

from lopsided.server.table.entries import NOBODY


class Elsewhere(msgspec.Struct):
    """What another process says about who is connected there."""

    people: list[int]
    watchers: int
    since: float = 0  # by the wall clock, since when anybody is
    said: dict[int, int] = {}  # of a class: who there has answered which question


class Presence:
    """Connections by person; a spectator is nobody in particular."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.since = time.monotonic()
        self.counts: Counter[int] = Counter()
        self.others: dict[str, Elsewhere] = {}  # the processes at which somebody is connected, as long as they are heard from
        self.away: dict[int, float] = {}  # since when a person is not here
        self.empty_since = 0.0  # by the wall clock, since when nobody was connected anywhere; 0 = nobody here can say
        self.slept_since: float | None = None  # the same, from when somebody came until the table's clock was set right
        self.here_since = 0.0  # since when somebody is connected here
        self.said: dict[int, int] = {}  # of a class: the question that somebody answered last, here. The log must not know: beside it stand the answers

    def enter(self, person: int) -> bool:
        """One more connection; whether anybody would see a difference."""
        if not self.counts:
            self.here_since = time.time()
            self.slept_since = None if self.others else self.empty_since
        self.counts[person] += 1
        self.away.pop(person, None)
        return person == NOBODY or self.counts[person] == 1

    def exit(self, person: int) -> bool:
        """One connection less; whether anybody would see a difference."""
        self.counts[person] -= 1
        if self.counts[person] > 0:
            return person == NOBODY
        del self.counts[person]
        self.away[person] = time.monotonic()
        self._note_empty()
        return True

    def connections(self, person: int) -> int:
        """How many connections somebody has here; NOBODY: all spectators together."""
        return self.counts[person]

    def here(self) -> set[int]:
        """The people who are connected somewhere."""
        found = {person for person in self.counts if person != NOBODY}
        return found.union(*(other.people for other in self.others.values()))

    def answered(self, question: int) -> set[int]:
        """Who has answered a question, as far as anybody still knows."""
        known = [self.said, *(other.said for other in self.others.values())]
        return {person for said in known for person, number in said.items() if number == question}

    def watchers(self) -> int:
        """How many spectators there are."""
        return self.counts[NOBODY] + sum(other.watchers for other in self.others.values())

    def anybody(self) -> bool:
        """Whether anybody is connected here."""
        return bool(self.counts)

    def away_since(self, person: int) -> float:
        """Since when somebody has not been here; from the room's opening on where they never were."""
        return self.away.get(person, self.since)

    def leads(self) -> bool:
        """Whether this process is the one to move the bots: the first by name of those where somebody is connected."""
        return self.anybody() and all(self.process <= name for name in self.others)

    def own(self) -> str:
        """What this process tells the others."""
        people = [person for person in self.counts if person != NOBODY]
        return msgspec.json.encode(Elsewhere(people, self.counts[NOBODY], self.here_since, self.said)).decode()

    def hear(self, process: str, said: str) -> bool:
        """What another process told; whether anybody would see a difference."""
        return self._change(process, msgspec.json.decode(said, type=Elsewhere))

    def forget(self, process: str) -> bool:
        """Another process is gone, and whoever was connected there; whether anybody would see a difference."""
        return self._change(process, Elsewhere([], 0))

    def _change(self, process: str, other: Elsewhere) -> bool:
        before = (self.here(), self.watchers())
        said = self.others[process].said if process in self.others else {}
        self.others.pop(process, None)
        if other.people or other.watchers:
            self.others[process] = other
        self.away |= dict.fromkeys(before[0] - self.here(), time.monotonic())
        self._note_empty()
        return before != (self.here(), self.watchers()) or said != other.said

    def _note_empty(self) -> None:
        if not self.counts and not self.others:
            self.empty_since = time.time()
