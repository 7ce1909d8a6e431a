"""The lab's statistics: shares, means, ratios and paired differences with 95% intervals (docs/lab.md says which and why).

Sums are exact (whole numbers, or `fsum`); the rest is plus, minus, times, divide and root. So the figures are the
same on every machine.
"""

from math import fsum, isnan, sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np

Z = 1.959963984540054  # the normal distribution has 2.5% above it
NAN = float("nan")
DECIMALS = 6


class Estimate(NamedTuple):
    """A figure and its 95% interval; nan where there is too little to tell."""

    value: float
    low: float
    high: float


NOTHING = Estimate(NAN, NAN, NAN)
Sums = tuple[Any, Any]  # of what stands above and below the line of a ratio, by block of games


def wilson(wins: float, tries: float) -> Estimate:
    """A share with Wilson's score interval."""
    if tries <= 0:
        return NOTHING
    share, extra = wins / tries, Z * Z / tries
    middle = (share + extra / 2) / (1 + extra)
    half = sqrt(max(0.0, share * (1 - share)) * extra + extra * extra / 4) / (1 + extra)
    return Estimate(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def win_share(sums: Any, unit: int = 1) -> Estimate:
    """How often a seat of a group wins, from sums over games: w, m, w x w, w x m, m x m.

    w are the group's wins in a game, in whole parts of `unit`, m its seats. Seats of one game are not independent:
    Wilson's interval is given as many tries as the spread from game to game is worth, and never more than there were.
    """
    won, seats, won_won, won_seats, seats_seats = (int(s) for s in sums)
    if seats == 0:
        return NOTHING
    share = won / (unit * seats)
    spread = won_won / unit**2 - 2 * share * won_seats / unit + share * share * seats_seats
    tries = share * (1 - share) * seats * seats / spread if spread > 0 else seats
    tries = min(tries, seats)
    return wilson(share * tries, tries)


def share_of(wins: Any) -> Estimate:
    """The mean of independent parts of a win, each from 0 to 1, with Wilson's interval: parts spread less than whole wins, so it is at most too wide."""
    return wilson(fsum(wins), len(wins))


def change_of(differences: Any, comparisons: int = 1) -> Estimate:
    """The mean of paired differences of parts of a win, each from -1 to 1, with the interval of Agresti and Min; a wider one of several comparisons."""
    pairs = len(differences)
    if pairs == 0:
        return NOTHING
    value = fsum(differences) / pairs
    middle, error = paired(fsum(differences), fsum(differences**2), pairs)
    reach = normal(comparisons) * error
    return Estimate(value, max(-1.0, min(value, middle - reach)), min(1.0, max(value, middle + reach)))


def paired(sums: Any, squares: Any, pairs: Any) -> tuple[Any, Any]:
    """The mean difference of pairs and its standard error, as if of two pairs more one had come out alike and one otherwise, up as much as down.

    So few pairs prove nothing, even where all of them come out alike (A. Agresti and Y. Min, Statistics in Medicine 24, 2005).
    """
    pairs = pairs + 2
    mean = sums / pairs
    return mean, (((squares + 1) / pairs - mean**2) / pairs) ** 0.5


def ratio(above: Any, below: Any) -> Estimate:
    """One count over another, from their sums by block of games, with the jackknife's interval over the blocks that have any."""
    sums = np.array([above, below], float)
    return jackknife(*_with_and_without(*sums[:, sums.any(axis=0)]))


def win_share_of(won: Any, seats: Any, parts: int = 1) -> Estimate:
    """A share of wins from its sums by block, each win and each seat counted in so many parts: Wilson's interval with as many tries as the
    jackknife's spread over the blocks is worth, and never more than there were."""
    won, seats = np.asarray(won) / parts, np.asarray(seats) / parts
    found = ratio(won, seats)
    half, share = (found.high - found.low) / 2, found.value
    if not half > 0 or not 0 < share < 1:
        return wilson(fsum(won), fsum(seats)) if 0 <= share <= 1 else found
    tries = min(fsum(seats), share * (1 - share) * Z * Z / (half * half))
    return wilson(share * tries, tries)


def difference(before: Sums, after: Sums, comparisons: int = 1) -> Estimate:
    """How much more a ratio is in a second run of the same games, each run's sums above and below by block.

    The jackknife leaves out the same block of games in both runs, so what the games have in common, their dice, cancels out.
    Of several comparisons each is given a wider interval, so that all of them together hold in 95 of 100 repeats (Bonferroni).
    """
    sums = np.array([*before, *after], float)
    above, below, other_above, other_below = sums[:, sums.any(axis=0)]
    value, without = _with_and_without(above, below)
    other, other_without = _with_and_without(other_above, other_below)
    return jackknife(other - value, other_without - without, comparisons)


def effect_size(before: Sums, after: Sums, games: int) -> float:
    """How large a difference is beside how much it differs from game to game (Cohen's d of pairs), by blocks of the same games; nan where unknown."""
    (above, below), (other_above, other_below) = ((np.asarray(part, float) for part in pair) for pair in (before, after))
    known = (below > 0) & (other_below > 0)
    if known.sum() < 3:
        return NAN
    apart = other_above[known] / other_below[known] - above[known] / below[known]
    spread = float(apart.std(ddof=1)) * (games / float(known.sum())) ** 0.5
    return float(apart.mean()) / spread if spread > 0 else NAN


def difference_of_gaps(before: tuple[Sums, Sums], after: tuple[Sums, Sums]) -> Estimate:
    """How much more one ratio is above another in a second run of the same games than in the first; each pair is from the lower to the higher."""
    sums = np.array([part for pair in (*before, *after) for part in pair], float)
    kept = sums[:, sums.any(axis=0)]
    low, high, other_low, other_high = (_with_and_without(*kept[2 * k : 2 * k + 2]) for k in range(4))
    return jackknife(other_high[0] - other_low[0] - high[0] + low[0], other_high[1] - other_low[1] - high[1] + low[1])


def _with_and_without(above: Any, below: Any) -> tuple[float, Any]:
    """A ratio of all blocks, and what it is without each of them; nan where there is nothing to divide by."""
    up, down = fsum(above), fsum(below)
    rest = np.where(below == down, NAN, down - below)
    return up / down if down else NAN, (up - above) / rest


def jackknife(value: float, without: Any, comparisons: int = 1) -> Estimate:
    """A figure with its interval, from what it is without each block of games."""
    blocks = len(without)
    if blocks < 3:
        return Estimate(value, NAN, NAN)
    middle = fsum(without) / blocks
    return around(value, student(blocks - 1, comparisons) * sqrt((blocks - 1) / blocks * fsum((without - middle) ** 2)))


def explained(sums: Any) -> Estimate:
    """The share of a score's variance that lies between groups, from seats, sums and squares by block and group, with the jackknife's interval."""
    sums = np.asarray(sums)
    sums = sums[sums[:, :, 0].sum(axis=1) > 0]
    total = sums.sum(axis=0)
    return jackknife(_between(total), np.array([_between(total - block) for block in sums]))


def rank_correlation(one: Any, other: Any) -> Any:
    """Spearman's rank correlation of two tables, row by row; nan where a row of one of them has no differences."""
    x, y = (r - r.mean(axis=1, keepdims=True) for r in (ranks(one), ranks(other)))
    scale = np.sqrt((x**2).sum(axis=1) * (y**2).sum(axis=1))
    return (x * y).sum(axis=1) / np.where(scale > 0, scale, NAN)


def ranks(values: Any) -> Any:
    """The rank of each value in its row, ties at their mean."""
    below = (values[:, None, :] < values[:, :, None]).sum(axis=2)
    same = (values[:, None, :] == values[:, :, None]).sum(axis=2)
    return below + (same - 1) / 2


def _between(groups: Any) -> float:
    """The variance of the groups' means over that of all seats; nan where all score the same."""
    seats, total, squares = (fsum(column) for column in groups.T)
    if seats * squares == total * total:
        return NAN
    means = fsum(s * s / n for n, s in groups[:, :2].tolist() if n)
    return (seats * means - total * total) / (seats * squares - total * total)


def mean_of_counts(counts: Any) -> Estimate:
    """The mean of whole numbers, of which counts[n] were n, with the textbook's interval."""
    counts = [int(c) for c in counts]
    tries = sum(counts)
    total = sum(n * c for n, c in enumerate(counts))
    if tries < 3:
        return Estimate(total / tries, NAN, NAN) if tries else NOTHING
    variance = (tries * sum(n * n * c for n, c in enumerate(counts)) - total * total) / (tries * (tries - 1))
    return around(total / tries, student(tries - 1) * sqrt(variance / tries))


def quantile_of_counts(counts: Any, share: float) -> int:
    """The least whole number that at least this share does not exceed, where counts[n] were n."""
    counts = np.asarray(counts, np.int64)
    return int(np.searchsorted(np.cumsum(counts), share * int(counts.sum())))


def normal(comparisons: int = 1) -> float:
    """What the normal distribution has 2.5% above, or that part of it for one of several comparisons."""
    return Z if comparisons == 1 else NormalDist().inv_cdf(1 - 0.025 / comparisons)


def student(freedom: int, comparisons: int = 1) -> float:
    """What Student's t has 2.5% above, or that part of it for one of several comparisons, by the Cornish-Fisher series; good from 2 degrees of freedom on."""
    z = normal(comparisons)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4


def around(value: float, half: float) -> Estimate:
    """A figure with so much to either side."""
    return Estimate(value, value - half, value + half)


def shown(name: str, estimate: Estimate) -> dict[str, float | None]:
    """An estimate as JSON; null where there is nothing to estimate it from."""
    return {key: None if isnan(v) else round(v, DECIMALS) for key, v in zip((name, "low", "high"), estimate, strict=True)}
