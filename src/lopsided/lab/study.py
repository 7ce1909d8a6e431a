"""Games by the million with the lens on them: every seat played by an agent, everything counted that the game's lens counts.

Blocks of games are the unit of work and of the intervals: game i of a run lies in the same block under any rules, so that two
runs with one seed are compared block by block.
"""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from lopsided.engine.agents import is_recipe
from lopsided.engine.batch import PLIES, agent_number, block_size, box_array, first_asked, in_blocks
from lopsided.engine.checked import broken_game
from lopsided.engine.compiler import compiler
from lopsided.engine.dice import lab_secret, luck
from lopsided.engine.game import Game, in_contract
from lopsided.engine.laws import is_listed
from lopsided.engine.playing import bot_move
from lopsided.lab.matches import study_matches

setup, legal, apply, result, measure = in_contract("setup", "legal", "apply", "result", "measure")


def study(box, table, memory, seen, seen_memory, seed, first, count, agents, moves, ends, scores, member, tally, curve):
    """Games of given agents with everything that the lens counts; 0, or 1 + the number of a game that cannot go on. Bots look at a copy without events."""
    g = table[0]
    h = seen[0]
    b = box[0]
    out = np.zeros(moves, np.int16)
    for i in range(count):
        memory[:] = 0
        secret = lab_secret(seed, first + i)
        setup(b, g, secret)
        measure(b, g, 0, tally, member[i], curve)
        while g.over == 0:
            if g.pending == 0 or g.pending >> len(agents) != 0 or g.ply > PLIES:
                return 1 + i
            seat = first_asked(g)
            n = legal(b, g, seat, out)
            if n == 0:
                return 1 + i
            action = bot_move(b, memory, h, seen_memory, seat, agents[seat], out, n, luck(secret, g.ply))
            if not is_listed(out, n, action):
                return 1 + i
            since = g.told
            g.ply += 1
            apply(b, g, seat, action)
            measure(b, g, since, tally, member[i], curve)
        ends[i, 0] = g.ply
        ends[i, 1] = g.round
        result(b, g, scores[i])
    return 0


@dataclass(frozen=True)
class Study:
    """What the lab's games showed; sums come in blocks of games, from which the intervals are made."""

    moves: Any  # [game]
    rounds: Any  # [game]
    placing: Any  # [game, seat], from 1
    score: Any  # [game, seat]
    member: Any  # [game, grouping, seat]
    tally: Any  # [block, group, count]
    curve: Any  # [block, round, curve], the last column counts the games


def study_games(
    game: Game,
    games: int,
    agents: Sequence[str],
    seed: int = 0,
    options: Any = None,
    variant: str = "",
    cores: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    first: int = 0,
) -> Study:
    """Play games `first` .. `first + games - 1` of run `seed`, one agent a seat, on all cores."""
    if not all(is_recipe(game, agent) for agent in agents):
        return Study(*study_matches(game, games, agents, seed, options, variant, progress, first))
    seats = len(agents)
    numbers = np.array([agent_number(game, a) for a in agents], np.int64)
    box = box_array(game, seats, options, variant)
    play = compiler(game).entry(study)
    ends = np.zeros((games, 2), np.int32)
    scores = np.zeros((games, 2, seats), np.int32)
    lens, size = game.lens, block_size(games)
    blocks = -(-games // size)
    tally, member, curve = lens.tables(games, blocks, seats)

    def block(start: int, count: int) -> int:
        part = slice(start, start + count)
        n, tables = start // size, (*game.state.table(), *game.state.sheet())
        stuck = play(box, *tables, seed, first + start, count, numbers, game.moves.size, ends[part], scores[part], member[part], tally[n], curve[n])
        if stuck:
            raise broken_game(game, agents, seed, first + start + stuck - 1, options, variant)
        progress(count)
        return 0

    in_blocks(block, games, cores or os.cpu_count() or 1)
    return Study(ends[:, 0], ends[:, 1], scores[:, 0], scores[:, 1], member, tally, curve)
