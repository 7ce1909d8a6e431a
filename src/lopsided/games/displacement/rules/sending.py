"""Sending people away in Displacement: planned person by person or all at once, then all leave together."""

from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.people import join_line
from lopsided.games.displacement.state import SEATS, Told

CLOCKWISE = -1  # in place of one receiver: the next nation, the one after it, and so on


@rule
def begin_sending(g, seat):
    """Count who waits, by colour; nobody is planned to go yet."""
    g.planned = 0
    for color in range(SEATS):
        g.stays[color] = 0
    for i in range(g.waiting[seat]):
        g.stays[g.line[seat, i] - 1] += 1


@rule
def plan_one(g, target, color):
    """One more person of a colour is to go to this nation (DP-031)."""
    g.plan[target, color] += 1
    g.planned += 1
    g.stays[color] -= 1


@rule
def receiver_for(box, g, seat):
    """In the equal variant all go to the other nation with the most tokens, of equals the closest clockwise; else as one wishes (DP-031, DP-Q55)."""
    if not box.equal:
        return CLOCKWISE
    best = (seat + 1) % box.seats
    for i in range(2, box.seats):
        other = (seat + i) % box.seats
        if g.tokens[other] > g.tokens[best]:
            best = other
    return best


@rule
def send_people(box, g, seat, n, target):
    """All who are planned to go leave at once, and with them the last n of the others (DP-031, DP-032, DP-Q22, DP-Q45)."""
    mark_leaving(g, seat)
    plan_last(box, g, seat, n, target)
    for i in range(1, box.seats):
        hand_over(box, g, seat, (seat + i) % box.seats)
    begin_sending(g, seat)


@rule
def mark_leaving(g, seat):
    """Who will leave stands in the line with the colour's sign turned: of a colour those who came last (DP-Q45)."""
    for color in range(SEATS):
        n = 0
        for target in range(SEATS):
            n += g.plan[target, color]
        place = g.waiting[seat] - 1
        while n > 0:
            if g.line[seat, place] == color + 1:
                g.line[seat, place] = -(color + 1)
                n -= 1
            place -= 1


@rule
def plan_last(box, g, seat, n, target):
    """The longest displaced stay; the last n of the line go to one nation, or are dealt clockwise in their order (DP-Q45, Decisions)."""
    place, others = g.waiting[seat], 0
    while others < n:
        place -= 1
        if g.line[seat, place] > 0:
            others += 1
    dealt = 0
    for i in range(place, g.waiting[seat]):
        color = g.line[seat, i]
        if color > 0:
            plan_one(g, (seat + 1 + dealt % (box.seats - 1)) % box.seats if target == CLOCKWISE else target, color - 1)
            g.line[seat, i] = -color
            dealt += 1


@rule
def hand_over(box, g, seat, target):
    """One nation receives its people in the order in which they stood in the sender's line (DP-Q50)."""
    for color in range(box.seats):
        if g.plan[target, color] > 0:
            tell(g, Told.SENT, seat, target, color, g.plan[target, color], 1 if color == seat else 0)
    left = 0
    for place in range(g.waiting[seat]):
        color = -g.line[seat, place]
        if color > 0 and g.plan[target, color - 1] > 0:
            g.plan[target, color - 1] -= 1
            join_line(g, target, color)
        else:
            g.line[seat, left] = -color
            left += 1
    for place in range(left, g.waiting[seat]):
        g.line[seat, place] = 0
    g.waiting[seat] = left


@rule
def to_send(box, g, seat):
    """How many more people must be sent away (DP-030, DP-Q20)."""
    return g.waiting[seat] - g.planned - g.tokens[seat] // box.shelter_price
