"""An experiment: a question to the rules, as a small TOML file or the same in Python. Its cells are the settings that are played.

```toml
game = "threat-level"
seats = 8
agents = ["random"]          # one for all, one a seat, or so many of each: {climber = 1, comrade = 7}
games = 20000                # in each cell
seed = 1
figures = ["wins, born on"]  # what the report looks at, the first in its headline
[options]                    # the same in all cells
start_rows = [0, 6, 3, 9, 0, 6, 3, 9]
[vary]                       # every combination is a cell: lists, "each", or {from = 20, to = 60, step = 20}
variant = ["", "equal"]
```
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any, Literal

import msgspec

from lopsided.engine.agents import find_agent
from lopsided.engine.game import Game, all_games, find_game
from lopsided.engine.schema import Unfit
from lopsided.engine.words import LANGUAGE, languages, words
from lopsided.lab.compare import EACH

FORMAT = 1  # of what a results folder holds; raised when the same cell would hold something else
MOST_CELLS = 10_000
RULES = ("variant", "agents", "seats")  # what may be varied besides options
Agents = list[str] | dict[str, int]


class Range(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whole numbers from one to another."""

    low: int = msgspec.field(name="from")
    high: int = msgspec.field(name="to")
    step: int = 1

    def numbers(self) -> list[int]:
        """All of them."""
        return list(range(self.low, self.high + 1, max(1, self.step)))


class Cell(msgspec.Struct, frozen=True):
    """One setting, played so often. Its key names all that its figures depend on."""

    game: str
    version: int
    agents: list[str]
    options: dict[str, Any]
    variant: str
    games: int
    seed: int

    @property
    def key(self) -> str:
        """A name that no other cell has."""
        return hashlib.sha256(msgspec.json.encode([FORMAT, self], order="deterministic")).hexdigest()[:16]

    def but(self, other: "Cell") -> dict[str, Any]:
        """What is otherwise here than there."""
        mine, theirs = ({**c.options, "variant": c.variant, "agents": c.agents, "seats": len(c.agents)} for c in (self, other))
        found = {name: mine.get(name) for name in dict.fromkeys((*mine, *theirs)) if mine.get(name) != theirs.get(name)}
        if "agents" in found and len(set(self.agents)) == len(set(other.agents)) == 1 and self.agents[0] == other.agents[0]:
            del found["agents"]
        return found


class Experiment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question to the rules of a game."""

    game: str
    title: str = ""
    seats: int = 0  # 0: as many as there are agents, or four
    agents: Agents = msgspec.field(default_factory=lambda: ["random"])
    games: int = 10_000
    seed: int = 1
    variant: str = ""
    options: dict[str, Any] = {}
    vary: dict[str, list[Any] | Range | str] = {}
    sample: Literal["grid", "random", "sobol"] = "grid"
    samples: int = 0  # how many cells, where they are not all of a grid
    figures: list[str] = []

    def cells(self) -> list[Cell]:
        """All settings, the first of them what the others are held against; Unfit says what cannot be had."""
        game = find_game(self.game)
        if not 1 <= self.games <= 10**9:
            raise Unfit("no_games", games=self.games)
        for name in self.vary:
            if name not in (*RULES, *game.options):
                game.choose({name: ""})  # says that there is none, and which is meant
        found = [self._cell(game, chosen) for chosen in self._chosen(game)]
        return list({cell.key: cell for cell in found}.values())

    def _chosen(self, game: Game) -> Iterator[dict[str, Any]]:
        """What is varied, combination by combination."""
        axes = {name: self._values(game, name, asked) for name, asked in self.vary.items()}
        if self.sample != "grid":
            yield from sampled(axes, self.samples or 16, self.sample, self.seed)
            return
        count = 1
        for name, values in axes.items():
            count *= len(values)
            if not values or count > MOST_CELLS:
                raise Unfit("cells", option=name, cells=count, most=MOST_CELLS)
        yield from (dict(zip(axes, values, strict=True)) for values in product(*axes.values()))

    @staticmethod
    def _values(game: Game, name: str, asked: list[Any] | Range | str) -> list[Any]:
        """The values that something takes in turn; the printed one comes first where all are taken."""
        if isinstance(asked, Range):
            return asked.numbers()
        if isinstance(asked, list):
            return asked
        if asked != EACH:
            return [asked]
        if name == "variant":
            return ["", *game.variants]
        if name == "agents":
            return [[bot] for bot in ("random", *game.bots)]
        if name not in game.options or not game.options[name].values:
            raise Unfit("each", option=name)
        option = game.options[name]
        return [option.default, *(value for value in option.values if value != option.default)]

    def _cell(self, game: Game, chosen: Mapping[str, Any]) -> Cell:
        """One setting, checked."""
        asked = {name: value for name, value in chosen.items() if name not in RULES}
        options = {**self.options, **asked}
        variant = str(chosen.get("variant", self.variant))
        agents = seat(game, chosen.get("agents", self.agents), int(chosen.get("seats", self.seats)))
        game.make_box(len(agents), options, variant)
        known = game.choose(options)
        plain = {name: list(value) if isinstance(value := known[name], tuple) else value for name in sorted(options)}
        return Cell(game.name, game.version, agents, plain, variant, self.games, self.seed)


def seat(game: Game, agents: Agents | str, seats: int) -> list[str]:
    """An agent for each seat."""
    named = [agents] if isinstance(agents, str) else agents if isinstance(agents, list) else [name for name, n in agents.items() for _ in range(n)]
    low, high = game.seats
    count = seats or (len(named) if len(named) > 1 else min(max(4, low), high))
    for agent in dict.fromkeys(named):
        find_agent(game, agent)
    if len(named) not in (1, count):
        raise Unfit("agents_of", agents=len(named), seats=count)
    return list(named) * count if len(named) == 1 else list(named)


def sampled(axes: Mapping[str, Sequence[Any]], count: int, how: str, seed: int) -> Iterator[dict[str, Any]]:
    """So many points of a grid: the first of each axis, then others by chance, or evenly spread by Sobol's sequence."""
    yield {name: values[0] for name, values in axes.items()}
    if how == "sobol":
        from scipy.stats import qmc

        points = qmc.Sobol(len(axes), rng=seed).random_base2(max(1, (count - 1).bit_length()))[: count - 1]
    else:
        import numpy as np

        points = np.random.default_rng(seed).random((count - 1, len(axes)))
    for point in points:
        yield {name: values[min(len(values) - 1, int(at * len(values)))] for (name, values), at in zip(axes.items(), point, strict=True)}


def read_experiment(path: Path) -> Experiment:
    """An experiment from a file; Unfit says what is wrong with it."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Experiment)
    except OSError as error:
        raise Unfit("no_experiment", file=str(path), why=error.strerror or type(error).__name__) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unfit("experiment", file=str(path), why=str(error)) from None


def ideas() -> dict[str, tuple[Game, Experiment]]:
    """The ready experiments of all games by name."""
    found = {}
    for game in all_games().values():
        folder = files(game.package) / "ideas"
        for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
            if file.name.endswith(".toml"):
                found[file.name.removesuffix(".toml")] = game, msgspec.toml.decode(file.read_bytes(), type=Experiment)
    return found


def find_experiment(asked: str) -> Experiment:
    """A ready one by its name, or one from a file."""
    ready = ideas()
    return ready[asked][1] if asked in ready and not Path(asked).exists() else read_experiment(Path(asked))


def question(game: Game, experiment: Experiment, language: str = LANGUAGE) -> str:
    """What an experiment asks: its title, in the game's words where these know it."""
    spoken = words(game.package, language if language in languages(game.package) else LANGUAGE)
    return spoken.perhaps(f"idea-{experiment.title}", experiment.title)
