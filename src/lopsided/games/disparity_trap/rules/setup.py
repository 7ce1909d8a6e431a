"""How the table is laid: Positions, the first player, tokens, decks and hands."""

from lopsided.engine.decisions import ask
from lopsided.engine.dice import seal, shuffle
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.disparity_trap.rules.pieces import draw_to_hand, highest_roll, put_under, take_in_hand
from lopsided.games.disparity_trap.rules.turn import play_on
from lopsided.games.disparity_trap.state import (
    DECKS,
    FIRST_DEAL,
    FIRST_DIE,
    HAND,
    PILES,
    POSITIONS,
    SECOND_DEAL,
    Dealt,
    Phase,
    Position,
    Thing,
    Told,
    Why,
)  # fmt: skip

HOST = 0  # the seat that picks the first player where the table wants it so


@rule
def setup(box, g, seed):
    """Seats, then Positions, then the first player, then everything else (DT-001..012, DT-Q86)."""
    seal(g, seed)
    if box.positions_chosen:
        ask(g, Phase.POSITION, 1)
    else:
        deal_positions(box, g)
        pick_first(box, g)
    play_on(box, g)


# Positions


@rule
def places(box, position):
    """Half and half; of an odd number one more is SND (DT-006)."""
    return box.seats // 2 if position == Position.SD else box.seats - box.seats // 2


@rule
def places_left(box, g, position):
    """Position cards of this kind that nobody has taken (DT-005, DT-006)."""
    left = places(box, position)
    for seat in range(box.seats):
        if g.position[seat] == position:
            left -= 1
    return left


@rule
def deal_positions(box, g):
    """Every split over the seats is equally likely (DT-005, DT-Q01, DT-Q02, DT-Q86)."""
    for seat in range(box.seats):
        g.mix[seat] = Position.SD if seat < places(box, Position.SD) else Position.SND
    shuffle(g, POSITIONS, g.mix, box.seats)
    for seat in range(box.seats):
        take_position(g, seat, g.mix[seat])
        g.mix[seat] = 0


@rule
def take_position(g, seat, position):
    """A Position card for the whole game (DT-005)."""
    g.position[seat] = position
    tell(g, Told.POSITION, seat, position)


@rule
def cannot_choose(box, g, position):
    """While places remain (DT-006, DT-Q02)."""
    return Why.NONE_LEFT if places_left(box, g, position) == 0 else 0


@rule
def choose_position(box, g, seat, position):
    """Everybody picks in turn; who has no choice left takes what there is (DT-005, DT-Q02)."""
    take_position(g, seat, position)
    following = seat + 1
    while following < box.seats:
        if places_left(box, g, Position.SD) > 0 and places_left(box, g, Position.SND) > 0:
            ask(g, Phase.POSITION, 1 << following)
            return
        take_position(g, following, Position.SD if places_left(box, g, Position.SD) > 0 else Position.SND)
        following += 1
    pick_first(box, g)


# The first player


@rule
def pick_first(box, g):
    """An SD player begins: the host's choice, or the highest roll; in some variants anybody's roll counts (DT-020, DT-Q03)."""
    if box.first_chosen and places(box, Position.SD) > 1:
        ask(g, Phase.FIRST, 1 << HOST)
        return
    rollers = 0
    for seat in range(box.seats):
        if box.first_any or g.position[seat] == Position.SD:
            rollers |= 1 << seat
    seat = 0
    if rollers & (rollers - 1) == 0:
        while rollers >> seat & 1 == 0:
            seat += 1
    else:
        seat = highest_roll(box, g, FIRST_DIE, rollers, 0)
    lay_table(box, g, seat)


@rule
def cannot_begin(box, g, seat):
    """Only an SD player (DT-020)."""
    if seat >= box.seats:
        return Why.NO_SUCH_SEAT
    return Why.NOT_SD if g.position[seat] != Position.SD else 0


@rule
def lay_table(box, g, first):
    """Tokens, hands and decks; the first turn begins (DT-003, DT-004, DT-007..012, DT-131, DT-132, DT-Q04, DT-Q86)."""
    g.first = first
    g.round = 1
    for seat in range(box.seats):
        g.have[seat, Thing.PRIVILEGE] = box.start_privilege[g.position[seat]]
    tell(g, Told.BEGAN, first)
    deal_group(box, g, Dealt.FIRST_CARD, FIRST_DEAL, 1)
    deal_group(box, g, Dealt.NEXT_CARDS, SECOND_DEAL, HAND)
    deal_group(box, g, Dealt.FOR_THE_SHORT, SECOND_DEAL, HAND)
    for d in range(DECKS):
        shuffle_rest(box, g, d)
    fill_hands(box, g)
    tell(g, Told.ROUND, 1)


@rule
def in_hands(box, g, card):
    """How many of a card have been dealt."""
    n = 0
    for seat in range(box.seats):
        for slot in range(g.cards[seat]):
            if g.hand[seat, slot] == card + 1:
                n += 1
    return n


@rule
def deal_group(box, g, group, stream, size):
    """A group of cards, mixed and dealt one at a time clockwise from the first player, up to this hand (DT-008..011, DT-Q04)."""
    n = 0
    for card in range(box.kinds):
        if box.deal[card] == group:
            for _ in range(box.copies[card]):
                g.mix[n] = card
                n += 1
    shuffle(g, stream, g.mix, n)
    dealt = 0
    for _ in range(HAND):
        for i in range(box.seats):
            seat = (g.first + i) % box.seats
            if g.cards[seat] < size and dealt < n:
                take_in_hand(g, seat, g.mix[dealt], 0)
                dealt += 1
    for i in range(n):
        g.mix[i] = 0


@rule
def shuffle_rest(box, g, d):
    """All cards that were not dealt, shuffled into their deck (DT-003, DT-012, DT-131, DT-Q92)."""
    n = 0
    for card in range(box.kinds):
        if box.deck[card] == d:
            for _ in range(box.copies[card] - in_hands(box, g, card)):
                g.mix[n] = card
                n += 1
    shuffle(g, PILES + d, g.mix, n)
    for i in range(n):
        put_under(g, d, g.mix[i], 0)
        g.mix[i] = 0


@rule
def fill_hands(box, g):
    """Everybody has three cards, also where a box has fewer to deal (DT-008)."""
    for i in range(box.seats):
        seat = (g.first + i) % box.seats
        while g.cards[seat] < HAND:
            draw_to_hand(g, seat)
