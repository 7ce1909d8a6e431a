"""Bots: a rule that picks one of its choices on what its seat may see."""

from lopsided.engine.rule import rule
from lopsided_new_game.state import Move


@rule
def eager(box, g, seat, choices, n, luck):
    """Always rolls."""
    return Move.ROLL


@rule
def careful(box, g, seat, choices, n, luck):
    """Rests while ahead of everybody else."""
    for other in range(box.seats):
        if other != seat and g.points[other] >= g.points[seat]:
            return Move.ROLL
    return Move.REST
