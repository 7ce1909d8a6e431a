"""Who sits where in the turn order, what a seat may do by its sign and cards, and money that changes hands."""

from lopsided.engine.decks import UNDRAWN, draw_card, put_under
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.state import BANK, DECKS, DEEDS, KEPT, PERCENT, WAREHOUSE, Law, Right, Sign, Tag, Told, Verb

# The turn order


@rule
def after(box, g, seat, places):
    """The seat so many places later in the turn order (UQ-015)."""
    return g.order[(g.place[seat] + places) % box.seats]


@rule
def lives(g, seat):
    """Whether a player is not bankrupt."""
    return g.fallen[seat] == 0


@rule
def living(box, g):
    """How many are not bankrupt."""
    return box.seats - g.falls


@rule
def others(box, g, seat):
    """The other living players, as a mask."""
    mask = 0
    for other in range(box.seats):
        if other != seat and lives(g, other):
            mask |= 1 << other
    return mask


@rule
def next_in(box, g, seat, mask):
    """The first of these seats after this one in the turn order, itself last; BANK where there is none."""
    for places in range(1, box.seats + 1):
        other = after(box, g, seat, places)
        if mask >> other & 1:
            return other
    return BANK


@rule
def first_man(box, g):
    """The living man highest in the turn order; BANK where no man lives (UQ-081, UQ-Q35)."""
    for place in range(box.seats):
        seat = g.order[place]
        if g.sign[seat] == Sign.MAN and lives(g, seat):
            return seat
    return BANK


# What a seat may do


@rule
def may(g, seat, right):
    """A man by his sign, a woman by the Empowerment card that she holds (UQ-091, UQ-092, UQ-Q13, UQ-Q111)."""
    return g.rights[seat] >> right & 1 == 1


@rule
def count_rights(box, g, seat):
    """Rights by the sign and by the cards held; a card does nothing for a man (UQ-092, UQ-Q14, UQ-Q111)."""
    g.rights[seat] = rights_with(box, g, seat, cards_of(g, seat))


@rule
def rights_with(box, g, seat, cards):
    """The rights that a seat would have with these kept cards, a mask."""
    rights = box.entitled[g.sign[seat]]
    for kept in range(box.kept):
        card = box.kept_card[kept]
        if cards >> kept & 1 and box.verb[card, 0] == Verb.GRANT:
            rights |= 1 << box.amount[card, 0]
    return rights


@rule
def cards_of(g, seat):
    """The kept cards of a seat, a mask."""
    cards = 0
    for kept in range(KEPT):
        if g.holder[kept] == seat + 1:
            cards |= 1 << kept
    return cards


@rule
def card_with(box, g, seat, tag):
    """The first card that this seat has kept for a purpose, -1 where there is none (UQ-076, UQ-Q57)."""
    for kept in range(box.kept):
        card = box.kept_card[kept]
        if g.holder[kept] == seat + 1 and box.verb[card, 0] == Verb.KEEP and box.amount[card, 0] == tag:
            return kept
    return -1


@rule
def take_top(g, deck):
    """The top card of a deck, NO_CARD where none is left."""
    card = draw_card(g, DECKS + deck, g.decks, deck)
    g.known[deck] = min(g.known[deck], g.decks[deck, UNDRAWN])
    return card


@rule
def put_back(box, g, card):
    """A card goes under its deck before everybody's eyes, who may remember it (UQ-075, UQ-076, Hidden information)."""
    put_under(g.decks, box.deck[card], card)
    g.known[box.deck[card]] += 1


@rule
def waiver_holder(box, g):
    """Who holds a card that cancels Country cards; BANK where nobody does (UQ-087)."""
    for seat in range(box.seats):
        if card_with(box, g, seat, Tag.WAIVER) >= 0:
            return seat
    return BANK


@rule
def law(box, g):
    """What the Country card that lies face up rules (UQ-082, UQ-085, UQ-Q110)."""
    if g.country == 0 or box.verb[g.country - 1, 0] == Verb.NO_RULE:
        return 0
    return box.amount[g.country - 1, 0]


@rule
def binds(box, g, seat, rule_of_the_country):
    """Country cards bind women who have no passport (UQ-083, UQ-127)."""
    return law(box, g) == rule_of_the_country and not may(g, seat, Right.PASSPORT)


@rule
def shut_out(g, seat):
    """A woman in prison may not deal, unless she has legal counsel (UQ-102, UQ-103)."""
    return g.prison[seat] > 0 and not may(g, seat, Right.COUNSEL)


@rule
def free(g, seat, how):
    """Out of prison, to be counted from the Bank space, which pays nothing (UQ-097, UQ-100, UQ-Q55)."""
    g.prison[seat] = g.space[seat] = 0
    tell(g, Told.FREED, seat, how)


# Money


@rule
def pay_bank(g, seat, amount):
    """A player pays the Bank."""
    g.cash[seat] -= amount
    g.bank += amount


@rule
def bank_can(box, g, amount):
    """A finite bank refuses what it cannot pay in full (UQ-Q03)."""
    return not box.finite or g.bank >= amount


@rule
def pay_out(box, g, seat, amount):
    """The Bank pays a player; a finite one pays what it has, and the rest is lost (UQ-Q03)."""
    paid = amount if bank_can(box, g, amount) else g.bank
    g.cash[seat] += paid
    g.bank -= paid
    if paid < amount:
        tell(g, Told.SHORT, seat, paid, amount)
    return paid


@rule
def hand(g, seat, target, amount):
    """One player pays another."""
    g.cash[seat] -= amount
    g.cash[target] += amount


@rule
def fits_on(box, total, bill):
    """Bills are laid down from the largest to the smallest, so that a sum takes few of them (UQ-Q125)."""
    for larger in range(bill):
        total %= box.bill[larger]
    return total % box.bill[bill] == 0 and (bill == 0 or total + box.bill[bill] < box.bill[bill - 1])


@rule
def paid_as(box, g, seat):
    """Whose sums hold for this seat: a man's by right or under equal pay, else those of the sign (UQ-Q90, UQ-Q115)."""
    return 0 if may(g, seat, Right.PAY) or law(box, g) == Law.EQUAL_PAY else g.sign[seat]


@rule
def bank_sum(box, g, seat):
    """What the Bank pays on passing it (UQ-023, UQ-024, UQ-Q90)."""
    if binds(box, g, seat, Law.HALF_WAGE):
        return box.half_wage
    return box.bank_sum[paid_as(box, g, seat)]


@rule
def share(box, g, seat, amount):
    """What a card brings to this seat, of a man's sum (UQ-080, UQ-123, UQ-Q33, UQ-Q115)."""
    return amount * box.card_percent[paid_as(box, g, seat)] // PERCENT


@rule
def steps(box, level):
    """How many crops were paid for what stands on a deed (UQ-052, UQ-120, UQ-Q62)."""
    return box.warehouse_after + 1 if level == WAREHOUSE else level


@rule
def worth(box, g, seat):
    """Cash, deeds at list price less their mortgage, and what the buildings cost (UQ-120)."""
    total = g.cash[seat]
    for deed in range(DEEDS):
        if g.owner[deed] == seat + 1:
            total += box.price[deed] + steps(box, g.level[deed]) * box.crop[deed]
            if g.mortgaged >> deed & 1:
                total -= box.mortgage[deed]
    return total
