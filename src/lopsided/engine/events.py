"""Events: what happened, for whom. They are the log, the animation and the debrief's data.

Nothing that is shown to people comes from anywhere else. A game lists its kinds with `events(...)`; the engine
has two of its own, told before the game's.
"""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from lopsided.engine.rule import among, rule

EVERYONE = -1  # the audience of an open event: all seats and all spectators
KIND, AUDIENCE, FIRST_INT, COLUMNS = 0, 1, 2, 7
HIDDEN, DIE = 0, 1  # a told event that this seat may not know; one die: stream, index, sides, face


@rule
def tell(g, kind, a=0, b=0, c=0, d=0, e=0):
    """Tell everyone."""
    whisper(g, EVERYONE, kind, a, b, c, d, e)


def _keep_quiet(g, seats, kind, a=0, b=0, c=0, d=0, e=0):
    """Nobody listens: only the number goes on."""
    g.told += 1


@rule(quiet=_keep_quiet)
def whisper(g, seats, kind, a=0, b=0, c=0, d=0, e=0):
    """Tell only the seats of this bit mask."""
    at = g.told % g.event.shape[0]
    g.event[at, 0] = kind
    g.event[at, 1] = seats
    g.event[at, 2] = a
    g.event[at, 3] = b
    g.event[at, 4] = c
    g.event[at, 5] = d
    g.event[at, 6] = e
    g.told += 1


def hears(row: Sequence[int], seats: Iterable[int]) -> bool:
    """Whether a row of the ring is for one of these seats."""
    return row[KIND] != HIDDEN and (row[AUDIENCE] == EVERYONE or any(seat >= 0 and row[AUDIENCE] >> seat & 1 for seat in seats))


class Event(NamedTuple):
    """One event as told to one seat: its kind's name and its ints by name."""

    kind: str
    ints: dict[str, int]


class Events:
    """The kinds of event of a game: `Events(pushed="seat target price", ...)`.

    `kinds` is the enum for the rules; `ints` has the column of each int in the ring, for a lens: `g.event[at, Int.PUSHED_PRICE]`.
    """

    def __init__(self, **kinds: str) -> None:
        self.names: dict[int, tuple[str, tuple[str, ...]]] = {
            HIDDEN: ("hidden", ()),
            DIE: ("die", ("stream", "index", "sides", "face")),
        }
        self.names |= {DIE + 1 + i: (name, tuple(ints.split())) for i, (name, ints) in enumerate(kinds.items())}
        self.kinds = IntEnum("Told", {name.upper(): kind for kind, (name, _) in self.names.items()})  # type: ignore[misc]
        columns = [(f"{name}_{an_int}".upper(), FIRST_INT + i) for name, ints in self.names.values() for i, an_int in enumerate(ints)]
        if clash := [name for name, column in columns if dict(columns)[name] != column]:
            raise ValueError(f"{clash[0]} could be an int of two kinds of event: call one otherwise")
        self.ints = IntEnum("Int", dict(columns))  # type: ignore[misc]

    def has(self, kinds: str) -> Any:
        """A rule that says whether an event is of one of these kinds: `is_paid = TOLD.has("taxed billed")`."""
        return among(f"is_{'_or_'.join(kinds.split())}", (self.kinds[kind.upper()] for kind in kinds.split()))

    def read(self, row: Any) -> Event:
        """One row of the ring by its names."""
        name, ints = self.names[int(row[KIND])]
        return Event(name, {n: int(row[FIRST_INT + i]) for i, n in enumerate(ints)})
