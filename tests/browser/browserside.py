"""People at a table, for the browser tests: a server, a line that can be cut, seats played without a browser, windows, and what holds on every page."""

import json
import os
import random
import select
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request
from tongue import locale
from websockets.sync.client import ClientConnection, connect

from lopsided.testing.reader import Reader

PATIENCE = 60_000  # milliseconds, on a machine that does other things too
DESK, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}
LOOKS = {"by day": ("light", DESK), "under the lamp": ("dark", DESK), "on a phone": ("light", PHONE)}
GAME = "threat-level"  # where a test is about the table and not about a game
SHORT = {"max_rounds": 20}
NAMES = ["Amina", "Jonas", "Mei", "Kestrel", "Otter", "Wren", "Ines", "Tariq"]
TRIES = 200
MANY = "10000"
AT_ONCE = """if (location.protocol === 'http:') localStorage['lopsided.settings'] ??= '{"pace": "at_once"}'"""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Server:
    """A server in a process of its own, with bots that hardly wait."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.url, self.port = folder, "", 0
        self.reached: dict[Any, dict[str, Any]] = {}

    def start(self) -> "Server":
        """Serve, on the same port as before if there was one."""
        quick = {"PACE": "0.01", "GRACE": "600", "MESSAGES_A_SECOND": MANY, "ACTIONS_A_SECOND": MANY}  # a hand plays faster than people do
        wide = {f"{name}_A_MINUTE": MANY for name in ("TABLES", "WRONG_CODES", "REPLAYS")}
        chosen = {f"LOPSIDED_{name}": value for name, value in (quick | wide).items()}
        command = [sys.executable, "-m", "lopsided.server", "--port", str(self.port), "--database", f"sqlite:///{self.folder}/tables.sqlite"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=os.environ | chosen)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().decode().strip()
        assert self.url, (self.folder / "log").read_text()
        self.port = int(self.url.rsplit(":", 1)[1])
        return self

    def kill(self) -> None:
        """End at once, as a power cut does."""
        self.process.kill()
        self.process.wait()

    def ask(self, path: str, body: Any = None) -> Any:
        """One request, and what it answers."""
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.url + path, data, {"content-type": "application/json"})) as answer:
            return json.load(answer)

    def table(self, mode: str, seats: int = 3, options: dict[str, Any] = SHORT, game: str = GAME, **more: Any) -> dict[str, Any]:
        """Open a table; what the opener is given, and the game."""
        return {**self.ask("/api/tables", {"game": game, "mode": mode, "seats": seats, "options": options, **more}), "game": game}

    def finished(self, when: Callable[[list[int]], bool] = bool, **more: Any) -> dict[str, Any]:
        """A table at which bots have played to the end, and ended like this; one for all who ask for the same."""
        key = json.dumps([more, repr(when)], sort_keys=True)
        if key not in self.reached:
            self.reached[key] = self._finished(when, **more)
        return self.reached[key]

    def _finished(self, when: Callable[[list[int]], bool], **more: Any) -> dict[str, Any]:
        for _ in range(TRIES):
            seated = self.table("exhibition", **more)
            hand = Hand(self, seated)
            while hand.table["stage"] != "over":
                hand.hear()
            hand.line.close()
            if when(hand.views["-1"]["placing"]):
                return seated
        raise AssertionError(f"{TRIES} games went by and none ended like this")


class Line:
    """A line to the server that can be cut and mended: a port that passes everything on."""

    def __init__(self, port: int) -> None:
        self.port, self.open, self.pairs = port, True, list[tuple[socket.socket, socket.socket]]()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        """Take connections; while the line is cut they end at once."""
        while True:
            near, _ = self.listening.accept()
            if not self.open:
                near.close()
                continue
            pair = near, socket.create_connection(("127.0.0.1", self.port))
            self.pairs.append(pair)
            threading.Thread(target=self.pass_on, args=pair, daemon=True).start()

    def pass_on(self, near: socket.socket, far: socket.socket) -> None:
        """Carry bytes both ways until one side ends."""
        other = {near: far, far: near}
        try:
            while True:
                for ready in select.select([near, far], [], [])[0]:
                    data = ready.recv(65536)
                    if not data:
                        return
                    other[ready].sendall(data)
        except OSError:
            return
        finally:
            near.close()
            far.close()

    def cut(self) -> None:
        """Everything that is connected breaks, and nothing connects."""
        self.open = False
        for pair in self.pairs:
            for end in pair:
                try:
                    end.shutdown(socket.SHUT_RDWR)
                except OSError:
                    continue
        self.pairs.clear()

    def mend(self) -> None:
        """Connections come through again."""
        self.open = True


class Hand(Reader):
    """Plays at a table without a browser."""

    def __init__(self, server: Server, seated: dict[str, Any]) -> None:
        super().__init__()
        self.line: ClientConnection = connect(server.url.replace("http", "ws") + "/ws").__enter__()
        self.seats, self.count = seated["seats"], 0
        self.say(t="hello", table=seated["match"], token=seated["token"])
        while self.hear() != "welcome":
            pass

    def say(self, **message: Any) -> None:
        """Send one message."""
        self.line.send(json.dumps(message))

    def hear(self) -> str:
        """Take one message in; its kind."""
        told = json.loads(self.line.recv(timeout=PATIENCE / 1000))
        self.take(told)
        assert told["t"] != "refused", told["words"]
        return str(told["t"])

    def move(self, seat: int, action: int) -> None:
        """Take one action, and hear what came of it."""
        before = self.upto
        self.count += 1
        self.say(t="move", id=f"hand{self.count}", seat=seat, answers=before, actions=[action])
        while self.upto == before:
            self.hear()

    def hears(self, what: Callable[[dict[str, Any]], bool]) -> None:
        """Take in messages until the view of my first seat is like this."""
        while not what(self.views[str(self.seats[0])]):
            self.hear()

    def asked(self) -> tuple[int, dict[str, Any]]:
        """The seat of mine that is asked, and its view."""
        return next((int(seat), view) for seat, view in self.views.items() if view["actions"])


def reach(
    server: Server, phase: str, options: dict[str, Any], game: str = GAME, seats: int = 3, when: Callable[[dict[str, Any]], bool] = lambda view: True
) -> dict[str, Any]:
    """A table of people on one device at which one of them is asked about just this."""
    dice = random.Random(phase)
    for _ in range(TRIES):
        seated = server.table("hotseat", seats, options, game, names=NAMES[:seats])
        hand = Hand(server, seated)
        while not hand.views[str(hand.seats[0])]["over"]:
            seat, view = hand.asked()
            if view["phase"] == phase and when(view):
                hand.line.close()
                return seated
            hand.move(seat, dice.choice(view["actions"])["id"])
        hand.line.close()
    raise AssertionError(f"{TRIES} games went by and nobody was asked about {phase}")


def shown(server: Server, *what: Any, **more: Any) -> dict[str, Any]:
    """The same as `reach`, for those who only look: all of them at one table."""
    key = json.dumps([what, more], sort_keys=True, default=repr)
    if key not in server.reached:
        server.reached[key] = reach(server, *what, **more)
    return server.reached[key]


def kept(seated: dict[str, Any]) -> str:
    """A script by which a browser has kept somebody's seat before it opens its first page; to be handed a storage it would open one more for that."""
    known = json.dumps([{"game": GAME, "title": GAME, "at": 1, **seated}])
    return f"if (location.protocol === 'http:') localStorage['lopsided.tables'] ??= {json.dumps(known)}"


class Windows:
    """Opens windows, each a browser of its own, and watches all of them."""

    def __init__(self, browser: Browser, home: str) -> None:
        self.browser, self.home = browser, home
        self.contexts: list[BrowserContext] = []
        self.hosts = {urlsplit(home).netloc}
        self.trouble: list[str] = []
        self.forgiven: list[str] = []  # parts of console errors that a test brings about

    def context(self, paced: bool = False, **more: Any) -> BrowserContext:
        """A fresh browser: nothing remembered, no motion unless asked for; `paced`: what happens stays as long as people are shown it."""
        chosen = {"viewport": DESK, "reduced_motion": "reduce", "base_url": self.home, "locale": locale(), **more}
        context = self.browser.new_context(**chosen)
        context.set_default_timeout(PATIENCE)
        if not paced and chosen["reduced_motion"] == "reduce":
            context.add_init_script(AT_ONCE)
        context.on("console", self.console)
        context.on("weberror", lambda error: self.trouble.append(f"error: {error.error}"))
        context.on("request", self.request)
        self.contexts.append(context)
        return context

    def __call__(self, **more: Any) -> Page:
        """A fresh window on nothing."""
        return self.context(**more).new_page()

    def at(self, seated: dict[str, Any], home: str = "", path: str = "", **more: Any) -> Page:
        """A fresh window at somebody's seat, or elsewhere in a browser that holds this seat."""
        page = self(base_url=home or self.home, **more)
        page.add_init_script(kept(seated))
        page.goto(path or f"/t/{seated['match']}")
        return page

    def phone(self, **more: Any) -> Page:
        """A fresh window on a phone."""
        return self(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, **more)

    def console(self, message: ConsoleMessage) -> None:
        """Keep warnings and errors; a broken content security policy is one of them."""
        if message.type in ("error", "warning") and not any(part in message.text for part in self.forgiven):
            self.trouble.append(f"console: {message.text}")

    def request(self, request: Request) -> None:
        """Keep every request to anybody else."""
        to = urlsplit(request.url)
        if to.scheme not in ("data", "blob") and to.netloc not in self.hosts:
            self.trouble.append(f"a request to somebody else: {request.url}")


def axe(page: Page, where: str) -> None:
    """No violation of any accessibility rule that can be checked by a program."""
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)")
    told = [f"{rule['id']}: {rule['help']}\n    {node['html'][:200]}\n    {node['failureSummary']}" for rule in found for node in rule["nodes"][:3]]
    assert not told, f"{where}:\n" + "\n".join(told)


def fits(page: Page, whole: bool = False) -> None:
    """Nothing sticks out sideways; if asked for, all of it is seen without scrolling."""
    size = page.viewport_size
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"the page scrolls sideways at {size}"
    if whole:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), f"the page scrolls at {size}"


def checked(page: Page, where: str) -> None:
    """Nothing that axe objects to, and nothing that sticks out."""
    axe(page, where)
    fits(page)


def checked_in_every_look(page: Page, where: str) -> None:
    """The same by day, under the lamp and on a phone, in one window: for pages that show the same things in all three."""
    for look, (scheme, size) in LOOKS.items():
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.set_viewport_size(size)  # type: ignore[arg-type]
        checked(page, f"{where}, {look}")
