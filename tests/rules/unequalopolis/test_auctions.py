"""Auctions of deeds."""

import pytest

from .board import DEED, town


def auctioned(deed="3A", **options):
    """M1 lands on a deed and declines it."""
    t = town(**options)
    t.lands("M1", deed)
    t.do("decline")
    return t


@pytest.mark.rule("UQ-038", "UQ-040")
def test_the_decliner_is_asked_last_and_may_bid():
    t = auctioned()
    for player in ("M2", "W1", "W2"):
        t.bids(player, 0)
    t.bids("M1", 10)
    assert (t.owner("3A"), t.cash("M1")) == ("M1", 1490)


@pytest.mark.rule("UQ-038")
def test_who_cannot_pay_and_does_not_raise_it_has_declined():
    t = town()
    t.purses(M1=139)
    t.lands("M1", "3A")
    assert t.refusal("buy") == "poor"
    t.do("decline")
    assert t.phase == "bid"


@pytest.mark.rule("UQ-039")
def test_bids_rise_by_ten_and_stay_within_the_purse():
    t = auctioned()
    t.purses(M2=25)
    assert t.match.g.laid[t.seat("M2")] == 10
    assert t.refusal("lay", bill=20) == "poor"
    t.bids("M2", 25)
    assert (t.asked, t.match.g.laid[t.seat("W1")]) == (["W1"], 35)
    t.bids("W1", 35)
    t.bids("W2", 0)
    t.bids("M1", 0)
    assert (t.owner("3A"), t.cash("W1")) == ("W1", 965), "M2 cannot raise any more"


@pytest.mark.rule("UQ-Q125")
def test_any_sum_can_be_laid_in_few_bills_the_larger_first():
    t = auctioned()
    t.do("lay", bill=5)
    assert t.refusal("lay", bill=10) == t.refusal("lay", bill=5) == "larger_first"
    for amount in (10, 11, 14, 59, 100, 109, 110, 508, 1003, 1499):
        t = auctioned()
        t.bids("M2", amount)
        assert t.told("bid")[0]["amount"] == amount
        assert len(t.match.log) < 18


@pytest.mark.rule("UQ-Q125")
def test_cash_on_the_tray_is_laid_alike():
    t = town()
    t.own("M1", "3A")
    t.begins("M1")
    t.lay_tray("M2", deeds="3A", asks=388)
    assert t.refusal("ask_cash", bill=100) == "larger_first"
    assert t.match.g.cash_given == -388


@pytest.mark.rule("UQ-039")
def test_who_has_passed_is_out():
    t = auctioned()
    t.bids("M2", 10)
    t.bids("W1", 0)
    t.bids("W2", 20)
    t.bids("M1", 0)
    t.bids("M2", 30)
    assert t.asked == ["W2"]


@pytest.mark.rule("UQ-041")
def test_without_a_bid_the_deed_stays_with_the_bank():
    t = auctioned()
    for player in ("M2", "W1", "W2", "M1"):
        t.bids(player, 0)
    assert (t.owner("3A"), t.phase, t.asked) == ("", "manage", ["M1"])


@pytest.mark.rule("UQ-037", "UQ-042", "UQ-Q88", "UQ-Q89", "UQ-Q121")
def test_a_sole_bidder_may_take_a_restricted_deed_for_ten():
    t = town("M1 W1")
    t.lands("M1", "R1")
    t.do("decline")
    assert t.asked == ["M1"]
    t.bids("M1", 10)
    assert (t.owner("R1"), t.cash("M1")) == ("M1", 1490)


@pytest.mark.rule("UQ-Q121")
def test_with_a_reserve_the_first_bid_is_half_the_list_price():
    t = auctioned("R1", auction_reserve="half")
    assert t.match.g.laid[t.seat("M2")] == 100
    t.bids("M2", 100)
    assert t.match.g.laid[t.seat("M1")] == 110


@pytest.mark.rule("UQ-Q31")
@pytest.mark.parametrize(("step", "least"), [("1", 1), ("5", 5), ("10", 10)])
def test_the_step_is_an_option(step, least):
    t = auctioned(auction_step=step)
    assert t.match.g.laid[t.seat("M2")] == least
    t.bids("M2", least)
    assert t.match.g.laid[t.seat("W1")] == 2 * least


@pytest.mark.rule("UQ-Q31")
def test_sealed_bids_are_secret_and_the_earlier_of_equals_wins():
    t = auctioned(auction_mode="sealed")
    assert t.asked == ["M1", "M2", "W1", "W2"]
    t.bids("W2", 70)
    assert t.match.seen(t.seat("M1")).laid[t.seat("W2")] == 0
    assert "bid" not in [event.kind for _, event in t.match.events_since(0, -1)]
    t.bids("W1", 70)
    t.bids("M2", 0)
    t.bids("M1", 60)
    assert (t.owner("3A"), t.cash("W1", "W2", "M1")) == ("W1", [930, 1000, 1500])
    assert [(e["seat"], e["amount"]) for e in t.told("bid")] == [("W1", 70), ("W2", 70), ("M1", 60)]


@pytest.mark.rule("UQ-Q31")
def test_sealed_without_a_bid_nobody_has_it():
    t = auctioned(auction_mode="sealed")
    for player in ("M1", "M2", "W1", "W2"):
        t.bids(player, 0)
    assert (t.owner("3A"), t.told("unsold")) == ("", [{"deed": 5}])


@pytest.mark.rule("UQ-103", "UQ-102")
@pytest.mark.parametrize(("player", "cards", "bids"), [("W1", "", False), ("W1", "E9", True), ("M2", "", True)])
def test_from_prison_a_man_bids_and_a_woman_only_with_counsel(player, cards, bids):
    t = town()
    t.imprison(player)
    if cards:
        t.hold(player, cards)
    t.lands("M1", "3A")
    t.do("decline")
    asked = []
    while t.phase == "bid":
        asked += t.asked
        t.bids(t.asked[0], 0)
    assert (player in asked) == bids


@pytest.mark.rule("UQ-Q44")
def test_women_bid_at_night():
    t = town()
    t.country("C01", "M1")
    t.lands("M1", "3A")
    t.do("decline")
    t.bids("M2", 0)
    t.bids("W1", 10)
    t.bids("W2", 0)
    t.bids("M1", 0)
    assert t.owner("3A") == "W1"


@pytest.mark.rule("UQ-Q30", "UQ-109")
def test_who_must_wait_at_landings_may_bid_for_the_lots_of_a_bankrupt():
    t = town(auction_delay_women="yes")
    t.own("M2", "1A")
    t.mortgage("1A")
    t.purses(M2=0)
    t.lands("M2", "Luxury Tax")
    t.do("concede")
    assert (t.phase, t.asked) == ("bid", ["W1"])


@pytest.mark.rule("UQ-037", "UQ-103", "UQ-083")
def test_who_may_not_bid_is_named_with_the_reason():
    t = town("M1 M2 W1 W2 W3", auction_delay_women="yes")
    t.imprison("W1")
    t.country("C02", "M2")
    t.hold("W3", "E7")
    t.lands("M1", "3A")
    t.do("decline")
    assert [(e["seat"], e["why"]) for e in t.told("shut_out")] == [("W1", 1), ("W2", 2), ("W3", 3)]
    t = town("M1 M2 W1")
    t.lands("M1", "R1")
    t.do("decline")
    assert t.told("shut_out") == [{"seat": "W1", "deed": 2, "why": 0}]
    assert "W1 may not own Railroad 1, and may not bid." in t.story()


@pytest.mark.rule("UQ-039")
@pytest.mark.parametrize("deed", ["1A", "3A", "8B"])
def test_who_bids_for_what_and_who_passes_is_told(deed):
    t = auctioned(deed)
    t.bids("M2", 20)
    t.bids("W1", 0)
    assert t.told("bid") == [{"seat": "M2", "deed": DEED[deed], "amount": 20}]
    assert t.told("passed") == [{"seat": "W1", "deed": DEED[deed]}]


@pytest.mark.rule("UQ-Q25")
def test_who_gave_a_deed_up_for_a_roll_is_not_among_those_who_may_not_bid():
    t = town(doubles_renounce_auction="yes")
    t.lands("W1", "3A", doubles=True)
    t.do("roll_again")
    assert (t.phase, t.told("shut_out")) == ("bid", [])
    for player in ("W2", "M1", "M2"):
        t.bids(player, 0)
    assert t.owner("3A") == ""


@pytest.mark.rule("UQ-058")
def test_the_requester_bids_at_least_what_the_piece_costs_where_it_was_asked_for():
    t = town()
    t.own("M1", "1A 1B 8A 8B")
    t.own("M2", "3A 3B")
    t.leave_stock(crops=1)
    t.begins("M1")
    t.do("build", deed="8A")
    t.do("contest")
    assert t.match.g.laid[t.seat("M2")] == 210, "a step more than the list price of the requester"
    t.bids("M2", 210)
    assert t.match.g.laid[t.seat("M1")] == 220
    t.bids("M1", 220)
    t.bids("M2", 0)
    assert (t.level("8A"), t.cash("M1")) == (1, 1500 - 220)


@pytest.mark.rule("UQ-Q31")
@pytest.mark.parametrize("deed", ["1A", "8B"])
def test_papers_are_opened_together_and_then_nothing_can_be_taken_back(deed):
    t = auctioned(deed, auction_mode="sealed")
    assert t.asked == ["M1", "M2", "W1", "W2"]
    for player, amount in (("M2", 30), ("W1", 0), ("M1", 30)):
        t.bids(player, amount)
        assert (t.told("bid"), t.told("passed")) == ([], [])
    t.bids("W2", 20)
    assert t.told("bid") == [{"seat": seat, "deed": DEED[deed], "amount": amount} for seat, amount in (("M2", 30), ("W2", 20), ("M1", 30))]
    assert (t.owner(deed), t.cash("M2")) == ("M2", 1470), "of equals the earlier in the order"
    assert not t.match.can_undo(t.seat("W2"))


@pytest.mark.rule("UQ-Q31", "UQ-041")
@pytest.mark.parametrize(("purse", "asked"), [(9, []), (10, ["M1"])])
def test_only_who_can_pay_the_least_bid_gets_a_paper(purse, asked):
    t = town(auction_mode="sealed")
    t.purses(M1=purse, M2=9, W1=0, W2=9)
    t.lands("M1", "3A")
    t.do("decline")
    assert (t.asked if t.phase == "bid" else []) == asked
    if not asked:
        assert (t.told("unsold"), t.phase) == ([{"deed": DEED["3A"]}], "manage")


@pytest.mark.rule("UQ-Q31")
def test_a_paper_may_hold_the_smallest_coin():
    t = auctioned(auction_mode="sealed", auction_step="1")
    for player in ("M2", "W1", "W2"):
        t.bids(player, 0)
    t.bids("M1", 1)
    assert (t.owner("3A"), t.cash("M1")) == ("M1", 1499)


@pytest.mark.rule("UQ-058", "UQ-Q31")
def test_pieces_are_bid_for_openly_where_deeds_are_sold_by_paper():
    t = town(auction_mode="sealed")
    t.own("M1", "1A 1B")
    t.own("M2", "2A 2B")
    t.leave_stock(crops=1)
    t.begins("M1")
    t.do("build", deed="1A")
    t.do("contest")
    t.bids("M2", 60)
    t.bids("M1", 70)
    t.bids("M2", 0)
    assert [(told["seat"], told["amount"]) for told in t.told("crop_bid")] == [("M2", 60), ("M1", 70)]
    assert (t.told("crop_passed"), t.told("sealed"), t.level("1A")) == ([{"seat": "M2", "lot": 0}], [], 1)
