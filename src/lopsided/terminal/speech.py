"""The language that is spoken in the terminal: the one that is asked for, else the one of the environment, else English."""

from rich.text import Text

from lopsided.engine.game import Game
from lopsided.engine.words import LANGUAGE, Words, asked_for, languages, spoken_here, words

PACKAGE = "lopsided.terminal"


def spoken(language: str = "") -> Words:
    """The terminal's own words in a language, or in the one of the environment; in English where it has none."""
    return spoken_here(PACKAGE, language)


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
