"""The language that is spoken in the terminal: the one that is asked for, else the one of the environment, else English."""

import os
import re

from rich.text import Text

from lopsided.engine.game import Game
from lopsided.engine.words import LANGUAGE, Words, languages, words

PACKAGE = "lopsided.terminal"
PLACES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that says something speaks for all


def asked_for(tag: str = "") -> str:
    """The language of a tag such as fr_CA.UTF-8, or, where there is none, of the environment."""
    said = tag or next(filter(None, map(os.environ.get, PLACES)), LANGUAGE)
    return re.split(r"[-_.@]", said)[0].lower()


def spoken(language: str = "") -> Words:
    """The terminal's own words in a language, or in the one of the environment; in English where it has none."""
    wanted = asked_for(language)
    return words(PACKAGE, wanted if wanted in languages(PACKAGE) else LANGUAGE)


def table_language(game: Game, tag: str = "") -> str:
    """The language that is asked for, where a game has words in it; else English."""
    wanted = asked_for(tag)
    return wanted if wanted in languages(game.package) else LANGUAGE


def title_of(game: Game) -> str:
    """The name on the box, in the language of the environment where the game has words in it."""
    return words(game.package, table_language(game)).say("title")


def say_text(text: Words, message: str, **known: Text | str | int) -> Text:
    """One message in which some are drawn, such as { $player } with shape and colour."""
    plain = {name: value if isinstance(value, int) else value.markup if isinstance(value, Text) else Text(value).markup for name, value in known.items()}
    return Text.from_markup(text.say(message, **plain), emoji=False)


def labelled(text: Words, **values: str) -> str:
    """Lines of a label and what it stands before, one under the other."""
    labels = {name: text.say(name) for name in values}
    wide = max(map(len, labels.values()))
    return "\n".join(f"{labels[name]:<{wide}}  {value}" for name, value in values.items())
