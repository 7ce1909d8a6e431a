"""The socket: hello first, then requests; nonsense, floods and strangers change nothing."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any, ClassVar

import httpx
import hypothesis
import pytest
import websockets
from hypothesis import given
from hypothesis import strategies as st
from tableside import PATIENCE
from websockets.exceptions import InvalidStatus

from lopsided.server import codes
from lopsided.server import messages as m
from lopsided.server.hall.room import Room
from lopsided.server.http import socket
from lopsided.server.http.line import WRITE
from lopsided.server.settings import Settings
from lopsided.server.store import StoreError

pytestmark = pytest.mark.anyio
GAME = "threat-level"
Start = Callable[..., Any]


class Client:
    """A browser's end of a socket."""

    def __init__(self, server: Any, socket: Any) -> None:
        self.server, self.socket = server, socket
        self.frames: list[str] = []  # all that came

    @classmethod
    async def connect(cls, server: Any, **headers: str) -> "Client":
        """A socket that has not said anything yet."""
        origin = headers.pop("origin", None)
        return cls(server, await websockets.connect(server.ws, origin=origin, additional_headers=headers, compression=None, open_timeout=PATIENCE))

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def get(self, *kinds: str, wait: float = PATIENCE) -> dict[str, Any]:
        """The next message, of these kinds if any are named."""
        async with asyncio.timeout(wait):
            while True:
                self.frames.append(await self.socket.recv())
                told = json.loads(self.frames[-1])
                if not kinds or told["t"] in kinds:
                    return dict(told)

    async def hello(self, table: str, token: str = "", last: int = -1) -> dict[str, Any]:
        """Say hello; the answer."""
        await self.send(t="hello", table=table, token=token, last=last)
        return await self.get("welcome", "bye")

    async def ended(self) -> int:
        """Wait for the end; its code."""
        async with asyncio.timeout(PATIENCE):
            await self.socket.wait_closed()
        return int(self.socket.close_code or 0)


@pytest.fixture
def server(running: Start) -> Any:
    """A server."""
    return running()


async def new_table(server: Any, **wish: Any) -> dict[str, Any]:
    """A new table."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        return dict((await client.post("/api/tables", json={"game": GAME, "name": "Ada"} | wish)).json())


@pytest.fixture
async def seated(server: Any) -> AsyncIterator[tuple[Client, dict[str, Any], dict[str, Any]]]:
    """Somebody who sits at a table: the client, the seat, the welcome."""
    seat = await new_table(server)
    client = await Client.connect(server)
    welcome = await client.hello(seat["match"], seat["token"])
    yield client, seat, welcome
    await client.socket.close()


async def test_hello_is_answered_with_all_that_is_needed_to_draw(seated: Any) -> None:
    _, seat, welcome = seated
    assert welcome["t"] == "welcome"
    assert (welcome["seats"], welcome["host"], welcome["table"]["code"]) == ([0], True, seat["code"])
    assert welcome["upto"] == len(welcome["items"]) - 1


async def test_a_table_is_found_by_its_code_or_its_name_and_watched_without_a_token(server: Any, seated: Any) -> None:
    _, seat, _ = seated
    for table in (seat["code"], seat["code"].lower().replace(" ", ""), seat["match"]):
        watcher = await Client.connect(server)
        assert (await watcher.hello(table))["seats"] == []
        await watcher.socket.close()


@pytest.mark.parametrize(("speaks", "answer"), [(0, "welcome"), (m.PROTOCOL, "welcome"), (m.PROTOCOL + 1, "bye"), (-1, "bye"), (2**63, "bye")])
async def test_who_speaks_another_protocol_is_told_to_load_the_page_again(server: Any, speaks: int, answer: str) -> None:
    seat = await new_table(server)
    client = await Client.connect(server)
    await client.send(t="hello", table=seat["match"], protocol=speaks)
    told = await client.get("welcome", "bye")
    assert told["t"] == answer
    assert told.get("protocol", m.PROTOCOL) == m.PROTOCOL
    assert told.get("reason", "protocol") == "protocol"


async def test_a_ping_is_answered(seated: Any) -> None:
    client, *_ = seated
    await client.send(t="ping", at=12.5)
    assert (await client.get("pong"))["at"] == 12.5


@pytest.mark.parametrize(
    ("table", "token", "reason"), [("PLUM 999", "", "no_table"), ("", "", "no_table"), ("\0", "", "no_table"), (None, "wrong", "no_token")]
)
async def test_who_knocks_at_the_wrong_door_is_told_and_need_not_come_back(server: Any, table: str | None, token: str, reason: str) -> None:
    match = (await new_table(server))["match"]
    client = await Client.connect(server)
    bye = await client.hello(match if table is None else table, token)
    assert (bye["t"], bye["reason"], bye["again"]) == ("bye", reason, False)
    assert await client.ended() == 1008


async def test_made_up_names_of_rooms_leave_nothing_behind(server: Any) -> None:
    """Else who makes them up by the thousand fills the memory, and each would be looked after every second."""
    made_up = codes.new_room_id()
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        for path in (f"/api/rooms/{made_up}", f"/api/tables/{made_up}"):
            assert (await http.get(path)).status_code == 404
        assert (await http.post(f"/api/rooms/{made_up}/join", json={"name": "Ada"})).status_code == 404
    client = await Client.connect(server)
    assert (await client.hello(made_up))["reason"] == "no_table"
    hall = server.app.state.hall
    assert (hall.lessons, hall.empty_since, hall._drivers) == ({}, {}, {})


@pytest.mark.parametrize("failing", ["door", "welcome"])
async def test_who_is_turned_away_while_the_store_fails_is_not_seen_at_the_table(server: Any, monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    seat, hall = await new_table(server), server.app.state.hall
    watcher = await Client.connect(server)
    await watcher.hello(seat["match"])

    async def fail(*_: Any, **__: Any) -> None:
        raise StoreError

    with monkeypatch.context() as lost:
        lost.setattr(Room, failing, fail)
        client = await Client.connect(server)
        await client.send(t="hello", table=seat["match"], token=seat["token"], last=-1)
        bye = await client.get("bye")
    assert (bye["reason"], bye["again"]) == ("storage", True)
    await client.ended()
    async with asyncio.timeout(PATIENCE):
        while (room := hall.rooms[seat["match"]]).presence.here() or len(room.members) > 1:
            await asyncio.sleep(0.01)


async def test_nothing_is_heard_before_hello(running: Start) -> None:
    client = await Client.connect(running(hello_wait=0.1))
    await client.send(t="move", id="m1", seat=0, answers=0, actions=[0])
    refused = await client.get()
    assert (refused["reason"], refused["id"]) == ("hello_first", "m1")
    bye = await client.get("bye")
    assert bye["reason"] == "no_hello"
    assert await client.ended() == 1008


@pytest.mark.parametrize("origin", ["http://evil.example", "https://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_page_of_another_site_gets_no_socket(server: Any, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await Client.connect(server, origin=origin)
    assert refused.value.response.status_code == 403


async def test_our_own_page_gets_one(server: Any) -> None:
    client = await Client.connect(server, origin=server.url)
    await client.socket.close()


BAD = [
    "",
    "{",
    "null",
    "[]",
    "3",
    '"hello"',
    "{}",
    '{"t": "nothing"}',
    '{"t": "move"}',
    '{"t": "move", "id": "x", "seat": "0", "answers": 0, "actions": []}',
    '{"t": "move", "id": "x", "seat": 0, "answers": 0, "actions": [0], "cheat": 1}',
    '{"t": "news", "after": 0}',
    '{"t": "ack", "id": "x", "upto": 1}',
    '{"t": "host", "id": "x", "order": "explode"}',
    '{"t": "ping", "at": 1e999}',
    '{"t": "say", "id": "\\ud800", "seat": 0}',
    "[" * 8000,
]


@pytest.mark.parametrize("frame", BAD)
async def test_a_frame_that_makes_no_sense_is_refused_and_the_connection_lives(seated: Any, frame: str) -> None:
    client, *_ = seated
    await client.socket.send(frame)
    refused = await client.get("refused")
    assert refused["reason"] == "bad_frame"
    await client.send(t="ping")
    assert await client.get("pong")


async def test_bytes_are_refused_too(seated: Any) -> None:
    client, *_ = seated
    await client.socket.send(b'{"t": "ping"}')
    assert (await client.get("refused"))["reason"] == "bad_frame"


async def test_who_sends_nothing_but_nonsense_is_cut_off(seated: Any) -> None:
    client, *_ = seated
    for _ in range(30):
        await client.socket.send("nonsense")
    assert (await client.get("bye"))["reason"] == "bad_frames"
    assert await client.ended() == 1008


async def test_a_frame_that_is_too_large_ends_the_connection_and_changes_nothing(server: Any, seated: Any) -> None:
    client, seat, welcome = seated
    await client.socket.send(json.dumps({"t": "say", "id": "x", "seat": 0, "text": "x" * 17_000}))
    assert await client.ended() == 1009
    back = await Client.connect(server)
    assert (await back.hello(seat["match"], seat["token"]))["upto"] == welcome["upto"]


async def test_who_sends_too_fast_is_warned_then_cut_off_and_may_come_back(running: Start) -> None:
    server = running(messages_a_second=5, message_seconds=2)
    seat = await new_table(server)
    client = await Client.connect(server)
    await client.hello(seat["match"], seat["token"])
    for n in range(40):
        await client.send(t="say", id=f"s{n}", seat=0, phrase="hm")
    warned = await client.get("refused")
    assert (warned["reason"], warned["id"][0]) == ("too_fast", "s")
    bye = await client.get("bye")
    assert (bye["reason"], bye["again"]) == ("too_fast", True)
    await client.ended()
    back = await Client.connect(server)
    said = [i for i in (await back.hello(seat["match"], seat["token"]))["items"] if i["kind"] == "table:reacted"]
    assert 1 <= len(said) < 40


async def test_a_table_has_room_for_so_many_sockets(running: Start) -> None:
    server = running(sockets_a_table=3)
    seat = await new_table(server)
    inside = [await Client.connect(server) for _ in range(3)]
    for client in inside:
        assert (await client.hello(seat["match"]))["t"] == "welcome"
    late = await Client.connect(server)
    assert (await late.hello(seat["match"]))["reason"] == "full"


async def test_a_crowd_of_spectators_keeps_nobody_from_their_own_seat(running: Start) -> None:
    server = running(sockets_a_table=2)
    seat = await new_table(server)
    crowd = [await Client.connect(server) for _ in range(2)]
    for client in crowd:
        assert (await client.hello(seat["match"]))["t"] == "welcome"
    tabs = [await Client.connect(server) for _ in range(3)]
    assert [(await tab.hello(seat["match"], seat["token"]))["t"] for tab in tabs] == ["welcome", "welcome", "bye"]


@pytest.mark.parametrize("limit", ["sockets", "sockets_an_address"])
async def test_there_is_room_for_so_many_sockets_and_again_when_one_goes(running: Start, limit: str) -> None:
    server = running(**{limit: 2})
    seat = await new_table(server)
    inside = [await Client.connect(server) for _ in range(2)]
    for client in inside:
        await client.hello(seat["match"])
    late = await Client.connect(server)
    assert (await late.get("bye"))["reason"] == "busy"
    for client in (late, inside[0]):
        await client.socket.close()
    async with asyncio.timeout(PATIENCE):  # the server hears of it in its own time
        while (await (await Client.connect(server)).hello(seat["match"]))["t"] != "welcome":
            pass


async def test_who_says_nothing_stays_as_long_as_the_browser_answers_and_who_does_not_answer_is_let_go(running: Start) -> None:
    server = running(silence=2.4)
    seat = await new_table(server)
    quiet, watcher = await Client.connect(server), await Client.connect(server)
    await quiet.hello(seat["match"], seat["token"])  # answers pings, as every browser does, and says nothing more
    await watcher.hello(seat["match"])
    for _ in range(2):  # twice as long as silence is borne
        dead = await Client.connect(server)
        await dead.hello(seat["match"])
        while (await watcher.get("presence"))["table"]["watchers"] != 2:
            pass
        dead.socket.transport.pause_reading()  # its network is gone: it neither hears nor answers
        while (await watcher.get("presence"))["table"]["watchers"] != 1:
            pass
    await quiet.send(t="ping", at=3)
    assert (await quiet.get("pong"))["at"] == 3


class Deaf:
    """A socket whose other end does not read."""

    scope: ClassVar[dict[str, Any]] = {}

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}


@pytest.mark.parametrize("measure", [Settings(outbox=8), Settings(outbox_bytes=16)])
async def test_a_connection_that_does_not_read_is_cut_off_and_holds_nobody_up(monkeypatch: pytest.MonkeyPatch, measure: Settings) -> None:
    monkeypatch.setattr(socket, "PATIENCE", 0.01)
    made: list[socket.Connection] = []

    async def read() -> None:
        made.append(socket.Connection(Deaf(), measure))  # type: ignore[arg-type]
        await made[0].frame()

    reading = asyncio.create_task(read())
    await asyncio.sleep(0)
    for _ in range(9):
        await asyncio.sleep(0)
        made[0].send(b"{}")
    assert not made[0].ending
    made[0].send(b"{}")
    assert (made[0].ending, made[0].reason) == (True, "slow")
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(reading, PATIENCE)
    await asyncio.wait_for(made[0].finish(), PATIENCE)


class Jammed:
    """A socket on which one frame has to wait, and which is free again behind it."""

    def __init__(self) -> None:
        self.out: list[str] = []
        self.jammed = True
        self.free = asyncio.Event()
        self.scope = {"extensions": {WRITE: self.write}}

    def write(self, frame: bytes) -> bool:
        if not self.jammed:
            self.out.append(frame.decode())
        return not self.jammed

    async def send_text(self, text: str) -> None:
        await self.free.wait()
        self.out.append(text)


async def test_no_frame_overtakes_one_that_has_to_wait() -> None:
    line = Jammed()
    connection = socket.Connection(line, Settings())  # type: ignore[arg-type]
    connection.send(b"1")
    await asyncio.sleep(0)
    line.jammed = False
    connection.send(b"2")
    line.free.set()
    for _ in range(3):
        await asyncio.sleep(0)
    connection.send(b"3")
    assert (line.out, connection.sent) == (["1", "2", "3"], 3)
    connection.hang_up()


def any_frames() -> st.SearchStrategy[list[str]]:
    """Frames of all kinds: nearly right, wrong, and nonsense."""
    anything = st.recursive(st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20), lambda s: st.lists(s, max_size=3))
    kinds = st.sampled_from(["hello", "since", "move", "undo", "say", "rename", "leave", "rejoin", "stopclock", "host", "ping", "news", "x"])
    fields = st.sampled_from(["id", "seat", "answers", "actions", "last", "order", "value", "table", "token", "text", "phrase", "name", "at"])
    orders = st.sampled_from(["start", "configure", "lock", "remove", "to_bot", "to_person", "pause", "clock", "talk", "again"])
    rest = st.dictionaries(fields, anything | st.integers(-1, 3) | st.lists(st.integers(0, 60)), max_size=5)
    message = st.builds(lambda t, rest, order: json.dumps(rest | {"t": t} | ({"order": order, "id": "x"} if t == "host" else {})), kinds, rest, orders)
    return st.lists(message | st.text(max_size=30), min_size=1, max_size=6)


@hypothesis.settings(max_examples=40)
@given(frames=any_frames())
def test_no_frame_ever_breaks_the_server(server: Any, frames: list[str]) -> None:
    async def throw() -> None:
        seat = await new_table(server, mode="now")
        client = await Client.connect(server)
        await client.hello(seat["match"], seat["token"])
        for frame in frames:
            await client.socket.send(frame)
        await client.send(t="ping", at=77)
        seen = []
        async with asyncio.timeout(PATIENCE):
            while not seen or seen[-1]["t"] not in ("pong", "bye"):
                seen.append(json.loads(await client.socket.recv()))
        assert all(f.get("reason") != "failed" for f in seen), (frames, seen)
        await client.socket.close()

    asyncio.run(throw())


@hypothesis.settings(max_examples=40)
@given(frames=any_frames(), begun=st.booleans())
def test_nothing_that_a_spectator_sends_changes_the_table(server: Any, frames: list[str], begun: bool) -> None:
    async def throw() -> None:
        seat = await new_table(server, seats=2)
        host, stranger = await Client.connect(server), await Client.connect(server)
        await host.hello(seat["match"], seat["token"])
        if begun:
            await host.send(t="host", id="go", order="start")
            await host.get("ack")
            await host.send(t="host", id="pause", order="pause")
            await host.get("ack", "refused")
        await stranger.hello(seat["match"])
        room = server.app.state.hall.rooms[seat["match"]]
        before = room.table.keep()
        for frame in frames:
            await stranger.socket.send(frame)
        await stranger.send(t="ping", at=77)
        await stranger.get("pong", "bye")
        assert room.table.keep() == before
        await stranger.socket.close()
        await host.socket.close()

    asyncio.run(throw())


async def test_an_error_inside_ends_the_connection_without_a_word_about_it(server: Any, seated: Any, monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    client, *_ = seated

    async def broken(*_: Any) -> None:
        raise KeyError("the secret is 0123456789abcdef")

    monkeypatch.setattr(server.app.state.hall, "request", broken)
    with caplog.at_level("INFO", "lopsided.server"):
        await client.send(t="stopclock", id="x")
        bye = await client.get("bye")
        await client.ended()
    assert (bye["reason"], bye["again"]) == ("failed", True)
    assert "0123456789abcdef" not in json.dumps(bye) + caplog.text
