"""A room full of tables: how fast moves are on disk and acknowledged while 300 tables play at once.

    python benchmarks/load.py                      300 tables of Threat Level, 500 moves a second for 60 s
    python benchmarks/load.py --game disruptopia --tables 20 --seconds 10
    python benchmarks/load.py --game all --write   every game, and the tables go into benchmarks/load.md
    python benchmarks/load.py --game disruptopia --reopen
                                                   kill the server in the middle and see how long anybody waits while all tables are opened again

It starts a server of its own on loopback with a database of its own, plays with real sockets (loadclient.py), stops by
itself, and counts: what was acknowledged against what the log holds afterwards, and whether every client saw the same.
"""

import argparse
import asyncio
import itertools
import os
import platform
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import uvloop
from loadclient import Party, Player, connect

from lopsided.engine.game import find_game
from lopsided.server.table.entries import Moved, decode

NUMBERS = itertools.count()
GAMES = ("threat-level", "displacement", "disruptopia", "disparity-trap", "unequalopolis")
RATES = {"threat-level": 500.0}  # moves a second where none are asked for; of the other games 300
MOST_SEATS = 6
MOST_TABLES, MOST_SECONDS, MOST_RATE = 1000, 300, 5000
WARM_UP, TICK, HEARTBEAT, SAMPLE = 5.0, 0.002, 15.0, 5.0
ROOMY = {
    "LOPSIDED_TABLES_A_MINUTE": "100000", "LOPSIDED_MESSAGES_A_SECOND": "1000", "LOPSIDED_SOCKETS": "10000", "LOPSIDED_REQUESTS_A_SECOND": "1000",
    "LOPSIDED_PACE": "1000000", "LOPSIDED_ACTIONS_A_SECOND": "1000",
    "LOPSIDED_GRACE": "1000000", "LOPSIDED_SILENCE": "600", "LOPSIDED_WRONG_CODES_A_MINUTE": "100000",
}  # fmt: skip
RESULTS = Path(__file__).parent / "load.md"
PAGE = """# A room full of tables

Made by `python benchmarks/load.py --game all --write` on {day}: Python {python}, {system}, {cores} cores, which server and load tool share.

One server process with its embedded store (SQLite, WAL, `synchronous=FULL`, on this machine's disk), started by the tool on loopback with the limits
per address lifted and no bots. Every seat of every table is a WebSocket of its own; all are connected for the whole run, with heartbeats. So many times
a second a table that is ready is picked at random and whoever is asked there makes a random legal move. The clock of a
move runs from the write of its frame to the arrival of its `ack`, which the server sends after the move is on disk and after everybody was sent the
news. The first {warm:.0f} s are a warm-up: their moves count for the checks, not for the times. Somebody in a lobby, a process of its own, asks twenty times
a second whether the server is there: a ping waits as long as anything holds the server's loop, or takes its processor.

{rows}

What is checked afterwards, over every frame of every socket: the numbers of the news have no gap; what several at a table were told is the same (kind and
ints; the words are for each reader, and so are secrets); each one's last view equals the one the server gives who asks anew; the ids of the moves in the log
on disk are exactly the acknowledged ones, each once. The bytes a move are those of the news and, for whoever moved, of the answer, in the timed part; a
welcome, with the whole view and the board, comes once a connection.

With `--reopen` the server is killed in the middle (`kill -9`), started anew on the same file, and all clients come back in the same moment:

{reopened}

Of those who come at once one is heard a turn of the server's loop; logs are read beside it, one at a time, from the latest snapshot on. Whoever sits at a
table that is open already does not notice.

The memory that a move leaves behind, about 0.4 KB, is its table's own history (the log's ids, and where its events stand), which a table keeps until
nobody has looked at it for a while; nothing else grows.

What everybody sees of a table is drawn, compared and encoded once a step, and each seat's frame is those bytes with its own beside them.
Where the server's share of a core is near 1, moves queue for the processor and the times above are those of the
queue: what it carries is a little less than what was acknowledged a second. Below that the tail is the disk's: on a shared disk p99 went from 20 to 350 ms at
a p50 of about 2 ms.
"""


@dataclass
class Run:
    """What was measured while the moves were made."""

    latencies: list[float] = field(default_factory=list)
    wanted: int = 0
    memory: list[float] = field(default_factory=list)
    server_seconds: float = 0
    client_seconds: float = 0
    told_bytes: int = 0
    ping: float = 0


async def sit_down(url: str, game: str, tables: int, seats: int) -> list[Party]:
    """Open the tables, fill them, start."""
    parties = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for _ in range(tables):
            made = (await http.post("/api/tables", json={"game": game, "name": "Host", "seats": seats})).raise_for_status().json()
            tokens = [made["token"]]
            for n in range(1, seats):
                joined = await http.post(f"/api/tables/{made['code']}/join", json={"name": f"Guest {n}"})
                tokens.append(joined.raise_for_status().json()["token"])
            party = Party(made["match"])
            for seat, token in enumerate(tokens):
                await connect(url, Player(party, seat, token))
            party.players[0].send('{"t":"host","id":"start","order":"start"}')
            parties.append(party)
    return parties


async def keep_alive(parties: list[Party]) -> None:
    """What every client does: a heartbeat, not all at once."""
    while True:
        for party in parties:
            for player in party.players:
                player.send('{"t":"ping"}')
            await asyncio.sleep(HEARTBEAT / len(parties))


class Lobby:
    """Somebody in a lobby who asks whether the server is there: a process of its own, so that what keeps this one busy is not counted."""

    def __init__(self, url: str) -> None:
        command = [sys.executable, str(Path(__file__).with_name("loadclient.py")), url]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    async def asks(self) -> None:
        """From here on."""
        await asyncio.to_thread(self._line)

    async def worst(self) -> float:
        """The longest wait, in seconds; no more questions."""
        assert self._process.stdin
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return float(await asyncio.to_thread(self._line))

    def _line(self) -> str:
        assert self._process.stdout
        return self._process.stdout.readline()


async def play(parties: list[Party], rate: float, seconds: float, pid: int, lobby: Lobby | None = None) -> Run:
    """So many moves a second over all tables, at random among those that are ready."""
    run = Run()
    if lobby is not None:
        await lobby.asks()
    began, busy, own, told = time.perf_counter(), processor(pid), time.process_time(), told_bytes(parties)
    while (passed := time.perf_counter() - began) < seconds:
        due = int(passed * rate) - run.wanted
        if due > 0:
            ready = [party for party in parties if party.ready]
            for party in random.sample(ready, min(due, len(ready))):
                party.move(f"m{next(NUMBERS)}", run.latencies)
                run.wanted += 1
        if passed >= len(run.memory) * SAMPLE:
            run.memory.append(memory(pid))
        await asyncio.sleep(TICK)
    run.server_seconds, run.client_seconds = processor(pid) - busy, time.process_time() - own
    run.memory.append(memory(pid))
    run.ping = await lobby.worst() if lobby is not None else 0
    await settle(parties)
    run.told_bytes = told_bytes(parties) - told
    return run


async def settle(parties: list[Party], patience: float = 30) -> None:
    """Wait until every move is answered and every client has all that any client has."""
    until = time.perf_counter() + patience
    while time.perf_counter() < until and not all(party.at_rest for party in parties):
        await asyncio.sleep(0.05)


def told_bytes(parties: list[Party]) -> int:
    """Bytes of news and answers that all clients were sent so far."""
    return sum(player.told_bytes for party in parties for player in party.players)


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor(pid: int) -> float:
    """Processor seconds that a process has used, its threads included."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def ids_on_disk(database: Path) -> dict[str, list[str]]:
    """The ids of the moves in the log, by match, in their order."""
    with sqlite3.connect(database) as store:
        rows = store.execute("select match, entry from log order by match, seq").fetchall()
    found: dict[str, list[str]] = {}
    for match, entry in rows:
        said = decode(entry)
        if isinstance(said, Moved):
            found.setdefault(match, []).append(said.id)
    return found


async def measure(chosen: argparse.Namespace) -> dict[str, Any]:
    """Start a server, load it, look at what is left."""
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        database = Path(folder) / "tables.sqlite"
        server, url = start(chosen, database)
        try:
            parties = await sit_down(url, chosen.game, chosen.tables, chosen.seats)
            beat = asyncio.create_task(keep_alive(parties))
            await settle(parties)
            lobby = Lobby(url)
            warm = await play(parties, chosen.rate, min(WARM_UP, chosen.seconds), server.pid)
            run = await play(parties, chosen.rate, chosen.seconds, server.pid, lobby)
            beat.cancel()
            if chosen.reopen:
                server.kill()
                server.wait(20)
                server, url = start(chosen, database)
                return await reopen(url, parties)
            for party in parties:
                await party.look_again()
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
        stored = ids_on_disk(database)
    return report(chosen, parties, warm, run, stored)


def start(chosen: argparse.Namespace, database: Path, **settings: str) -> tuple[subprocess.Popen[str], str]:
    """A server on this database, and its address."""
    command = [sys.executable, "-m", chosen.module, "--port", "0", "--database", f"sqlite:///{database}"]
    server = subprocess.Popen(command, env={**os.environ, **ROOMY, **settings}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout
    return server, server.stdout.readline().strip()


async def reopen(url: str, parties: list[Party]) -> dict[str, Any]:
    """Everybody comes back in one moment; meanwhile somebody in a lobby asks whether the server is there."""
    lobby = Lobby(url)
    await lobby.asks()
    players = [player for party in parties for player in party.players]
    began = time.perf_counter()
    back = sorted(await asyncio.gather(*(come_back(url, player) for player in players)))
    return {
        "tables": len(parties),
        "sockets": len(players),
        "moves in their logs": sum(len(party.acknowledged) for party in parties),
        "a ping waits, worst ms": await lobby.worst() * 1000,
        "half are back after s": back[len(back) // 2] - began,
        "all are back after s": back[-1] - began,
    }


async def come_back(url: str, player: Player) -> float:
    """Connect again with the last number that one has; when the welcome came."""
    again = Player(Party(player.party.match), player.seat, player.token)
    await connect(url, again, player.upto)
    while again.upto < 0:
        await asyncio.sleep(0.01)
    return time.perf_counter()


def report(chosen: argparse.Namespace, parties: list[Party], warm: Run, run: Run, stored: dict[str, list[str]]) -> dict[str, Any]:
    """The table: figures of the timed part, checks over all of it."""
    taken = np.array(run.latencies) * 1000
    return {
        "tables": chosen.tables,
        "sockets": chosen.tables * chosen.seats,
        "moves a second wanted": chosen.rate,
        "seconds": chosen.seconds,
        "moves a second acknowledged": len(run.latencies) / chosen.seconds,
        "acknowledged after, p50 ms": float(np.percentile(taken, 50)),
        "acknowledged after, p99 ms": float(np.percentile(taken, 99)),
        "acknowledged after, worst ms": float(taken.max()),
        "a ping waits, worst ms": run.ping * 1000,
        "moves sent, warm-up included": warm.wanted + run.wanted,
        "acknowledged": sum(len(p.acknowledged) for p in parties),
        "refused": sum(p.refused for p in parties),
        "lost or doubled on disk": sum(len(set(p.acknowledged) ^ set(stored.get(p.match, []))) + doubled(stored.get(p.match, [])) for p in parties),
        "gaps in what clients were sent": sum(player.gaps for p in parties for player in p.players),
        "every client saw the same": all(p.agrees() for p in parties),
        "bytes sent to a client a move": run.told_bytes / max(1, run.wanted) / chosen.seats,
        "bytes of a welcome": float(np.mean([player.welcome_bytes for p in parties for player in p.players])),
        "server, processor ms a move": run.server_seconds / max(1, len(run.latencies)) * 1000,
        "server, share of a core": run.server_seconds / chosen.seconds,
        "this client, share of a core": run.client_seconds / chosen.seconds,
        "server's memory MB, every 5 s": " ".join(f"{mb:.0f}" for mb in run.memory),
    }


def doubled(ids: list[str]) -> int:
    """How many moves stand in a log twice."""
    return len(ids) - len(set(ids))


def as_text(value: Any) -> str:
    """A figure for people."""
    return f"{value:,.2f}" if isinstance(value, float) else str(value)


def columns(found: dict[str, dict[str, Any]]) -> str:
    """Figures as a table, a column a game."""
    lines = [" | ".join(["", *(find_game(game).title for game in found)]), "|".join(["---"] * (len(found) + 1))]
    lines += [" | ".join([name, *(as_text(each[name]) for each in found.values())]) for name in next(iter(found.values()))]
    return "\n".join(f"| {line.strip()} |" if "---" not in line else f"|{line}|" for line in lines)


def page(found: dict[str, dict[str, Any]], reopened: dict[str, dict[str, Any]]) -> str:
    """benchmarks/load.md."""
    where = {"python": platform.python_version(), "system": f"{platform.system()} {platform.machine()}", "cores": os.cpu_count()}
    return PAGE.format(rows=columns(found), reopened=columns(reopened), day=date.today(), warm=WARM_UP, **where)


def main() -> None:
    """Read the flags, within bounds."""
    parser = argparse.ArgumentParser(description="Load a server of our own on loopback.")
    parser.add_argument("--game", choices=[*GAMES, "all"], default="threat-level")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=None, help=f"as many as the game has, {MOST_SEATS} at most, unless said")
    parser.add_argument("--rate", type=float, default=None)
    parser.add_argument("--reopen", action="store_true", help="kill the server and measure how all tables are opened again")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--write", action="store_true", help="put the tables into benchmarks/load.md; with --game all")
    parser.add_argument("--folder", default=None, help="where the database lies while it runs")
    parser.add_argument("--module", default="lopsided.server", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if not (0 < chosen.tables <= MOST_TABLES and 2 <= (chosen.seats or 2) <= 8 and 0 < chosen.seconds <= MOST_SECONDS and 0 < (chosen.rate or 1) <= MOST_RATE):
        parser.error(f"at most {MOST_TABLES} tables of 2 to 8, {MOST_RATE} moves a second, {MOST_SECONDS} s")
    games = GAMES if chosen.game == "all" else (chosen.game,)
    found = {game: run(chosen, game, chosen.reopen) for game in games}
    if chosen.write:
        heaviest = max(found, key=lambda game: found[game]["server, processor ms a move"])
        RESULTS.write_text(page(found, {heaviest: run(chosen, heaviest, reopen=True)}), encoding="utf-8")


def run(chosen: argparse.Namespace, game: str, reopen: bool) -> dict[str, Any]:
    """Measure one game, and print what was found."""
    seats, rate = chosen.seats or min(MOST_SEATS, find_game(game).seats[1]), chosen.rate or RATES.get(game, 300.0)
    found = uvloop.run(measure(argparse.Namespace(**{**vars(chosen), "game": game, "seats": seats, "rate": rate, "reopen": reopen})))
    print(f"{game}{', reopened' if reopen else ''}", *(f"  {name:34} {as_text(value)}" for name, value in found.items()), sep="\n", flush=True)
    return found


if __name__ == "__main__":
    main()
