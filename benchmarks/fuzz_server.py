"""A live server under fire: `python benchmarks/fuzz_server.py --messages 100000`.

People at tables of all five games send what is right, what is nearly right and what is nonsense, mixed, over real sockets; bots play beside them. Everything
must be answered, no exception may be logged, no table may freeze or hang, and every table comes to its end. Figures go to standard output.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lopsided.testing.reader import Reader

GAMES = ("threat-level", "displacement", "disruptopia", "disparity-trap", "unequalopolis")
PATIENCE = 120.0  # seconds that an answer may take on a machine that does other things too
PEOPLE = 3
LOOKS = 3000  # at a table whose end is waited for
ANSWERS = {"ack", "refused", "welcome", "bye"}
ODD: list[Any] = [-1, 0, 1, 7, 64, 255, 2**31, 2**53, 2**63, -(2**63), 2**64, 10**400, 0.5, -0.0, 1e308, None, True, "", "0", [], {}, [[]], "\u202e", "x" * 300]
NAMES = ["Ada", "\u202eadA", "A\u200bda", "\0", "\x1b[31m", "x" * 25, "x" * 10_000, "", "   ", "\u3164", "e" + "\u0301" * 30, "<b>Ada</b>", "李"]
ORDERS = ["configure", "lock", "unlock", "to_bot", "to_person", "pause", "resume", "clock", "talk", "again", "start", "explode"]
VALUES: list[Any] = [*ODD, 30, "text", {"seats": 4}, {"options": {"x": 1}}, {"bots": ["hal"] * 9}, "random"]
NONSENSE = ["", "{", "null", "[]", '"hello"', '{"t":"move"}', "[" * 9000, '{"t":' * 2000, '{"t":"ping","at":1e999}', '{"t":"say","id":"\\ud800"}', "\0"]


@dataclass
class Report:
    """What came of it."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    opened: Counter[str] = field(default_factory=Counter)
    ended: Counter[str] = field(default_factory=Counter)
    reconnected: int = 0
    wrong: list[str] = field(default_factory=list)


class Person(Reader):
    """Somebody at a table, who keeps what a client keeps and comes back when cut off."""

    def __init__(self, ws: str, match: str, token: str, report: Report) -> None:
        super().__init__()
        self.ws, self.match, self.token, self.report = ws, match, token, report
        self.socket: ClientConnection
        self.host, self.count = False, 0
        self.seats: list[int] = []

    async def come_in(self) -> None:
        """Connect; who has lost the seat watches."""
        while True:
            self.socket = await connect(self.ws, compression=None, max_size=None)
            await self.socket.send(json.dumps({"t": "hello", "table": self.match, "token": self.token}))
            told = await self.hear()
            if told["t"] == "welcome":
                return
            self.report.answers[f"bye {told.get('reason')}"] += 1
            if told.get("reason") not in ("no_token", "full"):
                raise AssertionError(f"not let in: {told}")
            self.token = ""

    async def hear(self) -> dict[str, Any]:
        """Take one message in."""
        async with asyncio.timeout(PATIENCE):
            told = dict(json.loads(await self.socket.recv()))
        if told["t"] == "welcome":
            self.seats, self.host = told["seats"], told["host"]
        self.take(told)
        return told

    async def say(self, frame: str | bytes) -> set[str]:
        """Send something, and take in everything until the server says that it has read it; the kinds of its answers."""
        self.count += 1
        heard: set[str] = set()
        try:
            await self.socket.send(frame)
            await self.socket.send(json.dumps({"t": "ping", "at": float(self.count)}))
            while "bye" not in heard:
                told = await self.hear()
                if told["t"] == "pong" and told["at"] == self.count:
                    return heard
                heard.add(told["t"])
                if told["t"] in ("refused", "bye"):
                    self.report.answers[f"{told['t']} {told['reason']}"] += 1
                if told["t"] == "ack":
                    self.report.answers["ack"] += 1
        except ConnectionClosed:
            heard.add("closed")
        self.report.reconnected += 1
        await self.socket.close()
        await self.come_in()
        return heard

    def asked(self) -> tuple[int, list[int]] | None:
        """A seat of mine that is asked, and what it may do."""
        for seat in self.seats:
            actions = [action["id"] for action in self.views.get(str(seat), {}).get("actions", [])]
            if actions:
                return seat, actions
        return None

    def move(self, luck: random.Random) -> dict[str, Any]:
        """A right move, where one is asked for; something harmless otherwise."""
        found = self.asked()
        if found is None:
            return {"t": "say", "id": f"p{self.count}", "seat": (self.seats or [0])[0], "phrase": "hm"}
        return {"t": "move", "id": f"m{self.count}-{luck.random()}", "seat": found[0], "answers": self.upto, "actions": [luck.choice(found[1])]}


def nearly(person: Person, luck: random.Random) -> dict[str, Any]:
    """A move with one thing wrong about it."""
    said = person.move(luck)
    key = luck.choice([*said, "more"])
    if key == "actions":
        twice, most, more = said[key] * 2, said[key] * 64, said[key] * 65
        said[key] = luck.choice([[], twice, most, more, [luck.randrange(-5, 3000)], [luck.choice(ODD)], list(range(1500)), luck.choice(ODD)])
    elif key == "seat":
        said[key] = luck.choice([*range(-2, 9), *ODD])
    elif key == "answers":
        said[key] = luck.choice([person.upto - 1, person.upto + 1, 0, *ODD])
    else:
        said[key] = luck.choice(ODD)
    if luck.random() < 0.2:
        said.pop(luck.choice(list(said)))
    return said


def request(person: Person, luck: random.Random) -> dict[str, Any]:
    """Anything else that people ask for, right or wrong."""
    seat = luck.choice([*(person.seats or [0]), *(person.seats or [0]), 0, 1, 2, 99])
    id = f"r{person.count}-{luck.random()}"
    kinds: list[Callable[[], dict[str, Any]]] = [
        lambda: {"t": "undo", "id": id, "seat": seat},
        lambda: {"t": "say", "id": id, "seat": seat, "phrase": luck.choice(["hello", "hm", "nothing", "x" * 5000])},
        lambda: {"t": "say", "id": id, "seat": seat, "text": luck.choice(NAMES)},
        lambda: {"t": "rename", "id": id, "seat": seat, "name": luck.choice(NAMES)},
        lambda: {"t": "stopclock", "id": id},
        lambda: {"t": "rejoin", "id": id, "seat": seat},
        lambda: {"t": "signout", "id": id},
        lambda: {"t": "since", "last": luck.choice([-1, 0, person.upto, person.upto + 5, 2**62])},
        lambda: {"t": "hello", "table": luck.choice([person.match, "PLUM 472", "\0"]), "token": luck.choice([person.token, "of-another"])},
        lambda: {"t": "host", "id": id, "order": luck.choice(ORDERS), "seat": seat, "value": luck.choice(VALUES)},
    ]
    if luck.random() < 0.01:
        kinds = [lambda: {"t": "leave", "id": id, "seat": seat}, lambda: {"t": "host", "id": id, "order": luck.choice(["remove", "end"]), "seat": seat}]
    return luck.choice(kinds)()


def nonsense(luck: random.Random) -> str | bytes:
    """What is no message at all."""
    noise = "".join(chr(luck.choice([luck.randrange(32, 127), luck.randrange(0xD7FF)])) for _ in range(luck.randrange(60)))
    made: list[str | bytes] = [luck.choice(NONSENSE), noise, noise.encode(), json.dumps({"t": "move", "id": noise}), "x" * luck.choice([100, 15_000, 17_000])]
    return luck.choice(made)


def anything(person: Person, luck: random.Random) -> str | bytes:
    """The next thing that somebody sends: half of it a right move."""
    dice = luck.random()
    if dice < 0.5:
        return json.dumps(person.move(luck))
    if dice < 0.7:
        return json.dumps(nearly(person, luck))
    return json.dumps(request(person, luck)) if dice < 0.95 else nonsense(luck)


def ask(url: str, body: Any = None) -> Any:
    """One request."""
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, {"content-type": "application/json"}), timeout=PATIENCE) as answer:
        return json.load(answer)


class Fuzz:
    """So many messages through a server that runs at this address."""

    def __init__(self, url: str, messages: int, seconds: float, seed: int) -> None:
        self.url, self.messages, self.until, self.seed = url, messages, time.monotonic() + seconds, seed
        self.report = Report()
        self.short: dict[str, dict[str, int]] = {}  # options with which each game is soon over

    async def run(self, tables: int) -> Report:
        """Keep so many tables going until all was sent, then play each to its end."""
        games = await asyncio.to_thread(ask, f"{self.url}/api/games")
        self.short = {game["name"]: {o["name"]: o["range"][0] for o in game["options"] if o["name"] == "max_rounds"} for game in games}
        await asyncio.gather(*(self.chair(GAMES[n % len(GAMES)], random.Random(f"{self.seed} {n}")) for n in range(tables)))
        return self.report

    async def chair(self, game: str, luck: random.Random) -> None:
        """One table after the other, of one game."""
        while self.going():
            people = await self.sit(game, luck)
            try:
                await self.fire(people, luck)
                await self.finish(game, people, luck)
            except (AssertionError, TimeoutError) as error:
                self.report.wrong.append(f"{game}: {type(error).__name__}: {error}")
            for person in people:
                await person.socket.close()

    def going(self) -> bool:
        """Whether there is more to send."""
        return self.report.sent < self.messages and time.monotonic() < self.until

    async def sit(self, game: str, luck: random.Random) -> list[Person]:
        """A new table with people, bots and somebody who watches, begun."""
        seated = await asyncio.to_thread(
            ask, f"{self.url}/api/tables", {"game": game, "name": "Host", "seats": luck.choice([3, 4, 5]), "options": self.short[game]}
        )
        tokens = [seated["token"]]
        for n in range(luck.randrange(PEOPLE)):
            joined = await asyncio.to_thread(ask, f"{self.url}/api/tables/{seated['code'].replace(' ', '')}/join", {"name": f"Guest {n}"})
            tokens.append(joined["token"])
        people = [Person(self.url.replace("http", "ws") + "/ws", seated["match"], token, self.report) for token in [*tokens, ""]]
        for person in people:
            await person.come_in()
        if luck.random() < 0.9:
            await people[0].say(json.dumps({"t": "host", "id": "start", "order": "start"}))
        self.report.opened[game] += 1
        return people

    async def fire(self, people: list[Person], luck: random.Random) -> None:
        """Everybody sends things, until the table is over or all was sent."""
        while self.going() and people[0].table["stage"] != "over":
            asked = [person for person in people if person.asked()]
            person = luck.choice(asked if asked and luck.random() < 0.8 else people[:-1] if luck.random() < 0.9 else people)
            frame = anything(person, luck)
            if person.host and person.table["stage"] == "paused" and luck.random() < 0.5:
                frame = json.dumps({"t": "host", "id": f"go{person.count}", "order": "resume"})
            self.report.sent += 1
            heard = await person.say(frame)
            assert heard & {*ANSWERS, "closed"} or '"t": "ping"' in str(frame), f"no answer to {frame[:200]!r}"
            assert person.table["stage"] != "frozen", f"frozen by {frame[:200]!r}"

    async def finish(self, game: str, people: list[Person], luck: random.Random) -> None:
        """The host hands all seats to bots, who play it to its end; without a host everybody does what they can."""
        for n in range(LOOKS):
            for person in people:
                await person.say('{"t":"ping"}')
            table = people[0].table
            if table["stage"] == "over":
                self.report.ended[game] += 1
                return
            host = next((person for person in people if person.host), None)
            asked = next((person for person in people if person.asked()), None)
            if host is None and asked is None and table["stage"] in ("lobby", "paused"):
                self.report.ended[f"{game}, left by everybody"] += 1
                return
            if host and table["stage"] in ("lobby", "paused"):
                await host.say(json.dumps({"t": "host", "id": f"go{n}", "order": "start" if table["stage"] == "lobby" else "resume"}))
            elif host:
                for seat in table["seats"]:
                    if seat["kind"] == "person" and not seat["standing_in"]:
                        await host.say(json.dumps({"t": "host", "id": f"bot{n}-{seat['seat']}", "order": "to_bot", "seat": seat["seat"]}))
            elif asked:
                await asked.say(json.dumps(asked.move(luck)))
            await asyncio.sleep(0.1)
        raise AssertionError(f"still {people[0].table['stage']} after a long while: {people[0].table['seats']}")


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, Path]]:
    """A server in a process of its own, without limits on how much and how fast; its address and its log."""
    names = ["MESSAGES_A_SECOND", "ACTIONS_A_SECOND", "ACTIONS_AT_ONCE", "REQUESTS_A_SECOND", "REQUESTS_AT_ONCE", "TABLES_A_MINUTE", "WRONG_CODES_A_MINUTE"]
    wide = {f"LOPSIDED_{name}": "1000000" for name in names} | {"LOPSIDED_PACE": "0", "LOPSIDED_GRACE": "600", "LOPSIDED_HOST_GRACE": "600"}
    command = [sys.executable, "-m", "lopsided.server", "--port", "0", "--database", f"sqlite:///{folder}/tables.sqlite"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=os.environ | wide)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().decode().strip(), folder / "log"
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    """Fire, then say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=10, help="at once")
    parser.add_argument("--seconds", type=float, default=3600, help="at most, then the tables are played to their ends")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (url, log):
        began = time.monotonic()
        report = asyncio.run(Fuzz(url, wanted.messages, wanted.seconds, wanted.seed).run(wanted.tables))
        lines = log.read_text("utf-8").splitlines()
        took = time.monotonic() - began
    errors = [line for line in lines if " ERROR " in line or "Traceback" in line]
    print(f"{report.sent} messages in {took:.0f} s over {sum(report.opened.values())} tables; {report.reconnected} times cut off and back")
    for game in GAMES:
        print(
            f"  {game}: {report.opened[game]} tables, {report.ended[game]} played to their end, {report.ended[f'{game}, left by everybody']} left by everybody"
        )
    print("answers: " + ", ".join(f"{count} {kind}" for kind, count in report.answers.most_common()))
    print(f"slow messages in the log: {sum(' slow: ' in line for line in lines)}")
    print(f"errors in the log: {len(errors)}", *errors[:20], sep="\n  ")
    print(f"what went wrong: {len(report.wrong)}", *report.wrong[:20], sep="\n  ")
    sys.exit(bool(errors or report.wrong))


if __name__ == "__main__":
    main()
