"""Every error of a request as a Problem: a word, what its sentence needs, a fitting status, and nothing else."""

import msgspec
from starlette.responses import Response

from lopsided.server.http_messages import Problem
from lopsided.server.table.refusal import Refusal


class Trouble(Exception):
    """A request that cannot be answered."""

    def __init__(self, status: int, reason: str, **known: str | int) -> None:
        super().__init__(reason)
        self.status, self.problem = status, Problem(reason, known)

    @classmethod
    def of(cls, status: int, refusal: Refusal) -> "Trouble":
        """A refusal as the answer to a request."""
        return cls(status, refusal.reason, **refusal.known)

    def response(self) -> Response:
        """What is sent."""
        return Response(msgspec.json.encode(self.problem), self.status, media_type="application/json")
