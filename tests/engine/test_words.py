"""Words: ints become sentences, as each reader should hear them."""

from pathlib import Path

import pytest

from lopsided.engine.words import Words

TEXT = """
title = "Test"
[plurals]
child = "children"
[names]
row = ["START", "one", "two"]
[places]
home = ["your home", "the home of {name}"]
[events]
plain = "It rains."
paid = { seat = "You paid {price:point}.", other = "{seat} paid {price:point}." }
moved = "{seat} moved to {row}."
born = "{count:child} born."
lived = "{home} burns."
[events.hit]
seat = "You hit {target}."
target = "{seat} hit you."
helper = "With your help {seat} hit {target}."
other = "{seat} hit {target} with {helper}."
yourself = "You hit yourself."
self = "{seat} hit nobody else."
other_own = "{seat} hit {target}, who asked for it."
[events.gone]
other = "{seat} is gone."
[events.rolled]
by = "die"
0 = "Nothing."
6.by = "wild"
6.1 = "A six and a one."
6.else = "A six."
else.seat = "You rolled {die}."
else.other = "{seat} rolled {die}."
"""
NAMES = ("Ada", "Bo", "Cleo")


@pytest.fixture
def text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    monkeypatch.syspath_prepend(tmp_path)
    package = tmp_path / "words_game"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "text" / "en.toml").write_text(TEXT)
    return Words("words_game")


@pytest.mark.parametrize(("key", "ints", "reader", "sentence"), [
    ("plain", {}, 0, "It rains."),
    ("paid", {"seat": 1, "price": 1}, 1, "You paid 1 point."),
    ("paid", {"seat": 1, "price": 3}, 0, "Bo paid 3 points."),
    ("paid", {"seat": 1, "price": 0}, -1, "Bo paid 0 points."),
    ("moved", {"seat": 0, "row": 2}, -1, "Ada moved to two."),
    ("moved", {"seat": 0, "row": 2}, 0, "You moved to two."),
    ("born", {"count": 1}, -1, "1 child born."),
    ("born", {"count": 2}, -1, "2 children born."),
    ("lived", {"home": 1}, 1, "Your home burns."),
    ("lived", {"home": 1}, 0, "The home of Bo burns."),
    ("hit", {"seat": 0, "target": 1, "helper": 2}, 0, "You hit Bo."),
    ("hit", {"seat": 0, "target": 1, "helper": 2}, 1, "Ada hit you."),
    ("hit", {"seat": 0, "target": 1, "helper": 2}, 2, "With your help Ada hit Bo."),
    ("hit", {"seat": 0, "target": 1, "helper": 2}, -1, "Ada hit Bo with Cleo."),
    ("hit", {"seat": 0, "target": 0, "helper": 2}, 0, "You hit yourself."),
    ("hit", {"seat": 0, "target": 0, "helper": 2}, 1, "Ada hit nobody else."),
    ("hit", {"seat": 0, "target": 1, "helper": 1}, -1, "Ada hit Bo, who asked for it."),
    ("hit", {"seat": 0, "target": 1, "helper": 1}, 1, "Ada hit you."),
    ("gone", {"seat": 7}, -1, "Nobody is gone."),
    ("rolled", {"seat": 0, "die": 0, "wild": 1}, 0, "Nothing."),
    ("rolled", {"seat": 0, "die": 6, "wild": 1}, 0, "A six and a one."),
    ("rolled", {"seat": 0, "die": 6, "wild": 2}, 0, "A six."),
    ("rolled", {"seat": 0, "die": 4, "wild": 2}, 0, "You rolled 4."),
    ("rolled", {"seat": 0, "die": 4, "wild": 2}, 1, "Ada rolled 4."),
])  # fmt: skip
def test_a_reader_hears(text: Words, key: str, ints: dict[str, int], reader: int, sentence: str) -> None:
    assert text.line("events", key, ints, NAMES, reader) == sentence


def test_a_players_name_is_never_read_as_a_template(text: Words) -> None:
    assert text.line("events", "moved", {"seat": 0, "row": 1}, ("{row} {0} %s",)) == "{row} {0} %s moved to one."


def test_a_word_that_is_missing_is_an_error_and_no_sentence(text: Words) -> None:
    with pytest.raises(KeyError):
        text.line("events", "sang", {"seat": 0}, NAMES)
    with pytest.raises(KeyError):
        text.line("events", "moved", {"seat": 0}, NAMES)


def test_names_that_the_box_prints_need_not_be_repeated_in_the_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "printed_game"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "box.toml").write_text('[[cards]]\nname = "Fog"\nsource = "designed"\n\n[[cards]]\nname = "Sun"\nsource = "designed"\n')
    (package / "text" / "en.toml").write_text('[printed]\ncard = ["cards", "name"]\n\n[events]\ndrew = "{card} came up."\n')
    (package / "text" / "de.toml").write_text('[printed]\ncard = ["cards", "name"]\n\n[names]\ncard = ["Nebel", "Sonne"]\n\n[events]\ndrew = "{card}."\n')
    monkeypatch.syspath_prepend(tmp_path)
    assert Words("printed_game").line("events", "drew", {"card": 1}) == "Sun came up."
    assert Words("printed_game", "de").line("events", "drew", {"card": 1}) == "Sonne."
