"""One connection: hello first, then requests in, frames out. It cannot hold up a table, whatever it does."""

import asyncio
import contextlib
import logging
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lopsided.engine.game import UnknownGame
from lopsided.server import messages as m
from lopsided.server.codes import hashed, is_room_id, nick
from lopsided.server.hall.ended import EndedRoom
from lopsided.server.hall.faces import Seats, bye, encode, refused
from lopsided.server.hall.hall import Hall
from lopsided.server.hall.reading import NoTable
from lopsided.server.hall.room import Room
from lopsided.server.http.bodies import plain
from lopsided.server.http.door import Door, Guessing
from lopsided.server.http.guard import address, allowed
from lopsided.server.http.line import SILENT, WRITE
from lopsided.server.lesson import messages as lm
from lopsided.server.lesson.room import LessonRoom
from lopsided.server.limits import Bucket
from lopsided.server.logs import where
from lopsided.server.settings import Settings
from lopsided.server.store import StoreError
from lopsided.server.table.entries import NOBODY
from lopsided.server.table.refusal import Refusal
from lopsided.server.table.table import Unplayable

log = logging.getLogger("lopsided.server")
decode = msgspec.json.Decoder(m.FromClient | lm.FromClient).decode
POLICY, GOING_AWAY = 1008, 1001
BAD_FRAMES = 20
PATIENCE = 2.0  # seconds that a socket gets to take its last frame


class Left(Exception):
    """The connection ends; why."""

    def __init__(self, reason: str, again: bool, **known: str) -> None:
        super().__init__(reason)
        self.reason, self.again, self.known = reason, again, known


class Connection:
    """A socket as its room knows it. Made in the task that reads it."""

    def __init__(self, socket: WebSocket, settings: Settings) -> None:
        self.socket, self.settings = socket, settings
        self.room: Room | EndedRoom | LessonRoom | None = None  # that it came to, also where it was not let in
        self.person = NOBODY
        self.key = ""
        self.devices: tuple[str, ...] = ()
        self.seats: Seats = ()
        self.host = False
        self.sent = 0
        self.reason = "closed"
        self.ending = False
        self._write: Callable[[bytes], bool] = socket.scope.get("extensions", {}).get(WRITE, cannot_write)
        self._out: deque[bytes] = deque()  # what could not be written at once
        self._unsent = 0  # bytes in it
        self._delivering = False  # one of them is on its way
        self._more = asyncio.Event()
        self._delivery = asyncio.create_task(self._deliver())
        self._reader = asyncio.current_task()
        self._waiting = False  # the reader waits for a frame
        self._bucket = Bucket(settings.messages_a_second * settings.message_seconds, settings.messages_a_second)
        self._bad = Bucket(BAD_FRAMES, 1)

    # Out.

    def send(self, frame: bytes) -> None:
        """Put a frame on its way; who cannot keep up is cut off."""
        if self.ending:
            return
        if not self._out and not self._delivering and self._write(frame):
            self.sent += 1
            return
        if len(self._out) >= self.settings.outbox or (self._out and self._unsent + len(frame) > self.settings.outbox_bytes):
            self._out.clear()
            self._unsent = 0
            self.end("slow", again=True)
            return
        self._out.append(frame)
        self._unsent += len(frame)
        self._more.set()

    def end(self, reason: str, again: bool, **known: str) -> None:
        """Say bye and close; whoever does not take it is hung up on."""
        if not self.ending:
            self.reason = reason
            self.send(bye(reason, again, **known))
            self.ending = True
            self._more.set()
            asyncio.get_running_loop().call_later(PATIENCE, self.hang_up)

    def hang_up(self) -> None:
        """Let go of the socket, but never in the middle of a request."""
        self._delivery.cancel()
        if self._waiting and self._reader is not None:
            self._reader.cancel()

    async def finish(self) -> None:
        """Let the last frames out, then let go."""
        self._waiting = False
        if self.ending:
            await asyncio.wait([self._delivery], timeout=PATIENCE)
        self._delivery.cancel()
        await asyncio.gather(self._delivery, return_exceptions=True)

    async def _deliver(self) -> None:
        """The way out for what had to wait: frames in their order, until the end."""
        while True:
            await self._more.wait()
            self._more.clear()
            while self._out:
                frame = self._out.popleft()
                self._unsent -= len(frame)
                self._delivering = True
                await self.socket.send_text(frame.decode())
                self._delivering = False
                self.sent += 1
            if self.ending:
                await self.socket.close(GOING_AWAY if self.reason == "shutdown" else POLICY)
                return

    # In.

    async def frame(self) -> Any:
        """The next message; None where it made no sense and was answered so."""
        self._waiting = True
        message = await self.socket.receive()
        self._waiting = False
        if message["type"] == "websocket.disconnect":
            if message.get("code") == SILENT:
                self.reason = "silent"
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if not self._bucket.take():
            if self._bucket.drained():
                raise Left("too_fast", again=True)
            self.refuse(Refusal("too_fast"), request_id(text))
            return None
        try:
            if text is None:
                raise msgspec.DecodeError("frames are text")
            return decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            if not self._bad.take():
                raise Left("bad_frames", again=False) from None
            self.refuse(Refusal("bad_frame", why=plain(error)), request_id(text))
            return None

    def refuse(self, refusal: Refusal, id: str = "") -> None:
        """Refuse something before any table saw it."""
        self.send(refused(refusal, id))


class Sockets:
    """The socket's door."""

    def __init__(self, hall: Hall, settings: Settings, door: Door) -> None:
        self.hall, self.settings, self.door = hall, settings, door
        self.open: set[Connection] = set()
        self.of_address: Counter[str] = Counter()
        self.ended = 0
        self.stopping = False

    async def meet(self, socket: WebSocket) -> None:
        """One connection from its first to its last frame."""
        if not allowed(socket.headers, self.settings.origins.split()):
            await socket.close(POLICY)
            return
        await socket.accept()
        connection = Connection(socket, self.settings)
        began, who = time.monotonic(), address(socket)
        self.open.add(connection)
        self.of_address[who] += 1
        try:
            await self.stay(connection, await self.come_in(connection))
        except Left as left:
            connection.end(left.reason, left.again, **left.known)
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if not connection.ending:
                raise
        except Exception as error:
            log.error("connection failed: %s", where(error))
            connection.end("failed", again=True)
        finally:
            self.open.discard(connection)
            self.of_address[who] -= 1
            if not self.of_address[who]:
                del self.of_address[who]
            self.ended += 1
            if connection.room is not None:
                await connection.room.exit(connection)
            await connection.finish()
            table, lasted = nick(connection.room.match_id) if connection.room else "none", time.monotonic() - began
            log.info("socket %s, %d seats: %s after %.0f s, %d frames", table, len(connection.seats), connection.reason, lasted, connection.sent)

    async def come_in(self, connection: Connection) -> Room | EndedRoom | LessonRoom:
        """Which table, and who."""
        if self.stopping:
            raise Left("shutdown", again=True)
        who = address(connection.socket)
        if len(self.open) > self.settings.sockets or self.of_address[who] > self.settings.sockets_an_address:
            raise Left("busy", again=True)
        hello = await self.greeting(connection)
        if hello.protocol not in (0, m.PROTOCOL):
            raise Left("protocol", again=False)
        token = hashed(hello.token) if hello.token else ""
        try:
            found = await self.door.find(who, hello.table)
            room: Room | LessonRoom = (await (self.hall.lesson_in(found) if is_room_id(found) else self.hall.table(found)))[0]
            connection.room = room
            person = await room.person(token, hello.last)
            if person is not None and room.presence.connections(person) >= self.settings.sockets_a_table:
                raise Left("full", again=False)
            if person is None or not await room.enter(connection, token, hello.last):
                raise Left("no_token", again=False)
            self.door.at_home(who, await room.door())
        except Guessing:
            raise Left("too_fast", again=True) from None
        except NoTable:
            raise Left("no_table", again=False) from None
        except (Unplayable, UnknownGame):
            return await self.look_back(connection, hello, token)
        except StoreError:
            raise Left("storage", again=True) from None
        return room

    async def look_back(self, connection: Connection, hello: m.Hello, token: str) -> EndedRoom:
        """A match that the installed game cannot open: its last page, where it was kept."""
        try:
            room = await self.hall.ended(hello.table)
        except StoreError:
            raise Left("storage", again=True) from None
        if room is None:
            raise Left("version", again=False)
        if room.is_full():
            raise Left("full", again=False)
        connection.room = room
        if not await room.enter(connection, token, hello.last):
            raise Left("no_token", again=False)
        return room

    async def greeting(self, connection: Connection) -> m.Hello:
        """The first frame that says hello, within some seconds."""
        try:
            async with asyncio.timeout(self.settings.hello_wait):
                while True:
                    frame = await connection.frame()
                    if isinstance(frame, m.Hello):
                        return frame
                    if frame is not None:
                        connection.refuse(Refusal("hello_first"), getattr(frame, "id", ""))
        except TimeoutError:
            raise Left("no_hello", again=False) from None

    async def stay(self, connection: Connection, room: Room | EndedRoom | LessonRoom) -> None:
        """Requests, one after the other."""
        while not connection.ending:
            request = await connection.frame()
            if request is None:
                continue
            if isinstance(request, m.Ping):
                connection.send(encode(m.Pong(request.at, time.time())))
            elif isinstance(request, m.Since | m.Hello):
                await room.since(connection, request.last)
            else:
                await self.hall.request(room, connection, request)

    async def farewell(self) -> None:
        """Tell everybody that the server stops, and give them a moment to hear it."""
        self.stopping = True
        for connection in list(self.open):
            connection.end("shutdown", again=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.open:
                    await asyncio.sleep(0.01)


def cannot_write(frame: bytes) -> bool:
    """Stands where a server has no way to write at once."""
    return False


def request_id(text: str | None) -> str:
    """The id of a message that was not understood, where it has one."""
    try:
        found = msgspec.json.decode(text or "")["id"]
    except (msgspec.DecodeError, UnicodeError, TypeError, KeyError, RecursionError):
        return ""
    return found if isinstance(found, str) else ""
