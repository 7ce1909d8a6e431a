"""What a seat may do now: the list for whoever plays, the reason for whoever wonders. Both ask the same questions."""

from lopsided.engine.decisions import is_asked, phase
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.auction import cannot_lay, cannot_put_piece
from lopsided.games.unequalopolis.rules.debt import cannot_concede, cannot_lift_now, is_short, received
from lopsided.games.unequalopolis.rules.land import cannot_build, cannot_lift, cannot_mortgage, cannot_sell, cannot_sell_group, fee_on, may_own
from lopsided.games.unequalopolis.rules.people import binds, card_with, law, may, shut_out
from lopsided.games.unequalopolis.rules.trade import (
    cannot_accept,
    cannot_add_cash,
    cannot_ask_cash,
    cannot_counter,
    cannot_offer,
    cannot_put,
    cannot_trade,
    item_of,
    movers,
    put_of,
)  # fmt: skip
from lopsided.games.unequalopolis.state import (
    BILLS,
    DEEDS,
    SEATS,
    STREET_GROUPS,
    WAREHOUSE,
    Law,
    Move,
    Phase,
    Right,
    Stage,
    Tag,
    Why,
    group_of,
    is_add_cash,
    is_ask_cash,
    is_build,
    is_deal,
    is_lay,
    is_lift,
    is_mortgage,
    is_pledge,
    is_put,
    is_sell,
    is_token,
    is_trade,
    level_of,
    pledged,
    sell_of,
)

# Dealings: sales, mortgages and building, as far as the moment allows


@rule
def in_need(now):
    """Raising cash for a debt, or for the fee on a bankrupt's deed: then no card or wall forbids a sale (UQ-Q51, UQ-Q65, UQ-Q94)."""
    return now == Phase.RAISE or now == Phase.RECEIPT


@rule
def cannot_deal(box, g, seat, now):
    """So many dealings a turn, and none for a woman in prison (UQ-103, UQ-122)."""
    if in_need(now):
        return 0
    if shut_out(g, seat):
        return Why.IN_PRISON
    return Why.ENOUGH_MANAGED if g.managed >= box.most_managed else 0


@rule
def cannot_pledge(box, g, seat, now):
    """Dealings that a Country card may forbid: mortgages and lifting (C03, UQ-Q94)."""
    why = cannot_deal(box, g, seat, now)
    return Why.NO_CREDIT if why == 0 and not in_need(now) and binds(box, g, seat, Law.NO_CREDIT) else why


@rule
def may_raise(box, g, seat, now):
    """Whether things may be sold and pledged in this phase: in one's own turn, else while money is lacking (UQ-106, UQ-Q29, UQ-Q65, UQ-Q102, UQ-Q112)."""
    if now == Phase.MANAGE or now == Phase.RAISE:
        return 0
    if now == Phase.BUY or now == Phase.DOUBLES_BUY:
        return Why.ENOUGH_CASH if g.cash[seat] >= box.price[box.deed_at[g.space[seat]] - 1] else 0
    if now == Phase.RECEIPT:
        return 0 if is_short(box, g, seat, received(g)) else Why.OTHER_QUESTION
    return Why.OTHER_QUESTION


@rule
def why_not_deal(box, g, seat, now, action):
    """Sell, mortgage, lift and build; not back and forth in one turn (UQ-051, UQ-Q102, UQ-Q106, UQ-Q124)."""
    if is_build(action):
        if now == Phase.PLACE:
            return cannot_put_piece(box, g, seat, action - Move.BUILD)
        if now == Phase.BETWEEN:
            return cannot_build(box, g, seat, action - Move.BUILD)
    why = may_raise(box, g, seat, now)
    if why != 0:
        return why
    if (is_build(action) or is_lift(action)) and now != Phase.MANAGE:
        return Why.DEBT_OPEN if now == Phase.RAISE else Why.OTHER_QUESTION
    if is_pledge(action):
        why = cannot_pledge(box, g, seat, now)
        if why != 0:
            return why
        if not in_need(now) and g.faced >> pledged(action) & 1:
            return Why.JUST_TURNED
        return cannot_mortgage(box, g, seat, action - Move.MORTGAGE) if is_mortgage(action) else cannot_lift(box, g, seat, action - Move.LIFT)
    why = cannot_deal(box, g, seat, now)
    if why != 0:
        return why
    if is_build(action):
        return cannot_build(box, g, seat, action - Move.BUILD)
    if is_sell(action):
        if not in_need(now) and g.grown >> action - Move.SELL & 1:
            return Why.JUST_BUILT
        return cannot_sell(box, g, seat, action - Move.SELL)
    if not in_need(now) and g.grown & box.group_mask[group_of(action)]:
        return Why.JUST_BUILT
    return cannot_sell_group(box, g, seat, group_of(action), level_of(action))


@rule
def list_deals(box, g, seat, now, out, n):
    """All dealings of this moment, ascending."""
    if may_raise(box, g, seat, now) != 0 or cannot_deal(box, g, seat, now) != 0:
        return n
    faced = 0 if in_need(now) else g.faced
    grown = 0 if in_need(now) else g.grown
    if now == Phase.MANAGE:
        n = list_building(box, g, seat, out, n)
    for deed in range(DEEDS):
        if not grown >> deed & 1 and cannot_sell(box, g, seat, deed) == 0:
            out[n] = Move.SELL + deed
            n += 1
    if cannot_pledge(box, g, seat, now) == 0:
        for deed in range(DEEDS):
            if not faced >> deed & 1 and cannot_mortgage(box, g, seat, deed) == 0:
                out[n] = Move.MORTGAGE + deed
                n += 1
        for deed in range(DEEDS if now == Phase.MANAGE else 0):
            if not faced >> deed & 1 and cannot_lift(box, g, seat, deed) == 0:
                out[n] = Move.LIFT + deed
                n += 1
    if g.crops < box.warehouse_after:
        for group in range(STREET_GROUPS):
            for level in range(WAREHOUSE):
                if not grown & box.group_mask[group] and cannot_sell_group(box, g, seat, group, level) == 0:
                    out[n] = sell_of(group, level)
                    n += 1
    return n


@rule
def list_building(box, g, seat, out, n):
    """Where this seat may build now (UQ-050..057)."""
    for deed in range(DEEDS):
        if g.owner[deed] == seat + 1 and cannot_build(box, g, seat, deed) == 0:
            out[n] = Move.BUILD + deed
            n += 1
    return n


@rule
def list_partners(box, g, seat, out, n):
    """Whom this seat may make an offer (UQ-069, UQ-070)."""
    able = movers(box, g)
    for target in range(box.seats):
        if cannot_trade(box, g, seat, target, able) == 0:
            out[n] = Move.TRADE + target
            n += 1
    return n


# Why not


@rule
def cannot_waive(box, g, seat):
    """A waiver in hand and a Country card with a rule (UQ-087, UQ-Q49)."""
    if card_with(box, g, seat, Tag.WAIVER) < 0:
        return Why.NO_CARD
    if law(box, g) == Law.NONE:
        return Why.NO_COUNTRY
    return Why.ENOUGH_MANAGED if g.managed >= box.most_managed else 0


@rule
def cannot_buy_claim(box, g, seat):
    """Permission that came after the landing, in the same turn, for what she may still own (UQ-037, UQ-Q28)."""
    deed = g.claim[seat] - 1
    if deed < 0 or g.stage != Stage.MANAGE2 or not may(g, seat, Right.PERMISSION):
        return Why.OTHER_QUESTION
    if binds(box, g, seat, Law.NO_PURCHASE):
        return Why.NO_PURCHASE
    if not may_own(box, g, seat, deed):
        return Why.LICENCE
    return Why.POOR if g.cash[seat] < box.price[deed] else 0


@rule
def why_not(box, g, seat, action):
    """0 where this seat may take this action now."""
    if not is_asked(g, seat):
        return Why.NOT_ASKED
    now = phase(g)
    if is_deal(action):
        return why_not_deal(box, g, seat, now, action)
    if is_trade(action):
        why = may_raise(box, g, seat, now) if now != Phase.RECEIPT else Why.OTHER_QUESTION
        return cannot_trade(box, g, seat, action - Move.TRADE, movers(box, g)) if why == 0 else why
    if now == Phase.TRAY:
        return why_not_tray(box, g, action)
    if now == Phase.BID or now == Phase.CROP_BID:
        if is_lay(action):
            return cannot_lay(box, g, seat, action - Move.LAY)
        return 0 if action == Move.BID or action == Move.NO_BID else Why.OTHER_QUESTION
    if now == Phase.TOKEN:
        return why_not_token(box, g, action)
    return why_not_answer(box, g, seat, now, action)


@rule
def why_not_token(box, g, action):
    """Each token once (UQ-008)."""
    if not is_token(action):
        return Why.OTHER_QUESTION
    for other in range(box.seats):
        if g.token[other] == action - Move.TOKEN + 1:
            return Why.TOKEN_GONE
    return 0


@rule
def why_not_tray(box, g, action):
    """Small steps towards an offer (UQ-068, UQ-069)."""
    if action == Move.OFFER:
        return cannot_offer(box, g)
    if action == Move.DROP:
        return 0
    if is_add_cash(action):
        return cannot_add_cash(box, g, action - Move.ADD_CASH)
    if is_ask_cash(action):
        return cannot_ask_cash(box, g, action - Move.ASK_CASH)
    if is_put(action):
        return cannot_put(box, g, item_of(action))
    return Why.OTHER_QUESTION


@rule
def why_not_answer(box, g, seat, now, action):
    """Phases with a handful of answers (Decisions)."""
    if now == Phase.MANAGE:
        if action == Move.WAIVE:
            return cannot_waive(box, g, seat)
        if action == Move.BUY_CLAIM:
            return cannot_buy_claim(box, g, seat)
        return 0 if action == Move.DONE else Why.OTHER_QUESTION
    if now == Phase.CLAIM or now == Phase.BUY or now == Phase.DOUBLES_BUY:
        if action == Move.BUY:
            return Why.POOR if g.cash[seat] < box.price[box.deed_at[g.space[seat]] - 1] else 0
        return 0 if action == (Move.ROLL_AGAIN if now == Phase.DOUBLES_BUY else Move.DECLINE) else Why.OTHER_QUESTION
    if now == Phase.PRISON or now == Phase.RELEASE:
        return why_not_leave(box, g, seat, now, action)
    if now == Phase.ANSWER:
        if action == Move.ACCEPT:
            return cannot_accept(box, g)
        if action == Move.COUNTER:
            return cannot_counter(box, g)
        return 0 if action == Move.REFUSE else Why.OTHER_QUESTION
    if now == Phase.RECEIPT:
        return why_not_receive(box, g, seat, action)
    if now == Phase.CONTEST:
        return 0 if action == Move.CONTEST or action == Move.DECLINE else Why.OTHER_QUESTION
    if now == Phase.WAIVER:
        return 0 if action == Move.WAIVE or action == Move.KEEP else Why.OTHER_QUESTION
    if now == Phase.RAISE:
        if action == Move.CONCEDE:
            return cannot_concede(box, g, seat)
        return 0 if action == Move.SETTLE else Why.OTHER_QUESTION
    return 0 if now == Phase.BETWEEN and action == Move.DONE else Why.OTHER_QUESTION


@rule
def why_not_leave(box, g, seat, now, action):
    """Pay, use a card, try (UQ-096, UQ-099, UQ-Q57)."""
    if action == Move.PAY_FINE:
        return Why.POOR if now == Phase.PRISON and g.cash[seat] < box.fine else 0
    if action == Move.USE_CARD:
        return Why.NO_CARD if card_with(box, g, seat, Tag.JAIL_FREE) < 0 else 0
    if action == Move.TRY_DOUBLES:
        return Why.FIRST_MUST_PAY if now == Phase.RELEASE else 0
    return Why.OTHER_QUESTION


@rule
def why_not_receive(box, g, seat, action):
    """Lift, pay the fee, or abandon what one cannot pay for (UQ-066, UQ-111, UQ-Q65)."""
    deed = received(g)
    if action == Move.LIFT_NOW:
        return cannot_lift_now(box, g, seat, deed)
    if action == Move.FEE_ONLY:
        return Why.POOR if g.cash[seat] < fee_on(box, deed) else 0
    if action == Move.ABANDON:
        return 0 if is_short(box, g, seat, deed) else Why.CAN_PAY
    return Why.OTHER_QUESTION


# The list


@rule
def legal(box, g, seat, out):
    """All actions that this seat may take now, ascending."""
    if not is_asked(g, seat):
        return 0
    now = phase(g)
    if now == Phase.TRAY:
        return list_tray(box, g, out)
    if now == Phase.BID or now == Phase.CROP_BID:
        return list_bids(box, g, seat, out)
    n = 0
    if now == Phase.TOKEN:
        for action in range(Move.TOKEN, Move.TOKEN + SEATS):
            if why_not_token(box, g, action) == 0:
                out[n] = action
                n += 1
        return n
    if now == Phase.BETWEEN or now == Phase.PLACE:
        return list_places(box, g, seat, now, out)
    if now == Phase.MANAGE:
        out[0] = Move.DONE
        n = 1
        if cannot_buy_claim(box, g, seat) == 0:
            out[n] = Move.BUY_CLAIM
            n += 1
        if cannot_waive(box, g, seat) == 0:
            out[n] = Move.WAIVE
            n += 1
    else:
        for action in range(Move.BUY, Move.CONCEDE + 1):
            if why_not_answer(box, g, seat, now, action) == 0:
                out[n] = action
                n += 1
    if now != Phase.RECEIPT and may_raise(box, g, seat, now) == 0:
        n = list_partners(box, g, seat, out, n)
    return list_deals(box, g, seat, now, out, n)


@rule
def list_places(box, g, seat, now, out):
    """Done, between turns, and where a piece may go (UQ-124, S5)."""
    if now == Phase.BETWEEN:
        out[0] = Move.DONE
        return list_building(box, g, seat, out, 1)
    n = 0
    for deed in range(DEEDS):
        if cannot_put_piece(box, g, seat, deed) == 0:
            out[n] = Move.BUILD + deed
            n += 1
    return n


@rule
def list_bids(box, g, seat, out):
    """Bid what is laid, pass, or lay down one more bill (UQ-039)."""
    out[0] = Move.BID
    out[1] = Move.NO_BID
    n = 2
    for bill in range(BILLS):
        if cannot_lay(box, g, seat, bill) == 0:
            out[n] = Move.LAY + bill
            n += 1
    return n


@rule
def list_tray(box, g, out):
    """Send the offer, drop it, or put something more on the tray (UQ-068, UQ-069)."""
    n = 0
    if cannot_offer(box, g) == 0:
        out[n] = Move.OFFER
        n += 1
    out[n] = Move.DROP
    n += 1
    for bill in range(BILLS):
        if cannot_add_cash(box, g, bill) == 0:
            out[n] = Move.ADD_CASH + bill
            n += 1
    for bill in range(BILLS):
        if cannot_ask_cash(box, g, bill) == 0:
            out[n] = Move.ASK_CASH + bill
            n += 1
    for item in range(DEEDS + box.kept):
        if cannot_put(box, g, item) == 0:
            out[n] = put_of(item)
            n += 1
    return n


@rule
def idle(box, g, seat):
    """Who lets the time run out passes, drops, declines, tries for doubles, pays the least, settles a debt (UQ-Q103, UQ-Q74)."""
    for action in (
        Move.DONE, Move.REFUSE, Move.DROP, Move.ROLL_AGAIN, Move.DECLINE, Move.NO_BID, Move.TRY_DOUBLES, Move.PAY_FINE, Move.FEE_ONLY, Move.ABANDON, Move.KEEP,
        Move.SETTLE,
    ):  # fmt: skip
        if why_not(box, g, seat, action) == 0:
            return action
    lowest = Move.TOKEN
    while why_not(box, g, seat, lowest) != 0:
        lowest += 1
    return lowest
