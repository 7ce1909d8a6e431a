"""Before the first turn, and how turns and rounds run."""

import pytest

from lopsided.engine.match import Match
from lopsided.games.unequalopolis import GAME
from lopsided.games.unequalopolis.rules.laws import sound
from lopsided.games.unequalopolis.rules.setup import deal
from lopsided.games.unequalopolis.state import DECKS, DEEDS, FIRST_ROLL, Deck, Sign, State

from .board import DEED, town
from .test_examples import finish_turn, first_rolls, order


@pytest.mark.rule("UQ-001")
def test_a_table_seats_two_to_eight():
    assert GAME.seats == (2, 8)


@pytest.mark.rule("UQ-002", "UQ-Q04", "UQ-Q05", "UQ-Q07")
def test_the_set_holds_what_the_book_counts():
    printed = GAME.printed
    decks = [card["deck"] for card in printed["cards"]]
    assert [decks.count(deck) for deck in ("bounty", "lucky", "empowerment", "country")] == [16, 16, 9, 14]
    assert len(printed["deeds"]) == 22
    assert (printed["pieces"]["crops"], printed["pieces"]["warehouses"], sum(printed["money"]["count"])) == (32, 12, 210)
    kinds = [space["kind"] for space in printed["spaces"]]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "bank": 1, "prison": 1, "park": 1, "to_prison": 1, "street": 18, "railroad": 2, "utility": 2, "tax": 2, "bounty": 4, "lucky": 4, "country": 4,
    }  # fmt: skip
    assert [kinds.index(kind) for kind in ("bank", "prison", "park", "to_prison")] == [0, 10, 20, 30]
    groups = GAME.board(Match(GAME, 2, seed=1).box)["groups"]
    assert [len(group) for group in groups] == [2, 2, 2, 3, 2, 2, 3, 2, 2, 2]


@pytest.mark.rule("UQ-003")
def test_the_decks_are_shuffled_and_lie_face_down():
    def deck(seed, which):
        g = Match(GAME, 2, seed=seed).g
        return [g.decks[which, 2 + i] for i in range(g.decks[which, 0])]

    for which in Deck:
        assert sorted(deck(1, which)) == sorted(deck(2, which))
        assert deck(1, which) != deck(2, which)
    seen = Match(GAME, 2, seed=1).seen(0)
    assert not any(seen.decks[which, 2 + i] for which in Deck for i in range(24))


@pytest.mark.rule("UQ-004", "UQ-012", "UQ-016")
def test_the_bank_starts_with_everything_else_and_all_stand_on_it_for_nothing():
    m = Match(GAME, 4, seed=2)
    table = m.view(-1)["table"]
    assert (table["crops"], table["warehouses"]) == (32, 12)
    assert all(deed["owner"] is None for deed in table["deeds"])
    assert m.g.bank == 16850 - 5000
    assert {player["space"] for player in table["players"]} == {0}


@pytest.mark.rule("UQ-006", "UQ-009")
def test_the_higher_scores_become_men_and_the_sign_never_changes():
    for seed in range(20):
        players = Match(GAME, 5, seed=seed).view(-1)["table"]["players"]
        worst_man = min(p["score"] for p in players if p["sign"] == "man")
        assert all(p["score"] <= worst_man for p in players if p["sign"] == "woman")
        assert [p["place"] for p in sorted(players, key=lambda p: p["place"])] == [0, 1, 2, 3, 4]


@pytest.mark.rule("UQ-008")
def test_tokens_are_picked_in_the_order_of_the_scores_each_once():
    t = first_rolls((4, 5), (3, 3), (5, 6), (1, 3))
    assert (t.asked, t.phase) == (["C"], "token")
    t.do("token", token=4)
    assert t.asked == ["A"]
    assert t.refusal("token", token=4) == "token_gone"
    for player, token in (("A", 0), ("B", 1), ("D", 7)):
        assert t.asked == [player]
        t.do("token", token=token)
    assert (t.asked, t.phase, t.match.g.round) == (["C"], "manage", 1)
    assert [p["token"] for p in t.match.view(0)["table"]["players"]] == [0, 1, 4, 7]


@pytest.mark.rule("UQ-011", "UQ-Q02")
def test_a_host_keeps_the_bank_without_a_roll_as_the_last_of_the_men():
    t = first_rolls((4, 5), (), (5, 6), (1, 3), (2, 1), host_banker=2)
    assert order(t) == ("CBADE", "CB")
    assert t.told("host") == [{"seat": "B"}]
    assert t.match.view(-1)["table"]["banker"] == 1
    t = first_rolls((4, 5), (1, 1), host_banker=2)
    assert order(t) == ("BA", "B")
    t = first_rolls((4, 5), (1, 1), host_banker=0)
    assert order(t) == ("AB", "A")


@pytest.mark.rule("UQ-015", "UQ-018")
def test_turns_follow_the_scores_and_a_round_is_one_pass():
    t = town()
    t.begins("M1")
    assert [finish_turn(t) for _ in range(4)] == ["M1", "M2", "W1", "W2"]
    assert t.match.g.round == 2
    assert t.told("round") == [{"round": 2}]


@pytest.mark.rule("UQ-018", "UQ-Q10")
def test_the_round_is_counted_though_the_first_seat_is_bankrupt_or_loses_the_turn():
    t = town()
    t.bury("M1")
    t.match.g.skips[t.seat("M2")] = 1
    t.match.g.round = 3
    t.begins("W2")
    finish_turn(t)
    assert t.match.g.round == 4
    assert t.asked == ["W1"]
    assert t.told("lost_turn") == [{"seat": "M2", "why": 0}]


@pytest.mark.rule("UQ-017", "UQ-019", "UQ-020")
def test_a_turn_is_manage_roll_space_manage_and_again_after_doubles():
    t = town()
    t.own("M1", "1A 1B")
    t.stand("M1", 36)
    t.begins("M1")
    assert t.phase == "manage"
    t.dice("M1", 2, 2, 1, 2)
    t.do("done")
    assert (t.where("M1"), t.phase, t.cash("M1")) == (0, "manage", 1700)
    t.do("done")
    assert (t.where("M1"), t.phase) == (3, "manage")
    t.do("done")
    assert t.asked == ["M2"]


@pytest.mark.rule("UQ-025", "UQ-026", "UQ-117")
@pytest.mark.parametrize(("options", "space", "tax"), [({}, 4, 100), ({}, 38, 75), ({"income_tax": "200"}, 4, 200), ({"income_tax": "200"}, 38, 75)])
def test_taxes_go_to_the_bank(options, space, tax):
    t = town(**options)
    bank = t.match.g.bank
    t.lands("M1", space)
    assert (t.cash("M1"), t.match.g.bank) == (1500 - tax, bank + tax)


@pytest.mark.rule("UQ-027", "UQ-028", "UQ-029", "UQ-Q38")
@pytest.mark.parametrize(
    ("player", "company", "option", "skips"),
    [("M1", "", "anyone", 0), ("W1", "", "anyone", 1), ("W1", "M2", "anyone", 0), ("W1", "W2", "anyone", 0), ("W1", "W2", "man", 1), ("W1", "M2", "man", 0)],
)
def test_only_a_woman_alone_in_the_park_loses_her_next_turn(player, company, option, skips):
    t = town(park_company=option)
    if company:
        t.stand(company, "Park")
    t.lands(player, "Park")
    assert t.skips(player) == skips


@pytest.mark.rule("UQ-Q38", "UQ-Q92")
def test_a_bankrupt_player_is_no_company_and_who_comes_later_changes_nothing():
    t = town()
    t.stand("M2", "Park")
    t.bury("M2")
    t.lands("W1", "Park")
    t.lands("M1", "Park")
    assert t.skips("W1") == 1


@pytest.mark.rule("UQ-Q39")
def test_doubles_to_the_park_still_give_the_extra_roll():
    t = town()
    t.lands("W1", "Park", doubles=True)
    t.stack("L10")
    t.dice("W1", 1, 1)
    t.do("done")
    assert (t.where("W1"), t.skips("W1")) == (22, 1)


@pytest.mark.rule("UQ-Q40")
def test_the_park_reached_by_a_card_is_the_same_park():
    t = town()
    t.draws("W1", "L08")
    assert (t.where("W1"), t.skips("W1")) == (20, 1)


@pytest.mark.rule("UQ-030", "UQ-Q41")
def test_a_lost_turn_is_only_lost_and_two_at_once_count_as_one():
    t = town()
    t.match.g.skips[t.seat("W1")] = 2
    t.country("C01", "M1")
    t.begins("W1")
    assert t.skips("W1") == 1
    assert t.told("lost_turn")[0] == {"seat": "W1", "why": 1}
    assert t.asked != ["W1"]


@pytest.mark.rule("UQ-Q42", "UQ-Q113")
def test_a_prisoner_s_lost_turn_is_no_attempt():
    t = town()
    t.imprison("W1", failed=1)
    t.match.g.skips[t.seat("W1")] = 1
    t.begins("W1")
    assert t.match.g.prison[t.seat("W1")] == 2


@pytest.mark.rule("UQ-Q98")
def test_the_bank_pays_before_the_space_costs():
    t = town()
    t.purses(W1=0)
    t.stand("W1", 37)
    t.rolls("W1", 3, 4)
    assert t.told("owes_bank") == []
    assert t.cash("W1") == 40


@pytest.mark.rule("UQ-122")
def test_a_player_deals_forty_times_in_a_turn_and_no_more():
    t = town()
    assert t.match.box.most_managed == 40
    t.match.box.most_managed = 3
    t.own("M1", "1A 1B 8A")
    t.begins("M1")
    for deed in ("1A", "1B", "1A"):
        t.do("build", deed=deed)
    assert t.refusal("build", deed="1B") == t.refusal("mortgage", deed="8A") == "enough_managed"
    assert t.may("done")


@pytest.mark.rule("UQ-Q124")
def test_nothing_goes_to_and_fro_in_one_turn_but_for_a_debt():
    t = town()
    t.own("M1", "8A 1A 1B 3A")
    t.mortgage("3A")
    t.begins("M1")
    t.do("mortgage", deed="8A")
    t.do("lift", deed="3A")
    t.do("build", deed="1A")
    assert t.refusal("lift", deed="8A") == t.refusal("mortgage", deed="3A") == "just_turned"
    assert t.refusal("sell", deed="1A") == "just_built"
    t.purses(M1=0)
    t.stand("M1", 35)
    t.dice("M1", 1, 2)
    t.do("done")
    assert t.phase == "raise"
    assert t.may("sell", deed="1A")
    assert t.may("mortgage", deed="3A")


@pytest.mark.rule("UQ-Q122")
def test_each_seat_has_the_same_dice_under_other_rules():
    def dice(variant, options):
        m = Match(GAME, 4, options, variant, seed=5)
        rolled = {}
        for _ in range(400):
            if m.over:
                break
            seat = m.pending[0]
            m.submit(seat, m.bot_action(seat, "builder", 0))
        for row in m.events:
            event = m.game.told.read(row)
            if event.kind == "die":
                rolled.setdefault((event.ints["stream"], event.ints["index"]), event.ints["face"])
        return rolled

    book, other = dice("", {}), dice("equal", {"income_tax": "200"})
    common = set(book) & set(other)
    assert len(common) > 100
    assert all(book[key] == other[key] for key in common)


@pytest.mark.rule("UQ-Q122")
def test_one_die_on_foot_leaves_the_other_die_s_later_rolls_as_they_were():
    t = town()
    t.country("C07", "M1")
    t.lands("W1", "Prison")
    drawn = t.match.g.drawn
    assert drawn[t.seat("W1")] == drawn[8 + t.seat("W1")]


@pytest.mark.rule("UQ-009", "UQ-013", "UQ-014", "UQ-015")
def test_signs_places_and_money_are_told_in_the_turn_order():
    match = Match(GAME, 5, seed=4)
    events = [GAME.told.read(row) for row in match.events]
    signs = [event.ints for event in events if event.kind == "sign"]
    assert [(sign["seat"], sign["sign"], sign["place"]) for sign in signs] == [(match.g.order[n], int(n >= 2), n + 1) for n in range(5)]
    money = [event.ints for event in events if event.kind == "money"]
    assert [(told["amount"], told["full"], told["less"]) for told in money] == [(1500, 1500, 0)] * 2 + [(1000, 1500, 1)] * 3
    assert [event.ints["seat"] for event in events if event.kind == "banker"] == [match.g.order[1]]
    assert sound(match.box, match.g) == 0


@pytest.mark.rule("UQ-011", "UQ-Q02")
def test_a_host_who_keeps_the_bank_does_not_roll():
    match = Match(GAME, 4, {"host_banker": 3}, seed=4)
    rolled = {event.ints["seat"] for row in match.events if (event := GAME.told.read(row)).kind == "scored"}
    assert (rolled, match.g.score[2], match.g.place[2]) == ({0, 1, 3}, 0, 1)


@pytest.mark.rule("UQ-Q122", "UQ-003")
def test_each_deck_is_shuffled_by_a_stream_of_its_own():
    g = Match(GAME, 2, seed=1).g
    assert [g.drawn[DECKS + deck] for deck in Deck] == [15, 15, 13, 8]
    assert [g.drawn[FIRST_ROLL + seat] for seat in range(2, 8)] == [0] * 6


@pytest.mark.rule("UQ-006", "UQ-007")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_by_lot_too_half_are_men_and_with_an_odd_number_women_have_one_more(seats):
    drawn = {tuple(Match(GAME, seats, variant="equal", seed=seed).g.sign.tolist()[:seats]) for seed in range(30)}
    assert {signs.count(Sign.MAN) for signs in drawn} == {seats // 2}
    assert len(drawn) == {2: 2, 3: 3, 5: 10}[seats], "whoever they are"


@pytest.mark.rule("UQ-114", "UQ-Q81")
def test_of_the_deeds_that_are_left_any_may_be_dealt():
    box, dealt = GAME.box.on(GAME.make_box(2, {"deal_deeds": "3"})), set()
    for secret in range(30):
        g = State.blank()
        g.secret[0], g.sign[1], g.order[1] = secret, Sign.WOMAN, 1
        for deed in range(DEEDS):
            g.owner[deed] = 0 if deed in (DEED["1A"], DEED["4A"], DEED["7A"], DEED["8B"]) else 2
        deal(box, g, Sign.MAN)
        dealt.add(next(deed for deed in DEED if g.owner[DEED[deed]] == 0))
    assert dealt == {"1A", "4A", "7A", "8B"}, "of four three were dealt, and any may be left"


@pytest.mark.rule("UQ-020", "UQ-022", "UQ-124")
def test_between_turns_no_doubles_count_any_more():
    t = town()
    t.own("M2", "3A 3B")
    t.lay(streak=1)
    t.rolls("M1", 5, 5)
    assert (t.phase, t.asked, t.in_prison("M1")) == ("between", ["M2"], True)
    assert t.match.view(-1)["table"]["dice"] == {"first": 5, "second": 5, "total": 10, "streak": 0, "extra": False}
    t = town()
    t.own("M2", "3A 3B 8B")
    t.purses(M1=0)
    t.lands("M1", "8B", doubles=True)
    assert t.match.view(-1)["table"]["dice"]["extra"]
    t.do("concede")
    assert (t.phase, t.asked, t.match.view(-1)["table"]["dice"]["extra"]) == ("between", ["M2"], False)
