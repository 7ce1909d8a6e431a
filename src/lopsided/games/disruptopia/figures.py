"""`python -m lopsided.games.disruptopia.figures`: how well the order of incomes after round 4 foretells the order of points, and how long class differs.

The first is Spearman's rank correlation, a game at a time; the second the share of the rounds after the first that begin with companies of
different class. The 95% intervals come from drawing the games, or blocks of them, anew with replacement.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

from lopsided.engine.batch import study_games
from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.lens import ALL_ALIKE, COUNTED, EARLY_INCOME

DRAWS = 400


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


def persistence(games: int, agents: Sequence[str], seed: int, variant: str = "") -> dict[str, float]:
    """The figure for one table, with its interval."""
    study, seats, chance = study_games(GAME, games, list(agents), seed, None, variant), len(agents), np.random.default_rng(seed)
    points, income = np.asarray(study.score)[:, :seats], np.asarray(study.member)[:, EARLY_INCOME, :seats]
    draws = [foretold(points[pick], income[pick]) for pick in (chance.integers(0, games, games) for _ in range(DRAWS))]
    return {"mean": foretold(points, income), "low": float(np.quantile(draws, 0.025)), "high": float(np.quantile(draws, 0.975))}


def rounds_apart(games: int, agents: Sequence[str], seed: int, variant: str = "") -> dict[str, float]:
    """The share of rounds that begin with companies of different class, with its interval, and how many rounds a game has."""
    study, chance = study_games(GAME, games, list(agents), seed, None, variant), np.random.default_rng(seed)
    curve = np.asarray(study.curve)[:, 2:]
    alike, played = curve[:, :, ALL_ALIKE].sum(axis=1), curve[:, :, COUNTED].sum(axis=1)
    picks = chance.integers(0, len(played), (DRAWS, len(played)))
    draws = 1 - alike[picks].sum(axis=1) / played[picks].sum(axis=1)
    share = 1 - float(alike.sum() / played.sum())
    return {"mean": share, "low": float(np.quantile(draws, 0.025)), "high": float(np.quantile(draws, 0.975)), "rounds": float(np.mean(study.rounds))}


def main(arguments: Sequence[str]) -> int:
    """Print the figures by the book's rules and in the equal variant."""
    parser = argparse.ArgumentParser(description="How well early income foretells the points of Disruptopia, and how long class differs.")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--agents", default="siphon,siphon,siphon,siphon", help="one a seat, with commas")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args(arguments)
    table = (wish.games, wish.agents.split(","), wish.seed)
    found = {variant or "book": persistence(*table, variant) for variant in ("", "equal")} | {"rounds apart": rounds_apart(*table)}
    if wish.json:
        print(json.dumps(found))
        return 0
    for name, value in found.items():
        print(f"{name}: {value['mean']:.3f} [{value['low']:.3f}, {value['high']:.3f}]" + (f" of {value['rounds']:.1f}" if "rounds" in value else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
