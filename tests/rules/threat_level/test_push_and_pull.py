"""Pushing up and pulling down: whom, when, how often, and where the ladder ends."""

import pytest

from .board import OUT, ladder


@pytest.mark.rule("TL-019", "TL-Q14")
def test_a_push_moves_any_player_up_one_row_oneself_included():
    t = ladder(A=(4, 6), B=(0, 0), C=(9, 0))
    t.acts("A")
    assert t.targets("push") == "ABC"
    t.do("push", target="C")
    assert (t["A"], t["B"], t["C"]) == ((4, 3), (0, 0), (10, 0))
    t.do("push", target="A")
    assert t["A"] == (5, 0)


@pytest.mark.rule("TL-020", "TL-Q14")
def test_a_pull_moves_any_player_down_one_row_oneself_included():
    t = ladder(A=(4, 12), B=(1, 0), C=(9, 0))
    t.acts("A")
    assert t.targets("pull") == "ABC"
    t.do("pull", target="C")
    assert (t["A"], t["B"], t["C"]) == ((4, 6), (1, 0), (8, 0))
    t.do("pull", target="A")
    assert t["A"] == (3, 0)


@pytest.mark.rule("TL-Q15", "TL-020")
@pytest.mark.parametrize("row", range(12))
def test_everybody_but_who_stands_on_start_can_be_pulled(row):
    t = ladder(A=(4, 7), B=(row, 0), C=(3, 0))
    t.acts("A")
    assert ("B" in t.targets("pull")) == (row >= 1)
    if row:
        t.do("pull", target="B")
        assert t["B"] == (row - 1, 0)


@pytest.mark.rule("TL-Q15", "TL-019")
@pytest.mark.parametrize("row", range(12))
@pytest.mark.parametrize("action", ["push", "free_push"])
def test_everybody_but_who_is_out_can_be_pushed(action, row):
    t = ladder(A=(4, 4), B=(row, 0), C=(3, 0))
    t.acts("A", wild=1)
    assert ("B" in t.targets(action)) == (row <= 10)
    if row == OUT:
        assert t.refusal(action, target="B") == "target_out"


@pytest.mark.rule("TL-Q14")
@pytest.mark.parametrize("action", ["push", "free_push"])
def test_nobody_pushes_himself_off_the_last_rung(action):
    t = ladder(A=(10, 6), B=(10, 0), C=(0, 0))
    t.acts("A", wild=1)
    assert t.targets(action) == "BC"
    assert t.refusal(action, target="A") == "last_rung"


@pytest.mark.rule("TL-Q14")
def test_on_9_one_may_still_push_oneself():
    t = ladder(A=(9, 3), B=(10, 0))
    t.acts("A")
    t.do("push", target="A")
    assert t["A"] == (10, 0)
    assert t.told("gained") == []


@pytest.mark.rule("TL-Q14", "TL-021")
@pytest.mark.parametrize("action", ["steal", "free_steal"])
def test_nobody_steals_from_himself(action):
    t = ladder(A=(0, 6), B=(0, 1))
    t.acts("A", wild=1)
    assert t.targets(action) == "B"
    assert t.refusal(action, target="A") == "yourself"


@pytest.mark.rule("TL-Q16", "TL-020")
def test_a_player_on_you_lose_can_be_rescued_onto_level_10():
    t = ladder(A=(4, 6), B=(OUT, 5), C=(3, 0), rescue_from_lose="yes")
    t.comes("B", W=1)
    t.acts("A")
    t.do("pull", target="B")
    assert (t["A"], t["B"]) == ((4, 0), (10, 5))
    t.do("end_turn")
    assert t["B"] == (10, 9)  # in again: the four points of level 10
    assert t.asked == ["B"]


@pytest.mark.rule("TL-Q16", "TL-Q33", "TL-Q30")
def test_a_rescue_may_be_halved():
    t = ladder(A=(4, 3), B=(OUT, 0), C=(5, 1))
    t.acts("A")
    t.do("appeal", target="B")
    t.do("union_help")
    assert (t["A"], t["B"], t["C"]) == ((4, 0), (10, 0), (5, 0))


@pytest.mark.rule("TL-Q16", "TL-Q46")
def test_a_table_may_forbid_rescue():
    t = ladder(A=(4, 9), B=(OUT, 0), C=(5, 1), rescue_from_lose="no")
    t.acts("A")
    assert t.targets("pull") == "AC"
    assert t.refusal("pull", target="B") == "no_rescue"
    t = ladder(A=(4, 3), B=(OUT, 0), C=(5, 1), rescue_from_lose="no")
    t.acts("A")
    assert t.targets("appeal") == "AC"
    assert t.refusal("appeal", target="B") == "no_rescue"


@pytest.mark.rule("TL-024", "TL-026")
def test_only_the_player_whose_turn_it_is_may_act():
    t = ladder(A=(4, 9), B=(1, 9), C=(5, 9))
    t.acts("A", wild=1)
    for player in "BC":
        assert t.choices(player) == []
        for action in ("push", "pull", "appeal", "steal", "free_push", "free_steal"):
            assert t.refusal(action, by=player, target="A") == "not_asked"
        for action in ("end_turn", "step_down", "union_help", "union_pass"):
            assert t.refusal(action, by=player) == "not_asked"


@pytest.mark.rule("TL-024", "TL-026")
def test_while_the_union_is_asked_nobody_else_may_do_anything():
    t = ladder(A=(4, 9), B=(1, 9), C=(5, 9))
    t.acts("A")
    t.do("push", target="B")
    assert (t.choices("A"), t.choices("B")) == ([], [])
    assert [c.name for c in t.choices("C")] == ["union_help", "union_pass"]
    assert t.refusal("push", by="C", target="A") == "other_question"


@pytest.mark.rule("TL-010", "TL-019", "TL-020", "TL-021", "TL-Q33")
@pytest.mark.parametrize(
    ("action", "points", "actor", "target"),
    [
        ("push", 7, (4, 4), (2, 5)),
        ("free_push", 7, (4, 7), (2, 5)),
        ("pull", 7, (4, 1), (0, 5)),
        ("appeal", 5, (4, 2), (0, 5)),
        ("steal", 7, (4, 11), (1, 0)),
        ("free_steal", 7, (4, 12), (1, 0)),
    ],
)
@pytest.mark.parametrize("victim", "AC")
def test_each_action_does_its_own_thing_to_the_first_seat_and_to_the_last(action, points, actor, target, victim):
    places = {"A": (1, 5), "B": (4, points), "C": (1, 5)}
    t = ladder(**places, D=(5, 1)) if action == "appeal" else ladder(**places)
    t.acts("B", wild=1)
    t.do(action, target=victim)
    if action == "appeal":
        t.do("union_help")
    assert (t["B"], t[victim]) == (actor, target)
    assert t["C" if victim == "A" else "A"] == (1, 5)


@pytest.mark.rule("TL-025", "TL-Q05")
def test_actions_of_a_turn_come_in_any_order():
    ways = (["steal", "push", "pull"], ["push", "pull", "steal"], ["pull", "steal", "push"])
    targets = {"steal": "B", "push": "C", "pull": "D"}
    for order in ways:
        t = ladder(A=(0, 10), B=(0, 4), C=(6, 0), D=(8, 0))
        t.acts("A")
        for action in order:
            t.do(action, target=targets[action])
        assert [t[p] for p in "ABCD"] == [(0, 4), (0, 0), (7, 0), (7, 0)]
        assert (t.phase, t.asked) == ("action", ["A"])


@pytest.mark.rule("TL-023")
@pytest.mark.parametrize(("action", "price"), [("push", 3), ("pull", 6), ("steal", 1)])
def test_no_action_is_bought_into_debt(action, price):
    for points in range(price):
        t = ladder(A=(1, points), B=(1, 5))
        t.acts("A")
        assert t.refusal(action, target="B") == "poor"
        assert action not in {c.name for c in t.choices()}


@pytest.mark.rule("TL-Q43")
@pytest.mark.parametrize("W", [1, 2, 3])
def test_start_may_push_pull_steal_and_use_a_free_hand(W):
    t = ladder(A=(0, 9), B=(1, 5), start_actions="yes")
    t.rolls(W=W)
    assert (t.targets("push"), t.targets("pull"), t.targets("steal")) == ("AB", "B", "B")
    assert (t.targets("free_push"), t.targets("free_steal")) == (("AB", "B") if W == 1 else ("", ""))


@pytest.mark.rule("TL-Q43")
def test_a_table_may_forbid_all_actions_on_start():
    t = ladder(A=(0, 9), B=(1, 5), start_actions="no")
    t.rolls(W=1)
    assert [c.name for c in t.choices()] == ["end_turn"]
    for action in ("push", "pull", "steal", "appeal", "free_push", "free_steal"):
        assert t.refusal(action, target="B") == "on_start"


@pytest.mark.rule("TL-Q43", "TL-Q07")
def test_where_start_may_not_act_a_step_down_onto_it_ends_the_shopping():
    t = ladder(A=(1, 9), B=(1, 5), start_actions="no")
    t.rolls(P=1, W=2)
    assert t.targets("steal") == "B"
    t.do("step_down")
    assert [c.name for c in t.choices()] == ["end_turn"]
    t = ladder(A=(0, 9), B=(1, 5), start_actions="no")
    t.rolls(W=5)
    assert t.targets("push") == "AB"


@pytest.mark.rule("TL-028", "TL-029", "TL-030", "TL-Q11")
@pytest.mark.parametrize(("action", "price", "tax"), [("push", 4, 1), ("free_push", 1, 1)])
def test_a_push_is_told_with_its_price_its_tax_and_where_it_would_lead(action, price, tax):
    t = ladder(A=(3, 9), B=(2, 0), C=(7, 0))
    t.acts("A", wild=1)
    t.do(action, target="B")
    assert t.told("pushed") == [{"seat": "A", "target": "B", "price": price, "tax": tax, "row": 3}]
    assert t.told("rises") == [{"seat": "A", "target": "B", "row": 3}]


@pytest.mark.rule("TL-Q15", "TL-Q16", "TL-023")
def test_where_a_player_cannot_be_pulled_at_all_that_is_said_and_not_that_one_is_poor():
    t = ladder(A=(3, 0), B=(0, 0), C=(OUT, 0), rescue_from_lose="no")
    t.acts("A")
    assert t.refusal("pull", target="B") == "target_on_start"
    assert t.refusal("pull", target="C") == "no_rescue"
    assert t.refusal("pull", target="A") == "poor"
