"""Starting and stopping: the address first, a friendly word when it cannot start, and a goodbye when it ends."""

import inspect
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tableside import PATIENCE
from test_socket import Client

from lopsided.server import serve
from lopsided.server.settings import Settings, from_environment

pytestmark = pytest.mark.anyio
GAME = "threat-level"


class Process:
    """A server as its own process."""

    def __init__(self, *flags: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lopsided.server", *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | environment
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        self.host = self.url.removeprefix("http://")
        self.ws = f"ws://{self.host}/ws"

    def end(self, how: signal.Signals) -> tuple[str, str]:
        """Stop it; what it still said."""
        self.process.send_signal(how)
        return self.process.communicate(timeout=PATIENCE)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """A function that starts servers on one database file."""
    started: list[Process] = []

    def begin(*flags: str, **environment: str) -> Process:
        started.append(Process("--port", "0", "--database", f"sqlite:///{tmp_path}/tables.sqlite", *flags, **environment))
        return started[-1]

    yield begin
    for server in started:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)


async def seat_at(server: Process) -> tuple[Client, dict[str, Any], dict[str, Any]]:
    """A game against bots that do not move."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        wish = {"game": GAME, "mode": "hotseat", "names": ["Ada", "Ben"], "seats": 2}
        seat = (await http.post("/api/tables", json=wish)).json()
    client = await Client.connect(server)
    return client, seat, await client.hello(seat["match"], seat["token"])


async def move(client: Client, told: dict[str, Any], id: str) -> None:
    """The first legal move; back once it is acknowledged."""
    seat, view = next((int(s), v["whole"]) for s, v in told["views"].items() if v["whole"]["actions"])
    await client.send(t="move", id=id, seat=seat, answers=told["upto"], actions=[view["actions"][0]["id"]])
    assert (await client.get("ack", "refused"))["t"] == "ack"


async def test_the_address_is_the_first_line_and_everybody_is_told_when_it_stops(start: Callable[..., Process]) -> None:
    server = start()
    assert server.url.startswith("http://127.0.0.1:")
    client, _, welcome = await seat_at(server)
    await move(client, welcome, "m")
    server.process.send_signal(signal.SIGTERM)
    bye = await client.get("bye")
    assert (bye["reason"], bye["again"]) == ("shutdown", True)
    assert await client.ended() == 1001
    out, err = server.process.communicate(timeout=PATIENCE)
    assert "Traceback" not in out + err
    assert "POST /api/tables 201" in err


async def test_what_was_acknowledged_is_there_after_the_server_was_killed(start: Callable[..., Process]) -> None:
    server = start()
    client, seat, told = await seat_at(server)
    for n in range(2):
        await move(client, told, f"m{n}")
        server.end(signal.SIGKILL)
        server = start()
        last = told["upto"]
        client = await Client.connect(server)
        told = await client.hello(seat["match"], seat["token"], last)
        assert told["upto"] > last
        assert told["items"][0]["n"] == last + 1
        assert next(iter(told["views"].values()))["whole"]["ply"] == n + 1


async def test_settings_come_from_flags_then_the_environment_then_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOPSIDED_PACE", "0.5")
    monkeypatch.setenv("LOPSIDED_SOCKETS", "7")
    monkeypatch.setenv("LOPSIDED_PROXIES", "127.0.0.1")
    found = from_environment(sockets=9, grace=None)
    assert (found.pace, found.sockets, found.proxies, found.grace) == (0.5, 9, "127.0.0.1", Settings().grace)
    monkeypatch.setenv("LOPSIDED_PACE", "slow")
    with pytest.raises(ValueError, match="LOPSIDED_PACE"):
        from_environment()


async def test_a_port_that_is_taken_is_told_with_the_remedy(start: Callable[..., Process]) -> None:
    taken = serve.listen("127.0.0.1", 0)
    taken.listen()
    port = str(taken.getsockname()[1])
    server = start("--port", port)
    out, err = server.process.communicate(timeout=PATIENCE)
    assert (server.url, out, server.process.returncode) == ("", "", 2)
    assert f"Port {port} is in use. Choose another one with --port" in err
    taken.close()
    with pytest.raises(serve.CannotServe, match="no port 99999"):
        serve.listen("127.0.0.1", 99999)
    with pytest.raises(serve.CannotServe, match="cannot be used"):
        serve.listen("203.0.113.77", 0)


async def test_a_database_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    for url, told in (("mysql://x", "sqlite:///"), (f"sqlite:///{tmp_path}", "cannot be used as a database")):
        command = [sys.executable, "-m", "lopsided.server", "--port", "0", "--database", url]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert done.returncode == 2
        assert told in done.stderr
        assert "Traceback" not in done.stderr


async def test_in_the_rooms_network_the_address_is_shown_with_a_qr_code(start: Callable[..., Process], monkeypatch: pytest.MonkeyPatch) -> None:
    server = start("--lan", LOPSIDED_PUBLIC_URL="http://192.168.7.7:8000")
    assert httpx.get(server.url + "/api/games", timeout=PATIENCE).status_code == 200
    assert server.process.stdout is not None
    out = [server.process.stdout.readline() for _ in range(12)]
    assert out[0] == "Everybody in this network: http://192.168.7.7:8000\n"
    assert any(set(line.strip()) & set("\u2588\u2584\u2580") for line in out[1:])


async def test_the_way_in_is_the_one_that_the_command_line_calls() -> None:
    parameters = list(inspect.signature(serve.run).parameters)
    assert parameters[:6] == ["game", "host", "port", "lan", "browser", "database"]
    assert serve.default_database().startswith("sqlite:///")
    assert serve.default_database().endswith("tables.sqlite")
