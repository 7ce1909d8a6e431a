"""A client that costs little, so that the load tool measures the server: it reads frames as bytes and understands the rest later.

While moves are timed a player only looks at a frame's first numbers and at its own view; what the frames said is
kept as bytes and compared between the players of a table once the clock has stopped.
"""

import asyncio
import base64
import json
import os
import random
import re
import struct
import sys
import time
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop

from lopsided.engine.changes import changed
from lopsided.server import messages as m

NEWS = re.compile(rb'\{"t":"news","after":(-?\d+),"upto":(\d+),"items":')
ANSWER = re.compile(rb'\{"t":"(ack|refused)","id":"([^"]*)"')


class Looks(msgspec.Struct):
    """Of a frame with news only the views."""

    views: dict[str, m.Glance]


read = msgspec.json.Decoder(Looks).decode
TEXT, PING, PONG, SHORT, LONG = 0x81, 0x89, 0x8A, 126, 127


class Player(asyncio.Protocol):
    """One seat's socket."""

    def __init__(self, party: "Party", seat: int, token: str) -> None:
        self.party, self.seat, self.token = party, seat, token
        self.upto, self.gaps = -1, 0
        self.told_bytes, self.welcome_bytes = 0, 0  # of news and answers so far, and of the latest welcome
        self.items: list[bytes] = []  # of each news, as they came
        self.view: dict[str, Any] = {}  # mine after the last news
        self.looked: dict[str, Any] | None = None  # the whole view after the run
        self.open = asyncio.get_running_loop().create_future()
        self._transport: Any = None
        self._rest = b""
        self._head = True  # the handshake's answer has not come yet

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self._transport = transport

    def shake_hands(self, host: str) -> None:
        """The request with which a socket becomes a WebSocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /ws HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Cut the stream into frames."""
        data = self._rest + data if self._rest else data
        if self._head:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._head = False
            self.open.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == SHORT:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == LONG:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if size < start + length or size < start:
                break
            if data[at] == TEXT:
                self.hear(data[start : start + length])
            elif data[at] == PING:
                self._transport.write(struct.pack("!BB", PONG, 0x80 | length) + bytes(4) + data[start : start + length])
            at = start + length
        self._rest = data[at:]

    def send(self, text: str) -> None:
        """One frame; masked with zeros, as a client that trusts its network may."""
        load = text.encode()
        size = len(load)
        head = struct.pack("!BB", TEXT, 0x80 | size) if size < SHORT else struct.pack("!BBH", TEXT, 0x80 | SHORT, size)
        self._transport.write(head + bytes(4) + load)

    def hear(self, frame: bytes) -> None:
        """Look at a frame as little as possible."""
        if news := NEWS.match(frame):
            self.told_bytes += len(frame)
            self.gaps += int(news[1]) != self.upto
            self.upto = int(news[2])
            self.items.append(frame[news.end() : frame.find(b',"now":', news.end())])
            if b',"views":' in frame:
                self.take(frame)
        elif answer := ANSWER.match(frame):
            self.told_bytes += len(frame)
            self.party.answered(answer[2].decode(), answer[1] == b"ack")
        elif frame.startswith(b'{"t":"welcome"'):
            self.welcome_bytes = len(frame)
            welcome = json.loads(frame)
            self.upto = welcome["upto"]
            if welcome["views"]:
                self.looked = welcome["views"][str(self.seat)]["whole"]
                self.view = self.view or self.looked

    def take(self, frame: bytes) -> None:
        """See whether it is my turn."""
        glance = read(frame).views[str(self.seat)]
        self.view = glance.whole or changed(self.view, glance.changes)
        if self.view["actions"]:
            self.party.asked = self
        elif self.party.asked is self:
            self.party.asked = None

    def choice(self) -> int:
        """Any of my actions."""
        return int(random.choice(self.view["actions"])["id"])

    def told(self) -> dict[int, Any]:
        """Everything I was told by its number, less the words, which are for each reader."""
        return {item["n"]: (item["kind"], item["ints"]) for items in self.items for item in json.loads(items)}


class Probe(Player):
    """Somebody who only asks whether the server is there, and how long that takes."""

    EVERY = 0.05

    def __init__(self, party: "Party", seat: int, token: str) -> None:
        super().__init__(party, seat, token)
        self.waits: list[float] = []
        self._asked = 0.0

    def ask(self) -> None:
        """Ask, unless an answer is on its way."""
        if not self._asked:
            self._asked = time.perf_counter()
            self.send('{"t":"ping"}')

    def hear(self, frame: bytes) -> None:
        """The answer."""
        if frame.startswith(b'{"t":"pong"') and self._asked:
            self.waits.append(time.perf_counter() - self._asked)
            self._asked = 0.0


class Party:
    """One table of people who are always ready to move."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.players: list[Player] = []
        self.asked: Player | None = None
        self.acknowledged: list[str] = []
        self.refused = 0
        self._waits = ""  # the id of the move that is on its way
        self._since = 0.0
        self._latencies: list[float] = []

    @property
    def ready(self) -> bool:
        """Whether somebody is asked and no move is on its way."""
        return self.asked is not None and not self._waits

    @property
    def at_rest(self) -> bool:
        """Whether nothing is on its way and all have heard the same."""
        return not self._waits and len({player.upto for player in self.players}) == 1

    def move(self, number: str, latencies: list[float]) -> None:
        """A random move of whoever is asked."""
        player = self.asked
        assert player is not None
        self._waits, self._latencies, self.asked = number, latencies, None
        text = f'{{"t":"move","id":"{number}","seat":{player.seat},"answers":{player.upto},"actions":[{player.choice()}]}}'
        self._since = time.perf_counter()
        player.send(text)

    def answered(self, number: str, kindly: bool) -> None:
        """A move was answered."""
        if number != self._waits:
            return
        self._latencies.append(time.perf_counter() - self._since)
        self._waits = ""
        if kindly:
            self.acknowledged.append(number)
        else:
            self.refused += 1

    async def look_again(self) -> None:
        """Ask for everybody's view anew."""
        for player in self.players:
            player.send(f'{{"t":"since","last":{player.upto}}}')
        for _ in range(200):
            if all(player.looked for player in self.players):
                return
            await asyncio.sleep(0.02)

    def agrees(self) -> bool:
        """Whether what several were told is the same, and each one's last view is what the server says now."""
        heard: dict[int, Any] = {}
        same = all(heard.setdefault(n, item) == item for player in self.players for n, item in player.told().items())
        return same and all(player.looked == player.view for player in self.players)


async def probe(url: str) -> None:
    """Somebody who waits in a lobby of their own and asks whether the server is there, until a line comes in; then the worst wait goes out."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        made = (await http.post("/api/tables", json={"game": "threat-level", "name": "Probe"})).raise_for_status().json()
    one = Probe(Party(made["match"]), 0, made["token"])
    await connect(url, one)
    print("asking", flush=True)
    stopped = asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    while not stopped.done():
        one.ask()
        await asyncio.wait([stopped], timeout=Probe.EVERY)
    print(max(one.waits), flush=True)


async def connect(url: str, player: Player, last: int = -1) -> None:
    """Open a player's socket and say who it is."""
    where = urlsplit(url)
    assert where.hostname
    assert where.port
    await asyncio.get_running_loop().create_connection(lambda: player, where.hostname, where.port)
    player.shake_hands(where.netloc)
    await player.open
    player.send(json.dumps({"t": "hello", "table": player.party.match, "token": player.token, "last": last}))
    player.party.players.append(player)


if __name__ == "__main__":
    uvloop.run(probe(sys.argv[1]))
