"""Rollouts: a position carried on to its end by bots, again and again, with chance drawn anew.

Rollout j has the secret `lab_secret(seed, j)` at every position, after every move and under every rule set: the same dice and the
same whims. So what two of them share falls out of their difference, and one run can be compared with another rollout by rollout.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from lopsided.engine.agents import Sight
from lopsided.engine.agents import measuring_bot as measuring_bot
from lopsided.engine.batch import PLIES, agent_number
from lopsided.engine.compiler import compiler
from lopsided.engine.dice import lab_secret
from lopsided.engine.game import Game, in_contract
from lopsided.engine.laws import is_listed
from lopsided.engine.match import SPECTATOR, Match
from lopsided.engine.playing import play_on, win_parts

NOBODY = -1
TRUTH = -2  # the reader of the true state, who guesses nothing
FEWEST = 16  # rollouts that are worth a thread

legal, apply, guess, reseal = in_contract("legal", "apply", "guess", "reseal")


def rollouts(box, root, base, base_memory, table, memory, seen, seen_memory, reader, mover, chains, lengths, agents, size, seed, first, count, most, wins):
    """wins[j, c, seat]: each seat's part of the win in rollout first + j, once the mover has taken the steps of chain c, as far as it may.

    What is not known is filled in once for each j: all that the reader does not know, a seat or -1, who looks on; of the true state what nobody knows.
    """
    b, start, g, h = box[0], base[0], table[0], seen[0]
    out = np.zeros(size, np.int16)
    score = np.zeros((2, len(agents)), np.int32)
    for j in range(count):
        secret = lab_secret(seed, first + j)
        base_memory[:] = root
        if reader == TRUTH:
            reseal(b, start, secret)
        else:
            guess(b, start, reader, secret)
        for c in range(len(lengths)):
            memory[:] = base_memory
            for k in range(lengths[c]):
                if not is_listed(out, legal(b, g, mover, out), chains[c, k]):
                    break
                g.ply += 1
                apply(b, g, mover, chains[c, k])
            play_on(b, g, memory, h, seen_memory, agents, out, (secret[1], secret[0]), start.ply + most)
            win_parts(b, g, score, wins[j, c])


@dataclass(frozen=True)
class Position:
    """What lies on a table, or what a seat sees of it: where rollouts begin."""

    game: Game
    seats: int
    box: bytes
    state: bytes
    reader: int = TRUTH  # who sees this of it: a seat, or -1, who sees what is public

    @classmethod
    def of(cls, match: Match) -> "Position":
        """The true position of a match."""
        return cls(match.game, match.seats, bytes(match.box.memory), bytes(match.g.memory))

    @classmethod
    def public(cls, match: Match, box: bytes | None = None) -> "Position":
        """What everybody can see of a match, under its rules or others."""
        return cls(match.game, match.seats, box or bytes(match.box.memory), bytes(match.seen(SPECTATOR).memory), SPECTATOR)

    @classmethod
    def seen(cls, sight: Sight) -> "Position":
        """A position as a seat sees it."""
        return cls(sight.game, sight.seats, sight.box, sight.state, sight.seat)


@dataclass(frozen=True)
class Rollouts:
    """How rollouts are made: by which bot, from which seed on, with which cut-off, and on how many cores."""

    bot: str = ""  # the game's strongest where none is named
    seed: int = 0
    most: int = PLIES  # steps of a rollout; one that goes on counts as everybody's in equal parts
    cores: int = 0  # all of them

    def run(self, position: Position, first: int, count: int, mover: int = NOBODY, chains: Sequence[Sequence[int]] = ((),)) -> Any:
        """The parts of the win [rollout, chain, seat] of rollouts first .. first + count - 1."""
        game = position.game
        box, root = np.frombuffer(position.box, game.box.dtype), np.frombuffer(position.state, np.uint8)
        agents = np.full(position.seats, agent_number(game, self.bot or measuring_bot(game)), np.int64)
        steps, lengths = np.zeros((len(chains), max(1, *map(len, chains))), np.int64), np.array([len(chain) for chain in chains], np.int64)
        for row, chain in zip(steps, chains, strict=True):
            row[: len(chain)] = chain
        wins = np.zeros((count, len(chains), position.seats))
        play, cores = compiler(game).entry(rollouts, quiet=True), self.cores or os.cpu_count() or 1

        def block(start: int, end: int) -> None:
            sheets = (part for _ in range(3) for part in game.state.sheet())
            how = (position.reader, mover, steps, lengths, agents, game.moves.size, self.seed, first + start, end - start, self.most)
            play(box, root, *sheets, *how, wins[start:end])

        size = max(-(-count // cores), -(-FEWEST // len(chains)))
        parts = [(start, min(start + size, count)) for start in range(0, count, size)]
        if len(parts) == 1:
            block(*parts[0])
        else:
            with ThreadPoolExecutor(len(parts)) as pool:
                list(pool.map(lambda part: block(*part), parts))
        return wins


def is_ready(game: Game) -> bool:
    """Whether rollouts of this game are compiled, so that nobody waits for them."""
    return compiler(game).is_ready(rollouts, quiet=True)
