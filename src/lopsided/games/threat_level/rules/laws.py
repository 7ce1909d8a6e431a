"""What must hold of every state of Threat Level."""

from lopsided.engine.rule import rule
from lopsided.games.threat_level.state import LOSE, START, Flaw


@rule
def sound(box, g):
    """Nobody owes or stands off the ladder, who is out has fallen at some moment, and somebody is asked until the game is over."""
    for seat in range(box.seats):
        if g.points[seat] < 0:
            return Flaw.DEBT
        if g.row[seat] < START or g.row[seat] > LOSE:
            return Flaw.OFF_THE_LADDER
        if (g.row[seat] == LOSE) and g.fell[seat] == 0:
            return Flaw.NO_MOMENT
    if (g.over == 1) == (g.pending != 0):
        return Flaw.ASKED
    return 0
