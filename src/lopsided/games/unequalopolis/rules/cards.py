"""Bounty, Lucky or Not, Country and Empowerment cards."""

from lopsided.engine.decks import UNDRAWN
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.debt import owe
from lopsided.games.unequalopolis.rules.people import (
    bank_sum,
    card_with,
    count_rights,
    first_man,
    law,
    lives,
    may,
    others,
    pay_out,
    put_back,
    share,
    take_top,
    waiver_holder,
)  # fmt: skip
from lopsided.games.unequalopolis.state import BANK, DEEDS, SPACES, WAREHOUSE, Cause, Deck, Law, Over, Right, Sign, Stage, Tag, Told, Verb, Who

# Moving: here, since cards move tokens too


@rule
def advance(box, g, seat, spaces):
    """Clockwise; on or past the Bank its sum is paid, once and first (UQ-019, UQ-023, UQ-024, UQ-077, UQ-Q37, UQ-Q98)."""
    origin = g.space[seat]
    arrive(g, seat, (origin + spaces) % SPACES, 0)
    if origin + spaces >= SPACES:
        due, full = bank_sum(box, g, seat), box.bank_sum[Sign.MAN]
        tell(g, Told.BANK, seat, pay_out(box, g, seat, due), full, due < full)


@rule
def arrive(g, seat, space, back):
    """The token stands on another space, and what is there comes next; a claim is left behind (UQ-125)."""
    tell(g, Told.MOVED, seat, space, g.space[seat], back)
    g.claim[seat] = 0
    g.space[seat] = space
    g.stage = Stage.LAND


@rule
def jail(box, g, seat, why):
    """Straight to prison, without the Bank's sum; the turn is over (UQ-094, UQ-095, UQ-125, UQ-Q113, UQ-Q114)."""
    g.space[seat] = box.prison
    g.prison[seat] = 1
    g.claim[seat] = 0
    g.stage = Stage.END
    tell(g, Told.JAILED, seat, why)


# Bounty, Lucky or Not


@rule
def draw_and_do(box, g, seat, deck):
    """The top card is carried out at once and goes under its deck, unless it is kept (UQ-073..076)."""
    card = take_top(g, deck)
    tell(g, Told.DREW, seat, card)
    verb = box.verb[card, g.sign[seat]]
    if verb == Verb.KEEP:
        keep(box, g, seat, card)
        return
    put_back(box, g, card)
    carry_out(box, g, seat, card, verb, box.amount[card, g.sign[seat]], box.other[card, g.sign[seat]])


@rule
def keep(box, g, seat, card):
    """A card with trade value stays with its drawer (UQ-076, UQ-091, UQ-104)."""
    g.holder[box.kept_as[card] - 1] = seat + 1
    tell(g, Told.KEPT, seat, card)


@rule
def carry_out(box, g, seat, card, verb, amount, other):
    """One effect of the vocabulary (UQ-074, UQ-080, Effect vocabulary)."""
    if verb == Verb.COLLECT:
        due = share(box, g, seat, amount)
        tell(g, Told.GAINED, seat, pay_out(box, g, seat, due), amount, card, due < amount)
    elif verb == Verb.PAY:
        owe(g, seat, BANK, amount, amount, Cause.CARD, card)
    elif verb == Verb.PER_BUILDING:
        levy(box, g, seat, card, amount, other)
    elif verb == Verb.MOVE_TO:
        distance = (amount - g.space[seat]) % SPACES
        advance(box, g, seat, distance if distance > 0 else SPACES)
    elif verb == Verb.MOVE_NEXT:
        distance = 1
        while box.space[(g.space[seat] + distance) % SPACES] != amount and distance < SPACES:
            distance += 1
        advance(box, g, seat, distance)
    elif verb == Verb.BACK:
        arrive(g, seat, (g.space[seat] - amount) % SPACES, 1)
    elif verb == Verb.PRISON:
        jail(box, g, seat, 2)
    elif verb == Verb.INHERIT:
        inherit(box, g, seat, card, amount)
    elif verb == Verb.SKIP:
        g.skips[seat] += amount
        tell(g, Told.WILL_SKIP, seat, amount, card)
    elif verb == Verb.RESET:
        country_over(box, g, Over.RESET)
    elif verb == Verb.COLLECT_EACH or verb == Verb.PAY_EACH:
        fall_due(g, others(box, g, seat), verb == Verb.COLLECT_EACH, amount, card)
    else:
        fall_due(g, 1 << named(box, g, seat, amount), verb == Verb.COLLECT_FROM, other, card)


@rule
def fall_due(g, mask, to_drawer, amount, card):
    """These others pay the drawer or are paid, one by one in turn order (UQ-Q71, UQ-Q72)."""
    g.due, g.due_to_drawer, g.due_amount, g.due_card = mask, to_drawer, amount, card


@rule
def named(box, g, seat, who):
    """The richest or the poorest of the others by cash, the earlier in the turn order among equals (Effect vocabulary)."""
    found = -1
    for place in range(box.seats):
        other = g.order[place]
        if other == seat or not lives(g, other):
            continue
        if found < 0 or (g.cash[other] > g.cash[found] if who == Who.RICHEST else g.cash[other] < g.cash[found]):
            found = other
    return found


@rule
def levy(box, g, seat, card, crop, warehouse):
    """So much for each crop and each warehouse (B14, L15)."""
    amount = 0
    for deed in range(DEEDS):
        if g.owner[deed] == seat + 1:
            amount += warehouse if g.level[deed] == WAREHOUSE else crop * g.level[deed]
    if amount > 0:
        owe(g, seat, BANK, amount, amount, Cause.CARD, card)


@rule
def inherit(box, g, seat, card, amount):
    """A woman renounces it in favour of the first man, unless she has the right to inherit (UQ-081, UQ-Q35, UQ-Q36, UQ-Q97)."""
    if may(g, seat, Right.INHERIT):
        tell(g, Told.INHERITED, seat, pay_out(box, g, seat, share(box, g, seat, amount)), card)
        return
    man = first_man(box, g)
    if man == BANK:
        tell(g, Told.NO_HEIR, seat, card)
    else:
        tell(g, Told.RENOUNCED, seat, man, pay_out(box, g, man, amount), card)


# Country cards


@rule
def draw_country(box, g, seat):
    """The top card lies face up and binds from now on; the one below goes under the pile (UQ-082, UQ-085, UQ-086, UQ-Q46..49, UQ-Q93)."""
    country_over(box, g, Over.COVERED)
    card = take_top(g, Deck.COUNTRY)
    g.country, g.drawer = card + 1, seat
    tell(g, Told.COUNTRY, seat, card)
    g.window = 1 + waiver_holder(box, g) if law(box, g) != Law.NONE else 0


@rule
def country_over(box, g, why):
    """The Country card that lies face up goes under the pile (UQ-084..087, UQ-Q47)."""
    if g.country > 0:
        put_back(box, g, g.country - 1)
        tell(g, Told.COUNTRY_OVER, g.country - 1, why)
        g.country = g.drawer = 0


@rule
def waive(box, g, seat):
    """A travel waiver cancels the Country card, and goes under its deck (UQ-076, UQ-087, UQ-Q49)."""
    tell(g, Told.WAIVED, seat, use_up(box, g, seat, Tag.WAIVER))
    country_over(box, g, Over.WAIVED)


@rule
def use_up(box, g, seat, tag):
    """A kept card is used and goes under its deck (UQ-076, UQ-Q57)."""
    kept = card_with(box, g, seat, tag)
    card = box.kept_card[kept]
    g.holder[kept] = 0
    put_back(box, g, card)
    return card


# Empowerment cards


@rule
def empower(box, g, seat):
    """From the fourth round on a woman who rolls doubles takes the top card, if one is left (UQ-089, UQ-090, UQ-Q09..12, UQ-Q15)."""
    if g.sign[seat] == Sign.WOMAN and box.empowerment and g.round >= box.empowerment_from and g.decks[Deck.EMPOWERMENT, UNDRAWN] > 0:
        card = take_top(g, Deck.EMPOWERMENT)
        g.holder[box.kept_as[card] - 1] = seat + 1
        count_rights(box, g, seat)
        tell(g, Told.EMPOWERED, seat, card)
