"""Decks: the undrawn cards of a deck are the first `left` of its array, the top card last."""

from lopsided.engine.dice import shuffle
from lopsided.engine.rule import rule


@rule
def draw_card(g, cards, left):
    """The top card of a deck with `left` cards; the caller counts down."""
    g.bared += 1
    return cards[left - 1]


@rule
def reshuffle(g, stream, cards, pile, n):
    """Turn a discard pile of n cards into the deck."""
    for i in range(n):
        cards[i] = pile[i]
        pile[i] = 0
    shuffle(g, stream, cards, n)


@rule
def hide_order(cards, left):
    """Blank the undrawn cards: that they are there is known, which comes next is not."""
    for i in range(left):
        cards[i] = 0
