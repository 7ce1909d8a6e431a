"""What pushes, pulls and steals cost, and who pays sales tax."""

import pytest

from .board import OUT, ladder

FAMILIES = {"push": 3, "pull": 6, "steal": 1, "free_push": 0, "free_steal": 0}


def cost(action, actor=0, target=1, **options):
    """What an action costs: found as the least that must be held, and checked against what is then left."""
    for points in range(12):
        t = ladder(A=(actor, points), B=(target, 1), C=(0, 0), **options)
        t.acts("A", wild=1)
        if t.refusal(action, target="B") != "poor":
            t.do(action, target="B")
            loot = 1 if "steal" in action else 0
            assert t["A"] == (actor, loot), "the price is exactly what must be held"
            return points
    return None


@pytest.mark.rule("TL-019", "TL-020", "TL-021", "TL-010", "TL-023")
@pytest.mark.parametrize("action", FAMILIES)
def test_the_price_list(action):
    assert cost(action) == FAMILIES[action]


@pytest.mark.rule("TL-028", "TL-030", "TL-Q11")
@pytest.mark.parametrize("action", FAMILIES)
def test_who_stands_on_level_2_pays_one_more_for_everything(action):
    assert cost(action, actor=2) == FAMILIES[action] + 1


@pytest.mark.rule("TL-029", "TL-030", "TL-Q11")
@pytest.mark.parametrize("action", FAMILIES)
def test_whoever_acts_on_level_2_pays_one_more(action):
    assert cost(action, target=2) == FAMILIES[action] + 1


@pytest.mark.rule("TL-028", "TL-029", "TL-043")
@pytest.mark.parametrize("row", [r for r in range(11) if r != 2])
@pytest.mark.parametrize("action", ["push", "free_push", "steal", "free_steal"])
def test_no_other_level_has_sales_tax(action, row):
    assert cost(action, actor=row) == FAMILIES[action]
    if "push" in action:
        assert cost(action, target=row) == FAMILIES[action]


@pytest.mark.rule("TL-Q12")
@pytest.mark.parametrize(("value", "tax"), [("single", 1), ("double", 2)])
@pytest.mark.parametrize("action", FAMILIES)
def test_two_sides_on_level_2_pay_once_or_twice(action, value, tax):
    assert cost(action, actor=2, target=2, sales_tax_stack=value) == FAMILIES[action] + tax
    assert cost(action, actor=2, sales_tax_stack=value) == FAMILIES[action] + 1
    assert cost(action, target=2, sales_tax_stack=value) == FAMILIES[action] + 1


@pytest.mark.rule("TL-Q12", "TL-Q14")
@pytest.mark.parametrize(("value", "tax"), [("single", 1), ("double", 2)])
@pytest.mark.parametrize(("action", "row"), [("push", 3), ("pull", 1)])
def test_acting_on_oneself_on_level_2_pays_like_two_sides(action, row, value, tax):
    t = ladder(A=(2, 10), B=(0, 0), sales_tax_stack=value)
    t.acts("A")
    t.do(action, target="A")
    assert t["A"] == (row, 10 - FAMILIES[action] - tax)


@pytest.mark.rule("TL-Q11")
@pytest.mark.parametrize("action", ["free_push", "free_steal"])
@pytest.mark.parametrize(("value", "tax"), [("yes", 1), ("no", 0)])
def test_the_free_hand_pays_sales_tax_or_not(action, value, tax):
    assert cost(action, actor=2, free_action_taxed=value) == tax
    assert cost(action, target=2, free_action_taxed=value) == tax
    assert cost(action, actor=2, target=2, free_action_taxed=value) == tax
    assert cost(action.removeprefix("free_"), actor=2, free_action_taxed=value) == FAMILIES[action.removeprefix("free_")] + 1


@pytest.mark.rule("TL-Q11")
def test_without_the_point_for_the_tax_the_free_hand_reaches_other_targets_only():
    t = ladder(A=(1, 0), B=(2, 4), C=(1, 4), D=(2, 0))
    t.acts("A", wild=1)
    assert (t.targets("free_push"), t.targets("free_steal")) == ("AC", "C")
    assert t.refusal("free_push", target="B") == t.refusal("free_steal", target="B") == "poor"


@pytest.mark.rule("TL-030", "TL-Q29", "TL-029")
def test_sales_tax_is_spent_on_the_mere_attempt():
    t = ladder(A=(0, 4), B=(2, 0), C=(5, 1))
    t.acts("A")
    t.do("push", target="B")
    assert t["A"] == (0, 0)
    t.do("union_help")
    assert (t["A"], t["B"]) == ((0, 0), (2, 0))


@pytest.mark.rule("TL-Q07", "TL-028")
def test_sales_tax_looks_at_the_rows_of_the_moment():
    t = ladder(A=(3, 8), B=(1, 0))
    t.acts("A", wild=2)
    t.do("step_down")  # onto level 2
    t.do("push", target="B")
    assert t["A"] == (2, 4)
    t = ladder(A=(2, 8), B=(4, 0))
    t.acts("A", wild=2)
    t.do("step_down")  # off level 2
    t.do("push", target="B")
    assert t["A"] == (1, 5)


@pytest.mark.rule("TL-Q07", "TL-029")
def test_each_push_through_level_2_is_priced_where_the_target_then_stands():
    t = ladder(A=(0, 10), B=(1, 0))
    t.acts("A")
    left = []
    for _ in range(3):
        t.do("push", target="B")
        left.append(t["A"][1])
    assert left == [7, 3, 0]


@pytest.mark.rule("TL-Q13")
def test_prices_and_union_fees_leave_the_game():
    t = ladder(A=(2, 20), B=(3, 2), C=(5, 3), D=(0, 4))
    t.acts("A")
    for action, target, answer in (("push", "B", "union_help"), ("push", "B", "union_pass"), ("pull", "B", "union_help"), ("steal", "D", "")):
        before = sum(t[p][1] for p in "ABCD")
        t.do(action, target=target)
        spent = {"push": 4, "pull": 4, "steal": 2}[action]
        if answer:
            t.do(answer)
        assert sum(t[p][1] for p in "ABCD") == before - spent - (answer == "union_help")


@pytest.mark.rule("TL-Q37", "TL-033")
def test_a_union_fee_is_one_point_even_where_the_push_is_taxed():
    t = ladder(A=(2, 4), B=(2, 0), C=(5, 1))
    t.acts("A")
    t.do("push", target="B")
    t.do("union_help")
    assert t["C"] == (5, 0)


@pytest.mark.rule("TL-Q37")
def test_a_step_down_onto_or_off_level_2_is_free():
    for row in (2, 3):
        t = ladder(A=(row, 0), B=(0, 0))
        t.acts("A", wild=2)
        t.do("step_down")
        assert t["A"] == (row - 1, 0)


@pytest.mark.rule("TL-022", "TL-023")
def test_a_paid_action_may_be_repeated_while_the_points_last():
    t = ladder(A=(0, 11), B=(0, 0), C=(0, 0))
    t.acts("A")
    for row in (1, 2):
        t.do("push", target="B")
        assert t["B"] == (row, 0)
    t.do("push", target="B")  # 4 from level 2
    assert t["A"] == (0, 1)
    assert t.refusal("push", target="B") == t.refusal("push", target="C") == "poor"


@pytest.mark.rule("TL-022")
def test_pulls_and_steals_repeat_too():
    t = ladder(A=(0, 11), B=(9, 0), C=(OUT, 0), D=(0, 4))
    t.acts("A")
    t.do("steal", target="D")
    t.do("pull", target="B")
    t.do("pull", target="C")
    assert (t["A"], t["B"], t["C"]) == ((0, 2), (8, 0), (10, 0))
