"""What must hold of every state of Unequalopolis."""

from lopsided.engine.decks import CARDS, UNDRAWN
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.land import holdings, owns_group, unlawful
from lopsided.games.unequalopolis.rules.people import cards_of, lives, rights_with, steps
from lopsided.games.unequalopolis.state import BANK, DECK_COUNT, DEEDS, KEPT, STREET_GROUPS, WAREHOUSE, Deck, Flaw, Sign, Tray


@rule
def sound(box, g):
    """No money, piece, deed or card lost or made, rights and claims as they must be, nothing left over; somebody is asked until the game is over."""
    wrong = money_fault(box, g)
    if wrong == 0:
        wrong = pieces_fault(box, g)
    if wrong == 0:
        wrong = deeds_fault(box, g)
    if wrong == 0:
        wrong = cards_fault(box, g)
    if wrong == 0:
        wrong = seats_fault(box, g)
    if wrong == 0:
        wrong = leftovers_fault(box, g)
    return Flaw.ASKED if wrong == 0 and (g.over == 1) == (g.pending != 0) else wrong


@rule
def money_fault(box, g):
    """All bills lie in a purse or in the bank; nobody holds less than nothing; the bankrupt hold nothing."""
    total = g.bank
    for seat in range(box.seats):
        total += g.cash[seat]
        if g.cash[seat] < 0 or (g.cash[seat] > 0 and not lives(g, seat)):
            return Flaw.MONEY
    return Flaw.MONEY if total != box.money or (box.finite and g.bank < 0) else 0


@rule
def pieces_fault(box, g):
    """Every crop and every warehouse stands on a deed or lies in the bank."""
    crops, warehouses = g.crops, g.warehouses
    for deed in range(DEEDS):
        if g.level[deed] == WAREHOUSE:
            warehouses += 1
        else:
            crops += g.level[deed]
    return Flaw.PIECES if crops != box.crops or warehouses != box.warehouses or g.crops < 0 or g.warehouses < 0 else 0


@rule
def deeds_fault(box, g):
    """Owners live; what is developed is whole, even and unmortgaged; what nobody owns is bare and unmortgaged."""
    for deed in range(DEEDS):
        owner, group = g.owner[deed] - 1, box.group[deed]
        if owner == BANK:
            if g.level[deed] > 0 or g.mortgaged >> deed & 1:
                return Flaw.DEEDS
        elif owner >= box.seats or not lives(g, owner):
            return Flaw.DEEDS
        elif g.level[deed] > 0:
            if group >= STREET_GROUPS or not owns_group(box, g, owner, group) or g.mortgaged & box.group_mask[group]:
                return Flaw.DEEDS
            for i in range(box.size[group]):
                if steps(box, g.level[deed]) - steps(box, g.level[box.member[group, i]]) > 1:
                    return Flaw.DEEDS
        if g.level[deed] < WAREHOUSE and g.level[deed] > box.warehouse_after:
            return Flaw.DEEDS
    return 0


@rule
def cards_fault(box, g):
    """Every card lies in its deck, in a hand or face up, once."""
    count, total, squares = 0, 0, 0
    for deck in range(DECK_COUNT):
        if not 0 <= g.known[deck] <= g.decks[deck, UNDRAWN]:
            return Flaw.CARDS
        for i in range(g.decks[deck, UNDRAWN]):
            card = g.decks[deck, CARDS + i]
            if box.deck[card] != deck:
                return Flaw.CARDS
            count, total, squares = count + 1, total + card, squares + card * card
    for kept in range(KEPT):
        if g.holder[kept] > 0:
            card = box.kept_card[kept]
            if kept >= box.kept or not lives(g, g.holder[kept] - 1):
                return Flaw.CARDS
            count, total, squares = count + 1, total + card, squares + card * card
    if g.country > 0:
        if box.deck[g.country - 1] != Deck.COUNTRY:
            return Flaw.CARDS
        count, total, squares = count + 1, total + g.country - 1, squares + (g.country - 1) * (g.country - 1)
    for card in range(box.cards):
        count, total, squares = count - 1, total - card, squares - card * card
    return 0 if count == 0 and total == 0 and squares == 0 else Flaw.CARDS


@rule
def seats_fault(box, g):
    """Rights follow from sign and cards, nobody owns what they may not, and a claim is on the unowned deed where she stands (UQ-Q91, UQ-125)."""
    for seat in range(box.seats):
        rights = rights_with(box, g, seat, cards_of(g, seat))
        if g.rights[seat] != rights:
            return Flaw.RIGHTS
        if not box.dealt_restricted[Sign.WOMAN] and unlawful(box, g, holdings(g, seat), rights):
            return Flaw.RIGHTS
        claim = g.claim[seat] - 1
        if claim >= 0 and (g.owner[claim] != 0 or box.deed_space[claim] != g.space[seat] or not lives(g, seat) or g.prison[seat] > 0):
            return Flaw.CLAIM
    return 0


@rule
def leftovers_fault(box, g):
    """What is closed has left nothing lying about."""
    if g.tray == Tray.CLOSED and (g.give != 0 or g.get != 0 or g.cash_given != 0):
        return Flaw.LEFTOVER
    if g.lot == 0 and (g.high != 0 or g.bidder != 0 or g.bidding != 0 or g.papers != 0 or g.placing != 0):
        return Flaw.LEFTOVER
    for seat in range(box.seats):
        if g.laid[seat] != 0 and g.lot == 0:
            return Flaw.LEFTOVER
    if g.debtor == 0 and (g.owed != 0 or g.gap != 0 or g.creditor != 0):
        return Flaw.LEFTOVER
    if g.over and (g.fees != 0 or g.lots != 0):
        return Flaw.LEFTOVER
    return Flaw.LEFTOVER if g.debtor > 0 and not lives(g, g.debtor - 1) else 0
