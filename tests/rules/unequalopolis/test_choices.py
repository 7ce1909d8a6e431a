"""What may be done is listed in order and nothing is missing: the list and the reasons agree about every action, whoever is asked for whatever."""

import numpy as np
import pytest

from lopsided.engine.match import Match
from lopsided.games.unequalopolis import GAME
from lopsided.games.unequalopolis.rules.choices import idle, legal
from lopsided.games.unequalopolis.state import Move

from .board import town


def agree(match):
    """The list of each seat, with the reasons beside it; and what the clock would do is on the list."""
    for seat in range(match.seats):
        listed = match.legal(seat)
        allowed = [action for action in range(GAME.moves.size) if GAME.why_not(match.box, match.g, seat, action) == 0]
        assert listed == allowed, f"{match.phase}, seat {seat}: {[GAME.moves.decode(a) for a in set(listed) ^ set(allowed)]}"
        assert bool(listed) == (seat in match.pending)
        if listed:
            assert idle(match.box, match.g, seat) in listed


HOUSES = [
    {},
    {"deal_deeds": "3", "empowerment_from_round": 1, "warehouse_after": "3"},
    {"bank_money": "finite", "auction_mode": "sealed", "auction_reserve": "half"},
    {"cash_visible": "own", "deal_deeds": "3", "auction_step": "5", "trade_offers_per_turn": 5},
    {"counter_offers": "no", "crop_auction": "off", "restricted_landing_auction": "yes", "doubles_renounce_auction": "yes", "auction_delay_women": "yes"},
]


@pytest.mark.parametrize("bot", ["random", "builder", "trader"])
@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_the_list_and_the_reasons_agree_in_games_of_all_kinds(house, bot):
    match = Match(GAME, 3 + house, HOUSES[house], seed=house)
    for move in range(170):
        if move % 5 == 0:
            agree(match)
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, bot, match.luck()))


def rich_in_land(**options):
    """M1 and W1 have groups, buildings, mortgages and cards; it is M1's turn."""
    t = town("M1 M2 W1 W2", **options)
    t.own("M1", "1A 1B 3A 4A 4B 4C R1 8A 8B")
    t.own("W1", "2A 2B 6A 6B 7A")
    t.own("M2", "5A U1")
    t.develop(d1A=4, d1B=4, d2A=3, d2B=3, d8A=5, d8B=4)
    t.mortgage("3A 6A U1")
    t.hold("M1", "B02 E1 E9")
    t.hold("W1", "B06 E4")
    t.purses(M1=400, W1=300, M2=90, W2=40)
    return t


@pytest.mark.parametrize("crops", [3, 4])
@pytest.mark.parametrize("player", ["M1", "W1", "M2", "W2"])
@pytest.mark.parametrize("country", ["", "C03", "C04", "C05", "C10"])
def test_the_list_and_the_reasons_agree_on_a_rich_table(country, player, crops):
    t = rich_in_land()
    t.leave_stock(crops=crops)
    if country:
        t.country(country, "W2")
    t.begins(player)
    agree(t.match)
    if t.phase == "waiver":
        t.do("keep")
        agree(t.match)
    for action, ints in (
        ("mortgage", {"deed": "3A"}),
        ("build", {"deed": "1A"}),
        ("sell", {"deed": "8A"}),
        ("mortgage", {"deed": "5A"}),
        ("lift", {"deed": "6A"}),
    ):
        if t.may(action, **ints):
            t.do(action, **ints)
            agree(t.match)
    if t.phase == "manage" and t.may("trade"):
        target = next(c for c in t.choices() if c.name == "trade").ints["target"]
        t.do("trade", target=t.match.names[target])
        agree(t.match)
        for _ in range(4):
            puts = [a for a in t.match.legal(t.seat(player)) if GAME.moves.decode(a).name.startswith("put")]
            t.match.submit(t.seat(player), puts[-1] if puts else t.match.legal(t.seat(player))[0])
            if t.phase != "tray":
                break
            agree(t.match)


@pytest.mark.rule("UQ-122")
def test_after_forty_dealings_only_the_turn_can_go_on():
    t = rich_in_land()
    t.begins("M1")
    t.match.g.managed = 39
    assert t.may("mortgage", deed="4A")
    t.match.g.managed = 40
    agree(t.match)
    assert {choice.name for choice in t.choices()} == {"done", "trade"}
    assert t.refusal("mortgage", deed="4A") == t.refusal("build", deed="1A") == t.refusal("sell", deed="8A") == "enough_managed"


@pytest.mark.rule("UQ-087", "UQ-122", "UQ-Q49")
def test_a_waiver_played_in_a_turn_is_a_dealing():
    t = rich_in_land()
    t.country("C05", "W2")
    t.begins("W1")
    t.do("keep")
    t.match.g.managed = 40
    assert t.refusal("waive") == "enough_managed"
    t.match.g.managed = 39
    t.do("waive")
    assert t.match.g.managed == 40


@pytest.mark.rule("UQ-008")
def test_a_token_is_one_of_eight_and_nobody_elses():
    match = Match(GAME, 4, seed=1)
    first, second = match.g.order[0], match.g.order[1]
    tokens = [GAME.moves.encode("token", token=token) for token in range(8)]
    assert match.legal(first) == tokens
    match.submit(first, tokens[7])
    assert match.legal(second) == tokens[:7]
    agree(match)
    assert match.why_not(second, tokens[7]).reason == "token_gone"
    assert match.why_not(second, GAME.moves.encode("done")).reason == "other_question"
    assert match.why_not(second, GAME.moves.encode("trade", target=0)).reason == "other_question"


@pytest.mark.rule("UQ-Q103")
@pytest.mark.parametrize(
    ("lay", "action"),
    [
        (lambda t: t.begins("M1"), "done"),
        (lambda t: t.lands("M1", "2A"), "decline"),
        (lambda t: t.lands("W1", "2A", doubles=True), "roll_again"),
        (lambda t: [t.claim("W1", "2A"), t.begins("W1"), t.do("done")], "decline"),
        (lambda t: [t.lands("M1", "2A"), t.do("decline")], "no_bid"),
        (lambda t: [t.imprison("M1"), t.begins("M1"), t.do("done")], "try_doubles"),
        (lambda t: [t.hold("M1", "B02"), t.imprison("M1", 2), t.begins("M1"), t.do("done"), t.dice("M1", 1, 2), t.do("try_doubles")], "pay_fine"),
        (lambda t: [t.own("M1", "3A"), t.begins("M1"), t.do("trade", target="M2")], "drop"),
        (lambda t: [t.own("M1", "3A"), t.begins("M1"), t.offers("M2", deeds="3A", asks=9)], "refuse"),
        (lambda t: [t.own("M1", "3A"), t.mortgage("3A"), t.begins("M1"), t.offers("M2", deeds="3A", asks=9), t.do("accept")], "fee_only"),
        (lambda t: [t.hold("M2", "B06"), t.draws("M1", "C03")], "keep"),
        (lambda t: [t.purses(W1=0), t.lands("W1", "Luxury Tax")], "settle"),
        (lambda t: [t.own("M1", "1A 1B"), t.own("M2", "3A 3B"), t.leave_stock(crops=1), t.begins("M1"), t.do("build", deed="1A")], "decline"),
        (lambda t: [t.own("M2", "3A 3B"), t.lands("M1", "Prison"), t.do("done")], "done"),
        (lambda t: [t.own("M1", "1A 8B"), t.purses(M1=10), t.lands("M1", "2A")], "decline"),
        (lambda t: [t.own("W1", "1A 8B"), t.purses(W1=10), t.lands("W1", "2A", doubles=True)], "roll_again"),
        (lambda t: [t.own("M1", "1A 1B"), t.own("M2", "8A 8B"), t.leave_stock(crops=1), t.begins("M1"), t.do("build", deed="1A"), t.do("contest")], "no_bid"),
        (lambda t: [t.own("M1", "1A 8B"), t.mortgage("1A"), t.lay(offers=2), t.begins("M1"), t.lay(offers=2)], "done"),
        (lambda t: [t.own("M1", "1A 8B"), t.mortgage("1A"), t.purses(M1=70), t.lands("M1", "Luxury Tax")], "settle"),
        (lambda t: [t.own("M1", "1A 8B"), t.purses(M1=0), t.lands("M1", "Luxury Tax"), t.lay(debt_offers=2)], "settle"),
        (lambda t: [t.own("M1", "1A 8B"), t.purses(M1=0), t.lands("M1", "Luxury Tax"), t.lay(debt_offers=1, offers=2)], "settle"),
        (lambda t: [t.own("M1", "1A 1B 8A 8B"), t.develop(d1A=5, d1B=5, d8A=5, d8B=5), t.leave_stock(crops=0), t.begins("M1")], "done"),
        (lambda t: [t.own("M1", "1A 1B"), t.develop(d1A=5, d1B=5), t.leave_stock(crops=0), t.purses(M1=0), t.lands("M1", "Luxury Tax")], "settle"),
    ],
)  # fmt: skip
def test_who_lets_the_time_run_out_does_the_least(lay, action):
    t = town()
    lay(t)
    agree(t.match)
    seat = t.match.pending[0]
    assert GAME.moves.decode(int(idle(t.match.box, t.match.g, seat))).name == action


@pytest.mark.rule("UQ-Q65", "UQ-Q103")
def test_who_cannot_pay_the_fee_in_time_lets_the_deed_go():
    t = town()
    t.own("W1", "8B")
    t.mortgage("8B")
    t.purses(M1=5, W1=3)
    t.own("M1", "4A 4B 4C")
    t.lands("W1", "4A")
    t.do("concede")
    assert (t.phase, t.asked) == ("receipt", ["M1"])
    agree(t.match)
    assert GAME.moves.decode(int(idle(t.match.box, t.match.g, 0))).name == "abandon"


@pytest.mark.rule("UQ-008", "UQ-Q103")
def test_who_picks_no_token_gets_the_lowest_that_is_free():
    match = Match(GAME, 4, seed=1)
    match.submit(match.pending[0], GAME.moves.encode("token", token=0))
    assert GAME.moves.decode(int(idle(match.box, match.g, match.pending[0]))) == ("token", {"token": 1})


@pytest.mark.rule("UQ-Q103", "UQ-058")
def test_who_says_nothing_builds_a_piece_that_was_won_on_the_first_place_there_is():
    t = town()
    t.own("M1", "1A 1B")
    t.own("M2", "3A 3B")
    t.leave_stock(crops=1)
    t.begins("M1")
    t.do("build", deed="1A")
    t.do("contest")
    t.bids("M2", 100)
    t.do("no_bid")
    assert (t.phase, t.asked) == ("place", ["M2"])
    agree(t.match)
    assert GAME.moves.decode(int(idle(t.match.box, t.match.g, 1))) == GAME.moves.decode(t.number("build", deed="3A"))


@pytest.mark.rule("UQ-Q124", "UQ-061")
def test_selling_what_stands_on_a_deed_does_not_turn_it_over():
    t = town()
    t.own("M1", "1A 1B")
    t.develop(d1A=1)
    t.begins("M1")
    t.do("sell", deed="1A")
    assert t.refusal("mortgage", deed="1A") == ""


@pytest.mark.rule("UQ-Q124")
@pytest.mark.parametrize("deed", ["1A", "8B"])
def test_the_first_deed_of_the_board_and_the_last_are_turned_over_once_a_turn(deed):
    t = town()
    t.own("M1", "1A 8B")
    t.begins("M1")
    t.do("mortgage", deed=deed)
    assert t.refusal("lift", deed=deed) == "just_turned"
    t = town()
    t.own("M1", "1A 8B")
    t.mortgage("1A 8B")
    t.begins("M1")
    t.do("lift", deed=deed)
    assert t.refusal("mortgage", deed=deed) == "just_turned"


@pytest.mark.rule("UQ-Q61", "UQ-Q124")
@pytest.mark.parametrize(("group", "deeds", "crops", "level"), [(0, "1A 1B", 0, 0), (3, "4A 4B 4C", 3, 1), (7, "8A 8B", 3, 1)])
def test_a_group_is_sold_down_to_the_level_that_was_named_and_is_not_turned_over(group, deeds, crops, level):
    t = town()
    t.own("M1", deeds)
    t.develop(**{f"d{deed}": 5 for deed in deeds.split()})
    t.leave_stock(crops=crops)
    t.begins("M1")
    t.do("sell_group", group=group, level=level)
    assert {t.level(deed) for deed in deeds.split()} == {level}
    assert t.match.g.managed == 1
    if level == 0:
        assert t.refusal("mortgage", deed="1A") == ""


@pytest.mark.rule("UQ-087", "UQ-037", "UQ-Q28")
def test_without_a_country_card_nothing_is_waived_and_without_a_claim_none_is_bought():
    t = town()
    t.hold("M1", "B06")
    t.lands("M1", "Prison")
    assert (t.refusal("waive"), t.refusal("buy_claim")) == ("no_country", "other_question")
    assert {choice.name for choice in t.choices()} <= {"done", "trade"}
    t.country("C13", "M2")
    assert t.refusal("waive") == "no_country", "this one has no rule"


@pytest.mark.rule("UQ-103", "UQ-Q94")
def test_of_two_reasons_against_a_mortgage_the_prison_comes_first():
    t = town()
    t.own("W1", "3A")
    t.imprison("W1")
    t.country("C03", "M1")
    t.begins("W1")
    assert t.refusal("mortgage", deed="3A") == "in_prison"
    t.hold("W1", "E9")
    assert t.refusal("mortgage", deed="3A") == "no_credit"


@pytest.mark.rule("UQ-Q106", "UQ-Q124", "UQ-Q61")
def test_what_was_just_built_or_turned_over_may_be_sold_and_pledged_for_a_debt():
    t = town()
    t.own("M1", "1A 1B 3A 5A")
    t.mortgage("3A")
    t.develop(d1A=4, d1B=5)
    t.begins("M1")
    t.do("build", deed="1A")
    t.do("lift", deed="3A")
    t.do("mortgage", deed="5A")
    t.leave_stock(crops=3)
    assert t.refusal("sell_group", group=0, level=0) == "just_built"
    t.purses(M1=0)
    t.lands("M1", "Luxury Tax")
    agree(t.match)
    assert t.refusal("lift", deed="1A") == t.refusal("lift", deed="5A") == "debt_open"
    assert t.refusal("sell_group", group=0, level=0) == t.refusal("mortgage", deed="3A") == ""
    t.leave_stock(crops=4)
    agree(t.match)
    assert t.refusal("sell", deed="1A") == ""


@pytest.mark.rule("UQ-008")
def test_every_token_is_picked_once_whoever_picks_first():
    for seed in range(4):
        match = Match(GAME, 3, seed=seed)
        for token in range(3):
            agree(match)
            picked = GAME.moves.encode("token", token=token)
            match.submit(match.pending[0], picked)
            assert match.phase != "token" or match.why_not(match.pending[0], picked).reason == "token_gone"
        assert sorted(match.g.token[:3]) == [1, 2, 3]


@pytest.mark.rule("UQ-122", "UQ-Q49")
def test_a_waiver_played_in_its_window_is_no_dealing():
    t = town()
    t.hold("M1", "B06")
    t.country("C05", "W2")
    t.begins("M1")
    t.do("waive")
    assert (t.face_up(), t.match.g.managed) == ("", 0)


@pytest.mark.parametrize("lay", [lambda t: t.begins("M2"), lambda t: [t.lands("M1", "Prison"), t.do("done")]])
def test_the_list_is_written_over_whatever_stood_there(lay):
    t = town()
    t.own("M2", "3A 3B")
    lay(t)
    assert t.asked == ["M2"]
    out = np.full(GAME.moves.size, 99, np.int16)
    n = legal(t.match.box, t.match.g, 1, out)
    assert out[:n].tolist() == t.match.legal(1)
    assert out[0] == Move.DONE


@pytest.mark.rule("UQ-Q61", "UQ-107")
def test_another_s_group_is_not_sold_and_counts_for_no_debt():
    t = town()
    t.own("M2", "1A 1B")
    t.develop(d1A=5, d1B=5)
    t.leave_stock(crops=0)
    t.purses(M1=10)
    t.begins("M1")
    assert t.refusal("sell_group", group=0, level=0) == "not_whole_group"
    agree(t.match)
    t.lands("M1", "Luxury Tax")
    agree(t.match)
    assert t.refusal("concede") == ""
    t.do("settle")
    assert (t.match.g.fallen[0], t.level("1A")) == (1, 5)
