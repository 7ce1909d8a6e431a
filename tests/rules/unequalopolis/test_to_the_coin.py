"""Where a sum, a stock or a place is met exactly: the last coin, the first deed of the board and the last, the only seat there is."""

import pytest

from lopsided.games.unequalopolis.rules.cards import carry_out, levy
from lopsided.games.unequalopolis.rules.ending import deeds_of
from lopsided.games.unequalopolis.rules.land import rent
from lopsided.games.unequalopolis.rules.people import first_man
from lopsided.games.unequalopolis.rules.setup import banker
from lopsided.games.unequalopolis.state import STREET_GROUPS, Deck, Space, Verb, Who

from .board import CARDS, DEED, PLACES, town
from .test_debt import indebted
from .test_the_log import log

# Buying and building


@pytest.mark.rule("UQ-032", "UQ-036", "UQ-Q28")
def test_the_price_and_no_coin_more_is_enough():
    t = town()
    t.purses(M1=140)
    t.lands("M1", "3A")
    t.do("buy")
    assert (t.owner("3A"), t.cash("M1")) == ("M1", 0)


@pytest.mark.rule("UQ-037", "UQ-Q28")
@pytest.mark.parametrize("deed", ["1A", "8B"])
def test_a_claim_is_bought_at_once_by_late_permission_where_the_purse_holds_the_price(deed):
    t = town()
    t.hold("M1", "E1")
    t.own("W1", "3A")
    t.lands("W1", deed)
    t.offers("M1", deeds="3A", cards="E1")
    t.do("accept")
    price = t.match.box.price[DEED[deed]]
    t.purses(W1=price - 1)
    assert (t.refusal("buy_claim"), t.may("buy_claim")) == ("poor", False)
    t.purses(W1=price)
    assert "buy_claim" in {choice.name for choice in t.choices()}
    t.do("buy_claim")
    assert (t.owner(deed), t.cash("W1")) == ("W1", 0)
    assert not t.may("buy_claim")


@pytest.mark.rule("UQ-051", "UQ-052", "UQ-064")
def test_the_cost_of_a_crop_and_of_a_lifting_and_no_coin_more_is_enough():
    t = town()
    t.own("M1", "3A 3B 1A")
    t.mortgage("1A")
    t.purses(M1=99)
    t.begins("M1")
    assert (t.refusal("build", deed="3A"), t.refusal("build", deed="8A")) == ("poor", "not_yours")
    t.purses(M1=100)
    t.do("build", deed="3A")
    assert (t.cash("M1"), t.refusal("sell", deed="3A")) == (0, "just_built")
    t.purses(M1=33)
    t.do("lift", deed="1A")
    assert t.cash("M1") == 0
    t.mortgage("1A")
    t.purses(M1=32)
    t.begins("M1")
    assert t.refusal("lift", deed="1A") == "poor"


@pytest.mark.rule("UQ-045", "UQ-046", "UQ-047")
def test_one_crop_counts_and_a_third_railroad_does_not():
    t = town()
    t.own("M1", "3A 3B R1 R2 8B")
    t.develop(d3A=1)
    assert t.run(rent, DEED["3A"], 1) == 50
    box = t.match.box
    box.group[DEED["8B"]], box.size[STREET_GROUPS], box.member[STREET_GROUPS, 2] = STREET_GROUPS, 3, DEED["8B"]
    assert t.run(rent, DEED["R1"], 1) == 50


@pytest.mark.rule("UQ-053", "UQ-059", "UQ-061")
def test_the_first_and_the_last_deed_of_a_group_count_like_the_others():
    t = town()
    t.own("M1", "4A 4B 4C")
    t.develop(d4B=1, d4C=1)
    t.begins("M1")
    assert t.refusal("build", deed="4B") == "uneven"
    t.do("sell", deed="4B")
    assert [t.refusal("mortgage", deed=deed) for deed in ("4A", "4B")] == ["developed", "developed"]
    t = town()
    t.own("M1", "4A 4B 4C")
    t.develop(d4A=1, d4B=1, d4C=2)
    t.begins("M1")
    assert [t.refusal("sell", deed=deed) for deed in ("4A", "4B", "4C")] == ["uneven_sale", "uneven_sale", ""]


@pytest.mark.rule("UQ-032", "UQ-034")
@pytest.mark.parametrize(("deed", "price"), [("1A", 60), ("8B", 400)])
def test_a_claim_comes_up_where_the_purse_holds_the_price_to_the_coin(deed, price):
    t = town()
    t.claim("W1", deed)
    t.purses(W1=price)
    t.begins("W1")
    t.do("done")
    assert (t.phase, t.asked, t.match.view(-1)["table"]["stage"]) == ("claim", ["W1"], "claim")
    t.dice("W1", 1, 2)
    t.do("buy")
    assert (t.owner(deed), t.claims("W1"), len(t.told("rolled"))) == ("W1", "", 1)
    t = town()
    t.claim("W1", deed)
    t.begins("W1")
    t.do("done")
    t.do("decline")
    assert (t.phase, t.match.view(-1)["table"]["stage"]) == ("bid", "roll")


# Auctions


@pytest.mark.rule("UQ-039", "UQ-Q121")
def test_the_last_deed_of_the_board_is_auctioned_like_any_other():
    t = town(auction_reserve="half")
    t.lands("M1", "8B")
    t.do("decline")
    assert (t.asked, t.match.g.laid[1]) == (["M2"], 200)


@pytest.mark.rule("UQ-038", "UQ-039", "UQ-042")
def test_at_a_landing_all_are_named_though_nobody_can_bid_and_the_first_seat_may_be_kept_out():
    t = town("W1 M1 M2")
    t.lands("M1", "R1")
    t.purses(W1=9, M1=9, M2=9)
    t.do("decline")
    told = ["shut_out W1 R1 0", "passed M2 R1", "passed M1 R1", "unsold R1"]
    assert log(t, "auction") == ["auction R1 10", *told]


@pytest.mark.rule("UQ-039", "UQ-Q25")
@pytest.mark.parametrize(
    ("option", "deed", "told"),
    [
        ("restricted_landing_auction", "R1", ["auction R1 10", "shut_out W1 R1 0", "shut_out W2 R1 0", "passed M1 R1", "passed M2 R1", "unsold R1"]),
        ("doubles_renounce_auction", "3A", ["auction 3A 10", "passed W2 3A", "passed M1 3A", "passed M2 3A", "unsold 3A"]),
    ],
)
def test_what_a_woman_leaves_at_a_landing_is_called_out_though_nobody_can_bid(option, deed, told):
    t = town(**{option: "yes"})
    t.purses(M1=9, M2=9, W1=9, W2=9)
    t.lands("W1", deed, doubles=deed == "3A")
    if deed == "3A":
        t.do("roll_again")
    assert log(t, "auction")[: len(told)] == told


@pytest.mark.rule("UQ-Q31")
def test_opened_papers_are_something_that_came_to_light():
    t = town("M1 M2", auction_mode="sealed")
    t.lands("M1", "2A")
    t.do("decline")
    before = t.match.g.bared
    t.bids("M1", 0)
    assert t.match.g.bared == before
    t.bids("M2", 10)
    assert t.match.g.bared == before + 1


# Debts


@pytest.mark.rule("UQ-106")
def test_who_has_the_sum_to_the_coin_pays_and_owes_nothing():
    t = town()
    t.purses(M1=75)
    t.lands("M1", "Luxury Tax")
    assert (t.cash("M1"), t.told("owes_bank"), t.phase) == (0, [], "manage")


@pytest.mark.rule("UQ-107", "UQ-Q73", "UQ-Q74")
@pytest.mark.parametrize(("deed", "value"), [("1A", 30), ("8B", 200)])
def test_who_can_raise_the_sum_to_the_coin_may_not_concede_and_settles(deed, value):
    t = indebted(amount=50 + value, deeds=deed)
    assert t.refusal("concede") == "can_pay"
    t.do("settle")
    assert (t.cash("W2"), t.is_mortgaged(deed), t.cash("M1")) == (0, True, 1500 + 50 + value)


@pytest.mark.rule("UQ-Q74", "UQ-Q61")
def test_no_level_is_sold_and_no_deed_pledged_that_is_not_needed():
    t = indebted("M1", "M2", amount=50, cash=0, deeds="1A 1B", levels={"d1A": 2, "d1B": 2})
    t.own("W1", "2A 2B")
    t.develop(d2A=1)
    t.do("settle")
    assert (t.level("1A"), t.level("1B"), t.level("2A"), t.cash("M1")) == (1, 1, 1, 0)
    t = indebted("M1", "M2", amount=50, cash=0, deeds="R1 2A 8B")
    t.do("settle")
    assert [deed for deed in ("R1", "2A", "8B") if t.is_mortgaged(deed)] == ["2A"], "the cheapest, wherever it lies"
    t = indebted("M1", "M2", amount=200, cash=0, deeds="7A 7B 7C 8A 8B", levels={"d7A": 1, "d7B": 1, "d7C": 0, "d8A": 1, "d8B": 1})
    t.do("settle")
    assert [t.level(deed) for deed in ("7A", "7B", "8A", "8B")] == [0, 0, 1, 1], "the lowest group first"


def poor_bank(bank, **debt):
    """M1 owes M2 100 and has nothing in hand; a finite bank holds so much."""
    t = indebted("M1", "M2", amount=100, cash=0, bank_money="finite", **debt)
    t.purses(W1=t.cash("W1") + t.match.g.bank - bank)
    return t


@pytest.mark.rule("UQ-Q03", "UQ-107", "UQ-Q120")
@pytest.mark.parametrize(
    ("levels", "crops", "bank", "can"),
    [
        ({"d1A": 2, "d1B": 2}, 20, 25, True),
        ({"d1A": 2, "d1B": 2}, 20, 24, False),
        ({"d1A": 5, "d1B": 5}, 3, 200, True),
        ({"d1A": 5, "d1B": 5}, 3, 199, False),
        ({"d1A": 5, "d1B": 5}, 1, 250, True),
        ({"d1A": 5, "d1B": 5}, 1, 249, False),
        ({"d1A": 5, "d1B": 5}, 4, 25, True),
    ],
)
def test_a_debtor_may_concede_once_the_bank_can_buy_nothing_more(levels, crops, bank, can):
    t = poor_bank(bank, deeds="1A 1B", levels=levels)
    t.leave_stock(crops=crops)
    assert t.refusal("concede") == ("can_pay" if can else "")
    assert any(t.refusal("sell", deed=deed) == "" for deed in ("1A", "1B")) == (can and crops > 3)
    if crops < 4:
        assert t.refusal("sell", deed="1A") == "no_crops_back"
        assert t.refusal("sell_group", group=0, level=crops // 2) == ("" if can else "bank_empty")
    elif not can:
        assert t.refusal("sell", deed="1A") == "bank_empty"
        t.do("settle")
        assert (t.match.g.fallen[0], t.told("settled")) == (1, [])


@pytest.mark.rule("UQ-Q03", "UQ-Q61", "UQ-Q74")
def test_by_itself_a_group_that_the_bank_cannot_buy_is_not_sold():
    t = poor_bank(249, deeds="1A 1B", levels={"d1A": 5, "d1B": 5})
    t.leave_stock(crops=1)
    t.do("settle")
    assert (t.match.g.fallen[0], t.told("sold_group")) == (1, [])


@pytest.mark.rule("UQ-066", "UQ-111")
def test_only_fees_on_deeds_that_one_has_just_received_must_stay_covered():
    t = indebted(amount=900, cash=0, deeds="2A", mortgaged="2A")
    t.own("M1", "8A")
    t.purses(M1=55)
    t.do("concede")
    t.do("lift_now")
    assert t.cash("M1") == 0
    t = town()
    t.own("M1", "2A")
    t.own("W1", "8B")
    t.mortgage("2A 8B")
    t.purses(W1=55)
    t.begins("M1")
    t.offers("W1", deeds="2A 8B")
    t.do("accept")
    assert (t.asked, t.refusal("lift_now")) == (["W1"], ""), "the fee on 8B is M1's"


@pytest.mark.rule("UQ-Q65")
def test_who_has_the_fee_to_the_coin_may_neither_abandon_nor_raise():
    t = indebted(amount=900, cash=0, deeds="2A 8B", mortgaged="8B")
    t.purses(M1=20)
    t.do("concede")
    assert (t.refusal("abandon"), t.refusal("mortgage", deed="2A")) == ("can_pay", "other_question")


@pytest.mark.rule("UQ-Q71", "UQ-Q32")
def test_of_one_coin_a_woman_gets_nothing_and_of_three_two():
    t = town()
    t.run(carry_out, t.seat("W1"), CARDS["B11"], Verb.COLLECT_EACH, 1, 0)
    t.lay(active=t.seat("W1"))
    t.go_on()
    assert t.told("gave") == []
    t = town()
    t.lay(active=0)
    t.run(carry_out, 0, CARDS["B11"], Verb.COLLECT_EACH, 1, 0)
    t.bury("W1")
    t.match.g.due &= ~(1 << t.seat("W1"))
    t.go_on()
    assert [gift["amount"] for gift in t.told("gave")] == [1, 1]
    t = town(card_gap_to="bank")
    t.lay(active=t.seat("W1"))
    t.run(carry_out, t.seat("W1"), CARDS["B11"], Verb.COLLECT_FROM, Who.RICHEST, 3)
    t.go_on()
    assert (t.told("gave")[0]["amount"], t.told("withheld")[0]["amount"]) == (2, 1)


@pytest.mark.rule("UQ-Q71")
def test_a_bankrupt_player_pays_nobody_and_gets_nothing():
    t = town()
    t.bury("W1")
    t.draws("M1", "B11")
    assert [gift["seat"] for gift in t.told("gave")] == ["M2", "W2"]


@pytest.mark.rule("UQ-122", "UQ-Q124", "UQ-106")
def test_what_is_done_for_a_debt_is_no_dealing_of_the_turn():
    t = town()
    t.own("M1", "3A 3B")
    t.purses(M1=0)
    t.lands("M1", "Luxury Tax")
    t.do("mortgage", deed="3A")
    t.do("mortgage", deed="3B")
    assert (t.phase, t.match.g.managed, t.match.g.faced) == ("manage", 0, 0)


@pytest.mark.rule("UQ-098", "UQ-099", "UQ-Q57")
def test_the_second_failure_costs_nothing_and_at_the_third_whoever_holds_a_card_is_asked():
    t = town()
    t.hold("M2", "B02")
    t.imprison("M2", 1)
    t.begins("M2")
    t.do("done")
    t.dice("M2", 1, 2, 1, 2)
    t.do("try_doubles")
    assert (t.in_prison("M2"), t.cash("M2"), t.asked) == (True, 1500, ["W1"])
    t.begins("M2")
    t.do("done")
    t.do("try_doubles")
    assert (t.phase, t.asked, t.match.g.debtor) == ("release", ["M2"], 0)


@pytest.mark.rule("UQ-106", "UQ-099")
def test_a_tax_and_a_fine_are_about_no_deed_and_no_card():
    t = town()
    t.purses(M1=0)
    t.lands("M1", "Luxury Tax")
    assert [t.match.view(-1)["table"]["debt"][key] for key in ("cause", "about", "amount")] == ["tax", 0, 75]
    t = town()
    t.purses(M1=0)
    t.imprison("M1", 2)
    t.begins("M1")
    t.do("done")
    t.dice("M1", 1, 2)
    t.do("try_doubles")
    assert [t.match.view(-1)["table"]["debt"][key] for key in ("cause", "about", "amount")] == ["fine", 0, 50]


@pytest.mark.rule("UQ-118")
def test_the_first_bankruptcy_may_be_that_of_the_first_seat():
    t = indebted("M1", "M2", amount=9000, cash=0, end_on_first_bankruptcy="yes")
    t.do("concede")
    assert (t.over, t.told("first_out")) == (True, [{"seat": "M1"}])


@pytest.mark.rule("UQ-Q53", "UQ-Q57")
@pytest.mark.parametrize(("option", "space"), [("same_turn", 3), ("next_turn", 0)])
def test_who_uses_a_card_after_the_last_failure_rolls_when_the_table_says(option, space):
    t = town(third_fail_roll=option)
    t.hold("M1", "B02")
    t.imprison("M1", 2)
    t.begins("M1")
    t.do("done")
    t.dice("M1", 1, 2, 1, 2)
    t.do("try_doubles")
    t.do("use_card")
    assert t.where("M1") == space


# Cards that move, and levies


@pytest.mark.rule("UQ-077", "UQ-023")
@pytest.mark.parametrize(("origin", "paid"), [(20, 200), (19, 0)])
def test_a_card_that_names_the_space_where_one_stands_leads_once_round(origin, paid):
    t = town()
    t.stand("M1", origin)
    t.run(carry_out, 0, CARDS["L08"], Verb.MOVE_TO, 20, 0)
    assert (t.where("M1"), t.cash("M1")) == (20, 1500 + paid)


@pytest.mark.rule("UQ-077", "UQ-023")
def test_the_next_space_of_a_kind_is_never_the_own_and_may_lie_beyond_the_bank():
    t = town()
    for origin, kind, space, paid in (("U1", Space.UTILITY, "U2", 0), ("U2", Space.UTILITY, "U1", 200), ("Park", Space.PARK, "Park", 200)):
        t.stand("M1", origin)
        before = t.cash("M1")
        t.run(carry_out, 0, CARDS["L06"], Verb.MOVE_NEXT, kind, 0)
        assert (PLACES[t.where("M1")], t.cash("M1") - before) == (space, paid)
    for space in ("Income Tax", "Luxury Tax"):
        t.match.box.space[t.space(space)] = Space.PARK
    t.stand("M1", "U1")
    t.run(carry_out, 0, CARDS["L06"], Verb.MOVE_NEXT, Space.TAX, 0)
    assert t.where("M1") == t.space("U1"), "where there is none, once round"


@pytest.mark.rule("UQ-074")
def test_a_levy_counts_one_s_own_deeds_from_the_first_to_the_last():
    t = town()
    t.own("M1", "1A 1B 8A 8B")
    t.own("M2", "3A 3B")
    t.develop(d1A=1, d8B=1, d3A=1)
    t.draws("M1", "B14")
    assert t.cash("M1") == 1500 - 60
    t.run(levy, 1, CARDS["B14"], 0, 0)
    assert t.match.g.debtor == 0
    t.run(levy, 0, CARDS["B14"], 1, 0)
    assert t.match.g.owed == 2
    t.develop(d8B=0)
    t.run(levy, 0, CARDS["B14"], 1, 0)
    assert (t.match.g.debtor, t.match.g.owed) == (1, 1)


@pytest.mark.rule("UQ-089", "UQ-090")
def test_the_last_card_of_the_empowerment_deck_is_drawn_too():
    t = town(empowerment_from_round=1)
    t.hold("M1", "E1 E2 E3 E4 E5 E6 E7 E8")
    t.rolls("W1", 1, 1)
    assert t.holds("W1") == "E9"
    assert t.match.g.decks[Deck.EMPOWERMENT, 0] == 0


# Who is who


@pytest.mark.rule("UQ-081", "UQ-Q35")
def test_the_first_man_may_be_the_last_in_the_order():
    t = town("W1 W2 M1")
    assert t.run(first_man) == 2


@pytest.mark.rule("UQ-010", "UQ-012")
def test_the_banker_may_be_the_last_in_the_order():
    assert town("W1 W2 M1").run(banker) == 2


@pytest.mark.rule("UQ-033", "UQ-Q118")
def test_the_claim_of_the_first_seat_is_void_like_any_other():
    t = town("W1 M1 W2")
    t.claim("W1", "3A")
    t.lands("M1", "3A")
    t.do("buy")
    assert (t.claims("W1"), t.told("preempted")) == ("", [{"seat": "W1", "target": "M1", "deed": DEED["3A"]}])


@pytest.mark.rule("UQ-120", "UQ-Q82")
def test_who_lives_with_nothing_is_before_the_bankrupt_and_every_deed_counts():
    t = town()
    t.bury("W1")
    t.bury("W2")
    t.own("M2", "8B")
    t.mortgage("8B")
    t.purses(M1=200, M2=0)
    assert [deeds_of(t.match.g, seat) for seat in range(4)] == [0, 1, 0, 0]
    assert (t.placing, t.match.score) == ({"M1": 1, "M2": 2, "W1": 4, "W2": 3}, [200, 200, 0, 0]), "more cash"
    t.purses(M1=0)
    t.match.g.owner[DEED["8B"]] = t.match.g.mortgaged = 0
    assert t.placing == {"M1": 1, "M2": 1, "W1": 4, "W2": 3}


@pytest.mark.rule("UQ-120")
def test_of_equals_the_one_with_the_last_deed_of_the_board_is_ahead():
    t = town("M1 M2")
    t.match.box.price[DEED["8B"]] = 0
    t.own("M2", "8B")
    assert t.placing == {"M1": 2, "M2": 1}


@pytest.mark.rule("UQ-126", "UQ-Q91")
@pytest.mark.parametrize("street", ["1", "8"])
def test_a_licence_for_the_harvest_stays_with_who_has_four_crops_and_another_card_may_go(street):
    t = town()
    t.own("W1", f"{street}A {street}B")
    t.develop(**{f"d{street}A": 4 if street == "1" else 3, f"d{street}B": 3 if street == "1" else 4})
    t.hold("W1", "E4 E3")
    t.begins("W1")
    t.lay_tray("M1", cards="E4", asks=5)
    assert t.refusal("offer") == "licence"
    t.do("drop")
    t.lay_tray("M1", cards="E3", asks=5)
    assert t.refusal("offer") == "", "her crops do not hang on the railroads"
    t = town()
    t.own("W1", f"{street}A {street}B")
    t.develop(**{f"d{street}A": 3, f"d{street}B": 3})
    t.hold("W1", "E4")
    t.begins("W1")
    t.lay_tray("M1", cards="E4", asks=5)
    assert t.refusal("offer") == "", "three crops need no licence"


@pytest.mark.rule("UQ-126", "UQ-Q91")
def test_another_s_crops_are_no_reason_to_keep_a_card():
    t = town()
    t.own("M1", "1A 1B")
    t.develop(d1A=4, d1B=4)
    t.hold("W1", "E4")
    t.begins("W1")
    t.lay_tray("M2", cards="E4", asks=5)
    assert t.refusal("offer") == ""
