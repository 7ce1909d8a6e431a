"""The inspector: plays games by compiled rules and looks at every state; what it finds names the game and the ply.

Besides random and the game's own bots it knows players who mean harm: one that always takes the first action, one that
takes the last, one that repeats itself, and one that lingers, looking ahead for what keeps the game from moving on.
"""
# mypy: allow-untyped-defs, allow-incomplete-defs

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from lopsided.engine.batch import PLIES, choose_as, first_asked, random_playouts
from lopsided.engine.compiler import compiler
from lopsided.engine.decisions import ASKED
from lopsided.engine.dice import below, lab_secret, luck
from lopsided.engine.game import MOST_BOTS, Game, in_contract
from lopsided.engine.rule import rule

FIRST, LAST, REPEAT, LINGER = range(MOST_BOTS + 1, MOST_BOTS + 5)  # agents, after random and the bots
LONG, VERY_LONG = 100, 500  # moves of a random game
FAR = 250  # moves of a very long game that interpreted checks look at
ADVERSARIES = {"the first action": FIRST, "the last action": LAST, "the same again": REPEAT, "to linger": LINGER}

FAULTS = (
    "nothing is wrong",
    "the ply does not count the steps",
    "events were untold",
    "one step told more events than the ring holds",
    "over is neither 0 nor 1",
    "somebody is asked though the game is over",
    "nobody is asked though the game is not over",
    "a seat is asked that is not at the table",
    "the decision stack is higher than its frames",
    "the seats asked are not those of the decision on top",
    "sound() sees a law broken",
    "a seat is asked and has no legal action",
    "a seat has legal actions though it is not asked",
    "legal actions are not ascending numbers of the action space",
    "legal and why_not disagree",
    "an agent chose an action that is not legal",
    "the game does not end",
    "placings do not count from 1 with ties shared",
)
(
    NONE, PLY, UNTOLD, OVERRUN, OVER, ASKED_AFTER, NOBODY, STRANGER, TOO_DEEP, FRAME, UNSOUND, STUCK, UNASKED, UNORDERED, DISAGREE,
    ILLEGAL, ENDLESS, PLACING,
) = range(len(FAULTS))  # fmt: skip

setup, legal, apply, why_not, hide, guess, result, sound = in_contract("setup", "legal", "apply", "why_not", "hide", "guess", "result", "sound")


@rule
def header_fault(g, seats, ply, told):
    """What is wrong with a state's header, `told` events after the step before."""
    if g.ply != ply:
        return PLY
    if g.told < told:
        return UNTOLD
    if g.told - told > g.event.shape[0]:
        return OVERRUN
    if g.over > 1:
        return OVER
    if g.over == 1:
        return NONE if g.pending == 0 else ASKED_AFTER
    if g.pending == 0:
        return NOBODY
    if g.pending >> seats != 0:
        return STRANGER
    if g.depth < 1 or g.depth > g.frame.shape[0]:
        return TOO_DEEP
    if g.pending != g.frame[g.depth - 1, ASKED]:
        return FRAME
    return NONE


@rule
def list_fault(out, n, size, asked):
    """What is wrong with a list of legal actions."""
    if asked and n == 0:
        return STUCK
    if not asked and n > 0:
        return UNASKED
    for i in range(n):
        if out[i] < 0 or out[i] >= size or (i > 0 and out[i] <= out[i - 1]):
            return UNORDERED
    return NONE


@rule
def fault(b, g, seats, ply, told, size, out, sweep):
    """What is wrong with a state; `sweep` holds legal against why_not on every action."""
    wrong = header_fault(g, seats, ply, told)
    if wrong == NONE and sound(b, g) != 0:
        wrong = UNSOUND
    for seat in range(seats):
        if wrong != NONE:
            return wrong
        n = legal(b, g, seat, out)
        wrong = list_fault(out, n, size, g.pending >> seat & 1 == 1)
        listed = 0
        for action in range(size if sweep else 0):
            yes = listed < n and out[listed] == action
            if yes:
                listed += 1
            if yes != (why_not(b, g, seat, action) == 0):
                wrong = DISAGREE
    return wrong


@rule
def placing_fault(score, seats):
    """Whether each placing is one more than the number of players before it, or all are 0 since nobody wins."""
    for seat in range(seats):
        before = 0
        for other in range(seats):
            if score[0, other] < score[0, seat]:
                before += 1
        if score[0, seat] != 1 + before and (score[0, seat] != 0 or score[0, 0] != 0 or before > 0):
            return PLACING
    return NONE


@rule
def some_asked(g, chance):
    """One of the seats that are asked now, by chance."""
    asked = 0
    for seat in range(32):
        asked += g.pending >> seat & 1
    left = below(chance, asked)
    seat = first_asked(g)
    while left > 0:
        seat += 1
        left -= g.pending >> seat & 1
    return seat


@rule
def listed(out, n, action):
    """Whether an action is on the list."""
    found = False
    for i in range(n):
        found = found or out[i] == action
    return found


@rule
def linger(b, table, copy, seat, out, n, chance):
    """The action after which this seat is asked again, else one that does not end the game, else any."""
    h = copy[0]
    best, most = out[below(chance, n)], -1
    for i in range(n):
        action = out[(i + below(chance, n)) % n]
        copy[0] = table[0]
        h.ply += 1
        apply(b, h, seat, action)
        worth = 0 if h.over else 2 if h.pending >> seat & 1 else 1
        if worth > most:
            best, most = action, worth
    return best


def inspect(box, blank, seed, first, count, agents, scatter, every, size, states, guesses, taken, report):
    """Play games and stop at the first fault: report = fault, game, ply, seat, action, the number of states seen.

    `scatter`: where several are asked, any of them moves first. `every`: how many plies lie between two sweeps.
    The states and moves of the last game are kept where `states` has room, and what a reader would guess of each.
    """
    seats = len(agents)
    table, copy = blank.copy(), blank.copy()
    b, g, h = box[0], table[0], copy[0]
    out = np.zeros(size, np.int16)
    score = np.zeros((2, seats), np.int32)
    last = np.zeros(seats, np.int64)
    for i in range(first, first + count):
        table[0] = blank[0]
        last[:] = -1
        secret = lab_secret(seed, i)
        setup(b, g, secret)
        ply, told, seat, action = 0, 0, -1, -1
        while True:
            wrong = fault(b, g, seats, ply, told, size, out, ply % every == 0)
            report[5] += 1
            if ply < len(states):
                states[ply] = table[0]
                copy[0] = table[0]
                hide(b, h, ply % (seats + 1) - 1)
                guess(b, h, ply % (seats + 1) - 1, secret)
                guesses[ply] = copy[0]
            if wrong == NONE and g.over:
                result(b, g, score)
                wrong = placing_fault(score, seats)
            elif ply > PLIES:
                wrong = ENDLESS
            if wrong != NONE:
                report[0], report[1], report[2], report[3], report[4] = wrong, i, ply, seat, action
                return
            if g.over:
                break
            seat = some_asked(g, luck(secret, PLIES + ply)) if scatter else first_asked(g)
            n = legal(b, g, seat, out)
            agent, chance = agents[seat], luck(secret, ply)
            if agent == LINGER:
                action = linger(b, table, copy, seat, out, n, chance)
            elif agent == FIRST:
                action = out[0]
            elif agent == LAST:
                action = out[n - 1]
            elif agent == REPEAT and listed(out, n, last[seat]):
                action = last[seat]
            elif 0 < agent <= MOST_BOTS:
                copy[0] = table[0]
                hide(b, h, seat)
                action = choose_as(b, h, seat, agent, out, n, chance)
            else:
                action = out[below(chance, n)]
            if not listed(out, n, action):
                report[0], report[1], report[2], report[3], report[4] = ILLEGAL, i, ply, seat, action
                return
            if ply < len(states):
                taken[ply, 0], taken[ply, 1] = seat, action
            last[seat] = action
            told = g.told
            ply += 1
            g.ply += 1
            apply(b, g, seat, action)


@dataclass(frozen=True)
class Found:
    """What the inspector saw: the first fault, or none."""

    fault: int
    where: str
    states: int

    def __str__(self) -> str:
        return f"{self.where}: {FAULTS[self.fault]}"


@dataclass(frozen=True)
class Traced:
    """One compiled game: each state, what a reader would guess of it, and each move."""

    states: Any
    guesses: Any
    moves: list[tuple[int, int]]


def _run(
    game: Game, games: int, agents: Sequence[int], seed: int, first: int, options: Mapping[str, Any] | None, variant: str,
    scatter: bool, every: int, room: int,
) -> tuple[Any, Any, Any, Any]:  # fmt: skip
    """Call the compiled inspector."""
    box = np.frombuffer(game.make_box(len(agents), options, variant), game.box.dtype)
    states, guesses, taken, report = game.state.new(room), game.state.new(room), np.zeros((room, 2), np.int64), np.zeros(6, np.int64)
    look = compiler(game).entry(inspect)
    look(box, game.state.new(), seed, first, games, np.array(agents, np.int64), scatter, every, game.moves.size, states, guesses, taken, report)
    return states, guesses, taken, report


def inspected(
    game: Game, games: int, agents: Sequence[int], seed: int = 0, options: Mapping[str, Any] | None = None, variant: str = "",
    scatter: bool = True, every: int = 1,
) -> Found:  # fmt: skip
    """Play games 0 .. games - 1 of a run with these agents (numbers) and look at every state."""
    report = _run(game, games, agents, seed, 0, options, variant, scatter, every, 0)[3]
    fault, index, ply, seat, action, seen = (int(n) for n in report)
    setting = ", ".join([f"{k}={v}" for k, v in (options or {}).items()] + ([f"variant {variant}"] if variant else []))
    last = f", after action {action} of seat {seat}" if seat >= 0 else ""
    return Found(fault, f"{game.name} with {len(agents)} seats ({setting or 'defaults'}), secret lab_secret({seed}, {index}), ply {ply}{last}", seen)


def traced(game: Game, seats: int, seed: int, index: int, room: int = 1_000) -> Traced:
    """Random game `index` of a run, with its first `room` states."""
    states, guesses, taken, report = _run(game, 1, [0] * seats, seed, index, None, "", True, 1 << 30, room)
    seen = min(room, int(report[5]))
    return Traced(states[:seen], guesses[:seen], [(int(s), int(a)) for s, a in taken[: seen - 1]])


@cache
def mean_length(game: Game, seats: int) -> float:
    """How many moves a random game takes."""
    return float(random_playouts(game, 100, seats).moves.mean())


def fewer(game: Game, seats: int, games: int) -> int:
    """So many games, or fewer where random ones are longer than LONG moves: about as many moves in all."""
    return max(1, round(games * min(1.0, LONG / mean_length(game, seats))))


def sparser(game: Game, seats: int, every: int) -> int:
    """So many plies between two sweeps, or more where random games are longer than LONG moves: about as many sweeps in all."""
    return round(every * max(1.0, mean_length(game, seats) / LONG))


def is_very_long(game: Game, seats: int) -> bool:
    """Whether random games are so long that interpreted checks look only at their first FAR moves."""
    return mean_length(game, seats) > VERY_LONG


def is_far(game: Game, seats: int, moves: int) -> bool:
    """Whether a game has gone on for more moves than an interpreted check looks at."""
    return moves >= FAR and is_very_long(game, seats)


def copied(game: Game, state: bytes | memoryview) -> Any:
    """An interpreted state of its own with these bytes."""
    return game.state.on(bytearray(state))


def room_for_actions(game: Game) -> Any:
    """What interpreted rules write legal actions into."""
    return array("h", bytes(2 * game.moves.size))


def interpreted_fault(game: Game) -> Any:
    """`fault` for interpreted states: the same code over the game's rules as they are."""
    return FunctionType(fault.__code__, fault.__globals__ | game.contract)
