"""Every coin that moves and every card that changes its place is told: who listens can keep the books."""

from collections.abc import Callable

import pytest

from lopsided.engine.decks import CARDS as FIRST_CARD
from lopsided.engine.decks import UNDRAWN
from lopsided.engine.match import Match
from lopsided.games.unequalopolis import GAME
from lopsided.games.unequalopolis.state import Deck, Verb

from .board import CARDS, town

GETS = {"bank", "gained", "inherited", "proceeds", "sold", "sold_group", "settled", "mortgaged"}
PAYS = {"stamped", "tax", "paid", "fined", "withheld", "won_lot", "fee", "lifted", "bank_takes"}
GIVES = {"rent", "guardian", "gave", "takes_cash"}


class Listener:
    """The purses, the kept cards, the Country card and what lies under the decks, from nothing but what was told."""

    def __init__(self, match: Match) -> None:
        self.match, self.heard = match, 0
        self.cash = [0] * match.seats
        self.holder: dict[int, int] = {}
        self.country = -1
        self.under: list[list[int]] = [[] for _ in Deck]  # the last one put there first
        self.left = [sum(match.box.deck[card] == deck for card in CARDS.values()) for deck in Deck]

    def listen(self) -> None:
        """Hear what is new."""
        for row in self.match.events[self.heard :]:
            kind, ints = GAME.told.read(row)
            self.money(kind, ints)
            self.cards(kind, ints)
        self.heard = len(self.match.events)

    def money(self, kind: str, ints: dict[str, int]) -> None:
        """Coins that change hands."""
        amount = ints.get("amount", ints.get("price", 0))
        if kind in GETS:
            self.cash[ints["seat"]] += amount
        elif kind in PAYS or kind in ("bought", "built"):
            self.cash[ints["seat"]] -= amount
        elif kind in GIVES or (kind == "offer_cash" and ints["done"]):
            self.cash[ints["seat"]] -= amount
            self.cash[ints["target"]] += amount
        elif kind == "renounced":
            self.cash[ints["target"]] += amount
        elif kind == "money":
            self.cash[ints["seat"]] = amount

    def cards(self, kind: str, ints: dict[str, int]) -> None:
        """Cards that are drawn, kept, handed on, or put under their deck."""
        card = ints.get("card", -1)
        if kind in ("drew", "empowered", "country"):
            deck = self.match.box.deck[card]
            self.left[deck] -= 1
            if len(self.under[deck]) > self.left[deck]:
                assert self.under[deck].pop() == card, "the deck has come round: all knew this card"
        if kind == "drew" and self.match.box.verb[card, 0] != Verb.KEEP:
            self.put_under(card)
        elif kind in ("kept", "empowered"):
            self.holder[card] = ints["seat"]
        elif kind == "takes_card" or (kind == "offer_card" and ints["done"]):
            self.holder[card] = ints["target"]
        elif kind in ("used", "waived", "card_back"):
            del self.holder[card]
            self.put_under(card)
        elif kind == "country":
            self.country = card
        elif kind == "country_over":
            self.country = -1
            self.put_under(card)

    def put_under(self, card: int) -> None:
        """A card goes under its deck before everybody's eyes."""
        deck = self.match.box.deck[card]
        self.under[deck].insert(0, card)
        self.left[deck] += 1

    def check(self) -> None:
        """What was told is what lies on the table."""
        g, box = self.match.g, self.match.box
        assert self.cash == [g.cash[seat] for seat in range(self.match.seats)]
        assert self.holder == {box.kept_card[kept]: g.holder[kept] - 1 for kept in range(box.kept) if g.holder[kept]}
        assert self.country == g.country - 1
        for deck in Deck:
            assert (self.left[deck], len(self.under[deck])) == (g.decks[deck, UNDRAWN], g.known[deck])
            assert self.under[deck] == [g.decks[deck, FIRST_CARD + i] for i in range(g.known[deck])]


def played(match: Match, moves: int, bot: Callable[[int], str]) -> dict[str, int]:
    """So many moves, with a listener who keeps the books; how often each kind was told."""
    listener = Listener(match)
    while not match.over and len(match.log) < moves:
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, bot(len(match.log)), match.luck()))
        listener.listen()
        listener.check()
    kinds: dict[str, int] = {}
    for row in match.events:
        kinds[GAME.told.read(row).kind] = kinds.get(GAME.told.read(row).kind, 0) + 1
    return kinds


@pytest.mark.rule("UQ-Q32", "UQ-Q70", "UQ-075", "UQ-076")
def test_who_listens_can_keep_the_books_of_every_purse_and_every_card():
    options = {"card_gap_to": "bank", "deal_deeds": "3", "empowerment_from_round": 1, "income_tax": "200", "prison_attempts": "1", "warehouse_after": "3"}
    told: set[str] = set()
    for seed, seats in ((21, 4), (11, 5), (16, 3)):
        match = Match(GAME, seats, {**options, "auction_mode": "sealed" if seed == 16 else "open"}, seed=seed)
        told |= set(played(match, 900, lambda move: "random" if move % 3 == 0 else "builder"))
    assert told >= {"withheld", "bank_takes", "card_back", "takes_cash", "takes_card", "used", "country_over", "fee", "offer_cash", "won_lot", "renounced"}


@pytest.mark.rule("UQ-Q32")
def test_what_a_woman_does_not_get_and_the_bank_does_is_told():
    t = town(card_gap_to="bank")
    t.draws("W1", "B11")
    assert t.told("gave")[0] == {"seat": "W2", "target": "W1", "amount": 7, "full": 10, "less": 1}
    assert t.told("withheld") == [{"seat": seat, "target": "W1", "amount": 3} for seat in ("W2", "M1", "M2")]
    assert "You paid the bank the f3 that W1 does not get." in t.story("M1")
    assert "M1 paid the bank the f3 that you do not get." in t.story("W1")
    t = town(card_gap_to="bank")
    t.draws("M1", "B11")
    assert t.told("withheld") == []


@pytest.mark.rule("UQ-109", "UQ-Q15", "UQ-Q70")
def test_what_a_bankrupt_leaves_to_the_bank_is_told_coin_by_coin_and_card_by_card():
    t = town()
    t.hold("W1", "B02 E5")
    t.purses(W1=30)
    t.lands("W1", "Luxury Tax")
    t.do("concede")
    assert t.told("bank_takes") == [{"seat": "W1", "amount": 30}]
    assert t.told("card_back") == [{"seat": "W1", "card": CARDS["B02"]}, {"seat": "W1", "card": CARDS["E5"]}]
    assert "The last f30 of W1 went to the bank." in t.story()
    assert "Your card Release paper went back under its deck." in t.story("W1")
    assert (t.bottom(Deck.BOUNTY), t.bottom(Deck.EMPOWERMENT)) == ("B02", "E5")


@pytest.mark.rule("UQ-110")
@pytest.mark.parametrize(("cash", "told"), [(30, 1), (0, 0)])
def test_only_coins_that_there_are_go_over(cash, told):
    t = town()
    t.own("M1", "8A 8B")
    t.purses(W1=cash)
    t.lands("W1", "8B")
    t.do("concede")
    assert len(t.told("takes_cash")) == told
    t = town()
    t.purses(W1=cash)
    t.lands("W1", "Luxury Tax")
    t.do("concede")
    assert len(t.told("bank_takes")) == told
