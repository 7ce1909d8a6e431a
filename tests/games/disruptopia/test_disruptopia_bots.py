"""The bots: what each of them is after, and that it pays."""

import sys
from pathlib import Path

import numpy as np
import pytest

from lopsided.games.disruptopia import GAME
from lopsided.lab.simulate import simulate
from lopsided.lab.study import study_games

sys.path.append(str(Path(__file__).parents[2] / "rules"))  # where positions are laid by their notation

from disruptopia.boardroom import OPTIONS, boardroom


def planned(bot, notation, rival=""):
    """The whole plan that a bot makes."""
    t = boardroom(A=notation, B=rival)
    t.ask("plan", "A", "B")
    plan = []
    while "A" in t.asked:
        action = t.match.bot_action(0, bot, 0)
        name, ints = GAME.moves.decode(action)
        plan += [list(OPTIONS)[ints["option"]]] if name == "place" else []
        t.match.submit(0, action)
    return plan


# It pays: the lower end of the 95% interval of the win share lies well above a fair share


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("bot", GAME.bots)
def test_a_bot_among_random_players_wins_far_more_than_its_share(bot, seats):
    share = simulate(GAME, 150, [bot] + ["random"] * (seats - 1), seed=1).seat_shares[0]
    assert share.low > 1.6 / seats


def test_blitz_ends_the_game_sooner_than_siphon_does():
    blitz, siphon = (np.asarray(study_games(GAME, 150, [bot] * 3, 2).rounds) for bot in ("blitz", "siphon"))
    margin = 2 * np.sqrt(blitz.var() / 150 + siphon.var() / 150)
    assert blitz.mean() + margin < siphon.mean(), "with 95% confidence"


def test_every_character_is_worth_playing_against():
    cast = ["siphon", "blitz", "saboteur"]
    lows = dict.fromkeys(cast, 0.0)
    for order in range(3):
        agents = cast[order:] + cast[:order]
        for agent, share in zip(agents, simulate(GAME, 300, agents, seed=1).seat_shares, strict=True):
            lows[agent] += share.low / 3
    assert min(lows.values()) > 1 / 6, f"whoever sits where, each of them wins more than half a fair share: {lows}"


def test_blitz_trains_the_last_version_only_to_win_and_otherwise_waits():
    ready = "B $20 compute 7 model 6 power 10"
    assert "train" in planned("blitz", ready, "pers 10")
    assert "train" not in planned("blitz", ready, "pers 200")
    t = boardroom(A=ready, B="pers 200")
    t.plans("A", "train")
    t.turn("A")
    assert GAME.moves.decode(t.match.bot_action(0, "blitz", 0)).name == "skip", "things may have changed since the plan was made"
    t.match.g.round = t.match.box.max_rounds
    assert GAME.moves.decode(t.match.bot_action(0, "blitz", 0)).name == "carry_out", "in the last round it costs nothing but money"


def test_blitz_opens_offices_before_it_trains_since_they_bring_power_with_every_version():
    company = "B $15 compute 5 model 2 at asia workers 8 rep 3"
    plan = planned("blitz", company)
    assert plan.index("scale") < plan.index("train")
    assert "scale" not in planned("siphon", company)


def test_siphon_goes_for_the_next_class_first_and_files_patents_for_it():
    assert planned("siphon", "S $3 rep 0") == ["marketing", "marketing", "buyback"], "reputation is cheap for a Startup"
    assert planned("siphon", "M $3 rep 2")[:2] == ["patent", "buyback"]


def test_blitz_buys_chips_and_trains_once_it_earns_enough():
    assert planned("blitz", "B $30 compute 3 model 3 power 29 rep 3 workers 8")[:4] == ["chips", "train", "chips", "train"]
    assert "train" not in planned("blitz", "B $6 compute 4 model 3 power 5 rep 3")


def test_a_saboteur_aims_at_who_is_ahead():
    t = boardroom(A="hand S06", B="$5 pers 10", C="$5 pers 60")
    t.plans("A", "card card")
    t.turn("A")
    while t.phase != "target":
        t.match.submit(0, t.match.bot_action(0, "saboteur", 0))
    assert GAME.moves.decode(t.match.bot_action(0, "saboteur", 0)).ints == {"target": 2}


def test_the_hand_is_cut_down_by_what_is_worth_least():
    t = boardroom(A="hand I07,I05,R10,S05,S06,R09", B="")
    t.ask("plan", "A", "B")
    action = t.match.bot_action(0, "siphon", 0)
    assert GAME.moves.decode(action).name == "toss"


def test_a_bot_goes_on_with_a_plan_that_somebody_else_began():
    for bot in GAME.bots:
        t = boardroom(A="B $20 at asia rep 5 workers 8 hand I07", B="slots R11")
        t.subsidies(asia=2)
        t.ask("plan", "A", "B")
        for word in ("idle", "handout", "scale", "audit", "restructure", "rehire", "card"):
            t.do("place", by="A", option=int(OPTIONS[word]))
        assert GAME.moves.decode(t.match.bot_action(0, bot, 0)).name == "place", bot
