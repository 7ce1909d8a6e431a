"""What the README's figures come from: everything measured in one run, contenders in turn, as ratios.

    make bench            all of it, written to benchmarks/results.md
    python benchmarks/run.py --quick --json

Single-threaded work is timed in processor seconds, so that a busy machine slows both sides of a ratio alike.
"""

import argparse
import ctypes
import json
import os
import platform
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from lopsided.engine.batch import RANDOM, random_playouts
from lopsided.engine.game import Game, all_games, find_game
from lopsided.engine.match import Match
from lopsided.lab.simulate import simulate

HERE = Path(__file__).parent
COLD = """
import sys, time
began = time.process_time(), time.perf_counter()
from lopsided.engine.batch import RANDOM, random_playouts
from lopsided.engine.game import find_game
game = find_game(sys.argv[1])
imported = time.process_time(), time.perf_counter()
random_playouts(game, 1, game.seats[0], cores=1)
print(time.process_time() - imported[0], time.perf_counter() - imported[1])
"""
NOTES = (
    "- Single-core work is the shortest of several rounds in processor seconds, contenders in turn; all cores by the clock.",
    "- The C is benchmarks/threat_level.c with -O3 -march=native. Moves and rounds of every game are equal, or the run stops.",
    "- OpenSpiel's C++ playouts are the rollouts of its own MCTS evaluator, all in C++ from the start of the game: its fastest way from Python.",
    "- A move is a decision of a player; OpenSpiel's chance nodes are not counted. Both sides play the same Pig: 2 players, 100 points.",
    "- Cold compilation is what the first random playouts of a game wait for, with an empty cache.",
)


def fastest(contenders: dict[str, Callable[[], Any]], rounds: int, clock: Callable[[], float] = time.process_time) -> dict[str, float]:
    """The shortest time of each contender over some rounds, taken in turn."""
    best = dict.fromkeys(contenders, float("inf"))
    for _ in range(rounds):
        for name, run in contenders.items():
            began = clock()
            run()
            best[name] = min(best[name], clock() - began)
    return best


def c_twin(folder: Path) -> Any:
    """The rules by hand in C, built here; None, with a line, where there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if not compiler:
        print("No C compiler was found: the comparison with hand-written C is left out.", file=sys.stderr)
        return None
    built = folder / "threat_level.so"
    subprocess.run([compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", built, HERE / "threat_level.c"], check=True)
    return ctypes.CDLL(str(built))


def threat_level(games: int, rounds: int, folder: Path) -> list[dict[str, Any]]:
    """Random games on one core against C, with every game's moves and rounds equal; and on all cores."""
    game, twin, rows = find_game("threat-level"), c_twin(folder), []
    for seats in (2, 4, 8):
        box = bytes(game.make_box(seats))
        ours = random_playouts(game, games, seats, seed=1, cores=1)
        moves = int(ours.moves.sum())
        contenders: dict[str, Callable[[], Any]] = {"lopsided": lambda s=seats: random_playouts(game, games, s, seed=1, cores=1)}
        if twin:
            ends = np.zeros((2, games), np.int32)

            def by_hand(box: bytes = box, ends: Any = ends) -> None:
                twin.playouts(box, ctypes.c_uint64(1), ctypes.c_int64(0), ctypes.c_int64(games), ends.ctypes.data_as(ctypes.c_void_p))

            by_hand()
            if not (np.array_equal(ends[0], ours.moves) and np.array_equal(ends[1], ours.rounds)):
                raise SystemExit(f"The C twin plays other games than the rules at {seats} seats.")
            contenders["C"] = by_hand
        best = fastest(contenders, rounds)
        row = {"what": f"Threat Level, {seats} seats, one core", "games": games, "moves": moves, "moves a second": moves / best["lopsided"]}
        if twin:
            row |= {"C moves a second": moves / best["C"], "of C": best["C"] / best["lopsided"]}
        rows.append(row)
    cores = os.cpu_count() or 1
    wall = fastest(
        {"one": lambda: random_playouts(game, games, 4, seed=1, cores=1), "all": lambda: random_playouts(game, games, 4, seed=1)}, rounds, time.perf_counter
    )
    rows.append({"what": f"Threat Level, 4 seats, {cores} cores", "times one core": wall["one"] / wall["all"]})
    return rows


def side_by_side(games: int, rounds: int) -> list[dict[str, Any]]:
    """Random games of every game on one core at four seats, or as near as it seats, and how that compares with Threat Level."""
    played, contenders = {}, {}
    for name, game in all_games().items():
        low, high = game.seats
        run = partial(random_playouts, game, games, min(max(low, 4), high), seed=1, cores=1)
        played[name], contenders[name] = run(), run
    best = fastest(contenders, rounds)
    speed = {name: int(ends.moves.sum()) / best[name] for name, ends in played.items()}
    return [
        {
            "what": f"{game.title}, {min(max(game.seats[0], 4), game.seats[1])} seats, one core",
            "moves a game": float(played[name].moves.mean()),
            "moves a second": speed[name],
            "of Threat Level": speed[name] / speed["threat-level"],
        }
        for name, game in all_games().items()
    ]


def lab(games: int, rounds: int) -> list[dict[str, Any]]:
    """Games with the lens on them, all sums made, by random agents and by the game's first bot, beside bare playouts on one core."""
    rows = []
    for name, seats in (("threat-level", 8), ("unequalopolis", 4)):
        game = find_game(name)
        some = games if name == "threat-level" else games // 40
        contenders: dict[str, Callable[[], Any]] = {"playouts": partial(random_playouts, game, some, seats, seed=1, cores=1)}
        contenders |= {agent: partial(simulate, game, some, [agent] * seats, seed=1, cores=1) for agent in (RANDOM, next(iter(game.bots)))}
        moves = {agent: int(run().moves.sum()) if agent == "playouts" else run().sums.moves for agent, run in contenders.items()}
        best = fastest(contenders, rounds)
        speed = {agent: moves[agent] / best[agent] for agent in contenders}
        shares = {f"{agent}, of playouts": speed[agent] / speed["playouts"] for agent in contenders if agent != "playouts"}
        rows.append({"what": f"the lab, {game.title}, {seats} seats, one core", "games": some, **shares})
    return rows


def pig(games: int, rounds: int) -> list[dict[str, Any]]:
    """Pig against OpenSpiel: its C++ rollouts and its Python loop, the same game with two players up to 100."""
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed (the bench extra): the comparison on Pig is left out.", file=sys.stderr)
        return []
    if "pig" not in all_games():
        print("Pig is not installed (pip install -e examples/pig): the comparison with OpenSpiel is left out.", file=sys.stderr)
        return []
    ours, theirs = find_game("pig"), pyspiel.load_game("pig(players=2,winscore=100,horizon=1000)")
    rollouts, few = games // 10, max(50, games // 1000)
    played = random_playouts(ours, games, 2, seed=1, cores=1)
    counted: list[int] = []
    # One simulation of its tree search evaluates the root by so many rollouts, all in C++.
    search = pyspiel.MCTSBot(theirs, pyspiel.RandomRolloutEvaluator(rollouts, 1), 1.0, 1, 1000, False, 1, False)

    def python_loop() -> None:
        counted.clear()
        for seed in range(few):
            counted.append(open_spiel_game(theirs, random.Random(seed)))

    best = fastest(
        {
            "ours": lambda: random_playouts(ours, games, 2, seed=1, cores=1),
            "C++": lambda: search.mcts_search(theirs.new_initial_state()),
            "Python": python_loop,
        },
        rounds,
    )
    mine, cpp = games / best["ours"], rollouts / best["C++"]
    moves, loop = int(played.moves.sum()) / best["ours"], sum(counted) / best["Python"]
    return [
        {
            "what": "Pig, 2 players, one core",
            "games a second": mine,
            "moves a game": float(played.moves.mean()),
            "OpenSpiel moves a game": float(np.mean(counted)),
            "OpenSpiel C++ games a second": cpp,
            "moves a second": moves,
            "OpenSpiel Python moves a second": loop,
            "times OpenSpiel C++": mine / cpp,
            "times OpenSpiel Python": moves / loop,
        }
    ]


def open_spiel_game(game: Any, chance: random.Random) -> int:
    """One random game in OpenSpiel's Python loop; returns its decisions."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, odds)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
    return moves


def one_match(games: int) -> list[dict[str, Any]]:
    """A state's copy, and a move through Match, interpreted."""
    rows, copies = [], 100_000
    for name, game in all_games().items():
        states = game.state.new(2)
        began = time.process_time()
        for _ in range(copies):
            states[0] = states[1]
        rows.append({"what": f"copy of a state, {name}", "bytes": game.state.dtype.itemsize, "microseconds": 1e6 * (time.process_time() - began) / copies})
    for name, some in all_games().items():
        moves, began = 0, time.process_time()
        for seed in range(games):
            moves += play(some, seed)
        seconds = time.process_time() - began
        rows.append({"what": f"a move through Match, {name}, interpreted", "microseconds": 1e6 * seconds / moves, "moves": moves})
    return rows


def play(game: Game, seed: int) -> int:
    """A random game of at most 300 moves through Match; returns its moves."""
    match, chance = Match(game, game.seats[1], seed=seed), random.Random(seed)
    while not match.over and len(match.log) < 300:
        seat = match.pending[0]
        match.submit(seat, chance.choice(match.legal(seat)))
    return len(match.log)


def cold_compiles() -> list[dict[str, Any]]:
    """How long the rules of each game take to compile on a machine that has never done it."""
    rows = []
    for name in all_games():
        with tempfile.TemporaryDirectory() as empty:
            run = subprocess.run([sys.executable, "-c", COLD, name], env={**os.environ, "XDG_CACHE_HOME": empty}, capture_output=True, text=True, check=True)
        processor, wall = (float(word) for word in run.stdout.split())
        rows.append({"what": f"cold compilation, {name}", "processor seconds": processor, "seconds": wall})
    return rows


def machine() -> str:
    """What this ran on, without its name."""
    info = Path("/proc/cpuinfo")
    models = [line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")] if info.exists() else []
    compiler = subprocess.run(["cc", "--version"], capture_output=True, text=True).stdout.splitlines()[:1] if shutil.which("cc") else ["no C compiler"]
    python = f"Python {platform.python_version()}, Numba {version('numba')}, NumPy {version('numpy')}"
    return f"{os.cpu_count()} cores, {models[0] if models else platform.machine()}, {platform.system()}; {python}; {compiler[0]}"


def show(value: Any) -> str:
    """A figure for people."""
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}" if value < 10 else f"{value:.1f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def report(rows: list[dict[str, Any]]) -> str:
    """The results as Markdown: one line each, since each has figures of its own."""
    lines = ["# Results", "", "Made by `make bench` in one run; compare the ratios, not the seconds.", "", f"Machine: {machine()}.", ""]
    lines += ["| what | figures |", "|---|---|"]
    for row in rows:
        figures = "; ".join(f"{name} {show(value)}" for name, value in row.items() if name != "what")
        lines.append(f"| {row['what']} | {figures} |")
    return "\n".join([*lines, "", *NOTES]) + "\n"


def main() -> None:
    """Measure, show, write."""
    parser = argparse.ArgumentParser(description="Measure what the README claims.")
    parser.add_argument("--quick", action="store_true", help="fewer games, for a first look; nothing is written")
    parser.add_argument("--json", action="store_true", help="print JSON; nothing is written")
    chosen = parser.parse_args()
    games, rounds = (20_000, 2) if chosen.quick else (40_000, 15)
    with tempfile.TemporaryDirectory() as folder:
        rows = threat_level(games, rounds, Path(folder)) + side_by_side(games // 10, rounds)
        rows += lab(games // 4, rounds) + pig(5 * games, rounds) + one_match(10 if chosen.quick else 40)
    rows += [] if chosen.quick else cold_compiles()
    if chosen.json:
        print(json.dumps({"machine": machine(), "results": rows}))
        return
    print(report(rows))
    if not chosen.quick:
        (HERE / "results.md").write_text(report(rows))


if __name__ == "__main__":
    main()
