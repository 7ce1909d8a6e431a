"""A class at once: 36 phones, 9 tables, a console and a wall, all by the protocol that browsers speak, against a server of its own.

    python benchmarks/room.py                      36 phones, tables of 4, 60 s of play
    python benchmarks/room.py --phones 12 --seconds 10

Everybody types the code at the same moment; then the tables start, and whoever is asked moves after a moment's thought, as a brisk class would.
It prints: from code to seat (request sent to the table's welcome), p50 and p99 of a move (frame sent to its ack), how old the console's picture
is (from a move's ack to the console's frame that shows a later state), the bytes that a phone gets in a minute, and the processor time
of the server, which a busy machine does not stretch.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import numpy as np
from websockets.asyncio.client import ClientConnection, connect

from lopsided.engine.changes import changed

ROOMY = {"LOPSIDED_TABLES_A_MINUTE": "100000", "LOPSIDED_PACE": "0.5", "LOPSIDED_DEBRIEFS": "0"}


class Line:
    """One socket, with what came over it."""

    def __init__(self, url: str, room: str, token: str) -> None:
        self.url, self.room, self.token = url, room, token
        self.bytes, self.lesson = 0, dict[str, Any]()
        self.waits: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.heard = asyncio.Event()
        self.shown: list[float] = []  # when the room was shown anew

    async def open(self) -> "Line":
        self.socket: ClientConnection = await connect(self.url.replace("http", "ws") + "/ws", max_size=None)
        await self.socket.send(json.dumps({"t": "hello", "table": self.room, "token": self.token}))
        self.reading = asyncio.create_task(self.read())
        return self

    async def read(self) -> None:
        async for frame in self.socket:
            self.bytes += len(frame)
            told = json.loads(frame)
            if told["t"] == "lesson":
                self.lesson = told
                self.shown.append(time.perf_counter())
            elif told["t"] in ("ack", "refused") and told["id"] in self.waits:
                self.waits.pop(told["id"]).set_result(told)
            self.take(told)
            self.heard.set()

    def take(self, told: dict[str, Any]) -> None:
        """What more there is to keep."""

    async def ask(self, **message: Any) -> dict[str, Any]:
        id = f"i{random.getrandbits(60):x}"
        self.waits[id] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"id": id, **message}))
        return await self.waits[id]

    async def until(self, true: Any) -> Any:
        while not (found := true(self)):
            self.heard.clear()
            await self.heard.wait()
        return found


class Seat(Line):
    """A phone at its table."""

    view: dict[str, Any] | None = None
    upto = -1
    seat = "-1"

    def take(self, told: dict[str, Any]) -> None:
        if told["t"] == "welcome":
            self.seat = str(told["seats"][0]) if told["seats"] else "-1"
        if told["t"] in ("welcome", "news"):
            self.upto = told["upto"]
            glance = told.get("views", {}).get(self.seat)
            if glance:
                self.view = glance.get("whole") or changed(self.view, glance["changes"])  # type: ignore[arg-type]

    async def play(self, until: float, think: float, times: list[float]) -> None:
        """Move whenever asked."""
        while time.perf_counter() < until:
            if not self.view or not self.view["actions"]:
                self.heard.clear()
                try:
                    await asyncio.wait_for(self.heard.wait(), 1)
                except TimeoutError:
                    continue
                continue
            await asyncio.sleep(random.uniform(0.5, 1.5) * think)
            if self.view["actions"]:
                action = random.choice(self.view["actions"])["id"]
                began = time.perf_counter()
                answer = await self.ask(t="move", seat=int(self.seat), answers=self.upto, actions=[action])
                if answer["t"] == "ack":
                    times.append(time.perf_counter() - began)


async def come(http: httpx.AsyncClient, url: str, code: str, name: str) -> tuple[Line, float]:
    """Type the code and a name; the phone, and when that began."""
    began = time.perf_counter()
    await http.get(f"/api/tables/{code}")
    seated = (await http.post(f"/api/rooms/{code}/join", json={"name": name})).raise_for_status().json()
    phone = await Line(url, seated["match"], seated["token"]).open()
    await phone.until(lambda line: line.lesson)
    return phone, time.perf_counter() - began


async def measure(url: str, chosen: argparse.Namespace) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        led = (await http.post("/api/rooms", json={"game": chosen.game})).raise_for_status().json()
        lead = await Line(url, led["match"], led["token"]).open()
        wall = await Line(url, led["match"], "").open()
        plan = {"game": chosen.game, "size": 4, "guess": False, "stop_after": 0}
        await lead.ask(t="lead", order="plan", value=plan)
        code = led["code"].replace(" ", "")
        came = await asyncio.gather(*(come(http, url, code, f"Pupil {n}") for n in range(chosen.phones)))
    phones = [phone for phone, _ in came]
    joined = [took for _, took in came]
    await lead.ask(t="lead", order="next", value="gather")

    async def sit(phone: Line) -> tuple[Seat, float]:
        began = time.perf_counter()
        match = await phone.until(lambda line: line.lesson["phone"].get("match"))
        seat = Seat(url, match, phone.token)
        await seat.open()
        await seat.until(lambda line: line.upto >= 0)
        return seat, time.perf_counter() - began

    sat = await asyncio.gather(*(sit(phone) for phone in phones))
    print(f"{len(sat)} phones at {len(lead.lesson['console']['tables'])} tables")
    print(f"from code to the room: worst {max(joined):.2f} s; from the start to the seat: worst {max(t for _, t in sat):.2f} s")
    times: list[float] = []
    before = sum(phone.bytes for phone in [*phones, *(seat for seat, _ in sat)])
    began = time.perf_counter()
    await asyncio.gather(*(seat.play(began + chosen.seconds, chosen.think, times) for seat, _ in sat), ages(lead, began + chosen.seconds, [s for s, _ in sat]))
    minutes = (time.perf_counter() - began) / 60
    got = (sum(phone.bytes for phone in [*phones, *(seat for seat, _ in sat)]) - before) / len(phones) / 1024 / minutes
    p50, p99 = np.percentile(times, [50, 99]) * 1000
    print(f"{len(times)} moves, {len(times) / chosen.seconds:.1f} a second: p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {max(times) * 1000:.0f} ms")
    print(f"a phone gets {got:.1f} KB a minute; the wall got {wall.bytes / 1024:.0f} KB, the console {lead.bytes / 1024:.0f} KB")


async def ages(lead: Line, until: float, seats: list[Seat]) -> None:
    """How long a table's new state waits to be on the console: looked at ten times a second, by the number of its last event."""
    first: dict[tuple[str, int], float] = {}
    worst, seen = 0.0, set[tuple[str, int]]()
    while time.perf_counter() < until:
        now = time.perf_counter()
        shown = {tile["match"]: (tile.get("last") or {}).get("n", -1) for tile in lead.lesson["console"]["tables"]}
        for seat in seats:
            for number in [seat.upto]:
                first.setdefault((seat.room, number), now)
        for (match, number), since in list(first.items()):
            if (match, number) in seen:
                continue
            if shown.get(match, -1) >= number:
                worst = max(worst, now - since)
                seen.add((match, number))
            elif any(s.room == match and s.upto > number for s in seats):
                seen.add((match, number))  # overtaken, or no event of the game
        await asyncio.sleep(0.02)
    print(f"the console's picture was at most {worst:.2f} s old")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--phones", type=int, default=36)
    parser.add_argument("--game", default="threat-level")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=2.0, help="seconds that people think, on average")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "lopsided.server", "--port", "0", "--database", f"sqlite:///{Path(folder)}/tables.sqlite"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=os.environ | ROOMY)
        try:
            assert server.stdout
            asyncio.run(measure(server.stdout.readline().decode().strip(), chosen))
        finally:
            server.kill()
            server.wait()
            used = resource.getrusage(resource.RUSAGE_CHILDREN)
            print(f"the server took {used.ru_utime + used.ru_stime:.1f} s of processor time, its start included")


if __name__ == "__main__":
    main()
