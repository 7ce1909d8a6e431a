"""Forecasts of reforms: what a change of a rule would do to every seat, reckoned in a process of its own that gives way to everybody who
plays, and that is told no more of a table than a spectator sees."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from lopsided.agents.figures import Forecast
from lopsided.agents.forecast import Question
from lopsided.engine.match import Match
from lopsided.server.process import Process

log = logging.getLogger("lopsided.server")
SECONDS = 6.0  # for the games
PATIENCE = 9.0  # for all of it: after that the table votes without
COMPILING = 1200.0  # the same for preparing


class Forecasts:
    """All forecasts that a table waits for, in so many processes, begun when they are needed; in none where there are to be none."""

    def __init__(self, processes: int) -> None:
        self._free = [Process("lopsided.agents.forecast") for _ in range(processes)]
        self._all = list(self._free)
        self._slots = asyncio.Semaphore(processes)
        self._prepared: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    def prepare(self, game: str) -> None:
        """A game is being played whose rules may be voted on: have compiled what a forecast takes, before somebody waits for it."""
        if self._all and game not in self._prepared:
            self._prepared.add(game)
            self._begin(self._ask(Question(game), COMPILING))

    def begin(self, match: Match, option: str, value: int | str, done: Callable[[], None]) -> asyncio.Task[Forecast]:
        """Reckon beside everything else; `done` is called once it is known, or will not be."""
        task = self._begin(self._ask(Question.of(match, option, value, SECONDS), PATIENCE))
        task.add_done_callback(lambda _: done())
        return task

    async def close(self) -> None:
        """Let go of what nobody will see."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in self._all:
            await process.end()

    async def _ask(self, asked: Question, patience: float) -> Forecast:
        """The forecast of the first process that is free; one without games where there is none in time."""
        if not self._all:
            return Forecast()
        try:
            async with asyncio.timeout(patience), self._slots:
                process = self._free.pop(0)  # one that still reckons what was given up is the last
                try:
                    return msgspec.json.decode(await process.ask(msgspec.msgpack.encode(asked)), type=Forecast)
                finally:
                    self._free.append(process)
        except (OSError, EOFError, TimeoutError) as error:
            log.warning("a forecast of %s was given up: %s", asked.game, type(error).__name__)
            return Forecast()

    def _begin(self, doing: Coroutine[Any, Any, Forecast]) -> asyncio.Task[Forecast]:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
