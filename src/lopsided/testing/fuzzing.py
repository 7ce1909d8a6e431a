"""Fuzzing: games of everybody against everybody under options drawn at random, with every law asked after every step.

Table `number` of run `seed` is always the same: seats, options, variant, who plays and the secret. Chaos also
goes by what was taken at the tables before, so a fault is handed over with its moves.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from lopsided.engine.box import BoxError, Option
from lopsided.engine.game import Game
from lopsided.engine.laws import NONE
from lopsided.testing.inspector import CHAOS, Found, adversaries, blank_counts, inspected

SPARSE = 997  # plies between two comparisons of legal with why_not
PATIENCE = 1_000  # settings that a box may refuse in a row


@dataclass(frozen=True)
class Setting:
    """One table."""

    seats: int
    options: dict[str, Any]
    variant: str
    agents: list[int]


@dataclass
class Fuzzed:
    """How far a game's fuzzing came, and how near to what its state can hold."""

    game: Game
    actions: int = 0
    settings: int = 0
    loudest: int = 0
    deepest: int = 0
    taken: Any = field(default=None)  # how often each action was taken
    fault: Found | None = None

    @property
    def ring(self) -> int:
        """The events that one step can tell."""
        return int(self.game.state.telling["event"].shape[0])

    @property
    def frames(self) -> int:
        """The decisions that can be open at once."""
        return int(self.game.state.dtype["frame"].shape[0])

    def add(self, found: Found) -> None:
        """Take in what was found at one setting."""
        self.settings += 1
        self.actions += found.states
        self.loudest, self.deepest = max(self.loudest, found.loudest), max(self.deepest, found.deepest)
        self.taken = found.taken
        if found.fault != NONE:
            self.fault = found


def draw_value(option: Option, seats: int, chance: random.Random) -> Any:
    """A value of an option: any word, any number, the ends of the range more often than the rest."""
    if option.values:
        return chance.choice(option.values)
    low, high = option.bounds or (0, 0)
    numbers = [chance.choice((low, high, chance.randint(low, high))) for _ in range(chance.choice((1, seats)) if option.many else 1)]
    return numbers if option.many else numbers[0]


def draw_setting(game: Game, seed: int, number: int) -> Setting:
    """A table that the box does not refuse: some options changed, everybody alike or everybody at random."""
    chance = random.Random(f"{seed} {game.name} {number}")
    kinds = [*range(len(game.bots) + 1), CHAOS, CHAOS, *adversaries(game)]
    for _ in range(PATIENCE):
        seats = chance.randint(*game.seats)
        share = chance.choice((0.0, 0.1, 0.3, 0.7))
        options = {name: draw_value(option, seats, chance) for name, option in game.options.items() if chance.random() < share}
        variant = chance.choice(("", "", *game.variants))
        agents = [chance.choice(kinds)] * seats if chance.random() < 0.4 else [chance.choice(kinds) for _ in range(seats)]
        try:
            game.make_box(seats, options, variant)
        except BoxError:
            continue
        return Setting(seats, options, variant, agents)
    raise AssertionError(f"{game.name} refuses every setting")


def fuzz(
    game: Game,
    actions: int,
    seed: int = 0,
    settings: Iterator[int] | None = None,
    progress: Callable[[Fuzzed], None] = lambda fuzzed: None,
    bounds: bool = False,
) -> Fuzzed:
    """Play until so many states were looked at, or until the first fault."""
    fuzzed, often = Fuzzed(game), blank_counts(game)
    for number in settings or iter(range(1 << 40)):
        at = draw_setting(game, seed, number)
        fuzzed.add(inspected(game, 1, at.agents, seed, at.options, at.variant, every=SPARSE, first=number, often=often, bounds=bounds))
        progress(fuzzed)
        if fuzzed.fault or fuzzed.actions >= actions:
            break
    return fuzzed
