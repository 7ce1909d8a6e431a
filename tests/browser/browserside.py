"""People at a table, for the browser tests: a server, a line that can be cut, seats played without a browser, windows, and what holds on every page."""

import json
import os
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

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, TimeoutError
from tongue import locale
from websockets.sync.client import ClientConnection, connect

from lopsided.testing.reader import Reader

PATIENCE = 60_000  # milliseconds, on a machine that does other things too
DESK, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}
LOOKS = {"by day": ("light", DESK), "under the lamp": ("dark", DESK), "on a phone": ("light", PHONE)}
GAME = "threat-level"  # where a test is about the table and not about a game
SHORT = {"max_rounds": 20}
NAMES = ["Amina", "Jonas", "Mei", "Kestrel", "Otter", "Wren", "Ines", "Tariq"]
MANY = "10000"
BY_HAND = '{"alone": "ask", "disruptopia.plan": "ask", "disruptopia.cards": "always"}'  # the tests answer everything themselves
SETTINGS = """if (location.protocol === 'http:') localStorage['lopsided.settings'] ??= '{"pace": "%s", "habits": %s}'"""
SERVED = Path(__file__).parent / "served.py"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

WITHIN = "() => document.documentElement.scrollWidth <= innerWidth"
WHOLE = "() => document.documentElement.scrollHeight <= innerHeight"


class Server:
    """A server in a process of its own, with bots that hardly wait."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder, self.url, self.port, self.settings = folder, "", 0, settings

    def start(self) -> "Server":
        """Serve, on the same port as before if there was one."""
        quick = {
            "DEBRIEFS": "0",
            "NICE": "0",
            "PACE": "0.01",
            "GRACE": "600",
            "MESSAGES_A_SECOND": MANY,
            "ACTIONS_A_SECOND": MANY,
        }  # a hand plays faster than people do
        wide = {f"{name}_A_MINUTE": MANY for name in ("TABLES", "WRONG_CODES", "REPLAYS")}
        chosen = {f"LOPSIDED_{name}": value for name, value in (quick | wide | self.settings).items()}
        command = [sys.executable, str(SERVED), str(self.folder / "test"), "--port", str(self.port), "--database", f"sqlite:///{self.folder}/tables.sqlite"]
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
        hurried = not paced and chosen["reduced_motion"] == "reduce"
        context.add_init_script(SETTINGS % ("at_once" if hurried else "normal", BY_HAND))
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


def axe(page: Page, where: str, colours: bool = False) -> None:
    """No violation of any accessibility rule that can be checked by a program; or of those for colours alone, where nothing else can differ."""
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    rules = "['color-contrast', 'link-in-text-block']" if colours else "undefined"
    found = page.evaluate(f"axe.run(document, {{ preload: false, runOnly: {rules}, resultTypes: ['violations'] }}).then((found) => found.violations)")
    told = [f"{rule['id']}: {rule['help']}\n    {node['html'][:200]}\n    {node['failureSummary']}" for rule in found for node in rule["nodes"][:3]]
    assert not told, f"{where}:\n" + "\n".join(told)


def fits(page: Page, whole: bool = False) -> None:
    """Nothing sticks out sideways, once what is placed by measure has been placed anew; if asked for, all of it is seen without scrolling."""
    size = page.viewport_size
    assert comes_true(page, WITHIN), f"the page scrolls sideways at {size}"
    assert not whole or comes_true(page, WHOLE), f"the page scrolls at {size}"


def comes_true(page: Page, what: str) -> bool:
    """Whether this holds on a page, sooner or later."""
    try:
        page.wait_for_function(what)
    except TimeoutError:
        return False
    return True


def checked(page: Page, where: str) -> None:
    """Nothing that axe objects to, and nothing that sticks out."""
    axe(page, where)
    fits(page)


def checked_in_every_look(page: Page, where: str) -> None:
    """The same by day, under the lamp and on a phone, in one window: for pages that show the same things in all three."""
    for look, (scheme, size) in LOOKS.items():
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.set_viewport_size(size)  # type: ignore[arg-type]
        axe(page, f"{where}, {look}", colours=scheme == "dark")
        fits(page)
