"""The rules of Disruptopia. The numbers are those of docs/ledger/disruptopia.md.

setup.py lays the table; planning.py, turn.py and rounds.py are the five steps of a round; company.py, subsidies.py, hands.py, cards.py and
effects.py what is done in them; choices.py says what may be done, secrets.py who may know it, ending.py who wins.
"""

from lopsided.engine.decisions import close, phase
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.rules.cards import aim, begin_card, commit, draw_on, drop_choice, finish_card, snatch
from lopsided.games.disruptopia.rules.company import bonus, scale_presence
from lopsided.games.disruptopia.rules.hands import draw_one, uninstall
from lopsided.games.disruptopia.rules.planning import plan_step, reveal
from lopsided.games.disruptopia.rules.setup import settle
from lopsided.games.disruptopia.rules.subsidies import take_token
from lopsided.games.disruptopia.rules.turn import audit, begin_turn, carry_out, go_on, settle_die
from lopsided.games.disruptopia.state import HAND, Moment, Move, Option, Phase, Told, audited_slot, is_play, target_of


@rule
def apply(box, g, seat, action):
    """Carry out one legal action and all that follows from it."""
    now = phase(g)
    if now == Phase.PLAN:
        plan_step(g, seat, action)
        if g.pending == 0:
            close(g)
            reveal(box, g)
            begin_turn(box, g)
            go_on(box, g)
        return
    close(g)
    if now == Phase.HOME:
        settle(box, g, seat, action - Move.REGION)
        return
    if action == Move.GO_ON:
        g.moment = Moment.NONE
    elif action == Move.SKIP:
        tell(g, Told.SKIPPED, seat, g.worker, g.plan[seat, g.worker - 1])
    elif action == Move.CARRY_OUT:
        carry_out(box, g, seat)
    elif now == Phase.REROLL:
        settle_die(box, g, seat, action == Move.REROLL)
    elif now == Phase.WINDOW or now == Phase.CARDS:
        play_or_use(box, g, seat, action)
    else:
        choose(box, g, seat, now, action)
    go_on(box, g)


@rule
def play_or_use(box, g, seat, action):
    """A card of the hand, or an Effect Card in its slot (DR-034, DR-104)."""
    if is_play(action):
        begin_card(box, g, seat, action - Move.PLAY, g.hand[seat, action - Move.PLAY])
    else:
        begin_card(box, g, seat, HAND + action - Move.USE, g.slot[seat, action - Move.USE])


@rule
def choose(box, g, seat, now, action):
    """Who, where, which (DR-078, DR-095, DR-122, DR-123, DR-Q73)."""
    if now == Phase.SNATCH:
        if action == Move.DECLINE:
            tell(g, Told.SPARED, seat, g.target - 1)
        else:
            snatch(box, g, seat, action - Move.SNATCH)
        finish_card(box, g)
    elif action == Move.DECLINE:
        drop_choice(g)
    elif now == Phase.HANDOUT:
        take_token(g, seat, action - Move.REGION, Told.HANDOUT)
        bonus(box, g, seat, Option.HANDOUT)
    elif now == Phase.SCALE:
        scale_presence(box, g, seat, action - Move.REGION)
    elif now == Phase.RESTRUCTURE:
        tell(g, Told.RESTRUCTURED, seat, uninstall(box, g, seat, action - Move.REMOVE))
    elif now == Phase.AUDIT:
        audit(box, g, seat, target_of(action), audited_slot(action))
    elif now == Phase.DECK:
        g.draws -= 1
        draw_one(box, g, seat, action - Move.DECK)
        draw_on(box, g, seat)
    elif now == Phase.TARGET:
        aim(box, g, seat, target_of(action))
    else:
        g.region = action - Move.REGION + 1
        commit(box, g, seat)
