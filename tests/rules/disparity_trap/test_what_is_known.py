"""Used cards go under their decks in the open: whoever saw them go knows where they lie, and in whose hand they come up again."""

from collections import Counter
from typing import Any

import pytest

from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.rules.secrets import sound
from lopsided.games.disparity_trap.state import PILE, Deck

from .board import IDS, Trap, trap

READERS = ("A", "B", "C", "")


def look(t: Trap, reader: str) -> Any:
    """The state as a reader knows it."""
    return t.match.seen(t.seat(reader) if reader else -1)


def sees(t: Trap, reader: str, d: Deck = Deck.OPPORTUNITY, last: int = 3) -> list[str]:
    """The lowest cards of a deck as a reader knows them, from the bottom up; a dot is a card that it does not know."""
    g, known = look(t, reader), []
    for i in range(last):
        place = (g.head[d] + g.count[d] - 1 - i) % PILE
        known.append(IDS[g.queue[d, place]] if g.known[d, place] else ".")
    return known


def hand(t: Trap, reader: str, player: str) -> list[str]:
    """A hand as a reader knows it."""
    g, seat = look(t, reader), t.seat(player)
    return [IDS[g.hand[seat, i] - 1] if g.hand[seat, i] else "." for i in range(g.cards[seat])]


def bring_up(t: Trap, known: int = 1) -> None:
    """The deck has been drawn through: the cards at its bottom lie on top now."""
    g, d = t.match.g, Deck.OPPORTUNITY
    under = [(g.queue[d, p], g.known[d, p]) for p in ((g.head[d] + i) % PILE for i in range(g.count[d]))]
    for i, (card, knows) in enumerate(under[-known:] + under[:-known]):
        g.queue[d, (g.head[d] + i) % PILE], g.known[d, (g.head[d] + i) % PILE] = card, knows


def guesses(t: Trap, reader: str, n: int) -> list[Any]:
    """What a reader can imagine, so many times; each guess looks to the reader like what it knows."""
    seat, found = t.seat(reader), []
    known = bytes(t.match.seen(seat).memory)
    for seed in range(n):
        g = t.match.seen(seat)
        GAME.guess(t.match.box, g, seat, (seed, 5))
        assert sound(t.match.box, g) == 0
        again = GAME.state.on(bytearray(g.memory))
        GAME.hide(t.match.box, again, seat)
        assert bytes(again.memory) == known, "hiding a guess gives back what was known"
        found.append(g)
    return found


def played(card: str = "O01") -> Trap:
    """A plays a card and it is B's turn."""
    t = trap(A=f"SD 0 : {card} O12 O08", B="SND 0 : O02 O06 O07", C="SND 0")
    t.turn()
    t.play(card)
    t.pass_all()
    return t


@pytest.mark.rule("DT-041", "DT-Q101")
def test_a_played_card_lies_under_the_deck_where_all_have_seen_it_go():
    t = played()
    for reader in READERS:
        assert sees(t, reader) == ["O01", ".", "."]


@pytest.mark.rule("DT-060", "DT-Q101")
def test_a_drawn_event_lies_under_its_deck_where_all_have_seen_it_go():
    t = played()
    for reader in READERS:
        assert sees(t, reader, Deck.EVENT, 2) == ["E14", "."]


@pytest.mark.rule("DT-040", "DT-066", "DT-Q101")
@pytest.mark.parametrize("option", ["discard", "sacrifice"])
def test_a_card_put_away_is_known_to_its_owner_alone(option):
    t = trap("sacrifice", A="SD 0 : O01 O12 O08", B="SND 0", C="SND 0")
    t.turn()
    t.do(option, slot=1)
    assert sees(t, "A") == ["O12", ".", "."]
    for reader in ("B", "C", ""):
        assert sees(t, reader) == [".", ".", "."]


@pytest.mark.rule("DT-Q101")
def test_influence_lies_under_the_deck_where_all_have_seen_it_go():
    t = trap("influence", A="SD 0 : O02 O12 O08", B="SND 0 pr1 : O21 O06 O07", C="SND 0")
    t.turn()
    t.play("O02")
    t.do("add", "B")
    for reader in READERS:
        assert "O21" in sees(t, reader)


@pytest.mark.rule("DT-Q101")
def test_whoever_knows_the_next_card_knows_in_whose_hand_it_is():
    t = played()
    bring_up(t)
    t.do("discard", "B", slot=0)
    for reader in ("A", "C", ""):
        assert hand(t, reader, "B") == ["O01", ".", "."]
    assert hand(t, "B", "B") == ["O06", "O07", "O01"]


@pytest.mark.rule("DT-Q101")
def test_a_card_that_one_put_away_is_known_to_one_alone_when_another_draws_it():
    t = trap(A="SD 0 : O01 O12 O08", B="SND 0 : O02 O06 O07", C="SND 0")
    t.turn()
    t.do("discard", slot=1)
    bring_up(t)
    t.do("discard", "B", slot=0)
    assert hand(t, "A", "B") == ["O12", ".", "."]
    for reader in ("C", ""):
        assert hand(t, reader, "B") == [".", ".", "."]


@pytest.mark.rule("DT-Q101")
def test_a_known_card_is_known_until_its_owner_puts_any_card_away():
    t = played()
    bring_up(t)
    t.do("discard", "B", slot=0)
    t.turn("B")
    t.do("discard", "B", slot=0)
    assert hand(t, "A", "B") == [".", ".", "."], "it may be the one that went"


@pytest.mark.rule("DT-Q101")
@pytest.mark.parametrize("slot", [0, 2])
def test_of_two_cards_alike_nobody_can_say_which_was_played(slot):
    t = trap(A="SD 0 : O01 O12 O08", B="SND 0 : O02 O01 O07", C="SND 0")
    t.turn()
    t.play("O01")
    bring_up(t)
    t.do("discard", "B", slot=0)
    assert t.hand("B") == ["O01", "O07", "O01"]
    assert hand(t, "A", "B") == ["O01", ".", "."], "in front, wherever B holds it"
    t.turn("B")
    t.do("play", "B", slot=slot)
    assert hand(t, "A", "B") == [".", ".", "."]
    assert sees(t, "A")[0] == "O01"


@pytest.mark.rule("DT-Q101")
@pytest.mark.parametrize("slot", [0, 1])
def test_a_known_card_stays_known_while_others_are_played(slot):
    t = trap(A="SD 0 : O01 O12 O08", B="SND 0 : O02 O08 O08", C="SND 0")
    t.turn()
    t.play("O01")
    bring_up(t)
    t.do("discard", "B", slot=0)
    assert t.hand("B") == ["O08", "O08", "O01"]
    t.turn("B")
    t.do("play", "B", slot=slot)
    assert hand(t, "A", "B") == ["O01", ".", "."]


@pytest.mark.rule("DT-Q101")
def test_a_guess_keeps_what_is_known_and_mixes_the_rest():
    t = played()
    bring_up(t)
    t.do("discard", "B", slot=0)
    bottom, top = Counter[str](), Counter[str]()
    for g in guesses(t, "A", 400):
        d = Deck.OPPORTUNITY
        assert IDS[g.hand[1, 0] - 1] == "O01"
        assert not any(g.mix[i] for i in range(PILE))
        bottom[IDS[g.queue[d, (g.head[d] + g.count[d] - 1) % PILE]]] += 1
        top[IDS[g.queue[d, g.head[d]]]] += 1
    left = sum(t.match.box.copies[k] for k in range(t.match.box.kinds) if t.match.box.deck[k] == Deck.OPPORTUNITY) - 4
    copies = {id_: t.match.box.copies[k] for k, id_ in IDS.items()}
    for found in (bottom, top):
        assert len(found) > 12, "what B put away may be anything"
        assert 0.4 < found["O08"] / (400 * (copies["O08"] - 1) / left) < 1.8, "A holds one of them"


@pytest.mark.rule("DT-Q101")
def test_a_guess_of_the_events_keeps_their_known_order():
    t = played()
    for g in guesses(t, "C", 20):
        d = Deck.EVENT
        assert IDS[g.queue[d, (g.head[d] + g.count[d] - 1) % PILE]] == "E14"
