"""The ladder laid for a test: `t = ladder(A=(4, 3), B=(0, 0)); t.rolls(P=5, W=3); assert t["A"] == (5, 0)`."""

from typing import Any

from lopsided.games.threat_level import GAME
from lopsided.games.threat_level.rules import turn
from lopsided.games.threat_level.state import LOSE, POINTS_DIE, WILD_DIE
from lopsided.testing.table import Table

OUT = LOSE


class Ladder(Table):
    """A table of Threat Level in its own words."""

    def __getitem__(self, player: str) -> tuple[int, int]:
        """The row and the points of a player."""
        seat = self.seat(player)
        return self.match.g.row[seat], self.match.g.points[seat]

    def acts(self, player: str = "A", wild: int = 0) -> None:
        """The dice of this player's turn are read: the action phase, with an unused wild 1 or 2 where that was rolled."""
        seat = self.seat(player)
        self.lay(active=seat, turn_row=self.match.g.row[seat], wild=wild, unused=int(wild in (1, 2)))
        self.ask("action", player)

    def rolls(self, player: str = "A", P: int = 0, W: int = 0) -> None:
        """This player's turn begins with these dice, every one of which must be rolled."""
        seat = self.seat(player)
        self.luck(*(die + other for die in (POINTS_DIE, WILD_DIE) for other in range(self.match.seats) if other != seat and not self.cup.left(die + other)))
        self.comes(player, P=P, W=W)
        self.run(turn.begin_turn, seat)
        self.run(turn.play_on)
        left = [die for die, stream in (("P", POINTS_DIE), ("W", WILD_DIE)) if self.cup.left(stream + seat)]
        assert not left, f"{player} did not roll {left}"

    def comes(self, player: str, P: int = 0, W: int = 0) -> None:
        """Load this player's next dice, for a turn that begins by itself; 0 loads nothing."""
        for stream, face in ((POINTS_DIE, P), (WILD_DIE, W)):
            if face:
                self.cup.load(stream + self.seat(player), face)

    def targets(self, action: str) -> str:
        """The letters of those at whom an action may be aimed now."""
        return "".join(self.match.names[c.ints["target"]] for c in self.choices() if c.name == action)

    def may(self, action: str) -> bool:
        """Whether an action, or one of its kind, may be taken now."""
        return any(c.name == action for c in self.choices())

    @property
    def dice(self) -> tuple[int, int]:
        """The Points Die and the Wild Die of the last roll that was read; 0 = not rolled."""
        last = self.told("rolled")[-1]
        return last["die"], last["wild"]


def ladder(variant: str = "", fell: str = "", **laid: Any) -> Ladder:
    """Players by capital letter as (row, points), options by name; `fell` is the order of arrival on YOU LOSE."""
    players = {name: place for name, place in laid.items() if name.isupper()}
    t = Ladder(GAME, len(players), {name: value for name, value in laid.items() if name not in players}, variant)
    assert list(players) == t.match.names, "name the players A, B, C ... in order"
    out = fell or [name for name, (row, _) in players.items() if row == OUT]
    t.lay(
        row=[row for row, _ in players.values()],
        points=[points for _, points in players.values()],
        fell=[1 + out.index(name) if name in out else 0 for name in players],
        falls=len(out),
        first=0, round=1,
    )  # fmt: skip
    return t


def net(row: int, P: int, W: int, points: int = 20, variant: str = "", **options: Any) -> int:
    """What one roll is worth to a player on this row who can pay for it and whom no union helps."""
    t = ladder(variant, A=(row, points), B=(0, 0), C=(0, 0), **options)
    t.rolls(P=P if variant or 1 <= row <= 9 else 0, W=W)
    if t.phase == "ignore_health":
        t.do("union_pass")
    return t["A"][1] - points
