"""The ledger in every game, by its interpreted rules: the rollouts that are spared would have come out the same."""

import random
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from lopsided.agents import ledger
from lopsided.agents.ledger import Track
from lopsided.agents.rollouts import measuring_bot
from lopsided.engine.batch import PLIES, agent_number
from lopsided.engine.dice import lab_secret
from lopsided.engine.game import Game, InContract, all_games
from lopsided.engine.match import Match
from lopsided.engine.playing import play_on, win_parts

GAMES = sorted(name for name, game in all_games().items() if game.package.startswith("lopsided."))
STEPS, ROLLOUTS = 16, 1


class Plain:
    """What the ledger takes of NumPy, with Python's own ints in it, as interpreted rules want them."""

    int16, int32 = np.int16, np.int32

    @staticmethod
    def zeros(*form: Any) -> memoryview:
        """A blank table."""
        return memoryview(np.zeros(*form))


def interpreted(game: Game, function: Any) -> Any:
    """A function that is compiled for any game, as plain Python for this one."""
    made: dict[int, dict[str, Any]] = {}

    def copy(template: Any) -> Any:
        names = template.__globals__
        if id(names) not in made:
            made[id(names)] = dict(names) | {"np": Plain}
            for name in {name for f in names.values() if isinstance(f, FunctionType) for name in f.__code__.co_names} & set(names):
                value = names[name]
                if isinstance(value, InContract):
                    made[id(names)][name] = game.contract[value.name]
                elif hasattr(value, "__rule__") and any(isinstance(found, InContract) for found in value.__globals__.values()):
                    made[id(names)][name] = copy(value)
        return FunctionType(template.__code__, made[id(names)], template.__name__, template.__defaults__)

    return copy(function)


def a_start(game: Game) -> Match:
    """The first steps of a match in which people do all kinds of things."""
    match, chance = Match(game, game.seats[0], seed=4), random.Random(4)
    while not match.over and len(match.log) < STEPS:
        seat = match.pending[-1]
        match.submit(seat, match.bot_action(seat, chance.choice(["random", measuring_bot(game)]), chance.getrandbits(31)))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_ledger_spares_only_rollouts_that_come_out_the_same(name: str) -> None:
    game = all_games()[name]
    track, seats = Track.of(match := a_start(game)), match.seats
    sheets = [game.state.on(bytearray(track.states[0].tobytes())) for _ in range(3)]
    tables = [part for sheet in sheets for part in ([sheet], sheet.memory)]
    agents, made = [agent_number(game, measuring_bot(game))] * seats, [0]
    v, q = np.zeros((ROLLOUTS, len(track.states), seats)), np.zeros((ROLLOUTS, len(track.steps), seats))
    states, steps = [row.tobytes() for row in track.states], memoryview(track.steps)
    interpreted(game, ledger.backwards)(
        [match.box], track.ruled.tolist(), states, steps, *tables, agents, game.moves.size, 0, 0, ROLLOUTS, ROLLOUTS, v, q, made
    )
    assert made[0] < 2 * ROLLOUTS * len(states), "some are spared"
    g, seen = sheets[0], sheets[1]
    for step in range(0, len(states), 8):
        for j in range(ROLLOUTS):
            secret = lab_secret(0, j)
            g.memory[:] = states[step]
            game.reseal(match.box, g, secret)
            out, score, wins = Plain.zeros(game.moves.size, np.int16), Plain.zeros((2, seats), np.int32), np.zeros(seats)
            interpreted(game, play_on)(match.box, g, g.memory, seen, seen.memory, agents, out, (secret[1], secret[0]), PLIES)
            interpreted(game, win_parts)(match.box, g, score, wins)
            assert wins.tolist() == v[j, step].tolist(), f"rollout {j} from step {step}"
