"""Actions: one number each, with a name and ints; bad input is answered with a sentence."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lopsided.engine.actions import Families
from lopsided.engine.rule import nth

MOVES = Families(pass_on={}, push={"target": 8}, trade={"give": 3, "take": 4, "count": 5}, stop={})
NAMES = st.sampled_from(sorted(MOVES.families))
SIZES = st.dictionaries(st.sampled_from("abcd"), st.sampled_from([1, 2, 3, 11]), max_size=3)
FAMILIES = st.dictionaries(st.sampled_from(["buy", "sell", "vote", "trade", "steal", "stop"]), SIZES, min_size=1)


def test_families_lie_one_after_the_other() -> None:
    assert MOVES.size == 1 + 8 + 3 * 4 * 5 + 1
    assert {m.name: int(m) for m in MOVES.first} == {"PASS_ON": 0, "PUSH": 1, "TRADE": 9, "STOP": 69}
    assert MOVES.encode("trade", give=2, take=1, count=4) == 9 + (2 * 4 + 1) * 5 + 4


@given(FAMILIES)
def test_every_number_is_one_action_and_every_action_one_number(kinds: dict[str, dict[str, int]]) -> None:
    moves = Families(**kinds)
    actions = [moves.decode(number) for number in range(moves.size)]
    assert [moves.encode(name, **ints) for name, ints in actions] == list(range(moves.size))
    assert len({(name, *ints.values()) for name, ints in actions}) == moves.size


def test_an_action_as_json_says_what_to_do() -> None:
    assert MOVES.to_json(4) == {"do": "push", "target": 3}
    assert MOVES.to_json(0) == {"do": "pass_on"}


BAD: list[tuple[str, dict[str, Any], str]] = [
    ("shove", {}, "no action is called 'shove'; there are pass_on, push, trade, stop"),
    ("push", {}, "push takes target, not nothing"),
    ("push", {"goal": 1}, "push takes target, not goal"),
    ("push", {"target": 1, "name": "x"}, "push takes target, not target, name"),
    ("push", {"self": 1}, "push takes target, not self"),
    ("stop", {"target": 1}, "stop takes nothing, not target"),
    ("push", {"target": 8}, "target of push is a whole number from 0 to 7, not 8"),
    ("push", {"target": -1}, "target of push is a whole number from 0 to 7, not -1"),
    ("push", {"target": "3"}, "target of push is a whole number from 0 to 7, not '3'"),
    ("push", {"target": True}, "target of push is a whole number from 0 to 7, not True"),
    ("push", {"target": 3.0}, "target of push is a whole number from 0 to 7, not 3.0"),
    ("push", {"target": None}, "target of push is a whole number from 0 to 7, not None"),
]


@pytest.mark.parametrize(("name", "ints", "sentence"), BAD)
def test_an_action_that_is_none_is_refused_by_name(name: str, ints: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError) as error:  # noqa: PT011
        MOVES.encode(name, **ints)
    assert str(error.value) == sentence


@pytest.mark.parametrize("number", [-1, 70, True, 1.0, "1", None])
def test_a_number_that_is_no_action_is_refused(number: Any) -> None:
    with pytest.raises(ValueError, match="actions are numbered from 0 to 69, not "):
        MOVES.decode(number)


@given(FAMILIES, st.data())
def test_what_an_action_is_and_its_ints_can_be_asked_of_its_number(kinds: dict[str, dict[str, int]], data: Any) -> None:
    moves = Families(**kinds)
    wanted = data.draw(st.lists(st.sampled_from(sorted(kinds)), min_size=1, unique=True))
    is_wanted, tests = moves.has(" ".join(wanted)), dict(zip(wanted, moves.each(" ".join(wanted)), strict=True))
    for number in range(moves.size):
        name, ints = moves.decode(number)
        assert is_wanted(number) == (name in wanted)
        assert [test(number) for test in tests.values()] == [name == other for other in tests]
        assert [moves.reads(key)(number) for key in ints] == list(ints.values())


def test_a_family_that_there_is_not_cannot_be_asked_for() -> None:
    with pytest.raises(ValueError, match="no action is called 'shove'; there are pass_on, push, trade, stop"):
        MOVES.has("push shove")


@given(FAMILIES)
def test_a_rule_makes_the_number_of_an_action_from_its_ints(kinds: dict[str, dict[str, int]]) -> None:
    moves = Families(**kinds)
    for number in range(moves.size):
        name, ints = moves.decode(number)
        assert moves.makes(name)(*ints.values()) == number


def test_a_number_stands_for_the_first_of_some_columns_the_second_and_so_on() -> None:
    assert [nth("side_by_side", (4, 5, 6))(i) for i in range(3)] == [4, 5, 6]
    assert [nth("apart", (4, 9, 6))(i) for i in range(3)] == [4, 9, 6]
