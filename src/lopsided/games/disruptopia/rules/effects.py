"""What the parts of a card do in Disruptopia, and to whom: one small vocabulary for all cards."""

from lopsided.engine.decisions import ask
from lopsided.engine.dice import draw
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.rules.company import amount_of, cannot, give, has_standing, lose_worker, pay, price, recruit, regions_of, train
from lopsided.games.disruptopia.rules.hands import can_give, has_room, look_at_hand, show_card, throw_away
from lopsided.games.disruptopia.rules.subsidies import handout_possible, take_token
from lopsided.games.disruptopia.state import DECKS, DROPPED, LEVELS, REPUTATIONS, WITHOUT_PRICE, Guard, Option, Phase, Purpose, Told, Verb, Who


@rule
def holds(g, seat, guard, low, high):
    """Whether a part counts now; a die that has not been rolled leaves every face open (DR-Q72)."""
    if guard == Guard.REP_FROM:
        return g.rep[seat] >= low
    if guard == Guard.REP_BELOW:
        return g.rep[seat] < low
    if guard == Guard.ROLL:
        return g.die == 0 or low <= g.die <= high
    return guard == Guard.ALWAYS


@rule
def concerns(who, seat, other, target):
    """Whether a part is about this company; the player of the card is no competitor (the vocabulary's me, one, each, all)."""
    if who == Who.ME:
        return other == seat
    if who == Who.ONE:
        return other == target
    return who == Who.ALL or other != seat


@rule
def touch(box, g, seat, other, kind, part, region, do):
    """Whether a part would change this company or its place in the world; with `do` it happens (DR-119..121, DR-Q39, DR-Q44, DR-Q45, DR-Q48, DR-Q72)."""
    verb, n, free, bound = box.verb[kind, part], amount_of(box, g, seat, kind, part), box.free[kind, part], box.bound[kind]
    changes = True
    if verb == Verb.POWER:
        changes = g.power[other] < box.top_power if n > 0 else g.power[other] > 0 and n < 0
        if do and changes:
            give(box, g, other, verb, n)
    elif verb == Verb.REP:
        changes = g.rep[other] < box.low_rep + REPUTATIONS - 1 if n > 0 else g.rep[other] > box.low_rep and n < 0
        if n < 0 and other != seat and has_standing(box, g, other, Verb.SHIELD, 0):
            changes = False
        if do and changes:
            give(box, g, other, verb, n)
    elif verb == Verb.GAIN:
        changes = n > 0
        if do and changes:
            give(box, g, other, verb, n)
    elif verb == Verb.LOSE or verb == Verb.STEAL:
        n = min(n, g.corp[other])
        changes = n > 0
        if do and changes:
            lose_funds(g, seat, other, n, verb)
    elif verb == Verb.COMPUTE:
        changes = can_compute(box, g, other, n, bound)
        if do and changes:
            g.compute[other] += n
            tell(g, Told.COMPUTE_UP if n > 0 else Told.COMPUTE_DOWN, other, g.compute[other])
    elif verb == Verb.TRAIN:
        n = WITHOUT_PRICE if free else n
        changes = cannot(box, g, other, Option.TRAIN, n, bound) == 0
        if do and changes:
            train(box, g, other, price(box, g, other, Option.TRAIN, n), not free)
    elif verb == Verb.RECRUIT:
        n = WITHOUT_PRICE if free else n
        changes = cannot(box, g, other, Option.RECRUIT, n, bound) == 0
        if do and changes:
            recruit(box, g, other, price(box, g, other, Option.RECRUIT, n))
    elif verb == Verb.CUT:
        if do:
            g.cut[other] += n
            tell(g, Told.CUT, other, n)
    elif verb == Verb.SURCHARGE:
        if do:
            g.surcharge[other] += n
            tell(g, Told.SURCHARGE, other, n)
    elif verb == Verb.FIRE:
        changes = g.workers[other] > box.start_workers
        if do and changes:
            lose_worker(g, other)
    else:
        changes = touch_things(box, g, seat, other, kind, verb, n, region, do)
    return changes


@rule
def touch_things(box, g, seat, other, kind, verb, n, region, do):
    """The same for offices, tokens and hands (DR-125, DR-Q39, DR-Q47, DR-Q49, DR-Q72)."""
    changes = False
    if verb == Verb.PRESENCE:
        changes = cannot(box, g, other, Option.SCALE_PRESENCE, WITHOUT_PRICE, box.bound[kind]) == 0
        if do and changes:
            g.presence[other, region] = 1
            tell(g, Told.OPENED, other, region)
    elif verb == Verb.UNPLACE:
        changes = regions_of(g, other) > 1
        if do and changes:
            g.presence[other, region] = 0
            tell(g, Told.CLOSED, other, region)
    elif verb == Verb.SUBSIDY:
        changes = handout_possible(g, other, box.place[kind] == Purpose.SUBSIDY_ANY)
        if do and changes:
            take_token(g, other, region, Told.SUBSIDY)
    elif verb == Verb.SUBSIDY_BACK:
        changes = g.tokens[other] > 0
        if do and changes:
            g.tokens[other] -= 1
            g.supply += 1
            tell(g, Told.RETURNED, other)
    elif verb == Verb.DRAW:
        for d in range(DECKS):
            changes = changes or (can_give(g, d) and has_room(g, other))
        if do:
            g.draws = n
    elif verb == Verb.DROP:
        changes = g.held[other] > 0
        if do:
            drop_cards(box, g, other, n)
    elif verb == Verb.SNATCH:
        changes = g.held[other] > 0
        if do and changes:
            g.bared += 1
            look_at_hand(g, seat, other)
            ask(g, Phase.SNATCH, 1 << seat)
    return changes


@rule
def can_compute(box, g, seat, n, bound):
    """A Compute Level more, within the class lock where the card says so; or one less, never below the model (DR-054, DR-121, DR-Q37, DR-Q48)."""
    level = g.compute[seat] + n
    if n < 0:
        return level >= max(box.start_compute, g.model[seat])
    return level < LEVELS and (not bound or box.open_locks or box.compute_rank[level] <= g.rank[seat])


@rule
def lose_funds(g, seat, other, n, verb):
    """Corporate funds go to the bank or to the thief (DR-039, DR-Q44, DR-Q46)."""
    pay(g, other, n)
    if verb == Verb.STEAL:
        g.corp[seat] += n
        tell(g, Told.STOLE, seat, other, n)
    else:
        tell(g, Told.LOST, other, n)


@rule
def drop_cards(box, g, seat, n):
    """Cards of the hand by chance, face up to their piles (DR-Q85)."""
    for _ in range(min(n, g.held[seat])):
        card = show_card(g, seat, draw(g, DROPPED + seat, g.held[seat]))
        throw_away(box, g, card)
        tell(g, Told.DROPPED, seat, card - 1)
