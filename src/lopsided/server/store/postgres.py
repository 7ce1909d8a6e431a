"""The shared store: several server processes on one PostgreSQL database, which tell each other by LISTEN and NOTIFY."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any

import asyncpg
import msgspec

from lopsided.server.store import Conflict, DiskFull, Listener, Notice, Stored, StoreError, stale_before

log = logging.getLogger("lopsided.server")
VERSION = 1
CHANNEL = "lopsided"
CONNECTIONS = 8
TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)
LAYOUT = """
CREATE SCHEMA IF NOT EXISTS lopsided;
CREATE TABLE IF NOT EXISTS lopsided.layout (version integer PRIMARY KEY);
CREATE TABLE IF NOT EXISTS lopsided.log (match text, seq integer, entry bytea NOT NULL, at double precision NOT NULL, PRIMARY KEY (match, seq));
CREATE TABLE IF NOT EXISTS lopsided.snapshots (match text PRIMARY KEY, seq integer NOT NULL, data bytea NOT NULL);
CREATE TABLE IF NOT EXISTS lopsided.keys (key text PRIMARY KEY, match text NOT NULL, at double precision NOT NULL);
INSERT INTO lopsided.layout SELECT 1 WHERE NOT EXISTS (SELECT FROM lopsided.layout);
"""
LAYING = 0x4C4F50  # the lock that one process holds while it lays the tables out
APPEND = """
WITH put AS (INSERT INTO lopsided.log SELECT $1, $2 + n - 1, entry, $6 FROM unnest($3::bytea[]) WITH ORDINALITY AS rows (entry, n) RETURNING 1)
SELECT count(*), pg_notify($4, $5) FROM put
"""
CLAIM = """
INSERT INTO lopsided.keys AS held VALUES ($1, $2, $3)
ON CONFLICT (key) DO UPDATE SET match = excluded.match, at = excluded.at WHERE held.at < $4
"""
KEEP = """
INSERT INTO lopsided.snapshots AS held VALUES ($1, $2, $3)
ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, data = excluded.data WHERE held.seq < excluded.seq
"""
LONGEST_NOTICE = 7000  # bytes; PostgreSQL takes 8000


class PostgresStore:
    """One database, any number of processes."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.process = f"{time.time_ns() // 1000:x}{secrets.token_hex(2)}"  # the process that runs longest is the first by name
        self._pool: Any = None
        self._listening: asyncio.Task[None] | None = None

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
        """Let go of the database."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._pool is not None:
            await self._pool.close()

    async def append(self, match: str, seq: int, entries: Sequence[bytes], keys: Sequence[str] = ()) -> None:
        """Add entries and tell the other processes; all in one transaction."""
        notice, now = msgspec.json.encode(Notice(match, self.process)).decode(), time.time()
        async with self._connection() as db:
            if not keys:
                await db.fetch(APPEND, match, seq, list(entries), CHANNEL, notice, now)
                return
            async with db.transaction():
                for key in keys:
                    if await db.execute(CLAIM, key, match, now, stale_before()) != "INSERT 0 1":
                        raise Conflict(key)
                await db.fetch(APPEND, match, seq, list(entries), CHANNEL, notice, now)

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

    async def find(self, key: str) -> str | None:
        """The match that a key leads to."""
        async with self._connection() as db:
            found: str | None = await db.fetchval("SELECT match FROM lopsided.keys WHERE key = $1 AND at >= $2", key, stale_before())
            return found

    async def release(self, match: str, key: str) -> None:
        """Let go of a key, unless it leads elsewhere by now."""
        async with self._connection() as db:
            await db.execute("DELETE FROM lopsided.keys WHERE key = $1 AND match = $2", key, match)

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
        except asyncpg.DiskFullError:
            raise DiskFull("the disk is full") from None
        except TROUBLE as error:
            raise StoreError(type(error).__name__) from None
