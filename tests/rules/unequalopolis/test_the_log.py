"""What the log tells of whole turns, event by event, to a reader who sees everything."""

import pytest

from lopsided.engine.words import PEOPLE

from .board import CARDS, DEED, PLACES, town
from .test_debt import indebted


def log(t, since=""):
    """Every event but the dice, from the first of this kind on: its kind, then players, deeds, spaces and cards by name, and numbers."""
    names = {**dict.fromkeys(PEOPLE, t.match.names), "card": [*CARDS], "deed": [*DEED], "space": PLACES, "origin": PLACES}
    events = [e for e in (t.match.game.told.read(row) for row in t.match.events) if e.kind != "die"]
    lines = [" ".join([e.kind, *(names[k][v] if k in names and v >= 0 else str(v) for k, v in e.ints.items())]) for e in events]
    return lines[next((i for i, line in enumerate(lines) if line.startswith(since)), len(lines)) :]


@pytest.mark.rule("UQ-008", "UQ-018")
def test_the_last_token_and_the_first_round():
    t = town()
    t.match.g.token[3] = 0
    t.lay(round=0, stage=0, active=0)
    t.go_on()
    t.do("token", token=6)
    assert log(t) == ["token W2 6", "round 1", "turn M1"]


@pytest.mark.rule("UQ-038", "UQ-039")
def test_an_auction_by_word_and_one_by_paper():
    t = town()
    t.lands("M1", "3A")
    t.do("decline")
    for player, amount in (("M2", 0), ("W1", 30), ("W2", 0), ("M1", 40), ("W1", 0)):
        t.bids(player, amount)
    bids = ["passed M2 3A", "bid W1 3A 30", "passed W2 3A", "bid M1 3A 40", "passed W1 3A"]
    assert log(t, "declined") == ["declined M1 3A 140 0", "auction 3A 10", *bids, "won_lot M1 3A 40"]
    t = town(auction_mode="sealed")
    t.lands("M1", "3A")
    t.do("decline")
    for player, amount in (("M2", 50), ("W1", 0), ("W2", 60), ("M1", 60)):
        t.bids(player, amount)
    papers = [f"sealed {player} 3A" for player in ("M2", "W1", "W2", "M1")]
    assert log(t, "auction") == ["auction 3A 10", *papers, "bid M2 3A 50", "bid W2 3A 60", "bid M1 3A 60", "won_lot W2 3A 60"]


@pytest.mark.rule("UQ-110", "UQ-Q69")
def test_lots_whose_proceeds_go_to_the_creditor_once_and_later_to_the_bank():
    t = town()
    t.own("M2", "R1 U1")
    t.own("W1", "8A 8B")
    t.develop(d8A=3, d8B=3)
    t.purses(M2=0)
    t.lands("M2", "8B")
    t.do("concede")
    t.bids("M1", 0)
    t.bids("M1", 30)
    debt = ["owes M2 W1 1400", "bankrupt M2 W1 1400"]
    first = ["auction R1 10", "shut_out W1 R1 0", "shut_out W2 R1 0", "passed M1 R1", "unsold R1"]
    second = ["auction U1 10", "shut_out W1 U1 0", "shut_out W2 U1 0", "bid M1 U1 30", "won_lot M1 U1 30", "proceeds W1 U1 30"]
    assert log(t, "owes") == [*debt, *first, *second, "turn W1"]
    for deed in ("R1", "3A"):
        t.lands("M1", deed)
        t.do("decline")
        while t.phase == "bid":
            t.bids(t.asked[0], 50 if t.asked == ["M1"] else 0)
    assert (t.deeds("M1"), t.cash("W1"), t.cash("M1")) == ("R1 3A U1", 1030, 1500 - 30 - 100), "what was left unsold is sold for the bank"


@pytest.mark.rule("UQ-109")
def test_a_debt_to_the_bank_that_cannot_be_met():
    t = town()
    t.purses(W1=30)
    t.own("W1", "1A")
    t.lands("W1", "Luxury Tax")
    t.do("settle")
    assert log(t, "owes") == ["owes_bank W1 75", "bankrupt_bank W1 75", "bank_takes W1 30", "auction 1A 10"]


@pytest.mark.rule("UQ-058", "UQ-Q64")
def test_two_shortages_one_after_the_other():
    t = town()
    t.own("M2", "1A 1B")
    t.own("M1", "3A 3B")
    t.develop(d3A=1)
    t.own("W2", "2A 2B")
    t.leave_stock(crops=1)
    t.begins("M2")
    t.do("build", deed="1A")
    t.do("decline", "W2")
    t.do("contest", "M1")
    t.bids("M1", 100)
    t.bids("M2", 0)
    asks = ["shortage M2 1A 0", "contested M1 0", "crop_auction M2 0 50", "crop_bid M1 0 100", "crop_passed M2 0", "crop_won M1 0 100"]
    assert log(t, "shortage") == [*asks, "built M1 3B 1 100"], "there was one place only"
    t.leave_stock(crops=1)
    t.do("build", deed="1B")
    t.do("decline", "W2")
    t.do("decline", "M1")
    assert log(t, "shortage")[7:] == ["shortage M2 1B 0", "built M2 1B 1 50"]


@pytest.mark.rule("UQ-058", "UQ-Q63")
def test_a_scarce_warehouse():
    t = town()
    t.own("M1", "3A 3B")
    t.own("M2", "4A 4B 4C")
    t.develop(d3A=4, d3B=4, d4A=4, d4B=4, d4C=4)
    t.leave_stock(warehouses=1)
    t.begins("M1")
    t.do("build", deed="3A")
    t.do("contest")
    for player, amount in (("M2", 120), ("M1", 130), ("M2", 0)):
        t.bids(player, amount)
    bids = ["crop_auction M1 1 100", "crop_bid M2 1 120", "crop_bid M1 1 130", "crop_passed M2 1", "crop_won M1 1 130"]
    assert log(t, "shortage") == ["shortage M1 3A 1", "contested M2 1", *bids, "built M1 3A 5 130"]


@pytest.mark.rule("UQ-074", "UQ-084", "UQ-085", "UQ-087")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("B15", ["will_skip W1 1 B15"]),
        ("L05", ["moved W1 R1 Lucky or Not 1", "barred W1 R1"]),
        ("L03", ["jailed W1 2", "turn W2", "country_over C05 0"]),
        ("L16", ["country_over C05 2"]),
        ("C04", ["country_over C05 1", "country W1 C04"]),
    ],
)
def test_cards_that_cost_time_send_away_and_end_another(card, told):
    t = town()
    t.country("C05", "W2")
    t.draws("W1", card)
    assert log(t)[2 if card == "C04" else 3 :] == told


@pytest.mark.rule("UQ-Q74")
def test_a_debt_that_is_settled_by_itself():
    t = indebted("M1", "M2", amount=300, cash=0, deeds="1A 1B 2A 3A 5A", levels={"d1A": 2, "d1B": 2})
    t.do("settle")
    pledges = ["mortgaged M1 2A 50", "mortgaged M1 3A 70", "mortgaged M1 5A 110"]
    assert log(t)[1:] == [*pledges, "settled M1 0 3 75", "gave M1 M2 300 300 0"]
    t = indebted("M1", "M2", amount=25, cash=0, deeds="1A 1B", levels={"d1A": 2, "d1B": 2})
    t.do("settle")
    assert log(t)[1:] == ["settled M1 0 1 25", "gave M1 M2 25 25 0"]
    t = indebted("M1", "M2", amount=200, cash=0, deeds="1A 1B", levels={"d1A": 5, "d1B": 5})
    t.leave_stock(crops=1)
    t.do("settle")
    assert log(t)[1:] == ["sold_group M1 0 0 250", "gave M1 M2 200 200 0"], "nothing was sold level by level"


@pytest.mark.rule("UQ-110", "UQ-111", "UQ-Q65")
def test_a_bankruptcy_to_a_player():
    t = indebted(amount=900, cash=50, deeds="1A 1B 2A 3A", levels={"d1A": 2, "d1B": 1}, cards="B02 E1", mortgaged="2A 3A")
    t.do("concede")
    assert t.match.view(-1)["table"]["receipt"]["gift"]
    t.do("fee_only")
    t.do("lift_now")
    goods = ["takes_cash W2 M1 50", "takes_card W2 M1 B02", "takes_card W2 M1 E1", *(f"takes_deed W2 M1 {deed}" for deed in ("1A", "1B", "2A", "3A"))]
    assert log(t, "bankrupt") == ["bankrupt W2 M1 900", *goods, "fee M1 2A 5", "lifted M1 3A 77"]
    t = indebted(amount=900, cash=0, deeds="8B", mortgaged="8B")
    t.purses(M1=15)
    t.do("concede")
    t.do("abandon")
    assert log(t, "bankrupt") == ["bankrupt W2 M1 900", "takes_deed W2 M1 8B", "abandoned M1 8B", "auction 8B 10"]


@pytest.mark.rule("UQ-112", "UQ-120")
def test_the_last_one_living_has_won_and_no_time_is_up():
    t = indebted("M2", "M1", amount=5000, cash=0, players="M1 M2")
    t.do("concede")
    assert log(t, "bankrupt") == ["bankrupt M2 M1 5000", "won M1"]


@pytest.mark.rule("UQ-Q95", "UQ-Q104", "UQ-025")
def test_half_a_rent_and_taxes_twice():
    t = town()
    t.country("C08", "M2")
    t.own("W1", "3A 3B")
    t.lands("M2", "3A")
    assert log(t, "rent") == ["rent M2 W1 20 3A", "guardian W1 M1 10"]
    t = town()
    t.country("C11", "M2")
    t.lands("W1", "Luxury Tax")
    t.lands("M1", "Luxury Tax")
    assert [line for line in log(t) if line.startswith("tax")] == ["tax W1 150 75 1", "tax M1 75 75 0"]


@pytest.mark.rule("UQ-096", "UQ-099")
def test_the_fine_opens_the_prison():
    t = town()
    t.imprison("M1", 2)
    t.begins("M1")
    t.do("done")
    t.dice("M1", 1, 2, 1, 2)
    t.do("try_doubles")
    tried = ["rolled M1 1 2 3", "failed M1 3", "fined M1 50", "freed M1 1"]
    assert log(t) == ["turn M1", *tried, "rolled M1 1 2 3", "moved M1 1B Bank 0"]


@pytest.mark.rule("UQ-017", "UQ-031", "UQ-037", "UQ-043", "UQ-044", "UQ-094", "UQ-105", "UQ-Q50")
@pytest.mark.parametrize(
    ("player", "space", "lay", "told"),
    [
        ("W1", "3A", lambda t: t.own("W1", "3A"), ["own W1 3A"]),
        ("W1", "3A", lambda t: [t.own("M1", "3A"), t.mortgage("3A")], ["idle W1 3A"]),
        ("W1", "3A", lambda t: [t.own("W2", "3A"), t.imprison("W2")], ["rent_lost W1 W2 3A"]),
        ("W1", "R1", lambda t: [t.own("M1", "R1"), t.country("C12", "M2")], ["fare W1 50 25 R1", "rent W1 M1 50 R1"]),
        ("M2", "R1", lambda t: [t.own("M1", "R1"), t.country("C12", "M2")], ["rent M2 M1 25 R1"]),
        ("W1", "3A", lambda t: [t.own("M1", "3A"), t.country("C12", "M2")], ["rent W1 M1 10 3A"]),
        ("W1", "R1", lambda t: [], ["barred W1 R1"]),
        ("W1", "3A", lambda t: t.country("C10", "M2"), ["no_claim W1 3A 0"]),
        ("W1", "3A", lambda t: [t.country("C09", "M2"), t.purses(W1=19)], ["no_claim W1 3A 1"]),
        ("W1", "3A", lambda t: [t.country("C09", "M2"), t.purses(W1=20)], ["stamped W1 3A 20", "claimed W1 3A 140"]),
        ("W1", "Prison", lambda t: [], ["visit W1 Prison"]),
        ("M1", "Park", lambda t: [], ["visit M1 Park"]),
        ("W1", "Park", lambda t: [], ["park W1 0"]),
        ("W1", "Park", lambda t: t.stand("M1", "Park"), ["park W1 1"]),
        ("W1", "Park", lambda t: t.stand("W2", "Park"), ["park W1 1"]),
        ("M1", "Go to prison", lambda t: [], ["jailed M1 0", "turn M2"]),
    ],
)  # fmt: skip
def test_what_a_space_says(player, space, lay, told):
    t = town()
    lay(t)
    t.lands(player, space)
    assert log(t)[2:] == told
    assert log(t)[:2] == [f"rolled {player} 1 2 3", f"moved {player} {space} {PLACES[t.space(space) - 3]} 0"]


@pytest.mark.rule("UQ-032", "UQ-034", "UQ-035", "UQ-036", "UQ-Q109")
def test_what_becomes_of_a_claim():
    def claimed(*lay):
        t = town()
        t.claim("W1", "3A")
        t.dice("W1", 1, 2)
        for step in lay:
            step(t)
        t.stack("B13")
        t.begins("W1")
        t.do("done")
        return t

    rolls = ["rolled W1 1 2 3", "moved W1 Bounty 3A 0", "drew W1 B13", "paid W1 50 B13"]
    t = claimed()
    t.do("buy")
    assert log(t) == ["turn W1", "bought W1 3A 140 1", *rolls]
    t = claimed()
    t.do("decline")
    assert log(t) == ["turn W1", "declined W1 3A 140 1", "auction 3A 10"]
    assert log(claimed(lambda t: t.purses(W1=139))) == ["turn W1", "declined W1 3A 140 1", "auction 3A 10"]
    assert log(claimed(lambda t: t.country("C10", "M2"))) == ["turn W1", "lapsed W1 3A", *rolls]
    t = town()
    t.lands("W1", "3A", doubles=True)
    t.dice("W1", 1, 2)
    t.do("roll_again")
    t.stack("B13")
    t.do("done")
    assert log(t, "doubles") == ["doubles W1 1", "moved W1 3A Country switch 0", "rolled_on W1 3A", *rolls]
    t = town()
    t.lands("M1", "3A")
    t.do("buy")
    assert log(t, "bought") == ["bought M1 3A 140 0"]


@pytest.mark.rule("UQ-018", "UQ-021", "UQ-030", "UQ-088", "UQ-096", "UQ-097")
def test_turns_that_are_lost_doubles_and_ways_out_of_prison():
    t = town()
    t.country("C01", "M2")
    t.begins("W1")
    assert log(t) == ["turn W1", "lost_turn W1 1", "turn W2", "lost_turn W2 1", "round 2", "turn M1"]
    t = town()
    t.match.g.skips[2] = 2
    t.begins("W1")
    assert (log(t), t.skips("W1")) == (["turn W1", "lost_turn W1 0", "turn W2"], 1)
    t = town()
    t.lay(streak=1)
    t.rolls("M1", 5, 5)
    assert log(t) == ["rolled M1 5 5 10", "doubles M1 2", "jailed M1 1", "turn M2"]
    for action, dice, way in (("use_card", (1, 2), ["used M1 B02", "freed M1 2"]), ("try_doubles", (3, 3), ["freed M1 0"])):
        t = town()
        t.hold("M1", "B02")
        t.imprison("M1")
        t.begins("M1")
        t.do("done")
        t.dice("M1", *dice)
        t.do(action)
        rolled, moved = f"rolled M1 {dice[0]} {dice[1]} {sum(dice)}", f"moved M1 {PLACES[sum(dice)]} Bank 0"
        assert log(t) == ["turn M1", *([*way, rolled] if action == "use_card" else [rolled, *way]), moved]
    t = town()
    t.country("C07", "M2")
    t.begins("W1")
    t.dice("W1", 4, 4)
    t.do("done")
    assert log(t) == ["turn W1", "rolled W1 4 0 4", "moved W1 Income Tax Bank 0", "tax W1 100 100 0"]


@pytest.mark.rule("UQ-059", "UQ-060", "UQ-061", "UQ-064")
def test_building_selling_pledging_and_lifting():
    t = town()
    t.own("M1", "1A 1B 3A 5A")
    t.develop(d1A=4, d1B=5)
    t.mortgage("5A")
    t.begins("M1")
    for action, deed in (("build", "1A"), ("sell", "1B"), ("mortgage", "3A"), ("lift", "5A")):
        t.do(action, deed=deed)
    assert log(t) == ["turn M1", "built M1 1A 5 50", "sold M1 1B 4 25", "mortgaged M1 3A 70", "lifted M1 5A 121"]
