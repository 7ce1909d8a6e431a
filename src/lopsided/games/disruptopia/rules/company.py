"""One company of Disruptopia: its tracks, its prices, and what a worker can get done."""

from lopsided.engine.dice import roll
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.rules.subsidies import handout_possible, income_of_tokens
from lopsided.games.disruptopia.state import (
    LEVELS,
    MARKETING_DIE,
    PARTS,
    REGIONS,
    REPUTATIONS,
    SIDES,
    SLOTS,
    WORKERS,
    Guard,
    Option,
    Rank,
    Told,
    Verb,
    When,
    Who,
    Why,
)  # fmt: skip

# Tracks


@rule
def shift_rep(box, g, seat, n):
    """Reputation stays between its ends; returns by how much it moved (DR-105, DR-Q37, DR-Q45)."""
    before = g.rep[seat]
    g.rep[seat] = min(box.low_rep + REPUTATIONS - 1, max(box.low_rep, before + n))
    return g.rep[seat] - before


@rule
def shift_power(box, g, seat, n):
    """Power stays between its ends; returns by how much it moved (DR-106, DR-Q37, DR-Q45)."""
    before = g.power[seat]
    g.power[seat] = min(box.top_power, max(0, before + n))
    return g.power[seat] - before


@rule
def regions_of(g, seat):
    """How many regions the company is present in (DR-101)."""
    n = 0
    for region in range(REGIONS):
        n += g.presence[seat, region]
    return n


@rule
def earnings(box, g, seat):
    """Power, subsidies and what the reputation brings or costs (DR-040, DR-107..110)."""
    return g.power[seat] + income_of_tokens(box, g, seat) + box.rep_income[g.rep[seat] - box.low_rep]


@rule
def next_income(box, g, seat):
    """What is earned, between nothing and the top of the track (DR-042, DR-043)."""
    return min(box.top_income, max(0, earnings(box, g, seat)))


# Effect cards in force


@rule
def in_force(g, owner, i):
    """The kind of the Effect Card in a slot, -1 where there is none or it does not count yet (DR-117, DR-Q01)."""
    return g.slot[owner, i] - 1 if g.fresh[owner, i] == 0 else -1


@rule
def has_standing(box, g, seat, verb, free):
    """Whether a standing effect of this kind lies before the seat: rerolls and shields do not add up (DR-Q27)."""
    return softened(box, g, seat, verb, free) > 0


@rule
def softened(box, g, seat, verb, free):
    """The largest amount of a standing effect of this kind, 0 where there is none (DR-Q27, DR-Q80)."""
    most = 0
    for i in range(SLOTS):
        kind = in_force(g, seat, i)
        if kind >= 0 and box.when[kind] == When.STANDING:
            for part in range(PARTS):
                if box.verb[kind, part] == verb and box.free[kind, part] == free:
                    most = max(most, box.amount[kind, part, 0])
    return most


@rule
def standing_price(box, g, seat, option):
    """What the Effect Cards on the table add to a price; they add up (DR-Q27, DR-Q43, DR-Q83)."""
    shift = 0
    for owner in range(box.seats):
        for i in range(SLOTS):
            kind = in_force(g, owner, i)
            if kind < 0 or box.when[kind] != When.STANDING:
                continue
            for part in range(PARTS):
                if box.verb[kind, part] == Verb.PRICE and box.option[kind, part] == option and (box.who[kind, part] == Who.ME) == (owner == seat):
                    shift += box.amount[kind, part, 0]
    return shift


# Prices and limits


@rule
def price(box, g, seat, option, less=0):
    """Printed price, reputation, Effect Cards, surcharges and discounts, never below nothing; 0 at the end of a track (DR-075, DR-076, DR-Q43, DR-Q79)."""
    printed = 0
    if option == Option.TRAIN and g.model[seat] + 1 < LEVELS:
        printed = box.model_price[g.model[seat] + 1] + box.rep_training[g.rep[seat] - box.low_rep] + g.surcharge[seat] - g.cut[seat]
    elif option == Option.BUY_CHIPS and g.compute[seat] + 1 < LEVELS:
        printed = box.compute_price[g.compute[seat] + 1]
    elif option == Option.RECRUIT and g.workers[seat] < WORKERS:
        printed = box.worker_price[g.workers[seat] + 1]
    elif option == Option.SCALE_PRESENCE and regions_of(g, seat) < REGIONS:
        printed = box.presence_price[regions_of(g, seat) + 1]
    elif option == Option.BUYBACK and g.rank[seat] < Rank.BILLIONAIRE:
        return box.buyback_price[g.rank[seat] + 1]
    else:
        return box.audit_price if option == Option.AUDIT else 0
    return max(0, printed + standing_price(box, g, seat, option) - less)


@rule
def cannot(box, g, seat, option, less=0, bound=1):
    """Why a company cannot do this now, 0 where it can; `bound`: the class locks hold (DR-035, DR-052..054, DR-062..066, DR-072..074, DR-089, DR-098..101)."""
    rank = g.rank[seat] if bound and not box.open_locks else Rank.BILLIONAIRE + 0
    if option == Option.BUY_CHIPS:
        if g.compute[seat] + 1 >= LEVELS:
            return Why.TOP
        if box.compute_rank[g.compute[seat] + 1] > rank:
            return Why.RANK
    elif option == Option.RECRUIT:
        if g.workers[seat] >= WORKERS:
            return Why.TOP
        if box.worker_rank[g.workers[seat] + 1] > rank:
            return Why.RANK
    elif option == Option.TRAIN:
        if g.model[seat] + 1 >= LEVELS:
            return Why.TOP
        if g.compute[seat] <= g.model[seat]:
            return Why.COMPUTE
        if box.model_rank[g.model[seat] + 1] > rank:
            return Why.RANK
    elif option == Option.SCALE_PRESENCE:
        if regions_of(g, seat) >= REGIONS:
            return Why.TOP
        if box.presence_rank[regions_of(g, seat) + 1] > rank:
            return Why.RANK
    elif option == Option.BUYBACK:
        if g.rank[seat] == Rank.BILLIONAIRE:
            return Why.TOP
        if g.rep[seat] - buyback_loss(box, g, seat) < box.low_rep:
            return Why.REPUTATION
    elif option == Option.HANDOUT:
        return 0 if handout_possible(g, seat, 0) else Why.NO_TOKEN
    elif option == Option.RESTRUCTURE:
        return 0 if g.slot[seat, 0] > 0 else Why.NO_EFFECT_CARD
    elif option == Option.AUDIT:
        if g.rep[seat] - box.audit_rep < box.low_rep:
            return Why.REPUTATION
        if not audit_possible(box, g, seat):
            return Why.NO_EFFECT_CARD
    return Why.POOR if price(box, g, seat, option, less) > g.corp[seat] else 0


@rule
def buyback_loss(box, g, seat):
    """The reputation that the next Buyback costs (DR-087, DR-088, DR-Q80)."""
    return max(0, box.buyback_rep[g.rank[seat] + 1] - softened(box, g, seat, Verb.SOFTEN, 0))


@rule
def audit_possible(box, g, seat):
    """Whether a competitor has an Effect Card that an audit may remove (DR-123, DR-Q11)."""
    for other in range(box.seats):
        if other != seat and g.slot[other, 0] > 0 and not has_standing(box, g, other, Verb.SHIELD, 1):
            return True
    return False


# What a worker gets done


@rule
def pay(g, seat, amount):
    """Prices go from the corporate funds to the bank; personal funds are out of reach (DR-037, DR-039)."""
    g.corp[seat] -= amount


@rule
def buy_chips(box, g, seat):
    """Pay for the next Compute Level (DR-050, DR-051, DR-055)."""
    cost = price(box, g, seat, Option.BUY_CHIPS)
    pay(g, seat, cost)
    g.compute[seat] += 1
    tell(g, Told.CHIPS, seat, cost, g.compute[seat])
    bonus(box, g, seat, Option.BUY_CHIPS)


@rule
def file_patent(box, g, seat):
    """A patent pays by class, into the corporate funds (DR-057..059, DR-Q63)."""
    amount = box.patent[g.rank[seat]]
    g.corp[seat] += amount
    tell(g, Told.PATENT, seat, amount, g.rank[seat])
    bonus(box, g, seat, Option.FILE_PATENT)


@rule
def recruit(box, g, seat, cost):
    """The lowest-numbered worker still on the board, for use from the next round on (DR-060, DR-065, DR-Q49)."""
    pay(g, seat, cost)
    g.workers[seat] += 1
    tell(g, Told.RECRUITED, seat, g.workers[seat], cost)
    bonus(box, g, seat, Option.RECRUIT)


@rule
def train(box, g, seat, cost, priced):
    """Pay, then a version, reputation and power; the last version makes this the last round (DR-068, DR-070, DR-071, DR-127, DR-Q41, DR-Q42, DR-Q50)."""
    pay(g, seat, cost)
    if priced:
        g.cut[seat] = 0
        g.surcharge[seat] = 0
    g.model[seat] += 1
    rep = shift_rep(box, g, seat, 1)
    power = shift_power(box, g, seat, regions_of(g, seat) // box.regions_per_power)
    tell(g, Told.TRAINED, seat, cost, g.model[seat], power, rep)
    if g.model[seat] == box.last_version and g.last == 0:
        g.last = 1
        tell(g, Told.LAST_ROUND, seat, g.model[seat])
    bonus(box, g, seat, Option.TRAIN)


@rule
def buy_back(box, g, seat):
    """Money and reputation for the next class (DR-086..088, DR-Q09, DR-Q61)."""
    cost, loss = price(box, g, seat, Option.BUYBACK), buyback_loss(box, g, seat)
    pay(g, seat, cost)
    g.rank[seat] += 1
    tell(g, Told.BUYBACK, seat, g.rank[seat], cost, -shift_rep(box, g, seat, -loss))
    bonus(box, g, seat, Option.BUYBACK)


@rule
def roll_campaign(box, g, seat):
    """The Marketing die (DR-091, DR-Q85)."""
    return roll(g, MARKETING_DIE + seat, SIDES)


@rule
def settle_campaign(box, g, seat, face):
    """A low face brings power, a high one reputation, by class (DR-092..094, DR-Q04, DR-Q63)."""
    rank, power, rep = g.rank[seat], 0, 0
    if face <= box.marketing_faces:
        power = shift_power(box, g, seat, box.marketing_power[rank])
    else:
        rep = shift_rep(box, g, seat, box.marketing_rep[rank])
    tell(g, Told.MARKETING, seat, rank, face, power, rep)
    bonus(box, g, seat, Option.MARKETING)


@rule
def scale_presence(box, g, seat, region):
    """Pay for the cheapest presence left and open it (DR-095..097)."""
    cost = price(box, g, seat, Option.SCALE_PRESENCE)
    pay(g, seat, cost)
    g.presence[seat, region] = 1
    tell(g, Told.SCALED, seat, region, cost)
    bonus(box, g, seat, Option.SCALE_PRESENCE)


@rule
def amount_of(box, g, seat, kind, part):
    """The amount of a part, by the class of who plays it, or for each of the own subsidy tokens (the vocabulary's by_class and per)."""
    n = box.amount[kind, part, g.rank[seat]]
    return min(box.most[kind, part], n * g.tokens[seat]) if box.most[kind, part] > 0 else n


@rule
def bonus_money(box, g, seat, option):
    """The money that the own Effect Cards add after an action (DR-Q81)."""
    total = 0
    for i in range(SLOTS):
        kind = in_force(g, seat, i)
        if kind < 0:
            return total
        for part in range(PARTS):
            if box.guard[kind, part] == Guard.AFTER and box.option[kind, part] == option and box.verb[kind, part] == Verb.GAIN:
                total += amount_of(box, g, seat, kind, part)
    return total


@rule
def bonus(box, g, seat, option):
    """What the own Effect Cards add after an action, once each time and by itself (DR-Q81)."""
    for i in range(SLOTS):
        kind = in_force(g, seat, i)
        if kind < 0:
            return
        for part in range(PARTS):
            if box.guard[kind, part] == Guard.AFTER and box.option[kind, part] == option:
                give(box, g, seat, box.verb[kind, part], amount_of(box, g, seat, kind, part))


@rule
def give(box, g, seat, verb, n):
    """Money, power or reputation by a card, taken where the amount is negative; nothing beyond the ends of a track (DR-105, DR-106, DR-Q45)."""
    if verb == Verb.GAIN:
        g.corp[seat] += n
        if n != 0:
            tell(g, Told.GAINED, seat, n)
    elif verb == Verb.POWER:
        n = shift_power(box, g, seat, n)
        if n != 0:
            tell(g, Told.POWER_UP if n > 0 else Told.POWER_DOWN, seat, abs(n), g.power[seat])
    else:
        n = shift_rep(box, g, seat, n)
        if n != 0:
            tell(g, Told.REP_UP if n > 0 else Told.REP_DOWN, seat, abs(n), g.rep[seat])


@rule
def lose_worker(g, seat):
    """The highest-numbered worker goes back to the board, with its action of this round (DR-125, DR-126, DR-Q38, DR-Q40)."""
    tell(g, Told.FIRED, seat, g.workers[seat])
    g.plan[seat, g.workers[seat] - 1] = Option.IDLE
    g.workers[seat] -= 1
