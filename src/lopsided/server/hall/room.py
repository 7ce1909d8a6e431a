"""A room: one table in memory with everybody who is connected to it. Apply, store, then show, one request at a time."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from lopsided.agents.figures import Forecast
from lopsided.engine.broken import Broken
from lopsided.engine.game import UnknownGame
from lopsided.engine.match import Refused
from lopsided.server import messages as m
from lopsided.server.codes import nick
from lopsided.server.forecasts import Forecasts
from lopsided.server.hall.faces import Faces, Raw, Seats, encode, refused, table_message
from lopsided.server.hall.member import Member
from lopsided.server.hall.presence import Presence
from lopsided.server.hall.reading import NoTable, read
from lopsided.server.hall.thinkers import Thinkers, Thought
from lopsided.server.limits import Measures, cost
from lopsided.server.logs import where
from lopsided.server.settings import Settings
from lopsided.server.store import Conflict, DiskFull, Store, StoreError
from lopsided.server.table.entries import NOBODY, AnyEntry, Frozen, Moved, decode
from lopsided.server.table.entries import encode as encode_entry
from lopsided.server.table.orders import Asker, check_id, entries_for
from lopsided.server.table.refusal import Refusal
from lopsided.server.table.table import Table, Unplayable

log = logging.getLogger("lopsided.server")
SLICE = 64  # items that are told before others have their turn
LONG_STEP = 0.004  # seconds for one move; after two such on end the moves of its table are made beside the loop: what lies on it only grows
LONG_HOLD = 0.002  # seconds of work after which others have their turn
MOST_EFFORT = 0.02  # seconds of processor that it may take to fold what came after a snapshot
SLOW = 1.0  # seconds from a request to its answer that are worth a line in the log
TRIES = 4  # of a request that another process was faster than
Make = Callable[[Table], Sequence[AnyEntry]]
KeepEnding = Callable[[str, Table], Awaitable[None]]


class Room:
    """One table in memory."""

    def __init__(
        self,
        match_id: str,
        store: Store,
        settings: Settings,
        folding: asyncio.Semaphore | None = None,
        keep_ending: KeepEnding | None = None,
        thinkers: Thinkers | None = None,
        forecasts: Forecasts | None = None,
    ) -> None:
        self.match_id, self.store, self.settings, self.keep_ending = match_id, store, settings, keep_ending
        self.folding = folding or asyncio.Semaphore(1)  # so many logs are read at a time
        self.thinkers = thinkers or Thinkers(0, 0)
        self.thought: Thought | None = None  # what a bot thinks about, or has
        self.advising: dict[int, asyncio.Task[None]] = {}  # for which seats the coach thinks
        self.forecasts = forecasts or Forecasts(0)
        self.foresight: asyncio.Task[Forecast] | None = None  # what a rule that was proposed would do
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.faces = Faces()
        self.members: set[Member] = set()
        self.presence = Presence(store.process)
        self.wake = asyncio.Event()  # something changed: the driver looks again
        self.shown = -1  # all members have been sent everything up to this number
        self.board_shown = 0  # how often the board was laid that all members have been sent
        self.seen: object = None  # how things stood when all members were shown them last
        self.told = b""  # the table as they have all been sent it
        self.called = 0  # how many changes of names they have been sent
        self.broken: Broken | None = None  # a rule that failed where nothing could be written down: the driver freezes the table
        self.closed = False  # its join code was given back
        self.ended = False  # its ending is kept, or being made
        self.kept = 0  # how many entries the latest snapshot has
        self.seems_long = False  # its last step did, by the clock on the wall
        self.takes_long = False  # its rules were seen to
        self.effort = 0.0  # seconds of processor that the entries after it took
        self.measures = Measures(settings)
        self._held_since = 0.0  # when others last had their turn
        self._keeping: set[asyncio.Task[None]] = set()

    # What is on disk.

    async def open(self) -> Table:
        """The table, folded from the log where it is not in memory; members are shown what they had not seen."""
        if self.table is None:
            self.table, self.kept = await read(self.store, self.match_id, self.folding)
            if self.members:
                await self.show(self.table)
            self.has_shown(self.table)
            self.close_door(self.table)
        return self.table

    async def catch_up(self) -> None:
        """Fold what another process has appended, and show it."""
        async with self.lock:
            if self.table is None:
                return
            table = self.table
            stored = await self.store.read(self.match_id, table.seq)
            try:
                for entry in stored.entries:
                    table.apply(decode(entry))
            except Exception:
                self.table = None
                raise
            if stored.entries:
                await self.show(table)

    async def write(self, make: Make, keys: Sequence[str] = ()) -> None:
        """Carry out what `make` says about the table as it stands: apply, append, show. The lock must be held."""
        for _ in range(TRIES):
            table = await self.open()
            entries = make(table)
            if not entries:
                return
            self.table = None  # until it is on disk, memory is not to be believed
            try:
                if self.takes_long or is_long(entries):
                    await asyncio.to_thread(self.apply, table, entries)
                else:
                    self.apply(table, entries)
            except Refusal:
                self.table = table
                raise
            except Broken as broken:
                await self.freeze(broken)
                raise Refusal("frozen") from None
            try:
                await self.store.append(self.match_id, table.seq - len(entries), [encode_entry(e) for e in entries], keys)
            except Conflict:
                continue
            self.table = table
            await self.show(table)
            self.keep(table)
            self.close_door(table)
            return
        raise StoreError("others were faster")

    async def freeze(self, broken: Broken) -> None:
        """A rule failed: the game stands still from here on, with everything up to here, and the log says where. The lock must be held."""
        self.broken = None
        log.error("table %s: frozen: %s", nick(self.match_id), broken)
        entry = Frozen(rule=broken.rule, module=broken.module, line=broken.line, error=broken.error, at=time.time())
        await self.write(lambda table: [] if table.sheet.stage in ("frozen", "over") else [entry])

    def apply(self, table: Table, entries: Sequence[AnyEntry]) -> None:
        """Take entries in; a move that the rules refuse changes nothing."""
        began, worked = time.perf_counter(), time.thread_time() if self.seems_long else 0.0
        try:
            table.apply(entries[0])
        except Refused as error:
            raise Refusal(error.reason, rules=error.ints is not None, **(error.ints or {})) from None
        for entry in entries[1:]:
            table.apply(entry)
        took = time.perf_counter() - began
        if self.seems_long:  # the clock of the processor tells, but it is slow to read
            took = time.thread_time() - worked
            self.takes_long = self.takes_long or took > LONG_STEP
        self.effort, self.seems_long = self.effort + took, took > LONG_STEP

    def keep(self, table: Table) -> None:
        """Store a snapshot every so often, sooner where the rules take long: after a restart everybody waits for what came after it. Nobody waits for this."""
        if (table.seq - self.kept < self.settings.snapshot_every and self.effort < MOST_EFFORT) or table.sheet.stage == "frozen":
            return
        self.kept, self.effort = table.seq, 0.0
        self._aside("no snapshot", self.store.keep(self.match_id, table.seq, table.keep()))

    def close_door(self, table: Table) -> None:
        """Once it is over, the join code is free for another table, the match is found by its own name, and what it shows is kept."""
        if table.sheet.stage == "over" and table.sheet.code and not self.closed:
            self.closed = True
            self._aside("its code is still taken", self.store.release(self.match_id, "join:" + table.sheet.code))
        if table.sheet.stage == "over" and table.match is not None and self.keep_ending is not None and not self.ended:
            self.ended = True
            self._aside("its ending was not kept", self.keep_ending(self.match_id, table))

    def _aside(self, otherwise: str, work: Awaitable[None]) -> None:
        """Do something that nobody waits for."""

        async def safely() -> None:
            try:
                await work
            except StoreError as error:
                log.warning("table %s: %s: %s", nick(self.match_id), otherwise, error)

        task = asyncio.create_task(safely())
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    # What people see.

    def message(self, table: Table) -> m.Table:
        """The table as everybody sees it."""
        return table_message(table, self.presence.here(), self.presence.watchers())

    async def breathe(self) -> None:
        """Let others have their turn once this has taken a while."""
        if time.perf_counter() - self._held_since > LONG_HOLD:
            await asyncio.sleep(0)
            self._held_since = time.perf_counter()

    async def show(self, table: Table) -> None:
        """Send everybody what they have not seen; whose place at the table changed is welcomed anew."""
        self.wake.set()
        self._held_since = time.perf_counter()
        self.show_devices(table)
        stirred, table.stirred = table.stirred, set()
        if table.sheet.upto == self.shown:
            await self.show_only(table, stirred)
            return
        frames: dict[Seats, bytes] = {}
        changed = self.faces.settle(table) != self.seen
        ready: list[tuple[Member, bytes]] = []
        message = self.fresh(table)
        for member in list(self.members):
            if member.person != NOBODY and member.person not in table.sheet.people:
                member.end("removed", again=False)
                continue
            seats, host = tuple(table.sheet.seats_of(member.person)), member.person != NOBODY and member.person == table.sheet.host
            if (seats, host) != (member.seats, member.host):
                member.seats, member.host = seats, host
                ready.append((member, await self.welcome(table, member, self.shown)))
                continue
            if seats not in frames:
                frames[seats] = await self.news(table, seats, message, changed)
            ready.append((member, frames[seats]))
        for member, frame in ready:  # all at once, whoever was drawn first
            if member in self.members:
                member.send(frame)
        self.has_shown(table)

    def has_shown(self, table: Table) -> None:
        """All members have everything up to here."""
        self.shown, self.board_shown, self.seen = table.sheet.upto, table.laid, self.faces.settle(table)
        self.called = len(table.sheet.called)

    def show_devices(self, table: Table) -> None:
        """Tell people, and nobody else, which devices open their seat; a device that was signed out goes."""
        for member in list(self.members):
            tokens = tuple(table.sheet.people.get(member.person, ()))
            if tokens == member.devices:
                continue
            if tokens and member.key not in tokens:
                member.end("signed_out", again=False)
            elif tokens:
                member.devices = tokens
                member.send(encode(m.Devices([m.Device(table.sheet.signed.get(token, 0), token == member.key) for token in tokens])))

    async def show_only(self, table: Table, seats: set[int]) -> None:
        """Send the fresh views of a step that nobody else can see to its own seat; the others hear nothing, not even a number."""
        changed, message = self.faces.settle(table) != self.seen, encode(self.message(table))
        for member in list(self.members):
            if seats.intersection(member.seats):
                member.send(await self.news(table, member.seats, None if message == self.told else Raw(message), changed))
        self.seen = self.faces.settle(table)

    async def news(self, table: Table, seats: Seats, message: Any, changed: bool) -> bytes:
        """What happened since the last showing, for these seats; of all else only what has changed."""
        board: Any = self.board(table) if table.laid != self.board_shown else None
        items: Any = await self.items(table, self.shown, seats)
        views: Any = await self.views(table, seats, whole=False) if changed else {}
        return encode(m.News(self.shown, table.sheet.upto, items, time.time(), views, message, table.sheet.called[self.called :], board))

    def fresh(self, table: Table) -> Any:
        """The table as everybody sees it; None where all have been sent it so."""
        message = encode(self.message(table))
        if message == self.told:
            return None
        self.told = message
        return Raw(message)

    async def items(self, table: Table, after: int, seats: Seats) -> list[Raw]:
        """What happened after a number, a slice at a time; from the beginning where the number is not known."""
        found: list[Raw] = []
        for first in range(after + 1 if -1 <= after <= table.sheet.upto else 0, table.sheet.upto + 1, SLICE):
            found += self.faces.items(table, first, first + SLICE, seats)
            await self.breathe()
        if self.faces.broken is not None:
            self.fails(table, self.faces.broken)
        return found

    def board(self, table: Table) -> Raw | None:
        """What is printed at this table; none before the game, or where it cannot be drawn."""
        try:
            return self.faces.board(table) if table.match else None
        except Broken as broken:
            self.fails(table, broken)
            return None

    def fails(self, table: Table, broken: Broken) -> None:
        """Something cannot be drawn or said: the driver freezes the table as soon as it is at rest."""
        if table.sheet.stage not in ("frozen", "over"):
            self.broken = broken
            self.wake.set()

    async def views(self, table: Table, seats: Seats, whole: bool = True) -> dict[int, Raw]:
        """A view for each of one's seats, or the public one, whole or what has changed; none where they cannot be drawn."""
        found: dict[int, Raw] = {}
        if table.match is None:
            return found
        try:
            for seat in seats or (m.SPECTATOR,):
                found[seat] = self.faces.view(table, seat, whole)
                await self.breathe()
        except Broken as broken:
            self.fails(table, broken)
            return {}
        return found

    async def welcome(self, table: Table, member: Member, last: int) -> bytes:
        """Everything that is needed to draw, for somebody who has the items up to `last`."""
        self._held_since = time.perf_counter()
        self.faces.settle(table)
        items: Any = await self.items(table, last, member.seats)
        views: Any = await self.views(table, member.seats)
        board: Any = self.board(table) or {}
        called = table.sheet.called
        return encode(m.Welcome(self.message(table), list(member.seats), member.host, table.sheet.upto, items, called, board, views, time.time()))

    # Requests.

    async def person(self, token: str, last: int = -1) -> int | None:
        """Whose token this is, None where it opens no seat here; a look at the log comes first where another process seems to know more."""
        async with self.lock:
            sheet = (await self.open()).sheet
            found = sheet.person_of(token) if token else NOBODY
        if found is not None and last <= sheet.upto:
            return found
        await self.catch_up()
        async with self.lock:
            return (await self.open()).sheet.person_of(token) if token else NOBODY

    async def door(self) -> str:
        """The code by which people come in."""
        async with self.lock:
            return (await self.open()).sheet.door

    async def enter(self, member: Member, token: str, last: int) -> bool:
        """Let a connection in and welcome it; False where the token opens no seat here."""
        async with self.lock:
            table = await self.open()
            if token:
                person = table.sheet.person_of(token)
                if person is None:
                    return False
                member.person, member.key = person, token
            member.seats = tuple(table.sheet.seats_of(member.person))
            member.host = member.person != NOBODY and member.person == table.sheet.host
            self.members.add(member)
            changed = self.presence.enter(member.person)
            member.send(await self.welcome(table, member, last))
            self.show_devices(table)
        if changed:
            await self.tell_presence()
        return True

    async def exit(self, member: Member) -> None:
        """A connection is gone."""
        if member not in self.members:
            return
        self.members.discard(member)
        self.measures.forget(member)
        if self.presence.exit(member.person):
            await self.tell_presence()

    async def tell_presence(self, aloud: bool = True) -> None:
        """Show who is here, once the table is at rest; aloud: to the other processes too."""
        async with self.lock:
            if self.table is not None:
                self.told = encode(self.message(self.table))
                frame = encode(m.Presence(Raw(self.told)))  # type: ignore[arg-type]
                for member in list(self.members):
                    member.send(frame)
        self.wake.set()
        if aloud:
            with contextlib.suppress(StoreError):
                await self.store.announce(self.match_id, self.presence.own())

    async def since(self, member: Member, last: int) -> None:
        """Everything after a number, for somebody who missed it."""
        missed = self.shown - last if -1 <= last <= self.shown else self.shown + 1  # who names no number of ours is sent everything
        if not self.within_measure(member, 1 + missed // SLICE):
            return
        async with self.lock:
            table = await self.open()
            member.send(await self.welcome(table, member, last))

    async def request(self, member: Member, request: Any) -> None:
        """Carry out a request and answer it."""
        await self.answer(member, request, lambda: self.write(lambda table: self.entries(table, member, request)))

    async def answer(self, member: Member, request: Any, do: Callable[[], Awaitable[str | None]]) -> None:
        """Do what was asked and answer it: ack once it is on disk, with the code where there is one, or refused and why."""
        began = time.perf_counter()
        if not self.within_measure(member, cost(request), request):
            return
        async with self.lock:
            try:
                check_id(request.id)
                code = await do()
                answer = encode(m.Ack(request.id, self.shown, code or ""))
            except Refusal as refusal:
                answer = await self.refused(member, request.id, refusal)
            except NoTable:
                answer = await self.refused(member, request.id, Refusal("gone"))
                self.say_gone()
            except StoreError as error:
                answer = await self.unsaved(member, request.id, error)
            except Exception as error:  # nobody sends again what was answered
                self.table = None
                log.error("table %s: request failed: %s", nick(self.match_id), where(error))
                answer = refused(Refusal("failed"), request.id)
            member.send(answer)
        took = time.perf_counter() - began
        if took > SLOW:
            log.warning("table %s: slow: %s took %.0f ms", nick(self.match_id), type(request).__name__.lower(), took * 1000)

    def say_gone(self) -> None:
        """The match was deleted from the store, with somebody still looking at it."""
        for member in list(self.members):
            member.end("no_table", again=False)

    def within_measure(self, member: Member, price: int, request: Any = None) -> bool:
        """Charge for a request before anything is done about it; who is over the measure is refused, with no more than a sentence."""
        who = member if member.person == NOBODY else member.person
        if self.measures.take(who, price, playing=request is None or isinstance(request, m.Move | m.Undo)):
            return True
        if self.measures.begins_to_flood(who):
            log.warning("table %s: flood: refused what somebody sends too fast", nick(self.match_id))
        member.send(refused(Refusal("too_fast"), request.id if request else ""))
        return False

    @staticmethod
    def entries(table: Table, member: Member, request: Any) -> Sequence[AnyEntry]:
        """What a request leads to; nothing where it has counted already."""
        asker = asker_for(table, member)
        return [] if f"{member.person}:{request.id}" in table.sheet.ids else entries_for(asker, request)

    async def unsaved(self, member: Member, id: str, error: StoreError) -> bytes:
        """The answer after the store failed: the log says whether the request is in it."""
        log.error("table %s: the store is lost: %s", nick(self.match_id), error)
        try:
            table = await self.open()
        except (StoreError, NoTable):
            table = None
        if table is not None and f"{member.person}:{id}" in table.sheet.ids:
            return encode(m.Ack(id, table.sheet.upto))
        return await self.refused(member, id, Refusal("disk_full" if isinstance(error, DiskFull) else "storage"))

    async def refused(self, member: Member, id: str, refusal: Refusal) -> bytes:
        """A refusal with fresh views, as far as the table can be read."""
        views: Any = {}
        try:
            table = await self.open()
            self.faces.settle(table)
            views = await self.views(table, member.seats)
        except (StoreError, NoTable, Unplayable, UnknownGame):
            pass
        return refused(refusal, id, self.shown, views)


def asker_for(table: Table, member: Member) -> Asker:
    """Somebody who asks for something at a table as it stands; a device that was signed out while it asked gets nothing any more."""
    if member.person != NOBODY and member.key not in table.sheet.people.get(member.person, ()):
        raise Refusal("signed_out")
    return Asker(table, member.person, time.time(), member.key)


def is_long(entries: Sequence[AnyEntry]) -> bool:
    """Whether taking these in may take so long that it is better done beside the loop: a move of several actions."""
    return any(isinstance(entry, Moved) and len(entry.actions) > 1 for entry in entries)
