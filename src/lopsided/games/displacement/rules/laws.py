"""What must hold of every state of Displacement."""

from lopsided.engine.decisions import phase
from lopsided.engine.decks import PILED, UNDRAWN
from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.people import line_of
from lopsided.games.displacement.state import DECK, FULL, KEPT, PIN_BITS, PIN_MASK, SQUARES, Flaw, Phase


@rule
def sound(box, g):
    """No debt, nobody and no card lost or made, no gap in a home or a line, no plan left over; somebody is asked until the game is over."""
    cards = g.decks[DECK, UNDRAWN] + g.decks[DECK, PILED] + (1 if g.card > 0 else 0)
    people = 0  # of each colour, ten bits each
    for seat in range(box.seats):
        if g.tokens[seat] < 0:
            return Flaw.DEBT
        people += g.supply[seat] << PIN_BITS * seat
        for i in range(KEPT):
            if g.kept[seat, i] > 0:
                cards += 1
        end = line_of(g, seat) + g.waiting[seat]
        for i in range(line_of(g, seat), end):
            if g.line[i] <= 0:
                return Flaw.GAP
            people += 1 << PIN_BITS * (g.line[i] - 1)
        if end > line_of(g, seat + 1) or (end < line_of(g, seat + 1) and g.line[end] != 0):
            return Flaw.GAP
        for square in range(SQUARES):
            for pin in range(FULL):
                color = g.home[seat, square, pin]
                if color > 0:
                    people += 1 << PIN_BITS * (color - 1)
                    if not g.built[seat, square] or (pin > 0 and g.home[seat, square, pin - 1] == 0):
                        return Flaw.GAP
    for color in range(box.seats):
        if people >> PIN_BITS * color & PIN_MASK != box.pins_per_color:
            return Flaw.PEOPLE
    if cards != box.cards:
        return Flaw.CARDS
    if g.planned != 0 and phase(g) != Phase.SEND:
        return Flaw.PLAN
    return Flaw.ASKED if (g.over == 1) == (g.pending != 0) else 0
