"""What the state holds is enough: the longest step of each rule that loops over seats, deeds or cards is built on purpose and played."""

from itertools import permutations

import pytest

from lopsided.engine.decks import UNDRAWN
from lopsided.games.unequalopolis import GAME
from lopsided.games.unequalopolis.rules.debt import owe
from lopsided.games.unequalopolis.rules.setup import part
from lopsided.games.unequalopolis.state import BANK, DEEDS, KEPT, KEY, LOTS, OFFERS, ONE_DECK, SEATS, STEP, STREAMS, Cause, Deck, State
from lopsided.testing.table import Cup

from .board import CARDS, DEED, town

ALL = " ".join(DEED)
STREETS = [name for name in DEED if name[0].isdigit()]
KEPT_CARDS = "B02 B06 L04 E1 E2 E3 E4 E5 E6 E7 E8 E9"
EIGHT = "M1 M2 M3 M4 W1 W2 W3 W4"
WOMEN = ["W1", "W2", "W3", "W4"]


def told_by(t, action, **ints):
    """How many events one action tells; more than the ring holds would raise."""
    before = t.match.g.told
    t.do(action, **ints)
    return t.match.g.told - before


def owing(t, debtor, amount, cause=Cause.CARD):
    """A player owes the bank so much."""
    t.match.g.depth = t.match.g.pending = t.match.g.window = 0
    owe(t.match.g, t.seat(debtor), BANK, amount, amount, int(cause), CARDS["B12"])
    t.go_on()


# Events of one step


@pytest.mark.rule("UQ-109", "UQ-041", "UQ-Q67")
@pytest.mark.parametrize(("players", "deeds"), [(8, 15), (7, 16), (6, 19), (5, 22), (8, 22)])
@pytest.mark.parametrize("action", ["concede", "settle"])
def test_lots_that_nobody_can_bid_for_stay_with_the_bank_in_a_word_each(players, deeds, action):
    names, lots = EIGHT.split()[:players], " ".join(ALL.split()[:deeds])
    t = town(" ".join(names))
    t.own("M1", lots)
    t.mortgage(lots)
    t.purses(**dict.fromkeys(names, 9))
    t.lands("M1", "Luxury Tax")
    assert told_by(t, action) == deeds + 3  # that he is bankrupt, his last coins, the next turn
    assert t.deeds("M1") == ""
    assert [lot["deed"] for lot in t.told("unsold")] == list(range(deeds))
    assert (t.phase, t.asked) == ("manage", ["M2"])


@pytest.mark.rule("UQ-041", "UQ-042", "UQ-Q67")
def test_lots_that_nobody_may_bid_for_stay_with_the_bank_in_a_word_each():
    t = town("M1 W1 W2 W3 W4")
    t.own("M1", ALL)
    t.mortgage(ALL)
    t.purses(M1=0)
    t.country("C02", "W4")
    t.lands("M1", "Luxury Tax")
    assert told_by(t, "concede") == DEEDS + 2
    assert t.told("shut_out") == []


@pytest.mark.rule("UQ-039", "UQ-040", "UQ-Q67")
def test_a_lot_for_which_somebody_can_bid_is_auctioned_and_who_may_not_bid_is_named():
    t = town(EIGHT)
    t.own("M1", "1A 1B")
    t.mortgage("1A 1B")
    t.purses(**{**dict.fromkeys(EIGHT.split(), 9), "M3": 10})
    t.country("C02", "M2")
    t.lands("M1", "Luxury Tax")
    t.do("concede")
    assert t.asked == ["M3"]
    assert [told["seat"] for told in t.told("shut_out")] == WOMEN
    assert [told["seat"] for told in t.told("passed")] == ["M2"]


def ruined():
    """The last man owes more than an almost empty bank will lend him on all he has; the women may not bid, and lose their next three turns."""
    t = town(EIGHT, bank_money="finite")
    for man in ("M2", "M3", "M4"):
        t.bury(man)
    t.own("M1", ALL)
    t.hold("M1", KEPT_CARDS)
    t.develop(**dict.fromkeys((f"d{name}" for name in STREETS[2:]), 1), d1A=5, d1B=4)
    t.leave_stock(crops=0)
    t.country("C02", "M2")
    t.purses(M1=400, **dict.fromkeys(WOMEN, 0))
    t.begins("M1")
    owing(t, "M1", 4000)
    needed = t.match.view(-1)["table"]["debt"]["can_raise"] - 400
    t.purses(**dict.fromkeys(WOMEN, (t.match.g.bank - needed + 1) // 4))
    t.purses(W1=t.cash("W1") + t.match.g.bank - needed + 1)
    for woman in WOMEN:
        t.match.g.skips[t.seat(woman)] = 3
    return t


@pytest.mark.rule("UQ-109", "UQ-Q03", "UQ-Q41", "UQ-Q74")
def test_the_longest_step_of_all_pledges_sells_falls_and_is_followed_by_lost_turns():
    t = ruined()
    longest = told_by(t, "settle")
    kinds = {kind: len(t.told(kind)) for kind in ("mortgaged", "settled", "sold_group", "card_back", "unsold", "lost_turn", "round")}
    assert kinds == {"mortgaged": 21, "settled": 8, "sold_group": 1, "card_back": 12, "unsold": 22, "lost_turn": 12, "round": 3}
    assert t.told("bankrupt_bank")
    assert longest == 95
    assert longest <= STEP == 116


@pytest.mark.rule("UQ-110", "UQ-111")
@pytest.mark.parametrize(("creditor", "events"), [("M2", 2 + 10 + DEEDS), ("W1", 2 + 10 + DEEDS - 4)])
def test_all_that_a_player_has_goes_to_another_in_one_step(creditor, events):
    t = town(EIGHT)
    t.own("M1", ALL)
    t.mortgage(ALL)
    t.hold("M1", KEPT_CARDS.replace("E2 E3 ", ""))
    t.hold("W4", "E2 E3")
    t.purses(**dict.fromkeys(EIGHT.split(), 9))
    t.begins("M1")
    t.match.g.depth = t.match.g.pending = 0
    owe(t.match.g, 0, t.seat(creditor), 500, 500, int(Cause.RENT), 0)
    t.go_on()
    assert told_by(t, "concede") == events
    assert t.phase == "receipt"


@pytest.mark.rule("UQ-069", "UQ-099", "UQ-Q72")
def test_all_that_two_players_have_may_change_hands_before_a_fine_is_paid_and_a_card_drawn():
    t = town(EIGHT, prison_attempts="1")
    t.own("M1", " ".join([*DEED][:11]))
    t.own("M2", " ".join([*DEED][11:]))
    t.hold("M1", "E1 E2 E3 E4 E5 E6")
    t.hold("M2", "B06 E7 E8 E9")
    t.purses(M1=0)
    t.imprison("M1")
    t.stack("B11")
    t.dice("M1", 1, 2, 1, 1)
    t.begins("M1")
    t.do("done")
    t.do("try_doubles")
    t.offers("M2", deeds=ALL, cards="E1 E2 E3 E4 E5 E6 B06 E7 E8 E9", asks=60)
    assert told_by(t, "accept") == 1 + 22 + 10 + 1 + 2 + 6 + 7
    assert len(t.told("gave")) == 7


@pytest.mark.rule("UQ-Q32", "UQ-Q72")
def test_everybody_may_have_to_pay_in_one_step_and_the_bank_its_part():
    t = town(EIGHT, card_gap_to="bank")
    t.stack("B11")
    t.stand("W1", 38)
    t.dice("W1", 2, 2)
    t.lay(active=t.seat("W1"))
    t.match.g.round = 4
    t.begins("W1")
    assert told_by(t, "done") == 5 + 3 + 2 * 7  # two dice, rolled, doubles, empowered; moved, bank, drew; gave and withheld
    assert t.asked == ["W1"]


@pytest.mark.rule("UQ-Q31", "UQ-Q67")
@pytest.mark.parametrize(("mode", "events"), [("open", 1 + 2 + 1 + 21 + 2), ("sealed", 2 + 1 + 21 + 2)])
def test_the_last_bid_of_one_lot_may_leave_all_the_others_unsold(mode, events):
    t = town(EIGHT, auction_mode=mode)
    t.own("M1", ALL)
    t.mortgage(ALL)
    t.purses(**{**dict.fromkeys(EIGHT.split(), 9), "M1": 0, "M2": 10})
    t.country("C02", "M2")
    t.lands("M1", "Luxury Tax")
    t.do("concede")
    assert told_by(t, "bid", by="M2") == events
    assert t.owner("1A") == "M2"


@pytest.mark.rule("UQ-Q31", "UQ-Q19")
def test_all_papers_are_opened_and_all_claims_void_in_one_step():
    t = town(EIGHT, auction_mode="sealed")
    for woman in WOMEN:
        t.claim(woman, "2A")
    t.lands("M1", "2A")
    t.do("decline")
    for player in EIGHT.split()[:-1]:
        t.bids(player, 10)
    assert told_by(t, "bid", by="W4") == 1 + SEATS + 1 + 4  # his paper, all of them, who has it, and four who waited for it


@pytest.mark.rule("UQ-Q39", "UQ-Q41")
def test_where_all_who_are_left_sit_out_three_turns_three_rounds_pass_in_one_step():
    t = town(EIGHT)
    for man in ("M1", "M2", "M3", "M4"):
        t.bury(man)
    for woman in WOMEN:
        t.match.g.skips[t.seat(woman)] = 3
    t.country("C01", "M2")
    t.match.g.skips[t.seat("W4")] = 2
    t.begins("W1")
    assert len(t.told("lost_turn")) == 11
    assert t.asked == ["W4"]
    assert t.match.g.told <= STEP


@pytest.mark.rule("UQ-119", "UQ-Q82")
def test_all_may_be_the_richest_when_the_time_is_up():
    t = town(EIGHT, time_limit_rounds=1)
    t.purses(**dict.fromkeys(EIGHT.split(), 1000))
    t.match.g.skips[t.seat("W4")] = 1
    t.begins("W4")
    assert len(t.told("richest")) == SEATS
    assert t.match.g.told == 3 + SEATS


@pytest.mark.rule("UQ-Q01", "UQ-Q80")
@pytest.mark.parametrize("seats", [7, 8])
def test_the_table_is_laid_in_one_step_however_often_the_dice_fall_alike(seats):
    box, g = GAME.box.on(GAME.make_box(seats, {"deal_deeds": "3"})), State.blank()
    g.loaded = Cup()
    GAME.setup(box, g, (1, 2))
    assert g.told == 3 * seats + 3 * 2 * seats + 1 + 2 * seats + 1 + (21 if seats == 7 else 16)
    assert g.told <= STEP
    assert sorted(g.order.tolist()[:seats]) == list(range(seats))


@pytest.mark.rule("UQ-Q01")
@pytest.mark.parametrize(("lots", "order"), [((1, 1, 1), [2, 1, 0]), ((3, 2, 1), [0, 1, 2]), ((2, 1, 1), [2, 0, 1])])
def test_who_rolls_alike_again_and_again_draws_lots_in_the_end(lots, order):
    box, g = GAME.box.on(GAME.make_box(3)), State.blank()
    g.loaded = Cup()
    g.loaded.load(LOTS, *lots)
    GAME.setup(box, g, (1, 2))
    assert g.order.tolist()[:3] == order
    kinds = [GAME.told.read([g.event[at, column] for column in range(7)]).kind for at in range(g.told)]
    assert (kinds.count("tied"), kinds.count("lots")) == (15, 1)


@pytest.mark.rule("UQ-Q01")
def test_each_draws_another_lot_and_every_order_of_them_can_come():
    box, orders = GAME.box.on(GAME.make_box(4)), set()
    for secret in range(60):
        g = State.blank()
        g.secret[0] = secret
        part(box, g, 0b1011, 3, False)
        orders.add(tuple(g.laid[seat] % KEY for seat in (0, 1, 3)))
        assert g.laid[2] % KEY == 0
    assert orders == set(permutations(range(3)))


# Everything else of fixed length

INDEXED = {
    **dict.fromkeys(("sign", "score", "place", "order", "token", "fallen", "cash", "space", "skips", "prison", "rights", "claim", "laid"), (SEATS,)),
    **dict.fromkeys(("owner", "level"), (DEEDS,)),
    "snub": (SEATS, SEATS),
    "holder": (KEPT,),
    "known": (len(Deck),),
    "drawn": (STREAMS,),
    "secret": (2,),
}
GROWS = {
    "event": "test_the_longest_step_of_all_pledges_sells_falls_and_is_followed_by_lost_turns",
    "frame": "test_one_thing_is_asked_at_a_time",
    "decks": "test_a_deck_takes_back_every_card_it_ever_had",
    "past": "test_of_more_offers_than_are_remembered_the_last_ones_are",
}


def test_every_table_of_the_state_is_by_seat_deed_or_card_or_is_filled_by_a_test():
    tables = {name: State.telling[name].shape for name in State.telling.names if State.telling[name].shape}
    assert {name: shape for name, shape in tables.items() if name not in GROWS} == INDEXED
    assert set(GROWS) <= set(tables)
    assert all(name in globals() for name in GROWS.values())


@pytest.mark.rule("UQ-Q105")
def test_one_thing_is_asked_at_a_time():
    t = ruined()
    t.offers("W1", deeds="R1", cards="E3", asks=200)
    t.do("counter")
    assert (t.phase, t.asked) == ("tray", ["W1"])
    assert (t.match.g.depth, t.match.g.frame.shape[0]) == (1, 1), "a counter to an offer in a debt in a turn is still one question"
    t.do("drop")
    assert (t.phase, t.match.g.depth) == ("raise", 1)


@pytest.mark.rule("UQ-Q15", "UQ-Q70", "UQ-075")
def test_a_deck_takes_back_every_card_it_ever_had():
    t = ruined()
    decks = [sum(t.match.box.deck[card] == deck for card in CARDS.values()) for deck in Deck]
    t.do("settle")
    assert [t.match.g.decks[deck, UNDRAWN] for deck in Deck] == decks
    assert max(decks) <= ONE_DECK, "a box with more in one deck is refused"


@pytest.mark.rule("UQ-070", "UQ-Q128")
def test_of_more_offers_than_are_remembered_the_last_ones_are():
    t = town(EIGHT)
    for deed, player in zip(STREETS, EIGHT.split()[1:], strict=False):
        t.own(player, deed)
        t.set_cash(player, 0)
    t.draws("M1", "B11")
    for player in EIGHT.split()[1:7]:
        deed = t.deeds(player)
        for sum_asked in (300, 301):
            t.offers("M1", deeds=deed, asks=sum_asked)
            t.do("counter")
            t.fill_tray(deed, gives=sum_asked - 50)
            t.do("offer")
            t.do("refuse")
        t.do("settle")
    g = t.match.g
    assert g.made == 24 > OFFERS
    pairs = [g.past[at, 3] >> 4 for at in range(OFFERS)]
    assert {t.match.names[maker] for maker in pairs} == {"M1", "M3", "M4", "W1", "W2", "W3"}, "M2's were overwritten"
    t.lay_tray("M1", deeds=t.deeds("W4"), asks=300)
    t.do("offer")
    t.do("refuse")
    t.lay_tray("M1", deeds=t.deeds("W4"), asks=300)
    assert t.refusal("offer") == "same_offer"


@pytest.mark.rule("UQ-070", "UQ-Q128")
@pytest.mark.parametrize("made", [1, 3, OFFERS, OFFERS + 5])
def test_a_new_turn_begins_without_the_offers_of_the_last(made):
    t = town()
    g = t.match.g
    for i in range(min(made, OFFERS)):
        for column in range(4):
            g.past[i, column] = 7
    t.lay(made=made, managed=3, offers=2, streak=1, extra=1, first=2, second=3, total=5, faced=1, grown=1)
    t.begins("M2")
    assert not any(g.past[i, column] for i in range(OFFERS) for column in range(4))
    assert [g.made, g.managed, g.offers, g.streak, g.extra, g.first, g.second, g.total, g.faced, g.grown] == [0] * 10
