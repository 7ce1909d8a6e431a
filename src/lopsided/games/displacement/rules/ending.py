"""How a game of Displacement ends: goals are looked at, announced, and won by."""

from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.goals import fulfilled, progress
from lopsided.games.displacement.state import Goal, Told


@rule
def result(box, g, score):
    """Who announced a fulfilled goal has won, together with others who did; without a winner nobody is placed (DP-038, DP-040, DP-Q40, DP-Q43, DP-Q53)."""
    winners = 0
    for seat in range(box.seats):
        winners += g.winners >> seat & 1
    for seat in range(box.seats):
        if winners == 0:
            score[0, seat] = 0
        else:
            score[0, seat] = 1 if g.winners >> seat & 1 else 1 + winners
        score[1, seat] = progress(box, g, seat)


@rule
def check_goals(box, g, round_ends):
    """Who has fulfilled the own goal announces it and wins, several together (DP-038, DP-040, DP-041, DP-Q39, DP-Q40, DP-Q41)."""
    if g.round < box.goals_from_round:
        return False
    for seat in range(box.seats):
        for goal in range(Goal.HUMANITARIAN, Goal.ENTREPRENEURIAL + 1):
            later = goal == Goal.HUMANITARIAN and box.humanitarian_at_round_end and not round_ends
            if not later and fulfilled(box, g, seat, goal):
                reveal(g, seat, goal)
    if g.winners == 0:
        return False
    g.over = 1
    return True


@rule
def reveal(g, seat, goal):
    """A fulfilled goal is announced; silence tells everybody that it is not this nation's (DP-003, DP-038)."""
    if g.goal[seat] == goal:
        g.winners |= 1 << seat
        tell(g, Told.ANNOUNCED, seat, goal)
    elif not g.ruled_out[seat] >> goal & 1:
        g.ruled_out[seat] |= 1 << goal
        g.bared += 1
