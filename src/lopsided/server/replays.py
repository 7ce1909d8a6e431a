"""Replays: the file of a finished match, taking one in, and stepping through it from any seat's eyes."""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import msgspec

from lopsided.engine.broken import Broken
from lopsided.engine.match import LEFT, Match
from lopsided.engine.replay import Replay, ReplayError, check, dump, parse, record, verify_dice
from lopsided.engine.replay import steps as play
from lopsided.server import messages as m
from lopsided.server.codes import new_match_id
from lopsided.server.hall.faces import event_item, hears
from lopsided.server.hall.hall import Hall
from lopsided.server.problems import Trouble
from lopsided.server.shelf import bots_of, take
from lopsided.server.store import Store
from lopsided.server.table import entries as e
from lopsided.server.table.entries import AnyEntry, Chair
from lopsided.server.table.refusal import Refusal
from lopsided.server.table.speech import check_name
from lopsided.server.text import line

MOST_REMEMBERED = 64 * 1024 * 1024  # bytes of replays
REMEMBERED_SECONDS = 600


async def finished(hall: Hall, match_id: str) -> tuple[Match, list[str]]:
    """The match of a table where it is over, and which bot played each seat in the end."""
    _, table = await hall.table(match_id)
    if table.sheet.stage != "over":
        raise Trouble(409, "not_finished")
    if table.match is None:
        raise Trouble(409, "not_started")
    return table.match, [table.sheet.plays(seat) for seat in range(table.match.seats)]


async def export(hall: Hall, match_id: str) -> bytes:
    """The replay file of a finished match."""
    match, bots = await finished(hall, match_id)
    return await asyncio.to_thread(dump, match, bots if any(bots) else ())


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
        match = check(replay)
        return as_log(replay, match.over)
    except ReplayError as error:
        raise Trouble(400, "replay", why=str(error)[:300]) from None
    except Refusal as refusal:
        raise Trouble(400, refusal.reason, refusal.words) from None
    except Exception:  # the file was made by hand and the rules stumbled over it
        raise Trouble(400, "replay", why="This replay cannot be played here.") from None


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
    moves: Iterable[AnyEntry] = (
        e.Left(seat=step.seat) if step.action == LEFT else e.Moved(seat=step.seat, actions=[step.action], by="bot") for step in replay.moves
    )
    return [opened, e.Started(chairs=chairs), *moves, *([] if over else [e.Ended()])]


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
    match, bots = await finished(hall, match_id)
    if seat >= match.seats:
        raise Trouble(400, "bad_seat")
    return await asyncio.to_thread(stepped, match_id, match, bots, seat)


def stepped(match_id: str, match: Match, bots: list[str], seat: int) -> bytes:
    """Play it again, looking through one seat's eyes."""
    replay = record(match)
    dice, honest, words = dice_check(replay)
    found: list[Any] = []
    told = 0
    with contextlib.suppress(Broken, ReplayError):  # where a rule fails, the replay ends
        for now in play(replay):
            found.append(msgspec.Raw(msgspec.json.encode(m.Step(heard(now, told, seat), now.view(seat)))))  # not thousands of dicts at once
            told = len(now.events)
    return msgspec.json.encode(
        m.Replayed(
            match=match_id, game=match.game.name, title=match.game.title, names=match.names, bots=[bot != "" for bot in bots], options=replay.options,
            variant=replay.variant, seat=seat, board=match.game.board(match.box), steps=found, placing=replay.placing, commitment=replay.commitment,
            secret=replay.secret, dice=dice, honest=honest, words=words,
        )
    )  # fmt: skip


def heard(match: Match, since: int, seat: int) -> list[m.Item]:
    """What the seat was told from this event on."""
    rows = enumerate(match.events[since:], since)
    return [event_item(n, match.game.told.read(row), match.game, match.names, seat) for n, row in rows if hears(row, [seat] if seat >= 0 else [])]


def dice_check(replay: Replay) -> tuple[int, bool, str]:
    """How many dice were checked against the secret, whether all fit, and that in words."""
    try:
        dice = verify_dice(replay)
    except ReplayError as error:
        return 0, False, line("check", "broken", why=str(error))
    return dice, True, line("check", "honest", dice=dice)
