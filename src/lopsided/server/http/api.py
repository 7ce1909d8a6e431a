"""Requests and answers: tables, joining, replays, rules. Sockets are next door."""

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from lopsided.engine.box import BoxError
from lopsided.engine.game import UnknownGame
from lopsided.engine.words import LANGUAGE, languages
from lopsided.server import codes, replays
from lopsided.server import messages as m
from lopsided.server.hall.hall import Hall
from lopsided.server.hall.room import NoTable
from lopsided.server.http.bodies import read_body, read_json
from lopsided.server.http.door import Door, Guessing
from lopsided.server.http.guard import address
from lopsided.server.limits import Gate
from lopsided.server.problems import Trouble
from lopsided.server.settings import Settings
from lopsided.server.shelf import shelf, take
from lopsided.server.store import DiskFull, StoreError
from lopsided.server.table.refusal import Refusal, refusal_of
from lopsided.server.table.table import Unplayable
from lopsided.server.text import PACKAGE

Handler = Callable[[Request], Awaitable[Response]]
HERE = Path(__file__)
LEDGERS = (HERE.parents[2] / "ledger", HERE.parents[4] / "docs" / "ledger")  # in an installed package, and in a checkout
HOST = re.compile(r"[A-Za-z0-9.\-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")


def json(value: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def told(handler: Handler) -> Handler:
    """Turn what may go wrong into Problems."""

    async def safely(request: Request) -> Response:
        try:
            return await handler(request)
        except Trouble:
            raise
        except Refusal as refusal:
            raise Trouble.of(409, refusal) from None
        except UnknownGame:
            raise Trouble(404, "no_game") from None
        except BoxError as error:
            raise Trouble.of(400, refusal_of(error)) from None
        except NoTable:
            raise Trouble(404, "no_table") from None
        except Guessing:
            raise Trouble(429, "wrong_codes") from None
        except Unplayable:
            raise Trouble(409, "unplayable") from None
        except DiskFull:
            raise Trouble(507, "disk_full") from None
        except StoreError:
            raise Trouble(503, "storage") from None

    return safely


class Api:
    """The handlers, with the hall they speak for."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall, self.settings = hall, settings
        self.door = Door(hall, settings.wrong_codes_a_minute)
        self.new_tables = Gate(settings.tables_a_minute)
        self.joins = Gate(settings.tables_a_minute)
        self.looks = Gate(settings.tables_a_minute)
        self.imports = Gate(settings.replays_a_minute)
        self.checking = asyncio.Semaphore(2)
        self.remembered = replays.Remembered()

    async def health(self, request: Request) -> Response:
        """For whoever watches over the server: whether it can do its work."""
        lost = self.hall.store.health.lost_since is not None
        return json({"status": "degraded" if lost else "ok", "store": "lost" if lost else "ok"}, 503 if lost else 200)

    async def games(self, request: Request) -> Response:
        """The boxes on the shelf, told in a language that the table speaks."""
        return json(shelf(spoken_here(request)))

    async def new_table(self, request: Request) -> Response:
        """Open a table."""
        wish = await read_json(request, m.NewTable, self.settings.body_bytes)
        if not self.new_tables.count(address(request)):
            raise Trouble(429, "too_many")
        seated = await self.hall.new_table(wish)
        self.door.at_home(address(request), seated.code)
        return json(seated, 201)

    async def table(self, request: Request) -> Response:
        """What a joiner may see."""
        return json(await self.hall.look(await self.match_of(request)))

    async def join(self, request: Request) -> Response:
        """Take a seat."""
        wish = await read_json(request, m.Join, self.settings.body_bytes)
        match = await self.match_of(request)
        if self.joins.closed(match):
            raise Trouble(429, "too_many")
        seated = await self.hall.join(match, wish.name)
        self.joins.count(match)
        return json(seated, 201)

    async def rejoin(self, request: Request) -> Response:
        """Take one's seat on another device."""
        wish = await read_json(request, m.TakeBack, self.settings.body_bytes)
        try:
            return json(await self.door.rejoin(address(request), wish.code))
        except NoTable:
            raise Trouble(404, "rejoin") from None

    async def match_of(self, request: Request) -> str:
        """The match that a request names by its code."""
        return await self.door.find(address(request), request.path_params["code"])

    async def replay(self, request: Request) -> Response:
        """The replay file of a finished match."""
        self.not_too_often(request)
        async with self.checking:
            data = await replays.export(self.hall, match_id(request))
        headers = {"content-disposition": 'attachment; filename="lopsided-replay.json"'}
        return Response(data, media_type="application/json", headers=headers)

    async def new_replay(self, request: Request) -> Response:
        """Take a replay file in, after every move and die was checked."""
        data = await read_body(request, self.settings.replay_bytes)
        if not self.imports.count(address(request)):
            raise Trouble(429, "too_many")
        async with self.checking:
            return json(m.Imported(await replays.take_in(self.hall.store, data)), 201)

    async def steps(self, request: Request) -> Response:
        """A whole match as a seat saw it."""
        seat = request.query_params.get("seat", str(m.SPECTATOR))
        if not re.fullmatch(r"-1|\d{1,2}", seat):
            raise Trouble(400, "bad_seat")
        self.not_too_often(request)
        match = match_id(request)

        async def make() -> bytes:
            async with self.checking:
                return await asyncio.to_thread(gzip.compress, await replays.steps(self.hall, match, int(seat)), 5)

        return await packed(request, await self.remembered.get((match, int(seat)), make))

    def not_too_often(self, request: Request) -> None:
        """A look at a replay plays the whole match again, so it has a measure."""
        if not self.looks.count(address(request)):
            raise Trouble(429, "too_many")

    async def rules(self, request: Request) -> Response:
        """The rules for players, and the game's ledger."""
        game = take(request.path_params["game"])
        ledger = next((folder for folder in LEDGERS if folder.is_dir()), LEDGERS[0]) / f"{game.name}.md"
        return json(m.Rules(*game.rulebook(spoken_here(request)), text_of(ledger)))

    async def qr(self, request: Request) -> Response:
        """The join link as a QR code."""
        code = codes.read_join_code(request.path_params["code"])
        if code is None:
            raise Trouble(404, "no_table")
        picture = await asyncio.to_thread(qr_code, f"{self.base(request)}/join/{code.replace(' ', '')}")
        return Response(picture, media_type="image/svg+xml", headers={"cache-control": "public, max-age=3600"})

    def base(self, request: Request) -> str:
        """Where people reach this server."""
        host = request.headers.get("host", "")
        local = host.rsplit(":", 1)[0] in ("localhost", "127.0.0.1", "[::1]")
        if self.settings.public_url and (local or not HOST.fullmatch(host)):
            return self.settings.public_url.rstrip("/")
        return f"{request.url.scheme}://{host}" if HOST.fullmatch(host) else str(self.settings.public_url)


def spoken_here(request: Request) -> str:
    """The language that was asked for, where the table speaks it."""
    wanted = request.query_params.get("lang", LANGUAGE)
    return wanted if wanted in languages(PACKAGE) else LANGUAGE


def match_id(request: Request) -> str:
    """The match that a request is about."""
    found = str(request.path_params["match"])
    if not codes.is_match_id(found):
        raise Trouble(404, "no_match")
    return found


async def packed(request: Request, data: bytes) -> Response:
    """A large answer, which is compressed, as such for who understands that."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(await asyncio.to_thread(gzip.decompress, data), media_type="application/json")
    return Response(data, media_type="application/json", headers={"content-encoding": "gzip", "vary": "accept-encoding"})


@lru_cache(maxsize=256)
def qr_code(link: str) -> str:
    """A link as a picture."""
    picture = segno.make(link, error="m", micro=False).svg_inline(scale=1, border=4, dark="#221c15", light="#fffaf0", omitsize=True)
    return picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


def text_of(path: Any) -> str:
    """A text file, empty where there is none."""
    return path.read_text("utf-8") if path.is_file() else ""
