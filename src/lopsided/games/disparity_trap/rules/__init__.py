"""The rules of The Disparity Trap. The numbers are those of docs/ledger/disparity-trap.md."""

from lopsided.engine.decisions import close, phase
from lopsided.engine.rule import rule
from lopsided.games.disparity_trap.rules.cards import answer
from lopsided.games.disparity_trap.rules.setup import choose_position, lay_table
from lopsided.games.disparity_trap.rules.turn import ask_again, discard, play_card, play_on, sacrifice, trade_tiles
from lopsided.games.disparity_trap.rules.votes import call_vote, open_vote, seal_vote
from lopsided.games.disparity_trap.state import Move, Phase, is_discard, is_play, is_sacrifice, is_trade, is_vote, is_window


@rule
def apply(box, g, seat, action):
    """Carry out one legal action and all that follows from it."""
    now = phase(g)
    if now == Phase.OPTION:
        take_option(box, g, seat, action)
    elif now == Phase.SEAL:
        seal_vote(box, g, seat, action - Move.PUT)
    else:
        close(g)
        if is_window(now):
            answer(box, g, seat, action, now)
        elif now == Phase.TRADE:
            if action != Move.DONE:
                trade_tiles(box, g, seat, action - Move.TRADE)
        elif now == Phase.STAKE:
            open_vote(box, g, seat, action - Move.PUT)
        elif now == Phase.POSITION:
            choose_position(box, g, seat, 1 + action - Move.POSITION)
        else:
            lay_table(box, g, action - Move.FIRST)
    play_on(box, g)


@rule
def take_option(box, g, seat, action):
    """Exactly one option a turn; saying what one wants to be asked is none (DT-023, DT-Q09)."""
    if action == Move.ASK_ME:
        ask_again(g, seat)
        return
    close(g)
    if is_play(action):
        play_card(box, g, seat, action - Move.PLAY)
    elif is_discard(action):
        discard(g, seat, action - Move.DISCARD)
    elif is_sacrifice(action):
        sacrifice(box, g, seat, action - Move.SACRIFICE)
    elif is_trade(action):
        trade_tiles(box, g, seat, action - Move.TRADE)
    elif is_vote(action):
        call_vote(g, seat, action - Move.VOTE, 0)
    else:
        call_vote(g, seat, action - Move.REVERSE, 1)
