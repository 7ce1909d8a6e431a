"""The variants: `equal` gives every service to every row, `bare` gives none."""

from fractions import Fraction

import pytest

from .board import OUT, ladder, net

FACES = range(1, 7)
ROWS = range(11)


@pytest.mark.rule("TL-Q48", "TL-005", "TL-006", "TL-007")
@pytest.mark.parametrize("variant", ["equal", "bare"])
@pytest.mark.parametrize("row", ROWS)
def test_both_dice_are_rolled_on_every_row(variant, row):
    t = ladder(variant, A=(row, 9), B=(3, 0))
    t.rolls(P=5, W=1)
    assert t.dice == (5, 1)
    assert t["A"] == (row, 14)


@pytest.mark.rule("TL-Q48", "TL-012", "TL-013", "TL-014", "TL-032", "TL-038", "TL-039", "TL-041", "TL-042", "TL-Q22", "TL-Q23")
@pytest.mark.parametrize("row", ROWS)
def test_in_equal_a_three_never_stops_the_gain_and_costs_none_one_or_two(row):
    assert [net(row, P, 3, variant="equal") for P in FACES] == [1, 2, 2, 3, 3, 4]


@pytest.mark.rule("TL-Q48", "TL-015", "TL-016", "TL-040", "TL-034")
@pytest.mark.parametrize("row", ROWS)
def test_in_equal_a_four_has_no_effect_and_asks_nobody(row):
    t = ladder("equal", A=(row, 0), B=(5, 9), C=(3, 9))
    t.rolls(P=6, W=4)
    assert t["A"] == (row, 6)
    assert (t.phase, t.asked) == ("action", ["A"])


@pytest.mark.rule("TL-Q48", "TL-009")
@pytest.mark.parametrize(("variant", "mean"), [("equal", Fraction(10, 3)), ("bare", Fraction(2))])
@pytest.mark.parametrize("row", ROWS)
def test_every_row_of_a_variant_has_the_same_expected_income(variant, mean, row):
    rolls = [net(row, P, W, variant=variant) for P in FACES for W in FACES]
    assert Fraction(sum(rolls), 36) == mean


@pytest.mark.rule("TL-Q48", "TL-Q23")
def test_in_equal_an_untaxed_level_10_makes_no_difference():
    assert [net(10, P, 3, variant="equal", level10_tax="none") for P in FACES] == [1, 2, 2, 3, 3, 4]


@pytest.mark.rule("TL-Q48", "TL-028", "TL-029", "TL-030")
@pytest.mark.parametrize("variant", ["equal", "bare"])
def test_no_variant_has_sales_tax(variant):
    t = ladder(variant, A=(2, 3), B=(2, 0))
    t.acts("A")
    t.do("push", target="B")
    while t.phase == "stop_push":
        t.do("union_pass")
    assert (t["A"], t["B"]) == ((2, 0), (3, 0))


@pytest.mark.rule("TL-Q48", "TL-031")
@pytest.mark.parametrize("row", range(12))
@pytest.mark.parametrize("action", ["steal", "free_steal"])
def test_in_equal_nobody_can_be_robbed_and_in_bare_everybody_who_is_in(action, row):
    for variant, robbed in (("equal", False), ("bare", row != OUT)):
        t = ladder(variant, A=(3, 9), B=(row, 5), C=(0, 0))
        t.acts("A", wild=1)
        assert t.targets(action) == ("B" if robbed else "")


@pytest.mark.rule("TL-Q48", "TL-033", "TL-035", "TL-036", "TL-037", "TL-Q32")
def test_in_equal_every_in_player_with_a_point_may_be_asked_clockwise():
    t = ladder("equal", A=(0, 9), B=(10, 1), C=(0, 1), D=(OUT, 9), E=(5, 0), F=(7, 1))
    t.acts("A")
    t.do("push", target="E")
    asked = []
    while t.phase == "stop_push":
        asked += t.asked
        t.do("union_pass")
    assert asked == ["B", "C", "F"]
    t.do("pull", target="E")
    asked = []
    while t.phase == "halve_pull":
        asked += t.asked
        t.do("union_pass")
    assert asked == ["A", "B", "C", "F"]


@pytest.mark.rule("TL-Q48", "TL-035", "TL-036", "TL-Q33")
def test_in_equal_union_actions_work_from_any_row():
    t = ladder("equal", A=(0, 7), B=(10, 2), C=(8, 0))
    t.acts("A")
    t.do("push", target="C")
    t.do("union_help")
    assert (t["B"], t["C"]) == ((10, 1), (8, 0))
    t.do("appeal", target="C")
    t.do("union_help")
    assert t.told("halved") == [{"seat": "A", "target": "C", "helper": "A", "row": 0}]
    assert (t["A"], t["C"]) == ((0, 0), (7, 0))


@pytest.mark.rule("TL-Q48", "TL-033", "TL-Q33")
def test_in_bare_there_are_no_unions_and_no_appeals():
    t = ladder("bare", A=(3, 9), B=(4, 0), C=(5, 9))
    t.acts("A")
    t.do("push", target="B")
    assert (t["B"], t.asked) == ((5, 0), ["A"])
    t.do("pull", target="B")
    assert (t["A"], t["B"], t.asked) == ((3, 0), (4, 0), ["A"])
    t.lay(points=[3])
    assert t.refusal("appeal", target="B") == "no_union"
    t = ladder("bare", A=(5, 9), B=(5, 9))
    t.rolls(P=1, W=4)
    assert (t.phase, t.asked) == ("action", ["A"])


@pytest.mark.rule("TL-Q48", "TL-012", "TL-013", "TL-015", "TL-016", "TL-038", "TL-040", "TL-041", "TL-042")
@pytest.mark.parametrize("row", ROWS)
def test_in_bare_a_three_only_stops_the_gain_and_a_four_costs_half(row):
    assert [net(row, P, 3, variant="bare") for P in FACES] == [0] * 6
    assert [net(row, P, 4, variant="bare") for P in FACES] == [-1, -1, -2, -2, -3, -3]


@pytest.mark.rule("TL-Q48", "TL-027", "TL-Q40")
def test_in_bare_a_bankrupt_on_level_10_is_out_and_the_turn_ends():
    t = ladder("bare", A=(10, 1), B=(3, 0), C=(3, 0))
    t.rolls(P=6, W=4)
    assert t["A"] == (OUT, 0)
    assert t.asked == ["B"]
    t = ladder("bare", A=(10, 1), B=(3, 0))
    t.rolls(P=6, W=4)
    assert t.over
    assert t.placing == {"A": 2, "B": 1}


@pytest.mark.rule("TL-Q48", "TL-008", "TL-Q17", "TL-Q18")
@pytest.mark.parametrize("variant", ["equal", "bare"])
@pytest.mark.parametrize("W", FACES)
def test_row_11_is_the_same_in_every_variant(variant, W):
    t = ladder(variant, A=(OUT, 9), B=(3, 0), C=(3, 0))
    t.rolls(W=W)
    assert t["A"] == (OUT, 9)
    assert t.told("out_rolled") == [{"seat": "A", "wild": W}]
    assert t.asked == (["A"] if W == 2 else ["B"])


@pytest.mark.rule("TL-Q48", "TL-019", "TL-020", "TL-021")
@pytest.mark.parametrize("variant", ["equal", "bare"])
def test_prices_and_the_rest_of_the_wild_die_are_the_same_in_every_variant(variant):
    t = ladder(variant, A=(3, 10), B=(4, 0), C=(3, 0))
    t.acts("A")
    t.do("push", target="B")
    while t.asked != ["A"] or t.phase != "action":
        t.do("union_pass")
    assert t["A"] == (3, 7)
    t.do("pull", target="B")
    while t.phase != "action":
        t.do("union_pass")
    assert t["A"] == (3, 1)
    for W in (5, 6):
        t = ladder(variant, A=(3, 10), B=(4, 0))
        t.rolls(P=1, W=W)
        assert t["A"] == (3 + W - 4, 11)
