"""Words: ints become sentences, as each reader should hear them."""

from pathlib import Path

import pytest

from lopsided.engine.words import Words

TEXT = """
title = "Test"
people = ["giver"]
[plurals]
child = "children"
[names]
row = ["START", "one", "two"]
card = { box = "cards", key = "title" }
[places]
home = ["your home", "the home of {name}"]
[events]
plain = "It rains."
drew = "{seat} drew {card}."
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
[events.given]
giver = "You gave {target} a coin."
target = "{giver} gave you a coin."
other = "{giver} gave {target} a coin."
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
    (package / "box.toml").write_text('[[cards]]\ntitle = "Fog"\nsource = "book"\n[[cards]]\ntitle = "Hail"\nsource = "book"\n')
    return Words("words_game")


@pytest.mark.parametrize(("key", "ints", "reader", "sentence"), [
    ("plain", {}, 0, "It rains."),
    ("paid", {"seat": 1, "price": 1}, 1, "You paid 1 point."),
    ("paid", {"seat": 1, "price": 3}, 0, "Bo paid 3 points."),
    ("paid", {"seat": 1, "price": 0}, -1, "Bo paid 0 points."),
    ("moved", {"seat": 0, "row": 2}, -1, "Ada moved to two."),
    ("drew", {"seat": 0, "card": 1}, -1, "Ada drew Hail."),
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
    ("given", {"giver": 0, "target": 1}, 0, "You gave Bo a coin."),
    ("given", {"giver": 0, "target": 1}, 1, "Ada gave you a coin."),
    ("given", {"giver": 0, "target": 1}, 2, "Ada gave Bo a coin."),
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
