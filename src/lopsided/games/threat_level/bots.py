"""Players that are not people: the climber plays for itself, the comrade for everybody."""

from lopsided.engine.decisions import phase
from lopsided.engine.dice import below
from lopsided.engine.rule import rule
from lopsided.games.threat_level.rules.choices import price
from lopsided.games.threat_level.state import LOSE, Move, Phase, is_appeal, is_free_push, is_pull, is_push, is_steal, target_of

NEVER = -1_000
WINS = 300  # more than anything else is wanted
SAFE, HIGH = 4, 8  # below SAFE nobody needs help, from HIGH on two bad rolls put a player out
CLIMBER, COMRADE = range(2)


@rule
def climber(box, g, seat, choices, n, luck):
    """Takes what it can, pushes out whom it can reach, and helps nobody but itself."""
    return most_wanted(box, g, seat, choices, n, luck, CLIMBER)


@rule
def comrade(box, g, seat, choices, n, luck):
    """Keeps itself safe, spends the rest on the union and on rescues; never pushes, never steals."""
    return most_wanted(box, g, seat, choices, n, luck, COMRADE)


@rule
def most_wanted(box, g, seat, choices, n, luck, who):
    """The action that this character wants most; among equals, one by chance, so that no seat is singled out."""
    most, equals, first = NEVER, 0, 0
    for i in range(n):
        worth = wants(box, g, seat, choices[i], who)
        if worth > most:
            most, equals, first = worth, 0, i
        if worth == most:
            equals += 1
    if equals == 1:
        return choices[first]
    skip = below(luck, equals)
    for i in range(first, n):
        if wants(box, g, seat, choices[i], who) == most:
            if skip == 0:
                return choices[i]
            skip -= 1
    return choices[0]


@rule
def wants(box, g, seat, action, who):
    """How much a character wants an action; ending the turn, or passing, is worth 0."""
    if action == Move.STEP_DOWN or action == Move.COME_BACK:
        return 200
    if action == Move.STAY_OUT:
        return NEVER
    if action == Move.END_TURN or action == Move.UNION_PASS:
        return 0
    if action == Move.UNION_HELP:
        helps = helps_itself(g, seat) or (who == COMRADE and helps_others(box, g, seat))
        return 1 if helps else NEVER
    target = target_of(action)
    if is_pull(action) or is_appeal(action):
        if target == seat:
            return wants_down(g, seat)
        return wants_to_pull(g, seat, target) if who == COMRADE else NEVER
    if who == COMRADE or target == seat:
        return NEVER
    if is_push(action):
        return wants_to_push(box, g, seat, target)
    if is_steal(action):
        return wants_to_steal(box, g, seat, target, box.steal_price)
    if is_free_push(action):
        return wants_free_push(box, g, seat, target)
    return wants_to_steal(box, g, seat, target, 0)


# What both want


@rule
def wants_down(g, seat):
    """A pull of its own: before all else where it stands high, never where it is low."""
    row = g.row[seat]
    if row < SAFE:
        return NEVER
    return 70 + row if row >= HIGH else 30 + row


@rule
def helps_itself(g, seat):
    """A union action that spares it more than the price: its own bill, a push against it, a pull it pays or could not have else."""
    if phase(g) == Phase.HALVE_PULL and g.active == seat:
        return True
    return g.target == seat and (phase(g) != Phase.HALVE_PULL or g.price < 0)


# The climber


@rule
def can_stop_it(box, g, target):
    """Whether the target of a push is in the union and can pay to stop it."""
    return box.unions_asked and box.union[g.row[target]] and g.points[target] >= box.union_price


@rule
def wants_to_push(box, g, seat, target):
    """Out with whom it can push out now, at once where that wins; else a shove for who stands high while it is low itself."""
    row = g.row[target]
    if can_stop_it(box, g, target):
        return NEVER
    if row + g.points[seat] // price(box, g, seat, target, box.push_price) >= LOSE:
        return WINS if can_push_out_all(box, g, seat, seat) else 50 + row
    return 10 + row if row >= HIGH - 1 and g.row[seat] <= SAFE else NEVER


@rule
def can_push_out_all(box, g, seat, free):
    """Whether it can push out everybody else who is in, and nobody can stop it; one row of player `free` costs nothing."""
    cost = 0
    for other in range(box.seats):
        if other == seat or g.row[other] == LOSE:
            continue
        if can_stop_it(box, g, other):
            return False
        cost += (LOSE - g.row[other] - (1 if other == free else 0)) * price(box, g, seat, other, box.push_price)
    return cost <= g.points[seat]


@rule
def wants_free_push(box, g, seat, target):
    """The highest of those who cannot stop it, at once where that wins; else whoever must pay to stop it."""
    if can_stop_it(box, g, target):
        return 5 + g.row[target]
    return WINS if can_push_out_all(box, g, seat, target) else 81 + g.row[target]


@rule
def wants_to_steal(box, g, seat, target, base):
    """As much as it brings; with a free hand it takes a point rather than push somebody below row 5."""
    gain = g.points[target] - price(box, g, seat, target, base)
    return 85 + gain if gain > 0 else NEVER


# The comrade


@rule
def helps_others(box, g, seat):
    """A point for anybody's bill, push or pull, as long as its own next step down stays within reach; a push that is the pusher's own wish is let be."""
    if phase(g) == Phase.STOP_PUSH and g.target == g.active:
        return False
    return g.row[seat] < HIGH or g.points[seat] > box.pull_price


@rule
def wants_to_pull(g, seat, target):
    """Who is out, then who stands high, once it is safe itself."""
    if g.row[seat] >= SAFE or g.row[target] < HIGH:
        return NEVER
    return 20 + g.row[target]


BOTS = {"climber": climber, "comrade": comrade}
