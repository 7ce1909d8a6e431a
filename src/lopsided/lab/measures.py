"""How unequally something is shared out, game by game: `Shared(values)` of values[game, seat] in, one figure a game out.

What somebody owes counts as nothing. Where nobody has anything, all have the same: every measure is 0 then, as the rules' own Gini
(`engine/gini.py`) has it, and the Lorenz curve is the straight line. Palma's ratio has no value where the poorer have nothing (nan).
"""

from collections.abc import Callable
from typing import Any

import numpy as np

AVERSION = 0.5  # of Atkinson's index
POOR, RICH = 0.4, 0.1  # Palma: the richest tenth against the poorest four tenths


class Shared:
    """How something is shared out in each game, reckoned once for all measures."""

    def __init__(self, values: Any) -> None:
        held = np.maximum(np.asarray(values, float), 0)
        mean = held.mean(axis=1, keepdims=True)
        self.seats = held.shape[1]
        self.parts = np.where(mean > 0, held / np.where(mean > 0, mean, 1), 1.0)  # of the mean: 1 for all where all have the same
        self.lorenz = np.zeros((len(held), self.seats + 1))  # [game, k]: the share of all that the k poorest own, k from 0 to the seats
        np.cumsum(np.sort(self.parts, axis=1) / self.seats, axis=1, out=self.lorenz[:, 1:])


def gini(shared: Shared) -> Any:
    """Gini's index: 0 where all have the same, (n - 1) / n where one of n has all."""
    return np.maximum(0, 1 - (shared.lorenz[:, 1:-1].sum(axis=1) * 2 + 1) / shared.seats)


def gini_of_few(shared: Shared) -> Any:
    """The same for few people: 1 where one has all, however many there are."""
    return gini(shared) * shared.seats / max(1, shared.seats - 1)


def hoover(shared: Shared) -> Any:
    """What share of all would have to change hands until all have the same."""
    return np.abs(shared.parts - 1).mean(axis=1) / 2


def theil(shared: Shared) -> Any:
    """Theil's T: the mean of x log x, x in parts of the mean; log n where one has all."""
    return np.maximum(0, x_log_x(shared.parts).mean(axis=1))


def x_log_x(x: Any) -> Any:
    """x log x, and 0 for 0."""
    return x * np.log(np.where(x > 0, x, 1))


def atkinson(shared: Shared) -> Any:
    """Atkinson's index with aversion 0.5: what share of all would do, shared out evenly."""
    return np.clip(1 - (shared.parts ** (1 - AVERSION)).mean(axis=1) ** (1 / (1 - AVERSION)), 0, 1)


def palma(shared: Shared) -> Any:
    """What the richest tenth owns over what the poorest four tenths own, read off the straight pieces of the Lorenz curve."""
    low, high = (_at(shared.lorenz, share * shared.seats) for share in (POOR, 1 - RICH))
    return (1 - high) / np.where(low > 0, low, np.nan)


def _at(curve: Any, place: float) -> Any:
    """A Lorenz curve between two of its points."""
    k = min(int(place), curve.shape[1] - 2)
    return curve[:, k] + (place - k) * (curve[:, k + 1] - curve[:, k])


def between(shared: Shared, inside: "Inside") -> Any:
    """The part of Theil's T that lies between groups; the rest lies within them. Seats in no group count as one more."""
    mean = inside.total(shared.parts) / np.maximum(1, inside.seats)
    return np.maximum(0, (inside.seats / shared.seats * x_log_x(mean)).sum(axis=1))


class Inside:
    """Who is in which group: group[game, seat], -1 for seats in none. Its tables are [game, group], those in none in the last column."""

    def __init__(self, group: Any, groups: int) -> None:
        self.shape = len(group), groups + 1
        self.at = (np.arange(len(group))[:, None] * (groups + 1) + np.where(group < 0, groups, group)).ravel()
        self.seats = np.bincount(self.at, minlength=self.shape[0] * self.shape[1]).reshape(self.shape)

    def total(self, values: Any) -> Any:
        """The sum over the seats of each group of values[game, seat]."""
        return np.bincount(self.at, values.ravel(), self.shape[0] * self.shape[1]).reshape(self.shape)


def thirds(values: Any) -> Any:
    """The third of the table, from the poorest (0), that each seat is in by its rank; who has the same is in the same."""
    values = np.asarray(values)
    seats = values.shape[1]
    below = (values[:, None, :] < values[:, :, None]).sum(axis=2)
    same = (values[:, None, :] == values[:, :, None]).sum(axis=2)
    return np.minimum(2, (below + (same - 1) / 2 + 0.5) / seats * 3).astype(np.int64)


def transitions(early: Any, late: Any) -> Any:
    """moves[from, to]: how many seats were in one third of the table early and in another late."""
    return np.bincount((3 * thirds(early) + thirds(late)).ravel(), minlength=9).reshape(3, 3)


MEASURES: dict[str, Callable[[Shared], Any]] = {
    "Gini": gini,
    "Gini of few": gini_of_few,
    "Theil": theil,
    "Atkinson": atkinson,
    "Hoover": hoover,
    "Palma": palma,
}
