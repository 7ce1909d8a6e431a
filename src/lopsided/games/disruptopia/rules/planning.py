"""Step 1 of Disruptopia: cards are drawn, and everybody plans at once and in secret.

A plan is made worker by worker, in the order of their numbers, after the hand has been cut down to its limit. Every step of it is
hidden from the others, leaves no event and is never seen in the count of steps: hide() takes it out of that, also after the reveal.
"""

from lopsided.engine.decisions import ask, excuse
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.rules.cards import count_in_secret
from lopsided.games.disruptopia.rules.hands import draw_one, show_card, throw_away
from lopsided.games.disruptopia.state import DECKS, SLOTS, WORKERS, Move, Option, Phase, Told, Why, is_planning, is_toss, is_with_cards


@rule
def begin_round(box, g):
    """Effects are fresh again, everybody draws a card of each deck, and all plan at the same time (DR-023..025, DR-Q30, DR-Q76)."""
    tell(g, Told.ROUND, g.round, g.round & 1, g.first)
    g.bared += 1
    for ahead in range(box.seats):
        seat = (g.first + ahead) % box.seats
        forget_plan(g, seat)
        for i in range(SLOTS):
            g.used[seat, i] = 0
            g.fresh[seat, i] = 0
        for d in range(0 if box.no_cards else DECKS):
            draw_one(box, g, seat, d)
    g.worker = 0
    ask(g, Phase.PLAN, (1 << box.seats) - 1)


@rule
def forget_plan(g, seat):
    """An empty strategy board."""
    for worker in range(WORKERS):
        g.plan[seat, worker] = Option.IDLE
    g.placed[seat] = 0
    g.tossing[seat] = 0
    g.recalls[seat] = 0


@rule
def to_toss(box, g, seat):
    """How many more cards the hand must lose (DR-026)."""
    more = g.held[seat] - box.hand_limit
    for place in range(g.held[seat]):
        more -= g.tossing[seat] >> place & 1
    return more


@rule
def cannot_plan(box, g, seat, action):
    """Why a step of planning is not to be had: first the hand, then each worker in turn, then the seal (DR-026, DR-028, DR-030, DR-Q21, DR-Q64, DR-Q89)."""
    if action == Move.RECALL:
        if g.placed[seat] == 0 and g.tossing[seat] == 0:
            return Why.NOTHING_TO_RECALL
        return Why.ENOUGH if g.recalls[seat] >= box.recalls else 0
    if is_toss(action):
        if to_toss(box, g, seat) <= 0:
            return Why.HAND_FITS
        place = action - Move.TOSS
        if place >= g.held[seat]:
            return Why.NO_SUCH_CARD
        return Why.TOSSED if g.tossing[seat] >> place & 1 else 0
    if not is_planning(action):
        return Why.OTHER_QUESTION
    if to_toss(box, g, seat) > 0:
        return Why.HAND_FULL
    all_placed = g.placed[seat] >= g.workers[seat]
    if action == Move.CONFIRM:
        return 0 if all_placed else Why.NOT_ALL_PLACED
    if all_placed:
        return Why.ALL_PLACED
    return Why.NO_CARDS if box.no_cards and is_with_cards(action - Move.PLACE) else 0


@rule
def plan_step(g, seat, action):
    """One step of a seat's own planning; only the seal is told, and nothing of it can be undone but by taking it back (DR-024, DR-032, DR-Q89)."""
    if action == Move.CONFIRM:
        g.bared += 1
        tell(g, Told.CONFIRMED, seat)
        excuse(g, seat)
        return
    count_in_secret(g)
    if action == Move.RECALL:
        recall(g, seat)
    elif is_toss(action):
        g.tossing[seat] |= 1 << (action - Move.TOSS)
    else:
        g.plan[seat, g.placed[seat]] = action - Move.PLACE
        g.placed[seat] += 1


@rule
def recall(g, seat):
    """The worker placed last comes back; with none placed, all cards that were to go (DR-Q89)."""
    g.recalls[seat] += 1
    if g.placed[seat] == 0:
        g.tossing[seat] = 0
        return
    g.placed[seat] -= 1
    g.plan[seat, g.placed[seat]] = Option.IDLE


@rule
def reveal(box, g):
    """All plans and discards are turned over at once (DR-027, DR-Q18, DR-Q78)."""
    tell(g, Told.REVEALED, g.round)
    for ahead in range(box.seats):
        seat = (g.first + ahead) % box.seats
        for place in range(g.held[seat] - 1, -1, -1):
            if g.tossing[seat] >> place & 1:
                card = show_card(g, seat, place)
                throw_away(box, g, card)
                tell(g, Told.TOSSED, seat, card - 1)
        g.tossing[seat] = 0
        g.recalls[seat] = 0
        for worker in range(g.workers[seat]):
            if g.plan[seat, worker] != Option.IDLE:
                tell(g, Told.PLANNED, seat, worker + 1, g.plan[seat, worker])


@rule
def default_plan(box, g, seat):
    """The step for who lets the time run out: the newest cards go, workers not yet placed stay idle, and the plan is sealed (Decisions)."""
    if to_toss(box, g, seat) > 0:
        place = g.held[seat] - 1
        while g.tossing[seat] >> place & 1:
            place -= 1
        return Move.TOSS + place
    return Move.CONFIRM if g.placed[seat] >= g.workers[seat] else Move.PLACE
