"""Tables of a game's README that are made of a ready experiment.

    lopsided lab run birth --out birth
    python -m lopsided.lab.readme birth

keeps what the run showed beside the experiment, as ideas/birth.json, and writes it as a table between two marks of the README.
"""

import json
import re
import sys
from collections.abc import Mapping
from importlib.resources import files
from math import isnan, nan
from pathlib import Path
from typing import Any

from lopsided.engine.game import Game
from lopsided.lab.experiment import ideas
from lopsided.lab.report import Page, spelled
from lopsided.lab.running import load, write
from lopsided.lab.statistics import Estimate

SIDE_BY_SIDE = 4  # so many settings are columns; more are rows, and what each changes is told instead of what it is
DIGITS = 4


def kept(folder: Path) -> dict[str, Any]:
    """What a results folder shows of the figures that its experiment names: all that a table needs, and by which cells it was found."""
    experiment, known, results, missing = load(folder)
    if missing:
        raise SystemExit(f"{missing} of the settings in {folder} are not played yet.")
    page = Page(experiment, known, results, missing, folder, "en")
    return {
        "keys": [result.cell.key for result in results],
        "games": results[0].cell.games,
        "comparisons": page.comparisons,
        "settings": page.names,
        "figures": {name: [plain(page.estimate(result, name)) for result in results] for name in page.figures},
        "changes": {name: [plain(page.change(result, name)) for result in results[1:]] for name in page.figures},
    }


def plain(found: Estimate) -> list[float | None]:
    """An estimate as JSON."""
    return [None if isnan(x) else round(x, DIGITS) for x in found]


def told(found: list[float | None], sign: str = "") -> str:
    """The same for the table."""
    return spelled(Estimate(*(nan if x is None else x for x in found)), sign)


def table(found: Mapping[str, Any]) -> str:
    """What was kept, in Markdown."""
    settings, figures, changes = found["settings"], found["figures"], found["changes"]
    if len(settings) <= SIDE_BY_SIDE:
        head, rows = ["", *settings], [[name, *map(told, cells)] for name, cells in figures.items()]
        note = f"{found['games']:,} games each, with 95% intervals; shares of wins in 100 games."
    else:
        head, rows = ["", *figures], [[settings[0], *(told(cells[0]) for cells in figures.values())]]
        rows += [[name, *(told(changes[figure][n], "+") for figure in figures)] for n, name in enumerate(settings[1:])]
        note = (
            f"{found['games']:,} games each. After the first row: what changes, game by game, with intervals that hold for all {found['comparisons']} at once."
        )
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join([*(f"| {' | '.join(line)} |" for line in lines), "", note])


def between(name: str) -> re.Pattern[str]:
    """Where the table of an experiment stands in a README."""
    return re.compile(rf"(<!-- lab {name} -->\n).*?(<!-- /lab -->)", re.DOTALL)


def put(readme: str, name: str, made: str) -> str:
    """A README with another table of this experiment."""
    return between(name).sub(lambda mark: f"{mark[1]}{made}\n{mark[2]}", readme)


def shown(game: Game) -> dict[str, str]:
    """The made tables in a game's README by the experiment that they are of."""
    return dict(re.findall(r"<!-- lab (\w+) -->\n(.*?)\n<!-- /lab -->", game.readme, re.DOTALL))


def file_of(game: Game, name: str) -> Path:
    """Where it is kept what an experiment showed."""
    return Path(str(files(game.package))) / "ideas" / f"{name}.json"


def main() -> None:
    """Keep and write what stands in the folder of each of these names."""
    known = ideas()
    for argument in sys.argv[1:]:
        folder = Path(argument)
        game, _ = known[folder.name]
        found = kept(folder)
        write(file_of(game, folder.name), (json.dumps(found, indent=1) + "\n").encode())
        readme = Path(str(files(game.package))) / "README.md"
        write(readme, put(readme.read_text("utf-8"), folder.name, table(found)).encode())


if __name__ == "__main__":
    main()
