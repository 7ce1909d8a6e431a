"""A room full of tables: how fast moves are on disk and acknowledged while 300 tables of 6 play at once.

    python benchmarks/load.py                      300 tables of 6, 500 moves a second for 60 s
    python benchmarks/load.py --tables 20 --seconds 10

It starts a server of its own on loopback with a database of its own, plays with real sockets, stops by itself, and
counts: what was acknowledged against what the log holds afterwards, and whether every client saw the same end.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import websockets

from lopsided.server.table.entries import Moved, decode

NUMBERS = itertools.count()
MOST_TABLES, MOST_SECONDS, MOST_RATE = 1000, 300, 5000
ROOMY = {"LOPSIDED_TABLES_A_MINUTE": "100000", "LOPSIDED_MESSAGES_A_SECOND": "1000", "LOPSIDED_SOCKETS": "10000", "LOPSIDED_PACE": "1000000"}


class Player:
    """One seat's socket: keeps the last view and waits for its acknowledgements."""

    def __init__(self, seat: int, socket: Any) -> None:
        self.seat, self.socket = seat, socket
        self.upto, self.view, self.over = -1, {}, False
        self.waiting: dict[str, asyncio.Future[str]] = {}
        self.bytes = 0

    async def listen(self) -> None:
        """Take every frame; stop when the connection ends."""
        async for frame in self.socket:
            self.bytes += len(frame)
            told = json.loads(frame)
            if told["t"] in ("welcome", "news", "refused") and told["views"]:
                self.view = told["views"].get(str(self.seat), self.view)
            if "upto" in told:
                self.upto = max(self.upto, told["upto"])
            if told["t"] in ("ack", "refused") and told["id"] in self.waiting:
                self.waiting.pop(told["id"]).set_result(told["t"])

    async def move(self, number: str) -> tuple[str, float]:
        """Take a random action; how it was answered and after how many seconds."""
        action = random.choice(self.view["actions"])["id"]
        answer = self.waiting[number] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        await self.socket.send(json.dumps({"t": "move", "id": number, "seat": self.seat, "answers": self.upto, "actions": [action]}))
        return await asyncio.wait_for(answer, 30), time.perf_counter() - began


class Party:
    """One table of people who are always ready to move."""

    def __init__(self, match: str, players: list[Player]) -> None:
        self.match, self.players, self.acknowledged, self.busy = match, players, 0, False

    def asked(self) -> Player | None:
        """Whose move it is."""
        return next((p for p in self.players if p.view.get("actions")), None)


async def sit_down(url: str, tables: int, seats: int) -> tuple[list[Party], list[asyncio.Task[None]]]:
    """Open the tables, fill them, start."""
    parties, tasks = [], []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for _ in range(tables):
            made = (await http.post("/api/tables", json={"game": "threat-level", "name": "Host", "seats": seats})).raise_for_status().json()
            tokens = [made["token"]]
            for n in range(1, seats):
                joined = await http.post(f"/api/tables/{made['code']}/join", json={"name": f"Guest {n}"})
                tokens.append(joined.raise_for_status().json()["token"])
            players = []
            for seat, token in enumerate(tokens):
                socket = await websockets.connect(url.replace("http", "ws") + "/ws", max_size=None, compression=None, ping_interval=None)
                await socket.send(json.dumps({"t": "hello", "table": made["match"], "token": token}))
                players.append(Player(seat, socket))
                tasks.append(asyncio.create_task(players[-1].listen()))
            await players[0].socket.send(json.dumps({"t": "host", "id": "start", "order": "start"}))
            parties.append(Party(made["match"], players))
    return parties, tasks


async def keep_alive(parties: list[Party]) -> None:
    """What every client does: a heartbeat."""
    while True:
        await asyncio.sleep(15)
        for party in parties:
            for player in party.players:
                await player.socket.send('{"t":"ping"}')


async def play(parties: list[Party], rate: float, seconds: float) -> tuple[list[float], int, int]:
    """So many moves a second over all tables; latencies, moves wanted, moves refused."""
    latencies: list[float] = []
    wanted = refused = 0
    running: set[asyncio.Task[None]] = set()

    async def one(party: Party, player: Player) -> None:
        nonlocal refused
        party.busy = True
        answer, took = await player.move(f"m{next(NUMBERS)}")
        party.busy = False
        if answer == "ack":
            party.acknowledged += 1
            latencies.append(took)
        else:
            refused += 1

    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        due = int((time.perf_counter() - began) * rate) - wanted
        free = [p for p in parties if not p.busy and p.asked()]
        for party in random.sample(free, min(due, len(free))):
            wanted += 1
            player = party.asked()
            assert player
            task = asyncio.create_task(one(party, player))
            running.add(task)
            task.add_done_callback(running.discard)
        await asyncio.sleep(0.002)
    await asyncio.gather(*running)
    return latencies, wanted, refused


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def moves_on_disk(database: Path) -> dict[str, int]:
    """Moves in the log, by match."""
    with sqlite3.connect(database) as store:
        rows = store.execute("select match, entry from log").fetchall()
    counts: dict[str, int] = {}
    for match, entry in rows:
        counts[match] = counts.get(match, 0) + isinstance(decode(entry), Moved)
    return counts


async def measure(chosen: argparse.Namespace) -> dict[str, Any]:
    """Start a server, load it, look at what is left."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        command = [sys.executable, "-m", "lopsided.server", "--port", "0", "--database", f"sqlite:///{database}"]
        server = subprocess.Popen(command, env={**os.environ, **ROOMY}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout
            url = server.stdout.readline().strip()
            parties, tasks = await sit_down(url, chosen.tables, chosen.seats)
            tasks.append(asyncio.create_task(keep_alive(parties)))
            await asyncio.sleep(1)
            await play(parties, chosen.rate, 2)
            before, first = memory(server.pid), sum(p.acknowledged for p in parties)
            latencies, wanted, refused = await play(parties, chosen.rate, chosen.seconds)
            after = memory(server.pid)
            await asyncio.sleep(1)
            agree = all(len({p.upto for p in party.players}) == 1 for party in parties)
            for task in tasks:
                task.cancel()
            for party in parties:
                for player in party.players:
                    await player.socket.close()
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
        stored = moves_on_disk(database)
    taken = np.array(latencies) * 1000
    return {
        "tables": chosen.tables,
        "sockets": chosen.tables * chosen.seats,
        "moves a second": len(latencies) / chosen.seconds,
        "wanted": wanted,
        "refused": refused,
        "p50 ms": float(np.percentile(taken, 50)),
        "p99 ms": float(np.percentile(taken, 99)),
        "worst ms": float(taken.max()),
        "acknowledged": sum(p.acknowledged for p in parties),
        "lost": sum(max(0, p.acknowledged - stored.get(p.match, 0)) for p in parties),
        "every client saw the same": agree,
        "memory MB before": before,
        "memory MB after": after,
        "warm-up moves": first,
    }


def main() -> None:
    """Read the flags, within bounds."""
    parser = argparse.ArgumentParser(description="Load a server of our own on loopback.")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    chosen = parser.parse_args()
    if not (0 < chosen.tables <= MOST_TABLES and 2 <= chosen.seats <= 8 and 0 < chosen.seconds <= MOST_SECONDS and 0 < chosen.rate <= MOST_RATE):
        parser.error(f"at most {MOST_TABLES} tables of 2 to 8, {MOST_RATE} moves a second, {MOST_SECONDS} s")
    for name, value in asyncio.run(measure(chosen)).items():
        print(f"{name:28} {value:,.1f}" if isinstance(value, float) else f"{name:28} {value}")


if __name__ == "__main__":
    main()
