"""Stealing: from whom, for what, and that points change hands in no other way."""

import pytest

from lopsided.games.threat_level.state import MOVES

from .board import ladder


@pytest.mark.rule("TL-021")
def test_a_thief_takes_all_the_points_of_another_player():
    t = ladder(A=(9, 1), B=(1, 40), C=(1, 7))
    t.acts("A")
    t.do("steal", target="B")
    assert (t["A"], t["B"], t["C"]) == ((9, 40), (1, 0), (1, 7))
    assert t.told("robbed") == [{"seat": "A", "target": "B", "points": 40, "price": 1, "tax": 0}]


@pytest.mark.rule("TL-031", "TL-043", "TL-Q18", "TL-010")
@pytest.mark.parametrize("row", range(12))
@pytest.mark.parametrize("action", ["steal", "free_steal"])
def test_only_players_on_start_1_and_2_can_be_robbed(action, row):
    t = ladder(A=(9, 5), B=(row, 4), C=(0, 0))
    t.acts("A", wild=1)
    assert t.targets(action) == ("B" if row <= 2 else "")
    if row > 2:
        assert t.refusal(action, target="B") == "protected"


@pytest.mark.rule("TL-031", "TL-Q07")
def test_police_looks_at_the_row_of_the_moment():
    t = ladder(A=(9, 9), B=(2, 4), C=(3, 4))
    t.acts("A")
    t.do("push", target="B")  # up onto the police's level
    assert t.targets("steal") == ""
    t = ladder(A=(9, 9), B=(2, 0), C=(3, 4))
    t.acts("A")
    t.do("pull", target="C")  # down from it
    assert t.targets("steal") == "C"


@pytest.mark.rule("TL-031")
@pytest.mark.parametrize("row", range(11))
def test_a_thief_may_stand_anywhere(row):
    t = ladder(A=(row, 2), B=(1, 4))
    t.acts("A")
    assert t.targets("steal") == "B"


@pytest.mark.rule("TL-Q34")
@pytest.mark.parametrize("action", ["steal", "free_steal"])
def test_nobody_steals_from_an_empty_hand(action):
    t = ladder(A=(9, 5), B=(1, 0), C=(1, 1))
    t.acts("A", wild=1)
    assert t.targets(action) == "C"
    assert t.refusal(action, target="B") == "penniless"


@pytest.mark.rule("TL-Q35", "TL-023")
@pytest.mark.parametrize(("row", "price"), [(1, 1), (2, 2)])
def test_the_price_of_a_steal_is_not_paid_from_the_loot(row, price):
    t = ladder(A=(9, price - 1), B=(row, 50))
    t.acts("A")
    assert t.refusal("steal", target="B") == "poor"
    t = ladder(A=(9, price), B=(row, 50))
    t.acts("A")
    t.do("steal", target="B")
    assert t["A"] == (9, 50)


@pytest.mark.rule("TL-010")
def test_a_free_steal_takes_everything_for_nothing():
    t = ladder(A=(9, 0), B=(1, 4), C=(0, 0))
    t.rolls(P=1, W=1)
    t.do("free_steal", target="B")
    assert (t["A"], t["B"]) == ((9, 5), (1, 0))


@pytest.mark.rule("TL-021", "TL-035")
def test_no_union_can_stop_a_thief():
    t = ladder(A=(9, 1), B=(1, 4), C=(5, 9))
    t.acts("A")
    t.do("steal", target="B")
    assert (t.phase, t.asked) == ("action", ["A"])
    assert t["A"] == (9, 4)


@pytest.mark.rule("TL-Q38")
def test_there_is_no_action_that_gives_or_trades_points():
    acts = {"end_turn", "step_down", "push", "pull", "appeal", "steal", "free_push", "free_steal"}
    answers = {"union_help", "union_pass", "come_back", "stay_out"}
    assert set(MOVES.families) == acts | answers


@pytest.mark.rule("TL-Q38", "TL-Q13")
@pytest.mark.parametrize("action", ["push", "pull", "appeal", "free_push"])
@pytest.mark.parametrize("target", "ABCD")
@pytest.mark.parametrize("answer", ["union_help", "union_pass"])
def test_nobody_gains_a_point_by_a_push_or_a_pull(action, target, answer):
    t = ladder(A=(4, 5 if action == "appeal" else 7), B=(1, 4), C=(5, 3), D=(8, 2))
    held = {p: t[p][1] for p in "ABCD"}
    t.acts("A", wild=1)
    t.do(action, target=target)
    t.do(answer)
    assert all(t[p][1] <= held[p] for p in "ABCD")
    assert {p for p in "BD" if t[p][1] != held[p]} == set()
