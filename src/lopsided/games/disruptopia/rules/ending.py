"""The dominance score of Disruptopia, and who has won by it."""

from lopsided.engine.events import tell
from lopsided.engine.placing import ahead_of
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.state import Told


@rule
def end_game(box, g):
    """The dominance scores (DR-129..133, DR-Q35)."""
    g.over = 1
    for seat in range(box.seats):
        funds, power = g.pers[seat] // box.funds_per_point, g.power[seat] // box.power_per_point
        tell(g, Told.SCORED, seat, points_of(box, g, seat), funds, power, g.model[seat] * box.version_points)
    for seat in range(box.seats):
        if ahead_of(seat, box.seats, is_ahead, box, g) == 0:
            tell(g, Told.WON, seat)


@rule
def points_of(box, g, seat):
    """Personal funds, power, model version and subsidy tokens, each rounded down by itself; nothing else counts (DR-056, DR-129..132, DR-134, DR-Q34)."""
    points = g.pers[seat] // box.funds_per_point + g.power[seat] // box.power_per_point
    return points + g.model[seat] * box.version_points + g.tokens[seat] // box.tokens_per_point


@rule
def is_ahead(box, g, one, other):
    """More points, then more personal funds, then more power, then the newer model (DR-133, DR-Q35)."""
    lead = points_of(box, g, one) - points_of(box, g, other)
    if lead == 0:
        lead = g.pers[one] - g.pers[other]
    if lead == 0:
        lead = g.power[one] - g.power[other]
    if lead == 0:
        lead = g.model[one] - g.model[other]
    return lead > 0


@rule
def result(box, g, score):
    """Places, ties shared, and points (DR-133, DR-Q35)."""
    for seat in range(box.seats):
        score[0, seat] = 1 + ahead_of(seat, box.seats, is_ahead, box, g)
        score[1, seat] = points_of(box, g, seat)
