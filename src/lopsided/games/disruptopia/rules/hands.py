"""Hands, Effect Card slots and decks of Disruptopia: how cards come and where they go."""

from lopsided.engine.decks import PILED, UNDRAWN, discard, draw_card
from lopsided.engine.events import tell, whisper
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.state import HAND, SLOTS, Told


@rule
def can_give(g, d):
    """Whether a card can be drawn from a deck or its pile (DR-Q29, DR-Q84)."""
    return g.decks[d, UNDRAWN] + g.decks[d, PILED] > 0


@rule
def draw_one(box, g, seat, d):
    """The top card of a deck into the hand; the others see its back (DR-025, DR-Q29, DR-Q78)."""
    if not can_give(g, d) or not has_room(g, seat):
        return
    if g.decks[d, UNDRAWN] == 0:
        tell(g, Told.RESHUFFLED, d, g.decks[d, PILED])
    card = draw_card(g, d, g.decks, d)
    take_card(g, seat, card + 1)
    tell(g, Told.DREW, seat, d)
    whisper(g, 1 << seat, Told.DREW_CARD, seat, card)


@rule
def take_card(g, seat, card):
    """A card comes to the end of the hand."""
    g.hand[seat, g.held[seat]] = card
    g.held[seat] += 1


@rule
def give_card(g, seat, place):
    """A card leaves the hand, the others close ranks; returns the card."""
    card = g.hand[seat, place]
    for i in range(place, g.held[seat] - 1):
        g.hand[seat, i] = g.hand[seat, i + 1]
        g.seen[seat, i] = g.seen[seat, i + 1]
    g.held[seat] -= 1
    g.hand[seat, g.held[seat]] = 0
    g.seen[seat, g.held[seat]] = 0
    return card


@rule
def show_card(g, seat, place):
    """A card leaves the hand face up; who knew one of two alike cannot say which is left. Returns the card (DR-Q90)."""
    card = give_card(g, seat, place)
    for i in range(g.held[seat]):
        if g.hand[seat, i] == card:
            g.seen[seat, i] = 0
    return card


@rule
def look_at_hand(g, seat, other):
    """Who looks at a hand knows its cards until they leave it (DR-Q90)."""
    for place in range(g.held[other]):
        g.seen[other, place] |= 1 << seat


@rule
def pass_card(box, g, seat, place, taker):
    """A card goes face down from hand to hand: the others know it further only where no other card has its back. Returns the card (DR-Q90)."""
    card, known, alike = g.hand[seat, place], g.seen[seat, place], 0
    give_card(g, seat, place)
    for i in range(g.held[seat]):
        if box.deck_of[g.hand[seat, i] - 1] == box.deck_of[card - 1]:
            g.seen[seat, i] &= 1 << taker
            alike += 1
    take_card(g, taker, card)
    g.seen[taker, g.held[taker] - 1] = (known if alike == 0 else 0) & ~(1 << taker) | 1 << seat
    return card


@rule
def throw_away(box, g, card):
    """A card goes face up to the pile of its own deck (DR-027, DR-Q28)."""
    discard(g.decks, box.deck_of[card - 1], card - 1)


@rule
def throw_hand(box, g, seat):
    """The whole hand goes; returns how many cards that were (DR-124, DR-Q31)."""
    cards = g.held[seat]
    while g.held[seat] > 0:
        throw_away(box, g, show_card(g, seat, 0))
    return cards


@rule
def install(box, g, seat, card):
    """An Effect Card goes to the end of the row of slots (DR-114, DR-117, DR-Q01, DR-Q76, DR-Q77)."""
    i = 0
    while g.slot[seat, i] > 0:
        i += 1
    g.slot[seat, i] = card
    g.fresh[seat, i] = box.next_round


@rule
def uninstall(box, g, seat, i):
    """An Effect Card leaves its slot for the pile, the others close the gap; returns its kind (DR-122, DR-Q28, DR-Q77, DR-Q83)."""
    card = g.slot[seat, i]
    for k in range(i, SLOTS):
        last = k + 1 == SLOTS
        g.slot[seat, k] = 0 if last else g.slot[seat, k + 1]
        g.used[seat, k] = 0 if last else g.used[seat, k + 1]
        g.fresh[seat, k] = 0 if last else g.fresh[seat, k + 1]
    throw_away(box, g, card)
    return card - 1


@rule
def has_room(g, seat):
    """Whether one more card fits into the hand's room; the limit of the rules is another one (DR-Q31)."""
    return g.held[seat] < HAND
