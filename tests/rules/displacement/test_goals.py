"""Goals: when each is fulfilled, when it is looked for, and who wins."""

import pytest

from lopsided.engine.match import Match
from lopsided.games.displacement import GAME
from lopsided.games.displacement.rules import turn

from .board import world

QUIET = "t0 [3,3,3] d0"
FULL16 = ",".join(["3"] * 16)


@pytest.mark.rule("DP-Q39", "DP-Q52")
def test_by_hand_the_last_person_housed_wins_for_the_humanitarian():
    w = world(A="t9 [2] d1", B=QUIET, goals="MH", housing="manual")
    w.lay(active=0)
    w.run(turn.needs, 0)
    w.do("house", color="A", square=0)
    assert w.winners == "B"


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
