"""Sending people away in Displacement: planned person by person or all at once, then all leave together."""

from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.people import join_line, leave_line, line_of
from lopsided.games.displacement.state import SEATS, Told

CLOCKWISE = -1  # in place of one receiver: the next nation, the one after it, and so on


@rule
def begin_sending(g, seat):
    """Count who waits, by colour; nobody is planned to go yet."""
    g.planned = 0
    for color in range(SEATS):
        g.stays[color] = 0
    first = line_of(g, seat)
    for i in range(first, first + g.waiting[seat]):
        g.stays[g.line[i] - 1] += 1


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
        tell_sending(box, g, seat, (seat + i) % box.seats)
    first, people = line_of(g, seat), g.waiting[seat]
    if have_room(box, g, seat):
        g.waiting[seat] = 0
        for i in range(people):
            color = g.line[first + i]
            g.line[first + i] = 0
            target = seat if color > 0 else next_receiver(box, g, seat, -color - 1)
            g.line[line_of(g, target) + g.waiting[target]] = abs(color)
            g.waiting[target] += 1
    else:
        for _ in range(people):  # one by one, so that at no time anybody stands in two lines
            color = leave_line(g, seat, 0)
            join_line(g, seat if color > 0 else next_receiver(box, g, seat, -color - 1), abs(color))
    begin_sending(g, seat)


@rule
def mark_leaving(g, seat):
    """Who will leave stands in the line with the colour's sign turned: of a colour those who came last (DP-Q45)."""
    for color in range(SEATS):
        n = 0
        for target in range(SEATS):
            n += g.plan[target, color]
        place = line_of(g, seat) + g.waiting[seat]
        while n > 0:
            place -= 1
            if g.line[place] == color + 1:
                g.line[place] = -(color + 1)
                n -= 1


@rule
def plan_last(box, g, seat, n, target):
    """The longest displaced stay; the last n of the line go to one nation, or are dealt clockwise in their order (DP-Q45, Decisions)."""
    end, others = line_of(g, seat) + g.waiting[seat], 0
    place = end
    while others < n:
        place -= 1
        if g.line[place] > 0:
            others += 1
    dealt = 0
    for i in range(place, end):
        color = g.line[i]
        if color > 0:
            plan_one(g, (seat + 1 + dealt % (box.seats - 1)) % box.seats if target == CLOCKWISE else target, color - 1)
            g.line[i] = -color
            dealt += 1


@rule
def tell_sending(box, g, seat, target):
    """How many of each colour one nation receives."""
    for color in range(box.seats):
        if g.plan[target, color] > 0:
            tell(g, Told.SENT, seat, target, color, g.plan[target, color], 1 if color == seat else 0)


@rule
def have_room(box, g, seat):
    """Whether all who leave find room behind the lines that they join, without anybody moving up."""
    for target in range(box.seats):
        end = line_of(g, target) + g.waiting[target]
        for color in range(box.seats):
            end += g.plan[target, color]
        if target != seat and end > line_of(g, target + 1):
            return False
    return True


@rule
def next_receiver(box, g, seat, color):
    """The receiver of the next person of a colour: the closest nation clockwise that has not all its people yet (DP-Q50)."""
    target = (seat + 1) % box.seats
    while g.plan[target, color] == 0:
        target = (target + 1) % box.seats
    g.plan[target, color] -= 1
    return target


@rule
def to_send(box, g, seat):
    """How many more people must be sent away (DP-030, DP-Q20)."""
    return g.waiting[seat] - g.planned - g.tokens[seat] // box.shelter_price
