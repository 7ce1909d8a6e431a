"""The laws that every state must keep, each broken in every way: one coin, one crop, one card out of place is noticed."""

import pytest

from lopsided.engine.decisions import close_all
from lopsided.engine.decks import CARDS as FIRST_CARD
from lopsided.engine.decks import UNDRAWN
from lopsided.games.unequalopolis.rules.laws import sound
from lopsided.games.unequalopolis.rules.people import count_rights, put_back
from lopsided.games.unequalopolis.state import KEPT, Deck, Right, Tray

from .board import CARDS, DEED, town

MONEY, PIECES, DEEDS, CARD, RIGHTS, CLAIM, LEFTOVER, ASKED = range(1, 9)


def laid(**options):
    """A sound table: land, buildings, a mortgage, a claim, cards, somebody in prison, somebody bankrupt."""
    t = town("M1 M2 M3 W1 W2 W3", **options)
    t.bury("M3")
    t.own("W1", "1A 1B")
    t.own("M1", "R1 4A 4B 4C 8A 8B")
    t.own("M2", "U1 3A")
    t.develop(d1A=2, d1B=1, d8A=3, d8B=3)
    t.mortgage("3A R1")
    t.claim("W2", "2A")
    t.imprison("W3")
    t.hold("W1", "B02 E5")
    t.country("C03", "M2")
    t.begins("M1")
    assert t.run(sound) == 0
    return t


def put(**fields):
    """Write fields of the state, whole ones or by index: cash=(0, 7)."""

    def break_it(t):
        for name, value in fields.items():
            if isinstance(value, tuple):
                getattr(t.match.g, name)[value[0]] = value[1]
            else:
                setattr(t.match.g, name, value)

    return break_it


def add(**fields):
    """Add to fields of the state."""

    def break_it(t):
        for name, value in fields.items():
            if isinstance(value, tuple):
                getattr(t.match.g, name)[value[0]] += value[1]
            else:
                setattr(t.match.g, name, getattr(t.match.g, name) + value)

    return break_it


def move_coins(giver, taker, amount):
    """Coins wander from one purse (-1: the bank) to another, and none is lost."""

    def break_it(t):
        for seat, change in ((giver, -amount), (taker, amount)):
            if seat < 0:
                t.match.g.bank += change
            else:
                t.match.g.cash[seat] += change

    return break_it


def level(deed, to, stock=True):
    """A building where it may not stand, from the stock."""

    def break_it(t):
        if stock:
            t.match.g.crops += t.match.g.level[DEED[deed]] - to
        t.match.g.level[DEED[deed]] = to

    return break_it


def deck(number, at, card):
    """Another card at a place of a deck."""
    return lambda t: t.match.g.decks.__setitem__((number, FIRST_CARD + at), CARDS[card])


def exchange(t, card, other):
    """A Bounty card becomes another."""
    decks = t.match.g.decks
    at = next(at for at in range(decks[0, UNDRAWN]) if decks[0, FIRST_CARD + at] == CARDS[card])
    decks[0, FIRST_CARD + at] = CARDS[other]


def twice_the_first(t):
    """The first card of the box, whose number is 0, lies in its deck once more."""
    decks = t.match.g.decks
    decks[0, FIRST_CARD + decks[0, UNDRAWN]] = 0
    decks[0, UNDRAWN] += 1


def swap_for_the_same_sum(t):
    """Two cards of a deck become two others that count as much together."""
    decks, found = t.match.g.decks, {}
    for at in range(decks[Deck.LUCKY, UNDRAWN]):
        found[decks[Deck.LUCKY, FIRST_CARD + at]] = at
    low, high = CARDS["L05"], CARDS["L10"]
    decks[Deck.LUCKY, FIRST_CARD + found[low]], decks[Deck.LUCKY, FIRST_CARD + found[high]] = low + 1, high - 1


def prison_is_forgotten(t):
    """A claim from behind bars."""
    t.match.g.prison[4] = 1


def fall_silent(t):
    """Nobody is asked, though the game goes on."""
    close_all(t.match.g)


FAULTS = {
    "a coin too many": (MONEY, add(bank=1)),
    "a coin too few": (MONEY, add(bank=-1)),
    "a purse with less than nothing": (MONEY, move_coins(0, -1, 1501)),
    "coins of a bankrupt": (MONEY, move_coins(-1, 2, 1)),
    "a crop too many": (PIECES, add(crops=1)),
    "a crop too few": (PIECES, add(crops=-1)),
    "a warehouse too many": (PIECES, add(warehouses=1)),
    "a warehouse too few": (PIECES, add(warehouses=-1)),
    "a crop on nobody's deed": (DEEDS, level("5A", 1)),
    "a mortgage on nobody's deed": (DEEDS, lambda t: t.mortgage("5A")),
    "a deed of nobody at the table": (DEEDS, put(owner=(DEED["3A"], 7))),
    "a deed of a bankrupt": (DEEDS, put(owner=(DEED["3A"], 3))),
    "a crop on a railroad": (DEEDS, level("R1", 1)),
    "a crop on the works": (DEEDS, level("U1", 1)),
    "a crop on railroads in one hand": (DEEDS, lambda t: [t.mortgage("3A"), put(mortgaged=0)(t), t.own("M1", "R2"), level("R2", 1)(t), level("R1", 1)(t)]),
    "a crop on works in one hand": (DEEDS, lambda t: [t.own("M2", "U2"), level("U1", 1)(t), level("U2", 1)(t)]),
    "a mortgage on nobody's last deed": (DEEDS, lambda t: [level("8A", 0)(t), level("8B", 0)(t), put(owner=(DEED["8B"], 0))(t), t.mortgage("8B")]),
    "two levels more than on the first of the group": (DEEDS, lambda t: [level("4B", 2)(t), level("4C", 2)(t)]),
    "a crop on half a group": (DEEDS, put(owner=(DEED["1B"], 2))),
    "a crop beside a mortgage": (DEEDS, lambda t: t.mortgage("8A")),
    "one deed two levels ahead": (DEEDS, level("1A", 3)),
    "one deed two levels behind": (DEEDS, level("8B", 1)),
    "a card twice": (CARD, lambda t: t.match.g.decks.__setitem__((0, FIRST_CARD), t.match.g.decks[0, FIRST_CARD + 1])),
    "a card less": (CARD, lambda t: t.match.g.decks.__setitem__((1, UNDRAWN), t.match.g.decks[1, UNDRAWN] - 1)),
    "a card in another deck": (CARD, lambda t: swap_decks(t)),
    "two cards for two others": (CARD, swap_for_the_same_sum),
    "a card in the hand of a bankrupt": (CARD, lambda t: give_card(t, "B06", 2)),
    "a card that nobody printed": (CARD, lambda t: t.match.g.holder.__setitem__(t.match.box.kept, 1)),
    "a card in a hand and in its deck": (CARD, lambda t: t.match.g.holder.__setitem__(t.match.box.kept_as[CARDS["B06"]] - 1, 1)),
    "the last place for kept cards holds one that was never printed": (CARD, lambda t: [t.take_from_deck("B01"), put(holder=(KEPT - 1, 1))(t)]),
    "the last place for kept cards holds one more": (CARD, put(holder=(KEPT - 1, 1))),
    "a place behind the last kept card holds another": (CARD, lambda t: [t.take_from_deck("B01"), put(holder=(t.match.box.kept, 1))(t)]),
    "the first card of the box twice": (CARD, twice_the_first),
    "two cards for two others with the same squares": (CARD, lambda t: [exchange(t, "B01", "B04"), exchange(t, "B06", "B05")]),
    "the first card of the box face up": (CARD, lambda t: [t.run(put_back, t.match.g.country - 1), put(country=1)(t)]),
    "a Country card that is none": (CARD, lambda t: country_is(t, "B07")),
    "no Country card, and one less in the deck": (CARD, put(country=0)),
    "more known cards than there are": (CARD, lambda t: t.match.g.known.__setitem__(0, t.match.g.decks[0, UNDRAWN] + 1)),
    "fewer known cards than none": (CARD, put(known=(1, -1))),
    "a right from nowhere": (RIGHTS, put(rights=(4, 1 << Right.RAIL))),
    "a man without rights": (RIGHTS, put(rights=(1, 0))),
    "the first without rights": (RIGHTS, put(rights=(0, 0))),
    "the last with a right from nowhere": (RIGHTS, put(rights=(5, 1 << Right.RAIL))),
    "the last of the works in a woman's hand": (RIGHTS, put(owner=(DEED["U2"], 4))),
    "a claim on the first deed, from afar": (CLAIM, put(claim=(4, 1))),
    "a railroad in a woman's hand": (RIGHTS, put(owner=(DEED["R1"], 4))),
    "the works in a woman's hand": (RIGHTS, put(owner=(DEED["U1"], 4))),
    "four crops in a woman's hand": (RIGHTS, lambda t: [level("1B", 3)(t), level("1A", 4)(t)]),
    "a claim from afar": (CLAIM, put(claim=(4, DEED["5A"] + 1))),
    "a claim on an owned deed": (CLAIM, put(owner=(DEED["2A"], 1))),
    "a claim from prison": (CLAIM, prison_is_forgotten),
    "a claim of a bankrupt": (CLAIM, lambda t: [t.stand("M3", "2A"), put(claim=(2, DEED["2A"] + 1))(t)]),
    "given on a closed tray": (LEFTOVER, put(give=1)),
    "asked on a closed tray": (LEFTOVER, put(get=1)),
    "cash on a closed tray": (LEFTOVER, put(cash_given=1)),
    "a bid without a lot": (LEFTOVER, put(high=10)),
    "a bidder without a lot": (LEFTOVER, put(bidder=1)),
    "bidders without a lot": (LEFTOVER, put(bidding=1)),
    "a winner without a lot": (LEFTOVER, put(placing=1)),
    "bills laid down for nothing": (LEFTOVER, put(laid=(5, 10))),
    "bills that the first laid down for nothing": (LEFTOVER, put(laid=(0, 10))),
    "a debt of nobody": (LEFTOVER, put(owed=1)),
    "a gap of nobody": (LEFTOVER, put(gap=1)),
    "a creditor of nobody": (LEFTOVER, put(creditor=1)),
    "a debt of a bankrupt": (LEFTOVER, put(debtor=3)),
    "nobody asked": (ASKED, fall_silent),
    "somebody asked when all is over": (ASKED, put(over=1)),
}  # fmt: skip


def swap_decks(t):
    """A Bounty card and a Lucky one change places."""
    decks = t.match.g.decks
    decks[0, FIRST_CARD], decks[1, FIRST_CARD] = decks[1, FIRST_CARD], decks[0, FIRST_CARD]


def give_card(t, card, seat):
    """A kept card goes from its deck into a hand."""
    t.take_from_deck(card)
    t.match.g.holder[t.match.box.kept_as[CARDS[card]] - 1] = seat + 1


def country_is(t, card):
    """Another card lies face up, and what lay there is back in its deck."""
    t.country("C13")
    g = t.match.g
    was = g.country - 1
    t.take_from_deck(card)
    g.country = CARDS[card] + 1
    g.decks[Deck.COUNTRY, FIRST_CARD + g.decks[Deck.COUNTRY, UNDRAWN]] = was
    g.decks[Deck.COUNTRY, UNDRAWN] += 1


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_out_of_order_is_noticed(fault):
    law, break_it = FAULTS[fault]
    t = laid()
    break_it(t)
    assert t.run(sound) == law


def test_a_finite_bank_owes_nobody_and_another_may():
    t = laid()
    move_coins(-1, 0, t.match.g.bank + 1)(t)
    assert t.run(sound) == 0
    t = laid(bank_money="finite")
    move_coins(-1, 0, t.match.g.bank)(t)
    assert t.run(sound) == 0
    move_coins(-1, 0, 1)(t)
    assert t.run(sound) == MONEY


@pytest.mark.rule("UQ-057")
def test_pieces_that_were_never_printed_are_noticed_though_the_count_is_right():
    for piece, fill in (("crops", level("1B", 2, stock=False)), ("warehouses", put(level=(DEED["8A"], 5)))):
        t = laid()
        t.match.box.crops -= t.match.g.crops
        t.match.box.warehouses -= t.match.g.warehouses
        t.match.g.crops = t.match.g.warehouses = 0
        if piece == "warehouses":
            t.match.g.level[DEED["8B"]] = 4
            t.match.box.crops += 4 - 6
        fill(t)
        setattr(t.match.g, piece, -1)
        assert t.run(sound) == PIECES


@pytest.mark.rule("UQ-Q62")
def test_a_fourth_crop_is_out_of_order_where_three_make_a_warehouse():
    t = laid(warehouse_after="3")
    level("8A", 4)(t)
    assert t.run(sound) == DEEDS
    t = laid()
    level("8A", 4)(t)
    assert t.run(sound) == 0


@pytest.mark.rule("UQ-060", "UQ-Q62")
def test_a_warehouse_is_one_level_above_as_many_crops_as_it_took():
    t = laid()
    for deed, to in (("8A", 5), ("8B", 4)):
        level(deed, to, stock=False)(t)
    t.match.g.warehouses -= 1
    t.match.g.crops += 6 - 4
    assert t.run(sound) == 0
    level("8B", 3)(t)
    assert t.run(sound) == DEEDS


@pytest.mark.rule("UQ-037", "UQ-092")
@pytest.mark.parametrize(("licence", "deed"), [("E3", "R1"), ("E2", "U1")])
def test_with_her_licence_a_woman_may_have_it(licence, deed):
    t = laid()
    t.hold("W1", licence)
    t.run(count_rights, t.seat("W1"))
    t.match.g.owner[DEED[deed]] = t.seat("W1") + 1
    assert t.run(sound) == 0


@pytest.mark.rule("UQ-126", "UQ-Q91")
def test_with_the_harvest_licence_a_woman_may_have_four_crops():
    t = laid()
    t.hold("W1", "E4")
    level("1B", 3)(t)
    level("1A", 4)(t)
    assert t.run(sound) == 0


@pytest.mark.rule("UQ-114")
def test_where_dealing_is_repealed_a_woman_may_have_been_dealt_what_she_may_not_buy():
    t = laid(repeal="dealing")
    t.match.g.owner[DEED["R1"]] = t.seat("W1") + 1
    assert t.run(sound) == 0


def test_an_open_tray_an_open_auction_and_an_open_debt_may_hold_something():
    t = laid()
    put(tray=int(Tray.MAKING), give=1 << DEED["4A"], cash_given=5)(t)
    assert t.run(sound) == 0
    t = laid()
    put(lot=DEED["5A"] + 1, high=10, bidder=1, bidding=3, laid=(1, 20))(t)
    assert t.run(sound) == 0
    t = laid()
    put(debtor=2, owed=9, gap=3, creditor=1)(t)
    assert t.run(sound) == 0


@pytest.mark.parametrize("left", ["fees", "lots"])
def test_once_it_is_over_no_fee_and_no_lot_is_open(left):
    t = laid()
    fall_silent(t)
    t.match.g.over = 1
    assert t.run(sound) == 0
    setattr(t.match.g, left, 1)
    assert t.run(sound) == LEFTOVER


def test_the_last_of_eight_may_be_bankrupt_while_nobody_owes_anything():
    t = town("M1 M2 M3 M4 W1 W2 W3 W4")
    t.bury("W4")
    t.bury("M1")
    t.begins("M2")
    assert t.run(sound) == 0
    t.lay(debtor=1)
    assert t.run(sound) == LEFTOVER


def test_of_two_faults_the_first_is_named():
    t = laid()
    move_coins(-1, 0, 1)(t)
    t.match.g.cash[0] -= 2
    fall_silent(t)
    assert t.run(sound) == MONEY
