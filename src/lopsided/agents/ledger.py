"""The luck ledger: what a seat got in a match, as a sum.

    an equal chance + what the rules and the seat gave + luck + own choices + the others' choices = the outcome

V(s) is the outlook of the true state s: all that nobody knows is drawn anew, and everybody is played by the measuring bot from there
on. At each step the mover's choice takes V(s) to Q, the outlook once that choice is made, and chance takes Q to the outlook of what
came. Neighbours share their estimates, so the sum is exact; what is uncertain, and has an interval, is which part it belongs to.

Rollout j has the same secret and the same whims at every state. So a rollout is a function of the bytes that it starts from, and,
going backwards, few have to be made: where the bot would have done what was done, V is Q; where the step led to the bytes that
really came, since nothing was drawn, Q is the V of the next state.

What chance did all together is the rest of the sum: for that no outlook is needed where the bot would have done what was done. So the
ledger of a long match has some rollouts that are whole, and more that are thrifty: there such a step is passed over and has the outlook of
the next state that was looked at. All causes come out as from whole ones; the way of the outlooks is told by the whole ones alone.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from lopsided.agents.rollouts import FEWEST, measuring_bot
from lopsided.engine.batch import PLIES, agent_number
from lopsided.engine.compiler import compiler
from lopsided.engine.dice import lab_secret, luck
from lopsided.engine.game import Game, in_contract
from lopsided.engine.match import REFORM, SPECTATOR, Match
from lopsided.engine.playing import bot_move, play_on, win_parts
from lopsided.engine.rule import rule
from lopsided.lab.statistics import Z, paired

legal, apply, reseal = in_contract("legal", "apply", "reseal")


@rule
def are_alike(one, other):
    """Whether two runs of bytes are the same."""
    for i in range(len(one)):
        if one[i] != other[i]:
            return False
    return True


def backwards(boxes, ruled, states, steps, table, memory, other, other_memory, seen, seen_memory, agents, size, seed, first, count, whole, v, q, made):
    """v[j, t, seat] and q[j, t, seat]: the outlooks of every state of a match and after every step, in rollout first + j; made[0] counts rollouts.

    boxes[ruled[t]] are the rules by which state t is played on; a step that changes them is the choice of nobody's seat. From rollout `whole` on they are thrifty."""
    g, o, h = table[0], other[0], seen[0]
    out = np.zeros(size, np.int16)
    score = np.zeros((2, len(agents)), np.int32)
    last = len(states) - 1
    for j in range(count):
        secret = lab_secret(seed, first + j)
        whims = secret[1], secret[0]
        memory[:] = states[last]
        b = boxes[ruled[last]]
        reseal(b, g, secret)
        play_on(b, g, memory, h, seen_memory, agents, out, whims, PLIES)
        win_parts(b, g, score, v[j, last])
        looked = True  # whether v[j, t + 1] is of that state, or of a later one
        for t in range(last - 1, -1, -1):
            seat, action = steps[t, 0], steps[t, 1]
            usual, same = False, True
            if action < 0:  # nothing is drawn
                memory[:] = states[t + 1]
                b = boxes[ruled[t + 1]]
                reseal(b, g, secret)
            else:
                memory[:] = states[t]
                b = boxes[ruled[t]]
                reseal(b, g, secret)
                n = legal(b, g, seat, out)
                usual = bot_move(b, memory, h, seen_memory, seat, agents[seat], out, n, luck(whims, g.ply)) == action
                g.ply += 1
                apply(b, g, seat, action)
                other_memory[:] = states[t + 1]
                reseal(b, o, secret)
                g.told = o.told  # here nothing is told
                same = are_alike(memory, other_memory)
            passes = usual and t > 0 and first + j >= whole
            if passes or (same and looked):
                q[j, t] = v[j, t + 1]
            else:
                play_on(b, g, memory, h, seen_memory, agents, out, whims, PLIES)
                win_parts(b, g, score, q[j, t])
                made[0] += 1
            if usual:
                v[j, t] = q[j, t]
                looked = not passes or (same and looked)
            else:
                memory[:] = states[t]
                b = boxes[ruled[t]]
                reseal(b, g, secret)
                play_on(b, g, memory, h, seen_memory, agents, out, whims, PLIES)
                win_parts(b, g, score, v[j, t])
                made[0] += 1
                looked = True


@dataclass(frozen=True)
class Part:
    """A figure in parts of a win, and how far its 95% interval reaches to either side."""

    value: float
    within: float

    @property
    def is_nothing(self) -> bool:
        """Whether the interval holds zero: no more than chance."""
        return abs(self.value) <= self.within


def part(samples: Any) -> Part:
    """The mean of what each rollout says a cause did; where it did nothing in any of them, since none was needed, that is certain."""
    if not samples.any():
        return Part(0.0, 0.0)
    value = float(samples.mean())
    middle, error = paired(samples.sum(), (samples**2).sum(), len(samples))
    return Part(value, max(value - middle + Z * error, middle + Z * error - value))


@dataclass(frozen=True)
class Track:
    """A match as rollouts need it: every state from the first to the last, and who did what in between."""

    game: Game
    seats: int
    boxes: bytes  # the rules at first, and after each reform
    ruled: Any  # [step + 1]: by which of them each state is played on
    states: Any  # [step + 1, byte]
    steps: Any  # [step]: seat, action
    rounds: list[int]  # in which round each state stands
    heard: list[int]  # how many events were told up to each state
    is_over: bool

    def box_at(self, step: int) -> Any:
        """The rules by which a state is played on."""
        size = self.game.box.dtype.itemsize
        return self.game.box.on(bytearray(self.boxes[self.ruled[step] * size : (self.ruled[step] + 1) * size]))

    @classmethod
    def of(cls, match: Match) -> "Track":
        """The way of a match, played again from its log."""
        again = Match(match.game, match.seats, match.options, match.variant, secret=match.secret)
        boxes, ruled = [bytes(again.box.memory)], [0]
        states, rounds, heard = [bytes(again.g.memory)], [again.g.round], [len(again.events)]
        for seat, action in match.log:
            again.take(seat, action, match.reforms)
            if action == REFORM:
                boxes.append(bytes(again.box.memory))
            ruled.append(len(boxes) - 1)
            states.append(bytes(again.g.memory))
            rounds.append(again.g.round)
            heard.append(len(again.events))
        rows = np.frombuffer(b"".join(states), np.uint8).reshape(len(states), -1)
        steps = np.array(match.log, np.int64).reshape(-1, 2)
        return cls(match.game, match.seats, b"".join(boxes), np.array(ruled), rows, steps, rounds, heard, again.over)


@dataclass(frozen=True)
class Ledger:
    """Samples of V [rollout, step + 1, seat] and of Q [rollout, step, seat], and how many rollouts they took."""

    track: Track
    bot: str
    v: Any
    q: Any
    made: int
    whole: int  # of the rollouts, how many are whole; the others are thrifty

    @property
    def is_over(self) -> bool:
        """Whether the match came to its end."""
        return self.track.is_over

    @property
    def chance(self) -> Any:
        """[rollout, step, seat]: what chance did."""
        return self.v[:, 1:] - self.q

    @property
    def choice(self) -> Any:
        """[rollout, step, seat]: what the choice did."""
        return self.q - self.v[:, :-1]

    @property
    def reformed(self) -> Any:
        """[rollout, seat]: what the changes of rules did for which the table voted; None where there were none."""
        return self.chosen(SPECTATOR) if (self.track.steps[:, 0] == SPECTATOR).any() else None

    def chosen(self, mover: int) -> Any:
        """[rollout, seat]: what the choices of a seat did, all together."""
        return self.choice[:, self.track.steps[:, 0] == mover].sum(axis=1)


def reckon(track: Track, rollouts: int, bot: str = "", seed: int = 0, cores: int = 0, whole: int = 0) -> Ledger:
    """The ledger of a match by so many rollouts, all of them whole unless so many are; of a position alone it is V."""
    game, bot = track.game, bot or measuring_bot(track.game)
    boxes, agents = np.frombuffer(track.boxes, game.box.dtype), np.full(track.seats, agent_number(game, bot), np.int64)
    v, q = np.zeros((rollouts, len(track.states), track.seats)), np.zeros((rollouts, len(track.steps), track.seats))
    run, cores, whole = compiler(game).entry(backwards, quiet=True), cores or os.cpu_count() or 1, min(whole or rollouts, rollouts)

    def block(start: int, end: int) -> int:
        sheets, made = (sheet for _ in range(3) for sheet in game.state.sheet()), np.zeros(1, np.int64)
        run(boxes, track.ruled, track.states, track.steps, *sheets, agents, game.moves.size, seed, start, end - start, whole, v[start:end], q[start:end], made)
        return int(made[0])

    size = max(-(-rollouts // (4 * cores)), FEWEST)
    first, *others = [(start, min(start + size, rollouts)) for start in range(0, rollouts, size)]
    made = block(*first)  # alone, since it may have to compile
    with ThreadPoolExecutor(cores) as pool:
        made += sum(pool.map(lambda span: block(*span), others))
    return Ledger(track, bot, v, q, made + rollouts, whole)
