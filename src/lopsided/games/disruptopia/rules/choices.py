"""What may be done in Disruptopia at every question, and what happens for who lets the time run out."""

from lopsided.engine.decisions import is_asked, phase
from lopsided.engine.decks import UNDRAWN
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.rules.cards import cannot_aim, cannot_play, cannot_use
from lopsided.games.disruptopia.rules.company import has_standing
from lopsided.games.disruptopia.rules.hands import can_give, has_room
from lopsided.games.disruptopia.rules.planning import cannot_plan, default_plan
from lopsided.games.disruptopia.state import (
    DECKS,
    HAND,
    REGIONS,
    SEATS,
    SLOTS,
    Move,
    Phase,
    Purpose,
    Verb,
    Why,
    audited_slot,
    is_audit,
    is_deck,
    is_play,
    is_region,
    is_remove,
    is_snatch,
    is_target,
    is_use,
    target_of,
)


@rule
def region_purpose(box, g):
    """What a region is being chosen for, -1 where none is."""
    now = phase(g)
    if now == Phase.REGION:
        return box.place[g.playing - 1] + 0
    if now == Phase.HANDOUT:
        return Purpose.HANDOUT
    if now == Phase.SCALE:
        return Purpose.SCALE
    return Purpose.HOME if now == Phase.HOME else -1


@rule
def cannot_choose(box, g, seat, region):
    """Why a region will not do (DR-005, DR-079, DR-095, DR-096, DR-101, DR-139, DR-Q39, DR-Q71)."""
    purpose = region_purpose(box, g)
    if purpose == Purpose.HOME:
        for other in range(box.seats):
            if g.presence[other, region]:
                return Why.OCCUPIED
        return 0
    if purpose == Purpose.SCALE or purpose == Purpose.PRESENCE:
        return Why.PRESENT if g.presence[seat, region] else 0
    if purpose == Purpose.UNPLACE:
        return 0 if g.presence[g.target - 1, region] else Why.NOT_THERE
    if purpose != Purpose.SUBSIDY_ANY and not g.presence[seat, region]:
        return Why.NO_PRESENCE
    return 0 if g.on_region[region] > 0 else Why.NO_TOKEN


@rule
def cannot_audit(box, g, seat, target, i):
    """A competitor's Effect Card that no shield covers (DR-123, DR-Q11)."""
    if target >= box.seats:
        return Why.NO_SUCH_RIVAL
    if target == seat:
        return Why.YOURSELF
    if g.slot[target, i] == 0:
        return Why.NO_SUCH_CARD
    return Why.SHIELDED if has_standing(box, g, target, Verb.SHIELD, 1) else 0


@rule
def cannot_decline(box, g, now):
    """Choices of a card can be dropped before anything is paid, not for ever; of a hand just seen nothing need be taken (DR-Q73, DR-Q89, Decisions)."""
    if now == Phase.SNATCH:
        return 0
    if now != Phase.TARGET and now != Phase.REGION:
        return Why.OTHER_QUESTION
    return Why.ENOUGH if g.declined >= box.recalls else 0


@rule
def may_skip(now):
    """A worker's action need not be carried out (DR-Q20)."""
    return now == Phase.WORKER or now == Phase.HANDOUT or now == Phase.SCALE or now == Phase.RESTRUCTURE or now == Phase.AUDIT


@rule
def asks_region(now):
    """Whether a region is asked for."""
    return now == Phase.HOME or now == Phase.HANDOUT or now == Phase.SCALE or now == Phase.REGION


@rule
def why_not(box, g, seat, action):
    """0 where this seat may take this action now."""
    if not is_asked(g, seat):
        return Why.NOT_ASKED
    now = phase(g)
    if now == Phase.PLAN:
        return cannot_plan(box, g, seat, action)
    if is_play(action) or is_use(action):
        if now != Phase.WINDOW and now != Phase.CARDS:
            return Why.OTHER_QUESTION
        return cannot_play(box, g, seat, action - Move.PLAY) if is_play(action) else cannot_use(box, g, seat, action - Move.USE)
    if asks_region(now) and is_region(action):
        return cannot_choose(box, g, seat, action - Move.REGION)
    if now == Phase.TARGET and is_target(action):
        return cannot_aim(box, g, seat, g.playing - 1, target_of(action))
    if now == Phase.DECK and is_deck(action):
        return 0 if can_give(g, action - Move.DECK) else Why.EMPTY_DECK
    if now == Phase.RESTRUCTURE and is_remove(action):
        return 0 if g.slot[seat, action - Move.REMOVE] > 0 else Why.NO_SUCH_CARD
    if now == Phase.AUDIT and is_audit(action):
        return cannot_audit(box, g, seat, target_of(action), audited_slot(action))
    if now == Phase.SNATCH and is_snatch(action):
        return 0 if action - Move.SNATCH < g.held[g.target - 1] and has_room(g, seat) else Why.NO_SUCH_CARD
    if action == Move.GO_ON:
        return 0 if now == Phase.WINDOW or now == Phase.CARDS else Why.OTHER_QUESTION
    if action == Move.CARRY_OUT:
        return 0 if now == Phase.WORKER else Why.OTHER_QUESTION
    if action == Move.SKIP:
        return 0 if may_skip(now) else Why.OTHER_QUESTION
    if action == Move.DECLINE:
        return cannot_decline(box, g, now)
    return 0 if now == Phase.REROLL and (action == Move.KEEP or action == Move.REROLL) else Why.OTHER_QUESTION


@rule
def legal(box, g, seat, out):
    """All actions that this seat may take now, ascending."""
    if not is_asked(g, seat):
        return 0
    now = phase(g)
    first, last = Move.GO_ON, Move.REROLL + 1
    if now == Phase.PLAN:
        first, last = Move.CONFIRM, Move.TOSS + g.held[seat]
    n = 0
    for action in range(first, last):
        if why_not(box, g, seat, action) == 0:
            out[n] = action
            n += 1
    first, last = 0, 0
    if asks_region(now):
        first, last = Move.REGION, Move.REGION + REGIONS
    elif now == Phase.TARGET:
        first, last = Move.TARGET, Move.TARGET + SEATS
    elif now == Phase.DECK:
        first, last = Move.DECK, Move.DECK + DECKS
    elif now == Phase.WINDOW or now == Phase.CARDS:
        first, last = Move.PLAY, Move.USE + SLOTS
    elif now == Phase.RESTRUCTURE:
        first, last = Move.REMOVE, Move.REMOVE + SLOTS
    elif now == Phase.AUDIT:
        first, last = Move.AUDIT, Move.AUDIT + SEATS * SLOTS
    elif now == Phase.SNATCH:
        first, last = Move.SNATCH, Move.SNATCH + HAND
    for action in range(first, last):
        if why_not(box, g, seat, action) == 0:
            out[n] = action
            n += 1
    return n


@rule
def idle(box, g, seat):
    """What happens for who lets the time run out (Decisions)."""
    now = phase(g)
    if now == Phase.PLAN:
        return default_plan(box, g, seat)
    if now == Phase.HOME:
        region = 0
        while cannot_choose(box, g, seat, region) != 0:
            region += 1
        return Move.REGION + region
    if now == Phase.DECK:
        best = -1
        for d in range(DECKS):
            if can_give(g, d) and (best < 0 or g.decks[d, UNDRAWN] > g.decks[best, UNDRAWN]):
                best = d
        return Move.DECK + best
    if now == Phase.REROLL:
        return Move.KEEP
    if now == Phase.TARGET or now == Phase.REGION:
        return drop_or_choose(box, g, seat, now)
    if now == Phase.SNATCH:
        return Move.DECLINE
    return Move.SKIP if may_skip(now) else Move.GO_ON


@rule
def drop_or_choose(box, g, seat, now):
    """The choice is dropped, or, where it was dropped often enough, the first that will do (DR-Q73, DR-Q89)."""
    if cannot_decline(box, g, now) == 0:
        return Move.DECLINE
    action = Move.TARGET + 0 if now == Phase.TARGET else Move.REGION + 0
    while why_not(box, g, seat, action) != 0:
        action += 1
    return action
