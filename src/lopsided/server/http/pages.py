"""The client's files, from the folder that `make web` fills."""

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from lopsided.engine.words import LANGUAGE, languages, words
from lopsided.server.problems import Trouble
from lopsided.server.shelf import folder_of, take
from lopsided.server.text import PACKAGE, line

FOLDER = Path(__file__).parents[2] / "web_dist"
TEXTS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")  # app-B4x9Qz1c.js: another content has another name
LONGEST_PATH = 200
ELSEWHERE = ("cannot-", "bot-", "stream-", "idea-", "screen-")  # of a game, and never in the browser: why something cannot be had, bots, dice, the terminal
# what no page says on which people play
LATER = ("home-a", "home-hotseat_", "home-lead", "home-turn_", "debrief-", "replay-", "rules-", "room-", "lab-", "shoes-", "holds-", "did-")
FOR_EVER = "public, max-age=31536000, immutable"
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/plain", ".ftl")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class File:
    """One file, ready to be sent."""

    def __init__(self, path: Path, body: bytes | None = None) -> None:
        self.body = path.read_bytes() if body is None else body
        if path.name == "index.html":
            self.body = self.body.replace(b"<html ", b'<html data-languages="%s" ' % " ".join(languages(PACKAGE)).encode(), 1)
            self.body = self.body.replace(b'<div id="app">', b'<div id="app"><div class="boot">%s</div>' % waiting().encode(), 1)
        self.type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.packed = gzip.compress(self.body, 9, mtime=0) if self.type.startswith(TEXTS) and len(self.body) > 500 else None
        self.etag = f'"{hashlib.sha256(self.body).hexdigest()[:16]}"'
        self.cache = FOR_EVER if path.parent.name == "assets" and HASHED.search(path.name) else "no-cache"

    def answer(self, request: Request) -> Response:
        """The file, or that it has not changed."""
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") in (self.etag, "W/" + self.etag):
            return Response(status_code=304, headers=headers)
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, media_type=self.type, headers=headers | {"content-encoding": "gzip"})
        return Response(self.body, media_type=self.type, headers=headers)


def waiting() -> str:
    """What is read while nothing of the client is here yet, in every language: nobody knows the reader's."""
    return "".join(f'<p lang="{language}">{words(PACKAGE, language).say("page-coming")}</p>' for language in languages(PACKAGE))


@lru_cache(maxsize=256)
def load(path: Path, changed: int, size: int) -> File:
    """A file, read again only when it changed."""
    return File(path)


async def page(request: Request) -> Response:
    """A file of the client; any other address is the client's own business and gets its first page."""
    path = request.path_params.get("path", "")
    if path.split("/")[0] in ("api", "ws", "qr"):
        raise Trouble(404, "not_found")
    wanted = find(FOLDER, path)
    if wanted is None and path.startswith("assets/"):
        raise Trouble(404, "not_found")
    wanted = wanted or find(FOLDER, "index.html")
    return send(wanted, request) if wanted else Response(not_built(), 503, media_type="text/html")


async def brought(request: Request) -> Response:
    """A file that a game's package brings for the browser: its board, the picture on its box."""
    wanted = find(folder_of(take(request.path_params["game"])), request.path_params["path"])
    if wanted is None:
        raise Trouble(404, "not_found")
    return send(wanted, request)


async def language_file(request: Request) -> Response:
    """What the shell or a game says in a language of the shell; in English, and marked so, where the game does not speak it."""
    game, language = request.path_params.get("game"), request.path_params["language"]
    package = take(game).package if game else PACKAGE
    if language not in languages(PACKAGE):
        raise Trouble(404, "no_language")
    spoken = language if language in languages(package) else LANGUAGE
    answer = told_in(package, spoken, "more" in request.query_params).answer(request)
    answer.headers["content-language"] = spoken
    return answer


@lru_cache(maxsize=256)
def told_in(package: str, language: str, later: bool) -> File:
    """The messages of a language for the pages on which people play, or those for later ones, bare; a game's without what the browser never says."""
    elsewhere = () if package == PACKAGE else ELSEWHERE
    entries = words(package, language).entries.items()
    wanted = [entry for name, entry in entries if not name.startswith(elsewhere) and name.startswith(LATER) == later]
    return File(Path(f"{language}.ftl"), "\n".join(wanted).encode())


def find(folder: Path, path: str) -> Path | None:
    """A file in a folder or beneath it; None where there is none, or where the path leads out of it."""
    wanted = (folder / path).resolve() if "\0" not in path and len(path) <= LONGEST_PATH else folder
    return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None


def send(path: Path, request: Request) -> Response:
    """A file that is there."""
    stat = path.stat()
    return load(path, stat.st_mtime_ns, stat.st_size).answer(request)


def not_built() -> str:
    """What stands there before the client is built."""
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Lopsided</title><h1>Lopsided</h1><p>{line("page-not_built")}</p></html>'
