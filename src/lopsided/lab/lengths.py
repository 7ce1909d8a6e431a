"""How long a game is. `python -m lopsided.lab.lengths GAME` counts its decisions and writes them into the game's length.toml; how long a page shows
things, and what there is to read in a question, is measured in a browser (`benchmarks/waits.py`) and written there by hand.

Minutes are decisions times seconds: everything that anybody decides is shown for a while, and whoever is a person reads before deciding.
"""

import argparse
from importlib.resources import files
from itertools import cycle, islice
from pathlib import Path

import msgspec
import numpy as np

from lopsided.engine.game import Game, find_game
from lopsided.lab.study import study_games

PRESET = "preset"


class Lengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What minutes are reckoned from."""

    shown: float  # seconds for which a decision of anybody is shown, at the usual pace
    reads: float  # seconds in which a person reads what is new in a question
    decisions: dict[str, dict[str, tuple[int, int]]]  # by preset ("" where there is none) and number of seats: median, and nine in ten games have fewer


def lengths_of(game: Game) -> Lengths | None:
    """What was measured of a game, where it was."""
    file = files(game.package) / "length.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Lengths) if file.is_file() else None


def presets(game: Game) -> list[str]:
    """The names under which rules go together, "" where there are none; the usual one first."""
    option = game.options.get(PRESET)
    return [str(option.default), *(value for value in option.values if value != option.default)] if option else [""]


def counted(game: Game, preset: str, seats: int, games: int) -> tuple[int, int]:
    """All seats' decisions in one game, median and nine in ten, where bots sit as at a table."""
    agents = list(islice(cycle(game.bots), seats))
    moves = study_games(game, games, agents, options={PRESET: preset} if preset else {}).moves
    median, nine = np.quantile(moves, (0.5, 0.9), method="higher")
    return int(median), int(nine)


def written(found: Lengths) -> str:
    """As it stands in the file."""
    head = "# How long a game is: python -m lopsided.lab.lengths counts decisions, benchmarks/waits.py measures the seconds.\n"
    rows = [f'\n[decisions."{preset}"]\n' + "".join(f"{seats} = {list(span)}\n" for seats, span in spans.items()) for preset, spans in found.decisions.items()]
    return f"{head}shown = {found.shown}\nreads = {found.reads}\n" + "".join(rows)


def main() -> None:
    """Count the decisions of a game anew; the seconds stay."""
    asked = argparse.ArgumentParser(description=main.__doc__)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--shown", type=float)
    asked.add_argument("--reads", type=float)
    wanted = asked.parse_args()
    game = find_game(wanted.game)
    before = lengths_of(game) or Lengths(0, 0, {})
    low, high = game.seats
    decisions = {preset: {str(seats): counted(game, preset, seats, wanted.games) for seats in range(low, high + 1)} for preset in presets(game)}
    found = Lengths(before.shown if wanted.shown is None else wanted.shown, before.reads if wanted.reads is None else wanted.reads, decisions)
    Path(str(files(game.package) / "length.toml")).write_text(written(found), "utf-8")


if __name__ == "__main__":
    main()
