"""Bots that think, in processes of their own with the lowest priority: nobody at a table waits for them, and nothing is lost with them.

A task waits until a process is free; the more wait, the less time each has. Where an agent is not ready yet, takes too long or its process
is gone, there is no answer, and the bot's recipe moves.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from lopsided.agents.advice import Advice
from lopsided.agents.beside import COACH, Answer, Task
from lopsided.engine.agents import LEVELS, Sight
from lopsided.server.process import Process

log = logging.getLogger("lopsided.server")
LEAST = 0.05  # seconds for a choice, however many wait
PATIENCE = 5.0  # seconds beyond its own time after which a choice is given up; loading what was compiled takes some of them
LOOKS = (0.5, 2.5)  # for a hint: a first look, and a good one, by how long a bot thinks
COMPILING = 600.0  # the same for preparing
T = TypeVar("T")


@dataclass(frozen=True)
class Thought:
    """What the bot of a seat thinks about at one step of a match."""

    seat: int
    step: int
    task: asyncio.Task[list[int]]

    def found(self) -> list[int]:
        """What it chose; nothing where its recipe must do."""
        return [] if self.task.cancelled() or self.task.exception() else self.task.result()


class Thinkers:
    """The processes in which bots think, begun when they are needed."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes, self.seconds = processes, seconds
        self.waiting = 0
        self._all = [Process("lopsided.agents.beside") for _ in range(processes)]
        self._free = list(self._all)
        self._slots = asyncio.Semaphore(processes)
        self._preparing: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    def thinks(self, bot: str) -> bool:
        """Whether a bot is one that thinks, where anything does."""
        return bool(LEVELS.get(bot)) and self.processes > 0

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [process.pid for process in self._all if process.pid]

    def begin(self, sight: Sight, bot: str, done: Callable[[], None]) -> asyncio.Task[list[int]]:
        """Let a bot think beside everything else; `done` is called once it has."""
        task = self._start(self._choose(sight, bot))
        task.add_done_callback(lambda _: done())
        return task

    async def _choose(self, sight: Sight, bot: str) -> list[int]:
        """What a bot chooses after some thought; nothing where its recipe must do."""
        if sight.game.name in self._preparing or len(sight.choices) < 2:
            return []
        self.waiting += 1
        try:
            seconds = max(LEAST, self.seconds * self.processes / max(self.waiting, self.processes))
            found = await self._ask(Task.of(sight, f"{LEVELS[bot].partition(':')[0]}:{seconds:.2f}s"), seconds + PATIENCE)
        finally:
            self.waiting -= 1
        if (found is None or not found.ready) and sight.game.name not in self._preparing:  # not compiled, or not even loaded in time
            self._preparing.add(sight.game.name)
            self._start(self._prepare(Task(sight.game.name, LEVELS[bot])))
        return found.actions if found else []

    def begin_advice(self, sight: Sight, tell: Callable[[Advice | None, bool], None]) -> asyncio.Task[None]:
        """Let the coach look at what a seat sees, beside everything else; `tell` hears each look and whether it is the last, None while the
        rules are compiled for it or where nothing comes."""
        return self._start(self._advise(sight, tell))

    async def _advise(self, sight: Sight, tell: Callable[[Advice | None, bool], None]) -> None:
        found = None
        for number, look in enumerate(LOOKS, 1):
            last = number == len(LOOKS)
            found = await self._look(sight, look * self.seconds)
            if number == 1 and (found is None or not found.ready):  # not compiled, or not even loaded in time
                tell(None, False)
                self._preparing.add(sight.game.name)  # bots go by their recipes meanwhile
                await self._prepare(Task(sight.game.name, COACH + ":1s"))
                found = await self._look(sight, look * self.seconds)
            advice = found.advice if found else None
            tell(advice and msgspec.structs.replace(advice, final=last), last or advice is None)
            if advice is None:
                return

    async def _look(self, sight: Sight, seconds: float) -> Answer | None:
        """One look of the coach; as with bots, the more wait, the less time each has."""
        self.waiting += 1
        try:
            seconds = max(LEAST, seconds * self.processes / max(self.waiting, self.processes))
            return await self._ask(Task.of(sight, f"{COACH}:{seconds:.2f}s"), seconds + PATIENCE)
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        """Stop thinking."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in self._all:
            await process.end()

    async def _prepare(self, task: Task) -> None:
        """Compile beside everything else what a game's agent needs."""
        try:
            await self._ask(task, COMPILING)
        finally:
            self._preparing.discard(task.game)

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _ask(self, task: Task, patience: float) -> Answer | None:
        """The answer of the first process that is free; None where it gave none."""
        async with self._slots:
            process = self._free.pop(0)  # one that still thinks about what was given up is the last
            try:
                async with asyncio.timeout(patience):
                    return msgspec.msgpack.decode(await process.ask(msgspec.msgpack.encode(task)), type=Answer)
            except (OSError, EOFError, TimeoutError) as error:
                log.warning("thinking about %s was given up: %s", task.game, type(error).__name__)
                return None
            finally:
                self._free.append(process)
