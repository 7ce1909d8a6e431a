"""The table's own words, from en.ftl in this folder."""

from functools import cache

from lopsided.engine.words import words
from lopsided.server.messages import Phrase

PACKAGE = "lopsided.server"


# What may be said at any table, and how one may react.
PHRASES = (
    "hello", "good_luck", "your_turn", "one_moment", "back_soon", "explain", "help_me", "thanks", "sorry", "unfair", "deal", "well_played", "good_game",
)  # fmt: skip
REACTIONS = ("wow", "ouch", "phew", "ha", "hm", "yes", "no")


def line(message: str, **known: str | int) -> str:
    """One message of the table."""
    return words(PACKAGE).line(message, known)


@cache
def phrases() -> dict[str, Phrase]:
    """What may be said at any table, by key."""
    return {key: Phrase(key, words(PACKAGE).say(f"phrase-{key}"), key in REACTIONS) for key in (*PHRASES, *REACTIONS)}


@cache
def phrase_numbers() -> dict[str, int]:
    """Where each phrase stands in the list."""
    return {key: number for number, key in enumerate(phrases())}
