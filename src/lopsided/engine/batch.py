"""Many games at once: playouts by compiled rules, on all cores without the GIL.

Game i of run `seed` has the secret `lab_secret(seed, i)` under whatever rules, so runs of two variants with one seed
are pairs, and any game of a run can be opened as a Match. The result does not depend on the number of cores.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from lopsided.engine.compiler import compiler
from lopsided.engine.dice import below, lab_secret, luck_block, luck_in
from lopsided.engine.game import MOST_BOTS, Game, in_contract
from lopsided.engine.rule import rule
from lopsided.engine.schema import Unfit, meant

ENDED, STUCK, ENDLESS, UNSOUND = range(4)
BLOCKS = 200
PLIES = 1_000_000  # more than any game can last
RANDOM = "random"


@rule
def first_asked(g):
    """The lowest seat that is asked now; only called while somebody is."""
    seat = 0
    while g.pending >> seat & 1 == 0:
        seat += 1
    return seat


setup, legal, apply, sound = in_contract("setup", "legal", "apply", "sound")
bot1, bot2, bot3, bot4, bot5, bot6, bot7, bot8 = in_contract(*(f"bot{i}" for i in range(1, MOST_BOTS + 1)))


def playouts(box, table, memory, seed, first, count, check, moves, ends):
    """Random games first .. first + count - 1 of a run on a table, whose bytes are `memory`; returns how they ended, the worst of them."""
    g = table[0]
    b = box[0]
    out = np.zeros(moves, np.int16)
    worst = 0
    for i in range(count):
        memory[:] = 0
        secret = lab_secret(seed, first + i)
        setup(b, g, secret)
        ended = ENDED
        block = luck_block(secret, 0)
        chance = luck_in(block, 0)
        while g.over == 0:
            seat = first_asked(g) if g.pending != 0 else 0
            n = legal(b, g, seat, out)
            if n == 0:
                ended = STUCK
                break
            action = out[below(chance, n)]
            g.ply += 1
            if g.ply & 3 == 0:  # the next move's chance ahead of its use: the processor hashes it while this move is made
                block = luck_block(secret, g.ply)
            chance = luck_in(block, g.ply)
            apply(b, g, seat, action)
            if g.ply > PLIES:
                ended = ENDLESS
                break
            if check and sound(b, g) != 0:
                ended = UNSOUND
                break
        ends[i, 0] = g.ply
        ends[i, 1] = g.round
        worst = max(worst, ended)
    return worst


@rule
def choose_as(b, g, seat, agent, out, n, chance):
    """The action, a plain number, that an agent chooses on the hidden state it sees; agent 0 plays at random."""
    if agent == 1:
        return 0 + bot1(b, g, seat, out, n, chance)
    if agent == 2:
        return 0 + bot2(b, g, seat, out, n, chance)
    if agent == 3:
        return 0 + bot3(b, g, seat, out, n, chance)
    if agent == 4:
        return 0 + bot4(b, g, seat, out, n, chance)
    if agent == 5:
        return 0 + bot5(b, g, seat, out, n, chance)
    if agent == 6:
        return 0 + bot6(b, g, seat, out, n, chance)
    if agent == 7:
        return 0 + bot7(b, g, seat, out, n, chance)
    if agent == 8:
        return 0 + bot8(b, g, seat, out, n, chance)
    return out[below(chance, n)]


def box_array(game: Game, seats: int, options: Any, variant: str) -> Any:
    box = game.box.new()
    box.view(np.uint8)[:] = np.frombuffer(game.make_box(seats, options, variant), np.uint8)
    return box


def random_playouts(
    game: Game,
    games: int,
    seats: int,
    seed: int = 0,
    options: Any = None,
    variant: str = "",
    check: bool = False,
    cores: int | None = None,
    quiet: bool = False,
) -> "Playouts":
    """Random games without looking: the speed of the rules, and the proof that they all end. Quiet ones tell no events."""
    box = box_array(game, seats, options, variant)
    play = compiler(game).entry(playouts, quiet)
    ends = np.zeros((games, 2), np.int32)

    def block(first: int, count: int) -> int:
        table = game.state.sheet() if quiet else game.state.table()
        return int(play(box, *table, seed, first, count, check, game.moves.size, ends[first : first + count]))

    worst = max(in_blocks(block, games, cores or os.cpu_count() or 1), default=ENDED)
    return Playouts(ends[:, 0], ends[:, 1], worst)


@dataclass(frozen=True)
class Playouts:
    """How random games went: moves and rounds of each, and the worst ending (ENDED is good)."""

    moves: Any
    rounds: Any
    worst: int


def agent_number(game: Game, agent: str) -> int:
    """0 for random, else the place of a bot in the game's list; BoxError suggests the nearest."""
    known = [RANDOM, *game.bots]
    if agent not in known:
        raise Unfit("agent", title=game.title, agent=agent, **meant(agent, known))
    return known.index(agent)


def block_size(games: int) -> int:
    """Games in a block: blocks are the unit of work, of progress and of the lab's intervals."""
    return max(1, -(-games // BLOCKS))


def in_blocks(block: Callable[[int, int], int], games: int, cores: int) -> list[int]:
    """Run a block function over all games; the first block alone, since it may have to compile."""
    size = block_size(games)
    starts = range(0, games, size)
    results = [block(start, min(size, games - start)) for start in starts[:1]]
    if cores == 1:
        return results + [block(start, min(size, games - start)) for start in starts[1:]]
    with ThreadPoolExecutor(cores) as pool:
        return results + list(pool.map(lambda start: block(start, min(size, games - start)), starts[1:]))
