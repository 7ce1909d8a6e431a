"""Who is connected to a table, here and at other processes. Not part of the log."""

import time
from collections import Counter

import msgspec

from lopsided.server.table.entries import NOBODY

FRESH = 30.0  # what another process said holds this long


class Elsewhere(msgspec.Struct):
    """What another process says about who is connected there."""

    people: list[int]
    watchers: int
    until: float = 0


class Presence:
    """Connections by person; a spectator is nobody in particular."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.since = time.monotonic()
        self.counts: Counter[int] = Counter()
        self.others: dict[str, Elsewhere] = {}
        self.away: dict[int, float] = {}  # since when a person is not here

    def enter(self, person: int) -> bool:
        """One more connection; whether anybody would see a difference."""
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
        return True

    def connections(self, person: int | None) -> int:
        """How many connections somebody has here; None: all spectators together."""
        return self.counts[NOBODY if person is None else person]

    def here(self) -> set[int]:
        """The people who are connected somewhere."""
        found = {person for person in self.counts if person != NOBODY}
        return found.union(*(other.people for other in self._fresh()))

    def watchers(self) -> int:
        """How many spectators there are."""
        return self.counts[NOBODY] + sum(other.watchers for other in self._fresh())

    def anybody(self) -> bool:
        """Whether anybody is connected here."""
        return bool(self.counts)

    def away_since(self, person: int) -> float:
        """Since when somebody has not been here; from the room's opening on where they never were."""
        return self.away.get(person, self.since)

    def leads(self) -> bool:
        """Whether this process is the one to move the bots: the first by name of those where somebody is connected."""
        names = [name for name, other in self.others.items() if other.until > time.monotonic() and (other.people or other.watchers)]
        return self.anybody() and all(self.process <= name for name in names)

    def own(self) -> str:
        """What this process tells the others."""
        people = [person for person in self.counts if person != NOBODY]
        return msgspec.json.encode(Elsewhere(people, self.counts[NOBODY])).decode()

    def hear(self, process: str, said: str) -> bool:
        """What another process told; whether anybody would see a difference."""
        before = (self.here(), self.watchers())
        other = msgspec.json.decode(said, type=Elsewhere)
        other.until = time.monotonic() + FRESH
        self.others[process] = other
        gone = before[0] - self.here()
        self.away |= dict.fromkeys(gone, time.monotonic())
        return before != (self.here(), self.watchers())

    def _fresh(self) -> list[Elsewhere]:
        return [other for other in self.others.values() if other.until > time.monotonic()]
