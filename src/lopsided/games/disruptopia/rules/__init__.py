"""The rules of Disruptopia. The numbers are those of docs/ledger/disruptopia.md."""

from lopsided.engine.decisions import ask, close, phase
from lopsided.engine.decks import add_card, shuffle_deck
from lopsided.engine.dice import draw, roll, seal
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.rules.cards import (
    aim,
    begin_card,
    can_give,
    cannot_play,
    cannot_use,
    commit,
    draw_one,
    finish_card,
    put_back,
    snatch,
    throw_hand,
    uninstall,
)
from lopsided.games.disruptopia.rules.company import (
    SIDES,
    bonus,
    buy_back,
    buy_chips,
    cannot,
    file_patent,
    has_room,
    has_standing,
    income_of_tokens,
    next_income,
    price,
    recruit,
    roll_campaign,
    scale_presence,
    settle_campaign,
    shift_rep,
    take_token,
    train,
)
from lopsided.games.disruptopia.rules.planning import begin_round, plan_step, reveal
from lopsided.games.disruptopia.rules.scoring import place_of, points_of
from lopsided.games.disruptopia.state import (
    DECKS,
    FAVOURED,
    FIRST_SEAT,
    HAND,
    REGIONS,
    SLOTS,
    SUBSIDY_DIE,
    Moment,
    Move,
    Option,
    Phase,
    Rank,
    Told,
    Verb,
)  # fmt: skip

MOST_REROLLS = 100  # of the subsidy die, one after the other (DR-Q86)


# Setup


@rule
def setup(box, g, seed):
    """Equal companies, shuffled decks, a first player by lot, who places an office first (DR-001..022, DR-Q13, DR-Q17, DR-Q51..59, DR-Q85)."""
    seal(g, seed)
    for seat in range(box.seats):
        g.corp[seat] = box.start_corp
        g.power[seat] = box.start_power
        g.income[seat] = box.start_income
        g.compute[seat] = box.start_compute
        g.workers[seat] = box.start_workers
    g.supply = box.tokens
    for kind in range(box.kinds):
        for _ in range(box.copies[kind]):
            add_card(g.decks, box.deck_of[kind], kind)
    for d in range(DECKS):
        shuffle_deck(g, d, g.decks, d)
    g.round = 1
    g.first = draw(g, FIRST_SEAT, box.seats)
    tell(g, Told.BEGAN, g.first)
    if box.one_millionaire:
        favour(box, g, draw(g, FAVOURED, box.seats))
    ask_home(box, g)


@rule
def favour(box, g, seat):
    """One company starts ahead; a switch of the lab, not of the book (The lens, head_start)."""
    g.rank[seat] = Rank.MILLIONAIRE
    g.corp[seat] = box.ahead_corp
    g.workers[seat] = box.ahead_workers
    tell(g, Told.FAVOURED, seat)


@rule
def ask_home(box, g):
    """The next company looks for a region of its own (DR-005, DR-Q17)."""
    ahead = box.seats - 1 - g.turn if box.reverse_setup else g.turn
    g.active = (g.first + ahead) % box.seats
    ask(g, Phase.HOME, 1 << g.active)


@rule
def settle(box, g, seat, region):
    """The first office; after the last one the subsidies are laid and the first round begins (DR-005..007, DR-Q13, DR-Q15)."""
    g.presence[seat, region] = 1
    g.home[seat] = region + 1
    tell(g, Told.SETTLED, seat, region)
    g.turn += 1
    if g.turn < box.seats:
        ask_home(box, g)
        return
    g.turn = 0
    for place in range(REGIONS):
        for other in range(box.seats):
            if g.presence[other, place]:
                subsidise(g, place, 0)
    roll_subsidy(box, g)
    begin_round(box, g)


@rule
def subsidise(g, region, misses):
    """A token from the supply onto a region (DR-048)."""
    g.on_region[region] += 1
    g.supply -= 1
    tell(g, Told.SUBSIDISED, region, misses)


@rule
def roll_subsidy(box, g):
    """A die names the region that gets a token; a full one is rolled again (DR-003, DR-007, DR-046, DR-047, DR-049, DR-Q12..16, DR-Q86)."""
    free = -1
    for region in range(REGIONS - 1, -1, -1):
        if g.on_region[region] < box.room[region]:
            free = region
    if free < 0 or g.supply == 0:
        return
    for misses in range(MOST_REROLLS + 1):
        region = roll(g, SUBSIDY_DIE, SIDES) - 1
        if g.on_region[region] < box.room[region]:
            subsidise(g, region, misses)
            return
    subsidise(g, free, MOST_REROLLS + 1)


# Step 2: plans are carried out


@rule
def begin_turn(box, g):
    """Each company carries out its whole plan, clockwise from the Player 1 token (DR-033, DR-Q19)."""
    g.active = (g.first + g.turn) % box.seats
    g.worker = 0
    g.declined = 0
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
    g.turn += 1
    if g.turn < box.seats:
        begin_turn(box, g)
    else:
        end_round(box, g)


# Steps 3, 4 and 5


@rule
def end_round(box, g):
    """What is left of the corporate funds becomes personal; then income and the next round, or the end (DR-038, DR-044..046, DR-128, DR-Q33, DR-Q36)."""
    for seat in range(box.seats):
        g.pers[seat] += g.corp[seat]
        tell(g, Told.SIPHONED, seat, g.corp[seat], g.pers[seat])
        g.corp[seat] = 0
    if g.last == 0 and g.round == box.max_rounds:
        tell(g, Told.LIMIT, g.round)
        g.last = 1
    if g.last:
        end_game(box, g)
        return
    for seat in range(box.seats):
        receive_income(box, g, seat)
    g.turn = 0
    g.first = (g.first + 1) % box.seats
    g.active = g.first
    g.round += 1
    roll_subsidy(box, g)
    begin_round(box, g)


@rule
def receive_income(box, g, seat):
    """Income is marked on its track and paid into the corporate funds (DR-040..043, DR-Q82)."""
    g.income[seat] = next_income(box, g, seat)
    g.corp[seat] += g.income[seat]
    tell(g, Told.INCOME, seat, g.income[seat], g.power[seat], income_of_tokens(box, g, seat), box.rep_income[g.rep[seat] - box.low_rep])


@rule
def end_game(box, g):
    """The dominance scores (DR-129..133, DR-Q35)."""
    g.over = 1
    for seat in range(box.seats):
        funds, power = g.pers[seat] // box.funds_per_point, g.power[seat] // box.power_per_point
        tell(g, Told.SCORED, seat, points_of(box, g, seat), funds, power, g.model[seat] * box.version_points)
    for seat in range(box.seats):
        if place_of(box, g, seat) == 1:
            tell(g, Told.WON, seat)


# What is done


@rule
def apply(box, g, seat, action):
    """Carry out one legal action and all that follows from it."""
    now = phase(g)
    if now == Phase.PLAN:
        plan_step(g, seat, action)
        if g.pending == 0:
            close(g)
            reveal(box, g)
            g.turn = 0
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
    if action < Move.USE:
        begin_card(box, g, seat, action - Move.PLAY, g.hand[seat, action - Move.PLAY])
    else:
        begin_card(box, g, seat, HAND + action - Move.USE, g.slot[seat, action - Move.USE])
    draw_if_due(box, g, seat)


@rule
def draw_if_due(box, g, seat):
    """A card that draws asks for decks now (DR-Q84)."""
    if g.draws > 0 and g.depth == 0:
        draw_on(box, g, seat)


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
        g.declined += 1
        put_back(g)
    elif now == Phase.HANDOUT:
        take_token(g, seat, action - Move.REGION, Told.HANDOUT)
        bonus(box, g, seat, Option.HANDOUT)
    elif now == Phase.SCALE:
        scale_presence(box, g, seat, action - Move.REGION)
    elif now == Phase.RESTRUCTURE:
        tell(g, Told.RESTRUCTURED, seat, uninstall(box, g, seat, action - Move.REMOVE))
    elif now == Phase.AUDIT:
        audit(box, g, seat, (action - Move.AUDIT) // SLOTS, (action - Move.AUDIT) % SLOTS)
    elif now == Phase.DECK:
        g.draws -= 1
        draw_one(box, g, seat, action - Move.DECK)
        draw_on(box, g, seat)
    elif now == Phase.TARGET:
        aim(box, g, seat, action - Move.TARGET)
        draw_if_due(box, g, seat)
    else:
        g.region = action - Move.REGION + 1
        commit(box, g, seat)
        draw_if_due(box, g, seat)
