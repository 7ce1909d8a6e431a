"""How the bots see land and cards as money, and what they make of it in trade: offers, answers, counters, and a way out of a debt.

An offer is made only where the other, judged alike, would gain from it too; one at a time, and not again for some rounds to somebody who has
refused one. An offer that is not good enough is countered with the same things at a price that shares the gain.
"""

from lopsided.engine.laws import is_listed
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.debt import raisable
from lopsided.games.unequalopolis.rules.land import holdings, is_developed, may_own, owned_of, owns_group
from lopsided.games.unequalopolis.rules.people import may
from lopsided.games.unequalopolis.rules.trade import ALL_DEEDS, fees_on, put_of, would_be_unlawful
from lopsided.games.unequalopolis.state import DEEDS, GROUPS, OFFERS, STREET_GROUPS, Move, Right, Stage, Tag, Tray, Verb, is_add_cash, is_ask_cash

BUILDER, TRADER, CAUTIOUS = range(3)
PATIENCE = 6  # rounds before somebody who refused is asked again
CASH = 1 << 15  # what is added to a plan's cash, so that it is no less than 0
ITEMS = 64  # more than there are deeds and kept cards
KEY = 200  # what a licence is worth to a woman
GAIN = 30  # what an offer must bring, to be worth the talk


@rule
def take(action):
    """An action as a plain number."""
    return action


@rule
def reserve(box, g, seat, character):
    """The cash to keep: more for the cautious, and more where others have built."""
    danger = 0
    for deed in range(DEEDS):
        if g.level[deed] > 0 and g.owner[deed] != seat + 1:
            danger = max(danger, box.rent[deed, g.level[deed]])
    if character == BUILDER:
        return 60 + danger // 6
    return 120 + danger // 4 if character == TRADER else 300 + danger // 2


# What things are worth


@rule
def completes(box, g, seat, deed):
    """Whether this deed would make a group whole."""
    group = box.group[deed]
    return owned_of(box, g, group, seat + 1) == box.size[group] - 1


@rule
def estate(box, g, seat, deeds):
    """What land is worth to a player: list prices, more for what is whole, and more again for who may build it up."""
    total = 0
    for group in range(GROUPS):
        whole, mine, price = box.size[group], 0, 0
        for i in range(whole):
            deed = box.member[group, i]
            if deeds >> deed & 1:
                mine += 1
                price += box.price[deed] - (box.mortgage[deed] if g.mortgaged >> deed & 1 else 0)
        total += price
        if mine == whole:
            total += price // 2 if group >= STREET_GROUPS else price * (3 if may(g, seat, Right.HARVEST) else 2) // 2
        elif mine > 1:
            total += price // 4
    return total


@rule
def card_worth(box, g, seat, kept):
    """What a kept card is worth to a player."""
    card = box.kept_card[kept]
    if box.verb[card, 0] == Verb.GRANT:
        return 0 if box.entitled[g.sign[seat]] >> box.amount[card, 0] & 1 else KEY
    return box.fine if box.amount[card, 0] == Tag.JAIL_FREE else box.fine // 2


@rule
def gain(box, g, seat, out, into, cash):
    """By how much an exchange makes a player richer, the ten percent on mortgaged deeds counted."""
    before = holdings(g, seat)
    change = estate(box, g, seat, before & ~out | into & ALL_DEEDS) - estate(box, g, seat, before) + cash - fees_on(box, g, into)
    for kept in range(box.kept):
        change += card_worth(box, g, seat, kept) * ((into >> DEEDS + kept & 1) - (out >> DEEDS + kept & 1))
    return change


# Offers


@rule
def holder_of(g, item):
    """Who has a deed or a kept card, seat + 1."""
    return g.owner[item] if item < DEEDS else g.holder[item - DEEDS]


@rule
def is_wanted(box, g, seat, target, item):
    """What an offer may ask for: the last deed of a group, or a card that is worth more here than there."""
    if holder_of(g, item) != target + 1:
        return False
    if item >= DEEDS:
        return card_worth(box, g, seat, item - DEEDS) > card_worth(box, g, target, item - DEEDS)
    return completes(box, g, seat, item) and may_own(box, g, seat, item) and not is_developed(box, g, box.group[item])


@rule
def can_spare(box, g, seat, target, want, item):
    """What an offer may give: a deed that breaks nothing one has or wants, or a card that is worth more there than here."""
    if holder_of(g, item) != seat + 1:
        return False
    if item >= DEEDS:
        return card_worth(box, g, target, item - DEEDS) > card_worth(box, g, seat, item - DEEDS)
    group = box.group[item]
    return (want >= DEEDS or group != box.group[want]) and not is_developed(box, g, group) and not owns_group(box, g, seat, group)


@rule
def can_be_done(box, g, seat, target, give, get, cash):
    """Whether both may own what they receive and can pay, fees and all; the cash of others is known where it is shown."""
    if would_be_unlawful(box, g, seat, give, get) or would_be_unlawful(box, g, target, get, give):
        return False
    if g.cash[seat] - cash < fees_on(box, g, get):
        return False
    if box.cash_hidden:
        return cash >= 0
    return g.cash[target] + cash >= fees_on(box, g, give) + (200 if cash < 0 else 0)


@rule
def coded(want, give, cash):
    """A plan as one number, 0 for none; of the two things -1 is none."""
    return ((want + 1) * ITEMS + give + 1) * 2 * CASH + cash + CASH


@rule
def plan(box, g, seat, target, character):
    """The best offer to a player from which both gain: a thing wanted, perhaps one given, and cash either way."""
    if g.snub[seat, target] > 0 and g.round - g.snub[seat, target] < PATIENCE:
        return 0
    best, most = 0, GAIN
    for want in range(DEEDS + box.kept):
        if not is_wanted(box, g, seat, target, want):
            continue
        for give in range(-1, DEEDS + box.kept):
            if give >= 0 and not can_spare(box, g, seat, target, want, give):
                continue
            out = 1 << give if give >= 0 else 0
            mine, theirs = gain(box, g, seat, out, 1 << want, 0), gain(box, g, target, 1 << want, out, 0)
            cash = max((mine - 2 * theirs) // 3 + 10, 10 - theirs)
            cash = cash // 10 * 10 + 10
            fair = is_fair(mine - cash, theirs + cash) and cash <= g.cash[seat] - reserve(box, g, seat, character) // 2
            if fair and mine - cash > most and (give >= 0 or cash > 0) and can_be_done(box, g, seat, target, out, 1 << want, cash):
                best, most = coded(want, give, cash), mine - cash
    return best


@rule
def is_fair(mine, theirs):
    """Both gain, and neither less than half of what the other does."""
    return theirs > 0 and 2 * mine >= theirs and 2 * theirs >= mine


@rule
def rescue(box, g, seat, target):
    """The sale of one thing that pays a debt which would ruin this player, or cost a whole group or what stands on it."""
    if g.snub[seat, target] == g.round or box.cash_hidden:
        return 0
    can, best, most = raisable(box, g, seat), 0, -KEY * KEY
    for item in range(DEEDS + box.kept):
        if holder_of(g, item) != seat + 1 or (item < DEEDS and is_developed(box, g, box.group[item])):
            continue
        out = 1 << item
        mine, theirs = gain(box, g, seat, out, 0, 0), gain(box, g, target, 0, out, 0)
        spare = g.cash[target] - reserve(box, g, target, CAUTIOUS) // 2 - fees_on(box, g, out)
        price = min(min((2 * theirs - mine) // 3, theirs - 70), spare) // 10 * 10
        pledge = box.mortgage[item] if item < DEEDS and not g.mortgaged >> item & 1 else 0
        if price <= pledge or can - pledge + price < g.owed or would_be_unlawful(box, g, target, 0, out) or would_be_unlawful(box, g, seat, out, 0):
            continue
        if can >= g.owed and (mine + price <= 0 or g.cash[seat] + price < g.owed or not is_costly(box, g, seat)):
            continue
        if mine + price > most:
            best, most = coded(-1, item, -price), mine + price
    return best


@rule
def is_costly(box, g, seat):
    """Whether the bank would take more for the debt than single deeds."""
    loose = g.cash[seat]
    for deed in range(DEEDS):
        if g.owner[deed] == seat + 1 and not g.mortgaged >> deed & 1 and not owns_group(box, g, seat, box.group[deed]):
            loose += box.mortgage[deed]
    return loose < g.owed


# Answers


@rule
def likes_offer(box, g, seat, character):
    """A gain of one's own, and not less than half of the other's."""
    mine = gain(box, g, seat, g.get, g.give, g.cash_given)
    theirs = gain(box, g, g.maker, g.give, g.get, -g.cash_given)
    after = g.cash[seat] + g.cash_given
    return mine > (60 if character == CAUTIOUS else 0) and 2 * mine >= theirs and after >= (reserve(box, g, seat, character) // 2 if g.cash_given < 0 else 0)


@rule
def fair_price(box, g, seat, other, give, get, paid, character):
    """What a player would ask for (less than 0: pay) to make an offer good enough, with CASH added; 0 where no sum does; `paid`: what was offered."""
    if g.debtor > 0 or g.stage == Stage.BUY or g.stage == Stage.DOUBLES_BUY:
        return 0
    mine, theirs = gain(box, g, seat, get, give, 0), gain(box, g, other, give, get, 0)
    ask = (theirs - mine) // 2 // 10 * 10
    if mine + ask < GAIN or theirs - ask < GAIN or ask <= paid or (give == 0 and ask <= 0) or (get == 0 and ask >= 0):
        return 0
    if ask < 0 and -ask > g.cash[seat] - reserve(box, g, seat, character) // 2:
        return 0
    return ask + CASH if can_be_done(box, g, seat, other, get, give, -ask) else 0


@rule
def answer(box, g, seat, choices, n, character):
    """Accept what is liked; the trader counters what could be."""
    if is_listed(choices, n, Move.ACCEPT) and likes_offer(box, g, seat, character):
        return take(Move.ACCEPT)
    counters = character == TRADER and is_listed(choices, n, Move.COUNTER)
    if counters and fair_price(box, g, seat, g.maker, g.give, g.get, g.cash_given, character) > 0:
        return take(Move.COUNTER)
    return take(Move.REFUSE)


# Laying an offer on the tray


@rule
def lay_out(box, g, seat, choices, n, character):
    """Put what was planned on the tray, piece by piece, and send it."""
    if g.tray == Tray.COUNTERING:
        at = (g.made - 1) % OFFERS
        give, get = g.past[at, 0], g.past[at, 1]
        price = fair_price(box, g, seat, g.partner, give, get, g.past[at, 2], character)
        return lay_step(box, g, choices, n, give | get, CASH - price) if price > 0 else take(Move.DROP)
    made = rescue(box, g, seat, g.partner) if g.debtor > 0 else plan(box, g, seat, g.partner, character)
    if made == 0:
        return take(Move.DROP)
    things = made // (2 * CASH)
    return lay_step(box, g, choices, n, ((1 << things // ITEMS) | (1 << things % ITEMS)) >> 1, made % (2 * CASH) - CASH)


@rule
def lay_step(box, g, choices, n, items, cash):
    """The next piece of an offer of these things and this cash; sent once all of it lies there."""
    for item in range(DEEDS + box.kept):
        if items >> item & 1 and not (g.give | g.get) >> item & 1:
            return take(put_of(item) if is_listed(choices, n, put_of(item)) else Move.DROP)
    for i in range(n):
        action = choices[i]
        if is_add_cash(action) and g.cash_given + box.bill[action - Move.ADD_CASH] <= cash:
            return action
        if is_ask_cash(action) and g.cash_given - box.bill[action - Move.ASK_CASH] >= cash:
            return action
    return take(Move.OFFER if is_listed(choices, n, Move.OFFER) else Move.DROP)
