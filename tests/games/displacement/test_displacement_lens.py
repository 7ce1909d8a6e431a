"""The lens: what the lab counts is what happened, and the equal variant closes the gap between the regions."""

from functools import cache

import pytest
from displacement_recount import Recount
from recounting import assert_counted_alike, play

from lopsided.games.displacement import GAME
from lopsided.games.displacement.lens import COUNTS
from lopsided.lab.simulate import simulate
from lopsided.lab.study import study_games

LENS = GAME.lens
GAMES = 15
CASES = {
    "seekers": (["seeker"] * 4, {}, ""),
    "random": (["random"] * 3, {"max_rounds": 15}, ""),
    "mixed": (["generous", "random", "entrepreneur", "metropolitan", "humanitarian", "seeker"], {}, ""),
    "all options": (
        ["seeker", "random", "generous"],
        {"housing": "manual", "sending": "free", "tie_from": "next", "entrepreneur_mode": "earned", "metropolis_mode": "built", "max_rounds": 12},
        "",
    ),
    "few pins": (["metropolitan", "seeker"], {"pins_per_color": 30, "max_rounds": 20}, ""),
    "equal": (["seeker", "random", "generous"], {"max_rounds": 15}, "equal"),
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


@pytest.mark.parametrize("case", CASES)
def test_the_curves_are_the_means_as_each_round_begins(case):
    agents, options, variant = CASES[case]
    study, again = study_games(GAME, GAMES, agents, 5, options, variant), recounts(case)
    for number in range(1, LENS.rounds + 1):
        reached = [r.curves[number] for r in again if number in r.curves]
        *sums, games_there = study.curve[:, number].sum(axis=0)
        assert games_there == len(reached)
        assert sums == pytest.approx([sum(column) for column in zip(*reached, strict=True)] if reached else [0] * 4)


def test_everybody_is_grouped_by_region_goal_climate_and_turn_order():
    study = study_games(GAME, 30, ["random"] * 3, 5, {"max_rounds": 10})
    for n in range(30):
        match = play(GAME, ["random"] * 3, 5, n, {"max_rounds": 10})
        recount = Recount(match)
        groups = [[names[k] for k in study.member[n, at, :].tolist()] for at, names in enumerate(LENS.groupings.values())]
        assert groups[0] == [recount.band(seat) for seat in range(3)]
        nations = match.view(-1)["table"]["nations"]
        assert [goal.lower() for goal in groups[1]] == [nation["goal"] for nation in nations]
        tags = [GAME.printed["regions"][nation["region"]]["tags"] for nation in nations]
        assert groups[2] == ["arid" if "arid" in t else "not arid" for t in tags]
        order = [(recount.first + turn) % 3 for turn in range(3)]
        assert [groups[3][seat] for seat in order] == ["first", "second", "third"]


@pytest.fixture(scope="module")
def regions():
    """Figures of the bands of regions by the rules of the book and by equal ones."""
    return {variant: simulate(GAME, 4_000, ["seeker"] * 4, seed=7, variant=variant).to_json()["groups"] for variant in ("", "equal")}


@pytest.mark.rule("DP-015", "DP-Q55")
def test_equal_closes_the_gap_between_the_regions(regions):
    for variant, apart in (("", True), ("equal", False)):
        wins = {row["group"]: row for row in regions[variant]["wins"]["region"]}
        hits = {name: figures["of them, hit"] for name, figures in regions[variant]["figures"]["groups"].items()}
        assert (wins["protected"]["low"] > wins["exposed"]["high"]) == apart
        assert (hits["protected"]["high"] < hits["exposed"]["low"]) == apart


@pytest.mark.rule("DP-019", "DP-Q55")
def test_where_the_unhoused_die_first_hardly_anybody_dies_at_home(regions):
    def housed_among_the_dead(variant):
        deaths = [regions[variant]["figures"]["groups"]["middle"][f"its people: died {how}, per nation"]["mean"] for how in HOW]
        return (deaths[0] + deaths[2]) / sum(deaths)

    assert housed_among_the_dead("") < 0.4 < 0.5 < housed_among_the_dead("equal")


HOW = ("housed at home", "displaced at home", "housed abroad", "displaced abroad")
