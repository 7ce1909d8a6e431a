"""Auctions: one form for deeds and for pieces of which there are too few."""

from lopsided.engine.decisions import ask, close, excuse
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.land import build, cannot_build, cheapest_place, give_deed, lot_on, may_own, stock
from lopsided.games.unequalopolis.rules.people import binds, fits_on, hand, lives, may, next_in, pay_bank, shut_out
from lopsided.games.unequalopolis.state import BANK, DEEDS, Barred, Law, Lot, Phase, Right, Told, Why


@rule
def named_lot(lot):
    """A lot as events name it: a deed by its number, or 0 a crop, 1 a warehouse."""
    return lot - Lot.CROP if lot > DEEDS else lot - 1


# Deeds


@rule
def kept_out(box, g, seat, deed, landing):
    """Why a seat may not bid, or 0 (UQ-042, UQ-102, UQ-103, UQ-Q30, UQ-Q44, C02)."""
    if not may_own(box, g, seat, deed):
        return Barred.OWNERSHIP
    if shut_out(g, seat):
        return Barred.PRISON
    if binds(box, g, seat, Law.NO_BIDS):
        return Barred.COUNTRY
    return Barred.PERMISSION if landing and box.women_wait_at_auctions and not may(g, seat, Right.PERMISSION) else 0


@rule
def open_auction(box, g, deed, after_seat, landing, without):
    """The bank auctions a deed, asking in turn order after a seat, that seat last (UQ-038, UQ-039, UQ-040, UQ-Q20)."""
    g.lot, g.high, g.bidder, g.asked, g.bidding = deed + 1, 0, 0, after_seat, 0
    least, can_bid = least_bid(box, g, after_seat), False
    for seat in range(box.seats):
        if seat != without and lives(g, seat) and kept_out(box, g, seat, deed, landing) == 0:
            g.bidding |= 1 << seat
            can_bid = can_bid or g.cash[seat] >= least
    if not landing and not can_bid:
        knock_down(box, g)
        return
    tell(g, Told.AUCTION, deed, least)
    for seat in range(box.seats):
        if seat != without and lives(g, seat) and not g.bidding >> seat & 1:
            tell(g, Told.SHUT_OUT, seat, deed, kept_out(box, g, seat, deed, landing) - 1)


@rule
def least_bid(box, g, seat):
    """A step at least, a step more than the last bid; half the list price or one's own list cost where that is asked (UQ-039, UQ-Q31, UQ-Q121)."""
    least = g.high + box.step
    if g.lot > DEEDS:
        return max(least, cheapest_place(box, g, seat, g.lot))
    if box.reserve_half:
        return max(least, box.price[g.lot - 1] // 2)
    return least


@rule
def go_round(box, g):
    """Ask the next who is not out; the last bidder left takes the lot (UQ-039, UQ-041, UQ-Q89)."""
    while g.bidding != 0 and not (g.bidder > 0 and g.bidding == 1 << g.bidder - 1):
        seat = next_in(box, g, g.asked, g.bidding)
        g.asked = seat
        if g.cash[seat] >= least_bid(box, g, seat):
            g.laid[seat] = least_bid(box, g, seat)
            ask(g, Phase.CROP_BID if g.lot > DEEDS else Phase.BID, 1 << seat)
            return
        stay_out(g, seat)
    knock_down(box, g)


@rule
def ask_all(box, g):
    """Everybody who can pay the least bid writes down one, in secret (UQ-Q31)."""
    asked = 0
    for seat in range(box.seats):
        if g.bidding >> seat & 1 and g.cash[seat] >= least_bid(box, g, seat):
            asked |= 1 << seat
            g.laid[seat] = least_bid(box, g, seat)
    g.bidding = 0
    if asked != 0:
        g.papers = asked
        ask(g, Phase.BID, asked)
    else:
        knock_down(box, g)


@rule
def run_auction(box, g):
    """Open outcry, or secret bids for deeds where the table wants that (UQ-039, UQ-Q31)."""
    if box.sealed and g.lot <= DEEDS:
        ask_all(box, g)
    else:
        go_round(box, g)


@rule
def cannot_lay(box, g, seat, bill):
    """One more bill on top of the least bid, within the purse (UQ-039, UQ-Q125)."""
    if g.laid[seat] + box.bill[bill] > g.cash[seat]:
        return Why.POOR
    return 0 if fits_on(box, g.laid[seat] - least_bid(box, g, seat), bill) else Why.LARGER_FIRST


@rule
def bid(box, g, seat):
    """What lies on the table is bid (UQ-039)."""
    if box.sealed and g.lot <= DEEDS:
        hand_in(box, g, seat)
        return
    g.high, g.bidder = g.laid[seat], seat + 1
    g.laid[seat] = 0
    tell(g, Told.CROP_BID if g.lot > DEEDS else Told.BID, seat, named_lot(g.lot), g.high)
    close(g)


@rule
def no_bid(box, g, seat):
    """Who passes is out (UQ-039)."""
    g.laid[seat] = 0
    if box.sealed and g.lot <= DEEDS:
        hand_in(box, g, seat)
        return
    stay_out(g, seat)
    close(g)


@rule
def stay_out(g, seat):
    """Out of this auction, by choice or for want of money (UQ-039)."""
    g.bidding &= ~(1 << seat)
    tell(g, Told.CROP_PASSED if g.lot > DEEDS else Told.PASSED, seat, named_lot(g.lot))


@rule
def hand_in(box, g, seat):
    """A sealed bid, or none; the last one opens them all: the highest pays its own bid, ties to the earlier in the order (UQ-Q31)."""
    tell(g, Told.SEALED, seat, g.lot - 1)
    excuse(g, seat)
    if g.pending != 0:
        return
    close(g)
    g.papers = 0
    g.bared += 1
    for places in range(1, box.seats + 1):
        other = g.order[(g.place[g.asked] + places) % box.seats]
        if g.laid[other] > 0:
            tell(g, Told.BID, other, g.lot - 1, g.laid[other])
            if g.laid[other] > g.high:
                g.high, g.bidder = g.laid[other], other + 1
            g.laid[other] = 0


@rule
def knock_down(box, g):
    """The highest bidder pays and takes it at once; a deed without a bid stays with the bank (UQ-039, UQ-041, UQ-042, UQ-Q66, UQ-Q69)."""
    lot, high, winner = g.lot, g.high, g.bidder - 1
    g.bidding = g.asked = 0
    if lot > DEEDS:
        take_piece(box, g, lot, high, winner)
        return
    creditor = g.lots_to - 1 if g.lots_for >> lot - 1 & 1 and not box.proceeds_to_bank else BANK
    g.lots_for &= ~(1 << lot - 1)
    g.lot = g.high = g.bidder = 0
    if winner == BANK:
        tell(g, Told.UNSOLD, lot - 1)
        return
    tell(g, Told.WON_LOT, winner, lot - 1, high)
    if creditor == BANK:
        pay_bank(g, winner, high)
    else:
        hand(g, winner, creditor, high)
        tell(g, Told.PROCEEDS, creditor, lot - 1, high)
    give_deed(box, g, lot - 1, winner)


# Too few pieces


@rule
def ask_for_piece(box, g, seat, deed):
    """Build at list cost, or ask the others first where there are fewer pieces than players who could place one (UQ-058, UQ-Q63, UQ-Q64, S5)."""
    lot = lot_on(box, g, deed)
    able = 0
    if box.contests and stock(g, lot) < box.seats:
        for other in range(box.seats):
            if other != seat and cheapest_place(box, g, other, lot) > 0:
                able |= 1 << other
    rivals = 0
    for other in range(box.seats):
        rivals += able >> other & 1
    if stock(g, lot) > rivals:
        build(box, g, seat, deed, box.crop[deed])
        return
    g.wanted, g.wanting, g.asking, g.asked = deed + 1, seat, able, seat
    tell(g, Told.SHORTAGE, seat, deed, named_lot(lot))


@rule
def run_contest(box, g):
    """Each rival is asked in turn order; then the piece is auctioned, or the requester has it (UQ-058, S5)."""
    if g.asking != 0:
        g.asked = next_in(box, g, g.asked, g.asking)
        ask(g, Phase.CONTEST, 1 << g.asked)
        return
    deed, seat = g.wanted - 1, g.wanting
    if g.contest == 0:
        g.wanted = g.wanting = g.asked = 0
        build(box, g, seat, deed, box.crop[deed])
        return
    g.lot, g.high, g.bidder, g.asked = lot_on(box, g, deed), box.crop[deed], seat + 1, seat
    g.bidding = g.contest | 1 << seat
    g.contest = 0
    tell(g, Told.CROP_AUCTION, seat, named_lot(g.lot), g.high)


@rule
def answer_contest(box, g, seat, wants):
    """A rival wants the piece too, or not (UQ-058)."""
    close(g)
    g.asking &= ~(1 << seat)
    if wants:
        g.contest |= 1 << seat
        tell(g, Told.CONTESTED, seat, named_lot(lot_on(box, g, g.wanted - 1)))


@rule
def take_piece(box, g, lot, high, winner):
    """The requester builds where it was asked for, another winner chooses a place (UQ-058, S5)."""
    deed, seat = g.wanted - 1, g.wanting
    g.wanted = g.wanting = g.bidder = 0
    tell(g, Told.CROP_WON, winner, named_lot(lot), high)
    if winner == seat:
        g.lot = g.high = 0
        build(box, g, seat, deed, high)
    else:
        g.placing = winner + 1


@rule
def cannot_put_piece(box, g, seat, deed):
    """A legal place for this piece whose list cost is at most the bid (S5)."""
    why = cannot_build(box, g, seat, deed)
    if why == 0 and (lot_on(box, g, deed) != g.lot or box.crop[deed] > g.high):
        return Why.TOO_DEAR
    return why


@rule
def run_placing(box, g):
    """The winner of a piece says where it goes, if there is a choice (S5)."""
    seat, places, only = g.placing - 1, 0, 0
    for deed in range(DEEDS):
        if cannot_put_piece(box, g, seat, deed) == 0:
            places, only = places + 1, deed
    if places == 1:
        put_piece(box, g, seat, only)
    else:
        ask(g, Phase.PLACE, 1 << seat)


@rule
def put_piece(box, g, seat, deed):
    """The piece is placed, and the bid is paid (S5)."""
    high = g.high
    g.placing = g.lot = g.high = 0
    build(box, g, seat, deed, high)
