"""What may be done in The Disparity Trap: 0 or a member of Why, the list, and what stands for who lets the time run out."""

from lopsided.engine.decisions import is_asked, phase
from lopsided.engine.dice import below, luck
from lopsided.engine.rule import rule
from lopsided.games.disparity_trap.rules.cards import can_pay_roll
from lopsided.games.disparity_trap.rules.pieces import influence_slot
from lopsided.games.disparity_trap.rules.setup import cannot_begin, cannot_choose
from lopsided.games.disparity_trap.rules.turn import cannot_play, cannot_sacrifice, cannot_trade
from lopsided.games.disparity_trap.rules.votes import cannot_put, cannot_vote, most_put
from lopsided.games.disparity_trap.state import (
    HAND,
    SEATS,
    THINGS,
    TRADES,
    Move,
    Phase,
    Position,
    Thing,
    Why,
    is_discard,
    is_first,
    is_play,
    is_position,
    is_put,
    is_reverse,
    is_sacrifice,
    is_trade,
    is_vote,
    is_window,
)


@rule
def why_not(box, g, seat, action):
    """0 where this seat may take this action now."""
    if not is_asked(g, seat):
        return Why.NOT_ASKED
    now = phase(g)
    if now == Phase.OPTION:
        return cannot_take_option(box, g, seat, action)
    if now == Phase.TRADE:
        if is_trade(action):
            return cannot_trade(box, g, seat, action - Move.TRADE)
        return 0 if action == Move.DONE else Why.OTHER_QUESTION
    if now == Phase.STAKE or now == Phase.SEAL:
        if is_put(action):
            return cannot_put(box, g, seat, action - Move.PUT, box.smallest_stake if now == Phase.STAKE else 0)
        return Why.OTHER_QUESTION
    if now == Phase.POSITION:
        if is_position(action):
            return cannot_choose(box, g, 1 + action - Move.POSITION)
        return Why.OTHER_QUESTION
    if now == Phase.FIRST:
        return cannot_begin(box, g, action - Move.FIRST) if is_first(action) else Why.OTHER_QUESTION
    return cannot_answer(box, g, seat, action, now)


@rule
def cannot_take_option(box, g, seat, action):
    """The options of a turn (DT-023, DT-066, DT-070, DT-079, DT-Q09, DT-Q10)."""
    if is_play(action):
        return cannot_play(box, g, seat, action - Move.PLAY)
    if is_discard(action):
        return 0 if action - Move.DISCARD < g.cards[seat] else Why.NO_CARD
    if is_sacrifice(action):
        return cannot_sacrifice(box, g, seat, action - Move.SACRIFICE)
    if is_trade(action):
        return cannot_trade(box, g, seat, action - Move.TRADE)
    if action == Move.DONE:
        return Why.FIRST_TRADE
    if is_vote(action):
        return cannot_vote(box, g, seat, action - Move.VOTE, 0)
    if is_reverse(action):
        return cannot_vote(box, g, seat, action - Move.REVERSE, 1)
    if action == Move.ASK_ME:
        return 0 if g.for_me >> seat & 1 else Why.NO_WISH
    return Why.OTHER_QUESTION


@rule
def cannot_answer(box, g, seat, action, now):
    """What may be done in a window (DT-034, DT-083, DT-084, DT-104, DT-Q18, DT-Q34)."""
    if now == Phase.INFLUENCE and (action == Move.ADD or action == Move.TAKE):
        if influence_slot(box, g, seat) < 0:
            return Why.NO_INFLUENCE
        if action == Move.ADD:
            return Why.RANGE_FULL if g.reach >= box.sides else 0
        return Why.RANGE_EMPTY if g.reach <= 0 else 0
    if now == Phase.EXTRA_ROLL and action == Move.PAY:
        if g.have[seat, Thing.PRIVILEGE] < box.extra_price:
            return Why.POOR
        return 0 if can_pay_roll(box, g, seat) else Why.NOT_ON_JUSTICE
    if now != Phase.INFLUENCE and action == Move.POWER:
        return Why.NO_POWER if g.have[seat, Thing.POWER] == 0 else 0
    if action == Move.NOT_THIS_TURN or action == Move.ONLY_FOR_ME:
        return Why.YOUR_OWN if seat == g.target else 0
    return 0 if action == Move.LET_BE else Why.OTHER_QUESTION


@rule
def idle(box, g, seat):
    """Who does not answer passes, is done, adds nothing, or gives up the card longest in hand; at set-up chance decides (DT-Q73, DT-Q97)."""
    for action in (Move.LET_BE, Move.DONE, Move.DISCARD):
        if why_not(box, g, seat, action) == 0:
            return action
    now = phase(g)
    if now == Phase.POSITION or now == Phase.FIRST:
        return any_of(box, g, seat)
    return Move.PUT + (box.smallest_stake if now == Phase.STAKE else 0)


@rule
def any_of(box, g, seat):
    """One of the Positions, or of the players who may begin, each as likely as the other (DT-Q97)."""
    n = 0
    for action in range(Move.POSITION, Move.FIRST + SEATS):
        n += 1 if why_not(box, g, seat, action) == 0 else 0
    left, action = below(luck(g.secret, g.ply), n), Move.POSITION - 1
    while left >= 0:
        action += 1
        left -= 1 if why_not(box, g, seat, action) == 0 else 0
    return action


@rule
def legal(box, g, seat, out):
    """All actions that this seat may take now, ascending."""
    if not is_asked(g, seat):
        return 0
    now = phase(g)
    if is_window(now):
        return legal_answers(box, g, seat, out, now)
    if now == Phase.OPTION:
        return legal_options(box, g, seat, out)
    n = 0
    if now == Phase.TRADE:
        n = legal_trades(box, g, seat, out, 0)
        out[n] = Move.DONE
        return n + 1
    if now == Phase.STAKE or now == Phase.SEAL:
        for amount in range(box.smallest_stake if now == Phase.STAKE else 0, most_put(g, seat) + 1):
            out[n] = Move.PUT + amount
            n += 1
        return n
    if now == Phase.POSITION:
        for position in range(Position.SD, Position.SND + 1):
            if cannot_choose(box, g, position) == 0:
                out[n] = Move.POSITION + position - 1
                n += 1
        return n
    for target in range(SEATS):
        if cannot_begin(box, g, target) == 0:
            out[n] = Move.FIRST + target
            n += 1
    return n


@rule
def legal_options(box, g, seat, out):
    """Play, discard, sacrifice, trade, vote, reverse; and a wish taken back."""
    n = 0
    for slot in range(HAND):
        if cannot_play(box, g, seat, slot) == 0:
            out[n] = Move.PLAY + slot
            n += 1
    for slot in range(g.cards[seat]):
        out[n] = Move.DISCARD + slot
        n += 1
    for slot in range(HAND):
        if cannot_sacrifice(box, g, seat, slot) == 0:
            out[n] = Move.SACRIFICE + slot
            n += 1
    n = legal_trades(box, g, seat, out, n)
    if box.vote and g.have[seat, Thing.PRIVILEGE] >= box.smallest_stake:
        for reversing in range(2):
            for subject in range(THINGS):
                if cannot_vote(box, g, seat, subject, reversing) == 0:
                    out[n] = (Move.REVERSE if reversing else Move.VOTE) + subject
                    n += 1
    if g.for_me >> seat & 1:
        out[n] = Move.ASK_ME
        n += 1
    return n


@rule
def legal_trades(box, g, seat, out, n):
    """The trades that one has the tiles for."""
    for trade in range(TRADES):
        if cannot_trade(box, g, seat, trade) == 0:
            out[n] = Move.TRADE + trade
            n += 1
    return n


@rule
def legal_answers(box, g, seat, out, now):
    """Act, pass, or say what one does not want to be asked."""
    n = 0
    for action in range(Move.ADD, Move.ONLY_FOR_ME + 1):
        if cannot_answer(box, g, seat, action, now) == 0:
            out[n] = action
            n += 1
    return n
