"""Players that are not people: one for each goal, one that plays whatever goal it was dealt, and one that houses whom it can."""

from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.people import full_communities
from lopsided.games.displacement.rules.scenarios import is_safe, reaches
from lopsided.games.displacement.state import EFFECTS, SEATS, Goal, Move, Verb

NEVER = -1_000
GENEROUS = 4  # a character beside the three goals


@rule
def humanitarian(box, g, seat, choices, n, luck):
    """Houses its own, blocks what makes people homeless, sends people where they can be paid for."""
    return best(box, g, seat, choices, n, Goal.HUMANITARIAN)


@rule
def metropolitan(box, g, seat, choices, n, luck):
    """Welcomes growth and builds; pays to keep disaster from its communities."""
    return best(box, g, seat, choices, n, Goal.METROPOLITAN)


@rule
def entrepreneur(box, g, seat, choices, n, luck):
    """Builds early for the income, then holds on to its tokens."""
    return best(box, g, seat, choices, n, Goal.ENTREPRENEURIAL)


@rule
def seeker(box, g, seat, choices, n, luck):
    """Plays towards the goal that it was dealt."""
    return best(box, g, seat, choices, n, g.goal[seat])


@rule
def generous(box, g, seat, choices, n, luck):
    """Houses whom it can, whatever its goal, and spares others what it can pay for."""
    return best(box, g, seat, choices, n, GENEROUS)


@rule
def best(box, g, seat, choices, n, character):
    """The action that this character wants most."""
    chosen, most = choices[0], NEVER
    for i in range(n):
        wanted = worth(box, g, seat, choices[i], character)
        if wanted > most:
            chosen, most = choices[i], wanted
    return chosen


@rule
def worth(box, g, seat, action, character):
    """How much a character wants an action; letting things be is worth 0."""
    if action == Move.BLOCK:
        return block_worth(box, g, seat, character)
    if action == Move.BUY:
        return buy_worth(g, seat, character)
    if action == Move.SETTLE:
        return -1
    if Move.SEND <= action < Move.HOUSE:
        target, color = (action - Move.SEND) // SEATS, (action - Move.SEND) % SEATS
        return send_worth(g, target) + g.stays[color] if g.waiting[seat] > g.planned + g.tokens[seat] else NEVER
    return 1 if action >= Move.HOUSE else 0


@rule
def send_worth(g, target):
    """Where people can be paid for: many tokens, few who wait already."""
    return 100 + 2 * g.tokens[target] - g.waiting[target]


@rule
def buy_worth(g, seat, character):
    """A home for who waits; an entrepreneur near the goal keeps its tokens."""
    if g.waiting[seat] == 0:
        return NEVER
    if character == Goal.ENTREPRENEURIAL and (g.tokens[seat] >= 11 or (g.waiting[seat] < 2 and full_communities(g, seat) >= 5)):
        return NEVER
    return 1


@rule
def block_worth(box, g, seat, character):
    """What the card would cost in this character's eyes, less the price of keeping it away."""
    kind, harm = g.card - 1, 0
    for place in range(EFFECTS):
        verb, amount = box.verb[kind, place], box.amount[kind, place]
        mine = reaches(box, kind, place, seat, seat) and not is_safe(box, g, seat, kind)
        if mine or character == GENEROUS:
            harm += harm_of(g, seat, verb, amount, character)
    return harm - box.block[kind]


@rule
def harm_of(g, seat, verb, amount, character):
    """The harm of one effect, in tokens."""
    if verb == Verb.COM:
        return -3 * amount
    if verb == Verb.TOK:
        return min(g.tokens[seat], -amount)
    if verb == Verb.HOLD:
        return 2 * full_communities(g, seat)
    if verb == Verb.DIE:
        return 2 * amount if character == Goal.METROPOLITAN or character == GENEROUS else 0
    if verb == Verb.GROW:
        if character == Goal.METROPOLITAN:
            return 0
        return min(g.tokens[seat], amount) if character == Goal.ENTREPRENEURIAL else amount
    return 0


BOTS = {"seeker": seeker, "humanitarian": humanitarian, "metropolitan": metropolitan, "entrepreneur": entrepreneur, "generous": generous}
