"""The rules of Displacement. The numbers are those of docs/ledger/displacement.md."""

from lopsided.engine.decisions import close
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.ending import check_goals
from lopsided.games.displacement.rules.people import move_in, place_in_line
from lopsided.games.displacement.rules.sending import plan_one, receiver_for, to_send
from lopsided.games.displacement.rules.turn import block, buy, draw_scenario, face, needs, send_away, shelter
from lopsided.games.displacement.state import Move, Told, color_of, is_send, is_send_rest, square_of, target_of


@rule
def apply(box, g, seat, action):
    """Carry out one legal action and all that follows from it."""
    if action == Move.DRAW:
        close(g)
        draw_scenario(box, g, seat)
    elif action == Move.BLOCK:
        close(g)
        block(box, g, seat)
    elif action == Move.FACE:
        close(g)
        face(box, g, seat, 1)
    elif action == Move.BUY:
        close(g)
        buy(box, g, seat)
    elif action == Move.STOP:
        close(g)
        shelter(box, g, seat)
    elif action == Move.SHELTER or action == Move.SETTLE:
        close(g)
        send_away(box, g, seat, receiver_for(box, g, seat))
    elif is_send_rest(action):
        close(g)
        send_away(box, g, seat, target_of(action))
    elif is_send(action):
        plan_one(g, target_of(action), color_of(action))
        if (to_send(box, g, seat) == 0 and not box.free_sending) or g.waiting[seat] == g.planned:
            close(g)
            send_away(box, g, seat, target_of(action))
    else:
        close(g)
        move_in(g, seat, place_in_line(g, seat, color_of(action) + 1), square_of(action))
        tell(g, Told.MOVED_IN, seat, 1)
        if not check_goals(box, g, False):
            needs(box, g, seat)
