"""Thinking beside a server: `python -m lopsided.agents.beside` reads tasks from its input, one after the other, and writes what it chose,
or what the coach says.

It has the lowest priority, knows of a position what its seat sees, and ends with its input, so that nothing is left of it when the
server goes or puts an end to it. Before an agent's first choice in a game it says whether the agent is ready there.
"""

from functools import cache
from typing import Any

import msgspec

from lopsided.agents.advice import Advice
from lopsided.engine.agents import Sight, find_agent
from lopsided.engine.game import find_game
from lopsided.lab.frames import answer_all

COACH = "coach"


class Task(msgspec.Struct, frozen=True):
    """What an agent is to choose from, or, without a state, what it is to prepare for."""

    game: str
    agent: str
    seats: int = 0
    box: bytes = b""
    state: bytes = b""
    seat: int = 0
    choices: tuple[int, ...] = ()
    chance: int = 0

    @classmethod
    def of(cls, sight: Sight, agent: str) -> "Task":
        """The same for another process."""
        return cls(sight.game.name, agent, sight.seats, sight.box, sight.state, sight.seat, sight.choices, sight.chance)

    @property
    def sight(self) -> Sight:
        """All that the agent is given."""
        return Sight(find_game(self.game), self.seats, self.box, self.state, self.seat, self.choices, self.chance)


class Answer(msgspec.Struct, frozen=True):
    """What it chose, or what the coach says; nothing where it must first prepare."""

    actions: list[int] = []
    ready: bool = True
    advice: Advice | None = None


prepared: set[tuple[str, str]] = set()
agent_of = cache(find_agent)


def coach(seconds: str) -> Any:
    """The coach `coach:2.5s`; a server that only sends tasks does not load what it thinks with."""
    from lopsided.agents.coach import Coach

    return Coach(float(seconds.removesuffix("s")))


def answer(task: Task) -> Answer:
    """Prepare, or choose, or advise."""
    game, (kind, _, how) = find_game(task.game), task.agent.partition(":")
    agent: Any = coach(how) if kind == COACH else agent_of(game, task.agent)
    if not task.state:
        agent.prepare(game)
        prepared.add((task.game, kind))
        return Answer()
    if (task.game, kind) not in prepared and not agent.is_ready(game):
        return Answer(ready=False)
    return Answer(advice=agent.advise(task.sight)) if kind == COACH else Answer(agent.choose(task.sight))


def main() -> None:
    """Answer until the input ends."""
    answer_all(lambda body: msgspec.msgpack.encode(answer(msgspec.msgpack.decode(body, type=Task))))


if __name__ == "__main__":
    main()
