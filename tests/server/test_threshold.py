"""Coming in: a whole school at once, and nobody who is there already waits for more than one of them."""

import asyncio
import socket
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from serverside import Running
from tableside import PATIENCE
from uvicorn.protocols.http.h11_impl import H11Protocol

SHAKE = "\r\n".join(
    ["GET /ws HTTP/1.1", "Host: {}", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {'A' * 22}==", "Sec-WebSocket-Version: 13", "", ""]
)
SCHOOL = 30


class Held:
    """A server whose loop stands still until it is let go, and whose turns are counted."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server, self.turn = server, 0
        self.loop: Any = None
        self.heard: list[tuple[int, H11Protocol]] = []  # in which turn somebody's words were worked on
        works = H11Protocol.data_received

        def hear(newcomer: H11Protocol, data: bytes) -> None:
            self.loop = newcomer.loop
            self.heard.append((self.turn, newcomer))
            works(newcomer, data)

        monkeypatch.setattr(H11Protocol, "data_received", hear)

    def count(self) -> None:
        """One more turn."""
        self.turn += 1
        self.loop.call_soon(self.count)

    def while_it_stands(self, do: Callable[[], Any]) -> None:
        """Do something of which the server hears all at once."""
        stands, on = threading.Event(), threading.Event()
        self.loop.call_soon_threadsafe(lambda: (stands.set(), on.wait(PATIENCE)))
        assert stands.wait(PATIENCE)
        do()
        on.set()


def come(server: Running) -> socket.socket:
    """Somebody at the door who says nothing yet."""
    found = socket.create_connection(server.socket.getsockname(), PATIENCE)
    found.settimeout(PATIENCE)
    return found


def test_of_a_school_that_speaks_at_once_one_is_heard_a_turn(running: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    server = running(sockets_an_address=SCHOOL + 1)
    held = Held(server, monkeypatch)
    shake = SHAKE.format(server.host).encode()
    with come(server) as one:
        one.sendall(shake)
        assert b" 101 " in one.recv(4096)
        school = [come(server) for _ in range(SCHOOL)]
        while len(server.server.server_state.connections) < SCHOOL + 1:  # all stand before the door
            asyncio.run(asyncio.sleep(0.005))
        held.heard.clear()
        held.loop.call_soon_threadsafe(held.count)
        held.while_it_stands(lambda: [each.sendall(shake) for each in school])
        for each in school:
            assert b" 101 " in each.recv(4096)
            each.close()
    assert len(held.heard) == SCHOOL
    assert max(Counter(turn for turn, _ in held.heard).values()) == 1


def test_what_is_said_in_several_pieces_before_ones_turn_is_heard_whole(running: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    server = running()
    held = Held(server, monkeypatch)
    with come(server) as first, come(server) as second:
        first.sendall(b"GET /api/games HTTP/1.1\r\nHost: ")
        while held.loop is None:
            asyncio.run(asyncio.sleep(0.005))
        first.sendall(server.host.encode() + b"\r\n\r\n")
        second.sendall(f"GET /api/games HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n".encode())
        assert first.recv(4096).startswith(b"HTTP/1.1 200")
        assert second.recv(4096).startswith(b"HTTP/1.1 200")


def test_who_goes_away_before_their_turn_holds_up_nobody(running: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    server = running(sockets_an_address=SCHOOL)
    held = Held(server, monkeypatch)
    shake = SHAKE.format(server.host).encode()
    with come(server) as one, come(server) as last:
        one.sendall(shake)
        one.recv(4096)
        gone = [come(server) for _ in range(5)]
        held.while_it_stands(lambda: [(each.sendall(shake), each.close()) for each in gone])
        last.sendall(shake)
        assert b" 101 " in last.recv(4096)
