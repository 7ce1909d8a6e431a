"""Step 2 of Disruptopia: the companies carry out their plans, worker by worker."""

from lopsided.engine.decisions import ask
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.rules.cards import cannot_play, cannot_use, draw_on
from lopsided.games.disruptopia.rules.company import (
    bonus,
    buy_back,
    buy_chips,
    cannot,
    file_patent,
    has_standing,
    price,
    recruit,
    roll_campaign,
    settle_campaign,
    shift_rep,
    train,
)
from lopsided.games.disruptopia.rules.hands import throw_hand, uninstall
from lopsided.games.disruptopia.rules.rounds import end_round
from lopsided.games.disruptopia.state import SLOTS, Moment, Option, Phase, Told, Verb


@rule
def begin_turn(box, g):
    """Each company carries out its whole plan, clockwise from the Player 1 token (DR-033, DR-Q19).

    What the one before did stays done: that it could be taken back no longer would tell that the next has taken a card up (DR-Q89).
    """
    g.bared += 1
    g.active = (g.first + g.turn) % box.seats
    g.worker = 0
    g.moment = Moment.WINDOW
    tell(g, Told.TURN, g.active)


@rule
def go_on(box, g):
    """On to the next thing that somebody must decide (DR-031, DR-032, DR-034, DR-Q19, DR-Q25, DR-Q74, DR-Q75)."""
    while g.depth == 0 and g.over == 0:
        seat = g.active
        if g.moment != Moment.NONE:
            if can_play_something(box, g, seat):
                ask(g, Phase.CARDS if g.moment == Moment.CARDS else Phase.WINDOW, 1 << seat)
                return
            g.moment = Moment.NONE
        elif not next_worker(box, g, seat):
            end_turn(box, g)


@rule
def can_play_something(box, g, seat):
    """Whether a card or an effect can be played or used at this moment (DR-Q75)."""
    for place in range(g.held[seat]):
        if cannot_play(box, g, seat, place) == 0:
            return True
    for i in range(SLOTS):
        if cannot_use(box, g, seat, i) == 0:
            return True
    return False


@rule
def next_worker(box, g, seat):
    """The placed worker with the next number is reached; False where there is none left (DR-032, DR-035, DR-Q20..24, DR-Q74, DR-Q75)."""
    for worker in range(g.worker, g.workers[seat]):
        option = g.plan[seat, worker]
        if option == Option.IDLE:
            continue
        g.worker = worker + 1
        g.moment = Moment.WINDOW
        why = cannot(box, g, seat, option)
        if option == Option.PLAY_CARD:
            g.points += 1
            g.moment = Moment.CARDS
            tell(g, Told.POINT, seat, g.points)
        elif why != 0:
            tell(g, Told.FAILED, seat, worker + 1, option, why)
        elif option == Option.HANDOUT:
            ask(g, Phase.HANDOUT, 1 << seat)
        elif option == Option.SCALE_PRESENCE:
            ask(g, Phase.SCALE, 1 << seat)
        elif option == Option.RESTRUCTURE:
            ask(g, Phase.RESTRUCTURE, 1 << seat)
        elif option == Option.AUDIT:
            ask(g, Phase.AUDIT, 1 << seat)
        else:
            ask(g, Phase.WORKER, 1 << seat)
        return True
    return False


@rule
def carry_out(box, g, seat):
    """What the worker was sent to do (DR-035..037, DR-060, DR-068, DR-091, DR-124)."""
    option = g.plan[seat, g.worker - 1]
    if option == Option.BUY_CHIPS:
        buy_chips(box, g, seat)
    elif option == Option.FILE_PATENT:
        file_patent(box, g, seat)
    elif option == Option.RECRUIT:
        recruit(box, g, seat, price(box, g, seat, Option.RECRUIT))
    elif option == Option.TRAIN:
        train(box, g, seat, price(box, g, seat, Option.TRAIN), True)
    elif option == Option.BUYBACK:
        buy_back(box, g, seat)
    elif option == Option.MARKETING:
        campaign(box, g, seat)
    else:
        tell(g, Told.REHIRED, seat, throw_hand(box, g, seat))
        g.draws = box.rehire_cards
        draw_on(box, g, seat)


@rule
def campaign(box, g, seat):
    """Roll; who has a Focus-Group Machine may look at the die first (DR-091, DR-Q27)."""
    face = roll_campaign(box, g, seat)
    if has_standing(box, g, seat, Verb.REROLL, 0):
        g.die = face
        ask(g, Phase.REROLL, 1 << seat)
    else:
        settle_campaign(box, g, seat, face)


@rule
def settle_die(box, g, seat, again):
    """The die stands, or is rolled once more and then stands (the vocabulary's reroll)."""
    face = g.die
    g.die = 0
    if again:
        tell(g, Told.REROLLS, seat, face)
        face = roll_campaign(box, g, seat)
    settle_campaign(box, g, seat, face)


@rule
def audit(box, g, seat, target, i):
    """Money and reputation, then a competitor's Effect Card goes (DR-123, DR-Q11, DR-Q28)."""
    g.corp[seat] -= box.audit_price
    shift_rep(box, g, seat, -box.audit_rep)
    tell(g, Told.AUDITED, seat, target, g.slot[target, i] - 1, box.audit_price, box.audit_rep)
    uninstall(box, g, target, i)
    bonus(box, g, seat, Option.AUDIT)


@rule
def end_turn(box, g):
    """Card points are lost; the next company, or the end of the round (DR-033, DR-Q19, DR-Q23)."""
    g.points = 0
    g.declined = 0
    g.turn += 1
    if g.turn < box.seats:
        begin_turn(box, g)
    else:
        end_round(box, g)
