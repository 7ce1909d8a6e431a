"""Cards of Disruptopia: what they need, and how they are played. A card is a list of parts; effects.py says what they do."""

from lopsided.engine.decisions import ask
from lopsided.engine.dice import roll
from lopsided.engine.events import tell, whisper
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.rules.company import pay
from lopsided.games.disruptopia.rules.effects import concerns, holds, touch
from lopsided.games.disruptopia.rules.hands import can_give, has_room, install, pass_card, show_card, throw_away
from lopsided.games.disruptopia.state import CARD_DIE, DECKS, HAND, PARTS, SIDES, SLOTS, Guard, Moment, Need, Phase, Rank, Told, Verb, When, Who, Why


@rule
def is_useful(box, kind, part):
    """Every part but a price and a loss of one's own reputation (DR-Q72)."""
    verb = box.verb[kind, part]
    return verb > 0 and verb != Verb.PAY and not (verb == Verb.REP and box.who[kind, part] == Who.ME and box.amount[kind, part, 0] < 0)


@rule
def works_on(box, g, seat, kind, target):
    """Whether a useful part about one competitor would change this one, or, without a target, any part would change anybody (DR-Q47, DR-Q72)."""
    for part in range(PARTS):
        who = box.who[kind, part]
        if not is_useful(box, kind, part) or (target >= 0 and who != Who.ONE):
            continue
        if not holds(g, seat, box.guard[kind, part], box.guard_from[kind, part], box.guard_to[kind, part]):
            continue
        for other in range(box.seats):
            if concerns(who, seat, other, target) and touch(box, g, seat, other, kind, part, 0, False):
                return True
    return False


@rule
def cannot_aim(box, g, seat, kind, target):
    """Why a competitor cannot be the one a card is aimed at (DR-Q70, DR-Q72)."""
    if target >= box.seats:
        return Why.NO_SUCH_RIVAL
    if target == seat:
        return Why.YOURSELF
    aim = box.aim[kind]
    if aim == Need.PUBLIC_MONEY and (g.rank[target] == Rank.STARTUP or g.tokens[target] == 0):
        return Why.NOT_A_TARGET
    if aim == Need.LEADER:
        for other in range(box.seats):
            if other != seat and g.model[other] > g.model[target]:
                return Why.NOT_A_TARGET
    return 0 if works_on(box, g, seat, kind, target) else Why.NOT_A_TARGET


@rule
def meets_need(box, g, seat, kind):
    """The requirement printed on a card, at the time it is played (DR-118)."""
    need = box.need[kind]
    if need == Need.REP:
        return g.rep[seat] >= box.need_amount[kind]
    if need == Need.SUBSIDY:
        return g.tokens[seat] >= box.need_amount[kind]
    if need == Need.BEHIND:
        for other in range(box.seats):
            if g.model[other] > g.model[seat]:
                return True
        return False
    return True


@rule
def cannot_do(box, g, seat, kind):
    """Why a card's parts cannot be carried out now: prices, a target, something that changes (DR-Q45, DR-Q47, DR-Q72)."""
    for part in range(PARTS):
        if box.verb[kind, part] == Verb.PAY and box.amount[kind, part, 0] > g.corp[seat]:
            return Why.POOR
    if not box.aims[kind]:
        return 0 if works_on(box, g, seat, kind, -1) else Why.NO_USE
    for target in range(box.seats):
        if cannot_aim(box, g, seat, kind, target) == 0:
            return 0
    return Why.NO_USE


@rule
def cannot_play(box, g, seat, place):
    """Why a card of the hand cannot be played now (DR-102..104, DR-115, DR-118, DR-Q22, DR-Q25)."""
    if place >= g.held[seat]:
        return Why.NO_SUCH_CARD
    kind = g.hand[seat, place] - 1
    if box.cost[kind] > (g.points if g.moment == Moment.CARDS else 0):
        return Why.COSTS_WORKERS
    if not meets_need(box, g, seat, kind):
        return Why.REQUIREMENT
    if box.when[kind] != When.PLAYED:
        return Why.NO_SLOT if g.slot[seat, SLOTS - 1] > 0 else 0
    return cannot_do(box, g, seat, kind)


@rule
def cannot_use(box, g, seat, i):
    """Why an Effect Card cannot be used now: once a round, in its quarter, if it would change anything (DR-034, DR-116, DR-Q26, DR-Q57, DR-Q72)."""
    if g.slot[seat, i] == 0:
        return Why.NO_SUCH_CARD
    kind = g.slot[seat, i] - 1
    when = box.when[kind]
    if when == When.STANDING:
        return Why.STANDING
    if g.fresh[seat, i]:
        return Why.NOT_YET
    if g.used[seat, i]:
        return Why.USED
    if (when == When.ODD and not g.round & 1) or (when == When.EVEN and g.round & 1):
        return Why.WRONG_QUARTER
    return cannot_do(box, g, seat, kind)


# Playing a card


@rule
def begin_card(box, g, seat, source, card):
    """A card is chosen; who and where come before anything is paid or moved (DR-Q73)."""
    g.playing = card
    g.source = source
    kind = card - 1
    if source < HAND and box.when[kind] != When.PLAYED:
        commit(box, g, seat)
    elif box.aims[kind]:
        ask_in_secret(g, Phase.TARGET, seat)
    else:
        ask_where(box, g, seat)


@rule
def ask_in_secret(g, phase, seat):
    """Whom and where a card hits is chosen before anybody hears of the card; the step is never counted (DR-Q73, DR-Q89)."""
    count_in_secret(g)
    ask(g, phase, 1 << seat)


@rule
def count_in_secret(g):
    """A step that nobody else may know of, then or later: hide() takes it out of every count, and it is taken back only by dropping the choice (DR-Q89)."""
    g.unseen += 1
    g.bared += 1


@rule
def aim(box, g, seat, target):
    """A competitor is chosen."""
    g.target = target + 1
    ask_where(box, g, seat)


@rule
def ask_where(box, g, seat):
    """A region is asked for where the part that needs one would happen; otherwise that part fizzles and the rest is done (DR-Q47, DR-Q73)."""
    kind, where = g.playing - 1, False
    for part in range(PARTS):
        verb = box.verb[kind, part]
        if verb == Verb.PRESENCE or verb == Verb.SUBSIDY:
            where = touch(box, g, seat, seat, kind, part, 0, False)
        elif verb == Verb.UNPLACE:
            where = touch(box, g, seat, g.target - 1, kind, part, 0, False)
    if where:
        ask_in_secret(g, Phase.REGION, seat)
    else:
        commit(box, g, seat)


@rule
def drop_choice(g):
    """The choice is dropped, unseen: nothing was paid and the card is where it was (DR-Q73, DR-Q89)."""
    count_in_secret(g)
    g.declined += 1
    put_back(g)


@rule
def put_back(g):
    """No card is being played."""
    g.playing = 0
    g.source = 0
    g.target = 0
    g.region = 0
    g.die = 0


@rule
def commit(box, g, seat):
    """The card's workers are spent, and its parts happen, prices first (DR-113, DR-136, DR-Q22, DR-Q69)."""
    kind, target = g.playing - 1, g.target - 1
    if g.source < HAND:
        g.points -= box.cost[kind]
        show_card(g, seat, g.source)
        g.source = -1
        if box.when[kind] != When.PLAYED:
            install(box, g, seat, kind + 1)
            tell(g, Told.INSTALLED, seat, kind)
            put_back(g)
            return
        tell(g, Told.PLAYED, seat, kind)
    else:
        g.used[seat, g.source - HAND] = 1
        tell(g, Told.USED, seat, kind)
    if target >= 0:
        tell(g, Told.AIMED, seat, target)
    carry_out_parts(box, g, seat, kind, target)
    if g.depth == 0:
        draw_on(box, g, seat)


@rule
def draw_on(box, g, seat):
    """Ask for the deck of the next card, until all are drawn or nothing can be (DR-124, DR-Q31, DR-Q32, DR-Q84)."""
    able = False
    for d in range(DECKS):
        able = able or can_give(g, d)
    if g.draws > 0 and able and has_room(g, seat):
        ask(g, Phase.DECK, 1 << seat)
        return
    g.draws = 0
    finish_card(box, g)


@rule
def carry_out_parts(box, g, seat, kind, target):
    """Prices, then the parts from left to right, each for all whom it is about, clockwise (DR-Q69)."""
    for part in range(PARTS):
        if box.verb[kind, part] == Verb.PAY:
            pay(g, seat, box.amount[kind, part, 0])
            tell(g, Told.PAID, seat, box.amount[kind, part, 0])
    for part in range(PARTS):
        guard = box.guard[kind, part]
        if guard == Guard.ROLL and g.die == 0:
            g.die = roll(g, CARD_DIE + seat, SIDES)
            tell(g, Told.CARD_DIE, seat, g.die)
        if holds(g, seat, guard, box.guard_from[kind, part], box.guard_to[kind, part]):
            for ahead in range(box.seats):
                other = (seat + ahead) % box.seats
                if concerns(box.who[kind, part], seat, other, target):
                    touch(box, g, seat, other, kind, part, g.region - 1, True)


@rule
def finish_card(box, g):
    """An Action Card goes to its pile once all is done; an Effect Card that was used stays (DR-113, DR-Q78)."""
    if g.source < 0:
        throw_away(box, g, g.playing)
    put_back(g)


@rule
def snatch(box, g, seat, place):
    """A card out of the hand that was looked at; the others learn its back only (Hidden information)."""
    victim = g.target - 1
    card = pass_card(box, g, victim, place, seat)
    tell(g, Told.SNATCHED, seat, victim, box.deck_of[card - 1])
    whisper(g, 1 << seat | 1 << victim, Told.SNATCHED_CARD, seat, victim, card - 1)
