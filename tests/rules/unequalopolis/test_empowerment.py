"""Empowerment cards: when they come, and what each lifts."""

import pytest

from .board import town


@pytest.mark.rule("UQ-089", "UQ-090", "UQ-Q09")
@pytest.mark.parametrize(("start", "round", "draws"), [(4, 3, False), (4, 4, True), (1, 1, True), (99, 98, False)])
def test_from_the_fourth_round_on_doubles_bring_a_woman_a_card(start, round, draws):
    t = town(empowerment_from_round=start)
    t.match.g.round = round
    t.lands("W1", "Prison", doubles=True)
    assert (t.holds("W1") != "") == draws
    t = town(empowerment_from_round=start)
    t.match.g.round = round
    t.lands("M1", "Prison", doubles=True)
    assert t.holds("M1") == ""


@pytest.mark.rule("UQ-Q12", "UQ-Q99", "UQ-Q11")
def test_the_card_comes_by_itself_even_with_the_doubles_that_lead_to_prison():
    t = town()
    t.match.g.round = 4
    t.match.g.streak = 2
    t.rolls("W1", 3, 3)
    assert t.in_prison("W1")
    assert len(t.holds("W1").split()) == 1
    kinds = [t.match.game.told.read(row).kind for row in t.match.events]
    assert kinds.index("empowered") < kinds.index("jailed")


@pytest.mark.rule("UQ-Q11")
@pytest.mark.parametrize(("option", "draws"), [("yes", True), ("no", False)])
def test_doubles_out_of_prison_bring_a_card_where_the_table_says_so(option, draws):
    t = town(emp_on_prison_doubles=option)
    t.match.g.round = 4
    t.imprison("W1")
    t.begins("W1")
    t.do("done")
    t.dice("W1", 2, 2)
    t.do("try_doubles")
    assert (t.holds("W1") != "") == draws


@pytest.mark.rule("UQ-Q15", "UQ-090")
def test_an_empty_deck_brings_no_card():
    t = town()
    t.match.g.round = 4
    t.hold("W2", "E1 E2 E3 E4 E5 E6 E7 E8 E9")
    t.lands("W1", "Prison", doubles=True)
    assert t.holds("W1") == ""


@pytest.mark.rule("UQ-Q111")
def test_a_card_acts_from_the_instant_it_is_held_never_backward():
    t = town()
    t.match.g.round = 4
    t.stack("E5")
    t.stand("W1", 36)
    t.rolls("W1", 2, 2)
    assert t.cash("W1") == 1200
    t = town()
    t.match.g.round = 4
    t.stack("E1")
    t.lands("W1", "3A", doubles=True)
    assert t.phase == "buy"
    t = town()
    t.match.g.skips[t.seat("W1")] = 1
    t.hold("W1", "E8")
    assert t.skips("W1") == 1


@pytest.mark.rule("UQ-092")
def test_safe_streets_make_the_park_a_park():
    t = town()
    t.hold("W1", "E8")
    t.lands("W1", "Park")
    assert t.skips("W1") == 0


@pytest.mark.rule("UQ-087", "UQ-092", "UQ-127")
def test_with_a_passport_no_country_card_binds():
    t = town()
    t.hold("W1", "E7")
    t.own("W1", "1A 1B")
    for card in ("C01", "C05"):
        t.country(card)
        t.begins("W1")
        assert t.asked == ["W1"]
        assert t.may("build", deed="1A")


@pytest.mark.rule("UQ-127")
def test_a_country_card_beats_every_other_empowerment_card():
    t = town()
    t.hold("W1", "E4 E9")
    t.own("W1", "1A 1B")
    t.country("C05")
    t.begins("W1")
    assert t.refusal("build", deed="1A") == "no_building"


@pytest.mark.rule("UQ-037", "UQ-093")
def test_permission_to_buy_on_landing_is_no_licence():
    t = town()
    t.hold("W1", "E1")
    t.lands("W1", "R1")
    assert (t.phase, t.told("barred")) == ("manage", [{"seat": "W1", "deed": 2}])


@pytest.mark.rule("UQ-037", "UQ-Q28", "UQ-Q109")
def test_a_claim_whose_licence_was_traded_for_permission_cannot_be_bought():
    t = town()
    t.hold("W1", "E3")
    t.hold("W2", "E1")
    t.lands("W1", "R1")
    t.offers("W2", cards="E3 E1")
    t.do("accept")
    assert t.refusal("buy_claim") == "licence"
