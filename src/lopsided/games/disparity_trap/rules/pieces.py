"""Tiles, tokens, pawns and hands: what one player gains, loses and holds."""

from lopsided.engine.dice import roll
from lopsided.engine.events import tell, whisper
from lopsided.engine.rule import rule
from lopsided.games.disparity_trap.state import HAND, NEEDS, PILE, REROLLS, THINGS, TIERS, Deck, Thing, Told, Who, is_tile

NO_CARD = -1


@rule
def tier_of(box, g, seat):
    """The tier on which a pawn stands; FINISH counts as the fourth (DT-Q07, DT-Q66)."""
    return min(TIERS, 1 + g.pawn[seat] // box.tier_length)


@rule
def gain(box, g, seat, thing, amount, card):
    """Take tiles or tokens from the supply, as far as one may hold them (DT-002, DT-015, DT-082, DT-102, DT-Q31)."""
    taken = min(amount, box.most[thing] - g.have[seat, thing])
    if taken > 0:
        g.have[seat, thing] += taken
        tell(g, Told.GAINED, seat, thing, taken, card)


@rule
def lose(g, seat, thing, amount, card):
    """Give back what is there, never below nothing (DT-Q52, DT-Q71)."""
    lost = min(amount, g.have[seat, thing])
    if lost > 0:
        g.have[seat, thing] -= lost
        tell(g, Told.LOST, seat, thing, lost, card)


@rule
def go_back(g, seat, spaces):
    """Move back, to START at most; the space is not played (DT-037, DT-039, DT-Q20)."""
    g.pawn[seat] = max(0, g.pawn[seat] - spaces)
    tell(g, Told.BACK, seat, spaces, g.pawn[seat])


@rule
def take_skip(box, g, seat, turns):
    """A Skip card, unless one is held or nobody skips at this table (DT-109, DT-Q54, DT-Q56)."""
    if box.skip and g.skip_card[seat] == 0:
        g.skip_card[seat] = turns
        g.skips[seat] = turns
        tell(g, Told.SKIP, seat, turns)


@rule
def collect(box, g, seat):
    """A Privilege token for each type of tile (DT-049, DT-054, DT-Q27, DT-Q28)."""
    types = 0
    for thing in range(THINGS):
        if is_tile(thing) and g.have[seat, thing] > 0:
            types += 1
    g.have[seat, Thing.PRIVILEGE] = min(box.most[Thing.PRIVILEGE], g.have[seat, Thing.PRIVILEGE] + types)
    tell(g, Told.COLLECTED, seat, types)


@rule
def qualifies(box, g, seat, row):
    """Holds what the card requires and stands on its tier (DT-024..028, DT-Q12)."""
    return lacks(box, g, seat, row) < 0 and on_tier(box, g, seat, row)


@rule
def lacks(box, g, seat, row):
    """Which of a card's requirements is not met, -1 none (DT-025, DT-026, DT-114)."""
    for i in range(NEEDS):
        if g.have[seat, box.need[row, i]] < box.need_amount[row, i]:
            return i
    return -1


@rule
def on_tier(box, g, seat, row):
    """Stands on a tier that the card is for (DT-028)."""
    return box.low_tier[row] <= tier_of(box, g, seat) <= box.high_tier[row]


# Decks: queues that are never shuffled again


@rule
def put_under(g, d, card, known):
    """A card goes to the bottom of its deck, and whoever saw it go knows where it lies (DT-040, DT-041, DT-060, DT-Q101)."""
    bottom = (g.head[d] + g.count[d]) & (PILE - 1)
    g.queue[d, bottom] = card
    g.known[d, bottom] = known
    g.count[d] += 1


@rule
def draw_top(g, d):
    """The top card of a deck; NO_CARD where it is empty (DT-003, DT-Q24)."""
    if g.count[d] == 0:
        return NO_CARD
    card = g.queue[d, g.head[d]]
    g.queue[d, g.head[d]] = 0
    g.known[d, g.head[d]] = 0
    g.head[d] = (g.head[d] + 1) & (PILE - 1)
    g.count[d] -= 1
    g.bared += 1
    return card


@rule
def draw_to_hand(g, seat):
    """The top Opportunity card, of which a box has always one more, seen by its owner and known to who saw it go under (DT-040, DT-041, DT-Q101)."""
    known = g.known[Deck.OPPORTUNITY, g.head[Deck.OPPORTUNITY]]
    take_in_hand(g, seat, draw_top(g, Deck.OPPORTUNITY), known)


@rule
def take_in_hand(g, seat, card, known):
    """A card more in hand, the newest last."""
    g.hand[seat, g.cards[seat]] = card + 1
    g.seen[seat, g.cards[seat]] = known
    g.cards[seat] += 1
    whisper(g, 1 << seat, Told.DREW, seat, card)


@rule
def leave_hand(g, seat, slot):
    """Take a card out of a hand and close the gap; returns the card."""
    card = g.hand[seat, slot] - 1
    g.cards[seat] -= 1
    for place in range(slot, HAND - 1):
        g.hand[seat, place] = g.hand[seat, place + 1]
        g.seen[seat, place] = g.seen[seat, place + 1]
    g.hand[seat, HAND - 1] = 0
    g.seen[seat, HAND - 1] = 0
    return card


@rule
def show_card(g, seat, slot):
    """A card leaves the hand in the open; a card like it is not told from it by who knew one of them. Returns the card (DT-Q101)."""
    card = leave_hand(g, seat, slot)
    for place in range(g.cards[seat]):
        if g.hand[seat, place] == card + 1:
            g.seen[seat, place] = 0
    return card


@rule
def slip_card(g, seat, slot):
    """A card leaves the hand face down: which one it was nobody else knows, so nobody else knows what is left. Returns the card (DT-Q101)."""
    card = leave_hand(g, seat, slot)
    for place in range(g.cards[seat]):
        g.seen[seat, place] = 0
    return card


@rule
def refill(g, seat):
    """Back to three cards, on reaching a new tier (DT-067, DT-Q26, DT-Q28)."""
    before = g.cards[seat]
    while g.cards[seat] < HAND:
        draw_to_hand(g, seat)
    if g.cards[seat] > before:
        tell(g, Told.REFILLED, seat, g.cards[seat] - before)


@rule
def influence_slot(box, g, seat):
    """Where the first Influence card of a hand is, -1 where there is none."""
    for slot in range(g.cards[seat]):
        if g.hand[seat, slot] > 0 and box.who[g.hand[seat, slot] - 1] == Who.REACT:
            return slot
    return -1


# The tally and ties


@rule
def help_other(g, seat, target):
    """Something done for another player counts as help (DT-107, DT-Q96)."""
    if seat != target:
        g.helps[seat] += 1
        tell(g, Told.HELPED, seat, g.helps[seat])


@rule
def hinder_other(g, seat, target):
    """Something done against another player counts as hindering (DT-107, DT-Q63)."""
    if seat != target:
        g.hinders[seat] += 1
        tell(g, Told.HINDERED, seat, g.hinders[seat])


@rule
def highest_roll(box, g, stream, seats, start):
    """Who of these rolls highest; ties roll again, after many of them the first in turn order is taken (DT-020, DT-081, DT-Q95)."""
    for _ in range(REROLLS + 1):
        best, tied = 0, 0
        for i in range(box.seats):
            seat = (start + i) % box.seats
            if seats >> seat & 1:
                face = roll(g, stream + seat, box.sides)
                if face > best:
                    best, tied = face, 0
                if face == best:
                    tied |= 1 << seat
        seats = tied
        if seats & (seats - 1) == 0:
            break
    seat = start
    while seats >> seat & 1 == 0:
        seat = (seat + 1) % box.seats
    return seat
