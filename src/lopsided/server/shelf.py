"""The shelf: the games that are installed here, looked up once."""

from contextlib import suppress
from functools import cache
from importlib.resources import files
from pathlib import Path

from msgspec.json import encode

from lopsided.engine.agents import LEVELS
from lopsided.engine.box import Option
from lopsided.engine.game import Game, all_games, find_game, hide_dice
from lopsided.engine.match import Match
from lopsided.engine.words import LANGUAGE, Words, languages, words
from lopsided.lab.guided import guide_of
from lopsided.lab.lengths import lengths_of
from lopsided.server import http_messages as hm
from lopsided.server.text import phrases, value_words

# In which order the boxes stand; games from elsewhere come after them. The first is what "play now" plays.
ORDER = ("threat-level", "displacement", "disruptopia", "disparity-trap", "unequalopolis")


@cache
def take(name: str) -> Game:
    """The installed game of this name; UnknownGame where there is none."""
    return find_game(name)


def bots_of(game: Game) -> list[str]:
    """The characters that a game's bots can have, and the levels of any game's."""
    return [*game.bots, "random", *LEVELS]


@cache
def shelf(language: str = LANGUAGE) -> list[hm.GameInfo]:
    """Every game that can be played here, told in a language, in the shelf's order; games from elsewhere last."""
    return sorted((info(game, language) for game in all_games().values()), key=lambda box: ORDER.index(box.name) if box.name in ORDER else len(ORDER))


def warm_up() -> None:
    """Lay and draw every game once, so that nobody waits for what is read and remembered on the way; what fails there, fails at its own table."""
    for box in shelf():
        with suppress(Exception):
            match = Match(take(box.name), box.seats[0])
            encode([match.view(match.pending[0]), match.game.board(match.box)])


def info(game: Game, language: str = LANGUAGE) -> hm.GameInfo:
    """One box; in English where the game does not speak that language."""
    text = words(game.package, language if language in languages(game.package) else LANGUAGE)
    return hm.GameInfo(
        name=game.name,
        title=text.say("title"),
        tagline=text.perhaps("tagline"),
        pitch=text.perhaps("pitch"),
        seats=game.seats,
        version=game.version,
        bots=bots_of(game),
        variants=list(game.variants),
        variant_words=[text.perhaps(f"variant-{variant}") for variant in game.variants],
        options=[option(o, text) for o in game.options.values()],
        phrases=list(phrases().values()),
        people=list(game.people),
        secrets=game.hide is not hide_dice,
        picture=brought(game, "box.svg"),
        board=brought(game, "board.js"),
        guided=guide_of(game) is not None,
        language=text.language,
        lengths=lengths_of(game),
    )


def folder_of(game: Game) -> Path:
    """Where the files lie that a game's package brings for the browser."""
    return Path(str(files(game.package))) / "web"


def brought(game: Game, file: str) -> str:
    """The address of a file that a game's package brings for the browser; empty where it does not."""
    return f"/games/{game.name}/{file}" if (folder_of(game) / file).is_file() else ""


def option(o: Option, text: Words) -> hm.OptionInfo:
    """One option in words; a value without words of its own is said as it is written."""
    message = f"option-{o.name}"
    return hm.OptionInfo(
        name=o.name,
        words=text.perhaps(message),
        default=list(o.default) if isinstance(o.default, tuple) else o.default,
        values=list(o.values),
        labels=[value_words(text, message, value) for value in o.values],
        range=o.bounds,
        many=o.many,
        reform=o.reform,
    )
