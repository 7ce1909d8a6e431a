"""Prison, the house rules, and how the game ends."""

import pytest

from lopsided.engine.match import Match
from lopsided.games.unequalopolis import GAME
from lopsided.games.unequalopolis.rules.people import worth
from lopsided.games.unequalopolis.rules.turn import next_turn
from lopsided.games.unequalopolis.state import Deck, Stage

from .board import DEED, town
from .test_debt import indebted
from .test_examples import finish_turn


def in_prison(player="M1", failed=0, cards="", cash=None, **options):
    """A prisoner's turn has come to the choice."""
    t = town(**options)
    t.imprison(player, failed)
    if cards:
        t.hold(player, cards)
    if cash is not None:
        t.purses(**{player: cash})
    t.begins(player)
    t.do("done")
    return t


@pytest.mark.rule("UQ-094", "UQ-095", "UQ-Q114")
def test_go_to_prison_by_the_space_by_doubles_by_a_card():
    t = town()
    t.lands("W1", "Go to prison", doubles=True)
    assert (t.in_prison("W1"), t.where("W1"), t.told("bank")) == (True, 10, [])
    assert t.match.g.active != t.seat("W1"), "no extra roll"
    t = town()
    t.draws("W1", "L03", doubles=True)
    assert t.in_prison("W1")
    t.begins("W1")
    assert t.asked == ["W1"], "the next turn is the first attempt"


@pytest.mark.rule("UQ-105")
def test_a_visit_is_no_sentence():
    t = town()
    t.lands("M1", "Prison")
    assert not t.in_prison("M1")
    assert t.phase == "manage"


@pytest.mark.rule("UQ-096", "UQ-100", "UQ-Q55")
def test_pay_use_a_card_or_try():
    t = in_prison(cards="B02", cash=50)
    assert {c.name for c in t.choices()} == {"pay_fine", "use_card", "try_doubles"}
    t.dice("M1", 1, 3)
    t.do("pay_fine")
    assert (t.where("M1"), t.told("bank"), t.in_prison("M1")) == (4, [], False)
    t = in_prison(cash=49)
    assert t.refusal("pay_fine") == "poor"
    assert t.refusal("use_card") == "no_card"


@pytest.mark.rule("UQ-Q54")
def test_a_roll_after_paying_is_an_ordinary_roll():
    t = in_prison()
    t.dice("M1", 5, 5)
    t.do("pay_fine")
    assert (t.where("M1"), t.match.g.extra, t.match.g.streak) == (10, 1, 1)


@pytest.mark.rule("UQ-097", "UQ-Q54")
def test_escape_doubles_give_no_extra_roll():
    t = in_prison()
    t.dice("M1", 5, 5)
    t.do("try_doubles")
    assert (t.where("M1"), t.in_prison("M1"), t.match.g.extra, t.match.g.streak) == (10, False, 0, 0)


@pytest.mark.rule("UQ-098", "UQ-Q113")
def test_a_failed_attempt_ends_the_turn():
    t = in_prison()
    t.dice("M1", 1, 2)
    t.do("try_doubles")
    assert (t.in_prison("M1"), t.asked, t.match.g.prison[0]) == (True, ["M2"], 2)


@pytest.mark.rule("UQ-099", "UQ-Q57")
def test_after_the_third_the_prisoner_chooses_between_fine_and_card_the_bounty_card_first():
    t = in_prison(failed=2, cards="L04 B02")
    t.dice("M1", 1, 2, 1, 3)
    t.do("try_doubles")
    assert t.phase == "release"
    assert t.refusal("try_doubles") == "first_must_pay"
    t.do("use_card")
    assert (t.holds("M1"), t.bottom(Deck.BOUNTY), t.where("M1")) == ("L04", "B02", 4)


@pytest.mark.rule("UQ-Q57", "UQ-099")
def test_who_cannot_pay_the_fine_raises_it_or_is_bankrupt_to_the_bank():
    t = town()
    t.imprison("M1", 2)
    t.own("M1", "3A")
    t.purses(M1=0)
    t.begins("M1")
    t.do("done")
    t.dice("M1", 1, 2, 1, 3)
    t.do("try_doubles")
    assert t.phase == "raise"
    t.do("mortgage", deed="3A")
    assert t.where("M1") == 4
    t = in_prison(failed=2, cash=0)
    t.dice("M1", 1, 2)
    t.do("try_doubles")
    t.do("concede")
    assert t.told("bankrupt_bank") == [{"seat": "M1", "amount": 50}]
    assert t.asked == ["M2"]


@pytest.mark.rule("UQ-Q53")
@pytest.mark.parametrize("option", ["same_turn", "next_turn"])
def test_the_fresh_roll_comes_at_once_or_next_turn(option):
    t = in_prison(failed=2, third_fail_roll=option)
    t.dice("M1", 1, 2, 1, 3)
    t.do("try_doubles")
    assert (t.where("M1"), t.cash("M1")) == ((4, 1350) if option == "same_turn" else (0, 1450))
    if option == "next_turn":
        assert t.asked == ["M2"]
        t.begins("M1")
        t.do("done")
        assert t.where("M1") == 4
        assert t.told("bank") == []


@pytest.mark.rule("UQ-116", "UQ-Q56")
def test_one_attempt_only():
    t = in_prison(prison_attempts="1")
    t.dice("M1", 1, 2, 1, 3)
    t.do("try_doubles")
    assert (t.where("M1"), t.cash("M1")) == (4, 1350)


@pytest.mark.rule("UQ-103", "UQ-Q50", "UQ-Q52")
@pytest.mark.parametrize(
    ("owner", "cards", "option", "paid"), [("W1", "", "lost", 0), ("W1", "", "kept", 50), ("W1", "E9", "lost", 50), ("M1", "", "lost", 50)]
)
def test_a_woman_in_prison_collects_no_rent(owner, cards, option, paid):
    t = town(women_prison_rent=option)
    t.own(owner, "8B")
    t.imprison(owner)
    if cards:
        t.hold(owner, cards)
    t.lands("M2", "8B")
    assert t.cash("M2") == 1500 - paid
    assert len(t.told("rent_lost")) == (paid == 0)


@pytest.mark.rule("UQ-Q116")
def test_a_woman_in_prison_still_gets_card_money_and_the_assets_of_a_bankrupt():
    t = town()
    t.imprison("W1")
    t.draws("M1", "L12")
    assert t.cash("W1") == 1021
    t = indebted("M2", "W1", amount=9000, cash=80, deeds="1A R1")
    t.imprison("W1")
    t.do("concede")
    t.bids("M1", 30)
    assert (t.cash("W1"), t.owner("1A")) == (1110, "W1")


@pytest.mark.rule("UQ-021", "UQ-022")
def test_the_limits_of_doubles_are_two_and_three():
    t = town()
    assert [t.match.game.board(t.match.box)["signs"][sign]["doubles"] for sign in ("man", "woman")] == [2, 3]


# The end


@pytest.mark.rule("UQ-112", "UQ-Q87")
def test_the_game_goes_on_among_women_to_the_last():
    t = town("M1 W1 W2")
    t.bury("M1")
    t.own("W1", "8A 8B")
    t.develop(d8A=3, d8B=3)
    t.lands("W2", "R1")
    assert t.told("barred") != []
    t.lands("W2", "8A")
    t.do("concede")
    assert t.over
    assert t.placing == {"W1": 1, "W2": 2, "M1": 3}


@pytest.mark.rule("UQ-118", "UQ-Q86", "UQ-Q117")
def test_the_first_bankruptcy_may_end_the_game_after_its_lots():
    t = indebted("W2", "", amount=900, cash=0, deeds="8B 1A", end_on_first_bankruptcy="yes")
    t.purses(M1=1500, M2=1490, W1=1000)
    t.do("concede")
    assert not t.over
    t.bids("M1", 0)
    t.bids("M2", 10)
    t.bids("W1", 0)
    t.bids("M1", 0)
    t.bids("M2", 0)
    t.bids("W1", 10)
    assert t.over
    assert t.match.g.ended == 2
    assert t.told("first_out") == [{"seat": "W2"}]
    assert t.told("richest") == [{"seat": "M2", "amount": 1480 + 60}]
    assert t.placing["W2"] == 4


@pytest.mark.rule("UQ-Q117", "UQ-118")
def test_the_rest_of_a_card_is_not_carried_out():
    t = town(end_on_first_bankruptcy="yes")
    t.purses(M2=0)
    t.draws("M1", "B11")
    t.do("concede")
    assert t.over
    assert t.cash("W1", "W2") == [1000, 1000]


@pytest.mark.rule("UQ-118")
def test_without_the_house_rule_the_game_goes_on():
    t = indebted("W2", "", amount=900, cash=0)
    t.do("concede")
    assert not t.over


@pytest.mark.rule("UQ-119", "UQ-Q83", "UQ-121", "UQ-Q84")
@pytest.mark.parametrize(("options", "last", "kind"), [({"time_limit_rounds": 7}, 7, "time_up"), ({"max_rounds": 20}, 20, "limit"), ({}, 200, "limit")])
def test_after_the_last_round_the_richest_wins(options, last, kind):
    t = town(**options)
    t.purses(W1=1600)
    t.match.g.round = last - 1
    t.begins("W2")
    finish_turn(t)
    assert not t.over
    t.begins("W2")
    finish_turn(t)
    assert t.over
    assert t.told(kind) == [{"round": last}]
    assert t.placing["W1"] == 1


@pytest.mark.rule("UQ-120")
def test_net_worth_is_cash_deeds_and_buildings():
    t = town()
    t.own("M1", "1A 1B 8B R1")
    t.develop(d1A=5, d1B=4)
    t.mortgage("8B")
    t.hold("M1", "B02 E1")
    assert t.run(worth, 0) == 1500 + 60 + 60 + (400 - 200) + 200 + 9 * 50


@pytest.mark.rule("UQ-Q82")
@pytest.mark.parametrize(
    ("lay", "placing"),
    [
        (lambda t: None, {"M1": 1, "M2": 1, "W1": 3, "W2": 3}),
        (lambda t: (t.own("M1", "1A"), t.purses(M1=1440)), {"M1": 2, "M2": 1, "W1": 3, "W2": 3}),
        (lambda t: (t.own("M1", "1A 1B"), t.own("M2", "2B"), t.purses(M1=1380, M2=1380)), {"M1": 1, "M2": 2, "W1": 3, "W2": 3}),
    ],
)
def test_ties_go_to_more_cash_then_more_deeds_else_they_share(lay, placing):
    t = town(time_limit_rounds=1)
    lay(t)
    t.lay(active=t.seat("W2"), stage=int(Stage.NEXT))
    t.run(next_turn)
    assert t.over
    assert t.placing == placing


@pytest.mark.rule("UQ-114", "UQ-Q80", "UQ-Q81")
@pytest.mark.parametrize("seats", [2, 4, 7, 8])
def test_dealt_deeds_are_free_and_women_get_streets_only(seats):
    for seed in range(6):
        m = Match(GAME, seats, {"deal_deeds": "3"}, seed=seed)
        players = m.view(-1)["table"]["players"]
        assert {len(p["deeds"]) for p in players} == {2 if seats == 8 else 3}
        assert all(p["cash"] == (1500 if p["sign"] == "man" else 1000) for p in players)
        restricted = {DEED[name] for name in ("R1", "R2", "U1", "U2")}
        assert not any(restricted & set(p["deeds"]) for p in players if p["sign"] == "woman")
    assert not any(p["deeds"] for p in Match(GAME, seats, seed=1).view(-1)["table"]["players"])


@pytest.mark.rule("UQ-113")
@pytest.mark.parametrize(
    ("options", "rules"),
    [
        ({}, [0, 4, 3, 100, 0, 0]),
        ({"preset": "brisk"}, [3, 3, 1, 200, 0, 0]),
        ({"preset": "quick"}, [3, 3, 1, 200, 1, 20]),
        ({"preset": "quick", "time_limit_rounds": 8}, [3, 3, 1, 200, 1, 8]),
        ({"preset": "brisk", "income_tax": "100", "deal_deeds": "0"}, [0, 3, 1, 100, 0, 0]),
    ],
)
def test_presets_set_the_house_rules_that_a_table_leaves_alone(options, rules):
    box = GAME.box.on(GAME.make_box(4, options))
    assert [box.deal, box.warehouse_after, box.attempts, box.tax[4], box.first_fall_ends, box.time_limit] == rules


@pytest.mark.rule("UQ-113")
def test_house_rules_go_together():
    quick = {"deal_deeds": "3", "warehouse_after": "3", "prison_attempts": "1", "income_tax": "200", "end_on_first_bankruptcy": "yes", "time_limit_rounds": 20}
    m = Match(GAME, 4, quick, seed=3)
    while not m.over:
        seat = m.pending[0]
        m.submit(seat, m.bot_action(seat, "builder", 0))
    assert m.g.ended in (2, 3)
    assert m.g.round <= 20


@pytest.mark.rule("UQ-Q88")
def test_with_two_players_the_man_is_first_man_and_banker():
    table = Match(GAME, 2, seed=4).view(-1)["table"]
    man = next(s for s, p in enumerate(table["players"]) if p["sign"] == "man")
    assert (table["first_man"], table["banker"], table["order"][0]) == (man, man, man)


@pytest.mark.rule("UQ-Q103")
def test_every_question_has_an_answer_that_needs_no_thought():
    passes = {
        "manage": "done", "claim": "decline", "buy": "decline", "doubles_buy": "roll_again", "bid": "no_bid", "prison": "try_doubles", "tray": "drop",
        "answer": "refuse", "between": "done", "contest": "decline", "crop_bid": "no_bid", "waiver": "keep", "raise": "settle",
    }  # fmt: skip
    m, seen = Match(GAME, 4, seed=11), set()
    while not m.over and len(m.log) < 4000:
        seat = m.pending[0]
        late = int(GAME.idle(m.box, m.seen(seat), seat))
        assert late in m.legal(seat), m.phase
        if m.phase in passes:
            seen.add(m.phase)
            assert GAME.moves.decode(late).name == passes[m.phase]
        m.submit(seat, m.bot_action(seat, "random", m.luck()))
    assert seen >= {"manage", "buy", "bid", "prison", "tray", "answer", "claim", "raise"}


@pytest.mark.rule("UQ-Q57")
def test_at_the_last_attempt_the_fine_may_be_chosen_without_the_money_for_it():
    t = in_prison(failed=2, cards="B02", cash=0)
    t.dice("M1", 1, 2)
    t.do("try_doubles")
    t.do("pay_fine")
    assert (t.phase, t.asked) == ("raise", ["M1"])


@pytest.mark.rule("UQ-103", "UQ-Q51", "UQ-099")
def test_who_owes_the_fine_sits_in_prison_until_it_is_paid():
    for player, reason in (("W1", "in_prison"), ("M1", "")):
        t = town()
        t.imprison(player, 2)
        t.own(player, "3A")
        t.purses(**{player: 0})
        t.begins(player)
        t.do("done")
        t.dice(player, 1, 2, 1, 3)
        t.do("try_doubles")
        assert (t.phase, t.in_prison(player)) == ("raise", True)
        assert t.refusal("trade", target="M2") == reason
        t.do("mortgage", deed="3A")
        assert (t.in_prison(player), t.where(player)) == (False, 4)
        kinds = [t.match.game.told.read(row).kind for row in t.match.events]
        assert kinds.index("fined") < kinds.index("freed")


@pytest.mark.rule("UQ-Q85")
def test_nothing_is_left_open_when_the_last_one_wins():
    t = indebted("M1", "W1", amount=5000, cash=0, deeds="1A R1 8B", mortgaged="1A 8B", players="M1 W1 M2")
    t.bury("M2")
    t.do("concede")
    table = t.match.view(-1)["table"]
    assert (t.over, table["receipt"], table["lots"]) == (True, None, [])


@pytest.mark.rule("UQ-100", "UQ-Q53")
@pytest.mark.parametrize("way", ["pay_fine", "use_card"])
def test_who_pays_or_uses_a_card_before_trying_rolls_in_the_same_turn_whatever_holds_for_the_last_failure(way):
    t = town(third_fail_roll="next_turn")
    t.hold("M1", "B02")
    t.imprison("M1")
    t.begins("M1")
    t.do("done")
    t.dice("M1", 4, 6)
    t.do(way)
    assert (t.where("M1"), t.in_prison("M1"), t.asked) == (10, False, ["M1"])
