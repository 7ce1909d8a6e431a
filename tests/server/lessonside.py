"""People in a room, for tests: whoever leads it, phones and a wall, each seeing what its client would."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from tableside import PATIENCE, ids

from lopsided.server.codes import hashed
from lopsided.server.hall.hall import Hall
from lopsided.server.lesson import messages as lm
from lopsided.server.lesson.room import LessonRoom
from lopsided.server.table.entries import NOBODY


class Visitor:
    """A client of a room without a socket; without a token it is the wall."""

    def __init__(self, hall: Hall, room: str, token: str = "") -> None:
        self.hall, self.room_id, self.token = hall, room, token
        self.person, self.seats, self.host = NOBODY, (), False
        self.key, self.devices = "", ()
        self.room: LessonRoom
        self.raw: list[bytes] = []
        self.frames: list[dict[str, Any]] = []
        self.seen: dict[str, Any] = {}
        self.ended = ""
        self.changed = asyncio.Event()

    def send(self, frame: bytes) -> None:
        """Take a frame as a client would."""
        told = json.loads(frame)
        self.raw.append(frame)
        self.frames.append(told)
        if told["t"] == "lesson":
            self.seen = told
        self.changed.set()

    def end(self, reason: str, again: bool) -> None:
        """Be told that it is over."""
        self.ended = reason
        self.changed.set()

    async def enter(self) -> "Visitor":
        """Connect."""
        self.room = self.hall.lesson(self.room_id)
        assert await self.room.enter(self, hashed(self.token) if self.token else "", -1)
        return self

    async def drop(self) -> None:
        """Lose the connection."""
        await self.room.exit(self)

    async def ask(self, request: Any) -> dict[str, Any]:
        """Send a request; its answer."""
        before = len(self.frames)
        await self.hall.request(self.room, self, request)
        return next(f for f in self.frames[before:] if f["t"] in ("ack", "refused") and f["id"] == request.id)

    async def order(self, order: str, **more: Any) -> dict[str, Any]:
        """Give an order; it must be carried out. `next` is given in the part in which the room is."""
        if order == "next":
            async with self.room.lock:
                more.setdefault("value", (await self.room.open()).phase)
        answer = await self.ask(lm.Lead(f"l{next(ids)}", order, **more))  # type: ignore[arg-type]
        assert answer["t"] == "ack", answer
        return answer

    async def reply(self, what: str, **more: Any) -> dict[str, Any]:
        """Say something from a phone."""
        return await self.ask(lm.Reply(f"r{next(ids)}", what, **more))  # type: ignore[arg-type]

    async def until(self, true: Callable[[dict[str, Any]], Any]) -> Any:
        """Wait for something that will be seen: in the console's, the phone's or the wall's part of what is shown."""
        async with asyncio.timeout(PATIENCE):
            while True:
                part = self.seen.get("console") or self.seen.get("phone") or self.seen.get("wall")
                found = true({**self.seen, **part}) if part else None
                if found:
                    return found
                self.changed.clear()
                await self.changed.wait()


async def open_room(hall: Hall, game: str = "threat-level", **plan: Any) -> Visitor:
    """Whoever leads a new room."""
    led = await hall.new_room(lm.NewRoom(game))
    lead = await Visitor(hall, led.match, led.token).enter()
    await lead.order("plan", value=lm.Plan(**{"game": game, "guess": False, "stop_after": 0, **plan}))
    return lead


async def come(lead: Visitor, *names: str, hall: Hall | None = None) -> list[Visitor]:
    """These people with their phones."""
    found = []
    for name in names:
        seated = await (hall or lead.hall).come(lead.seen["code"], name)
        found.append(await Visitor(hall or lead.hall, seated.match, seated.token).enter())
    return found
