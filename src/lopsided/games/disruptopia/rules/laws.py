"""What must hold of every state of Disruptopia."""

from lopsided.engine.decisions import phase
from lopsided.engine.decks import UNDRAWN
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.rules.secrets import in_sight
from lopsided.games.disruptopia.state import HAND, LEVELS, REGIONS, REPUTATIONS, SLOTS, WORKERS, Flaw, Option, is_midway


@rule
def sound(box, g):
    """No token and no card lost or made, no track beyond its ends, no gap, no plan for no worker, nothing left over; somebody is asked until the end."""
    tokens = g.supply
    for region in range(REGIONS):
        tokens += g.on_region[region]
        if g.on_region[region] < 0 or g.on_region[region] > box.room[region]:
            return Flaw.TOKENS
    for seat in range(box.seats):
        tokens += g.tokens[seat]
        broken = unsound_company(box, g, seat)
        if broken:
            return broken
    if tokens != box.tokens or g.supply < 0:
        return Flaw.TOKENS
    for kind in range(box.kinds):
        d = box.deck_of[kind]
        n = in_sight(box, g, d, kind)
        for i in range(g.decks[d, UNDRAWN]):
            n += g.decks[d, 2 + i] == kind
        if n != box.copies[kind]:
            return Flaw.CARDS
    now = phase(g)
    if not is_midway(now) and (g.playing != 0 or g.target != 0 or g.region != 0 or g.die != 0 or g.draws != 0):
        return Flaw.LEFTOVER
    return Flaw.ASKED if (g.over == 1) == (g.pending != 0) else 0


@rule
def unsound_company(box, g, seat):
    """What is wrong with one company."""
    if g.corp[seat] < 0 or g.pers[seat] < 0 or g.tokens[seat] < 0 or g.model[seat] > g.compute[seat] or g.cut[seat] < 0 or g.surcharge[seat] < 0:
        return Flaw.TRACK
    if not (0 <= g.power[seat] <= box.top_power and box.low_rep <= g.rep[seat] <= box.low_rep + REPUTATIONS - 1 and 0 <= g.income[seat] <= box.top_income):
        return Flaw.TRACK
    if not (0 <= g.rank[seat] <= 2 and box.start_workers <= g.workers[seat] <= WORKERS and box.start_compute <= g.compute[seat] < LEVELS):
        return Flaw.TRACK
    for place in range(HAND):
        if (g.hand[seat, place] > 0) != (place < g.held[seat]):
            return Flaw.GAP
    for i in range(1, SLOTS):
        if g.slot[seat, i] > 0 and g.slot[seat, i - 1] == 0:
            return Flaw.GAP
    for worker in range(g.workers[seat], WORKERS):
        if g.plan[seat, worker] != Option.IDLE:
            return Flaw.PLAN
    return 0
