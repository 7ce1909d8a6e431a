"""The shared store: several server processes on one PostgreSQL database, which tell each other by LISTEN and NOTIFY."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import asyncpg
import msgspec

from lopsided.server.codes import ROOM_LETTERS
from lopsided.server.store import BY_MATCH, Conflict, DiskFull, Health, Keepsakes, Listener, Notice, Purged, Stored, StoreError, settle, stale_before

log = logging.getLogger("lopsided.server")
VERSION = 3
CHANNEL = "lopsided"
CONNECTIONS = 8
TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)
LAYOUT = """
CREATE SCHEMA IF NOT EXISTS lopsided;
CREATE TABLE IF NOT EXISTS lopsided.layout (version integer PRIMARY KEY);
CREATE TABLE IF NOT EXISTS lopsided.log (match text, seq integer, entry bytea NOT NULL, at double precision NOT NULL, PRIMARY KEY (match, seq));
CREATE TABLE IF NOT EXISTS lopsided.snapshots (match text PRIMARY KEY, seq integer NOT NULL, data bytea NOT NULL);
CREATE TABLE IF NOT EXISTS lopsided.keys (key text PRIMARY KEY, match text NOT NULL, at double precision NOT NULL);
CREATE TABLE IF NOT EXISTS lopsided.endings (match text PRIMARY KEY, data bytea NOT NULL);
CREATE TABLE IF NOT EXISTS lopsided.debriefs (match text PRIMARY KEY, data bytea NOT NULL);
INSERT INTO lopsided.layout SELECT 3 WHERE NOT EXISTS (SELECT FROM lopsided.layout WHERE version >= 3);
"""
LAYING = 0x4C4F50  # the lock that one process holds while it lays the tables out
APPEND = """
INSERT INTO lopsided.log SELECT match, seq, entry, at
FROM unnest($1::text[], $2::integer[], $3::bytea[], $4::double precision[], $5::integer[]) AS added(match, seq, entry, at, first)
WHERE first = 0 OR EXISTS (SELECT FROM lopsided.log AS held WHERE held.match = added.match AND held.seq = added.first - 1) RETURNING match, seq
"""
TELL = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice"
CLAIM = """
INSERT INTO lopsided.keys AS held VALUES ($1, $2, $3)
ON CONFLICT (key) DO UPDATE SET match = excluded.match, at = excluded.at WHERE held.at < $4
"""
KEEP = """
INSERT INTO lopsided.snapshots AS held SELECT match, $2, $3 FROM lopsided.log WHERE match = $1 AND seq = 0 FOR KEY SHARE
ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, data = excluded.data WHERE held.seq < excluded.seq
"""
PUT = """
INSERT INTO lopsided.{} SELECT match, $2 FROM lopsided.log WHERE match = $1 AND seq = 0 FOR KEY SHARE
ON CONFLICT (match) DO UPDATE SET data = excluded.data
"""  # of a match that is being removed, it waits until that is done
MOST_IN_ONE_COMMIT = 256
OLD_KEYS = "FROM lopsided.keys WHERE match IN (SELECT match FROM old) OR at < $1"
LONGEST_NOTICE = 7000  # bytes; PostgreSQL takes 8000


@dataclass(frozen=True)
class Job:
    """Entries to append, and who waits for that."""

    match: str
    seq: int
    entries: list[bytes]
    done: asyncio.Future[None]


class PostgresStore(Keepsakes):
    """One database, any number of processes. What waits to be appended goes into one commit; then the other processes are told, once."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.process = f"{time.time_ns() // 1000:x}{secrets.token_hex(2)}"  # the process that runs longest is the first by name
        self.health = Health()
        self._pool: Any = None
        self._listening: asyncio.Task[None] | None = None
        self._waiting: list[Job] = []
        self._grown: set[str] = set()  # matches that the other processes do not know of yet
        self._writer, self._teller = Worker(self._write), Worker(self._tell)

    async def open(self) -> None:
        """Connect, and lay the tables out where they are missing."""
        try:
            self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=CONNECTIONS, command_timeout=10)
            async with self._pool.acquire() as db, db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock($1)", LAYING)
                await db.execute(LAYOUT)
                found = await db.fetchval("SELECT max(version) FROM lopsided.layout")
        except TROUBLE as error:
            raise StoreError(f"The database cannot be reached: {type(error).__name__}.") from None
        if found > VERSION:
            raise StoreError(f"The database was laid out by a newer version of Lopsided (layout {found}, this one reads {VERSION}). Update Lopsided.")

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        for worker in (self._writer, self._teller):
            await worker.finish()
        if self._pool is not None:
            await self._pool.close()

    async def append(self, match: str, seq: int, entries: Sequence[bytes], keys: Sequence[str] = ()) -> None:
        """Add entries, with all others that wait; where keys are claimed too, in a transaction of their own."""
        job, now = Job(match, seq, list(entries), asyncio.get_running_loop().create_future()), time.time()
        if not keys:
            self._waiting.append(job)
            self._writer.wake()
            await job.done
            return
        async with self._connection() as db, db.transaction():
            for key in keys:
                if await db.execute(CLAIM, key, match, now, stale_before()) != "INSERT 0 1":
                    raise Conflict(key)
            if not await db.fetch(APPEND, *columns([job])):
                raise Conflict(match)
        self._has_grown([job])

    async def _write(self) -> None:
        """One commit for all that waits."""
        while self._waiting:
            batch = self._waiting[:MOST_IN_ONE_COMMIT]
            del self._waiting[:MOST_IN_ONE_COMMIT]
            await self._commit(batch)

    async def _commit(self, batch: list[Job]) -> None:
        """Append these together; where one of them is in conflict, each by itself."""
        try:
            async with self._connection() as db:
                written = {(row["match"], row["seq"]) for row in await db.fetch(APPEND, *columns(batch))}
        except Conflict as conflict:
            if len(batch) == 1:
                settle(batch[0].done, conflict)
                return
            for job in batch:
                await self._commit([job])
        except Exception as error:
            for job in batch:
                settle(job.done, error if isinstance(error, StoreError) else StoreError(type(error).__name__))
        else:
            for job in batch:
                settle(job.done, None if (job.match, job.seq) in written else Conflict(job.match))
            self._has_grown(batch)

    def _has_grown(self, batch: list[Job]) -> None:
        self._grown.update(job.match for job in batch)
        self._teller.wake()

    async def _tell(self) -> None:
        """Tell the other processes which matches grew. Not in the transaction that wrote them: NOTIFY locks the whole database until its commit."""
        grown, self._grown = self._grown, set()
        notices = [msgspec.json.encode(Notice(match, self.process)).decode() for match in grown]
        with contextlib.suppress(StoreError):  # whoever listens looks for itself once the connection is back
            async with self._connection() as db:
                await db.execute(TELL, CHANNEL, notices)

    async def keep(self, match: str, seq: int, snapshot: bytes) -> None:
        """Store a snapshot unless there is a newer one."""
        async with self._connection() as db:
            await db.execute(KEEP, match, seq, snapshot)

    async def read(self, match: str, after: int = 0) -> Stored:
        """Entries from a number on, with the snapshot where all are wanted."""
        async with self._connection() as db:
            kept = await db.fetchrow("SELECT seq, data FROM lopsided.snapshots WHERE match = $1", match) if after == 0 else None
            first = kept["seq"] if kept else after
            rows = await db.fetch("SELECT entry FROM lopsided.log WHERE match = $1 AND seq >= $2 ORDER BY seq", match, first)
            return Stored(kept["data"] if kept else None, [row["entry"] for row in rows])

    async def _put(self, table: str, match: str, data: bytes) -> None:
        async with self._connection() as db:
            await db.execute(PUT.format(table), match, data)

    async def _get(self, table: str, match: str) -> bytes | None:
        async with self._connection() as db:
            found: bytes | None = await db.fetchval(f"SELECT data FROM lopsided.{table} WHERE match = $1", match)
            return found

    async def find(self, key: str) -> str | None:
        """The match that a key leads to."""
        async with self._connection() as db:
            found: str | None = await db.fetchval("SELECT match FROM lopsided.keys WHERE key = $1 AND at >= $2", key, stale_before())
            return found

    async def release(self, match: str, key: str) -> None:
        """Let go of a key, unless it leads elsewhere by now."""
        async with self._connection() as db:
            await db.execute("DELETE FROM lopsided.keys WHERE key = $1 AND match = $2", key, match)

    async def purge(self, before: float, dry: bool = False) -> Purged:
        """Remove what nobody has touched since then."""
        async with self._connection() as db, db.transaction():
            await db.execute("CREATE TEMP TABLE old ON COMMIT DROP AS SELECT match FROM lopsided.log GROUP BY match HAVING max(at) < $1", before)
            found = Purged(
                await db.fetchval("SELECT count(*) FROM old"),
                await db.fetchval("SELECT count(*) FROM lopsided.log WHERE match IN (SELECT match FROM old)"),
                await db.fetchval(f"SELECT count(*) {OLD_KEYS}", min(before, stale_before())),
            )
            if not dry:
                await db.execute(f"DELETE {OLD_KEYS}", min(before, stale_before()))
                for table in BY_MATCH:
                    await db.execute(f"DELETE FROM lopsided.{table} WHERE match IN (SELECT match FROM old)")
            return found

    async def remove(self, matches: Sequence[str]) -> None:
        """Remove these now, with all that belongs to them, and tell the other processes."""
        notices = [msgspec.json.encode(Notice(match, self.process, gone=True)).decode() for match in matches]
        async with self._connection() as db, db.transaction():
            for table in ("keys", *BY_MATCH):
                await db.execute(f"DELETE FROM lopsided.{table} WHERE match = ANY($1)", list(matches))
            await db.execute(TELL, CHANNEL, notices)

    async def rooms(self, before: float) -> list[str]:
        """The rooms that nobody has touched since then."""
        asked = "SELECT match FROM lopsided.log WHERE length(match) = $1 GROUP BY match HAVING max(at) < $2"
        async with self._connection() as db:
            return [row["match"] for row in await db.fetch(asked, ROOM_LETTERS, before)]

    async def announce(self, match: str, presence: str) -> None:
        """Tell the other processes who is connected here."""
        notice = msgspec.json.encode(Notice(match, self.process, presence)).decode()
        if len(notice) <= LONGEST_NOTICE:
            async with self._connection() as db:
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)

    def listen(self, listener: Listener) -> None:
        """Call this with what other processes say, for as long as the store is open."""
        self._listening = asyncio.create_task(self._listen(listener))

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                await self._listen_once(listener)
            except TROUBLE as error:
                log.warning("store: not listening: %s", type(error).__name__)
            await asyncio.sleep(0.5)

    async def _listen_once(self, listener: Listener) -> None:
        """Listen on a connection of its own until it breaks; what was missed meanwhile is looked up."""
        db = await asyncpg.connect(self.url, timeout=10)
        broken = asyncio.Event()
        db.add_termination_listener(lambda _: broken.set())

        def heard(_: Any, __: int, ___: str, payload: str) -> None:
            notice = msgspec.json.decode(payload, type=Notice)
            if notice.process != self.process:
                listener(notice)

        try:
            await db.add_listener(CHANNEL, heard)
            listener(None)
            await broken.wait()
        finally:
            db.terminate()

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection for a moment; the database's errors become ours, without SQL or values in them."""
        try:
            async with self._pool.acquire(timeout=10) as db:
                yield db
        except (asyncpg.UniqueViolationError, asyncpg.SerializationError) as error:
            raise Conflict(type(error).__name__) from None
        except TROUBLE as error:
            found = DiskFull("the disk is full") if isinstance(error, asyncpg.DiskFullError) else StoreError(type(error).__name__)
            self.health.failed(found)
            raise found from None
        self.health.worked()


def columns(batch: Sequence[Job]) -> list[list[Any]]:
    """The rows of some jobs, a list a column; the last one says with which number the job of each row begins."""
    now = time.time()
    return [
        list(column) for column in zip(*((job.match, job.seq + i, entry, now, job.seq) for job in batch for i, entry in enumerate(job.entries)), strict=True)
    ]


class Worker:
    """Does some work whenever there is some, one round at a time; what comes meanwhile waits for the next round."""

    def __init__(self, work: Callable[[], Awaitable[None]]) -> None:
        self._work, self._again = work, False
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """There is something to do."""
        self._again = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def finish(self) -> None:
        """Come back once nothing is left to do."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._again:
            self._again = False
            await self._work()
