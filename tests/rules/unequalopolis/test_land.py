"""Rent, building, shortages, selling and mortgages."""

import pytest

from .board import town


@pytest.mark.rule("UQ-043", "UQ-063")
def test_an_own_deed_and_a_mortgaged_one_cost_nothing():
    t = town()
    t.own("M1", "3A")
    t.own("M2", "3B")
    t.mortgage("3B")
    t.lands("M1", "3A")
    t.lands("M1", "3B")
    assert t.cash("M1") == 1500
    assert t.told("idle") == [{"seat": "M1", "deed": 7}]


@pytest.mark.rule("UQ-044", "UQ-Q100", "UQ-Q34")
def test_rent_is_paid_at_once_and_in_full_also_to_a_woman():
    t = town()
    t.own("W1", "3A")
    t.match.g.skips[t.seat("W1")] = 3
    t.lands("M1", "3A")
    assert t.cash("M1", "W1") == [1490, 1010]


@pytest.mark.rule("UQ-045", "UQ-Q59")
def test_a_whole_group_doubles_bare_rents_though_one_deed_is_mortgaged():
    t = town()
    t.own("M2", "3A 3B")
    t.mortgage("3B")
    t.lands("M1", "3A")
    assert t.told("rent")[0]["amount"] == 20


@pytest.mark.rule("UQ-047", "UQ-Q59")
@pytest.mark.parametrize(("deeds", "rent"), [("R1", 25), ("R1 R2", 50)])
def test_both_railroads_charge_double(deeds, rent):
    t = town()
    t.own("M2", deeds)
    if " " in deeds:
        t.mortgage("R2")
    t.lands("W1", "R1")
    assert t.told("rent")[0]["amount"] == rent


@pytest.mark.rule("UQ-048", "UQ-Q60")
@pytest.mark.parametrize(("deeds", "rent"), [("U1", 12), ("U1 U2", 30)])
def test_the_works_charge_by_the_dice(deeds, rent):
    t = town()
    t.own("M2", deeds)
    t.lands("M1", "U1")
    assert t.told("rent")[0]["amount"] == rent


@pytest.mark.rule("UQ-Q60")
def test_the_works_reached_by_a_card_charge_by_the_roll_of_this_turn():
    t = town()
    t.own("M2", "U1")
    t.draws("M1", "L06")
    assert (t.where("M1"), t.told("rent")[0]["amount"]) == (12, 12)
    t = town()
    t.own("M2", "U1")
    t.country("C07", "M1")
    t.stand("W1", 8)
    t.rolls("W1", 4, 5)
    assert t.told("rent")[0]["amount"] == 16, "on foot the one die counts"


@pytest.mark.rule("UQ-049", "UQ-050")
def test_one_builds_on_streets_of_a_whole_unmortgaged_group_only():
    t = town()
    t.own("M1", "R1 R2 U1 U2 3A 4A 4B 4C")
    t.mortgage("4C")
    t.begins("M1")
    assert t.refusal("build", deed="R1") == t.refusal("build", deed="U1") == "not_street"
    assert t.refusal("build", deed="3A") == "not_whole_group"
    assert t.refusal("build", deed="4A") == "group_mortgaged"
    assert t.refusal("build", deed="8A") == "not_yours"
    t.do("lift", deed="4C")
    assert t.may("build", deed="4A")
    t.purses(M1=99)
    assert t.refusal("build", deed="4A") == "poor"


@pytest.mark.rule("UQ-051", "UQ-124", "UQ-Q102", "UQ-Q44")
def test_between_turns_the_others_may_build_in_turn_order_and_nothing_else():
    t = town()
    t.own("W1", "1A 1B")
    t.own("M1", "2A 2B")
    t.own("M2", "3A")
    t.begins("M2")
    finish = {"W1": "1A", "M1": "2A"}
    t.stand("M2", 37)
    t.dice("M2", 1, 2)
    t.do("done")
    t.do("done")
    asked = []
    for player, deed in finish.items():
        assert (t.phase, t.asked) == ("between", [player])
        asked += t.asked
        assert t.refusal("mortgage", deed=deed) == "other_question"
        assert not t.may("trade")
        t.do("build", deed=deed)
        t.do("done")
    assert asked == ["W1", "M1"]
    assert (t.level("1A"), t.level("2A")) == (1, 1)
    assert t.asked == ["W1"], "now it is her turn"


@pytest.mark.rule("UQ-124")
def test_who_cannot_build_is_not_asked_between_turns():
    t = town()
    t.own("W1", "1A 1B")
    t.purses(W1=49)
    t.begins("M2")
    t.stand("M2", 37)
    t.dice("M2", 1, 2)
    t.do("done")
    t.do("done")
    assert (t.phase, t.asked) == ("manage", ["W1"])


@pytest.mark.rule("UQ-054")
def test_a_warehouse_is_the_most_that_a_deed_can_carry():
    t = town()
    t.own("M1", "1A 1B")
    t.develop(d1A=5, d1B=5)
    t.begins("M1")
    assert t.refusal("build", deed="1A") == "full"


@pytest.mark.rule("UQ-055", "UQ-056")
def test_a_man_goes_on_where_a_woman_must_stop():
    for player, reason in (("M1", ""), ("W1", "three_crops")):
        t = town()
        t.own(player, "1A 1B")
        t.develop(d1A=3, d1B=3)
        t.begins(player)
        assert t.refusal("build", deed="1A") == reason


@pytest.mark.rule("UQ-057")
def test_none_in_the_bank_none_to_buy():
    t = town()
    t.own("M1", "1A 1B 2A 2B")
    t.develop(d2A=4, d2B=4)
    t.leave_stock(crops=0, warehouses=0)
    t.begins("M1")
    assert t.refusal("build", deed="1A") == "no_stock"
    assert t.refusal("build", deed="2A") == "no_stock"


def shortage(crops=1, **options):
    """M1, M2 and W1 could all plant; so many crops are left. M1 asks for one on 1A."""
    t = town(**options)
    t.own("M1", "1A 1B")
    t.own("M2", "3A 3B")
    t.own("W1", "2A 2B")
    t.leave_stock(crops=crops)
    t.begins("M1")
    t.do("build", deed="1A")
    return t


@pytest.mark.rule("UQ-058", "UQ-Q64")
def test_the_last_crop_is_auctioned_among_those_who_want_it():
    t = shortage()
    assert (t.phase, t.asked) == ("contest", ["M2"])
    t.do("contest")
    t.do("contest")
    assert (t.phase, t.asked) == ("crop_bid", ["M2"])
    t.bids("M2", 100)
    t.bids("W1", 110)
    t.bids("M1", 0)
    t.bids("M2", 0)
    assert (t.phase, t.asked) == ("place", ["W1"])
    t.do("build", deed="2B")
    assert (t.level("2B"), t.level("1A"), t.cash("W1", "M1"), t.match.g.crops) == (1, 0, [890, 1500], 0)
    assert (t.phase, t.asked) == ("manage", ["M1"])


@pytest.mark.rule("UQ-058")
def test_without_rivals_or_as_highest_bidder_the_requester_has_it():
    t = shortage()
    t.do("decline")
    t.do("decline")
    assert (t.level("1A"), t.cash("M1")) == (1, 1450)
    t = shortage()
    t.do("contest")
    t.do("decline")
    t.bids("M2", 0)
    assert (t.level("1A"), t.cash("M1")) == (1, 1450)
    t = shortage()
    t.do("contest")
    t.do("decline")
    t.bids("M2", 100)
    t.bids("M1", 130)
    t.bids("M2", 0)
    assert (t.level("1A"), t.cash("M1")) == (1, 1370)


@pytest.mark.rule("UQ-058")
def test_a_rival_bids_at_least_the_own_list_cost_and_places_where_the_bid_reaches():
    t = town()
    t.own("M1", "1A 1B")
    t.own("M2", "3A 3B 8A 8B")
    t.leave_stock(crops=1)
    t.begins("M1")
    t.do("build", deed="1A")
    t.do("contest")
    assert t.match.g.laid[t.seat("M2")] == 100
    t.bids("M2", 150)
    t.bids("M1", 0)
    assert t.refusal("build", deed="8A") == "too_dear"
    t.do("build", deed="3B")
    assert (t.level("3B"), t.cash("M2")) == (1, 1350)


@pytest.mark.rule("UQ-Q64")
@pytest.mark.parametrize(("crops", "option", "contested"), [(3, "on", False), (2, "on", True), (1, "off", False)])
def test_it_is_contested_only_where_there_are_fewer_than_could_be_placed(crops, option, contested):
    t = shortage(crops=crops, crop_auction=option)
    assert (t.phase == "contest") == contested
    assert (t.level("1A") == 0) == contested


@pytest.mark.rule("UQ-Q63")
def test_scarce_warehouses_are_contested_too():
    t = town()
    t.own("M1", "1A 1B")
    t.own("M2", "2A 2B")
    t.develop(d1A=4, d1B=4, d2A=4, d2B=4)
    t.leave_stock(warehouses=1)
    t.begins("M1")
    t.do("build", deed="1A")
    assert (t.phase, t.asked) == ("contest", ["M2"])
    t.do("contest")
    t.bids("M2", 60)
    t.bids("M1", 0)
    t.do("build", deed="2A")
    assert (t.level("2A"), t.cash("M2")) == (5, 1440)


@pytest.mark.rule("UQ-059", "UQ-060", "UQ-123")
def test_the_bank_buys_back_evenly_at_half_price():
    t = town()
    t.own("M1", "5A 5B")
    t.develop(d5A=5, d5B=4)
    t.begins("M1")
    assert t.refusal("sell", deed="5B") == "uneven_sale"
    crops = t.match.g.crops
    t.do("sell", deed="5A")
    assert (t.level("5A"), t.cash("M1"), t.match.g.crops, t.match.g.warehouses) == (4, 1575, crops - 4, 12)
    t.do("sell", deed="5B")
    assert (t.level("5B"), t.cash("M1"), t.match.g.crops) == (3, 1650, crops - 3)
    assert t.refusal("sell", deed="1A") == "not_yours"


@pytest.mark.rule("UQ-Q61")
def test_without_crops_for_a_warehouse_the_whole_group_is_sold_down():
    t = town()
    t.own("M1", "1A 1B")
    t.develop(d1A=5, d1B=5)
    t.leave_stock(crops=3)
    t.begins("M1")
    assert t.refusal("sell", deed="1A") == "no_crops_back"
    assert [level for level in range(5) if t.may("sell_group", group=0, level=level)] == [0, 1]
    t.do("sell_group", group=0, level=1)
    assert (t.level("1A"), t.level("1B"), t.cash("M1"), t.match.g.crops, t.match.g.warehouses) == (1, 1, 1700, 1, 12)
    assert t.refusal("sell_group", group=0, level=0) == "not_short"


@pytest.mark.rule("UQ-Q61")
def test_a_group_is_not_sold_down_above_its_lowest_deed():
    t = town()
    t.own("M1", "4A 4B 4C")
    t.develop(d4A=5, d4B=5, d4C=4)
    t.leave_stock(crops=3)
    t.begins("M1")
    assert [level for level in range(5) if t.may("sell_group", group=3, level=level)] == [0, 1, 2]
    assert t.refusal("sell_group", group=3, level=4) == "no_crops_back"


@pytest.mark.rule("UQ-061", "UQ-062", "UQ-072")
def test_a_deed_is_mortgaged_for_half_its_price_once_its_group_is_bare():
    t = town()
    t.own("M1", "3A 3B")
    t.develop(d3A=1)
    t.begins("M1")
    assert t.refusal("mortgage", deed="3B") == "developed"
    t.do("sell", deed="3A")
    t.do("mortgage", deed="3B")
    assert t.cash("M1") == 1500 + 50 + 80
    assert t.cash("M1") == 1630
    t.begins("M1")
    assert t.refusal("mortgage", deed="3B") == "mortgaged"
    assert t.refusal("lift", deed="3A") == "not_mortgaged"


@pytest.mark.rule("UQ-064", "UQ-123")
@pytest.mark.parametrize(("deed", "cost"), [("2A", 55), ("R1", 110), ("8B", 220), ("4A", 99)])
def test_clearing_a_mortgage_costs_ten_percent_more_rounded_up(deed, cost):
    t = town()
    t.own("M1", deed)
    t.mortgage(deed)
    t.begins("M1")
    t.do("lift", deed=deed)
    assert t.cash("M1") == 1500 - cost


@pytest.mark.rule("UQ-123")
def test_ten_percent_are_rounded_up_and_seventy_percent_down():
    t = town()
    t.own("M1", "3A")
    t.match.box.mortgage[5] = 75
    t.mortgage("3A")
    t.begins("M1")
    t.do("lift", deed="3A")
    assert t.cash("M1") == 1500 - 83
    t = town()
    t.match.box.amount[8, 0] = t.match.box.amount[8, 1] = 25
    t.draws("W1", "B09")
    assert t.cash("W1") == 1017


@pytest.mark.rule("UQ-Q08")
@pytest.mark.parametrize(("option", "value", "rent"), [("printed", 100, 16), ("corrected", 90, 14)])
def test_4b_is_as_printed_or_as_it_was_probably_meant(option, value, rent):
    t = town(deed_4b=option)
    deed = t.match.game.board(t.match.box)["deeds"][9]
    assert (deed["price"], deed["mortgage"], deed["rent"][0]) == (180, value, rent)


@pytest.mark.rule("UQ-Q03")
def test_a_finite_bank_pays_what_it_has_and_refuses_what_it_cannot():
    t = town(bank_money="finite")
    t.own("M1", "8B")
    t.purses(M2=1500 + t.match.g.bank - 150)
    assert t.match.g.bank == 150
    t.begins("M1")
    assert t.refusal("mortgage", deed="8B") == "bank_empty"
    t.stand("M1", 37)
    t.dice("M1", 1, 2)
    t.do("done")
    assert (t.cash("M1"), t.match.g.bank) == (1650, 0)
    assert t.told("short") == [{"seat": "M1", "amount": 150, "full": 200}]
    t = town(bank_money="unlimited")
    t.purses(M2=1500 + t.match.g.bank)
    t.stand("M1", 37)
    t.rolls("M1", 1, 2)
    assert t.cash("M1") == 1700


@pytest.mark.rule("UQ-115", "UQ-Q62", "UQ-Q120")
def test_where_three_crops_are_enough_the_fourth_level_is_the_warehouse():
    t = town(warehouse_after="3")
    t.own("M1", "1A 1B")
    t.develop(d1A=3, d1B=3)
    t.begins("M1")
    crops = t.match.g.crops
    t.do("build", deed="1A")
    assert (t.level("1A"), t.cash("M1"), t.match.g.crops, t.match.g.warehouses) == (5, 1450, crops + 3, 11)
    assert t.match.view(0)["table"]["players"][0]["worth"] == 1450 + 120 + 7 * 50
    t.begins("M1")
    t.do("sell", deed="1A")
    assert (t.level("1A"), t.match.g.crops) == (3, crops)
    t = town(warehouse_after="3")
    t.own("W1", "1A 1B")
    t.develop(d1A=3, d1B=3)
    t.begins("W1")
    assert t.refusal("build", deed="1A") == "three_crops"
    t.hold("W1", "E4")
    t.do("build", deed="1A")
    t.lands("M1", "1A")
    assert t.told("rent")[0]["amount"] == 250


@pytest.mark.rule("UQ-058")
def test_rivals_are_asked_in_turn_order_after_the_requester():
    t = town()
    t.own("W1", "1A 1B")
    t.own("M2", "3A 3B")
    t.own("W2", "2A 2B")
    t.leave_stock(crops=1)
    t.begins("W1")
    t.do("build", deed="1A")
    assert t.asked == ["W2"]
    t.do("contest")
    assert t.asked == ["M2"]


@pytest.mark.rule("UQ-058", "UQ-Q63")
def test_a_crop_that_was_won_is_no_warehouse():
    t = town()
    t.own("M1", "1A 1B")
    t.own("M2", "2A 2B 3A 3B")
    t.develop(d2A=4, d2B=4)
    t.leave_stock(crops=1)
    t.begins("M1")
    t.do("build", deed="1A")
    t.do("contest")
    t.bids("M2", 150)
    t.bids("M1", 0)
    assert t.refusal("build", deed="2A") == "too_dear"
    t.do("build", deed="3A")
    assert (t.level("3A"), t.level("2A")) == (1, 4)


@pytest.mark.rule("UQ-Q124", "UQ-058")
def test_who_asked_for_a_crop_in_vain_has_not_built_there():
    t = shortage()
    t.match.g.level[0], t.match.g.level[1] = 1, 1
    t.match.box.crops += 2
    t.do("contest")
    t.do("decline")
    t.bids("M2", 100)
    t.bids("M1", 0)
    t.do("build", deed="3A")
    assert (t.asked, t.refusal("sell", deed="1A")) == (["M1"], "")


@pytest.mark.rule("UQ-Q124", "UQ-Q61")
def test_a_warehouse_built_in_this_turn_is_not_sold_with_its_group():
    t = town()
    t.own("M1", "1A 1B")
    t.develop(d1A=4, d1B=5)
    t.begins("M1")
    t.do("build", deed="1A")
    t.leave_stock(crops=3)
    assert t.refusal("sell_group", group=0, level=0) == "just_built"
    assert not t.may("sell_group")
    t.begins("M1")
    assert t.may("sell_group", group=0, level=0)
