"""The rules of a game, read at the table."""

from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

from lopsided.engine.game import find_game
from lopsided.engine.match import Match
from lopsided.terminal import table
from lopsided.terminal.table import Table, rules_of

SCREEN = 24


def test_the_rules_are_the_games_own_readme_or_else_what_is_on_its_box(tmp_path, monkeypatch):
    package = tmp_path / "tiddlywinks"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "text" / "en.ftl").write_text("title = Tiddlywinks\ntagline = Flick it.\npitch = The cup is the aim.\n")
    monkeypatch.syspath_prepend(tmp_path)
    game = replace(find_game("threat-level"), name="tiddlywinks", package="tiddlywinks")
    assert rules_of(game).split("\n\n") == ["# Tiddlywinks", "Flick it.", "The cup is the aim.\n"]
    (package / "README.md").write_text("# How to flick\n")
    assert rules_of(game) == "# How to flick\n"
    (package / "text" / "en.md").write_text("# How to play\n\nFlick once [TW-001, TW-Q02]. Then [again].\n")
    assert rules_of(game) == "# How to play\n\nFlick once. Then [again].\n"


def read_rules(monkeypatch, *typed: str) -> tuple[list[str], str]:
    """The screens that a reader of sixty lines of rules sees, typing this, and what is left to obey."""
    monkeypatch.setattr(table, "rules_of", lambda game, language: "\n\n".join(f"Line {n}." for n in range(1, 31)))
    console = Console(width=80, height=SCREEN, force_terminal=True, no_color=True, file=StringIO())
    keys, screens = iter(typed), []

    def answer(prompt: str) -> str:
        screens.append(console.file.getvalue())
        return next(keys)

    monkeypatch.setattr(console, "input", answer)
    at = Table(console, Match(find_game("threat-level"), 2, seed=1), 0, ["", "random"])
    at.rules()
    return [*screens, console.file.getvalue()], at.typed_ahead


def test_long_rules_come_a_screen_at_a_time(monkeypatch):
    screens, ahead = read_rules(monkeypatch, "", "")
    assert [screen.count("\n") for screen in screens] == [22, 44, 59]
    assert "Line 30." in screens[-1]
    assert ahead == ""


@pytest.mark.parametrize("word", ["b", "B", "q"])
def test_a_reader_may_go_back_to_the_game(monkeypatch, word):
    screens, ahead = read_rules(monkeypatch, word)
    assert "Line 12." not in screens[-1]
    assert ahead == ""


def test_an_action_typed_among_the_rules_is_taken(monkeypatch):
    screens, ahead = read_rules(monkeypatch, "", "3")
    assert "Line 30." not in screens[-1]
    assert ahead == "3"


def test_what_was_typed_ahead_is_obeyed_once():
    at = Table(Console(file=StringIO()), Match(find_game("threat-level"), 2, seed=1), 0, ["", "random"])
    at.typed_ahead = "3"
    assert at.read([1, 2, 3]) == "3"
    assert at.typed_ahead == ""
