"""The lab's statistics: shares, means and ratios with 95% intervals (docs/lab.md says which and why).

Sums are exact (whole numbers, or `fsum`); the rest is plus, minus, times, divide and root. So the figures are the
same on every machine.
"""

from math import fsum, sqrt
from typing import Any, NamedTuple

import numpy as np

Z = 1.959963984540054  # the normal distribution has 2.5% above it
NAN = float("nan")


class Estimate(NamedTuple):
    """A figure and its 95% interval; nan where there is too little to tell."""

    value: float
    low: float
    high: float


NOTHING = Estimate(NAN, NAN, NAN)


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


def ratio(above: Any, below: Any) -> Estimate:
    """One count over another, from their sums by block of games, with the jackknife's interval over the blocks that have any."""
    above, below = np.asarray(above, float), np.asarray(below, float)
    some = (above != 0) | (below != 0)
    above, below, blocks = above[some], below[some], int(some.sum())
    up, down = fsum(above), fsum(below)
    if down == 0:
        return NOTHING
    if blocks < 3 or (below == down).any():
        return Estimate(up / down, NAN, NAN)
    without = (up - above) / (down - below)
    middle = fsum(without) / blocks
    deviation = sqrt((blocks - 1) / blocks * fsum((without - middle) ** 2))
    return _around(up / down, student(blocks - 1) * deviation)


def explained(sums: Any) -> Estimate:
    """The share of a score's variance that lies between groups, from seats, sums and squares by block and group, with the jackknife's interval."""
    sums = np.asarray(sums)
    sums = sums[sums[:, :, 0].sum(axis=1) > 0]
    total, blocks = sums.sum(axis=0), len(sums)
    share = _between(total)
    if blocks < 3:
        return Estimate(share, NAN, NAN)
    without = np.array([_between(total - block) for block in sums])
    deviation = sqrt((blocks - 1) / blocks * fsum((without - fsum(without) / blocks) ** 2))
    return _around(share, student(blocks - 1) * deviation)


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
    return _around(total / tries, student(tries - 1) * sqrt(variance / tries))


def quantile_of_counts(counts: Any, share: float) -> int:
    """The least whole number that at least this share does not exceed, where counts[n] were n."""
    counts = np.asarray(counts, np.int64)
    return int(np.searchsorted(np.cumsum(counts), share * int(counts.sum())))


def student(freedom: int) -> float:
    """What Student's t has 2.5% above, by the Cornish-Fisher series; good from 2 degrees of freedom on."""
    z = Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4


def _around(value: float, half: float) -> Estimate:
    return Estimate(value, value - half, value + half)
