"""What may be done in Displacement: 0 or a member of Why, and the list."""

from lopsided.engine.decisions import is_asked, phase
from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.people import free_square, pins_in, place_in_line, tightest_home
from lopsided.games.displacement.rules.sending import CLOCKWISE, receiver_for, to_send
from lopsided.games.displacement.state import (
    FULL,
    SEATS,
    SQUARES,
    Move,
    Phase,
    Why,
    color_of,
    house_one,
    is_house,
    is_send,
    is_send_rest,
    send_one,
    square_of,
    target_of,
)


@rule
def cannot_buy(box, g, seat):
    """Three tokens and a free square (DP-009, DP-026, DP-Q19)."""
    if free_square(g, seat) < 0:
        return Why.NO_SQUARE
    return Why.POOR if g.tokens[seat] < box.community_price else 0


@rule
def can_house(g, seat):
    """Somebody waits beside an empty home: only where housing is done by hand (DP-Q17, DP-Q52)."""
    return g.waiting[seat] > 0 and tightest_home(g, seat) >= 0


@rule
def cannot_house(box, g, seat, color, square):
    """A waiting person of this colour, a community with room (DP-027, DP-Q17, DP-Q18)."""
    if not box.manual_housing:
        return Why.AUTOMATIC
    if place_in_line(g, seat, color + 1) < 0:
        return Why.NOBODY_WAITS
    return Why.NO_ROOM if not g.built[seat, square] or pins_in(g, seat, square) == FULL else 0


@rule
def cannot_send_to(box, g, seat, target):
    """To any other nation as one wishes; in the equal variant to the richest (DP-031, DP-Q55)."""
    if target >= box.seats:
        return Why.NO_SUCH_NATION
    if target == seat:
        return Why.YOURSELF
    only = receiver_for(box, g, seat)
    return Why.RICHEST_ONLY if only != CLOCKWISE and only != target else 0


@rule
def cannot_send(box, g, seat, target, color):
    """One displaced person of a colour to another nation (DP-030, DP-031)."""
    why = cannot_send_to(box, g, seat, target)
    if why == 0 and g.stays[color] <= 0:
        return Why.NOT_THERE
    return why


@rule
def why_not(box, g, seat, action):
    """0 where this seat may take this action now."""
    if not is_asked(g, seat):
        return Why.NOT_ASKED
    now = phase(g)
    if now == Phase.DRAW:
        return 0 if action == Move.DRAW else Why.OTHER_QUESTION
    if now == Phase.BLOCK:
        return 0 if action == Move.BLOCK or action == Move.FACE else Why.OTHER_QUESTION
    if now == Phase.NEEDS:
        if action == Move.BUY:
            return cannot_buy(box, g, seat)
        if is_house(action):
            return cannot_house(box, g, seat, color_of(action), square_of(action))
        return 0 if action == Move.STOP else Why.OTHER_QUESTION
    if action == Move.SHELTER:
        return Why.MUST_SEND if to_send(box, g, seat) > 0 else 0
    if action == Move.SETTLE or is_send_rest(action):
        why = 0 if action == Move.SETTLE else cannot_send_to(box, g, seat, target_of(action))
        return Why.ENOUGH_SENT if why == 0 and to_send(box, g, seat) <= 0 else why
    return cannot_send(box, g, seat, target_of(action), color_of(action)) if is_send(action) else Why.OTHER_QUESTION


@rule
def legal(box, g, seat, out):
    """All actions that this seat may take now, ascending."""
    if not is_asked(g, seat):
        return 0
    now = phase(g)
    if now == Phase.DRAW:
        out[0] = Move.DRAW
        return 1
    if now == Phase.BLOCK:
        out[0] = Move.BLOCK
        out[1] = Move.FACE
        return 2
    if now == Phase.NEEDS:
        return legal_needs(box, g, seat, out)
    return legal_sending(box, g, seat, out)


@rule
def legal_needs(box, g, seat, out):
    """Buy, house by hand, or stop (DP-026, DP-027)."""
    n = 0
    if cannot_buy(box, g, seat) == 0:
        out[n] = Move.BUY
        n += 1
    out[n] = Move.STOP
    n += 1
    if box.manual_housing:
        for color in range(SEATS):
            for square in range(SQUARES):
                if cannot_house(box, g, seat, color, square) == 0:
                    out[n] = house_one(color, square)
                    n += 1
    return n


@rule
def legal_sending(box, g, seat, out):
    """Send one person, or all who must go, or leave it to the default; shelter the others where that is enough (DP-028, DP-030, DP-031, DP-Q20, DP-Q45)."""
    n = 1
    if to_send(box, g, seat) <= 0:
        out[0] = Move.SHELTER
    else:
        out[0] = Move.SETTLE
        for target in range(box.seats):
            if cannot_send_to(box, g, seat, target) == 0:
                out[n] = Move.SEND_REST + target
                n += 1
    for target in range(box.seats):
        if cannot_send_to(box, g, seat, target) == 0:
            for color in range(box.seats):
                if g.stays[color] > 0:
                    out[n] = send_one(target, color)
                    n += 1
    return n
