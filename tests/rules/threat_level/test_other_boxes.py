"""Figures come from the box: where it says something else, the rules follow."""

from array import array

import pytest

from lopsided.games.threat_level import GAME

from .board import OUT, ladder


@pytest.mark.rule("TL-028", "TL-029", "TL-Q12")
@pytest.mark.parametrize(("stack", "price"), [("single", 5), ("double", 7)])
def test_a_higher_sales_tax_is_added_once_or_for_both_sides(stack, price):
    t = ladder(A=(2, 9), B=(2, 0), sales_tax_stack=stack)
    t.match.box.sales_tax = 2
    t.acts("A")
    t.do("push", target="B")
    assert t.told("pushed")[0]["price"] == price


@pytest.mark.rule("TL-020", "TL-036", "TL-Q44")
def test_a_pull_that_costs_nothing_is_a_pull_and_no_appeal():
    t = ladder(A=(3, 0), B=(8, 0), C=(5, 1))
    t.match.box.pull_price = t.match.box.pull_halved = 0
    t.acts("A")
    t.do("pull", target="B")
    assert t.told("pull_called")[0]["price"] == 0
    t.do("union_pass")
    assert (t["A"], t["B"]) == ((3, 0), (7, 0))
    assert t.told("unheard") == []


@pytest.mark.rule("TL-041", "TL-Q46")
@pytest.mark.parametrize(("wild", "paid"), [(1, 1), (3, 0)])
def test_level_9_spares_low_rolls_from_a_wild_3_alone(wild, paid):
    t = ladder(A=(9, 5), B=(0, 0), progressive_tax_when="every_turn")
    t.match.box.tax[9, 2] = 1
    t.rolls(P=2, W=wild)
    assert t["A"] == (9, 7 - paid)


@pytest.mark.rule("TL-041")
def test_level_9_spares_low_rolls_from_any_tax_of_a_wild_3():
    t = ladder(A=(9, 5), B=(0, 0))
    t.match.box.tax[9, 2] = 1
    t.rolls(P=2, W=3)
    assert t["A"] == (9, 7)


@pytest.mark.rule("TL-Q21", "TL-Q31")
def test_a_result_is_written_over_whatever_was_there():
    t = ladder(A=(3, 1), B=(OUT, 0))
    score = memoryview(bytearray(b"\x07" * 16)).cast("i", (2, 2))
    GAME.result(t.match.box, t.match.g, score)
    assert score.tolist() == [[1, 2], [1, 0]]


@pytest.mark.rule("TL-024")
@pytest.mark.parametrize(("phase", "legal"), [("return", [52, 53]), ("stop_push", [50, 51])])
def test_the_legal_actions_are_written_over_whatever_was_there(phase, legal):
    t = ladder(A=(3, 1), B=(5, 1))
    t.ask(phase, "B")
    out = array("h", [9] * GAME.moves.size)
    assert out[: GAME.legal(t.match.box, t.match.g, 1, out)].tolist() == legal


@pytest.mark.rule("TL-Q12", "TL-Q33", "TL-Q44")
@pytest.mark.parametrize(("points", "appeals"), [(6, False), (7, True), (9, True), (10, False)])
def test_an_appeal_may_be_for_the_higher_tax_of_both_sides(points, appeals):
    t = ladder(A=(2, points), B=(2, 0), C=(5, 1), sales_tax_stack="double")
    t.match.box.sales_tax = 2
    t.acts("A")
    assert ("B" in t.targets("appeal")) == appeals
    assert ("B" in t.targets("pull")) == (points >= 10)


@pytest.mark.rule("TL-013", "TL-017", "TL-Q27", "TL-Q40")
@pytest.mark.parametrize("wild", [5, 6])
def test_who_goes_out_bankrupt_rises_no_further(wild):
    t = ladder(A=(10, 0), B=(3, 0), C=(3, 0))
    t.match.box.tax_every_turn[10] = 1
    for figure in range(7):
        t.match.box.tax[10, figure] = 99
    t.rolls(W=wild)
    assert t["A"] == (OUT, 0)
    assert (len(t.told("bankrupt")), len(t.told("out")), t.told("rose")) == (1, 1, [])
