"""Agents: whoever can sit at a table and is no person. A game's bots are agents, and so is what a package brings under the
entry-point group `lopsided.agents`: a function that makes an agent of what stands behind the colon, as in `search:1000`.

Levels are agents too, the same in every game: who is `fair` follows the strongest recipe, who is `gentle` slips at one move in
three, and who is `sharp` searches.
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

LEVELS = {"gentle": "", "fair": "", "sharp": "search:1s"}  # and who thinks for them
SLIPS = 3  # at one decision in so many a gentle bot does anything


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
    """One of the game's own bots, perhaps by another name, or who plays at random: always ready."""

    name: str
    bot: str = ""  # by whose recipe, where it is not called so
    slips: int = 0  # at one decision in so many it does anything; 0 = never

    def is_ready(self, game: Game) -> bool:
        """It needs nothing."""
        return True

    def prepare(self, game: Game) -> None:
        """There is nothing to do."""

    def follows(self, chance: int) -> str:
        """The bot that it follows at a decision with these 31 bits."""
        return RANDOM if self.slips and chance % self.slips == 0 else self.bot or self.name

    def choose(self, sight: Sight) -> list[int]:
        """What the bot likes best on a copy of what its seat sees."""
        choices, game, bot = list(sight.choices), sight.game, self.follows(sight.chance)
        if bot == RANDOM:
            return [choices[below(sight.chance, len(choices))]]
        box, seen = game.box.on(bytearray(sight.box)), game.state.on(bytearray(sight.state))
        return [int(game.bots[bot](box, seen, sight.seat, choices, len(choices), sight.chance))]


def measuring_bot(game: Game) -> str:
    """The game's strongest recipe, by which an outlook is measured."""
    return game.strongest or next(iter(game.bots), RANDOM)


def recipe_of(game: Game, name: str) -> Recipe:
    """The recipe by which an agent moves while it cannot think: its own; a level's is the strongest, and who is gentle slips."""
    if is_recipe(game, name):
        return Recipe(name)
    return Recipe(name, measuring_bot(game), SLIPS if name == "gentle" else 0)


def is_recipe(game: Game, name: str) -> bool:
    """Whether an agent is a bot of the game's own, or random."""
    return name == RANDOM or name in game.bots


def find_agent(game: Game, name: str) -> Agent:
    """The agent of this name; BoxError suggests the nearest, or says what is wrong with what stands behind the colon."""
    if is_recipe(game, name) or LEVELS.get(name) == "":
        return recipe_of(game, name)
    kind, _, how = LEVELS.get(name, name).partition(":")
    found = thinkers()
    if kind not in found:
        raise Unfit("agent", title=game.title, agent=name, **meant(name, [RANDOM, *game.bots, *LEVELS, *found]))
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
