"""Who owns what: how unequal a run's games end, between whom, how wealth grows round by round, and whether the early rich stay rich."""

from typing import Any

import numpy as np

from lopsided.lab.matches import NOT_REACHED
from lopsided.lab.statistics import DECIMALS, Estimate, around, ratio, shown, student
from lopsided.lab.statistics import Sums as Ratio
from lopsided.lab.sums import EARLY, Sums

GINI = "Gini of wealth at the end"
BAND = (0.1, 0.9)  # of the seats of a group lie within: 80 of 100
STILL_GOING = 0.1  # a round that fewer games reached is left out


def owning(sums: Sums) -> dict[str, Ratio]:
    """The measures of wealth as sums by block, as all other figures are: means over games, and shares of all inequality."""
    found: dict[str, Ratio] = {f"{name} of wealth at the end": (one[:, 0], one[:, 1]) for name, one in sums.measures.items()}
    found |= {f"wealth inequality between groups, {name}": (one[:, 0], one[:, 1]) for name, one in sums.between.items()}
    for grouping in sums.groupings if sums.measures else ():
        for number, group in enumerate(grouping.groups):
            found[f"wealth at the end, {grouping.name}: {group}"] = sums.owned[grouping.name][:, number], sums.scores[grouping.name][:, number, 0]
    if sums.measures:
        found[f"order of wealth kept since round {EARLY}"] = sums.mobility[:, 0], sums.mobility[:, 1]
    return found


def wealth(sums: Sums, seats: int) -> dict[str, Any]:
    """The same as JSON, with the Lorenz curve, who moved up and down, and wealth by round."""
    return {
        "measures": {name: shown("mean", ratio(one[:, 0], one[:, 1])) for name, one in sums.measures.items()},
        "between": {name: shown("share", ratio(one[:, 0], one[:, 1])) for name, one in sums.between.items()},
        "lorenz": [shown("share", ratio(sums.lorenz[:, k], sums.games)) for k in range(seats + 1)],
        "kept": {"since_round": EARLY, **shown("mean", ratio(sums.mobility[:, 0], sums.mobility[:, 1])), "thirds": sums.moved.tolist()},
        "by_round": {grouping.name: by_round(sums, grouping.name, grouping.groups) for grouping in sums.groupings if len(grouping.groups) > 1},
    }


def by_round(sums: Sums, grouping: str, groups: tuple[str, ...]) -> dict[str, list[dict[str, Any]]]:
    """What a seat of each group owns as each round begins, in the games still going: the mean with its interval, and where 80 of 100 lie."""
    if not sums.paths:
        return {}
    paths, members = (np.concatenate(parts) for parts in zip(*((paths, members[grouping]) for paths, members in sums.paths), strict=True))
    going = (paths != NOT_REACHED).all(axis=2)  # [game, round]
    shown_rounds = np.flatnonzero(going.mean(axis=0) >= STILL_GOING).tolist()
    found = {}
    for number, group in enumerate(groups):
        inside = members == number
        if inside.any():
            found[group] = [
                {"round": n, **shown("mean", mean_by_game(paths[:, n], inside & going[:, n, None])), **band(paths[:, n][inside & going[:, n, None]])}
                for n in shown_rounds
                if (inside & going[:, n, None]).any()
            ]
    return found


def mean_by_game(values: Any, inside: Any) -> Estimate:
    """The mean over the seats inside, with an interval over games: seats of one game are not independent."""
    seats = inside.sum(axis=1)
    totals, seats = (values * inside).sum(axis=1)[seats > 0].astype(float), seats[seats > 0]
    games, mean = len(seats), float(totals.sum() / seats.sum())
    if games < 3:
        return Estimate(mean, float("nan"), float("nan"))
    spread = float(((totals - mean * seats) ** 2).sum()) * games / (games - 1)
    return around(mean, student(games - 1) * spread**0.5 / float(seats.sum()))


def band(values: Any) -> dict[str, float]:
    """Between which values 80 of 100 lie."""
    return {name: round(float(value), DECIMALS) for name, value in zip(("least", "most"), np.quantile(values, BAND, method="inverted_cdf"), strict=True)}
