"""Everybody against everybody under all rules: does any game get stuck, break a law of its own or outgrow its state?

    python benchmarks/fuzz.py                           a million actions over all games
    python benchmarks/fuzz.py --actions 100_000_000 --write     and put the table into benchmarks/fuzz.md
    python benchmarks/fuzz.py --game unequalopolis --bounds     with a check of every index
    python benchmarks/fuzz.py --seed 7                  other tables

Compiled games of random players, every bot, adversaries and chaos; seats, options and variants are drawn at random. After every
step: the header, the laws (`sound`), that whoever is asked can act and nobody else, events against the ring, depth against the
frames. A fault ends it: it is printed with game, options, seats, secret and ply, and its moves are written to fuzz-fault.json.
"""

import argparse
import json
import os
import platform
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path

from lopsided.engine.game import Game, all_games, find_game
from lopsided.testing.fuzzing import Fuzzed, fuzz

RESULTS = Path(__file__).parent / "fuzz.md"
FAULT = Path("fuzz-fault.json")
SYSTEM = f"{platform.system()} {platform.machine()}"
PAGE = """# Fuzzed

Made by `{command}` on {day}: Python {python}, {system}, {cores} cores, {minutes:.0f} minutes.

Compiled games of random players, of every bot of the game, of six adversaries (always the first action, always the last, the same again, late,
lingering, and chaos, which prefers rare actions, deep decisions, talkative steps and full tables), alone and mixed; seat counts, options and
variants drawn at random, the ends of a range more often than the rest. After every step the header, the game's own laws, who is asked and can act,
the events told against the ring and the open decisions against the frames are looked at; any fault ends the run.

| game | actions | tables | faults | most events in a step | ring | deepest decision | frames | actions of the game ever taken |
|---|---|---|---|---|---|---|---|---|
{rows}
"""


class Progress:
    """One line that says how far all workers together are."""

    def __init__(self, wanted: int) -> None:
        self.wanted, self.done, self.began, self.shown = wanted, 0, time.monotonic(), 0.0
        self.lock = threading.Lock()

    def add(self, game: Game, actions: int) -> None:
        """So many more."""
        with self.lock:
            self.done += actions
            if time.monotonic() - self.shown > 1 or not sys.stderr.isatty():
                if not sys.stderr.isatty() and time.monotonic() - self.shown < 60:
                    return
                self.shown = time.monotonic()
                speed = self.done / (self.shown - self.began)
                print(f"\r{self.done:,} of {self.wanted:,} actions, {speed:,.0f} a second, now {game.title}   ", end="", file=sys.stderr, flush=True)


def fuzz_on_all_cores(game: Game, actions: int, seed: int, cores: int, progress: Progress, bounds: bool) -> list[Fuzzed]:
    """Each core takes every so-manyeth setting."""

    def work(core: int) -> Fuzzed:
        before = 0

        def show(fuzzed: Fuzzed) -> None:
            nonlocal before
            progress.add(game, fuzzed.actions - before)
            before = fuzzed.actions

        return fuzz(game, actions // cores, seed, iter(range(core, 1 << 40, cores)), show, bounds)

    fuzz(game, 1, seed, bounds=bounds)  # compiles, once for all
    with ThreadPoolExecutor(cores) as pool:
        return list(pool.map(work, range(cores)))


def row(parts: list[Fuzzed]) -> str:
    """What all cores together found of one game."""
    one = parts[0]
    taken = sum((part.taken > 0) for part in parts) > 0
    cells = [
        one.game.title, f"{sum(p.actions for p in parts):,}", f"{sum(p.settings for p in parts):,}", sum(p.fault is not None for p in parts),
        max(p.loudest for p in parts), one.ring, max(p.deepest for p in parts), one.frames, f"{int(taken.sum())} of {one.game.moves.size}",
    ]  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def main() -> int:
    """Fuzz every game, or those named."""
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--actions", type=int, default=1_000_000, help="over all games together")
    read.add_argument("--game", action="append", default=[], help="only this one; may be given several times")
    read.add_argument("--seed", type=int, default=0)
    read.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    read.add_argument("--bounds", action="store_true", help="check every index")
    read.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    asked = read.parse_args()
    games = [find_game(name) for name in asked.game] or [game for game in all_games().values() if game.package.startswith("lopsided.games.")]
    progress, rows, began = Progress(asked.actions), [], time.monotonic()
    for game in games:
        parts = fuzz_on_all_cores(game, asked.actions // len(games), asked.seed, asked.cores, progress, asked.bounds)
        rows.append(row(parts))
        print(f"\r{rows[-1]}", flush=True)
        for part in parts:
            if part.fault:
                FAULT.write_text(json.dumps({"where": str(part.fault), "moves": part.fault.moves}))
                print(f"{part.fault}\nIts moves are in {FAULT}.")
                return 1
        if asked.write:
            RESULTS.write_text(
                PAGE.format(
                    command=" ".join(["python", *sys.argv]), day=date.today(), python=platform.python_version(), system=SYSTEM,
                    cores=asked.cores, minutes=(time.monotonic() - began) / 60, rows="\n".join(rows),
                )
            )  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
