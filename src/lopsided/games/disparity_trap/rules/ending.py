"""How the game ends, and what it was worth."""

from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.disparity_trap.rules.pieces import tier_of
from lopsided.games.disparity_trap.state import SCORES, TIERS, Ending, Score, Thing, Told, scored_thing, wealth_of


@rule
def check_alone(box, g, seat):
    """At the Competitive marker with all four Wealth tiles: this player wins alone, at once (DT-016, DT-Q08, DT-Q30)."""
    if g.pawn[seat] < TIERS * box.tier_length:
        return
    for tier in range(TIERS):
        if g.have[seat, wealth_of(tier)] == 0:
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
    if box.points:
        best = points(box, g, 0)
        for seat in range(1, box.seats):
            best = max(best, points(box, g, seat))
        for seat in range(box.seats):
            if points(box, g, seat) == best:
                tell(g, Told.TITLE, seat, best)


@rule
def amount(box, g, seat, what):
    """How many of something there are to be counted; the winner's five and the tally only where points are played for (DT-127, DT-128, DT-Q68, DT-Q96)."""
    thing = scored_thing(what)
    if thing >= 0:
        return g.have[seat, thing]
    if what == Score.TIER:
        return tier_of(box, g, seat)
    if what == Score.WINNER:
        return 1 if box.points and g.winner == seat + 1 else 0
    if not box.points or g.ending != Ending.COOPERATIVE:
        return 0
    return g.helps[seat] if what == Score.HELPS else g.hinders[seat]


@rule
def points_for(box, g, seat, what):
    """Prosperity Points for one thing; Privilege tokens count half, rounded up (DT-122..126, DT-Q64..66)."""
    n, worth = amount(box, g, seat, what), box.worth[what]
    return (n + worth - 1) // worth if what == Score.PRIVILEGE else n * worth


@rule
def points(box, g, seat):
    """All Prosperity Points of a player (DT-122..128)."""
    total = 0
    for what in range(SCORES):
        total += points_for(box, g, seat, what)
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
