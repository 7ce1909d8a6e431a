"""Games with agents that think: each is a match, played by interpreted rules, with the lens on it; what takes long is the thinking."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from lopsided.engine.agents import Agent, Sight, cast
from lopsided.engine.batch import block_size
from lopsided.engine.dice import lab_secret
from lopsided.engine.game import Game
from lopsided.engine.match import Match

NOT_REACHED = np.iinfo(np.int32).min  # stands in a path of wealth where the game was over


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
    game: Game, games: int, names: Sequence[str], seed: int, options: Any, variant: str, progress: Callable[[int], None], first: int, owned: Any, paths: Any
) -> tuple[Any, ...]:
    """Games `first` .. `first + games - 1` of run `seed`, one after the other: what a Study holds."""
    agents, seats, size = cast(game, names), len(names), block_size(games)
    for agent in agents:
        agent.prepare(game)
    tally, member, curve = game.lens.tables(games, -(-games // size), seats)
    ends, scores = np.zeros((games, 2), np.int32), np.zeros((2, games, seats), np.int32)
    for i in range(games):
        match, n = Match(game, seats, options, variant, secret=lab_secret(seed, first + i)), i // size

        def look(since: int, m: Match = match, n: int = n, i: int = i) -> None:
            game.lens.measure(m.box, m.g, since, tally[n], member[i], curve[n])
            if i < len(paths) and not m.over and m.g.round < paths.shape[1]:
                begun = paths[i, : m.g.round + 1]
                begun[(begun == NOT_REACHED).any(axis=1)] = owns(m)

        play_match(match, agents, look)
        ends[i], owned[i] = (match.g.ply, match.g.round), owns(match)
        scores[0, i], scores[1, i] = match.placing, match.score
        progress(1)
    return ends[:, 0], ends[:, 1], scores[0], scores[1], member, tally, curve, owned, paths


def owns(match: Match) -> list[int]:
    """What each seat owns."""
    return [match.game.lens.wealth(match.box, match.g, seat) if match.game.lens.wealth else 0 for seat in range(match.seats)]
