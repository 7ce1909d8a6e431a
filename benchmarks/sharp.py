"""People among bots that think: how long their moves take to be acknowledged while all cores are busy with the bots' thoughts.

    python benchmarks/sharp.py                     20 tables of Threat Level, at each one person and five sharp bots, for 60 s
    python benchmarks/sharp.py --game unequalopolis --tables 5 --level fair

Every person answers as soon as they are asked. The bots' processes are the server's own, as many as it starts by itself; before
anything is timed what they need is compiled. `--level fair`, whose bots do not think, shows what the thinking adds.
"""

import argparse
import asyncio
import itertools
import os
import signal
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import uvloop
from load import Lobby, as_text, processor, start
from loadclient import Party, Player, connect

from lopsided.engine.agents import LEVELS, find_agent
from lopsided.engine.game import find_game

NUMBERS = itertools.count()
MOST_SEATS = 6
PACE = "0.2"  # seconds between two moves of bots: quicker than people like it, so that people are asked often
TICK, WARM_UP = 0.002, 10.0


def thinkers(pid: int) -> list[int]:
    """The processes that a server has started."""
    return [int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()]


def thought(pid: int) -> float:
    """Processor seconds of all processes that a server has started, those that ended included."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[13:15]
    return sum(map(processor, thinkers(pid))) + (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def sit_down(http: httpx.AsyncClient, chosen: argparse.Namespace) -> Party:
    """A person at a table, and bots in all other seats."""
    wish = {"game": chosen.game, "mode": "now", "name": "Ada", "seats": chosen.seats, "level": chosen.level}
    made = (await http.post("/api/tables", json=wish)).raise_for_status().json()
    party = Party(made["match"])
    await connect(str(http.base_url), Player(party, made["seats"][0], made["token"]))
    return party


async def play(http: httpx.AsyncClient, chosen: argparse.Namespace, parties: list[Party], seconds: float) -> list[float]:
    """Everybody answers at once, and sits down anew where a game is over. How long each answer took to be acknowledged."""
    latencies: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        for n, party in enumerate(parties):
            player = party.players[0]
            if player.view.get("over"):
                parties[n] = await sit_down(http, chosen)
            elif player.view.get("actions") and not party.asked:
                party.asked = player
            if party.ready:
                party.move(f"m{next(NUMBERS)}", latencies)
        await asyncio.sleep(TICK)
    return latencies


async def measure(chosen: argparse.Namespace) -> dict[str, Any]:
    """Start a server, play, and look who was kept waiting."""
    game = find_game(chosen.game)
    if LEVELS[chosen.level]:
        find_agent(game, LEVELS[chosen.level]).prepare(game)  # so that nothing is compiled while it is timed
    with tempfile.TemporaryDirectory() as folder:
        server, url = start(chosen, Path(folder) / "tables.sqlite", LOPSIDED_PACE=PACE)
        try:
            async with httpx.AsyncClient(base_url=url, timeout=60) as http:
                parties = [await sit_down(http, chosen) for _ in range(chosen.tables)]
                await play(http, chosen, parties, WARM_UP)
                lobby = Lobby(url)
                await lobby.asks()
                busy, thinking = processor(server.pid), thought(server.pid)
                latencies = await play(http, chosen, parties, chosen.seconds)
                busy, thinking = processor(server.pid) - busy, thought(server.pid) - thinking
                ping, processes = await lobby.worst(), len(thinkers(server.pid))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
    taken = np.array(latencies) * 1000
    return {
        "tables": chosen.tables,
        "seats, of which one is a person's": chosen.seats,
        "bots": chosen.level,
        "seconds": chosen.seconds,
        "moves of people acknowledged": len(latencies),
        "acknowledged after, p50 ms": float(np.percentile(taken, 50)),
        "acknowledged after, p99 ms": float(np.percentile(taken, 99)),
        "acknowledged after, worst ms": float(taken.max()),
        "a ping waits, worst ms": ping * 1000,
        "refused": sum(party.refused for party in parties),
        "server, share of a core": busy / chosen.seconds,
        "thinking processes": processes,
        "thinking, share of a core": thinking / chosen.seconds,
    }


def main() -> None:
    """Read the flags, measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="threat-level")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--level", choices=list(LEVELS), default="sharp")
    parser.add_argument("--seconds", type=float, default=60)
    chosen = parser.parse_args()
    chosen.seats, chosen.module = chosen.seats or min(MOST_SEATS, find_game(chosen.game).seats[1]), "lopsided.server"
    print(chosen.game, *(f"  {name:34} {as_text(value)}" for name, value in uvloop.run(measure(chosen)).items()), sep="\n")


if __name__ == "__main__":
    main()
