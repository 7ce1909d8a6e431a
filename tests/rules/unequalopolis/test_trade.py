"""Trades: what may be offered to whom, and what becomes of it."""

import pytest

from lopsided.games.unequalopolis.state import Deck, Right

from .board import CARDS, town
from .test_the_log import log


def fair(**options):
    """M1 has 2A and 3A, W1 has 2B, W2 has nothing; it is M1's turn."""
    t = town(**options)
    t.own("M1", "2A 3A")
    t.own("W1", "2B")
    t.begins("M1")
    return t


@pytest.mark.rule("UQ-068", "UQ-069", "UQ-071")
def test_deeds_cards_and_cash_change_hands_at_once_and_whole():
    t = fair()
    t.hold("W1", "B06 E4")
    t.hold("M1", "B02")
    t.offers("W1", deeds="2A 2B", cards="B06 B02", gives=35)
    assert (t.asked, t.phase) == (["W1"], "answer")
    t.do("accept")
    assert (t.deeds("M1"), t.deeds("W1"), t.cash("M1", "W1")) == ("2B 3A", "2A", [1465, 1035])
    assert (t.holds("M1"), t.holds("W1")) == ("B06", "B02 E4")
    assert (t.phase, t.asked) == ("manage", ["M1"])


@pytest.mark.rule("UQ-Q129")
def test_an_agreed_trade_is_final_for_both_sides():
    t = fair()
    t.offers("W1", deeds="2A 2B")
    t.do("accept")
    assert not any(t.match.can_undo(t.seat(who)) for who in ("M1", "W1"))


@pytest.mark.rule("UQ-069")
def test_refused_nothing_changes():
    t = fair()
    t.offers("W1", deeds="2A 2B")
    t.do("refuse")
    assert (t.owner("2A"), t.owner("2B"), t.asked) == ("M1", "W1", ["M1"])


@pytest.mark.rule("UQ-069", "UQ-Q75", "UQ-Q107")
def test_both_sides_give_and_a_deed_or_card_is_among_it():
    t = fair()
    t.lay_tray("W1", deeds="2A")
    assert t.refusal("offer") == "one_sided"
    t.do("add_cash", bill=1)
    assert t.refusal("offer") == "one_sided"
    t.do("drop")
    t.lay_tray("W1", gives=50)
    assert t.refusal("offer") == "no_item"
    assert t.refusal("ask_cash", bill=1) == "two_cash"
    t.do("put_deed", deed="2B")
    assert t.refusal("offer") == ""
    assert t.refusal("put_deed", deed="2B") == "already_there"


@pytest.mark.rule("UQ-Q107", "UQ-072")
def test_cash_is_limited_to_the_purse_before_the_trade():
    t = fair()
    t.purses(M1=60, W1=70)
    t.lay_tray("W1", deeds="2A", asks=70)
    assert t.refusal("ask_cash", bill=1) == "partner_poor"
    t.do("drop")
    t.lay_tray("W1", deeds="2B", gives=60)
    assert t.refusal("add_cash", bill=1) == "poor"


@pytest.mark.rule("UQ-062", "UQ-068")
def test_deeds_of_a_developed_group_stay_off_the_tray():
    t = town()
    t.own("M1", "2A 2B 3A")
    t.develop(d2A=1)
    t.begins("M1")
    t.do("trade", target="W1")
    assert t.refusal("put_deed", deed="2B") == "developed"
    assert t.refusal("put_deed", deed="3A") == ""
    assert t.refusal("put_deed", deed="8A") == "not_yours"


@pytest.mark.rule("UQ-068")
def test_who_has_nothing_finds_nobody_to_trade_with():
    t = town()
    t.begins("M1")
    assert t.refusal("trade", target="W1") == "nothing_to_trade"
    assert not t.may("trade")


@pytest.mark.rule("UQ-070", "UQ-Q75")
@pytest.mark.parametrize("most", [0, 1, 2, 5])
def test_so_many_offers_a_turn(most):
    t = fair(trade_offers_per_turn=most)
    for n in range(most):
        t.offers("W1", deeds="2B", gives=n + 1)
        t.do("refuse")
    assert t.refusal("trade", target="W1") == "enough_offers"
    t.begins("M1")
    assert t.may("trade") == (most > 0)


@pytest.mark.rule("UQ-070")
def test_the_same_offer_is_not_made_twice_in_a_turn():
    t = fair(trade_offers_per_turn=3)
    t.offers("W1", deeds="2B", gives=10)
    t.do("refuse")
    t.lay_tray("W1", deeds="2B", gives=10)
    assert t.refusal("offer") == "same_offer"
    t.do("add_cash", bill=1)
    assert t.refusal("offer") == ""
    t.do("drop")
    t.begins("M1")
    t.lay_tray("W1", deeds="2B", gives=10)
    assert t.refusal("offer") == ""


@pytest.mark.rule("UQ-071", "UQ-Q107")
def test_a_woman_gets_a_railroad_only_together_with_its_licence():
    t = town()
    t.own("M1", "R1")
    t.hold("M1", "E3")
    t.begins("M1")
    t.lay_tray("W1", deeds="R1", asks=100)
    assert t.refusal("offer") == "partner_licence"
    t.do("put_card", kept="E3")
    t.do("offer")
    t.do("accept")
    assert (t.owner("R1"), t.holds("W1")) == ("W1", "E3")


@pytest.mark.rule("UQ-126", "UQ-Q91")
@pytest.mark.parametrize(("card", "deeds", "level"), [("E3", "R1", 0), ("E2", "U2", 0), ("E4", "1A 1B", 4), ("E4", "1A 1B", 5)])
def test_a_card_stays_while_its_holder_owns_what_only_it_allows(card, deeds, level):
    t = town()
    t.own("W1", deeds)
    if level:
        t.develop(d1A=level, d1B=4)
    t.hold("W1", card)
    t.begins("W1")
    t.lay_tray("M1", cards=card, asks=100)
    assert t.refusal("offer") == "licence"
    if not level:
        t.do("put_deed", deed=deeds)
        assert t.refusal("offer") == ""


@pytest.mark.rule("UQ-091", "UQ-093", "UQ-Q13", "UQ-Q14")
def test_a_man_may_hold_an_empowerment_card_which_does_nothing_for_him_and_she_loses_its_effect():
    t = town()
    t.hold("W1", "E5")
    t.begins("W1")
    before = t.match.g.rights[t.seat("M1")]
    t.offers("M1", cards="E5", asks=100)
    t.do("accept")
    assert t.match.g.rights[t.seat("M1")] == before
    t.stand("W1", 37)
    t.rolls("W1", 1, 2)
    assert t.told("bank")[0]["amount"] == 140


@pytest.mark.rule("UQ-065", "UQ-066", "UQ-Q77")
def test_each_receiver_sees_to_the_mortgages_in_board_order():
    t = town()
    t.own("M1", "2A 8B")
    t.own("W1", "3A")
    t.mortgage("2A 3A 8B")
    t.begins("M1")
    t.offers("W1", deeds="2A 3A 8B")
    t.do("accept")
    seen = []
    while t.phase == "receipt":
        seen.append((t.asked[0], t.match.view(-1)["table"]["receipt"]["deed"]))
        t.do("lift_now" if t.asked == ["M1"] else "fee_only")
    assert seen == [("W1", 3), ("M1", 5), ("W1", 21)]
    assert t.cash("M1", "W1") == [1500 - 77, 1000 - 5 - 20]
    assert (t.is_mortgaged("3A"), t.is_mortgaged("8B")) == (False, True)


@pytest.mark.rule("UQ-Q77", "UQ-066")
def test_an_offer_that_somebody_could_not_pay_the_fees_of_is_illegal():
    t = town()
    t.own("M1", "8A 8B")
    t.own("W1", "1A")
    t.mortgage("8A 8B 1A")
    t.purses(W1=37, M1=2)
    t.begins("M1")
    t.lay_tray("W1", deeds="8A 8B 1A")
    assert t.refusal("offer") == "fees"
    t.purses(M1=3)
    assert t.refusal("offer") == "partner_fees"
    t.purses(W1=38)
    t.do("offer")
    t.do("accept")
    t.do("fee_only")
    assert t.refusal("lift_now") == "poor", "the fee on the second deed must stay covered"
    t.do("fee_only")
    t.do("fee_only")
    assert t.cash("W1", "M1") == [0, 0]


@pytest.mark.rule("UQ-Q76", "UQ-103")
def test_offers_go_to_living_players_who_are_not_barred():
    t = fair()
    t.imprison("W1")
    t.bury("W2")
    assert t.refusal("trade", target="W1") == "partner_barred"
    assert t.refusal("trade", target="W2") == "partner_out"
    assert t.refusal("trade", target="M1") == "yourself"
    assert t.refusal("trade", target=7) == "no_such_player"
    t.hold("W1", "E9")
    assert t.refusal("trade", target="W1") == ""


@pytest.mark.rule("UQ-Q78", "UQ-102")
def test_a_man_in_prison_trades_builds_sells_and_pledges_and_a_woman_does_not():
    for player, reason in (("M1", ""), ("W1", "in_prison")):
        t = town()
        t.own(player, "1A 1B 3A R1" if player == "M1" else "1A 1B 3A")
        t.develop(d1A=1)
        t.imprison(player)
        t.begins(player)
        assert t.refusal("trade", target="M2") == reason
        assert t.refusal("build", deed="1B") == reason
        assert t.refusal("sell", deed="1A") == reason
        assert t.refusal("mortgage", deed="3A") == reason
        t.mortgage("3A")
        assert t.refusal("lift", deed="3A") == reason


@pytest.mark.rule("UQ-103")
def test_with_counsel_a_woman_in_prison_deals_as_a_man():
    t = town()
    t.own("W1", "1A 1B 3A")
    t.imprison("W1")
    t.hold("W1", "E9")
    t.begins("W1")
    assert t.may("trade", target="M2")
    assert t.may("build", deed="1B")
    assert t.may("mortgage", deed="3A")


@pytest.mark.rule("UQ-Q79")
def test_where_cash_is_not_shown_an_offer_may_ask_too_much_and_cannot_be_accepted():
    t = fair(cash_visible="own")
    t.purses(W1=40)
    assert t.match.view(0)["table"]["players"][2]["cash"] is None
    assert t.match.view(2)["table"]["players"][2]["cash"] == 40
    t.offers("W1", deeds="2A", asks=50)
    assert t.refusal("accept") == "poor"
    t.do("refuse")
    t.offers("W1", deeds="2A", asks=40)
    t.do("accept")
    assert t.cash("W1") == 0


@pytest.mark.rule("UQ-Q79")
def test_cash_is_open_by_default():
    t = fair()
    assert [p["cash"] for p in t.match.view(-1)["table"]["players"]] == [1500, 1500, 1000, 1000]


@pytest.mark.rule("UQ-069")
def test_only_the_two_parties_see_an_offer_until_it_is_answered():
    t = fair()
    t.offers("W1", deeds="2A 2B", gives=7)
    assert t.match.view(t.seat("W1"))["table"]["tray"]["give"] == {"deeds": [3], "cards": [], "cash": 7}
    for outsider in (-1, t.seat("M2")):
        assert t.match.view(outsider)["table"]["tray"] is None
        seen = t.match.seen(outsider)
        assert (seen.give, seen.get, seen.cash_given, [seen.past[0, c] for c in range(3)]) == (0, 0, 0, [0, 0, 0])
    t.do("refuse")
    heard = [event.kind for _, event in t.match.events_since(0, -1)]
    assert heard.count("offer_deed") == 2
    assert heard.count("offer_cash") == 1


@pytest.mark.rule("UQ-Q123")
def test_an_offer_may_be_answered_by_one_other_and_no_third():
    t = fair()
    t.offers("W1", deeds="2A 2B")
    t.do("counter")
    assert (t.asked, t.phase) == (["W1"], "tray")
    t.fill_tray(deeds="2A 2B 3A")
    t.do("offer")
    assert (t.asked, t.phase) == (["M1"], "answer")
    assert t.refusal("counter") == "no_counter"
    t.do("accept")
    assert (t.deeds("W1"), t.deeds("M1")) == ("2A 3A", "2B")
    assert t.match.g.offers == 1


@pytest.mark.rule("UQ-Q123")
def test_a_dropped_answer_is_a_refusal_and_the_table_may_forbid_answers():
    t = fair()
    t.offers("W1", deeds="2A 2B")
    t.do("counter")
    t.do("drop")
    assert t.told("refused") == [{"seat": "M1", "target": "W1"}]
    assert t.asked == ["M1"]
    t = fair(counter_offers="no")
    t.offers("W1", deeds="2A 2B")
    assert t.refusal("counter") == "no_counter"


@pytest.mark.rule("UQ-070")
def test_an_offer_that_is_dropped_counts():
    t = fair()
    for _ in range(2):
        t.do("trade", target="W1")
        t.do("drop")
    assert t.refusal("trade", target="W1") == "enough_offers"


@pytest.mark.rule("UQ-076", "UQ-104")
def test_a_kept_card_goes_under_its_deck_once_used():
    t = town()
    t.hold("M1", "L04")
    t.imprison("M1")
    t.begins("M1")
    t.do("done")
    t.dice("M1", 1, 3)
    t.do("use_card")
    assert (t.holds("M1"), t.bottom(Deck.LUCKY), t.cash("M1")) == ("", "L04", 1400)


@pytest.mark.rule("UQ-Q112", "UQ-Q123")
def test_nor_may_an_answer_ask_for_the_card_that_allows_the_purchase():
    t = town()
    t.hold("W1", "E1 E9")
    t.purses(W1=100)
    t.lands("W1", "3A")
    t.offers("M1", cards="E9", asks=500)
    t.do("counter")
    t.fill_tray(cards="E1", gives=500)
    assert t.refusal("offer") == "needed_card"


@pytest.mark.rule("UQ-062", "UQ-068")
@pytest.mark.parametrize(
    ("deeds", "levels", "card", "can"),
    [
        ("1A 1B", {"d1A": 1}, "", False),
        ("8A 8B", {"d8B": 1}, "", False),
        ("8A 8B 1A", {"d8B": 1}, "", True),
        ("1A", {}, "", True),
        ("8B", {}, "", True),
        ("", {}, "B02", True),
        ("", {}, "E9", True),
    ],
)
def test_a_deed_of_a_bare_group_or_a_card_is_something_to_trade(deeds, levels, card, can):
    t = town()
    t.own("M2", deeds)
    t.develop(**levels)
    t.hold("M2", card)
    t.begins("M1")
    assert t.refusal("trade", target="M2") == ("" if can else "nothing_to_trade")
    assert t.refusal("trade", target="W1") == "nothing_to_trade"


@pytest.mark.rule("UQ-Q75", "UQ-Q107")
def test_who_asks_for_cash_gives_none_and_who_gives_nothing_gets_nothing():
    t = fair()
    t.lay_tray("W1", deeds="2A", asks=1)
    assert t.refusal("add_cash", bill=1) == "two_cash"
    t.do("drop")
    t.lay_tray("W1", deeds="2B")
    assert t.refusal("offer") == "one_sided"
    t.do("add_cash", bill=1)
    assert (t.refusal("ask_cash", bill=1), t.refusal("offer")) == ("two_cash", "")


@pytest.mark.rule("UQ-126", "UQ-Q80", "UQ-Q91")
def test_what_she_was_dealt_without_a_licence_is_no_reason_against_another_trade():
    t = town(repeal="dealing")
    t.own("W1", "R1 3A")
    t.begins("W1")
    t.lay_tray("M1", deeds="3A", asks=100)
    assert t.refusal("offer") == ""


@pytest.mark.rule("UQ-Q112")
def test_the_licence_for_a_deed_that_she_may_have_instead_of_a_roll_stays_until_she_has_chosen():
    t = town()
    t.hold("W1", "E3 E9")
    t.purses(W1=100)
    t.lands("W1", "R1", doubles=True)
    assert t.phase == "doubles_buy"
    t.lay_tray("M1", cards="E3", asks=500)
    assert t.refusal("offer") == "needed_card"
    t.do("drop")
    t.lay_tray("M1", cards="E9", asks=500)
    assert t.refusal("offer") == ""


@pytest.mark.rule("UQ-Q112")
def test_a_permission_may_go_where_another_comes_for_it():
    t = town()
    t.match.box.amount[CARDS["E2"], 0] = Right.PERMISSION
    t.hold("W1", "E1")
    t.hold("M1", "E2")
    t.purses(W1=100)
    t.lands("W1", "3A")
    t.lay_tray("M1", cards="E1 E2")
    assert t.refusal("offer") == ""


@pytest.mark.rule("UQ-Q106")
@pytest.mark.parametrize(("deed", "value"), [("1A", 30), ("8B", 200)])
def test_a_debtor_gets_for_a_deed_what_it_could_be_pledged_for_the_first_and_the_last_too(deed, value):
    t = town()
    t.own("M1", f"{deed} 3A")
    t.purses(M1=0)
    t.lands("M1", "Luxury Tax")
    t.lay_tray("M2", deeds=deed, asks=value - 1)
    assert t.refusal("offer") == "worse_off"
    t.do("drop")
    t.lay_tray("M2", deeds=deed, asks=value)
    assert t.refusal("offer") == ""


@pytest.mark.rule("UQ-070", "UQ-Q128")
def test_an_offer_is_another_one_where_anything_about_it_is_another():
    t = fair()
    t.own("M1", "5A")
    t.own("W1", "5B")
    t.offers("W1", deeds="2A 2B", asks=10)
    t.do("refuse")
    for target, deeds, asks, refusal in (
        ("W1", "2A 2B", 10, "same_offer"),
        ("W1", "3A 2B", 10, ""),
        ("W1", "2A 5B", 10, ""),
        ("W1", "2A 2B", 5, ""),
    ):
        t.lay(offers=0)
        t.lay_tray(target, deeds=deeds, asks=asks)
        assert t.refusal("offer") == refusal, deeds
        t.do("drop")
    t.lay(offers=0)
    t.offers("W1", deeds="2A", asks=10)
    t.do("refuse")
    t.lay_tray("W2", deeds="2A", asks=10)
    assert t.refusal("offer") == "", "to somebody else"


@pytest.mark.rule("UQ-Q79", "UQ-066")
def test_where_cash_is_not_shown_the_fees_of_an_offer_may_turn_out_too_dear():
    for purse, refusal in ((39, "fees"), (40, "")):
        t = town(cash_visible="own")
        t.own("M1", "8B")
        t.mortgage("8B")
        t.purses(W1=purse)
        t.begins("M1")
        t.offers("W1", deeds="8B", asks=20)
        assert t.refusal("accept") == refusal


@pytest.mark.rule("UQ-069", "UQ-Q123")
def test_what_was_offered_is_told_by_who_gives_it_when_it_is_answered():
    def offered(answer):
        t = fair()
        t.hold("W1", "B02")
        t.begins("M1")
        t.offers("W1", deeds="2A 2B", cards="B02", gives=1)
        t.do(answer)
        return t, log(t, "offered")

    parts = ["offer_deed M1 W1 2A", "offer_deed W1 M1 2B", "offer_card W1 M1 B02", "offer_cash M1 W1 1"]
    for answer, last in (("refuse", ["refused M1 W1"]), ("counter", [])):
        t, told = offered(answer)
        assert told == ["offered M1 W1", *(f"{part} 0" for part in parts), *last]
        assert [t.match.g.snub[0, seat] for seat in range(4)] == [0, 0, 1, 0], "bots remember in which round that was"
    t, told = offered("accept")
    assert told == ["offered M1 W1", "traded M1 W1", *(f"{part} 1" for part in parts)]
    t = fair()
    t.do("trade", target="W1")
    t.do("drop")
    assert log(t, "dropped") == ["dropped M1 W1"]
    t.offers("W1", deeds="2A 2B")
    t.do("refuse")
    assert log(t, "offered") == ["offered M1 W1", "offer_deed M1 W1 2A 0", "offer_deed W1 M1 2B 0", "refused M1 W1"], "no cash, no word of it"
    t = fair()
    t.offers("W1", deeds="2A", asks=9)
    t.do("counter")
    assert log(t, "offered") == ["offered M1 W1", "offer_deed M1 W1 2A 0", "offer_cash W1 M1 9 0"]
    t.fill_tray(deeds="2A", gives=5)
    t.do("offer")
    t.do("accept")
    assert log(t, "countered") == ["countered W1 M1", "traded W1 M1", "offer_deed M1 W1 2A 1", "offer_cash W1 M1 5 1"]


@pytest.mark.rule("UQ-068", "UQ-091")
def test_the_last_of_all_cards_changes_hands_like_any_other():
    t = fair()
    t.hold("W1", "E9")
    t.begins("M1")
    t.offers("W1", cards="E9", gives=50)
    t.do("accept")
    assert (t.holds("M1"), t.holds("W1")) == ("E9", "")
