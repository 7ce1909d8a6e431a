"""What the tests of every lens share: games of the lab played again one by one, and all that was told counted again, the plain way."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from lopsided.engine.dice import lab_secret
from lopsided.engine.game import Game
from lopsided.engine.match import Match
from lopsided.lab.study import Study


def play(game: Game, agents: Sequence[str], seed: int, number: int, options: Any = None, variant: str = "") -> Match:
    """Game `number` of the lab's run `seed`, played interpreted."""
    match = Match(game, len(agents), options, variant, secret=lab_secret(seed, number))
    while not match.over:
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, agents[seat], match.luck()))
    return match


def gini(values: Sequence[int]) -> float:
    """Half the relative mean difference."""
    n, total = len(values), sum(values)
    return sum(abs(a - b) for a in values for b in values) / (2 * n * total) if total else 0.0


class Follower:
    """Follows a match by nothing but what was told: on_turn(seat=0, ...) hears of each `turn`. Groups are named or numbered."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str | int, str]] = Counter()

    def follow(self, match: Match) -> None:
        """Hear of every event."""
        for row in match.events:
            event = match.game.told.read(row)
            if heard := getattr(self, f"on_{event.kind}", None):
                heard(**event.ints)


def assert_counted_alike(game: Game, study: Study, recounts: Iterable[Counter[tuple[str | int, str]]], counts: Collection[str] = ()) -> None:
    """These counts of the lab's, or all, are those that were counted again."""
    groups, again = game.lens.groups, Counter[tuple[str, str]]()
    for recount in recounts:
        for (group, count), n in recount.items():
            again[groups[group] if isinstance(group, int) else group, count] += n
    there = {(group, count): int(study.tally[:, g, c].sum()) for g, group in enumerate(groups) for c, count in enumerate(game.lens.counts)}
    assert {key: n for key, n in there.items() if n and (not counts or key[1] in counts)} == {key: n for key, n in again.items() if n}
