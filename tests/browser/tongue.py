"""The language that the tests of this run read in: `LOPSIDED_TEST_LANGUAGE=fr pytest tests/browser`. What a page should say comes from the language files."""

import os
import re

from lopsided.engine.words import LANGUAGE, Words, languages, words

LOCALES = {"en": "en-GB", "fr": "fr-FR"}  # any other language is asked for by its code
spoken = [os.environ.get("LOPSIDED_TEST_LANGUAGE", LANGUAGE)]  # the last one is spoken now


def locale() -> str:
    """How a browser asks for this language."""
    return LOCALES.get(spoken[-1], spoken[-1])


def words_of(package: str) -> Words:
    """The words of a package as a reader of this language gets them."""
    return words(package, spoken[-1] if spoken[-1] in languages(package) else LANGUAGE)


def say(message: str, **known: str | int) -> str:
    """What the table says."""
    return words_of("lopsided.server").say(message, **known)


def game_says(message: str, game: str = "threat-level", **known: str | int) -> str:
    """What a game says."""
    return words_of(f"lopsided.games.{game.replace('-', '_')}").say(message, **known)


def start(people: int, bots: int = 0) -> str:
    """What is written on the key that begins a game with so many people and bots."""
    return say("lobby-start", people=people, bots=bots)


def like(message: str, **known: str | int) -> re.Pattern[str]:
    """What the table says, whatever it is given for what is not named here."""
    pattern = re.escape(say(message, **dict.fromkeys(re.findall(r"\$(\w+)", words_of("lopsided.server").entries[message]), "@@") | known))
    return re.compile(pattern.replace("@@", ".*"))


def tells(event: str, names: list[str], game: str = "threat-level") -> re.Pattern[str]:
    """What a game says of such an event, whoever of these people did it to whom with whose help, and whoever reads it."""
    seats = range(len(names))
    told = words_of(f"lopsided.games.{game.replace('-', '_')}")
    ways = [{"seat": seat, "target": target, "helper": helper} for seat in seats for target in seats for helper in seats]
    return re.compile("|".join(re.escape(told.line(f"event-{event}", ints, names, reader)) for ints in ways for reader in (-1, *seats)))
