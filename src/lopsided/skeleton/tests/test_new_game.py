"""New Game holds the contract of every game, and its own rules."""

import pytest
from lopsided_new_game import GAME

from lopsided.testing.conformance import CHECKS
from lopsided.testing.table import Table, table


def new_game(**position: object) -> Table:
    t = table(GAME, 3, **position)
    t.ask("turn", "A")
    return t


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_holds_the_contract(check, seats):
    check(GAME, seats)


def test_a_roll_brings_what_the_die_shows():
    t = new_game(points=[5, 0, 0])
    t.cup.load(0, 4)
    t.do("roll")
    assert (t.match.g.points[0], t.asked) == (9, ["B"])
    assert t.story("A") == ["You rolled 4.", "You take 4 points and have 9."]


def test_rest_is_sure():
    t = new_game(points=[5, 0, 0])
    t.do("rest")
    assert t.match.g.points[0] == 8


def test_most_points_win_after_the_last_round_and_ties_share():
    t = table(GAME, 3, {"rounds": 1}, points=[0, 7, 4], round=1)
    t.ask("turn", "C")
    t.do("rest")
    assert t.over
    assert t.placing == {"A": 3, "B": 1, "C": 1}


def test_only_in_the_variant_equal_nobody_is_ahead():
    assert [GAME.box.on(GAME.make_box(2, variant=variant)).head_start for variant in ("", "equal")] == [5, 0]
