"""Experiments are played cell by cell into a folder: a finished cell is never played again, a failed one is written down and the rest goes on.

experiment.json    what was asked, when, with which program
cells/KEY.json     a cell and what its games showed
cells/KEY.npz      its sums by block of games, from which cells are compared in pairs
games/KEY.parquet  every seat of every game, where polars is installed
"""

import json
import os
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec
import numpy as np

from lopsided.engine.game import find_game
from lopsided.engine.schema import Unfit
from lopsided.lab.executors import Executor, one_by_one
from lopsided.lab.experiment import FORMAT, Cell, Experiment
from lopsided.lab.simulate import Simulation, simulate
from lopsided.lab.statistics import Sums as Ratio
from lopsided.lab.study import Study


@dataclass(frozen=True)
class Result:
    """What a cell's games showed: the figures, and their sums by block."""

    cell: Cell
    figures: dict[str, Any]
    ratios: dict[str, Ratio]


class Done(NamedTuple):
    """A cell that is played, as it comes back from wherever that was."""

    figures: dict[str, Any]
    ratios: dict[str, Ratio]
    games: bytes = b""  # a Parquet file, where it was not written here


def run(
    experiment: Experiment, folder: Path, progress: Callable[[int], None] = lambda done: None, games: bool = True, executor: Executor | None = None
) -> list[str]:
    """Play what is not played yet, here or by another executor; the errors of cells that failed."""
    cells = experiment.cells()
    open_folder(folder, experiment)
    waiting = [cell for cell in cells if not finished(folder, cell)]
    progress(sum(cell.games for cell in cells) - sum(cell.games for cell in waiting))
    failed, played = [], Counter[str]()

    def here(cell: Cell) -> Done:
        def advance(more: int) -> None:
            played[cell.key] += more
            progress(more)

        found = play(cell, folder, advance, games)
        return Done(found.to_json(), found.ratios)

    work = partial(play_elsewhere, games=games) if executor else here
    for cell, outcome in (executor or one_by_one)(work, waiting):
        try:
            keep(folder, cell, outcome())
        except OSError as error:
            raise Unfit("keep_results", folder=str(folder), why=error.strerror or type(error).__name__) from None
        except Exception as error:
            failed.append(f"{cell.key}: {type(error).__name__}: {error}")
            write(folder / "cells" / f"{cell.key}.failed.json", msgspec.json.encode({"cell": cell, "error": failed[-1]}))
        progress(cell.games - played[cell.key])
    return failed


def play_elsewhere(cell: Cell, games: bool) -> Done:
    """Play one cell on one core of whatever machine this is, and give back all that is to be kept of it."""
    with TemporaryDirectory() as folder:
        (Path(folder) / "games").mkdir()
        found = play(cell, Path(folder), lambda done: None, games, cores=1)
        table = Path(folder) / "games" / f"{cell.key}.parquet"
        return Done(found.to_json(), found.ratios, table.read_bytes() if table.exists() else b"")


def play(cell: Cell, folder: Path, progress: Callable[[int], None], games: bool, cores: int | None = None) -> Simulation:
    """Play one cell, and keep every game of it where that can be."""
    game = find_game(cell.game)
    parts: list[Path] = []

    def keep_games(first: int, study: Study) -> None:
        path = folder / "games" / f"{cell.key}.{first}.part"
        write_games(path, cell, first, study)
        parts.append(path)

    wanted = keep_games if games and find_spec("polars") is not None else lambda first, part: None
    played = simulate(game, cell.games, cell.agents, cell.seed, cell.options, cell.variant, progress, cores, keep=wanted)
    if parts:
        join_games(folder / "games" / f"{cell.key}.parquet", parts, cell)
    return played


def write_games(path: Path, cell: Cell, first: int, study: Study) -> None:
    """Some games as a table, a row a seat."""
    import polars

    games, seats = study.placing.shape
    rows = {
        "game": np.repeat(np.arange(first, first + games), seats),
        "seat": np.tile(np.arange(1, seats + 1, dtype=np.int8), games),
        "rounds": np.repeat(study.rounds, seats),
        "moves": np.repeat(study.moves, seats),
        "place": study.placing.astype(np.int8).ravel(),
        "score": study.score.ravel(),
        "wealth": study.owned.ravel(),
    }
    lens = find_game(cell.game).lens
    rows |= {name: study.member[:, n].ravel() for n, name in enumerate(lens.groupings)}
    agents = polars.Series("agent", cell.agents * games, dtype=polars.Categorical)
    polars.DataFrame(rows).insert_column(2, agents).write_parquet(path)


def join_games(path: Path, parts: Sequence[Path], cell: Cell) -> None:
    """The parts of a cell's games as one file, that says by what rules they were played."""
    import polars

    about = {"lopsided": version("lopsided"), "commit": commit(), "cell": msgspec.json.encode(cell).decode()}
    whole = path.with_suffix(".new")
    polars.concat([polars.read_parquet(part) for part in parts]).write_parquet(whole, metadata=about)
    os.replace(whole, path)
    for part in parts:
        part.unlink()


def open_folder(folder: Path, experiment: Experiment) -> None:
    """Make a folder for results, or take the one that is there."""
    known = about(folder)
    if known and known.get("format") != FORMAT:
        raise Unfit("results_of", folder=str(folder), found=str(known.get("format")), wanted=str(FORMAT))
    if not known and folder.is_dir() and any(folder.iterdir()):
        raise Unfit("other_folder", folder=str(folder))
    try:
        for part in ("cells", "games"):
            (folder / part).mkdir(parents=True, exist_ok=True)
        facts = {"format": FORMAT, "experiment": msgspec.to_builtins(experiment), "lopsided": version("lopsided"), "commit": commit()}
        write(folder / "experiment.json", json.dumps({**facts, "cores": os.cpu_count(), "at": time.strftime("%Y-%m-%d")}, indent=1).encode())
    except OSError as error:
        raise Unfit("keep_results", folder=str(folder), why=error.strerror or type(error).__name__) from None


def about(folder: Path) -> dict[str, Any]:
    """What stands in a results folder about itself; empty where it is none."""
    try:
        found = json.loads((folder / "experiment.json").read_bytes())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def finished(folder: Path, cell: Cell) -> bool:
    """Whether a cell was played to its end."""
    return (folder / "cells" / f"{cell.key}.json").is_file()


def keep(folder: Path, cell: Cell, done: Done) -> None:
    """Write a cell down; the file that says that it is finished comes last."""
    ratios = done.ratios
    if done.games:
        write(folder / "games" / f"{cell.key}.parquet", done.games)
    path = folder / "cells" / f"{cell.key}.npz"
    with path.with_suffix(".new").open("wb") as file:
        np.savez_compressed(file, names=np.array(list(ratios)), sums=np.array([np.array(pair, float) for pair in ratios.values()]))
    os.replace(path.with_suffix(".new"), path)
    write(path.with_suffix(".json"), json.dumps({"cell": msgspec.to_builtins(cell), "figures": done.figures}, indent=1).encode())
    path.with_suffix(".failed.json").unlink(missing_ok=True)


def write(path: Path, data: bytes) -> None:
    """A whole file or none."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(data)
    os.replace(fresh, path)


def load(folder: Path) -> tuple[Experiment, dict[str, Any], list[Result], int]:
    """An experiment with what is known of its cells, and how many are missing; Unfit where a folder holds none."""
    known = about(folder)
    if not known:
        raise Unfit("no_results", folder=str(folder))
    if known.get("format") != FORMAT:
        raise Unfit("results_of", folder=str(folder), found=str(known.get("format")), wanted=str(FORMAT))
    experiment = msgspec.convert(known["experiment"], Experiment)
    cells = experiment.cells()
    found = [read(folder, cell) for cell in cells if finished(folder, cell)]
    if not found:
        raise Unfit("no_cells", folder=str(folder), version=find_game(experiment.game).version)
    return experiment, known, found, len(cells) - len(found)


def read(folder: Path, cell: Cell) -> Result:
    """One cell from its files."""
    kept = json.loads((folder / "cells" / f"{cell.key}.json").read_bytes())
    with np.load(folder / "cells" / f"{cell.key}.npz") as sums:
        ratios = {str(name): (pair[0], pair[1]) for name, pair in zip(sums["names"], sums["sums"], strict=True)}
    return Result(cell, kept["figures"], ratios)


def commit() -> str:
    """The commit of the checkout that this program runs from; empty where it was installed."""
    here = Path(__file__).parents[3]
    if not (here / ".git").exists():
        return ""
    found = subprocess.run(["git", "-C", str(here), "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return found.stdout.strip()
