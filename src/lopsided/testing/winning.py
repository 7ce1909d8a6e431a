"""Could it have won now? Looks at every ply of bots' games whether one passes by a move, or a chain of moves of its own turn, that wins
whatever is rolled and whatever is hidden, and at the last ply whether who moved gave the game away.

`python -m lopsided.testing.winning GAME [GAMES [SEATS [BOT..]]]` counts.
"""
# mypy: allow-untyped-defs, allow-incomplete-defs

import sys
from typing import Any

import numpy as np

from lopsided.engine.batch import RANDOM, agent_number, box_array, first_asked
from lopsided.engine.compiler import compiler
from lopsided.engine.dice import lab_secret, luck
from lopsided.engine.game import Game, find_game, in_contract
from lopsided.engine.laws import is_listed
from lopsided.engine.playing import bot_move, win_parts
from lopsided.engine.rule import rule

GUESSES = 8  # of dice and hidden things that a sure win must stand
DEPTH = 6  # moves of a chain
STEPS = 1_000  # that are tried at a ply, short chains first
PASSED_BY, GIVEN_AWAY = range(2)

setup, legal, apply, hide, guess = in_contract("setup", "legal", "apply", "hide", "guess")


@rule
def is_won(b, g, seat, score, wins):
    """Whether this seat has won alone."""
    if g.over == 0:
        return False
    win_parts(b, g, score, wins)
    return wins[seat] == 1


@rule
def goes_on(start, g, seat):
    """Whether a seat has the move again, and nothing was rolled or drawn."""
    if g.over or g.pending >> seat & 1 == 0:
        return False
    for stream in range(len(start.drawn)):
        if g.drawn[stream] != start.drawn[stream]:
            return False
    return True


@rule
def stands(b, view, seat, table, memory, chain, length, out, score, wins):
    """Whether a chain wins on every guess of what the seat, who sees `view`, does not see."""
    g = table[DEPTH]
    for number in range(1, GUESSES):
        memory[DEPTH, :] = view
        guess(b, g, seat, lab_secret(number, 0))
        for k in range(length):
            if g.over or not is_listed(out, legal(b, g, seat, out), chain[k]):
                return False
            apply(b, g, seat, chain[k])
        if not is_won(b, g, seat, score, wins):
            return False
    return True


@rule
def sure_win(b, view, seat, table, memory, chain, tried, lists, out, score, wins):
    """The length of a chain that surely wins, 0 where none was found; the chain lies in `chain`."""
    memory[0, :] = view
    guess(b, table[0], seat, lab_secret(0, 0))
    steps, deepest = 0, 1
    while deepest < DEPTH and steps < STEPS:
        depth, before = 0, steps
        tried[0], lists[0, -1] = 0, legal(b, table[0], seat, lists[0])
        while depth >= 0 and steps < STEPS:
            if tried[depth] == lists[depth, -1]:
                depth -= 1
                continue
            chain[depth] = lists[depth, tried[depth]]
            tried[depth] += 1
            memory[depth + 1, :] = memory[depth]
            apply(b, table[depth + 1], seat, chain[depth])
            steps += 1
            if is_won(b, table[depth + 1], seat, score, wins) and stands(b, view, seat, table, memory, chain, depth + 1, out, score, wins):
                return depth + 1
            if depth + 1 < deepest and goes_on(table[0], table[depth + 1], seat):
                depth += 1
                tried[depth], lists[depth, -1] = 0, legal(b, table[depth], seat, lists[depth])
        deepest += 1
        if steps == before:
            return 0
    return 0


@rule
def gives_away(b, view, seat, action, table, memory, out, score, wins):
    """Whether an action ends the game on every guess without a win for who takes it, while another ends the turn and lets the game go on."""
    g, goes_on_by = table[DEPTH], 0
    for number in range(GUESSES):
        memory[0, :] = view
        guess(b, table[0], seat, lab_secret(number, 0))
        n = legal(b, table[0], seat, out)
        for k in range(n):
            memory[DEPTH, :] = memory[0]
            apply(b, g, seat, out[k])
            if out[k] == action:
                if g.over == 0:
                    return False
                win_parts(b, g, score, wins)
                if wins[seat] > 0:
                    return False
            elif g.over == 0 and not goes_on(table[0], g, seat):
                goes_on_by += 1
    return goes_on_by > 0


def passed_by(box, play, play_memory, seen, seen_memory, table, memory, seed, first, count, agents, size, found):
    """found[i]: how often in game first + i somebody had a sure win and did not win in that round; and how often somebody gave the game away."""
    b, g, h = box[0], play[0], seen[0]
    out, trial, chain, tried = np.zeros(size, np.int16), np.zeros(size, np.int16), np.zeros(DEPTH, np.int64), np.zeros(DEPTH, np.int64)
    lists, score, wins = np.zeros((DEPTH, size + 1), np.int16), np.zeros((2, len(agents)), np.int32), np.zeros(len(agents))
    for i in range(count):
        play_memory[:] = 0
        secret = lab_secret(seed, first + i)
        setup(b, g, secret)
        had, until = -1, 0
        while g.over == 0:
            seat = first_asked(g)
            if had >= 0 and g.round > until:
                found[i, PASSED_BY] += 1
                had = -1
            seen_memory[:] = play_memory
            hide(b, h, seat)
            if had < 0 and sure_win(b, seen_memory, seat, table, memory, chain, tried, lists, trial, score, wins) > 0:
                had, until = seat, g.round
            n = legal(b, g, seat, out)
            action = bot_move(b, play_memory, h, seen_memory, seat, agents[seat], out, n, luck(secret, g.ply))
            memory[1, :] = play_memory
            g.ply += 1
            apply(b, g, seat, action)
        found[i, PASSED_BY] += 1 if had >= 0 and not is_won(b, g, had, score, wins) else 0
        seen_memory[:] = memory[1]
        hide(b, h, seat)
        found[i, GIVEN_AWAY] += 1 if gives_away(b, seen_memory, seat, action, table, memory, out, score, wins) else 0


def missed(game: Game, bots: list[str], games: int, seed: int = 7, first: int = 0) -> Any:
    """How many of its sure wins somebody passed by, and how often somebody gave the game away, in each of so many games of bots: [game, 2]."""
    box, found = box_array(game, len(bots), None, ""), np.zeros((games, 2), np.int64)
    agents = np.array([agent_number(game, bot) for bot in bots], np.int64)
    table = game.state.new(DEPTH + 1)
    sheets = (*game.state.sheet(), *game.state.sheet(), table, table.view(np.uint8).reshape(DEPTH + 1, -1))
    compiler(game).entry(passed_by, quiet=True)(box, *sheets, seed, first, games, agents, game.moves.size, found)
    return found


if __name__ == "__main__":
    game, (games, seats) = find_game(sys.argv[1]), map(int, [*sys.argv[2:4], "1000", "4"][:2])
    for bot in sys.argv[4:] or [*game.bots, RANDOM]:
        found = missed(game, [bot] * seats, games)
        told = [f"{found[:, kind].sum()} {what} (in {np.flatnonzero(found[:, kind])[:5].tolist()})" for kind, what in enumerate(("passed by", "given away"))]
        print(f"{game.name}, {bot}, {games} games of {seats}: sure wins {told[0]}, games {told[1]}", flush=True)
