"""The language of the terminal: what is asked for, else what the environment says, else English."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest

from lopsided.terminal.speech import asked_for, spoken
from lopsided.testing.translation import check_translations

CODE = Path(str(files("lopsided")))
SPOKEN = [
    "terminal/board.py",
    "terminal/log.py",
    "terminal/open.py",
    "terminal/saves.py",
    "terminal/speech.py",
    "terminal/table.py",
    "games/threat_level/terminal.py",
]
EXCEPTIONS = {
    "dim italic": "how something is printed",
    "C": "no language",
    "LC_ALL": "a variable of the environment",
    "LC_MESSAGES": "a variable of the environment",
    "LANG": "a variable of the environment",
}
NAMES = "NAMES"  # what bots are called is the same everywhere


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
    line = "Displacement n’existe pas encore en «\u00a0fr\u00a0»\u00a0: on joue en anglais.\n"
    asked = lopsided("play", "displacement", "--terminal", "--new", "--lang", "fr", typed=["q"]).stdout
    assert asked.startswith(line)
    assert "At the table: ▲ You" in asked
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "n’existe pas encore" in lopsided("play", "displacement", "--terminal", "--new", typed=["q"]).stdout
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "yet" not in lopsided("play", "displacement", "--terminal", "--new", typed=["q"]).stdout.split("At the table")[0]
    assert "Displacement is not there in tlh yet" in lopsided("play", "displacement", "--terminal", "--new", "--lang", "tlh", typed=["q"]).stdout


def test_the_terminal_says_the_same_in_every_language():
    check_translations("lopsided.terminal")


@pytest.mark.parametrize("path", SPOKEN)
def test_no_words_for_people_stand_in_the_code_of_the_terminal(path):
    tree = ast.parse((CODE / path).read_text("utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and isinstance(node.body[0], ast.Expr)
    }
    names = {id(part) for node in ast.walk(tree) if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == NAMES for part in ast.walk(node)}
    literals = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings | names]
    said = [
        node.value for node in literals if node.value not in EXCEPTIONS and any(map(str.isalpha, node.value)) and (" " in node.value or node.value[0].isupper())
    ]
    assert not said
