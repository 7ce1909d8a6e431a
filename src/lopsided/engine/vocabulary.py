"""The words of a game's enums in its views. A game's shown.py declares with them what may stand where, and from that
the client's types are made (`python -m lopsided.server.typescript`)."""

from collections.abc import Iterable
from enum import IntEnum

from msgspec import Meta


def word(member: IntEnum) -> str:
    """A member of an enum as a client reads it."""
    return member.name.lower()


def words(members: Iterable[IntEnum]) -> tuple[str, ...]:
    """An enum, or some of its members, as a client reads them."""
    return tuple(map(word, members))


def one_of(allowed: Iterable[str]) -> Meta:
    """The note of a text that is one of these words: `Annotated[str, one_of(words(Rank))]`."""
    known = list(allowed)
    return Meta(pattern=f"^({'|'.join(known)})$", extra_json_schema={"enum": known})
