"""Sending people away in Displacement: built person by person, then all leave at once."""

from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.people import join_line, leave_line
from lopsided.games.displacement.state import SEATS, Told


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
    """In the equal variant all go to the other nation with the most tokens, of equals the closest clockwise; else -1: as one wishes (DP-031, DP-Q55)."""
    if not box.equal:
        return -1
    best = (seat + 1) % box.seats
    for i in range(2, box.seats):
        other = (seat + i) % box.seats
        if g.tokens[other] > g.tokens[best]:
            best = other
    return best


@rule
def default_sending(box, g, seat, n):
    """The longest displaced are sheltered, the rest dealt clockwise one by one in their order (DP-Q45, Decisions)."""
    only = receiver_for(box, g, seat)
    waiting, dealt = g.waiting[seat], 0
    for i in range(waiting):
        place = waiting - n + i if i < n else waiting - 1 - i
        color = g.line[seat, place] - 1
        if dealt < n and g.stays[color] > 0:
            plan_one(g, only if only >= 0 else (seat + 1 + dealt % (box.seats - 1)) % box.seats, color)
            dealt += 1


@rule
def finish_sending(box, g, seat):
    """All leave at once; receivers clockwise, each gets his in the sender's order; of a colour the last to come go (DP-031, DP-032, DP-Q45, DP-Q50)."""
    mark_leaving(g, seat)
    for i in range(1, box.seats):
        target = (seat + i) % box.seats
        for color in range(box.seats):
            if g.plan[target, color] > 0:
                tell(g, Told.SENT, seat, target, color, g.plan[target, color])
        place = 0
        while place < g.waiting[seat]:
            color = -g.line[seat, place]
            if color > 0 and g.plan[target, color - 1] > 0:
                g.plan[target, color - 1] -= 1
                leave_line(g, seat, place)
                join_line(g, target, color)
            else:
                place += 1
    begin_sending(g, seat)


@rule
def mark_leaving(g, seat):
    """Those who will leave stand in the line with their colour's sign turned."""
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
