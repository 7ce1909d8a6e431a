"""Displacement's lens counted again, from nothing but the told events of a whole match: the plain way, to check the quick one."""

from recounting import Follower, gini

from lopsided.engine.match import Match
from lopsided.games.displacement import GAME

HARMLESS = {
    "Taiga": 10, "Hot Desert": 12, "High Cold Desert": 13, "Tundra Coast": 8, "Savanna": 8, "Rainforest Basin": 10,
    "Fjord Forest": 6, "Dry Coastal Range": 6, "Low Islands": 5, "River Delta": 7, "Bare Highlands": 11, "Prairie": 9,
}  # fmt: skip
KINDS = [card["kind"] for card in GAME.printed["cards"]]
REGIONS = [region["name"] for region in GAME.printed["regions"]]


class Recount(Follower):
    """Follows everybody's tokens, homes and displaced by what is told, and counts on the way."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        seats = range(match.seats)
        self.tokens = [5 for _ in seats]
        self.homes: list[dict[int, list[int]]] = [{square: [s] * 3 for square in range(3)} for s in seats]
        self.line = [[s] * 3 for s in seats]
        self.regions = [0 for _ in seats]
        self.first = 0
        self.curves: dict[int, tuple[float, ...]] = {}
        self.follow(match)
        for seat in seats:
            self.end(seat)
        nations = match.view(-1)["table"]["nations"]
        assert self.tokens == [n["tokens"] for n in nations], "the events do not tell what everybody has"
        assert list(map(sorted, self.line)) == [sorted(n["displaced"]) for n in nations], "the events do not tell who waits"
        assert self.homes == [{q: pins for q, pins in enumerate(n["homes"]) if pins is not None} for n in nations], "the events do not tell who lives where"

    def band(self, seat: int) -> str:
        harmless = HARMLESS[REGIONS[self.regions[seat]]]
        return "protected" if harmless >= 10 else "exposed" if harmless <= 7 else "middle"

    def count(self, seat: int, count: str, by: int = 1) -> None:
        """Add to a count of a nation's band."""
        self.counts[self.band(seat), count] += by

    def full(self, seat: int) -> int:
        return sum(len(pins) == 3 for pins in self.homes[seat].values())

    def people(self, seat: int) -> list[int]:
        """The nations of birth of all who live here."""
        return self.line[seat] + [pin for pins in self.homes[seat].values() for pin in pins]

    def on_region(self, seat: int, region: int) -> None:
        self.regions[seat] = region

    def on_began(self, seat: int) -> None:
        self.first = seat

    def on_round(self, round: int) -> None:
        n = len(self.tokens)
        means = sum(self.tokens) / n, sum(map(self.full, range(n))) / n, sum(map(len, self.line)) / n
        self.curves[round] = *means, gini(self.tokens)

    def on_turn(self, seat: int) -> None:
        self.count(seat, "turns")
        self.count(seat, "waiting", len(self.line[seat]))
        for born in self.people(seat):
            self.count(born, "at home" if born == seat else "abroad")
        for born in self.line[seat]:
            self.count(born, "displaced at home" if born == seat else "displaced abroad")

    def on_drew(self, seat: int, card: int) -> None:
        self.count(seat, "crises", KINDS[card] == "crisis")

    def on_safe(self, seat: int, card: int) -> None:
        self.count(seat, "passed by", KINDS[card] == "crisis")

    def on_faced(self, seat: int, card: int, price: int, able: int) -> None:
        assert able == (self.tokens[seat] >= price)
        self.count(seat, "unable", not able)
        self.count(seat, "faced", KINDS[card] == "crisis")

    def on_blocked(self, seat: int, card: int, price: int) -> None:
        self.tokens[seat] -= price
        self.count(seat, "blocks", price)

    def on_gained(self, seat: int, amount: int) -> None:
        self.tokens[seat] += amount

    def on_lost(self, seat: int, amount: int) -> None:
        self.tokens[seat] -= amount

    def on_income(self, seat: int, amount: int) -> None:
        self.tokens[seat] += amount
        self.count(seat, "income", amount)

    def on_aid(self, seat: int, target: int, amount: int) -> None:
        self.tokens[seat] -= amount
        self.tokens[target] += amount

    def on_bought(self, seat: int, square: int, price: int) -> None:
        self.tokens[seat] -= price
        self.homes[seat][square] = []

    def on_community_won(self, seat: int, square: int) -> None:
        self.homes[seat][square] = []

    def on_community_lost(self, seat: int, square: int, pins: int) -> None:
        assert len(self.homes[seat][square]) == pins
        self.line[seat] += self.homes[seat].pop(square)
        self.count(seat, "communities lost")

    def take(self, seat: int, color: int, square: int) -> None:
        """Somebody leaves a nation."""
        (self.line[seat] if square < 0 else self.homes[seat][square]).remove(color)

    def on_died(self, seat: int, color: int, native: int, housed: int, square: int) -> None:
        assert (housed, native) == (square >= 0, color == seat)
        self.take(seat, color, square)
        self.count(color, f"died {'housed' if housed else 'displaced'} {'at home' if native else 'abroad'}")

    def on_born(self, seat: int, pins: int) -> None:
        self.line[seat] += [seat] * pins

    def on_housed(self, seat: int, color: int, square: int) -> None:
        self.line[seat].remove(color)
        self.homes[seat][square].append(color)

    def on_moved(self, seat: int, target: int, color: int, native: int, square: int) -> None:
        self.take(seat, color, square)
        self.line[target].append(color)
        self.travel(seat, target, color, 1)

    def on_sent(self, seat: int, target: int, color: int, pins: int, native: int) -> None:
        for _ in range(pins):
            self.line[seat].remove(color)
        self.line[target] += [color] * pins
        self.travel(seat, target, color, pins)

    def travel(self, seat: int, target: int, color: int, people: int) -> None:
        self.count(seat, "sent", people)
        self.count(target, "received", people)
        self.count(seat, "taken in", -people)
        self.count(target, "taken in", people)
        self.count(color, "sent away" if color == seat else "sent on", people)

    def on_sheltered(self, seat: int, pins: int, price: int) -> None:
        assert len(self.line[seat]) == pins
        self.tokens[seat] -= price
        self.count(seat, "shelter", price)

    def end(self, seat: int) -> None:
        self.count(seat, "nations")
        self.count(seat, "full at end", self.full(seat))
        self.count(seat, "tokens at end", self.tokens[seat])
        for born in self.people(seat):
            self.count(born, "alive at end")
        for pins in self.homes[seat].values():
            for born in pins:
                self.count(born, "housed at end")
