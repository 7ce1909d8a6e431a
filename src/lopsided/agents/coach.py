"""The coach: the whole turns that promise most to a seat, from what that seat sees, in any game, without a word about its rules.

A turn is a chain of steps up to the one that brings something to light or asks somebody else. All that the seat can think of are
weighed by paired rollouts and halved; what is shown of the few that are left comes from rollouts of their own, since whatever was
chosen for its figure has a flattering one.
"""

import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import numpy as np

from lopsided.agents.advice import Advice, Chance, Plan, Why
from lopsided.agents.rollouts import Position, Rollouts, is_ready, measuring_bot
from lopsided.agents.search import Search, Tally, Way, is_dark, seen_by, ways_on
from lopsided.engine.agents import Sight
from lopsided.engine.dice import lab_secret, luck
from lopsided.engine.game import Game
from lopsided.engine.laws import room_for_actions
from lopsided.lab.statistics import Estimate, change_of, share_of

SHOWN = 3
MOST = 256  # turns that are weighed
LONGEST = 64  # steps of one
THINKING_UP, CHOOSING, SHOWING = 0.2, 0.4, 0.4  # parts of the time: for thinking of turns, for choosing some, and for what is shown of them
FRESH = 1 << 30  # set in the seed of rollouts that are shown: no search has it
CHUNK = 64  # rollouts between two looks at the clock
LEAST = 32  # of them for what is shown, however little time there is


@dataclass(frozen=True)
class Turn:
    """A whole turn on one guess of what the seat does not know."""

    way: Way
    steps: list[dict[str, Any]]  # as a view lists actions
    over: bool  # the game with it


@dataclass(frozen=True)
class Coach:
    """Who weighs whole turns for some seconds."""

    seconds: float
    how: Rollouts = field(default_factory=Rollouts)

    def is_ready(self, game: Game) -> bool:
        """Whether the rollouts of this game are compiled."""
        return is_ready(game)

    def prepare(self, game: Game) -> None:
        """Compile them."""
        Search(how=self.how).prepare(game)

    def advise(self, sight: Sight) -> Advice:
        """The turns that are worth a look."""
        bot = self.how.bot or measuring_bot(sight.game)
        turns = thought_of(sight, bot, time.perf_counter() + THINKING_UP * self.seconds)
        return self._show(sight, bot, turns, self._choose(sight, turns))

    def _choose(self, sight: Sight, turns: list[Turn]) -> list[int]:
        """The most promising turns, best first; where nothing differs, the bot's own."""
        run = partial(replace(self.how, seed=sight.chance & ~FRESH).run, Position.seen(sight), mover=sight.seat)
        tally = Tally([turn.way for turn in turns], run, sight.seat)
        if len(turns) > 1:
            Search(rollouts=1 << 40, seconds=CHOOSING * self.seconds, keeps=SHOWN + 1).halve(tally, time.perf_counter())
        if not tally.differs():
            return [0]
        return sorted(tally.alive, key=lambda way: -float(tally.sums[way]))[:SHOWN]

    def _show(self, sight: Sight, bot: str, turns: list[Turn], chosen: list[int]) -> Advice:
        """What other rollouts say of the chosen, and of the bot's own turn beside them."""
        deadline = time.perf_counter() + SHOWING * self.seconds
        how, ways, parts, done = replace(self.how, seed=sight.chance | FRESH), [0, *chosen], list[Any](), 0
        while done < LEAST or time.perf_counter() < deadline:
            parts.append(how.run(Position.seen(sight), done, CHUNK, sight.seat, [turns[way].way for way in ways]))
            done += CHUNK
        wins = np.concatenate(parts)
        plans = []
        for place, way in enumerate(chosen, 1):
            why = reason(wins, sight.seat, place, turns[way].over, usual=way == 0)
            plans.append(Plan(turns[way].steps, chance(share_of(wins[:, place, sight.seat])), why))
        return Advice(bot, len(turns), done, plans, chance(share_of(wins[:, 0, sight.seat])))


def reason(wins: Any, seat: int, place: int, over: bool, usual: bool) -> Why:
    """Why a turn is shown. The first is held against what the bot would do, at place 0, the others against the first."""
    before, after = wins[:, 0 if place == 1 else 1], wins[:, place]
    if over and (after[:, seat] == 1).all():
        return Why("wins")
    if place == 1 and usual:
        return Why("usual")
    change = change_of(after[:, seat] - before[:, seat])
    if place == 1:
        if is_nothing(change):
            return Why("as_usual")
        return whose(before, after, seat, "holds") or Why("gains", hundred(before[:, seat].mean()), hundred(after[:, seat].mean()))
    if is_nothing(change):
        return whose(before, after, seat, "alike_but") or Why("alike")
    near, far = sorted((hundred(abs(change.low)), hundred(abs(change.high))))
    return Why("less" if change.value < 0 else "more", near, far)


def whose(before: Any, after: Any, seat: int, reason: Any) -> Why | None:
    """The other seat whose chances change most, chosen by one half of the games and shown by the other; None where it is nothing beyond chance."""
    half, others = len(before) // 2, [other for other in range(before.shape[1]) if other != seat]
    changes = (after - before)[:half].mean(axis=0)
    most = max(others, key=lambda other: -changes[other] if reason == "holds" else abs(changes[other]))
    change = change_of((after - before)[half:, most])
    if is_nothing(change) or (reason == "holds" and change.value > 0):
        return None
    return Why(reason, hundred(before[half:, most].mean()), hundred(after[half:, most].mean()), most)


def is_nothing(change: Estimate) -> bool:
    """Whether an interval holds no change at all."""
    return not change.low > 0 and not change.high < 0


def hundred(share: float) -> float:
    """Wins in 100 games, to one digit behind the point."""
    return round(100 * float(share), 1)


def chance(share: Estimate) -> Chance:
    """A share as it is shown."""
    return Chance(hundred(share.value), hundred(share.low), hundred(share.high))


def thought_of(sight: Sight, bot: str, deadline: float) -> list[Turn]:
    """Different whole turns: the bot's own, those that leave it at one step and go on as the bot would, and then all others, short ones first."""
    found: dict[bytes, Turn] = {}
    desk = Desk(sight, bot)
    for way in ways_on(sight, bot):
        desk.note(found, desk.completed(way))
    for way in desk.all_ways(deadline):
        if len(found) >= MOST:
            break
        desk.note(found, way)
    return list(found.values())


class Desk:
    """A guess of what lies on the table, on which turns are tried out."""

    def __init__(self, sight: Sight, bot: str) -> None:
        self.sight, self.game, self.seat, self.bot = sight, sight.game, sight.seat, bot
        self.box = self.game.box.on(bytearray(sight.box))
        self.first = self.game.state.on(bytearray(sight.state))
        self.secret = lab_secret(sight.chance, 0)
        self.game.guess(self.box, self.first, self.seat, self.secret)

    def all_ways(self, deadline: float) -> Iterator[Way]:
        """All ways to where something comes to light, as long as there is time; of ways that lead to the same, one."""
        seen, queue = {self.key(self.first)}, deque[tuple[Way, bytes]]([((), bytes(self.first.memory))])
        while queue and time.perf_counter() < deadline:
            way, memory = queue.popleft()
            for action in self.legal(self.game.state.on(bytearray(memory))):
                g = self.game.state.on(bytearray(memory))
                self.apply(g, action)
                longer: Way = (*way, action)
                if not self.goes_on(g, len(longer)):
                    yield longer
                elif self.key(g) not in seen:
                    seen.add(self.key(g))
                    queue.append((longer, bytes(g.memory)))

    def completed(self, way: Way) -> Way:
        """A way as the bot would go on with it."""
        g = self.game.state.on(bytearray(self.first.memory))
        for action in way:
            self.apply(g, action)
        while self.goes_on(g, len(way)):
            choices = self.legal(g)
            action = choices[0]
            if len(choices) > 1 and self.bot in self.game.bots:
                seen = self.game.state.on(bytearray(seen_by(self.game, self.box, g, self.seat)))
                action = int(self.game.bots[self.bot](self.box, seen, self.seat, choices, len(choices), luck(self.secret, g.ply)))
            way = (*way, action)
            self.apply(g, action)
        return way

    def note(self, found: dict[bytes, Turn], way: Way) -> None:
        """Write a turn down with its steps as the seat would read them, unless another leads to the same."""
        g, steps = self.game.state.on(bytearray(self.first.memory)), list[dict[str, Any]]()
        for action in way:
            seen = self.game.state.on(bytearray(seen_by(self.game, self.box, g, self.seat)))
            steps.append({"id": action, **self.game.moves.to_json(action), "ints": self.game.describe(self.box, seen, self.seat, action)})
            self.apply(g, action)
        found.setdefault(self.key(g), Turn(way, steps, bool(g.over)))

    def legal(self, g: Any) -> list[int]:
        """What the seat may do."""
        out = room_for_actions(self.game)
        choices: list[int] = out[: self.game.legal(self.box, g, self.seat, out)].tolist()
        return choices

    def apply(self, g: Any, action: int) -> None:
        """One step."""
        g.ply += 1
        self.game.apply(self.box, g, self.seat, action)

    def goes_on(self, g: Any, steps: int) -> bool:
        """Whether the turn does: nothing came to light, and the seat is asked again."""
        asked = not g.over and g.pending >> self.seat & 1 and steps < LONGEST
        return bool(asked) and is_dark(self.sight, self.box, self.first, g)

    def key(self, g: Any) -> bytes:
        """What lies on the table, however it came about."""
        copy = self.game.state.on(bytearray(g.memory))
        copy.ply = copy.told = 0
        return bytes(copy.memory)
