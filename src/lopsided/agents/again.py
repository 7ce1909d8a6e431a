"""The same dice again: a match's own secret, so every die and deck as it fell, played by bots many times under these rules and others.

The bots are the measuring bot with a slip now and then, any legal action, so that no two games are alike. Game j has the same whims
under every rule set: two runs are compared game by game.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from lopsided.agents.rollouts import FEWEST, measuring_bot
from lopsided.engine.batch import PLIES, agent_number, first_asked
from lopsided.engine.compiler import compiler
from lopsided.engine.dice import below, lab_secret, luck
from lopsided.engine.game import in_contract
from lopsided.engine.match import Match
from lopsided.engine.playing import bot_move, win_parts

setup, legal, apply = in_contract("setup", "legal", "apply")


def same_dice(box, table, memory, seen, seen_memory, agents, size, secret, slip, seed, first, count, wins):
    """wins[j, seat]: each seat's part of the win in game first + j of this secret; in one of `slip` moves a bot does anything."""
    b, g, h = box[0], table[0], seen[0]
    out = np.zeros(size, np.int16)
    score = np.zeros((2, len(agents)), np.int32)
    for j in range(count):
        whims = lab_secret(seed, first + j)
        slips = whims[1], whims[0]
        memory[:] = 0
        setup(b, g, (secret[0], secret[1]))
        while g.over == 0 and g.ply < PLIES:
            seat = first_asked(g)
            n = legal(b, g, seat, out)
            chance = luck(slips, g.ply)
            agent = 0 if below(chance, slip) == 0 else agents[seat]
            action = bot_move(b, memory, h, seen_memory, seat, agent, out, n, luck(whims, g.ply))
            g.ply += 1
            apply(b, g, seat, action)
        win_parts(b, g, score, wins[j])


def play_again(match: Match, games: int, slip: int, seed: int = 0, cores: int = 0) -> Any:
    """wins[game, seat] of so many games with the dice of a match, under the rules of that match."""
    game = match.game
    box = np.frombuffer(bytes(match.box.memory), game.box.dtype)
    agents = np.full(match.seats, agent_number(game, measuring_bot(game)), np.int64)
    run, cores = compiler(game).entry(same_dice, quiet=True), cores or os.cpu_count() or 1
    secret, wins = np.array(match.secret, np.uint64), np.zeros((games, match.seats))

    def block(start: int, end: int) -> None:
        sheets = (sheet for _ in range(2) for sheet in game.state.sheet())
        run(box, *sheets, agents, game.moves.size, secret, slip, seed, start, end - start, wins[start:end])

    size = max(-(-games // (4 * cores)), FEWEST)
    first, *others = [(start, min(start + size, games)) for start in range(0, games, size)]
    block(*first)  # alone, since it may have to compile
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(lambda span: block(*span), others))
    return wins
