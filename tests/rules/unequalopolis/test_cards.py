"""Bounty, Lucky or Not: what everybody has afterwards; and that every card of the box is played by some test."""

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


# What everybody has afterwards, drawn by M1 and by W1
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


@pytest.mark.rule("UQ-074")
def test_the_bankrupt_are_neither_the_richest_nor_the_poorest():
    t = town()
    t.bury("M2")
    t.draws("M1", "L14")
    assert t.cash("M1", "M2", "W1") == [1472, 0, 1028]


@pytest.mark.rule("UQ-080", "UQ-Q33")
def test_what_a_card_pays_a_woman_less_is_said_beside_what_a_man_gets():
    t = town()
    t.draws("M1", "L12")
    assert [(e["target"], e["amount"], e["full"], e["less"]) for e in t.told("gave")] == [("M2", 30, 30, 0), ("W1", 21, 30, 1), ("W2", 21, 30, 1)]
    assert "M1 paid W1 f21. A man gets f30." in t.story()


@pytest.mark.rule("UQ-Q03")
def test_what_an_empty_bank_cannot_pay_a_man_is_not_said_to_be_a_woman_s_rate():
    t = town(bank_money="finite")
    t.purses(M2=1500 + t.match.g.bank - 30)
    t.draws("M1", "B07")
    assert [(e["amount"], e["less"]) for e in t.told("gained")] == [(30, 0)]


def test_every_card_of_the_box_is_played_by_a_test():
    text = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [card for card in PRINTED if not re.search(rf'[" ]{card}[" ]', text)] == []
