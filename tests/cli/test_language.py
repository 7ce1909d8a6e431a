"""The language of the terminal: what is asked for, else what the environment says, else English."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

from lopsided.engine.game import find_game
from lopsided.engine.words import words
from lopsided.terminal.speech import asked_for, spoken
from lopsided.testing.translation import check_translations

GAME = find_game("threat-level")
CODE = Path(str(files("lopsided")))
SPOKEN = [CODE / "cli.py", *sorted((CODE / "terminal").glob("*.py")), *sorted((CODE / "games").glob("*/terminal.py"))]
TYPED = re.compile(r"lopsided|pip install|pytest|--terminal")  # commands to be copied, and whose name stands before a complaint
EXCEPTIONS = {
    **dict.fromkeys(("dim italic", "bold underline"), "how something is printed"),
    **dict.fromkeys(("LC_ALL", "LC_MESSAGES", "LANG", "COMMANDLINE"), "names that others chose"),
    "New Game": "what is replaced in the skeleton",
}
UNHEARD = ("NAMES", "help", "metavar")  # bots are called the same everywhere; how a command is called is said in English, by typer too


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


def named(node: ast.AST) -> str:
    """What a value in the code is assigned to, or given as."""
    return ast.unparse(node.targets[0]) if isinstance(node, ast.Assign) else node.arg or "" if isinstance(node, ast.keyword) else ""


@pytest.mark.parametrize("path", SPOKEN, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_words_for_people_stand_in_the_code_of_the_terminal(path):
    tree = ast.parse(path.read_text("utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and isinstance(node.body[0], ast.Expr)
    }
    unheard = {id(part) for node in ast.walk(tree) if named(node) in UNHEARD for part in ast.walk(node)}
    literals = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings | unheard]
    said = [
        node.value
        for node in literals
        if node.value not in EXCEPTIONS
        and not TYPED.search(node.value)
        and any(map(str.isalpha, node.value))
        and (" " in node.value or node.value[0].isupper())
    ]
    assert not said


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
