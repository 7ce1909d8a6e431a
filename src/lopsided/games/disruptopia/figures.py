"""`python -m lopsided.games.disruptopia.figures`: the figures of the README that need each game by itself, with 95% intervals.

How much of the points is explained by the round in which a company became a Millionaire (the variance between those rounds, as a share
of all variance), and how well the order of incomes after round 4 foretells the order of points (Spearman's rank correlation, a game at a
time). The intervals come from drawing the games anew with replacement.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from lopsided.engine.batch import study_games
from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.lens import BECAME, EARLY_INCOME

DRAWS = 400


def explained(points: Any, since: Any) -> float:
    """The share of the points' variance that lies between the rounds in which companies became Millionaires."""
    points, since = points.ravel().astype(float), since.ravel()
    mean, total = points.mean(), points.var()
    between = sum((since == s).mean() * (points[since == s].mean() - mean) ** 2 for s in np.unique(since))
    return float(between / total) if total else 0.0


def ranks(values: Any) -> Any:
    """The rank of each value in its row, ties at their mean."""
    below = (values[:, None, :] < values[:, :, None]).sum(axis=2)
    same = (values[:, None, :] == values[:, :, None]).sum(axis=2)
    return below + (same - 1) / 2


def foretold(points: Any, income: Any) -> float:
    """Spearman's rank correlation of early income with points, the mean over the games that lasted so long and differ in both."""
    lasting = income[:, 0] >= 0
    one, other = ranks(income[lasting]), ranks(points[lasting])
    one, other = one - one.mean(axis=1, keepdims=True), other - other.mean(axis=1, keepdims=True)
    scale = np.sqrt((one**2).sum(axis=1) * (other**2).sum(axis=1))
    able = scale > 0
    return float(((one * other).sum(axis=1)[able] / scale[able]).mean()) if able.any() else 0.0


def estimate(figure: Callable[[Any, Any], float], one: Any, other: Any, seed: int) -> dict[str, float]:
    """A figure with its interval."""
    chance = np.random.default_rng(seed)
    draws = [figure(one[pick], other[pick]) for pick in (chance.integers(0, len(one), len(one)) for _ in range(DRAWS))]
    return {"mean": figure(one, other), "low": float(np.quantile(draws, 0.025)), "high": float(np.quantile(draws, 0.975))}


def figures(games: int, agents: Sequence[str], seed: int, variant: str = "") -> dict[str, dict[str, float]]:
    """Both figures for one table."""
    study = study_games(GAME, games, list(agents), seed, None, variant)
    seats = len(agents)
    points = np.asarray(study.score)[:, :seats]
    since, income = np.asarray(study.member)[:, BECAME, :seats], np.asarray(study.member)[:, EARLY_INCOME, :seats]
    return {
        "points explained by the round of becoming a Millionaire": estimate(explained, points, since, seed),
        "early income foretells the points": estimate(foretold, points, income, seed),
    }


def main(arguments: Sequence[str]) -> int:
    """Print the figures by the book's rules and in the equal variant."""
    parser = argparse.ArgumentParser(description="Figures of Disruptopia that need each game by itself.")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--agents", default="siphon,siphon,siphon,siphon", help="one a seat, with commas")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args(arguments)
    found = {variant or "book": figures(wish.games, wish.agents.split(","), wish.seed, variant) for variant in ("", "equal")}
    if wish.json:
        print(json.dumps(found))
        return 0
    for variant, rows in found.items():
        for name, value in rows.items():
            print(f"{variant}: {name}: {value['mean']:.3f} [{value['low']:.3f}, {value['high']:.3f}]")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
