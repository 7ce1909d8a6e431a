"""What comes in a request's body: so much and no more, and only what fits the message."""

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from lopsided.server.problems import Trouble

T = TypeVar("T")
BODY_SECONDS = 15.0


async def read_json(request: Request, kind: type[T], most: int) -> T:
    """A request's body as a message."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Trouble(415, "not_json")
    try:
        return msgspec.json.decode(await read_body(request, most), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Trouble(400, "bad_body", why=plain(error)) from None


async def read_body(request: Request, most: int) -> bytes:
    """A body, up to a size."""
    parts, size = [], 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                size += len(part)
                if size > most:
                    raise Trouble(413, "too_large", most=most)
                parts.append(part)
    except ClientDisconnect:
        raise Trouble(400, "bad_body", why="it ended early") from None
    except TimeoutError:
        raise Trouble(408, "slow") from None
    return b"".join(parts)


def plain(error: Exception) -> str:
    """Why a message was not understood, on one line."""
    return str(error)[:200] if isinstance(error, msgspec.DecodeError) else "it is not JSON"
