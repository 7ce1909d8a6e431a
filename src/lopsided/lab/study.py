"""Games by the million with the lens on them: every seat played by an agent, everything counted that the game's lens counts.

Blocks of games are the unit of work and of the intervals: game i of a run lies in the same block under any rules, so that two
runs with one seed are compared block by block.
"""

import dis
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from lopsided.engine.agents import is_recipe
from lopsided.engine.batch import PLIES, agent_number, block_size, box_array, choose_as, first_asked, in_blocks
from lopsided.engine.checked import broken_game
from lopsided.engine.compiler import compiler
from lopsided.engine.dice import below, lab_secret, luck_block, luck_in, seal, unseal
from lopsided.engine.game import Game, hide_dice, in_contract
from lopsided.engine.inlining import call_graph
from lopsided.engine.laws import is_listed
from lopsided.engine.rule import rule
from lopsided.lab.matches import NOT_REACHED, study_matches

setup, legal, apply, hide, result, measure, wealth = in_contract("setup", "legal", "apply", "hide", "result", "measure", "wealth")
PATHS = 2000  # games of a run whose wealth is kept round by round


@rule
def note_wealth(b, g, path, since):
    """What everybody owns as a round begins, into path[round, seat]; `since` is the last round that was noted."""
    for round in range(since + 1, min(g.round + 1, len(path))):
        for seat in range(path.shape[1]):
            path[round, seat] = wealth(b, g, seat)


@rule
def add_curve(game, curve, rounds):
    """Add what one game drew to the curves, and blank it. Game by game, so that a sum is the same wherever its games were played."""
    for round in range(min(rounds + 2, len(curve))):
        for k in range(curve.shape[1]):
            curve[round, k] += game[round, k]
            game[round, k] = 0


@rule
def agent_move(b, memory, seen, seen_memory, seat, agent, out, n, chance, secret):
    """As the engine's bot_move, but where there is no memory to copy into, `seen` is the table itself and the dice to come are all that is hidden."""
    if n == 1:
        return 0 + out[0]
    if agent == 0:
        return 0 + out[below(chance, n)]
    if len(seen_memory) == 0:
        unseal(seen)
    else:
        for k in range(len(memory)):  # compiled to wide moves, as a slice is not
            seen_memory[k] = memory[k]
        hide(b, seen, seat)
    action = choose_as(b, seen, seat, agent, out, n, chance)
    if len(seen_memory) == 0:
        seal(seen, secret)
    return action


def study(box, table, memory, seen, seen_memory, seed, first, count, agents, moves, ends, scores, member, tally, curve, owned, paths):
    """Games of given agents with everything that the lens counts; 0, or 1 + the number of a game that cannot go on."""
    g = table[0]
    h = seen[0]
    b = box[0]
    out = np.zeros(moves, np.int16)
    drawn = np.zeros_like(curve)
    for i in range(count):
        memory[:] = 0
        secret = lab_secret(seed, first + i)
        setup(b, g, secret)
        groups = member[i]
        measure(b, g, 0, tally, groups, drawn)
        block = luck_block(secret, 0)
        noted = -1
        while g.over == 0:
            if i < len(paths) and g.round > noted:
                note_wealth(b, g, paths[i], noted)
                noted = g.round + 0
            if g.pending == 0 or g.pending >> len(agents) != 0 or g.ply > PLIES:
                return 1 + i
            seat = first_asked(g)
            n = legal(b, g, seat, out)
            if n == 0:
                return 1 + i
            chance = luck_in(block, g.ply)
            action = agent_move(b, memory, h, seen_memory, seat, agents[seat], out, n, chance, secret)
            if agents[seat] != 0 and not is_listed(out, n, action):
                return 1 + i
            since = g.told
            g.ply += 1
            if g.ply & 3 == 0:  # ahead of its use, as in playouts
                block = luck_block(secret, g.ply)
            apply(b, g, seat, action)
            measure(b, g, since, tally, groups, drawn)
        add_curve(drawn, curve, g.round)
        ends[i, 0] = g.ply
        ends[i, 1] = g.round
        result(b, g, scores[i])
        for seat in range(len(agents)):
            owned[i, seat] = wealth(b, g, seat)
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
    owned: Any  # [game, seat], the wealth at the end
    paths: Any  # [game, round, seat], the wealth as each round begins, of the first games alone


def blank(game: Game, games: int, seats: int, paths: int) -> tuple[Any, Any]:
    """Blank tables of what everybody owns: at the end, and round by round."""
    kept = min(games, paths) if game.lens.wealth else 0
    return np.zeros((games, seats), np.int64), np.full((kept, game.lens.rounds + 1, seats), NOT_REACHED, np.int32)


@cache
def bots_may_look(game: Game) -> bool:
    """Whether bots may be shown the table itself: nothing but dice is hidden there, and nothing that a bot calls writes anything."""
    steps = (step for source in call_graph(game.bots.values()) for step in dis.get_instructions(source))
    return game.hide is hide_dice and not any(step.opname in ("STORE_ATTR", "STORE_SUBSCR") for step in steps)


def laid(game: Game) -> tuple[Any, Any, Any, Any]:
    """A table and its bytes, and what bots look at and its bytes: a copy without events, or the table itself and no bytes."""
    table, memory = game.state.table()
    if bots_may_look(game):
        return table, memory, memory.view(game.state.dtype), memory[:0]
    return table, memory, *game.state.sheet()


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
    paths: int = 0,
) -> Study:
    """Play games `first` .. `first + games - 1` of run `seed`, one agent a seat, on all cores; of the first `paths` of them wealth is kept by round."""
    seats = len(agents)
    owned, path = blank(game, games, seats, paths)
    if not all(is_recipe(game, agent) for agent in agents):
        return Study(*study_matches(game, games, agents, seed, options, variant, progress, first, owned, path))
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
        n, tables = start // size, laid(game)
        counted = member[part], tally[n], curve[n], owned[part], path[part]
        stuck = play(box, *tables, seed, first + start, count, numbers, game.moves.size, ends[part], scores[part], *counted)
        if stuck:
            raise broken_game(game, agents, seed, first + start + stuck - 1, options, variant)
        progress(count)
        return 0

    in_blocks(block, games, cores or os.cpu_count() or 1)
    return Study(ends[:, 0], ends[:, 1], scores[:, 0], scores[:, 1], member, tally, curve, owned, path)
