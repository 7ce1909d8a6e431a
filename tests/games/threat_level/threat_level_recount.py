"""Threat Level's lens counted again, from nothing but the told events of a whole match: the plain way, to check the quick one."""

from recounting import Follower, gini

from lopsided.engine.match import Match
from lopsided.games.threat_level import GAME

OUT = 11


def band(row: int) -> str:
    """The band of a row, by name."""
    return next(name for name, rows in GAME.lens.bands.items() if row in rows)


class Recount(Follower):
    """Follows everybody's row and points by what is told, and counts on the way."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.row = list(match.options.get("start_rows", [0] * match.seats))
        self.points = [match.options.get("start_points", 0)] * match.seats
        self.members: dict[int, list[str]] = {}
        self.ginis: dict[int, tuple[float, float]] = {}
        self.follow(match)
        assert self.row == match.g.row.tolist()[: match.seats], "the events do not tell where everybody stands"
        assert self.points == match.g.points.tolist()[: match.seats], "the events do not tell what everybody has"

    def count(self, row: int, count: str, by: int = 1) -> None:
        """Add to a count of a row."""
        self.counts[row, count] += by

    def on_round(self, round: int) -> None:
        self.ginis[round] = gini(self.points), gini(self.row)
        self.members[round] = [band(row) for row in self.row]

    def on_turn(self, seat: int, row: int, points: int) -> None:
        assert (row, points) == (self.row[seat], self.points[seat])
        self.count(row, "turns")

    def on_out_rolled(self, seat: int, wild: int) -> None:
        self.count(OUT, "turns")

    def on_gained(self, seat: int, points: int, row: int) -> None:
        self.points[seat] += points
        self.count(row, "income", points)
        self.count(row, "earnable", points)

    def on_forgone(self, seat: int, points: int, row: int) -> None:
        self.count(row, "earnable", points)

    def on_taxed(self, seat: int, points: int, row: int) -> None:
        self.points[seat] -= points
        self.count(row, "income", -points)
        self.count(row, "paid", points)

    on_billed = on_taxed

    def on_bankrupt(self, seat: int, points: int, due: int, row: int) -> None:
        self.points[seat] -= points
        self.row[seat] += 1
        self.count(row, "bankruptcies")
        self.count(row, "income", -due)
        self.count(row, "paid", points)

    def on_rose(self, seat: int, rows: int, row: int) -> None:
        self.row[seat] = row

    def on_stepped_down(self, seat: int, row: int) -> None:
        self.row[seat] = row

    def on_pushed(self, seat: int, target: int, price: int, tax: int, row: int) -> None:
        self.points[seat] -= price

    def on_rises(self, seat: int, target: int, row: int) -> None:
        self.row[target] = row

    def on_pulled(self, seat: int, target: int, price: int, row: int) -> None:
        if self.row[target] == OUT:
            self.count(OUT, "rescues")
        self.points[seat] -= price
        self.row[target] = row

    def on_robbed(self, seat: int, target: int, points: int, price: int, tax: int) -> None:
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

    def on_ignored(self, seat: int, target: int, row: int) -> None:
        self.help(seat, "emergencies cancelled")

    def on_stopped(self, seat: int, target: int, helper: int, row: int) -> None:
        self.help(helper, "pushes stopped")

    def on_halved(self, seat: int, target: int, helper: int, row: int) -> None:
        self.help(helper, "pulls halved")

    def on_refunded(self, seat: int, points: int) -> None:
        self.points[seat] += points

    def on_out(self, seat: int, points: int) -> None:
        self.row[seat] = OUT

    def on_forfeited(self, seat: int, points: int) -> None:
        self.points[seat] = 0

    def on_came_back(self, seat: int) -> None:
        self.row[seat] = 10
        self.count(OUT, "returns")
