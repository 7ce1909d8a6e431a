"""What the coach says, as it is sent to whoever asked; web/src/lib/advice.ts is made from it.

All figures are wins in 100 games with their 95% intervals, from games that had no part in choosing what is shown.
"""

from typing import Any, Literal

import msgspec

Reason = Literal["wins", "usual", "as_usual", "holds", "gains", "alike", "alike_but", "less", "more"]


class Chance(msgspec.Struct, frozen=True):
    """Wins in 100 games, and where the interval ends."""

    share: float
    low: float
    high: float


class Why(msgspec.Struct, frozen=True):
    """Why a turn is worth a look, for one sentence: `was` and `now` are somebody's wins in 100 games, or where an interval ends."""

    reason: Reason
    was: float = 0.0
    now: float = 0.0
    seat: int = -1  # of whom it tells, where that is not the reader


class Plan(msgspec.Struct, frozen=True):
    """A whole turn, up to where something comes to light: its steps as a view lists actions, and what the reader can expect after it."""

    steps: list[dict[str, Any]]
    chance: Chance
    why: Why


class Advice(msgspec.Struct, frozen=True):
    """The turns that are worth a look, the most promising first."""

    bot: str  # by whose play the games go on
    tried: int  # turns
    games: int  # that each figure is from
    plans: list[Plan]
    usual: Chance  # what the reader can expect after what that bot would do
    final: bool = True  # False: a first look, a better one comes
