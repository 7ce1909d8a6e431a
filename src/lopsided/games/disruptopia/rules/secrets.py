"""What nobody may know in Disruptopia, and how it can be guessed."""

import numpy as np

from lopsided.engine.decisions import PHASE, phase
from lopsided.engine.decks import PILED, UNDRAWN, add_card, first_piled, guess_order, hide_deck, swap
from lopsided.engine.dice import below, luck, unseal
from lopsided.engine.game import guess_dice, reseal_dice
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.bots import CHARACTERS, least_card, next_option
from lopsided.games.disruptopia.rules.cards import put_back
from lopsided.games.disruptopia.rules.planning import forget_plan, to_toss
from lopsided.games.disruptopia.state import CHANCES, DECKS, HAND, ODD_PLANS, SLOTS, WORKERS, Moment, Option, Phase, State

SECRET = -1  # workers placed by who plans in secret
LAYOUT = State.dtype


@rule
def hide(box, g, seat):
    """Others' hands but for the backs, the order of the decks, and all that is not decided yet: plans, and whom or where a card is to hit
    (DR-024, DR-Q18, DR-Q73, DR-Q89)."""
    unseal(g)
    for d in range(DECKS):
        hide_deck(g.decks, d)
    planning = phase(g) == Phase.PLAN
    for other in range(box.seats):
        if other == seat:
            for place in range(HAND):
                g.seen[seat, place] = 0
            continue
        hide_hand(box, g, seat, other)
        if planning:
            forget_plan(g, other)
            g.placed[other] = SECRET
    if seat != g.active:
        hide_choice(g)
    g.bared -= g.unseen
    g.ply -= g.unseen
    g.unseen = 0


@rule
def hide_choice(g):
    """Whose turn it is still looks through the cards, as far as the others can tell (DR-Q73, DR-Q89)."""
    now = phase(g)
    if now == Phase.TARGET or now == Phase.REGION:
        g.frame[g.depth - 1, PHASE] = Phase.CARDS if g.moment == Moment.CARDS else Phase.WINDOW
        put_back(g)
    g.declined = 0


@rule
def hide_hand(box, g, seat, other):
    """Backs, and the faces of cards that this seat has seen there; in an order that tells nothing, but for who looks at the hand right now (DR-Q90)."""
    looking = phase(g) == Phase.SNATCH and seat == g.active and other == g.target - 1
    for place in range(g.held[other]):
        if seat >= 0 and g.seen[other, place] >> seat & 1:
            g.seen[other, place] = 1 << seat
        elif g.hand[other, place] > 0:
            g.hand[other, place] = -1 - box.deck_of[g.hand[other, place] - 1]
            g.seen[other, place] = 0
        at = place + 0
        while not looking and at > 0 and g.hand[other, at - 1] < g.hand[other, at]:
            swap(g.hand, other, at - 1, at)
            swap(g.seen, other, at - 1, at)
            at -= 1


@rule
def guess(box, g, seat, seed):
    """Some deal of the cards that are not in sight; who has sealed a plan has one, the others have not begun."""
    guess_dice(box, g, seat, seed)
    for d in range(DECKS):
        deal_unseen(box, g, d, seed)
    if phase(g) == Phase.PLAN:
        for other in range(box.seats):
            if g.placed[other] == SECRET:
                guess_plan(box, g, other, seed)


@rule
def reseal(box, g, seed):
    """Another order of the undrawn cards, other dice."""
    reseal_dice(box, g, seed)
    for d in range(DECKS):
        guess_order(g.decks, d, seed, d)


@rule
def deal_unseen(box, g, d, seed):
    """All cards of a deck that lie nowhere in sight are mixed; hands with its back get theirs from the top."""
    g.decks[d, UNDRAWN] = 0
    for kind in range(box.kinds):
        if box.deck_of[kind] == d:
            for _ in range(box.copies[kind] - in_sight(box, g, d, kind)):
                add_card(g.decks, d, kind)
    guess_order(g.decks, d, seed, d)
    for other in range(box.seats):
        for place in range(g.held[other]):
            if g.hand[other, place] == -1 - d:
                g.decks[d, UNDRAWN] -= 1
                top = 2 + g.decks[d, UNDRAWN]
                g.hand[other, place] = g.decks[d, top] + 1
                g.decks[d, top] = 0


@rule
def in_sight(box, g, d, kind):
    """How many cards of a kind lie on the pile, in slots, in hands that can be seen, or aside."""
    n = 1 if g.playing == kind + 1 and g.source < 0 else 0
    for i in range(g.decks[d, PILED]):
        n += g.decks[d, first_piled(g.decks) + i] == kind
    for seat in range(box.seats):
        for i in range(SLOTS):
            n += g.slot[seat, i] == kind + 1
        for place in range(g.held[seat]):
            n += g.hand[seat, place] == kind + 1
    return n


@rule
def guess_plan(box, g, seat, seed):
    """A sealed plan is such as one of the bots would make with that hand, now and then any; one that is not sealed may not have been begun."""
    forget_plan(g, seat)
    if g.pending >> seat & 1:
        return
    kind = below(luck(seed, CHANCES * (seat + 1) + WORKERS + HAND), CHARACTERS * ODD_PLANS)
    if kind < CHARACTERS:
        any_plan(box, g, seat, seed)
    else:
        plan_like(box, g, seat, kind % CHARACTERS)


@rule
def plan_like(box, g, seat, character):
    """The plan that a bot of this character makes; for each worker it looks ahead on a desk of its own."""
    while to_toss(box, g, seat) > 0:
        g.tossing[seat] |= 1 << least_card(box, g, seat, character)
    while g.placed[seat] < g.workers[seat]:
        desk = desk_with(g)
        option = next_option(box, desk[0], seat, character)
        g.plan[seat, g.placed[seat]] = option
        g.placed[seat] += 1
        desk[0].ply = 0  # the desk lasts until here


def _desk_with_compiled(g):
    """The same as an array of one record."""
    desk = np.empty(1, LAYOUT)
    desk[0] = g
    return desk


@rule(compiled=_desk_with_compiled)
def desk_with(g):
    """A copy of the table to try things on."""
    return [State.on(bytearray(g.memory))]


@rule
def any_plan(box, g, seat, seed):
    """Any option for each worker, and any cards to go."""
    for worker in range(g.workers[seat]):
        options = Option.PLAY_CARD if box.no_cards else Option.REHIRE + 1
        g.plan[seat, worker] = below(luck(seed, CHANCES * (seat + 1) + worker), options)
    g.placed[seat] = g.workers[seat]
    draws = 0
    while to_toss(box, g, seat) > 0:
        place = below(luck(seed, CHANCES * (seat + 1) + WORKERS + draws % HAND), g.held[seat])
        while g.tossing[seat] >> place & 1:
            place = (place + 1) % g.held[seat]
        g.tossing[seat] |= 1 << place
        draws += 1
