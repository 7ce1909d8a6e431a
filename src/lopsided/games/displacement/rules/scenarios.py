"""Scenario cards of Displacement: who is touched, and what happens."""

from lopsided.engine.decks import discard
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.people import (
    NOBODY,
    build,
    communities,
    die,
    first_to_go,
    grow,
    join_line,
    lose_community,
    square_of,
    take_away,
)  # fmt: skip
from lopsided.games.displacement.state import DECK, EFFECTS, KEPT, Scope, Told, Verb


@rule
def is_safe(box, g, seat, kind):
    """Any one matching tag is enough (DP-015, DP-Q15, DP-Q16)."""
    return box.tags[g.region[seat]] & box.safe[kind] != 0


@rule
def reaches(box, kind, place, drawer, seat):
    """Whether one effect of a card is meant for this nation (DP-044, DP-049, DP-051, DP-056)."""
    scope = box.scope[kind, place]
    return scope == Scope.ALL or (scope == Scope.DRAWER) == (drawer == seat)


@rule
def has_reason_to_block(box, g, seat):
    """The card has a price, and would touch its drawer or others who are not safe (DP-012, DP-Q13)."""
    kind = g.card - 1
    if box.block[kind] == 0:
        return False
    for other in range(box.seats):
        if not is_safe(box, g, other, kind) and (other == seat or is_meant(box, kind, seat, other)):
            return True
    return False


@rule
def resolve_card(box, g, drawer):
    """Carry out a card's effects in order, then discard it unless it is kept (DP-016, DP-024, DP-035, DP-044, DP-Q08, DP-Q54)."""
    kind = g.card - 1
    for i in range(box.seats):
        seat = (drawer + i) % box.seats
        if is_safe(box, g, seat, kind) and is_meant(box, kind, drawer, seat):
            tell(g, Told.SAFE, seat, kind)
    hold = False
    for place in range(EFFECTS):
        verb = box.verb[kind, place]
        if verb == Verb.HOLD:
            hold = True
        elif verb == Verb.URBANIZE:
            for _ in range(box.amount[kind, place]):
                urbanize(box, g, drawer)
        elif verb == Verb.AID:
            give_aid(box, g, drawer, box.amount[kind, place])
        elif verb != 0:
            for i in range(box.seats):
                seat = (drawer + i) % box.seats
                if reaches(box, kind, place, drawer, seat) and not is_safe(box, g, seat, kind):
                    suffer(box, g, seat, verb, box.amount[kind, place])
    if hold:
        keep(box, g, drawer, g.card)
    else:
        discard(g.decks, DECK, g.card - 1)
    g.card = 0


@rule
def is_meant(box, kind, drawer, seat):
    """Whether any effect of the card is meant for this nation."""
    for place in range(EFFECTS):
        if box.verb[kind, place] != 0 and reaches(box, kind, place, drawer, seat):
            return True
    return False


@rule
def suffer(box, g, seat, verb, amount):
    """One effect on one nation, as far as there is something to take (DP-018..023, DP-047, DP-052, DP-058..060, DP-Q10, DP-Q12)."""
    if verb == Verb.COM:
        for _ in range(-amount):
            lose_community(g, seat)
        for _ in range(amount):
            square = build(g, seat)
            if square >= 0:
                tell(g, Told.COMMUNITY_WON, seat, square)
    elif verb == Verb.DIE:
        die(box, g, seat, amount)
    elif verb == Verb.GROW:
        grow(g, seat, amount)
    else:
        change_tokens(g, seat, amount)


@rule
def change_tokens(g, seat, amount):
    """Nobody goes into debt (DP-017, DP-023, DP-Q12)."""
    if amount > 0:
        g.tokens[seat] += amount
        g.earned[seat] += amount
        tell(g, Told.GAINED, seat, amount)
        return
    lost = min(-amount, g.tokens[seat])
    g.tokens[seat] -= lost
    tell(g, Told.LOST, seat, lost)


@rule
def keep(box, g, seat, card):
    """The drawer keeps the card over this and the next own turn (DP-053, DP-Q28)."""
    for i in range(KEPT):
        if g.kept[seat, i] == 0:
            g.kept[seat, i] = card
            g.kept_turns[seat, i] = box.kept_turns
            tell(g, Told.KEPT, seat, card - 1)
            return


@rule
def discard_due(g, seat):
    """Kept cards go after the turn that follows their own (DP-054, DP-Q28, DP-Q51)."""
    stay = 0
    for i in range(KEPT):
        card, turns = g.kept[seat, i], g.kept_turns[seat, i] - 1
        g.kept[seat, i] = 0
        g.kept_turns[seat, i] = 0
        if turns > 0:
            g.kept[seat, stay] = card
            g.kept_turns[seat, stay] = turns
            stay += 1
        elif card != 0:
            discard(g.decks, DECK, card - 1)
            tell(g, Told.DISCARDED, seat, card - 1)


@rule
def nearest_with(box, g, drawer, of_communities, least):
    """The nation with the most (or least) of something, of equals the closest clockwise from the drawer (DP-062, DP-064, DP-Q31, DP-Q34)."""
    found, best = -1, 0
    for i in range(box.seats):
        seat = (drawer + i + (1 if box.ties_from_next else 0)) % box.seats
        value = communities(g, seat) if of_communities else g.tokens[seat]
        if least:
            value = -value
        if found < 0 or value > best:
            found, best = seat, value
    return found


@rule
def urbanize(box, g, drawer):
    """Every nation sends one person to the one with the most communities (DP-061, DP-062, DP-Q32, DP-Q33)."""
    target = nearest_with(box, g, drawer, True, False)
    for i in range(box.seats):
        seat = (drawer + i) % box.seats
        if seat != target:
            place = first_to_go(g, seat)
            if place != NOBODY:
                color = take_away(g, seat, place)
                join_line(g, target, color)
                tell(g, Told.MOVED, seat, target, color - 1, 1 if color == seat + 1 else 0, square_of(place))


@rule
def give_aid(box, g, drawer, amount):
    """The nation with the most tokens gives to the one with the fewest (DP-063, DP-064, DP-065, DP-Q34, DP-Q35)."""
    giver = nearest_with(box, g, drawer, False, False)
    taker = nearest_with(box, g, drawer, False, True)
    if g.tokens[giver] == g.tokens[taker]:
        tell(g, Told.NO_AID, drawer)
        return
    given = min(amount, g.tokens[giver])
    g.tokens[giver] -= given
    g.tokens[taker] += given
    g.earned[taker] += given
    tell(g, Told.AID, giver, taker, given)
