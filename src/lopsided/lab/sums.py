"""What is kept of games by the million: sums, so that memory does not grow with their number."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import lcm
from typing import Any

import numpy as np

from lopsided.engine.batch import BLOCKS, block_size
from lopsided.engine.game import Game
from lopsided.lab.matches import NOT_REACHED
from lopsided.lab.measures import MEASURES, Inside, Shared, between, theil, transitions
from lopsided.lab.statistics import rank_correlation
from lopsided.lab.study import Study

SUMS = 5  # of each group, over games: wins, members, wins x wins, wins x members, members x members
LONGEST = 10_000  # rounds; longer games are counted as so long
EARLY = 3  # the round as which begins it is noted who is rich, to see who still is at the end


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
        self.tally, _, self.curve = lens.tables(0, BLOCKS, 0)
        self.measures = {name: np.zeros((BLOCKS, 2)) for name in MEASURES} if lens.wealth else {}  # of wealth at the end; games that have one
        self.lorenz = np.zeros((BLOCKS, len(agents) + 1))
        self.between = {g.name: np.zeros((BLOCKS, 2)) for g in self.groupings} if lens.wealth else {}  # Theil's T between groups, and all of it
        self.owned = {g.name: np.zeros((BLOCKS, len(g.groups))) for g in self.groupings} if lens.wealth else {}
        self.paths: list[tuple[Any, Any]] = []  # of the first games: wealth by round, and the group of each seat by grouping
        self.mobility, self.moved = np.zeros((BLOCKS, 2)), np.zeros((3, 3), np.int64)

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
        score, shared = study.score.astype(np.int64), Shared(study.owned) if self.measures else None
        unequal: Any = theil(shared) if shared else None
        for grouping, sums in zip(self.groupings, self.wins, strict=True):
            group = grouping.groups_of(study)
            inside = Inside(group, len(grouping.groups))
            members, wins = inside.seats[:, :-1], inside.total(won)[:, :-1].astype(np.int64)
            both = ((wins, wins), (wins, members), (members, members))
            sums += np.stack([wins.sum(axis=0), members.sum(axis=0), *(np.einsum("gk,gk->k", *two) for two in both)], axis=1)
            found = self.scores[grouping.name]
            for column, one in enumerate((members, inside.total(score)[:, :-1], inside.total(score * score)[:, :-1], wins)):
                found[:, :, column] += self._by_block(one, size).astype(np.int64)
            if grouping.name in self.foretold:
                fit = rank_correlation(group, score)
                self._add_means(self.foretold[grouping.name], np.where((group >= 0).all(axis=1), fit, np.nan), block)
            if shared:
                self.between[grouping.name] += self._by_block(np.stack([between(shared, inside), unequal], axis=1), size)
                self.owned[grouping.name] += self._by_block(inside.total(study.owned)[:, :-1], size)
        if shared:
            self._add_wealth(study, shared, block)

    def _add_wealth(self, study: Study, shared: Shared, block: Any) -> None:
        """How unequally all is shared out at the end, and round by round."""
        for name, measure in MEASURES.items():
            self._add_means(self.measures[name], measure(shared), block)
        self.lorenz += self._by_block(shared.lorenz, block_size(len(block)))
        if len(study.paths):
            few = len(study.paths)
            self.paths.append((study.paths, {g.name: np.asarray(g.groups_of(study))[:few] for g in self.groupings}))
            early, late = study.paths[:, min(EARLY, study.paths.shape[1] - 1)], study.owned[:few]
            reached = (early != NOT_REACHED).all(axis=1)
            self._add_means(self.mobility, np.where(reached, rank_correlation(early, late), np.nan), block[:few])
            self.moved += transitions(early[reached], late[reached])

    @staticmethod
    def _by_block(values: Any, size: int) -> Any:
        """The sums of values[game, k] over each block of so many games."""
        found = np.add.reduceat(values, np.arange(0, len(values), size), axis=0)
        return np.concatenate([found, np.zeros((BLOCKS - len(found), found.shape[1]), found.dtype)])

    @staticmethod
    def _add_means(sums: Any, values: Any, block: Any) -> None:
        """Add one value a game to sums by block, where there is one."""
        known = ~np.isnan(values)
        sums += np.stack([np.bincount(block[known], one, BLOCKS) for one in (values[known], None)], axis=1)
