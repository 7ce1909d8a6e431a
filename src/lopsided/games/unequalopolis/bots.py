"""Heuristic players: each sees the land as money, wants whole groups, and judges an offer by what it does to both sides.

`builder` puts every coin into crops, `trader` looks for exchanges from which both gain, `cautious` keeps cash and buys little. An offer is
made only where the other, judged alike, would gain from it too, and not again for some rounds to somebody who has refused one.
"""

from lopsided.engine.decisions import phase
from lopsided.engine.dice import below
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.debt import raisable, received
from lopsided.games.unequalopolis.rules.land import fee_on, holdings, is_developed, may_own, next_level, owned_of, owns_group, unlawful
from lopsided.games.unequalopolis.rules.people import law, lives, may
from lopsided.games.unequalopolis.rules.trade import ALL_DEEDS
from lopsided.games.unequalopolis.state import DEEDS, GROUPS, STREET_GROUPS, Law, Move, Phase, Right, Stage, Tag, Tray, Verb

BUILDER, TRADER, CAUTIOUS = range(3)
PATIENCE = 6  # rounds before somebody who refused is asked again
CASH = 1 << 15  # what is added to a plan's cash, so that it is no less than 0
KEY = 200  # what a licence is worth to a woman


@rule
def builder(box, g, seat, choices, n, luck):
    """Builds as fast as the money comes in."""
    return play(box, g, seat, choices, n, luck, BUILDER)


@rule
def trader(box, g, seat, choices, n, luck):
    """Looks for trades first."""
    return play(box, g, seat, choices, n, luck, TRADER)


@rule
def cautious(box, g, seat, choices, n, luck):
    """Keeps cash for bad days, and makes no offers."""
    return play(box, g, seat, choices, n, luck, CAUTIOUS)


@rule
def take(action):
    """An action as a plain number."""
    return action


@rule
def has(choices, n, action):
    """Whether an action may be taken."""
    for i in range(n):
        if choices[i] == action:
            return True
    return False


@rule
def play(box, g, seat, choices, n, luck, character):
    """What this character does here."""
    now = phase(g)
    if now == Phase.MANAGE or now == Phase.BETWEEN:
        return manage(box, g, seat, choices, n, character)
    if now == Phase.BID or now == Phase.CROP_BID:
        return bid_or_pass(box, g, seat, choices, n, character)
    if now == Phase.BUY or now == Phase.DOUBLES_BUY or now == Phase.CLAIM:
        return buy_or_leave(box, g, seat, choices, n, character)
    if now == Phase.TRAY:
        return lay_out(box, g, seat, choices, n, character)
    if now == Phase.ANSWER:
        return take(Move.ACCEPT if has(choices, n, Move.ACCEPT) and likes_offer(box, g, seat, character) else Move.REFUSE)
    if now == Phase.PRISON or now == Phase.RELEASE:
        return leave_prison(box, g, seat, choices, n)
    if now == Phase.RAISE:
        return take(Move.SETTLE if raisable(box, g, seat) >= g.owed or not has(choices, n, Move.CONCEDE) else Move.CONCEDE)
    if now == Phase.RECEIPT:
        lifts = has(choices, n, Move.LIFT_NOW) and g.cash[seat] > 3 * box.mortgage[received(g)] + reserve(box, g, seat, character)
        return take(Move.LIFT_NOW if lifts else Move.FEE_ONLY if has(choices, n, Move.FEE_ONLY) else Move.ABANDON)
    if now == Phase.WAIVER:
        return take(Move.WAIVE if suffers(box, g, seat) else Move.KEEP)
    if now == Phase.CONTEST:
        return take(Move.CONTEST if g.cash[seat] > 2 * box.crop[g.wanted - 1] + reserve(box, g, seat, character) else Move.DECLINE)
    return choices[below(luck, n)]


@rule
def suffers(box, g, seat):
    """Whether the Country card harms this player."""
    return not may(g, seat, Right.PASSPORT) and law(box, g) != Law.NONE and law(box, g) != Law.EQUAL_PAY


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


# In one's own turn


@rule
def manage(box, g, seat, choices, n, character):
    """Claims and waivers, building, trades, mortgages; then on."""
    spare = g.cash[seat] - reserve(box, g, seat, character)
    if has(choices, n, Move.BUY_CLAIM) and likes_deed(box, g, seat, g.claim[seat] - 1, character):
        return take(Move.BUY_CLAIM)
    if has(choices, n, Move.WAIVE) and suffers(box, g, seat):
        return take(Move.WAIVE)
    best, most = -1, 0
    for i in range(n):
        action = choices[i]
        if Move.BUILD <= action < Move.SELL and box.crop[action - Move.BUILD] <= spare:
            deed = action - Move.BUILD
            more = (box.rent[deed, next_level(box, g.level[deed])] - box.rent[deed, g.level[deed]]) * 100 // box.crop[deed]
            if more > most:
                best, most = action, more
    if best >= 0:
        return best
    for i in range(n):
        action = choices[i]
        offers = Move.TRADE <= action < Move.PUT_DEED and character != CAUTIOUS and g.offers == 0
        if offers and plan(box, g, seat, action - Move.TRADE, character) > 0:
            return action
        if Move.LIFT <= action < Move.SELL_GROUP:
            deed = action - Move.LIFT
            needed = 1 if owns_group(box, g, seat, box.group[deed]) else 3
            if spare >= needed * (box.mortgage[deed] + fee_on(box, deed)):
                return action
    return take(Move.DONE)


@rule
def leave_prison(box, g, seat, choices, n):
    """Out at once while land is to be had; later prison is a quiet place."""
    free = 0
    for deed in range(DEEDS):
        free += 1 if g.owner[deed] == 0 else 0
    if has(choices, n, Move.USE_CARD) and (free > 3 or not has(choices, n, Move.TRY_DOUBLES)):
        return take(Move.USE_CARD)
    if has(choices, n, Move.PAY_FINE) and ((free > 3 and g.cash[seat] > 4 * box.fine) or not has(choices, n, Move.TRY_DOUBLES)):
        return take(Move.PAY_FINE)
    return take(Move.TRY_DOUBLES)


# Buying


@rule
def completes(box, g, seat, deed):
    """Whether this deed would make a group whole."""
    group = box.group[deed]
    return owned_of(box, g, group, seat + 1) == box.size[group] - 1


@rule
def limit(box, g, seat, deed, character):
    """The most that a deed is worth to this player at an auction."""
    price = box.price[deed]
    if completes(box, g, seat, deed):
        return price * 2
    for other in range(box.seats):
        if other != seat and lives(g, other) and completes(box, g, other, deed) and may_own(box, g, other, deed):
            return price * 5 // 4
    return price * (11 if character == BUILDER else 10 if character == TRADER else 8) // 10


@rule
def likes_deed(box, g, seat, deed, character):
    """Whether to pay list price: always for a whole group, else while enough cash stays."""
    left = g.cash[seat] - box.price[deed]
    return left >= 0 and (completes(box, g, seat, deed) or left >= (150 if character == CAUTIOUS else 20))


@rule
def buy_or_leave(box, g, seat, choices, n, character):
    """Buy what is liked; for a whole group single deeds are pledged."""
    deed = g.claim[seat] - 1 if phase(g) == Phase.CLAIM else box.deed_at[g.space[seat]] - 1
    if has(choices, n, Move.BUY) and likes_deed(box, g, seat, deed, character):
        return take(Move.BUY)
    if not has(choices, n, Move.BUY) and character != CAUTIOUS and completes(box, g, seat, deed) and raisable(box, g, seat) > box.price[deed]:
        for i in range(n):
            action = choices[i]
            if Move.MORTGAGE <= action < Move.LIFT and not owns_group(box, g, seat, box.group[action - Move.MORTGAGE]):
                return action
    return take(Move.ROLL_AGAIN if has(choices, n, Move.ROLL_AGAIN) else Move.DECLINE)


@rule
def bid_or_pass(box, g, seat, choices, n, character):
    """Up to the limit, in leaps at first."""
    worth = box.crop[g.wanted - 1] * 3 // 2 if g.lot > DEEDS else limit(box, g, seat, g.lot - 1, character)
    most = min(worth, g.cash[seat] - reserve(box, g, seat, character) // 3)
    if g.laid[seat] > most:
        return take(Move.NO_BID)
    leap = most if box.sealed and g.lot <= DEEDS else most // 2
    for i in range(n):
        action = choices[i]
        if Move.LAY <= action < Move.ADD_CASH and g.laid[seat] + box.bill[action - Move.LAY] <= leap:
            return action
    return take(Move.BID)


# Trades


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
    """By how much an exchange makes a player richer."""
    before = holdings(g, seat)
    change = estate(box, g, seat, before & ~out | into & ALL_DEEDS) - estate(box, g, seat, before) + cash
    for kept in range(box.kept):
        change += card_worth(box, g, seat, kept) * ((into >> DEEDS + kept & 1) - (out >> DEEDS + kept & 1))
    return change


@rule
def likes_offer(box, g, seat, character):
    """A gain of one's own, and not less than half of the other's."""
    mine = gain(box, g, seat, g.get, g.give, g.cash_given)
    theirs = gain(box, g, g.maker, g.give, g.get, -g.cash_given)
    after = g.cash[seat] + g.cash_given
    return mine > (60 if character == CAUTIOUS else 0) and 2 * mine >= theirs and after >= (reserve(box, g, seat, character) // 2 if g.cash_given < 0 else 0)


@rule
def plan(box, g, seat, target, character):
    """The best offer to a player from which both gain: the deed wanted, the deed given, the cash, as one number; 0 for none."""
    if g.snub[seat, target] > 0 and g.round - g.snub[seat, target] < PATIENCE:
        return 0
    best, most = 0, 30
    for want in range(DEEDS):
        if g.owner[want] != target + 1 or not completes(box, g, seat, want) or not may_own(box, g, seat, want) or is_developed(box, g, box.group[want]):
            continue
        for give in range(-1, DEEDS):
            if give >= 0 and not can_give(box, g, seat, target, want, give):
                continue
            out = 1 << give if give >= 0 else 0
            mine, theirs = gain(box, g, seat, out, 1 << want, 0), gain(box, g, target, 1 << want, out, 0)
            cash = max((mine - 2 * theirs) // 3 + 10, 10 - theirs)
            cash = cash // 10 * 10 + 10
            if is_fair(box, g, seat, target, mine - cash, theirs + cash, cash, give, character) and mine - cash > most:
                best, most = ((want + 1) * 32 + give + 1) * 2 * CASH + cash + CASH, mine - cash
    return best


@rule
def can_give(box, g, seat, target, want, give):
    """A deed of one's own that does not break what one has or wants, and that the other may own."""
    group = box.group[give]
    if g.owner[give] != seat + 1 or group == box.group[want] or is_developed(box, g, group) or owns_group(box, g, seat, group):
        return False
    return not unlawful(box, g, 1 << give, g.rights[target])


@rule
def is_fair(box, g, seat, target, mine, theirs, cash, give, character):
    """Both gain, the other enough to say yes, and whoever pays can."""
    if 2 * mine < theirs or theirs <= 0 or 2 * theirs < mine or cash > g.cash[seat] - reserve(box, g, seat, character) // 2:
        return False
    if box.cash_hidden and cash < 0:
        return False
    return -cash <= g.cash[target] - (0 if cash >= 0 else 200) and (give >= 0 or cash > 0)


@rule
def lay_out(box, g, seat, choices, n, character):
    """Put what was planned on the tray, piece by piece, and send it."""
    made = plan(box, g, seat, g.partner, character) if g.tray == Tray.MAKING and g.stage != Stage.BUY else 0
    want, give, cash = made // (64 * CASH) - 1, made // (2 * CASH) % 32 - 1, made % (2 * CASH) - CASH
    if made == 0:
        return take(Move.DROP)
    if not g.get >> want & 1:
        return take(Move.PUT_DEED + want if has(choices, n, Move.PUT_DEED + want) else Move.DROP)
    if give >= 0 and not g.give >> give & 1:
        return take(Move.PUT_DEED + give if has(choices, n, Move.PUT_DEED + give) else Move.DROP)
    for i in range(n):
        action = choices[i]
        if Move.ADD_CASH <= action < Move.ASK_CASH and g.cash_given + box.bill[action - Move.ADD_CASH] <= cash:
            return action
        if Move.ASK_CASH <= action < Move.TOKEN and g.cash_given - box.bill[action - Move.ASK_CASH] >= cash:
            return action
    return take(Move.OFFER if has(choices, n, Move.OFFER) else Move.DROP)


BOTS = {"builder": builder, "trader": trader, "cautious": cautious}
