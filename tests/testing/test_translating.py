"""Languages: what `make words` finds amiss in a file, and a game that is played in a language nobody thought of."""

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from engine import high_card
from lopsided.engine.game import Game
from lopsided.engine.match import SPECTATOR, Match
from lopsided.terminal.open import open_table
from lopsided.testing.wording import check_the_language_files_are_complete
from lopsided.testing.words import main

ENGLISH = """
# at most 8
row-0 = START
row-1 = Post
    .effect = Two dice
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-paid =
    { $you ->
        [seat] You paid { points } at { $row }.
       *[others] { $seat } paid { points } at { $row }.
    }
"""
GERMAN = """### Deutsch.
### complete

row-0 = START
row-1 = Post
    .effect = Zwei Würfel
    .of = bei der Post
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
event-paid =
    { $you ->
        [seat] Du zahlst { points } { $row-of }.
       *[others] { $seat } zahlt { points } { $row-of }.
    }
"""
FAULTS = {
    "row-0 is missing": ("row-0 = START\n", ""),
    "row-1.effect is missing": ("    .effect = Zwei Würfel\n", ""),
    "row-7 is for nothing": ("row-0", "row-7 = Bahn\nrow-0"),
    "row-1.colour is for nothing": ("    .of", "    .colour = gelb\n    .of"),
    "row-0 has 10 letters, and its place has room for 8": ("START", "STARTPLATZ"),
    "event-paid does not tell $seat": ("{ $seat } zahlt", "Jemand zahlt"),
    "event-paid is not given $price": ("{ $seat } zahlt", "{ $seat } zahlt { $price },"),
    "event-paid: there is no function GENDER()": ("{ $seat } zahlt", "{ GENDER($seat) } zahlt"),
    "points has nothing for $points [one]": ("        [one] { $points } Punkt\n", ""),
    "event-paid has nothing for $you [seat]": ("        [seat] Du zahlst { points } { $row-of }.\n", ""),
    "the file, line 4": ("row-0 = START", "row-0 START"),
}


def languages_in(folder: Path, german: str) -> Path:
    """A folder with a small text in English and in German."""
    text = folder / "game" / "text"
    text.mkdir(parents=True)
    (text / "en.ftl").write_text(ENGLISH, "utf-8")
    (text / "de.ftl").write_text(german, "utf-8")
    return folder


def test_a_whole_language_has_nothing_amiss(tmp_path, capsys):
    assert main([languages_in(tmp_path, GERMAN)]) == 0
    assert "game/text/de.ftl: complete, 4 of 4 messages, nothing amiss" in capsys.readouterr().out


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("complete", [True, False], ids=["complete", "begun"])
def test_what_is_amiss_is_named_and_forbidden_in_a_language_that_is_called_complete(tmp_path, capsys, fault, complete):
    text = GERMAN.replace(*FAULTS[fault])
    assert text != GERMAN
    assert main([languages_in(tmp_path, text if complete else text.replace("complete", ""))]) == complete
    assert f"\n    {fault}" in capsys.readouterr().out


def test_every_language_of_ours_that_is_called_complete_is():
    assert main([Path(main.__code__.co_filename).parents[1]]) == 0


ABROAD = """### High Card auf Deutsch.

title = Hohe Karte
card-0 = die Eins
card-1 = die Zwei
card-2 = die Drei
card-3 = die Vier
card-4 = die Fünf
card-5 = die Sechs
card-6 = die Sieben
card-7 = die Acht
card-8 = die Neun
card-9 = die Zehn
card-10 = die Elf
card-11 = die Zwölf
prompt-choose =
    { $you ->
        [seat] Wähle eine Karte.
       *[others] { $seat } wählt.
    }
action-play = { CAPITAL($card) } spielen
event-hidden = { "" }
event-die = { "" }
event-round = Runde { $round } beginnt.
event-dealt =
    { $you ->
        [seat] Du bekommst { $card }.
       *[others] { $seat } bekommt { $card }.
    }
event-chose =
    { $you ->
        [seat] Du wählst { $card }.
       *[others] { $seat } wählt { $card }.
    }
event-played =
    { $you ->
        [seat] Du zeigst { $card }.
       *[others] { $seat } zeigt { $card }.
    }
event-took =
    { $you ->
        [seat] Du gewinnst die Runde: { $card }.
       *[others] { $seat } gewinnt die Runde: { $card }.
    }
event-ended = Das war die letzte Karte.
"""


@pytest.fixture
def abroad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """High Card with one file more, and no line of code; the file does not speak of boasting."""
    folder = tmp_path / "high_card_abroad"
    shutil.copytree(Path(high_card.__file__).parent / "text", folder / "text")
    shutil.copy(Path(high_card.__file__).parent / "box.toml", folder)
    (folder / "__init__.py").touch()
    (folder / "text" / "de.ftl").write_text(ABROAD, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return replace(high_card.GAME, package="high_card_abroad")


def test_a_fourth_language_takes_one_file_and_no_code(abroad):
    match = Match(abroad, 2, {"boasting": "no"}, seed=1, names=("Ada", "Bo"), language="de")
    assert (match.prompt(0), match.prompt(SPECTATOR)) == ("Wähle eine Karte.", "Ada wählt.")
    while not match.over:
        match.submit(match.pending[0], match.legal(match.pending[0])[0])
    told = [match.say(event, 0) for _, event in match.events_since(0, 0)]
    assert any(line.startswith("Du gewinnst die Runde: die ") for line in told)
    assert any(line.startswith("Bo zeigt die ") for line in told)
    assert told[-1] == "Das war die letzte Karte."
    assert not [line for line in told if re.search(r"\b(?:[Yy]our?|[Tt]he|[Rr]ound)\b", line)]


def test_a_language_that_is_only_begun_is_spoken_in_english_where_it_has_no_words(abroad):
    console = Console(record=True, width=100)
    table = open_table(console, abroad, ["", "random"], {}, "", 1, "Ada", True, "de")
    assert table.match.language == "de"
    assert "not there" not in console.export_text()
    match, seat = table.match, table.match.pending[0]
    actions = [abroad.say_action(seat, a, abroad.describe(match.box, match.g, seat, a), match.names, "de") for a in match.legal(seat)]
    assert "Boast" in actions
    assert any(line.endswith(" spielen") for line in actions)
    check_the_language_files_are_complete(abroad, 2)
