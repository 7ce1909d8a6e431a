"""Players who leave for good."""

import pytest

from .board import OUT, ladder


@pytest.mark.rule("TL-Q41")
def test_who_quits_stands_on_you_lose_and_never_rolls_again():
    t = ladder(A=(3, 0), B=(4, 6), C=(3, 0))
    t.comes("B", W=2)
    t.acts("A")
    t.leave("B")
    assert t["B"] == (OUT, 6)
    assert t.told("left") == [{"seat": "B"}]
    assert t.asked == ["A"]
    t.luck()
    t.do("end_turn")
    assert t.asked == ["C"]
    assert t.told("out_rolled") == []


@pytest.mark.rule("TL-Q41")
def test_who_was_out_already_and_quits_never_rolls_again():
    t = ladder(A=(3, 0), B=(OUT, 6), C=(3, 0))
    t.comes("B", W=2)
    t.acts("A")
    t.leave("B")
    assert t.told("out") == []
    t.luck()
    t.do("end_turn")
    assert t.asked == ["C"]


@pytest.mark.rule("TL-Q41")
def test_who_quit_can_be_neither_pulled_nor_pushed_nor_robbed():
    t = ladder(A=(3, 9), B=(1, 6), C=(5, 1))
    t.acts("A", wild=1)
    t.leave("B")
    assert t.refusal("pull", target="B") == "gone"
    assert t.refusal("push", target="B") == "target_out"
    assert t.refusal("steal", target="B") == "protected"
    t.lay(points=[3])
    assert t.refusal("appeal", target="B") == "gone"


@pytest.mark.rule("TL-Q41", "TL-Q18", "TL-Q46")
@pytest.mark.parametrize(("value", "left"), [("keep", 6), ("forfeit", 0)])
def test_the_points_of_a_quitter_go_the_way_of_all_out_points(value, left):
    t = ladder(A=(3, 0), B=(4, 6), C=(3, 0), out_points=value)
    t.acts("A")
    t.leave("B")
    assert t["B"] == (OUT, left)


@pytest.mark.rule("TL-Q47", "TL-Q19")
def test_when_all_others_quit_the_last_one_wins():
    t = ladder(A=(3, 0), B=(4, 6))
    t.acts("A")
    t.leave("A")
    assert t.over
    assert t.placing == {"A": 2, "B": 1}
    assert t.told("won") == [{"seat": "B"}]


@pytest.mark.rule("TL-Q47")
def test_who_quits_in_the_own_turn_ends_it():
    t = ladder(A=(3, 9), B=(4, 6), C=(3, 0))
    t.comes("B", P=3, W=1)
    t.acts("A", wild=1)
    t.leave("A")
    assert t["A"] == (OUT, 9)
    assert (t.phase, t.asked) == ("action", ["B"])
    assert t["B"] == (4, 9)


@pytest.mark.rule("TL-Q47", "TL-Q05")
def test_who_quits_with_a_forced_move_to_come_falls_once():
    t = ladder(A=(10, 0), B=(4, 6), C=(3, 0), forced_move_timing="end_of_turn")
    t.rolls(W=5)
    t.leave("A")
    assert len(t.told("out")) == 1
    assert t.asked == ["B"]


@pytest.mark.rule("TL-Q47", "TL-Q17")
def test_who_quits_when_asked_to_come_back_is_gone():
    t = ladder(A=(OUT, 6), B=(4, 6), C=(3, 0))
    t.rolls(W=2)
    t.leave("A")
    assert t["A"] == (OUT, 6)
    assert (t.phase, t.asked) == ("action", ["B"])
    assert t.told("left") == [{"seat": "A"}]


@pytest.mark.rule("TL-Q47", "TL-034")
@pytest.mark.parametrize("others", [0, 1])
def test_who_quits_in_a_window_has_passed(others):
    t = ladder(A=(3, 9), B=(5, 6), C=(5, others), D=(0, 0))
    t.rolls(P=6, W=4)
    t.leave("B")
    assert t["B"] == (OUT, 6)
    if others:
        assert (t.phase, t.asked) == ("ignore_health", ["C"])
        t.do("union_pass")
    assert t["A"] == (3, 6)
    assert (t.phase, t.asked) == ("action", ["A"])


@pytest.mark.rule("TL-Q47", "TL-035")
def test_a_push_goes_through_when_its_only_stopper_quits():
    t = ladder(A=(3, 9), B=(7, 6), C=(5, 1))
    t.acts("A")
    t.do("push", target="B")
    t.leave("C")
    assert (t["A"], t["B"], t["C"]) == ((3, 6), (8, 6), (OUT, 1))
    assert t.asked == ["A"]


@pytest.mark.rule("TL-Q47", "TL-036", "TL-Q44")
def test_a_pull_is_paid_in_full_when_its_only_helper_quits():
    t = ladder(A=(3, 9), B=(7, 6), C=(5, 1))
    t.acts("A")
    t.do("pull", target="B")
    t.leave("C")
    assert (t["A"], t["B"]) == ((3, 3), (6, 6))


@pytest.mark.rule("TL-Q47", "TL-Q33")
def test_an_appeal_is_unheard_when_its_only_helper_quits():
    t = ladder(A=(3, 4), B=(7, 6), C=(5, 1))
    t.acts("A")
    t.do("appeal", target="B")
    t.leave("C")
    assert (t["A"], t["B"]) == ((3, 4), (7, 6))
    assert t.refusal("appeal", target="B") == "appealed"


@pytest.mark.rule("TL-Q47")
@pytest.mark.parametrize("action", ["push", "pull"])
def test_a_window_stays_open_when_somebody_else_quits(action):
    t = ladder(A=(3, 9), B=(7, 6), C=(5, 1), D=(0, 0))
    t.acts("A")
    t.do(action, target="B")
    t.leave("D")
    assert t.asked == ["C"]
    t.do("union_pass")
    assert t["B"][0] == (8 if action == "push" else 6)


@pytest.mark.rule("TL-Q41", "TL-Q47")
@pytest.mark.parametrize("row", [7, OUT])
@pytest.mark.parametrize("points", [9, 4])
def test_a_pull_lapses_unpaid_when_its_target_quits(row, points):
    t = ladder(A=(3, points), B=(row, 6), C=(5, 1))
    t.acts("A")
    t.do("pull" if points == 9 else "appeal", target="B")
    t.leave("B")
    assert [t[p] for p in "ABC"] == [(3, points), (OUT, 6), (5, 1)]
    assert (t.phase, t.asked) == ("action", ["A"])


@pytest.mark.rule("TL-Q41", "TL-Q47")
def test_a_push_lapses_when_its_target_quits():
    t = ladder(A=(3, 9), B=(10, 6), C=(5, 1))
    t.acts("A")
    t.do("push", target="B")
    t.leave("B")
    assert [t[p] for p in "ABC"] == [(3, 6), (OUT, 6), (5, 1)]
    assert (t.phase, t.asked) == ("action", ["A"])
    assert len(t.told("out")) == 1


@pytest.mark.rule("TL-Q47")
@pytest.mark.parametrize("action", ["push", "pull", "appeal"])
def test_what_a_quitter_had_declared_lapses_with_the_turn(action):
    t = ladder(A=(3, 4 if action == "appeal" else 9), B=(7, 6), C=(5, 1))
    t.acts("A")
    t.do(action, target="B")
    t.comes("B", P=1, W=1)
    t.leave("A")
    assert t["B"] == (7, 7)
    assert (t.phase, t.asked) == ("action", ["B"])


@pytest.mark.rule("TL-Q47")
def test_who_quits_while_the_union_ponders_his_own_emergency_is_out_and_pays_nothing_more():
    t = ladder(A=(3, 9), B=(5, 6), C=(0, 0))
    t.rolls(P=6, W=4)
    t.comes("B", P=1, W=1)
    t.leave("A")
    assert t["A"] == (OUT, 9)
    assert (t.phase, t.asked) == ("action", ["B"])


@pytest.mark.rule("TL-Q47")
def test_the_target_who_would_stop_the_push_quits_instead():
    t = ladder(A=(3, 9), B=(5, 6), C=(5, 1))
    t.acts("A")
    t.do("push", target="B")
    assert t.asked == ["B"]
    t.leave("B")
    assert t["B"] == (OUT, 6)
    assert (t.phase, t.asked) == ("action", ["A"])


@pytest.mark.rule("TL-Q47", "TL-Q19", "TL-Q48")
def test_nothing_is_told_after_the_end_when_a_quitters_pass_ends_the_game():
    t = ladder("equal", A=(3, 3), B=(10, 1))
    t.acts("A")
    t.do("push", target="B")
    assert t.asked == ["B"]
    t.leave("B")
    assert t.placing == {"A": 1, "B": 2}
    assert t.match.game.told.read(t.match.events[-1]).kind == "won"


@pytest.mark.rule("TL-Q47", "TL-Q21")
def test_quitters_rank_by_the_moment_they_left():
    t = ladder(A=(3, 9), B=(5, 6), C=(OUT, 0), D=(OUT, 0), fell="CD")
    t.acts("A")
    t.leave("C")
    t.leave("B")
    assert t.over
    assert t.placing == {"A": 1, "B": 2, "C": 3, "D": 4}


@pytest.mark.rule("TL-Q47")
def test_several_quit_in_seat_order_and_the_last_one_in_wins():
    t = ladder(A=(3, 0), B=(4, 6), C=(3, 0))
    t.acts("B")
    t.leave("C", "B", "A")
    assert t.over
    assert t.placing == {"A": 3, "B": 2, "C": 1}


@pytest.mark.rule("TL-Q41")
def test_to_quit_twice_or_after_the_end_changes_nothing():
    t = ladder(A=(3, 0), B=(4, 6), C=(OUT, 0))
    t.acts("A")
    t.leave("C")
    falls = t.match.g.falls
    t.leave("C")
    assert t.match.g.falls == falls
    t.leave("B")
    assert t.over
    t.leave("A")
    assert t["A"] == (3, 0)


@pytest.mark.rule("TL-Q47", "TL-Q45")
def test_a_quitter_may_give_the_others_their_last_chance():
    t = ladder(A=(3, 0), B=(4, 6), C=(OUT, 0), end_check="last_chance")
    t.acts("A")
    t.comes("C", W=2)
    t.comes("C", W=1)
    t.leave("B")
    assert not t.over
    assert t["C"] == (10, 4)
    assert (t.phase, t.asked) == ("action", ["C"])
    t.leave("C")
    assert t.over
    assert t.placing["A"] == 1


@pytest.mark.rule("TL-Q47")
@pytest.mark.parametrize("quitter", ["A", "C"])
def test_the_turn_in_progress_goes_on_when_somebody_else_quits(quitter):
    t = ladder(A=(3, 0), B=(4, 6), C=(3, 0), D=(3, 0))
    t.acts("B")
    t.leave(quitter)
    assert (t.phase, t.asked) == ("action", ["B"])
    t.do("push", target="D")
    assert (t["B"], t["D"]) == ((4, 3), (4, 0))
