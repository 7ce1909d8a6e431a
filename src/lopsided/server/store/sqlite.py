"""The embedded store: one file, one thread that writes, everything that waits in one commit."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from lopsided.server.codes import ROOM_LETTERS
from lopsided.server.store import BY_MATCH, Conflict, DiskFull, Health, Keepsakes, Listener, Purged, Stored, StoreError, settle, stale_before

VERSION = 3
MOST_IN_ONE_COMMIT = 256
AT_ONCE = 4  # of those who wait for a commit, that go on in one turn of the loop
LAYOUT = """
CREATE TABLE IF NOT EXISTS log (match TEXT, seq INTEGER, entry BLOB NOT NULL, at REAL NOT NULL, PRIMARY KEY (match, seq)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS snapshots (match TEXT PRIMARY KEY, seq INTEGER NOT NULL, data BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS endings (match TEXT PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS debriefs (match TEXT PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS keys (key TEXT PRIMARY KEY, match TEXT NOT NULL, at REAL NOT NULL) WITHOUT ROWID;
"""
KEEP = """
INSERT INTO snapshots SELECT match, :seq, :data FROM log WHERE match = :match AND seq = 0
ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, data = excluded.data WHERE seq < excluded.seq
"""
OLD_KEYS = "FROM keys WHERE match IN (SELECT match FROM old) OR at < ?"
T = TypeVar("T")


@dataclass(frozen=True)
class Job:
    """Something to write, and who waits for it."""

    work: Callable[[sqlite3.Connection], object]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class SqliteStore(Keepsakes):
    """One SQLite file in WAL mode with synchronous=FULL: what is acknowledged survives a power cut."""

    process = "only"
    shared = False

    def __init__(self, path: str) -> None:
        self.path = path
        self.health = Health()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="lopsided-writer", daemon=True)
        self._readers = ThreadPoolExecutor(1, "lopsided-reader")
        self._reading: sqlite3.Connection | None = None
        self._writing: sqlite3.Connection | None = None
        self._open = False

    async def open(self) -> None:
        """Open the file, or make it."""
        Path(self.path).expanduser().parent.mkdir(parents=True, exist_ok=True)
        self._writing = await asyncio.to_thread(self._connect)
        self._reading = await asyncio.to_thread(self._connect)
        self._writer.start()
        self._open = True

    async def close(self) -> None:
        """Write what is waiting, then close."""
        if not self._open:
            return
        self._open = False
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown(wait=True)
        for connection in (self._writing, self._reading):
            if connection is not None:
                connection.close()

    async def append(self, match: str, seq: int, entries: Sequence[bytes], keys: Sequence[str] = ()) -> None:
        """Add entries; they are on disk when this comes back."""
        now = time.time()
        rows = [(match, seq + i, entry, now) for i, entry in enumerate(entries)]

        def work(db: sqlite3.Connection) -> None:
            for key in keys:
                took = db.execute(
                    "INSERT INTO keys VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET match = excluded.match, at = excluded.at WHERE keys.at < ?",
                    (key, match, now, stale_before()),
                )
                if took.rowcount == 0:
                    raise Conflict(key)
            if seq and not db.execute("SELECT 1 FROM log WHERE match = ? AND seq = ?", (match, seq - 1)).fetchone():
                raise Conflict(match)
            db.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)

        await self._do(work)

    async def keep(self, match: str, seq: int, snapshot: bytes) -> None:
        """Store a snapshot unless there is a newer one."""
        await self._do(lambda db: db.execute(KEEP, {"match": match, "seq": seq, "data": snapshot}))

    async def read(self, match: str, after: int = 0) -> Stored:
        """Entries from a number on, with the snapshot where all are wanted."""

        def work(db: sqlite3.Connection) -> Stored:
            kept = db.execute("SELECT seq, data FROM snapshots WHERE match = ?", (match,)).fetchone() if after == 0 else None
            first = kept[0] if kept else after
            rows = db.execute("SELECT entry FROM log WHERE match = ? AND seq >= ? ORDER BY seq", (match, first)).fetchall()
            return Stored(kept[1] if kept else None, [row[0] for row in rows])

        return await self._ask(work)

    async def _put(self, table: str, match: str, data: bytes) -> None:
        put = f"INSERT INTO {table} SELECT match, ? FROM log WHERE match = ? AND seq = 0 ON CONFLICT (match) DO UPDATE SET data = excluded.data"
        await self._do(lambda db: db.execute(put, (data, match)))

    async def _get(self, table: str, match: str) -> bytes | None:
        row = await self._ask(lambda db: db.execute(f"SELECT data FROM {table} WHERE match = ?", (match,)).fetchone())
        return row[0] if row else None

    async def find(self, key: str) -> str | None:
        """The match that a key leads to."""
        row = await self._ask(lambda db: db.execute("SELECT match FROM keys WHERE key = ? AND at >= ?", (key, stale_before())).fetchone())
        return row[0] if row else None

    async def release(self, match: str, key: str) -> None:
        """Let go of a key, unless it leads elsewhere by now."""
        await self._do(lambda db: db.execute("DELETE FROM keys WHERE key = ? AND match = ?", (key, match)))

    async def purge(self, before: float, dry: bool = False) -> Purged:
        """Remove what nobody has touched since then."""
        found: list[int] = []

        def work(db: sqlite3.Connection) -> None:
            db.execute("CREATE TEMP TABLE old AS SELECT match FROM log GROUP BY match HAVING max(at) < ?", (before,))
            keys = min(before, stale_before())
            found.clear()
            found.append(db.execute("SELECT count(*) FROM old").fetchone()[0])
            found.append(db.execute("SELECT count(*) FROM log WHERE match IN (SELECT match FROM old)").fetchone()[0])
            found.append(db.execute(f"SELECT count(*) {OLD_KEYS}", (keys,)).fetchone()[0])
            if not dry:
                db.execute(f"DELETE {OLD_KEYS}", (keys,))
                for table in BY_MATCH:
                    db.execute(f"DELETE FROM {table} WHERE match IN (SELECT match FROM old)")
            db.execute("DROP TABLE old")

        await self._do(work)
        return Purged(*found)

    async def remove(self, matches: Sequence[str]) -> None:
        """Remove these now, with all that belongs to them."""

        def work(db: sqlite3.Connection) -> None:
            for table in ("keys", *BY_MATCH):
                db.executemany(f"DELETE FROM {table} WHERE match = ?", [(match,) for match in matches])

        await self._do(work)

    async def rooms(self, before: float) -> list[str]:
        """The rooms that nobody has touched since then."""
        asked = "SELECT match FROM log WHERE length(match) = ? GROUP BY match HAVING max(at) < ?"
        return [row[0] for row in await self._ask(lambda db: db.execute(asked, (ROOM_LETTERS, before)).fetchall())]

    async def announce(self, match: str, presence: str) -> None:
        """Nobody else is there to hear it; but a lost store is tried again."""
        if not match and self.health.lost_since is not None:
            await self._do(lambda db: db.execute(f"PRAGMA user_version = {VERSION}"))  # writes what is there already

    def listen(self, listener: Listener) -> None:
        """Nobody else speaks."""

    def _connect(self) -> sqlite3.Connection:
        try:
            db = sqlite3.connect(Path(self.path).expanduser(), timeout=5, isolation_level=None, check_same_thread=False)
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            found = db.execute("PRAGMA user_version").fetchone()[0]
            if found > VERSION:
                raise StoreError(f"{self.path} was written by a newer version of Lopsided (layout {found}, this one reads {VERSION}). Update Lopsided.")
            if found < VERSION:
                db.executescript(f"BEGIN; {LAYOUT} PRAGMA user_version = {VERSION}; COMMIT;")
        except sqlite3.Error as error:
            raise StoreError(f"{self.path} cannot be used as a database: {error}.") from None
        return db

    async def _do(self, work: Callable[[sqlite3.Connection], object]) -> None:
        if not self._open:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future())
        self._jobs.put(job)
        await job.done

    async def _ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if not self._open:
            raise StoreError("the store is closed")

        def safely() -> T:
            assert self._reading is not None
            try:
                return work(self._reading)
            except sqlite3.Error as error:
                raise translated(error) from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, safely)

    def _write(self) -> None:
        """The writer's whole life: take all that waits, commit it at once, tell everybody."""
        while (first := self._jobs.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < MOST_IN_ONE_COMMIT and not last:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                last = job is None
                batch += [job] if job is not None else []
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[Job]) -> None:
        assert self._writing is not None
        db = self._writing
        errors: list[Exception | None]
        try:
            db.execute("BEGIN IMMEDIATE")
            errors = attempt(db, batch)
            db.execute("COMMIT")
        except Exception as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            errors = [translated(error)] * len(batch)
            self.health.failed(errors[0] or error)
        else:
            self.health.worked()
        batch[0].loop.call_soon_threadsafe(settle_all, batch, errors)


def settle_all(batch: Sequence[Job], errors: Sequence[Exception | None]) -> None:
    """Tell everybody who waits for a commit, some in each turn of the loop: each of them has much to show then."""
    for job, failed in zip(batch[:AT_ONCE], errors, strict=False):
        settle(job.done, failed)
    if batch[AT_ONCE:]:
        batch[0].loop.call_soon(settle_all, batch[AT_ONCE:], errors[AT_ONCE:])


def attempt(db: sqlite3.Connection, batch: Sequence[Job]) -> list[Exception | None]:
    """All jobs within one commit; if one fails, it alone is undone."""
    try:
        for job in batch:
            job.work(db)
    except (sqlite3.IntegrityError, Conflict):
        db.execute("ROLLBACK")
        db.execute("BEGIN IMMEDIATE")
        return [attempt_one(db, job) for job in batch]
    return [None] * len(batch)


def attempt_one(db: sqlite3.Connection, job: Job) -> Exception | None:
    """One job after which others come."""
    db.execute("SAVEPOINT job")
    try:
        job.work(db)
    except (sqlite3.IntegrityError, Conflict) as error:
        db.execute("ROLLBACK TO job")
        db.execute("RELEASE job")
        return Conflict(str(error))
    db.execute("RELEASE job")
    return None


def translated(error: Exception) -> Exception:
    """A storage error in our own words; no SQL and no path in it."""
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
        return DiskFull("the disk is full")
    return StoreError(type(error).__name__)
