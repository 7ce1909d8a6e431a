"""A hand that was looked at stays known to who saw it; what nobody saw is guessed."""

from collections import Counter
from typing import Any

import pytest

from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.rules.hands import look_at_hand

from .boardroom import CARDS, IDS, Boardroom, boardroom

BACKS = ("R", "I", "S")


def sees(t: Boardroom, reader: str, player: str) -> list[str]:
    """A hand as a reader knows it: a card by its id, an unknown one by its deck; in the order of the box."""
    g, seat = t.match.seen(t.seat(reader) if reader else -1), t.seat(player)
    return sorted(IDS[card - 1] if card > 0 else BACKS[-card - 1] for card in (g.hand[seat, i] for i in range(g.held[seat])))


def spied(b: str = "I03,I04,S02", **others: str) -> Boardroom:
    """A looks at the hand of B and has not taken anything yet."""
    t = boardroom(A="hand S12", B=f"hand {b}", **({"C": "", "D": ""} | others))
    t.plans("A", "card")
    t.turn("A")
    t.play("S12")
    t.do("target", target="B")
    return t


def remembered(spy: str = "C", **companies: str) -> Boardroom:
    """A has looked at the hands of B and D before; now it is the turn of another spy, who looks at B's."""
    t = boardroom(**({"A": "", "B": "", "C": "", "D": ""} | companies))
    for other in (1, 3):
        look_at_hand(t.match.g, 0, other)
    t.give(spy, "S12")
    t.plans(spy, "card")
    t.turn(spy)
    t.play("S12")
    t.do("target", target="B")
    return t


def guesses(t: Boardroom, reader: str, n: int) -> list[Any]:
    """What a reader can imagine, so many times; each guess looks to the reader like what it knows."""
    seat, found = t.seat(reader), []
    known = bytes(t.match.seen(seat).memory)
    for seed in range(n):
        g = t.match.seen(seat)
        GAME.guess(t.match.box, g, seat, (seed, 7))
        again = GAME.state.on(bytearray(g.memory))
        GAME.hide(t.match.box, again, seat)
        assert bytes(again.memory) == known, "hiding a guess gives back what was known"
        found.append(g)
    return found


@pytest.mark.rule("DR-Q90")
def test_a_hand_that_was_looked_at_stays_known_to_who_saw_it():
    t = spied()
    t.do("decline")
    assert sees(t, "A", "B") == ["I03", "I04", "S02"]
    for reader in ("C", "D", ""):
        assert sees(t, reader, "B") == ["I", "I", "S"]
    assert [card["card"] for card in t.match.view(0)["table"]["companies"][1]["hand"]].count(None) == 0


@pytest.mark.rule("DR-Q90")
def test_who_was_robbed_knows_the_card_that_was_taken():
    t = spied()
    t.do("snatch", slot=1)
    assert sees(t, "A", "B") == ["I03", "S02"]
    assert sees(t, "B", "A") == ["I04"]
    assert sees(t, "C", "A") == ["I"]


@pytest.mark.rule("DR-Q90")
def test_a_card_drawn_later_is_not_known_and_a_played_one_is_gone():
    t = spied()
    t.do("decline")
    t.give("B", "R02")
    assert sees(t, "A", "B") == ["I03", "I04", "R", "S02"]
    t.plans("B", "card")
    t.do("go_on")
    t.play("I04")
    assert sees(t, "A", "B") == ["I03", "R", "S02"]


@pytest.mark.rule("DR-Q90")
@pytest.mark.parametrize("seen_first", [True, False])
def test_of_two_cards_alike_nobody_can_say_which_was_played(seen_first):
    t = spied("I03,S02")
    t.do("decline")
    t.give("B", "I03")
    t.do("play", slot=0 if seen_first else 2)
    assert sees(t, "A", "B") == ["I", "S02"]


@pytest.mark.rule("DR-Q90")
@pytest.mark.parametrize("slot", [0, 2])
def test_of_two_cards_with_the_same_back_nobody_else_can_say_which_was_taken(slot):
    t = remembered(B="hand I03,S02,I04", C="hand R02")
    assert sees(t, "A", "B") == ["I03", "I04", "S02"]
    t.do("snatch", slot=slot)
    assert sees(t, "A", "B") == ["I", "S02"]
    assert sees(t, "A", "C") == ["I", "R"]
    assert sees(t, "C", "B") == (["I04", "S02"] if slot == 0 else ["I03", "S02"])
    assert sees(t, "B", "C") == (["I03", "R"] if slot == 0 else ["I04", "R"])
    seen = t.match.seen(0)
    assert [seen.hand[1, i] for i in range(2)] == [CARDS["S02"] + 1, -2], "not even the order of the cards tells"


@pytest.mark.rule("DR-Q90")
def test_the_only_card_with_its_back_is_followed_from_hand_to_hand():
    t = remembered(B="hand I03,S02", C="hand R02")
    t.do("snatch", slot=0)
    assert sees(t, "A", "B") == ["S02"]
    assert sees(t, "A", "C") == ["I03", "R"]
    assert sees(t, "D", "C") == ["I", "R"]


@pytest.mark.rule("DR-Q90")
def test_who_takes_back_what_is_known_learns_nothing_of_who_knows_it():
    t = remembered(spy="A", A="hand R02", B="hand I03,S02")
    t.do("snatch", slot=1)
    mine = t.match.seen(0)
    assert not any(mine.seen[0, i] for i in range(16)), "who else knows a card of one's own is not told"
    assert sees(t, "B", "A") == ["R", "S02"]


@pytest.mark.rule("DR-Q90")
@pytest.mark.parametrize("looks", [True, False])
def test_the_order_of_anothers_hand_tells_nothing_but_to_who_looks_at_it(looks):
    t = remembered(B="hand S02,R02,I03", D="hand S03,I04")
    hands = [[t.match.seen(2 if looks else -1).hand[1, i] for i in range(3)], [t.match.seen(0).hand[3, i] for i in range(2)]]
    assert hands[0] == ([CARDS[c] + 1 for c in ("S02", "R02", "I03")] if looks else [-1, -2, -3])
    assert hands[1] == [CARDS["S03"] + 1, CARDS["I04"] + 1]


@pytest.mark.rule("DR-Q90")
def test_a_guess_keeps_what_was_seen_and_deals_the_rest_as_often_as_it_is_left():
    t = spied("I03,S02")
    t.do("decline")
    t.give("B", "I07")
    found = Counter[str]()
    for g in guesses(t, "A", 600):
        hand = [IDS[g.hand[1, i] - 1] for i in range(g.held[1])]
        assert {"I03", "S02"} <= set(hand)
        found[next(card for card in hand if card not in ("I03", "S02") or hand.count(card) > 1)] += 1
        assert GAME.sound(t.match.box, g) == 0
    assert all(card.startswith("I") for card in found)
    assert 600 * 2 / 23 * 0.6 < found["I07"] < 600 * 2 / 23 * 1.5, "two of the 23 cards that may be there"
    assert 600 / 23 * 0.4 < found["I03"] < 600 / 23 * 1.8, "one copy is seen, the other may be there"


@pytest.mark.rule("DR-Q90")
def test_a_hand_that_goes_at_once_is_forgotten_and_the_new_one_is_not_known():
    t = spied("I03,I04,S02")
    t.do("decline")
    t.plans("B", "rehire")
    t.do("go_on")
    t.carry()
    for _ in range(5):
        t.luck()
        t.do("deck", deck=1)
    assert all(card in BACKS for card in sees(t, "A", "B")), "backs, and nothing else"
