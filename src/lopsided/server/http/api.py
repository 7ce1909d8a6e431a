"""Requests and answers: tables, joining, replays, rules. Sockets are next door."""

import asyncio
import gzip
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from lopsided.engine.box import BoxError
from lopsided.engine.game import UnknownGame
from lopsided.engine.words import LANGUAGE, asked_for, languages
from lopsided.server import codes, replays
from lopsided.server import http_messages as hm
from lopsided.server import messages as m
from lopsided.server.debriefs import Debriefs, as_csv
from lopsided.server.hall.hall import Hall, IsRoom
from lopsided.server.hall.reading import NoTable
from lopsided.server.http.bodies import read_body, read_json
from lopsided.server.http.door import Door, Guessing
from lopsided.server.http.guard import address
from lopsided.server.labs import Labs
from lopsided.server.lesson import messages as lm
from lopsided.server.limits import Gate
from lopsided.server.problems import Trouble
from lopsided.server.settings import Settings
from lopsided.server.shelf import shelf, take
from lopsided.server.shoes import walk
from lopsided.server.store import DiskFull, StoreError
from lopsided.server.table.refusal import Refusal, refusal_of
from lopsided.server.table.table import Unplayable
from lopsided.server.text import PACKAGE, guest

HERE = Path(__file__)
MOST_TURNS = 12  # tables of somebody that are looked at
PROBLEMS: dict[type[Exception], Callable[[Any], Trouble]] = {  # what may go wrong while a request is answered, as the answer
    Trouble: lambda trouble: trouble,
    Refusal: lambda refusal: Trouble.of(409, refusal),
    UnknownGame: lambda _: Trouble(404, "no_game"),
    BoxError: lambda error: Trouble.of(400, refusal_of(error)),
    IsRoom: lambda _: Trouble(409, "room"),
    NoTable: lambda _: Trouble(404, "no_table"),
    Guessing: lambda _: Trouble(429, "wrong_codes"),
    Unplayable: lambda _: Trouble(409, "unplayable"),
    DiskFull: lambda _: Trouble(507, "disk_full"),
    StoreError: lambda _: Trouble(503, "storage"),
}
LEDGERS = (HERE.parents[2] / "ledger", HERE.parents[4] / "docs" / "ledger")  # in an installed package, and in a checkout
HOST = re.compile(r"[A-Za-z0-9.\-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")


def json(value: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


class Api:
    """The handlers, with the hall they speak for."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall, self.settings = hall, settings
        self.door = Door(hall, settings.wrong_codes_a_minute)
        self.new_tables = Gate(settings.tables_a_minute)
        self.joins = Gate(settings.tables_a_minute)
        self.looks = Gate(settings.tables_a_minute)  # at a replay: each plays the whole match again
        self.imports = Gate(settings.replays_a_minute)
        self.checking = asyncio.Semaphore(2)
        self.remembered = replays.Remembered()
        self.debriefs = Debriefs(hall, settings)
        self.labs = Labs(settings)
        self.questions = Gate(settings.tables_a_minute)  # to the lab: a dial that is dragged asks often

    async def health(self, request: Request) -> Response:
        """For whoever watches over the server: whether it can do its work."""
        lost = self.hall.store.health.lost_since is not None
        return json({"status": "degraded" if lost else "ok", "store": "lost" if lost else "ok"}, 503 if lost else 200)

    async def games(self, request: Request) -> Response:
        """The boxes on the shelf, told in a language that the table speaks."""
        return json(shelf(spoken_here(request)))

    async def new_table(self, request: Request) -> Response:
        """Open a table."""
        wish = await read_json(request, hm.NewTable, self.settings.body_bytes)
        admit(self.new_tables, request)
        if not wish.name and wish.mode in ("now", "guided"):
            wish = msgspec.structs.replace(wish, name=guest(read_by(request)))
        seated = await self.hall.new_table(wish)
        self.debriefs.prepare(wish.game)
        self.door.at_home(address(request), seated.code)
        return json(seated, 201)

    async def table(self, request: Request) -> Response:
        """What a joiner may see of a table, or of the room that the code leads to."""
        found = await self.match_of(request)
        return json(await (self.hall.look_in(found) if codes.is_room_id(found) else self.hall.look(found)))

    async def turns(self, request: Request) -> Response:
        """Whose turn it is at the tables where somebody sits."""
        wish = await read_json(request, hm.Turns, self.settings.body_bytes)
        admit(self.questions, request)
        found = [await self.hall.turn(held) for held in wish.seats[:MOST_TURNS]]
        return json([turn for turn in found if turn])

    async def join(self, request: Request) -> Response:
        """Take a seat."""
        wish = await read_json(request, hm.Join, self.settings.body_bytes)
        match = await self.match_of(request)
        if self.joins.closed(match):
            raise Trouble(429, "too_many")
        seated = await self.hall.join(match, wish.name)
        self.joins.count(match)
        return json(seated, 201)

    async def new_room(self, request: Request) -> Response:
        """Open a room."""
        wish = await read_json(request, lm.NewRoom, self.settings.body_bytes)
        admit(self.new_tables, request)
        led = await self.hall.new_room(wish)
        self.door.at_home(address(request), led.code)
        return json(led, 201)

    async def room(self, request: Request) -> Response:
        """What somebody sees of a room before coming in."""
        return json(await self.hall.look_in(await self.match_of(request)))

    async def come(self, request: Request) -> Response:
        """Come into a room."""
        wish = await read_json(request, hm.Join, self.settings.body_bytes)
        room = await self.match_of(request)
        if self.joins.closed(room):
            raise Trouble(429, "too_many")
        came = await self.hall.come(room, wish.name)
        self.joins.count(room)
        return json(came, 201)

    async def rejoin(self, request: Request) -> Response:
        """Take one's seat on another device."""
        wish = await read_json(request, hm.TakeBack, self.settings.body_bytes)
        try:
            return json(await self.door.rejoin(address(request), wish.code))
        except NoTable:
            raise Trouble(404, "rejoin") from None

    async def match_of(self, request: Request) -> str:
        """The match that a request names by its code."""
        return await self.door.find(address(request), request.path_params["code"])

    async def replay(self, request: Request) -> Response:
        """The replay file of a finished match."""
        admit(self.looks, request)
        async with self.checking:
            data = await replays.export(self.hall, match_id(request))
        headers = {"content-disposition": 'attachment; filename="lopsided-replay.json"'}
        return Response(data, media_type="application/json", headers=headers)

    async def debrief(self, request: Request) -> Response:
        """What a finished match was made of, in lines of JSON: each knows it better than the one before."""
        admit(self.looks, request)
        lines, wanted = await self.debriefs.lines(match_id(request)), request.query_params.get("as", "")
        if wanted not in ("json", "csv"):
            return StreamingResponse(lines, media_type="application/x-ndjson")
        *_, last = [b"", *[line async for line in lines]]
        data = last if wanted == "json" or not last else as_csv(last)
        headers = {"content-disposition": f'attachment; filename="lopsided-debrief.{wanted}"'}
        return Response(data, media_type="application/json" if wanted == "json" else "text/csv", headers=headers)

    async def shoes(self, request: Request) -> Response:
        """Play the dice of a finished match from another seat, or on from one of its steps."""
        wish = await read_json(request, hm.Shoes, self.settings.body_bytes)
        admit(self.new_tables, request)
        return json(await walk(self.hall, match_id(request), wish), 201)

    async def new_replay(self, request: Request) -> Response:
        """Take a replay file in, after every move and die was checked."""
        data = await read_body(request, self.settings.replay_bytes)
        admit(self.imports, request)
        async with self.checking:
            return json(hm.Imported(await replays.take_in(self.hall.store, data)), 201)

    async def steps(self, request: Request) -> Response:
        """A whole match as a seat saw it."""
        seat = request.query_params.get("seat", str(m.SPECTATOR))
        if not re.fullmatch(r"-1|\d{1,2}", seat):
            raise Trouble(400, "bad_seat")
        admit(self.looks, request)
        match = match_id(request)

        async def make() -> bytes:
            async with self.checking:
                return await asyncio.to_thread(gzip.compress, await replays.steps(self.hall, match, int(seat)), 5)

        return await packed(request, await self.remembered.get((match, int(seat)), make))

    async def rules(self, request: Request) -> Response:
        """The rules for players, and the game's ledger."""
        game = take(request.path_params["game"])
        ledger = next((folder for folder in LEDGERS if folder.is_dir()), LEDGERS[0]) / f"{game.name}.md"
        return json(hm.Rules(*game.rulebook(spoken_here(request)), ledger.read_text("utf-8") if ledger.is_file() else ""))

    async def dials(self, request: Request) -> Response:
        """What can be turned on the lab page of a game."""
        return json(self.labs.dials(take(request.path_params["game"])))

    async def lab(self, request: Request) -> Response:
        """What a setting does, in lines of JSON: each knows it better than the one before."""
        admit(self.questions, request)
        asked = self.labs.read(take(request.path_params["game"]), dict(request.query_params))
        return StreamingResponse(self.labs.lines(address(request), asked), media_type="application/x-ndjson")

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


def read_by(request: Request) -> str:
    """The language that whoever asks reads, by what their browser says, where the table speaks it."""
    wanted = asked_for(re.split("[,;]", request.headers.get("accept-language", ""))[0].strip() or LANGUAGE)
    return wanted if wanted in languages(PACKAGE) else LANGUAGE


def admit(gate: Gate, request: Request) -> None:
    """Count a request against what one address may ask for."""
    if not gate.count(address(request)):
        raise Trouble(429, "too_many")


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
