"""What nobody may know in The Disparity Trap, how it can be guessed, and what must hold of every state."""

from lopsided.engine.decisions import phase
from lopsided.engine.dice import below, luck, seal, threefry, unseal
from lopsided.engine.events import hide_events
from lopsided.engine.rule import rule
from lopsided.games.disparity_trap.rules.votes import may_put, most_put
from lopsided.games.disparity_trap.state import DECKS, HAND, PILE, SEATS, THINGS, Deck, Phase

SEALS = 1 << 12  # numbers of an agent's chance that guess() takes for sealed contributions


@rule
def hide(box, g, seat):
    """Others' hands and sealed contributions, the order of the decks, and the dice to come (Hidden information)."""
    unseal(g)
    hide_events(g, seat)
    for d in range(DECKS):
        g.head[d] = 0
        for i in range(PILE):
            g.queue[d, i] = 0
    for other in range(SEATS):
        if other != seat:
            g.sealed[other] = 0
            for slot in range(HAND):
                g.hand[other, slot] = 0


@rule
def guess(box, g, seat, seed):
    """Some hands for the others, some order of the decks, some contributions, other dice."""
    seal(g, threefry(seed[0], seed[1], 0, 0))
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
    """The cards that this seat does not see, mixed; the others' hands take theirs first."""
    n = 0
    for card in range(box.kinds):
        if box.deck[card] == d:
            unseen = box.copies[card] - (1 if g.card == card + 1 else 0)
            if d == Deck.OPPORTUNITY and seat >= 0:
                for slot in range(g.cards[seat]):
                    if g.hand[seat, slot] == card + 1:
                        unseen -= 1
            for _ in range(unseen):
                g.queue[d, n] = card
                n += 1
    for last in range(n - 1, 0, -1):
        other = below(luck(seed, (d << 8) + last), last + 1)
        held = g.queue[d, last]
        g.queue[d, last] = g.queue[d, other]
        g.queue[d, other] = held
    if d == Deck.OPPORTUNITY:
        for other in range(box.seats):
            if other != seat:
                for slot in range(g.cards[other]):
                    n -= 1
                    g.hand[other, slot] = g.queue[d, n] + 1
                    g.queue[d, n] = 0


@rule
def sound(box, g):
    """1: a holding out of bounds; 2: a hand with a gap; 3: cards lost or made; 4: a pawn off the board; 5: Skip cards; 6: a seal or 7: a play left over."""
    for seat in range(box.seats):
        for thing in range(THINGS):
            if g.have[seat, thing] < 0 or g.have[seat, thing] > box.most[thing]:
                return 1
        for slot in range(HAND):
            if (g.hand[seat, slot] > 0) != (slot < g.cards[seat]):
                return 2
        if g.pawn[seat] < 0 or g.pawn[seat] > 4 * box.tier_length:
            return 4
        if g.skips[seat] < 0 or g.skips[seat] > g.skip_card[seat]:
            return 5
        if g.sealed[seat] != 0 and phase(g) != Phase.SEAL:
            return 6
        if g.round > 0 and g.over == 0 and g.cards[seat] == 0 and not (g.card > 0 and g.active == seat):
            return 2
    if phase(g) == Phase.OPTION and (g.card != 0 or g.line != 0 or g.stake != 0 or g.onward != 0):
        return 7
    return 0 if g.round == 0 or all_cards_there(box, g) else 3


@rule
def all_cards_there(box, g):
    """Each card is in its deck, in a hand or being played, and nowhere twice."""
    for card in range(box.kinds):
        n = 1 if g.card == card + 1 and box.deck[card] < Deck.GOAL else 0
        for seat in range(box.seats):
            for slot in range(HAND):
                if g.hand[seat, slot] == card + 1:
                    n += 1
        d = box.deck[card]
        if d < DECKS:
            for i in range(g.count[d]):
                if g.queue[d, (g.head[d] + i) & (PILE - 1)] == card:
                    n += 1
        if n != box.copies[card]:
            return False
    return True
