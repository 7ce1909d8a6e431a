"""How strong a search is: one of it against the strongest recipe on all other seats, seats in turn.

`python benchmarks/strength.py threat-level --agent search:1000 --games 600` prints a line a game, the last of which counts: the share of
games won, shared wins in parts, with Wilson's 95% interval, and the processor's seconds a game on one core.
"""

import argparse
import json
import time
from dataclasses import replace

from lopsided.agents.rollouts import Rollouts
from lopsided.agents.search import search
from lopsided.engine.agents import Recipe, measuring_bot
from lopsided.engine.dice import lab_secret
from lopsided.engine.game import find_game
from lopsided.engine.match import Match
from lopsided.lab.matches import play_match
from lopsided.lab.statistics import wilson


def main() -> None:
    """Play, and say after each game how it stands."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--agent", default="search:1000")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = find_game(given.game)
    thinker, recipe = replace(search(given.agent.partition(":")[2]), how=Rollouts(cores=1)), Recipe(measuring_bot(game))
    thinker.prepare(game)
    won, began = 0.0, time.process_time()
    for number in range(given.games):
        match, seat = Match(game, given.seats, secret=lab_secret(given.seed, number)), number % given.seats
        play_match(match, [thinker if place == seat else recipe for place in range(given.seats)])
        won += (match.placing[seat] == 1) / max(1, match.placing.count(1))
        share, low, high = (round(100 * figure, 1) for figure in wilson(won, number + 1))
        cost = round((time.process_time() - began) / (number + 1), 2)
        print(
            json.dumps({"game": game.name, "games": number + 1, "against": recipe.name, "share": share, "low": low, "high": high, "seconds": cost}), flush=True
        )


if __name__ == "__main__":
    main()
