"""The language of the terminal: what is asked for, else what the environment says, else English."""

import re

import pytest

from lopsided.engine.game import find_game
from lopsided.engine.words import asked_for, words
from lopsided.terminal.speech import spoken
from lopsided.testing.translation import check_translations

GAME = find_game("threat-level")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "en_GB"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "en_GB"}, "fr"),
        ({"LANG": "fr_CA@euro"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_says_which_language_is_spoken(monkeypatch, environment, language):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert spoken().language == language
    assert spoken("fr-BE").language == asked_for("fr_FR") == "fr"


def test_a_game_without_words_in_a_language_is_played_in_english_and_says_so_in_one_line(lopsided, monkeypatch):
    line = "Pig n’existe pas encore en «\u00a0fr\u00a0»\u00a0: on joue en anglais.\n"
    asked = lopsided("play", "pig", "--terminal", "--new", "--lang", "fr", typed=["q"]).stdout
    assert asked.startswith(line)
    assert "At the table: ▲ You" in asked
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "n’existe pas encore" in lopsided("play", "pig", "--terminal", "--new", typed=["q"]).stdout
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "yet" not in lopsided("play", "pig", "--terminal", "--new", typed=["q"]).stdout.split("At the table")[0]
    assert "Pig is not there in tlh yet" in lopsided("play", "pig", "--terminal", "--new", "--lang", "tlh", typed=["q"]).stdout


def test_the_terminal_says_the_same_in_every_language():
    check_translations("lopsided.terminal")


PLAIN_ENGLISH = re.compile(r"\b(?:the|you|your|and|with|from|to|of|is|are|round|turn|rolled|paid|pay|moved|Number|Enter)\b", re.IGNORECASE)


def english_pieces(package: str) -> set[str]:
    """What an English file says between its placeables, in pieces that are long enough to be told from French."""
    entries = [entry for name, entry in words(package).entries.items() if not name.startswith("keys-")]
    pieces = {piece.strip() for entry in entries for piece in re.split(r"\{[^{}]*\}|[\n\[\]=]", entry)}
    return {piece for piece in pieces if piece.count(" ") > 1 and not re.search(r"[$>]", piece)}


@pytest.mark.parametrize(("variant", "names"), [("equal", ["--name", "Zoé"]), ("", [])])
def test_a_whole_game_is_played_in_french_and_nothing_in_it_is_english(lopsided, home, monkeypatch, variant, names):
    monkeypatch.setenv("COLUMNS", "300")
    rules = ("--seats", "3", "--variant", variant, "--set", "max_rounds=20", "--set", "start_points=9", "--seed", "3")
    typed = ["règles", "nonsense", "annuler", "journal", *["4", "1", "3", "5", "1"] * 200]
    shown = lopsided("play", "--terminal", "--lang", "fr", *names, *rules, typed=typed).stdout
    assert "La partie est finie" in shown
    flat = " ".join(shown.replace(str(home), "").split())
    pieces = english_pieces("lopsided.terminal") | english_pieces(GAME.package)
    assert len(pieces) > 100
    assert not [piece for piece in pieces if piece in flat]
    assert not PLAIN_ENGLISH.findall(flat)


def test_a_game_is_gone_on_with_and_watched_to_its_end_in_another_language(lopsided, home, monkeypatch):
    new = ("play", "--terminal", "--seats", "2", "--set", "max_rounds=20", "--set", "first_player=seat1", "--seed", "3")
    assert "You rolled" in lopsided(*new, typed=["1", "q"]).stdout
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    shown = lopsided("play", "--terminal", typed=["", "journal", *["1"] * 200]).stdout
    assert "Alerte rouge avec Ada" in " ".join(shown.split())
    assert "Tu fais 5 au dé joker" in shown
    assert "You rolled" not in shown
    [replay] = (home / "replays").iterdir()
    assert "Move" not in lopsided("replay", str(replay)).stdout
    assert "Alerte rouge\u00a0: " in lopsided("replay", str(replay), "--check").stdout
    assert "Alerte rouge se joue de 2 à 8, pas à 99." in lopsided("play", "--terminal", "--seats", "99").stderr


def test_the_command_line_its_help_and_its_complaints_are_in_the_language_of_the_environment(lopsided, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Il n’y a pas de jeu chess." in lopsided("play", "chess", "--terminal").stderr
    assert "max_rounds prend un nombre entier de 20 à 500, pas '3'. Le plus proche est 20." in lopsided("play", "--terminal", "--set", "max_rounds=3").stderr
    assert lopsided("purge", "--older-than", "soon").stderr == "lopsided: soon n’est pas une durée : écris 36h, 90d ou 12w.\n"
    assert spoken().say("help-seats") == "Combien jouent à la table."


@pytest.mark.parametrize("package", ["lopsided.engine", "lopsided.lab"])
def test_what_every_file_speaks_through_and_the_lab_say_the_same_in_every_language(package):
    check_translations(package)
