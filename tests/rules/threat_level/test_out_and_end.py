"""YOU LOSE, the way back, and how a game ends."""

import pytest

from lopsided.engine.box import BoxError
from lopsided.engine.match import Match
from lopsided.games.threat_level import GAME
from lopsided.games.threat_level.state import Lead

from .board import OUT, ladder


@pytest.mark.rule("TL-001", "TL-Q19")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_last_player_in_the_game_wins_at_once(seats):
    others = dict.fromkeys("CDEFGH"[: seats - 2], (OUT, 0))
    t = ladder(A=(3, 3), B=(10, 0), **others, end_check="immediate")
    t.acts("A")
    assert not t.over
    t.do("push", target="B")
    assert t.match.g.over == 1
    assert t.told("won") == [{"seat": "A"}]
    assert (t.placing["A"], t.placing["B"]) == (1, 2)
    assert t.asked == []
    assert t.told("die") == []


@pytest.mark.rule("TL-Q19", "TL-017")
def test_with_two_players_the_first_on_you_lose_loses_at_once():
    t = ladder(A=(10, 0), B=(10, 0))
    t.rolls(W=5)
    assert t.over
    assert t.placing == {"A": 2, "B": 1}


@pytest.mark.rule("TL-001", "TL-Q19")
def test_the_game_goes_on_while_two_are_in():
    t = ladder(A=(3, 3), B=(10, 0), C=(10, 0))
    t.acts("A")
    t.do("push", target="B")
    assert not t.over
    assert t.asked == ["A"]


@pytest.mark.rule("TL-Q20")
def test_two_cannot_go_out_together():
    t = ladder(A=(10, 0), B=(10, 0), C=(OUT, 0))
    t.comes("B", W=6)
    t.rolls(W=6)
    assert t.over
    assert (t["A"][0], t["B"][0]) == (OUT, 10)
    assert t.placing == {"A": 2, "B": 1, "C": 3}
    assert t.cup.left(8 + 1) == 1  # B's die is never rolled


@pytest.mark.rule("TL-Q21")
def test_losers_rank_by_their_latest_arrival_on_you_lose():
    t = ladder(A=(3, 3), B=(10, 0), C=(OUT, 0), D=(OUT, 0), E=(OUT, 0), fell="DEC")
    t.acts("A")
    t.do("push", target="B")
    assert t.placing == {"A": 1, "B": 2, "C": 3, "E": 4, "D": 5}
    assert t.match.score == [4, 3, 2, 0, 1]


@pytest.mark.rule("TL-Q21")
def test_a_second_fall_counts_and_not_the_first():
    t = ladder(A=(3, 12), B=(10, 0), C=(OUT, 0), D=(OUT, 0), fell="CD")
    t.acts("A")
    t.do("pull", target="C")
    t.do("push", target="C")
    t.do("push", target="B")
    assert t.over
    assert t.placing == {"A": 1, "B": 2, "C": 3, "D": 4}


@pytest.mark.rule("TL-008", "TL-Q17")
@pytest.mark.parametrize("W", range(1, 7))
def test_who_is_out_rolls_the_wild_die_alone_and_only_a_two_helps(W):
    t = ladder(A=(OUT, 9), B=(3, 4), C=(1, 4))
    t.rolls(W=W)
    assert t.told("out_rolled") == [{"seat": "A", "wild": W}]
    assert (t.phase, t.asked) == (("return", ["A"]) if W == 2 else ("action", ["B"]))
    assert t["A"] == (OUT, 9)


@pytest.mark.rule("TL-Q17", "TL-011")
def test_who_comes_back_stands_on_10_acts_at_once_and_has_no_second_step():
    t = ladder(A=(OUT, 4), B=(3, 4), C=(1, 4))
    t.rolls(W=2)
    assert [c.name for c in t.choices()] == ["come_back", "stay_out"]
    t.do("come_back")
    assert t["A"] == (10, 4)
    assert t.told("gained") == []
    assert (t.phase, t.asked) == ("action", ["A"])
    assert t.refusal("step_down") == "no_step_back"
    t.do("steal", target="C")
    t.do("push", target="B")
    assert (t["A"], t["B"], t["C"]) == ((10, 4), (4, 4), (1, 0))


@pytest.mark.rule("TL-Q17", "TL-008")
def test_who_is_out_may_also_stay_there():
    t = ladder(A=(OUT, 4), B=(3, 4), C=(1, 4))
    t.rolls(W=2)
    t.do("stay_out")
    assert t["A"] == (OUT, 4)
    assert t.asked == ["B"]
    assert t.told("stayed_out") == [{"seat": "A"}]


@pytest.mark.rule("TL-Q17")
def test_out_players_may_not_act_or_answer():
    t = ladder(A=(3, 6), B=(OUT, 9), C=(10, 9))
    t.acts("A")
    t.do("push", target="C")
    assert t["C"] == (OUT, 9)
    assert t.over
    for player in "ABC":
        assert t.choices(player) == []


@pytest.mark.rule("TL-Q17", "TL-008")
@pytest.mark.parametrize(("value", "rolled"), [("yes", 1), ("no", 0)])
def test_a_table_may_make_you_lose_final(value, rolled):
    t = ladder(A=(OUT, 4), B=(3, 4), C=(1, 4), out_roll=value)
    t.comes("A", W=2)
    t.rolls("C", P=1, W=1)
    t.do("end_turn")
    assert len(t.told("out_rolled")) == rolled
    assert t.asked == (["A"] if value == "yes" else ["B"])


@pytest.mark.rule("TL-Q17", "TL-Q16")
def test_where_the_out_do_not_roll_they_can_still_be_rescued():
    t = ladder(A=(OUT, 4), B=(3, 6), C=(1, 4), out_roll="no")
    t.acts("B")
    t.do("pull", target="A")
    assert t["A"] == (10, 4)


@pytest.mark.rule("TL-Q18")
def test_the_points_of_who_goes_out_are_kept_frozen_and_safe():
    t = ladder(A=(3, 4), B=(10, 7), C=(1, 0), out_points="keep")
    t.acts("A", wild=1)
    t.do("push", target="B")
    assert t["B"] == (OUT, 7)
    assert t.told("out") == [{"seat": "B", "points": 7}]
    assert t.refusal("steal", target="B") == t.refusal("free_steal", target="B") == "protected"
    assert t.told("forfeited") == []


@pytest.mark.rule("TL-Q18", "TL-Q46")
def test_a_table_may_send_the_points_of_who_goes_out_to_the_bank():
    t = ladder(A=(3, 4), B=(10, 7), C=(1, 0), out_points="forfeit")
    t.acts("A")
    t.do("push", target="B")
    assert [t[p] for p in "ABC"] == [(3, 1), (OUT, 0), (1, 0)]
    assert t.told("forfeited") == [{"seat": "B", "points": 7}]
    t = ladder(A=(10, 2), B=(3, 0), C=(1, 0), out_points="forfeit")
    t.rolls(W=6)
    assert t["A"] == (OUT, 0)
    for points in (0, 1):
        t = ladder(A=(3, 4), B=(10, points), C=(1, 0), out_points="forfeit")
        t.acts("A")
        t.do("push", target="B")
        assert t["B"] == (OUT, 0)
        assert len(t.told("forfeited")) == points


@pytest.mark.rule("TL-Q40", "TL-Q18")
@pytest.mark.parametrize("W", [5, 6])
def test_a_turn_ends_at_once_for_who_goes_out_in_it(W):
    t = ladder(A=(10, 20), B=(3, 0), C=(1, 5))
    t.rolls(W=W)
    assert t["A"] == (OUT, 24)
    assert t.asked == ["B"]
    assert t.choices("A") == []


@pytest.mark.rule("TL-Q40")
def test_a_late_move_out_leaves_no_free_hand_behind():
    t = ladder(A=(10, 0), B=(3, 0), C=(1, 5), forced_move_timing="end_of_turn")
    t.rolls(W=5)
    t.comes("B", P=1, W=3)
    t.do("end_turn")
    assert t.asked == ["B"]
    assert (t.match.g.unused, t.match.g.must_rise) == (0, 0)
    t.do("end_turn")
    assert t["B"][0] == 3


# The round limit


@pytest.mark.rule("TL-Q31")
@pytest.mark.parametrize("limit", [20, 60, 500])
def test_the_game_ends_after_the_last_turn_of_the_last_round(limit):
    t = ladder(A=(3, 0), B=(3, 0), C=(3, 0), max_rounds=limit)
    t.lay(round=limit - 1, first=1)
    t.rolls("C", P=1, W=1)
    for expected in ("A", "B", "C", "A"):
        t.luck()
        t.do("end_turn")
        assert t.asked == [expected]
    t.do("end_turn")
    assert t.match.g.over == 1
    assert t.match.g.round == limit
    assert t.asked == []
    assert len(t.told("limit")) == 1


@pytest.mark.rule("TL-Q31")
def test_the_limit_is_sixty_rounds():
    match = Match(GAME, 2, seed=3)
    assert match.box.max_rounds == 60


@pytest.mark.rule("TL-Q31")
@pytest.mark.parametrize("limit", [19, 501])
def test_no_other_limit_is_taken(limit):
    with pytest.raises(BoxError, match="max_rounds"):
        Match(GAME, 2, {"max_rounds": limit})


@pytest.mark.rule("TL-Q31", "TL-Q21")
def test_at_the_limit_lower_rows_then_more_points_win_and_the_out_rank_behind():
    t = ladder(A=(4, 9), B=(2, 1), C=(OUT, 50), D=(2, 6), E=(OUT, 0), F=(10, 0), fell="CE")
    t.lay(round=60)
    t.comes("F", W=1)
    t.acts("F")
    t.do("end_turn")
    assert t.over
    assert t.placing == {"D": 1, "B": 2, "A": 3, "F": 4, "E": 5, "C": 6}
    assert t.told("limit") == [{"seat": "D", "lead": Lead.MOST_POINTS}]


@pytest.mark.rule("TL-Q31")
def test_equals_share_the_win_at_the_limit():
    t = ladder(A=(2, 6), B=(4, 9), C=(2, 6))
    t.lay(round=60)
    t.acts("C")
    t.do("end_turn")
    assert t.placing == {"A": 1, "B": 3, "C": 1}
    assert t.match.score == [1, 0, 1]
    assert t.told("limit")[0]["lead"] == Lead.SHARED
    assert t.told("shares") == [{"seat": "A"}, {"seat": "C"}]


# The last chance


def last_chance(**laid):
    """A table on which everybody who is out rolls once more before the game ends."""
    return ladder(end_check="last_chance", **laid)


@pytest.mark.rule("TL-Q45", "TL-Q19")
def test_nobody_rolls_a_two_and_the_game_ends():
    t = last_chance(A=(3, 3), B=(10, 0), C=(OUT, 0), D=(OUT, 0))
    for player in "BCD":
        t.comes(player, W=5)
    t.acts("A")
    t.do("push", target="B")
    assert t.over
    assert t.told("last_chance") == [{"seat": "A"}]
    assert [e["stream"] - 8 for e in t.told("die")] == [1, 2, 3]
    assert t.placing["A"] == 1


@pytest.mark.rule("TL-Q45")
def test_the_out_roll_clockwise_from_the_seat_after_the_active_player():
    t = last_chance(A=(OUT, 0), B=(OUT, 0), C=(3, 3), D=(10, 0))
    t.acts("C")
    t.luck()
    t.do("push", target="D")
    assert [e["stream"] - 8 for e in t.told("die")] == [3, 0, 1]
    assert t.over


@pytest.mark.rule("TL-Q45")
def test_the_first_two_brings_one_back_ends_the_rolls_and_the_turn():
    t = last_chance(A=(3, 9), B=(10, 0), C=(OUT, 5), D=(OUT, 0))
    t.comes("B", W=1)
    t.comes("C", W=2)
    t.comes("D", W=2)
    t.comes("B", W=3)  # B's own turn, which is next
    t.comes("C", W=1)
    t.acts("A")
    t.do("push", target="B")
    assert not t.over
    assert t.told("came_back") == [{"seat": "C"}]
    assert t["D"] == (OUT, 0)
    assert t.cup.left(8 + 3) == 1
    assert t["C"] == (10, 9)  # the next seat that is in; B, who is out, rolled his 3 first
    assert (t.phase, t.asked) == ("action", ["C"])


@pytest.mark.rule("TL-Q45")
def test_who_has_just_fallen_rolls_too_and_last_when_it_was_the_own_turn():
    t = last_chance(A=(10, 0), B=(4, 0), C=(OUT, 0))
    t.comes("A", W=5)
    t.comes("A", W=2)
    t.comes("B", P=1, W=1)
    t.comes("C", W=6)
    t.rolls()
    assert [e["stream"] - 8 for e in t.told("die")][:3] == [0, 2, 0]
    assert t["A"] == (10, 4)
    assert (t.phase, t.asked) == ("action", ["B"])
    assert not t.over


@pytest.mark.rule("TL-Q45", "TL-Q05")
def test_a_last_chance_may_follow_a_forced_move_at_the_end_of_the_turn():
    t = last_chance(A=(10, 0), B=(4, 0), forced_move_timing="end_of_turn")
    t.rolls(W=5)
    t.comes("A", W=2)
    t.do("end_turn")
    assert t["A"] == (10, 4)
    assert t.asked == ["B"]


@pytest.mark.rule("TL-Q45", "TL-Q05", "TL-018")
def test_who_must_still_rise_does_so_when_a_return_ends_the_turn():
    t = last_chance(A=(3, 3), B=(10, 0), C=(OUT, 0), forced_move_timing="end_of_turn")
    t.rolls(P=1, W=6)
    t.comes("B", W=2)
    t.luck()
    t.do("push", target="B")
    assert t["B"] == (10, 4)  # back by the last chance, and on with a turn of his own
    assert t.told("rose") == [{"seat": "A", "rows": 2, "row": 5}]
    assert t["A"] == (5, 1)
    assert [e["seat"] for e in t.told("turn")] == ["A", "B"]


@pytest.mark.rule("TL-Q45", "TL-Q05", "TL-017")
def test_who_must_still_rise_does_so_when_the_last_rival_quits_and_another_returns():
    t = last_chance(A=(3, 3), B=(10, 0), C=(OUT, 0), forced_move_timing="end_of_turn")
    t.rolls(P=1, W=5)
    t.comes("C", W=2)
    t.leave("B")
    assert (t["A"], t["C"]) == ((4, 4), (10, 4))
    assert t.asked == ["C"]


@pytest.mark.rule("TL-Q45", "TL-Q05", "TL-Q40", "TL-Q19")
def test_whose_own_forced_move_follows_a_return_and_leads_out_has_lost():
    t = last_chance(A=(10, 3), B=(10, 0), forced_move_timing="end_of_turn")
    t.rolls(W=6)
    t.comes("B", W=2)
    t.comes("A", W=2)
    t.do("push", target="B")
    assert t.over
    assert t.placing == {"B": 1, "A": 2}
    assert t.told("last_chance") == [{"seat": "A"}]
    assert t.cup.left(8) == 1  # nobody has decided anything since the last rolls: there are no others


@pytest.mark.rule("TL-Q45", "TL-Q19")
def test_a_second_last_chance_needs_a_decision_in_between():
    t = last_chance(A=(10, 0), B=(10, 0), C=(OUT, 0))
    t.comes("A", W=5)
    t.comes("B", W=5)
    t.comes("C", W=2)  # of the last chance after A's fall: C is back before B falls in turn
    t.rolls()
    assert t.over
    assert t.placing == {"C": 1, "B": 2, "A": 3}
    assert len(t.told("last_chance")) == 1
    t = last_chance(A=(10, 0), B=(8, 0), C=(OUT, 0))
    t.comes("A", W=5)
    t.comes("B", P=1, W=1)
    t.comes("C", W=2)
    t.rolls()
    t.luck()
    t.do("free_push", target="C")
    assert t.over
    assert len(t.told("last_chance")) == 2


@pytest.mark.rule("TL-Q45", "TL-Q41", "TL-Q19")
def test_a_quitter_decides_too_and_gives_another_last_chance():
    t = last_chance(A=(3, 0), B=(10, 0), C=(OUT, 0), D=(3, 0))
    t.acts("A")
    t.comes("C", W=2)
    t.comes("D", P=1, W=1)
    t.leave("B", "D")
    assert t.asked == ["C"]
    t.leave("A")
    assert t.over
    assert [e["seat"] for e in t.told("last_chance")] == ["A", "C"]


@pytest.mark.rule("TL-Q45", "TL-Q41")
def test_quitters_have_no_last_chance():
    t = last_chance(A=(3, 9), B=(10, 0), C=(4, 0))
    t.acts("A")
    t.leave("C")
    t.luck()
    t.do("push", target="B")
    assert t.over
    assert [e["stream"] - 8 for e in t.told("die")] == [1]


@pytest.mark.rule("TL-Q45", "TL-Q17")
def test_where_you_lose_is_final_there_is_no_last_chance():
    t = last_chance(A=(3, 9), B=(10, 0), out_roll="no")
    t.comes("B", W=2)
    t.acts("A")
    t.do("push", target="B")
    assert t.over
    assert t.told("die") == []


@pytest.mark.rule("TL-Q45")
def test_a_last_chance_comes_only_when_one_is_left():
    t = last_chance(A=(3, 9), B=(10, 0), C=(4, 0))
    t.acts("A")
    t.do("push", target="B")
    assert t.told("last_chance") == []
    assert t.asked == ["A"]


@pytest.mark.rule("TL-008", "TL-Q17")
@pytest.mark.parametrize("player", ["B", "D"])
def test_whoever_is_out_rolls_the_own_wild_die(player):
    t = ladder(A=(3, 0), **{p: (OUT, 0) if p == player else (3, 0) for p in "BCD"})
    t.rolls(player, W=2)
    assert (t.phase, t.asked) == ("return", [player])
