"""Before the first turn: the initial roll, signs, order, money, decks and, where the table wants it, dealt deeds."""

from lopsided.engine.decks import add_card, shuffle_deck
from lopsided.engine.dice import draw, roll, seal
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.people import count_rights
from lopsided.games.unequalopolis.rules.turn import play_on
from lopsided.games.unequalopolis.state import BANK, DEALING, DECK_COUNT, DECKS, DEEDS, FIRST_ROLL, KEY, LOTS, SEATS, SIGNS, STREET_GROUPS, Sign, Stage, Told

REROLLS = 2 * SEATS  # so many are rolled among equals; then lots are drawn (UQ-Q01)


@rule
def setup(box, g, seed):
    """Decks, rolls, signs, money; all tokens on the Bank, and the first player picks one (UQ-001, UQ-003..008, UQ-012..016)."""
    seal(g, seed)
    g.crops, g.warehouses = box.crops, box.warehouses
    for card in range(box.cards):
        add_card(g.decks, box.deck[card], card)
    for deck in range(DECK_COUNT):
        shuffle_deck(g, DECKS + deck, g.decks, deck)
    roll_for_order(box, g)
    give_signs(box, g)
    g.bank = box.money
    for place in range(box.seats):
        seat = g.order[place]
        g.cash[seat] = box.start_money[g.sign[seat]]
        g.bank -= g.cash[seat]
        count_rights(box, g, seat)
        tell(g, Told.SIGN, seat, g.sign[seat], place + 1)
        tell(g, Told.MONEY, seat, g.cash[seat], box.start_money[Sign.MAN], g.cash[seat] < box.start_money[Sign.MAN])
    tell(g, Told.BANKER, banker(box, g))
    deal(box, g, Sign.WOMAN)
    deal(box, g, Sign.MAN)
    g.active, g.stage = g.order[0], Stage.TOKENS
    play_on(box, g)


@rule
def throw_two(box, g, seat):
    """Both dice for the order (UQ-005, UQ-Q122)."""
    return roll(g, FIRST_ROLL + seat, box.sides) + roll(g, FIRST_ROLL + seat, box.sides)


@rule
def host(box, g):
    """Who takes the Bank without a roll, if anybody (UQ-011, UQ-Q02)."""
    return BANK if box.random_signs else box.host_banker - 1


@rule
def roll_for_order(box, g):
    """The highest first; equals roll again among themselves, and draw lots once they have rolled often enough (UQ-005, UQ-015, UQ-Q01)."""
    for seat in range(box.seats):
        if seat != host(box, g):
            g.score[seat] = throw_two(box, g, seat)
            g.laid[seat] = g.score[seat]
            tell(g, Told.SCORED, seat, g.score[seat])
    spare, level = REROLLS, level_seats(box, g)
    while level != 0:
        count = 0
        for seat in range(box.seats):
            count += level >> seat & 1
        spare -= count
        part(box, g, level, count, spare >= 0)
        level = level_seats(box, g)
    line_up(box, g)


@rule
def above(box, g, seat):
    """How many have more; a host who has not rolled has least."""
    count = 0
    for other in range(box.seats):
        if g.laid[other] > g.laid[seat]:
            count += 1
    return count


@rule
def level_seats(box, g):
    """Who has as much as another one, a mask; a host who has not rolled has least."""
    mask = 0
    for seat in range(box.seats):
        for other in range(box.seats):
            if other != seat and g.laid[other] == g.laid[seat]:
                mask |= 1 << seat
    return mask


@rule
def part(box, g, level, count, by_dice):
    """Who is level with somebody rolls again, or draws one of as many lots; this settles places inside the tie only (UQ-Q01)."""
    lots = (1 << count) - 1
    if not by_dice:
        tell(g, Told.LOTS)
    for seat in range(box.seats):
        g.space[seat] = box.seats - above(box, g, seat)
    for seat in range(box.seats):
        g.laid[seat] = g.space[seat] * KEY
        g.space[seat] = 0
        if level >> seat & 1 and by_dice:
            again = throw_two(box, g, seat)
            g.laid[seat] += again
            tell(g, Told.TIED, seat, again)
        elif level >> seat & 1:
            lot = draw_lot(g, lots, count)
            g.laid[seat] += lot
            lots &= ~(1 << lot)
            count -= 1


@rule
def draw_lot(g, lots, left):
    """One of the lots that are left, from 0 (UQ-Q01)."""
    pick, lot = draw(g, LOTS, left), 0
    while pick > 0 or not lots >> lot & 1:
        pick -= lots >> lot & 1
        lot += 1
    return lot


@rule
def line_up(box, g):
    """The turn order; a host who has not rolled is the last of the men (UQ-011, UQ-015, UQ-Q02)."""
    the_host = host(box, g)
    men = box.seats // 2
    for seat in range(box.seats):
        if seat == the_host:
            place = men - 1
        else:
            place = above(box, g, seat)
            if the_host != BANK and place >= men - 1:
                place += 1
        g.place[seat] = place
        g.order[place] = seat
    for seat in range(box.seats):
        g.laid[seat] = 0
    if the_host != BANK:
        tell(g, Told.HOST, the_host)


@rule
def give_signs(box, g):
    """The higher half are men, with an odd number one woman more; in `equal` by lot (UQ-006, UQ-007, UQ-009)."""
    men = box.seats // 2
    for place in range(box.seats):
        seat = g.order[place]
        left = box.seats - place
        man = draw(g, SIGNS, left) < men if box.random_signs else men > 0
        g.sign[seat] = Sign.MAN if man else Sign.WOMAN
        men -= 1 if man else 0


@rule
def banker(box, g):
    """The last of the men has the title of banker; the bank runs by itself (UQ-010, UQ-012)."""
    found = 0
    for place in range(box.seats):
        if g.sign[g.order[place]] == Sign.MAN:
            found = g.order[place]
    return found


@rule
def deal(box, g, sign):
    """So many free deeds for each of a sign, in turn order; women get only what they may own (UQ-114, UQ-Q80, UQ-Q81)."""
    each = min(box.deal, DEEDS // box.seats)
    for place in range(box.seats):
        seat = g.order[place]
        for _ in range(each if g.sign[seat] == sign else 0):
            left = 0
            for deed in range(DEEDS):
                left += 1 if may_be_dealt(box, g, sign, deed) else 0
            pick = draw(g, DEALING, left)
            for deed in range(DEEDS):
                if may_be_dealt(box, g, sign, deed):
                    if pick == 0:
                        g.owner[deed] = seat + 1
                        tell(g, Told.DEALT, seat, deed)
                    pick -= 1


@rule
def may_be_dealt(box, g, sign, deed):
    """An unowned deed; for women a street (UQ-114, UQ-Q80)."""
    return g.owner[deed] == 0 and (box.dealt_restricted[sign] or box.group[deed] < STREET_GROUPS)
