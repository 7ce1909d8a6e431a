"""Players that are not people: blitz races for the last model, siphon fills its pocket, saboteur pulls the leader down.

All of them reckon in tenths of a dollar: what a worker or a card brings until the end, where ten dollars are a point. A plan is made
worker by worker, each time with what the workers before are expected to have done. The characters differ in what they like besides.
"""

from lopsided.engine.decisions import phase
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.rules.company import cannot, price, regions_of
from lopsided.games.disruptopia.rules.planning import to_toss
from lopsided.games.disruptopia.rules.scoring import is_ahead
from lopsided.games.disruptopia.state import HAND, LEVELS, PARTS, REGIONS, SEATS, SLOTS, WORKERS, Move, Option, Phase, Rank, Verb, When, Who

BLITZ, SIPHON, SABOTEUR = range(3)
POINT = 100  # of the score, in tenths of a dollar
NEVER = -100_000
HIGHEST_RANK = 2
HASTE = 150  # what a version is worth to blitz besides its point
SPITE = 3  # how much more a rival's loss is worth to the saboteur


@rule
def blitz(box, g, seat, choices, n, luck):
    """Buys chips, trains models and ends the game before the others are rich."""
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
        return plan(box, g, seat, choices, n, luck, character)
    best, most = choices[0], NEVER
    for i in range(n):
        action = choices[(i + luck) % n]
        liking = like(box, g, seat, now, action, character)
        if liking > most:
            best, most = action, liking
    return best


@rule
def like(box, g, seat, now, action, character):
    """What an action outside planning is worth."""
    if action == Move.GO_ON or action == Move.DECLINE or action == Move.KEEP:
        return 0
    if action == Move.SKIP:
        return -1
    if action == Move.REROLL:
        low = g.die <= box.marketing_faces
        return -1 if low == (g.rank[seat] > Rank.STARTUP) else 1
    if Move.REGION <= action < Move.TARGET:
        region = action - Move.REGION
        return 10 * g.on_region[region] + box.room[region] if now != Phase.REGION or g.target == 0 else 5 + g.on_region[region]
    if Move.TARGET <= action < Move.DECK:
        return 10 + standing(box, g, action - Move.TARGET)
    if Move.DECK <= action < Move.PLAY:
        return 2 if action - Move.DECK == character else 1
    if Move.PLAY <= action < Move.USE:
        return card_worth(box, g, seat, g.hand[seat, action - Move.PLAY] - 1, character)
    if Move.USE <= action < Move.REMOVE:
        return card_worth(box, g, seat, g.slot[seat, action - Move.USE] - 1, character)
    if Move.REMOVE <= action < Move.AUDIT:
        return -2
    if Move.AUDIT <= action < Move.SNATCH:
        return 10 + standing(box, g, (action - Move.AUDIT) // SLOTS)
    return 1


@rule
def standing(box, g, seat):
    """How many companies one is ahead of."""
    n = 0
    for other in range(box.seats):
        if other != seat and is_ahead(box, g, seat, other):
            n += 1
    return n


@rule
def rounds_left(box, g):
    """How many rounds there may still be after this one."""
    newest = 0
    for seat in range(box.seats):
        newest = max(newest, g.model[seat])
    return 0 if g.last else min(box.max_rounds - g.round, 2 * (box.last_version - newest))


# Planning


@rule
def plan(box, g, seat, choices, n, luck, character):
    """Discard what is worth least, then send the next worker where it brings most, then seal."""
    if to_toss(box, g, seat) > 0:
        best, least = choices[0], -NEVER
        for i in range(n):
            if choices[i] >= Move.TOSS:
                worth = card_worth(box, g, seat, g.hand[seat, choices[i] - Move.TOSS] - 1, character)
                if worth < least:
                    best, least = choices[i], worth
        return best
    if choices[0] == Move.CONFIRM:
        return choices[0]
    return Move.PLACE + next_option(box, g, seat, luck, character)


@rule
def next_option(box, g, seat, luck, character):
    """The best option for the next worker, once those before it have done what they can be expected to do."""
    placed, left = g.placed[seat], rounds_left(box, g)
    corp, rank, rep, compute, model = g.corp[seat] + 0, g.rank[seat] + 0, g.rep[seat] + 0, g.compute[seat] + 0, g.model[seat] + 0
    workers, offices, points, taken = g.workers[seat] + 0, regions_of(g, seat), 0, 0
    for worker in range(placed):
        option = g.plan[seat, worker]
        if option == Option.FILE_PATENT:
            corp += box.patent[rank]
        elif option == Option.MARKETING:
            rep += box.marketing_rep[rank] // 2
        elif option == Option.PLAY_CARD:
            points += 1
        elif option == Option.HANDOUT:
            taken += 1
        elif option == Option.BUYBACK:
            corp -= box.buyback_price[min(HIGHEST_RANK, rank + 1)]
            rep -= box.buyback_rep[min(HIGHEST_RANK, rank + 1)]
            rank = min(HIGHEST_RANK, rank + 1)
        elif option == Option.TRAIN:
            corp -= train_price(box, g, seat, model, rep)
            model, rep = min(LEVELS - 2, model + 1), rep + 1
        elif option == Option.BUY_CHIPS:
            corp -= box.compute_price[min(LEVELS - 1, compute + 1)]
            compute = min(LEVELS - 1, compute + 1)
        elif option == Option.RECRUIT:
            corp -= box.worker_price[min(WORKERS, workers + 1)]
            workers = min(WORKERS, workers + 1)
        elif option == Option.SCALE_PRESENCE:
            corp -= box.presence_price[min(REGIONS, offices + 1)]
            offices = min(REGIONS, offices + 1)
    rep = max(box.low_rep, rep)
    best, most = Option.FILE_PATENT + 0, 10 * box.patent[rank]
    power_worth = 10 * left + POINT // box.power_per_point
    campaign = (
        box.marketing_faces * box.marketing_power[rank] * power_worth + (6 - box.marketing_faces) * box.marketing_rep[rank] * rep_worth(box, rank, rep)
    ) // 6
    if campaign > most:
        best, most = Option.MARKETING + 0, campaign
    if rank < HIGHEST_RANK and left > 1 and rep - box.buyback_rep[rank + 1] >= box.low_rep:
        way = way_up(box, rank, rep, corp, g.workers[seat] - placed - 1)
        if way > 0:
            return way
    if workers < WORKERS and box.worker_rank[min(WORKERS, workers + 1)] <= rank and corp >= box.worker_price[min(WORKERS, workers + 1)]:
        hire = 10 * (left * max(1, box.patent[rank]) - box.worker_price[min(WORKERS, workers + 1)])
        if hire > most:
            best, most = Option.RECRUIT + 0, hire
    tokens = reachable(g, seat) - taken
    if tokens > 0:
        handout = 10 * left * max(1, box.subsidy[rank]) + POINT // box.tokens_per_point
        if handout > most:
            best, most = Option.HANDOUT + 0, handout
    elif offices < REGIONS and box.presence_rank[min(REGIONS, offices + 1)] <= rank and corp >= box.presence_price[min(REGIONS, offices + 1)]:
        office = 5 * left * elsewhere(g, seat) - 10 * box.presence_price[min(REGIONS, offices + 1)]
        if office > most:
            best, most = Option.SCALE_PRESENCE + 0, office
    if model + 1 < LEVELS and box.model_rank[min(LEVELS - 1, model + 1)] <= rank:
        cost = train_price(box, g, seat, model, rep)
        gain = POINT - 10 * cost + rep_worth(box, rank, rep) + (offices // box.regions_per_power) * power_worth
        if character == BLITZ:
            gain += HASTE
        elif model + 1 == box.last_version and left > 0 and standing(box, g, seat) + 1 < box.seats:
            gain = NEVER
        if compute > model and corp >= cost and gain > most:
            best, most = Option.TRAIN + 0, gain
        level = min(LEVELS - 1, compute + 1)
        if compute == model and box.compute_rank[level] <= rank and corp >= box.compute_price[level]:
            gain = (gain - 10 * box.compute_price[level]) // (1 if character == BLITZ else 2)
            if gain > most:
                best, most = Option.BUY_CHIPS + 0, gain
    if not box.no_cards and corp >= 0:
        card = best_card(box, g, seat, points, g.workers[seat] - placed, character)
        if card > most:
            best, most = Option.PLAY_CARD + 0, card
    return best


@rule
def way_up(box, rank, rep, corp, more):
    """What to do for a Buyback in this round: advertise while that is cheap, earn its price, or buy; 0 where it is out of reach."""
    cost = box.buyback_price[rank + 1]
    if corp >= cost:
        short = rank + 2 <= HIGHEST_RANK and rep - box.buyback_rep[rank + 1] - box.buyback_rep[HIGHEST_RANK] < box.low_rep
        return Option.MARKETING + 0 if short and more > 0 else Option.BUYBACK + 0
    return Option.FILE_PATENT + 0 if corp + more * box.patent[rank] >= cost else 0


@rule
def train_price(box, g, seat, model, rep):
    """What the next version is expected to cost."""
    cell = min(12, max(0, rep - box.low_rep))
    waiting = g.surcharge[seat] - g.cut[seat] if model == g.model[seat] else 0
    return max(0, box.model_price[min(LEVELS - 1, model + 1)] + box.rep_training[cell] + waiting)


@rule
def rep_worth(box, rank, rep):
    """What a point of reputation is worth: much to who needs it for the next class, little at the top."""
    if rank < HIGHEST_RANK and rep - box.buyback_rep[rank + 1] < box.low_rep + (4 if rank == 0 else 0):
        return 60
    return 12 if rep < 7 else 2


@rule
def reachable(g, seat):
    """Subsidies that lie where the company is."""
    n = 0
    for region in range(REGIONS):
        if g.presence[seat, region]:
            n += g.on_region[region]
    return n


@rule
def elsewhere(g, seat):
    """The most subsidies that lie in a region where the company is not."""
    most = 0
    for region in range(REGIONS):
        if not g.presence[seat, region]:
            most = max(most, g.on_region[region])
    return most


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
    times = 1 if box.when[kind] == When.PLAYED else max(1, left // 2) if box.when[kind] >= When.ODD and not standing_card else max(1, left)
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
    power = 10 * left + POINT // box.power_per_point
    rank, trains = g.rank[seat], 2 if character == BLITZ else 1
    worth = 0
    if verb == Verb.POWER:
        worth = n * power if who == Who.ME else -n * power * spite // SEATS
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
        worth = 10 * left * max(1, box.subsidy[rank]) + POINT // box.tokens_per_point
    elif verb == Verb.DRAW:
        worth = 12 * n
    elif verb == Verb.PRICE:
        worth = 3 * left * (trains if who == Who.ME else spite)
    elif verb >= Verb.REROLL:
        worth = 5 * left
    else:
        worth = 30 * spite
    return worth


BOTS = {"blitz": blitz, "siphon": siphon, "saboteur": saboteur}
