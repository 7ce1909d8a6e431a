"""Gini's index, how unequally something is shared out: the one that lenses, the lab and the end of a match take."""

from lopsided.engine.rule import rule


@rule
def gini(of, n, *about):
    """Gini's index of what the rule of(*about, seat) gives for n seats: 0 where all have the same or nothing, near 1 where one has all."""
    total, apart = 0, 0
    for seat in range(n):
        mine = of(*about, seat)
        total += mine
        for other in range(seat):
            apart += abs(mine - of(*about, other))
    return apart / (n * total) if total > 0 else 0.0


@rule
def at(values, seat):
    """What a seat has in a field of the state, for gini: `gini(at, box.seats, g.tokens)`."""
    return values[seat]
