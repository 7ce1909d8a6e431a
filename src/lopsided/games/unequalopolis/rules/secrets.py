"""What nobody may know in Unequalopolis, how it can be guessed, and what must hold of every state."""

from lopsided.engine.decisions import A, note
from lopsided.engine.decks import CARDS, UNDRAWN, add_card, guess_order, hide_deck
from lopsided.engine.dice import below, luck, unseal
from lopsided.engine.game import guess_dice
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.auction import least_bid
from lopsided.games.unequalopolis.rules.land import holdings, is_developed, owned_of, owns_group, unlawful
from lopsided.games.unequalopolis.rules.people import cards_of, lives, rights_with, steps
from lopsided.games.unequalopolis.rules.trade import fees_on
from lopsided.games.unequalopolis.state import (
    BANK,
    BIDS,
    CASH,
    DECK_COUNT,
    DEEDS,
    GIVEN,
    GOT,
    HOARD,
    KEPT,
    PAIR,
    PAPERS,
    PERCENT,
    PURSES,
    STREET_GROUPS,
    WAREHOUSE,
    WORTH,
    WORTH_WHOLE,
    Deck,
    Flaw,
    Sign,
    Tray,
)  # fmt: skip


@rule
def hide(box, g, seat):
    """The order of what was not put under a deck openly, the dice to come, others' offers, sealed bids, cash where hidden (Hidden information, UQ-Q79)."""
    unseal(g)
    for deck in range(DECK_COUNT):
        hide_deck(g.decks, deck, g.known[deck])
    for other in range(box.seats):
        if other != seat:
            if box.sealed and g.lot <= DEEDS:
                g.laid[other] = 0
            if box.cash_hidden and g.over == 0:
                g.cash[other] = 0
    if box.cash_hidden and g.over == 0:
        g.bank = 0
    if seat != g.maker and seat != g.partner:
        g.give = g.get = 0
        g.cash_given = 0
        if is_asking(g):
            forget_last_offer(g)


@rule
def is_asking(g):
    """Whether an offer lies before the other, to be answered."""
    return g.tray == Tray.ASKING or g.tray == Tray.ASKING_BACK


@rule
def forget_last_offer(g):
    """What is being answered lies among the offers of this turn too."""
    at = (g.made - 1) % g.past.shape[0]
    for column in range(PAIR):
        g.past[at, column] = 0


@rule
def guess(box, g, seat, seed):
    """Some order of the decks, some purses, some bids and some offer that fit what is public."""
    guess_dice(box, g, seat, seed)
    guess_decks(box, g, seed)
    if box.cash_hidden and g.over == 0:
        guess_cash(box, g, seat, seed)
    guess_papers(box, g, seat, seed)
    if is_asking(g) and seat != g.maker and seat != g.partner:
        guess_offer(box, g)


@rule
def guess_decks(box, g, seed):
    """The cards that nobody holds and that do not lie face up: used ones as they were put under, the others on top in any order."""
    for deck in range(DECK_COUNT):
        g.decks[deck, UNDRAWN] = g.known[deck]
    for card in range(box.cards):
        kept = box.kept_as[card] - 1
        if g.country != card + 1 and (kept < 0 or g.holder[kept] == 0) and not lies_known(g, box.deck[card], card):
            add_card(g.decks, box.deck[card], card)
    for deck in range(DECK_COUNT):
        guess_order(g.decks, deck, seed, deck, g.known[deck])


@rule
def lies_known(g, deck, card):
    """Whether a card is one of those that all saw put under its deck."""
    for i in range(g.known[deck]):
        if g.decks[deck, CARDS + i] == card:
            return True
    return False


@rule
def has_paper(g, seat):
    """Whether a seat was asked for a sealed bid in the auction that runs, handed in or not (UQ-Q31)."""
    return note(g, A) >> seat & 1 == 1


@rule
def guess_papers(box, g, seat, seed):
    """Who still writes has the least bid before them; a paper handed in holds any sum up to what the deed may be worth to them, or no bid (UQ-Q31)."""
    for other in range(box.seats):
        if other == seat or not has_paper(g, other):
            continue
        deed, least = g.lot - 1, least_bid(box, g, other)
        g.laid[other] = least
        if not g.pending >> other & 1:
            whole = owned_of(box, g, box.group[deed], other + 1) == box.size[box.group[deed]] - 1
            sums = max(1, min(g.cash[other], box.price[deed] * (WORTH_WHOLE if whole else WORTH) // PERCENT) + 1 - least)
            more = below(luck(seed, PAPERS + other), sums + (sums + BIDS - 1) // BIDS)
            g.laid[other] = least + more if more < sums else 0


@rule
def guess_cash(box, g, seat, seed):
    """Purses that can pay what their owners have bid, offered and received."""
    must = g.high + fees_on(box, g, g.mortgaged) + (g.cash_given if g.cash_given > 0 else -g.cash_given)
    left = box.money
    for other in range(box.seats):
        if other != seat and lives(g, other):
            g.cash[other] = must + g.laid[other] + below(luck(seed, PURSES + other), HOARD)
            if has_paper(g, other):
                g.cash[other] += least_bid(box, g, other)
        left -= g.cash[other]
    g.bank = left


@rule
def guess_offer(box, g):
    """Any offer that the maker could have made: one thing of somebody's for one coin, so that an answer can be given."""
    for deed in range(DEEDS):
        group = box.group[deed]
        plain = group < STREET_GROUPS and not g.mortgaged >> deed & 1 and not is_developed(box, g, group)
        if plain and g.owner[deed] == g.partner + 1 and g.cash[g.maker] > 0 and g.get == 0:
            g.get = 1 << deed
            g.cash_given = 1
    at = (g.made - 1) % g.past.shape[0]
    g.past[at, GIVEN], g.past[at, GOT], g.past[at, CASH] = g.give, g.get, g.cash_given


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
    if g.lot == 0 and (g.high != 0 or g.bidder != 0 or g.bidding != 0 or g.placing != 0):
        return Flaw.LEFTOVER
    for seat in range(box.seats):
        if g.laid[seat] != 0 and g.lot == 0:
            return Flaw.LEFTOVER
    if g.debtor == 0 and (g.owed != 0 or g.gap != 0 or g.creditor != 0):
        return Flaw.LEFTOVER
    if g.over and (g.fees != 0 or g.lots != 0):
        return Flaw.LEFTOVER
    return Flaw.LEFTOVER if g.debtor > 0 and not lives(g, g.debtor - 1) else 0
