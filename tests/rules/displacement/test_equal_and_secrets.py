"""The equal variant, and what nobody may know."""

import pytest

from lopsided.engine.match import Match
from lopsided.games.displacement import GAME, rules
from lopsided.games.displacement.rules.people import die
from lopsided.games.displacement.state import Goal

from .board import world

QUIET = "t5 [3,3,3] d0"


@pytest.mark.rule("DP-Q55")
def test_in_equal_no_region_is_safe():
    w = world("equal", A="t9 [3,3] d0", B=QUIET, regions="Tundra Coast")
    w.draws("S01")
    assert w.phase == "block"
    w = world("equal", A="t0 [] d3", B="t0 [] d3", regions="Hot Desert, Hot Desert")
    w.draws("S26")
    assert len(w.told("died")) == 6


@pytest.mark.rule("DP-Q55")
def test_in_equal_one_goal_is_drawn_for_all_and_known_to_all():
    seen = set()
    for seed in range(30):
        goals = {n["goal"] for n in Match(GAME, 4, variant="equal", seed=seed).view(-1)["table"]["nations"]}
        assert len(goals) == 1
        seen |= goals
    assert seen == {goal.name.lower() for goal in Goal}


@pytest.mark.rule("DP-Q55")
def test_in_equal_death_does_not_look_for_the_homeless():
    deaths = {0: 0, 1: 0}
    for n in range(40):
        w = world("equal", A="t0 [3] d1", B=QUIET)
        w.match.g.loaded = None
        w.match.g.secret[0] = n
        w.run(die, 0, 1)
        deaths[w.told("died")[0]["housed"]] += 1
    assert deaths[1] > deaths[0] > 0


@pytest.mark.rule("DP-Q55", "DP-031")
def test_in_equal_all_go_to_the_richest_other_nation():
    w = world("equal", A="t0 [3] d2", B="t1 [3] d0", C="t6 [3] d0", D="t6 [3] d0")
    w.lay(active=0)
    w.run(rules.shelter, 0)
    assert w.refusal("send", target="B", color="A") == "richest_only"
    assert w.refusal("send", target="D", color="A") == "richest_only"
    w.do("settle")
    assert [w.match.g.waiting[s] for s in range(4)] == [0, 0, 2, 0]


@pytest.mark.rule("DP-Q55", "DP-052", "DP-053")
def test_in_equal_a_crash_costs_everybody_two_and_is_not_kept():
    w = world("equal", A="t6 [3] d0", B="t6 [3] d1", C="t6 [3] d0", turns=0)
    w.draws("S25")
    assert [w[p][:2] for p in "ABC"] == ["t4", "t4", "t4"]
    assert w.told("kept") == []


@pytest.mark.rule("DP-Q55", "DP-010")
def test_in_equal_each_round_begins_one_nation_further():
    match = Match(GAME, 3, {"first_player": "seat1"}, "equal", seed=5)
    order = []
    while len(order) < 9 and not match.over:
        seat = match.pending[0]
        if match.phase == "draw":
            order.append(seat)
        match.submit(seat, match.bot_action(seat, "generous", 0))
    assert order == [0, 1, 2, 1, 2, 0, 2, 0, 1][: len(order)]
    assert len(order) >= 6


@pytest.mark.rule("DP-003", "DP-Q03", "DP-Q39")
def test_guessed_goals_fit_the_cards_and_what_is_public():
    w = world(A=QUIET, B="t16 [3] d1", C=QUIET, D=QUIET, E=QUIET, F=QUIET, goals="MMHHEE", round=4)
    w.lay(checked=1)
    for n in range(60):
        g = w.match.seen(0)
        rules.guess(w.match.box, g, 0, (n, 7))
        goals = [g.goal[s] for s in range(6)]
        assert goals[0] == Goal.METROPOLITAN
        assert goals[1] != Goal.ENTREPRENEURIAL
        assert all(goals.count(goal) <= 3 for goal in Goal)
        assert rules.sound(w.match.box, g) != 3
