"""The same games under other rules: what a rule does, told apart from what the dice do."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isnan
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from lopsided.engine.game import Game
from lopsided.engine.schema import Unfit
from lopsided.engine.words import LANGUAGE, spoken_here
from lopsided.lab.simulate import Simulation, simulate
from lopsided.lab.statistics import DECIMALS, difference, effect_size, ratio, shown
from lopsided.lab.statistics import Sums as Ratio
from lopsided.lab.tables import difference_table, say_played

EACH = "each"


@dataclass(frozen=True)
class Setting:
    """The rules of a run: its options, and its variant."""

    options: Mapping[str, Any]
    variant: str = ""

    def but(self, game: Game, text: str) -> Iterator["Setting"]:
        """The same with `variant=equal max_rounds=30` set; `option=each` gives a setting for each other value of an option."""
        changed: dict[str, str] = {}
        for part in text.split():
            name, equals, value = part.partition("=")
            if not equals:
                raise Unfit("against", typed=part)
            changed[name] = value
        variant = changed.pop("variant", self.variant)
        several = [name for name, value in changed.items() if value == EACH and name in game.options and EACH not in game.options[name].values]
        if not several:
            yield Setting({**self.options, **changed}, variant)
            return
        name, values = several[0], game.options[several[0]].values
        if not values:
            raise Unfit("each", option=name)
        for value in values:
            if value != game.choose(self.options)[name]:
                rest = " ".join(f"{k}={v}" for k, v in (changed | {name: value}).items())
                yield from Setting(self.options, variant).but(game, rest)


def compare(
    game: Game,
    games: int,
    agents: Sequence[str],
    settings: Sequence[Setting],
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
    cores: int | None = None,
) -> "Comparison":
    """Play the same games, dice and decks alike, under each setting; the first is what the others are held against."""
    return Comparison([simulate(game, games, agents, seed, setting.options, setting.variant, progress, cores) for setting in settings])


@dataclass(frozen=True, eq=False)
class Comparison:
    """Runs of the same games, and what each has more than the first, with intervals of the paired differences that all hold at once in 95 of 100 repeats."""

    runs: Sequence[Simulation]

    def to_json(self, only: Sequence[str] = ()) -> dict[str, Any]:
        """The figures of the first run that are named so, with the differences of the others in their order; of what nobody counted there are none."""
        first, *others = self.runs
        below, there = first.ratios, [run.ratios for run in others]
        named = [name for name in below if not only or any(part in name for part in only)]
        if not named:
            raise Unfit("figure", figure=", ".join(only))
        names = [name for name in named if any(run[name][1].any() for run in (below, *there))]
        comparisons = max(1, len(names) * len(others))
        return {
            "game": first.game.name,
            "version": first.game.version,
            "games": first.games,
            "seats": len(first.agents),
            "agents": list(first.agents),
            "seed": first.seed,
            "rules": first.rules,
            "against": [run.rules for run in others],
            "comparisons": comparisons,
            "figures": {
                name: {**shown("mean", ratio(*below[name])), "differences": [change(below[name], run[name], first.games, comparisons) for run in there]}
                for name in names
            },
        }

    def table(self, only: Sequence[str] = (), language: str = LANGUAGE) -> RenderableType:
        """The same for people."""
        found, first, text = self.to_json(only), self.runs[0], spoken_here(__package__, language)
        parts: list[RenderableType] = [
            say_played(found["rules"], first.game.title, first.games, len(first.agents), first.seed, text),
            difference_table(found["figures"], found["against"], text),
            Text(text.say("intervals-of-differences", comparisons=found["comparisons"]), style="dim"),
        ]
        return Group(*(Padding(part, (0, 0, 1, 0), expand=False) for part in parts))


def change(before: Ratio, after: Ratio, games: int, comparisons: int) -> dict[str, float | None]:
    """A difference as JSON: its interval holds for all of so many comparisons at once; its size beside how much games differ."""
    effect = effect_size(before, after, games)
    return {**shown("mean", difference(before, after, comparisons)), "effect": None if isnan(effect) else round(effect, DECIMALS)}
