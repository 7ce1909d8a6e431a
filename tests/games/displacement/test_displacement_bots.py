"""The bots: what they want, what they never do, and that it pays."""

import sys
from pathlib import Path

import pytest
from recounting import play

from lopsided.games.displacement import GAME
from lopsided.games.displacement.rules import turn
from lopsided.lab.simulate import simulate
from lopsided.lab.study import study_games

sys.path.append(str(Path(__file__).parents[2] / "rules"))  # where positions are laid by their notation

from displacement.board import world


def wish(w, bot, chance=0):
    """What a bot does when it is asked, in words."""
    seat = w.match.pending[0]
    action = GAME.moves.decode(w.match.bot_action(seat, bot, chance))
    return " ".join([action.name, *(w.match.names[who] for who in action.ints.values())])


def needs(w, player="A"):
    """The needs step of a nation."""
    w.lay(active=w.seat(player))
    w.run(turn.needs, w.seat(player))
    return w


# It pays: the lower end of the 95% interval of the win share lies well above a fair share


@pytest.mark.parametrize(("seats", "times"), [(2, 1.1), (3, 1.4), (4, 1.6), (5, 1.5), (6, 1.6)])
def test_a_seeker_among_random_players_wins_clearly_more_than_its_share(seats, times):
    share = simulate(GAME, 1_500, ["seeker"] + ["random"] * (seats - 1), seed=1).seat_shares[0]
    assert share.low > times / seats


@pytest.mark.parametrize("seats", range(3, 7))
def test_a_generous_player_among_random_ones_does_well_too(seats):
    share = simulate(GAME, 1_500, ["generous"] + ["random"] * (seats - 1), seed=1).seat_shares[0]
    assert share.low > 1.1 / seats


def test_the_generous_house_more_people_than_seekers_and_give_the_humanitarian_more_wins():
    generous, seeker = (simulate(GAME, 2_000, [bot] * 4, seed=3).to_json()["groups"] for bot in ("generous", "seeker"))
    for band in GAME.lens.groups:
        assert housed(generous, band)["low"] > housed(seeker, band)["high"]
    assert generous["wins"]["goal"][0]["low"] > 1.2 * seeker["wins"]["goal"][0]["high"]


def housed(groups, band):
    """The share of a band's people who have a home at the end."""
    return groups["figures"]["groups"][band]["its people: housed at the end"]


@pytest.mark.parametrize(("goal", "bot", "others"), [("metropolitan", "metropolitan", ["entrepreneur"]), ("entrepreneurial", "entrepreneur", ["humanitarian"])])
def test_who_plays_for_the_goal_reaches_it_more_often_than_who_plays_for_another(goal, bot, others):
    def share(player):
        return simulate(GAME, 2_000, [player, "generous", "generous", "generous"], seed=5, options={"goals": f"all_{goal}"}).seat_shares[0]

    assert all(share(bot).low > share(other).high for other in others)


# The same interpreted and compiled


@pytest.mark.parametrize("variant", ["", "equal"])
def test_bots_choose_alike_interpreted_and_compiled(variant):
    agents = [*GAME.bots, "seeker"]
    study = study_games(GAME, 12, agents, 9, {"housing": "manual"}, variant)
    for n in range(12):
        match = play(GAME, agents, 9, n, {"housing": "manual"}, variant)
        assert (len(match.log), match.g.round, match.placing, match.score) == (
            study.moves[n], study.rounds[n], study.placing[n].tolist(), study.score[n].tolist(),
        )  # fmt: skip


@pytest.mark.parametrize("goals", [[2, 3, 1], [2, 1, 1], [2, 2, 3]])
def test_no_bot_sees_the_goals_of_others(goals):
    w = needs(world(A="t5 [3,3] d4", B="t5 [3] d0", C="t5 [3] d0", goals="MHE"))
    before = {bot: wish(w, bot) for bot in GAME.bots}
    w.lay(goal=goals)
    assert {bot: wish(w, bot) for bot in GAME.bots} == before


# What they want


@pytest.mark.parametrize("bot", GAME.bots)
def test_every_bot_houses_who_waits_where_it_can_pay(bot):
    w = needs(world(A="t3 [3,3,3] d3", B="t5 [3] d1", goals="MM"))
    assert wish(w, bot) == "buy"


def test_the_entrepreneur_saves_when_fifteen_are_near_and_the_metropolitan_builds():
    w = needs(world(A="t12 [3,3,3,3,3] d1", B="t5 [3] d1"))
    assert wish(w, "entrepreneur") == "stop"
    assert wish(w, "metropolitan") == "buy"


def test_the_entrepreneur_welcomes_what_the_others_keep_away_only_when_it_pays():
    w = world(A="t9 [3,3,3,3,3,3] d0", B="t5 [3] d1", turns=3)
    w.draws("S23")
    assert wish(w, "metropolitan") == "face"
    assert wish(w, "humanitarian") == "block"


def test_a_disaster_is_kept_away_where_it_would_cost_more_than_its_price():
    w = world(A="t5 [3,3,3] d0", B="t5 [3] d1", regions="Taiga")
    w.draws("S05")
    assert {wish(w, bot) for bot in GAME.bots} == {"block"}


def test_only_the_generous_pay_for_a_disaster_that_passes_them_by():
    w = world(A="t9 [3,3,3] d0", B="t5 [3] d4", C="t5 [3] d4", D="t5 [3] d4", regions="Hot Desert, Savanna, Prairie, Taiga")
    w.draws("S26")
    assert {bot: wish(w, bot) for bot in GAME.bots if bot != "seeker"} == {
        "humanitarian": "face", "metropolitan": "face", "entrepreneur": "face", "generous": "block",
    }  # fmt: skip


def test_with_its_goal_in_sight_a_seeker_does_not_complete_the_humanitarian_s():
    homes = ",".join(["3"] * 10)
    w = needs(world(A=f"t4 [{homes}] d1", B="t5 [3] d0", C="t5 [3] d0", goals="MHM"))
    assert wish(w, "seeker") == "stop"
    assert wish(w, "generous") == "buy"
    w.lay(ruled_out=[0, 2, 2])
    assert wish(w, "seeker") == "buy"
    w = needs(world(A="t4 [3,3] d1", B="t5 [3] d0", C="t5 [3] d0", goals="MHM"))
    assert wish(w, "seeker") == "buy", "far from its own goal it does not keep people homeless"
    w = needs(world(A=f"t4 [{homes}] d1", B="t5 [3] d1", C="t5 [3] d0", goals="MHM"))
    assert wish(w, "seeker") == "buy"


def test_a_seeker_does_not_put_at_risk_what_it_wins_by_paying():
    """Fifteen tokens come in at the end of this turn, with the card or without it: but a card may bring more than it seems."""
    w = world(A="t14 [3,3,3,3,3] d0", B="t5 [3] d1", regions="Taiga", goals="EM", turns=3)
    w.draws("S01")
    assert wish(w, "seeker") == "block"


def test_a_seeker_does_not_pass_by_what_wins_at_once():
    """Fifteen of sixteen communities, tokens and a free plot: the last one is built, though by itself it is worth no more than its price."""
    homes = ",".join(["3"] * 15)
    w = needs(world(A=f"t38 [{homes}] d0", B="t5 [3] d1", C="t5 [3] d1", goals="MHM", metropolis_mode="built"))
    assert wish(w, "seeker") == "buy"
    w = needs(world(A=f"t38 [{homes}] d3", B="t5 [3] d0", C="t5 [3] d0", goals="MHM"))
    assert wish(w, "seeker") == "buy", "the sixteenth is filled by those who wait: a win of one's own counts more than what it gives a Humanitarian"
    w = needs(world(A="t3 [3,3] d1", B="t5 [3] d0", C="t5 [3] d0", goals="HMM"))
    assert wish(w, "seeker") == "buy", "the last homeless of the world finds a home"


def sends(**nations):
    """The nation A must send people away."""
    w = world(**nations)
    w.lay(active=0, turns=[1] * len(nations))
    w.run(turn.shelter, 0)
    return w


def test_people_are_sent_where_there_is_room_or_money_for_them():
    w = sends(A="t0 [3] d4", B="t1 [3] d5", C="t6 [3,1] d0", D="t5 [3] d3")
    assert wish(w, "metropolitan") == wish(w, "entrepreneur") == "send_rest C"
    assert wish(w, "humanitarian") == wish(w, "generous") == "send C A"


def test_the_humanitarian_sends_people_home_and_counts_those_on_their_way():
    w = sends(A="t0 [3] d0", B="t5 [3] d0", C="t5 [3] d0")
    w.wait("A", "BC")
    w.run(turn.shelter, 0)
    first = wish(w, "humanitarian")
    assert first in ("send B B", "send C C")
    w = sends(A="t0 [3] d6", B="t4 [3] d0", C="t3 [3] d0")
    told = []
    while w.phase == "send":
        told.append(wish(w, "humanitarian").split()[1])
        w.do("send", target=told[-1], color="A")
    assert (told.count("B"), told.count("C")) in ((3, 3), (4, 2))


def test_no_nation_is_singled_out_among_equals():
    w = sends(A="t0 [3] d4", B="t5 [3] d0", C="t5 [3] d0", D="t5 [3] d0")
    assert {wish(w, "metropolitan", chance << 28) for chance in range(8)} == {"send_rest B", "send_rest C", "send_rest D"}
