"""Random games on this machine's graphics card, and whether they are those of the processor: python benchmarks/card.py [GAME ...]

Prints a row a game: moves a second of the kernel alone, by the card's own clock, and how many of the first games went otherwise than on the processor.
"""

import sys

import numpy as np
from numba import cuda

from lopsided.engine.batch import box_array, random_playouts
from lopsided.engine.game import all_games, find_game
from lopsided.lab.card import GROUPS, THREADS, loaded

SEATS, CHECKED, MOVES = 4, 2000, 1_000_000_000


def main(names: list[str]) -> None:
    """Measure the games that were named, or all."""
    print("| game | bytes of a state | moves a game | million moves a second | of the first games, otherwise |\n|---|---|---|---|---|")
    for game in [find_game(name) for name in names or sorted(all_games())]:
        seats = min(SEATS, game.seats[1])
        expected = random_playouts(game, CHECKED, seats, quiet=True)
        kernel, box = loaded(game), cuda.to_device(box_array(game, seats, None, ""))
        groups = cuda.get_current_device().MULTIPROCESSOR_COUNT * GROUPS
        games = max(groups * THREADS, min(20_000_000, int(MOVES / expected.moves.mean())))
        ends, worst = cuda.device_array((games, 2), np.int32), cuda.to_device(np.zeros(1, np.int32))
        begin, end = cuda.event(), cuda.event()
        begin.record()
        kernel[groups, THREADS](box, 0, 0, games, ends, worst)
        end.record()
        end.synchronize()
        found, seconds = ends.copy_to_host(), cuda.event_elapsed_time(begin, end) / 1000
        other = int((found[:CHECKED, 0] != expected.moves).sum() + (found[:CHECKED, 1] != expected.rounds).sum())
        rate = found[:, 0].sum(dtype=np.int64) / seconds / 1e6
        print(f"| {game.name} | {game.state.dtype.itemsize} | {expected.moves.mean():.0f} | {rate:.0f} | {other} of {CHECKED} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
