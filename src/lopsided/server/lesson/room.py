"""A lesson in memory, with everybody who is connected to it: its log first, then the tables, then what people see."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lopsided.engine.broken import Broken
from lopsided.engine.game import UnknownGame
from lopsided.lab.spread import Spread
from lopsided.server import codes
from lopsided.server import http_messages as hm
from lopsided.server import messages as m
from lopsided.server.codes import nick
from lopsided.server.hall.driver import thought
from lopsided.server.hall.faces import Seats, encode, refused
from lopsided.server.hall.member import Member
from lopsided.server.hall.presence import Presence
from lopsided.server.hall.reading import NoTable
from lopsided.server.hall.room import Room
from lopsided.server.lesson import entries as e
from lopsided.server.lesson import messages as lm
from lopsided.server.lesson.entries import AnyEntry
from lopsided.server.lesson.lesson import Lesson, fold
from lopsided.server.lesson.orders import MOST_DEVICES, Asker, come, entries_for
from lopsided.server.lesson.pictures import Glimpse, Pictures, look, setting_of
from lopsided.server.lesson.steward import due, missing, opening
from lopsided.server.limits import Measures
from lopsided.server.logs import where
from lopsided.server.shelf import take
from lopsided.server.store import Conflict, StoreError
from lopsided.server.table.entries import NOBODY, Coded, Moved, Rejoined
from lopsided.server.table.entries import encode as encode_entry
from lopsided.server.table.orders import check_id
from lopsided.server.table.refusal import Refusal
from lopsided.server.table.table import Unplayable

if TYPE_CHECKING:
    from lopsided.server.hall.hall import Hall

log = logging.getLogger("lopsided.server")
TRIES = 8  # of a request that another process was faster than
BEAT = 1.0  # so often the steward looks at the clock
GATHER = 0.1  # what happens within so many seconds is shown together
Make = Callable[[Lesson], Sequence[AnyEntry]]


class Eye:
    """The room's own look at one of its tables: a spectator who draws nothing and only notes that something happened."""

    person, key, host = NOBODY, "", False
    devices: tuple[str, ...] = ()
    seats: Seats = ()

    def __init__(self, room: Room, stir: Callable[[], None]) -> None:
        self.room, self.stir = room, stir
        self.glimpse = Glimpse()

    def send(self, frame: bytes) -> None:
        """Something happened there."""
        self.stir()

    def end(self, reason: str, again: bool) -> None:
        """The table is gone."""
        self.stir()


class LessonRoom:
    """One lesson in memory."""

    def __init__(self, room_id: str, hall: "Hall") -> None:
        self.match_id, self.hall, self.store = room_id, hall, hall.store
        self.lock = asyncio.Lock()
        self.lesson: Lesson | None = None
        self.members: set[Member] = set()
        self.presence = Presence(hall.store.process)
        self.wake = asyncio.Event()
        self.eyes: dict[str, Eye] = {}
        self.sent: dict[Member, bytes] = {}
        self.gone: dict[int, float] = {}  # since when, by the wall clock, a phone is away
        self.measures = Measures(hall.settings)

    # What is on disk.

    async def open(self) -> Lesson:
        """The lesson, folded from its log where it is not in memory. The lock must be held."""
        if self.lesson is None:
            stored = await self.store.read(self.match_id)
            if not stored.entries:
                raise NoTable(self.match_id)
            self.lesson = fold(self.match_id, map(e.decode, stored.entries))
        return self.lesson

    async def catch_up(self) -> None:
        """Fold what another process has appended."""
        async with self.lock:
            if self.lesson is not None:
                for entry in (await self.store.read(self.match_id, self.lesson.seq)).entries:
                    self.lesson.apply(e.decode(entry))
        self.wake.set()

    async def write(self, make: Make, keys: Sequence[str] = ()) -> Lesson:
        """Carry out what `make` says about the lesson as it stands: append, then apply. The lock must be held."""
        for _ in range(TRIES):
            lesson = await self.open()
            entries = make(lesson)
            if not entries:
                return lesson
            self.lesson = None  # until it is on disk, memory is not to be believed
            try:
                await self.store.append(self.match_id, lesson.seq, [e.encode(entry) for entry in entries], keys)
            except Conflict:
                continue
            for entry in entries:
                lesson.apply(entry)
            self.lesson = lesson
            self.wake.set()
            return lesson
        raise StoreError("others were faster")

    # Coming in.

    async def come(self, name: str) -> hm.Seated:
        """Somebody new in the room."""
        token = codes.new_token()
        async with self.lock:
            lesson = await self.write(lambda now: come(now, name, codes.hashed(token), time.time()))
        return hm.Seated(self.match_id, lesson.code, token, [])

    async def rejoin(self, code: str) -> hm.Seated:
        """Somebody's own place on another phone; NoTable where the code is no good."""
        token = codes.new_token()

        def make(lesson: Lesson) -> list[AnyEntry]:
            person, until = lesson.codes.get(code, (NOBODY, 0.0))
            if person not in lesson.people or until < time.time():
                raise NoTable
            if len(lesson.people[person].tokens) >= MOST_DEVICES:
                raise Refusal("many_devices", most=MOST_DEVICES)
            return [Rejoined(person=person, code=code, token=codes.hashed(token), at=time.time())]

        async with self.lock:
            lesson = await self.write(make)
        return hm.Seated(self.match_id, lesson.code, token, [])

    async def person(self, token: str, last: int = -1) -> int | None:
        """Whose token this is, None where it opens nothing here; a look at the log comes first where another process may know more."""
        for again in (False, True):
            async with self.lock:
                found = (await self.open()).person_of(token) if token else NOBODY
            if found is not None or again:
                return found
            await self.catch_up()
        return None

    async def door(self) -> str:
        """The code by which people come in."""
        async with self.lock:
            return (await self.open()).code

    async def enter(self, member: Member, token: str, last: int) -> bool:
        """Let a connection in and show it the room; False where the token opens nothing here."""
        async with self.lock:
            lesson = await self.open()
            person = lesson.person_of(token) if token else NOBODY
            if person is None:
                return False
            member.person, member.key = person, token
            member.host = person != NOBODY and lesson.people[person].leads
            self.members.add(member)
            changed = self.presence.enter(person)
            self.gone.pop(person, None)
            self.send(lesson, [member])
        if changed:
            await self.tell_presence()
        return True

    async def exit(self, member: Member) -> None:
        """A connection is gone."""
        if member in self.members:
            self.members.discard(member)
            self.sent.pop(member, None)
            self.measures.forget(member)
            if self.presence.exit(member.person):
                await self.tell_presence()

    async def tell_presence(self, aloud: bool = True) -> None:
        """Who is here has changed; aloud: tell the other processes too."""
        self.wake.set()
        if aloud:
            with contextlib.suppress(StoreError):
                await self.store.announce(self.match_id, self.presence.own())

    async def since(self, member: Member, last: int) -> None:
        """The whole room again, for somebody who missed it."""
        if self.within_measure(member):
            self.sent.pop(member, None)
            self.wake.set()

    def within_measure(self, member: Member, id: str = "") -> bool:
        """Charge for a request before anything is done about it."""
        if self.measures.take(member if member.person == NOBODY else member.person, 1, playing=False):
            return True
        member.send(refused(Refusal("too_fast"), id))
        return False

    # Requests.

    async def request(self, member: Member, request: Any) -> None:
        """Carry out a request and answer it."""
        id = getattr(request, "id", "")
        if not self.within_measure(member, id):
            return
        try:
            check_id(id)
            code = await self.carry_out(member, request)
            member.send(encode(m.Ack(id, self.lesson.seq if self.lesson else 0, code)))
        except Refusal as refusal:
            member.send(refused(refusal, id))
        except NoTable:
            member.end("no_table", again=False)
        except StoreError as error:
            log.error("room %s: the store is lost: %s", nick(self.match_id), error)
            member.send(refused(Refusal("storage"), id))
        except Exception as error:  # nobody sends again what was answered
            self.lesson = None
            log.error("room %s: request failed: %s", nick(self.match_id), where(error))
            member.send(refused(Refusal("failed"), id))

    async def carry_out(self, member: Member, request: Any) -> str:
        """Do what was asked; a code where one was asked for."""
        if isinstance(request, lm.Lead) and request.order in ("code", "lead", "bot", "delete"):
            async with self.lock:
                lesson = await self.open()
                found = lesson.people.get(member.person)
                if found is None or not found.leads or member.key not in found.tokens:
                    raise Refusal("not_lead")
            special = {"code": self._code, "lead": self._lead, "bot": self._bot, "delete": self._delete}
            return await special[request.order](request)
        rounds = await self.rounds() if isinstance(request, lm.Lead) and request.order == "next" else {}
        async with self.lock:
            await self.write(lambda lesson: self.entries(lesson, member, request, rounds))
        if isinstance(request, lm.Reply) and request.what == "answer":
            self.presence.said[member.person] = request.number
            await self.tell_presence()
        return ""

    def answered(self, lesson: Lesson) -> set[int]:
        """Who has answered what is asked now. Nobody writes it down; after the end of a server the phones say it again."""
        return self.presence.answered(lesson.question.number) if lesson.question else set()

    async def rounds(self) -> dict[int, int]:
        """In which round each table is, whether anybody has looked at it or not; without those that are not laid yet."""
        async with self.lock:
            matches = list((await self.open()).matches)
        found: dict[int, int] = {}
        for number, match in enumerate(matches):
            try:
                _, table = await self.hall.table(match)
                found[number] = int(table.match.g.round) if table.match else 0
            except NoTable:
                continue
            except (Unplayable, UnknownGame, Broken):
                found[number] = 0  # it goes nowhere
        return found

    def entries(self, lesson: Lesson, member: Member, request: Any, rounds: Mapping[int, int] | None = None) -> Sequence[AnyEntry]:
        """What a request leads to; nothing where it has counted already."""
        person = lesson.people.get(member.person)
        if person is None or member.key not in person.tokens:
            raise Refusal("not_lead")
        if f"{member.person}:{request.id}" in lesson.ids:
            return []
        return entries_for(Asker(lesson, member.person, time.time(), rounds or {}, self.answered(lesson)), request)

    async def _code(self, request: lm.Lead) -> str:
        """A code with which somebody comes back on another phone."""
        code = codes.new_rejoin_code()
        secret, now = codes.hashed(codes.read_rejoin_code(code)), time.time()

        def make(lesson: Lesson) -> list[AnyEntry]:
            if request.person not in lesson.pupils:
                raise Refusal("no_person")
            return [Coded(person=request.person, code=secret, until=now + codes.REJOIN_SECONDS, at=now, id=request.id)]

        async with self.lock:
            await self.write(make, ["rejoin:" + secret])
        return code

    async def _lead(self, request: lm.Lead) -> str:
        """A token for somebody who leads too."""
        token = codes.new_token()
        async with self.lock:
            await self.write(lambda _: [e.Came(name="", token=codes.hashed(token), leads=True, at=time.time(), id=request.id)])
        return token

    async def _bot(self, request: lm.Lead) -> str:
        """Let a bot make one decision for somebody, which the table's log says."""
        async with self.lock:
            lesson = await self.open()
            if request.person not in lesson.places or not lesson.matches:
                raise Refusal("no_person")
            number, seat = lesson.places[request.person]
        room, table = await self.hall.table(lesson.matches[number])
        if f"{NOBODY}:{request.id}" in table.sheet.ids:  # sent again
            return ""
        if table.sheet.stage != "playing" or not table.sheet.questions[seat]:
            raise Refusal("stale")
        think, asked = thought(table, seat)
        actions = await asyncio.to_thread(think)
        move = Moved(seat=seat, actions=actions, by="bot", at=time.time(), id=request.id)
        async with room.lock:
            await room.write(lambda now: [move] if now.sheet.asked_at[seat] == asked and f"{NOBODY}:{request.id}" not in now.sheet.ids else [])
        return ""

    async def _delete(self, request: lm.Lead) -> str:
        """Delete the room and all its tables, now."""
        await self.delete()
        return ""

    async def delete(self) -> None:
        """Everything of this room is gone from the store; whoever is connected hears it."""
        async with self.lock:
            lesson = await self.open()
            await self.let_go()
            await self.store.remove([*lesson.matches, self.match_id])
            self.lesson = None
        for match in lesson.matches:
            if match in self.hall.rooms:
                self.hall.rooms[match].say_gone()
                self.hall.close_room(match)
        self.say_gone()

    def say_gone(self) -> None:
        """The room was deleted, with somebody still in it."""
        for member in list(self.members):
            member.end("no_table", again=False)

    # What happens by itself.

    async def drive(self) -> None:
        """The room's own task, for as long as it is in memory."""
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(BEAT):
                        await self.wake.wait()
                self.wake.clear()
                await self.look_after()
                await asyncio.sleep(GATHER)
        finally:
            await self.let_go()

    async def look_after(self) -> None:
        """Look at the tables, do what is due, and show what has changed."""
        if not self.members:
            await self.let_go()
            return
        try:
            async with self.lock:
                lesson = await self.open()
            for number, match in enumerate(list(lesson.matches)):
                try:
                    await self.look_at(lesson, number, match)
                except (NoTable, StoreError):
                    raise
                except Exception as error:  # the other tables go on
                    log.error("room %s: table %s: the steward failed: %s", nick(self.match_id), nick(match), where(error))
            if self.presence.leads():
                async with self.lock:
                    await self.write(lambda now: due(now, self.glimpses(now), time.time()))
            async with self.lock:
                self.send(await self.open(), self.members)
        except NoTable:
            self.say_gone()
        except StoreError as error:
            log.warning("room %s: waits for the store: %s", nick(self.match_id), error)
        except Exception as error:
            self.lesson = None
            log.error("room %s: the steward failed: %s", nick(self.match_id), where(error))

    async def look_at(self, lesson: Lesson, number: int, match: str) -> None:
        """Bring one table in line with the lesson, and see how it stands."""
        leads = self.presence.leads()
        try:
            room, table = await self.hall.table(match)
        except NoTable:
            if not leads:
                return
            async with self.lock:
                self.lesson = None  # it may have been deleted since
                lesson = await self.open()
                with contextlib.suppress(Conflict):
                    await self.store.append(match, 0, [encode_entry(entry) for entry in opening(lesson, number)])
            room, table = await self.hall.table(match)
        except (Unplayable, UnknownGame, Broken):
            return
        eye = self.eyes.get(match)
        if eye is None or eye.room is not room or eye not in room.members:
            eye = self.eyes[match] = Eye(room, self.wake.set)
            await room.enter(eye, "", table.sheet.upto)
        while leads and missing(lesson, number, table):
            async with room.lock:
                await room.write(lambda now: missing(lesson, number, now))
                table = await room.open()
        async with room.lock:
            table = await room.open()
            try:
                look(eye.glimpse, room.faces, table)
            except Exception as error:  # a rule that draws it failed: that table stands still, with what was seen of it
                room.fails(table, Broken(table.game, error))

    def glimpses(self, lesson: Lesson) -> list[Glimpse]:
        """How each table was last seen."""
        return [self.eyes[match].glimpse if match in self.eyes else Glimpse() for match in lesson.matches]

    def send(self, lesson: Lesson, members: Any) -> None:
        """Show the room to these, as far as it has changed for them."""
        here, now = self.presence.here(), time.time()
        for number in lesson.pupils:
            if number in here:
                self.gone.pop(number, None)
            else:
                self.gone.setdefault(number, now)
        pictures = Pictures(lesson, self.glimpses(lesson), here, self.gone, now, self.answered(lesson), self.spread(lesson))
        frames: dict[int, tuple[bytes, bytes]] = {}
        for member in list(members):
            if member.person != NOBODY and member.key not in (lesson.people[member.person].tokens if member.person in lesson.people else ()):
                found = lesson.person_of(member.key)
                if found is None:
                    member.end("removed", again=False)
                    continue
                self.presence.exit(member.person)  # who was paired is somebody else now
                member.person = found
                self.presence.enter(found)
            if member.person not in frames:
                frame = encode(pictures.for_reader(member.person))
                frames[member.person] = frame, frame.replace(encode(now), b"", 1)
            frame, bare = frames[member.person]
            if self.sent.get(member) != bare:
                self.sent[member] = bare
                member.send(frame)

    def spread(self, lesson: Lesson) -> Spread | None:
        """Very many games of what is played here: they begin when the tables do, so that they are there for the talk."""
        return self.hall.spreads.of(take(lesson.plan.game), setting_of(lesson.plan)) if lesson.matches else None

    async def let_go(self) -> None:
        """Look away from all tables, and tell the other processes: they move the bots there once nobody looks on here."""
        while self.eyes:
            _, eye = self.eyes.popitem()
            await eye.room.exit(eye)
