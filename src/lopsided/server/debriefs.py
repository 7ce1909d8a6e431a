"""Debriefs: what a finished match was made of, reckoned once, in a process of its own, and kept with the match.

Reckoning takes seconds of a whole core. The process that does it gives way to everybody who plays; whoever looks at the last
page meanwhile is sent each line as it comes: first roughly, then well.
"""

import asyncio
import csv
import io
import logging
import sys
from collections.abc import AsyncIterator, Coroutine

import msgspec

from lopsided.agents.figures import CAUSES, Debrief
from lopsided.server.codes import nick
from lopsided.server.endings import read_head
from lopsided.server.hall.hall import Hall
from lopsided.server.replays import kept
from lopsided.server.settings import Settings
from lopsided.server.works import Work, reckon

log = logging.getLogger("lopsided.server")
RECKONER = (sys.executable, "-m", "lopsided.agents.debrief")
PREPARER = (sys.executable, "-m", "lopsided.agents.debrief", "prepare")
MOST_WAITING = 64  # or are being reckoned; who asks for another may ask again later


class Debriefs:
    """All debriefs that somebody waits for."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall, self.most = hall, settings.debriefs
        self._slots = asyncio.Semaphore(max(1, settings.debriefs))
        self._works: dict[str, Work] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._prepared: set[str] = set()

    def prepare(self, game: str) -> None:
        """A game is being played: have its rules compiled before somebody waits for what was made of it."""
        if self.most and game not in self._prepared:
            self._prepared.add(game)
            self._begin(self._prepare(game))

    async def lines(self, match_id: str) -> AsyncIterator[bytes]:
        """The debrief of a finished match, a line each time that it is known better; none where this server reckons none, or has too many to reckon."""
        replay = bytes(read_head(await kept(self.hall, match_id)).replay)
        found = await self.hall.store.debrief(match_id)
        if found is not None:
            return one(found)
        if self.most == 0:
            return none()
        work = self._works.get(match_id)
        if work is None and sum(not other.over for other in self._works.values()) >= MOST_WAITING:
            return none()
        if work is None:
            work = self._works[match_id] = Work()
            self._begin(self._reckon(match_id, replay, work))
        return work.follow()

    async def idle(self) -> None:
        """Until nothing is being reckoned or prepared."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Let go of what nobody will see."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, doing: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _prepare(self, game: str) -> None:
        """Compile a game's rules, or see that they are; one game at a time, and not while a debrief is reckoned."""
        async with self._slots:
            await reckon((*PREPARER, game), b"", Work())

    async def _reckon(self, match_id: str, replay: bytes, work: Work) -> None:
        """Reckon a debrief and keep it. One that fails is not tried again before the server is."""
        try:
            async with self._slots:
                await reckon(RECKONER, replay, work)
            if work.lines:
                await self.hall.store.keep_debrief(match_id, work.lines[-1])
                self._works.pop(match_id, None)
            else:
                log.error("table %s: its debrief could not be reckoned", nick(match_id))
        finally:
            await work.add(over=True)


async def one(line: bytes) -> AsyncIterator[bytes]:
    """What was kept."""
    yield line


async def none() -> AsyncIterator[bytes]:
    """Nothing."""
    for line in list[bytes]():
        yield line


def as_csv(line: bytes) -> bytes:
    """The figures of a debrief as a table, seats by number and without names: ledgers, turning points, and the outlooks on the way."""
    found, out = msgspec.json.decode(line, type=Debrief), io.StringIO()
    write = csv.writer(out).writerow
    write(["table", "step", "round", "seat", "what", "points", "within"])
    for seat, account in enumerate(found.accounts, 1):
        write(["ledger", "", "", seat, "equal", account.equal, 0.0])
        parts = {name: getattr(account, name) for name in (*CAUSES, "level", "unequal", "reform", "end")}
        for what, figure in parts.items():
            if figure is not None:
                write(["ledger", "", "", seat, what, figure.value, figure.within])
        for other, figure in enumerate(account.by, 1):
            write(["choices", "", "", seat, f"by_{other}", figure.value, figure.within])
    for turn in found.turns:
        for seat, figure in enumerate(turn.changes, 1):
            write(["turn", turn.step, turn.round, seat, turn.cause, figure.value, figure.within])
    for sight in found.line:
        for seat, value in enumerate(sight.outlook, 1):
            write(["outlook", sight.step, sight.round, seat, "", value, sight.within])
    for seat, again in enumerate(found.again, 1):
        for what, figure in (("these", again.these), ("equally", again.equally), ("change", again.change)):
            write(["same_dice", "", "", seat, what, figure.value, figure.within])
    for hold in found.holds:
        for seat, values in enumerate(hold.values, 1):
            for round_, value in zip(hold.rounds, values, strict=True):
                write(["had", "", round_, seat, hold.name, value, 0])
    for deed in found.deeds:
        write(["done", "", "", deed.by + 1, f"{deed.kind} to {deed.to + 1}", deed.amount, 0])
    return out.getvalue().encode()
