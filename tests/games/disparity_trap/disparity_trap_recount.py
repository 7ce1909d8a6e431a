"""The lens counted again, from nothing but the told events of a whole match: the plain way, to check the quick one."""

from recounting import Follower

from lopsided.engine.match import Match
from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.state import Phase, Thing

CARDS = GAME.printed["cards"]
THINGS = [thing.name.lower() for thing in Thing]
TILES = THINGS[:7]
TRADES = [(trade["give"].split()[0], int(trade["give"].split()[1]), trade["get"]) for trade in GAME.printed["trades"]]


class Recount(Follower):
    """Follows everybody's tiles, tokens and pawns by what is told, and counts on the way."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.board = match.game.board(match.box)
        seats = range(match.seats)
        self.have = [dict.fromkeys(THINGS, 0) for _ in seats]
        self.pawn, self.turns, self.position = [0 for _ in seats], [0 for _ in seats], ["" for _ in seats]
        self.level: set[int] = set()
        self.helps, self.hinders = [0 for _ in seats], [0 for _ in seats]
        self.active = self.caller = self.stake = self.first = 0
        self.follow(match)
        self.end(match)

    def count(self, seat: int, what: str, n: int = 1) -> None:
        self.counts[self.position[seat], what] += n

    def on_position(self, seat: int, position: int) -> None:
        self.position[seat] = ("", "SD", "SND")[position]

    def on_began(self, seat: int) -> None:
        self.first = seat
        for have, position in zip(self.have, self.position, strict=True):
            have["privilege"] = self.board["start_privilege"][position.lower()]

    def on_turn(self, seat: int) -> None:
        self.turns[seat] += 1
        self.active = seat
        self.count(seat, "turns")

    def on_skipped(self, seat: int, turns: int) -> None:
        self.count(seat, "turns skipped")

    def on_gained(self, seat: int, thing: int, amount: int, card: int) -> None:
        name = THINGS[thing]
        self.have[seat][name] += amount
        if name == "privilege":
            self.count(seat, "tokens received", amount)
        elif name == "justice":
            self.count(seat, "Justice tokens", amount)
        elif name in TILES:
            self.count(seat, "tiles", amount)
        if name in TILES[3:]:
            self.count(seat, f"goal {TILES.index(name) - 2} tiles")
        if name in ("job", "home"):
            self.reached(seat, name.capitalize())

    def reached(self, seat: int, tile: str) -> None:
        self.count(seat, f"turns to {tile}", self.turns[seat])
        self.count(seat, f"{tile}s")

    def on_lost(self, seat: int, thing: int, amount: int, card: int) -> None:
        self.have[seat][THINGS[thing]] -= amount
        if CARDS[card]["deck"] == "taxes":
            self.count(seat, "taxed", amount)

    def on_collected(self, seat: int, amount: int) -> None:
        assert amount == sum(self.have[seat][tile] > 0 for tile in TILES)
        self.have[seat]["privilege"] += amount
        self.count(seat, "tokens received", amount)

    def on_traded(self, seat: int, trade: int) -> None:
        give, price, get = TRADES[trade]
        self.have[seat][give] -= price
        self.have[seat][get] += 1
        if get == "job":
            self.reached(seat, "Job")

    def on_moved(self, seat: int, start: int, space: int, die: int) -> None:
        assert self.pawn[seat] == start
        self.pawn[seat] = space

    def on_back(self, seat: int, spaces: int, space: int) -> None:
        assert space == max(0, self.pawn[seat] - spaces)
        self.pawn[seat] = space

    def on_failed(self, seat: int, tier: int, space: int) -> None:
        self.pawn[seat] = space

    def on_rolled(self, seat: int, card: int, die: int, reach: int, fits: int) -> None:
        assert fits == (die <= reach)
        if CARDS[card]["deck"] == "goal":
            self.count(seat, f"goal {CARDS[card]['goal']} rolls")

    def on_paid(self, seat: int, amount: int, card: int) -> None:
        self.have[seat]["privilege"] -= amount

    def on_unpaid(self, seat: int, amount: int, card: int, have: int) -> None:
        assert self.have[seat]["privilege"] == have < amount
        self.count(seat, "unpaid fines")

    def on_paid_roll(self, seat: int, target: int, card: int, price: int) -> None:
        self.have[seat]["privilege"] -= price
        self.count(seat, "asked about other rolls")
        self.count(seat, "own rolls" if seat == target else "others' rolls", price)

    def on_passed(self, seat: int, target: int, window: int) -> None:
        self.count(seat, {"INFLUENCE": "asked before rolls", "EXTRA_ROLL": "asked about other rolls", "BLOCK": "asked about blocks"}[Phase(window).name])

    def on_power_roll(self, seat: int, target: int, card: int) -> None:
        self.count(seat, "asked about other rolls")
        self.have[seat]["power"] -= 1

    def on_blocked(self, seat: int, target: int, card: int) -> None:
        self.count(seat, "asked about blocks")
        self.have[seat]["power"] -= 1

    def on_influenced(self, seat: int, target: int, card: int, by: int, reach: int) -> None:
        self.have[seat]["privilege"] -= self.board["influence_cost"]
        self.count(seat, "asked before rolls")
        self.count(seat, "influence", self.board["influence_cost"])

    def on_vote(self, seat: int, subject: int, stake: int, dice: int) -> None:
        self.caller, self.stake = seat, stake
        self.have[seat]["privilege"] -= stake
        self.count(seat, "votes called")

    on_reversal = on_vote

    def on_revealed(self, seat: int, amount: int) -> None:
        self.have[seat]["privilege"] -= amount - (self.stake if seat == self.caller else 0)
        self.count(seat, "pooled", amount)

    def on_refunded(self, seat: int, amount: int) -> None:
        self.have[seat]["privilege"] += amount

    def on_top_voter(self, seat: int, amount: int) -> None:
        self.have[seat]["power"] += 1

    def on_voted(self, subject: int, pool: int, against: int, passed: int, reverse: int) -> None:
        assert passed == (pool > against)
        if passed:
            self.level ^= {subject}
            self.count(self.caller, "votes reversed" if reverse else "votes passed")

    def on_helped(self, seat: int, count: int) -> None:
        self.helps[seat] = count

    def on_hindered(self, seat: int, count: int) -> None:
        self.hinders[seat] = count

    def end(self, match: Match) -> None:
        """What is left at the end, held against the view."""
        view = match.view(-1)["table"]
        for have, pawn, player in zip(self.have, self.pawn, view["seats"], strict=True):
            assert have == {**player["tiles"], **{k: player[k] for k in ("privilege", "power", "justice")}}, "the events do not tell what everybody has"
            assert pawn == player["pawn"], "the events do not tell where everybody stands"
        assert {THINGS[thing] for thing in self.level} == set(view["level"]), "the events do not tell what is level"
        together, level = view["ending"] == "cooperative", ("0", "1", "2 or more")[min(2, len(self.level))]
        totals = match.score
        spread = sum(abs(a - b) for a in totals for b in totals) / (2 * len(totals) * sum(totals)) if sum(totals) > 0 else 0
        for seat, player in enumerate(view["seats"]):
            self.count(seat, "players")
            self.count(seat, "won alone", int(view["winner"] == seat))
            self.count(seat, "won together", int(together))
            self.count(seat, "in the trap", int(view["ending"] == "cap"))
            self.count(seat, "tier at end", player["tier"])
            self.count(seat, "stuck", int(not player["tiles"]["job"]))
            self.count(seat, "points at end", totals[seat])
            self.count(seat, "helps", self.helps[seat])
            self.count(seat, "hinders", self.hinders[seat])
            self.count(seat, f"level {level}")
            self.count(seat, f"together with level {level}", int(together))
            self.count(seat, "Gini of points, in thousandths", int(1000 * spread + 1e-9))
