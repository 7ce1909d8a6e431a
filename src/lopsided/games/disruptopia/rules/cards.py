"""Cards of Disruptopia: what they need, what they do, where they go. A card is a list of parts from one small vocabulary."""

from lopsided.engine.decisions import ask
from lopsided.engine.decks import NO_CARD, PILED, UNDRAWN, discard, draw_card
from lopsided.engine.dice import draw, roll
from lopsided.engine.events import tell, whisper
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.rules.company import (
    SIDES,
    cannot,
    give,
    handout_possible,
    has_room,
    has_standing,
    lose_worker,
    pay,
    price,
    recruit,
    regions_of,
    take_token,
    train,
)
from lopsided.games.disruptopia.state import (
    CARD_DIE,
    DECKS,
    DROPPED,
    HAND,
    LEVELS,
    PARTS,
    REPUTATIONS,
    SLOTS,
    Guard,
    Moment,
    Need,
    Option,
    Phase,
    Purpose,
    Rank,
    Told,
    Verb,
    When,
    Who,
    Why,
)  # fmt: skip

WITHOUT_PRICE = 1_000  # a discount larger than any price


# Hands, slots and decks


@rule
def can_give(g, d):
    """Whether a card can be drawn from a deck or its pile (DR-Q29, DR-Q84)."""
    return g.decks[d, UNDRAWN] + g.decks[d, PILED] > 0


@rule
def draw_one(box, g, seat, d):
    """The top card of a deck into the hand; the others see its back (DR-025, DR-Q29, DR-Q78)."""
    if not can_give(g, d) or not has_room(g, seat):
        return
    if g.decks[d, UNDRAWN] == 0:
        tell(g, Told.RESHUFFLED, d, g.decks[d, PILED])
    card = draw_card(g, d, g.decks, d)
    if card != NO_CARD:
        take_card(g, seat, card + 1)
        tell(g, Told.DREW, seat, d)
        whisper(g, 1 << seat, Told.DREW_CARD, seat, card)


@rule
def take_card(g, seat, card):
    """A card comes to the end of the hand."""
    g.hand[seat, g.held[seat]] = card
    g.held[seat] += 1


@rule
def give_card(g, seat, place):
    """A card leaves the hand, the others close ranks; returns the card."""
    card = g.hand[seat, place]
    for i in range(place, g.held[seat] - 1):
        g.hand[seat, i] = g.hand[seat, i + 1]
    g.held[seat] -= 1
    g.hand[seat, g.held[seat]] = 0
    return card


@rule
def throw_away(box, g, card):
    """A card goes face up to the pile of its own deck (DR-027, DR-Q28)."""
    discard(g.decks, box.deck_of[card - 1], card - 1)


@rule
def throw_hand(box, g, seat):
    """The whole hand goes; returns how many cards that were (DR-124, DR-Q31)."""
    cards = g.held[seat]
    while g.held[seat] > 0:
        throw_away(box, g, give_card(g, seat, 0))
    return cards


@rule
def install(box, g, seat, card):
    """An Effect Card goes to the end of the row of slots (DR-114, DR-117, DR-Q01, DR-Q76, DR-Q77)."""
    i = 0
    while g.slot[seat, i] > 0:
        i += 1
    g.slot[seat, i] = card
    g.used[seat, i] = 0
    g.fresh[seat, i] = box.next_round


@rule
def uninstall(box, g, seat, i):
    """An Effect Card leaves its slot for the pile, the others close the gap; returns its kind (DR-122, DR-Q28, DR-Q77, DR-Q83)."""
    card = g.slot[seat, i]
    for k in range(i, SLOTS):
        last = k + 1 == SLOTS
        g.slot[seat, k] = 0 if last else g.slot[seat, k + 1]
        g.used[seat, k] = 0 if last else g.used[seat, k + 1]
        g.fresh[seat, k] = 0 if last else g.fresh[seat, k + 1]
    throw_away(box, g, card)
    return card - 1


# What a part does


@rule
def amount_of(box, g, seat, kind, part):
    """The amount of a part, by the class of who plays it, or for each of the own subsidy tokens (the vocabulary's by_class and per)."""
    n = box.amount[kind, part, g.rank[seat]]
    return min(box.most[kind, part], n * g.tokens[seat]) if box.most[kind, part] > 0 else n


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
        card = give_card(g, seat, draw(g, DROPPED + seat, g.held[seat]))
        throw_away(box, g, card)
        tell(g, Told.DROPPED, seat, card - 1)


# What a card needs


@rule
def is_useful(box, kind, part):
    """Every part but a price and a loss of one's own reputation (DR-Q72)."""
    verb = box.verb[kind, part]
    return verb > 0 and verb != Verb.PAY and not (verb == Verb.REP and box.who[kind, part] == Who.ME and box.amount[kind, part, 0] < 0)


@rule
def works_on(box, g, seat, kind, target):
    """Whether a useful part about one competitor would change this one, or, without a target, any part would change anybody (DR-Q47, DR-Q72)."""
    for part in range(PARTS):
        who = box.who[kind, part]
        if not is_useful(box, kind, part) or (target >= 0 and who != Who.ONE):
            continue
        if not holds(g, seat, box.guard[kind, part], box.guard_from[kind, part], box.guard_to[kind, part]):
            continue
        for other in range(box.seats):
            if concerns(who, seat, other, target) and touch(box, g, seat, other, kind, part, 0, False):
                return True
    return False


@rule
def cannot_aim(box, g, seat, kind, target):
    """Why a competitor cannot be the one a card is aimed at (DR-Q70, DR-Q72)."""
    if target >= box.seats:
        return Why.NO_SUCH_RIVAL
    if target == seat:
        return Why.YOURSELF
    aim = box.aim[kind]
    if aim == Need.PUBLIC_MONEY and (g.rank[target] == Rank.STARTUP or g.tokens[target] == 0):
        return Why.NOT_A_TARGET
    if aim == Need.LEADER:
        for other in range(box.seats):
            if other != seat and g.model[other] > g.model[target]:
                return Why.NOT_A_TARGET
    return 0 if works_on(box, g, seat, kind, target) else Why.NOT_A_TARGET


@rule
def meets_need(box, g, seat, kind):
    """The requirement printed on a card, at the time it is played (DR-118)."""
    need = box.need[kind]
    if need == Need.REP:
        return g.rep[seat] >= box.need_amount[kind]
    if need == Need.SUBSIDY:
        return g.tokens[seat] >= box.need_amount[kind]
    if need == Need.BEHIND:
        for other in range(box.seats):
            if g.model[other] > g.model[seat]:
                return True
        return False
    return True


@rule
def cannot_do(box, g, seat, kind):
    """Why a card's parts cannot be carried out now: prices, a target, something that changes (DR-Q45, DR-Q47, DR-Q72)."""
    for part in range(PARTS):
        if box.verb[kind, part] == Verb.PAY and box.amount[kind, part, 0] > g.corp[seat]:
            return Why.POOR
    if not box.aims[kind]:
        return 0 if works_on(box, g, seat, kind, -1) else Why.NO_USE
    for target in range(box.seats):
        if cannot_aim(box, g, seat, kind, target) == 0:
            return 0
    return Why.NO_USE


@rule
def cannot_play(box, g, seat, place):
    """Why a card of the hand cannot be played now (DR-102..104, DR-115, DR-118, DR-Q22, DR-Q25)."""
    if place >= g.held[seat]:
        return Why.NO_SUCH_CARD
    kind = g.hand[seat, place] - 1
    if box.cost[kind] > (g.points if g.moment == Moment.CARDS else 0):
        return Why.COSTS_WORKERS
    if not meets_need(box, g, seat, kind):
        return Why.REQUIREMENT
    if box.when[kind] != When.PLAYED:
        return Why.NO_SLOT if g.slot[seat, SLOTS - 1] > 0 else 0
    return cannot_do(box, g, seat, kind)


@rule
def cannot_use(box, g, seat, i):
    """Why an Effect Card cannot be used now: once a round, in its quarter, if it would change anything (DR-034, DR-116, DR-Q26, DR-Q57, DR-Q72)."""
    if g.slot[seat, i] == 0:
        return Why.NO_SUCH_CARD
    kind = g.slot[seat, i] - 1
    when = box.when[kind]
    if when == When.STANDING:
        return Why.STANDING
    if g.fresh[seat, i]:
        return Why.NOT_YET
    if g.used[seat, i]:
        return Why.USED
    if (when == When.ODD and not g.round & 1) or (when == When.EVEN and g.round & 1):
        return Why.WRONG_QUARTER
    return cannot_do(box, g, seat, kind)


# Playing a card


@rule
def begin_card(box, g, seat, source, card):
    """A card is chosen; who and where come before anything is paid or moved (DR-Q73)."""
    g.playing = card
    g.source = source
    kind = card - 1
    if source < HAND and box.when[kind] != When.PLAYED:
        commit(box, g, seat)
    elif box.aims[kind]:
        ask(g, Phase.TARGET, 1 << seat)
    else:
        ask_where(box, g, seat)


@rule
def aim(box, g, seat, target):
    """A competitor is chosen."""
    g.target = target + 1
    ask_where(box, g, seat)


@rule
def ask_where(box, g, seat):
    """A region is asked for where the part that needs one would happen; otherwise that part fizzles and the rest is done (DR-Q47, DR-Q73)."""
    kind, where = g.playing - 1, False
    for part in range(PARTS):
        verb = box.verb[kind, part]
        if verb == Verb.PRESENCE or verb == Verb.SUBSIDY:
            where = touch(box, g, seat, seat, kind, part, 0, False)
        elif verb == Verb.UNPLACE:
            where = touch(box, g, seat, g.target - 1, kind, part, 0, False)
    if where:
        ask(g, Phase.REGION, 1 << seat)
    else:
        commit(box, g, seat)


@rule
def put_back(g):
    """The choice is dropped: nothing was paid and the card is where it was (DR-Q73)."""
    g.playing = 0
    g.source = 0
    g.target = 0
    g.region = 0
    g.die = 0


@rule
def commit(box, g, seat):
    """The card's workers are spent, and its parts happen, prices first (DR-113, DR-136, DR-Q22, DR-Q69)."""
    kind, target = g.playing - 1, g.target - 1
    if g.source < HAND:
        g.points -= box.cost[kind]
        give_card(g, seat, g.source)
        g.source = -1
        if box.when[kind] != When.PLAYED:
            install(box, g, seat, kind + 1)
            tell(g, Told.INSTALLED, seat, kind)
            put_back(g)
            return
        tell(g, Told.PLAYED, seat, kind)
    else:
        g.used[seat, g.source - HAND] = 1
        tell(g, Told.USED, seat, kind)
    if target >= 0:
        tell(g, Told.AIMED, seat, target)
    carry_out_parts(box, g, seat, kind, target)
    if g.depth == 0 and g.draws == 0:
        finish_card(box, g)


@rule
def carry_out_parts(box, g, seat, kind, target):
    """Prices, then the parts from left to right, each for all whom it is about, clockwise (DR-Q69)."""
    for part in range(PARTS):
        if box.verb[kind, part] == Verb.PAY:
            pay(g, seat, box.amount[kind, part, 0])
            tell(g, Told.PAID, seat, box.amount[kind, part, 0])
    for part in range(PARTS):
        verb, guard = box.verb[kind, part], box.guard[kind, part]
        if verb == 0 or verb == Verb.PAY:
            continue
        if guard == Guard.ROLL and g.die == 0:
            g.die = roll(g, CARD_DIE + seat, SIDES)
            tell(g, Told.CARD_DIE, seat, g.die)
        if holds(g, seat, guard, box.guard_from[kind, part], box.guard_to[kind, part]):
            for ahead in range(box.seats):
                other = (seat + ahead) % box.seats
                if concerns(box.who[kind, part], seat, other, target):
                    touch(box, g, seat, other, kind, part, g.region - 1, True)


@rule
def finish_card(box, g):
    """An Action Card goes to its pile once all is done; an Effect Card that was used stays (DR-113, DR-Q78)."""
    if g.playing > 0 and g.source < 0:
        throw_away(box, g, g.playing)
    put_back(g)


@rule
def snatch(box, g, seat, place):
    """A card out of the hand that was looked at; the others learn its back only (Hidden information)."""
    victim = g.target - 1
    card = give_card(g, victim, place)
    take_card(g, seat, card)
    tell(g, Told.SNATCHED, seat, victim, box.deck_of[card - 1])
    whisper(g, 1 << seat | 1 << victim, Told.SNATCHED_CARD, seat, victim, card - 1)
