"""The application: which address leads where."""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from lopsided.server.hall.hall import Hall
from lopsided.server.http.api import PROBLEMS, Api
from lopsided.server.http.guard import Guard
from lopsided.server.http.pages import brought, language_file, page
from lopsided.server.http.socket import Sockets
from lopsided.server.problems import Trouble
from lopsided.server.settings import Settings
from lopsided.server.shelf import warm_up
from lopsided.server.store import Store, StoreError


def make_app(store: Store, settings: Settings) -> Starlette:
    """The whole server as an ASGI application."""
    hall = Hall(store, settings)
    api = Api(hall, settings)
    sockets = Sockets(hall, settings, api.door)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        try:
            warm_up()
            await hall.open()
        except StoreError as error:
            app.state.trouble = str(error)
            raise
        except Exception as error:
            app.state.trouble = f"The server could not start: {type(error).__name__}: {error}"
            raise
        yield
        await api.debriefs.close()
        await api.labs.close()
        await hall.close()

    app = Starlette(
        routes=[
            Route("/health", api.health),
            Route("/api/games", api.games),
            Route("/api/tables", api.new_table, methods=["POST"]),
            Route("/api/tables/{code}", api.table),
            Route("/api/tables/{code}/join", api.join, methods=["POST"]),
            Route("/api/rooms", api.new_room, methods=["POST"]),
            Route("/api/rooms/{code}", api.room),
            Route("/api/rooms/{code}/join", api.come, methods=["POST"]),
            Route("/api/rejoin", api.rejoin, methods=["POST"]),
            Route("/api/turns", api.turns, methods=["POST"]),
            Route("/api/matches/{match}/replay", api.replay),
            Route("/api/matches/{match}/debrief", api.debrief),
            Route("/api/matches/{match}/shoes", api.shoes, methods=["POST"]),
            Route("/api/replays", api.new_replay, methods=["POST"]),
            Route("/api/replays/{match}/steps", api.steps),
            Route("/api/rules/{game}", api.rules),
            Route("/api/lab/{game}/dials", api.dials),
            Route("/api/lab/{game}", api.lab),
            Route("/qr/{code}.svg", api.qr),
            Route("/games/{game}/{path:path}", brought),
            Route("/words/{language}.ftl", language_file),
            Route("/words/{game}/{language}.ftl", language_file),
            WebSocketRoute("/ws", sockets.meet),
            Route("/{path:path}", page),
        ],
        exception_handlers={HTTPException: wrong_way, **{kind: answering(problem) for kind, problem in PROBLEMS.items()}},
        lifespan=life,
    )
    app.add_middleware(Guard, origins=settings.origins.split())
    app.state.hall, app.state.sockets = hall, sockets
    return app


async def wrong_way(request: Request, error: Exception) -> Response:
    """An address or a method that leads nowhere."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    return Trouble(status, "method" if status == 405 else "not_found").response()


def answering(problem: Callable[[Any], Trouble]) -> Callable[[Request, Exception], Awaitable[Response]]:
    """How a request is answered that ended in this kind of error."""

    async def answer(request: Request, error: Exception) -> Response:
        return problem(error).response()

    return answer
