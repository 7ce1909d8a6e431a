"""Appeals: calling for a pull that only the union makes affordable."""

import pytest

from .board import OUT, ladder


@pytest.mark.rule("TL-Q33", "TL-Q44")
@pytest.mark.parametrize(("target", "halved"), [(3, 3), (2, 4)])
@pytest.mark.parametrize("points", range(10))
def test_an_appeal_is_for_those_who_hold_the_halved_price_but_not_the_full_one(points, target, halved):
    t = ladder(A=(0, points), B=(target, 0), C=(5, 1))
    t.acts("A")
    can_appeal = halved <= points < halved + 3
    assert ("B" in t.targets("appeal")) == can_appeal
    assert ("B" in t.targets("pull")) == (points >= halved + 3)
    if not can_appeal:
        assert t.refusal("appeal", target="B") == ("poor" if points < halved else "rich_enough")


@pytest.mark.rule("TL-Q33", "TL-Q44")
@pytest.mark.parametrize(("row", "points"), [(5, 0), (4, 9), (OUT, 9)])
def test_an_appeal_takes_somebody_who_could_answer_it(row, points):
    t = ladder(A=(3, 3), B=(3, 0), C=(row, points))
    t.acts("A")
    assert t.refusal("appeal", target="B") == "no_union"


@pytest.mark.rule("TL-Q33", "TL-037")
@pytest.mark.parametrize("active", "ABC")
@pytest.mark.parametrize("helper", "ABC")
def test_an_appeal_reaches_a_union_player_in_any_seat(active, helper):
    t = ladder(**{p: (5 if p == helper else 3, 4 if p == active else 1) for p in "ABC"})
    t.acts(active)
    t.do("appeal", target=active)
    assert t.asked == [helper]
    t.do("union_help")
    assert t[active] == ((4, 0) if active == helper else (2, 1))


@pytest.mark.rule("TL-Q33", "TL-Q44")
@pytest.mark.parametrize(("target", "least"), [("A", 4), ("B", 5)])
def test_a_lone_union_player_appeals_to_himself_with_one_more_point(target, least):
    for points in (least - 1, least):
        t = ladder(A=(5, points), B=(2, 0))
        t.acts("A")
        assert t.refusal("appeal", target=target) == ("" if points == least else "no_union")
    t.do("appeal", target=target)
    assert t.asked == ["A"]
    t.do("union_help")
    assert t["A"] == (4 if target == "A" else 5, 0)


@pytest.mark.rule("TL-Q44", "TL-Q33")
def test_a_puller_who_could_not_pay_fee_and_price_is_not_asked():
    t = ladder(A=(5, 3), B=(8, 0), C=(5, 1))
    t.acts("A")
    t.do("appeal", target="B")
    assert t.asked == ["C"]
    t.do("union_help")
    assert (t["A"], t["B"]) == ((5, 0), (7, 0))


@pytest.mark.rule("TL-Q33", "TL-Q44", "TL-030")
def test_an_unheard_appeal_costs_nothing_and_is_not_repeated_this_turn():
    t = ladder(A=(2, 5), B=(3, 0), C=(5, 1), D=(2, 0))
    t.acts("A")
    t.do("appeal", target="B")
    assert t.told("appealed") == [{"seat": "A", "target": "B", "price": 4}]
    assert t.told("pull_called") == []
    t.do("union_pass")
    assert (t["A"], t["B"], t["C"]) == ((2, 5), (3, 0), (5, 1))
    assert t.told("unheard") == [{"seat": "A", "target": "B"}]
    assert t.refusal("appeal", target="B") == "appealed"
    assert t.targets("appeal") == "ACD"
    t.do("appeal", target="D")
    t.do("union_pass")
    assert t.targets("appeal") == "AC"


@pytest.mark.rule("TL-Q33", "TL-Q44")
def test_in_the_next_turn_one_may_appeal_again():
    t = ladder(A=(3, 3), B=(3, 0), C=(5, 1))
    t.acts("A")
    t.do("appeal", target="B")
    t.do("union_pass")
    t.comes("B", P=1, W=3)
    t.comes("C", P=1, W=1)
    t.comes("A", P=1, W=3)
    for _ in range(3):
        t.do("end_turn")
    assert t.asked == ["A"]
    assert "B" in t.targets("appeal")


@pytest.mark.rule("TL-Q44")
def test_a_heard_appeal_may_be_repeated():
    t = ladder(A=(1, 5), B=(9, 0), C=(5, 2))
    t.acts("A")
    t.lay(points=[4])
    t.do("appeal", target="B")
    t.do("union_help")
    t.lay(points=[3])
    t.do("appeal", target="B")
    t.do("union_help")
    assert (t["A"], t["B"], t["C"]) == ((1, 0), (7, 0), (5, 0))


@pytest.mark.rule("TL-Q33", "TL-Q15")
def test_nobody_appeals_for_who_stands_on_start():
    t = ladder(A=(1, 3), B=(0, 0), C=(5, 2))
    t.acts("A")
    assert t.refusal("appeal", target="B") == "target_on_start"


@pytest.mark.rule("TL-Q33")
def test_an_unheard_appeal_leaves_the_full_pull_to_who_becomes_rich_enough():
    t = ladder(A=(1, 3), B=(8, 0), C=(5, 2), D=(0, 5))
    t.acts("A")
    t.do("appeal", target="B")
    t.do("union_pass")
    t.do("steal", target="D")
    t.do("pull", target="B")
    t.do("union_pass")
    assert (t["A"], t["B"]) == ((1, 1), (7, 0))
