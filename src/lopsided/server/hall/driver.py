"""What happens at a table by itself: bots move, clocks run out, bots stand in for who dropped and make way again."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from lopsided.engine.broken import Broken
from lopsided.server.codes import nick
from lopsided.server.hall.room import NoTable, Room
from lopsided.server.logs import where
from lopsided.server.settings import Settings
from lopsided.server.store import StoreError
from lopsided.server.table import entries as e
from lopsided.server.table.entries import NOBODY, AnyEntry
from lopsided.server.table.refusal import Refusal
from lopsided.server.table.seating import bot_for
from lopsided.server.table.sheet import Sheet
from lopsided.server.table.table import Table

log = logging.getLogger("lopsided.server")
AFTER_TROUBLE, LONGEST_TROUBLE = 1.0, 300.0
LOOK_AGAIN = 2.0  # while another process moves the bots
HEARSAY = 1.0  # after this long other processes have said who is connected there


@dataclass(frozen=True)
class Deed:
    """Something that the table will do by itself, in so many seconds."""

    wait: float
    kind: Literal["wake", "return", "lend", "bot", "clock", "host"]
    seat: int = -1


def next_deed(room: Room, table: Table, settings: Settings) -> Deed | None:
    """The first thing that this table will do by itself; nothing while nobody looks on."""
    sheet = table.sheet
    if not room.presence.leads() or sheet.stage == "over":
        return None
    if room.presence.slept_since is not None:
        return Deed(room.presence.here_since + HEARSAY - time.time() if room.store.shared else 0, "wake")
    return min([*people_deeds(room, sheet, settings), *playing_deeds(table, settings)], key=lambda deed: deed.wait, default=None)


def people_deeds(room: Room, sheet: Sheet, settings: Settings) -> list[Deed]:
    """Standing in for who dropped, making way for who is back, and passing the host's role on."""
    now, here = time.monotonic(), room.presence.here()
    deeds = []
    for seat, chair in enumerate(sheet.chairs):
        if chair.person == NOBODY:
            continue
        if chair.person in here and chair.lent == "dropped":
            deeds.append(Deed(0, "return", seat))
        elif chair.person not in here and not chair.lent and sheet.stage == "playing":
            deeds.append(Deed(room.presence.away_since(chair.person) + settings.grace - now, "lend", seat))
    if sheet.host not in here and any(chair.person in here for chair in sheet.chairs):
        deeds.append(Deed(room.presence.away_since(sheet.host) + settings.host_grace - now, "host"))
    return deeds


def playing_deeds(table: Table, settings: Settings) -> list[Deed]:
    """A bot's move, at a pace that people can follow, or the end of somebody's thinking time."""
    sheet = table.sheet
    if sheet.stage != "playing":
        return []
    asked = [seat for seat, question in enumerate(sheet.questions) if question]
    bots = [seat for seat in asked if sheet.plays(seat)]
    if bots:
        wait = 0 if table.silent else min(settings.pace, sheet.thinking_since + settings.pace - time.time())
        return [Deed(wait, "bot", bots[0])]
    deadline = table.deadline()
    return [Deed(deadline - time.time(), "clock", asked[0])] if deadline and asked else []


async def drive(room: Room, settings: Settings) -> None:
    """A room's own task, for as long as it is in memory."""
    wait: float | None = None
    trouble = AFTER_TROUBLE
    while True:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):  # wait_for would swallow the end of this task if it came together with a wake
                await room.wake.wait()
        room.wake.clear()
        try:
            wait, trouble = await act(room, settings), AFTER_TROUBLE
        except NoTable:
            log.warning("table %s: is not in the store any more", nick(room.match_id))
            room.say_gone()
            wait = None
        except StoreError as error:
            log.warning("table %s: waits for the store: %s", nick(room.match_id), error)
            wait = AFTER_TROUBLE
        except Exception as error:
            log.error("table %s: the driver failed: %s", nick(room.match_id), where(error))
            wait, trouble = trouble, min(2 * trouble, LONGEST_TROUBLE)


async def act(room: Room, settings: Settings) -> float | None:
    """Do what is due; how long to wait for the next, None until something changes. A rule that fails is not tried again."""
    try:
        return await do_next(room, settings)
    except Broken as broken:
        async with room.lock:
            await room.freeze(broken)
        return 0


async def do_next(room: Room, settings: Settings) -> float | None:
    """What is due now; Broken where a rule fails over it."""
    async with room.lock:
        if not room.presence.anybody():
            return None
        if room.broken is not None:
            await room.freeze(room.broken)
            return 0
        if not room.presence.leads():
            room.presence.slept_since = None  # whoever leads sees to it
            return LOOK_AGAIN
        table = await room.open()
        deed = next_deed(room, table, settings)
        if deed is None:
            return None
        if deed.wait > 0:
            return deed.wait
        if deed.kind not in ("bot", "clock"):
            await room.write(lambda now: errand(room, now, deed))
            if deed.kind == "wake":
                room.presence.slept_since = None
            return 0
        think, asked = thought(table, deed.seat, deed.kind)
    actions = await asyncio.to_thread(think)
    async with room.lock:
        if not room.presence.anybody():
            return None
        try:
            await room.write(lambda now: bot_move(now, deed, asked, actions))
        except Refusal as refusal:
            if refusal.reason != "frozen":
                log.error("table %s: a bot's move was refused: %s", nick(room.match_id), refusal.reason)
                await room.write(lambda now: bot_move(now, deed, asked, now.sheet.questions[deed.seat][1:2]))
    return 0


def thought(table: Table, seat: int, kind: str = "bot") -> tuple[Callable[[], list[int]], int]:
    """A decision, to be made elsewhere, on what the seat may see; and the number at which it was asked."""
    match = table.match
    assert match is not None
    if kind == "clock" and match.game.idle is not None:
        actions = match.overdue(seat)
        return lambda: actions, table.sheet.asked_at[seat]
    bot = table.sheet.plays(seat) or bot_for(table.game, table.sheet.chairs, seat)[1]
    think = match.bot_thought(seat, bot if bot in match.game.bots else "random")
    return lambda: [think()], table.sheet.asked_at[seat]


def bot_move(table: Table, deed: Deed, asked: int, actions: list[int]) -> list[AnyEntry]:
    """The move that was thought of, if it still answers the question."""
    sheet = table.sheet
    if sheet.stage != "playing" or not sheet.questions[deed.seat] or sheet.asked_at[deed.seat] != asked:
        return []
    if deed.kind == "clock":
        late = table.deadline() and time.time() >= table.deadline()
        return [e.Moved(seat=deed.seat, actions=actions, by="clock", at=time.time())] if late else []
    return [e.Moved(seat=deed.seat, actions=actions, by="bot", at=time.time())] if sheet.plays(deed.seat) else []


def errand(room: Room, table: Table, deed: Deed) -> list[AnyEntry]:
    """The entry for a deed about people, if there is still reason for it."""
    sheet, here, now = table.sheet, room.presence.here(), time.time()
    if deed.kind == "wake":
        return woken(room, table, now)
    if deed.kind == "host":
        heir = next((chair.person for chair in sheet.chairs if chair.person in here), None)
        return [e.Hosted(person=heir, at=now)] if heir is not None and sheet.host not in here else []
    chair = sheet.chairs[deed.seat]
    if deed.kind == "return":
        return [e.Returned(seat=deed.seat, at=now)] if chair.lent == "dropped" and chair.person in here else []
    if chair.person == NOBODY or chair.lent or chair.person in here:
        return []
    return [e.Lent(seat=deed.seat, bot=bot_for(table.game, sheet.chairs, deed.seat)[1], dropped=True, at=now)]


def woken(room: Room, table: Table, now: float) -> list[AnyEntry]:
    """The clock stood while nobody was there, or the table was not served; where nobody can say since when, all the time is given anew."""
    presence = room.presence
    before = any(other.since < presence.here_since - HEARSAY for other in presence.others.values())
    if presence.slept_since is None or before or not table.deadline():
        return []
    stood = presence.here_since - max(presence.slept_since, table.sheet.thinking_since)
    return [e.Stood(seconds=stood, at=now)] if stood > 0 else []
