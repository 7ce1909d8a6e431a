"""What nobody may know in The Disparity Trap, and how it can be guessed."""

from lopsided.engine.decisions import phase
from lopsided.engine.decks import swap
from lopsided.engine.dice import below, luck, unseal
from lopsided.engine.game import guess_dice, reseal_dice
from lopsided.engine.rule import rule
from lopsided.games.disparity_trap.rules.votes import may_put, most_put
from lopsided.games.disparity_trap.state import DECKS, HAND, MIXES, ONLOOKERS, PILE, SEALS, SEATS, SEEN_BITS, Deck, Phase


@rule
def hide(box, g, seat):
    """Others' hands and sealed contributions, the order of the decks, and the dice to come, but for cards that were seen on their way (DT-Q101)."""
    unseal(g)
    knows = seat if seat >= 0 else ONLOOKERS + 0
    for d in range(DECKS):
        for i in range(g.count[d]):
            at = (g.head[d] + i) & (PILE - 1)
            if g.known[d, at] >> knows & 1 == 0:
                g.queue[d, at] = 0
                g.known[d, at] = 0
    for other in range(SEATS):
        if other != seat:
            g.sealed[other] = 0
            hide_hand(g, other, knows)


@rule
def hide_hand(g, other, knows):
    """Another's cards but for those that were seen on their way; these lie in an order that tells nothing (DT-Q101)."""
    for slot in range(HAND):
        if g.seen[other, slot] >> knows & 1 == 0:
            g.hand[other, slot] = 0
            g.seen[other, slot] = 0
        place = slot
        while place > 0 and (g.hand[other, place - 1] << SEEN_BITS) + g.seen[other, place - 1] < (g.hand[other, place] << SEEN_BITS) + g.seen[other, place]:
            swap(g.hand, other, place - 1, place)
            swap(g.seen, other, place - 1, place)
            place -= 1


@rule
def guess(box, g, seat, seed):
    """Some hands for the others, some order of the decks, some contributions, other dice."""
    guess_dice(box, g, seat, seed)
    if g.round == 0:
        return
    for d in range(DECKS):
        guess_deck(box, g, seat, seed, d)
    if phase(g) == Phase.SEAL:
        for other in range(box.seats):
            if other != seat and not g.pending >> other & 1 and may_put(g, other):
                g.sealed[other] = 1 + below(luck(seed, SEALS + other), most_put(g, other) + 1)


@rule
def guess_deck(box, g, seat, seed, d):
    """The cards that this seat does not know of, mixed, fill the places that it does not know: the others' hands first, then the deck."""
    n = 0
    for card in range(box.kinds):
        if box.deck[card] == d:
            for _ in range(box.copies[card] - in_sight(box, g, d, card)):
                g.mix[n] = card
                n += 1
    mix_cards(g, n, seed, d)
    if d == Deck.OPPORTUNITY:
        for other in range(box.seats):
            for slot in range(g.cards[other]):
                if g.hand[other, slot] == 0:
                    n -= 1
                    g.hand[other, slot] = g.mix[n] + 1
                    g.mix[n] = 0
    lay_mixed(g, n, d)


@rule
def reseal(box, g, seed):
    """Another order of the cards that nobody has seen on their way, other dice (DT-Q101)."""
    reseal_dice(box, g, seed)
    for d in range(DECKS):
        n = 0
        for i in range(g.count[d]):
            place = (g.head[d] + i) & (PILE - 1)
            if g.known[d, place] == 0:
                g.mix[n] = g.queue[d, place]
                n += 1
        mix_cards(g, n, seed, d)
        lay_mixed(g, n, d)


@rule
def mix_cards(g, n, seed, d):
    """The cards that were gathered of a deck, in any order."""
    for last in range(n - 1, 0, -1):
        other = below(luck(seed, d * MIXES + last), last + 1)
        held = g.mix[last]
        g.mix[last] = g.mix[other]
        g.mix[other] = held


@rule
def lay_mixed(g, n, d):
    """They fill the places of the deck that are not known."""
    for i in range(g.count[d]):
        place = (g.head[d] + i) & (PILE - 1)
        if g.known[d, place] == 0:
            n -= 1
            g.queue[d, place] = g.mix[n]
            g.mix[n] = 0


@rule
def in_sight(box, g, d, card):
    """How many cards of a kind are being played, lie in hands where they are known, or in the deck where they are."""
    n = 1 if g.card == card + 1 else 0
    for seat in range(box.seats):
        for slot in range(HAND):
            n += 1 if g.hand[seat, slot] == card + 1 else 0
    for i in range(PILE):
        n += 1 if g.known[d, i] != 0 and g.queue[d, i] == card else 0
    return n
