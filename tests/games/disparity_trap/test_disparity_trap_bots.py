"""The bots: what they want, what they never do, and that it pays."""

import sys
from pathlib import Path

import pytest
from recounting import play

from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.state import Thing
from lopsided.lab.simulate import simulate
from lopsided.lab.study import study_games

sys.path.append(str(Path(__file__).parents[2] / "rules"))  # where positions are laid by their notation

from disparity_trap.board import trap


def wish(t, bot, player="", chance=0):
    """What a bot does when it is asked, in words."""
    seat = t.seat(player) if player else t.match.pending[0]
    action = GAME.moves.decode(t.match.bot_action(seat, bot, chance))
    return " ".join([action.name, *map(str, action.ints.values())])


# It pays: the lower end of the 95% interval of the win share lies well above a fair share


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("bot", ["striver", "gatekeeper"])
def test_who_plays_for_itself_among_random_players_wins_clearly_more_than_its_share(bot, seats):
    share = simulate(GAME, 600, [bot] + ["random"] * (seats - 1), seed=1).seat_shares[0]
    assert share.low > (1.15 if seats == 2 else 1.3) / seats, "where two win together each has half of it"


@pytest.mark.parametrize(("seats", "times"), [(2, 1.05), (3, 1.3), (4, 1.5), (5, 1.7), (6, 2)])
def test_an_ally_among_random_players_does_well_too(seats, times):
    share = simulate(GAME, 2_400 if seats == 2 else 600, ["ally"] + ["random"] * (seats - 1), seed=1).seat_shares[0]
    assert share.low > times / seats


@pytest.mark.parametrize("preset", ["basic", "advanced"])
def test_allies_win_together_more_often_than_strivers_and_gatekeepers_least(preset):
    def together(bot):
        groups = simulate(GAME, 800, [bot] * 4, seed=3, options={"preset": preset}).to_json()["groups"]["figures"]["groups"]
        return groups["SND"]["won together"]

    assert together("ally")["low"] > together("striver")["high"]
    assert together("gatekeeper")["high"] < together("striver")["low"]


def test_bots_choose_alike_interpreted_and_compiled():
    agents = [*GAME.bots, "striver"]
    options = {"preset": "advanced", "positions": "chosen", "first_player": "sd_chosen"}
    study = study_games(GAME, 10, agents, 9, options)
    for n in range(10):
        match = play(GAME, agents, 9, n, options)
        assert (len(match.log), match.g.round, match.placing, match.score) == (
            study.moves[n], study.rounds[n], study.placing[n].tolist(), study.score[n].tolist(),
        )  # fmt: skip


# What they want


def test_the_way_to_a_job_is_traded_at_once_and_no_further():
    t = trap(A="SD 3 skill4 degree2", B="SND 0")
    t.turn()
    assert wish(t, "striver") == "trade 1"
    t.do("trade", trade=1)
    assert wish(t, "striver") == "trade 2"
    t.do("trade", trade=2)
    assert wish(t, "striver") == "done", "tiles of many types bring tokens"


@pytest.mark.parametrize(("bot", "played"), [("striver", "O08"), ("ally", "O20"), ("gatekeeper", "O08")])
def test_an_ally_plays_what_all_have_use_for(bot, played):
    t = trap(A="SD 13 skill degree startup job : O08 O20 O19", B="SND 13 job", C="SND 13 job", D="SD 13 job")
    t.turn()
    assert wish(t, bot) == f"play {t.slot(played)}"


def test_a_gatekeeper_gives_nothing_away():
    t = trap(A="SD 13 skill degree startup job : O20 O18 O19", B="SND 13 job")
    t.turn()
    assert [wish(t, bot).split()[0] for bot in ("striver", "ally", "gatekeeper")] == ["play", "play", "discard"]


@pytest.mark.parametrize(("bot", "own", "others"), [("striver", "pay", "only_for_me"), ("ally", "pay", "pay"), ("gatekeeper", "pay", "only_for_me")])
def test_whom_a_bot_pays_for(bot, own, others):
    t = trap(A="SND 11 pr3", B="SD 26 job home pr3")
    t.rolls("A", 6)
    t.goes(die=1)
    assert wish(t, bot, "A") == own
    t.do("let_be")
    assert wish(t, bot, "B") == others


@pytest.mark.parametrize(("bot", "pays"), [("striver", "pay"), ("ally", "pay"), ("gatekeeper", "let_be")])
def test_a_gatekeeper_is_no_part_of_a_common_win(bot, pays):
    t = trap(A="SND 23 job pr3", B="SD 30 job home")
    t.rolls("A", 6)
    t.goes(die=1)
    assert wish(t, bot, "A") == pays, "with this Home all would win"
    t = trap(A="SND 23 job pr3", B="SD 30 job home", C="SND 23 job")
    t.rolls("A", 6)
    t.goes(die=1)
    assert wish(t, bot, "A") == "pay", "C has no Home either"
    t = trap("influence", A="SND 23 job pr3 : O18 O19 O21", B="SD 30 job home")
    t.moves(1)
    t.turn()
    t.do("discard", slot=0)
    assert wish(t, bot, "A") == {"let_be": "take", "pay": "add"}[pays]


def test_a_gatekeeper_stays_away_from_the_last_home_and_keeps_back_what_would_serve_all():
    t = trap(A="SND 23 skill degree startup job : O03 O08 O01", B="SD 30 job home")
    t.turn()
    assert [wish(t, bot) for bot in ("striver", "ally", "gatekeeper")] == ["play 1", "play 1", "play 0"]
    t = trap(A="SD 3 skill degree startup job : O15 O18 O19", B="SND 0")
    t.turn()
    assert {wish(t, "gatekeeper", chance=n << 29) for n in range(4)} <= {"discard 1", "discard 2"}


@pytest.mark.parametrize("bot", ["striver", "gatekeeper"])
def test_where_there_is_influence_a_bot_still_wants_to_hear_of_others(bot):
    t = trap("influence", A="SND 11", B="SD 26 job home pr3")
    t.rolls("A", 6)
    t.goes(die=1)
    t.do("let_be", "B")
    assert (t.phase, wish(t, bot, "B")) == ("extra_roll", "let_be")


def test_an_ally_without_a_home_keeps_enough_for_its_own_goal():
    t = trap(A="SND 11", B="SD 13 job pr5")
    t.rolls("A", 6)
    t.goes(die=1)
    assert wish(t, "ally", "B") == "let_be"


@pytest.mark.parametrize(("bot", "wanted"), [("striver", "let_be"), ("ally", "add"), ("gatekeeper", "take")])
def test_for_or_against_whom_a_bot_whispers(bot, wanted):
    t = trap("influence", A="SND 23 job", B="SD 0 pr2 : O21 O01 O02")
    t.goes(die=1)
    t.do("let_be", "A")
    assert wish(t, bot, "B") == wanted
    t = trap("influence", A="SND 47 job home business", B="SD 0 pr2 : O21 O01 O02")
    t.goes(die=1)
    t.do("let_be", "A")
    assert wish(t, bot, "B") == {"striver": "take", "ally": "let_be", "gatekeeper": "take"}[bot], "somebody is about to finish"


@pytest.mark.parametrize(("bot", "calls"), [("striver", False), ("ally", True), ("gatekeeper", False)])
def test_allies_vote_gaps_away_the_home_first(bot, calls):
    t = trap("vote", A="SD 30 job home pr9", B="SND 0 pr9")
    t.turn()
    assert (wish(t, bot) == f"vote {int(Thing.HOME)}") == calls
    t.do("vote", subject=int(Thing.HOME))
    assert wish(t, bot) == "put 7", "enough for any die"
    t.do("put", amount=2)
    assert wish(t, bot, "B") == "put 3", "half of what is missing: an SND player is served by it whoever plays"


@pytest.mark.parametrize(("bot", "calls"), [("striver", False), ("ally", False), ("gatekeeper", True)])
def test_gatekeepers_vote_gaps_back(bot, calls):
    t = trap("vote", A="SD 30 job home pr9", B="SND 30 job home pr9")
    t.lay(level=1 << Thing.BUSINESS)
    t.turn()
    assert (wish(t, bot) == f"reverse {int(Thing.BUSINESS)}") == calls
    t.do("reverse", subject=int(Thing.BUSINESS))
    t.do("put", amount=2)
    assert (wish(t, bot, "B") != "put 0") == calls


@pytest.mark.parametrize(("bot", "for_other"), [("striver", "only_for_me"), ("ally", "power"), ("gatekeeper", "only_for_me")])
def test_for_whom_a_power_token_is_spent(bot, for_other):
    t = trap("skip power", A="SD 13 job power", B="SND 13 job power")
    t.rolls("A", 6)
    t.rolls("B", 1)
    t.goes(event="E18")
    assert (t.phase, t.asked) == ("extra_roll", ["B"])
    t.do("let_be")
    t.do("let_be")
    assert (t.phase, t.asked) == ("block", ["B"])
    assert wish(t, bot, "B") == "power"
    t.do("let_be")
    assert wish(t, bot, "A") == for_other


def test_a_bot_that_may_choose_takes_the_arrow_and_an_ally_the_blank():
    from disparity_trap.board import lay_out, seated

    t = seated(seats=2, positions="chosen")
    lay_out(t)
    assert [wish(t, bot) for bot in ("striver", "ally", "gatekeeper")] == ["position 0", "position 1", "position 0"]
