"""The lens: what a game lets the lab count while games are played, as data, with the rule that counts it.

A game declares its lens, so the declaration lies here, below the games. All that is
made of the counts is made in `lopsided.lab`.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

import numpy as np

from lopsided.engine.rule import nth, rule
from lopsided.engine.schema import nearest


@rule
def measure_nothing(box, g, since, tally, member, curve):
    """The lens of a game that has none."""


@rule
def no_wealth(box, g, seat):
    """Stands where nothing is owned."""
    return 0


def column(name: str) -> str:
    """A count, a grouping or a curve as its column is called."""
    return re.sub(r"\W+", "_", name).strip("_").upper()


def columns_of(table: Any, *names: str) -> Any:
    """A rule that gives the column of the first of these for 0, and so on: `robbed_by = columns_of(Count, "robbed by START", "robbed by 1-3")`."""
    return nth("column_of", (table[column(name)] for name in names))


@dataclass(frozen=True)
class Lens:
    """What the lab looks at while games are played: three tables that `measure` fills after each step.

    measure(box, g, since, tally, member, curve) reads the events from number `since` on and the state.
    - tally[group, count]: sums, e.g. income by the row on which a turn began.
    - member[grouping, seat]: which group of each grouping a seat belongs to (-1 = none); win shares are given by it.
    - curve[round, k]: sums by round; curve[round, -1] counts the games that reached it.
    """

    measure: Callable[..., Any] = measure_nothing
    groups: tuple[str, ...] = ("all",)
    counts: tuple[str, ...] = ()
    # Figures made of two counts, e.g. {"income per turn": ("income", "turns")}; "games" stands for the games played.
    ratios: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    # Ratios that are said of some groups or bands alone, e.g. {"given per deal": ("heir",)}; the others are said of all.
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Groups that are reported together, e.g. {"1-3": (1, 2, 3)}; none: each by itself.
    bands: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    groupings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Groupings of which the lab says how much of the variance of the scores lies between their groups.
    explained: tuple[str, ...] = ()
    # Groupings in order, such as ranks after some rounds, of which the lab says how well they foretell the order of the scores.
    foretelling: tuple[str, ...] = ()
    curves: tuple[str, ...] = ()
    rounds: int = 60  # curves go so far
    # wealth(box, g, seat): what a seat owns, a whole number; the lab looks at it as each round begins and at the end. None: nothing is owned.
    wealth: Callable[..., Any] | None = None

    def __post_init__(self) -> None:
        """Figures are made of counts, groups and groupings that there are."""
        if "games" in self.counts:
            raise ValueError("the lens counts games by itself; call your count otherwise")
        wanted = [
            ((*self.counts, "games"), [name for pair in self.ratios.values() for name in pair], "count"),
            (tuple(self.groupings), self.explained + self.foretelling, "grouping"),
            (tuple(self.ratios), tuple(self.only), "ratio"),
            ((*self.groups, *self.bands), [name for names in self.only.values() for name in names], "group"),
        ]
        for known, names, what in wanted:
            for name in names:
                if name not in known:
                    raise ValueError(f"the lens has no {what} {name}. {nearest(name, known)}")
        for band, groups in self.bands.items():
            if not all(0 <= group < len(self.groups) for group in groups):
                raise ValueError(f"the lens's band {band} takes groups {groups}; there are {len(self.groups)}, counted from 0")

    def ratios_of(self, group: str) -> dict[str, tuple[str, str]]:
        """The ratios that are said of a group or a band."""
        return {name: pair for name, pair in self.ratios.items() if group in self.only.get(name, (group,))}

    def columns(self) -> Any:
        """The columns by name, for the rules: `Count, Grouping, Curve = LENS.columns()` gives Count.UNION_SPEND for the count "union spend"."""
        tables = {"Count": self.counts, "Grouping": tuple(self.groupings), "Curve": (*self.curves, "games")}
        return tuple(IntEnum(table, [column(name) for name in names], start=0) for table, names in tables.items())

    def tables(self, games: int, blocks: int, seats: int) -> tuple[Any, Any, Any]:
        """Blank tables: tally[block, group, count], member[game, grouping, seat] and curve[block, round, k]."""
        tally = np.zeros((blocks, len(self.groups), max(1, len(self.counts))), np.int64)
        member = np.full((games, max(1, len(self.groupings)), seats), -1, np.int8)
        return tally, member, np.zeros((blocks, self.rounds + 1, len(self.curves) + 1))
