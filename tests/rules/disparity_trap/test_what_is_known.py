"""Used cards go under their decks in the open: whoever saw them go knows where they lie, and in whose hand they come up again."""

from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest

from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.rules.laws import sound
from lopsided.games.disparity_trap.rules.secrets import guess_deck, hide_hand
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


@pytest.mark.rule("DT-041", "DT-Q101")
def test_cards_drawn_anew_are_those_that_nobody_has_seen_on_their_way():
    t, d, tops = played(), Deck.OPPORTUNITY, Counter[str]()
    cards = [t.match.g.queue[d, (t.match.g.head[d] + i) % PILE] for i in range(t.match.g.count[d])]
    for seed in range(400):
        g = GAME.state.on(bytearray(t.match.g.memory))
        GAME.reseal(t.match.box, g, (seed, 5))
        drawn = [g.queue[d, (g.head[d] + i) % PILE] for i in range(g.count[d])]
        assert (sorted(drawn), IDS[drawn[-1]], bytes(g.hand)) == (sorted(cards), "O01", bytes(t.match.g.hand))
        tops[IDS[drawn[0]]] += 1
    kinds = Counter(IDS[card] for card in cards[:-1])
    assert tops.keys() == kinds.keys()
    assert all(n < 400 * kinds[card] / len(cards[:-1]) * 2.5 for card, n in tops.items()), "each as often as there are of it"


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
    t.luck()
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


@pytest.mark.rule("DT-Q101")
def test_where_a_known_card_was_drawn_nothing_is_known_any_more():
    t = played()
    bring_up(t)
    t.do("discard", "B", slot=0)
    g, d = t.match.g, Deck.OPPORTUNITY
    deck = {(g.head[d] + i) % PILE for i in range(g.count[d])}
    assert {place for place in range(PILE) if g.known[d, place]} <= deck


@pytest.mark.rule("DT-Q101")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_no_card_stays_known_once_any_was_put_away_and_none_like_one_that_was_played(slot):
    for option, cards, known in (("discard", "O01 O12 O08", [".", ".", "."]), ("play", "O08 O08 O08", [".", "."])):
        t = trap(A="SD 0", B=f"SND 0 : {cards}", C="SND 0")
        t.turn("B")
        for place in range(3):
            t.match.g.seen[1, place] = 1
        assert sorted(hand(t, "A", "B")) == sorted(cards.split())
        t.do(option, "B", slot=slot)
        assert hand(t, "A", "B")[: len(known)] == known
        assert not any(look(t, "C").seen[1, place] for place in range(3)), "nor does C see what others know"


@pytest.mark.rule("DT-Q101")
def test_the_order_in_which_known_cards_lie_in_a_hand_tells_nothing():
    g = trap(A="SD 0", B="SND 0").match.g
    for held in product([(1, 1), (1, 3), (2, 1), (2, 127), (5, 2), (0, 0)], repeat=3):
        for slot, (card, seen) in enumerate(held):
            g.hand[1, slot], g.seen[1, slot] = card, seen
        hide_hand(g, 1, 0)
        known = [(card, seen) if seen & 1 else (0, 0) for card, seen in held]
        assert [(g.hand[1, slot], g.seen[1, slot]) for slot in range(3)] == sorted(known, reverse=True)


@pytest.mark.rule("DT-Q101", "DT-003")
def test_cards_of_which_nobody_knows_may_lie_in_any_order():
    t = trap("justice", A="SD 0", B="SND 0")
    box, left, orders = t.match.box, {Deck.JUSTICE: ["J1", "J2", "J3"], Deck.EVENT: ["E01", "E02", "E03"]}, set()
    for d, cards in left.items():
        for card in range(box.kinds):
            if box.deck[card] == d:
                box.copies[card] = IDS[card] in cards
        t.match.g.count[d] = 3
    for seed in range(150):
        g = t.match.seen(0)
        for d in left:
            guess_deck(box, g, 0, (seed, 1), d)
        orders.add(tuple(left[d].index(IDS[g.queue[d, (g.head[d] + i) % PILE]]) for d in left for i in range(3)))
    assert {order[:3] for order in orders} == {order[3:] for order in orders} == set(permutations(range(3)))
    assert len(orders) > 18, "one deck tells nothing of the other"


@pytest.mark.rule("DT-Q101")
def test_at_a_full_table_nobody_sees_the_hand_of_the_last_and_nobody_sees_what_another_knows():
    t = trap(A="SD 0", B="SND 0", C="SD 0", D="SND 0", E="SD 0", F="SND 0 : O01 O12 O08")
    t.match.g.seen[5, 0] = 2
    seen = look(t, "A")
    assert [(seen.hand[5, slot], seen.seen[5, slot]) for slot in range(3)] == [(0, 0)] * 3
    assert hand(t, "B", "F") == ["O01", ".", "."]


@pytest.mark.rule("DT-040", "DT-Q101")
def test_whoever_puts_a_card_away_knows_it_and_the_first_seat_knows_no_more_than_others():
    t = trap(A="SD 0", B="SND 0 : O01 O12 O08", C="SND 0")
    t.turn("B")
    t.do("discard", slot=1)
    assert [sees(t, reader)[0] for reader in READERS] == [".", "O12", ".", "."]
    told = [[event.kind for _, event in t.match.events_since(0, seat)].count("put_away") for seat in (0, 1, 2, -1)]
    assert told == [0, 1, 0, 0]


@pytest.mark.rule("DT-Q101")
def test_the_first_card_of_the_box_may_be_in_another_s_hand():
    t = trap(A="SD 0 : O02 O12 O08", B="SND 0", C="SND 0")
    hands = set()
    for seed in range(60):
        g = t.match.seen(0)
        guess_deck(t.match.box, g, 0, (seed, 1), Deck.OPPORTUNITY)
        hands |= {IDS[g.hand[seat, slot] - 1] for seat in (1, 2) for slot in range(3)}
    assert {"O01", "O08"} <= hands
