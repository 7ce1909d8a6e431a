"""Canaries: everything hidden is marked or changed, whole games are played, and no byte that reaches anybody else may show it.

Two ways of looking. Over the wire the game's view is replaced by one that gives away all it is handed, so that only
`hide` stands between the table's record and a client; then the marks are searched for. At the table everything that a
seat may not know is changed behind its back; what it would be sent must stay the same to the last byte.
"""

import dataclasses
import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from tableside import PATIENCE, Guest, Played, asked, ids, short
from test_secrets import search
from test_socket import Client

from lopsided.engine.decks import CARDS, UNDRAWN
from lopsided.engine.game import Game, all_games
from lopsided.server import messages as m
from lopsided.server.hall import room as room_module
from lopsided.server.hall.faces import Faces
from lopsided.server.hall.hall import Hall
from lopsided.server.store import sqlite as store_module
from lopsided.server.table import table as table_module
from lopsided.testing.reader import Reader

pytestmark = pytest.mark.anyio
GAMES = sorted(all_games())
Start = Callable[..., Any]
TURNS = 150  # of a game over the wire


def spilling(game: Game, **changes: Any) -> Game:
    """The same game with a view that gives away every byte it is handed."""

    def view(box: Any, g: Any) -> Any:
        return {**game.view(box, g), "spilled": bytes(g.memory).hex()}

    def own(box: Any, g: Any, seat: int) -> Any:
        return {**game.own(box, g, seat), "spilled": bytes(g.memory).hex()}

    return dataclasses.replace(game, view=view, own=own, **changes)


def lay_out(monkeypatch: pytest.MonkeyPatch, change: Callable[[Game], Game]) -> None:
    """Let every table be laid with a changed game."""
    changed = {name: change(game) for name, game in all_games().items()}
    monkeypatch.setattr(table_module, "take", changed.__getitem__)


def no_hiding(box: Any, g: Any, seat: int) -> None:
    """A leak."""


# Over the wire.


class Watched:
    """A game over real sockets: three people, a spectator, wrong moves, failing disks, odd requests; everything that came out."""

    def __init__(self, server: Any, name: str, caplog: pytest.LogCaptureFixture) -> None:
        self.server, self.name, self.caplog = server, name, caplog
        self.clients: list[Client] = []
        self.answers: list[bytes] = []
        self.secret = ""
        self.upto = [-1] * 4

    @property
    def table(self) -> Any:
        """The table in the server's memory."""
        return self.server.app.state.hall.rooms[self.match].table

    async def play(self, monkeypatch: pytest.MonkeyPatch, most: int = TURNS) -> "Watched":
        """Sit down and play to the end, or for so many turns."""
        with self.caplog.at_level("DEBUG", "lopsided.server"):
            async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as self.http:
                await self.sit_down()
                luck, turns = random.Random(8), 0
                while turns < most and await self.turn(luck, turns, monkeypatch):
                    turns += 1
                assert turns > 3, "trouble comes with the fourth"
            for client in self.clients:
                await client.socket.close()
        return self

    async def sit_down(self) -> None:
        """Three people and a spectator."""
        made = (await self.http.post("/api/tables", json={"game": self.name, "name": "Ada", "seats": 3, "options": short(self.name)})).json()
        self.match, self.code, tokens = made["match"], made["code"], [made["token"]]
        for name in ("Ben", "Cleo"):
            tokens.append((await self.http.post(f"/api/tables/{self.code}/join", json={"name": name})).json()["token"])
        for token in (*tokens, ""):
            self.clients.append(await Client.connect(self.server))
            await self.clients[-1].hello(self.match, token)
        await self.clients[0].send(t="host", id="go", order="start")
        await self.clients[0].get("ack")
        self.secret, self.box = self.table.sheet.secret, self.table.match.box

    async def turn(self, luck: random.Random, number: int, monkeypatch: pytest.MonkeyPatch) -> bool:
        """A move of whoever is asked, with trouble around it; whether the game goes on."""
        views = [await self.look(who) for who in range(4)]
        if self.table.sheet.stage == "over":
            return False
        seat = luck.choice([s for s in range(3) if views[s]["actions"]])
        if number % 7 == 3:
            await self.trouble(seat, monkeypatch)
        action = luck.choice(views[seat]["actions"])["id"]
        await self.ask(seat, t="move", answers=self.upto[seat], actions=[action])
        return True

    async def look(self, who: int) -> dict[str, Any]:
        """What one sees now."""
        await self.clients[who].send(t="since", last=self.upto[who])
        welcome = await self.clients[who].get("welcome")
        self.upto[who] = welcome["upto"]
        return dict(welcome["views"][str(who if who < 3 else -1)]["whole"])

    async def ask(self, who: int, **request: Any) -> dict[str, Any]:
        """A request and its answer."""
        await self.clients[who].send(id=f"a{next(ids)}", seat=who, **request)
        return await self.clients[who].get("ack", "refused")

    async def trouble(self, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
        """Moves out of turn, moves that do not exist, a disk that fails with the secret in its error, addresses that lead nowhere."""
        for who in range(3):
            await self.ask(who, t="move", answers=self.upto[who], actions=[0, 0, 999])
            await self.ask(who, t="undo")

        def fail(db: Any, batch: Any) -> None:
            raise sqlite3.OperationalError(f"near {self.secret}: {self.table}")

        with monkeypatch.context() as broken:
            broken.setattr(store_module, "attempt", fail)
            assert (await self.ask(seat, t="say", phrase="one_moment"))["reason"] == "storage"
            self.answers.append((await self.http.post("/api/tables", json={"game": self.name, "name": "Eve"})).content)
        paths = (f"/api/tables/{self.code}", f"/api/matches/{self.match}/replay", f"/api/replays/{self.match}/steps?seat=0", f"/t/{self.match}", "/api/none")
        for path in paths:
            answer = await self.http.get(path)
            self.answers.append(answer.content + str(answer.headers).encode())
        for body in (b"{", b'{"lopsided":1}', b"[]"):
            self.answers.append((await self.http.post("/api/replays", content=body, headers={"content-type": "application/json"})).content)

    def sent(self, who: int) -> Iterator[dict[str, Any]]:
        """Frames to one of them before the game was over."""
        for frame in self.clients[who].frames:
            told = json.loads(frame)
            if (told.get("table") or {}).get("stage") == "over":
                return
            yield told

    def check(self, printed: str) -> None:
        """Search everything."""
        for who in range(4):
            frames = list(self.sent(who))
            assert len(frames) > 5
            search(json.dumps(frames).encode(), self.secret)
            reader = Reader()
            for frame in frames:
                reader.look(frame.get("views", {}))
                for seat in frame.get("views", {}):
                    self.nothing_left_to_hide(int(seat), bytearray.fromhex(reader.views[seat]["table"]["spilled"]))
        search(b"".join(self.answers), self.secret)
        logged = "\n".join(record.getMessage() + str(record.exc_info or "") for record in self.caplog.records)
        assert "waits for the store" in logged or "/api/tables/{code}" in logged
        search(logged.encode() + printed.encode(), self.secret)

    def nothing_left_to_hide(self, seat: int, memory: bytearray) -> None:
        """What a seat was handed has nothing in it that it may not know."""
        game = all_games()[self.name]
        g, before = game.state.on(memory), bytes(memory)
        game.hide(self.box, g, seat)
        assert bytes(memory) == before, f"seat {seat} was handed something hidden"
        assert not any(g.secret)
        if self.name == "displacement":
            assert not any(g.goal[other] for other in range(3) if other != seat and not g.winners >> other & 1)
            assert not any(g.decks[0, CARDS + i] for i in range(g.decks[0, UNDRAWN]))


@pytest.mark.parametrize("name", GAMES)
async def test_no_byte_of_what_is_hidden_leaves_the_server(
    name: str, running: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    lay_out(monkeypatch, spilling)
    watched = await Watched(running(messages_a_second=10_000), name, caplog).play(monkeypatch)
    watched.check("".join(capfd.readouterr()))


@pytest.mark.parametrize("name", GAMES)
async def test_a_leak_over_the_wire_is_found(name: str, running: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    lay_out(monkeypatch, lambda game: spilling(game, hide=no_hiding))
    watched = await Watched(running(messages_a_second=10_000), name, caplog).play(monkeypatch, most=8)
    with pytest.raises(AssertionError, match=r"was sent|was handed"):
        watched.check("")


# Behind a seat's back.


def plant(name: str, match: Any, seat: int, luck: random.Random) -> None:
    """Change all that this seat may not know: the secret, and in each game what lies face down."""
    g = match.g
    g.secret[0], g.secret[1] = luck.getrandbits(64), luck.getrandbits(64)
    if name == "displacement":
        for other in range(match.seats):
            if other != seat and not g.winners >> other & 1:
                g.goal[other] = g.goal[other] % 3 + 1
        undrawn = [g.decks[0, CARDS + i] for i in range(g.decks[0, UNDRAWN])]
        for i, card in enumerate(reversed(undrawn)):
            g.decks[0, CARDS + i] = card


async def would_be_sent(guest: Guest) -> bytes:
    """All that somebody would be sent now: everything from the beginning, and a refusal."""
    room = guest.room
    assert room.table is not None
    room.faces = Faces()
    views: Any = await room.views(room.table, guest.seats)
    refused = room_module.encode(m.Refused("x", "stale", room.shown, views=views))
    return await room.welcome(room.table, guest, -1) + refused


async def look_behind(people: list[Guest], watcher: Guest, name: str, steps: int = 120) -> int:
    """Play, and at every step change what is hidden from each of them; how often nothing of it was seen."""
    luck, times = random.Random(11), 0
    for _ in range(steps):
        table = people[0].room.table
        assert table is not None
        assert table.match is not None
        for guest in (*people, watcher):
            seen, memory = await would_be_sent(guest), bytes(table.match.g.memory)
            plant(name, table.match, guest.seats[0] if guest.seats else -1, luck)
            assert bytes(table.match.g.memory) != memory
            assert await would_be_sent(guest) == seen, "something hidden shows"
            table.match.g.memory[:] = memory
            times += 1
        mover = asked(people)
        if mover is None or (await mover.move(luck.choice(mover.choices())))["t"] != "ack" or mover.table["stage"] == "over":
            break
    return times


async def three(played: Played, name: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Guest], Guest]:
    """Three people and a spectator, at a time that stands still."""
    people = await played.game("Ada", "Ben", "Cleo", game=name, options=short(name))
    monkeypatch.setattr(room_module.time, "time", lambda: 1e9)
    return people, await played.watch(people[0].table["match"])


@pytest.mark.parametrize("name", GAMES)
async def test_what_is_changed_behind_a_seats_back_changes_nothing_that_it_is_sent(name: str, still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0
    while looks < 100:
        looks += await look_behind(*await three(Played(still), name, monkeypatch), name)


@pytest.mark.parametrize("name", GAMES)
async def test_a_leak_behind_a_seats_back_is_found(name: str, still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, lambda game: spilling(game, hide=no_hiding))
    with pytest.raises(AssertionError, match="something hidden shows"):
        await look_behind(*await three(Played(still), name, monkeypatch), name)
