"""The bots: what they want, what they never do, and that it pays."""

import sys
from pathlib import Path

import numpy as np
import pytest

from lopsided.engine.batch import study_games
from lopsided.engine.dice import lab_secret
from lopsided.engine.match import Match
from lopsided.games.unequalopolis import GAME
from lopsided.lab.simulate import simulate

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
    assert {wish(t, bot).name for bot in GAME.bots} == {"refuse"}
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
