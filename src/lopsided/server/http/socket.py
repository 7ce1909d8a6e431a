"""One connection: hello first, then requests in, frames out. It cannot hold up a table, whatever it does."""

import asyncio
import logging
import time
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lopsided.engine.game import UnknownGame
from lopsided.server import messages as m
from lopsided.server.codes import hashed, nick
from lopsided.server.hall.faces import Seats, encode
from lopsided.server.hall.hall import Hall
from lopsided.server.hall.room import NoTable, Room, bye
from lopsided.server.http.api import address, plain
from lopsided.server.http.guard import allowed, where
from lopsided.server.http.limits import Bucket, Gate
from lopsided.server.settings import Settings
from lopsided.server.store import StoreError
from lopsided.server.table.entries import NOBODY
from lopsided.server.table.refusal import Refusal
from lopsided.server.table.table import Unplayable

log = logging.getLogger("lopsided.server")
decode = msgspec.json.Decoder(m.FromClient).decode
TRY_AGAIN, POLICY, GOING_AWAY = 1013, 1008, 1001
BAD_FRAMES = 20


class Left(Exception):
    """The connection ends; why."""

    def __init__(self, reason: str, again: bool, **known: str) -> None:
        super().__init__(reason)
        self.reason, self.again, self.known = reason, again, known


class Connection:
    """A socket as its room knows it."""

    def __init__(self, socket: WebSocket, settings: Settings) -> None:
        self.socket, self.settings = socket, settings
        self.person = NOBODY
        self.seats: Seats = ()
        self.host = False
        self.heard = time.monotonic()
        self.sent = 0
        self.reason = "closed"
        self._out: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._ending = False
        self._bucket = Bucket(settings.messages_a_second * settings.message_seconds, settings.messages_a_second)
        self._bad = Bucket(BAD_FRAMES, 1)

    # Out.

    def send(self, frame: bytes) -> None:
        """Put a frame on its way; who cannot keep up is cut off."""
        if self._ending:
            return
        self._out.append(frame)
        self._more.set()
        if len(self._out) > self.settings.outbox:
            self._out.clear()
            self.end("slow", again=True)

    def end(self, reason: str, again: bool, **known: str) -> None:
        """Say bye and close."""
        if not self._ending:
            self.reason = reason
            self.send(bye(reason, again, **known))
            self._ending = True
            self._more.set()

    async def deliver(self) -> None:
        """The way out: frames in their order, until the end."""
        while True:
            await self._more.wait()
            self._more.clear()
            while self._out:
                await self.socket.send_text(self._out.popleft().decode())
                self.sent += 1
            if self._ending:
                await self.socket.close(GOING_AWAY if self.reason == "shutdown" else POLICY)
                return

    # In.

    async def frame(self) -> m.FromClient | None:
        """The next message; None where it made no sense and was answered so."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        self.heard = time.monotonic()
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
        self.send(encode(m.Refused(id, refusal.reason, refusal.words, -1, {})))


class Sockets:
    """The socket's door."""

    def __init__(self, hall: Hall, settings: Settings, wrong_codes: Gate) -> None:
        self.hall, self.settings, self.wrong_codes = hall, settings, wrong_codes
        self.open: set[Connection] = set()

    async def meet(self, socket: WebSocket) -> None:
        """One connection from its first to its last frame."""
        if not allowed(socket.headers, self.settings.origins.split()):
            await socket.close(POLICY)
            return
        await socket.accept()
        connection = Connection(socket, self.settings)
        began, room = time.monotonic(), None
        delivery = asyncio.create_task(connection.deliver())
        self.open.add(connection)
        try:
            room = await self.come_in(connection)
            await self.stay(connection, room)
        except Left as left:
            connection.end(left.reason, left.again, **left.known)
        except WebSocketDisconnect:
            pass
        except Exception as error:
            log.error("connection failed: %s", where(error))
            connection.end("failed", again=True)
        finally:
            self.open.discard(connection)
            if room is not None:
                await room.exit(connection)
            await self.finish(connection, delivery)
            table = nick(room.match_id) if room else "none"
            log.info(
                "socket table %s seats %d: %s after %.0f s, %d frames",
                table,
                len(connection.seats),
                connection.reason,
                time.monotonic() - began,
                connection.sent,
            )

    async def come_in(self, connection: Connection) -> Room:
        """The greeting: which table, and who."""
        if len(self.open) > self.settings.sockets:
            raise Left("busy", again=True)
        hello = None
        try:
            async with asyncio.timeout(self.settings.hello_wait):
                while hello is None:
                    hello = await connection.frame()
                    if hello is not None and not isinstance(hello, m.Hello):
                        connection.refuse(Refusal("hello_first"), getattr(hello, "id", ""))
                        hello = None
        except TimeoutError:
            raise Left("no_hello", again=False) from None
        who = address(connection.socket)
        if self.wrong_codes.closed(who):
            raise Left("too_fast", again=True)
        try:
            room, _ = await self.hall.table(await self.hall.find(hello.table))
            if len(room.members) >= self.settings.sockets_a_table:
                raise Left("full", again=False)
            if not await room.enter(connection, hashed(hello.token) if hello.token else "", hello.last):
                self.wrong_codes.count(who)
                raise Left("no_token", again=False)
        except NoTable:
            self.wrong_codes.count(who)
            raise Left("no_table", again=False) from None
        except (Unplayable, UnknownGame) as error:
            raise Left("version", again=False, why=str(error)) from None
        except StoreError:
            raise Left("storage", again=True) from None
        return room

    async def stay(self, connection: Connection, room: Room) -> None:
        """Requests, one after the other."""
        while True:
            request = await connection.frame()
            if request is None:
                continue
            if isinstance(request, m.Ping):
                connection.send(encode(m.Pong(request.at, time.time())))
            elif isinstance(request, m.Since | m.Hello):
                await room.since(connection, request.last)
            else:
                await self.hall.request(room, connection, request)

    async def finish(self, connection: Connection, delivery: asyncio.Task[None]) -> None:
        """Let the last frames out, then let go."""
        if connection.socket.client_state == WebSocketState.CONNECTED and connection._ending:
            await asyncio.wait([delivery], timeout=2)
        delivery.cancel()
        await asyncio.gather(delivery, return_exceptions=True)

    async def sweep(self) -> None:
        """End connections from which nothing is heard any more."""
        while True:
            await asyncio.sleep(self.settings.silence / 8)
            now = time.monotonic()
            for connection in list(self.open):
                if now - connection.heard > self.settings.silence:
                    connection.end("silent", again=True)


def request_id(text: str | None) -> str:
    """The id of a message that was not understood, where it has one."""
    try:
        found = msgspec.json.decode(text or "")["id"]
    except (msgspec.DecodeError, UnicodeError, TypeError, KeyError, RecursionError):
        return ""
    return found[:64] if isinstance(found, str) else ""
