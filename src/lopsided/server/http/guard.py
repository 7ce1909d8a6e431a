"""In front of everything: security headers, the check of where a request comes from, one log line, no stack traces."""

import logging
import time
from collections.abc import Iterable

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lopsided.server.logs import where
from lopsided.server.problems import Trouble

log = logging.getLogger("lopsided.server")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
}
SAFE = {"GET", "HEAD", "OPTIONS"}


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, origins: Iterable[str] = ()) -> None:
        self.app, self.origins = app, set(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), [0]

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                status[0] = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
            await send(message)

        try:
            if scope["method"] not in SAFE and not allowed(Headers(scope=scope), self.origins):
                raise Trouble(403, "origin")
            await self.app(scope, receive, guarded)
        except Exception as error:
            trouble = error if isinstance(error, Trouble) else Trouble(500, "failed")
            if trouble is not error:
                log.error("request failed: %s", where(error))
            if status[0] == 0:
                await trouble.response()(scope, receive, guarded)
        finally:
            route = getattr(scope.get("route"), "path", "page")
            log.info("%s %s %d %.1f ms", scope["method"][:8], route, status[0], (time.perf_counter() - began) * 1000)


def allowed(headers: Headers, origins: Iterable[str]) -> bool:
    """Whether a request comes from our own pages, or from no browser at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    scheme, _, site = origin.partition("://")
    return origin in origins or (scheme in ("http", "https") and site.lower() == headers.get("host", "").lower())


def address(connection: HTTPConnection) -> str:
    """Who is asking, as far as limits go: an IPv6 household counts as one."""
    host = connection.client.host if connection.client else "local"
    return ":".join(host.split(":")[:4]) if host.count(":") > 1 else host
