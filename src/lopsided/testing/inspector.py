"""The inspector: plays games by compiled rules and looks at every state; what it finds names the game and the ply.

Besides random and the game's own bots it knows players who mean harm. One always takes the first action, one the last, one
repeats itself, one lets the time run out. One lingers: it looks ahead for what keeps the game from moving on. And chaos wants
what random play never meets: by a whim for each game and seat the rarest action of the rarest kind, the deepest chain of
decisions, the most talkative step or the fullest table, and never the end where there is another way.
"""
# mypy: allow-untyped-defs, allow-incomplete-defs

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from lopsided.engine.batch import PLIES, RANDOM, choose_as, first_asked, random_playouts
from lopsided.engine.checked import retrace
from lopsided.engine.compiler import compiler
from lopsided.engine.dice import below, lab_secret, luck
from lopsided.engine.fault import Fault
from lopsided.engine.game import MOST_BOTS, Game, in_contract
from lopsided.engine.laws import ENDLESS, FAULTS, ILLEGAL, NONE, OUTSIDE, fault, is_listed, placing_fault
from lopsided.engine.rule import rule

FIRST, LAST, REPEAT, LATE, LINGER, CHAOS = range(MOST_BOTS + 1, MOST_BOTS + 7)  # agents, after random and the bots
ADVERSARIES = {"the first action": FIRST, "the last action": LAST, "the same again": REPEAT, "to be late": LATE, "to linger": LINGER, "chaos": CHAOS}
RARE, DEEP, LOUD, FULL, SLOW = range(5)  # what one wants: chaos one of the first four, who lingers the last
LOOKS = 12  # actions of which chaos looks where they lead
LONG, VERY_LONG = 100, 500  # moves of a random game
FAR = 250  # moves of a very long game that interpreted checks look at

setup, legal, apply, hide, guess, reseal, result, idle = in_contract("setup", "legal", "apply", "hide", "guess", "reseal", "result", "idle")


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
def worth(g, h, seat, whim, things):
    """What somebody who looks ahead likes a step from g to h for; nothing is worse than the end."""
    if h.over:
        return 0
    again = h.pending >> seat & 1
    if whim == SLOW:
        return 1 + again
    if whim == DEEP:
        return 1 + 2 * h.depth + again
    if whim == LOUD:
        return 1 + h.told - g.told
    held = 1
    for i in range(len(things)):
        if things[i] != 0:
            held += 1
    return held


@rule
def seldom(action, often, kinds):
    """How often an action's kind was taken so far, then the action itself: the smaller, the rarer."""
    return (often[1, kinds[action]] << 32) + often[0, action]


@rule
def rarest(out, n, chance, often, kinds):
    """The action of those listed that was taken least."""
    start = below(chance, n)
    best = out[start]
    for i in range(n):
        action = out[(i + start) % n]
        if seldom(action, often, kinds) < seldom(best, often, kinds):
            best = action
    return best


@rule
def look_ahead(b, g, memory, h, copied, things, seat, out, n, chance, whim, often, kinds):
    """The action that leads to what one likes most; chaos takes the rarest of equals."""
    best, most = out[0], -1
    for i in range(n if whim == SLOW else min(n, LOOKS)):
        action = out[(i + below(chance, n)) % n]
        copied[:] = memory
        h.ply += 1
        apply(b, h, seat, action)
        liked = worth(g, h, seat, whim, things)
        if liked > most or (liked == most and whim != SLOW and seldom(action, often, kinds) < seldom(best, often, kinds)):
            best, most = action, liked
    return best


def inspect(
    box, table, memory, copy, copied, seen, things, seed, first, count, agents, scatter, every, size, kinds, often, states, rings, guesses, taken, report
):  # fmt: skip
    """Play games and stop at the first fault: report = fault, game, ply, seat, action, states seen, most events of a step, deepest decision.

    `scatter`: where several are asked, any of them moves first. `every`: how many plies lie between two sweeps.
    `memory` and `copied` are the bytes of `table` and `copy`; `seen` is the same copy without a ring, as bots see it in the lab, and
    `things` are its bytes after its header. `often` counts the actions taken and, under the first of its `kinds`, each kind. The bytes
    of the states, what they told and the moves of the last game are kept where `states` has room, and what a reader would guess of each, sealed anew.
    """
    seats = len(agents)
    b, g, h, hidden = box[0], table[0], copy[0], seen[0]
    out = np.zeros(size, np.int16)
    score = np.zeros((2, seats), np.int32)
    last = np.zeros(seats, np.int64)
    for i in range(first, first + count):
        memory[:] = 0
        last[:] = -1
        secret = lab_secret(seed, i)
        setup(b, g, secret)
        ply, told, seat, action = 0, 0, -1, -1
        while True:
            wrong = fault(b, g, seats, ply, told, size, out, ply % every == 0)
            report[5] += 1
            report[6] = max(report[6], g.told - told)
            report[7] = max(report[7], g.depth)
            if ply < len(states):
                states[ply] = memory
                rings[ply] = g.event
                copied[:] = memory
                hide(b, hidden, ply % (seats + 1) - 1)
                guess(b, hidden, ply % (seats + 1) - 1, secret)
                reseal(b, hidden, secret)
                guesses[ply] = copied
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
            whim = SLOW if agent == LINGER else below(luck(secret, 2 * PLIES + seat), SLOW)
            if agent == CHAOS and whim == RARE:
                action = rarest(out, n, chance, often, kinds)
            elif agent in (LINGER, CHAOS):
                action = look_ahead(b, g, memory, h, copied, things, seat, out, n, chance, whim, often, kinds)
            elif agent == LATE:
                action = idle(b, g, seat)
            elif agent == FIRST:
                action = out[0]
            elif agent == LAST:
                action = out[n - 1]
            elif agent == REPEAT and is_listed(out, n, last[seat]):
                action = last[seat]
            elif 0 < agent <= MOST_BOTS:
                copied[:] = memory
                hide(b, hidden, seat)
                action = choose_as(b, hidden, seat, agent, out, n, chance)
            else:
                action = out[below(chance, n)]
            if not is_listed(out, n, action):
                report[0], report[1], report[2], report[3], report[4] = ILLEGAL, i, ply, seat, action
                return
            report[1], report[2], report[3], report[4] = i, ply, seat, action
            if ply < len(taken):
                taken[ply, 0], taken[ply, 1] = seat, action
            last[seat] = action
            often[0, action] += 1
            often[1, kinds[action]] += 1
            told = g.told
            ply += 1
            g.ply += 1
            apply(b, g, seat, action)


@dataclass(frozen=True)
class Found:
    """What the inspector saw: the first fault, or none, and how far it came."""

    fault: int
    where: str
    states: int
    loudest: int  # the most events that one step told
    deepest: int  # the most decisions that were open at once
    taken: Any  # how often each action was taken
    moves: list[tuple[int, int]]  # those that led to the fault, seat and action
    explained: Fault | None  # the same, found again by interpreted rules

    def __str__(self) -> str:
        return str(self.explained or f"{self.where}: {FAULTS[self.fault]}")


@dataclass(frozen=True)
class Traced:
    """One compiled game: each state, the ring of events after it, what a reader would guess of it, and each move."""

    states: Any
    rings: Any
    guesses: Any
    moves: list[tuple[int, int]]


@dataclass(frozen=True)
class Run:
    """Which games the inspector plays, and how."""

    game: Game
    agents: Sequence[int]
    seed: int
    options: Mapping[str, Any] | None = None
    variant: str = ""
    scatter: bool = True
    every: int = 1
    bounds: bool = False

    def play(self, first: int, games: int, often: Any, kept: "Kept", taken: Any) -> Any:
        """Call the compiled inspector; its report."""
        game, report = self.game, np.zeros(8, np.int64)
        (table, memory), (copy, copied) = game.state.table(), game.state.table()
        box = np.frombuffer(game.make_box(len(self.agents), self.options, self.variant), game.box.dtype)
        how = (np.array(self.agents, np.int64), self.scatter, self.every, game.moves.size, kinds(game), often)
        tables = (table, memory, copy, copied, copied.view(game.state.dtype), copied[header_size(game) :])
        try:
            compiler(game, self.bounds).entry(inspect)(box, *tables, self.seed, first, games, *how, *kept, taken, report)
        except IndexError:  # only where the rules were compiled with bounds
            report[0] = OUTSIDE
        return report


def adversaries(game: Game) -> list[int]:
    """Those who mean harm; where a bot decides for who is late, nobody is."""
    return [agent for agent in ADVERSARIES.values() if agent != LATE or game.idle]


def blank_counts(game: Game) -> Any:
    """What the inspector counts actions, and kinds of action, in."""
    return np.zeros((2, game.moves.size), np.int64)


@cache
def kinds(game: Game) -> Any:
    """The first number of each action's family."""
    return np.array([max(first for first in game.moves.first if first <= action) for action in range(game.moves.size)], np.int64)


def header_size(game: Game) -> int:
    """The bytes of a state before the game's own."""
    told, offset = game.state.dtype.fields["told"][:2]  # type: ignore[index]
    return int(offset + told.itemsize)


def inspected(
    game: Game, games: int, agents: Sequence[int], seed: int = 0, options: Mapping[str, Any] | None = None, variant: str = "",
    scatter: bool = True, every: int = 1, first: int = 0, often: Any = None, bounds: bool = False,
) -> Found:  # fmt: skip
    """Play games of a run from number `first` on with these agents (numbers) and look at every state; `often` goes on counting."""
    often, run = blank_counts(game) if often is None else often, Run(game, agents, seed, options, variant, scatter, every, bounds)
    counted, none = often.copy(), room_for_states(game, 0)
    fault, index, ply, seat, action, states, loudest, deepest = (int(n) for n in run.play(first, games, often, none, moves_of(0)))
    where = f"{game.name} with {len(agents)} seats, secret lab_secret({seed}, {index}), ply {ply}"
    taken, explained = moves_of(ply + 1 if fault else 0), None
    if fault:  # once more, to know the moves
        run.play(first, index - first + 1, counted, none, taken)
    moves = [(int(s), int(a)) for s, a in taken[: ply + (fault == OUTSIDE)]]
    if fault not in (NONE, ENDLESS):
        names, last = agent_names(game), [(seat, action)] if fault == ILLEGAL else []
        table = {"options": options, "variant": variant, "table": f"lab_secret({seed}, {index})"}
        explained = retrace(game, [names[agent] for agent in agents], lab_secret(seed, index), moves + last, **table)
    return Found(fault, where, states, loudest, deepest, often[0], moves, explained)


def agent_names(game: Game) -> dict[int, str]:
    """All agents by their numbers."""
    return dict(enumerate([RANDOM, *game.bots])) | {agent: f"who wants {what}" for what, agent in ADVERSARIES.items()}


Kept = tuple[Any, Any, Any]


def room_for_states(game: Game, room: int) -> Kept:
    """What the inspector keeps states in: their bytes, their rings, and the bytes of what was guessed of them."""
    size, ring = game.state.dtype.itemsize, game.state.telling["event"].shape
    return np.zeros((room, size), np.uint8), np.zeros((room, *ring), np.int32), np.zeros((room, size), np.uint8)


def moves_of(room: int) -> Any:
    """What the inspector writes moves into."""
    return np.zeros((room, 2), np.int64)


def traced(game: Game, seats: int, seed: int, index: int, room: int = 1_000) -> Traced:
    """Random game `index` of a run, with its first `room` states."""
    kept, taken = room_for_states(game, room), moves_of(room)
    report = Run(game, [0] * seats, seed, every=1 << 30).play(index, 1, blank_counts(game), kept, taken)
    seen = min(room, int(report[5]))
    states, guesses = (bytes_of[:seen].view(game.state.dtype).reshape(-1) for bytes_of in (kept[0], kept[2]))
    return Traced(states, kept[1][:seen], guesses, [(int(s), int(a)) for s, a in taken[: seen - 1]])


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
