"""Every game compiled before the tests begin: `python -m lopsided.testing.warming`, or with GAME for one in this process.

The tests run in several processes, and what none of them finds in the cache each compiles for itself. So each game is
compiled here once, all that the tests call of it in one process: its entry points share their rules.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path

from lopsided.agents.debrief import prepare
from lopsided.agents.forecast import prepare as foresee
from lopsided.agents.search import Search
from lopsided.engine.batch import RANDOM, random_playouts
from lopsided.engine.game import Game, all_games, find_game
from lopsided.lab.study import study_games
from lopsided.testing.inspector import inspected
from lopsided.testing.winning import missed

THINKING = ("threat-level", "disparity-trap", "displacement")  # the games in which the tests of agents search

WINNING = ("threat-level",)  # those in which they look for sure wins
RECKONED = ("threat-level",)  # those in which they reckon a ledger


def warm(game: Game) -> None:
    """Compile all that the tests call of a game, what holds most of the others first."""
    seats = game.seats[0]
    inspected(game, 1, [0] * seats)
    random_playouts(game, 1, seats, cores=1)
    study_games(game, 1, [RANDOM] * seats)
    if game.name in THINKING:
        Search().prepare(game)
    if game.name in WINNING:
        missed(game, [RANDOM] * seats, 1)
    if game.name in RECKONED:
        prepare(game)
        foresee(game)


def length(game: Game) -> int:
    """How much there is to compile."""
    return sum(path.stat().st_size for path in Path(str(files(game.package))).rglob("*.py"))


def warm_all() -> int:
    """Every game in a process of its own, the longest first, as many at once as there are cores; how many failed."""
    names = [game.name for game in sorted(all_games().values(), key=length, reverse=True)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return sum(pool.map(lambda name: subprocess.run([sys.executable, "-m", "lopsided.testing.warming", name]).returncode != 0, names))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        warm(find_game(name))
    sys.exit(warm_all() if not sys.argv[1:] else 0)
