"""Servers that die without warning: kill -9 at random moments while people play all games, and what is missing afterwards.

    python benchmarks/kill.py --store sqlite --kills 500       one process and its file
    python benchmarks/kill.py --store postgres --kills 500     three processes and a PostgreSQL of their own
    python benchmarks/kill.py --store sqlite --kills 10000 --counts sqlite.json     takes up where the counts stand

At each of five tables, one a game, two people and a bot play. A server is killed, now and then a second one or the same
one again while it starts, and started again; everybody comes back as a browser does (killclient.py). When a game is
over, and at the end, the log on disk must hold every acknowledged move once, and each person must have been told exactly
what somebody is told who comes anew. The first thing that is missing ends the run with an error.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from killclient import Lost, Person, Tally, seat_people

from lopsided.engine.game import all_games
from lopsided.server.store import Store, open_store
from lopsided.server.table.entries import Moved, decode
from lopsided.testing.postgres import own_postgres, programs

GAMES = [name for name, game in all_games().items() if game.package.startswith("lopsided.")]
PEOPLE = ["Ada", "Ben"]
PROCESSES = {"sqlite": 1, "postgres": 3}
ROOMY = {"LOPSIDED_TABLES_A_MINUTE": "100000", "LOPSIDED_PACE": "0.2", "LOPSIDED_SNAPSHOT_EVERY": "20"}
AGAIN = 0.1  # how often a second kill follows at once
SOON = 1.0  # seconds within which the next one comes once everybody is back
PATIENCE = 120.0  # seconds that anything may take before the run is given up


class Nursery:
    """The process from which servers are forked."""

    async def open(self) -> None:
        """Load the program, once."""
        self._asking, pipe = asyncio.Lock(), asyncio.subprocess.PIPE
        script = str(Path(__file__).with_name("killserver.py"))
        self._process = await asyncio.create_subprocess_exec(sys.executable, script, stdin=pipe, stdout=pipe, env={**os.environ, **ROOMY})
        await self._line()

    async def fork(self, port: int, database: str) -> int:
        """A new server's process id."""
        async with self._asking:
            assert self._process.stdin is not None
            self._process.stdin.write(f"{port} {database}\n".encode())
            return int(await self._line())

    async def close(self) -> None:
        """End, and all its servers with it."""
        self._process.kill()
        await self._process.wait()

    async def _line(self) -> bytes:
        assert self._process.stdout is not None
        return await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)


class Server:
    """One process on one port, killed and started at will."""

    def __init__(self, nursery: Nursery, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.nursery, self.database, self.url = nursery, database, f"http://127.0.0.1:{self.port}"
        self.process = 0
        self.up = False

    async def start(self, wait: bool = True) -> None:
        """Start, and come back once it can be reached."""
        self.process = await self.nursery.fork(self.port, self.database)
        if not wait:
            return
        async with asyncio.timeout(PATIENCE):
            while not self.up:
                with contextlib.suppress(OSError):
                    _, line = await asyncio.open_connection("127.0.0.1", self.port)
                    line.close()
                    self.up = True
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """kill -9."""
        self.up = False
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)
            while True:  # until it is gone, and its port with it
                os.kill(self.process, 0)
                await asyncio.sleep(0.002)


class Run:
    """All tables and servers of one run."""

    def __init__(self, database: str, processes: int, tally: Tally, luck: random.Random) -> None:
        self.nursery = Nursery()
        self.servers = [Server(self.nursery, database) for _ in range(processes)]
        self.addresses = [server.url for server in self.servers]
        self.store: Store = open_store(database)
        self.tally, self.luck = tally, luck
        self.tables: dict[str, list[Person]] = {}
        self.starting: list[asyncio.Task[None]] = []

    async def play(self, game: str) -> None:
        """Tables of one game, one after the other, for as long as the run lasts."""
        while True:
            people = await seat_people(self.addresses, game, PEOPLE, shortened(game), self.tally, self.luck)
            self.tally.tables += 1
            self.tables[game] = people
            living = [asyncio.create_task(person.live()) for person in people]
            watching = asyncio.create_task(self.until_over(people))
            try:
                await people[0].here.wait()
                done, _ = await asyncio.wait([watching, *living], return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                for task in [watching, *living]:
                    task.cancel()
                await asyncio.gather(watching, *living, return_exceptions=True)
            await self.look_back(people)
            self.tally.finished += 1
            self.tally.games[game] = self.tally.games.get(game, 0) + 1

    @staticmethod
    async def until_over(people: list[Person]) -> None:
        """Begin the game and wait for its end, as all have seen it."""
        await people[0].order_start()
        while any(person.stage != "over" for person in people):
            await asyncio.sleep(0.2)

    async def kill(self) -> None:
        """Wait until everybody is there, then kill a server at any moment, now and then a second one, and start it again; of several one stays."""
        async with asyncio.timeout(PATIENCE):
            while len(self.tables) < len(GAMES) or len(self.running()) < min(2, len(self.servers)):
                await asyncio.sleep(0.05)
            for people in list(self.tables.values()):
                for person in people:
                    await person.here.wait()
        await asyncio.sleep(self.luck.random() * SOON)
        again = self.luck.random() < AGAIN
        for server in self.luck.sample(self.running(), max(1, min(1 + again, len(self.running()) - 1))):
            await server.kill()
            self.tally.kills += 1
            if again and len(self.servers) == 1:
                await server.start(wait=False)
                await asyncio.sleep(self.luck.random() * 0.5)
                await server.kill()
                self.tally.kills += 1
            self.starting.append(asyncio.create_task(server.start()))
        if len(self.servers) == 1:
            await self.starting[-1]

    def running(self) -> list[Server]:
        """The servers that can be reached; one that did not start is told."""
        for task in [task for task in self.starting if task.done()]:
            self.starting.remove(task)
            task.result()
        return [server for server in self.servers if server.up]

    async def look_back(self, people: list[Person]) -> None:
        """Every acknowledged move is in the log once, and everybody was told what one is told who comes anew."""
        entries = [decode(entry) for entry in (await self.store.read(people[0].match, -1)).entries]
        stored = Counter(entry.id for entry in entries if isinstance(entry, Moved) and entry.id)
        for person in people:
            missing = [move for move in person.acknowledged if stored[move] != 1]
            if missing:
                raise Lost(f"{person.match}: acknowledged and not in the log once: {missing}")
            await self.compare(person)

    async def compare(self, person: Person) -> None:
        """The same items and the same view as a fresh browser on the same seat."""
        fresh = Person(self.addresses, person.match, person.token, person.seat, Tally(), self.luck)
        fresh.playing = person.playing = False
        person.here.clear()
        living = [asyncio.create_task(who.live()) for who in (fresh, person)]
        try:
            async with asyncio.timeout(PATIENCE):
                await fresh.here.wait()
                while person.upto != fresh.upto or not person.here.is_set():
                    await asyncio.sleep(0.05)
        finally:
            for task in living:
                task.cancel()
            await asyncio.gather(*living, return_exceptions=True)
        told = [n for n in fresh.items.keys() | person.items.keys() if fresh.items.get(n) != person.items.get(n)]
        seen = [key for key in fresh.view.keys() | person.view.keys() if fresh.view.get(key) != person.view.get(key)]
        if told or seen:
            raise Lost(f"seat {person.seat} of {person.match} was told something else than who comes anew: items {told}, view {seen}")

    async def go(self, kills: int, tell: bool, counts: Path | None) -> None:
        """So many kills, then a last look at every table."""
        await self.nursery.open()
        await asyncio.gather(*(server.start() for server in self.servers))
        await self.store.open()
        playing = [asyncio.create_task(self.play(game)) for game in GAMES]
        began = time.monotonic()
        try:
            while self.tally.kills < kills:
                killing = asyncio.create_task(self.kill())
                await asyncio.wait([killing, *playing], return_when=asyncio.FIRST_COMPLETED)
                for task in playing:
                    if task.done():
                        killing.cancel()
                        task.result()
                await killing
                if counts:
                    counts.write_text(json.dumps(asdict(self.tally)))
                if tell and self.tally.kills % 10 == 0:
                    print(f"{self.tally.kills} kills, {time.monotonic() - began:.0f} s: {summary(self.tally)}", flush=True)
            for people in self.tables.values():
                async with asyncio.timeout(PATIENCE):
                    for person in people:
                        await person.here.wait()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for people in self.tables.values():
                await self.look_back(people)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*self.starting, return_exceptions=True)
            await self.nursery.close()
            await self.store.close()


def shortened(game: str) -> dict[str, int]:
    """Options with which a game is over after a while, so that its end is met too."""
    rounds = all_games()[game].options.get("max_rounds")
    return {"max_rounds": min(max(12, rounds.range[0]), rounds.range[1])} if rounds and rounds.range else {}


def summary(tally: Tally) -> str:
    """One line of figures."""
    return (
        f"{tally.acknowledged} moves acknowledged, {tally.sent_again} sent again, none lost; {tally.returns} times somebody came back, "
        f"after {tally.away:.1f} s at most, {tally.late} times after more than 10 s; {tally.tables} tables, {tally.finished} games over; "
        f"the longest standstill of a table {tally.still:.1f} s"
    )


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    """An empty database."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/tables.sqlite"
        return
    found = programs()
    if found is None:
        raise SystemExit("PostgreSQL is not installed here.")
    with own_postgres(found) as address:
        yield address + "postgres"


def run(kind: str, address: str, kills: int, seed: int, tally: Tally, tell: bool = False, counts: Path | None = None) -> Tally:
    """So many kills on one database; Lost says what is missing."""
    asyncio.run(Run(address, PROCESSES[kind], tally, random.Random(seed)).go(kills, tell, counts))
    return tally


def main() -> int:
    """Read the flags, kill, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", choices=list(PROCESSES), default="sqlite")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--counts", type=Path, help="where the counts are kept, to be taken up again")
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Stopped."))  # and leave no server behind
    tally = Tally(**json.loads(chosen.counts.read_text())) if chosen.counts and chosen.counts.exists() else Tally()
    with database(chosen.store) as address:
        try:
            run(chosen.store, address, chosen.kills, chosen.seed, tally, True, chosen.counts)
        except Lost as lost:
            print(f"LOST after {tally.kills} kills (seed {chosen.seed}): {lost}", file=sys.stderr)
            return 1
    print(f"{chosen.store}: {tally.kills} kills: {summary(tally)}")
    return 1 if tally.late else 0


if __name__ == "__main__":
    sys.exit(main())
