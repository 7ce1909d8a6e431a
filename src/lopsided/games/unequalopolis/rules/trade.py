"""Trades: an offer is laid on the tray piece by piece, then accepted, refused or answered by another one."""

from lopsided.engine.decisions import ask, close
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.land import fee_on, give_deed, holdings, is_developed, unlawful
from lopsided.games.unequalopolis.rules.people import binds, cards_of, count_rights, fits_on, hand, lives, rights_with, shut_out
from lopsided.games.unequalopolis.state import CASH, DEEDS, GIVEN, GOT, OFFERS, PAIR, SEAT_BITS, Law, Move, Phase, Right, Stage, Told, Tray, Why, is_put_deed

ALL_DEEDS = (1 << DEEDS) - 1


@rule
def is_barred(box, g, seat):
    """Who may neither offer nor accept: women in prison, and women whose guardian must sign (UQ-103, UQ-Q76, UQ-Q101, C04)."""
    return shut_out(g, seat) or binds(box, g, seat, Law.NO_TRADE)


@rule
def cannot_trade(box, g, seat, target, able):
    """So many offers a turn and a debt, to a living player who is not barred; `able`: who has something to trade (UQ-069, UQ-070, UQ-Q75, UQ-Q76, UQ-Q78)."""
    if target >= box.seats:
        return Why.NO_SUCH_PLAYER
    if target == seat:
        return Why.YOURSELF
    if not lives(g, target):
        return Why.PARTNER_OUT
    if g.debt_offers >= box.debt_offers if g.debtor > 0 else g.offers >= box.offers:
        return Why.ENOUGH_OFFERS
    if shut_out(g, seat):
        return Why.IN_PRISON
    if binds(box, g, seat, Law.NO_TRADE):
        return Why.NO_TRADE
    if is_barred(box, g, target):
        return Why.PARTNER_BARRED
    return 0 if able & (1 << seat | 1 << target) else Why.NOTHING_TO_TRADE


@rule
def movers(box, g):
    """Who has a deed of an undeveloped group or a kept card, a mask of seats (UQ-062, UQ-068)."""
    built, mask = 0, 0
    for deed in range(DEEDS):
        if g.level[deed] > 0:
            built |= 1 << box.group[deed]
    for deed in range(DEEDS):
        if g.owner[deed] > 0 and not built >> box.group[deed] & 1:
            mask |= 1 << g.owner[deed] - 1
    for kept in range(box.kept):
        if g.holder[kept] > 0:
            mask |= 1 << g.holder[kept] - 1
    return mask


@rule
def open_tray(g, seat, target):
    """An offer is begun; it counts even if it is dropped again (UQ-070)."""
    close(g)
    if g.debtor > 0:
        g.debt_offers += 1
    else:
        g.offers += 1
    g.tray, g.maker, g.partner = Tray.MAKING, seat, target


@rule
def clear_tray(g):
    """Nothing lies on the tray."""
    g.tray = Tray.CLOSED
    g.maker = g.partner = g.cash_given = 0
    g.give = g.get = 0


@rule
def run_tray(g):
    """Who lays the offer, or who answers it."""
    if g.tray == Tray.MAKING or g.tray == Tray.COUNTERING:
        ask(g, Phase.TRAY, 1 << g.maker)
    else:
        ask(g, Phase.ANSWER, 1 << g.partner)


@rule
def item_of(action):
    """What is put on the tray: a deed, or behind the deeds a kept card."""
    return action - Move.PUT_DEED if is_put_deed(action) else DEEDS + action - Move.PUT_CARD


@rule
def put_of(item):
    """The action that puts it there."""
    return Move.PUT_DEED + item if item < DEEDS else Move.PUT_CARD + item - DEEDS


@rule
def cannot_put(box, g, item):
    """A deed of an undeveloped group or a kept card of either side, once (UQ-062, UQ-068)."""
    if (g.give | g.get) >> item & 1:
        return Why.ALREADY_THERE
    owner = g.owner[item] if item < DEEDS else g.holder[item - DEEDS]
    if owner != g.maker + 1 and owner != g.partner + 1:
        return Why.NOT_YOURS
    return Why.DEVELOPED if item < DEEDS and is_developed(box, g, box.group[item]) else 0


@rule
def put(g, item):
    """A deed or a card joins the side of whoever has it (UQ-069)."""
    owner = g.owner[item] if item < DEEDS else g.holder[item - DEEDS]
    if owner == g.maker + 1:
        g.give |= 1 << item
    else:
        g.get |= 1 << item


@rule
def cannot_add_cash(box, g, bill):
    """One side gives cash, at most what it holds now (UQ-Q107, UQ-Q125)."""
    if g.cash_given < 0:
        return Why.TWO_CASH
    if not fits_on(box, g.cash_given, bill):
        return Why.LARGER_FIRST
    return Why.POOR if g.cash_given + box.bill[bill] > g.cash[g.maker] else 0


@rule
def cannot_ask_cash(box, g, bill):
    """No more than the other holds; where cash is not shown, no more than there is (UQ-Q79, UQ-Q107, UQ-Q125)."""
    if g.cash_given > 0:
        return Why.TWO_CASH
    if not fits_on(box, -g.cash_given, bill):
        return Why.LARGER_FIRST
    most = box.money if box.cash_hidden else g.cash[g.partner]
    return Why.PARTNER_POOR if box.bill[bill] - g.cash_given > most else 0


# Whether an offer may be made


@rule
def fees_on(box, g, deeds):
    """The ten percent on all mortgaged deeds among these (UQ-066, UQ-Q77)."""
    total = 0
    for deed in range(DEEDS):
        if (deeds & g.mortgaged) >> deed & 1:
            total += fee_on(box, deed)
    return total


@rule
def would_be_unlawful(box, g, seat, out, into):
    """Whether a seat would receive what it may not own, or lose the right to what it has, judged after the whole trade (UQ-071, UQ-126, UQ-Q107)."""
    rights = rights_with(box, g, seat, cards_of(g, seat) & ~(out >> DEEDS) | into >> DEEDS)
    kept = holdings(g, seat) & ~out if g.rights[seat] & ~rights else 0
    return unlawful(box, g, kept | into & ALL_DEEDS, rights)


@rule
def raised_by(box, g, out, into, cash):
    """By how much an exchange changes what a player could raise (UQ-Q73, UQ-Q106)."""
    change = cash - fees_on(box, g, into)
    for deed in range(DEEDS):
        if not g.mortgaged >> deed & 1:
            change += box.mortgage[deed] * ((into >> deed & 1) - (out >> deed & 1))
    return change


@rule
def gives_up_right(box, g, seat, out, into):
    """Whether the card that allows the open purchase would go (UQ-Q112)."""
    if seat != g.active or (g.stage != Stage.BUY and g.stage != Stage.DOUBLES_BUY):
        return False
    rights = rights_with(box, g, seat, cards_of(g, seat) & ~(out >> DEEDS) | into >> DEEDS)
    deed = box.deed_at[g.space[seat]] - 1
    return (g.stage == Stage.BUY and not rights >> Right.PERMISSION & 1) or unlawful(box, g, 1 << deed, rights)


@rule
def cannot_offer(box, g):
    """Both sides give something, at least one deed or card, and nothing that the rules forbid (UQ-068..071, UQ-Q75, UQ-Q77, UQ-Q106, UQ-Q107)."""
    maker, partner, cash = g.maker, g.partner, g.cash_given
    if g.give == 0 and g.get == 0:
        return Why.NO_ITEM
    if (g.give == 0 and cash <= 0) or (g.get == 0 and cash >= 0):
        return Why.ONE_SIDED
    if is_repeated(g):
        return Why.SAME_OFFER
    if would_be_unlawful(box, g, maker, g.give, g.get):
        return Why.LICENCE
    if would_be_unlawful(box, g, partner, g.get, g.give):
        return Why.PARTNER_LICENCE
    if g.cash[maker] - cash < fees_on(box, g, g.get):
        return Why.FEES
    if not box.cash_hidden and g.cash[partner] + cash < fees_on(box, g, g.give):
        return Why.PARTNER_FEES
    if g.debtor == maker + 1 and raised_by(box, g, g.give, g.get, -cash) < 0:
        return Why.WORSE_OFF
    if g.debtor == partner + 1 and raised_by(box, g, g.get, g.give, cash) < 0:
        return Why.WORSE_OFF
    if gives_up_right(box, g, maker, g.give, g.get) or gives_up_right(box, g, partner, g.get, g.give):
        return Why.NEEDED_CARD
    return 0


@rule
def is_repeated(g):
    """Whether this very offer was made before in this turn (UQ-070, UQ-Q128)."""
    pair = g.maker << SEAT_BITS | g.partner
    for i in range(min(g.made, OFFERS)):
        if g.past[i, GIVEN] == g.give and g.past[i, GOT] == g.get and g.past[i, CASH] == g.cash_given and g.past[i, PAIR] == pair:
            return True
    return False


@rule
def send_offer(g):
    """The offer goes to the other, who alone sees it yet (UQ-069, Hidden information)."""
    close(g)
    at = g.made % OFFERS
    g.past[at, GIVEN], g.past[at, GOT], g.past[at, CASH], g.past[at, PAIR] = g.give, g.get, g.cash_given, g.maker << SEAT_BITS | g.partner
    g.made += 1
    if g.tray == Tray.MAKING:
        g.tray = Tray.ASKING
        tell(g, Told.OFFERED, g.maker, g.partner)
    else:
        g.tray = Tray.ASKING_BACK
        tell(g, Told.COUNTERED, g.maker, g.partner)


@rule
def drop(g):
    """The offer is not made; dropped against another one, that one is refused (UQ-070, UQ-Q123)."""
    close(g)
    maker, partner, countering = g.maker, g.partner, g.tray == Tray.COUNTERING
    clear_tray(g)
    if countering:
        tell(g, Told.REFUSED, partner, maker)
    else:
        tell(g, Told.DROPPED, maker, partner)


# The answer


@rule
def cannot_accept(box, g):
    """Where cash is not shown, an offer may turn out too dear (UQ-Q79)."""
    if g.cash[g.partner] < -g.cash_given:
        return Why.POOR
    return Why.FEES if g.cash[g.partner] + g.cash_given < fees_on(box, g, g.give) else 0


@rule
def cannot_counter(box, g):
    """One offer against another, and no third (UQ-Q123)."""
    return 0 if box.counters and g.tray == Tray.ASKING else Why.NO_COUNTER


@rule
def counter(box, g):
    """The offer is refused, and another one is laid the other way round (UQ-Q123)."""
    close(g)
    tell_offer(box, g, 0)
    maker, partner = g.maker, g.partner
    g.snub[maker, partner] = g.round
    clear_tray(g)
    g.tray, g.maker, g.partner = Tray.COUNTERING, partner, maker


@rule
def refuse(box, g):
    """Nothing changes hands; now everybody hears what was offered (UQ-069, Hidden information)."""
    close(g)
    tell_offer(box, g, 0)
    tell(g, Told.REFUSED, g.maker, g.partner)
    g.snub[g.maker, g.partner] = g.round
    clear_tray(g)


@rule
def tell_offer(box, g, done):
    """Each part of an offer, by who gives it."""
    for item in range(DEEDS + box.kept):
        if (g.give | g.get) >> item & 1:
            giver = g.maker if g.give >> item & 1 else g.partner
            taker = g.partner if giver == g.maker else g.maker
            if item < DEEDS:
                tell(g, Told.OFFER_DEED, giver, taker, item, done)
            else:
                tell(g, Told.OFFER_CARD, giver, taker, box.kept_card[item - DEEDS], done)
    if g.cash_given > 0:
        tell(g, Told.OFFER_CASH, g.maker, g.partner, g.cash_given, done)
    elif g.cash_given < 0:
        tell(g, Told.OFFER_CASH, g.partner, g.maker, -g.cash_given, done)


@rule
def accept(box, g):
    """The whole offer is carried out, for good; then each receiver sees to the mortgages (UQ-065, UQ-066, UQ-069, UQ-071, UQ-Q77, UQ-Q129)."""
    g.bared += 1
    close(g)
    maker, partner, give, get = g.maker, g.partner, g.give, g.get
    tell(g, Told.TRADED, maker, partner)
    tell_offer(box, g, 1)
    for item in range(DEEDS + box.kept):
        if (give | get) >> item & 1:
            taker = partner if give >> item & 1 else maker
            if item < DEEDS:
                give_deed(box, g, item, taker)
            else:
                g.holder[item - DEEDS] = taker + 1
    hand(g, maker, partner, g.cash_given)
    count_rights(box, g, maker)
    count_rights(box, g, partner)
    g.fees = (give | get) & ALL_DEEDS & g.mortgaged
    g.gift = 0
    clear_tray(g)
