"""The rules of Unequalopolis. The numbers are those of docs/ledger/unequalopolis.md."""

from lopsided.engine.decisions import close
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.auction import answer_contest, ask_for_piece, bid, no_bid, put_piece
from lopsided.games.unequalopolis.rules.cards import waive
from lopsided.games.unequalopolis.rules.debt import abandon, go_bankrupt, received, see_to, settle
from lopsided.games.unequalopolis.rules.land import lift, mortgage, sell, sell_group
from lopsided.games.unequalopolis.rules.trade import accept, counter, drop, item_of, open_tray, put, refuse, send_offer
from lopsided.games.unequalopolis.rules.turn import after_release, answer_claim, buy, decline, pay_fine, play_on, roll_again, try_doubles, use_release_card
from lopsided.games.unequalopolis.state import (
    Move,
    Phase,
    Stage,
    Told,
    group_of,
    is_add_cash,
    is_ask_cash,
    is_deal,
    is_lay,
    is_lift,
    is_mortgage,
    is_pledge,
    is_sell,
    is_sell_group,
    is_trade,
    is_trade_step,
    level_of,
    pledged,
)

# Carrying out


@rule
def apply(box, g, seat, action):
    """Carry out one legal action and all that follows from it."""
    if is_lay(action):
        g.laid[seat] += box.bill[action - Move.LAY]
        return
    if action == Move.BID:
        bid(box, g, seat)
    elif action == Move.NO_BID:
        no_bid(box, g, seat)
    elif is_trade_step(action):
        trade_step(box, g, seat, action)
    elif is_deal(action):
        deal(box, g, seat, action)
    else:
        decide(box, g, seat, action)
    play_on(box, g)


@rule
def trade_step(box, g, seat, action):
    """One small step of a trade (UQ-069)."""
    if action == Move.OFFER:
        send_offer(g)
    elif action == Move.DROP:
        drop(g)
    elif action == Move.ACCEPT:
        accept(box, g)
    elif action == Move.REFUSE:
        refuse(box, g)
    elif action == Move.COUNTER:
        counter(box, g)
    elif is_add_cash(action):
        g.cash_given += box.bill[action - Move.ADD_CASH]
    elif is_ask_cash(action):
        g.cash_given -= box.bill[action - Move.ASK_CASH]
    elif is_trade(action):
        open_tray(g, seat, action - Move.TRADE)
    else:
        put(g, item_of(action))


@rule
def deal(box, g, seat, action):
    """Build, sell, mortgage, lift; in one's own turn it counts, and a deed that is turned over is remembered (UQ-122, UQ-Q124)."""
    stage_of = g.frame[0, 0]
    close(g)
    if stage_of == Phase.MANAGE or stage_of == Phase.BUY or stage_of == Phase.DOUBLES_BUY:
        g.managed += 1
        if is_pledge(action):
            g.faced |= 1 << pledged(action)
    if is_sell_group(action):
        sell_group(box, g, seat, group_of(action), level_of(action))
    elif is_lift(action):
        lift(box, g, seat, action - Move.LIFT)
    elif is_mortgage(action):
        mortgage(box, g, seat, action - Move.MORTGAGE)
    elif is_sell(action):
        sell(box, g, seat, action - Move.SELL)
    elif stage_of == Phase.PLACE:
        put_piece(box, g, seat, action - Move.BUILD)
    else:
        ask_for_piece(box, g, seat, action - Move.BUILD)


@rule
def decide(box, g, seat, action):
    """The answers to everything else."""
    now = g.frame[0, 0]
    if now == Phase.CLAIM:
        answer_claim(box, g, seat, action == Move.BUY)
        return
    if now == Phase.CONTEST:
        answer_contest(box, g, seat, action == Move.CONTEST)
        return
    close(g)
    if action == Move.DONE:
        be_done(g, seat, now)
    elif now == Phase.BUY or now == Phase.DOUBLES_BUY:
        answer_landing(box, g, seat, action)
    elif action == Move.BUY_CLAIM:
        buy(box, g, seat, g.claim[seat] - 1)
    elif action == Move.WAIVE:
        g.managed += 1 if now == Phase.MANAGE else 0
        g.window = 0
        waive(box, g, seat)
    elif action == Move.KEEP:
        g.window = 0
    elif now == Phase.PRISON or now == Phase.RELEASE:
        leave_prison(box, g, seat, action, now)
    elif now == Phase.RECEIPT:
        if action == Move.ABANDON:
            abandon(g, seat, received(g))
        else:
            see_to(box, g, seat, received(g), action == Move.LIFT_NOW)
    elif action == Move.SETTLE:
        settle(box, g, seat)
    elif action == Move.CONCEDE:
        go_bankrupt(box, g, seat)
    else:
        g.token[seat] = action - Move.TOKEN + 1
        tell(g, Told.TOKEN, seat, action - Move.TOKEN)


@rule
def be_done(g, seat, now):
    """On with the turn, or with the next who may build (UQ-017, UQ-020, UQ-124)."""
    if now == Phase.BETWEEN:
        g.between &= ~(1 << seat)
    elif g.stage == Stage.MANAGE1:
        g.stage = Stage.PRISON if g.prison[seat] > 0 else Stage.CLAIM
    else:
        g.stage = Stage.ROLL if g.extra else Stage.END


@rule
def answer_landing(box, g, seat, action):
    """Buy, decline, or give up the deed or the roll (UQ-035, UQ-036, UQ-038, UQ-Q26)."""
    deed, doubles = box.deed_at[g.space[seat]] - 1, g.stage == Stage.DOUBLES_BUY
    g.stage = Stage.MANAGE2
    if action == Move.BUY:
        if doubles:
            g.extra = 0
        buy(box, g, seat, deed)
    elif action == Move.ROLL_AGAIN:
        roll_again(box, g, seat, deed)
    else:
        decline(box, g, seat, deed)


@rule
def leave_prison(box, g, seat, action, now):
    """Pay, use a card, or try (UQ-096..100)."""
    if action == Move.TRY_DOUBLES:
        try_doubles(box, g, seat)
        return
    if action == Move.PAY_FINE:
        pay_fine(box, g, seat)
    else:
        use_release_card(box, g, seat)
    if now == Phase.RELEASE:
        after_release(box, g)
    else:
        g.stage = Stage.ROLL
