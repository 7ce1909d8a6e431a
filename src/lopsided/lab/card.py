"""Random games on a graphics card: the very rules that the table plays, one game a thread, equal game for game to those of the processor.

Needs the extra `cuda` (numba-cuda). A thread begins its next game as soon as its last one is over, so that threads side by side, which go in step,
never wait for the longest of their games. The state lies in the thread's own memory, which the card interleaves with that of its neighbours.
"""

from collections import namedtuple
from enum import IntEnum
from functools import cache
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import numpy as np

from lopsided.engine import dice
from lopsided.engine.batch import ENDED, ENDLESS, PLIES, STUCK, Playouts, box_array, first_asked
from lopsided.engine.compiler import Compiler
from lopsided.engine.game import Game

HOPPER = 9, 0  # what code is made for where there is no card to ask
THREADS = 64  # side by side in one group
GROUPS = 32  # for each of the card's processors
REGISTERS = 32  # a thread's, of small states: so many threads fit at a time that one always has something to do
SMALL = 512  # bytes of a state

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


def numba_cuda() -> Any:
    """The card's compiler, which says little about its types."""
    from numba import cuda

    return cuda


@cache
def kernel(game: Game) -> tuple[Any, Any]:
    """A kernel's function, and the types of what it is given."""
    import numba
    from numba import types

    cuda = numba_cuda()
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
        memory = table.view(numba.uint8)
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


def card_code(game: Game) -> str:
    """The kernel of a game in the card's own assembly: needs no card."""
    import numba.cuda.dispatcher

    function, given = kernel(game)
    with patch.object(numba.cuda.dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER)):
        code, _ = numba_cuda().compile_ptx(function, given, cc=HOPPER)
    return str(code)


@cache
def loaded(game: Game) -> Any:
    """The kernel of a game, ready to run on this machine's card."""
    function, given = kernel(game)
    how = {"max_registers": REGISTERS} if game.state.dtype.itemsize <= SMALL else {}
    return numba_cuda().jit(given, **how)(function)


def card_playouts(game: Game, games: int, seats: int, seed: int = 0, options: Any = None, variant: str = "") -> Playouts:
    """What `random_playouts` gives for the same arguments, played on this machine's card."""
    cuda = numba_cuda()
    box = cuda.to_device(box_array(game, seats, options, variant))
    ends, worst = cuda.device_array((games, 2), np.int32), cuda.to_device(np.zeros(1, np.int32))
    groups = cuda.get_current_device().MULTIPROCESSOR_COUNT * GROUPS
    loaded(game)[groups, THREADS](box, seed, 0, games, ends, worst)
    found = ends.copy_to_host()
    return Playouts(found[:, 0], found[:, 1], int(worst.copy_to_host()[0]))
