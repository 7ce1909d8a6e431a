"""What is kept of games by the million: sums, so that memory does not grow with their number."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import lcm
from typing import Any

import numpy as np

from lopsided.engine.batch import BLOCKS, block_size
from lopsided.engine.game import Game
from lopsided.lab.statistics import rank_correlation
from lopsided.lab.study import Study

SUMS = 5  # of each group, over games: wins, members, wins x wins, wins x members, members x members
LONGEST = 10_000  # rounds; longer games are counted as so long


@dataclass(frozen=True)
class Grouping:
    """One way to group the seats; `of` is the group of each seat, or the number of the lens's own grouping."""

    name: str
    groups: tuple[str, ...]
    of: Sequence[int] | int

    def groups_of(self, study: Study) -> Any:
        """group[game, seat], -1 where a seat is in none."""
        return study.member[:, self.of] if isinstance(self.of, int) else np.broadcast_to(self.of, study.placing.shape)


def groupings(game: Game, agents: Sequence[str]) -> list[Grouping]:
    """By seat, by agent, and the lens's own."""
    names = tuple(sorted(set(agents)))
    seats = tuple(str(seat) for seat in range(len(agents)))
    ours = [Grouping("seat", seats, range(len(agents))), Grouping("agent", names, [names.index(a) for a in agents])]
    return ours + [Grouping(name, groups, k) for k, (name, groups) in enumerate(game.lens.groupings.items())]


class Sums:
    """The sums over a run's games, added part by part."""

    def __init__(self, game: Game, agents: Sequence[str]) -> None:
        lens = game.lens
        self.groupings = groupings(game, agents)
        self.unit = lcm(*range(1, len(agents) + 1))  # wins are counted in whole parts of so many, however many share one
        self.moves = 0
        self.rounds = np.zeros(LONGEST + 1, np.int64)  # games by length
        self.wins = [np.zeros((len(g.groups), SUMS), np.int64) for g in self.groupings]
        self.scores = {g.name: np.zeros((BLOCKS, len(g.groups), 4), np.int64) for g in self.groupings}  # seats, scores, squares, wins
        self.foretold = {name: np.zeros((BLOCKS, 2)) for name in lens.foretelling}  # correlations, games that have one
        self.games = np.zeros(BLOCKS, np.int64)
        self.lengths = np.zeros(BLOCKS, np.int64)  # rounds
        self.tally = np.zeros((BLOCKS, len(lens.groups), max(1, len(lens.counts))), np.int64)
        self.curve = np.zeros((BLOCKS, lens.rounds + 1, len(lens.curves) + 1))

    def add(self, study: Study) -> None:
        """Add a part of the run; its blocks are added to the blocks of the parts before it."""
        games, blocks = len(study.moves), len(study.tally)
        size = block_size(games)
        block = np.arange(games) // size
        self.moves += int(study.moves.sum())
        self.rounds += np.bincount(np.minimum(study.rounds, LONGEST), minlength=LONGEST + 1)
        self.games += np.bincount(block, minlength=BLOCKS)
        self.lengths += np.bincount(block, study.rounds, BLOCKS).astype(np.int64)
        self.tally[:blocks] += study.tally
        self.curve[:blocks] += study.curve
        first = study.placing == 1
        won = first * (self.unit // np.maximum(1, first.sum(axis=1, keepdims=True)))
        for grouping, sums in zip(self.groupings, self.wins, strict=True):
            group = grouping.groups_of(study)
            for number in range(len(grouping.groups)):
                inside = group == number
                wins, members = (won * inside).sum(axis=1), inside.sum(axis=1)
                sums[number] += [int(x) for x in (wins.sum(), members.sum(), wins @ wins, wins @ members, members @ members)]
            self._add_scores(grouping, group, study.score.astype(np.int64), won, block)

    def _add_scores(self, grouping: Grouping, group: Any, score: Any, won: Any, block: Any) -> None:
        """What the seats of each group scored and won, by block, and how well the order of the groups foretells that of the scores."""
        inside, found = group >= 0, self.scores[grouping.name]
        at = (len(grouping.groups) * block[:, None] + group)[inside]
        for column, value in enumerate((np.ones_like(score), score, score * score, won)):
            found[:, :, column] += np.bincount(at, value[inside], found[:, :, column].size).astype(np.int64).reshape(found.shape[:2])
        if grouping.name in self.foretold:
            fit = rank_correlation(group, score)
            known = ~np.isnan(fit) & inside.all(axis=1)
            self.foretold[grouping.name] += np.stack([np.bincount(block[known], one, BLOCKS) for one in (fit[known], None)], axis=1)
