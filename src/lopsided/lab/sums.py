"""What is kept of games by the million: sums, so that memory does not grow with their number."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import lcm
from typing import Any

import numpy as np

from lopsided.engine.batch import BLOCKS, Study, block_size
from lopsided.engine.game import Game

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
        self.scores = {g.name: np.zeros((BLOCKS, len(g.groups), 3), np.int64) for g in self.groupings if g.name in lens.explained}  # seats, sum, squares
        self.games = np.zeros(BLOCKS, np.int64)
        self.tally = np.zeros((BLOCKS, len(lens.groups), max(1, len(lens.counts))), np.int64)
        self.curve = np.zeros((BLOCKS, lens.rounds + 1, len(lens.curves) + 1))

    def add(self, study: Study) -> None:
        """Add a part of the run; its blocks are added to the blocks of the parts before it."""
        games, blocks = len(study.moves), len(study.tally)
        size = block_size(games)
        self.moves += int(study.moves.sum())
        self.rounds += np.bincount(np.minimum(study.rounds, LONGEST), minlength=LONGEST + 1)
        self.games[:blocks] += np.minimum(size, games - size * np.arange(blocks))
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
            if grouping.name in self.scores:
                self._add_scores(self.scores[grouping.name], group, study, size)

    @staticmethod
    def _add_scores(sums: Any, group: Any, study: Study, size: int) -> None:
        """Seats, scores and their squares by block and group."""
        block = np.broadcast_to((np.arange(len(study.moves)) // size)[:, None], group.shape)
        score, member = study.score.astype(np.int64), group >= 0
        for column, value in enumerate((np.ones_like(score), score, score * score)):
            np.add.at(sums[:, :, column], (block[member], group[member]), value[member])
