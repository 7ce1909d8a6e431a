"""The equal variant row by row, and what nobody may know."""

import pytest

from lopsided.engine.match import Match
from lopsided.games.unequalopolis import GAME
from lopsided.games.unequalopolis.box import EQUAL
from lopsided.testing import secrecy

from .board import DEED, town


def start(sign, variant, seats=4, **options):
    """What players of a sign begin with."""
    return {p["cash"] for p in Match(GAME, seats, options, variant, seed=1).view(-1)["table"]["players"] if p["sign"] == sign}


def lifted(variant="", **options):
    """What is lifted under these rules, row by row."""
    found = set()
    if start("woman", variant, **options) == {1500}:
        found.add("start_money")
    t = town(variant=variant, **options)
    signs = GAME.board(t.match.box)["signs"]
    found |= {"doubles"} if signs["man"]["doubles"] == 3 else set()
    t.stand("W1", 37)
    t.rolls("W1", 1, 2)
    found |= {"bank_sum"} if t.told("bank")[0]["amount"] == 200 else set()
    t.lands("W1", "Park")
    found |= {"park"} if t.skips("W1") == 0 else set()
    t = town(variant=variant, **options)
    t.lands("W1", "3A")
    found |= {"permission"} if t.phase == "buy" else set()
    t = town(variant=variant, **options)
    t.lands("W1", "R1")
    found |= {"ownership"} if t.told("barred") == [] else set()
    t = town(variant=variant, **options)
    t.own("W1", "1A 1B")
    t.develop(d1A=3, d1B=3)
    t.begins("W1")
    found |= {"building"} if t.may("build", deed="1A") else set()
    t = town(variant=variant, **options)
    before = t.cash("W1")
    t.draws("W1", "B07")
    found |= {"card_money"} if t.cash("W1") == before + 100 else set()
    t = town(variant=variant, **options)
    t.draws("W1", "B03")
    found |= {"inheritance"} if t.told("inherited") else set()
    t = town(variant=variant, **options)
    t.own("W1", "1A 1B")
    t.country("C05")
    t.begins("W1")
    found |= {"country"} if t.may("build", deed="1A") else set()
    t = town(variant=variant, **options)
    t.match.g.round = 9
    t.lands("W1", "Prison", doubles=True)
    found |= {"empowerment"} if t.holds("W1") == "" else set()
    t = town(variant=variant, **options)
    t.own("W1", "3A")
    t.imprison("W1")
    t.begins("W1")
    found |= {"prison"} if t.may("mortgage", deed="3A") else set()
    t = town(variant=variant, **options)
    t.draws("W1", "B15")
    found |= {"care"} if t.skips("W1") == 0 else set()
    restricted = {DEED[name] for name in ("R1", "R2", "U1", "U2")}
    dealt = [Match(GAME, 4, {"deal_deeds": "3", **options}, variant, seed=seed).view(-1)["table"]["players"] for seed in range(12)]
    found |= {"dealing"} if any(restricted & set(p["deeds"]) for players in dealt for p in players if p["sign"] == "woman") else set()
    tables = [Match(GAME, 4, options, variant, seed=seed).view(-1)["table"] for seed in range(12)]
    found |= {"signs"} if any(table["players"][table["order"][0]]["sign"] == "woman" for table in tables) else set()
    return found


@pytest.mark.rule("UQ-006", "UQ-014", "UQ-024", "UQ-028", "UQ-031", "UQ-037", "UQ-055", "UQ-080", "UQ-081", "UQ-083", "UQ-089", "UQ-103", "UQ-114")
@pytest.mark.parametrize("row", EQUAL)
def test_a_repeal_lifts_one_restriction_alone(row):
    assert lifted(repeal=row) == {row}


@pytest.mark.rule("UQ-022", "UQ-035", "UQ-056", "UQ-079", "UQ-088")
def test_the_equal_variant_lifts_them_all_and_the_book_none():
    assert lifted("equal") == set(EQUAL)
    assert lifted("") == set()


def test_equal_cash_may_be_the_same_money_in_total():
    assert start("woman", "equal", equal_cash="1250") == start("man", "equal", equal_cash="1250") == {1250}
    assert start("woman", "", equal_cash="1250") == {1000}


@pytest.mark.rule("UQ-011")
def test_in_equal_signs_are_dealt_by_lot_and_no_host_keeps_the_bank():
    m = Match(GAME, 4, {"host_banker": 1}, "equal", seed=2)
    assert all(p["score"] > 0 for p in m.view(-1)["table"]["players"])


@pytest.mark.rule("UQ-Q79")
@pytest.mark.parametrize("options", [{"cash_visible": "own"}, {"auction_mode": "sealed"}])
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_cash_and_sealed_bids_do_not_leak(options, seats, monkeypatch):
    monkeypatch.setattr(secrecy, "is_far", lambda game, seats, moves: moves >= 200)
    match = Match(GAME, seats, options, seed=6)
    while not match.over and len(match.log) < 260:
        since = len(match.events)
        seat = match.pending[match.luck() % len(match.pending)]
        match.submit(seat, match.bot_action(seat, "random", match.luck()))
        if len(match.log) % 13 == 0 and not match.over:
            for reader in range(-1, seats):
                secrecy.expect_secrecy(match, reader, since, f"{options}, ply {match.g.ply}, seat {reader}")


@pytest.mark.rule("UQ-083", "UQ-092", "UQ-127")
def test_the_slip_beside_the_board_says_what_holds_for_its_reader_now():
    t = town()
    t.begins("M1")

    def slip(player):
        return t.match.view(t.seat(player))["table"]["rules"]

    man = {"bank": 200, "percent": 100, "doubles": 2, "buys": True, "owns": ["street", "railroad", "utility"], "most": 5}
    woman = {"bank": 140, "percent": 70, "doubles": 3, "buys": False, "owns": ["street"], "most": 3}
    may, may_not = dict.fromkeys(("inherits", "park", "prison"), True), dict.fromkeys(("inherits", "park", "prison"), False)
    assert (slip("M1"), slip("W1")) == ({**man, **may, "bound": []}, {**woman, **may_not, "bound": []})
    t.country("C06")
    t.hold("W1", "E3 E4 E6")
    t.hold("W2", "E1 E2 E5 E7 E8 E9")
    assert slip("M1") == {**man, **may, "bound": []}
    assert slip("W1") == {**woman, **may_not, "bank": 70, "owns": ["street", "railroad"], "most": 5, "inherits": True, "bound": ["half_wage"]}
    assert slip("W2") == {**man, **may, "doubles": 3, "owns": ["street", "utility"], "most": 3, "inherits": False, "bound": []}
    t.country("C14")
    assert (slip("W1")["bank"], slip("W1")["percent"], slip("W1")["bound"]) == (200, 100, [])
    assert t.match.view(-1)["table"]["rules"] is None
