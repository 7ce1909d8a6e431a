"""Sitting down: go on with a saved game, or begin a new one."""

from collections.abc import Mapping, Sequence
from itertools import chain, count
from typing import Any

from rich.console import Console
from rich.text import Text

from lopsided.engine.game import Game
from lopsided.engine.match import Match
from lopsided.engine.words import Words, asked_for, languages, words
from lopsided.terminal.saves import Saved, saved_games
from lopsided.terminal.speech import PACKAGE, spoken, table_language
from lopsided.terminal.table import Table

NAMES = ("Ada", "Bo", "Cleo", "Dev", "Esi", "Finn", "Gus", "Hana", "Ines")
LONGEST = 12  # letters of a name; more do not fit on a board


def open_table(
    console: Console, game: Game, agents: Sequence[str], options: Mapping[str, Any], variant: str, seed: int | None, name: str, new: bool, asked: str = ""
) -> Table:
    """The table to play at, in the language that is asked for; the person sits where no agent is named. BoxError says what cannot be had."""
    language = settle_language(console, game, asked)
    text = spoken(language)
    match = Match(game, len(agents), options, variant, seed, names=seat_names(name, agents, text), language=language)
    saved = None if new else choose_saved(console, game, text)
    if saved:
        saved.match.language = language
        return Table(console, saved.match, saved.seat, saved.agents, saved.path)
    return Table(console, match, agents.index(""), agents)


def settle_language(console: Console, game: Game, asked: str) -> str:
    """The language of the table: the one asked for, or English, with a line about it, where the game has no words in it."""
    wanted, settled = asked_for(asked), table_language(game, asked)
    if settled != wanted and (asked or wanted in languages(PACKAGE)):
        console.print(Text(spoken(wanted).say("not-spoken", title=game.title, language=wanted)))
    return settled


def seat_names(name: str, agents: Sequence[str], text: Words) -> list[str]:
    """The person's name, and a name for each bot that nobody else has."""
    name = "".join(c for c in name if c.isprintable()).strip()[:LONGEST] or text.say("player")
    free = (n for n in chain(NAMES, (text.say("bot", n=number) for number in count(1))) if n.lower() != name.lower())
    return [next(free) if agent else name for agent in agents]


def choose_saved(console: Console, game: Game, text: Words) -> Saved | None:
    """Offer the saved games of this game; None to begin a new one."""
    games, trouble = saved_games(game.name, text)
    for line in trouble:
        console.print(Text(line), soft_wrap=True)
    if not games:
        return None
    for number, saved in enumerate(games, 1):
        console.print(Text.assemble((f"{number:>2} ", "bold"), describe(saved, text)))
    while True:
        line = console.input(f"[dim]{text.say('ask-saved')}[/] > ").strip().lower()
        if line in text.say("keys-new").split():
            return None
        if line in ("", *text.say("keys-yes").split()):
            return games[0]
        if line.isdecimal() and len(line) < 5 and 1 <= int(line) <= len(games):
            return games[int(line) - 1]
        console.print(Text(text.say("no-saved", typed=line[:40], most=len(games))))


def describe(saved: Saved, text: Words) -> str:
    """A saved game in a line."""
    others = ", ".join(name for seat, name in enumerate(saved.match.names) if seat != saved.seat)
    title = words(saved.match.game.package, text.language).say("title")
    day, month, time = saved.when.day, saved.when.month, f"{saved.when:%H:%M}"
    return text.say("saved-game", title=title, others=others, round=saved.match.g.round, day=day, month=month, time=time)
