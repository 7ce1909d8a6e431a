"""Threat Level's lens counted again, from nothing but the told events of a whole match: the plain way, to check the quick one."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from lopsided.engine.dice import lab_secret
from lopsided.engine.match import Match
from lopsided.games.threat_level import GAME

OUT = 11


def play(agents: Sequence[str], seed: int, number: int, options: Any = None, variant: str = "") -> Match:
    """Game `number` of the lab's run `seed`, played interpreted."""
    match = Match(GAME, len(agents), options, variant, secret=lab_secret(seed, number))
    while not match.over:
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, agents[seat], match.luck()))
    return match


def band(row: int) -> str:
    """The band of a row, by name."""
    return next(name for name, rows in GAME.lens.bands.items() if row in rows)


def gini(values: Sequence[int]) -> float:
    """Half the relative mean difference."""
    n, total = len(values), sum(values)
    return sum(abs(a - b) for a in values for b in values) / (2 * n * total) if total else 0.0


class Recount:
    """Follows everybody's row and points by what is told, and counts on the way."""

    def __init__(self, match: Match) -> None:
        self.row = list(match.options.get("start_rows", [0] * match.seats))
        self.points = [match.options.get("start_points", 0)] * match.seats
        self.counts: Counter[tuple[int, str]] = Counter()
        self.members: dict[int, list[str]] = {}
        self.ginis: dict[int, tuple[float, float]] = {}
        for row in match.events:
            event = match.game.told.read(row)
            getattr(self, event.kind, self.ignore)(**event.ints)
        assert self.row == match.g.row.tolist()[: match.seats], "the events do not tell where everybody stands"
        assert self.points == match.g.points.tolist()[: match.seats], "the events do not tell what everybody has"

    def ignore(self, **ints: int) -> None:
        """Told, but nothing to follow."""

    def count(self, row: int, count: str, by: int = 1) -> None:
        """Add to a count of a row."""
        self.counts[row, count] += by

    def round(self, round: int) -> None:
        self.ginis[round] = gini(self.points), gini(self.row)
        self.members[round] = [band(row) for row in self.row]

    def turn(self, seat: int, row: int, points: int) -> None:
        assert (row, points) == (self.row[seat], self.points[seat])
        self.count(row, "turns")

    def out_rolled(self, seat: int, wild: int) -> None:
        self.count(OUT, "turns")

    def gained(self, seat: int, points: int, row: int) -> None:
        self.points[seat] += points
        self.count(row, "income", points)
        self.count(row, "earnable", points)

    def forgone(self, seat: int, points: int, row: int) -> None:
        self.count(row, "earnable", points)

    def taxed(self, seat: int, points: int, row: int) -> None:
        self.points[seat] -= points
        self.count(row, "income", -points)
        self.count(row, "paid", points)

    billed = taxed

    def bankrupt(self, seat: int, points: int, due: int, row: int) -> None:
        self.points[seat] -= points
        self.row[seat] += 1
        self.count(row, "bankruptcies")
        self.count(row, "income", -due)
        self.count(row, "paid", points)

    def rose(self, seat: int, rows: int, row: int) -> None:
        self.row[seat] = row

    def stepped_down(self, seat: int, row: int) -> None:
        self.row[seat] = row

    def pushed(self, seat: int, target: int, price: int, tax: int, row: int) -> None:
        self.points[seat] -= price

    def rises(self, seat: int, target: int, row: int) -> None:
        self.row[target] = row

    def pulled(self, seat: int, target: int, price: int, row: int) -> None:
        if self.row[target] == OUT:
            self.count(OUT, "rescues")
        self.points[seat] -= price
        self.row[target] = row

    def robbed(self, seat: int, target: int, points: int, price: int, tax: int) -> None:
        thief, victim = self.row[seat], self.row[target]
        self.count(thief, "stolen", points)
        self.count(victim, "robbed", points)
        self.count(victim, f"robbed by {band(thief)}", points)
        self.points[seat] += points - price
        self.points[target] = 0

    def help(self, helper: int, deed: str) -> None:
        self.points[helper] -= 1
        self.count(self.row[helper], deed)
        self.count(self.row[helper], "union spend")

    def ignored(self, seat: int, target: int, row: int) -> None:
        self.help(seat, "emergencies cancelled")

    def stopped(self, seat: int, target: int, helper: int, row: int) -> None:
        self.help(helper, "pushes stopped")

    def halved(self, seat: int, target: int, helper: int, row: int) -> None:
        self.help(helper, "pulls halved")

    def refunded(self, seat: int, points: int) -> None:
        self.points[seat] += points

    def out(self, seat: int, points: int) -> None:
        self.row[seat] = OUT

    def forfeited(self, seat: int, points: int) -> None:
        self.points[seat] = 0

    def came_back(self, seat: int) -> None:
        self.row[seat] = 10
        self.count(OUT, "returns")
