"""The outlook of a position: what part of the win each seat can expect.

V(s) is measured from the true state s: what nobody knows, the dice to come and the order of undrawn cards, is drawn anew, and from
there on everybody is played by the measuring bot. From what a seat sees, all is drawn anew that it does not know.

Outlooks by one seed are pairs: their differences have narrower intervals than
the outlooks themselves.
"""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from lopsided.agents.rollouts import Position, Rollouts, measuring_bot
from lopsided.lab.statistics import Estimate, change_of, share_of

CHUNK = 64  # rollouts before the first look at the clock


@dataclass(frozen=True)
class Outlook:
    """What rollouts of one position showed."""

    bot: str
    seed: int
    wins: Any  # [rollout, seat]: parts of the win

    @property
    def shares(self) -> list[Estimate]:
        """Each seat's expected part of the win, with its 95% interval."""
        return [share_of(column) for column in self.wins.T]

    def change(self, after: "Outlook") -> list[Estimate]:
        """How much more each seat can expect in another position or under other rules, rollout by rollout, with 95% intervals."""
        if (self.bot, self.seed) != (after.bot, after.seed):
            raise ValueError("two outlooks are pairs only where bot and seed are the same")
        n = min(len(self.wins), len(after.wins))
        return [change_of(column) for column in (after.wins[:n] - self.wins[:n]).T]


def outlook(position: Position, rollouts: int = 1_000, seconds: float = 0.0, how: Rollouts | None = None) -> Outlook:
    """The outlook by so many rollouts; with `seconds`, by as many as there is time for, but no more than that."""
    how = how or Rollouts()
    began, parts, done, size = time.perf_counter(), list[Any](), 0, CHUNK if seconds else rollouts
    while done < rollouts and size > 0:
        parts.append(how.run(position, done, min(size, rollouts - done))[:, 0])
        done += len(parts[-1])
        size = min(done, int(done * (seconds / (time.perf_counter() - began) - 1)))  # what there is still time for
    return Outlook(how.bot or measuring_bot(position.game), how.seed, np.concatenate(parts))
