"""Players that are not people: blitz races for the last model, siphon fills its pocket, saboteur pulls the leader down.

All of them reckon in tenths of a dollar: what a worker or a card brings until the end, where ten dollars are a point. A plan is made
worker by worker, each time with what the workers before are expected to have done: a bot sees a copy of the table, on which it carries
them out. The characters differ in what they like besides.
"""

from lopsided.engine.bots import NEVER, best_choice
from lopsided.engine.decisions import phase
from lopsided.engine.placing import behind
from lopsided.engine.rule import among, rule
from lopsided.games.disruptopia.rules.company import buyback_loss, cannot, next_income, price, regions_of, scale_presence, shift_power, shift_rep
from lopsided.games.disruptopia.rules.ending import is_ahead
from lopsided.games.disruptopia.rules.planning import to_toss
from lopsided.games.disruptopia.rules.subsidies import handout_possible, take_token
from lopsided.games.disruptopia.rules.turn import carry_out
from lopsided.games.disruptopia.state import (
    HAND,
    PARTS,
    REGIONS,
    SEATS,
    SIDES,
    SLOTS,
    Move,
    Option,
    Phase,
    Rank,
    Told,
    Verb,
    When,
    Who,
    Why,
    is_audit,
    is_deck,
    is_play,
    is_region,
    is_remove,
    is_target,
    is_use,
    target_of,
)

CHARACTERS = 3
BLITZ, SIPHON, SABOTEUR = range(CHARACTERS)
POINT = 100  # of the score, in tenths of a dollar
VICTORY = 20 * POINT
ENGINE = 12  # so near the top of the income track blitz has earned enough and trains in earnest
HASTE, PATIENCE = 100, 30  # what a version is worth to it then besides its point, and how much less before
OFFICES = 60  # how much of the power that an office will bring with later versions counts for blitz, in per cent
SPITE = 3  # how much more a rival's loss is worth to the saboteur

SURE = Option.BUY_CHIPS, Option.FILE_PATENT, Option.RECRUIT, Option.TRAIN, Option.BUYBACK  # brings what it says, without a die or a choice
WEIGHED = *SURE[:-1], Option.HANDOUT, Option.MARKETING, Option.SCALE_PRESENCE, Option.PLAY_CARD  # a Buyback is for the way up
is_sure, is_weighed = among("is_sure", SURE), among("is_weighed", WEIGHED)
OPTIONS = len(Option)


@rule
def blitz(box, g, seat, choices, n, luck):
    """Opens offices and earns, then buys chips and trains at speed, and ends the game as soon as it leads."""
    return decide(box, g, seat, choices, n, luck, BLITZ)


@rule
def siphon(box, g, seat, choices, n, luck):
    """Climbs to Billionaire, recruits, files patents and takes the money home."""
    return decide(box, g, seat, choices, n, luck, SIPHON)


@rule
def saboteur(box, g, seat, choices, n, luck):
    """Plays for itself like siphon, and spends workers on harming whoever is ahead."""
    return decide(box, g, seat, choices, n, luck, SABOTEUR)


@rule
def decide(box, g, seat, choices, n, luck, character):
    """The choice that this character likes best, among equals one by luck."""
    now = phase(g)
    if now == Phase.PLAN:
        return plan(box, g, seat, choices, n, character)
    return best_choice(choices, n, luck % n, like, box, g, seat, now, character)


@rule
def like(box, g, seat, now, character, action):
    """What an action outside planning is worth."""
    if action == Move.GO_ON or action == Move.DECLINE or action == Move.KEEP:
        return 0
    if action == Move.SKIP:
        return -1
    if action == Move.CARRY_OUT and g.plan[seat, g.worker - 1] == Option.TRAIN:
        return training_worth(box, g, seat, rounds_left(box, g), character)
    if action == Move.REROLL:
        low = g.die <= box.marketing_faces
        return -1 if low == (g.rank[seat] > Rank.STARTUP) else 1
    if is_region(action):
        region = action - Move.REGION
        return 10 * g.on_region[region] + box.room[region] if now != Phase.REGION or g.target == 0 else 5 + g.on_region[region]
    if is_target(action):
        return 10 + behind(target_of(action), box.seats, is_ahead, box, g)
    if is_deck(action):
        return 2 if action - Move.DECK == character else 1
    if is_play(action):
        return card_worth(box, g, seat, g.hand[seat, action - Move.PLAY] - 1, character)
    if is_use(action):
        return card_worth(box, g, seat, g.slot[seat, action - Move.USE] - 1, character)
    if is_remove(action):
        return -2
    if is_audit(action):
        return 10 + behind(target_of(action), box.seats, is_ahead, box, g)
    return 1


@rule
def rounds_left(box, g):
    """How many rounds there may still be after this one."""
    newest = 0
    for seat in range(box.seats):
        newest = max(newest, g.model[seat])
    return 0 if g.last else min(box.max_rounds - g.round, 2 * (box.last_version - newest))


# Planning


@rule
def plan(box, g, seat, choices, n, character):
    """Discard what is worth least, then send the next worker where it brings most, then seal."""
    if to_toss(box, g, seat) > 0:
        return Move.TOSS + least_card(box, g, seat, character)
    if choices[0] == Move.CONFIRM:
        return choices[0]
    return Move.PLACE + next_option(box, g, seat, character)


@rule
def least_card(box, g, seat, character):
    """The place of the card that is worth least of those that stay."""
    place, least = 0, -NEVER
    for other in range(g.held[seat]):
        if not g.tossing[seat] >> other & 1:
            worth = card_worth(box, g, seat, g.hand[seat, other] - 1, character)
            if worth < least:
                place, least = other + 0, worth
    return place


@rule
def next_option(box, g, seat, character):
    """The best option for the next worker, once those before it have done what they can be expected to do."""
    hands, left = g.workers[seat] - g.placed[seat], rounds_left(box, g)
    foresee(box, g, seat)
    way = way_up(box, g, seat, hands - 1) if left > 1 else 0
    if way > 0:
        return way
    best, most = Option.FILE_PATENT + 0, NEVER
    for option in range(OPTIONS):
        if is_weighed(option) and cannot(box, g, seat, option) == 0:
            worth = option_worth(box, g, seat, option, left, hands, character)
            if worth > most:
                best, most = option + 0, worth
    return best


@rule
def foresee(box, g, seat):
    """The workers placed so far do what they were sent to do, on the copy of the table that a bot sees; dice fall in the middle."""
    for worker in range(g.placed[seat]):
        option = g.plan[seat, worker]
        if cannot(box, g, seat, option) != 0:
            continue
        g.worker = worker + 1
        if option == Option.MARKETING:
            shift_rep(box, g, seat, box.marketing_rep[g.rank[seat]] // 2)
            shift_power(box, g, seat, box.marketing_faces * box.marketing_power[g.rank[seat]] // SIDES)
        elif option == Option.PLAY_CARD:
            g.points += 1
        elif option == Option.HANDOUT:
            take_token(g, seat, best_region(box, g, seat, True), Told.HANDOUT)
        elif option == Option.SCALE_PRESENCE:
            scale_presence(box, g, seat, best_region(box, g, seat, False))
        elif is_sure(option):
            carry_out(box, g, seat)


@rule
def best_region(box, g, seat, present):
    """The region with most subsidies among those where the company is, or is not."""
    best, most = 0, -1
    for region in range(REGIONS):
        if g.presence[seat, region] == (1 if present else 0) and g.on_region[region] > most:
            best, most = region, g.on_region[region] + 0
    return best


@rule
def way_up(box, g, seat, more):
    """What to do for a Buyback in this round: advertise while that is cheap, earn its price, or buy; 0 where it is out of reach."""
    why = cannot(box, g, seat, Option.BUYBACK)
    if why == Why.POOR:
        short = price(box, g, seat, Option.BUYBACK) - g.corp[seat]
        return Option.FILE_PATENT + 0 if more * box.patent[g.rank[seat]] >= short else 0
    if why != 0:
        return 0
    after = g.rep[seat] - buyback_loss(box, g, seat)
    next_is_far = g.rank[seat] == Rank.STARTUP and after - box.buyback_rep[Rank.BILLIONAIRE] < box.low_rep
    return Option.MARKETING + 0 if next_is_far and more > 0 else Option.BUYBACK + 0


@rule
def option_worth(box, g, seat, option, left, hands, character):
    """What a worker brings at an option that can be carried out."""
    rank, cost = g.rank[seat], 10 * price(box, g, seat, option)
    rep, worth = rep_worth(box, rank, g.rep[seat]), 0
    if option == Option.FILE_PATENT:
        worth = 10 * box.patent[rank]
    elif option == Option.MARKETING:
        power = power_worth(box, g, seat, box.marketing_power[rank], left)
        worth = (box.marketing_faces * power + (SIDES - box.marketing_faces) * box.marketing_rep[rank] * rep) // SIDES
    elif option == Option.RECRUIT:
        worth = 10 * left * max(1, box.patent[rank]) - cost
    elif option == Option.HANDOUT:
        worth = token_worth(box, g, seat, left)
    elif option == Option.SCALE_PRESENCE:
        worth = office_worth(box, g, seat, left, character) - cost
    elif option == Option.TRAIN:
        worth = training_worth(box, g, seat, left, character) - cost
    elif option == Option.BUY_CHIPS:
        if g.compute[seat] == g.model[seat] and (box.model_rank[g.model[seat] + 1] <= rank or box.open_locks):
            worth = training_worth(box, g, seat, left, character) - 10 * price(box, g, seat, Option.TRAIN) - cost
            worth = worth if character == BLITZ else worth // 2
    else:
        worth = best_card(box, g, seat, g.points, hands, character)
    return worth


@rule
def power_worth(box, g, seat, n, left):
    """What so much power brings: a dollar each a round as far as the income track goes, and its share of the points."""
    n = min(n, box.top_power - g.power[seat])
    return 10 * left * min(n, income_room(box, g, seat)) + n * POINT // box.power_per_point


@rule
def token_worth(box, g, seat, left):
    """What a subsidy brings: its pay each round as far as the income track goes, and its share of the points."""
    return 10 * left * min(max(1, box.subsidy[g.rank[seat]]), income_room(box, g, seat)) + POINT // box.tokens_per_point


@rule
def income_room(box, g, seat):
    """How far it is to the top of the income track."""
    return box.top_income - next_income(box, g, seat)


@rule
def office_worth(box, g, seat, left, character):
    """What one more office brings: subsidies where none are left at home, and, to who will train, power with every version to come."""
    worth = 0 if handout_possible(g, seat, 0) else 5 * left * g.on_region[best_region(box, g, seat, False)]
    if character == BLITZ:
        versions = box.last_version - g.model[seat]
        worth = max(worth, power_worth(box, g, seat, versions, left) * OFFICES // (100 * box.regions_per_power))
    return worth


@rule
def training_worth(box, g, seat, left, character):
    """What the next version brings; the last one is left alone while it would hand the game to somebody else, and blitz ends a game it leads."""
    if g.model[seat] + 1 == box.last_version and left > 0:
        if not ends_well(box, g, seat):
            return NEVER
        if character == BLITZ:
            return VICTORY
    worth = POINT * box.version_points + rep_worth(box, g.rank[seat], g.rep[seat])
    worth += power_worth(box, g, seat, regions_of(g, seat) // box.regions_per_power, left)
    if character == BLITZ:
        worth += HASTE if income_room(box, g, seat) <= ENGINE else -PATIENCE
    return worth


@rule
def ends_well(box, g, seat):
    """Whether the company would win if it trained the last version and all money went into pockets now."""
    mine = fortune(box, g, seat) + POINT * box.version_points - 10 * price(box, g, seat, Option.TRAIN)
    for other in range(box.seats):
        if other != seat and fortune(box, g, other) >= mine:
            return False
    return True


@rule
def fortune(box, g, seat):
    """What a company has that scores, in tenths of a dollar, the money that is still in it included."""
    funds = (g.pers[seat] + g.corp[seat]) * POINT // box.funds_per_point
    return funds + g.power[seat] * POINT // box.power_per_point + g.model[seat] * POINT * box.version_points + g.tokens[seat] * POINT // box.tokens_per_point


@rule
def rep_worth(box, rank, rep):
    """What a point of reputation is worth: much to who needs it for the next class, little at the top."""
    if rank < Rank.BILLIONAIRE and rep - box.buyback_rep[rank + 1] < box.low_rep + (4 if rank == 0 else 0):
        return 60
    return 12 if rep < 7 else 2


# Cards


@rule
def best_card(box, g, seat, points, workers, character):
    """What a worker on Play Card brings: the best card that the workers left can pay for, shared among those it takes."""
    most, spent = 0, points
    for place in range(min(HAND, g.held[seat])):
        kind = g.hand[seat, place] - 1
        cost = box.cost[kind]
        if cost > 0 and cost > spent and cost <= points + workers and not g.tossing[seat] >> place & 1:
            worth = card_worth(box, g, seat, kind, character) // cost
            most = max(most, worth)
    return most


@rule
def card_worth(box, g, seat, kind, character):
    """What a card is worth to this character, from its parts."""
    left, worth = rounds_left(box, g), 0
    standing_card = box.when[kind] == When.STANDING
    if (
        box.when[kind] != When.PLAYED
        and g.slot[seat, SLOTS - 1] > 0
        and g.slot[seat, 0] != kind + 1
        and g.slot[seat, 1] != kind + 1
        and g.slot[seat, 2] != kind + 1
    ):
        return NEVER
    times = 1 if box.when[kind] == When.PLAYED else max(1, left // 2) if box.when[kind] == When.ODD or box.when[kind] == When.EVEN else max(1, left)
    for part in range(PARTS):
        verb = box.verb[kind, part]
        if verb > 0:
            worth += part_worth(box, g, seat, kind, part, verb, left, character) * (1 if standing_card else times)
    return worth


@rule
def part_worth(box, g, seat, kind, part, verb, left, character):
    """One part of a card, in tenths of a dollar."""
    who, n = box.who[kind, part], box.amount[kind, part, g.rank[seat]]
    spite = SPITE if character == SABOTEUR else 1
    rank, trains = g.rank[seat], 2 if character == BLITZ else 1
    worth = 0
    if verb == Verb.POWER:
        worth = power_worth(box, g, seat, n, left) if who == Who.ME else -n * 10 * left * spite // SEATS
    elif verb == Verb.REP:
        worth = n * rep_worth(box, rank, g.rep[seat]) if who == Who.ME else -n * 15 * spite // SEATS
    elif verb == Verb.GAIN:
        worth = 10 * n * (max(1, left) if box.when[kind] == When.STANDING else 1)
    elif verb == Verb.PAY:
        worth = -10 * n
    elif verb == Verb.STEAL:
        worth = 10 * n + 10 * n * spite // SEATS
    elif verb == Verb.LOSE:
        worth = 10 * n * spite // SEATS * (box.seats - 1)
    elif verb == Verb.COMPUTE:
        worth = 15 * trains * (g.compute[seat] + 1) if who == Who.ME else 40 * spite // SEATS
    elif verb == Verb.TRAIN:
        worth = POINT if cannot(box, g, seat, Option.TRAIN, n, 1) == 0 else 0
    elif verb == Verb.CUT:
        worth = (5 * trains * n if left > 0 else 0) if who == Who.ME else -2 * n
    elif verb == Verb.RECRUIT:
        worth = 10 * left * max(1, box.patent[rank]) - (0 if box.free[kind, part] else price(box, g, seat, Option.RECRUIT, n) * 10)
        worth = max(0, worth) if cannot(box, g, seat, Option.RECRUIT, n, 1) == 0 else 0
    elif verb == Verb.PRESENCE:
        worth = 15 * left
    elif verb == Verb.SUBSIDY:
        worth = token_worth(box, g, seat, left)
    elif verb == Verb.DRAW:
        worth = 12 * n
    elif verb == Verb.PRICE:
        worth = 3 * left * (trains if who == Who.ME else spite)
    elif verb == Verb.REROLL or verb == Verb.SOFTEN or verb == Verb.SHIELD:
        worth = 5 * left
    else:
        worth = 30 * spite
    return worth


BOTS = {"blitz": blitz, "siphon": siphon, "saboteur": saboteur}
