"""What nobody may know in Unequalopolis, and how it can be guessed."""

from lopsided.engine.decks import CARDS, UNDRAWN, add_card, guess_order, hide_deck
from lopsided.engine.dice import below, luck, unseal
from lopsided.engine.game import guess_dice, reseal_dice
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.auction import least_bid
from lopsided.games.unequalopolis.rules.land import is_developed, owned_of
from lopsided.games.unequalopolis.rules.people import lives
from lopsided.games.unequalopolis.rules.trade import fees_on
from lopsided.games.unequalopolis.state import (
    BIDS,
    CASH,
    DECK_COUNT,
    DEEDS,
    GIVEN,
    GOT,
    HOARD,
    PAIR,
    PAPERS,
    PERCENT,
    PURSES,
    STREET_GROUPS,
    WORTH,
    WORTH_WHOLE,
    Tray,
)


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
def reseal(box, g, seed):
    """Another order of the cards that were not put under a deck openly, other dice (UQ-Q79)."""
    reseal_dice(box, g, seed)
    for deck in range(DECK_COUNT):
        guess_order(g.decks, deck, seed, deck, g.known[deck])


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
    return g.papers >> seat & 1 == 1


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
