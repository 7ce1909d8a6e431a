"""Homes, shelter, sending, income; and the goals that end the game."""

import pytest

from lopsided.engine.match import Match, Refused
from lopsided.games.displacement import GAME
from lopsided.games.displacement.rules import turn
from lopsided.games.displacement.rules.sending import begin_sending

from .board import world

QUIET = "t0 [3,3,3] d0"
FULL16 = ",".join(["3"] * 16)


@pytest.mark.rule("DP-009", "DP-026", "DP-Q19")
def test_communities_are_bought_for_three_as_long_as_there_are_tokens_and_squares():
    w = world(A="t7 [3] d0", B=QUIET, turns=0)
    w.draws("S28")
    for homes, tokens in (("3,0", 6), ("3,0,0", 3), ("3,0,0,0", 0)):
        w.do("buy")
        assert w["A"] == f"t{tokens} [{homes}] d0"
    assert w.asked == ["B"]
    w = world(A=f"t9 [{','.join(['2'] * 16)}] d0", B=QUIET)
    w.draws("S28")
    assert w.told("bought") == []
    assert w.asked == ["B"]


@pytest.mark.rule("DP-028", "DP-029", "DP-Q21")
def test_shelter_costs_a_token_a_person_every_turn_and_builds_nothing():
    w = world(A="t5 [3] d2", B=QUIET, turns=0)
    w.lay(active=0, turns=[1, 1])
    for left in (3, 1):
        w.run(turn.pay_shelter, 0)
        assert w["A"] == f"t{left} [3] d2"
    assert w.told("sheltered") == [{"seat": "A", "pins": 2, "price": 2}] * 2


@pytest.mark.rule("DP-030", "DP-Q20")
def test_who_has_tokens_may_not_send_instead_of_paying():
    w = world(A="t3 [3] d3", B=QUIET)
    w.lay(active=0, turns=[1, 1])
    w.run(turn.shelter, 0)
    assert w.told("sent") == []
    assert w["A"] == "t0 [3] d3"
    w = world(A="t4 [3] d9", B=QUIET)
    w.lay(active=0)
    w.run(turn.needs, 0)
    w.do("buy")
    assert w.phase == "send"
    w.do("send_rest", target="B")
    assert w["A"] == "t2 [3,3] d1", "buying down to one token first is legal"


@pytest.mark.rule("DP-Q20", "DP-Q52")
@pytest.mark.parametrize("sent", [0, 1, 3])
def test_with_free_sending_any_number_may_be_sent(sent):
    w = world(A="t3 [3] d3", B=QUIET, sending="free")
    w.lay(active=0, turns=[1, 1])
    w.run(turn.shelter, 0)
    for _ in range(sent):
        w.do("send", target="B", color="A")
    if sent < 3:
        w.do("shelter")
    assert w["A"] == f"t{sent} [3] d{3 - sent}"
    assert w.match.g.waiting[1] == sent


@pytest.mark.rule("DP-Q20")
def test_with_free_sending_too_nobody_stays_unpaid():
    w = world(A="t1 [3] d3", B=QUIET, sending="free")
    w.lay(active=0, turns=[1, 1])
    w.run(turn.shelter, 0)
    w.do("send", target="B", color="A")
    assert w.refusal("shelter") == "must_send"
    w.do("send", target="B", color="A")
    assert w.refusal("settle") == w.refusal("send_rest", target="B") == "enough_sent"
    assert {c.name for c in w.choices()} == {"shelter", "send"}
    w.do("shelter")
    assert w["A"] == "t0 [3] d1"


@pytest.mark.rule("DP-031", "DP-Q45", "DP-Q50")
def test_the_sender_picks_by_colour_and_receivers_get_them_in_the_sender_s_order():
    w = world(A="t2 [3] d0", B=QUIET, C=QUIET)
    w.wait("A", "ABCABC")
    w.lay(active=0, turns=[1, 1, 1])
    w.run(turn.shelter, 0)
    for color, target in (("C", "B"), ("A", "B"), ("B", "C"), ("B", "B")):
        w.do("send", target=target, color=color)
    assert w.line("A") == "AC"
    assert w.line("B") == "BAC"
    assert w.line("C") == "B"


@pytest.mark.rule("DP-031", "DP-Q45")
def test_by_default_the_longest_displaced_stay_and_the_rest_are_dealt_clockwise():
    w = world(A="t2 [3] d0", B=QUIET, C=QUIET)
    w.wait("A", "BAABCA")
    w.lay(active=0, turns=[1, 1, 1])
    w.run(turn.shelter, 0)
    w.do("settle")
    assert w.line("A") == "BA"
    assert (w.line("B"), w.line("C")) == ("AC", "BA")


@pytest.mark.rule("DP-031", "DP-Q45")
def test_what_was_chosen_stands_and_the_default_sees_to_the_others():
    w = world(A="t1 [3] d0", B=QUIET, C=QUIET)
    w.wait("A", "ABABC")
    w.lay(active=0, turns=[1, 1, 1])
    w.run(turn.shelter, 0)
    w.do("send", target="C", color="A")
    w.do("settle")
    assert w.line("A") == "A"
    assert (w.line("B"), w.line("C")) == ("BC", "AB")


@pytest.mark.rule("DP-031", "DP-Q45")
def test_all_who_must_go_may_be_sent_to_one_nation_and_the_longest_displaced_stay():
    w = world(A="t2 [3] d0", B=QUIET, C=QUIET)
    w.wait("A", "CABBA")
    w.lay(active=0, turns=[1, 1, 1])
    w.run(turn.shelter, 0)
    assert w.refusal("send_rest", target="A") == "yourself"
    w.do("send_rest", target="C")
    assert (w.line("A"), w.line("B"), w.line("C")) == ("CA", "", "BBA")
    assert w.told("sent") == [
        {"seat": "A", "target": "C", "color": 0, "pins": 1, "native": 1}, {"seat": "A", "target": "C", "color": 1, "pins": 2, "native": 0},
    ]  # fmt: skip


@pytest.mark.rule("DP-Q50")
def test_receivers_are_served_clockwise_from_the_sender():
    w = world(A=QUIET, B="t0 [3] d0", C=QUIET, D=QUIET)
    w.wait("B", "ABC")
    w.lay(active=1, turns=[1, 1, 1, 1])
    w.run(turn.shelter, 1)
    w.do("settle")
    assert [e["target"] for e in w.told("sent")] == ["C", "D", "A"]
    assert (w.line("C"), w.line("D"), w.line("A")) == ("A", "B", "C")


@pytest.mark.rule("DP-032", "DP-Q22", "DP-Q23")
def test_receivers_are_not_asked_and_the_arrivals_wait_in_the_open():
    w = world(A="t0 [3] d5", B="t0 [0,0] d2", C=QUIET)
    w.lay(active=0, turns=[1, 1, 1])
    w.run(turn.shelter, 0)
    for _ in range(5):
        assert w.asked == ["A"]
        w.do("send", target="B", color="A")
    assert w["B"] == "t0 [0,0] d7"
    assert w.line("B") == "BBAAAAA"


@pytest.mark.rule("DP-Q21", "DP-Q22")
def test_who_was_received_finds_a_home_or_needs_shelter_on_the_receiver_s_own_turn():
    w = world(A="t0 [3] d3", B="t1 [3,1] d0", goals="MM", regions="Savanna, Hot Desert")
    w.lay(active=0, turns=[1, 1])
    w.run(turn.shelter, 0)
    w.do("send_rest", target="B")
    assert w["B"] == "t1 [3,1] d3"
    w.stack("S03")
    w.do("draw")
    assert w.told("moved_in") == [{"seat": "B", "pins": 2}]
    assert w.told("sheltered") == [{"seat": "B", "pins": 1, "price": 1}]


@pytest.mark.rule("DP-Q23")
def test_the_displaced_have_no_limit():
    w = world(A="t0 [3] d100", B="t0 [3] d90", pins_per_color=200, turns=0)
    w.lay(active=0)
    w.run(turn.shelter, 0)
    w.do("settle")
    assert (w["A"], w["B"]) == ("t0 [3] d0", "t0 [3] d190")


@pytest.mark.rule("DP-030", "DP-031", "DP-Q01", "DP-009", "DP-027")
def test_every_refusal_names_its_rule():
    w = world(A="t0 [3] d2", B=QUIET, C=QUIET)
    w.lay(active=0)
    w.run(turn.shelter, 0)
    cases = {
        ("send", "A", 0): "yourself", ("send", "B", 1): "not_there", ("send", 5, 0): "no_such_nation",
    }  # fmt: skip
    for (action, target, color), reason in cases.items():
        assert w.refusal(action, target=target, color=color) == reason
    assert w.refusal("buy") == "other_question"
    assert w.refusal("shelter") == "must_send"
    assert w.refusal("settle", by="B") == "not_asked"
    with pytest.raises(Refused, match="DP-030"):
        w.do("shelter")
    w = world(A=f"t2 [{','.join(['3', '2'] + ['3'] * 14)}] d1", B=QUIET, housing="manual", pins_per_color=100)
    w.lay(active=0)
    w.run(turn.needs, 0)
    assert w.refusal("buy") == "no_square"
    assert w.refusal("house", color="B", square=1) == "nobody_waits"
    assert w.refusal("house", color="A", square=0) == "no_room"
    assert w.refusal("draw") == "other_question"
    assert w.refusal("stop", by="B") == "not_asked"
    w = world(A="t2 [0] d1", B=QUIET, housing="manual")
    w.lay(active=0)
    w.run(turn.needs, 0)
    assert w.refusal("buy") == "poor"
    assert w.refusal("house", color="A", square=1) == "no_room"
    w = world(A="t9 [0] d1", B=QUIET)
    w.lay(active=0)
    w.run(turn.needs, 0)
    assert w.refusal("house", color="A", square=0) == "automatic"


@pytest.mark.rule("DP-027", "DP-Q17", "DP-Q52")
def test_where_housing_is_by_hand_people_wait_until_they_are_given_a_home():
    w = world(A="t1 [1,0] d0", B=QUIET, housing="manual", turns=0)
    w.wait("A", "AB")
    w.draws("S28")
    assert w["A"] == "t3 [1,0] d2"
    w.do("house", color="B", square=1)
    assert w.line("A") == "A"
    w.do("stop")
    assert w["A"] == "t2 [1,1] d1"
    assert w.told("sheltered") == [{"seat": "A", "pins": 1, "price": 1}]


@pytest.mark.rule("DP-Q17", "DP-Q52")
def test_by_hand_who_cannot_build_may_still_house_and_who_has_waited_longest_of_a_colour_goes_first():
    w = world(A="t0 [2] d0", B=QUIET, housing="manual", turns=0)
    w.wait("A", "BAB")
    w.lay(active=0)
    w.run(turn.needs, 0)
    assert {c.name for c in w.choices()} == {"stop", "house"}
    w.do("house", color="B", square=0)
    assert w.phase == "send"
    assert w.line("A") == "AB"


@pytest.mark.rule("DP-Q39", "DP-Q52")
def test_by_hand_the_last_person_housed_wins_for_the_humanitarian():
    w = world(A="t9 [2] d1", B=QUIET, goals="MH", housing="manual")
    w.lay(active=0)
    w.run(turn.needs, 0)
    w.do("house", color="A", square=0)
    assert w.winners == "B"


@pytest.mark.rule("DP-033", "DP-034")
@pytest.mark.parametrize(("turns", "tokens"), [(1, 0), (2, 2)])
def test_income_comes_from_the_second_turn_on(turns, tokens):
    w = world(A="t0 [3,3,1] d0", B="t0 [3] d1", turns=turns)
    w.ends("A")
    assert w["A"].startswith(f"t{tokens} ")


@pytest.mark.rule("DP-038", "DP-Q41", "DP-Q40", "DP-040")
def test_all_who_fulfil_their_goals_at_one_check_win_together():
    w = world(A=f"t0 [{FULL16}] d0", B="t15 [3] d0", C="t0 [3] d0", goals="MEH", pins_per_color=100)
    w.ends("A")
    assert w.winners == "ABC"
    assert w.placing == {"A": 1, "B": 1, "C": 1}
    assert [e["seat"] for e in w.told("announced")] == ["A", "B", "C"]


@pytest.mark.rule("DP-039", "DP-Q42")
def test_a_world_of_nobody_is_no_humanitarian_win():
    w = world(A="t0 [0] d0", B="t0 [] d0", goals="HH")
    w.ends("A")
    assert not w.over


@pytest.mark.rule("DP-042", "DP-Q38", "DP-Q52")
@pytest.mark.parametrize(("mode", "homes", "wins"), [("full", FULL16, True), ("full", FULL16[:-1] + "2", False), ("built", FULL16[:-1] + "0", True)])
def test_a_metropolis_is_full_or_only_built(mode, homes, wins):
    w = world(A=f"t0 [{homes}] d0", B="t0 [3] d1", metropolis_mode=mode, pins_per_color=100)
    w.ends("A")
    assert w.over == wins


@pytest.mark.rule("DP-043", "DP-Q37", "DP-Q52")
@pytest.mark.parametrize(
    ("mode", "tokens", "earned", "wins"), [("hold", 15, 0, True), ("hold", 14, 20, False), ("earned", 2, 15, True), ("earned", 15, 14, False)]
)
def test_an_entrepreneur_holds_or_has_earned_fifteen(mode, tokens, earned, wins):
    w = world(A=f"t{tokens} [2] d0", B="t0 [3] d1", goals="EM", entrepreneur_mode=mode)
    w.lay(earned=[earned])
    w.ends("A")
    assert w.over == wins


@pytest.mark.rule("DP-Q37", "DP-Q38", "DP-Q52", "DP-Q53")
def test_the_count_that_decides_is_the_one_that_is_seen_and_scored():
    w = world(A="t4 [3] d0", B=f"t0 [{','.join('0' * 16)}] d1", goals="EM", entrepreneur_mode="earned", metropolis_mode="built")
    w.lay(earned=[12, 3])
    assert w.match.score == [80, 100]
    w.begins("B")
    assert [n["earned"] for n in w.match.view(0)["table"]["nations"]] == [12, 3]
    assert (GAME.board(w.match.box)["goal_earned"], GAME.board(w.match.box)["metropolis_built"]) == (True, True)
    w.lay(earned=[15])
    w.stack("S28")
    w.do("draw")
    assert (w.winners, w.match.score) == ("AB", [100, 100])
    w = world(A="t4 [3] d0", B="t0 [3,3,0,2] d1", goals="EM")
    w.lay(earned=[12, 3])
    assert w.match.score == [100 * 4 // 15, 100 * 2 // 16]
    assert (GAME.board(w.match.box)["goal_earned"], GAME.board(w.match.box)["metropolis_built"]) == (False, False)


@pytest.mark.rule("DP-Q37", "DP-Q52")
def test_income_cards_and_aid_are_earned_and_the_first_tokens_are_not():
    w = world(A="t5 [3,3] d0", B="t0 [3] d1", entrepreneur_mode="earned")
    w.draws("S28")
    w.do("stop")
    assert w.match.g.earned[0] == 2 + 2
    w = world(A="t5 [3,3] d0", B="t0 [3] d1", entrepreneur_mode="earned")
    w.draws("S30")
    assert (w.match.g.earned[1], w.match.g.earned[0]) == (4, 2)


@pytest.mark.rule("DP-Q39")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_nation_has_three_turns_before_goals_count(seats):
    match = Match(GAME, seats, {"goals": "all_entrepreneurial"}, seed=seats)
    while not match.over:
        for seat in range(seats):
            match.g.tokens[seat] = 40
        match.submit(match.pending[0], match.legal(match.pending[0])[-1])
    assert match.g.round == 4
    assert min(match.g.turns[:seats]) >= 3


@pytest.mark.rule("DP-Q39")
@pytest.mark.parametrize(("start", "wins"), [(1, True), (2, False)])
def test_goals_count_from_their_round_on(start, wins):
    w = world(A="t15 [3] d0", B="t0 [3] d1", goals="EM", round=1, goals_from_round=start)
    w.ends("A")
    assert w.over == wins
    w = world(A="t15 [3] d0", B="t0 [3] d1", goals="EM", round=start, goals_from_round=start)
    w.ends("A")
    assert w.over


@pytest.mark.rule("DP-Q39")
@pytest.mark.parametrize(("check", "wins"), [("any_time", True), ("end_of_round", False)])
def test_the_common_goal_may_wait_for_the_end_of_the_round(check, wins):
    w = world(A="t0 [3] d0", B="t0 [3] d0", goals="HM", humanitarian_check=check)
    w.ends("A")
    assert w.over == wins
    if not wins:
        w = world(A="t0 [3] d0", B="t0 [3] d0", goals="HM", humanitarian_check=check)
        w.ends("B")
        assert w.winners == "A"


@pytest.mark.rule("DP-Q39")
def test_the_other_goals_do_not_wait_for_the_end_of_the_round():
    w = world(A="t15 [3] d0", B="t0 [3] d1", goals="EM", humanitarian_check="end_of_round")
    w.ends("A")
    assert w.winners == "A"


@pytest.mark.rule("DP-Q39", "DP-Q40")
def test_a_card_that_wins_ends_the_game_before_people_find_homes():
    w = world(A="t13 [2] d1", B="t0 [3] d0", goals="EH")
    w.draws("S28")
    assert w.winners == "A"
    assert w["A"] == "t15 [2] d1"


@pytest.mark.rule("DP-Q39", "DP-Q17")
def test_people_who_find_homes_by_themselves_win_before_anybody_builds():
    w = world(A="t9 [2] d1", B="t0 [3] d0", goals="MH")
    w.draws("S28")
    assert w.winners == "B"


@pytest.mark.rule("DP-Q39")
def test_each_purchase_may_win_even_where_more_could_be_built():
    w = world(A="t9 [3] d1", B="t0 [3] d0", goals="MH")
    w.lay(active=0)
    w.run(turn.needs, 0)
    w.do("buy")
    assert w.winners == "B"
    assert w["A"] == "t6 [3,1] d0"


@pytest.mark.rule("DP-Q39")
def test_a_goal_met_on_another_nation_s_turn_counts_at_once():
    w = world(A="t3 [3] d0", B="t13 [3] d1", goals="ME")
    w.match.g.tokens[1] = 15
    w.draws("S28")
    assert w.winners == "B"


@pytest.mark.rule("DP-Q51")
def test_income_comes_before_the_check():
    w = world(A="t13 [3,3] d0", B="t0 [3] d1", goals="EM")
    w.ends("A")
    assert w.winners == "A"


@pytest.mark.rule("DP-Q51", "DP-054")
def test_a_crash_that_is_due_takes_the_income_and_is_discarded_before_the_check():
    w = world(A="t15 [3,3] d0", B="t0 [3] d1", goals="EM")
    w.match.g.kept[0, 0], w.match.g.kept_turns[0, 0] = 25, 1
    w.ends("A")
    assert w.winners == "A"
    assert w["A"] == "t15 [3,3] d0"
    assert w.told("discarded") == [{"seat": "A", "card": 24}]
    assert w.discarded == 1


@pytest.mark.rule("DP-Q35", "DP-Q36")
def test_income_counts_full_communities_and_a_poor_donor_gives_what_it_has():
    w = world(A="t2 [3,2,1] d0", B="t0 [3] d1")
    w.draws("S30")
    assert w.told("aid") == [{"seat": "A", "target": "B", "amount": 2}]
    assert w["A"] == "t1 [3,2,1] d0"


@pytest.mark.rule("DP-Q20", "DP-Q52")
def test_with_free_sending_who_has_nobody_to_send_is_not_asked():
    w = world(A="t2 [3] d0", B="t0 [3] d1", sending="free")
    w.lay(active=0)
    w.run(turn.shelter, 0)
    assert (w.asked, w.phase) == (["B"], "draw")


@pytest.mark.rule("DP-Q17", "DP-Q52")
def test_by_hand_who_has_nobody_to_house_and_nothing_to_buy_is_not_asked():
    w = world(A="t0 [2] d0", B="t0 [3] d1", housing="manual")
    w.lay(active=0)
    w.run(turn.needs, 0)
    assert w.asked == ["B"]


@pytest.mark.rule("DP-Q39")
@pytest.mark.parametrize("card", ["S28", "S27"])
def test_where_the_common_goal_waits_neither_a_card_nor_a_home_fulfils_it_before_the_round_ends(card):
    w = world(A="t9 [3] d1", B="t0 [3] d0", goals="MH", humanitarian_check="end_of_round")
    w.draws(card)
    if w.match.g.waiting[0]:
        w.do("buy")
    assert w.match.g.waiting[0] == 0
    assert not w.over
    w.do("stop")
    w.ends("B")
    assert w.winners == "B"


@pytest.mark.rule("DP-Q39")
def test_where_the_common_goal_waits_it_is_not_announced_as_soon_as_a_card_is_faced():
    w = world(A="t9 [3] d0", B="t0 [3] d0", goals="MH", humanitarian_check="end_of_round")
    w.draws("S28")
    assert not w.over
    assert w.told("announced") == []


@pytest.mark.rule("DP-Q39", "DP-Q52")
def test_where_the_common_goal_waits_nobody_housed_by_hand_fulfils_it():
    w = world(A="t9 [2] d1", B=QUIET, goals="MH", housing="manual", humanitarian_check="end_of_round")
    w.lay(active=0)
    w.run(turn.needs, 0)
    w.do("house", color="A", square=0)
    assert not w.over


@pytest.mark.rule("DP-039", "DP-Q42")
def test_one_housed_person_in_the_world_is_enough():
    w = world(A="t0 [1] d0", B="t0 [] d0", goals="HM")
    w.ends("A")
    assert w.winners == "A"


@pytest.mark.rule("DP-040", "DP-041", "DP-Q40", "DP-Q53")
def test_losers_stand_behind_all_who_won_together():
    w = world(A="t0 [3] d0", B=f"t3 [{FULL16}] d0", C="t0 [3] d0", D="t0 [3] d0", goals="HEHM", pins_per_color=100)
    w.ends("A")
    assert w.placing == {"A": 1, "B": 3, "C": 1, "D": 3}
    assert w.match.score == [100, 20, 100, 6]
    w = world(A=f"t0 [{FULL16}] d0", B="t0 [3] d1", pins_per_color=100)
    assert w.match.score[0] == 100


@pytest.mark.rule("DP-031", "DP-Q45")
def test_a_second_sending_knows_nothing_of_the_first():
    w = world(A="t0 [3] d0", B="t0 [3] d0", C=QUIET)
    w.wait("A", "AAC")
    w.lay(active=0, turns=[1, 1, 1])
    w.run(turn.shelter, 0)
    for _ in range(2):
        w.do("send", target="B", color="A")
    w.do("send_rest", target="B")
    w.wait("B", "B")
    w.lay(active=1)
    w.run(turn.shelter, 1)
    assert {(c.ints["target"], c.ints["color"]) for c in w.choices() if c.name == "send"} == {(0, 1), (2, 1)}


@pytest.mark.rule("DP-006", "DP-026", "DP-Q06")
def test_the_sixteenth_square_can_be_bought_and_no_other_after_it():
    w = world(A=f"t9 [{','.join('3' * 15)}] d0", B="t0 [3] d1", goals="EM", pins_per_color=100)
    w.lay(active=0)
    w.run(turn.needs, 0)
    w.do("buy")
    assert w.told("bought")[0]["square"] == 15
    assert w.phase != "needs"


@pytest.mark.rule("DP-031")
def test_who_waits_is_counted_anew_for_each_of_six_nations():
    w = world(**dict.fromkeys("ABCDEF", "t0 [3] d0"))
    for sender, line, counted in (("A", "FF", [0, 0, 0, 0, 0, 2]), ("B", "BA", [1, 1, 0, 0, 0, 0])):
        w.wait(sender, line)
        begin_sending(w.match.g, w.seat(sender))
        assert list(w.match.g.stays) == counted
