"""The decision stack: what is asked, of whom, and what to come back to."""

import pytest

from lopsided.engine.decisions import ask, close, close_all, excuse, is_asked, phase
from lopsided.engine.records import Header

TURN, REACTION, SECRET = 1, 2, 3


class Stack(Header, frames=3):
    """A state with decisions and nothing else."""


def test_a_reaction_narrows_who_is_asked_and_gives_the_turn_back() -> None:
    g = Stack.blank()
    ask(g, TURN, 0b001)
    ask(g, REACTION, 0b100)
    assert (phase(g), g.pending) == (REACTION, 0b100)
    close(g)
    assert (phase(g), g.pending) == (TURN, 0b001)


def test_a_closed_decision_leaves_nothing_behind() -> None:
    g = Stack.blank()
    ask(g, TURN, 0b111)
    ask(g, REACTION, 0b010)
    close_all(g)
    assert bytes(g.memory) == bytes(Stack.blank().memory)
    assert phase(g) == 0


def test_when_all_choose_in_secret_each_is_excused_alone() -> None:
    g = Stack.blank()
    ask(g, SECRET, 0b1011)
    assert [is_asked(g, seat) for seat in range(-1, 4)] == [False, True, True, False, True]
    excuse(g, 1)
    assert [is_asked(g, seat) for seat in range(4)] == [True, False, False, True]
    ask(g, REACTION, 0b0100)
    close(g)
    assert g.pending == 0b1001
    excuse(g, 0)
    excuse(g, 3)
    assert (g.pending, g.depth) == (0, 1)


def test_more_decisions_than_the_game_said_there_would_be_raise() -> None:
    g = Stack.blank()
    for _ in range(3):
        ask(g, TURN, 1)
    with pytest.raises(IndexError):
        ask(g, TURN, 1)
