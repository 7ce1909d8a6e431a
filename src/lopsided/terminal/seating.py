"""Who sits at the tables of a command, and by which rules, as it was typed."""

from collections.abc import Iterable

from lopsided.engine.agents import find_agent
from lopsided.engine.box import BoxError
from lopsided.engine.game import Game, find_game
from lopsided.terminal.speech import spoken, title_of

DEFAULT_SEATS = 4


def list_agents(text: str) -> list[str]:
    """Names with commas between them."""
    return [part.strip() for part in text.split(",") if part.strip()]


def seated(name: str, seats: int | None, agents: str) -> tuple[Game, list[str]]:
    """A game, and an agent for each seat at its table."""
    game, named = find_game(name), list_agents(agents)
    return game, seat_agents(game, seat_count(game, seats, len(named) if len(named) > 1 else None), named)


def seat_count(game: Game, asked: int | None, named: int | None) -> int:
    """How many sit down: as asked, else one for each who is named, else a usual table."""
    low, high = game.seats
    seats = asked if asked is not None else named or min(max(DEFAULT_SEATS, low), high)
    if not low <= seats <= high:
        raise BoxError(spoken().say("cannot-seats", title=title_of(game), low=low, high=high, seats=seats))
    return seats


def seat_agents(game: Game, seats: int, named: list[str]) -> list[str]:
    """An agent for each seat: one for all of them, or one each; BoxError names who is unknown."""
    for agent in named:
        find_agent(game, agent)
    if len(named) not in (1, seats):
        raise BoxError(spoken().say("wrong-agents", agents=len(named), seats=seats))
    return named * seats if len(named) == 1 else named


def read_settings(settings: Iterable[str] | None) -> dict[str, str]:
    """`option=value` as a dictionary."""
    chosen = {}
    for setting in settings or ():
        option, equals, value = setting.partition("=")
        if not equals:
            raise BoxError(spoken().say("no-setting", typed=setting))
        chosen[option.strip()] = value.strip()
    return chosen
