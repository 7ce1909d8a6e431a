"""The check that every id of a ledger is named by a test."""

import subprocess
import sys
from pathlib import Path

import pytest

from lopsided.testing.ledger import Gaps, check, ids_in_ledger, ids_in_tests, main

LEDGER = """# Snap

| id | rule |
|---|---|
| SN-001 | Two players. TL-009 is not an id of a row, nor is SN-099. |
| SN-002 | One deck. |

| SN-Q01 | Who begins? |

| SN-E01 (book) | a pair | SN-001 |
| SN-E02 | no pair | SN-001, Q01 |
"""
TESTS = """
import pytest

@pytest.mark.rule("SN-001", "SN-Q01")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("SN-002")), 2])
def test_a_rule(n): ...

@pytest.mark.rule("SN-002")
def test_SN_E01_a_pair(): ...

def test_SN_E02(): ...

@pytest.mark.rule("SN-055")
def helper(): ...
"""


@pytest.fixture
def project(tmp_path):
    """A project with one game of its own and one from elsewhere."""
    (tmp_path / "pyproject.toml").write_text(
        '[project.entry-points."lopsided.games"]\nbig-snap = "lopsided.games.big_snap:GAME"\npig = "pig:GAME"\n', encoding="utf-8"
    )
    for folder in ("docs/ledger", "tests/rules/big_snap"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/ledger/big-snap.md").write_text(LEDGER, encoding="utf-8")
    (tmp_path / "tests/rules/big_snap/test_snap.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def test_an_id_begins_a_row_of_the_ledger():
    assert ids_in_ledger(LEDGER) == ["SN-001", "SN-002", "SN-Q01", "SN-E01", "SN-E02"]


def test_tests_name_ids_by_marks_and_examples_by_their_own_names():
    assert [ids for ids in ids_in_tests(TESTS) if ids] == [["SN-001", "SN-Q01"], ["SN-002"], ["SN-E01"], ["SN-002"], ["SN-E02"]]


@pytest.mark.parametrize("mark", ["rule(RULES)", "rule(*RULES)", 'rule("SN-E01")', "rule(17)"])
def test_a_mark_that_cannot_be_read_is_refused_with_its_place(project, capsys, mark):
    (project / "tests/rules/big_snap/test_more.py").write_text(f"\n@pytest.mark.{mark}\ndef test_x(): ...\n", encoding="utf-8")
    assert main([], project) == 2
    assert "test_more.py, line 2" in capsys.readouterr().err


def test_a_ledger_that_its_tests_cover_has_no_gaps(project, capsys):
    assert check(project, "big-snap") == Gaps([], [], [])
    assert main([], project) == 0
    assert "big-snap: 0 ids without a test" in capsys.readouterr().out


def test_gaps_on_both_sides_are_listed(project, capsys):
    tests = TESTS.replace('"SN-Q01"', '"SN-Q02"').replace("E02", "E03")
    (project / "tests/rules/big_snap/test_snap.py").write_text(tests, encoding="utf-8")
    assert check(project, "big-snap") == Gaps(["SN-Q01", "SN-E02"], [], ["SN-E03", "SN-Q02"])
    assert main(["big-snap"], project) == 1
    out = capsys.readouterr().out
    assert "no test names: SN-Q01, SN-E02" in out
    assert "not in the ledger: SN-E03, SN-Q02" in out


def test_an_id_that_only_a_test_of_many_ids_names_is_a_gap(project, capsys):
    many = ", ".join(f'"SN-{n:03}"' for n in range(1, 9))
    rows = "".join(f"| SN-{n:03} | more |\n" for n in range(3, 9))
    (project / "docs/ledger/big-snap.md").write_text(LEDGER + rows, encoding="utf-8")
    (project / "tests/rules/big_snap/test_more.py").write_text(f"\n@pytest.mark.rule({many})\ndef test_x(): ...\n", encoding="utf-8")
    assert check(project, "big-snap").shared == [f"SN-{n:03}" for n in range(3, 9)], "the first two have tests of their own"
    assert main([], project) == 1
    assert "only tests of many ids name: SN-003," in capsys.readouterr().out


def test_a_game_without_tests_has_only_gaps(project):
    (project / "tests/rules/big_snap/test_snap.py").unlink()
    assert check(project, "big-snap").untested == ids_in_ledger(LEDGER)


def test_an_unknown_game_is_named_with_the_nearest(project, capsys):
    assert main(["big-snip"], project) == 2
    assert "Did you mean big-snap?" in capsys.readouterr().err


def test_without_a_ledger_it_says_which_file_is_missing(project, capsys):
    (project / "docs/ledger/big-snap.md").unlink()
    assert main([], project) == 2
    assert "big-snap.md" in capsys.readouterr().err


def test_it_runs_from_the_command_line_and_our_own_games_are_covered():
    root = Path(__file__).parents[2]
    run = subprocess.run([sys.executable, "-m", "lopsided.testing.ledger", "threat-level"], cwd=root, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, ""), run.stdout
    assert run.stdout.startswith("threat-level: 0 ids")
