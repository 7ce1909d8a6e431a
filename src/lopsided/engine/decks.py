"""Decks: cards face down, and the pile of those used, which becomes the deck again when a card is wanted and none is left.

All decks of a game are the rows of one table, `decks: i8[2, deck(52)]`: how many cards are undrawn, how many lie on
the pile, the undrawn cards with the top one last, the pile with the latest last. A card is a number from 0; cards in
hands or on the board are in neither and lie in fields of the game's own. Each deck reads a stream of chance of its
own, so that another deck's shuffles leave it as it is.
"""

from lopsided.engine.dice import below, draw, luck
from lopsided.engine.rule import rule

UNDRAWN, PILED, CARDS = 0, 1, 2
NO_CARD = -1


def deck(cards: int) -> int:
    """The columns that a deck of so many cards takes, for the field's shape."""
    return CARDS + 2 * cards


@rule
def add_card(decks, d, card):
    """Lay a card on top of the deck: how setup builds one before it is shuffled."""
    decks[d, CARDS + decks[d, UNDRAWN]] = card
    decks[d, UNDRAWN] += 1


@rule
def put_under(decks, d, card):
    """Lay a card under the deck, face down: where used cards go in a game without a pile."""
    for place in range(CARDS + decks[d, UNDRAWN], CARDS, -1):
        decks[d, place] = decks[d, place - 1]
    decks[d, CARDS] = card
    decks[d, UNDRAWN] += 1


@rule
def discard(decks, d, card):
    """Lay a card on the pile."""
    decks[d, first_piled(decks) + decks[d, PILED]] = card
    decks[d, PILED] += 1


@rule
def shuffle_deck(g, stream, decks, d):
    """Shuffle the undrawn cards."""
    for last in range(decks[d, UNDRAWN] - 1, 0, -1):
        swap(decks, d, CARDS + last, CARDS + draw(g, stream, last + 1))


@rule
def draw_card(g, stream, decks, d):
    """Take the top card; an empty deck is made of its pile first. NO_CARD where both are empty."""
    if decks[d, UNDRAWN] == 0:
        turn_pile(decks, d)
        shuffle_deck(g, stream, decks, d)
    if decks[d, UNDRAWN] == 0:
        return NO_CARD
    g.bared += 1
    decks[d, UNDRAWN] -= 1
    top = CARDS + decks[d, UNDRAWN]
    card = decks[d, top]
    decks[d, top] = 0
    return card


@rule
def turn_pile(decks, d):
    """Turn the pile over onto the deck."""
    for i in range(decks[d, PILED]):
        add_card(decks, d, decks[d, first_piled(decks) + i])
        decks[d, first_piled(decks) + i] = 0
    decks[d, PILED] = 0


@rule
def hide_deck(decks, d, known=0):
    """Blank the undrawn cards: how many there are is known, which comes next is not, but for those at the bottom that all saw put there."""
    for i in range(known, decks[d, UNDRAWN]):
        decks[d, CARDS + i] = 0


@rule
def guess_order(decks, d, seed, stream, known=0):
    """Mix the undrawn cards above the known ones by another seed, for guess(): the game's own chance is not touched."""
    for last in range(decks[d, UNDRAWN] - 1, known, -1):
        swap(decks, d, CARDS + last, CARDS + known + below(luck(seed, (stream << 16) + last), last + 1 - known))


@rule
def swap(decks, d, one, other):
    """Two cards change places."""
    held = decks[d, one]
    decks[d, one] = decks[d, other]
    decks[d, other] = held


@rule
def first_piled(decks):
    """The column where the pile begins."""
    return (CARDS + decks.shape[1]) // 2
