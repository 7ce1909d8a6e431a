"""The rules of High Card."""

from engine.high_card.state import CARDS, HAND, MOVES, TOLD, Phase, Why
from lopsided.engine.decisions import ask, close, excuse, is_asked
from lopsided.engine.decks import CARDS as FIRST_CARD
from lopsided.engine.decks import PILED, UNDRAWN, add_card, discard, draw_card, first_piled, guess_order, hide_deck, shuffle_deck
from lopsided.engine.dice import below, luck, seal, threefry, unseal
from lopsided.engine.events import tell, whisper
from lopsided.engine.game import reseal_dice
from lopsided.engine.rule import rule

Move, Told = MOVES.first, TOLD.kinds
DECK_STREAM = 0


@rule
def setup(box, g, seed):
    """Everybody is dealt a hand."""
    seal(g, seed)
    for card in range(CARDS):
        add_card(g.decks, 0, card)
    shuffle_deck(g, DECK_STREAM, g.decks, 0)
    for seat in range(box.seats):
        g.points[seat] = box.start[seat]
        for place in range(HAND):
            deal(g, seat, place)
    begin_round(box, g)


@rule
def deal(g, seat, place):
    """One card to one hand, face down."""
    card = draw_card(g, DECK_STREAM, g.decks, 0)
    g.hand[seat, place] = card + 1
    whisper(g, 1 << seat, Told.DEALT, seat, card)


@rule
def begin_round(box, g):
    """All are asked at once."""
    g.round += 1
    g.boasted = 0
    tell(g, Told.ROUND, g.round)
    ask(g, Phase.CHOOSE, (1 << box.seats) - 1)


@rule
def why_not(box, g, seat, action):
    """A card may always be played; a boast once a round."""
    if not is_asked(g, seat):
        return Why.NOT_ASKED
    if action != Move.BOAST:
        return 0
    if not box.boasting:
        return Why.MODEST
    return Why.BOASTED if g.boasted >> seat & 1 else 0


@rule
def legal(box, g, seat, out):
    """All actions of a seat."""
    n = 0
    for action in range(Move.PLAY + HAND):
        if why_not(box, g, seat, action) == 0:
            out[n] = action
            n += 1
    return n


@rule
def apply(box, g, seat, action):
    """A boast is heard at once; a card is shown when all have chosen."""
    if action == Move.BOAST:
        g.boasted |= 1 << seat
        g.boasts += 1
        tell(g, Told.BOASTED, seat)
        return
    g.chosen[seat] = action
    whisper(g, 1 << seat, Told.CHOSE, seat, g.hand[seat, action - Move.PLAY] - 1)
    excuse(g, seat)
    if g.pending == 0:
        close(g)
        show(box, g)


@rule
def show(box, g):
    """The highest card takes a point; all played cards go to the pile and are replaced."""
    best, winner = -1, 0
    g.bared += 1
    for seat in range(box.seats):
        card = g.hand[seat, g.chosen[seat] - 1] - 1
        tell(g, Told.PLAYED, seat, card)
        discard(g.decks, 0, card)
        if card > best:
            best, winner = card, seat
    g.points[winner] += 1
    tell(g, Told.TOOK, winner, best)
    if g.round == box.rounds:
        for seat in range(box.seats):
            for place in range(HAND):
                if place != g.chosen[seat] - 1:
                    discard(g.decks, 0, g.hand[seat, place] - 1)
                g.hand[seat, place] = 0
            g.chosen[seat] = 0
        g.over = 1
        tell(g, Told.ENDED, winner)
        return
    for seat in range(box.seats):
        deal(g, seat, g.chosen[seat] - 1)
        g.chosen[seat] = 0
    begin_round(box, g)


@rule
def hide(box, g, seat):
    """Other hands, other choices, the deck and the dice."""
    unseal(g)
    hide_deck(g.decks, 0)
    for other in range(box.seats):
        if other != seat:
            g.chosen[other] = 0
            for place in range(HAND):
                g.hand[other, place] = 0


@rule
def guess(box, g, seat, seed):
    """Deal the unseen cards anew and let those who have chosen have chosen any."""
    seal(g, threefry(seed[0], seed[1], 1, 1))
    seen, n = 0, 0
    for i in range(g.decks[0, PILED]):
        seen |= 1 << g.decks[0, first_piled(g.decks) + i]
    for place in range(HAND):
        if seat >= 0 and g.over == 0:
            seen |= 1 << (g.hand[seat, place] - 1)
    for i in range(g.decks[0, UNDRAWN]):
        card = unseen(seen, luck(seed, n))
        g.decks[0, FIRST_CARD + i] = card
        seen |= 1 << card
        n += 1
    for other in range(box.seats):
        if other == seat or g.over:
            continue
        for place in range(HAND):
            card = unseen(seen, luck(seed, n))
            g.hand[other, place] = card + 1
            seen |= 1 << card
            n += 1
        if g.pending >> other & 1 == 0:
            g.chosen[other] = 1 + below(luck(seed, n), HAND)
            n += 1


@rule
def reseal(box, g, seed):
    """Another order of the undrawn cards, other dice."""
    reseal_dice(box, g, seed)
    guess_order(g.decks, 0, seed, 0)


@rule
def unseen(seen, chance):
    """One of the cards that are not in this bit mask."""
    free = 0
    for card in range(CARDS):
        free += 1 - (seen >> card & 1)
    left = below(chance, free)
    for card in range(CARDS):
        if seen >> card & 1 == 0:
            if left == 0:
                return card
            left -= 1
    return -1


@rule
def result(box, g, score):
    """More points are better; ties share."""
    for seat in range(box.seats):
        score[0, seat] = 1
        score[1, seat] = g.points[seat]
        for other in range(box.seats):
            if g.points[other] > g.points[seat]:
                score[0, seat] += 1


@rule
def sound(box, g):
    """1: a card is missing or double."""
    seen = 0
    for i in range(g.decks[0, UNDRAWN]):
        seen += 1 << 2 * g.decks[0, FIRST_CARD + i]
    for i in range(g.decks[0, PILED]):
        seen += 1 << 2 * g.decks[0, first_piled(g.decks) + i]
    for seat in range(box.seats):
        for place in range(HAND):
            if g.hand[seat, place] > 0:
                seen += 1 << 2 * (g.hand[seat, place] - 1)
    return 0 if seen == 0b010101010101010101010101 else 1


@rule
def braggart(box, g, seat, choices, n, luck):
    """Boasts, to itself first, then plays the better card."""
    if choices[0] == Move.BOAST:
        apply(box, g, seat, choices[0])
        return Move.BOAST
    return Move.PLAY + (1 if g.hand[seat, 1] > g.hand[seat, 0] else 0)
