"""A town laid for a test: `t = town("M1 M2 W1 W2")`, players in turn order, named by their signs.

Deeds, spaces and cards go by the names in box.toml: `t.own("M1", "1A 1B")`, `t.lands("W1", "2A")`, `t.draws("W1", "B01")`.
"""

from typing import Any

from lopsided.engine.decisions import close_all
from lopsided.engine.decks import CARDS as FIRST_CARD
from lopsided.engine.decks import UNDRAWN
from lopsided.games.unequalopolis import GAME
from lopsided.games.unequalopolis.rules import people, turn
from lopsided.games.unequalopolis.rules.laws import sound
from lopsided.games.unequalopolis.state import DEEDS, DIE_A, DIE_B, SPACES, WAREHOUSE, Deck, Sign, Space, Stage
from lopsided.testing.table import Table

CARDS = {card["id"]: number for number, card in enumerate(GAME.printed["cards"])}
DEED = {deed["name"]: number for number, deed in enumerate(GAME.printed["deeds"])}
PLACES = [space["name"] for space in GAME.printed["spaces"]]


class Town(Table):
    """A table of Unequalopolis in its own words."""

    # Laying a position

    def lay_town(self, players: list[str]) -> None:
        """Players in turn order, each with the start money, on the Bank, in round 1."""
        g, box = self.match.g, self.match.box
        self.match.names = players
        for seat, name in enumerate(players):
            g.sign[seat] = Sign.MAN if name.startswith("M") else Sign.WOMAN
            g.place[seat] = g.order[seat] = seat
            g.token[seat] = seat + 1
            self.set_cash(name, box.start_money[g.sign[seat]])
            self.run(people.count_rights, seat)
        g.round, g.stage = 1, Stage.START

    def set_cash(self, player: str, amount: int) -> None:
        """So much in a purse; the bank makes up for it."""
        g, seat = self.match.g, self.seat(player)
        g.bank += g.cash[seat] - amount
        g.cash[seat] = amount

    def purses(self, **amounts: int) -> None:
        """Several purses at once."""
        for player, amount in amounts.items():
            self.set_cash(player, amount)

    def stand(self, player: str, space: int | str) -> None:
        """Put a token on a space."""
        self.match.g.space[self.seat(player)] = self.space(space)

    def space(self, space: int | str) -> int:
        """A space by its number or name."""
        return space if isinstance(space, int) else PLACES.index(space)

    def own(self, player: str, deeds: str) -> None:
        """Give deeds to a player."""
        for deed in deeds.split():
            self.match.g.owner[DEED[deed]] = self.seat(player) + 1

    def develop(self, **levels: int) -> None:
        """So much on each deed, from the bank's stock: develop(d1A=3)."""
        g = self.match.g
        for name, level in levels.items():
            deed = DEED[name.removeprefix("d")]
            if level == WAREHOUSE:
                g.warehouses -= 1
            else:
                g.crops -= level
            g.level[deed] = level

    def leave_stock(self, crops: int = -1, warehouses: int = -1) -> None:
        """So few pieces lie in the bank; those that are missing were never printed."""
        g, box = self.match.g, self.match.box
        if crops >= 0:
            box.crops -= g.crops - crops
            g.crops = crops
        if warehouses >= 0:
            box.warehouses -= g.warehouses - warehouses
            g.warehouses = warehouses

    def mortgage(self, deeds: str) -> None:
        """Lay deeds face down."""
        for deed in deeds.split():
            self.match.g.mortgaged |= 1 << DEED[deed]

    def hold(self, player: str, cards: str) -> None:
        """Give kept cards to a player."""
        for card in cards.split():
            self.take_from_deck(card)
            self.match.g.holder[self.match.box.kept_as[CARDS[card]] - 1] = self.seat(player) + 1
        self.run(people.count_rights, self.seat(player))

    def take_from_deck(self, card: str) -> None:
        """Take a card out of its deck."""
        decks, deck = self.match.g.decks, self.match.box.deck[CARDS[card]]
        cards = [decks[deck, FIRST_CARD + i] for i in range(decks[deck, UNDRAWN])]
        if CARDS[card] in cards[: self.match.g.known[deck]]:
            self.match.g.known[deck] -= 1
        cards.remove(CARDS[card])
        for i, number in enumerate([*cards, 0]):
            decks[deck, FIRST_CARD + i] = number
        decks[deck, UNDRAWN] = len(cards)

    def stack(self, card: str) -> None:
        """Put a card on top of its deck."""
        decks, deck = self.match.g.decks, self.match.box.deck[CARDS[card]]
        self.take_from_deck(card)
        decks[deck, FIRST_CARD + decks[deck, UNDRAWN]] = CARDS[card]
        decks[deck, UNDRAWN] += 1

    def country(self, card: str, drawer: str = "M1") -> None:
        """A Country card lies face up."""
        g = self.match.g
        if g.country:
            self.run(people.put_back, g.country - 1)
        self.take_from_deck(card)
        g.country, g.drawer = CARDS[card] + 1, self.seat(drawer)

    def claim(self, player: str, deed: str) -> None:
        """A woman stands on a deed and waits for it."""
        self.stand(player, deed)
        self.match.g.claim[self.seat(player)] = DEED[deed] + 1

    def imprison(self, player: str, failed: int = 0) -> None:
        """A player sits in prison, after so many attempts."""
        self.stand(player, "Prison")
        self.match.g.prison[self.seat(player)] = 1 + failed

    def bury(self, player: str) -> None:
        """A player went bankrupt before."""
        g = self.match.g
        self.set_cash(player, 0)
        g.falls += 1
        g.fallen[self.seat(player)] = g.falls

    # Playing

    def go_on(self) -> None:
        """Play on until somebody must decide, and see that the state is sound."""
        self.run(turn.play_on)
        self.check()

    def check(self) -> None:
        """Money, deeds, crops, warehouses and cards are where they should be."""
        assert self.run(sound) == 0

    def begins(self, player: str) -> None:
        """A player's turn begins."""
        close_all(self.match.g)
        self.lay(active=self.seat(player), stage=int(Stage.START), between=0)
        self.go_on()

    def dice(self, player: str, *faces: int) -> None:
        """The next rolls of a player, two faces each."""
        seat = self.seat(player)
        self.cup.load(DIE_A + seat, *faces[::2])
        self.cup.load(DIE_B + seat, *faces[1::2])

    def rolls(self, player: str, *faces: int) -> None:
        """A player's roll comes, with these faces."""
        self.dice(player, *faces)
        close_all(self.match.g)
        self.lay(active=self.seat(player), stage=int(Stage.ROLL))
        self.go_on()

    def lands(self, player: str, space: int | str, doubles: bool = False) -> None:
        """A player rolls 1 and 2, or 2 and 2, and lands on a space."""
        faces = (2, 2) if doubles else (1, 2)
        self.stand(player, (self.space(space) - sum(faces)) % SPACES)
        self.rolls(player, *faces)

    def draws(self, player: str, card: str, doubles: bool = False) -> None:
        """A player lands on the space of a card's deck and draws it."""
        self.stack(card)
        deck = self.match.box.deck[CARDS[card]]
        kind = {Deck.BOUNTY: Space.BOUNTY, Deck.LUCKY: Space.LUCKY, Deck.COUNTRY: Space.COUNTRY}[Deck(deck)]
        self.lands(player, self.match.box.space.tolist().index(kind, 5), doubles)

    def number(self, action: str, **ints: Any) -> int:
        """The number of an action, with players, deeds and cards by name."""
        if isinstance(ints.get("deed"), str):
            ints["deed"] = DEED[ints["deed"]]
        if isinstance(ints.get("kept"), str):
            ints["kept"] = self.match.box.kept_as[CARDS[ints["kept"]]] - 1
        if "bill" in ints:
            ints["bill"] = self.match.box.bill.tolist().index(ints["bill"])
        return super().number(action, **ints)

    def do(self, action: str, by: str = "", **ints: Any) -> None:
        """Take an action, and see that the state is sound."""
        super().do(action, by, **ints)
        self.check()

    def bids(self, player: str, amount: int) -> None:
        """A player who is asked lays down this much and bids it; 0 passes."""
        assert player in self.asked, f"{player} is not asked, but {self.asked}"
        if amount == 0:
            self.do("no_bid", by=player)
            return
        g, seat = self.match.g, self.seat(player)
        for bill in self.match.box.bill.tolist():
            while g.laid[seat] + bill <= amount:
                self.do("lay", by=player, bill=bill)
        assert g.laid[seat] == amount, f"{amount} is less than the least bid"
        self.do("bid", by=player)

    def lay_tray(self, target: str, deeds: str = "", cards: str = "", gives: int = 0, asks: int = 0) -> None:
        """Lay an offer on the tray, without sending it."""
        self.do("trade", target=target)
        self.fill_tray(deeds, cards, gives, asks)

    def fill_tray(self, deeds: str = "", cards: str = "", gives: int = 0, asks: int = 0) -> None:
        """Put deeds, cards and cash on the open tray."""
        for deed in deeds.split():
            self.do("put_deed", deed=deed)
        for card in cards.split():
            self.do("put_card", kept=card)
        for action, amount in (("add_cash", gives), ("ask_cash", asks)):
            for bill in self.match.box.bill.tolist():
                for _ in range(amount // bill):
                    self.do(action, bill=bill)
                amount %= bill

    def offers(self, target: str, deeds: str = "", cards: str = "", gives: int = 0, asks: int = 0) -> None:
        """Make an offer."""
        self.lay_tray(target, deeds, cards, gives, asks)
        self.do("offer")

    # Looking

    def cash(self, *players: str) -> Any:
        """What is in a purse, or in several."""
        found = [self.match.g.cash[self.seat(player)] for player in players]
        return found[0] if len(found) == 1 else found

    def where(self, player: str) -> int:
        """The space where a token stands."""
        return int(self.match.g.space[self.seat(player)])

    def owner(self, deed: str) -> str:
        """Who owns a deed; empty where it is the bank's."""
        owner = self.match.g.owner[DEED[deed]]
        return self.match.names[owner - 1] if owner else ""

    def deeds(self, player: str) -> str:
        """A player's deeds."""
        return " ".join(name for name, at in DEED.items() if self.match.g.owner[at] == self.seat(player) + 1)

    def level(self, deed: str) -> int:
        """What stands on a deed."""
        return int(self.match.g.level[DEED[deed]])

    def is_mortgaged(self, deed: str) -> bool:
        """Whether a deed lies face down."""
        return bool(self.match.g.mortgaged >> DEED[deed] & 1)

    def claims(self, player: str) -> str:
        """What a woman waits for."""
        claim = self.match.g.claim[self.seat(player)]
        return [*DEED][claim - 1] if claim else ""

    def holds(self, player: str) -> str:
        """A player's kept cards."""
        g, box = self.match.g, self.match.box
        return " ".join(card for card, at in CARDS.items() if box.kept_as[at] and g.holder[box.kept_as[at] - 1] == self.seat(player) + 1)

    def face_up(self) -> str:
        """The Country card that lies face up."""
        return [*CARDS][self.match.g.country - 1] if self.match.g.country else ""

    def bottom(self, deck: Deck) -> str:
        """The card at the bottom of a deck."""
        return [*CARDS][self.match.g.decks[deck, FIRST_CARD]]

    def may(self, action: str, **ints: Any) -> bool:
        """Whether an action of this kind, or this very action, may be taken now."""
        if ints:
            return self.refusal(action, **ints) == ""
        return any(choice.name == action for choice in self.choices())

    def in_prison(self, player: str) -> bool:
        """Whether a player is behind the door, not visiting."""
        return bool(self.match.g.prison[self.seat(player)])

    def skips(self, player: str) -> int:
        """Turns that a player has to sit out."""
        return int(self.match.g.skips[self.seat(player)])


def town(players: str = "M1 M2 W1 W2", variant: str = "", **options: Any) -> Town:
    """A town of these players in turn order; options by name."""
    names = players.split()
    t = Town(GAME, len(names), options, variant)
    g = t.match.g
    for seat in range(len(names)):
        t.match.g.cash[seat] = 0
    g.bank = t.match.box.money
    for deed in range(DEEDS):
        g.owner[deed] = 0
    t.lay_town(names)
    return t
