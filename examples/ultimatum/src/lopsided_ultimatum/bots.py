"""Bots: a rule that picks one of its choices on what its seat may see."""

from lopsided.engine.decisions import phase
from lopsided.engine.rule import rule
from lopsided_ultimatum.state import Move, Phase, offer_of


@rule
def fair(box, g, seat, choices, n, luck):
    """Offers half to whoever has least; accepts what is not nothing; as a witness, stops whoever has most."""
    if phase(g) == Phase.OFFER:
        return offer_of(poorest(box, g, seat), g.pot // 2)
    if seat == g.target:
        return Move.VOTE + (g.amount > 0)
    return Move.VOTE + (g.coins[g.giver] <= g.coins[seat])


@rule
def greedy(box, g, seat, choices, n, luck):
    """Offers one coin; accepts anything, and as a witness whatever pays."""
    if phase(g) == Phase.OFFER:
        return offer_of(poorest(box, g, seat), 1)
    return Move.VOTE + (g.amount > 0 if seat == g.target else box.fee > 0)


@rule
def poorest(box, g, seat):
    """Of all others, who has least; of several, the first."""
    found = -1
    for other in range(box.seats):
        if other != seat and (found < 0 or g.coins[other] < g.coins[found]):
            found = other
    return found
