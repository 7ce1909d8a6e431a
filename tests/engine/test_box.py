"""The box: options with their values, and a box.toml that is refused by the name of what is wrong in it."""

import sys
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest

from lopsided.engine.box import (
    BoxError,
    Entry,
    Option,
    check_sources,
    choose,
    entries,
    load_printed,
    member,
    name_of,
    nearest,
    number,
    numbers,
    read_options,
)  # fmt: skip
from lopsided.engine.game import Game, UnknownGame, find_game

ROUNDS = Option("rounds", 3, "book", range=(1, 20))
TAX = Option("tax", "single", "book", values=("single", "double", "none"))
START = Option("start", (), "designed", range=(0, 5), many=True)


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
    options = {name: Option(name, default, "designed", values=("a", "b", "c")) for name, default in (("preset", "a"), ("one", "a"), ("two", "a"))}
    presets = {"b": {"one": "c", "two": "c", "source": "designed"}}
    assert choose(options, {}, presets) == {"preset": "a", "one": "a", "two": "a"}
    assert choose(options, {"preset": "b"}, presets) == {"preset": "b", "one": "c", "two": "c"}
    assert choose(options, {"preset": "b", "one": "a"}, presets) == {"preset": "b", "one": "a", "two": "c"}
    with pytest.raises(BoxError, match="presets: b: there is no option three"):
        choose(options, {"preset": "b"}, {"b": {"three": 1}})


def test_an_unknown_option_is_refused_with_the_nearest() -> None:
    options = {o.name: o for o in (ROUNDS, TAX, START)}
    assert choose(options, {"tax": "none"}) == {"rounds": 3, "tax": "none", "start": ()}
    with pytest.raises(BoxError, match=r"There is no option round\. Did you mean rounds\?"):
        choose(options, {"round": 3})
    with pytest.raises(BoxError, match=r"There is no option zzz\. There is rounds, tax, start\."):
        choose(options, {"zzz": 3})


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


@pytest.mark.parametrize(("printed", "message"), [
    ({"dice": {"sides": 6}}, "an entry of [dice] has no source"),
    ({"dice": {"sides": 6, "source": "rumour"}}, "an entry of [dice] has no source"),
    ({"rows": [{"name": "a", "source": "book"}, {"name": "b"}]}, "an entry of [rows] has no source = \"book\" or \"designed\": {'name': 'b'}"),
    ({"options": {"tax": {"default": 1}}}, "an entry of [options] has no source"),
    ({"sides": 6}, "an entry of [sides] has no source"),
    ({"faces": [1, 2]}, "an entry of [faces] has no source"),
])  # fmt: skip
def test_an_entry_without_its_source_is_refused(printed: dict[str, Any], message: str) -> None:
    with pytest.raises(BoxError) as error:
        check_sources(printed, "some.game")
    assert str(error.value).startswith(f"some.game: {message}")


def test_entries_with_their_source_are_accepted() -> None:
    check_sources({"dice": {"sides": 6, "source": "book"}, "rows": [{"source": "designed"}], "options": {"tax": {"source": "book"}}}, "some.game")


@pytest.mark.parametrize(("entry", "message"), [
    ({"default": 1}, "option tax needs a default and one of range, values, list; it has default"),
    ({"range": [0, 1]}, "option tax needs a default and one of range, values, list; it has range"),
    ({"default": 1, "range": [0, 1], "values": ["a"]}, "option tax needs a default and one of"),
    ({"default": 1, "range": [0, 1], "colour": 1}, "option tax needs a default and one of"),
    ({"default": 1, "range": [5, 0]}, "option tax goes from [5, 0]; it needs two whole numbers, the lower first"),
    ({"default": 1, "range": [5]}, "option tax goes from [5]; it needs two whole numbers"),
    ({"default": 1, "range": 5}, "option tax goes from 5; it needs two whole numbers"),
    ({"default": [], "list": ["a", "b"]}, "option tax goes from ['a', 'b']; it needs two whole numbers"),
    ({"default": "a", "values": []}, "option tax has the values []; it needs a list of words"),
    ({"default": "a", "values": "abc"}, "option tax has the values abc; it needs a list of words"),
    ({"default": 9, "range": [0, 1]}, "tax takes a whole number from 0 to 1, not 9. The nearest is 1."),
    ({"default": "c", "values": ["a", "b"]}, "tax cannot be 'c'. There is a, b."),
    ({"default": [7], "list": [0, 5]}, "tax takes whole numbers from 0 to 5 with commas, not [7]. The nearest is 5."),
])  # fmt: skip
def test_a_malformed_option_is_refused_by_name(entry: dict[str, Any], message: str) -> None:
    with pytest.raises(BoxError) as error:
        read_options({"options": {"tax": {**entry, "source": "book"}}})
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(("value", "shown"), [(None, "None"), (-1, "-1"), (8, "8"), ("3", "'3'"), (True, "True"), (2.0, "2.0")])
def test_a_printed_number_that_is_none_is_refused_by_name(value: Any, shown: str) -> None:
    with pytest.raises(BoxError) as error:
        number({"push": value}, "push", "[prices]", 7)
    assert str(error.value) == f"[prices]: push is {shown}; it must be a whole number from 0 to 7"
    assert number({"push": 7}, "push", "[prices]", 7) == 7


def test_a_printed_row_has_its_length() -> None:
    assert numbers({"due": [0, 1, 2]}, "due", "[tax]", 3) == [0, 1, 2]
    with pytest.raises(BoxError, match=r"\[tax\]: due is \[0, 1\]; it must be a list of 3 whole numbers"):
        numbers({"due": [0, 1]}, "due", "[tax]", 3)
    with pytest.raises(BoxError, match=r"\[tax\]: due is 'x'; it must be a whole number from 0 to 99"):
        numbers({"due": [0, 1, "x"]}, "due", "[tax]", 3)


def test_a_section_of_entries_is_a_list_of_tables() -> None:
    assert entries({"cards": [{"name": "Luck"}]}, "cards") == [{"name": "Luck"}]
    for wrong in ({"name": "Luck"}, [{"name": "Luck"}, 3]):
        with pytest.raises(BoxError, match=r"\[\[cards\]\] must be a list of entries"):
            entries({"cards": wrong}, "cards")


@pytest.mark.parametrize("name", ["blue", 1, None])
def test_a_name_that_is_no_member_is_refused_with_those_that_are(name: Any) -> None:
    class Colour(IntEnum):
        RED, GREEN = range(3, 5)

    where = name_of("card", {"id": "C1", "name": "Luck"})
    assert member(Colour, "green", where) == 4
    with pytest.raises(BoxError) as error:
        member(Colour, name, where)
    assert str(error.value) == f"cards: C1 Luck: there is no colour {name!r}; there is red, green"


def test_an_entry_knows_where_one_looked_last() -> None:
    printed = Entry({"prices": {"push": 3}, "cards": [{"count": 1}, {"count": 2}]})
    assert printed.looked_at() == "the whole"
    assert printed["prices"].get("pull") is None
    assert printed.looked_at() == "prices"
    assert [card["count"] for card in printed["cards"]] == [1, 2]
    assert printed.looked_at() == "cards.1"
    with pytest.raises(KeyError):
        printed["tax"]
    assert printed.looked_at() == "tax"


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
