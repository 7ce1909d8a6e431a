"""Pig holds the contract of every game, and its own three rules."""

import pytest
from lopsided_pig import GAME
from lopsided_pig.rules import setup

from lopsided.engine.game import find_game
from lopsided.lab.simulate import simulate
from lopsided.testing.conformance import CHECKS
from lopsided.testing.table import Table, table


def pig(**position: object) -> Table:
    t = table(GAME, 3, **position)
    t.ask("turn", "A")
    return t


@pytest.mark.parametrize("seats", [2, 3, 10])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_pig_holds_the_contract(check, seats):
    check(GAME, seats)


def test_the_game_is_found_by_its_name():
    assert find_game("pig") is GAME


def test_a_roll_adds_to_the_turn():
    t = pig(total=4)
    t.cup.load(0, 6)
    t.do("roll")
    assert (t.match.g.total, t.asked) == (10, ["A"])


def test_a_one_takes_all_that_the_turn_has_brought_and_ends_it():
    t = pig(total=17, score=[30, 0, 0])
    t.cup.load(0, 1)
    t.do("roll")
    assert (t.match.g.total, t.match.g.score[0], t.asked) == (0, 30, ["B"])
    assert t.story("A") == ["You rolled 1.", "You lost 17 points."]


def test_who_keeps_enough_wins_at_once():
    t = pig(total=20, score=[80, 95, 0])
    t.do("hold")
    assert t.over
    assert t.placing == {"A": 1, "B": 2, "C": 2}


def test_who_keeps_too_little_passes_the_die_on():
    t = pig(total=5, score=[80, 0, 0])
    t.do("hold")
    assert (t.match.g.score[0], t.asked) == (85, ["B"])


def test_a_table_that_never_rolls_ends_without_a_winner():
    t = table(GAME, 2, {"max_rounds": 10})
    t.run(setup, (1, 2))
    for _ in range(20):
        t.do("hold")
    assert t.over
    assert t.match.placing == [0, 0]


def test_keeping_twenty_beats_chance():
    shares = simulate(GAME, 2_000, ["twenty", "random"], seed=1).to_json()["wins"]
    assert shares[0]["low"] > 0.9
