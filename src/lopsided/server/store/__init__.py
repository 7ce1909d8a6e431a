"""Where logs are kept. Two stores with one interface: SQLite for one process, PostgreSQL for several.

(match, sequence) is the primary key: of two writers, one gets Conflict, and so does who goes on with a match that was purged.
`append` comes back once the entries are on disk.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

log = logging.getLogger("lopsided.server")
BY_MATCH = ("log", "snapshots", "endings", "debriefs")  # what there is of a match, a table each
KEY_SECONDS = 7 * 24 * 3600  # after that long a join code may be given to another table


class StoreError(Exception):
    """The store could not do it; nothing may be assumed to be on disk."""


class DiskFull(StoreError):
    """There is no room left."""


class Conflict(Exception):
    """Somebody else has written this sequence number, or holds this key; or what comes before is not there any more."""


@dataclass(frozen=True)
class Stored:
    """What is stored of a match after some number: the snapshot where it is newer, and the entries after it."""

    snapshot: bytes | None
    entries: list[bytes]


@dataclass(frozen=True)
class Purged:
    """What was removed, or would be: matches that nobody has touched for long, with all that belongs to them, and keys that lead nowhere."""

    matches: int
    entries: int
    keys: int


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell whoever waits for something to be stored how that went, on the loop that is theirs."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


class Health:
    """Whether the store does what it is asked; one line in the log when it is lost, and one when it is back."""

    def __init__(self) -> None:
        self.lost_since: float | None = None

    def failed(self, why: Exception) -> None:
        """It could not do something."""
        if self.lost_since is None:
            self.lost_since = time.monotonic()
            log.error("store: lost: %s", why)

    def worked(self) -> None:
        """It did something."""
        if self.lost_since is not None:
            log.warning("store: back after %.0f s", time.monotonic() - self.lost_since)
            self.lost_since = None


@dataclass(frozen=True)
class Notice:
    """What another process says: a match grew (`presence` empty) or was removed, who is connected to it there, or just that it lives (no `match`)."""

    match: str
    process: str
    presence: str = ""
    gone: bool = False


Listener = Callable[[Notice | None], None]  # None: notices may have been lost, look for yourself


class Keepsakes:
    """What every store keeps of a finished match, one piece a match in a table of its own; nothing of one that was removed meanwhile."""

    async def keep_ending(self, match: str, ending: bytes) -> None:
        """Store what a finished match shows."""
        await self._put("endings", match, ending)

    async def ending(self, match: str) -> bytes | None:
        """What was kept of a finished match."""
        return await self._get("endings", match)

    async def keep_debrief(self, match: str, debrief: bytes) -> None:
        """Store what a finished match was made of."""
        await self._put("debriefs", match, debrief)

    async def debrief(self, match: str) -> bytes | None:
        """What was reckoned of a finished match."""
        return await self._get("debriefs", match)

    async def _put(self, table: str, match: str, data: bytes) -> None:
        raise NotImplementedError

    async def _get(self, table: str, match: str) -> bytes | None:
        raise NotImplementedError


class Store(Protocol):
    """What the hall needs of a store."""

    process: str
    shared: bool  # with other processes
    health: Health

    async def open(self) -> None:
        """Connect, and lay the tables out where they are missing."""

    async def close(self) -> None:
        """Write what is waiting and let go."""

    async def append(self, match: str, seq: int, entries: Sequence[bytes], keys: Sequence[str] = ()) -> None:
        """Add entries from number `seq` on, and keys that lead to the match; back once they are on disk."""

    async def read(self, match: str, after: int = 0) -> Stored:
        """The entries from number `after` on; from 0, the latest snapshot takes the place of those before it."""

    async def keep(self, match: str, seq: int, snapshot: bytes) -> None:
        """Store a snapshot of the first `seq` entries in place of an older one; nothing where the match was removed meanwhile."""

    async def keep_ending(self, match: str, ending: bytes) -> None:
        """Store what a finished match shows."""

    async def ending(self, match: str) -> bytes | None:
        """What was kept of a finished match."""

    async def keep_debrief(self, match: str, debrief: bytes) -> None:
        """Store what a finished match was made of."""

    async def debrief(self, match: str) -> bytes | None:
        """What was reckoned of a finished match."""

    async def find(self, key: str) -> str | None:
        """The match that a key leads to."""

    async def release(self, match: str, key: str) -> None:
        """Let go of a key that leads to this match: another may have it."""

    async def purge(self, before: float, dry: bool = False) -> Purged:
        """Remove the matches whose last entry is older than this, and the keys that are; dry: only count them."""

    async def remove(self, matches: Sequence[str]) -> None:
        """Remove these now, with all that belongs to them, and tell the other processes."""

    async def rooms(self, before: float) -> list[str]:
        """The rooms that nobody has touched since then."""

    async def announce(self, match: str, presence: str) -> None:
        """Tell the other processes who is connected here; of no match, that this process lives. Sees to it that a lost store is found again."""

    def listen(self, listener: Listener) -> None:
        """Call this with what other processes say."""


def open_store(url: str) -> Store:
    """The store of an address: `sqlite:///path` or `postgresql://...`."""
    if url.startswith("sqlite:///"):
        from lopsided.server.store.sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from lopsided.server.store.postgres import PostgresStore
        except ImportError:
            raise StoreError("PostgreSQL needs one more package: pip install 'lopsided[postgres]'.") from None
        return PostgresStore(url)
    raise StoreError("A database is sqlite:///path/to/file or postgresql://user@host/name.")


def stale_before() -> float:
    """Keys older than this may be given away."""
    return time.time() - KEY_SECONDS
