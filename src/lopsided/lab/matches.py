"""Games with agents that think: each is a match, played by interpreted rules, with the lens on it; what takes long is the thinking."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from lopsided.engine.agents import Agent, Sight, cast
from lopsided.engine.batch import block_size
from lopsided.engine.dice import lab_secret
from lopsided.engine.game import Game
from lopsided.engine.match import Match


def play_match(match: Match, agents: Sequence[Agent], look: Callable[[int], None] = lambda since: None) -> None:
    """Agents play a match to its end, the lowest seat that is asked first, with the chances of the lab; `look` hears from which event on to look."""
    look(0)
    while not match.over:
        seat, since = match.pending[0], match.g.told
        sight = Sight.of(match, seat, match.luck())
        for action in [sight.choices[0]] if len(sight.choices) == 1 else agents[seat].choose(sight):
            since = match.g.told
            match.submit(seat, action)
            look(since)


def study_matches(
    game: Game, games: int, names: Sequence[str], seed: int, options: Any, variant: str, progress: Callable[[int], None], first: int
) -> tuple[Any, ...]:
    """Games `first` .. `first + games - 1` of run `seed`, one after the other: what a Study holds."""
    agents, seats, size = cast(game, names), len(names), block_size(games)
    for agent in agents:
        agent.prepare(game)
    tally, member, curve = game.lens.tables(games, -(-games // size), seats)
    ends, scores = np.zeros((games, 2), np.int32), np.zeros((2, games, seats), np.int32)
    for i in range(games):
        match, n = Match(game, seats, options, variant, secret=lab_secret(seed, first + i)), i // size
        play_match(match, agents, lambda since, m=match, n=n, i=i: game.lens.measure(m.box, m.g, since, tally[n], member[i], curve[n]))  # type: ignore[misc]
        ends[i] = match.g.ply, match.g.round
        scores[0, i], scores[1, i] = match.placing, match.score
        progress(1)
    return ends[:, 0], ends[:, 1], scores[0], scores[1], member, tally, curve
