"""Compiling ahead of time: a process a game, so that nobody waits later. `python -m lopsided.terminal.warm GAME` is one of them."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

from lopsided.engine.game import Game, find_game
from lopsided.terminal.progress import bars
from lopsided.terminal.speech import spoken, title_of

ENTRIES = 4


def warm_games(games: Sequence[Game]) -> dict[str, float]:
    """Fill the compiled cache of these games in parallel, with a bar for each; the seconds that each took."""
    with bars() as progress, ThreadPoolExecutor(len(games) or 1) as pool:

        def warm(game: Game) -> float:
            task = progress.add_task(title_of(game), total=ENTRIES)
            return warm_apart(game, lambda: progress.advance(task))

        return dict(zip((game.name for game in games), pool.map(warm, games), strict=True))


def warm_apart(game: Game, step: Callable[[], None]) -> float:
    """Warm one game in a process of its own; RuntimeError with what it said where it fails."""
    began = time.perf_counter()
    command = [sys.executable, "-m", __name__, game.name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        said = [""]
        for line in process.stdout or ():
            said.append(line.strip())
            step()
    if process.returncode:
        raise RuntimeError(spoken().say("not-compiled", title=title_of(game), why=said[-1]))
    return time.perf_counter() - began


def warm_here(game: Game) -> Iterator[str]:
    """Warm one game in this process, naming each entry point as it is ready."""
    from lopsided.agents.debrief import prepare
    from lopsided.agents.search import Search
    from lopsided.engine.batch import RANDOM, random_playouts
    from lopsided.engine.compiler import compiler
    from lopsided.lab.study import study_games

    compiler(game).notify = lambda line: None
    random_playouts(game, 1, game.seats[0])
    yield "playouts"
    study_games(game, 1, [RANDOM] * game.seats[0])
    yield "study"
    Search().prepare(game)
    yield "search"
    prepare(game)
    yield "debrief"


if __name__ == "__main__":
    for entry in warm_here(find_game(sys.argv[1])):
        print(entry, flush=True)
