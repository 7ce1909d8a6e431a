"""Taxes, health bills and bankruptcy."""

import pytest

from .board import OUT, ladder, net

FACES = range(1, 7)


@pytest.mark.rule("TL-012", "TL-015", "TL-Q08")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 7])
@pytest.mark.parametrize("W", [3, 4])
@pytest.mark.parametrize("P", [1, 5])
def test_a_three_or_four_brings_no_points(row, W, P):
    t = ladder(A=(row, 9), B=(0, 0))
    t.rolls(P=P, W=W)
    if t.phase == "ignore_health":
        t.do("union_pass")
    assert t.told("gained") == []
    assert t.told("forgone") == [{"seat": "A", "points": P, "row": row}]


@pytest.mark.rule("TL-013", "TL-014")
@pytest.mark.parametrize("row", range(11))
def test_taxes_are_due_from_level_4_on(row):
    t = ladder(A=(row, 9), B=(0, 0))
    t.rolls(P=5 if 1 <= row <= 9 else 0, W=3)
    assert bool(t.told("taxed")) == (row >= 4)


@pytest.mark.rule("TL-032", "TL-043")
@pytest.mark.parametrize("row", [4, 5, 6])
@pytest.mark.parametrize("P", FACES)
def test_the_income_tax_of_levels_4_to_6_is_the_points_die(row, P):
    t = ladder(A=(row, 9), B=(0, 0))
    t.rolls(P=P, W=3)
    assert t.told("taxed") == [{"seat": "A", "points": P, "row": row}]


@pytest.mark.rule("TL-039", "TL-043", "TL-Q26")
@pytest.mark.parametrize("row", [7, 8, 9])
@pytest.mark.parametrize(("P", "due"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_progressive_tax_takes_none_one_or_two(row, P, due):
    t = ladder(A=(row, 9), B=(0, 0))
    t.rolls(P=P, W=3)
    assert t.told("taxed") == ([{"seat": "A", "points": due, "row": row}] if due else [])


@pytest.mark.rule("TL-016", "TL-043")
@pytest.mark.parametrize("row", range(1, 8))
@pytest.mark.parametrize(("P", "due"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_an_emergency_costs_half_the_points_die_rounded_up(row, P, due):
    t = ladder(A=(row, 9), B=(0, 0))
    t.rolls(P=P, W=4)
    if row == 5:
        t.do("union_pass")
    assert t.told("billed") == [{"seat": "A", "points": due, "row": row}]


@pytest.mark.rule("TL-040", "TL-043")
@pytest.mark.parametrize("row", [8, 9, 10])
def test_health_care_pays_the_bill_from_level_8_up_and_asks_no_union(row):
    t = ladder(A=(row, 0), B=(5, 9))
    t.rolls(P=6 if row < 10 else 0, W=4)
    assert (t.phase, t.asked) == ("action", ["A"])
    assert t["A"] == (row, 6 if row < 10 else 4)
    assert t.told("billed") == []


@pytest.mark.rule("TL-038", "TL-043")
@pytest.mark.parametrize("row", range(1, 10))
@pytest.mark.parametrize("W", [3, 4])
def test_the_safety_net_is_on_level_6_only(row, W):
    t = ladder(A=(row, 9), B=(0, 0))
    t.rolls(P=6, W=W)
    if t.phase == "ignore_health":
        t.do("union_pass")
    assert bool(t.told("gained")) == (row == 6 or (W == 4 and row >= 8))


@pytest.mark.rule("TL-038", "TL-Q25")
@pytest.mark.parametrize("P", FACES)
@pytest.mark.parametrize(("W", "kind"), [(3, "taxed"), (4, "billed")])
def test_the_safety_net_gains_before_it_pays_so_nobody_goes_bankrupt(P, W, kind):
    t = ladder(A=(6, 0), B=(0, 0))
    t.rolls(P=P, W=W)
    assert t["A"] == (6, 0 if W == 3 else P // 2)
    order = [e for e in (t.match.game.told.read(row).kind for row in t.match.events) if e in ("gained", kind)]
    assert order == ["gained", kind]
    assert t.told("bankrupt") == []


@pytest.mark.rule("TL-041", "TL-043")
@pytest.mark.parametrize("row", [7, 8, 9])
@pytest.mark.parametrize("P", FACES)
def test_redistribution_spares_a_low_roll_on_level_9_only(row, P):
    t = ladder(A=(row, 9), B=(0, 0))
    t.rolls(P=P, W=3)
    assert t.told("gained") == ([{"seat": "A", "points": P, "row": 9}] if row == 9 and P <= 2 else [])


@pytest.mark.rule("TL-Q23")
@pytest.mark.parametrize(("value", "points"), [("as_four", 3), ("none", 4)])
def test_level_10_is_taxed_as_if_four_were_rolled_or_not_at_all(value, points):
    t = ladder(A=(10, 0), B=(0, 0), level10_tax=value)
    t.rolls(W=3)
    assert t["A"] == (10, points)
    assert net(9, 4, 3, level10_tax=value) == -1


@pytest.mark.rule("TL-027", "TL-Q27")
@pytest.mark.parametrize(("row", "P", "W", "due"), [(4, 6, 3, 6), (5, 1, 3, 1), (7, 5, 3, 2), (9, 3, 3, 1), (1, 5, 4, 3), (3, 1, 4, 1), (7, 3, 4, 2)])
def test_who_cannot_pay_rises_one_row_and_keeps_nothing(row, P, W, due):
    for points in range(due + 2):
        t = ladder(A=(row, points), B=(0, 0))
        t.rolls(P=P, W=W)
        if t.phase == "ignore_health":
            t.do("union_pass")
        assert t["A"] == ((row + 1, 0) if points < due else (row, points - due))
        bankrupt = [{"seat": "A", "points": points, "due": due, "row": row}]
        assert t.told("bankrupt") == (bankrupt if points < due else [])


@pytest.mark.rule("TL-Q27")
def test_bankruptcy_is_no_push_that_a_union_could_stop():
    t = ladder(A=(4, 0), B=(5, 9), C=(5, 9))
    t.rolls(P=6, W=3)
    assert (t.phase, t.asked) == ("action", ["A"])
    assert t["A"] == (5, 0)


@pytest.mark.rule("TL-Q27")
def test_what_a_bankrupt_held_goes_to_the_bank():
    t = ladder(A=(4, 5), B=(0, 1), C=(5, 1))
    t.rolls(P=6, W=3)
    assert [t[p][1] for p in "ABC"] == [0, 1, 1]


@pytest.mark.rule("TL-Q27")
def test_a_bankrupt_is_not_charged_again_on_the_new_row_this_turn():
    t = ladder(A=(3, 0), B=(0, 0))
    t.rolls(P=6, W=4)
    assert t["A"] == (4, 0)
    assert len(t.told("bankrupt")) == 1
    t.comes("A", P=6, W=3)
    t.do("end_turn")
    t.do("end_turn")
    assert t["A"] == (5, 0)


@pytest.mark.rule("TL-Q27", "TL-Q05")
def test_a_bankrupt_keeps_the_action_phase():
    t = ladder(A=(4, 0), B=(0, 5))
    t.rolls(P=6, W=3)
    assert (t.phase, t.asked) == ("action", ["A"])
    assert [c.name for c in t.choices()] == ["end_turn"]


@pytest.mark.rule("TL-Q27", "TL-023")
def test_buying_can_never_bankrupt_anybody():
    t = ladder(A=(2, 3), B=(2, 3), C=(9, 0))
    t.acts("A", wild=1)
    assert t.refusal("push", target="C") == "poor"
    t.do("steal", target="B")
    t.do("push", target="C")
    assert t["A"] == (2, 0)
    assert t.refusal("free_push", target="C") == "poor"
    assert t.told("bankrupt") == []


@pytest.mark.rule("TL-Q24")
@pytest.mark.parametrize("row", range(11))
@pytest.mark.parametrize("W", [1, 2, 5, 6])
def test_by_default_taxes_come_with_a_three_only(row, W):
    t = ladder(A=(row, 0), B=(0, 0), C=(0, 0), progressive_tax_when="wild3")
    t.rolls(P=6 if 1 <= row <= 9 else 0, W=W)
    assert t.told("taxed") == []


@pytest.mark.rule("TL-Q24", "TL-Q46")
@pytest.mark.parametrize("row", range(11))
@pytest.mark.parametrize("W", [1, 2, 5, 6])
@pytest.mark.parametrize("P", FACES)
def test_a_table_may_tax_levels_7_to_10_every_turn(row, W, P):
    t = ladder(A=(row, 0), B=(0, 0), C=(0, 0), progressive_tax_when="every_turn")
    t.rolls(P=P if 1 <= row <= 9 else 0, W=W)
    due = 0 if row < 7 else 1 if row == 10 else (P - 1) // 2
    assert t.told("taxed") == ([{"seat": "A", "points": due, "row": row}] if due else [])


@pytest.mark.rule("TL-Q46")
@pytest.mark.parametrize("row", [7, 8, 9, 10])
@pytest.mark.parametrize("P", FACES)
def test_a_three_adds_no_second_charge_to_a_tax_of_every_turn(row, P):
    assert net(row, P, 3, progressive_tax_when="every_turn") == net(row, P, 3)


@pytest.mark.rule("TL-Q46")
@pytest.mark.parametrize("P", FACES)
def test_an_emergency_on_7_is_added_to_the_tax_of_every_turn(P):
    assert net(7, P, 4, progressive_tax_when="every_turn") == -((P - 1) // 2) - (P + 1) // 2


@pytest.mark.rule("TL-Q46", "TL-027")
@pytest.mark.parametrize(("points", "stands"), [(5, (7, 0)), (4, (8, 0)), (3, (8, 0))])
def test_tax_and_bill_are_one_sum_and_one_test_of_bankruptcy(points, stands):
    t = ladder(A=(7, points), B=(0, 0), progressive_tax_when="every_turn")
    t.rolls(P=5, W=4)
    assert t["A"] == stands
    assert [e["due"] for e in t.told("bankrupt")] == ([] if points == 5 else [5])


@pytest.mark.rule("TL-Q46", "TL-034")
def test_a_cancelled_emergency_on_7_leaves_the_tax_of_every_turn():
    t = ladder(A=(7, 0), B=(5, 1), progressive_tax_when="every_turn")
    t.rolls(P=6, W=4)
    t.do("union_help")
    assert t["A"] == (7, 4)


@pytest.mark.rule("TL-Q46", "TL-Q23")
def test_level_10_pays_every_turn_unless_it_is_untaxed():
    assert [net(10, 0, W, progressive_tax_when="every_turn") for W in range(1, 5)] == [3, 3, 3, 3]
    assert [net(10, 0, W, progressive_tax_when="every_turn", level10_tax="none") for W in range(1, 5)] == [4, 4, 4, 4]


@pytest.mark.rule("TL-Q46", "TL-041")
def test_a_spared_roll_on_9_pays_nothing_even_where_tax_is_due_every_turn():
    t = ladder(A=(9, 0), B=(0, 0), progressive_tax_when="every_turn")
    t.rolls(P=2, W=3)
    assert t["A"] == (9, 2)


@pytest.mark.rule("TL-Q17", "TL-008")
@pytest.mark.parametrize("option", ["wild3", "every_turn"])
def test_nobody_on_you_lose_is_taxed_or_billed(option):
    for W in (3, 4):
        t = ladder(A=(OUT, 1), B=(5, 4), C=(0, 0), progressive_tax_when=option)
        t.rolls(W=W)
        assert t["A"] == (OUT, 1)
        assert t.asked == ["B"]
