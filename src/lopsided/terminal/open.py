"""Sitting down: go on with a saved game, or begin a new one."""

from collections.abc import Mapping, Sequence
from itertools import chain, count
from typing import Any

from rich.console import Console
from rich.text import Text

from lopsided.engine.game import Game
from lopsided.engine.match import Match
from lopsided.terminal.saves import Saved, saved_games
from lopsided.terminal.table import Table

NAMES = ("Ada", "Bo", "Cleo", "Dev", "Esi", "Finn", "Gus", "Hana", "Ines")
LONGEST = 12  # letters of a name; more do not fit on a board


def open_table(console: Console, game: Game, agents: Sequence[str], options: Mapping[str, Any], variant: str, seed: int | None, name: str, new: bool) -> Table:
    """The table to play at; the person sits where no agent is named. BoxError says what cannot be had."""
    match = Match(game, len(agents), options, variant, seed, names=seat_names(name, agents))
    saved = None if new else choose_saved(console, game)
    if saved:
        return Table(console, saved.match, saved.seat, saved.agents, saved.path)
    return Table(console, match, agents.index(""), agents)


def seat_names(name: str, agents: Sequence[str]) -> list[str]:
    """The person's name, and a name for each bot that nobody else has."""
    name = "".join(c for c in name if c.isprintable()).strip()[:LONGEST] or "Player"
    free = (n for n in chain(NAMES, map("Bot {}".format, count(1))) if n.lower() != name.lower())
    return [next(free) if agent else name for agent in agents]


def choose_saved(console: Console, game: Game) -> Saved | None:
    """Offer the saved games of this game; None to begin a new one."""
    games, trouble = saved_games(game.name)
    for line in trouble:
        console.print(Text(line), soft_wrap=True)
    if not games:
        return None
    for number, saved in enumerate(games, 1):
        console.print(Text.assemble((f"{number:>2} ", "bold"), describe(saved)))
    while True:
        line = console.input("[dim]Enter to go on with 1, another number, or n for a new game[/] > ").strip().lower()
        if line in ("n", "new", "no"):
            return None
        if line in ("", "y", "yes"):
            return games[0]
        if line.isdecimal() and len(line) < 5 and 1 <= int(line) <= len(games):
            return games[int(line) - 1]
        console.print(Text(f'"{line[:40]}" is no saved game: type Enter, a number from 1 to {len(games)}, or n for a new game.'))


def describe(saved: Saved) -> str:
    """A saved game in a line."""
    others = [name for seat, name in enumerate(saved.match.names) if seat != saved.seat]
    return f"{saved.match.game.title} with {', '.join(others)}: round {saved.match.g.round}, saved {saved.when:%d %B, %H:%M}"
