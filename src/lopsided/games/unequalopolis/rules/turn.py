"""A turn from its start to the next player's: rolling, landing, prison, buying, and the window between turns.

Nothing here is nested: a step changes the state, and `play_on` asks or does what is open, in the ledger's order, until somebody must
decide: the waiver's window, a trade, fees on deeds received, an auction, a shortage, lots, a debt, the next payment of a card, the turn.
"""

from lopsided.engine.decisions import ask, close
from lopsided.engine.dice import roll
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.auction import open_auction, run_auction, run_contest, run_placing
from lopsided.games.unequalopolis.rules.cards import advance, country_over, draw_and_do, draw_country, empower, jail, use_up
from lopsided.games.unequalopolis.rules.debt import next_due, owe, received, run_debt
from lopsided.games.unequalopolis.rules.ending import end_game
from lopsided.games.unequalopolis.rules.land import can_develop, give_deed, may_own, rent
from lopsided.games.unequalopolis.rules.people import after, binds, card_with, free, law, lives, may, next_in, others, pay_bank, shut_out
from lopsided.games.unequalopolis.rules.trade import run_tray
from lopsided.games.unequalopolis.state import BANK, DIE_A, DIE_B, OFFERS, PAIR, Cause, Deck, End, Law, Over, Phase, Right, Sign, Space, Stage, Tag, Told


@rule
def play_on(box, g):
    """One thing at a time, in the order in which they arose, until somebody must decide (UQ-Q105, S3)."""
    while g.pending == 0 and g.over == 0:
        if g.window > 0:
            ask(g, Phase.WAIVER, 1 << g.window - 1)
        elif g.tray > 0:
            run_tray(g)
        elif g.fees != 0:
            ask(g, Phase.RECEIPT, 1 << g.owner[received(g)] - 1)
        elif g.placing > 0:
            run_placing(box, g)
        elif g.lot > 0:
            run_auction(box, g)
        elif g.wanted > 0:
            run_contest(box, g)
        elif g.lots != 0:
            next_lot(box, g)
        elif g.first_fall > 0:
            end_game(box, g, End.FIRST_FALL)
        elif g.debtor > 0:
            run_debt(box, g)
        elif g.due != 0:
            next_due(box, g)
        else:
            go_on(box, g)


@rule
def next_lot(box, g):
    """Lots are auctioned one by one in board order, from the player after the bankrupt one (UQ-040, UQ-109, UQ-Q67)."""
    deed = 0
    while not g.lots >> deed & 1:
        deed += 1
    g.lots &= ~(1 << deed)
    open_auction(box, g, deed, g.lots_after, 0, BANK)


@rule
def go_on(box, g):
    """The turn takes its course (UQ-017, S1)."""
    seat, stage = g.active, g.stage
    if stage == Stage.MANAGE1 or stage == Stage.MANAGE2:
        ask(g, Phase.MANAGE, 1 << seat)
    elif stage == Stage.ROLL:
        roll_and_move(box, g, seat)
    elif stage == Stage.LAND:
        resolve(box, g, seat)
    elif stage == Stage.CLAIM:
        claim_comes_up(box, g, seat)
    elif stage == Stage.END:
        end_turn(box, g)
    elif stage == Stage.BETWEEN:
        between_turns(box, g)
    elif stage == Stage.NEXT:
        next_turn(box, g)
    elif stage == Stage.START:
        begin_turn(box, g, seat)
    elif stage == Stage.WOKEN:
        wake(box, g, seat)
    elif stage == Stage.BUY:
        ask(g, Phase.BUY, 1 << seat)
    elif stage == Stage.DOUBLES_BUY:
        land_with_doubles(g, seat)
    elif stage == Stage.PRISON:
        ask(g, Phase.PRISON, 1 << seat)
    elif stage == Stage.RELEASE:
        release(box, g, seat)
    else:
        next_token(box, g)


@rule
def next_token(box, g):
    """Tokens are picked in the order of the scores; then the first turn begins (UQ-008, UQ-018)."""
    for place in range(box.seats):
        seat = g.order[place]
        if g.token[seat] == 0:
            ask(g, Phase.TOKEN, 1 << seat)
            return
    g.round, g.stage = 1, Stage.START
    tell(g, Told.ROUND, 1)


# From one turn to the next


@rule
def next_turn(box, g):
    """The next living player's turn; a dead one's Country card ends as their turn would have come (UQ-015, UQ-018, UQ-084, UQ-Q10, UQ-Q45)."""
    seat = g.active
    while True:
        if g.place[seat] == box.seats - 1:
            new_round(box, g)
            if g.over:
                return
        seat = after(box, g, seat, 1)
        if lives(g, seat):
            break
        if g.drawer == seat:
            country_over(box, g, Over.TURN)
    g.active = seat
    g.stage = Stage.START


@rule
def new_round(box, g):
    """The pass returns to the top of the order; whether the game ends there (UQ-018, UQ-119, UQ-121, UQ-Q83, UQ-Q84)."""
    if g.round == box.time_limit:
        end_game(box, g, End.TIME)
    elif g.round == box.max_rounds:
        end_game(box, g, End.LIMIT)
    else:
        g.round += 1
        tell(g, Told.ROUND, g.round)


@rule
def begin_turn(box, g, seat):
    """The own Country card ends; a waiver may be played before a turn is lost (UQ-017, UQ-084, UQ-Q43, UQ-Q49)."""
    g.faced = g.grown = 0
    g.managed = g.offers = g.streak = g.extra = g.first = g.second = g.total = 0
    for i in range(min(g.made, OFFERS)):
        for column in range(PAIR + 1):
            g.past[i, column] = 0
    g.made = 0
    tell(g, Told.TURN, seat)
    if g.drawer == seat:
        country_over(box, g, Over.TURN)
    g.stage = Stage.WOKEN
    if law(box, g) != Law.NONE and card_with(box, g, seat, Tag.WAIVER) >= 0:
        g.window = seat + 1


@rule
def wake(box, g, seat):
    """A turn is lost at night or to be sat out; both run at the same time (UQ-030, UQ-088, UQ-Q18, UQ-Q41, UQ-Q42)."""
    night = binds(box, g, seat, Law.NIGHT)
    if not night and g.skips[seat] == 0:
        g.stage = Stage.MANAGE1
        return
    if g.skips[seat] > 0:
        g.skips[seat] -= 1
    tell(g, Told.LOST_TURN, seat, 1 if night else 0)
    g.stage = Stage.END


@rule
def end_turn(box, g):
    """The streak is over; the others may build (UQ-051, UQ-124, UQ-Q58)."""
    g.streak = g.extra = 0
    g.between = others(box, g, g.active)
    g.stage = Stage.BETWEEN


@rule
def between_turns(box, g):
    """Each other player who can build is asked once, in turn order (UQ-124, UQ-Q44, UQ-Q102)."""
    while g.between != 0:
        seat = next_in(box, g, g.active, g.between)
        if can_develop(box, g, seat):
            ask(g, Phase.BETWEEN, 1 << seat)
            return
        g.between &= ~(1 << seat)
    g.stage = Stage.NEXT


# Rolling


@rule
def throw(box, g, seat, one_die):
    """Two dice, each from a stream of its own; a die that stays in the hand uses up its number (UQ-019, UQ-Q122, C07)."""
    g.first, g.second = roll(g, DIE_A + seat, box.sides), 0
    if one_die:
        g.drawn[DIE_B + seat] += 1
    else:
        g.second = roll(g, DIE_B + seat, box.sides)
    g.total = g.first + g.second
    tell(g, Told.ROLLED, seat, g.first, g.second, g.total)


@rule
def roll_and_move(box, g, seat):
    """Doubles bring a woman an Empowerment card, and another roll or prison (UQ-019..022, UQ-090, UQ-Q11, UQ-Q54, UQ-Q58, UQ-Q99)."""
    throw(box, g, seat, binds(box, g, seat, Law.ON_FOOT))
    g.extra = 0
    if g.first == g.second:
        g.streak += 1
        tell(g, Told.DOUBLES, seat, g.streak)
        empower(box, g, seat)
        if g.streak == box.doubles[g.sign[seat]]:
            jail(box, g, seat, 1)
            return
        g.extra = 1
    advance(box, g, seat, g.total)


# Prison


@rule
def pay_fine(box, g, seat):
    """The fine frees once it is paid; who must pay it and cannot raises the cash (UQ-096, UQ-099, UQ-100, UQ-Q51, UQ-Q57)."""
    owe(g, seat, BANK, box.fine, box.fine, Cause.FINE, 0)


@rule
def use_release_card(box, g, seat):
    """A Get out of prison card frees and goes under its deck (UQ-096, UQ-104, UQ-Q57)."""
    tell(g, Told.USED, seat, use_up(box, g, seat, Tag.JAIL_FREE))
    free(g, seat, 2)


@rule
def try_doubles(box, g, seat):
    """Doubles free and move, without another roll; the last failure must be paid for (UQ-096..099, UQ-116, UQ-Q11, UQ-Q27, UQ-Q54, UQ-Q113)."""
    throw(box, g, seat, False)
    if g.first == g.second:
        if box.empower_in_prison:
            empower(box, g, seat)
        free(g, seat, 0)
        advance(box, g, seat, g.total)
        return
    g.prison[seat] += 1
    tell(g, Told.FAILED, seat, g.prison[seat] - 1)
    g.stage = Stage.END if g.prison[seat] <= box.attempts else Stage.RELEASE


@rule
def release(box, g, seat):
    """After the last failure: pay or use a card, then a fresh roll in this turn or the next (UQ-099, UQ-Q53, UQ-Q56, UQ-Q57)."""
    if card_with(box, g, seat, Tag.JAIL_FREE) >= 0:
        ask(g, Phase.RELEASE, 1 << seat)
        return
    pay_fine(box, g, seat)
    after_release(box, g)


@rule
def after_release(box, g):
    """The fresh roll, at once or next turn (UQ-Q53)."""
    g.stage = Stage.END if box.roll_next_turn else Stage.ROLL


# Landing


@rule
def resolve(box, g, seat):
    """What the space says (UQ-017, UQ-025..029, UQ-073, UQ-082, UQ-094, UQ-105)."""
    space = g.space[seat]
    kind = box.space[space]
    g.stage = Stage.MANAGE2
    if box.deed_at[space] > 0:
        land_on_deed(box, g, seat, box.deed_at[space] - 1)
    elif kind == Space.BOUNTY:
        draw_and_do(box, g, seat, Deck.BOUNTY)
    elif kind == Space.LUCKY:
        draw_and_do(box, g, seat, Deck.LUCKY)
    elif kind == Space.COUNTRY:
        draw_country(box, g, seat)
    elif kind == Space.TAX:
        full = box.tax[space]
        owe(g, seat, BANK, full * 2 if binds(box, g, seat, Law.TAXED_TWICE) else full, full, Cause.TAX, 0)
    elif kind == Space.TO_PRISON:
        jail(box, g, seat, 0)
    elif kind == Space.PARK:
        visit_park(box, g, seat)
    else:
        tell(g, Told.VISIT, seat, space)


@rule
def visit_park(box, g, seat):
    """A woman alone on the Park loses her next turn (UQ-027..029, UQ-Q38..40)."""
    if may(g, seat, Right.PARK):
        tell(g, Told.VISIT, seat, g.space[seat])
        return
    company = 0
    for other in range(box.seats):
        if other != seat and lives(g, other) and g.space[other] == g.space[seat] and (g.sign[other] == Sign.MAN or not box.park_men_only):
            company = 1
    if company == 0:
        g.skips[seat] += 1
    tell(g, Told.PARK, seat, company)


@rule
def land_on_deed(box, g, seat, deed):
    """Unowned: buy, claim or nothing; owned: rent, unless one's own, mortgaged, or of a woman in prison (UQ-031, UQ-036, UQ-043, UQ-044, UQ-Q50)."""
    owner = g.owner[deed] - 1
    if owner == BANK:
        land_on_unowned(box, g, seat, deed)
    elif owner == seat:
        tell(g, Told.OWN, seat, deed)
    elif g.mortgaged >> deed & 1:
        tell(g, Told.IDLE, seat, deed)
    elif shut_out(g, owner) and not box.prison_rent:
        tell(g, Told.RENT_LOST, seat, owner, deed)
    else:
        due = rent(box, g, deed, seat)
        if box.space[g.space[seat]] == Space.RAILROAD and binds(box, g, seat, Law.ESCORT):
            tell(g, Told.FARE, seat, due, due // 2, deed)
        owe(g, seat, owner, due, due, Cause.RENT, deed)


@rule
def land_on_unowned(box, g, seat, deed):
    """A man may buy at once; a woman claims, buys instead of rolling again, or may not own it (UQ-031, UQ-035..037, UQ-093, UQ-Q17, UQ-Q22..27, S2)."""
    if not may_own(box, g, seat, deed):
        tell(g, Told.BARRED, seat, deed)
        if box.restricted_auction:
            open_auction(box, g, deed, seat, 1, BANK)
    elif binds(box, g, seat, Law.NO_PURCHASE):
        tell(g, Told.NO_CLAIM, seat, deed, 0)
    elif may(g, seat, Right.PERMISSION):
        g.stage = Stage.BUY
    elif g.extra:
        g.stage = Stage.DOUBLES_BUY
    elif not binds(box, g, seat, Law.STAMP_FEE):
        make_claim(box, g, seat, deed)
    elif g.cash[seat] < box.stamp_fee:
        tell(g, Told.NO_CLAIM, seat, deed, 1)
    else:
        pay_bank(g, seat, box.stamp_fee)
        tell(g, Told.STAMPED, seat, deed, box.stamp_fee)
        make_claim(box, g, seat, deed)


@rule
def land_with_doubles(g, seat):
    """The deed or the roll; with permission, even one that came just now, both (UQ-035, UQ-Q26, UQ-Q126)."""
    if may(g, seat, Right.PERMISSION):
        g.stage = Stage.BUY
    else:
        ask(g, Phase.DOUBLES_BUY, 1 << seat)


@rule
def make_claim(box, g, seat, deed):
    """She waits for permission; it reserves nothing (UQ-031, UQ-033, UQ-Q22)."""
    g.claim[seat] = deed + 1
    tell(g, Told.CLAIMED, seat, deed, box.price[deed])


# Buying


@rule
def buy(box, g, seat, deed):
    """A deed from the bank at list price (UQ-032, UQ-036)."""
    pay_bank(g, seat, box.price[deed])
    tell(g, Told.BOUGHT, seat, deed, box.price[deed], g.claim[seat] == deed + 1)
    give_deed(box, g, deed, seat)


@rule
def decline(box, g, seat, deed):
    """Who could buy and does not lets the bank auction it, and may bid (UQ-034, UQ-038)."""
    tell(g, Told.DECLINED, seat, deed, box.price[deed], g.claim[seat] == deed + 1)
    g.claim[seat] = 0
    open_auction(box, g, deed, seat, 1, BANK)


@rule
def roll_again(box, g, seat, deed):
    """She gives the deed up for another roll; no auction, unless the table wants one without her (UQ-035, UQ-Q25)."""
    tell(g, Told.ROLLED_ON, seat, deed)
    if box.renounce_auction:
        open_auction(box, g, deed, seat, 1, seat)


@rule
def claim_comes_up(box, g, seat):
    """Just before her next roll she may buy what she waited for, if she still may (UQ-032, UQ-034, UQ-Q16, UQ-Q109, UQ-Q110, S2)."""
    g.stage = Stage.ROLL
    deed = g.claim[seat] - 1
    if deed < 0:
        return
    if binds(box, g, seat, Law.NO_PURCHASE) or not may_own(box, g, seat, deed):
        tell(g, Told.LAPSED, seat, deed)
    elif g.cash[seat] < box.price[deed]:
        decline(box, g, seat, deed)
    else:
        g.stage = Stage.CLAIM
        ask(g, Phase.CLAIM, 1 << seat)


@rule
def answer_claim(box, g, seat, buys):
    """Bought, or declined and auctioned; then she rolls (UQ-032, UQ-034)."""
    close(g)
    g.stage = Stage.ROLL
    deed = g.claim[seat] - 1
    if buys:
        buy(box, g, seat, deed)
    else:
        decline(box, g, seat, deed)
