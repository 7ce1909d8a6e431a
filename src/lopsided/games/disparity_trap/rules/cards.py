"""A card being played: whose turn it is to play it, the windows before and after the roll, and what it does."""

from lopsided.engine.decisions import ask
from lopsided.engine.dice import roll
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.disparity_trap.rules.ending import check_alone, check_together
from lopsided.games.disparity_trap.rules.pieces import (
    draw_to_hand,
    gain,
    go_back,
    help_other,
    hinder_other,
    influence_slot,
    lose,
    put_under,
    qualifies,
    show_card,
    take_skip,
    tier_of,
)  # fmt: skip
from lopsided.games.disparity_trap.state import CARD_DIE, EFFECTS, PUBLIC, Deck, Move, Phase, Position, Stage, Thing, Told, Verb, Who, Wish, is_shuffled

# Who plays


@rule
def begin_play(g, card, line):
    """A card is played by the seats of this mask, clockwise from the active player (DT-Q22, DT-Q82)."""
    g.card = card + 1
    g.row = card
    g.line = line
    g.stage = Stage.NEXT


@rule
def players_of(box, g, card):
    """Who plays a card: its player, or all who qualify; a Skip card keeps one from rolling and from penalties (DT-027, DT-110, DT-112, DT-Q88)."""
    if box.who[card] == Who.ONE:
        return 1 << g.active
    line = 0
    for seat in range(box.seats):
        barred = g.skip_card[seat] > 0 and (box.rolls[card] or box.penalty[card])
        if not barred and qualifies(box, g, seat, card):
            line |= 1 << seat
    return line


@rule
def tax_payers(box, g):
    """Everybody plays the Taxes card; who holds a Skip card only receives (DT-087, DT-112)."""
    line = 0
    for seat in range(box.seats):
        if g.skip_card[seat] == 0 or not box.penalty[box.tax[tier_of(box, g, seat)]]:
            line |= 1 << seat
    return line


@rule
def accused(box, g, card):
    """The lander and the closest eligible player on either side (DT-093, DT-094, DT-Q48, DT-Q81)."""
    line = 0
    if qualifies(box, g, g.active, card):
        line = 1 << g.active
    for step in range(2):
        for i in range(1, box.seats):
            seat = (g.active + (i if step == 0 else box.seats - i)) % box.seats
            if g.skip_card[seat] == 0 and qualifies(box, g, seat, card):
                line |= 1 << seat
                break
    return line


@rule
def next_play(box, g):
    """The next player of the card, or its end (DT-095, DT-096, DT-Q49, DT-Q92)."""
    if g.line == 0:
        end_step(box, g)
        return
    seat = g.active
    while g.line >> seat & 1 == 0:
        seat = (seat + 1) % box.seats
    g.line &= ~(1 << seat)
    g.target = seat
    g.die = 0
    g.extra = 0
    g.answered = 0
    if box.deck[g.row] == Deck.TAXES:
        g.row = box.tax[tier_of(box, g, seat)]
    g.reach = reach_of(box, g, g.row, seat)
    if not box.rolls[g.row]:
        g.stage = Stage.OUTCOME
    elif is_automatic(box, g):
        tell(g, Told.AUTOMATIC, seat, g.card - 1, step_of(box, g))
        g.stage = Stage.OUTCOME
    else:
        g.stage = Stage.INFLUENCE


@rule
def reach_of(box, g, row, seat):
    """The range for this player: that of the own Position, SD's once a vote has levelled the card (DT-030, DT-076, DT-Q72, DT-Q80)."""
    if is_level(box, g, row):
        return box.reach[row, Position.SD]
    return box.reach[row, g.position[seat]]


@rule
def is_level(box, g, row):
    """A vote on the card's tag has passed and stands (DT-076, DT-079, DT-Q36)."""
    return box.tag[row] >= 0 and g.level >> box.tag[row] & 1 == 1


@rule
def step_of(box, g):
    """1 or, for Justice, 2."""
    return 2 if g.row != g.card - 1 and box.deck[g.row] == Deck.JUSTICE else 1


@rule
def is_automatic(box, g):
    """A lander with two Justice tokens pays the first step without a roll, with three suffers both (DT-100, DT-101, DT-Q50)."""
    if box.deck[g.row] != Deck.JUSTICE or not (g.target == g.active or box.auto_for_all):
        return False
    return g.have[g.target, Thing.JUSTICE] >= (box.auto_pay if step_of(box, g) == 1 else box.auto_both)


@rule
def end_step(box, g):
    """Justice goes on to its second step for those still in it; else the card is done (DT-096)."""
    if g.onward != 0:
        g.row = box.second_step[g.row]
        g.line = g.onward
        g.onward = 0
        tell(g, Told.STEP, g.card - 1, 2)
        return
    end_card(box, g)


@rule
def end_card(box, g):
    """A used card goes under its deck; an Opportunity card is replaced and the turn goes on, after any other it ends (DT-041, DT-060, DT-062, DT-Q11)."""
    card = g.card - 1
    g.card = 0
    g.row = 0
    g.target = 0
    g.reach = 0
    g.die = 0
    g.extra = 0
    g.answered = 0
    g.stage = Stage.TURN_END
    if is_shuffled(box.deck[card]):
        put_under(g, box.deck[card], card, PUBLIC)
    if box.deck[card] == Deck.OPPORTUNITY:
        draw_to_hand(g, g.active)
        g.stage = Stage.MOVE


# Windows


@rule
def wants(g, seat):
    """Has not answered here; nor said, unless this is its own play, that it does not want to be asked (DT-Q100)."""
    return g.answered >> seat & 1 == 0 and (seat == g.target or (g.quiet | g.for_me) >> seat & 1 == 0)


@rule
def offer_influence(box, g):
    """Before the first roll everybody who could pay is asked once, clockwise from the active player, by public facts alone (DT-104, DT-Q32, DT-Q89..91)."""
    if box.influence and changes(box, g, g.target, g.row):
        for i in range(box.seats):
            seat = (g.active + i) % box.seats
            if wants(g, seat) and can_influence(box, g, seat):
                ask(g, Phase.INFLUENCE, 1 << seat)
                return
    g.stage = Stage.ROLL


@rule
def can_influence(box, g, seat):
    """The fee and a card in hand, whichever it is (DT-Q33, DT-Q57, DT-Q90)."""
    return g.cards[seat] > 0 and g.have[seat, Thing.PRIVILEGE] >= box.influence_cost


@rule
def roll_card(box, g):
    """One roll against the range; an unsuccessful one may be repeated (DT-030, DT-034, DT-Q13, DT-Q14, DT-Q19)."""
    g.answered = 0
    g.die = roll(g, CARD_DIE + g.target, box.sides)
    fits = 1 if g.die <= g.reach else 0
    tell(g, Told.ROLLED, g.target, g.card - 1, g.die, g.reach, fits)
    g.stage = Stage.EXTRA if fits == box.penalty[g.row] and is_worth_a_roll(box, g) else Stage.OUTCOME


@rule
def is_worth_a_roll(box, g):
    """Another roll could change something, and the limit is not reached (DT-Q15, DT-Q91)."""
    if box.max_rerolls > 0 and g.extra >= box.max_rerolls:
        return False
    if g.reach == (box.sides if box.penalty[g.row] else 0):
        return False
    return changes(box, g, g.target, g.row)


@rule
def changes(box, g, seat, row):
    """Whether a card's effect would change anything for this player (DT-Q91)."""
    for i in range(EFFECTS):
        verb, thing = box.verb[row, i], box.thing[row, i]
        if verb == Verb.GAIN and g.have[seat, thing] < box.most[thing]:
            return True
        if verb == Verb.LOSE and g.have[seat, thing] > 0:
            return True
        if verb == Verb.BACK and g.pawn[seat] > 0:
            return True
        if verb == Verb.SKIP and box.skip and g.skip_card[seat] == 0:
            return True
        if verb == Verb.PAY:
            return True
    return False


@rule
def offer_extra_roll(box, g):
    """The roller first, then clockwise, whoever can give another roll and has not said no (DT-034, DT-035, DT-Q16, DT-Q17)."""
    for i in range(box.seats):
        seat = (g.target + i) % box.seats
        if wants(g, seat) and (can_pay_roll(box, g, seat) or g.have[seat, Thing.POWER] > 0):
            ask(g, Phase.EXTRA_ROLL, 1 << seat)
            return
    g.stage = Stage.OUTCOME


@rule
def can_pay_roll(box, g, seat):
    """The three tokens, on any card with a range; on Justice unless the table says no (DT-034, DT-036, DT-103, DT-Q18)."""
    return g.have[seat, Thing.PRIVILEGE] >= box.extra_price and (box.privilege_on_justice or box.deck[g.row] != Deck.JUSTICE)


@rule
def settle_roll(box, g):
    """The last roll counts: an award is missed, a penalty spared, a Goal failed; or the card takes effect (DT-031..033, DT-057, DT-Q15)."""
    g.answered = 0
    if g.die > g.reach:
        if box.deck[g.row] == Deck.GOAL:
            fail_goal(box, g)
        else:
            tell(g, Told.SPARED if box.penalty[g.row] else Told.MISSED, g.target, g.card - 1)
        g.stage = Stage.NEXT
    elif box.power and box.penalty[g.row] and box.deck[g.row] != Deck.OPPORTUNITY and changes(box, g, g.target, g.row):
        g.stage = Stage.BLOCK
    else:
        g.stage = Stage.EFFECT


@rule
def fail_goal(box, g):
    """Back to the beginning of the tier that one could not leave; the space is not played (DT-057, DT-Q07, DT-Q99)."""
    tier = g.pawn[g.target] // box.tier_length
    g.pawn[g.target] = (tier - 1) * box.tier_length
    tell(g, Told.FAILED, g.target, tier, g.pawn[g.target])


@rule
def offer_block(box, g):
    """A Power token may keep a Justice, Taxes or Event penalty away: the victim is asked first, then clockwise (DT-083, DT-092, DT-099, DT-Q44, DT-Q45)."""
    for i in range(box.seats):
        seat = (g.target + i) % box.seats
        if wants(g, seat) and g.have[seat, Thing.POWER] > 0:
            ask(g, Phase.BLOCK, 1 << seat)
            return
    g.stage = Stage.EFFECT


@rule
def answer(box, g, seat, action, window):
    """What a player does in a window: act, let it be, or not want to be asked again."""
    if action == Move.ADD:
        influence(box, g, seat, 1)
    elif action == Move.TAKE:
        influence(box, g, seat, -1)
    elif action == Move.PAY:
        g.have[seat, Thing.PRIVILEGE] -= box.extra_price
        tell(g, Told.PAID_ROLL, seat, g.target, g.card - 1, box.extra_price)
        roll_again(g, seat)
    elif action == Move.POWER:
        g.have[seat, Thing.POWER] = 0
        if window == Phase.BLOCK:
            block(box, g, seat)
        else:
            tell(g, Told.POWER_ROLL, seat, g.target, g.card - 1)
            roll_again(g, seat)
    else:
        let_be(g, seat, action, window)


@rule
def let_be(g, seat, action, window):
    """Pass, once, for this turn, or for all plays of others until one says otherwise (DT-Q100)."""
    g.answered |= 1 << seat
    tell(g, Told.PASSED, seat, g.target, window)
    if action == Move.NOT_THIS_TURN:
        g.quiet |= 1 << seat
        tell(g, Told.WISHED, seat, Wish.NOT_THIS_TURN)
    elif action == Move.ONLY_FOR_ME:
        g.for_me |= 1 << seat
        tell(g, Told.WISHED, seat, Wish.ONLY_FOR_ME)


@rule
def influence(box, g, seat, by):
    """One number more or less for this play; the card is replaced and its fee paid (DT-104..107, DT-Q32..34, DT-Q63, DT-Q79)."""
    g.answered |= 1 << seat
    g.have[seat, Thing.PRIVILEGE] -= box.influence_cost
    put_under(g, Deck.OPPORTUNITY, show_card(g, seat, influence_slot(box, g, seat)), PUBLIC)
    g.reach += by
    tell(g, Told.INFLUENCED, seat, g.target, g.card - 1, by, g.reach)
    draw_to_hand(g, seat)
    if (by > 0) == (box.penalty[g.row] == 0):
        help_other(g, seat, g.target)
    else:
        hinder_other(g, seat, g.target)


@rule
def roll_again(g, seat):
    """Somebody gave the roller another roll, which cannot be refused (DT-035, DT-084..086, DT-107, DT-Q99)."""
    g.extra += 1
    help_other(g, seat, g.target)
    g.stage = Stage.ROLL


@rule
def block(box, g, seat):
    """A Power token blocks this outcome; a blocked first step frees from the second, but for automatic ones (DT-083, DT-085, DT-086, DT-099, DT-Q46)."""
    tell(g, Told.BLOCKED, seat, g.target, g.card - 1)
    help_other(g, seat, g.target)
    if box.second_step[g.row] > 0 and (box.step_a_continues or is_automatic(box, g)):
        g.onward |= 1 << g.target
    g.stage = Stage.NEXT


# What a card does


@rule
def take_effect(box, g):
    """The card's effect comes to its player (DT-031, DT-056, DT-095, DT-097, DT-Q47)."""
    g.stage = Stage.NEXT
    if box.second_step[g.row] > 0:
        g.onward |= 1 << g.target
    apply_effects(box, g, g.target, g.row)
    if box.deck[g.row] == Deck.GOAL:
        check_alone(box, g, g.target)
        if g.over == 0:
            check_together(box, g)


@rule
def apply_effects(box, g, seat, row):
    """Every effect in the order printed, or that there is none (DT-134)."""
    if not changes(box, g, seat, row):
        tell(g, Told.NOTHING, seat, g.card - 1)
        return
    for i in range(EFFECTS):
        verb, amount = box.verb[row, i], box.amount[row, i]
        if verb == Verb.GAIN:
            gain(box, g, seat, box.thing[row, i], amount, g.card - 1)
        elif verb == Verb.LOSE:
            lose(g, seat, box.thing[row, i], amount, g.card - 1)
        elif verb == Verb.BACK:
            go_back(g, seat, amount)
        elif verb == Verb.SKIP:
            take_skip(box, g, seat, amount)
        elif verb == Verb.PAY:
            pay_or_go_back(box, g, seat, box.thing[row, i], amount, box.otherwise[row, i])


@rule
def pay_or_go_back(box, g, seat, thing, amount, spaces):
    """Who has the whole fine pays it; who has not pays nothing and moves back (DT-095, DT-097, DT-Q47, DT-Q93)."""
    if g.have[seat, thing] >= amount:
        g.have[seat, thing] -= amount
        tell(g, Told.PAID, seat, amount, g.card - 1)
    else:
        tell(g, Told.UNPAID, seat, amount, g.card - 1, g.have[seat, thing])
        go_back(g, seat, spaces)


@rule
def roll_off(box, g, card):
    """One roll by the drawer against the first eligible player of the other Position to the left; without one the drawer wins (DT-118..121, DT-Q60, DT-Q61)."""
    g.card = card + 1
    rival, winner, die = rival_of(box, g, card), g.active, 0
    reach = box.sides // 2 if is_level(box, g, card) else box.reach[card, Position.SD]
    if rival >= 0:
        tell(g, Told.ROLLOFF, g.active, rival, card)
        die = roll(g, CARD_DIE + g.active, box.sides)
        drawer_wins = die <= reach if box.any_rival else (die <= reach) == (g.position[g.active] == Position.SD)
        winner = g.active if drawer_wins else rival
    tell(g, Told.ROLLOFF_WON, winner, card, die, reach)
    apply_effects(box, g, winner, card)
    end_card(box, g)


@rule
def rival_of(box, g, card):
    """The first player to the left of the other Position who qualifies and holds no Skip card, -1 none (DT-118, DT-119, DT-Q87)."""
    for i in range(1, box.seats):
        seat = (g.active + i) % box.seats
        other = box.any_rival or g.position[seat] != g.position[g.active]
        if other and g.skip_card[seat] == 0 and qualifies(box, g, seat, card):
            return seat
    return -1
