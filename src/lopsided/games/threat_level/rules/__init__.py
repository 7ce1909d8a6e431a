"""The rules of Threat Level. The numbers are those of docs/ledger/threat-level.md."""

from lopsided.engine.decisions import ask, close, is_asked, phase
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.threat_level.rules.choices import price
from lopsided.games.threat_level.rules.seats import has_left
from lopsided.games.threat_level.rules.turn import come_back, end_turn, go_out, play_on, rise, settle_roll
from lopsided.games.threat_level.rules.union import next_union, open_window
from lopsided.games.threat_level.state import LOSE, Move, Phase, Told, is_appeal, is_free_push, is_pull, is_push, is_steal, target_of


@rule
def apply(box, g, seat, action):
    """Carry out one legal action and all that follows from it."""
    now, g.chanced = phase(g), 0
    if now == Phase.ACTION:
        act(box, g, seat, action)
    elif now == Phase.RETURN:
        answer_return(g, seat, action == Move.COME_BACK)
    else:
        answer_window(box, g, seat, action == Move.UNION_HELP)
    play_on(box, g)


@rule
def act(box, g, seat, action):
    """An action of one's own turn, in any order, as often as one can pay (TL-019..025, TL-Q05)."""
    if action == Move.END_TURN:
        end_turn(g)
        return
    if action == Move.STEP_DOWN:
        g.unused = 0
        g.row[seat] -= 1
        tell(g, Told.STEPPED_DOWN, seat, g.row[seat])
        return
    target = target_of(action)
    if is_push(action):
        push(box, g, seat, target, box.push_price)
    elif is_pull(action):
        pull(box, g, seat, target, price(box, g, seat, target, box.pull_price))
    elif is_appeal(action):
        pull(box, g, seat, target, -1)
    elif is_steal(action):
        steal(box, g, seat, target, box.steal_price)
    elif is_free_push(action):
        push(box, g, seat, target, 0)
    else:
        steal(box, g, seat, target, 0)


@rule
def answer_return(g, seat, returns):
    """A wild 2 on YOU LOSE: step down and act at once, or stay (TL-008, TL-Q17)."""
    close(g)
    if returns:
        come_back(g, seat)
        ask(g, Phase.ACTION, 1 << seat)
    else:
        tell(g, Told.STAYED_OUT, seat)
        end_turn(g)


@rule
def push(box, g, seat, target, base):
    """Pay to move a player up one row, unless the union stops it (TL-010, TL-019, TL-035, TL-Q13, TL-Q29)."""
    paid = price(box, g, seat, target, base)
    g.points[seat] -= paid
    if base == 0:
        g.unused = 0
    tell(g, Told.PUSHED, seat, target, paid, paid - base, g.row[target] + 1)
    if not open_window(box, g, Phase.STOP_PUSH, target, paid, base, 0):
        finish_push(box, g, seat, target)


@rule
def finish_push(box, g, seat, target):
    """The target moves up one row (TL-019)."""
    tell(g, Told.RISES, seat, target, g.row[target] + 1)
    rise(box, g, target, 1)


@rule
def stop_push(box, g, seat, target, helper, paid, base):
    """The push fails; its price is spent unless the table refunds it (TL-035, TL-Q29, TL-Q46)."""
    tell(g, Told.STOPPED, seat, target, helper, g.row[helper])
    if box.push_refund:
        g.points[seat] += paid
        if paid > 0:
            tell(g, Told.REFUNDED, seat, paid)
        if base == 0:
            g.unused = 1


@rule
def pull(box, g, seat, target, full):
    """Call for a pull at its full price, or -1 for an appeal; the union may halve it before it is paid (TL-020, TL-036, TL-Q30, TL-Q33, TL-Q44)."""
    halved = price(box, g, seat, target, box.pull_halved)
    if not open_window(box, g, Phase.HALVE_PULL, target, full, 0, halved):
        finish_pull(g, seat, target, full)
    elif full >= 0:
        tell(g, Told.PULL_CALLED, seat, target, full, full - box.pull_price, g.row[target] - 1)
    else:
        tell(g, Told.APPEALED, seat, target, halved)


@rule
def finish_pull(g, seat, target, paid):
    """The target moves down one row; an unheard appeal costs nothing and is not repeated this turn (TL-020, TL-Q16, TL-Q33, TL-Q44)."""
    if paid < 0:
        tell(g, Told.UNHEARD, seat, target)
        g.appealed |= 1 << target
        return
    g.points[seat] -= paid
    g.row[target] -= 1
    tell(g, Told.PULLED, seat, target, paid, g.row[target])


@rule
def steal(box, g, seat, target, base):
    """Take all points of another player (TL-010, TL-021, TL-Q13, TL-Q35)."""
    paid = price(box, g, seat, target, base)
    loot = g.points[target]
    if base == 0:
        g.unused = 0
    tell(g, Told.ROBBED, seat, target, loot, paid, paid - base)
    g.points[seat] += loot - paid
    g.points[target] = 0


@rule
def answer_window(box, g, helper, helps):
    """The first who pays closes the window; a pass asks the next (TL-033, TL-037, TL-Q32)."""
    what, seat, target = phase(g), g.active, g.target
    close(g)
    if not helps:
        following = next_union(box, g, what, seat, g.halved, (helper - seat) % box.seats + 1)
        if following >= 0:
            ask(g, what, 1 << following)
            return
    else:
        g.points[helper] -= box.union_price
    if what == Phase.IGNORE_HEALTH:
        if helps:
            tell(g, Told.IGNORED, helper, target, g.row[helper])
        settle_roll(box, g, seat, helps)
    elif what == Phase.STOP_PUSH:
        if helps:
            stop_push(box, g, seat, target, helper, g.price, g.base)
        else:
            finish_push(box, g, seat, target)
    else:
        if helps:
            tell(g, Told.HALVED, seat, target, helper, g.row[helper])
        finish_pull(g, seat, target, g.halved if helps else g.price)


@rule
def leave(box, g, seat):
    """Who quits passes, ends an own turn or a window about himself, and stands on YOU LOSE for good (TL-Q41, TL-Q47)."""
    if has_left(g, seat):
        return
    g.chanced = 0
    if is_asked(g, seat) and seat != g.active:
        answer_window(box, g, seat, False)
    if g.over == 0:
        tell(g, Told.LEFT, seat)
        g.gone |= 1 << seat
        if seat == g.active:
            end_turn(g)
        elif (phase(g) == Phase.STOP_PUSH or phase(g) == Phase.HALVE_PULL) and g.target == seat:
            close(g)
        if g.row[seat] < LOSE:
            go_out(box, g, seat)
        else:
            g.falls += 1
            g.fell[seat] = g.falls
        play_on(box, g)
