"""Prices, what forbids an action (0 or a member of Why), and what a seat may do now."""

from lopsided.engine.decisions import is_asked, phase
from lopsided.engine.rule import rule
from lopsided.games.threat_level.rules.seats import has_left
from lopsided.games.threat_level.rules.union import may_help, others_may_halve
from lopsided.games.threat_level.state import (
    LOSE,
    START,
    TOP,
    Move,
    Phase,
    Why,
    Wild,
    is_aimed,
    is_appeal,
    is_free,
    is_free_push,
    is_pull,
    is_push,
    is_steal,
    target_of,
)


@rule
def sales_tax(box, g, seat, target):
    """One extra point for pushes, pulls and steals by or on level 2, on the rows of this moment (TL-028, TL-029, TL-030, TL-Q07, TL-Q12, TL-Q37)."""
    sides = box.taxed_on_sales[g.row[seat]] + box.taxed_on_sales[g.row[target]]
    if sides == 2 and not box.tax_stacks:
        sides = 1
    return sides * box.sales_tax


@rule
def price(box, g, seat, target, base):
    """An action's price with its sales tax; a free action may be free of it (TL-010, TL-Q11)."""
    if base == 0 and not box.free_taxed:
        return 0
    return base + sales_tax(box, g, seat, target)


@rule
def cannot_act(box, g, seat, base):
    """A free action needs an unused wild 1; START may be forbidden to act (TL-010, TL-Q10, TL-Q43)."""
    if base == 0 and not (g.unused and g.wild == Wild.FREE_HAND):
        return Why.NO_FREE_HAND
    if g.row[seat] == START and not box.start_acts:
        return Why.ON_START
    return 0


@rule
def cannot_push(box, g, seat, target, base):
    """Anybody below YOU LOSE, oneself too but not off the last rung, for its full price in hand (TL-019, TL-022, TL-023, TL-Q14, TL-Q15)."""
    if g.row[target] == LOSE:
        return Why.TARGET_OUT
    if seat == target and g.row[target] == TOP:
        return Why.LAST_RUNG
    if g.points[seat] < price(box, g, seat, target, base):
        return Why.POOR
    return 0


@rule
def cannot_be_pulled(box, g, target):
    """Nobody is pulled off START; from YOU LOSE only who has not quit, where rescue is allowed (TL-Q15, TL-Q16, TL-Q41, TL-Q46)."""
    if g.row[target] == START:
        return Why.TARGET_ON_START
    if has_left(g, target):
        return Why.GONE
    if g.row[target] == LOSE and not box.rescue:
        return Why.NO_RESCUE
    return 0


@rule
def cannot_pull(box, g, seat, target):
    """A pull needs its full price in hand (TL-020, TL-023, TL-Q14, TL-Q44)."""
    why = cannot_be_pulled(box, g, target)
    if why == 0 and g.points[seat] < price(box, g, seat, target, box.pull_price):
        return Why.POOR
    return why


@rule
def cannot_appeal(box, g, seat, target, others):
    """An appeal to the union: only the halved price is in hand, and others or oneself could halve it (TL-Q33, TL-Q44)."""
    why = cannot_be_pulled(box, g, target)
    if why != 0:
        return why
    if g.points[seat] >= price(box, g, seat, target, box.pull_price):
        return Why.RICH_ENOUGH
    halved = price(box, g, seat, target, box.pull_halved)
    if g.points[seat] < halved:
        return Why.POOR
    if g.appealed >> target & 1:
        return Why.APPEALED
    if not others and not may_help(box, g, Phase.HALVE_PULL, seat, halved):
        return Why.NO_UNION
    return 0


@rule
def cannot_steal(box, g, seat, target, base):
    """Only from another player below level 3 who holds something; the price comes from one's own hand (TL-021, TL-031, TL-Q14, TL-Q18, TL-Q34, TL-Q35)."""
    if seat == target:
        return Why.YOURSELF
    if not box.robbed[g.row[target]]:
        return Why.PROTECTED
    if g.points[target] == 0:
        return Why.PENNILESS
    if g.points[seat] < price(box, g, seat, target, base):
        return Why.POOR
    return 0


@rule
def cannot_step_down(g, seat):
    """One step down for an unused wild 2, nowhere from START (TL-011, TL-Q09)."""
    if not (g.unused and g.wild == Wild.STEP_BACK):
        return Why.NO_STEP_BACK
    if g.row[seat] == START:
        return Why.TARGET_ON_START
    return 0


@rule
def cannot_target(box, g, seat, action):
    """Why an action on a target is forbidden now (TL-024, TL-025)."""
    target = target_of(action)
    if target >= box.seats:
        return Why.NO_SUCH_SEAT
    why = cannot_act(box, g, seat, 0 if is_free(action) else 1)
    if why != 0:
        return why
    if is_push(action):
        return cannot_push(box, g, seat, target, box.push_price)
    if is_pull(action):
        return cannot_pull(box, g, seat, target)
    if is_appeal(action):
        return cannot_appeal(box, g, seat, target, others_may_halve(box, g, seat))
    if is_steal(action):
        return cannot_steal(box, g, seat, target, box.steal_price)
    if is_free_push(action):
        return cannot_push(box, g, seat, target, 0)
    return cannot_steal(box, g, seat, target, 0)


@rule
def why_not(box, g, seat, action):
    """0 where this seat may take this action now (TL-024, TL-026)."""
    if not is_asked(g, seat):
        return Why.NOT_ASKED
    now = phase(g)
    if now == Phase.ACTION:
        if action == Move.END_TURN:
            return 0
        if action == Move.STEP_DOWN:
            return cannot_step_down(g, seat)
        return cannot_target(box, g, seat, action) if is_aimed(action) else Why.OTHER_QUESTION
    if now == Phase.RETURN:
        return 0 if action == Move.COME_BACK or action == Move.STAY_OUT else Why.OTHER_QUESTION
    return 0 if action == Move.UNION_HELP or action == Move.UNION_PASS else Why.OTHER_QUESTION


@rule
def legal(box, g, seat, out):
    """All actions that this seat may take now, ascending."""
    if not is_asked(g, seat):
        return 0
    now = phase(g)
    if now != Phase.ACTION:
        out[0] = Move.COME_BACK if now == Phase.RETURN else Move.UNION_HELP
        out[1] = Move.STAY_OUT if now == Phase.RETURN else Move.UNION_PASS
        return 2
    out[0] = Move.END_TURN
    n = 1
    if cannot_step_down(g, seat) == 0:
        out[n] = Move.STEP_DOWN
        n += 1
    if cannot_act(box, g, seat, 1) != 0:
        return n
    points = g.points[seat]
    if points >= box.push_price:
        for target in range(box.seats):
            if cannot_push(box, g, seat, target, box.push_price) == 0:
                out[n] = Move.PUSH + target
                n += 1
    if points >= box.pull_price:
        for target in range(box.seats):
            if cannot_pull(box, g, seat, target) == 0:
                out[n] = Move.PULL + target
                n += 1
    if box.pull_halved <= points < box.pull_price + 2 * box.sales_tax:
        others = others_may_halve(box, g, seat)
        for target in range(box.seats):
            if cannot_appeal(box, g, seat, target, others) == 0:
                out[n] = Move.APPEAL + target
                n += 1
    if points >= box.steal_price:
        for target in range(box.seats):
            if cannot_steal(box, g, seat, target, box.steal_price) == 0:
                out[n] = Move.STEAL + target
                n += 1
    if cannot_act(box, g, seat, 0) != 0:
        return n
    for target in range(box.seats):
        if cannot_push(box, g, seat, target, 0) == 0:
            out[n] = Move.FREE_PUSH + target
            n += 1
    for target in range(box.seats):
        if cannot_steal(box, g, seat, target, 0) == 0:
            out[n] = Move.FREE_STEAL + target
            n += 1
    return n
