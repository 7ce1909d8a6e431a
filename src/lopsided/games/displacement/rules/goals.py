"""The three goals of Displacement, and how near a nation is to its own."""

from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.people import communities, full_communities, housed
from lopsided.games.displacement.state import PERCENT, SQUARES, Goal


@rule
def everyone_housed(box, g):
    """Nobody displaced on any board, and somebody housed (DP-039, DP-Q42)."""
    homes = 0
    for seat in range(box.seats):
        if g.waiting[seat] > 0:
            return False
        homes += housed(g, seat)
    return homes > 0


@rule
def metropolis(box, g, seat):
    """The communities that count for the Metropolitan: full ones, or all that stand (DP-042, DP-Q38, DP-Q52)."""
    return communities(g, seat) if box.metropolis_built else full_communities(g, seat)


@rule
def treasure(box, g, seat):
    """The tokens that count for the Entrepreneurial: those in hand, or all that were ever earned (DP-043, DP-Q37, DP-Q52)."""
    return g.earned[seat] if box.goal_earned else g.tokens[seat]


@rule
def fulfilled(box, g, seat, goal):
    """Whether a nation has what this goal asks for (DP-039, DP-042, DP-043)."""
    if goal == Goal.HUMANITARIAN:
        return everyone_housed(box, g)
    if goal == Goal.METROPOLITAN:
        return metropolis(box, g, seat) == SQUARES
    return treasure(box, g, seat) >= box.goal_tokens


@rule
def progress(box, g, seat):
    """How near a nation is to its goal, in percent (DP-Q53)."""
    if g.goal[seat] == Goal.HUMANITARIAN:
        homes, people = 0, 0
        for nation in range(box.seats):
            homes += housed(g, nation)
            people += housed(g, nation) + g.waiting[nation]
        return PERCENT * homes // people if people > 0 else 0
    if g.goal[seat] == Goal.METROPOLITAN:
        return PERCENT * metropolis(box, g, seat) // SQUARES
    return PERCENT * min(treasure(box, g, seat), box.goal_tokens) // box.goal_tokens
