"""Who is a rival for the last crop or warehouse, who may build between turns, and where a piece that was won may go."""

import pytest

from .board import DEED, town


def wants(deeds, levels=None, player="M2", requester="M1", lay=None):
    """Whether a player is asked about the last crop, which another wants, and between the turns."""
    t = town()
    t.own(requester, "5A 5B")
    t.own(player, deeds)
    t.develop(**(levels or {}))
    if lay:
        lay(t)
    t.leave_stock(crops=1)
    t.begins(requester)
    t.do("build", deed="5A")
    rival = t.phase == "contest"
    if rival:
        t.do("decline")
        t.leave_stock(crops=1)
    t.lands(requester, "Prison")
    t.do("done")
    return rival, t.phase == "between"


@pytest.mark.rule("UQ-058", "UQ-124", "UQ-Q64")
@pytest.mark.parametrize(("player", "requester"), [("M1", "M2"), ("W2", "M1")])
@pytest.mark.parametrize("deeds", ["1A 1B", "8A 8B"])
def test_whoever_could_place_the_last_piece_is_a_rival_from_the_first_seat_to_the_last(deeds, player, requester):
    assert wants(deeds, player=player, requester=requester) == (True, True)


@pytest.mark.rule("UQ-058", "UQ-124", "UQ-102")
def test_who_could_not_place_it_is_none():
    assert wants("3A 3B", player="W1", lay=lambda t: t.imprison("W1")) == (False, False)
    assert wants("3A 3B", player="W1", lay=lambda t: t.country("C05", "W2")) == (False, False)
    assert wants("3A 3B", lay=lambda t: t.mortgage("3B")) == (False, False)
    assert wants("3A 3B", lay=lambda t: t.purses(M2=99)) == (False, False)
    assert wants("3A 3B", lay=lambda t: t.purses(M2=100)) == (True, True)
    assert wants("3A", lay=lambda t: t.own("W1", "3B")) == (False, False)
    assert wants("3A 3B", {"d3A": 4, "d3B": 4}) == (False, True), "a warehouse is no crop"


@pytest.mark.rule("UQ-058", "UQ-124")
def test_a_piece_may_cost_one_coin():
    for levels, lot in (({}, "crop"), ({"d3A": 4, "d3B": 4}, "warehouse")):
        t = town()
        t.own("M2", "3A 3B")
        t.develop(**levels)
        t.match.box.crop[DEED["3A"]] = t.match.box.crop[DEED["3B"]] = 1
        t.lands("M1", "Prison")
        t.do("done")
        assert (t.phase, t.asked) == ("between", ["M2"]), lot
    t.do("done")
    t.own("M1", "1A 1B")
    t.develop(d1A=4, d1B=4)
    t.leave_stock(warehouses=1)
    t.begins("M1")
    t.do("build", deed="1A")
    assert (t.phase, t.asked) == ("contest", ["M2"])


@pytest.mark.rule("UQ-058", "UQ-Q121")
@pytest.mark.parametrize("dear", ["3", "8"])
def test_the_least_bid_for_a_piece_is_the_cheapest_place_wherever_it_lies(dear):
    t = town()
    t.own("M1", "1A 1B")
    t.own("M2", "3A 3B 8A 8B")
    for deed in ("3A", "3B", "8A", "8B"):
        t.match.box.crop[DEED[deed]] = 200 if deed.startswith(dear) else 150
    t.leave_stock(crops=1)
    t.begins("M1")
    t.do("build", deed="1A")
    t.do("contest")
    assert t.match.g.laid[1] == 150


@pytest.mark.rule("UQ-058", "UQ-Q121")
def test_a_place_for_one_coin_is_the_cheapest():
    t = town()
    t.own("M1", "1A 1B")
    t.own("M2", "3A 3B 8A 8B")
    t.match.box.crop[DEED["3A"]] = t.match.box.crop[DEED["3B"]] = 1
    t.leave_stock(crops=1)
    t.begins("M1")
    t.do("build", deed="1A")
    t.do("contest")
    assert t.match.g.laid[1] == 60, "a step more than the 50 that it costs M1"


@pytest.mark.rule("UQ-058")
@pytest.mark.parametrize(("deeds", "built", "only"), [("1A 1B", "1B", "1A"), ("8A 8B", "8A", "8B")])
def test_who_wins_a_piece_is_not_asked_where_one_place_is_left(deeds, built, only):
    t = town()
    t.own("M1", "5A 5B")
    t.own("M2", deeds)
    t.develop(**{f"d{built}": 1})
    t.leave_stock(crops=1)
    t.begins("M1")
    t.do("build", deed="5A")
    t.do("contest")
    t.bids("M2", 300)
    t.bids("M1", 0)
    assert (t.level(only), t.cash("M2"), t.asked) == (1, 1200, ["M1"])


@pytest.mark.rule("UQ-058")
def test_a_piece_goes_on_own_deeds_only_and_all_legal_places_are_listed():
    t = town()
    t.own("M1", "5A 5B")
    t.own("M2", "1A 1B 8A 8B")
    t.leave_stock(crops=1)
    t.begins("M1")
    t.do("build", deed="5A")
    t.do("contest")
    t.bids("M2", 300)
    t.bids("M1", 0)
    assert [choice.ints["deed"] for choice in t.choices()] == [DEED[deed] for deed in ("1A", "1B", "8A", "8B")]
    assert (t.refusal("build", deed="5A"), t.refusal("build", deed="7A")) == ("not_yours", "not_yours")
    t = town()
    t.own("M1", "5A 5B")
    t.own("M2", "1A 1B")
    t.leave_stock(crops=1)
    t.match.box.crop[DEED["5A"]] = 50
    t.begins("M1")
    t.do("build", deed="5A")
    t.do("contest")
    t.bids("M2", 60)
    t.bids("M1", 0)
    assert (t.phase, t.refusal("build", deed="8A")) == ("place", "not_yours"), "though it would be too dear as well"
