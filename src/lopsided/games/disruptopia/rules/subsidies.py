"""Subsidy tokens of Disruptopia: how the die lays them out, who may take them, and what they pay."""

from lopsided.engine.dice import roll
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.state import REGIONS, SIDES, SUBSIDY_DIE, Told


@rule
def subsidise(g, region, misses):
    """A token from the supply onto a region (DR-048)."""
    g.on_region[region] += 1
    g.supply -= 1
    tell(g, Told.SUBSIDISED, region, misses)


@rule
def roll_subsidy(box, g):
    """A die names the region that gets a token; a full one is rolled again (DR-003, DR-007, DR-046, DR-047, DR-049, DR-Q12..16, DR-Q86)."""
    free = -1
    for region in range(REGIONS - 1, -1, -1):
        if g.on_region[region] < box.room[region]:
            free = region
    if free < 0 or g.supply == 0:
        return
    for misses in range(box.rerolls + 1):
        region = roll(g, SUBSIDY_DIE, SIDES) - 1
        if g.on_region[region] < box.room[region]:
            subsidise(g, region, misses)
            return
    subsidise(g, free, box.rerolls + 1)


@rule
def handout_possible(g, seat, anywhere):
    """Whether a region holds a token that the company can reach (DR-078, DR-079, DR-139, DR-Q71)."""
    for region in range(REGIONS):
        if g.on_region[region] > 0 and (anywhere or g.presence[seat, region]):
            return True
    return False


@rule
def take_token(g, seat, region, kind):
    """A subsidy token from a region onto the own board (DR-078, DR-081)."""
    g.on_region[region] -= 1
    g.tokens[seat] += 1
    tell(g, kind, seat, region)


@rule
def income_of_tokens(box, g, seat):
    """Public money is paid by class (DR-082..084, DR-Q03)."""
    return g.tokens[seat] * box.subsidy[g.rank[seat]]
