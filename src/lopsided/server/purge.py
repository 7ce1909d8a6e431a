"""Removing what nobody has touched for long."""

import asyncio
import re
import time

from lopsided.engine.words import Worded
from lopsided.server.serve import default_database
from lopsided.server.store import Purged, open_store

SECONDS = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}


def seconds(text: str) -> int:
    """A time as people write it: 36h, 90d, 12w."""
    found = re.fullmatch(r"(\d{1,5})([hdw])", text.strip())
    if found is None or not int(found[1]):
        raise Worded("time", typed=text[:40])
    return int(found[1]) * SECONDS[found[2]]


def purge(database: str, older_than: str, dry: bool) -> Purged:
    """Remove old matches from a store, or only count them."""
    return asyncio.run(remove(database or default_database(), time.time() - seconds(older_than), dry))


async def remove(database: str, before: float, dry: bool) -> Purged:
    """Open the store, purge it, close it."""
    store = open_store(database)
    await store.open()
    try:
        return await store.purge(before, dry)
    finally:
        await store.close()
