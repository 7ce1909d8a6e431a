"""What a seat may not know, how it can be guessed, and what must hold of every state."""

from lopsided.engine.decisions import phase
from lopsided.engine.dice import below, luck, seal, threefry, unseal
from lopsided.engine.rule import rule
from lopsided_ultimatum.rules import worth_of
from lopsided_ultimatum.state import NO, Phase

POT, AMOUNT, VOTES = 0, 1, 2  # numbers of the chances that a guess takes


@rule
def hide(box, g, seat):
    """The pot is the giver's secret, the offer that of two, a vote one's own; the dice to come are nobody's."""
    unseal(g)
    if seat != g.giver:
        g.pot = 0
        if seat != g.target:
            g.amount = 0
    for other in range(box.seats):
        if other != seat:
            g.vote[other] = 0


@rule
def guess(box, g, seat, seed):
    """A die that leaves room for the offer that this seat has heard, an offer where it has heard none, and a vote for each who has voted."""
    seal(g, threefry(seed[0], seed[1], 0, 0))
    if g.over:
        return
    voting = phase(g) == Phase.VOTE
    if seat != g.giver:
        worth = worth_of(box, g.giver)
        least = max(1, (g.amount + worth - 1) // worth)
        g.pot = (least + below(luck(seed, POT), box.sides - least + 1)) * worth
        if voting and seat != g.target:
            g.amount = below(luck(seed, AMOUNT), g.pot + 1)
    for other in range(box.seats):
        if voting and other != seat and other != g.giver and not g.pending >> other & 1:
            g.vote[other] = NO + below(luck(seed, VOTES + other), 2)


@rule
def sound(box, g):
    """1: an offer of more than the pot; 2: a debt; 3: a vote out of its time."""
    if g.amount > g.pot:
        return 1
    for seat in range(box.seats):
        if g.coins[seat] < 0:
            return 2
        if g.vote[seat] != 0 and (phase(g) != Phase.VOTE or g.pending >> seat & 1):
            return 3
    return 0
