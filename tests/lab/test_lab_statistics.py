"""The lab's statistics against known answers, and their intervals against chance."""

from math import isnan, sqrt

import numpy as np
import pytest

from lopsided.engine.gini import gini
from lopsided.lab.statistics import (
    Estimate,
    difference,
    difference_of_gaps,
    explained,
    mean_of_counts,
    quantile_of_counts,
    rank_correlation,
    ranks,
    ratio,
    student,
    wilson,
    win_share,
    win_share_of,
)
from lopsided.lab.wealth import mean_by_game


def sums(wins, members):
    """What `win_share` is told about games with these wins and members."""
    wins, members = np.asarray(wins), np.asarray(members)
    return [wins.sum(), members.sum(), wins @ wins, wins @ members, members @ members]


def covers(estimate: Estimate, truth: float) -> bool:
    return estimate.low <= truth <= estimate.high


@pytest.mark.parametrize(
    ("wins", "tries", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718), (8, 10, 0.4902, 0.9433), (10, 10, 0.7225, 1)],
)
def test_wilson_has_its_published_answers(wins, tries, low, high):
    """The first four are the examples of R. G. Newcombe, Statistics in Medicine 17 (1998), table I."""
    assert wilson(wins, tries) == pytest.approx((wins / tries, low, high), abs=5e-5)


def test_a_share_of_nothing_is_unknown():
    assert all(isnan(v) for v in wilson(0, 0))
    assert all(isnan(v) for v in win_share([0] * 5))


def test_a_seats_share_is_wilsons_when_no_win_is_shared():
    wins = np.array([1] * 8 + [0] * 2)
    assert win_share(sums(wins, np.ones(10, int))) == pytest.approx(wilson(8, 10))


def test_shared_wins_count_in_parts_and_never_narrow_the_interval():
    halves = win_share(sums([420] * 10, [1] * 10), 840)
    assert halves == pytest.approx(wilson(5, 10))


def test_seats_that_win_and_lose_together_count_as_fewer():
    together = win_share(sums([4, 0] * 50, [4, 4] * 50))
    assert together == pytest.approx(wilson(50, 100))
    one_a_game = win_share(sums([1, 0] * 50, [4, 4] * 50))
    assert one_a_game == pytest.approx(wilson(50, 400))


@pytest.mark.parametrize(("freedom", "t"), [(5, 2.5706), (10, 2.2281), (30, 2.0423), (100, 1.9840), (199, 1.9720), (10**9, 1.95996)])
def test_student_has_the_printed_tables_values(freedom, t):
    assert student(freedom) == pytest.approx(t, abs=3e-4)


def test_the_jackknife_of_a_mean_is_the_textbooks():
    values = np.array([3.0, 1, 4, 1, 5, 9, 2, 6])
    half = student(7) * values.std(ddof=1) / sqrt(8)
    assert ratio(values, np.ones(8)) == pytest.approx((values.mean(), values.mean() - half, values.mean() + half))


def test_a_ratio_weighs_blocks_by_their_size():
    assert ratio([10, 0, 1], [10, 1, 9]).value == pytest.approx(11 / 20)


def test_a_constant_ratio_has_no_width():
    assert ratio([2, 4, 6, 8], [1, 2, 3, 4]) == pytest.approx((2, 2, 2))


def test_empty_blocks_neither_help_nor_hurt():
    assert ratio([3, 0, 1, 0, 2], [4, 0, 2, 0, 5]) == ratio([3, 1, 2], [4, 2, 5])


def test_a_ratio_from_too_few_blocks_has_no_interval():
    value, low, high = ratio([3, 1], [4, 2])
    assert value == pytest.approx(4 / 6)
    assert isnan(low)
    assert isnan(high)
    assert all(isnan(v) for v in ratio([0, 0, 0], [0, 0, 0]))


def test_counts_have_the_mean_and_the_quantiles_of_what_they_count():
    values = np.array([2, 2, 3, 5, 5, 5, 8, 12])
    counts = np.bincount(values, minlength=20)
    half = student(7) * values.std(ddof=1) / sqrt(8)
    assert mean_of_counts(counts) == pytest.approx((values.mean(), values.mean() - half, values.mean() + half))
    assert [quantile_of_counts(counts, s) for s in (0.05, 0.25, 0.5, 0.75, 0.95, 1)] == [2, 2, 5, 5, 12, 12]
    assert [quantile_of_counts(counts, s) for s in (0.1, 0.26, 0.76)] == np.quantile(values, [0.1, 0.26, 0.76], method="inverted_cdf").tolist()


def test_wilson_covers_the_truth_as_often_as_it_says():
    chance = np.random.default_rng(1)
    for share, tries in ((0.125, 200), (0.5, 60), (0.02, 1000)):
        inside = [covers(wilson(int(w), tries), share) for w in chance.binomial(tries, share, 4000)]
        assert 0.935 <= np.mean(inside) <= 0.97


def test_a_groups_share_covers_the_truth_where_at_most_one_of_it_wins():
    chance = np.random.default_rng(2)
    seats, runs, inside = 6, 1500, 0
    for _ in range(runs):
        members = chance.integers(0, seats + 1, 300)
        strength = np.where(chance.random(300) < 0.5, 1.0, 0.25)
        wins = chance.random(300) < strength * members / seats
        inside += covers(win_share(sums(wins.astype(int), members)), 0.625 / seats)
    assert 0.945 <= inside / runs <= 0.985, "a little wide, since one seat's win is the other seats' loss"


def test_a_groups_share_covers_the_truth_where_all_of_it_win_together():
    chance = np.random.default_rng(4)
    runs, inside = 1500, 0
    for _ in range(runs):
        members = chance.integers(0, 5, 200)
        inside += covers(win_share(sums(members * (chance.random(200) < 0.3), members)), 0.3)
    assert 0.93 <= inside / runs <= 0.97


def test_the_jackknife_covers_the_truth_where_counts_are_skewed():
    chance = np.random.default_rng(3)
    inside = 0
    for _ in range(1500):
        turns = chance.poisson(20, 100)
        income = chance.negative_binomial(2 * turns + 1, 0.5) - 1
        inside += covers(ratio(income, turns), 2.0)
    assert 0.93 <= inside / 1500 <= 0.97


def by_block(scores, groups, blocks, kinds):
    """Seats, sums and squares of scores by block and group."""
    found = np.zeros((blocks, kinds, 3))
    for number, (score, group) in enumerate(zip(scores, groups, strict=True)):
        found[number * blocks // len(scores), group] += [1, score, score * score]
    return found


def test_groups_that_score_alike_explain_nothing_and_groups_that_say_it_all_everything():
    assert explained(by_block([1, 2, 1, 2, 1, 2], [0, 0, 1, 1, 2, 2], 3, 3)).value == pytest.approx(0)
    assert explained(by_block([1, 1, 4, 4, 9, 9], [0, 0, 1, 1, 2, 2], 3, 3)).value == pytest.approx(1)
    assert isnan(explained(by_block([5, 5, 5], [0, 1, 1], 3, 2)).value), "without differences there is nothing to explain"


def test_the_share_explained_is_the_textbooks_and_its_interval_holds_the_truth():
    held = 0
    for run in range(100):
        chance = np.random.default_rng(run)
        groups = chance.integers(0, 3, 3_000)
        scores = (2 * groups + chance.normal(0, 2, 3_000)).round(3)
        found = explained(by_block(scores, groups, 60, 3))
        means = np.array([scores[groups == g].mean() for g in range(3)])[groups]
        assert found.value == pytest.approx(means.var() / scores.var())
        held += covers(found, 4 * (2 / 3) / (4 * (2 / 3) + 4))
    assert 89 <= held <= 100


def test_a_paired_difference_of_means_is_the_textbooks():
    before, after = np.array([3.0, 1, 4, 1, 5, 9, 2, 6]), np.array([5.0, 2, 3, 1, 8, 9, 4, 7])
    more, games = after - before, np.ones(8)
    half = student(7) * more.std(ddof=1) / sqrt(8)
    assert difference((before, games), (after, games)) == pytest.approx((more.mean(), more.mean() - half, more.mean() + half))


def test_what_changes_by_as_much_in_every_game_has_a_difference_without_width():
    before = np.array([3.0, 1, 4, 1, 5])
    assert difference((before, np.ones(5)), (before + 2, np.ones(5))) == pytest.approx((2, 2, 2))


def test_a_difference_from_nothing_is_unknown():
    assert all(isnan(v) for v in difference(([0, 0, 0], [0, 0, 0]), ([1, 2, 3], [1, 1, 1])))
    value, low, _ = difference(([4, 0, 0], [2, 0, 0]), ([1, 2, 3], [1, 1, 1]))
    assert (value, isnan(low)) == (0, True), "one block has all there is, so its spread is unknown"


def test_a_paired_difference_covers_the_truth_and_is_narrower_than_two_runs_apart():
    chance = np.random.default_rng(5)
    held, widths = 0, []
    for _ in range(1500):
        turns = chance.poisson(20, 100) + 1
        dice = chance.normal(0, 30, 100)
        before, after = (dice + mean * turns + chance.normal(0, 5, 100) for mean in (2.0, 2.5))
        found = difference((before, turns), (after, turns))
        held += covers(found, 0.5)
        widths.append((found.high - found.low) / (difference((before, turns), (chance.permutation(after), turns)).high - found.value) / 2)
    assert 0.93 <= held / 1500 <= 0.97
    assert np.mean(widths) < 0.5


def test_ranks_that_agree_correlate_and_ties_have_their_mean():
    assert ranks(np.array([[5, 5, 1]])).tolist() == [[1.5, 1.5, 0]]
    found = rank_correlation(np.array([[0, 1, 2], [2, 1, 0], [0, 0, 1], [1, 1, 1]]), np.array([[10, 20, 90]] * 4))
    assert found[:3] == pytest.approx([1, -1, sqrt(3) / 2])
    assert isnan(found[3]), "where all are alike there is no order to foretell from"


@pytest.mark.parametrize(("values", "index"), [([2, 2, 2, 2], 0), ([0, 0, 0, 8], 3 / 4), ([1, 3, 0, 0], 5 / 8), ([1, 2, 3, 4], 1 / 4), ([0, 0, 0, 0], 0)])
def test_gini_has_its_known_answers(values, index):
    assert gini(list.__getitem__, 4, values) == pytest.approx(index)


def blocks_of_games(rng, games, blocks=50):
    """Two groups of seats under two rules with the same luck: sums by block of wins and seats, and how often each wins in truth."""
    luck = rng.random((games, 1))
    chances = {("book", "one"): 0.5, ("book", "other"): 0.2, ("now", "one"): 0.4, ("now", "other"): 0.25}
    at = np.arange(games) % blocks
    return {key: (np.bincount(at, (luck[:, 0] < chance).astype(float), blocks), np.bincount(at, minlength=blocks)) for key, chance in chances.items()}


def test_intervals_of_gaps_of_their_changes_and_of_win_shares_hold_the_truth_in_95_of_100_runs():
    rng, held, narrower = np.random.default_rng(11), np.zeros(4), 0
    for _ in range(400):
        sums = blocks_of_games(rng, 600)
        change = difference_of_gaps((sums["book", "other"], sums["book", "one"]), (sums["now", "other"], sums["now", "one"]))
        gap = difference(sums["book", "other"], sums["book", "one"])
        wide = difference(sums["book", "other"], sums["book", "one"], comparisons=20)
        share = win_share_of(*sums["book", "other"])
        held += [change.low <= -0.15 <= change.high, gap.low <= 0.3 <= gap.high, wide.low <= 0.3 <= wide.high, share.low <= 0.2 <= share.high]
        narrower += change.high - change.low < gap.high - gap.low
    change, gap, wide, share = held / 400
    assert 0.92 <= change <= 0.98
    assert 0.92 <= gap <= 0.98
    assert wide >= 0.985  # one of twenty comparisons: all of them together hold in 95
    assert 0.92 <= share <= 0.99
    assert narrower > 200  # paired by luck


def test_a_mean_over_seats_of_the_same_games_holds_the_truth_in_95_of_100_runs():
    rng, held = np.random.default_rng(12), 0
    for _ in range(400):
        values = rng.normal(5, 2, (80, 1)) + rng.normal(0, 1, (80, 4))  # seats of one game are alike
        inside = rng.random((80, 4)) < 0.6
        found = mean_by_game(values, inside)
        held += found.low <= 5 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_a_win_share_of_nobody_or_of_all_has_an_interval_of_as_many_tries_as_there_were():
    assert win_share_of([0, 0, 0], [120, 120, 120], parts=12) == wilson(0, 30)
    assert win_share_of([120, 120, 120], [120, 120, 120], parts=12) == wilson(30, 30)


def test_many_paired_comparisons_hold_all_at_once_in_95_of_100_runs():
    rng, truths, held, alone = np.random.default_rng(13), np.linspace(-0.4, 0.4, 8), 0, 0
    for _ in range(400):
        games = np.full(60, 20)
        dice = rng.normal(0, 9, 60)
        before = dice + rng.normal(0, 4, 60)
        after = [before + 20 * truth + rng.normal(0, 6, 60) for truth in truths]
        for comparisons in (8, 1):
            found = [difference((before, games), (one, games), comparisons) for one in after]
            all_hold = all(covers(one, truth) for one, truth in zip(found, truths, strict=True))
            held, alone = (held + all_hold, alone) if comparisons == 8 else (held, alone + all_hold)
    assert 0.93 <= held / 400 <= 0.99
    assert alone / 400 < 0.85, "without the correction they do not"


def test_a_mean_length_holds_the_truth_in_95_of_100_runs():
    rng = np.random.default_rng(14)
    held = sum(covers(mean_of_counts(np.bincount(rng.geometric(0.1, 300))), 10) for _ in range(600))
    assert 0.93 <= held / 600 <= 0.97
