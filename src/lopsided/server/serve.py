"""Starting the server: a port, an address to show, a browser, and a quiet end."""

import asyncio
import errno
import logging
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path

import segno
import uvicorn
from platformdirs import user_data_dir
from starlette.applications import Starlette

from lopsided.engine.game import find_game
from lopsided.engine.words import Worded, spoken_here
from lopsided.server import garbage
from lopsided.server.http.app import make_app
from lopsided.server.http.line import Line
from lopsided.server.http.threshold import Newcomer
from lopsided.server.settings import Settings, from_environment
from lopsided.server.store import StoreError, open_store
from lopsided.server.text import PACKAGE

SWITCH = 0.001  # seconds that a thread beside the loop may keep the interpreter, and everybody else waiting


class CannotServe(Worded):
    """Why the server cannot start, and what would help."""


class Server(uvicorn.Server):
    """Uvicorn, which shows its address once it can be reached, and says bye to everybody before it closes."""

    def __init__(self, config: uvicorn.Config, address: str, way: str, opens: str) -> None:
        super().__init__(config)
        self.address, self.way, self.opens = address, way, opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then show the way in."""
        await super().startup(sockets)
        app: object = self.config.app
        door = app.state.sockets  # type: ignore[attr-defined]
        garbage.begin()
        sys.setswitchinterval(SWITCH)
        self.tidying = asyncio.gather(garbage.sweep(), garbage.tidy_up(lambda: door.ended))
        print(self.address, flush=True)
        if self.way:
            show_way(self.way)
        if self.opens:
            threading.Thread(target=webbrowser.open, args=(self.opens,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell every table that the server stops, then stop."""
        app: object = self.config.app
        await app.state.sockets.farewell()  # type: ignore[attr-defined]
        await super().shutdown(sockets)


def run(game: str | None, host: str, port: int, lan: bool, browser: bool, database: str, settings: Settings | None = None, page: str = "/") -> None:
    """Serve until interrupted. `lan` binds every interface and shows the room's address with a QR code."""
    settings = settings or from_environment()
    if game:
        find_game(game)
    listening = listen("0.0.0.0" if lan else host, port)
    port = listening.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{'127.0.0.1' if lan or host == '0.0.0.0' else shown}:{port}"
    if lan:
        settings = replace(settings, public_url=settings.public_url or f"http://{lan_address()}:{port}")
    try:
        store = open_store(database or default_database())
    except StoreError as error:
        raise CannotServe("serve", why=str(error)) from None
    opens = (settings.public_url or address) + page + (f"?game={game}" if game else "") if browser else ""
    set_up_log()
    app = make_app(store, settings)
    try:
        Server(configured(app, settings), address, settings.public_url if lan else "", opens).run([listening])
    except KeyboardInterrupt:
        pass
    except SystemExit:
        raise CannotServe("serve", why=getattr(app.state, "trouble", "none")) from None


def configured(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs our application."""
    return uvicorn.Config(
        app, loop="uvloop" if sys.platform != "win32" else "asyncio", http=Newcomer, ws=Line, ws_max_size=settings.frame_bytes, ws_per_message_deflate=False,
        ws_ping_interval=settings.silence * 3 / 8, ws_ping_timeout=settings.silence * 5 / 8, access_log=False, log_config=None, server_header=False,
        proxy_headers=settings.proxies != "", forwarded_allow_ips=settings.proxies, timeout_graceful_shutdown=5, timeout_keep_alive=30, lifespan="on",
    )  # fmt: skip


def listen(host: str, port: int) -> socket.socket:
    """A bound socket, at which nobody is let wait before the server is ready; CannotServe says why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe("port", port=str(port)) from None
        raise CannotServe("address", address=f"{host}:{port}", why=error.strerror or str(error)) from None
    except OverflowError:
        found.close()
        raise CannotServe("no_port", port=str(port)) from None
    return found


def default_database() -> str:
    """A file in the user's own data folder."""
    return f"sqlite:///{Path(user_data_dir('lopsided')) / 'tables.sqlite'}"


def lan_address() -> str:
    """This machine's address in the room's network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            raise CannotServe("network") from None


def show_way(link: str) -> None:
    """The address for everybody in the room, as text and as a QR code."""
    print(spoken_here(PACKAGE).say("way_in", link=link))
    segno.make(link, micro=False).terminal(compact=True)
    sys.stdout.flush()


def set_up_log() -> None:
    """One line a request or connection, on standard error, with the time."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    ours = logging.getLogger("lopsided.server")
    ours.handlers, ours.propagate = [handler], False
    ours.setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
