"""Country cards: what each binds women to, how long, and who may cancel it."""

import pytest

from lopsided.games.unequalopolis.state import Deck

from .board import town


@pytest.mark.rule("UQ-082", "UQ-083")
def test_a_country_card_binds_women_from_the_moment_it_lies():
    t = town()
    t.own("W1", "1A 1B")
    t.own("M2", "2A 2B")
    t.draws("M1", "C05")
    assert t.face_up() == "C05"
    t.begins("W1")
    assert t.refusal("build", deed="1A") == "no_building"
    t.begins("M2")
    assert t.refusal("build", deed="2A") == ""


@pytest.mark.rule("UQ-084", "UQ-Q45")
def test_it_ends_as_its_drawer_s_turn_comes_or_would_have_come():
    t = town()
    t.country("C05", "M2")
    t.match.g.skips[t.seat("M2")] = 1
    t.begins("M2")
    assert t.face_up() == ""
    t = town()
    t.country("C05", "M2")
    t.bury("M2")
    t.begins("M1")
    t.stand("M1", 37)
    t.dice("M1", 1, 2)
    t.do("done")
    t.do("done")
    assert (t.face_up(), t.asked) == ("", ["W1"])


@pytest.mark.rule("UQ-085", "UQ-Q46", "UQ-Q47")
def test_the_same_player_s_second_card_replaces_the_first():
    t = town()
    t.draws("M1", "C05")
    t.draws("M1", "C06")
    assert (t.face_up(), t.bottom(Deck.COUNTRY)) == ("C06", "C05")
    assert t.match.g.decks[Deck.COUNTRY, 0] == 13


@pytest.mark.rule("UQ-086", "UQ-Q48")
@pytest.mark.parametrize("card", ["C13", "C14"])
def test_reset_cards_cover_what_lay_below(card):
    t = town()
    t.own("W1", "1A 1B")
    t.country("C05")
    t.draws("M1", card)
    t.begins("W1")
    assert t.may("build", deed="1A")


@pytest.mark.rule("UQ-087", "UQ-Q49", "UQ-Q93")
def test_a_waiver_may_cancel_a_card_as_it_is_laid_before_anything_else():
    t = town()
    t.hold("W2", "B06")
    t.draws("M1", "C01")
    assert (t.phase, t.asked) == ("waiver", ["W2"])
    t.do("waive")
    assert (t.face_up(), t.bottom(Deck.COUNTRY), t.bottom(Deck.BOUNTY), t.holds("W2")) == ("", "C01", "B06", "")
    assert (t.phase, t.asked) == ("manage", ["M1"])


@pytest.mark.rule("UQ-Q49", "UQ-Q116")
def test_a_waiver_may_be_played_at_the_start_of_a_turn_in_prison_too_and_in_the_manage_phase():
    t = town()
    t.hold("W1", "B06")
    t.imprison("W1")
    t.country("C01")
    t.begins("W1")
    assert t.phase == "waiver"
    t.do("keep")
    assert t.told("lost_turn")[0] == {"seat": "W1", "why": 1}
    t.country("C01")
    t.begins("W1")
    t.do("waive")
    assert t.asked == ["W1"]
    t = town()
    t.hold("M1", "B06")
    t.country("C05", "M2")
    t.begins("M1")
    t.do("keep")
    t.do("waive")
    assert t.face_up() == ""
    assert t.refusal("waive") == "no_card"


@pytest.mark.rule("UQ-088", "UQ-Q110")
def test_nighttime_never_cuts_a_turn_that_has_begun():
    t = town()
    t.draws("W1", "C01", doubles=True)
    t.stand("W1", 36)
    t.dice("W1", 1, 2)
    t.do("done")
    assert t.where("W1") == 39


@pytest.mark.rule("UQ-083")
def test_without_bids():
    t = town()
    t.country("C02")
    t.lands("M1", "3A")
    t.do("decline")
    t.bids("M2", 0)
    assert t.asked == ["M1"]


@pytest.mark.rule("UQ-083", "UQ-Q94")
def test_without_credit():
    t = town()
    t.own("W1", "3A 3B")
    t.mortgage("3B")
    t.country("C03")
    t.begins("W1")
    assert t.refusal("mortgage", deed="3A") == t.refusal("lift", deed="3B") == "no_credit"
    t.hold("W1", "E7")
    assert t.may("mortgage", deed="3A")
    assert t.may("lift", deed="3B")


@pytest.mark.rule("UQ-083", "UQ-Q76")
def test_without_a_guardian_s_signature():
    t = town()
    t.own("W1", "3A")
    t.country("C04", "M2")
    t.begins("W1")
    assert t.refusal("trade", target="M2") == "no_trade"
    t.begins("M1")
    assert t.refusal("trade", target="W1") == "partner_barred"


@pytest.mark.rule("UQ-024", "UQ-Q90", "UQ-Q115", "UQ-127")
@pytest.mark.parametrize(
    ("cards", "country", "paid"),
    [("", "", 140), ("E5", "", 200), ("", "C06", 70), ("E5", "C06", 70), ("", "C14", 200), ("E7", "C06", 140), ("E7 E5", "C06", 200), ("E7", "C14", 200)],
)
def test_a_woman_s_bank_sum_under_cards(cards, country, paid):
    t = town()
    if cards:
        t.hold("W1", cards)
    if country:
        t.country(country)
    t.stand("W1", 37)
    t.rolls("W1", 1, 2)
    assert t.cash("W1") == 1000 + paid


@pytest.mark.rule("UQ-Q115", "UQ-079")
@pytest.mark.parametrize(
    ("card", "cards", "country", "paid"),
    [("B07", "E5", "", 100), ("B07", "", "C14", 100), ("B07", "E7", "C14", 100), ("B07", "", "C06", 70), ("B01", "", "C06", 70), ("B01", "E5", "", 200)],
)
def test_the_rate_of_card_money(card, cards, country, paid):
    t = town()
    if cards:
        t.hold("W1", cards)
    if country:
        t.country(country)
    t.draws("W1", card)
    assert t.cash("W1") == 1000 + paid


@pytest.mark.rule("UQ-083", "UQ-Q55")
def test_on_foot_a_woman_moves_by_one_die_but_tries_for_doubles_with_two():
    t = town()
    t.country("C07")
    t.stand("W1", 7)
    t.rolls("W1", 3, 3)
    assert t.where("W1") == 10
    assert t.told("rolled") == [{"seat": "W1", "first": 3, "second": 0, "total": 3}]
    assert t.told("doubles") == []
    t = town()
    t.country("C07")
    t.imprison("W1")
    t.begins("W1")
    t.do("done")
    t.dice("W1", 2, 2)
    t.do("try_doubles")
    assert (t.in_prison("W1"), t.where("W1")) == (False, 4)
    t = town()
    t.country("C07")
    t.imprison("W1")
    t.begins("W1")
    t.do("done")
    t.dice("W1", 4, 4)
    t.do("pay_fine")
    assert (t.where("W1"), t.cash("W1")) == (4, 850)


@pytest.mark.rule("UQ-083", "UQ-Q95", "UQ-Q104")
def test_half_of_a_woman_s_rent_goes_to_the_first_man():
    t = town()
    t.own("W1", "8B")
    t.match.box.rent[21, 0] = 51
    t.country("C08")
    t.lands("M2", "8B")
    assert t.cash("M2", "W1", "M1") == [1449, 1026, 1525]
    t = town()
    t.own("W1", "8B")
    t.country("C08", "M2")
    t.lands("M1", "8B")
    assert t.cash("M1", "W1") == [1475, 1025]
    t = town("M1 W1 W2")
    t.own("W1", "8B")
    t.country("C08", "W2")
    t.bury("M1")
    t.lands("W2", "8B")
    assert t.cash("W1") == 1050
    t = town()
    t.own("W1", "8B")
    t.country("C08", "M2")
    t.purses(M2=20)
    t.lands("M2", "8B")
    t.do("concede")
    assert t.cash("W1", "M1") == [1020, 1500], "of a bankrupt payer the owner is the only creditor"


@pytest.mark.rule("UQ-083", "UQ-Q96", "UQ-Q119")
@pytest.mark.parametrize(("cash", "claim", "left"), [(20, "3A", 0), (19, "", 19)])
def test_a_claim_costs_a_stamp_or_is_not_made(cash, claim, left):
    t = town()
    t.country("C09")
    t.purses(W1=cash)
    t.lands("W1", "3A")
    assert (t.claims("W1"), t.cash("W1"), t.phase) == (claim, left, "manage")


@pytest.mark.rule("UQ-Q96")
def test_no_stamp_where_no_claim_is_made():
    t = town()
    t.country("C09")
    t.lands("W1", "3A", doubles=True)
    t.do("buy")
    assert t.cash("W1") == 860


@pytest.mark.rule("UQ-083", "UQ-Q110")
def test_while_permission_is_withdrawn_nothing_is_bought_from_the_bank_and_an_old_claim_lapses():
    t = town()
    t.country("C10")
    t.lands("W1", "3A")
    assert (t.claims("W1"), t.told("no_claim")) == ("", [{"seat": "W1", "deed": 5, "why": 0}])
    t.lands("W1", "3B", doubles=True)
    assert t.phase == "manage"
    t = town()
    t.hold("W1", "E1")
    t.country("C10")
    t.lands("W1", "3A")
    assert t.phase == "manage"
    t = town()
    t.claim("W1", "3A")
    t.country("C10")
    t.begins("W1")
    t.dice("W1", 4, 5)
    t.do("done")
    assert (t.told("lapsed"), t.told("auction"), t.where("W1")) == ([{"seat": "W1", "deed": 5}], [], 20)


@pytest.mark.rule("UQ-083")
def test_taxes_and_fares_are_doubled_for_women():
    t = town()
    t.country("C11")
    t.lands("W1", 38)
    assert t.cash("W1") == 850
    assert t.told("tax") == [{"seat": "W1", "amount": 150, "full": 75, "less": 1}]
    t = town()
    t.own("M2", "R1 R2")
    t.country("C12")
    t.lands("W1", "R1")
    assert t.cash("W1") == 900
    t.lands("M1", "R1")
    assert t.cash("M1") == 1450


@pytest.mark.rule("UQ-Q49", "UQ-Q48")
def test_nobody_is_asked_to_cancel_a_card_without_a_rule():
    t = town()
    t.hold("W2", "B06")
    t.draws("M1", "C13")
    assert (t.phase, t.asked) == ("manage", ["M1"])


@pytest.mark.rule("UQ-122", "UQ-087")
def test_a_waiver_played_in_one_s_own_turn_counts_among_the_dealings():
    t = town()
    t.hold("M1", "B06")
    t.country("C05", "M2")
    t.begins("M1")
    t.do("keep")
    t.do("waive")
    assert t.match.g.managed == 1


@pytest.mark.rule("UQ-083")
def test_a_double_fare_is_said_beside_what_a_man_pays():
    t = town()
    t.own("M2", "R1 U1")
    t.country("C12")
    t.lands("W1", "R1")
    assert t.told("fare") == [{"seat": "W1", "amount": 50, "full": 25, "deed": 2}]
    t.lands("W1", "U1")
    t.lands("M1", "R1")
    assert len(t.told("fare")) == 1


@pytest.mark.rule("UQ-Q28", "UQ-083")
def test_a_permission_that_comes_late_is_worth_nothing_while_it_is_withdrawn():
    t = town()
    t.lands("W1", "3A")
    t.hold("W1", "E1")
    t.country("C10")
    assert t.refusal("buy_claim") == "no_purchase"


@pytest.mark.rule("UQ-084", "UQ-Q45")
def test_it_does_not_end_as_the_turn_of_a_bankrupt_who_did_not_draw_it_would_have_come():
    for drawer, over in (("M2", []), ("W1", [0])):
        t = town()
        t.bury("W1")
        t.country("C11", drawer)
        t.lands("M2", "Prison")
        t.do("done")
        assert t.asked == ["W2"]
        assert [event["why"] for event in t.told("country_over")] == over
