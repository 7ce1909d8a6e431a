"""What everybody may remember stays known, and what nobody can know is guessed as it might be."""

from collections import Counter

import pytest

from lopsided.engine.decks import CARDS as FIRST_CARD
from lopsided.engine.decks import UNDRAWN
from lopsided.engine.dice import lab_secret
from lopsided.games.unequalopolis import GAME
from lopsided.games.unequalopolis.rules.laws import sound
from lopsided.games.unequalopolis.rules.people import take_top
from lopsided.games.unequalopolis.rules.secrets import guess_cash, guess_offer, guess_papers
from lopsided.games.unequalopolis.state import Deck, Phase

from .board import CARDS, DEED, town

MANY = 400


def guesses(t, reader, many=MANY):
    """What a player, or a spectator, might guess: many states, each sound and each the same in all that the reader knows."""
    seat = t.seat(reader) if reader else -1
    known = bytes(t.match.seen(seat).memory)
    for number in range(many):
        g = t.match.seen(seat)
        GAME.guess(t.match.box, g, seat, lab_secret(number, 7))
        assert sound(t.match.box, g) == 0
        yield GAME.state.on(bytearray(g.memory))
        GAME.hide(t.match.box, g, seat)
        assert bytes(g.memory) == known, "a guess that is hidden again is what was known"


def order(g, deck):
    """The cards of a deck by their ids, from the bottom."""
    return [[*CARDS][g.decks[deck, FIRST_CARD + i]] for i in range(g.decks[deck, UNDRAWN])]


# Cards


@pytest.mark.rule("UQ-075", "UQ-076")
def test_used_cards_lie_under_the_deck_where_everybody_saw_them_put():
    t = town()
    for card in ("B07", "B03", "B12"):
        t.draws("M1", card)
    tops = Counter()
    for g in guesses(t, "W1"):
        assert order(g, Deck.BOUNTY)[:3] == ["B12", "B03", "B07"]
        assert len(set(order(g, Deck.BOUNTY))) == 16
        tops[order(g, Deck.BOUNTY)[-1]] += 1
    assert len(tops) == 13, "any other card may come next"
    assert max(tops.values()) < 2.2 * MANY / 13
    assert min(tops.values()) > MANY / 13 / 2.2


@pytest.mark.rule("UQ-075", "UQ-076")
def test_cards_drawn_anew_are_those_that_nobody_saw_put_under_the_deck():
    t, tops = town(), Counter()
    t.draws("M1", "B07")
    t.draws("M1", "B03")
    for number in range(MANY):
        g = GAME.state.on(bytearray(t.match.g.memory))
        GAME.reseal(t.match.box, g, lab_secret(number, 7))
        assert order(g, Deck.BOUNTY)[:2] == ["B03", "B07"]
        assert sorted(order(g, Deck.BOUNTY)) == sorted(order(t.match.g, Deck.BOUNTY))
        tops[order(g, Deck.BOUNTY)[-1]] += 1
    assert (len(tops), max(tops.values()) < 2.2 * MANY / 14) == (14, True), "any other card may come next, each as often"


@pytest.mark.rule("UQ-075", "UQ-Q47")
def test_a_deck_that_has_come_round_is_known_from_top_to_bottom():
    t = town()
    cards = [f"C{number:02}" for number in range(1, 15)]
    for card in cards:
        t.draws("M1", card)
    assert {tuple(order(g, Deck.COUNTRY)) for g in guesses(t, "", 9)} == {tuple(reversed(cards[:-1]))}
    t.draws("M2", "C01")
    assert {tuple(order(g, Deck.COUNTRY)) for g in guesses(t, "", 9)} == {tuple(reversed(cards[1:]))}


@pytest.mark.rule("UQ-076", "UQ-Q70")
def test_a_kept_card_that_goes_back_is_known_and_one_in_a_hand_is_in_no_deck():
    t = town()
    t.hold("W1", "B02 E5")
    t.purses(W1=0)
    t.begins("M1")
    for g in guesses(t, "M1", 9):
        assert "B02" not in order(g, Deck.BOUNTY)
    t.lands("W1", "Luxury Tax")
    t.do("concede")
    for g in guesses(t, "M1", 9):
        assert (order(g, Deck.BOUNTY)[0], order(g, Deck.EMPOWERMENT)[0]) == ("B02", "E5")


@pytest.mark.rule("UQ-003")
def test_before_a_card_is_drawn_nobody_knows_anything_of_a_deck():
    t = town()
    t.begins("M1")
    bottoms = {order(g, Deck.LUCKY)[0] for g in guesses(t, "M1")}
    assert len(bottoms) == 16
    assert {t.match.seen(0).decks[Deck.LUCKY, FIRST_CARD + i] for i in range(16)} == {0}


# Sealed bids


def auctioned(**options):
    """2A, at f100, is auctioned by paper; M2 and W1 have handed theirs in, W2 and M1 still write."""
    t = town("M1 M2 W1 W2 W3", auction_mode="sealed", **options)
    t.purses(W1=60, W3=5)
    t.own("M2", "2B")
    t.lands("M1", "2A")
    t.do("decline")
    t.bids("M2", 50)
    t.bids("W1", 0)
    return t


@pytest.mark.rule("UQ-Q31")
def test_a_rivals_paper_may_hold_any_bid_that_fits_or_none():
    t = auctioned()
    bids = {player: Counter() for player in ("M2", "W1", "W2", "W3")}
    for g in guesses(t, "M1"):
        assert g.frame[0, 0] == Phase.BID
        assert g.laid[0] == 10, "one's own paper is no guess"
        for player in bids:
            bids[player][g.laid[t.seat(player)]] += 1
    assert bids["W2"] == {10: MANY}, "who still writes has the least bid before her"
    assert bids["W3"] == {0: MANY}, "who cannot pay the least bid has no paper"
    for player, most in (("M2", 200), ("W1", 60)):
        passes, sums = bids[player].pop(0), sorted(bids[player].elements())
        assert 0.18 < passes / MANY < 0.32, "one in four is no bid"
        assert (10 <= sums[0] < 20, most - 10 < sums[-1] <= most) == (True, True), "up to the purse, or twice the price of what makes a group whole"
        middle = (10 + most) / 2
        assert 0.4 < sum(amount < middle for amount in sums) / len(sums) < 0.6, "any sum is as likely as another"


@pytest.mark.rule("UQ-Q31")
def test_a_deed_that_makes_no_group_whole_is_guessed_at_a_quarter_more_than_its_price_at_most():
    t = auctioned()
    t.own("W2", "2B")
    assert max(g.laid[t.seat("M2")] for g in guesses(t, "M1")) in range(115, 126)


def papers(t, player, n=200):
    """What the paper of a player may hold, as M1 guesses it, each sum with how often."""
    found = Counter()
    for seed in range(n):
        g = t.match.seen(0)
        guess_papers(t.match.box, g, 0, (seed, 3))
        found[g.laid[t.seat(player)]] += 1
    return found


@pytest.mark.rule("UQ-Q31")
def test_a_paper_holds_one_of_few_sums_or_none_where_the_purse_or_the_price_is_small():
    t = auctioned()
    t.purses(M2=10)
    found = papers(t, "M2")
    assert set(found) == {0, 10}
    assert 70 < found[0] < 130, "one sum or none"
    t.purses(M2=12)
    found = papers(t, "M2")
    assert set(found) == {0, 10, 11, 12}
    assert all(30 < times < 70 for times in found.values())
    t.purses(M2=1500)
    t.match.box.price[DEED["2A"]] = 1
    assert set(papers(t, "M2", 20)) == {0, 10}, "the least bid may be more than it is worth"


@pytest.mark.rule("UQ-Q31")
@pytest.mark.parametrize(("decliner", "reader", "other"), [("M2", "M2", "M1"), ("M1", "M1", "W2")])
def test_the_papers_of_the_first_seat_and_the_last_are_guessed(decliner, reader, other):
    t = town("M1 M2 W1 W2", auction_mode="sealed")
    t.lands(decliner, "2A")
    t.do("decline")
    t.bids(other, 40)
    assert {g.laid[t.seat(other)] == 0 for g in guesses(t, reader, 30)} == {True, False}
    assert {g.laid[t.seat(other)] for g in guesses(t, other, 5)} == {40}, "one's own paper is no guess"


@pytest.mark.rule("UQ-Q31", "UQ-Q121")
def test_a_bid_is_guessed_at_the_reserve_or_more():
    t = auctioned(auction_reserve="half")
    assert {g.laid[t.seat("M2")] >= 50 or g.laid[t.seat("M2")] == 0 for g in guesses(t, "M1", 99)} == {True}
    assert {g.laid[t.seat("W2")] for g in guesses(t, "M1", 9)} == {50}


@pytest.mark.rule("UQ-Q31", "UQ-Q79")
def test_purses_that_cannot_be_seen_can_pay_what_lies_on_the_papers():
    t = auctioned(cash_visible="own")
    for g in guesses(t, "M1", 99):
        assert all(g.cash[seat] >= g.laid[seat] for seat in range(5))
        assert g.cash[t.seat("M2")] >= 10, "who was asked could pay the least bid"


@pytest.mark.rule("UQ-058", "UQ-Q31")
def test_a_bid_for_a_crop_is_open_where_deeds_are_sold_by_paper():
    t = town(auction_mode="sealed")
    t.own("M1", "1A 1B")
    t.own("M2", "2A 2B")
    t.leave_stock(crops=1)
    t.begins("M1")
    t.do("build", deed="1A")
    t.do("contest")
    assert (t.phase, t.asked) == ("crop_bid", ["M2"])
    assert {g.laid[t.seat("M2")] for g in guesses(t, "W1", 9)} == {60}


# Offers and purses


def seen(t, reader):
    """The state as a player sees it, or a spectator."""
    return t.match.seen(t.seat(reader) if reader else -1)


def past(g, at):
    """One of this turn's offers, as it is remembered."""
    return [g.past[at, column] for column in range(4)]


def offering():
    """M1 has made M2 an offer, which was refused, and makes another one."""
    t = town("M1 M2 W1 W2")
    t.own("M1", "3A 3B")
    t.own("M2", "5A 5B")
    t.begins("M1")
    t.offers("M2", deeds="3A", asks=30)
    t.do("refuse")
    t.do("trade", target="M2")
    t.fill_tray(deeds="3B 5A", gives=7)
    return t


@pytest.mark.rule("UQ-069")
@pytest.mark.parametrize("reader", ["W1", "W2", ""])
def test_an_offer_between_others_is_seen_when_it_is_answered_and_not_before(reader):
    t = offering()
    first = past(t.match.g, 0)
    for action in ("offer", "counter"):
        g = seen(t, reader)
        assert (g.give, g.get, g.cash_given, past(g, 0)) == (0, 0, 0, first), "on the tray, while it is being laid"
        t.do(action)
        if action == "offer":
            g = seen(t, reader)
            assert (g.give, g.get, g.cash_given, past(g, 0)) == (0, 0, 0, first), "while it is being answered"
            assert past(g, 1) == [0, 0, 0, t.match.g.past[1, 3]], "who asks whom is known"
    assert past(seen(t, reader), 1) == past(t.match.g, 1), "refused, it is known"
    t.fill_tray(deeds="3B 5A", asks=9)
    t.do("offer")
    assert past(seen(t, reader), 2)[:3] == [0, 0, 0]
    t.do("refuse")
    assert past(seen(t, reader), 2) == past(t.match.g, 2)


@pytest.mark.rule("UQ-069")
@pytest.mark.parametrize("reader", ["M1", "M2"])
def test_the_two_who_trade_see_the_offer(reader):
    t = offering()
    for action in ("offer", "counter"):
        g, h = seen(t, reader), t.match.g
        assert (g.give, g.get, g.cash_given, past(g, 1)) == (h.give, h.get, h.cash_given, past(h, 1))
        assert all((g.give, g.get, g.cash_given) == (h.give, h.get, h.cash_given) for g in guesses(t, reader, 3))
        t.do(action)


@pytest.mark.rule("UQ-070", "UQ-Q128")
def test_the_offer_that_is_being_answered_is_hidden_among_many_too():
    t = offering()
    t.match.g.made = 46
    t.do("offer")
    g = seen(t, "W1")
    assert (past(g, 6)[:3], past(g, 0)) == ([0, 0, 0], past(t.match.g, 0))
    assert g.past[6, 3] > 0


@pytest.mark.rule("UQ-069")
@pytest.mark.parametrize("reader", ["W1", ""])
def test_an_offer_that_is_answered_out_of_sight_is_guessed_as_one_that_can_be(reader):
    t = offering()
    t.do("offer")
    for g in guesses(t, reader, 9):
        assert (g.get.bit_count(), g.give, g.cash_given) == (1, 0, 1), "one thing of hers for a coin"
        assert past(g, 1)[:3] == [g.give, g.get, g.cash_given]
        assert g.owner[g.get.bit_length() - 1] == t.seat("M2") + 1
    t.do("counter")
    t.fill_tray(deeds="3B 5A", asks=9)
    assert {g.get for g in guesses(t, reader, 9)} == {0}, "while it is being laid nobody need answer"
    t.do("offer")
    for g in guesses(t, reader, 9):
        assert g.owner[g.get.bit_length() - 1] == t.seat("M1") + 1


@pytest.mark.rule("UQ-Q79")
@pytest.mark.parametrize("reader", ["M1", "W2", ""])
def test_where_cash_is_ones_own_the_purses_of_others_and_the_bank_are_blank_until_the_end(reader):
    t = town(cash_visible="own", time_limit_rounds=1)
    t.begins("W2")
    g, me = seen(t, reader), t.seat(reader) if reader else -1
    assert [g.cash[seat] for seat in range(4)] == [t.match.g.cash[seat] if seat == me else 0 for seat in range(4)]
    assert g.bank == 0
    t.dice("W2", 4, 6)
    t.do("done")
    t.do("done")
    assert t.over
    assert [seen(t, reader).cash[seat] for seat in range(4)] == [t.match.g.cash[seat] for seat in range(4)]
    assert seen(t, reader).bank == t.match.g.bank
    assert all([g.cash[seat] for seat in range(4)] == [t.match.g.cash[seat] for seat in range(4)] for g in guesses(t, reader, 3))


@pytest.mark.rule("UQ-Q79")
def test_purses_are_guessed_anew_each_time_and_the_bank_makes_up_for_them():
    t = town("M1 M2 W1 W2", cash_visible="own")
    t.bury("W2")
    t.begins("M1")
    purses = Counter()
    for g in guesses(t, "M1"):
        assert (g.cash[0], g.cash[3]) == (t.match.g.cash[0], 0), "one's own is known, and the bankrupt have nothing"
        assert g.bank + sum(g.cash[seat] for seat in range(4)) == t.match.box.money
        purses[g.cash[1] // 500] += 1
        assert g.cash[1] != g.cash[2] or g.cash[1] < 1500
    assert set(purses) == {0, 1, 2}
    assert min(purses.values()) > MANY / 5


@pytest.mark.rule("UQ-Q79", "UQ-039")
def test_a_purse_out_of_sight_can_pay_what_was_bid_and_what_was_offered():
    t = town(cash_visible="own")
    t.lands("M1", "2A")
    t.do("decline")
    t.bids("M2", 900)
    assert all(g.cash[t.seat("M2")] >= 900 for g in guesses(t, "W2", 99))
    t = town(cash_visible="own")
    t.own("M2", "3A")
    t.mortgage("3A")
    t.begins("M1")
    t.lay_tray("M2", deeds="3A", gives=900)
    t.do("offer")
    assert all(g.cash[t.seat("M1")] >= 900 + 7 for g in guesses(t, "M2", 99))
    t = town(cash_visible="own")
    t.own("M1", "3A")
    t.begins("M1")
    t.offers("M2", deeds="3A", asks=900)
    assert all(g.cash[t.seat("M2")] >= 900 for g in guesses(t, "M1", 99))


@pytest.mark.rule("UQ-039", "UQ-Q31")
@pytest.mark.parametrize(("mode", "laid"), [("open", 10), ("sealed", 0)])
@pytest.mark.parametrize("reader", ["W1", ""])
def test_bills_on_the_table_are_seen_in_an_open_auction_and_not_in_a_sealed_one(mode, laid, reader):
    t = town("M1 M2 W1 W2", auction_mode=mode)
    t.lands("M2", "8B")
    t.do("decline")
    t.purses(W1=0, W2=0)
    if mode == "open":
        t.do("no_bid", by="W1")
        t.do("no_bid") if t.asked != ["M1"] else None
    assert t.match.g.laid[0] == 10
    assert seen(t, reader).laid[0] == laid


def test_each_guess_has_dice_and_decks_of_its_own():
    t = town()
    t.begins("M1")
    secrets, cards = set(), [Counter() for _ in Deck]
    for g in guesses(t, "W1", 40):
        secrets.add(tuple(g.secret))
        for deck in Deck:
            cards[deck][order(g, deck)[-1]] += 1
    assert len(secrets) == 40
    assert min(len(tops) for tops in cards) >= 8


@pytest.mark.rule("UQ-Q79")
def test_a_purse_is_guessed_higher_by_whatever_it_must_be_able_to_pay():
    def purses(**laid):
        t = town(cash_visible="own")
        t.own("M2", "1A 8B")
        t.lay(**{"laid": [0] * 4, **laid})
        g = t.match.seen(0)
        guess_cash(t.match.box, g, 0, (5, 6))
        assert sum(g.cash[seat] for seat in range(4)) + g.bank == t.match.box.money
        return [g.cash[seat] for seat in range(4)]

    plain = purses()
    for laid, more in (({"high": 50}, 50), ({"cash_given": 1}, 1), ({"cash_given": -30}, 30), ({"mortgaged": 1 | 1 << DEED["8B"]}, 23)):
        assert purses(**laid) == [plain[0], *(cash + more for cash in plain[1:])], laid
    assert purses(laid=[5, 10, 20, 0]) == [plain[0], plain[1] + 10, plain[2] + 20, plain[3]]


@pytest.mark.rule("UQ-069")
@pytest.mark.parametrize(
    ("deeds", "mortgaged", "built", "cash", "found"),
    [
        ("1A", "", {}, 1, "1A"),
        ("1A", "", {}, 0, ""),
        ("8B", "", {}, 500, "8B"),
        ("3A 5A", "", {}, 500, "3A"),
        ("R1 U1 3A", "", {}, 500, "3A"),
        ("R1 U1", "", {}, 500, ""),
        ("1A 3A", "1A", {}, 500, "3A"),
        ("1A 3A", "3A", {}, 500, "1A"),
        ("3A 5A", "3A", {}, 500, "5A"),
        ("2A 2B 3A", "", {"d2A": 1}, 500, "3A"),
        ("2A 2B 3A", "", {"d2B": 1}, 500, "3A"),
    ],
)
def test_an_offer_is_guessed_as_the_first_bare_street_of_the_other_for_a_coin(deeds, mortgaged, built, cash, found):
    t = town()
    t.own("M1", "6A")
    t.own("M2", deeds)
    t.mortgage(mortgaged)
    t.develop(**built)
    t.purses(M1=cash)
    t.lay(made=47, maker=0, partner=1)
    t.match.g.past[6, 0] = 7
    guess_offer(t.match.box, t.match.g)
    g = t.match.g
    assert (g.get, g.cash_given) == ((1 << DEED[found], 1) if found else (0, 0))
    assert [g.past[6, column] for column in range(3)] == [0, g.get, g.cash_given]


@pytest.mark.rule("UQ-069")
@pytest.mark.parametrize("reader", ["M1", "W1"])
def test_who_makes_or_answers_an_offer_of_a_deed_for_cash_need_not_guess_it(reader):
    t = town()
    t.own("M1", "2A")
    t.own("W1", "3A")
    t.begins("M1")
    t.offers("W1", deeds="2A", asks=9)
    assert [(g.give, g.get, g.cash_given) for g in guesses(t, reader, 1)] == [(1 << DEED["2A"], 0, -9)]


@pytest.mark.rule("UQ-075")
def test_a_known_card_that_is_drawn_is_no_longer_known_to_lie_there():
    t = town()
    g = t.match.g
    g.known[Deck.LUCKY] = 16
    take_top(g, Deck.LUCKY)
    assert (g.known[Deck.LUCKY], g.decks[Deck.LUCKY, UNDRAWN]) == (15, 15)
    g.known[Deck.LUCKY] = 3
    take_top(g, Deck.LUCKY)
    assert (g.known[Deck.LUCKY], g.decks[Deck.LUCKY, UNDRAWN]) == (3, 14)
