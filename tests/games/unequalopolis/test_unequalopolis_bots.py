"""The bots: what they want, what they never do, and that it pays."""

import sys
from pathlib import Path

import numpy as np
import pytest

from lopsided.engine.dice import lab_secret
from lopsided.engine.match import Match
from lopsided.games.unequalopolis import GAME
from lopsided.lab.simulate import simulate
from lopsided.lab.study import study_games

sys.path.append(str(Path(__file__).parents[2] / "rules"))  # where positions are laid by their names

from unequalopolis.board import DEED, town


def wish(t, bot):
    """What a bot does when it is asked."""
    return GAME.moves.decode(t.match.bot_action(t.match.pending[0], bot, 0))


def play(t, bot, phase):
    """Let the bot act while this is asked, and give the names of what it does."""
    done = []
    while t.phase == phase:
        action = wish(t, bot)
        done.append(action.name)
        t.match.submit(t.match.pending[0], GAME.moves.encode(action.name, **action.ints))
    return done


# It pays: the lower end of the 95% interval of the win share lies well above a fair share


@pytest.mark.parametrize("bot", GAME.bots)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_among_random_players_wins_clearly_more_than_its_share(bot, seats):
    share = simulate(GAME, 200, [bot] + ["random"] * (seats - 1), seed=1).seat_shares[0]
    assert share.low > 1.4 / seats


def test_games_of_four_traders_end_by_bankruptcy_within_two_hundred_rounds():
    study = study_games(GAME, 300, ["trader"] * 4, 3)
    assert float(np.median(study.rounds)) < 120
    ended = study.tally[:, :, GAME.lens.counts.index("ended by bankruptcy")].sum() / study.tally[:, :, GAME.lens.counts.index("players")].sum()
    assert ended > 0.9


def test_bots_choose_alike_interpreted_and_compiled():
    agents = [*GAME.bots, "trader"]
    study = study_games(GAME, 6, agents, 9)
    for n in range(6):
        match = Match(GAME, 4, secret=lab_secret(9, n))
        while not match.over:
            seat = match.pending[0]
            match.submit(seat, match.bot_action(seat, agents[seat], match.luck()))
        assert (len(match.log), match.g.round, match.placing) == (study.moves[n], study.rounds[n], study.placing[n].tolist())


# What they want


@pytest.mark.parametrize("bot", GAME.bots)
def test_every_bot_buys_what_makes_a_group_whole(bot):
    t = town()
    t.own("M1", "3B")
    t.purses(M1=150)
    t.lands("M1", "3A")
    assert wish(t, bot).name == "buy"


def test_the_builder_pledges_single_deeds_for_a_whole_group_and_the_cautious_does_not():
    for bot, action in (("builder", "mortgage"), ("cautious", "decline")):
        t = town()
        t.own("M1", "3B 8A")
        t.purses(M1=20)
        t.lands("M1", "3A")
        assert wish(t, bot).name == action


def test_the_builder_builds_where_the_cautious_keeps_cash():
    for bot, action in (("builder", "build"), ("cautious", "done")):
        t = town()
        t.own("M1", "3A 3B")
        t.purses(M1=300)
        t.begins("M1")
        assert wish(t, bot).name == action


@pytest.mark.parametrize("bot", ["builder", "trader"])
def test_an_exchange_that_makes_two_groups_whole_is_offered_and_taken(bot):
    t = town("M1 M2")
    t.own("M1", "3A 5B")
    t.own("M2", "3B 5A")
    t.begins("M1")
    assert play(t, bot, "manage") == ["trade"]
    steps = play(t, bot, "tray")
    assert steps[-1] == "offer"
    assert wish(t, bot).name == "accept"
    t.do("accept")
    assert t.owner("3B") == "M1" or t.owner("5A") == "M1"


def test_nobody_gives_a_group_away_for_little():
    t = town("M1 M2")
    t.own("M1", "3A")
    t.own("M2", "3B")
    t.begins("M1")
    t.offers("M2", deeds="3B", gives=170)
    assert "accept" not in {wish(t, bot).name for bot in GAME.bots}
    t.do("refuse")
    t.offers("M2", deeds="3B", gives=900)
    assert {wish(t, bot).name for bot in GAME.bots} == {"accept"}


def test_who_has_refused_is_left_in_peace_for_some_rounds():
    t = town("M1 M2")
    t.own("M1", "3A 5B")
    t.own("M2", "3B 5A")
    t.begins("M1")
    play(t, "trader", "manage")
    play(t, "trader", "tray")
    t.do("refuse")
    assert wish(t, "trader").name != "trade"
    for rounds, action in ((2, "done"), (6, "trade")):
        t.match.g.round = 1 + rounds
        t.begins("M1")
        assert wish(t, "trader").name == action


def test_the_cautious_makes_no_offers():
    t = town("M1 M2")
    t.own("M1", "3A 5B")
    t.own("M2", "3B 5A")
    t.begins("M1")
    assert wish(t, "cautious").name == "done"


def test_no_offer_gives_a_woman_what_she_may_not_own():
    t = town("M1 W1")
    t.own("M1", "R1 R2 3A")
    t.own("W1", "3B")
    t.begins("M1")
    if wish(t, "trader").name == "trade":
        play(t, "trader", "manage")
        play(t, "trader", "tray")
        assert not t.match.g.give & (1 << DEED["R1"] | 1 << DEED["R2"])


@pytest.mark.parametrize("bot", GAME.bots)
def test_bids_stop_at_what_a_deed_is_worth(bot):
    t = town("M1 M2")
    t.lands("M1", "3A")
    t.do("decline")
    while t.phase == "bid":
        t.match.submit(t.match.pending[0], t.match.bot_action(t.match.pending[0], bot, 0))
    assert t.told("won_lot")[0]["amount"] <= 160


def test_a_woman_plays_her_waiver_against_the_night_and_a_man_keeps_it():
    for player, action in (("W1", "waive"), ("M2", "keep")):
        t = town()
        t.hold(player, "B06")
        t.draws("M1", "C01")
        assert wish(t, "trader").name == action


@pytest.mark.parametrize("bot", GAME.bots)
def test_a_debt_is_settled_or_conceded(bot):
    t = town()
    t.purses(W1=0)
    t.own("W1", "3A 3B")
    t.lands("W1", "Luxury Tax")
    assert wish(t, bot).name == "settle"
    t = town()
    t.purses(W1=0)
    t.lands("W1", "Luxury Tax")
    assert wish(t, bot).name == "concede"


# Counters, cards, and a way out of a debt


def bargain(offer, **purses):
    """M1 has 3A, M2 has 3B, and M1 makes M2 an offer."""
    t = town("M1 M2")
    t.own("M1", "3A")
    t.own("M2", "3B")
    t.purses(**purses)
    t.begins("M1")
    t.offers("M2", **offer)
    return t


def test_the_trader_counters_what_could_be_good_and_the_counter_is_taken():
    t = bargain({"deeds": "3B", "gives": 100})
    assert [wish(t, bot).name for bot in ("builder", "trader", "cautious")] == ["refuse", "counter", "refuse"]
    t.do("counter")
    assert play(t, "trader", "tray")[-1] == "offer"
    assert (t.match.g.get, t.match.g.give) == (0, 1 << DEED["3B"])
    assert t.match.g.cash_given < -160, "it asks for more than the list price"
    assert {wish(t, bot).name for bot in GAME.bots} == {"accept"}


def test_the_trader_does_not_counter_what_nobody_gains_from_or_nobody_can_pay():
    t = town("M1 M2")
    t.own("M2", "3A 3B")
    t.begins("M1")
    t.offers("M2", deeds="3B", gives=100)
    assert wish(t, "trader").name == "refuse"
    t = bargain({"deeds": "3B", "gives": 100}, M1=150)
    assert wish(t, "trader").name == "refuse"


def test_an_offer_that_was_countered_is_not_made_again_for_some_rounds():
    t = town("M1 M2")
    t.own("M1", "3A 5B")
    t.own("M2", "3B 5A")
    t.begins("M1")
    play(t, "trader", "manage")
    play(t, "trader", "tray")
    t.do("counter")
    t.do("drop")
    t.begins("M1")
    assert wish(t, "trader").name == "done"


def test_a_card_that_is_worth_nothing_here_is_offered_to_who_can_use_it():
    t = town("M1 W1")
    t.own("M1", "3A 3B")
    t.hold("M1", "E4")
    t.begins("W1")
    assert play(t, "trader", "manage") == ["trade"]
    assert play(t, "trader", "tray")[-1] == "offer"
    t.do("accept")
    assert t.holds("W1") == "E4"
    t = town("M1 W1")
    t.own("M1", "3A")
    t.own("W1", "3B")
    t.hold("M1", "E4")
    t.purses(M1=400)
    t.begins("M1")
    play(t, "trader", "manage")
    play(t, "trader", "tray")
    assert (t.phase, t.match.g.give >> 22 > 0) == ("answer", True), "the card goes with the money for the deed"
    assert wish(t, "trader").name == "accept"


def in_debt(debtor, deeds, cash, owed_on, mortgaged="", **purses):
    """M2 has built on Ledger Hill, and somebody who cannot pay lands there; M1 has one half of Loomside."""
    t = town("M1 M2 W1")
    t.own("M2", "8A 8B")
    t.develop(**owed_on)
    t.own("M1", "3A")
    t.own(debtor, deeds)
    t.mortgage(mortgaged)
    t.purses(**{debtor: cash}, **purses)
    t.lands(debtor, "8A")
    assert (t.phase, t.asked) == ("raise", [debtor])
    return t


@pytest.mark.parametrize("bot", GAME.bots)
def test_rather_than_go_bankrupt_a_deed_is_sold_to_who_gains_from_it(bot):
    t = in_debt("W1", "3B", 0, {"d8A": 1, "d8B": 1})
    assert wish(t, bot).name == "trade"
    play(t, bot, "raise")
    assert play(t, bot, "tray")[-1] == "offer"
    assert {wish(t, other).name for other in GAME.bots} == {"accept"}
    t.do("accept")
    assert (t.owner("3B"), t.match.g.fallen[2]) == ("M1", 0)


@pytest.mark.parametrize("bot", GAME.bots)
def test_a_whole_group_is_saved_by_the_sale_of_a_single_deed(bot):
    t = in_debt("W1", "3B 1A 1B", 40, {"d8A": 1, "d8B": 1, "d1A": 2, "d1B": 2}, mortgaged="3B")
    assert wish(t, bot).name == "trade"


@pytest.mark.parametrize("bot", GAME.bots)
def test_no_offer_is_made_that_does_not_pay_the_debt_or_that_a_mortgage_would_do_as_well(bot):
    t = in_debt("W1", "3B", 0, {"d8A": 4, "d8B": 4})
    assert wish(t, bot).name == "concede"
    t = in_debt("W1", "3B", 110, {"d8A": 1, "d8B": 1})
    assert wish(t, bot).name == "settle"


def test_a_debtor_who_was_refused_does_not_ask_again():
    t = in_debt("W1", "3B", 0, {"d8A": 1, "d8B": 1})
    play(t, "builder", "raise")
    play(t, "builder", "tray")
    t.do("refuse")
    assert wish(t, "builder").name == "concede"


@pytest.mark.parametrize("agents", [["trader"] * 4, ["builder"] * 3, ["trader", "builder", "cautious", "trader", "cautious"]])
def test_bots_do_not_pester(agents):
    match, offers, dropped = Match(GAME, len(agents), seed=8), 0, 0
    while not match.over:
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, agents[seat], match.luck()))
    kinds = [GAME.told.read(row).kind for row in match.events]
    offers, dropped = kinds.count("offered"), kinds.count("dropped")
    assert dropped == 0
    assert 0 < offers <= match.g.round, "less than one offer a round at the whole table"
