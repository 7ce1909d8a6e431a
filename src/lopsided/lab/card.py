"""Games on a graphics card, at random or with the lens on them: the very rules that the table plays, one game a thread, equal to those of the processor.

Needs the extra `cuda` (numba-cuda). A thread begins its next game as soon as its last one is over, so that threads side by side, which go in step,
never wait for the longest of their games. The state lies in the thread's own memory, which the card interleaves with that of its neighbours.
With the lens on, whole numbers are summed by thread, in any order; what is not whole lies by game, and is summed in the order of the games.
"""

from collections import namedtuple
from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import cache
from importlib import import_module
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import numpy as np

from lopsided.engine import dice
from lopsided.engine.agents import is_recipe
from lopsided.engine.batch import ENDED, ENDLESS, PLIES, RANDOM, STUCK, Playouts, agent_number, block_size, box_array, first_asked
from lopsided.engine.compiler import Compiler
from lopsided.engine.game import Game
from lopsided.engine.laws import is_listed
from lopsided.engine.playing import bot_move
from lopsided.engine.schema import Unfit
from lopsided.lab.study import Study, blank, note_wealth, study_games

HOPPER = 9, 0  # what code is made for where there is no card to ask
THREADS = 64  # side by side in one group
SMALL = 512  # bytes of a state
GROUPS = {True: 32, False: 2}  # for each of the card's processors, of small states and of others: so few that these stay in its caches
REGISTERS = 32  # a thread's, of small states: so many threads fit at a time that one always has something to do
LANES = 512  # threads that share a block of the lens's games

cuda: Any = import_module("numba.cuda")  # says little about its types
named_tuple: Any = namedtuple  # of fields that are known when it is made


class CardCompiler(Compiler):
    """The compiled twins as a card's compiler takes them: it knows no enums, so their members become plain numbers."""

    def _namespace(self, names: dict[str, Any], quiet: bool) -> dict[str, Any]:
        fresh = (id(names), quiet) not in self._namespaces
        namespace = super()._namespace(names, quiet)
        if fresh:
            enums = {name: value for name, value in namespace.items() if isinstance(value, type) and issubclass(value, IntEnum) and value is not IntEnum}
            for name, value in enums.items():
                namespace[name] = named_tuple(name, list(value.__members__))(*map(int, value.__members__.values()))
        return namespace


def is_small(game: Game) -> bool:
    """Whether so many of its states fit into the card's caches that as many threads as it has play at a time."""
    return game.state.dtype.itemsize <= SMALL


@cache
def kernel(game: Game) -> tuple[Any, Any]:
    """A kernel's function, and the types of what it is given."""
    import numba
    from numba import types

    rules = CardCompiler(game)
    setup, legal, apply = (rules.twin(game.contract[name], quiet=True) for name in ("setup", "legal", "apply"))
    lab_secret, below, luck, asked = (rules.twin(rule, quiet=True) for rule in (dice.lab_secret, dice.below, dice.luck, first_asked))
    sheet, _ = game.state.sheet()
    box, state, size, moves = numba.from_dtype(game.box.dtype), numba.from_dtype(sheet.dtype), sheet.dtype.itemsize, game.moves.size

    def playouts(boxes, seed, first, count, ends, worst):  # type: ignore[no-untyped-def]
        i, step = cuda.grid(1), cuda.gridsize(1)
        b = boxes[0]
        table = cuda.local.array(1, state)
        g = table[0]
        memory = table.view(np.uint8)
        out = cuda.local.array(moves, numba.int16)
        begins = True
        secret = lab_secret(seed, first)
        while i < count:
            if begins:
                for k in range(size):
                    memory[k] = 0
                secret = lab_secret(seed, first + i)
                setup(b, g, secret)
                begins = False
            ended = ENDED
            if g.over == 0:
                seat = asked(g) if g.pending != 0 else 0
                n = legal(b, g, seat, out)
                if n == 0:
                    ended = STUCK
                else:
                    action = out[below(luck(secret, g.ply), n)]
                    g.ply += 1
                    apply(b, g, seat, action)
                    if g.ply > PLIES:
                        ended = ENDLESS
            if g.over != 0 or ended != ENDED:
                ends[i, 0] = g.ply
                ends[i, 1] = g.round
                if ended != ENDED:
                    cuda.atomic.max(worst, 0, ended)
                i += step
                begins = True

    given = types.void(box[::1], types.int64, types.int64, types.int64, types.int32[:, ::1], types.int32[::1])
    return playouts, given


@cache
def study_kernel(game: Game, thinks: bool) -> tuple[Any, Any]:
    """The same with the lens on, as the lab's `study` plays on the processor; who never thinks plays at random."""
    import numba
    from numba import types

    rules = CardCompiler(game)
    setup, legal, apply, result, measure, wealth = (rules.twin(game.contract[name]) for name in ("setup", "legal", "apply", "result", "measure", "wealth"))
    lab_secret, below, luck, asked, decide, listed, note = (
        rules.twin(rule) for rule in (dice.lab_secret, dice.below, dice.luck, first_asked, bot_move, is_listed, note_wealth)
    )
    box, state, sheet = (numba.from_dtype(dtype) for dtype in (game.box.dtype, game.state.telling, game.state.dtype))
    size, moves = game.state.dtype.itemsize, game.moves.size

    def study(boxes, seed, first, count, block, lanes, agents, ends, scores, member, tally, curve, owned, paths, worst):  # type: ignore[no-untyped-def]
        t = cuda.grid(1)
        i, stop = t // lanes * block + t % lanes, min(count, (t // lanes + 1) * block)
        b = boxes[0]
        table, seen = cuda.local.array(1, state), cuda.local.array(1, sheet)
        g, h = table[0], seen[0]
        memory, seen_memory = table.view(np.uint8)[:size], seen.view(np.uint8)
        out = cuda.local.array(moves, numba.int16)
        begins, noted = True, -1
        secret = lab_secret(seed, first)
        while i < stop:
            if begins:
                for k in range(size):
                    memory[k] = 0
                secret = lab_secret(seed, first + i)
                setup(b, g, secret)
                measure(b, g, 0, tally[t], member[i], curve[i])
                begins, noted = False, -1
            ended = ENDED
            if g.over == 0:
                if i < len(paths) and g.round > noted:
                    note(b, g, paths[i], noted)
                    noted = g.round + 0
                seat = asked(g) if g.pending != 0 else 0
                n = legal(b, g, seat, out)
                if n == 0:
                    ended = STUCK
                else:
                    chance = luck(secret, g.ply)
                    if thinks:
                        action = decide(b, memory, h, seen_memory, seat, agents[seat], out, n, chance)
                        if not listed(out, n, action):
                            ended = STUCK
                    else:
                        action = 0 + out[below(chance, n)]
                    if ended == ENDED:
                        since = g.told + 0
                        g.ply += 1
                        apply(b, g, seat, action)
                        measure(b, g, since, tally[t], member[i], curve[i])
                        if g.ply > PLIES:
                            ended = ENDLESS
            if g.over != 0 or ended != ENDED:
                ends[i, 0] = g.ply
                ends[i, 1] = g.round
                result(b, g, scores[i])
                for seat in range(len(agents)):
                    owned[i, seat] = wealth(b, g, seat)
                if ended != ENDED:
                    cuda.atomic.max(worst, 0, ended)
                i += lanes
                begins = True

    whole = types.int64
    given = types.void(
        box[::1], whole, whole, whole, whole, whole, whole[::1], types.int32[:, ::1], types.int32[:, :, ::1], types.int8[:, :, ::1],
        whole[:, :, ::1], types.float64[:, :, ::1], whole[:, ::1], types.int32[:, :, ::1], types.int32[::1],
    )  # fmt: skip
    return study, given


@cache
def add_up() -> Any:
    """A kernel that adds parts[block * size + k, cell] for each block and cell, in the order of k."""

    def add(parts, size, sums):  # type: ignore[no-untyped-def]
        at = cuda.grid(1)
        if at < sums.size:
            block, cell = at // sums.shape[1], at % sums.shape[1]
            for k in range(block * size, min((block + 1) * size, len(parts))):
                sums[block, cell] += parts[k, cell]

    return cuda.jit(add)


def card_code(game: Game, made: Callable[..., tuple[Any, Any]] = kernel, *how: Any) -> str:
    """The kernel of a game in the card's own assembly: needs no card."""
    import numba.cuda.dispatcher

    function, given = made(game, *how)
    with patch.object(numba.cuda.dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER)):
        code, _ = cuda.compile_ptx(function, given, cc=HOPPER)
    return str(code)


@cache
def loaded(game: Game, made: Callable[..., tuple[Any, Any]] = kernel, *how: Any) -> Any:
    """A kernel of a game, ready to run on this machine's card."""
    import_module("numba.cuda.core.config").CUDA_LOW_OCCUPANCY_WARNINGS = 0  # few games are few threads
    function, given = made(game, *how)
    few = {"max_registers": REGISTERS} if made is kernel and is_small(game) else {}
    return cuda.jit(given, **few)(function)


def groups_for(game: Game) -> tuple[int, int]:
    """How many groups of threads play, of how many threads."""
    return cuda.get_current_device().MULTIPROCESSOR_COUNT * GROUPS[is_small(game)], THREADS


def card_playouts(game: Game, games: int, seats: int, seed: int = 0, options: Any = None, variant: str = "") -> Playouts:
    """What `random_playouts` gives for the same arguments, played on this machine's card."""
    box = cuda.to_device(box_array(game, seats, options, variant))
    ends, worst = cuda.device_array((games, 2), np.int32), cuda.to_device(np.zeros(1, np.int32))
    loaded(game)[groups_for(game)](box, seed, 0, games, ends, worst)
    found = ends.copy_to_host()
    return Playouts(found[:, 0], found[:, 1], int(worst.copy_to_host()[0]))


def card_study(
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
    """What `study_games` gives for the same arguments, played on this machine's card."""
    lens, seats = game.lens, len(agents)
    for agent in agents:
        if not is_recipe(game, agent):
            raise Unfit("card_agent", agent=agent)
    size = block_size(games)
    blocks, lanes = -(-games // size), min(size, LANES)
    groups = -(-blocks * lanes // THREADS)
    tally, member, curve = lens.tables(games, blocks, seats)
    owned, path = blank(game, games, seats, paths)
    numbers = np.array([agent_number(game, agent) for agent in agents], np.int64)
    parts = cuda.to_device(np.zeros((groups * THREADS, *tally.shape[1:]), np.int64))
    curves = cuda.to_device(np.zeros((games, *curve.shape[1:])))
    kept = [np.zeros((games, 2), np.int32), np.zeros((games, 2, seats), np.int32), member]
    there = [cuda.to_device(one) for one in (*kept, owned, path if len(path) else np.zeros((0, 1, seats), np.int32), np.zeros(1, np.int32))]
    ends, scores, members, has, paths_there, worst = there
    play = loaded(game, study_kernel, any(agent != RANDOM for agent in agents))
    box = cuda.to_device(box_array(game, seats, options, variant))
    play[groups, THREADS](
        box, seed, first, games, size, lanes, cuda.to_device(numbers), ends, scores, members, parts, curves, has, paths_there, worst
    )  # fmt: skip
    if worst.copy_to_host()[0]:
        return study_games(game, games, agents, seed, options, variant, cores, progress, first, paths)  # says which game it was
    for sums, each, many in ((tally, parts, lanes), (curve, curves, size)):
        there_sums = cuda.to_device(np.zeros((blocks, sums[0].size), sums.dtype))
        add_up()[-(-there_sums.size // THREADS), THREADS](each.reshape(len(each), -1), many, there_sums)
        sums[:] = there_sums.copy_to_host().reshape(sums.shape)
    progress(games)
    ended, placed, member, owned = (one.copy_to_host() for one in (ends, scores, members, has))
    if len(path):
        path = paths_there.copy_to_host()
    return Study(ended[:, 0], ended[:, 1], placed[:, 0], placed[:, 1], member, tally, curve, owned, path)
