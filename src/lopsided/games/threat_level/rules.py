"""The rules of Threat Level. The numbers are those of docs/ledger/threat-level.md."""

from lopsided.engine.decisions import A, B, C, ask, close, close_all, is_asked, note, phase
from lopsided.engine.dice import draw, roll, seal
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.threat_level.state import FIRST_SEAT, LOSE, POINTS_DIE, SEATS, START, TOP, WILD_DIE, Move, Phase, Told, Why, Wild

# The turn


@rule
def setup(box, g, seed):
    """All stand on START with nothing; the first seat is drawn (TL-002, TL-004, TL-Q01, TL-Q02, TL-Q03, TL-Q04)."""
    seal(g, seed)
    for seat in range(box.seats):
        g.row[seat] = box.start_row[seat]
        g.points[seat] = box.start_points
    g.first = 0 if box.first_is_seat1 else draw(g, FIRST_SEAT, box.seats)
    tell(g, Told.BEGAN, g.first)
    g.active, g.turn_over = clockwise(box, g.first, box.seats - 1), 1
    play_on(box, g)


@rule
def play_on(box, g):
    """Turn after turn, clockwise, until somebody must decide or the game is over (TL-Q04, TL-Q31)."""
    while g.over == 0 and g.turn_over:
        seat = clockwise(box, g.active, 1)
        if seat == g.first:
            if g.round == box.max_rounds:
                tell(g, Told.LIMIT, leader(box, g))
                g.over = 1
                return
            g.round += 1
            tell(g, Told.ROUND, g.round)
        begin_turn(box, g, seat)


@rule
def begin_turn(box, g, seat):
    """A turn begins with the dice that its row allows (TL-003, TL-005, TL-006, TL-007, TL-008, TL-044)."""
    g.active, g.turn_row, g.turn_over = seat, g.row[seat], 0
    g.die = g.wild = g.unused = g.must_rise = g.appealed = 0
    if has_left(g, seat):
        end_turn(g)
        return
    if g.row[seat] == LOSE:
        begin_out_turn(box, g, seat)
        return
    tell(g, Told.TURN, seat, g.row[seat], g.points[seat])
    if box.rolls_points[g.row[seat]]:
        g.die = roll(g, POINTS_DIE + seat, box.sides)
    g.wild = roll(g, WILD_DIE + seat, box.sides)
    tell(g, Told.ROLLED, seat, g.die, g.wild, g.row[seat])
    ill = g.wild == Wild.EMERGENCY and g.die > 0 and not box.health_care[g.row[seat]]
    if ill and open_window(box, g, Phase.IGNORE_HEALTH, seat, 0, 0):
        return
    settle_roll(box, g, seat, 0)


@rule
def begin_out_turn(box, g, seat):
    """On YOU LOSE only the Wild Die is rolled, and only a 2 helps (TL-008, TL-Q17)."""
    if not box.out_rolls:
        end_turn(g)
        return
    g.wild = roll(g, WILD_DIE + seat, box.sides)
    tell(g, Told.OUT_ROLLED, seat, g.wild)
    if g.wild == Wild.STEP_BACK:
        ask(g, Phase.RETURN, 1 << seat)
    else:
        end_turn(g)


@rule
def settle_roll(box, g, seat, cancelled):
    """What a roll earns, costs and moves, read on the row where the turn began (TL-009, TL-012..018, TL-038..043, TL-Q05, TL-Q06, TL-Q08, TL-Q22..27)."""
    row, wild = g.turn_row, g.wild
    figure = box.fixed_gain[row] if box.fixed_gain[row] else g.die
    spared = wild == Wild.TAXES and 0 < g.die <= box.spared_to[row]
    taxed = (wild == Wild.TAXES and not spared) or (box.tax_every_turn[row] and not spared)
    ill = wild == Wild.EMERGENCY and not cancelled and not box.health_care[row]
    if box.keeps_gain[row] or not (ill or (wild == Wild.TAXES and not spared)):
        gain(g, seat, figure)
    elif figure > 0:
        tell(g, Told.FORGONE, seat, figure, row)
    pay_or_rise(box, g, seat, box.tax[row, figure] if taxed else 0, box.health_cost[g.die] if ill else 0)
    if g.turn_over or g.over:
        return
    if wild == Wild.FREE_HAND or wild == Wild.STEP_BACK:
        g.unused = 1
    elif wild == Wild.UP_ONE or wild == Wild.UP_TWO:
        g.must_rise = 1 if wild == Wild.UP_ONE else 2
        if not box.move_at_end:
            rise_by_die(box, g, seat)
    if not g.turn_over and g.over == 0:
        ask(g, Phase.ACTION, 1 << seat)


@rule
def gain(g, seat, points):
    """Points enter the game only here (TL-004, TL-009, TL-042, TL-Q39)."""
    if points > 0:
        g.points[seat] += points
        tell(g, Told.GAINED, seat, points, g.turn_row)


@rule
def pay_or_rise(box, g, seat, tax, health):
    """Bankruptcy: who cannot pay loses all and moves up one row; exactly 0 is not bankrupt (TL-013, TL-016, TL-027, TL-Q27, TL-Q46)."""
    due = tax + health
    if due > g.points[seat]:
        tell(g, Told.BANKRUPT, seat, g.points[seat], due, g.row[seat])
        g.points[seat] = 0
        rise(box, g, seat, 1)
        return
    g.points[seat] -= due
    if tax > 0:
        tell(g, Told.TAXED, seat, tax, g.turn_row)
    if health > 0:
        tell(g, Told.BILLED, seat, health, g.turn_row)


@rule
def rise_by_die(box, g, seat):
    """The forced move of a wild 5 or 6 (TL-017, TL-018, TL-Q05)."""
    rows = g.must_rise
    g.must_rise = 0
    if rows > 0:
        tell(g, Told.ROSE, seat, rows, min(LOSE, g.row[seat] + rows))
        rise(box, g, seat, rows)


@rule
def rise(box, g, seat, rows):
    """Up is bad: at the top the player is out (TL-002, TL-Q15, TL-Q20)."""
    g.row[seat] = min(LOSE, g.row[seat] + rows)
    if g.row[seat] == LOSE:
        go_out(box, g, seat)


@rule
def go_out(box, g, seat):
    """Arrival on YOU LOSE: points freeze, an own turn ends, and perhaps the game (TL-Q18, TL-Q19, TL-Q21, TL-Q40, TL-Q46)."""
    tell(g, Told.OUT, seat, g.points[seat])
    g.row[seat] = LOSE
    g.falls += 1
    g.fell[seat] = g.falls
    if box.out_forfeits and g.points[seat] > 0:
        tell(g, Told.FORFEITED, seat, g.points[seat])
        g.points[seat] = 0
    if seat == g.active:
        end_turn(g)
    if players_in(box, g) == 1:
        last_one_in(box, g)


@rule
def last_one_in(box, g):
    """The last player in the game wins, at once or after the others' last chance (TL-001, TL-Q19, TL-Q45)."""
    if box.last_chance and box.out_rolls and last_chance(box, g):
        end_turn(g)
        return
    tell(g, Told.WON, leader(box, g))
    close_all(g)
    g.over = 1


@rule
def last_chance(box, g):
    """Each player who is out rolls once more, clockwise after the active one; the first 2 is back (TL-Q45)."""
    tell(g, Told.LAST_CHANCE, leader(box, g))
    for i in range(1, box.seats + 1):
        seat = clockwise(box, g.active, i)
        if g.row[seat] == LOSE and not has_left(g, seat) and roll(g, WILD_DIE + seat, box.sides) == Wild.STEP_BACK:
            come_back(g, seat)
            return True
    return False


@rule
def come_back(g, seat):
    """From YOU LOSE down to level 10, in again (TL-011, TL-Q16, TL-Q17)."""
    g.row[seat] = TOP
    tell(g, Told.CAME_BACK, seat)


@rule
def end_turn(g):
    """The turn is over; what was not used of it is lost (TL-Q09, TL-Q10, TL-Q40)."""
    close_all(g)
    g.unused, g.must_rise, g.turn_over = 0, 0, 1


# Who is who


@rule
def clockwise(box, seat, places):
    """The seat so many places further round the table, once round at most (TL-Q04)."""
    further = seat + places
    return further - box.seats if further >= box.seats else further


@rule
def has_left(g, seat):
    """Whether this player has quit (TL-Q41)."""
    return g.gone >> seat & 1 == 1


@rule
def players_in(box, g):
    """How many stand below YOU LOSE (TL-Q19)."""
    n = 0
    for seat in range(box.seats):
        if g.row[seat] < LOSE:
            n += 1
    return n


@rule
def stands_before(g, one, other):
    """Whether one ranks before the other: lower row, then more points; among the out, the later arrival (TL-Q21, TL-Q31)."""
    if g.row[one] == LOSE and g.row[other] == LOSE:
        return g.fell[one] > g.fell[other]
    if g.row[one] != g.row[other]:
        return g.row[one] < g.row[other]
    return g.points[one] > g.points[other]


@rule
def leader(box, g):
    """The seat in front (TL-001, TL-Q31)."""
    best = 0
    for seat in range(1, box.seats):
        if stands_before(g, seat, best):
            best = seat
    return best


@rule
def result(box, g, score):
    """Placing, ties shared; the score is how many players one stands before (TL-001, TL-Q21, TL-Q31)."""
    for seat in range(box.seats):
        ahead, behind = 0, 0
        for other in range(box.seats):
            if stands_before(g, other, seat):
                ahead += 1
            if stands_before(g, seat, other):
                behind += 1
        score[0, seat] = 1 + ahead
        score[1, seat] = behind


# Prices and what forbids an action: 0 or a member of Why


@rule
def sales_tax(box, g, seat, target):
    """One extra point for pushes, pulls and steals by or on level 2, on the rows of this moment (TL-028, TL-029, TL-030, TL-Q07, TL-Q12, TL-Q37)."""
    sides = box.taxed_on_sales[g.row[seat]] + box.taxed_on_sales[g.row[target]]
    if sides == 2 and not box.tax_stacks:
        sides = 1
    return sides * box.sales_tax


@rule
def price(box, g, seat, target, base):
    """An action's price with its sales tax; a free action may be free of it (TL-010, TL-Q11)."""
    if base == 0 and not box.free_taxed:
        return 0
    return base + sales_tax(box, g, seat, target)


@rule
def cannot_act(box, g, seat, base):
    """A free action needs an unused wild 1; START may be forbidden to act (TL-010, TL-Q10, TL-Q43)."""
    if base == 0 and not (g.unused and g.wild == Wild.FREE_HAND):
        return Why.NO_FREE_HAND
    if g.row[seat] == START and not box.start_acts:
        return Why.ON_START
    return 0


@rule
def cannot_push(box, g, seat, target, base):
    """Anybody below YOU LOSE, oneself too but not off the last rung, for its full price in hand (TL-019, TL-022, TL-023, TL-Q14, TL-Q15)."""
    if g.row[target] == LOSE:
        return Why.TARGET_OUT
    if seat == target and g.row[target] == TOP:
        return Why.LAST_RUNG
    if g.points[seat] < price(box, g, seat, target, base):
        return Why.POOR
    return 0


@rule
def cannot_be_pulled(box, g, target):
    """Nobody is pulled off START; from YOU LOSE only who has not quit, where rescue is allowed (TL-Q15, TL-Q16, TL-Q41, TL-Q46)."""
    if g.row[target] == START:
        return Why.TARGET_ON_START
    if g.row[target] == LOSE and has_left(g, target):
        return Why.GONE
    if g.row[target] == LOSE and not box.rescue:
        return Why.NO_RESCUE
    return 0


@rule
def cannot_pull(box, g, seat, target):
    """A pull needs its full price in hand (TL-020, TL-023, TL-Q14, TL-Q44)."""
    why = cannot_be_pulled(box, g, target)
    if why == 0 and g.points[seat] < price(box, g, seat, target, box.pull_price):
        return Why.POOR
    return why


@rule
def cannot_appeal(box, g, seat, target, others):
    """An appeal to the union: only the halved price is in hand, and others or oneself could halve it (TL-Q33, TL-Q44)."""
    why = cannot_be_pulled(box, g, target)
    if why != 0:
        return why
    if g.points[seat] >= price(box, g, seat, target, box.pull_price):
        return Why.RICH_ENOUGH
    halved = price(box, g, seat, target, box.pull_halved)
    if g.points[seat] < halved:
        return Why.POOR
    if g.appealed >> target & 1:
        return Why.APPEALED
    if not others and not may_help(box, g, Phase.HALVE_PULL, seat, halved):
        return Why.NO_UNION
    return 0


@rule
def cannot_steal(box, g, seat, target, base):
    """Only from another player below level 3 who holds something; the price comes from one's own hand (TL-021, TL-031, TL-Q14, TL-Q18, TL-Q34, TL-Q35)."""
    if seat == target:
        return Why.YOURSELF
    if not box.robbed[g.row[target]]:
        return Why.PROTECTED
    if g.points[target] == 0:
        return Why.PENNILESS
    if g.points[seat] < price(box, g, seat, target, base):
        return Why.POOR
    return 0


@rule
def cannot_step_down(g, seat):
    """One step down for an unused wild 2, nowhere from START (TL-011, TL-Q09)."""
    if not (g.unused and g.wild == Wild.STEP_BACK):
        return Why.NO_STEP_BACK
    if g.row[seat] == START:
        return Why.TARGET_ON_START
    return 0


@rule
def cannot_target(box, g, seat, action):
    """Why an action on a target is forbidden now (TL-024, TL-025)."""
    target = (action - Move.PUSH) % SEATS
    if target >= box.seats:
        return Why.NO_SUCH_SEAT
    free = action >= Move.FREE_PUSH
    why = cannot_act(box, g, seat, 0 if free else 1)
    if why != 0:
        return why
    if action < Move.PULL:
        return cannot_push(box, g, seat, target, box.push_price)
    if action < Move.APPEAL:
        return cannot_pull(box, g, seat, target)
    if action < Move.STEAL:
        return cannot_appeal(box, g, seat, target, others_may_halve(box, g, seat))
    if action < Move.FREE_PUSH:
        return cannot_steal(box, g, seat, target, box.steal_price)
    if action < Move.FREE_STEAL:
        return cannot_push(box, g, seat, target, 0)
    return cannot_steal(box, g, seat, target, 0)


@rule
def why_not(box, g, seat, action):
    """0 where this seat may take this action now (TL-024, TL-026)."""
    if seat >= box.seats or not is_asked(g, seat):
        return Why.NOT_ASKED
    now = phase(g)
    if now == Phase.ACTION:
        if action == Move.END_TURN:
            return 0
        if action == Move.STEP_DOWN:
            return cannot_step_down(g, seat)
        return cannot_target(box, g, seat, action) if action < Move.UNION_HELP else Why.OTHER_QUESTION
    if now == Phase.RETURN:
        return 0 if action >= Move.COME_BACK else Why.OTHER_QUESTION
    return 0 if Move.UNION_HELP <= action <= Move.UNION_PASS else Why.OTHER_QUESTION


@rule
def legal(box, g, seat, out):
    """All actions that this seat may take now, ascending."""
    if not is_asked(g, seat):
        return 0
    now = phase(g)
    if now != Phase.ACTION:
        first = Move.COME_BACK if now == Phase.RETURN else Move.UNION_HELP
        out[0] = first
        out[1] = first + 1
        return 2
    out[0] = Move.END_TURN
    n = 1
    if cannot_step_down(g, seat) == 0:
        out[n] = Move.STEP_DOWN
        n += 1
    if cannot_act(box, g, seat, 1) != 0:
        return n
    points = g.points[seat]
    if points >= box.push_price:
        for target in range(box.seats):
            if cannot_push(box, g, seat, target, box.push_price) == 0:
                out[n] = Move.PUSH + target
                n += 1
    if points >= box.pull_price:
        for target in range(box.seats):
            if cannot_pull(box, g, seat, target) == 0:
                out[n] = Move.PULL + target
                n += 1
    if box.pull_halved <= points < box.pull_price + 2 * box.sales_tax:
        others = others_may_halve(box, g, seat)
        for target in range(box.seats):
            if cannot_appeal(box, g, seat, target, others) == 0:
                out[n] = Move.APPEAL + target
                n += 1
    if points >= box.steal_price:
        for target in range(box.seats):
            if cannot_steal(box, g, seat, target, box.steal_price) == 0:
                out[n] = Move.STEAL + target
                n += 1
    if cannot_act(box, g, seat, 0) != 0:
        return n
    for target in range(box.seats):
        if cannot_push(box, g, seat, target, 0) == 0:
            out[n] = Move.FREE_PUSH + target
            n += 1
    for target in range(box.seats):
        if cannot_steal(box, g, seat, target, 0) == 0:
            out[n] = Move.FREE_STEAL + target
            n += 1
    return n


# Taking actions


@rule
def apply(box, g, seat, action):
    """Carry out one legal action and all that follows from it."""
    now = phase(g)
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
        rise_by_die(box, g, seat)
        if not g.turn_over and g.over == 0:
            end_turn(g)
        return
    if action == Move.STEP_DOWN:
        g.unused = 0
        g.row[seat] -= 1
        tell(g, Told.STEPPED_DOWN, seat, g.row[seat])
        return
    target = (action - Move.PUSH) % SEATS
    if action < Move.PULL:
        push(box, g, seat, target, box.push_price)
    elif action < Move.APPEAL:
        pull(box, g, seat, target, price(box, g, seat, target, box.pull_price))
    elif action < Move.STEAL:
        pull(box, g, seat, target, -1)
    elif action < Move.FREE_PUSH:
        steal(box, g, seat, target, box.steal_price)
    elif action < Move.FREE_STEAL:
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
    if not open_window(box, g, Phase.STOP_PUSH, target, paid, base):
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
    if not open_window(box, g, Phase.HALVE_PULL, target, halved, full):
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


# The union


@rule
def may_help(box, g, what, helper, halved):
    """Who can take this union action: on a union row now, with its price in hand (TL-033, TL-037, TL-Q07, TL-Q28, TL-Q29, TL-Q36, TL-Q42, TL-Q44)."""
    if not box.union[g.row[helper]] or g.points[helper] < box.union_price or not box.unions_asked:
        return False
    if what == Phase.IGNORE_HEALTH:
        return box.health_for_any or helper == g.active
    if helper != g.active:
        return True
    return what == Phase.HALVE_PULL and g.points[helper] >= box.union_price + halved


@rule
def next_union(box, g, what, seat, halved, after):
    """The next who may be asked: the active player first, then clockwise, each once; -1 when none is left (TL-026, TL-Q32)."""
    for i in range(after, box.seats):
        helper = clockwise(box, seat, i)
        if may_help(box, g, what, helper, halved):
            return helper
    return -1


@rule
def others_may_halve(box, g, seat):
    """Whether somebody else in a union has a point to spare for a pull of this seat (TL-Q33, TL-Q36)."""
    return next_union(box, g, Phase.HALVE_PULL, seat, 0, 1) >= 0


@rule
def open_window(box, g, what, target, b, c):
    """Ask the first union player who can react; False where nobody can (TL-026, TL-Q32)."""
    helper = next_union(box, g, what, g.active, b, 0)
    if helper < 0:
        return False
    ask(g, what, 1 << helper, target, b, c)
    return True


@rule
def answer_window(box, g, helper, helps):
    """The first who pays closes the window; a pass asks the next (TL-033, TL-037, TL-Q32)."""
    what, target, b, c = phase(g), note(g, A), note(g, B), note(g, C)
    seat = g.active
    close(g)
    if not helps:
        following = next_union(box, g, what, seat, b, (helper - seat) % box.seats + 1)
        if following >= 0:
            ask(g, what, 1 << following, target, b, c)
            return
    else:
        g.points[helper] -= box.union_price
    if what == Phase.IGNORE_HEALTH:
        if helps:
            tell(g, Told.IGNORED, helper, target, g.row[helper])
        settle_roll(box, g, seat, helps)
    elif what == Phase.STOP_PUSH:
        if helps:
            stop_push(box, g, seat, target, helper, b, c)
        else:
            finish_push(box, g, seat, target)
    else:
        if helps:
            tell(g, Told.HALVED, seat, target, helper, g.row[helper])
        finish_pull(g, seat, target, b if helps else c)


# Quitting and soundness


@rule
def leave(box, g, seat):
    """Who quits passes, ends an own turn or a window about himself, and stands on YOU LOSE for good (TL-Q41, TL-Q47)."""
    if g.over or has_left(g, seat):
        return
    if is_asked(g, seat) and seat != g.active:
        answer_window(box, g, seat, False)
    if g.over == 0:
        tell(g, Told.LEFT, seat)
        g.gone |= 1 << seat
        if seat == g.active:
            end_turn(g)
        elif (phase(g) == Phase.STOP_PUSH or phase(g) == Phase.HALVE_PULL) and note(g, A) == seat:
            close(g)
        if g.row[seat] < LOSE:
            go_out(box, g, seat)
        else:
            g.falls += 1
            g.fell[seat] = g.falls
        play_on(box, g)


@rule
def sound(box, g):
    """1: somebody owes; 2: off the ladder; 3: asked while over, or nobody is asked; 4: an out player without a moment."""
    for seat in range(box.seats):
        if g.points[seat] < 0:
            return 1
        if g.row[seat] < START or g.row[seat] > LOSE:
            return 2
        if (g.row[seat] == LOSE) and g.fell[seat] == 0:
            return 4
    if (g.over == 1) == (g.pending != 0):
        return 3
    return 0
