"""Search: every way on tried on the same guesses, the same dice and the same whims, in any game, without a word about its rules.

It sees what its seat sees. Guess j is made once; each way that is still in the running is tried on a copy of it and played to the
end by the bot. Half of the ways are dropped, round by round; the bot's own stays as the measure, and is left only for one that beats
it by a standard error. Steps that bring nothing to light, such as a plan or an offer, are one way: it is the bot's own, or leaves
it at one step.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import numpy as np

from lopsided.agents.rollouts import Position, Rollouts, is_ready, measuring_bot
from lopsided.engine.agents import Sight
from lopsided.engine.dice import lab_secret, luck
from lopsided.engine.game import Game
from lopsided.engine.laws import room_for_actions
from lopsided.engine.match import SPECTATOR, Match
from lopsided.lab.statistics import paired

ROLLOUTS = 1_000
FIRST = 16  # rollouts of a first look
GLANCE = 4  # where it shows no difference, a second look takes this part of the first round; then it is over
CHUNK = 64  # rollouts between two looks at the clock
Way = tuple[int, ...]


@dataclass(frozen=True)
class Found:
    """What a search found of each way on: what it brings beyond the bot's own, which is the first, and how sure that is."""

    ways: list[Way]
    gain: Any  # [way]: mean difference to the bot's own
    error: Any  # [way]: its standard error
    rollouts: Any  # [way]
    best: int

    @property
    def way(self) -> list[int]:
        """The steps to take."""
        return list(self.ways[self.best])


@dataclass(frozen=True)
class Search:
    """An agent that weighs its ways by rollouts: `rollouts` in all, or as many as `seconds` allow."""

    name: str = "search"
    rollouts: int = ROLLOUTS
    seconds: float = 0.0
    doubt: float = 1.0  # standard errors by which a way must beat the bot's own
    keeps: int = 2  # ways that are weighed to the end, the bot's own among them
    how: Rollouts = field(default_factory=Rollouts)

    def is_ready(self, game: Game) -> bool:
        """Whether the rollouts of this game are compiled."""
        return is_ready(game)

    def prepare(self, game: Game) -> None:
        """Compile them."""
        match = Match(game, game.seats[0], seed=0)
        self.how.run(Position.of(match), 0, 1)

    def choose(self, sight: Sight) -> list[int]:
        """The steps of the best way up to where it leaves the bot's own, or all of the bot's own."""
        return self.find(sight).way

    def find(self, sight: Sight) -> Found:
        """Weigh all ways on."""
        began, how = time.perf_counter(), replace(self.how, seed=sight.chance)
        ways = ways_on(sight, how.bot or measuring_bot(sight.game))
        tally = Tally(ways, partial(how.run, Position.seen(sight), mover=sight.seat), sight.seat)
        if len(ways) > 1:
            self.halve(tally, began)
        return tally.found(self.doubt)

    def halve(self, tally: "Tally", began: float) -> None:
        """Sequential halving: each round has the same share of the work, on half as many ways; it is over early where nothing differs."""
        rounds = int(np.ceil(np.log2(len(tally.ways))))
        for number in range(1, rounds + 1):
            until, deadline = tally.done + max(1, self.rollouts // (rounds * len(tally.alive))), began + self.seconds * number / rounds
            self._add(tally, min(until, FIRST), deadline)
            if not tally.differs():  # a way that tells in one game of fifty is rarely seen to at once
                self._add(tally, until // GLANCE, began + self.seconds / (rounds * GLANCE))
            if not tally.differs():
                return
            self._add(tally, until, deadline)
            tally.keep(max(self.keeps, (len(tally.alive) + 1) // 2))

    def _add(self, tally: "Tally", until: int, deadline: float) -> None:
        """Rollouts of each way that is in the running, up to a number or for as long as there is time."""
        size = max(1, CHUNK // len(tally.alive)) if self.seconds else until
        while tally.done < until and (not self.seconds or time.perf_counter() < deadline):
            tally.add(min(size, until - tally.done))


class Tally:
    """What the rollouts of each way brought beyond those of the bot's own, pair by pair."""

    def __init__(self, ways: list[Way], run: Callable[..., Any], seat: int) -> None:
        self.ways, self.run, self.seat = ways, run, seat
        self.alive, self.done = list(range(len(ways))), 0
        self.sums, self.squares, self.rollouts = np.zeros(len(ways)), np.zeros(len(ways)), np.zeros(len(ways), np.int64)

    def add(self, count: int) -> None:
        """So many rollouts more of each way that is in the running."""
        wins = self.run(self.done, count, chains=[self.ways[way] for way in self.alive])[:, :, self.seat]
        more = wins - wins[:, :1]
        self.sums[self.alive] += more.sum(axis=0)
        self.squares[self.alive] += (more**2).sum(axis=0)
        self.rollouts[self.alive] += count
        self.done += count

    def differs(self) -> bool:
        """Whether any way ever brought something else than the bot's own."""
        return bool(self.squares.any())

    def keep(self, count: int) -> None:
        """Drop the ways that brought least; the bot's own stays."""
        others = sorted(self.alive[1:], key=lambda way: -self.sums[way])
        self.alive = [0, *sorted(others[: count - 1])]

    def found(self, doubt: float) -> Found:
        """The way that brought most, where that is beyond doubt."""
        gain, error = paired(self.sums, self.squares, self.rollouts)
        best = max(self.alive, key=lambda way: gain[way])
        return Found(self.ways, gain, error, self.rollouts, best if gain[best] > doubt * error[best] else 0)


def ways_on(sight: Sight, bot: str) -> list[Way]:
    """The bot's own way first: its steps up to the one that brings something to light; then each that leaves it at one step."""
    game, seat = sight.game, sight.seat
    box, g = game.box.on(bytearray(sight.box)), game.state.on(bytearray(sight.state))
    secret = lab_secret(sight.chance, 0)
    game.guess(box, g, seat, secret)
    first, own, others, out, dark = game.state.on(bytearray(g.memory)), list[int](), list[Way](), room_for_actions(game), True
    while dark and not g.over and g.pending >> seat & 1 and len(own) < game.together:
        choices = out[: game.legal(box, g, seat, out)].tolist()
        action = choices[0]
        if len(choices) > 1:
            seen = game.state.on(bytearray(seen_by(game, box, g, seat)))
            action = int(game.bots[bot](box, seen, seat, choices, len(choices), luck(secret, g.ply))) if bot in game.bots else choices[0]
        others += [(*own, other) for other in choices if other != action]
        own.append(action)
        g.ply += 1
        game.apply(box, g, seat, action)
        dark = is_dark(sight, box, first, g)
    return [tuple(own), *others]


def is_dark(sight: Sight, box: Any, before: Any, after: Any) -> bool:
    """Whether steps brought nothing to light: no chance, no secret, or nothing that anybody else can see. Match.submit() takes such steps together."""
    if before.bared == after.bared:
        return True
    if list(before.drawn) != list(after.drawn):
        return False
    readers = [reader for reader in range(SPECTATOR, sight.seats) if reader != sight.seat]
    return all(seen_by(sight.game, box, before, reader) == seen_by(sight.game, box, after, reader) for reader in readers)


def seen_by(game: Game, box: Any, g: Any, reader: int) -> bytes:
    """A state as a reader sees it."""
    seen = game.state.on(bytearray(g.memory))
    game.hide(box, seen, reader)
    return bytes(seen.memory)


def search(how: str) -> Search:
    """The agent `search:1000` (rollouts) or `search:0.5s` (seconds)."""
    name = f"search:{how}" if how else "search"
    if how.endswith("s") and how[:-1].replace(".", "", 1).isdecimal() and float(how[:-1]) > 0:
        return Search(name, rollouts=1 << 40, seconds=float(how[:-1]))
    if how and not (how.isdecimal() and 0 < int(how) <= 10**9):
        raise ValueError("after the colon stands a number of rollouts, as in search:1000, or a time, as in search:0.5s")
    return Search(name, rollouts=int(how or ROLLOUTS))
