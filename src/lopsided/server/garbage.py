"""When the interpreter looks for garbage: often for what is young, and for the rest in a quiet moment, so that no move waits for it.

Nearly everything goes as soon as nobody holds it; what is left are the circles that ended connections and closed tables
leave behind. Finding them means looking at every object of every table, which would hold up hundreds of tables for a
quarter of a second at any time. So the oldest are looked at when little happens, or when enough has ended.

The young are not left to the interpreter either. It looks when seven hundred more were made than went, and a table that
draws its next view lets the last one go: by the time that the difference is seven hundred a hundred thousand are young,
and everybody waits for as long as it takes to see them all.
"""

import asyncio
import gc
import time
from collections.abc import Callable

SWEEP_EVERY = 0.05
LOOK_EVERY = 5.0
QUIET = 0.1  # of a processor, over that time
MANY = 2000  # connections ended since the last time: now, whatever happens


def begin() -> None:
    """Leave what was loaded out of every search from here on, and every search to `sweep` and `tidy_up`."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def sweep() -> None:
    """Look through what was made since the last time."""
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        gc.collect(0)


async def tidy_up(ended: Callable[[], int]) -> None:
    """Look through everything where connections have ended and little happens. `ended`: how many have ended so far."""
    last, used = ended(), time.process_time()
    while True:
        await asyncio.sleep(LOOK_EVERY)
        before, used = used, time.process_time()
        left = ended() - last
        if left >= MANY or (left and used - before < QUIET * LOOK_EVERY):
            gc.collect()
            last, used = ended(), time.process_time()
