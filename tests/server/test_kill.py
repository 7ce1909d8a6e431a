"""The server dies without warning, again and again, while people play; nothing acknowledged is ever missing."""

import asyncio
import json
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import websockets
from tableside import PATIENCE

from lopsided.server.table.entries import Moved, decode

DEATHS = 100
CALM = ["--pace", "1000000", "--grace", "1000000", "--snapshot-every", "9"]


class Server:
    """A server process on one port and one database, killed and started at will."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "lopsided.server", "--port", str(self.port), "--database", self.database, *CALM]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout
        assert self.process.stdout.readline().strip() == self.url

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Client:
    """Comes back by itself, with the last number it has, and sends again what was not acknowledged."""

    def __init__(self, url: str, match: str, token: str, seat: int) -> None:
        self.url, self.match, self.token, self.seat = url, match, token, seat
        self.upto, self.items, self.view, self.table = -1, {}, {}, {}
        self.acknowledged: list[str] = []
        self.socket: Any = None

    async def come_back(self) -> None:
        """Connect as often as it takes."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                self.socket = await websockets.connect(self.url.replace("http", "ws") + "/ws", max_size=None, open_timeout=PATIENCE)
                await self.socket.send(json.dumps({"t": "hello", "table": self.match, "token": self.token, "last": self.upto}))
                while (await self.hear())["t"] != "welcome":
                    pass
                return
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(0.02)
        raise AssertionError("the client did not come back")

    async def hear(self) -> dict[str, Any]:
        """One frame, taken as a client does."""
        told: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if told["t"] in ("welcome", "news"):
            self.upto, self.table = told["upto"], told["table"]
            self.items |= {item["n"]: item for item in told["items"]}
            self.view = told["views"].get(str(self.seat), self.view)
        return told

    async def move(self, number: str, action: int) -> None:
        """Send a move until it is answered, whatever happens to the server meanwhile."""
        while True:
            try:
                await self.socket.send(json.dumps({"t": "move", "id": number, "seat": self.seat, "answers": self.upto, "actions": [action]}))
                while (told := await self.hear())["t"] not in ("ack", "refused") or told["id"] != number:
                    pass
                assert told["t"] == "ack" or told["reason"] == "stale", told
                if told["t"] == "ack":
                    self.acknowledged.append(number)
                return
            except (OSError, websockets.WebSocketException):
                await self.come_back()

    async def catch_up(self) -> None:
        """Hear everything up to now."""
        try:
            await self.socket.send(json.dumps({"t": "ping", "at": 0}))
            while (await self.hear())["t"] != "pong":
                pass
        except (OSError, websockets.WebSocketException):
            await self.come_back()


async def seat(server: Server) -> list[Client]:
    """Three people at a fresh table."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        made = (await http.post("/api/tables", json={"game": "threat-level", "name": "Ada", "seats": 3})).raise_for_status().json()
        tokens = [made["token"]]
        for name in ("Ben", "Cleo"):
            tokens.append((await http.post(f"/api/tables/{made['code']}/join", json={"name": name})).raise_for_status().json()["token"])
    people = [Client(server.url, made["match"], token, n) for n, token in enumerate(tokens)]
    for person in people:
        await person.come_back()
    await people[0].socket.send(json.dumps({"t": "host", "id": "start", "order": "start"}))
    for person in people:
        while person.table["stage"] != "playing":
            await person.hear()
    return people


def test_a_hundred_kills_lose_no_acknowledged_move(tmp_path: Path) -> None:
    asyncio.run(die_and_come_back(tmp_path))


async def die_and_come_back(folder: Path) -> None:
    """Play on while the server is killed in the middle of moves."""
    luck, server = random.Random(7), Server(folder)
    played: list[list[Client]] = []
    deaths = number = 0
    try:
        while deaths < DEATHS:
            people = await seat(server)
            played.append(people)
            while deaths < DEATHS and people[0].table["stage"] == "playing":
                asked = [p for p in people if p.view.get("actions")]
                if not asked:
                    for person in people:
                        await person.catch_up()
                    continue
                number += 1
                moving = asyncio.create_task(asked[0].move(f"m{number}", luck.choice(asked[0].view["actions"])["id"]))
                if luck.random() < 0.5:
                    await asyncio.sleep(luck.random() * 0.006)
                    server.kill()
                    deaths += 1
                    server.start()
                await moving
                for person in people:
                    await person.catch_up()
        for people in played:
            await look_back(server, people)
    finally:
        server.kill()


async def look_back(server: Server, people: list[Client]) -> None:
    """Every acknowledged move is in the log once, and everybody sees what one sees who was never cut off."""
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as store:
        rows = store.execute("select entry from log where match = ? order by seq", (people[0].match,)).fetchall()
    entries = [decode(row[0]) for row in rows]
    stored = [entry.id for entry in entries if isinstance(entry, Moved)]
    assert len(stored) == len(set(stored))
    for person in people:
        assert set(person.acknowledged) <= set(stored)
        await person.come_back()
        fresh = Client(server.url, person.match, person.token, person.seat)
        await fresh.come_back()
        assert person.view == fresh.view
        assert person.items == fresh.items
        await fresh.socket.close()
        await person.socket.close()
