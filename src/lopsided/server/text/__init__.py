"""The table's own words, from en.toml in this folder."""

from functools import cache

from lopsided.engine.words import words
from lopsided.server.messages import Phrase

PACKAGE = "lopsided.server"


def line(section: str, key: str, **known: str | int) -> str:
    """One sentence of a section."""
    return words(PACKAGE).line(section, key, known)


@cache
def phrases() -> dict[str, Phrase]:
    """What may be said at any table, by key."""
    return {p["key"]: Phrase(**p) for p in words(PACKAGE).text["phrases"]}


@cache
def phrase_numbers() -> dict[str, int]:
    """Where each phrase stands in the list."""
    return {key: number for number, key in enumerate(phrases())}
