"""The bots: what each of them is after, and that it pays."""

import sys
from pathlib import Path

import numpy as np
import pytest

from lopsided.engine.batch import study_games
from lopsided.games.disruptopia import GAME
from lopsided.lab.simulate import simulate

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


def test_siphon_goes_for_the_next_class_first_and_files_patents_for_it():
    assert planned("siphon", "S $3 rep 0") == ["marketing", "marketing", "buyback"], "reputation is cheap for a Startup"
    assert planned("siphon", "M $3 rep 2")[:2] == ["patent", "buyback"]


def test_blitz_buys_chips_and_trains_as_soon_as_it_may():
    assert planned("blitz", "B $20 compute 4 model 4 workers 8")[:3] == ["chips", "train", "chips"]


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
