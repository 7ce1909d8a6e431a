"""The hall: all rooms, how one gets in, and the caretaker who closes what nobody uses."""

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from lopsided.engine.broken import Broken
from lopsided.engine.game import UnknownGame
from lopsided.lab.guided import guide_of
from lopsided.server import codes
from lopsided.server import http_messages as hm
from lopsided.server import messages as m
from lopsided.server.endings import Stopped, read_head, render
from lopsided.server.forecasts import Forecasts
from lopsided.server.hall.coach import hint
from lopsided.server.hall.driver import drive
from lopsided.server.hall.ended import EndedRoom
from lopsided.server.hall.member import Member
from lopsided.server.hall.reading import NoTable
from lopsided.server.hall.room import Room, asker_for
from lopsided.server.hall.thinkers import Thinkers
from lopsided.server.lesson import entries as le
from lopsided.server.lesson import messages as lm
from lopsided.server.lesson.lesson import Lesson
from lopsided.server.lesson.orders import check_plan
from lopsided.server.lesson.room import LessonRoom
from lopsided.server.logs import where
from lopsided.server.settings import Settings
from lopsided.server.shelf import bots_of, take
from lopsided.server.spreads import Spreads
from lopsided.server.store import Conflict, Notice, Store, StoreError
from lopsided.server.table import entries as e
from lopsided.server.table.entries import NOBODY, AnyEntry
from lopsided.server.table.orders import entries_for, whose_key
from lopsided.server.table.refusal import Refusal
from lopsided.server.table.seating import chairs_for, check_devices, fill, join, options_of, successor
from lopsided.server.table.speech import check_name
from lopsided.server.table.table import Table, Unplayable
from lopsided.server.text import guest

log = logging.getLogger("lopsided.server")
PULSE = 1.0  # so often a process says that it lives
LAPSE = 3.5  # who was not heard from for so long is gone, and others go on with its tables
REMIND = 5.0  # so often it says anew who is connected to each table
FOLDING = 1  # logs that are read at a time after a restart, beside the loop: the rest of the processor is for those who play
CODE_TRIES = 20
FORGET_AFTER, FORGET_EVERY = 30 * 24 * 3600.0, 3600.0  # seconds after which nothing is left of a room; so often that is looked into


class IsRoom(NoTable):
    """What was asked for as a table is a room with many."""


class Hall:
    """All tables that somebody looks at."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.rooms: dict[str, Room] = {}
        self.lessons: dict[str, LessonRoom] = {}
        self.empty_since: dict[str, float] = {}
        self.closing = False
        self._ended: WeakValueDictionary[str, EndedRoom] = WeakValueDictionary()  # read once for all who look at them
        self._rendering = asyncio.Semaphore(1)  # one ending at a time, and each once
        self.peers: dict[str, float] = {}  # the other processes, and when they were last heard from
        self._reminded = 0.0
        self.folding = asyncio.Semaphore(FOLDING)
        self.thinkers = Thinkers(settings.thinkers, settings.think)
        self.forecasts = Forecasts(settings.forecasts)
        self.spreads = Spreads(settings.debriefs > 0)
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Open the store and begin to look after the rooms."""
        await self.store.open()
        self.store.listen(self.hear)
        self._start(self._look_after())
        self._start(self._pulse())
        self._start(self._forget())

    async def close(self) -> None:
        """Let all rooms go, then close the store."""
        self.closing = True
        for task in [*self._drivers.values(), *self._tasks]:
            task.cancel()
        await asyncio.gather(*self._drivers.values(), *self._tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.forecasts.close()
        await self.spreads.close()
        await self.store.close()

    # Rooms.

    def room(self, match_id: str) -> Room:
        """The room of a match, in memory from here on."""
        if match_id not in self.rooms:
            room = self.rooms[match_id] = Room(match_id, self.store, self.settings, self.folding, self._keep_ending, self.thinkers, self.forecasts)
            self._drivers[match_id] = asyncio.create_task(drive(room, self.settings))
        self.empty_since[match_id] = time.monotonic()
        return self.rooms[match_id]

    def lesson(self, room_id: str) -> LessonRoom:
        """A room with its tables, in memory from here on."""
        if room_id not in self.lessons:
            room = self.lessons[room_id] = LessonRoom(room_id, self)
            self._drivers[room_id] = asyncio.create_task(room.drive())
        self.empty_since[room_id] = time.monotonic()
        return self.lessons[room_id]

    def everywhere(self) -> list[Room | LessonRoom]:
        """All that is in memory."""
        return [*self.rooms.values(), *self.lessons.values()]

    async def table(self, match_id: str) -> tuple[Room, Table]:
        """A room with its table; NoTable where there is none."""
        if codes.is_room_id(match_id):
            raise IsRoom
        room = self.room(match_id)
        try:
            async with room.lock:
                return room, await room.open()
        except (NoTable, Unplayable, UnknownGame):
            self.close_room(match_id)
            raise

    async def lesson_in(self, room_id: str) -> tuple[LessonRoom, Lesson]:
        """A room with its lesson; NoTable where there is none."""
        room = self.lesson(room_id)
        try:
            async with room.lock:
                return room, await room.open()
        except NoTable:
            self.close_room(room_id)
            raise

    async def find(self, text: str) -> str:
        """The match of a join code, which ends with it, or of its own name; or the room."""
        if codes.is_match_id(text) or codes.is_room_id(text):
            return text
        code = codes.read_join_code(text)
        match_id = await self.store.find("join:" + code) if code else None
        if match_id is not None and codes.is_room_id(match_id):
            return match_id
        if match_id is None or (await self.table(match_id))[1].sheet.stage == "over":
            raise NoTable
        return match_id

    def close_room(self, match_id: str) -> None:
        """Let a room go; its log stays."""
        self.rooms.pop(match_id, None)
        self.lessons.pop(match_id, None)
        self.empty_since.pop(match_id, None)
        driver = self._drivers.pop(match_id, None)
        if driver is not None:
            driver.cancel()

    async def _look_after(self) -> None:
        """Close rooms that nobody uses; see which processes are gone."""
        while True:
            before, beat = time.monotonic(), min(PULSE, self.settings.idle)
            await asyncio.sleep(beat)
            now = time.monotonic()
            if now - before > 2 * beat:  # who was held up has not listened either
                self.peers = dict.fromkeys(self.peers, now)
            for process in [process for process, heard in self.peers.items() if now - heard > LAPSE]:
                self._lapse(process)
            for room in self.everywhere():
                match_id = room.match_id
                if room.members:
                    self.empty_since[match_id] = now
                elif now - self.empty_since[match_id] >= self.settings.idle and not room.lock.locked():
                    self.close_room(match_id)

    async def _forget(self) -> None:
        """Delete the rooms that nobody has touched for so long, with their tables."""
        while True:
            with contextlib.suppress(StoreError):
                await self.forget_rooms(time.time() - FORGET_AFTER)
            await asyncio.sleep(FORGET_EVERY)

    async def forget_rooms(self, before: float) -> None:
        """Delete the rooms that nobody has touched since then, with their tables."""
        for room_id in await self.store.rooms(before):
            with contextlib.suppress(NoTable):
                await self.lesson(room_id).delete()
            self.close_room(room_id)

    # What is over.

    async def ending(self, match_id: str) -> bytes | None:
        """What is kept of a finished match, made now where it is missing; None where it is not over."""
        found = await self.store.ending(match_id)
        if found is None:
            _, table = await self.table(match_id)
            if table.sheet.stage == "over" and table.match is not None:
                async with self._rendering:
                    found = await self.store.ending(match_id) or await self._render(match_id, table)
        return found

    async def _keep_ending(self, match_id: str, table: Table) -> None:
        """Keep what a match that is over shows, unless that was done."""
        async with self._rendering:
            if await self.store.ending(match_id) is not None:
                return
            try:
                await self._render(match_id, table)
            except Stopped:
                pass
            except StoreError:
                raise
            except Exception as error:
                log.error("table %s: its ending could not be made: %s", codes.nick(match_id), where(error))

    async def _render(self, match_id: str, table: Table) -> bytes:
        ending = await asyncio.to_thread(render, match_id, table.keep(), lambda: not self.closing)
        await self.store.keep_ending(match_id, ending)
        return ending

    async def ended(self, match_id: str) -> EndedRoom | None:
        """A room in which one can look at a finished match that the installed game cannot open; None where nothing was kept."""
        async with self.folding:
            room = self._ended.get(match_id)
            found = None if room else await self.store.ending(match_id)
            if found:
                room = self._ended[match_id] = EndedRoom(match_id, await asyncio.to_thread(read_head, found), self.settings)
        return room

    # Getting in.

    async def new_table(self, wish: hm.NewTable) -> hm.Seated:
        """Open a table; modes other than `open` begin at once."""
        game = take(wish.game)
        guide = guide_of(game) if wish.mode == "guided" else None
        if guide is not None:  # all of it is prepared; at no other table does anybody choose a secret
            wish = hm.NewTable(wish.game, wish.mode, wish.name, guide.seats, options=guide.options)
        elif wish.mode == "guided":
            raise Refusal("no_guide", title=game.title)
        names = self._names(wish)
        seats = max(wish.seats, len(names))
        for bot in wish.bots:
            if bot and bot not in bots_of(game):
                raise Refusal("no_bot", bot=bot[:40])
        game.make_box(seats, wish.options, wish.variant)
        options = options_of(game, wish.options)
        token = codes.new_token()
        opened = e.Opened(
            at=time.time(), game=game.name, version=game.version, mode=wish.mode, chairs=chairs_for(names, seats, wish.bots), people=[[codes.hashed(token)]],
            options={name: options[name] for name in wish.options}, variant=wish.variant, code="", level=wish.level,
            secret=guide.secret if guide else os.urandom(16).hex(),
        )  # fmt: skip
        match_id, code = await self.open_table(opened)
        return hm.Seated(match_id, code, token, list(range(len(names))))

    @staticmethod
    def _names(wish: hm.NewTable) -> list[str]:
        if wish.mode == "exhibition":
            return []
        given = wish.names if wish.mode == "hotseat" else [wish.name or guest()] if wish.mode in ("now", "guided") else [wish.name]
        names: list[str] = []
        for name in given[:64]:
            names.append(check_name(name, names))
        if not names:
            raise Refusal("nobody")
        return names

    async def open_table(self, opened: e.Opened, moves: Sequence[AnyEntry] = ()) -> tuple[str, str]:
        """Write the first entries of a new match, and moves where some were made before, under a name and a code that nobody has."""
        for _ in range(CODE_TRIES):
            match_id = codes.new_match_id()
            code = codes.new_join_code(self.settings.words_in_codes) if opened.mode == "open" else ""
            first = msgspec.structs.replace(opened, code=code)
            log_entries: list[AnyEntry] = [first]
            if opened.mode != "open":
                log_entries += [e.Started(chairs=fill(take(opened.game), opened.chairs, opened.level), at=opened.at), *moves]
            try:
                await self.store.append(match_id, 0, [e.encode(x) for x in log_entries], ["join:" + code] if code else [])
            except Conflict:
                continue
            return match_id, code
        raise StoreError("no free join code was found")

    async def look(self, code: str) -> m.Table:
        """What a joiner may see before joining."""
        room, table = await self.table(await self.find(code))
        return room.message(table)

    async def turn(self, held: hm.Held) -> hm.Turn | None:
        """Whose turn it is at a table, for somebody who sits there; None for anybody else, and where there is no such table any more."""
        try:
            _, table = await self.table(held.match)
        except (NoTable, Unplayable, UnknownGame, Broken):
            return None
        sheet = table.sheet
        person = sheet.person_of(codes.hashed(held.token))
        if person is None:
            return None
        asked = [seat for seat, question in enumerate(sheet.questions) if question] if sheet.stage == "playing" else []
        mine = any(seat in sheet.seats_of(person) for seat in asked)
        return hm.Turn(held.match, sheet.stage, mine, [] if mine else [sheet.chairs[seat].name for seat in asked])

    async def join(self, code: str, name: str) -> hm.Seated:
        """Take a free seat."""
        token = codes.new_token()
        room, _ = await self.table(await self.find(code))
        await room.catch_up()
        async with room.lock:
            await room.write(lambda table: [join(table.sheet, name, codes.hashed(token), time.time())])
            table = await room.open()
            person = table.sheet.person_of(codes.hashed(token))
            return hm.Seated(room.match_id, table.sheet.door, token, table.sheet.seats_of(NOBODY if person is None else person))

    async def new_room(self, wish: lm.NewRoom) -> hm.Seated:
        """Open a room; the token is that of whoever leads it."""
        plan = check_plan(lm.Plan(game=wish.game))
        title = check_name(wish.title, ()) if wish.title.strip() else ""
        token = codes.new_token()
        for _ in range(CODE_TRIES):
            room_id, code = codes.new_room_id(), codes.new_join_code(self.settings.words_in_codes)
            opened = le.Opened(at=time.time(), title=title, code=code, token=codes.hashed(token), plan=plan)
            try:
                await self.store.append(room_id, 0, [le.encode(opened)], ["join:" + code])
            except Conflict:
                continue
            return hm.Seated(room_id, code, token, [])
        raise StoreError("no free join code was found")

    async def look_in(self, code: str) -> lm.RoomDoor:
        """What somebody sees of a room before coming in."""
        _, lesson = await self._room_of(code)
        return lm.RoomDoor(lesson.room, lesson.code, lesson.title, lesson.plan.game, lesson.open, len(lesson.pupils))

    async def come(self, code: str, name: str) -> hm.Seated:
        """Come into a room."""
        room, _ = await self._room_of(code)
        return await room.come(name)

    async def _room_of(self, code: str) -> tuple[LessonRoom, Lesson]:
        room_id = await self.find(code)
        if not codes.is_room_id(room_id):
            raise NoTable
        return await self.lesson_in(room_id)

    async def rejoin(self, typed: str) -> hm.Seated:
        """One's own seat on another device, by a code that works once."""
        code = codes.hashed(codes.read_rejoin_code(typed))
        match_id = await self.store.find("rejoin:" + code)
        if match_id is None:
            raise NoTable
        if codes.is_room_id(match_id):
            lesson, _ = await self.lesson_in(match_id)
            await lesson.catch_up()
            return await lesson.rejoin(code)
        room, _ = await self.table(match_id)
        await room.catch_up()
        token = codes.new_token()
        async with room.lock:
            await room.write(lambda table: rejoined(table, code, codes.hashed(token)))
            table = await room.open()
            person = table.sheet.person_of(codes.hashed(token))
            assert person is not None
            return hm.Seated(room.match_id, table.sheet.door, token, table.sheet.seats_of(person))

    # Requests that reach beyond one table.

    async def request(self, room: Room | EndedRoom | LessonRoom, member: Member, request: Any) -> None:
        """Any request of a connection."""
        if isinstance(room, EndedRoom | LessonRoom):
            await room.request(member, request)
        elif isinstance(request, m.Rejoin):
            await self._give_code(room, member, request)
        elif isinstance(request, m.Hint):
            await hint(room, member, request)
        elif isinstance(request, m.Host) and request.order == "again":
            await self._again(room, member, request)
        else:
            await room.request(member, request)

    async def _give_code(self, room: Room, member: Member, request: m.Rejoin) -> None:
        """Make a rejoin code for one's own seat, or as the host for one whose device is lost."""
        code = codes.new_rejoin_code()
        secret = codes.hashed(codes.read_rejoin_code(code))

        def make(table: Table) -> list[AnyEntry]:
            asker = asker_for(table, member)
            person = whose_key(asker, request.seat, room.presence.here())
            check_devices(table.sheet, person)
            return [e.Coded(person=person, code=secret, until=asker.now + codes.REJOIN_SECONDS, at=asker.now)]

        async def write() -> str:
            await room.write(make, ["rejoin:" + secret])
            return code

        await room.answer(member, request, write)

    async def _again(self, room: Room, member: Member, request: m.Host) -> None:
        """Another match of the same people, who keep their tokens."""

        async def open_next() -> None:
            table = await room.open()
            asker = asker_for(table, member)
            entries_for(asker, request)
            if not table.sheet.again:
                match_id, code = await self.open_table(successor(table.sheet, asker.now))
                await room.write(lambda now: [] if now.sheet.again else [e.Again(match=match_id, code=code, **asker.stamp(request.id))])

        await room.answer(member, request, open_next)

    # Other processes.

    def hear(self, notice: Notice | None) -> None:
        """What another process says; None = notices may have been lost."""
        if notice is None:
            self._reminded = 0.0
            for room in self.everywhere():
                self._start(room.catch_up())
            return
        self.peers[notice.process] = time.monotonic()
        found = self.rooms.get(notice.match) or self.lessons.get(notice.match)
        if found is None:
            return
        if notice.gone:
            found.say_gone()
            self.close_room(notice.match)
            return
        if not notice.presence:
            self._start(found.catch_up())
            return
        if notice.process not in found.presence.others and found.members:
            self._start(self._announce(found))
        self._presence_changed(found, found.presence.hear(notice.process, notice.presence))

    def _lapse(self, process: str) -> None:
        """Another process is not heard from any more: whoever was connected there is away, and its tables go on here."""
        log.warning("process %s is not heard from any more", process)
        del self.peers[process]
        for room in self.everywhere():
            if process in room.presence.others:
                self._start(room.catch_up())  # it may not have told the last that it wrote
            self._presence_changed(room, room.presence.forget(process))

    def _presence_changed(self, room: Room | LessonRoom, seen: bool) -> None:
        """Who is connected elsewhere changed: this process may be the one to move the bots now."""
        room.wake.set()
        if seen:
            self._start(room.tell_presence(aloud=False))

    async def _pulse(self) -> None:
        """Tell the other processes that this one lives and, every so often, who is connected to each of its tables."""
        while True:
            with contextlib.suppress(StoreError):
                await self.store.announce("", "")
            if time.monotonic() - self._reminded >= REMIND:
                self._reminded = time.monotonic()
                for room in [room for room in self.everywhere() if room.members]:
                    await self._announce(room)
            await asyncio.sleep(PULSE)

    async def _announce(self, room: Room | LessonRoom) -> None:
        """Tell the other processes who is connected here."""
        with contextlib.suppress(StoreError):
            await self.store.announce(room.match_id, room.presence.own())

    def _start(self, coroutine: Any) -> None:
        task = asyncio.ensure_future(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("hall: %s", type(task.exception()).__name__)


def rejoined(table: Table, code: str, token: str) -> list[AnyEntry]:
    """The entry with which a rejoin code is used up; NoTable where it is no good."""
    person, until = table.sheet.codes.get(code, (NOBODY, 0.0))
    if person not in table.sheet.people or until < time.time():
        raise NoTable
    check_devices(table.sheet, person)
    return [e.Rejoined(person=person, code=code, token=token, at=time.time())]
