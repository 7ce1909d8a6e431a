"""The lens: what the lab counts is what happened, and the equal variant closes the gap between the Positions."""

from collections import Counter
from functools import cache

import pytest
from disparity_trap_recount import Recount
from recounting import assert_counted_alike, play

from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.lens import COUNTS
from lopsided.lab.simulate import simulate
from lopsided.lab.study import study_games

LENS = GAME.lens
GAMES = 12
CASES = {
    "strivers": (["striver"] * 4, {}, ""),
    "all modules": (["striver", "ally", "gatekeeper", "random", "ally"], {"preset": "advanced"}, ""),
    "allies": (["ally"] * 6, {"preset": "advanced", "goal_ranges": "mild"}, ""),
    "chance": (["random"] * 3, {"preset": "advanced", "max_rounds": 20, "failed_vote_refund": "yes", "influence_cost": 2}, ""),
    "equal": (["striver", "random"], {"preset": "advanced"}, "equal"),
}


@cache
def recounts(case):
    agents, options, variant = CASES[case]
    return [Recount(play(GAME, agents, 5, n, options, variant)) for n in range(GAMES)]


def test_the_games_counted_twice_have_everything_to_count():
    assert {count for case in CASES for recount in recounts(case) for (_, count), n in recount.counts.items() if n} == set(COUNTS)


@pytest.mark.parametrize("case", CASES)
def test_the_lens_counts_what_the_events_tell(case):
    agents, options, variant = CASES[case]
    study = study_games(GAME, GAMES, agents, 5, options, variant)
    assert_counted_alike(GAME, study, [recount.counts for recount in recounts(case)])


def test_everybody_is_grouped_by_position_turn_order_and_place_in_the_position():
    study = study_games(GAME, 20, ["random"] * 5, 5)
    for n in range(20):
        recount = Recount(play(GAME, ["random"] * 5, 5, n))
        groups = [[names[k] for k in study.member[n, at, :].tolist()] for at, names in enumerate(LENS.groupings.values())]
        order = [(recount.first + turn) % 5 for turn in range(5)]
        assert groups[0] == recount.position
        assert [groups[1][seat] for seat in order] == ["first", "second", "third", "fourth", "fifth"]
        own = Counter()
        for seat in order:
            own[recount.position[seat]] += 1
            assert groups[2][seat] == f"{recount.position[seat]} {['first', 'second', 'third'][own[recount.position[seat]] - 1]}"


def test_the_curves_begin_with_the_start_of_the_game():
    study = study_games(GAME, 40, ["striver"] * 4, 3)
    first = study.curve[:, 1].sum(axis=0)
    assert first[-1] == 40
    assert (first[:4] / 40).tolist() == [1, 1, 3, 2]


@pytest.fixture(scope="module")
def positions():
    """Figures of both Positions by the rules of the book and by equal ones."""
    return {variant: simulate(GAME, 2_000, ["striver"] * 4, seed=7, variant=variant).to_json()["groups"] for variant in ("", "equal")}


def test_equal_closes_the_gap_between_the_positions(positions):
    for variant, apart in (("", True), ("equal", False)):
        alone = {group: figures["won alone"] for group, figures in positions[variant]["figures"]["groups"].items()}
        tiers = {group: figures["tier at the end"] for group, figures in positions[variant]["figures"]["groups"].items()}
        assert (alone["SD"]["low"] > alone["SND"]["high"]) == apart
        assert (tiers["SD"]["low"] > tiers["SND"]["high"]) == apart


def test_the_gap_on_the_goals_is_the_one_that_is_printed(positions):
    groups = positions[""]["figures"]["groups"]
    assert groups["SND"]["rolls needed for the Home"]["mean"] == pytest.approx(6, abs=0.6)
    assert groups["SD"]["rolls needed for the Home"]["mean"] == pytest.approx(2, abs=0.2)
