"""The client's files, from the folder that `make web` fills."""

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from lopsided.server.problems import Trouble
from lopsided.server.text import line

FOLDER = Path(__file__).parents[2] / "web_dist"
TEXTS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")  # app-B4x9Qz1c.js: another content has another name
LONGEST_PATH = 200
FOR_EVER = "public, max-age=31536000, immutable"
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class File:
    """One file, ready to be sent."""

    def __init__(self, path: Path) -> None:
        self.body = path.read_bytes()
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


@lru_cache(maxsize=256)
def load(path: Path, changed: int, size: int) -> File:
    """A file, read again only when it changed."""
    return File(path)


async def page(request: Request) -> Response:
    """A file of the client; any other address is the client's own business and gets its first page."""
    path = request.path_params.get("path", "")
    if path.split("/")[0] in ("api", "ws", "qr"):
        raise Trouble(404, "not_found")
    wanted = (FOLDER / path).resolve() if "\0" not in path and len(path) <= LONGEST_PATH else FOLDER
    if not wanted.is_relative_to(FOLDER.resolve()) or not wanted.is_file():
        if path.startswith("assets/"):
            raise Trouble(404, "not_found")
        wanted = FOLDER / "index.html"
    if not wanted.is_file():
        return Response(not_built(), 503, media_type="text/html")
    stat = wanted.stat()
    return load(wanted, stat.st_mtime_ns, stat.st_size).answer(request)


def not_built() -> str:
    """What stands there before the client is built."""
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Lopsided</title><h1>Lopsided</h1><p>{line("pages", "not_built")}</p></html>'
