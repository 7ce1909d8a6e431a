"""The dice: who rolls which, what they earn, and what the Wild Die does."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

from .board import OUT, ladder, net

LEDGER = (Path(__file__).parents[3] / "docs" / "ledger" / "threat-level.md").read_text("utf-8")
# Row and Wild Die -> what one roll is worth with each face of the Points Die (the ledger's table, TL-009 to TL-042).
NET = {
    **{(0, w): [0] * 6 for w in range(1, 7)},
    **{(row, w): [1, 2, 3, 4, 5, 6] for row in range(1, 10) for w in (1, 2, 5, 6)},
    **{(row, 3): [0] * 6 for row in (1, 2, 3, 6)},
    **{(row, 4): [-1, -1, -2, -2, -3, -3] for row in (1, 2, 3, 4, 5, 7)},
    **{(row, 3): [-1, -2, -3, -4, -5, -6] for row in (4, 5)},
    (6, 4): [0, 1, 1, 2, 2, 3],
    **{(row, 3): [0, 0, -1, -1, -2, -2] for row in (7, 8)},
    **{(row, 4): [1, 2, 3, 4, 5, 6] for row in (8, 9)},
    (9, 3): [1, 2, -1, -1, -2, -2],
    **{(10, w): [4] * 6 for w in (1, 2, 4, 5, 6)},
    (10, 3): [3] * 6,
}


@pytest.mark.rule("TL-009", "TL-012", "TL-013", "TL-014", "TL-015", "TL-016", "TL-032", "TL-038", "TL-039", "TL-040", "TL-041", "TL-042", "TL-Q08", "TL-Q26")
@pytest.mark.parametrize(("row", "W"), NET)
def test_one_roll_is_worth_what_the_table_says(row, W):
    assert [net(row, P, W) for P in range(1, 7)] == NET[row, W]


def rows_of(text):
    """The rows that a cell names: "1-5, 7"."""
    for part in text.split(","):
        low, _, high = part.strip().partition("-")
        yield from range(int(low), int(high or low) + 1)


@pytest.mark.rule("TL-009", "TL-012", "TL-016")
def test_the_table_here_is_the_ledgers():
    table = LEDGER.partition("### Net points of one roll")[2].partition("Rows 4-9")[0]
    told = {}
    for line in re.findall(r"^\| (\d.*) \|$", table, re.MULTILINE):
        rows, wild, *points = [cell.strip() for cell in line.split("|")]
        told |= {(row, w): [int(p) for p in points] for row in rows_of(rows) for w in rows_of(wild)}
    plain = {(row, w) for row in range(4, 10) for w in (1, 2, 5, 6)}
    assert told == {key: value for key, value in NET.items() if key not in plain and key[0] > 0}


@pytest.mark.rule("TL-009", "TL-039", "TL-042")
@pytest.mark.parametrize(
    ("rows", "mean"),
    [((0,), "0"), ((1, 2, 3), "2"), ((4, 5), "17/12"), ((6,), "31/12"), ((7,), "11/6"), ((8,), "11/4"), ((9,), "17/6"), ((10,), "23/6")],
)
def test_the_expected_income_of_a_row_is_what_the_lens_expects(rows, mean):
    for row in rows:
        rolls = [net(row, P, W) for P in range(1, 7) for W in range(1, 7)]
        assert Fraction(sum(rolls), len(rolls)) == Fraction(mean)


@pytest.mark.rule("TL-005", "TL-006", "TL-007", "TL-043", "TL-044")
@pytest.mark.parametrize("row", range(11))
def test_both_dice_are_rolled_on_levels_1_to_9_and_the_wild_die_alone_on_start_and_10(row):
    t = ladder(A=(row, 0), B=(0, 0))
    t.rolls(P=6 if 1 <= row <= 9 else 0, W=2)
    assert t.dice == (6 if 1 <= row <= 9 else 0, 2)
    assert len(t.told("die")) == (2 if 1 <= row <= 9 else 1)


@pytest.mark.rule("TL-005", "TL-024")
def test_the_dice_are_rolled_before_anything_can_be_done():
    t = ladder(A=(3, 9), B=(3, 9))
    t.comes("B", P=4, W=1)
    t.acts("A")
    t.do("end_turn")
    assert t.asked == ["B"]
    assert t.dice == (4, 1)
    assert t["B"] == (3, 13)


@pytest.mark.rule("TL-006")
@pytest.mark.parametrize("W", range(1, 7))
def test_start_earns_nothing_whatever_the_wild_die_shows(W):
    t = ladder(A=(0, 2), B=(5, 0))
    t.rolls(W=W)
    assert t["A"][1] == 2
    assert t.told("gained") == t.told("forgone") == []


@pytest.mark.rule("TL-044")
def test_the_postal_service_gives_no_shield():
    t = ladder(A=(0, 9), B=(1, 3))
    t.acts("A")
    assert "B" in t.targets("steal")
    assert "B" in t.targets("push")
    assert net(1, 5, 4) == -3
    assert net(1, 5, 3) == 0


@pytest.mark.rule("TL-007", "TL-042")
@pytest.mark.parametrize("W", range(1, 7))
def test_worker_ownership_pays_four_whatever_the_wild_die_shows(W):
    t = ladder(A=(10, 0), B=(5, 9), C=(0, 0))
    t.rolls(W=W)
    assert t.told("gained")[:1] == [{"seat": "A", "points": 4, "row": 10}]


@pytest.mark.rule("TL-042")
def test_the_four_come_again_each_turn_and_only_on_ones_own():
    t = ladder(A=(10, 0), B=(10, 0))
    t.rolls(W=1)
    t.comes("B", W=1)
    t.do("end_turn")
    assert (t["A"], t["B"]) == ((10, 4), (10, 4))
    t.comes("A", W=1)
    t.do("end_turn")
    assert (t["A"], t["B"]) == ((10, 8), (10, 4))


@pytest.mark.rule("TL-Q08", "TL-Q06")
@pytest.mark.parametrize("W", [5, 6])
def test_points_are_gained_before_the_pawn_is_moved(W):
    t = ladder(A=(9, 0), B=(0, 0), C=(0, 0))
    t.rolls(P=6, W=W)
    assert t["A"] == (9 + W - 4, 6)
    assert t.told("gained") == [{"seat": "A", "points": 6, "row": 9}]


@pytest.mark.rule("TL-017", "TL-018", "TL-Q15")
@pytest.mark.parametrize("row", range(11))
@pytest.mark.parametrize("W", [5, 6])
def test_a_five_moves_up_one_row_and_a_six_two_but_never_past_you_lose(row, W):
    t = ladder(A=(row, 0), B=(0, 0), C=(0, 0))
    t.rolls(P=1 if 1 <= row <= 9 else 0, W=W)
    assert t["A"][0] == min(OUT, row + W - 4)
    assert t.told("rose") == [{"seat": "A", "rows": min(W - 4, OUT - row), "row": min(OUT, row + W - 4)}]


@pytest.mark.rule("TL-017", "TL-018", "TL-Q29", "TL-Q37")
@pytest.mark.parametrize("W", [5, 6])
def test_a_forced_move_is_no_push_and_no_purchase(W):
    t = ladder(A=(2, 3), B=(5, 9), C=(2, 0))
    t.rolls(P=1, W=W)
    assert (t.phase, t.asked) == ("action", ["A"])
    assert t["A"] == (2 + W - 4, 4)


@pytest.mark.rule("TL-Q06")
def test_a_roll_is_read_on_the_row_where_the_turn_began():
    t = ladder(A=(3, 0), B=(0, 0))
    t.rolls(P=5, W=6)
    assert t["A"] == (5, 5)
    t = ladder(A=(9, 0), B=(0, 0))
    t.rolls(P=3, W=5)
    assert t["A"] == (10, 3)


@pytest.mark.rule("TL-Q06", "TL-Q27")
def test_a_bankrupt_rise_does_not_bring_the_new_rows_income():
    t = ladder(A=(9, 0), B=(0, 0))
    t.rolls(P=6, W=3)
    assert t["A"] == (10, 0)


@pytest.mark.rule("TL-Q05", "TL-Q06")
def test_a_forced_move_comes_before_the_action_phase():
    t = ladder(A=(1, 3), B=(5, 0), C=(0, 5))
    t.rolls(P=1, W=5)
    assert t["A"] == (2, 4)
    t.do("push", target="B")
    assert t["A"] == (2, 0)  # 3 and the sales tax of the row just reached
    t.do("end_turn")
    assert t["A"] == (2, 0)
    assert t.told("rose") == [{"seat": "A", "rows": 1, "row": 2}]


@pytest.mark.rule("TL-Q05")
def test_a_forced_move_may_wait_for_the_end_of_the_turn():
    t = ladder(A=(1, 3), B=(5, 0), C=(0, 5), forced_move_timing="end_of_turn")
    t.rolls(P=1, W=5)
    assert t["A"] == (1, 4)
    t.do("push", target="B")
    assert t["A"] == (1, 1)
    assert t.told("rose") == []
    t.do("end_turn")
    assert t["A"] == (2, 1)
    assert t.asked == ["B"]


@pytest.mark.rule("TL-Q05", "TL-Q40")
def test_a_late_forced_move_can_still_put_its_player_out():
    t = ladder(A=(10, 0), B=(5, 0), C=(0, 5), forced_move_timing="end_of_turn")
    t.rolls(W=6)
    assert (t["A"], t.asked) == ((10, 4), ["A"])
    t.do("end_turn")
    assert t["A"] == (OUT, 4)
    assert t.asked == ["B"]
    t = ladder(A=(9, 0), B=(5, 0), forced_move_timing="end_of_turn")
    t.rolls(P=1, W=6)
    t.do("end_turn")
    assert t.over
    assert t.placing == {"A": 2, "B": 1}


@pytest.mark.rule("TL-Q05")
def test_a_late_forced_move_counts_from_where_the_pawn_then_stands_and_happens_once():
    t = ladder(A=(8, 0), B=(3, 0), forced_move_timing="end_of_turn")
    t.lay(points=[5, 0])
    t.rolls(P=1, W=6)
    t.do("pull", target="A")
    assert t["A"] == (7, 0)
    t.comes("A", P=1, W=1)
    t.comes("B", P=1, W=1)
    t.do("end_turn")
    assert t["A"] == (9, 0)
    t.do("end_turn")
    t.luck()
    t.do("end_turn")
    assert t["A"] == (9, 1)


@pytest.mark.rule("TL-Q05")
def test_dice_are_settled_in_the_order_gain_pay_move_act():
    t = ladder(A=(7, 0), B=(5, 1), C=(0, 0), progressive_tax_when="every_turn")
    t.rolls(P=5, W=5)
    kinds = [t.match.game.told.read(row).kind for row in t.match.events]
    assert kinds == ["turn", "die", "die", "rolled", "gained", "taxed", "rose"]
    assert t.asked == ["A"]


@pytest.mark.rule("TL-011", "TL-Q09", "TL-Q37")
@pytest.mark.parametrize("row", range(1, 11))
def test_a_two_lets_its_roller_step_down_once_at_no_price(row):
    t = ladder(A=(row, 0), B=(2, 0), C=(5, 5))
    t.rolls(P=1 if row < 10 else 0, W=2)
    before = t["A"][1]
    t.do("step_down")
    assert t["A"] == (row - 1, before)
    assert t.asked == ["A"]
    assert t.refusal("step_down") == "no_step_back"


@pytest.mark.rule("TL-011", "TL-Q09")
def test_on_start_a_two_does_nothing():
    t = ladder(A=(0, 0), B=(3, 0))
    t.rolls(W=2)
    assert t.refusal("step_down") == "target_on_start"
    assert [c.name for c in t.choices()] == ["end_turn"]


@pytest.mark.rule("TL-Q09", "TL-025", "TL-Q05")
def test_the_step_down_may_come_before_between_or_after_other_actions():
    for order in (["step_down", "push", "push"], ["push", "step_down", "push"], ["push", "push", "step_down"]):
        t = ladder(A=(4, 5), B=(3, 0), C=(0, 0))
        t.rolls(P=1, W=2)
        for action in order:
            t.do(action, **({"target": "B"} if action == "push" else {}))
        assert (t["A"], t["B"]) == ((3, 0), (5, 0))


@pytest.mark.rule("TL-Q09", "TL-Q10")
@pytest.mark.parametrize(("W", "action"), [(1, "free_push"), (2, "step_down")])
def test_an_unused_one_or_two_is_lost_at_the_end_of_the_turn(W, action):
    t = ladder(A=(4, 0), B=(4, 0))
    t.rolls(P=1, W=W)
    assert t.may(action)
    t.comes("B", P=1, W=3)
    t.do("end_turn")
    assert not t.may(action)
    t.comes("A", P=1, W=3)
    t.do("end_turn")
    assert t.asked == ["A"]
    assert not t.may(action)


@pytest.mark.rule("TL-010", "TL-011")
@pytest.mark.parametrize("W", range(1, 7))
def test_only_a_one_gives_a_free_hand_and_only_a_two_a_step_back(W):
    t = ladder(A=(1, 2), B=(0, 5))
    t.rolls(P=4, W=W)
    assert t.may("free_push") == t.may("free_steal") == (W == 1)
    assert t.may("step_down") == (W == 2)


@pytest.mark.rule("TL-010", "TL-Q10")
@pytest.mark.parametrize("used", ["free_push", "free_steal"])
def test_a_one_is_a_free_push_or_a_free_steal_and_only_one_of_them(used):
    t = ladder(A=(1, 0), B=(0, 5), C=(0, 5))
    t.rolls(P=1, W=1)
    assert (t.targets("free_push"), t.targets("free_steal")) == ("ABC", "BC")
    t.do(used, target="B")
    assert (t.targets("free_push"), t.targets("free_steal")) == ("", "")
    assert t.refusal("free_push", target="C") == t.refusal("free_steal", target="C") == "no_free_hand"


@pytest.mark.rule("TL-Q09", "TL-Q10", "TL-025")
@pytest.mark.parametrize(("W", "kept"), [(1, "free_push"), (2, "step_down")])
@pytest.mark.parametrize(("action", "target"), [("push", "B"), ("pull", "B"), ("steal", "C")])
def test_paid_actions_do_not_use_up_a_one_or_a_two(W, kept, action, target):
    t = ladder(A=(4, 6), B=(4, 0), C=(0, 5))
    t.rolls(P=1, W=W)
    t.do(action, target=target)
    assert t.may(kept)


@pytest.mark.rule("TL-010", "TL-025", "TL-Q10")
def test_the_free_hand_costs_nothing_and_may_come_after_paid_actions():
    t = ladder(A=(1, 2), B=(4, 0), C=(0, 5))
    t.rolls(P=1, W=1)
    t.do("push", target="B")
    assert t["A"] == (1, 0)
    t.do("free_push", target="B")
    assert (t["A"], t["B"]) == ((1, 0), (6, 0))
