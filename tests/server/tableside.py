"""People at a table, for tests: they see what a client sees and keep what a client keeps."""

import asyncio
import itertools
import json
import random
from collections.abc import Callable
from typing import Any

from lopsided.engine.game import all_games
from lopsided.server import http_messages as hm
from lopsided.server import messages as m
from lopsided.server.codes import hashed
from lopsided.server.hall.hall import Hall
from lopsided.server.hall.room import Room
from lopsided.server.settings import Settings
from lopsided.server.table.entries import NOBODY, decode
from lopsided.server.table.table import Table, fold
from lopsided.testing.reader import Reader

FAST = Settings(
    pace=0.0, grace=0.02, host_grace=0.02, idle=60.0, snapshot_every=7, tables_a_minute=10_000, replays_a_minute=10_000, requests_at_once=10_000,
    actions_at_once=10_000, debriefs=0, forecasts=0,
)  # fmt: skip
STILL = Settings(pace=1e6, grace=1e6, host_grace=1e6, snapshot_every=7, requests_at_once=10_000, actions_at_once=10_000, debriefs=0, forecasts=0)
GAME = "threat-level"
PATIENCE = 60.0  # seconds for what comes sooner or later, on a machine that does other things too
ids = itertools.count(1)


def short(name: str) -> dict[str, int]:
    """Options with which a game is soon over."""
    rounds = all_games()[name].options.get("max_rounds")
    return {"max_rounds": rounds.range[0]} if rounds and rounds.range else {}


class Guest(Reader):
    """A client without a socket: a room's member who keeps what he is sent, and notices a gap."""

    def __init__(self, hall: Hall, token: str = "", name: str = "") -> None:
        super().__init__()
        self.hall, self.token, self.name = hall, token, name
        self.person, self.seats, self.host = NOBODY, (), False
        self.key, self.devices = "", ()
        self.room: Room
        self.frames: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.ended: tuple[str, bool] | None = None
        self.changed = asyncio.Event()

    def send(self, frame: bytes) -> None:
        """Take a frame as a client would."""
        self.raw.append(frame)
        told = json.loads(frame)
        self.frames.append(told)
        self.take(told)
        self.changed.set()

    def end(self, reason: str, again: bool) -> None:
        """Be told that it is over."""
        self.ended = (reason, again)
        self.room.members.discard(self)
        self.changed.set()

    async def sit(self, match_id: str, last: int = -1) -> "Guest":
        """Connect."""
        self.room, _ = await self.hall.table(match_id)
        assert await self.room.enter(self, hashed(self.token) if self.token else "", last)
        return self

    async def drop(self) -> None:
        """Lose the connection."""
        await self.room.exit(self)

    async def ask(self, request: Any) -> dict[str, Any]:
        """Send a request; its answer."""
        before = len(self.frames)
        await self.hall.request(self.room, self, request)
        return next(f for f in self.frames[before:] if f["t"] in ("ack", "refused") and f["id"] == request.id)

    async def order(self, order: str, seat: int = -1, value: Any = None, id: str = "") -> dict[str, Any]:
        """Give an order as the host."""
        return await self.ask(m.Host(id or f"o{next(ids)}", order, seat, value))  # type: ignore[arg-type]

    async def move(self, *actions: int, seat: int | None = None, answers: int | None = None, id: str = "") -> dict[str, Any]:
        """Make a move."""
        seat = self.seats[0] if seat is None else seat
        return await self.ask(m.Move(id or f"m{next(ids)}", seat, self.upto if answers is None else answers, list(actions)))

    def choices(self, seat: int | None = None) -> list[int]:
        """The actions that a seat of ours may take, as its view says."""
        seat = self.seats[0] if seat is None else seat
        return [a["id"] for a in self.views[str(seat)]["actions"]] if str(seat) in self.views else []

    async def until(self, true: Callable[["Guest"], bool]) -> None:
        """Wait for something that will be seen."""
        async with asyncio.timeout(PATIENCE):
            while not true(self):
                self.changed.clear()
                await self.changed.wait()

    def kinds(self) -> list[str]:
        """What has happened, by kind."""
        return [item["kind"] for item in self.items]

    def refused(self) -> list[str]:
        """Why requests were refused so far."""
        return [f["reason"] for f in self.frames if f["t"] == "refused"]


class Played:
    """Opens tables of a game in a hall."""

    def __init__(self, hall: Hall, game: str = GAME) -> None:
        self.hall, self.of = hall, game

    async def table(self, *names: str, seats: int = 4, **wish: Any) -> list[Guest]:
        """A table in the lobby with these people, the first of them the host."""
        opened = await self.hall.new_table(hm.NewTable(name=names[0], seats=seats, **{"game": self.of, **wish}))
        people = [await Guest(self.hall, opened.token, names[0]).sit(opened.match)]
        for name in names[1:]:
            joined = await self.hall.join(opened.code, name)
            people.append(await Guest(self.hall, joined.token, name).sit(joined.match))
        return people

    async def game(self, *names: str, **wish: Any) -> list[Guest]:
        """The same, begun; with as many seats as people unless said otherwise."""
        wish.setdefault("seats", max(2, len(names)))
        people = await self.table(*names, **wish)
        assert (await people[0].order("start"))["t"] == "ack"
        return people

    async def now(self, **wish: Any) -> Guest:
        """One person against bots."""
        opened = await self.hall.new_table(hm.NewTable(game=self.of, mode="now", name="Ada", **wish))
        return await Guest(self.hall, opened.token, "Ada").sit(opened.match)

    async def watch(self, match_id: str) -> Guest:
        """A spectator."""
        return await Guest(self.hall).sit(match_id)


def asked(people: list[Guest]) -> Guest | None:
    """Who of these people has something to decide."""
    return next((p for p in people if p.seats and p.choices()), None)


async def play(people: list[Guest], moves: int = 10_000, seed: int = 1) -> int:
    """Let these people make so many moves, at random, or play to the end; how many were made."""
    luck = random.Random(seed)
    for made in range(moves):
        mover = asked(people)
        if mover is None:
            return made
        answer = await mover.move(luck.choice(mover.choices()))
        assert answer["t"] == "ack", answer
    return moves


async def stored_log(hall: Hall, match_id: str) -> list[Any]:
    """The whole log of a match, from the store, past any snapshot."""
    return [decode(entry) for entry in (await hall.store.read(match_id, -1)).entries]


def same_table(one: Table, other: Table) -> None:
    """Two tables are equal to the last byte."""
    assert one.seq == other.seq
    assert one.sheet == other.sheet
    assert (one.match is None) == (other.match is None)
    if one.match and other.match:
        assert bytes(one.match.g.memory) == bytes(other.match.g.memory)
        assert one.match.save() == other.match.save()
        assert one.match.names == other.match.names


async def agrees_with_its_log(hall: Hall, match_id: str) -> Table:
    """The table in memory, which must be the one that its log gives."""
    room, _ = await hall.table(match_id)
    async with room.lock:
        table = await room.open()
        same_table(table, await folded(hall, match_id))
        return table


async def folded(hall: Hall, match_id: str) -> Table:
    """The table as its log alone gives it."""
    return fold(match_id, await stored_log(hall, match_id))
