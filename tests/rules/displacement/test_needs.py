"""What a nation can do for its people: build, shelter, house them by hand, and the income for it."""

import pytest

from lopsided.engine.match import Refused
from lopsided.games.displacement.rules import turn

from .board import world

QUIET = "t0 [3,3,3] d0"


@pytest.mark.rule("DP-009", "DP-026", "DP-Q19")
def test_communities_are_bought_for_three_as_long_as_there_are_tokens_and_squares():
    w = world(A="t7 [3] d0", B=QUIET, turns=0)
    w.draws("S28")
    for homes, tokens in (("3,0", 6), ("3,0,0", 3), ("3,0,0,0", 0)):
        w.do("buy")
        assert w["A"] == f"t{tokens} [{homes}] d0"
    assert w.asked == ["B"]
    w = world(A=f"t9 [{','.join(['2'] * 16)}] d0", B=QUIET)
    w.draws("S28")
    assert w.told("bought") == []
    assert w.asked == ["B"]


@pytest.mark.rule("DP-028", "DP-029", "DP-Q21")
def test_shelter_costs_a_token_a_person_every_turn_and_builds_nothing():
    w = world(A="t5 [3] d2", B=QUIET, turns=0)
    w.lay(active=0, turns=[1, 1])
    for left in (3, 1):
        w.run(turn.pay_shelter, 0)
        assert w["A"] == f"t{left} [3] d2"
    assert w.told("sheltered") == [{"seat": "A", "pins": 2, "price": 2}] * 2


@pytest.mark.rule("DP-030", "DP-031", "DP-Q01", "DP-009", "DP-027")
def test_every_refusal_names_its_rule():
    w = world(A="t0 [3] d2", B=QUIET, C=QUIET)
    w.lay(active=0)
    w.run(turn.shelter, 0)
    cases = {
        ("send", "A", 0): "yourself", ("send", "B", 1): "not_there", ("send", 5, 0): "no_such_nation",
    }  # fmt: skip
    for (action, target, color), reason in cases.items():
        assert w.refusal(action, target=target, color=color) == reason
    assert w.refusal("buy") == "other_question"
    assert w.refusal("shelter") == "must_send"
    assert w.refusal("settle", by="B") == "not_asked"
    with pytest.raises(Refused, match="DP-030"):
        w.do("shelter")
    w = world(A=f"t2 [{','.join(['3', '2'] + ['3'] * 14)}] d1", B=QUIET, housing="manual", pins_per_color=100)
    w.lay(active=0)
    w.run(turn.needs, 0)
    assert w.refusal("buy") == "no_square"
    assert w.refusal("house", color="B", square=1) == "nobody_waits"
    assert w.refusal("house", color="A", square=0) == "no_room"
    assert w.refusal("draw") == "other_question"
    assert w.refusal("stop", by="B") == "not_asked"
    w = world(A="t2 [0] d1", B=QUIET, housing="manual")
    w.lay(active=0)
    w.run(turn.needs, 0)
    assert w.refusal("buy") == "poor"
    assert w.refusal("house", color="A", square=1) == "no_room"
    w = world(A="t9 [0] d1", B=QUIET)
    w.lay(active=0)
    w.run(turn.needs, 0)
    assert w.refusal("house", color="A", square=0) == "automatic"


@pytest.mark.rule("DP-027", "DP-Q17", "DP-Q52")
def test_where_housing_is_by_hand_people_wait_until_they_are_given_a_home():
    w = world(A="t1 [1,0] d0", B=QUIET, housing="manual", turns=0)
    w.wait("A", "AB")
    w.draws("S28")
    assert w["A"] == "t3 [1,0] d2"
    w.do("house", color="B", square=1)
    assert w.line("A") == "A"
    w.do("stop")
    assert w["A"] == "t2 [1,1] d1"
    assert w.told("sheltered") == [{"seat": "A", "pins": 1, "price": 1}]


@pytest.mark.rule("DP-Q17", "DP-Q52")
def test_by_hand_who_cannot_build_may_still_house_and_who_has_waited_longest_of_a_colour_goes_first():
    w = world(A="t0 [2] d0", B=QUIET, housing="manual", turns=0)
    w.wait("A", "BAB")
    w.lay(active=0)
    w.run(turn.needs, 0)
    assert {c.name for c in w.choices()} == {"stop", "house"}
    w.do("house", color="B", square=0)
    assert w.phase == "send"
    assert w.line("A") == "AB"


@pytest.mark.rule("DP-033", "DP-034")
@pytest.mark.parametrize(("turns", "tokens"), [(1, 0), (2, 2)])
def test_income_comes_from_the_second_turn_on(turns, tokens):
    w = world(A="t0 [3,3,1] d0", B="t0 [3] d1", turns=turns)
    w.ends("A")
    assert w["A"].startswith(f"t{tokens} ")


@pytest.mark.rule("DP-Q35", "DP-Q36")
def test_income_counts_full_communities_and_a_poor_donor_gives_what_it_has():
    w = world(A="t2 [3,2,1] d0", B="t0 [3] d1")
    w.draws("S30")
    assert w.told("aid") == [{"seat": "A", "target": "B", "amount": 2}]
    assert w["A"] == "t1 [3,2,1] d0"


@pytest.mark.rule("DP-Q17", "DP-Q52")
def test_by_hand_who_has_nobody_to_house_and_nothing_to_buy_is_not_asked():
    w = world(A="t0 [2] d0", B="t0 [3] d1", housing="manual")
    w.lay(active=0)
    w.run(turn.needs, 0)
    assert w.asked == ["B"]


@pytest.mark.rule("DP-006", "DP-026", "DP-Q06")
def test_the_sixteenth_square_can_be_bought_and_no_other_after_it():
    w = world(A=f"t9 [{','.join('3' * 15)}] d0", B="t0 [3] d1", goals="EM", pins_per_color=100)
    w.lay(active=0)
    w.run(turn.needs, 0)
    w.do("buy")
    assert w.told("bought")[0]["square"] == 15
    assert w.phase != "needs"
