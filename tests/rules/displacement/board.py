"""Nations laid for a test, in the ledger's own notation: `w = world(A="t5 [3,3,3] d3", B="t1 [3,.,0] d0")`."""

import re
from collections.abc import Callable
from typing import Any

from lopsided.engine.decisions import close_all
from lopsided.engine.decks import CARDS as FIRST_CARD
from lopsided.engine.decks import PILED, UNDRAWN, discard
from lopsided.games.displacement import GAME
from lopsided.games.displacement.rules import turn
from lopsided.games.displacement.rules.people import join_line, leave_line, line_of
from lopsided.games.displacement.state import DECK, FULL, SQUARES, Goal
from lopsided.testing.table import Table

CARDS = {card["id"].removeprefix("DP-"): number for number, card in enumerate(GAME.printed["cards"])}
REGIONS = {region["name"]: number for number, region in enumerate(GAME.printed["regions"])}


class World(Table):
    """A table of Displacement in its own words."""

    def __getitem__(self, player: str) -> str:
        """A nation in the ledger's notation."""
        g, seat = self.match.g, self.seat(player)
        homes = [str(sum(1 for i in range(FULL) if g.home[seat, q, i])) if g.built[seat, q] else "." for q in range(SQUARES)]
        while homes and homes[-1] == ".":
            homes.pop()
        return f"t{g.tokens[seat]} [{','.join(homes)}] d{g.waiting[seat]}"

    def run(self, rule: Callable[..., Any], *arguments: Any) -> Any:
        """Call one of the game's rules, with nobody being asked anything."""
        close_all(self.match.g)
        return super().run(rule, *arguments)

    def lay_nation(self, player: str, notation: str, color: int = -1) -> None:
        """Put a nation on the table; its people are of its own colour unless said."""
        g, seat = self.match.g, self.seat(player)
        found = re.fullmatch(r"t(\d+) \[([\d.,]*)\] d(\d+)", notation)
        assert found, notation
        color = seat if color < 0 else color
        g.tokens[seat] = int(found[1])
        self.clear_line(seat)
        for square in range(SQUARES):
            g.built[seat, square] = 0
            for pin in range(FULL):
                g.home[seat, square, pin] = 0
        for square, pins in enumerate(found[2].split(",") if found[2] else []):
            if pins != ".":
                g.built[seat, square] = 1
                for pin in range(int(pins)):
                    g.home[seat, square, pin] = color + 1
        for _ in range(int(found[3])):
            join_line(g, seat, color + 1)

    def clear_line(self, seat: int) -> None:
        """Nobody of this nation waits."""
        while self.match.g.waiting[seat]:
            leave_line(self.match.g, seat, 0)

    def count_people(self) -> None:
        """Take from the box as many pins of each colour as lie on the table."""
        g, box = self.match.g, self.match.box
        for color in range(box.seats):
            placed = list(g.line).count(color + 1)
            placed += sum(g.home[s, q, i] == color + 1 for s in range(box.seats) for q in range(SQUARES) for i in range(FULL))
            g.supply[color] = box.pins_per_color - placed

    def line(self, player: str) -> str:
        """The displaced of a nation by the letters of their nations of birth, the longest displaced first."""
        g, seat = self.match.g, self.seat(player)
        return "".join(self.match.names[color - 1] for color in g.line[line_of(g, seat) :][: g.waiting[seat]])

    def wait(self, player: str, letters: str) -> None:
        """Lay a line of displaced people by the letters of their nations of birth."""
        seat = self.seat(player)
        self.clear_line(seat)
        for letter in letters:
            join_line(self.match.g, seat, self.seat(letter) + 1)
        self.count_people()

    def stack(self, card: str) -> None:
        """Put a card of this kind on top of the deck."""
        decks, kind = self.match.g.decks, CARDS[card]
        top = FIRST_CARD + decks[DECK, UNDRAWN] - 1
        for place in range(FIRST_CARD, top + 1):
            if decks[DECK, place] == kind:
                decks[DECK, place], decks[DECK, top] = decks[DECK, top], kind
                return
        raise AssertionError(f"no {card} is left in the deck")

    def draws(self, card: str, player: str = "A") -> None:
        """This nation's turn begins, and it draws this card."""
        self.stack(card)
        self.begins(player)
        self.do("draw")

    def begins(self, player: str = "A") -> None:
        """This nation's turn begins."""
        seat = self.seat(player)
        self.lay(turn=(seat - self.match.g.first) % self.match.seats)
        self.run(turn.begin_turn)

    def run_needs(self, player: str = "A") -> None:
        """The needs step of this nation comes, after its people have found the homes that stand empty."""
        self.lay(turn=(self.seat(player) - self.match.g.first) % self.match.seats)
        self.run(turn.needs, self.seat(player))

    def ends(self, player: str = "A") -> None:
        """The end of this nation's turn comes, with nobody asked."""
        self.lay(active=self.seat(player), turn=(self.seat(player) - self.match.g.first) % self.match.seats)
        self.run(turn.end_turn, self.seat(player))

    def discard_all(self) -> None:
        """Put every undrawn card on the discard pile."""
        decks = self.match.g.decks
        for place in range(FIRST_CARD, FIRST_CARD + decks[DECK, UNDRAWN]):
            discard(decks, DECK, decks[DECK, place])
            decks[DECK, place] = 0
        decks[DECK, UNDRAWN] = 0

    @property
    def undrawn(self) -> int:
        """Cards in the deck."""
        return int(self.match.g.decks[DECK, UNDRAWN])

    @property
    def discarded(self) -> int:
        """Cards on the discard pile."""
        return int(self.match.g.decks[DECK, PILED])

    @property
    def winners(self) -> str:
        """Who has won."""
        return "".join(n for s, n in enumerate(self.match.names) if self.match.g.winners >> s & 1)

    def may(self, action: str) -> bool:
        """Whether an action, or one of its kind, may be taken now."""
        return any(c.name == action for c in self.choices())


def world(variant: str = "", round: int = 4, turns: int = 3, regions: str = "", goals: str = "", **laid: Any) -> World:
    """Nations by capital letter in the ledger's notation, options by name.

    `regions` by name with commas (Savanna where none is given), `goals` by their first letters (H, M, E; M where none is given),
    `turns` that every nation has begun before.
    """
    nations = {name: text for name, text in laid.items() if name.isupper()}
    w = World(GAME, len(nations), {name: value for name, value in laid.items() if name not in nations}, variant)
    assert list(nations) == w.match.names, "name the nations A, B, C ... in order"
    for name, text in nations.items():
        w.lay_nation(name, text)
    named = [part.strip() for part in regions.split(",")] if regions else []
    letters = {goal.name[0]: goal for goal in Goal}
    w.lay(
        round=round, first=0, turn=0,
        turns=[turns] * len(nations),
        region=[REGIONS[named[s]] if s < len(named) else REGIONS["Savanna"] for s in range(len(nations))],
        goal=[letters[goals[s]] if s < len(goals) else Goal.METROPOLITAN for s in range(len(nations))],
    )  # fmt: skip
    w.count_people()
    return w
