"""A package elsewhere that is broken costs one line, and nobody else's game."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from lopsided.engine.game import UnknownGame, all_games, find_game, installed
from lopsided.server import shelf

OURS = set(all_games())
Install = Callable[[str, str], None]
PIG = "from dataclasses import replace\nfrom lopsided_pig import GAME as PIG\n"
WRONG = {
    "one divides by nothing": ("1 / 0", r"ZeroDivisionError: division by zero \(wonky/__init__\.py, line 1\)"),
    "one is no Python": ("def (", "SyntaxError: invalid syntax"),
    "one needs what is not there": ("import nowhere_to_be_found", "ModuleNotFoundError: No module named 'nowhere_to_be_found'"),
    "one has no game": ("", "AttributeError: module 'wonky' has no attribute 'GAME'"),
    "one offers something else": ("GAME = 7", "TypeError: wonky:GAME is no Game"),
    "one goes by another name": (f"{PIG}GAME = PIG", "ValueError: wonky:GAME calls itself pig"),
    "one has no box": (f"{PIG}GAME = replace(PIG, name='wonky', package='wonky')", "BoxError: wonky: box.toml cannot be read"),
    "one has too many bots": (f"{PIG}GAME = replace(PIG, name='wonky', bots=dict.fromkeys('abcdefghi'))", "ValueError: wonky has 9 bots; a game has at most 8"),
    "one ends the process": ("raise SystemExit(3)", "SystemExit: 3"),
}


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Puts a package with this module beside the others, as pip would."""

    def put(name: str, source: str) -> None:
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(source)
        about = tmp_path / f"lopsided_{name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: lopsided-{name}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[lopsided.games]\n{name} = {name}:GAME\n")
        monkeypatch.syspath_prepend(tmp_path)

    return put


@pytest.mark.parametrize(("source", "cause"), WRONG.values(), ids=WRONG)
def test_of_all_games_only(source: str, cause: str, install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    """That package is left out, with one line that names it and the cause."""
    monkeypatch.delitem(sys.modules, "wonky", raising=False)
    install("wonky", source)
    assert "wonky" in installed()
    lines: list[str] = []
    assert set(all_games(lines.append)) == OURS
    [line] = lines
    assert line.startswith("lopsided: The game wonky of the package lopsided-wonky is left out: ")
    assert "\n" not in line
    with pytest.raises(UnknownGame, match=cause):
        find_game("wonky")


def test_the_shelf_stands_with_the_games_that_can_be_played(install: Install, capfd: pytest.CaptureFixture[str]) -> None:
    install("shaky", "1 / 0")
    for _ in range(2):
        assert {box.name for box in shelf.shelf.__wrapped__()} == OURS
    assert capfd.readouterr().err.count("The game shaky of the package lopsided-shaky is left out") == 1


def test_the_rules_of_a_game_may_lie_at_the_root_of_its_project(install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What pip keeps of a project's README is what people read where the package itself has none."""
    monkeypatch.delitem(sys.modules, "wonky", raising=False)
    install("wonky", f"{PIG}GAME = replace(PIG, name='wonky')")
    assert find_game("wonky").readme == ""
    with (tmp_path / "lopsided_wonky-1.0.dist-info" / "METADATA").open("a") as about:
        about.write("Description-Content-Type: text/markdown\n\n# Wonky\n\nNobody wins.\n")
    monkeypatch.delitem(sys.modules, "wonky", raising=False)
    assert find_game("wonky").readme == "# Wonky\n\nNobody wins."
