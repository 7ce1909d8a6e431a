"""The ledger's worked examples, one to one."""

import pytest

from lopsided.engine.match import Match
from lopsided.games.unequalopolis import GAME
from lopsided.games.unequalopolis.state import FIRST_ROLL, Deck
from lopsided.testing.table import Table

from .board import CARDS, town


def first_rolls(*rolls, **options):
    """A table whose players roll these pairs of dice before the first turn; later pairs of a player are for ties."""
    t = Table(GAME, len(rolls), options)
    t.match.g.memory[:] = bytes(len(t.match.g.memory))
    t.cup = t.match.g.loaded = type(t.cup)()
    for seat, faces in enumerate(rolls):
        t.cup.load(FIRST_ROLL + seat, *faces)
    t.run(GAME.setup, (1, 2))
    return t


def order(t):
    """The players in turn order, and who of them are men."""
    players = t.match.view(-1)["table"]["players"]
    seats = sorted(range(len(players)), key=lambda s: players[s]["place"])
    return "".join(t.match.names[s] for s in seats), "".join(t.match.names[s] for s in seats if players[s]["sign"] == "man")


@pytest.mark.rule("UQ-007", "UQ-001")
@pytest.mark.parametrize(("seats", "men"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
def test_UQ_E01_half_are_men_and_with_an_odd_number_women_have_one_more(seats, men):
    for seed in range(5):
        signs = [p["sign"] for p in Match(GAME, seats, seed=seed).view(-1)["table"]["players"]]
        assert (signs.count("man"), signs.count("woman")) == (men, seats - men)


@pytest.mark.rule("UQ-005", "UQ-006", "UQ-010", "UQ-015")
def test_UQ_E02_the_scores_give_signs_order_and_the_title_of_banker():
    t = first_rolls((4, 5), (3, 3), (5, 6), (1, 3))
    assert order(t) == ("CABD", "CA")
    assert t.match.view(-1)["table"]["banker"] == 0
    assert [p["score"] for p in t.match.view(-1)["table"]["players"]] == [9, 6, 11, 4]


@pytest.mark.rule("UQ-Q01", "UQ-007")
def test_UQ_E03_equals_roll_again_among_themselves_only():
    t = first_rolls((4, 4, 1, 3), (5, 5), (2, 6, 4, 5), (2, 3), (1, 2))
    assert order(t) == ("BCADE", "BC")
    assert t.told("tied") == [{"seat": "A", "score": 4}, {"seat": "C", "score": 9}]


@pytest.mark.rule("UQ-013", "UQ-014")
def test_UQ_E04_a_man_starts_with_1500_in_16_bills_and_a_woman_with_1000_in_15():
    man, woman = (2, 4, 1, 1, 2, 1, 5), (1, 4, 1, 1, 2, 1, 5)
    bills = GAME.printed["pieces"]["bills"]
    assert [sum(n * bill for n, bill in zip(hand, bills, strict=True)) for hand in (man, woman)] == [1500, 1000]
    assert (sum(man), sum(woman)) == (16, 15)
    for player in Match(GAME, 6, seed=1).view(-1)["table"]["players"]:
        assert player["cash"] == (1500 if player["sign"] == "man" else 1000)


@pytest.mark.rule("UQ-023", "UQ-024", "UQ-073")
def test_UQ_E05_passing_the_bank_pays_a_man_200_and_a_woman_140():
    for player, paid in (("M1", 200), ("W1", 140)):
        t = town()
        t.stand(player, 35)
        t.stack("B09")
        before = t.cash(player)
        t.rolls(player, 3, 4)
        assert t.where(player) == 2
        assert t.told("bank") == [{"seat": player, "amount": paid, "full": 200, "less": int(paid < 200)}]
        assert t.told("drew") == [{"seat": player, "card": CARDS["B09"]}]
        assert t.cash(player) == before + paid + (20 if player == "M1" else 14)


@pytest.mark.rule("UQ-079", "UQ-Q37", "UQ-075")
def test_UQ_E06_on_to_the_bank_pays_once():
    t = town()
    t.stack("B01")
    t.lands("W1", 14)
    assert (t.where("W1"), t.cash("W1")) == (0, 1140)
    assert t.bottom(Deck.BOUNTY) == "B01"


@pytest.mark.rule("UQ-093", "UQ-092")
def test_UQ_E07_with_a_standing_yes_a_woman_buys_where_she_lands():
    t = town()
    t.hold("W1", "E1")
    t.stand("W1", 3)
    t.rolls("W1", 1, 2)
    assert (t.where("W1"), t.phase) == (6, "buy")
    t.do("buy")
    assert (t.cash("W1"), t.owner("2A")) == (900, "W1")


def waiting():
    """W1 has landed on 2A and her turn is over."""
    t = town()
    t.stand("W1", 3)
    t.rolls("W1", 1, 2)
    assert t.claims("W1") == "2A"
    assert not t.may("buy_claim")
    t.do("done")
    return t


@pytest.mark.rule("UQ-031", "UQ-032", "UQ-Q16")
def test_UQ_E08_a_woman_waits_for_her_next_roll_to_buy():
    t = waiting()
    assert t.owner("2A") == ""
    t.begins("W1")
    t.do("done")
    assert t.phase == "claim"
    t.dice("W1", 1, 3)
    t.do("buy")
    assert (t.owner("2A"), t.cash("W1"), t.where("W1"), t.claims("W1")) == ("W1", 900, 10, "")


@pytest.mark.rule("UQ-033", "UQ-036")
def test_UQ_E09_a_man_who_lands_there_first_buys_it():
    t = waiting()
    t.stand("M1", 1)
    t.rolls("M1", 2, 3)
    t.do("buy")
    assert (t.owner("2A"), t.cash("M1"), t.claims("W1")) == ("M1", 1400, "")
    assert t.told("preempted") == [{"seat": "W1", "target": "M1", "deed": 3}]
    t.begins("W1")
    t.dice("W1", 1, 3)
    t.do("done")
    assert t.where("W1") == 10
    assert t.phase == "manage"


@pytest.mark.rule("UQ-034", "UQ-038", "UQ-039", "UQ-040", "UQ-042")
def test_UQ_E10_what_she_declines_is_auctioned_and_then_she_rolls():
    t = waiting()
    t.begins("W1")
    t.do("done")
    t.dice("W1", 1, 3)
    t.do("decline")
    asked = []
    for player, amount in (("W2", 20), ("M1", 30), ("M2", 0), ("W1", 0), ("W2", 40), ("M1", 0)):
        asked += t.asked
        t.bids(player, amount)
    assert asked == ["W2", "M1", "M2", "W1", "W2", "M1"]
    assert (t.owner("2A"), t.cash("W2")) == ("W2", 960)
    assert t.where("W1") == 10


@pytest.mark.rule("UQ-035", "UQ-Q25")
def test_UQ_E11_doubles_give_a_woman_the_choice_between_the_deed_and_the_roll():
    t = town()
    t.rolls("W1", 3, 3)
    assert t.phase == "doubles_buy"
    assert [c.name for c in t.choices()] == ["buy", "roll_again"]
    t.do("buy")
    assert (t.cash("W1"), t.owner("2A"), t.phase) == (900, "W1", "manage")
    t.do("done")
    assert t.match.g.active != t.seat("W1")
    t = town()
    t.rolls("W1", 3, 3)
    t.dice("W1", 1, 3)
    t.do("roll_again")
    assert (t.owner("2A"), t.claims("W1"), t.told("auction")) == ("", "", [])
    t.do("done")
    assert t.where("W1") == 10


@pytest.mark.rule("UQ-037", "UQ-Q23", "UQ-036")
def test_UQ_E12_a_railroad_is_nothing_to_a_woman_and_200_to_a_man():
    t = town()
    t.lands("W1", "R1")
    assert (t.claims("W1"), t.told("auction"), t.phase) == ("", [], "manage")
    assert t.told("barred") == [{"seat": "W1", "deed": 2}]
    t = town()
    t.lands("M1", "R1")
    t.do("buy")
    assert (t.owner("R1"), t.cash("M1")) == ("M1", 1300)


def finish_turn(t):
    """The player whose turn it is does nothing but roll 1 and 2 towards a quiet space, and ends the turn."""
    player = t.asked[0]
    t.stand(player, 37)
    t.dice(player, 1, 2)
    t.do("done")
    assert t.where(player) == 0
    t.do("done")
    return player


@pytest.mark.rule("UQ-088", "UQ-084")
def test_UQ_E13_at_night_women_lose_their_turns_until_the_drawer_plays_again():
    t = town()
    t.draws("M2", "C01")
    t.do("done")
    assert [e["seat"] for e in t.told("lost_turn")] == ["W1", "W2"]
    assert t.asked == ["M1"]
    finish_turn(t)
    assert (t.asked, t.face_up(), t.bottom(Deck.COUNTRY)) == (["M2"], "", "C01")
    finish_turn(t)
    assert t.asked == ["W1"]
    finish_turn(t)
    assert t.asked == ["W2"]


@pytest.mark.rule("UQ-Q43", "UQ-084")
def test_UQ_E14_a_woman_who_draws_nighttime_does_not_lose_her_own_turn():
    t = town()
    t.draws("W1", "C01")
    t.do("done")
    assert [e["seat"] for e in t.told("lost_turn")] == ["W2"]
    assert [finish_turn(t), finish_turn(t)] == ["M1", "M2"]
    assert (t.asked, t.face_up()) == (["W1"], "")


@pytest.mark.rule("UQ-085", "UQ-Q47")
def test_UQ_E15_a_new_country_card_covers_the_old_one():
    t = town()
    t.country("C01", "M1")
    t.stack("C11")
    t.lands("M2", 15)
    assert (t.face_up(), t.bottom(Deck.COUNTRY)) == ("C11", "C01")
    t.do("done")
    assert [finish_turn(t), finish_turn(t), finish_turn(t)] == ["W1", "W2", "M1"]
    assert (t.asked, t.face_up()) == (["M2"], "")


@pytest.mark.rule("UQ-021", "UQ-022", "UQ-095", "UQ-Q58")
def test_UQ_E16_a_man_s_second_doubles_and_a_woman_s_third_lead_to_prison():
    t = town()
    t.match.g.round = 2
    t.stand("M1", 36)
    t.dice("M1", 2, 2, 5, 5)
    t.rolls("M1")
    t.do("done")
    assert (t.where("M1"), t.in_prison("M1"), t.cash("M1")) == (10, True, 1700)
    assert t.match.g.active != t.seat("M1")
    t = town()
    t.match.g.round = 2
    t.own("W1", "1A 1B 2A 2B")
    t.stand("W1", 38)
    t.dice("W1", 1, 1, 3, 3, 6, 6)
    t.rolls("W1")
    t.do("done")
    assert t.where("W1") == 6
    t.do("done")
    assert (t.where("W1"), t.in_prison("W1"), t.cash("W1")) == (10, True, 1140)
    assert t.match.g.active != t.seat("W1")


@pytest.mark.rule("UQ-097", "UQ-090", "UQ-Q11", "UQ-Q54")
def test_UQ_E17_doubles_free_a_woman_bring_her_a_card_and_move_her_from_the_bank():
    t = town()
    t.match.g.round = 5
    t.imprison("W1")
    t.stack("E4")
    t.stack("L10")
    t.begins("W1")
    t.do("done")
    t.dice("W1", 4, 4)
    t.do("try_doubles")
    assert (t.holds("W1"), t.where("W1"), t.in_prison("W1")) == ("E4", 8, False)
    assert t.told("bank") == []
    assert t.told("drew") == [{"seat": "W1", "card": CARDS["L10"]}]
    assert t.cash("W1") == 1035
    t.do("done")
    assert t.match.g.active != t.seat("W1")


@pytest.mark.rule("UQ-099", "UQ-Q53")
def test_UQ_E18_after_the_third_failure_a_prisoner_pays_and_rolls_again():
    t = town()
    t.purses(M1=300)
    t.imprison("M1", failed=2)
    t.stack("C13")
    t.begins("M1")
    t.do("done")
    t.dice("M1", 2, 5, 6, 1)
    t.do("try_doubles")
    assert (t.cash("M1"), t.where("M1"), t.face_up()) == (250, 7, "C13")
    assert t.told("bank") == []


@pytest.mark.rule("UQ-104", "UQ-103", "UQ-102", "UQ-069")
def test_UQ_E19_a_card_can_be_sold_to_a_man_in_prison_but_not_to_a_woman():
    t = town()
    t.hold("M1", "B02")
    t.imprison("W1")
    t.imprison("M2")
    t.purses(W1=200, M2=200)
    t.begins("M1")
    assert t.refusal("trade", target="W1") == "partner_barred"
    t.offers("M2", cards="B02", asks=40)
    t.do("accept")
    assert (t.cash("M1", "M2"), t.holds("M2")) == ([1540, 160], "B02")
    t.begins("M2")
    t.do("done")
    t.dice("M2", 1, 3)
    t.do("use_card")
    assert (t.where("M2"), t.holds("M2"), t.bottom(Deck.BOUNTY)) == (4, "", "B02")


@pytest.mark.rule("UQ-053", "UQ-052")
def test_UQ_E20_crops_are_planted_evenly():
    t = town()
    t.own("M1", "1A 1B")
    t.purses(M1=500)
    t.begins("M1")
    t.do("build", deed="1A")
    assert t.cash("M1") == 450
    assert t.refusal("build", deed="1A") == "uneven"
    t.do("build", deed="1B")
    t.do("build", deed="1A")
    assert (t.cash("M1"), t.level("1A"), t.level("1B")) == (350, 2, 1)


@pytest.mark.rule("UQ-045", "UQ-046")
@pytest.mark.parametrize(("level", "rent"), [(0, 4), (4, 160), (5, 250)])
def test_UQ_E21_rent_doubles_on_a_whole_group_and_rises_with_what_stands_there(level, rent):
    t = town()
    t.own("M1", "1A 1B")
    t.develop(d1A=level, d1B=min(level, 4))
    t.lands("W1", "1A")
    assert t.told("rent") == [{"seat": "W1", "target": "M1", "amount": rent, "deed": 0}]


@pytest.mark.rule("UQ-052", "UQ-054", "UQ-057")
def test_UQ_E22_a_warehouse_costs_a_crop_s_price_and_the_four_crops():
    t = town()
    t.own("M1", "4A 4B 4C")
    t.develop(d4A=4, d4B=4, d4C=4)
    t.purses(M1=500)
    assert t.match.g.crops == 20
    t.begins("M1")
    t.do("build", deed="4C")
    assert (t.cash("M1"), t.match.g.crops, t.match.g.warehouses) == (400, 24, 11)
    rents = {name: t.match.view(-1)["table"]["deeds"][at]["rent"] for name, at in (("4A", 8), ("4C", 10))}
    assert rents == {"4A": 750, "4C": 1000}


@pytest.mark.rule("UQ-055", "UQ-056", "UQ-092")
def test_UQ_E23_a_woman_stops_at_three_crops_unless_she_has_the_full_harvest():
    t = town()
    t.own("W1", "1A 1B")
    t.develop(d1A=3, d1B=3)
    t.begins("W1")
    assert t.refusal("build", deed="1A") == "three_crops"
    t.hold("W1", "E4")
    t.do("build", deed="1A")
    t.do("build", deed="1B")
    t.do("build", deed="1A")
    assert (t.level("1A"), t.cash("W1")) == (5, 850)


@pytest.mark.rule("UQ-061", "UQ-063", "UQ-066", "UQ-067")
def test_UQ_E24_who_receives_a_mortgaged_deed_pays_ten_percent_now_and_again_later():
    t = town()
    t.own("M1", "8B")
    t.own("W1", "2B")
    t.purses(W1=500)
    t.begins("M1")
    t.do("mortgage", deed="8B")
    assert t.cash("M1") == 1700
    t.offers("W1", deeds="8B 2B")
    t.do("accept")
    assert (t.asked, t.phase) == (["W1"], "receipt")
    assert t.match.view(0)["table"]["receipt"]["lift"] == 220
    t.do("fee_only")
    assert t.cash("W1") == 480
    t.lands("M2", "8B")
    assert t.told("rent") == []
    t.begins("W1")
    t.do("lift", deed="8B")
    assert (t.cash("W1"), t.is_mortgaged("8B")) == (260, False)


@pytest.mark.rule("UQ-107", "UQ-108", "UQ-110", "UQ-111", "UQ-Q68")
def test_UQ_E25_who_cannot_raise_a_rent_is_bankrupt_to_its_owner():
    t = town()
    t.own("M1", "5A 5B")
    t.develop(d5A=3, d5B=3)
    t.own("W2", "1A 1B 2A")
    t.develop(d1A=1, d1B=1)
    t.mortgage("2A")
    t.purses(W2=90, M1=1500)
    crops = t.match.g.crops
    t.lands("W2", "5A")
    assert t.phase == "raise"
    assert t.match.view(0)["table"]["debt"]["can_raise"] == 200
    t.do("concede")
    assert (t.cash("M1"), t.deeds("M1")) == (1590, "1A 1B 2A 5A 5B")
    assert t.match.g.crops == crops + 2
    assert (t.phase, t.asked) == ("receipt", ["M1"])
    assert t.may("lift_now")
    t.do("fee_only")
    assert t.cash("M1") == 1585
    assert t.is_mortgaged("2A")
    t = town()
    t.own("M1", "3A 3B")
    t.develop(d3A=2, d3B=2)
    t.own("W2", "2A 2B 1A")
    t.purses(W2=90)
    t.lands("W2", "3A")
    assert t.refusal("concede") == "can_pay"
