"""Replays: the file of a finished match, taking one in, and stepping through it from any seat's eyes."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from lopsided.engine.match import LEFT, REFORM
from lopsided.engine.replay import Move, Replay, ReplayError, check, parse
from lopsided.server import endings
from lopsided.server.codes import new_match_id
from lopsided.server.hall.hall import Hall
from lopsided.server.problems import Trouble
from lopsided.server.shelf import bots_of, take
from lopsided.server.store import Store
from lopsided.server.table import entries as e
from lopsided.server.table.entries import AnyEntry, Chair
from lopsided.server.table.refusal import Refusal, refusal_of
from lopsided.server.table.speech import check_name

MOST_REMEMBERED = 64 * 1024 * 1024  # bytes of replays
REMEMBERED_SECONDS = 600
MOST_MOVES = 30_000  # of a file that is taken in: three times what the longest games take, since every step is drawn for every seat


async def kept(hall: Hall, match_id: str) -> bytes:
    """What is kept of a finished match."""
    found = await hall.ending(match_id)
    if found is not None:
        return found
    _, table = await hall.table(match_id)
    raise Trouble(409, "not_finished" if table.sheet.stage != "over" else "not_started")


async def export(hall: Hall, match_id: str) -> bytes:
    """The replay file of a finished match."""
    return await asyncio.to_thread(endings.replay_file, await kept(hall, match_id))


async def take_in(store: Store, data: bytes) -> str:
    """Check a replay file move by move and die by die, and store it as a match of its own; its name."""
    entries = await asyncio.to_thread(checked, data)
    match_id = new_match_id()
    await store.append(match_id, 0, [e.encode(entry) for entry in entries])
    return match_id


def checked(data: bytes) -> list[AnyEntry]:
    """The log of an honest replay; Trouble says what is wrong with another."""
    try:
        replay = parse(data)
        if len(replay.moves) > MOST_MOVES:
            raise ReplayError("long", moves=len(replay.moves), most=MOST_MOVES)
        match = check(replay)
        return as_log(replay, match.over)
    except ReplayError as error:
        raise Trouble.of(400, refusal_of(error)) from None
    except Refusal as refusal:
        raise Trouble.of(400, refusal) from None
    except Exception:  # the file was made by hand and the rules stumbled over it
        raise Trouble(400, "unplayable") from None


def as_log(replay: Replay, over: bool) -> list[AnyEntry]:
    """A replay as the log of a match that nobody sits at."""
    names: list[str] = []
    for name in replay.names:
        names.append(check_name(name, names))
    known = bots_of(take(replay.game))
    bots = [bot if bot in known or not bot else "random" for bot in replay.bots or [""] * replay.seats]
    chairs = [Chair(name=name, bot=bot) for name, bot in zip(names, bots, strict=True)]
    opened = e.Opened(
        game=replay.game, version=replay.version, mode="exhibition", chairs=chairs, people=[], options=dict(replay.options), variant=replay.variant,
        code="", secret=replay.secret, host=-1,
    )  # fmt: skip
    return [opened, e.Started(chairs=chairs), *steps_of(replay, replay.moves), *([] if over else [e.Ended()])]


def steps_of(replay: Replay, moves: Iterable[Move]) -> list[AnyEntry]:
    """The first moves of a replay, or all, as entries of a log."""
    reforms, found = iter(replay.reforms), list[AnyEntry]()
    for step in moves:
        if step.action == REFORM:
            option, value = next(reforms)
            found.append(e.Reformed(option=option, value=value))  # type: ignore[arg-type]
        else:
            found.append(e.Left(seat=step.seat) if step.action == LEFT else e.Moved(seat=step.seat, actions=[step.action], by="bot"))
    return found


class Remembered:
    """What was looked at lately, by match and seat: prepared once, however many look at the same time, and kept for a while."""

    def __init__(self, most_bytes: int = MOST_REMEMBERED) -> None:
        self.most_bytes = most_bytes
        self._kept: OrderedDict[tuple[str, int], tuple[float, bytes]] = OrderedDict()
        self._making: dict[tuple[str, int], asyncio.Task[bytes]] = {}

    async def get(self, what: tuple[str, int], make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """What is remembered, or made now; what was not looked at for longest is forgotten first."""
        since, found = self._kept.pop(what, (0.0, b""))
        if not found or since < time.monotonic() - REMEMBERED_SECONDS:
            if what not in self._making:
                self._making[what] = asyncio.create_task(make())
                self._making[what].add_done_callback(lambda _: self._making.pop(what))
            since, found = time.monotonic(), await asyncio.shield(self._making[what])
        self._kept[what] = since, found
        while sum(len(data) for _, data in self._kept.values()) > self.most_bytes:
            self._kept.popitem(last=False)
        return found


async def steps(hall: Hall, match_id: str, seat: int) -> bytes:
    """The whole match as one seat saw it."""
    found = await asyncio.to_thread(endings.steps, await kept(hall, match_id), seat)
    if found is None:
        raise Trouble(400, "bad_seat")
    return found
