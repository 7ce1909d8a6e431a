"""Debts, raising cash, bankruptcy and what the creditor receives."""

import pytest

from lopsided.games.unequalopolis.rules.debt import owe
from lopsided.games.unequalopolis.state import BANK, Cause, Deck

from .board import CARDS, town


def indebted(debtor="W2", creditor="M1", amount=300, cash=50, deeds="", mortgaged="", levels=None, cards="", players="M1 M2 W1 W2", **options):
    """Somebody owes somebody so much, out of turn; it is M2's turn."""
    t = town(players, **options)
    t.own(debtor, deeds)
    t.develop(**(levels or {}))
    t.mortgage(mortgaged)
    if cards:
        t.hold(debtor, cards)
    t.purses(**{debtor: cash})
    t.begins("M2" if debtor != "M2" else "M1")
    t.match.g.depth = t.match.g.pending = 0
    owe(t.match.g, t.seat(debtor), t.seat(creditor) if creditor else BANK, amount, amount, int(Cause.CARD), CARDS["B12"])
    t.go_on()
    return t


@pytest.mark.rule("UQ-106")
def test_who_owes_more_than_is_in_hand_must_raise_it():
    t = indebted(amount=150, deeds="3A 3B")
    assert (t.phase, t.asked) == ("raise", ["W2"])
    t.do("mortgage", deed="3A")
    assert t.phase == "raise"
    t.do("mortgage", deed="3B")
    assert t.cash("W2", "M1") == [50, 1650]
    assert (t.phase, t.asked) == ("manage", ["M2"])


@pytest.mark.rule("UQ-106")
def test_a_debt_may_be_raised_by_trade_with_anybody_the_creditor_included():
    t = indebted(amount=150, deeds="3A", mortgaged="3A")
    t.offers("M1", deeds="3A", asks=120)
    t.do("accept")
    t.do("fee_only")
    assert t.cash("W2", "M1") == [20, 1500 - 120 - 7 + 150]


@pytest.mark.rule("UQ-107", "UQ-Q73")
def test_nobody_goes_bankrupt_who_could_still_pay():
    t = indebted(amount=300, cash=50, deeds="1A 1B 8B", levels={"d1A": 1, "d1B": 1})
    assert t.match.view(-1)["table"]["debt"]["can_raise"] == 50 + 25 + 25 + 30 + 30 + 200
    assert t.refusal("concede") == "can_pay"
    t = indebted(amount=361, cash=50, deeds="1A 1B 8B", levels={"d1A": 1, "d1B": 1})
    assert t.refusal("concede") == ""


@pytest.mark.rule("UQ-Q73")
def test_a_warehouse_counts_as_five_levels_or_four():
    for option, worth in (("4", 5), ("3", 4)):
        t = indebted("M1", "M2", amount=5000, cash=0, deeds="1A 1B", levels={"d1A": 5, "d1B": 5}, warehouse_after=option)
        assert t.match.view(-1)["table"]["debt"]["can_raise"] == 2 * worth * 25 + 60


@pytest.mark.rule("UQ-070", "UQ-Q73", "UQ-Q106")
def test_a_debtor_may_make_two_offers_that_do_not_lower_what_can_be_raised():
    t = indebted(amount=500, deeds="3A 1A")
    t.own("M2", "1B")
    assert t.refusal("build", deed="3A") == "debt_open"
    assert t.refusal("lift", deed="3A") == "debt_open"
    t.lay_tray("M2", deeds="3A", asks=50)
    assert t.refusal("offer") == "worse_off"
    t.do("ask_cash", bill=20)
    t.do("offer")
    t.do("refuse")
    t.lay_tray("M2", deeds="3A 1B")
    assert t.refusal("offer") == "worse_off"
    t.do("drop")
    assert t.refusal("trade", target="M2") == "enough_offers"
    t.do("concede")
    assert not t.match.view(-1)["table"]["debt"]


@pytest.mark.rule("UQ-Q127", "UQ-066", "UQ-Q106", "UQ-107")
@pytest.mark.parametrize(("answer", "cash"), [("lift_now", 50 + 200 - 77), ("fee_only", 50 + 200 - 7)])
def test_a_mortgaged_deed_received_in_a_debt_may_be_cleared_and_either_way_as_much_can_be_raised(answer, cash):
    t = indebted(amount=500, deeds="1A")
    t.own("M2", "3A")
    t.mortgage("3A")
    t.offers("M2", deeds="1A 3A", asks=200)
    t.do("accept")
    assert (t.phase, t.asked) == ("receipt", ["W2"])
    t.do(answer)
    assert (t.cash("W2"), t.is_mortgaged("3A")) == (cash, answer == "fee_only")
    assert t.match.view(-1)["table"]["debt"]["can_raise"] == 50 + 200 - 7
    assert t.refusal("lift", deed="3A") == "debt_open"


@pytest.mark.rule("UQ-Q106")
def test_only_the_debtor_acts_while_a_debt_is_open():
    t = indebted(deeds="3A")
    assert t.asked == ["W2"]
    assert t.refusal("done", by="M2") == "not_asked"


@pytest.mark.rule("UQ-108", "UQ-109", "UQ-Q66", "UQ-Q67", "UQ-040")
def test_bankrupt_to_the_bank_all_deeds_are_auctioned_in_board_order_free_of_mortgage():
    t = indebted(creditor="", amount=900, cash=50, deeds="8B 1A 1B", mortgaged="8B", levels={"d1A": 1})
    crops = t.match.g.crops
    t.do("concede")
    assert (t.cash("W2"), t.match.g.crops) == (0, crops + 1)
    sold = []
    while t.phase == "bid":
        assert t.asked == ["M1"], "bidding begins after the bankrupt one"
        sold.append(t.match.view(-1)["table"]["auction"]["deed"])
        t.bids("M1", 20)
        t.bids("M2", 0)
        t.bids("W1", 0)
    assert sold == [0, 1, 21]
    assert (t.deeds("M1"), t.is_mortgaged("8B"), t.cash("M1")) == ("1A 1B 8B", False, 1440)
    assert (t.phase, t.asked) == ("manage", ["M2"])


@pytest.mark.rule("UQ-110", "UQ-Q68")
def test_bankrupt_to_a_player_cash_cards_and_deeds_go_to_the_creditor_and_buildings_to_the_bank():
    t = indebted(amount=900, cash=50, deeds="1A 1B", levels={"d1A": 2, "d1B": 1}, cards="B02 E1")
    crops = t.match.g.crops
    t.do("concede")
    assert (t.deeds("M1"), t.holds("M1"), t.cash("M1"), t.match.g.crops) == ("1A 1B", "B02 E1", 1550, crops + 3)
    assert t.match.view(-1)["table"]["players"][3]["fallen"] == 1


@pytest.mark.rule("UQ-111", "UQ-066")
def test_the_creditor_sees_to_each_mortgaged_deed():
    t = indebted(amount=900, deeds="2A 3A", mortgaged="2A 3A")
    t.do("concede")
    t.do("lift_now")
    t.do("fee_only")
    assert t.cash("M1") == 1550 - 55 - 7
    assert (t.is_mortgaged("2A"), t.is_mortgaged("3A")) == (False, True)


@pytest.mark.rule("UQ-Q65")
def test_a_creditor_without_the_fee_may_raise_it_or_abandon_the_deed_and_bid_for_it():
    t = indebted(amount=900, cash=0, deeds="2A 8B", mortgaged="8B")
    t.purses(M1=0)
    t.do("concede")
    assert (t.phase, t.asked) == ("receipt", ["M1"])
    assert t.refusal("fee_only") == "poor"
    t.do("mortgage", deed="2A")
    assert t.refusal("abandon") == "can_pay"
    t.do("fee_only")
    assert (t.cash("M1"), t.owner("8B")) == (30, "M1")
    t = indebted(amount=900, cash=0, deeds="8B", mortgaged="8B")
    t.purses(M1=15)
    t.do("concede")
    t.do("abandon")
    assert (t.phase, t.asked) == ("bid", ["M1"])
    t.bids("M1", 10)
    t.bids("M2", 0)
    t.bids("W1", 0)
    assert (t.owner("8B"), t.is_mortgaged("8B"), t.cash("M1")) == ("M1", False, 5)


@pytest.mark.rule("UQ-Q65", "UQ-Q51")
@pytest.mark.parametrize("trouble", ["prison", "C03"])
def test_a_woman_in_prison_or_without_credit_may_still_raise_the_fee(trouble):
    t = indebted("M2", "W1", amount=9000, cash=0, deeds="2A 8B", mortgaged="8B")
    t.purses(W1=0)
    if trouble == "prison":
        t.imprison("W1")
    else:
        t.country("C03", "M1")
    t.do("concede")
    t.do("mortgage", deed="2A")
    t.do("fee_only")
    assert t.cash("W1") == 30


@pytest.mark.rule("UQ-Q69")
@pytest.mark.parametrize(("option", "proceeds"), [("proceeds_to_creditor", 30), ("proceeds_to_bank", 0)])
def test_what_a_creditor_may_not_own_is_auctioned_and_the_money_is_hers(option, proceeds):
    t = indebted("M2", "W1", amount=9000, cash=0, deeds="R1 1A", mortgaged="R1", restricted_inherit=option)
    t.do("concede")
    assert (t.phase, t.asked, t.owner("1A")) == ("bid", ["M1"], "W1")
    t.bids("M1", 30)
    assert (t.owner("R1"), t.is_mortgaged("R1"), t.cash("W1", "M1")) == ("M1", False, [1000 + proceeds, 1470])


@pytest.mark.rule("UQ-Q69")
def test_what_nobody_buys_stays_unowned():
    t = indebted("M2", "W1", amount=9000, cash=0, deeds="R1")
    t.do("concede")
    t.bids("M1", 0)
    assert t.owner("R1") == ""


@pytest.mark.rule("UQ-Q108")
def test_cards_go_over_before_deeds_so_a_licence_keeps_its_deed():
    t = indebted("W2", "W1", amount=9000, cash=0, deeds="R1", cards="E3")
    t.do("concede")
    assert (t.owner("R1"), t.holds("W1")) == ("W1", "E3")


@pytest.mark.rule("UQ-Q15", "UQ-Q70")
def test_kept_cards_of_who_is_bankrupt_to_the_bank_go_under_their_decks():
    t = indebted(creditor="", amount=900, cards="B02 E1")
    t.do("concede")
    assert (t.bottom(Deck.BOUNTY), t.bottom(Deck.EMPOWERMENT), t.holds("W2")) == ("B02", "E1", "")


@pytest.mark.rule("UQ-Q71")
def test_a_drawer_pays_one_by_one_and_falls_to_the_first_who_cannot_be_paid():
    t = town()
    t.purses(M2=40)
    t.draws("M2", "L12")
    assert t.told("gave") == [{"seat": "M2", "target": "W1", "amount": 21, "full": 30, "less": 1}]
    assert t.told("owes") == [{"seat": "M2", "target": "W2", "amount": 21}]
    t.do("concede")
    assert t.cash("W1", "W2", "M1") == [1021, 1019, 1500]


@pytest.mark.rule("UQ-Q72", "UQ-Q105", "UQ-Q92")
def test_each_who_owes_the_drawer_pays_or_falls_in_turn_order_and_then_the_turn_goes_on():
    t = town("M1 M2 W1 W2")
    t.purses(M2=5, W1=4, W2=100)
    t.own("M2", "8B")
    t.mortgage("8B")
    t.draws("M1", "B11")
    assert (t.phase, t.asked) == ("raise", ["M2"])
    t.do("concede")
    assert (t.phase, t.asked) == ("receipt", ["M1"]), "the first bankruptcy is finished before the next payment"
    t.do("fee_only")
    assert (t.phase, t.asked) == ("raise", ["W1"])
    t.do("concede")
    assert t.cash("M1", "W2") == [1500 + 5 - 20 + 4 + 10, 90]
    assert (t.phase, t.asked) == ("manage", ["M1"])


@pytest.mark.rule("UQ-Q74")
def test_what_happens_by_itself_spares_whole_groups_and_starts_with_the_cheapest():
    t = indebted("M1", "M2", amount=300, cash=0, deeds="1A 1B 2A 3A 5A", levels={"d1A": 2, "d1B": 2})
    t.do("settle")
    assert [t.is_mortgaged(deed) for deed in ("2A", "3A", "5A", "1A")] == [True, True, True, False]
    assert (t.level("1A"), t.level("1B")) == (1, 0)
    assert t.cash("M2") == 1800
    assert t.cash("M1") == 50 + 70 + 110 + 75 - 300
    t = indebted("M1", "M2", amount=40, cash=0, deeds="1A 1B", levels={"d1A": 1})
    t.do("settle")
    assert (t.level("1A"), t.is_mortgaged("1A"), t.is_mortgaged("1B"), t.cash("M1")) == (0, True, False, 15)


@pytest.mark.rule("UQ-Q74")
def test_development_goes_from_the_highest_deed_the_later_on_the_board_first():
    t = indebted("M1", "M2", amount=30, cash=0, deeds="2A 2B 1A 1B", levels={"d1A": 1, "d1B": 1, "d2A": 3, "d2B": 3})
    t.do("settle")
    assert (t.level("1A"), t.level("1B"), t.level("2A"), t.level("2B")) == (0, 0, 3, 3)


@pytest.mark.rule("UQ-Q74", "UQ-Q61")
def test_by_itself_a_warehouse_that_cannot_be_broken_is_sold_with_its_group():
    t = indebted("M1", "M2", amount=60, cash=0, deeds="1A 1B", levels={"d1A": 5, "d1B": 5})
    t.leave_stock(crops=3)
    t.do("settle")
    assert (t.level("1A"), t.level("1B"), t.cash("M1")) == (1, 1, 140)


@pytest.mark.rule("UQ-Q74")
def test_by_itself_who_cannot_pay_gives_up_at_once():
    t = indebted(amount=900, deeds="3A")
    t.do("settle")
    assert (t.owner("3A"), t.is_mortgaged("3A")) == ("M1", False)


@pytest.mark.rule("UQ-Q51", "UQ-103")
def test_a_woman_in_prison_may_sell_and_pledge_for_a_debt_but_not_trade():
    t = indebted(amount=100, deeds="3A 3B")
    t.imprison("W2")
    assert t.refusal("trade", target="M2") == "in_prison"
    t.do("mortgage", deed="3A")
    assert t.cash("M1") == 1600


@pytest.mark.rule("UQ-Q101", "UQ-Q94")
def test_under_country_cards_a_debt_may_be_pledged_for_but_not_traded():
    t = indebted(amount=100, deeds="3A 3B")
    t.country("C04", "M1")
    assert t.refusal("trade", target="M2") == "no_trade"
    t.country("C03", "M1")
    t.do("mortgage", deed="3A")
    assert t.cash("M1") == 1600


@pytest.mark.rule("UQ-Q94")
def test_without_credit_a_woman_must_keep_a_received_deed_mortgaged():
    t = town()
    t.own("M1", "3A")
    t.own("W1", "2A")
    t.mortgage("3A")
    t.begins("M1")
    t.offers("W1", deeds="3A 2A")
    t.do("accept")
    t.country("C03", "M1")
    assert t.refusal("lift_now") == "no_credit"
    t.do("fee_only")


@pytest.mark.rule("UQ-Q92")
def test_the_active_player_s_bankruptcy_ends_the_turn_at_once():
    t = town()
    t.purses(M1=0)
    t.own("M2", "8B")
    t.lands("M1", "8B", doubles=True)
    t.do("concede")
    assert t.asked == ["M2"]
    assert t.phase == "manage"


@pytest.mark.rule("UQ-Q85", "UQ-112")
def test_the_last_one_living_wins_at_once_before_any_auction():
    t = indebted("W1", "", amount=5000, cash=0, deeds="1A 1B", players="M1 M2 W1")
    t.bury("M2")
    t.do("concede")
    assert t.over
    assert t.told("auction") == []
    assert t.told("won") == [{"seat": "M1"}]
    assert t.placing == {"M1": 1, "W1": 2, "M2": 3}


@pytest.mark.rule("UQ-Q03", "UQ-107")
def test_a_finite_bank_that_cannot_pay_does_not_leave_a_debtor_stuck():
    t = indebted(amount=100, deeds="3A 3B", bank_money="finite")
    t.purses(M2=t.cash("M2") + t.match.g.bank - 10)
    assert t.refusal("mortgage", deed="3A") == "bank_empty"
    assert t.refusal("concede") == ""
    t.do("settle")
    assert t.match.g.fallen[t.seat("W2")] == 1


@pytest.mark.rule("UQ-Q74")
def test_by_itself_a_single_deed_goes_before_a_whole_group_and_the_cheapest_first():
    t = indebted("M1", "M2", amount=60, cash=0, deeds="1A 1B 2A 3A 8B")
    t.do("settle")
    assert [deed for deed in ("1A", "1B", "2A", "3A", "8B") if t.is_mortgaged(deed)] == ["2A", "3A"]


@pytest.mark.rule("UQ-066", "UQ-111")
def test_a_deed_is_lifted_only_where_the_fees_to_come_stay_covered():
    t = indebted(amount=900, cash=0, deeds="2A 8B", mortgaged="2A 8B")
    t.purses(M1=55 + 19)
    t.do("concede")
    assert t.refusal("lift_now") == "poor"
    t.purses(M1=55 + 20)
    t.do("lift_now")
    assert t.cash("M1") == 20


@pytest.mark.rule("UQ-Q106")
def test_the_ten_percent_on_a_received_deed_count_and_a_mortgaged_one_counts_nothing():
    t = indebted(amount=900, cash=50, deeds="3A")
    t.own("M2", "3B 5A")
    t.mortgage("3B")
    t.lay_tray("M2", deeds="3A 3B", asks=77)
    assert t.refusal("offer") == "worse_off", "70 for the deed given, 8 for the fee"
    t.do("ask_cash", bill=1)
    assert t.refusal("offer") == ""


@pytest.mark.rule("UQ-Q106", "UQ-Q123")
def test_an_answer_to_a_debtor_may_not_lower_what_can_be_raised_either():
    t = indebted(amount=900, deeds="3A")
    t.offers("M2", deeds="3A", asks=500)
    t.do("counter")
    t.fill_tray(deeds="3A", gives=50)
    assert t.refusal("offer") == "worse_off"
    t.do("add_cash", bill=20)
    assert t.refusal("offer") == ""


@pytest.mark.rule("UQ-070")
def test_offers_in_a_debt_are_counted_by_themselves_and_anew_for_each_debt():
    t = town()
    t.own("M1", "3A 3B")
    t.begins("M1")
    for bill in (1, 5):
        t.offers("M2", deeds="3A", asks=bill)
        t.do("refuse")
    t.purses(M1=0)
    t.lands("M1", "Luxury Tax")
    for bill in (100, 200):
        t.offers("M2", deeds="3A", asks=bill)
        t.do("refuse")
    assert t.refusal("trade", target="M2") == "enough_offers"
    t.do("mortgage", deed="3B")
    t.purses(M1=0)
    t.lands("M1", "Income Tax")
    assert t.refusal("trade", target="M2") == ""
    assert t.match.g.offers == 2


@pytest.mark.rule("UQ-066", "UQ-111", "UQ-Q65")
def test_only_deeds_that_were_traded_are_seen_to_and_they_are_no_gift_of_a_bankrupt():
    t = indebted(amount=900, cash=0, deeds="3A", mortgaged="3A")
    t.do("concede")
    t.do("fee_only")
    t.own("M2", "1A 8B")
    t.mortgage("1A 8B")
    t.begins("M2")
    t.offers("M1", deeds="8B", asks=50)
    t.do("accept")
    receipt = t.match.view(-1)["table"]["receipt"]
    assert (t.asked, receipt["deed"], receipt["gift"]) == (["M1"], 21, False)
    t.do("fee_only")
    assert (t.phase, t.asked) == ("manage", ["M2"]), "3A and 1A lie as they lay"
