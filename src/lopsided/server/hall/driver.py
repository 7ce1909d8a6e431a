"""What happens at a table by itself: bots move, clocks run out, bots stand in for who dropped and make way again."""

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from lopsided.agents.figures import Forecast
from lopsided.engine.agents import Sight, recipe_of
from lopsided.engine.broken import Broken
from lopsided.server.codes import nick
from lopsided.server.hall.reading import NoTable
from lopsided.server.hall.room import Room
from lopsided.server.hall.thinkers import Thought
from lopsided.server.logs import where
from lopsided.server.settings import Settings
from lopsided.server.store import StoreError
from lopsided.server.table import entries as e
from lopsided.server.table.entries import NOBODY, AnyEntry
from lopsided.server.table.refusal import Refusal
from lopsided.server.table.seating import bot_for
from lopsided.server.table.sheet import Sheet
from lopsided.server.table.table import Table
from lopsided.server.table.votes import bots_votes, counted, deadline, unheard

log = logging.getLogger("lopsided.server")
AFTER_TROUBLE, LONGEST_TROUBLE = 1.0, 300.0
LOOK_AGAIN = 2.0  # while another process moves the bots
HEARSAY = 1.0  # after this long other processes have said who is connected there


@dataclass(frozen=True)
class Deed:
    """Something that the table will do by itself, in so many seconds."""

    wait: float
    kind: Literal["wake", "return", "lend", "bot", "clock", "host", "foretell", "vote", "count"]
    seat: int = -1


def next_deed(room: Room, table: Table, settings: Settings) -> Deed | None:
    """The first thing that this table will do by itself; nothing while nobody looks on."""
    sheet = table.sheet
    if not room.presence.leads() or sheet.stage == "over":
        return None
    if room.presence.slept_since is not None:
        return Deed(room.presence.here_since + HEARSAY - time.time() if room.store.shared else 0, "wake")
    deeds = [*people_deeds(room, sheet, settings), *playing_deeds(table, settings), *voting_deeds(room, sheet)]
    if room.thought and not room.thought.task.done():
        deeds = [deed for deed in deeds if deed.kind != "bot"]
    return min(deeds, key=lambda deed: deed.wait, default=None)


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
    if sheet.mode != "room" and sheet.host not in here and any(chair.person in here for chair in sheet.chairs):
        deeds.append(Deed(room.presence.away_since(sheet.host) + settings.host_grace - now, "host"))
    return deeds


def playing_deeds(table: Table, settings: Settings) -> list[Deed]:
    """A bot's move, at a pace that people can follow, or the end of somebody's thinking time."""
    sheet = table.sheet
    if sheet.stage != "playing" or sheet.in_vote:
        return []
    asked = [seat for seat, question in enumerate(sheet.questions) if question]
    bot = bot_asked(sheet)
    if bot is not None:
        wait = 0 if table.silent else min(settings.pace, sheet.thinking_since + settings.pace - time.time())
        return [Deed(wait, "bot", bot)]
    deadline = table.deadline()
    return [Deed(deadline - time.time(), "clock", asked[0])] if deadline and asked else []


def voting_deeds(room: Room, sheet: Sheet) -> list[Deed]:
    """What a vote on a rule waits for: the forecast, then the bots, then the last vote or the end of its time."""
    motion = sheet.in_vote
    if motion is None:
        return []
    if motion.stage == "forecast":
        return [Deed(0, "foretell")] if room.foresight and room.foresight.done() else []
    if bots_votes(sheet, 0):
        return [Deed(0, "vote")]
    return [Deed(max(0.0, deadline(sheet) - time.time()) if unheard(sheet) else 0, "count")]


def foresee(room: Room, table: Table) -> None:
    """Let it be reckoned what a rule that was proposed would do, once; and have that compiled where rules may be voted on."""
    motion, match = table.sheet.in_vote, table.match
    if match is None or not table.sheet.reforms or not room.presence.leads():
        return
    room.forecasts.prepare(table.sheet.game)
    if motion is None or motion.stage != "forecast":
        room.foresight = None
    elif room.foresight is None:
        room.foresight = room.forecasts.begin(match, motion.option, motion.value, room.wake.set)


def bot_asked(sheet: Sheet) -> int | None:
    """The first seat that is asked and that a bot plays."""
    return next((seat for seat, question in enumerate(sheet.questions) if question and sheet.plays(seat)), None)


def ponder(room: Room, table: Table) -> None:
    """Let a bot that thinks begin to, while people still read what happened; it moves once it has thought, and people at once."""
    seat, match = bot_asked(table.sheet), table.match
    if seat is None or match is None or table.sheet.in_vote or not room.thinkers.thinks(table.sheet.plays(seat)) or not room.presence.leads():
        room.thought = None
    elif room.thought is None or (room.thought.seat, room.thought.step) != (seat, len(match.log)):
        room.thought = Thought(seat, len(match.log), room.thinkers.begin(Sight.of(match, seat), table.sheet.plays(seat), room.wake.set))


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
            room.foresight = None
            return LOOK_AGAIN
        table = await room.open()
        ponder(room, table)
        foresee(room, table)
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
        pondered, room.thought = room.thought.found() if room.thought and deed.kind == "bot" else [], None
    actions = pondered or await asyncio.to_thread(think)
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
    bot = table.sheet.plays(seat) or bot_for(table.game, table.sheet.chairs, seat, table.sheet.level)[1]
    chance = match.luck() if table.sheet.mode == "guided" else int.from_bytes(os.urandom(4), "little") >> 1  # prepared as all dice there are
    think = match.bot_thought(seat, recipe_of(match.game, bot).follows(chance), chance)
    return lambda: [think()], table.sheet.asked_at[seat]


def bot_move(table: Table, deed: Deed, asked: int, actions: list[int]) -> list[AnyEntry]:
    """The move that was thought of, if it still answers the question."""
    sheet = table.sheet
    if sheet.stage != "playing" or sheet.in_vote or not sheet.questions[deed.seat] or sheet.asked_at[deed.seat] != asked:
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
    if deed.kind == "foretell":
        waits = sheet.in_vote and sheet.in_vote.stage == "forecast" and room.foresight and room.foresight.done()
        return [e.Foretold(forecast=foreseen(room), at=now)] if waits else []
    if deed.kind == "vote":
        return bots_votes(sheet, now)
    if deed.kind == "count":
        return counted(sheet, now)
    if deed.kind == "host":
        heir = next((chair.person for chair in sheet.chairs if chair.person in here), None)
        return [e.Hosted(person=heir, at=now)] if heir is not None and sheet.host not in here else []
    chair = sheet.chairs[deed.seat]
    if deed.kind == "return":
        return [e.Returned(seat=deed.seat, at=now)] if chair.lent == "dropped" and chair.person in here else []
    if chair.person == NOBODY or chair.lent or chair.person in here:
        return []
    return [e.Lent(seat=deed.seat, bot=bot_for(table.game, sheet.chairs, deed.seat, sheet.level)[1], dropped=True, at=now)]


def foreseen(room: Room) -> Forecast:
    """What was reckoned; nothing where that failed."""
    task = room.foresight
    return Forecast() if task is None or task.cancelled() or task.exception() else task.result()


def woken(room: Room, table: Table, now: float) -> list[AnyEntry]:
    """The clock stood while nobody was there, or the table was not served; where nobody can say since when, all the time is given anew."""
    presence = room.presence
    before = any(other.since < presence.here_since - HEARSAY for other in presence.others.values())
    vote = table.sheet.in_vote
    since = vote.since if vote and vote.stage == "vote" else table.sheet.thinking_since if table.deadline() else 0
    if presence.slept_since is None or before or not since:
        return []
    stood = presence.here_since - max(presence.slept_since, since)
    return [e.Stood(seconds=stood, at=now)] if stood > 0 else []
