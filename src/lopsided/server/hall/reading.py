"""A table as the store has it: read from the log, beside the loop."""

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from lopsided.engine.broken import Broken
from lopsided.server.codes import nick
from lopsided.server.store import Store
from lopsided.server.table.entries import decode
from lopsided.server.table.table import Table, Unplayable, fold

log = logging.getLogger("lopsided.server")


class NoTable(Exception):
    """There is no such match."""


async def read(store: Store, match_id: str, folding: asyncio.Semaphore) -> tuple[Table, int]:
    """The table from the store, and how many entries its snapshot has; where that cannot be taken up, from the whole log."""
    stored = await store.read(match_id)
    if stored.snapshot is None and not stored.entries:
        raise NoTable(match_id)
    async with folding:
        try:
            table = await asyncio.to_thread(folded, match_id, stored.entries, stored.snapshot)
        except (Broken, Unplayable, msgspec.DecodeError):
            stored = await store.read(match_id, -1)
            table = await asyncio.to_thread(folded, match_id, stored.entries)
    if table.outdated and await store.ending(match_id) is not None:
        raise Unplayable(match_id)
    if table.broken is not None:
        log.error("table %s: frozen while its log was read: %s", nick(match_id), table.broken)
    return table, table.seq - len(stored.entries)


def folded(match_id: str, entries: Sequence[bytes], snapshot: bytes | None = None) -> Table:
    """The table from what is stored of it."""
    return fold(match_id, map(decode, entries), snapshot)
