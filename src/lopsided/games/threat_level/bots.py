"""Players that are not people: the climber plays for itself, the comrade for everybody."""

from lopsided.engine.decisions import A, note, phase
from lopsided.engine.rule import rule
from lopsided.games.threat_level import rules
from lopsided.games.threat_level.state import LOSE, SEATS, Move, Phase

price = rules.price
NEVER = -1_000


@rule
def climber(box, g, seat, choices, n, luck):
    """Takes what it can, pushes who stands near the top, and helps nobody but itself."""
    best, most = choices[0], NEVER
    for i in range(n):
        worth = climbers_worth(box, g, seat, choices[i])
        if worth > most:
            best, most = choices[i], worth
    return best


@rule
def climbers_worth(box, g, seat, action):
    """How much the climber wants an action; ending the turn is worth 0."""
    if action == Move.UNION_HELP:
        helps_me = note(g, A) == seat or (phase(g) == Phase.HALVE_PULL and g.active == seat)
        return 1 if helps_me else NEVER
    if action == Move.STEP_DOWN or action == Move.COME_BACK:
        return 100
    if action < Move.PUSH or action >= Move.UNION_PASS:
        return 0
    target = (action - Move.PUSH) % SEATS
    row, mine = g.row[target], target == seat
    if action >= Move.FREE_STEAL:
        return 80 + g.points[target]
    if action >= Move.FREE_PUSH:
        return NEVER if mine else 60 + row
    if action >= Move.STEAL:
        gain = g.points[target] - price(box, g, seat, target, box.steal_price)
        return 70 + gain if gain > 0 else NEVER
    if action >= Move.PULL:
        return 30 + row if mine and row >= 4 else NEVER
    if mine:
        return NEVER
    reach = g.points[seat] // price(box, g, seat, target, box.push_price)
    if row + reach >= LOSE:
        return 50 + row
    return 10 + row if row >= 7 and g.row[seat] <= 4 else NEVER


@rule
def comrade(box, g, seat, choices, n, luck):
    """Spends on the union and on rescues; never pushes, never steals."""
    best, most = choices[0], NEVER
    for i in range(n):
        worth = comrades_worth(g, seat, choices[i])
        if worth > most:
            best, most = choices[i], worth
    return best


@rule
def comrades_worth(g, seat, action):
    """How much the comrade wants an action: helping first those who are out, then who stands highest."""
    if action == Move.UNION_HELP:
        return 1
    if action == Move.STEP_DOWN or action == Move.COME_BACK:
        return 100
    if action < Move.PULL or action >= Move.STEAL:
        return 0 if action < Move.PUSH or action >= Move.UNION_PASS else NEVER
    row = g.row[(action - Move.PUSH) % SEATS]
    if row < 6:
        return NEVER
    return 20 + 2 * row + ((action - Move.PUSH) % SEATS == seat)


BOTS = {"climber": climber, "comrade": comrade}
