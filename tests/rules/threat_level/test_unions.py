"""Unions: who is asked, in which order, and what one point can do."""

import pytest

from .board import ladder


def help_by(t, *players):
    """Everybody asked passes until one of these is asked, who helps; returns who was asked."""
    asked = []
    while t.phase in ("ignore_health", "stop_push", "halve_pull"):
        asked += t.asked
        t.do("union_help" if t.asked[0] in players else "union_pass")
    return "".join(asked)


@pytest.mark.rule("TL-033", "TL-043", "TL-Q07", "TL-Q17")
@pytest.mark.parametrize("row", range(12))
def test_only_level_5_is_a_union(row):
    t = ladder(A=(0, 9), B=(3, 0), C=(row, 3))
    t.acts("A")
    t.do("push", target="B")
    assert t.asked == (["C"] if row == 5 else ["A"])
    t = ladder(A=(3, 3), B=(3, 0), C=(row, 3))
    t.acts("A")
    assert t.may("appeal") == (row == 5)
    t = ladder(A=(3, 0), B=(3, 0), C=(row, 3))
    t.rolls(P=1, W=4)
    assert t.asked == (["C"] if row == 5 else ["A"])


@pytest.mark.rule("TL-033", "TL-Q36", "TL-Q32")
def test_a_union_action_takes_one_point_in_hand():
    for points in (0, 1):
        t = ladder(A=(0, 9), B=(3, 0), C=(5, points))
        t.acts("A")
        t.do("push", target="B")
        assert t.asked == (["C"] if points else ["A"])


@pytest.mark.rule("TL-Q36", "TL-034")
@pytest.mark.parametrize("points", [0, 1])
def test_the_fee_must_be_in_hand_before_the_points_that_it_saves(points):
    t = ladder(A=(5, points), B=(3, 0))
    t.rolls(P=6, W=4)
    if points:
        t.do("union_help")
        assert t["A"] == (5, 6)
    else:
        assert t["A"] == (6, 0)  # not asked, and bankrupt
    assert t.phase == "action"


# (a) ignore a wild 4


@pytest.mark.rule("TL-034", "TL-037", "TL-Q28")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 6, 7])
def test_a_union_player_cancels_anybodys_emergency_and_the_points_are_gained(row):
    t = ladder(A=(row, 0), B=(5, 2), C=(0, 0))
    t.rolls(P=6, W=4)
    assert (t.phase, t.asked) == ("ignore_health", ["B"])
    t.do("union_help")
    assert (t["A"], t["B"]) == ((row, 6), (5, 1))
    assert t.told("ignored") == [{"seat": "B", "target": "A", "row": 5}]
    assert t.told("billed") == t.told("forgone") == []
    assert (t.phase, t.asked) == ("action", ["A"])


@pytest.mark.rule("TL-034", "TL-Q32")
def test_where_the_union_passes_the_emergency_takes_its_course():
    t = ladder(A=(3, 3), B=(5, 2), C=(5, 2))
    t.rolls(P=6, W=4)
    assert help_by(t) == "BC"
    assert (t["A"], t["B"], t["C"]) == ((3, 0), (5, 2), (5, 2))
    assert t.told("ignored") == []


@pytest.mark.rule("TL-034", "TL-Q32")
def test_the_roller_is_asked_first_about_his_own_emergency():
    t = ladder(A=(5, 2), B=(5, 2), C=(5, 2), D=(0, 0))
    t.rolls("B", P=6, W=4)
    assert help_by(t) == "BCA"
    t = ladder(A=(5, 2), B=(5, 2), C=(0, 0))
    t.rolls("B", P=6, W=4)
    assert help_by(t, "B") == "B"
    assert (t["A"], t["B"]) == ((5, 2), (5, 7))


@pytest.mark.rule("TL-Q28")
@pytest.mark.parametrize(("scope", "asked"), [("any", "ABC"), ("own", "A")])
def test_whose_emergency_a_union_player_may_cancel(scope, asked):
    t = ladder(A=(5, 2), B=(5, 2), C=(5, 2), union_health_scope=scope)
    t.rolls(P=6, W=4)
    assert help_by(t) == asked
    t = ladder(A=(3, 2), B=(5, 2), C=(5, 2), union_health_scope=scope)
    t.rolls(P=6, W=4)
    assert help_by(t) == asked.replace("A", "")


@pytest.mark.rule("TL-Q28", "TL-035", "TL-036")
def test_a_scope_of_ones_own_limits_health_and_nothing_else():
    t = ladder(A=(0, 9), B=(3, 0), C=(5, 2), union_health_scope="own")
    t.acts("A")
    t.do("push", target="B")
    assert t.asked == ["C"]
    t.do("union_pass")
    t.do("pull", target="B")
    assert t.asked == ["C"]


@pytest.mark.rule("TL-034", "TL-Q22")
@pytest.mark.parametrize("row", [0, 8, 9, 10])
def test_no_window_opens_where_a_four_has_no_effect(row):
    t = ladder(A=(row, 2), B=(5, 2), C=(5, 2))
    t.rolls(P=6 if 8 <= row <= 9 else 0, W=4)
    assert (t.phase, t.asked) == ("action", ["A"])


@pytest.mark.rule("TL-034")
@pytest.mark.parametrize("W", [1, 2, 3, 5, 6])
def test_a_union_ignores_fours_only(W):
    t = ladder(A=(4, 9), B=(5, 2))
    t.rolls(P=6, W=W)
    assert (t.phase, t.asked) == ("action", ["A"])


# (b) stop a push


@pytest.mark.rule("TL-035", "TL-Q29")
@pytest.mark.parametrize("action", ["push", "free_push"])
@pytest.mark.parametrize("target", "ABC")
def test_a_union_player_stops_pushes_paid_and_free_against_anybody(action, target):
    t = ladder(A=(1, 3), B=(3, 0), C=(5, 1))
    t.acts("A", wild=1)
    before = {p: t[p][0] for p in "ABC"}
    t.do(action, target=target)
    assert (t.phase, t.asked) == ("stop_push", ["C"])
    t.do("union_help")
    assert {p: t[p][0] for p in "ABC"} == before
    assert t["C"] == (5, 0)
    assert t["A"] == (1, 0 if action == "push" else 3)
    assert t.told("stopped") == [{"seat": "A", "target": target, "helper": "C", "row": 5}]


@pytest.mark.rule("TL-035", "TL-Q32")
def test_a_push_that_nobody_stops_goes_through():
    t = ladder(A=(1, 3), B=(3, 0), C=(5, 1), D=(5, 1))
    t.acts("A")
    t.do("push", target="B")
    assert t["B"] == (3, 0)
    assert help_by(t) == "CD"
    assert t["B"] == (4, 0)
    assert (t.phase, t.asked) == ("action", ["A"])


@pytest.mark.rule("TL-Q29")
def test_a_pusher_cannot_stop_the_own_push():
    t = ladder(A=(5, 9), B=(3, 0), C=(5, 1))
    t.acts("A")
    t.do("push", target="B")
    assert help_by(t) == "C"
    assert t["B"] == (4, 0)


@pytest.mark.rule("TL-Q29", "TL-022")
def test_a_stopped_push_is_paid_and_may_be_tried_again_at_full_price():
    t = ladder(A=(1, 7), B=(3, 0), C=(5, 1), push_refund="no")
    t.acts("A", wild=1)
    t.do("push", target="B")
    t.do("union_help")
    assert (t["A"], t["B"], t["C"]) == ((1, 4), (3, 0), (5, 0))
    assert t.targets("free_push") == "ABC"  # the free hand is another thing
    t.do("push", target="B")
    assert (t["A"], t["B"]) == ((1, 1), (4, 0))


@pytest.mark.rule("TL-Q29")
def test_a_stopped_free_push_is_used_up():
    t = ladder(A=(1, 3), B=(3, 0), C=(5, 1))
    t.acts("A", wild=1)
    t.do("free_push", target="B")
    t.do("union_help")
    assert t.refusal("free_push", target="B") == "no_free_hand"


@pytest.mark.rule("TL-Q29", "TL-Q46")
@pytest.mark.parametrize(("row", "price"), [(3, 3), (2, 4)])
def test_a_table_may_pay_a_stopped_push_back_with_its_tax_but_not_the_fee(row, price):
    t = ladder(A=(1, 5), B=(row, 0), C=(5, 1), push_refund="yes")
    t.acts("A")
    t.do("push", target="B")
    assert t["A"] == (1, 5 - price)
    t.do("union_help")
    assert (t["A"], t["B"], t["C"]) == ((1, 5), (row, 0), (5, 0))
    assert t.told("refunded") == [{"seat": "A", "points": price}]
    assert not t.may("free_push")


@pytest.mark.rule("TL-Q46", "TL-Q29")
@pytest.mark.parametrize(("row", "tax"), [(3, 0), (2, 1)])
def test_a_refunded_free_push_is_usable_again(row, tax):
    t = ladder(A=(1, 1), B=(row, 0), C=(5, 2), push_refund="yes")
    t.acts("A", wild=1)
    t.do("free_push", target="B")
    t.do("union_help")
    assert (t["A"], t["C"]) == ((1, 1), (5, 1))
    assert t.told("refunded") == ([{"seat": "A", "points": tax}] if tax else [])
    t.do("free_push", target="B")
    t.do("union_pass")
    assert (t["A"], t["B"]) == ((1, 1 - tax), (row + 1, 0))
    assert not t.may("free_push")


@pytest.mark.rule("TL-Q46", "TL-Q10", "TL-Q09")
@pytest.mark.parametrize(("wild", "used", "how"), [(1, "free_push", {"target": "B"}), (2, "step_down", {})])
def test_a_refunded_paid_push_brings_no_used_one_or_two_back(wild, used, how):
    t = ladder(A=(4, 3), B=(3, 0), C=(5, 1), push_refund="yes")
    t.acts("A", wild=wild)
    t.do(used, **how)
    if t.asked == ["C"]:
        t.do("union_pass")
    t.do("push", target="B")
    t.do("union_help")
    assert t.told("refunded") == [{"seat": "A", "points": 3}]
    assert not t.may(used)


@pytest.mark.rule("TL-Q29", "TL-Q46")
def test_a_push_that_succeeds_is_never_paid_back():
    t = ladder(A=(1, 3), B=(3, 0), C=(5, 2), push_refund="yes")
    t.acts("A")
    t.do("push", target="B")
    t.do("union_pass")
    assert (t["A"], t["B"]) == ((1, 0), (4, 0))


# (c) halve a pull


@pytest.mark.rule("TL-036", "TL-Q30")
@pytest.mark.parametrize(("actor", "target", "paid"), [(0, 3, 3), (2, 3, 4), (0, 2, 4), (2, 2, 4)])
def test_a_halved_pull_costs_three_and_the_sales_tax(actor, target, paid):
    t = ladder(A=(actor, 9), B=(target, 0), C=(5, 1))
    t.acts("A")
    t.do("pull", target="B")
    assert (t.phase, t.asked) == ("halve_pull", ["C"])
    assert t["A"] == (actor, 9)  # nothing is paid before the union has spoken
    assert t.told("pull_called") == [{"seat": "A", "target": "B", "price": paid + 3, "tax": paid - 3, "row": target - 1}]
    t.do("union_help")
    assert (t["A"], t["B"], t["C"]) == ((actor, 9 - paid), (target - 1, 0), (5, 0))
    assert t.told("halved") == [{"seat": "A", "target": "B", "helper": "C", "row": 5}]
    assert t.told("pulled") == [{"seat": "A", "target": "B", "price": paid, "row": target - 1}]


@pytest.mark.rule("TL-036", "TL-Q12", "TL-Q30")
def test_a_halved_pull_between_two_on_level_2_may_be_taxed_twice():
    t = ladder(A=(2, 9), B=(2, 0), C=(5, 1), sales_tax_stack="double")
    t.acts("A")
    t.do("pull", target="B")
    t.do("union_help")
    assert t["A"] == (2, 4)


@pytest.mark.rule("TL-036", "TL-Q44", "TL-Q32")
def test_a_pull_that_nobody_halves_is_carried_out_at_its_full_price():
    t = ladder(A=(0, 9), B=(3, 0), C=(5, 1), D=(5, 1))
    t.acts("A")
    t.do("pull", target="B")
    assert help_by(t) == "CD"
    assert (t["A"], t["B"], t["C"], t["D"]) == ((0, 3), (2, 0), (5, 1), (5, 1))
    assert t.told("halved") == []


@pytest.mark.rule("TL-Q30", "TL-Q32")
def test_one_pull_is_halved_once():
    t = ladder(A=(0, 9), B=(3, 0), C=(5, 1), D=(5, 1))
    t.acts("A")
    t.do("pull", target="B")
    assert help_by(t, "C", "D") == "C"
    assert (t["A"], t["D"]) == ((0, 6), (5, 1))


@pytest.mark.rule("TL-Q30", "TL-Q44", "TL-Q32")
@pytest.mark.parametrize("target", "AB")
def test_the_puller_may_be_the_union_player(target):
    t = ladder(A=(5, 6), B=(3, 0), C=(5, 1))
    t.acts("A")
    t.do("pull", target=target)
    assert t.asked == ["A"]
    t.do("union_help")
    assert t["A"] == (4 if target == "A" else 5, 2)
    assert t["C"] == (5, 1)


@pytest.mark.rule("TL-Q33", "TL-Q44")
def test_a_puller_who_passes_for_himself_may_still_be_helped_by_others():
    t = ladder(A=(5, 6), B=(3, 0), C=(5, 1))
    t.acts("A")
    t.do("pull", target="B")
    assert help_by(t, "C") == "AC"
    assert (t["A"], t["C"]) == ((5, 3), (5, 0))


# Windows


@pytest.mark.rule("TL-Q32", "TL-037")
@pytest.mark.parametrize("active", "ABCDE")
def test_windows_go_clockwise_from_the_active_player_and_ask_each_once(active):
    order = "ABCDE"["ABCDE".index(active) :] + "ABCDE"[: "ABCDE".index(active)]
    t = ladder(A=(5, 9), B=(5, 9), C=(5, 9), D=(5, 9), E=(5, 9))
    t.acts(active)
    t.do("pull", target=active)
    assert help_by(t) == order
    t.do("push", target=order[1])
    assert help_by(t) == order[1:]
    t = ladder(A=(5, 9), B=(5, 9), C=(5, 9), D=(5, 9), E=(5, 9))
    t.rolls(active, P=1, W=4)
    assert help_by(t) == order


@pytest.mark.rule("TL-Q32")
def test_the_first_who_pays_closes_the_window():
    t = ladder(A=(0, 9), B=(5, 1), C=(5, 1), D=(5, 1))
    t.acts("A")
    t.do("push", target="B")
    assert help_by(t, "C", "D") == "BC"
    assert [t[p][1] for p in "BCD"] == [1, 0, 1]


@pytest.mark.rule("TL-Q32")
@pytest.mark.parametrize("value", ["ask", "auto_pass"])
def test_a_table_may_let_all_unions_pass(value):
    t = ladder(A=(3, 3), B=(3, 0), C=(5, 9), union_window=value)
    t.acts("A")
    assert t.may("appeal") == (value == "ask")
    t.do("push", target="B")
    assert t.asked == (["C"] if value == "ask" else ["A"])
    assert t["B"] == (3 if value == "ask" else 4, 0)
    t = ladder(A=(3, 9), B=(3, 0), C=(5, 9), union_window=value)
    t.acts("A")
    t.do("pull", target="B")
    assert t.asked == (["C"] if value == "ask" else ["A"])
    t = ladder(A=(3, 9), B=(3, 0), C=(5, 9), union_window=value)
    t.rolls(P=1, W=4)
    assert t.asked == (["C"] if value == "ask" else ["A"])


@pytest.mark.rule("TL-Q42", "TL-Q07")
def test_who_is_pushed_onto_level_5_is_in_the_union_at_once():
    t = ladder(A=(0, 9), B=(4, 2), C=(0, 0))
    t.acts("A")
    t.do("push", target="B")
    assert t["B"] == (5, 2)
    t.do("push", target="B")
    assert (t.phase, t.asked) == ("stop_push", ["B"])
    t.do("union_pass")
    assert t["B"] == (6, 2)
    t.do("push", target="C")
    assert t.asked == ["A"]


@pytest.mark.rule("TL-Q42")
def test_who_moves_onto_level_5_in_the_own_turn_is_in_the_union_at_once():
    t = ladder(A=(6, 6), B=(0, 0))
    t.acts("A", wild=2)
    t.do("step_down")
    t.do("pull", target="A")
    assert (t.phase, t.asked) == ("halve_pull", ["A"])
    t = ladder(A=(4, 5), B=(0, 0))
    t.rolls(P=1, W=5)
    t.do("pull", target="A")
    assert (t.phase, t.asked) == ("halve_pull", ["A"])


@pytest.mark.rule("TL-026", "TL-037")
def test_union_players_act_on_the_turns_of_others_and_need_not_be_concerned():
    t = ladder(A=(3, 9), B=(5, 3), C=(8, 0), D=(0, 0))
    t.acts("A")
    t.do("push", target="C")
    t.do("union_help")
    t.do("pull", target="C")
    t.do("union_help")
    assert (t["A"], t["B"], t["C"]) == ((3, 3), (5, 1), (7, 0))
