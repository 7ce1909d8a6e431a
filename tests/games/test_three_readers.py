"""A table with an English, a French and a Spanish reader plays a whole game: each reads all of it in their own language, and nothing else."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from lopsided.engine.events import AUDIENCE, EVERYONE
from lopsided.engine.game import Game, all_games
from lopsided.engine.match import Match
from lopsided.engine.words import LANGUAGE
from lopsided.testing.grammar import nodes, read_messages
from lopsided.testing.wording import Reader

GAMES = [game for game in all_games().values() if game.package.startswith("lopsided.games.")]
LANGUAGES = ("en", "fr", "es")
NAMES = ("Aïcha", "Élodie", "Inés", "Hugo", "Oscar", "Émile", "Iris", "Ulises")  # a word before them would melt into them
MOST = 20_000  # moves; no game is as long
# A number and a noun in the wrong form. French has the singular after 0 and 1; some nouns end with s or x in both.
MISCOUNTED = {
    "en": re.compile(r"(?<![\d.,/-])1 (?!is |was |less|has )[a-z]+[^su\W]s\b"),
    "fr": re.compile(r"(?<![\d.,/-])[01] (?!fois|dans|sans|chez|plus|puis|pas|mais|es |as |est |repas|cours)[a-zà-ü]+[^iu\W][sx]\b"),
    "es": re.compile(r"(?<![\d.,/-])1 (?!más|menos|es |veces)[a-zá-ü]+[aeoinrl]s\b"),
}


@cache
def phrases(package: str, language: str) -> frozenset[str]:
    """The parts of a game's messages between what is put into them, of two words and more."""
    path = Path(__import__(package, fromlist=["x"]).__file__).parent / "text" / f"{language}.ftl"
    found = [
        part.value for message in read_messages(path.read_text("utf-8"), str(path)).values() for part in nodes(message) if isinstance(part, ast.TextElement)
    ]
    return frozenset(phrase for phrase in (text.strip(" .,:;\n") for text in found) if len(re.findall(r"[A-Za-z]{2,}", phrase)) > 1)


def told(game: Game) -> Iterator[tuple[list[int], int, tuple[str, ...]]]:
    """All that happens in one game of bots, with the readers who may know it."""
    seats = max(3, game.seats[0])
    match = Match(game, seats, seed=19, names=NAMES[:seats])
    bots, moves = list(game.bots), 0
    while not match.over and moves < MOST:
        seat, moves = match.pending[0], moves + 1
        match.submit(seat, match.bot_action(seat, bots[seat % len(bots)]))
    assert match.over
    for event in match.events:
        for reader in range(seats):
            if event[AUDIENCE] == EVERYONE or event[AUDIENCE] >> reader & 1:
                yield event, reader, NAMES[:seats]


def miscounted(line: str, language: str) -> bool:
    """Whether a noun is in the wrong form after its number."""
    return MISCOUNTED[language].search(line) is not None


@pytest.mark.parametrize(("line", "language"), [("It costs 1 points.", "en"), ("0 points de perdus.", "fr"), ("Pagaste 1 puntos.", "es")])
def test_a_noun_in_the_wrong_form_is_found(line: str, language: str) -> None:
    assert miscounted(line, language)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_three_readers_each_have_a_whole_log_in_their_own_language(game: Game) -> None:
    judge, logs = Reader(game, max(3, game.seats[0])), dict[str, list[str]]()
    for row, reader, names in told(game):
        language, event = LANGUAGES[reader % 3], game.told.read(row)
        line = game.say(event, names, language, reader)
        logs.setdefault(language, []).append(line)
        aloof = reader not in {event.ints[role] for role in game.people if role in event.ints}
        judge.judge(line, f"{event} for seat {reader}", aloof, silent=not game.say(event, names, LANGUAGE, reader), language=language)
        assert not miscounted(line, language), line
    assert {language: len(log) > 20 for language, log in logs.items()} == dict.fromkeys(LANGUAGES, True)
    english, own = phrases(game.package, LANGUAGE), {language: "\n".join(phrases(game.package, language)) for language in ("fr", "es")}
    for language, has in own.items():
        left = [phrase for phrase in english if phrase not in has]
        found = re.compile("|".join(rf"(?<!\w){re.escape(phrase)}(?!\w)" for phrase in left))
        assert not [line for line in logs[language] if found.search(line)]
