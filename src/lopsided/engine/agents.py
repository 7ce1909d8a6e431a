"""Agents: whoever can sit at a table and is no person. A game's bots are agents, and so is what a package brings under the
entry-point group `lopsided.agents`: a function that makes an agent of what stands behind the colon, as in `search:1000`.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol

from lopsided.engine.batch import RANDOM
from lopsided.engine.dice import below
from lopsided.engine.game import Game
from lopsided.engine.match import Match
from lopsided.engine.schema import Unfit, meant


@dataclass(frozen=True)
class Sight:
    """All that an agent is given: the box, what its seat sees of the state, what it may do, and 31 random bits of its own."""

    game: Game
    seats: int
    box: bytes
    state: bytes
    seat: int
    choices: tuple[int, ...]
    chance: int

    @classmethod
    def of(cls, match: Match, seat: int, chance: int | None = None) -> "Sight":
        """What a seat that is asked sees of a match."""
        chance = int.from_bytes(os.urandom(4), "little") >> 1 if chance is None else chance
        return cls(match.game, match.seats, bytes(match.box.memory), bytes(match.seen(seat).memory), seat, tuple(match.legal(seat)), chance)


class Agent(Protocol):
    """Somebody who can be put on a seat."""

    @property
    def name(self) -> str:
        """As it is typed: search:1000."""

    def is_ready(self, game: Game) -> bool:
        """Whether it can choose at once in this game, or must first prepare."""

    def prepare(self, game: Game) -> None:
        """Do once what takes long, such as compiling."""

    def choose(self, sight: Sight) -> list[int]:
        """The action to take, or several in a row of which only the last brings something to light."""


@dataclass(frozen=True)
class Recipe:
    """One of the game's own bots, or who plays at random: always ready."""

    name: str

    def is_ready(self, game: Game) -> bool:
        """It needs nothing."""
        return True

    def prepare(self, game: Game) -> None:
        """There is nothing to do."""

    def choose(self, sight: Sight) -> list[int]:
        """What the bot likes best on a copy of what its seat sees."""
        choices, game = list(sight.choices), sight.game
        if self.name == RANDOM:
            return [choices[below(sight.chance, len(choices))]]
        box, seen = game.box.on(bytearray(sight.box)), game.state.on(bytearray(sight.state))
        return [int(game.bots[self.name](box, seen, sight.seat, choices, len(choices), sight.chance))]


def is_recipe(game: Game, name: str) -> bool:
    """Whether an agent is a bot of the game's own, or random."""
    return name == RANDOM or name in game.bots


def find_agent(game: Game, name: str) -> Agent:
    """The agent of this name; BoxError suggests the nearest, or says what is wrong with what stands behind the colon."""
    if is_recipe(game, name):
        return Recipe(name)
    kind, _, how = name.partition(":")
    found = thinkers()
    if kind not in found:
        raise Unfit("agent", title=game.title, agent=name, **meant(name, [RANDOM, *game.bots, *found]))
    try:
        agent: Agent = found[kind].load()(how)
    except ValueError as error:
        raise Unfit("thinker", agent=name, why=str(error)) from None
    return agent


def thinkers() -> dict[str, EntryPoint]:
    """The agents that packages offer for any game."""
    return {entry.name: entry for entry in entry_points(group="lopsided.agents")}


def cast(game: Game, names: Sequence[str]) -> list[Any]:
    """An agent for each seat, those of one name the same."""
    made = {name: find_agent(game, name) for name in dict.fromkeys(names)}
    return [made[name] for name in names]
