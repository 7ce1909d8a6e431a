"""The box: options with their values, and a box.toml that is refused by the name of what is wrong in it."""

import sys
from pathlib import Path
from typing import Any

import pytest

from lopsided.engine.box import (
    BoxError,
    Contents,
    Option,
    choose,
    load_printed,
    nearest,
    read_contents,
)  # fmt: skip
from lopsided.engine.game import Game, UnknownGame, find_game

ROUNDS = Option(name="rounds", default=3, source="book", range=(1, 20))
TAX = Option(name="tax", default="single", source="book", values=("single", "double", "none"))
START = Option(name="start", default=(), source="designed", list=(0, 5))


@pytest.mark.parametrize(("option", "value", "read"), [
    (ROUNDS, 7, 7), (ROUNDS, "7", 7), (ROUNDS, 1, 1), (ROUNDS, 20, 20),
    (TAX, "double", "double"),
    (START, "", ()), (START, "3", (3,)), (START, "3,0,5", (3, 0, 5)), (START, [1, 2], (1, 2)), (START, (4,), (4,)), (START, 2, (2,)),
])  # fmt: skip
def test_a_value_is_read_from_python_and_from_the_command_line(option: Option, value: Any, read: Any) -> None:
    assert option.read(value) == read


@pytest.mark.parametrize(("option", "value", "sentence"), [
    (ROUNDS, 21, "rounds takes a whole number from 1 to 20, not 21. The nearest is 20."),
    (ROUNDS, "0", "rounds takes a whole number from 1 to 20, not '0'. The nearest is 1."),
    (ROUNDS, "x", "rounds takes a whole number from 1 to 20, not 'x'."),
    (ROUNDS, 3.5, "rounds takes a whole number from 1 to 20, not 3.5."),
    (ROUNDS, True, "rounds takes a whole number from 1 to 20, not True."),
    (ROUNDS, None, "rounds takes a whole number from 1 to 20, not None."),
    (ROUNDS, "", "rounds takes a whole number from 1 to 20, not ''."),
    (ROUNDS, [3, 4], "rounds takes a whole number from 1 to 20, not [3, 4]."),
    (TAX, "duble", "tax cannot be 'duble'. Did you mean double?"),
    (TAX, "xyzzy", "tax cannot be 'xyzzy'. There is single, double, none."),
    (TAX, 1, "tax cannot be 1. There is single, double, none."),
    (START, "3,9,-2", "start takes whole numbers from 0 to 5 with commas, not '3,9,-2'. The nearest is 3,5,0."),
    (START, "3;4", "start takes whole numbers from 0 to 5 with commas, not '3;4'."),
])  # fmt: skip
def test_a_value_that_cannot_be_is_refused_with_the_nearest_that_can(option: Option, value: Any, sentence: str) -> None:
    with pytest.raises(BoxError) as error:
        option.read(value)
    assert str(error.value) == sentence


def test_a_preset_speaks_for_the_options_that_were_left_alone() -> None:
    options = {
        name: Option(name=name, default=default, source="designed", values=("a", "b", "c")) for name, default in (("preset", "a"), ("one", "a"), ("two", "a"))
    }
    presets = {"b": {"one": "c", "two": "c", "source": "designed"}}
    assert choose(options, {}, presets) == {"preset": "a", "one": "a", "two": "a"}
    assert choose(options, {"preset": "b"}, presets) == {"preset": "b", "one": "c", "two": "c"}
    assert choose(options, {"preset": "b", "one": "a"}, presets) == {"preset": "b", "one": "a", "two": "c"}


@pytest.mark.parametrize(("preset", "message"), [
    ({"b": {"source": "designed", "thre": "a"}}, "[presets.b]: There is no option thre. Did you mean three?"),
    ({"b": {"source": "designed", "three": "d"}}, "[presets.b]: three cannot be 'd'. There is a, b."),
    ({"b": {"three": "a"}}, "[presets.b]: source is None; it must be book or designed"),
    ({"c": {"source": "book"}}, "[presets.c]: preset cannot be 'c'. There is a, b."),
])  # fmt: skip
def test_a_preset_that_names_what_is_not_there_is_refused(preset: dict[str, Any], message: str) -> None:
    declared = {"default": "a", "values": ["a", "b"], "source": "book"}
    with pytest.raises(BoxError) as error:
        read_contents({"options": {"preset": declared, "three": declared}, "presets": preset}, Contents)
    assert str(error.value) == message


def test_an_unknown_option_is_refused_with_the_nearest() -> None:
    options = {o.name: o for o in (ROUNDS, TAX, START)}
    assert choose(options, {"tax": "none"}) == {"rounds": 3, "tax": "none", "start": ()}
    with pytest.raises(BoxError, match=r"There is no option round\. Did you mean rounds\?"):
        choose(options, {"round": 3})
    with pytest.raises(BoxError, match=r"There is no option zzz\. There is rounds, tax, start\."):
        choose(options, {"zzz": 3})


def test_a_game_that_asks_for_an_option_that_its_box_has_not_is_told_so(threat_level: Game) -> None:
    with pytest.raises(BoxError, match=r"box.toml has no option max_round\. Did you mean max_rounds\?"):
        choose(threat_level.options, {})["max_round"]


def test_a_table_that_the_game_does_not_have_is_refused(threat_level: Game) -> None:
    with pytest.raises(BoxError, match=r"Threat Level seats 2 to 8 players, not 9\."):
        threat_level.make_box(9)
    with pytest.raises(BoxError, match=r"Threat Level has no variant equol\. Did you mean equal\?"):
        threat_level.make_box(4, None, "equol")
    with pytest.raises(UnknownGame, match=r"There is no game treat-level\. Did you mean threat-level\?"):
        find_game("treat-level")


def test_a_table_may_write_into_its_box_and_no_other_table_sees_it(threat_level: Game) -> None:
    box = threat_level.make_box(4)
    box[:] = bytes(len(box))
    assert any(threat_level.make_box(4))
    assert threat_level.make_box(4) != threat_level.make_box(5)


def test_the_nearest_of_nothing_is_none() -> None:
    assert nearest("x", []) == "There is none."


@pytest.mark.parametrize(("entry", "message"), [
    ({"default": 1}, "an option has one of range, values and list"),
    ({"range": [0, 1]}, "default is missing; it must be a whole number or a text or a list, each a whole number"),
    ({"default": 1, "range": [0, 1], "values": ["a"]}, "an option has one of range, values and list"),
    ({"default": 1, "range": [0, 1], "valeus": ["a"]}, "there is no 'valeus' here. Did you mean values?"),
    ({"default": 1, "range": [0, 1], "source": "rumour"}, "source is 'rumour'; it must be book or designed"),
    ({"default": 1, "range": [5, 0]}, "it goes from 5 to 0; the lower must come first"),
    ({"default": 1, "range": [5]}, "range is [5]; it must be a list of 2, each a whole number"),
    ({"default": 1, "range": 5}, "range is 5; it must be a list of 2, each a whole number"),
    ({"default": [], "list": ["a", "b"]}, "number 1 of list is 'a'; it must be a whole number"),
    ({"default": "a", "values": []}, "an option has one of range, values and list"),
    ({"default": "a", "values": "abc"}, "values is 'abc'; it must be a list, each a text"),
    ({"default": 9, "range": [0, 1]}, "default takes a whole number from 0 to 1, not 9. The nearest is 1."),
    ({"default": "1", "range": [0, 1]}, "default is '1'; it must be a whole number from 0 to 1"),
    ({"default": "c", "values": ["a", "b"]}, "default cannot be 'c'. There is a, b."),
    ({"default": [7], "list": [0, 5]}, "default takes whole numbers from 0 to 5 with commas, not (7,). The nearest is 5."),
])  # fmt: skip
def test_a_malformed_option_is_refused_by_name(entry: dict[str, Any], message: str) -> None:
    with pytest.raises(BoxError) as error:
        read_contents({"options": {"tax": {"source": "book", **entry}}}, Contents)
    assert str(error.value) == f"[options.tax]: {message}"


def test_a_box_toml_that_is_no_toml_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    package = tmp_path / "broken_box_game"
    package.mkdir()
    (package / "__init__.py").write_text("")
    with pytest.raises(BoxError, match=r"broken_box_game: box.toml cannot be read: .*No such file"):
        load_printed("broken_box_game")
    (package / "box.toml").write_text("[dice\nsides = 6\n")
    with pytest.raises(BoxError, match=r"broken_box_game: box.toml cannot be read: .*line 1"):
        load_printed("broken_box_game")
    sys.modules.pop("broken_box_game")
