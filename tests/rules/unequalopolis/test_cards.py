"""Every card, played at least once; and what Country and Empowerment cards change."""

import re
from pathlib import Path

import pytest

from lopsided.games.unequalopolis import GAME
from lopsided.games.unequalopolis.state import Deck

from .board import CARDS, town

PRINTED = {card["id"]: card for card in GAME.printed["cards"]}


def after(player, card, **purses):
    """The town after a player has drawn a card."""
    t = town()
    t.purses(**purses)
    t.draws(player, card)
    return t


# Bounty, Lucky or Not: what everybody has afterwards, drawn by M1 and by W1


MONEY = {
    "B07": ({"M1": 1600}, {"W1": 1070}),
    "B08": ({"M1": 1700}, {"W1": 1140}),
    "B09": ({"M1": 1520}, {"W1": 1014}),
    "B10": ({"M1": 1550}, {"W1": 1035}),
    "B11": ({"M1": 1530, "M2": 1490, "W1": 990, "W2": 990}, {"W1": 1021, "M1": 1493, "M2": 1493, "W2": 993}),
    "B12": ({"M1": 1400}, {"W1": 900}),
    "B13": ({"M1": 1450}, {"W1": 950}),
    "B15": ({"M1": 1480}, {"W1": 1000}),
    "B16": ({"M1": 1580}, {"W1": 1056}),
    "L09": ({"M1": 1650}, {"W1": 1105}),
    "L10": ({"M1": 1550}, {"W1": 1035}),
    "L11": ({"M1": 1480}, {"W1": 980}),
    "L12": ({"M1": 1500 - 30 - 21 - 21, "M2": 1530, "W1": 1021, "W2": 1021}, {"W1": 1000 - 30 - 30 - 21, "M1": 1530, "M2": 1530, "W2": 1021}),
    "L13": ({"M1": 1560, "M2": 1440}, {"W1": 1042, "M1": 1458, "M2": 1500}),
    "L14": ({"M1": 1472, "W1": 1028, "W2": 1000}, {"W1": 972, "W2": 1028}),
    "B03": ({"M1": 1600}, {"W1": 1000, "M1": 1600}),
    "B04": ({"M1": 1650}, {"W1": 1000, "M1": 1650}),
}


@pytest.mark.rule("UQ-073", "UQ-074", "UQ-075", "UQ-080", "UQ-081", "UQ-Q33")
@pytest.mark.parametrize("card", MONEY)
def test_money_cards_pay_a_woman_seventy_percent_and_cost_her_the_full_sum(card):
    for player, purses in zip(("M1", "W1"), MONEY[card], strict=True):
        t = after(player, card)
        assert {who: t.cash(who) for who in purses} == purses
        assert t.bottom(Deck.BOUNTY if card[0] == "B" else Deck.LUCKY) == card


MOVES = {"B01": 0, "L01": 5, "L02": 39, "L05": 5, "L06": 12, "L07": 15, "L08": 20, "B05": 10, "L03": 10}


@pytest.mark.rule("UQ-074", "UQ-077", "UQ-078", "UQ-079")
@pytest.mark.parametrize("card", MOVES)
def test_cards_that_move_resolve_the_space_reached(card):
    t = after("M1", card)
    assert t.where("M1") == MOVES[card]
    assert t.in_prison("M1") == (PRINTED[card]["effect"] == "prison")
    if card == "L01":
        assert (t.cash("M1"), t.phase) == (1700, "buy")
    if card == "L02":
        assert (t.cash("M1"), t.phase) == (1500, "buy")
    if card == "L05":
        assert (t.cash("M1"), t.phase) == (1500, "buy")
    if card == "L07":
        assert t.face_up() != ""
    if card == "B01":
        assert t.cash("M1") == 1700


@pytest.mark.rule("UQ-078")
def test_backwards_over_the_bank_pays_nothing():
    t = town()
    t.match.box.amount[CARDS["L05"], 0] = 9
    t.draws("M1", "L05")
    assert t.where("M1") == 39
    assert t.told("bank") == []


@pytest.mark.rule("UQ-074")
@pytest.mark.parametrize(("card", "due"), [("B14", 2 * 30 + 110), ("L15", 2 * 25 + 100)])
def test_levies_count_crops_and_warehouses(card, due):
    t = town()
    t.own("M1", "1A 1B 2A 2B")
    t.develop(d1A=1, d1B=1, d2A=5, d2B=0)
    t.match.g.level[4] = 4
    t.match.g.crops -= 4
    t.draws("M1", card)
    assert t.cash("M1") == 1500 - due - 4 * (30 if card == "B14" else 25)


@pytest.mark.rule("UQ-030", "UQ-080")
def test_somebody_must_stay_with_the_sick():
    t = after("W1", "B15")
    assert (t.skips("W1"), t.cash("W1")) == (1, 1000)
    t = after("M1", "B15")
    assert (t.skips("M1"), t.cash("M1")) == (0, 1480)


@pytest.mark.rule("UQ-076", "UQ-104")
@pytest.mark.parametrize("card", ["B02", "B06", "L04"])
def test_cards_with_trade_value_are_kept(card):
    t = after("W1", card)
    assert t.holds("W1") == card
    assert CARDS[card] not in [t.match.g.decks[d, 2 + i] for d in range(2) for i in range(t.match.g.decks[d, 0])]


@pytest.mark.rule("UQ-081", "UQ-Q35")
def test_an_inheritance_goes_to_the_first_living_man_or_to_nobody():
    t = town()
    t.bury("M1")
    t.draws("W1", "B03")
    assert t.cash("M2", "W1") == [1600, 1000]
    t = town("M1 W1 W2")
    t.bury("M1")
    t.draws("W1", "B03")
    assert t.cash("W1", "W2") == [1000, 1000]
    assert t.told("no_heir") == [{"seat": "W1", "card": CARDS["B03"]}]


@pytest.mark.rule("UQ-Q36", "UQ-Q97", "UQ-092")
@pytest.mark.parametrize(("cards", "country", "paid"), [("E6", "", 70), ("E6 E5", "", 100), ("E6", "C14", 100), ("", "C14", 0), ("E5", "", 0)])
def test_the_right_to_inherit_pays_at_her_card_rate(cards, country, paid):
    t = town()
    if cards:
        t.hold("W1", cards)
    if country:
        t.country(country)
    t.draws("W1", "B03")
    assert t.cash("W1") == 1000 + paid


@pytest.mark.rule("UQ-Q32")
@pytest.mark.parametrize(("option", "payer"), [("unpaid", 1493), ("bank", 1490)])
def test_where_the_table_says_so_the_payer_pays_in_full_and_the_bank_keeps_the_gap(option, payer):
    t = town(card_gap_to=option)
    t.draws("W1", "B11")
    assert t.cash("M1", "W1") == [payer, 1021]
    t = town(card_gap_to=option)
    t.draws("M1", "L12")
    assert t.cash("M1") == 1500 - 30 - (42 if option == "unpaid" else 60)
    assert t.cash("W1") == 1021


@pytest.mark.rule("UQ-Q33", "UQ-Q34")
def test_seventy_percent_hold_for_cards_not_for_sales():
    t = town()
    t.own("W1", "3A")
    t.begins("W1")
    t.do("mortgage", deed="3A")
    assert t.cash("W1") == 1070


@pytest.mark.rule("UQ-086", "UQ-Q48")
def test_a_new_government_resets_the_country():
    t = town()
    t.country("C05")
    t.draws("W1", "L16")
    assert (t.face_up(), t.bottom(Deck.COUNTRY)) == ("", "C05")


# Country cards


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


# Empowerment cards


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


def test_every_card_of_the_box_is_played_by_a_test():
    text = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [card for card in PRINTED if not re.search(rf'[" ]{card}[" ]', text)] == []
