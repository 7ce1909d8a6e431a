"""Every error of a request as a Problem: a word, a sentence, a fitting status, and nothing else."""

import msgspec
from starlette.responses import Response

from lopsided.server.messages import Problem
from lopsided.server.text import line


class Trouble(Exception):
    """A request that cannot be answered."""

    def __init__(self, status: int, reason: str, words: str = "", **known: str | int) -> None:
        super().__init__(reason)
        self.status, self.problem = status, Problem(reason, words or line(f"problem-{reason}", **known))

    def response(self) -> Response:
        """What is sent."""
        return Response(msgspec.json.encode(self.problem), self.status, media_type="application/json")
