"""A connection, as the rooms know it: who it is, and what it can be sent."""

from typing import Protocol

from lopsided.server.hall.faces import Seats


class Member(Protocol):
    """A connection, as a room knows it."""

    person: int  # NOBODY = a spectator
    key: str  # the hash of its token
    devices: tuple[str, ...]  # the tokens of its person that it was told of
    seats: Seats
    host: bool

    def send(self, frame: bytes) -> None:
        """Put a frame on its way; never waits."""

    def end(self, reason: str, again: bool) -> None:
        """Say bye and close."""
