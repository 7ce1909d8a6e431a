"""People who play on whatever happens to the servers: they come back as a browser does, send again what was not answered, and remember all they were told."""

import asyncio
import contextlib
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets

from lopsided.testing.reader import Reader

FIRST_WAIT, LONGEST_WAIT = 0.5, 8.0  # as web/src/lib/connection.ts
GONE = (OSError, websockets.WebSocketException, TimeoutError)


class Lost(Exception):
    """Something that was promised is missing."""


@dataclass
class Tally:
    """What happened so far; written down after each kill, so that a run can be taken up again."""

    kills: int = 0
    tables: int = 0
    finished: int = 0
    acknowledged: int = 0
    returns: int = 0
    sent_again: int = 0
    away: float = 0  # the longest that anybody was away, in seconds
    late: int = 0  # times that somebody was away for more than ten seconds
    still: float = 0  # the longest that nothing happened at a table where somebody was connected and somebody, or a bot, was to move
    games: dict[str, int] = field(default_factory=dict)


class Person:
    """One seat's browser."""

    def __init__(self, addresses: list[str], match: str, token: str, seat: int, tally: Tally, luck: random.Random) -> None:
        self.addresses, self.match, self.token, self.seat, self.tally, self.luck = addresses, match, token, seat, tally, luck
        self.upto = -1
        self.items: dict[int, Any] = {}
        self.view: dict[str, Any] = {}
        self._reader = Reader()
        self.stage = "lobby"
        self.acknowledged: list[str] = []
        self.here = asyncio.Event()
        self.playing = True  # makes moves when asked
        self.news_at = time.monotonic()
        self._move: dict[str, Any] | None = None  # what was not answered yet
        self._left: float | None = None  # since when it is away
        self._number = 0
        self._socket: Any = None

    async def live(self) -> None:
        """Come back as often as it takes, until cancelled."""
        tries = 0
        while True:
            try:
                await self._connect()
                tries = 0
                await self._stay()
            except GONE:
                self.here.clear()
                self._left = self._left or time.monotonic()
                await asyncio.sleep(min(FIRST_WAIT * 2**tries, LONGEST_WAIT) * (0.5 + self.luck.random() / 2))
                tries += 1
            finally:
                if self._socket is not None:
                    self._socket.transport.abort()
                    self._socket = None

    async def order_start(self) -> None:
        """Begin the game, as its host; once is enough, however often it is asked."""
        while self.stage == "lobby":
            with contextlib.suppress(*GONE, AttributeError):
                await self._socket.send(json.dumps({"t": "host", "id": "start", "order": "start"}))
            await asyncio.sleep(0.3)

    async def _connect(self) -> None:
        """As behind a proxy: any server that answers will do."""
        for address in self.luck.sample(self.addresses, len(self.addresses)):
            with contextlib.suppress(*GONE):
                self._socket = await websockets.connect(address.replace("http", "ws") + "/ws", max_size=None, open_timeout=5, ping_interval=None)
                break
        if self._socket is None:
            raise OSError("no server")
        await self._socket.send(json.dumps({"t": "hello", "table": self.match, "token": self.token, "last": self.upto}))
        while not self.here.is_set():
            self._hear(json.loads(await asyncio.wait_for(self._socket.recv(), 10)))
        if self._left is not None:
            away = time.monotonic() - self._left
            self.tally.returns += 1
            self.tally.away = max(self.tally.away, away)
            self.tally.late += away > 10
            self._left = None
        if self._move is not None:
            self.tally.sent_again += 1
            await self._socket.send(json.dumps(self._move))

    async def _stay(self) -> None:
        """Hear, and move when asked."""
        while True:
            if self.playing and self._move is None and self.view.get("actions"):
                await asyncio.sleep(self.luck.random() * 0.4)
                self._number += 1
                action = self.luck.choice(self.view["actions"])["id"]
                self._move = {"t": "move", "id": f"p{self.seat}m{self._number}", "seat": self.seat, "answers": self.upto, "actions": [action]}
                await self._socket.send(json.dumps(self._move))
            self._hear(json.loads(await self._socket.recv()))

    def _hear(self, told: dict[str, Any]) -> None:
        kind = told["t"]
        if kind == "bye" and not told["again"]:
            raise Lost(f"seat {self.seat} of {self.match}: {told['reason']}")
        if kind == "welcome":
            if told["seats"] != [self.seat]:
                raise Lost(f"seat {self.seat} of {self.match} came back to {told['seats']}")
            self.here.set()
        if kind == "news" and told["after"] > self.upto:
            raise Lost(f"seat {self.seat} of {self.match} had {self.upto} and got what came after {told['after']}")
        if kind in ("welcome", "news") and told["upto"] >= self.upto:
            now = time.monotonic()
            if told["upto"] > self.upto and self.stage == "playing":
                self.tally.still = max(self.tally.still, now - self.news_at)
            self.news_at = now
            self.upto, self.stage = told["upto"], (told.get("table") or {"stage": self.stage})["stage"]
            self.items |= {item["n"]: item for item in told["items"]}
            self._look(told)
        if kind in ("ack", "refused") and self._move is not None and told["id"] == self._move["id"]:
            if kind == "ack":
                self.acknowledged.append(told["id"])
                self.tally.acknowledged += 1
            elif told["reason"] not in ("stale", "not_asked", "storage", "too_fast", "lent", "over"):
                raise Lost(f"seat {self.seat} of {self.match}: refused: {told['reason']}")
            self._move = None
            if kind == "refused":
                self._look(told)

    def _look(self, told: dict[str, Any]) -> None:
        self._reader.look(told.get("views", {}))
        self.view = self._reader.views.get(str(self.seat), self.view)


async def seat_people(addresses: list[str], game: str, names: list[str], options: dict[str, int], tally: Tally, luck: random.Random) -> list[Person]:
    """Open a table, with a bot on one more seat; a new one where the server dies over it."""
    while True:
        try:
            url = luck.choice(addresses)
            async with httpx.AsyncClient(base_url=url, timeout=10) as http:
                wish = {"game": game, "name": names[0], "seats": len(names) + 1, "options": options}
                made = (await http.post("/api/tables", json=wish)).raise_for_status().json()
                tokens = [made["token"]]
                for name in names[1:]:
                    tokens.append((await http.post(f"/api/tables/{made['code']}/join", json={"name": name})).raise_for_status().json()["token"])
            return [Person(addresses, made["match"], token, seat, tally, luck) for seat, token in enumerate(tokens)]
        except httpx.HTTPError:
            await asyncio.sleep(0.2)
