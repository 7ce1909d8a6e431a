"""When the interpreter looks for garbage: in a quiet moment, so that no move waits for it.

Nearly everything goes as soon as nobody holds it; what is left are the circles that ended connections and closed tables
leave behind. Finding them means looking at every object of every table, which would hold up hundreds of tables for a
quarter of a second at any time. So the oldest generation is looked at when little happens, or when enough has ended.
"""

import asyncio
import gc
import time
from collections.abc import Callable

LOOK_EVERY = 5.0
QUIET = 0.1  # of a processor, over that time
MANY = 2000  # connections ended since the last time: now, whatever happens
NEVER = 1_000_000_000


def begin() -> None:
    """Leave what was loaded out of every search from here on, and the oldest generation to `tidy_up`."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


async def tidy_up(ended: Callable[[], int]) -> None:
    """Look for garbage where connections have ended and little happens. `ended`: how many have ended so far."""
    last, used = ended(), time.process_time()
    while True:
        await asyncio.sleep(LOOK_EVERY)
        before, used = used, time.process_time()
        left = ended() - last
        if left >= MANY or (left and used - before < QUIET * LOOK_EVERY):
            gc.collect()
            last, used = ended(), time.process_time()
