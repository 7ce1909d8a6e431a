"""Landing on what nobody owns: buying at once, waiting, doubles, and being pre-empted."""

import pytest

from .board import town


@pytest.mark.rule("UQ-036")
@pytest.mark.parametrize(("deed", "price"), [("1A", 60), ("R2", 200), ("U1", 160), ("U2", 160), ("8B", 400)])
def test_a_man_buys_anything_where_he_lands(deed, price):
    t = town()
    t.lands("M1", deed)
    paid = t.cash("M1")
    t.do("buy")
    assert (t.owner(deed), t.cash("M1")) == ("M1", paid - price)


@pytest.mark.rule("UQ-037", "UQ-Q06")
@pytest.mark.parametrize(("deed", "licence"), [("R1", "E3"), ("R2", "E3"), ("U1", "E2"), ("U2", "E2")])
def test_a_woman_needs_a_licence_for_railroads_and_works(deed, licence):
    t = town()
    t.hold("W1", "E3" if licence == "E2" else "E2")
    t.lands("W1", deed)
    assert t.claims("W1") == ""
    t = town()
    t.hold("W1", licence)
    t.lands("W1", deed)
    assert t.claims("W1") == deed


@pytest.mark.rule("UQ-Q06", "UQ-047", "UQ-048")
def test_the_factory_is_the_second_of_the_works():
    t = town()
    deeds = t.match.game.board(t.match.box)["deeds"]
    assert [deed["factory"] for deed in deeds].count(True) == 1
    factory = next(deed for deed in deeds if deed["factory"])
    assert (factory["kind"], factory["space"]) == ("utility", 28)


@pytest.mark.rule("UQ-031", "UQ-Q17", "UQ-Q22")
def test_landing_gives_a_woman_a_claim_by_itself_and_no_auction():
    t = town()
    t.lands("W1", "3A")
    assert (t.claims("W1"), t.told("auction"), t.phase) == ("3A", [], "manage")
    assert not t.may("buy")


@pytest.mark.rule("UQ-Q16", "UQ-034")
def test_who_cannot_pay_when_her_claim_comes_up_has_declined():
    t = town()
    t.claim("W1", "8B")
    t.purses(W1=399)
    t.begins("W1")
    t.do("done")
    assert t.told("declined") == [{"seat": "W1", "deed": 21, "price": 400, "claim": 1}]
    assert t.phase == "bid"


@pytest.mark.rule("UQ-Q18", "UQ-125")
def test_a_claim_waits_while_turns_are_lost():
    t = town()
    t.claim("W1", "3A")
    t.match.g.skips[t.seat("W1")] = 1
    t.begins("W1")
    assert t.claims("W1") == "3A"


@pytest.mark.rule("UQ-125")
def test_a_claim_dies_in_prison():
    t = town()
    t.claim("W1", "3A")
    t.draws("W1", "B05")
    assert (t.in_prison("W1"), t.claims("W1")) == (True, "")


@pytest.mark.rule("UQ-Q19", "UQ-033")
def test_of_two_women_who_wait_the_first_to_roll_buys():
    t = town()
    t.claim("W1", "3A")
    t.claim("W2", "3A")
    t.begins("W1")
    t.do("done")
    t.dice("W1", 1, 3)
    t.do("buy")
    assert (t.owner("3A"), t.claims("W2")) == ("W1", "")
    assert t.told("preempted") == [{"seat": "W2", "target": "W1", "deed": 5}]


@pytest.mark.rule("UQ-Q19", "UQ-Q20", "UQ-041")
def test_an_unsold_auction_leaves_the_claims_of_others_alive():
    t = town()
    t.claim("W1", "3A")
    t.lands("M1", "3A")
    t.do("decline")
    assert t.asked == ["M2"]
    for player in ("M2", "W1", "W2", "M1"):
        t.bids(player, 0)
    assert (t.owner("3A"), t.claims("W1"), t.told("unsold")) == ("", "3A", [{"deed": 5}])


@pytest.mark.rule("UQ-Q20")
def test_a_claimant_may_bid_when_a_man_declines_and_loses_her_claim_to_another_bidder():
    t = town()
    t.claim("W1", "3A")
    t.lands("M1", "3A")
    t.do("decline")
    t.bids("M2", 10)
    t.bids("W1", 0)
    t.bids("W2", 0)
    t.bids("M1", 0)
    assert (t.owner("3A"), t.claims("W1")) == ("M2", "")


@pytest.mark.rule("UQ-Q21", "UQ-093")
def test_a_woman_with_permission_may_be_quicker_than_another_woman_s_claim():
    t = town()
    t.claim("W1", "3A")
    t.hold("W2", "E1")
    t.lands("W2", "3A")
    t.do("buy")
    assert (t.owner("3A"), t.claims("W1")) == ("W2", "")


@pytest.mark.rule("UQ-Q23")
@pytest.mark.parametrize(("option", "phase"), [("no", "manage"), ("yes", "bid")])
def test_a_deed_that_she_may_not_own_is_auctioned_only_where_the_table_wants_it(option, phase):
    t = town(restricted_landing_auction=option)
    t.lands("W1", "R1")
    assert t.phase == phase
    if option == "yes":
        t.bids("M1", 10)
        t.bids("M2", 0)
        assert (t.owner("R1"), t.cash("M1")) == ("M1", 1490)


@pytest.mark.rule("UQ-035", "UQ-Q24")
def test_doubles_that_bring_her_by_a_card_give_the_choice_too():
    t = town()
    t.draws("W1", "L02", doubles=True)
    assert (t.where("W1"), t.phase) == (39, "doubles_buy")


@pytest.mark.rule("UQ-Q25")
@pytest.mark.parametrize("option", ["no", "yes"])
def test_a_deed_left_for_a_roll_is_auctioned_without_her_where_the_table_wants_it(option):
    t = town(doubles_renounce_auction=option)
    t.lands("W1", "3A", doubles=True)
    t.do("roll_again")
    if option == "no":
        assert t.phase == "manage"
        return
    asked = []
    while t.phase == "bid":
        asked += t.asked
        t.bids(t.asked[0], 0)
    assert asked == ["W2", "M1", "M2"]


@pytest.mark.rule("UQ-Q26", "UQ-Q111")
def test_with_permission_she_buys_and_keeps_the_extra_roll():
    t = town()
    t.hold("W1", "E1")
    t.lands("W1", "3A", doubles=True)
    assert t.phase == "buy"
    t.do("buy")
    t.dice("W1", 1, 3)
    t.stack("L10")
    t.do("done")
    assert t.where("W1") == 15


@pytest.mark.rule("UQ-Q26")
def test_with_permission_a_decline_is_auctioned_as_for_a_man():
    t = town()
    t.hold("W1", "E1")
    t.lands("W1", "3A", doubles=True)
    t.do("decline")
    assert (t.phase, t.asked) == ("bid", ["W2"])


@pytest.mark.rule("UQ-Q27")
def test_doubles_out_of_prison_give_an_ordinary_claim():
    t = town()
    t.imprison("W1")
    t.begins("W1")
    t.do("done")
    t.dice("W1", 3, 3)
    t.do("try_doubles")
    assert (t.where("W1"), t.claims("W1"), t.phase) == (6, "2A", "manage")


@pytest.mark.rule("UQ-Q28")
def test_permission_that_comes_in_the_same_turn_lets_her_buy_her_claim_at_once():
    t = town()
    t.hold("M1", "E1")
    t.lands("W1", "3A")
    assert not t.may("buy_claim")
    t.offers("M1", cards="E1", gives=100)
    t.do("accept")
    t.do("buy_claim")
    assert (t.owner("3A"), t.cash("W1"), t.claims("W1")) == ("W1", 760, "")
    t = town()
    t.hold("W1", "E1")
    t.claim("W1", "3A")
    t.begins("W1")
    assert t.refusal("buy_claim") == "other_question", "on a later turn the claim comes up in its own time"


@pytest.mark.rule("UQ-Q29", "UQ-Q112")
def test_cash_for_a_purchase_may_be_raised_first():
    t = town()
    t.own("M1", "2A 2B")
    t.purses(M1=100)
    t.lands("M1", "3A")
    assert t.refusal("buy") == "poor"
    assert t.refusal("build", deed="2A") == "other_question"
    t.do("mortgage", deed="2A")
    assert t.phase == "buy"
    assert t.refusal("mortgage", deed="2B") == "enough_cash"
    assert t.match.g.managed == 1
    t.do("buy")
    assert (t.owner("3A"), t.cash("M1")) == ("M1", 10)


@pytest.mark.rule("UQ-Q112")
def test_the_card_that_allows_a_purchase_may_not_be_traded_away_meanwhile():
    t = town()
    t.hold("W1", "E1 E3 E9")
    t.own("M1", "1A")
    t.purses(W1=100)
    t.lands("W1", "3A")
    t.lay_tray("M1", cards="E1", asks=500)
    assert t.refusal("offer") == "needed_card"
    t.do("drop")
    t.lay_tray("M1", cards="E3 E9", asks=500)
    assert t.refusal("offer") == ""
    t = town()
    t.hold("W1", "E1 E3")
    t.purses(W1=100)
    t.lands("W1", "R1")
    t.lay_tray("M1", cards="E3", asks=500)
    assert t.refusal("offer") == "needed_card"


@pytest.mark.rule("UQ-Q109")
def test_a_claim_lapses_without_its_licence_and_a_licence_that_comes_late_gives_none():
    t = town()
    t.claim("W1", "R1")
    t.begins("W1")
    t.dice("W1", 1, 4)
    t.do("done")
    assert t.told("lapsed") == [{"seat": "W1", "deed": 2}]
    assert (t.told("auction"), t.where("W1")) == ([], 10)
    t = town()
    t.lands("W1", "R1")
    t.hold("W1", "E3")
    t.begins("W1")
    t.dice("W1", 1, 4)
    t.do("done")
    assert t.told("claimed") == []
    assert t.where("W1") == 10


@pytest.mark.rule("UQ-Q118")
def test_a_void_claim_does_not_revive():
    t = town()
    t.claim("W1", "3A")
    t.lands("M1", "3A")
    t.do("buy")
    t.match.g.owner[5] = 0
    t.begins("W1")
    t.stack("L10")
    t.dice("W1", 3, 3)
    t.do("done")
    assert t.told("bought") == [{"seat": "M1", "deed": 5, "price": 140, "claim": 0}]


@pytest.mark.rule("UQ-Q30", "UQ-042", "UQ-071")
@pytest.mark.parametrize("option", ["no", "yes"])
def test_a_deed_won_at_auction_needs_no_permission(option):
    t = town(auction_delay_women=option)
    t.hold("W2", "E1")
    t.lands("M1", "3A")
    t.do("decline")
    t.bids("M2", 10)
    if option == "no":
        t.bids("W1", 20)
    t.bids("W2", 30)
    t.bids("M1", 0)
    t.bids("M2", 0)
    if option == "no":
        t.bids("W1", 0)
    assert (t.owner("3A"), t.cash("W2")) == ("W2", 970)


@pytest.mark.rule("UQ-101")
def test_a_prisoner_buys_nothing_by_landing():
    t = town()
    t.imprison("M1")
    t.begins("M1")
    assert not t.may("buy")
    t.do("done")
    assert {c.name for c in t.choices()} == {"pay_fine", "try_doubles"}


@pytest.mark.rule("UQ-125")
@pytest.mark.parametrize("streak", [0, 2])
def test_a_claim_dies_wherever_she_goes(streak):
    t = town()
    t.claim("W1", "4B")
    t.match.g.streak = streak
    t.rolls("W1", 1, 1)
    assert (t.where("W1"), t.claims("W1")) == ((10, "") if streak else (20, ""))


@pytest.mark.rule("UQ-Q112", "UQ-122", "UQ-Q29")
def test_money_raised_for_a_deed_instead_of_a_roll_counts_and_ends_with_enough():
    t = town()
    t.own("W1", "2A 2B")
    t.purses(W1=90)
    t.lands("W1", "3A", doubles=True)
    t.do("mortgage", deed="2A")
    assert (t.phase, t.match.g.managed, t.cash("W1")) == ("doubles_buy", 1, 140)
    assert t.refusal("mortgage", deed="2B") == "enough_cash"


@pytest.mark.rule("UQ-Q126", "UQ-Q111", "UQ-Q26", "UQ-Q112")
def test_permission_that_comes_while_she_chooses_between_a_deed_and_a_roll_gives_her_both():
    t = town()
    t.own("W1", "2A 8A")
    t.hold("M1", "E1")
    t.purses(W1=90)
    t.lands("W1", "3A", doubles=True)
    t.offers("M1", deeds="2A", cards="E1", asks=60)
    t.do("accept")
    assert t.phase == "buy"
    t.do("buy")
    assert (t.owner("3A"), t.phase, t.cash("W1")) == ("W1", "manage", 10)
    t.dice("W1", 1, 2)
    t.do("done")
    assert t.where("W1") == t.space("3A") + 3, "the extra roll is hers"


@pytest.mark.rule("UQ-Q126", "UQ-Q112")
def test_the_permission_that_opened_a_purchase_stays_until_it_is_closed():
    t = town()
    t.own("W1", "2A 8A")
    t.hold("M1", "E1")
    t.purses(W1=90)
    t.lands("W1", "3A", doubles=True)
    t.offers("M1", deeds="2A", cards="E1")
    t.do("accept")
    t.lay_tray("M1", cards="E1", asks=100)
    assert t.refusal("offer") == "needed_card"
    t.do("drop")
    t.do("decline")
    assert (t.phase, t.asked) == ("bid", ["W2"]), "what she may buy and does not is auctioned"


@pytest.mark.rule("UQ-Q112", "UQ-035")
def test_without_permission_the_choice_stays_open_after_a_trade():
    t = town()
    t.own("W1", "2A")
    t.purses(W1=90)
    t.lands("W1", "3A", doubles=True)
    t.offers("M1", deeds="2A", asks=60)
    t.do("accept")
    assert t.phase == "doubles_buy"
