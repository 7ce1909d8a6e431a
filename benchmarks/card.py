"""Games on this machine's graphics card, and whether they are those of the processor: python benchmarks/card.py [GAME ...]

Prints two tables, by the card's own clock: random games, and games with the lens on them, of random agents and of the game's first bot. The first
games of each are compared with the processor's: moves and rounds, or all that the lens sums, bit for bit. Several of these may be started at once,
a game each: they compile side by side, and measure one after the other.
"""

import fcntl
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np
from numba import cuda

from lopsided.engine.batch import RANDOM, box_array, random_playouts
from lopsided.engine.game import Game, all_games, find_game
from lopsided.lab.card import card_study, groups_for, loaded, study_kernel
from lopsided.lab.study import Study, study_games

SEATS, CHECKED, MOVES = 4, 2000, 1_000_000_000
STUDIED = 100_000  # games at a time, as the lab asks for them


@contextmanager
def alone() -> Iterator[None]:
    """Nobody else of these measures now."""
    with (Path(tempfile.gettempdir()) / "lopsided-card").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def unequal(one: Study, other: Study) -> list[str]:
    """What two studies do not have in common, bit for bit."""
    return [f.name for f in fields(Study) if (a := getattr(one, f.name)).tobytes() != getattr(other, f.name).astype(a.dtype).tobytes()]


def random_games(game: Game, seats: int) -> str:
    """A row of the first table."""
    expected = random_playouts(game, CHECKED, seats, quiet=True)
    kernel, box = loaded(game), cuda.to_device(box_array(game, seats, None, ""))
    groups, threads = groups_for(game)
    games = max(groups * threads, min(20_000_000, int(MOVES / expected.moves.mean())))
    ends, worst = cuda.device_array((games, 2), np.int32), cuda.to_device(np.zeros(1, np.int32))
    begin, end = cuda.event(), cuda.event()
    with alone():
        begin.record()
        kernel[groups, threads](box, 0, 0, games, ends, worst)
        end.record()
        end.synchronize()
    found, seconds = ends.copy_to_host(), cuda.event_elapsed_time(begin, end) / 1000
    other = int((found[:CHECKED, 0] != expected.moves).sum() + (found[:CHECKED, 1] != expected.rounds).sum())
    rate = found[:, 0].sum(dtype=np.int64) / seconds / 1e6
    return f"| {game.name} | {game.state.dtype.itemsize} | {expected.moves.mean():.0f} | {rate:.0f} | {other} of {CHECKED} |"


def studied_games(game: Game, agents: list[str]) -> str:
    """A row of the second table."""
    here, there = (play(game, CHECKED, agents, paths=100) for play in (study_games, card_study))
    began = time.perf_counter()
    study_games(game, CHECKED * 5, agents, cores=1)
    slow = time.perf_counter() - began
    loaded(game, study_kernel, agents[0] != RANDOM)
    with alone():
        began = time.perf_counter()
        found: Any = card_study(game, STUDIED, agents)
        seconds = time.perf_counter() - began
    rate, one = found.moves.sum(dtype=np.int64) / seconds / 1e6, study_games(game, CHECKED * 5, agents).moves.sum() / slow / 1e6
    return f"| {game.name} | {agents[0]} | {rate:.1f} | {one:.2f} | {', '.join(unequal(here, there)) or 'nothing'} |"


def main(names: list[str]) -> None:
    """Measure the games that were named, or all."""
    games = [find_game(name) for name in names or sorted(all_games())]
    print("| game | bytes of a state | moves a game | million moves a second | of the first games, otherwise |\n|---|---|---|---|---|")
    for game in games:
        print(random_games(game, min(SEATS, game.seats[1])), flush=True)
    print("\n| with the lens | agents | million moves a second | one core | unequal to the processor's |\n|---|---|---|---|---|")
    for game in games:
        for agent in (RANDOM, next(iter(game.bots))):
            print(studied_games(game, [agent] * min(SEATS, game.seats[1])), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
