"""The ledger's worked examples, one to one."""

import pytest

from .board import OUT, ladder


@pytest.mark.rule("TL-005", "TL-009", "TL-011")
def test_TL_E01_three_points_and_a_step_down_declined():
    t = ladder(A=(1, 0), B=(3, 0))
    t.rolls(P=3, W=2)
    t.do("end_turn")
    assert t["A"] == (1, 3)


@pytest.mark.rule("TL-006", "TL-016", "TL-Q22")
def test_TL_E02_an_emergency_on_start_costs_nothing_and_asks_nobody():
    t = ladder(A=(0, 0), B=(5, 3))
    t.rolls(W=4)
    assert t.dice == (0, 4)
    assert (t.phase, t.asked) == ("action", ["A"])
    assert t["A"] == (0, 0)


@pytest.mark.rule("TL-006", "TL-018")
def test_TL_E03_a_six_on_start_is_two_rows_and_no_points():
    t = ladder(A=(0, 0), B=(3, 0))
    t.rolls(W=6)
    assert t["A"] == (2, 0)


@pytest.mark.rule("TL-012", "TL-014")
def test_TL_E04_taxes_on_level_2_take_the_gain_and_nothing_more():
    t = ladder(A=(2, 4), B=(3, 0))
    t.rolls(P=5, W=3)
    assert t["A"] == (2, 4)


@pytest.mark.rule("TL-013", "TL-027", "TL-032")
def test_TL_E05_who_cannot_pay_the_income_tax_is_bankrupt():
    t = ladder(A=(4, 3), B=(3, 0))
    t.rolls(P=5, W=3)
    assert t["A"] == (5, 0)
    assert t.told("bankrupt") == [{"seat": "A", "points": 3, "due": 5, "row": 4}]


@pytest.mark.rule("TL-027", "TL-032", "TL-Q27")
def test_TL_E06_who_pays_the_last_point_is_not_bankrupt():
    t = ladder(A=(4, 5), B=(3, 0))
    t.rolls(P=5, W=3)
    assert t["A"] == (4, 0)
    assert t.told("bankrupt") == []


@pytest.mark.rule("TL-032", "TL-038", "TL-Q25")
def test_TL_E07_the_safety_net_pays_its_own_tax():
    t = ladder(A=(6, 0), B=(3, 0))
    t.rolls(P=6, W=3)
    assert t["A"] == (6, 0)
    assert t.told("gained") == [{"seat": "A", "points": 6, "row": 6}]
    assert t.told("taxed") == [{"seat": "A", "points": 6, "row": 6}]


@pytest.mark.rule("TL-016", "TL-038")
def test_TL_E08_the_safety_net_earns_through_an_emergency():
    t = ladder(A=(6, 1), B=(3, 0))
    t.rolls(P=5, W=4)
    assert t["A"] == (6, 3)


@pytest.mark.rule("TL-027", "TL-039")
def test_TL_E09_a_progressive_tax_can_still_ruin():
    t = ladder(A=(7, 1), B=(3, 0))
    t.rolls(P=6, W=3)
    assert t["A"] == (8, 0)


@pytest.mark.rule("TL-041")
def test_TL_E10_a_low_roll_on_level_9_ignores_the_tax():
    t = ladder(A=(9, 2), B=(3, 0))
    t.rolls(P=2, W=3)
    assert t["A"] == (9, 4)


@pytest.mark.rule("TL-012", "TL-039", "TL-Q26")
def test_TL_E11_a_middling_roll_on_level_9_is_taxed():
    t = ladder(A=(9, 2), B=(3, 0))
    t.rolls(P=3, W=3)
    assert t["A"] == (9, 1)


@pytest.mark.rule("TL-040")
def test_TL_E12_health_care_lets_the_points_through():
    t = ladder(A=(8, 0), B=(3, 0))
    t.rolls(P=5, W=4)
    assert t["A"] == (8, 5)


@pytest.mark.rule("TL-042", "TL-Q23")
def test_TL_E13_worker_ownership_pays_one_of_its_four():
    t = ladder(A=(10, 0), B=(3, 0))
    t.rolls(W=3)
    assert t["A"] == (10, 3)


@pytest.mark.rule("TL-017", "TL-042", "TL-Q18", "TL-Q40")
def test_TL_E14_the_rung_gives_on_level_10():
    t = ladder(A=(10, 2), B=(3, 0), C=(3, 0))
    t.rolls(W=5)
    assert t["A"] == (OUT, 6)
    assert not t.over
    assert (t.phase, t.asked) == ("action", ["B"])


@pytest.mark.rule("TL-019", "TL-028", "TL-029", "TL-Q12")
def test_TL_E15_a_push_inside_level_2_is_taxed_once():
    t = ladder(A=(2, 4), B=(2, 0))
    t.acts("A")
    t.do("push", target="B")
    assert t["A"] == (2, 0)
    assert t["B"] == (3, 0)


@pytest.mark.rule("TL-010", "TL-028", "TL-Q11")
def test_TL_E16_a_free_push_from_level_2_costs_the_tax():
    t = ladder(A=(2, 0), B=(0, 0), C=(7, 0))
    t.rolls(P=1, W=1)
    t.do("free_push", target="C")
    assert t["A"] == (2, 0)
    assert t["C"] == (8, 0)


@pytest.mark.rule("TL-021", "TL-031")
def test_TL_E17_level_1_can_be_robbed_and_level_3_cannot():
    t = ladder(A=(5, 4), B=(1, 9), C=(0, 0), D=(3, 9))
    t.acts("A")
    t.do("steal", target="B")
    assert t["A"] == (5, 12)
    assert t["B"] == (1, 0)
    assert t.refusal("steal", target="D") == "protected"


@pytest.mark.rule("TL-035", "TL-037", "TL-Q29")
def test_TL_E18_the_union_stops_a_push():
    t = ladder(A=(1, 3), B=(9, 0), C=(5, 2))
    t.acts("A")
    t.do("push", target="B")
    assert (t.phase, t.asked) == ("stop_push", ["C"])
    t.do("union_help")
    assert t["A"] == (1, 0)
    assert t["B"] == (9, 0)
    assert t["C"] == (5, 1)


@pytest.mark.rule("TL-020", "TL-036", "TL-Q30", "TL-Q33")
def test_TL_E19_the_union_hears_an_appeal():
    t = ladder(A=(8, 3), B=(0, 0), C=(5, 1))
    t.acts("A")
    t.do("appeal", target="A")
    assert (t.phase, t.asked) == ("halve_pull", ["C"])
    t.do("union_help")
    assert t["A"] == (7, 0)
    assert t["C"] == (5, 0)


@pytest.mark.rule("TL-034", "TL-037", "TL-Q28")
def test_TL_E20_the_union_cancels_somebody_elses_emergency():
    t = ladder(A=(3, 0), B=(0, 0), C=(5, 1))
    t.rolls(P=6, W=4)
    assert (t.phase, t.asked) == ("ignore_health", ["C"])
    t.do("union_help")
    assert t["A"] == (3, 6)
    assert t["C"] == (5, 0)
    assert (t.phase, t.asked) == ("action", ["A"])


@pytest.mark.rule("TL-008", "TL-011", "TL-Q17")
def test_TL_E21_back_from_you_lose_and_down_again():
    t = ladder(A=(OUT, 6), B=(3, 0), C=(3, 0))
    t.rolls(W=2)
    assert (t.phase, t.asked) == ("return", ["A"])
    t.do("come_back")
    assert t["A"] == (10, 6)
    t.do("pull", target="A")
    assert t["A"] == (9, 0)


@pytest.mark.rule("TL-001", "TL-019", "TL-022", "TL-Q19", "TL-Q21")
def test_TL_E22_two_pushes_win_the_game():
    t = ladder(A=(9, 6), B=(9, 0), C=(OUT, 0))
    t.acts("A")
    t.do("push", target="B")
    assert t["B"] == (10, 0)
    t.do("push", target="B")
    assert t["B"] == (OUT, 0)
    assert t.over
    assert t.placing == {"A": 1, "B": 2, "C": 3}


@pytest.mark.rule("TL-020", "TL-Q15")
def test_TL_E23_nobody_is_pulled_off_start():
    t = ladder(A=(3, 12), B=(0, 0))
    t.acts("A")
    assert t.refusal("pull", target="B") == "target_on_start"


@pytest.mark.rule("TL-010", "TL-022", "TL-025", "TL-035")
def test_TL_E24_a_free_theft_pays_for_two_pushes():
    t = ladder(A=(3, 8), B=(0, 5), C=(4, 0))
    t.rolls(P=2, W=1)
    t.do("free_steal", target="B")
    assert t["A"] == (3, 15)
    t.do("push", target="C")
    t.do("push", target="C")
    assert t["A"] == (3, 9)
    assert t["B"] == (0, 0)
    assert t["C"] == (6, 0)


@pytest.mark.rule("TL-006", "TL-014", "TL-019", "TL-021", "TL-Q43")
def test_TL_E25_start_robs_and_pushes_start():
    t = ladder(A=(0, 4), B=(0, 2))
    t.rolls(W=3)
    assert t.dice == (0, 3)
    t.do("steal", target="B")
    assert t["A"] == (0, 5)
    t.do("push", target="B")
    assert t["A"] == (0, 2)
    assert t["B"] == (1, 0)
