"""What the tables of a class are held against: very many games of the same setting, played by bots beside the server, once for all who play it."""

import asyncio
import sys
from collections import OrderedDict
from importlib.resources import files

import msgspec

from lopsided.engine.game import Game
from lopsided.lab.spread import Setting, Spread
from lopsided.server.works import Work, reckon

SPREADER = (sys.executable, "-m", "lopsided.lab.spread")
KEPT = 32  # settings that stay known: more than classes play at a time


class Spreads:
    """All settings that a class plays or has played."""

    def __init__(self, open: bool) -> None:
        self.open = open
        self._works: OrderedDict[bytes, Work] = OrderedDict()
        self._tasks: dict[bytes, asyncio.Task[None]] = {}
        self._read: dict[bytes, tuple[int, Spread | None]] = {}  # the last line of each, and which it was
        self._turn = asyncio.Lock()

    def of(self, game: Game, setting: Setting) -> Spread | None:
        """What is known of a setting by now, which begins to be played where it is not and as soon as there is a place for it; nothing before the first
        games, or where nothing is reckoned.
        """
        if not self.open:
            return None
        key = msgspec.json.encode(setting, order="sorted")
        if key not in self._works:
            if not (files(game.package) / "lab.toml").is_file() or not self._has_place():
                return None
            self._works[key] = Work()
            self._tasks[key] = asyncio.create_task(self._play(key))
        self._works.move_to_end(key)
        lines = self._works[key].lines
        count, spread = self._read.get(key, (0, None))
        if len(lines) != count:
            spread = msgspec.json.decode(lines[-1], type=Spread) if lines else None
            self._read[key] = len(lines), spread
        return spread

    def _has_place(self) -> bool:
        """Whether one more can be played: of those that are known, the one that nobody has asked for longest is forgotten."""
        if len(self._works) < KEPT:
            return True
        old = next((key for key in self._works if self._tasks[key].done()), None)
        if old is None:
            return False
        del self._works[old], self._tasks[old]
        self._read.pop(old, None)
        return True

    async def _play(self, key: bytes) -> None:
        async with self._turn:
            await reckon(SPREADER, key, self._works[key])

    async def close(self) -> None:
        """Stop playing."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
