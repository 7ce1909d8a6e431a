"""The words of a game's enums, and what bit masks hold, in its views. A game's shown.py declares with them what may stand where, and from that
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


def words_in(mask: int, members: Iterable[IntEnum]) -> list[str]:
    """Those of an enum that a bit mask holds."""
    return [word(member) for member in members if mask >> member & 1]


def places_in(mask: int) -> list[int]:
    """The seats, or whatever else is counted from 0, that a bit mask holds."""
    return [place for place in range(int(mask).bit_length()) if mask >> place & 1]


def one_of(allowed: Iterable[str]) -> Meta:
    """The note of a text that is one of these words: `Annotated[str, one_of(words(Rank))]`."""
    known = list(allowed)
    return Meta(pattern=f"^({'|'.join(known)})$", extra_json_schema={"enum": known})
