"""How the game ends, and what it was worth."""

from lopsided.engine.decisions import close_all
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.disparity_trap.rules.pieces import tier_of
from lopsided.games.disparity_trap.state import Ending, Thing, Told

HALF = 2  # Privilege tokens for a point
POWER_POINTS, WINNER_POINTS, TALLY_POINTS = 3, 5, 3


@rule
def check_alone(box, g, seat):
    """At the Competitive marker with all four Wealth tiles: this player wins alone, at once (DT-016, DT-Q08, DT-Q30)."""
    if g.pawn[seat] < 4 * box.tier_length:
        return
    for thing in range(Thing.JOB, Thing.LEGACY + 1):
        if g.have[seat, thing] == 0:
            return
    tell(g, Told.WON, seat)
    g.winner = seat + 1
    end_game(box, g, Ending.COMPETITIVE)


@rule
def check_together(box, g):
    """Everybody owns a Home: all win, at once, whoever would rather not (DT-017, DT-018, DT-Q29, DT-Q77)."""
    for seat in range(box.seats):
        if g.have[seat, Thing.HOME] == 0 or (box.standing_check and g.pawn[seat] < 2 * box.tier_length):
            return
    tell(g, Told.TOGETHER, g.round)
    end_game(box, g, Ending.COOPERATIVE)


@rule
def end_game(box, g, ending):
    """Nobody is asked any more; with points the ultimate winners get their title (DT-129, DT-Q67, DT-Q96)."""
    g.ending = ending
    g.over = 1
    close_all(g)
    if box.points:
        best = -1000
        for seat in range(box.seats):
            best = max(best, points(box, g, seat))
        for seat in range(box.seats):
            if points(box, g, seat) == best:
                tell(g, Told.TITLE, seat, best)


@rule
def points(box, g, seat):
    """Prosperity Points; the winner's five and the tally only where points are played for (DT-122..128, DT-Q64..66, DT-Q68, DT-Q96)."""
    total = g.have[seat, Thing.SKILL] + 2 * g.have[seat, Thing.DEGREE] + 3 * g.have[seat, Thing.STARTUP]
    total += POWER_POINTS * g.have[seat, Thing.POWER] + box.justice_points * g.have[seat, Thing.JUSTICE]
    total += (g.have[seat, Thing.PRIVILEGE] + 1) // HALF + tier_of(box, g, seat)
    if box.points and g.ending == Ending.COMPETITIVE and g.winner == seat + 1:
        total += WINNER_POINTS
    if box.points and g.ending == Ending.COOPERATIVE:
        total += TALLY_POINTS * (g.helps[seat] - g.hinders[seat])
    return total


@rule
def result(box, g, score):
    """A Competitive winner is first and the others share second place; together all are first; in the trap nobody is placed (DT-Q96)."""
    for seat in range(box.seats):
        place = 0
        if g.ending == Ending.COMPETITIVE:
            place = 1 if g.winner == seat + 1 else 2
        elif g.ending == Ending.COOPERATIVE:
            place = 1
        score[0, seat] = place
        score[1, seat] = points(box, g, seat)
