"""Heuristic players: each sees the land as money and wants whole groups; how they trade is in bargains.py.

`builder` puts every coin into crops, `trader` looks for exchanges from which both gain and counters what is not good enough, `cautious` keeps
cash, buys little and makes no offers. All of them sell a deed rather than go bankrupt, where somebody would gain from it.
"""

from lopsided.engine.decisions import phase
from lopsided.engine.dice import below
from lopsided.engine.laws import is_listed
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.bots.bargains import BUILDER, CAUTIOUS, TRADER, answer, completes, lay_out, plan, rescue, reserve, take
from lopsided.games.unequalopolis.rules.debt import raisable, received
from lopsided.games.unequalopolis.rules.land import fee_on, may_own, next_level, owns_group
from lopsided.games.unequalopolis.rules.people import law, lives, may
from lopsided.games.unequalopolis.state import DEEDS, Law, Move, Phase, Right, is_build, is_lay, is_lift, is_mortgage, is_trade


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
        return answer(box, g, seat, choices, n, character)
    if now == Phase.PRISON or now == Phase.RELEASE:
        return leave_prison(box, g, seat, choices, n)
    if now == Phase.RAISE:
        return raise_cash(box, g, seat, choices, n)
    if now == Phase.RECEIPT:
        lifts = is_listed(choices, n, Move.LIFT_NOW) and g.cash[seat] > 3 * box.mortgage[received(g)] + reserve(box, g, seat, character)
        return take(Move.LIFT_NOW if lifts else Move.FEE_ONLY if is_listed(choices, n, Move.FEE_ONLY) else Move.ABANDON)
    if now == Phase.WAIVER:
        return take(Move.WAIVE if suffers(box, g, seat) else Move.KEEP)
    if now == Phase.CONTEST:
        return take(Move.CONTEST if g.cash[seat] > 2 * box.crop[g.wanted - 1] + reserve(box, g, seat, character) else Move.DECLINE)
    return choices[below(luck, n)]


@rule
def suffers(box, g, seat):
    """Whether the Country card harms this player."""
    return not may(g, seat, Right.PASSPORT) and law(box, g) != Law.NONE and law(box, g) != Law.EQUAL_PAY


# In one's own turn


@rule
def manage(box, g, seat, choices, n, character):
    """Claims and waivers, building, trades, mortgages; then on."""
    spare = g.cash[seat] - reserve(box, g, seat, character)
    if is_listed(choices, n, Move.BUY_CLAIM) and likes_deed(box, g, seat, g.claim[seat] - 1, character):
        return take(Move.BUY_CLAIM)
    if is_listed(choices, n, Move.WAIVE) and suffers(box, g, seat):
        return take(Move.WAIVE)
    best, most = -1, 0
    for i in range(n):
        action = choices[i]
        if is_build(action) and box.crop[action - Move.BUILD] <= spare:
            deed = action - Move.BUILD
            more = (box.rent[deed, next_level(box, g.level[deed])] - box.rent[deed, g.level[deed]]) * 100 // box.crop[deed]
            if more > most:
                best, most = action, more
    if best >= 0:
        return best
    for i in range(n):
        action = choices[i]
        offers = is_trade(action) and character != CAUTIOUS and g.offers == 0
        if offers and plan(box, g, seat, action - Move.TRADE, character) > 0:
            return action
        if is_lift(action):
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
    if is_listed(choices, n, Move.USE_CARD) and (free > 3 or not is_listed(choices, n, Move.TRY_DOUBLES)):
        return take(Move.USE_CARD)
    if is_listed(choices, n, Move.PAY_FINE) and ((free > 3 and g.cash[seat] > 4 * box.fine) or not is_listed(choices, n, Move.TRY_DOUBLES)):
        return take(Move.PAY_FINE)
    return take(Move.TRY_DOUBLES)


@rule
def raise_cash(box, g, seat, choices, n):
    """One offer that saves what a debt would cost; else what the bank takes, or the end."""
    for i in range(n):
        action = choices[i]
        if is_trade(action) and g.debt_offers == 0 and rescue(box, g, seat, action - Move.TRADE) > 0:
            return action
    return take(Move.SETTLE if raisable(box, g, seat) >= g.owed or not is_listed(choices, n, Move.CONCEDE) else Move.CONCEDE)


# Buying


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
    if is_listed(choices, n, Move.BUY) and likes_deed(box, g, seat, deed, character):
        return take(Move.BUY)
    if not is_listed(choices, n, Move.BUY) and character != CAUTIOUS and completes(box, g, seat, deed) and raisable(box, g, seat) > box.price[deed]:
        for i in range(n):
            action = choices[i]
            if is_mortgage(action) and not owns_group(box, g, seat, box.group[action - Move.MORTGAGE]):
                return action
    return take(Move.ROLL_AGAIN if is_listed(choices, n, Move.ROLL_AGAIN) else Move.DECLINE)


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
        if is_lay(action) and g.laid[seat] + box.bill[action - Move.LAY] <= leap:
            return action
    return take(Move.BID)


BOTS = {"builder": builder, "trader": trader, "cautious": cautious}
