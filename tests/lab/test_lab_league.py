"""All against all: who is how strong, and what each of them does."""

from random import Random

import numpy as np
import pytest

from lopsided.engine.game import find_game
from lopsided.lab.league import LINEUPS, League, Table, lineups, play_league

GAME = find_game("threat-level")


def invented(strength: dict[str, float], games: int, seed: int) -> League:
    """A league in which every agent wins in proportion to a strength that we know."""
    chance, tables = np.random.default_rng(seed), []
    for lineup in lineups(list(strength), 4, Random(seed)):
        shares = np.array([strength[agent] for agent in lineup])
        tables.append(Table(tuple(lineup), games, tuple(chance.multinomial(games, shares / shares.sum()).tolist())))
    return League(GAME, tuple(strength), seed, tables, [], {})


def test_ratings_find_the_strengths_that_made_the_games_within_their_intervals() -> None:
    held, found = 0, []
    for seed in range(20):
        ratings = invented({"climber": 1, "comrade": 0.1, "random": 10**0.5}, 50, seed).ratings()
        assert ratings["climber"].value == 0
        found.append(ratings["comrade"].value)
        held += ratings["comrade"].low <= -400 <= ratings["comrade"].high
        held += ratings["random"].low <= 200 <= ratings["random"].high
    assert held >= 34, f"{held} of 40 intervals hold the truth"
    assert abs(np.mean(found) + 400) < 25


def test_who_never_wins_has_a_rating_all_the_same() -> None:
    ratings = invented({"climber": 1, "comrade": 0}, 10, 1).ratings()
    assert -4_000 < ratings["comrade"].value < -400


def test_everybody_sits_down_as_often_and_nobody_plays_alone() -> None:
    seated = list(lineups(["a", "b", "c"], 4, Random(3)))
    assert len(seated) == LINEUPS
    assert all(len(set(lineup)) > 1 for lineup in seated)
    counts = [sum(lineup.count(agent) for lineup in seated) for agent in "abc"]
    assert max(counts) - min(counts) <= 8


def test_a_league_of_one_game_says_who_wins_alone_among_others_and_what_each_does() -> None:
    found = play_league(GAME, ["random", "comrade"], [2, 3], 80, seed=2)
    rows = {row["agent"]: row for row in found.to_json()["agents"]}
    assert set(rows) == {"random", "comrade", "climber"}
    assert rows["climber"]["rating"] == 0 > rows["random"]["rating"]
    assert rows["random"]["alone"]["3"]["share"] < 1 / 3 < rows["random"]["against"]["3"]["share"]
    assert rows["climber"]["alone"]["2"]["share"] == pytest.approx(0.5)
    assert rows["comrade"]["deeds"].get("push", 0) == 0 < rows["climber"]["deeds"]["push"]
    page = found.markdown()
    assert page.startswith("# Threat Level\n")
    assert "| climber | 0 [0, 0] |" in page
