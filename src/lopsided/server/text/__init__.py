"""The table's own words, from en.ftl in this folder."""

from collections.abc import Mapping, Sequence
from functools import cache

from lopsided.engine.events import Event
from lopsided.engine.game import Game
from lopsided.engine.words import LANGUAGE, Words, words
from lopsided.server.http_messages import Phrase
from lopsided.server.messages import Item

PACKAGE = "lopsided.server"


# What may be said at any table, and how one may react.
PHRASES = (
    "hello", "good_luck", "your_turn", "one_moment", "back_soon", "explain", "help_me", "thanks", "sorry", "unfair", "deal", "well_played", "good_game",
)  # fmt: skip
REACTIONS = ("wow", "ouch", "phew", "ha", "hm", "yes", "no")


def spoken(item: Item, game: Game, names: Sequence[str], reader: int) -> str:
    """One thing that happened, as the client says it to this reader; a shared screen (-1) has no words for a secret."""
    if not item.kind.startswith("table:"):
        return "" if item.secret and reader < 0 else game.say(Event(item.kind, item.ints), names, reader=reader)
    known = item.known
    said = words(PACKAGE).say(f"phrase-{known['phrase']}") if "phrase" in known else known.get("text", "")
    return words(PACKAGE).line(item.kind.replace(":", "-"), {**item.ints, **known, **rule_words(game, known), "said": said}, names, reader)


def rule_words(game: Game, known: Mapping[str, str]) -> dict[str, str]:
    """An option that is spoken of, what it was and what it is to be, in the words of its game."""
    text, message = words(game.package), f"option-{known.get('option', '')}"
    if "option" not in known:
        return {}
    return {"rule": text.perhaps(message)} | {key: value_words(text, message, known[key]) for key in ("was", "value")}


def value_words(text: Words, message: str, value: str) -> str:
    """A value of an option in a few words; one without words of its own is said as it is written."""
    return text.perhaps(f"{message}.value", value.replace("_", " "), value=int(value) if value.isdecimal() else value)


def line(message: str, **known: str | int) -> str:
    """One message of the table."""
    return words(PACKAGE).line(message, known)


def refused(reason: str, **known: str | int) -> str:
    """Why something was refused: by the table, or by the engine beneath it."""
    return line(f"{'refusal' if f'refusal-{reason}' in words(PACKAGE) else 'cannot'}-{reason}", **known)


def guest(language: str = LANGUAGE) -> str:
    """What somebody is called who gives no name."""
    return words(PACKAGE, language).say("home-guest")


@cache
def phrases() -> dict[str, Phrase]:
    """What may be said at any table, by key."""
    return {key: Phrase(key, key in REACTIONS) for key in (*PHRASES, *REACTIONS)}
