"""Breaking rules on purpose: what is noticed, what is not, and what need not be."""

import ast
import os
import re
import subprocess
import sys
from itertools import product
from pathlib import Path
from types import FunctionType

import pytest

from lopsided.testing.mutants import all_mutants, changes, header
from lopsided.testing.mutation import Report, rewritten
from lopsided.testing.remembering import Memory
from lopsided.testing.watching import Watcher

RULES = '''
def fare(age, stops):
    """Children ride free."""
    if age < 6:
        return 0
    n = 0
    while stops > 0:
        stops -= 1
        n += 2
    return max(n, 0)


def untested():
    return 1
'''
TESTS = """
from functools import cache

import toy


@cache
def ride():
    return toy.fare(30, 3)


def test_a_grown_up_pays_two_a_stop():
    assert ride() == 6


def test_a_child_rides_free():
    assert toy.fare(5, 3) == 0
"""
LIST = """
[[equivalent]]
reason = "Two a stop is never less than nothing."
mutants = ["toy.fare: return max(n, 0) -> return min(n, 0)", "toy.fare: return max(n, 0) -> return max(n, 1)"]

[[equivalent]]
reason = "There was such a rule once."
mutants = ["toy.gone: return 1 -> return 0"]
"""

WATCHED = """
def f(x, y):
    z, box = 0, [0, 0, 0]
    if x < 3 and (y != 1 or x == y):
        z = 5 if x > y else 2
        z = z % 4 + 2 * y
        box[1] = max(x, y)
    elif not y <= 4:
        return -1
    while z > 3:
        z -= 1 + (z >> 3 & 1)
    return min(x, z) - box[1]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("toy")
    for name, text in {"toy.py": RULES, "test_toy.py": TESTS, "toy.toml": LIST}.items():
        (folder / name).write_text(text)
    return folder


@pytest.fixture(scope="module")
def said(folder: Path) -> tuple[int, str]:
    return mutate(folder)


def mutate(folder: Path, *wishes: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "lopsided.testing.mutation", "toy", "--rules", "toy", "--tests", "test_toy.py", "--equivalents", "toy.toml", *wishes]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=with_path(folder))
    return done.returncode, done.stdout + done.stderr


def with_path(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_CACHE_HOME": str(folder), "PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])}


def test_what_no_test_minds_survives_and_is_named_with_its_place(said: tuple[int, str]) -> None:
    survivors = [line for line in said[1].splitlines() if line.startswith("toy.py:")]
    assert "toy.py:4 toy.fare: if age < 6: -> if age <= 6:  (no test meets it)" in survivors
    assert "toy.py:14 toy.untested: return 1 -> return 0  (no test meets it)" in survivors


def test_what_a_test_minds_is_killed_also_where_it_was_kept_from_before_or_loops_for_ever(said: tuple[int, str]) -> None:
    assert "n += 2 -> n -= 2" not in said[1]
    assert "stops -= 1 -> pass" not in said[1]


def test_what_makes_no_difference_is_listed_and_a_wrong_list_is_told(said: tuple[int, str]) -> None:
    code, text = said
    assert code == 1
    assert "1 equivalent" in text
    assert [line.strip() for line in text.splitlines() if "wrongly" in line] == [
        "wrongly listed as equivalent: toy.fare: return max(n, 0) -> return min(n, 0) (killed)",
        "wrongly listed as equivalent: toy.gone: return 1 -> return 0 (no such mutant)",
    ]


def test_what_was_killed_stays_killed_while_its_rule_and_the_test_are_there(said: tuple[int, str], folder: Path) -> None:
    def figures(text: str) -> tuple[int, ...]:
        """How many were tried, how many there are, and how many were killed and survive."""
        tried, found = re.search(r"(\d+) mutants to try", text), re.search(r": (\d+) mutants, (\d+) killed.* (\d+) survive", text)
        assert tried, text
        assert found, text
        return tuple(map(int, tried.groups() + found.groups()))

    tried, mutants, killed, survive = figures(said[1])
    assert tried == mutants
    (folder / "test_toy.py").write_text(TESTS + "\n\ndef test_at_six_one_pays():\n    assert toy.fare(6, 1) == 2\n")
    assert figures(mutate(folder, "--again")[1]) == (mutants - killed, mutants, killed + 2, survive - 2)
    (folder / "test_toy.py").write_text(TESTS)
    assert figures(mutate(folder, "--again")[1]) == (mutants - killed, mutants, killed, survive)


def test_what_was_killed_in_other_rules_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = tmp_path / "forgotten_toy.py"
    rules.write_text(RULES)
    monkeypatch.syspath_prepend(tmp_path)
    mutants = all_mutants("forgotten_toy", Watcher())
    first, second, *_ = mutants

    def memory() -> Memory:
        return Memory(tmp_path / "memory", mutants)

    memory().note(first, "test_a")
    memory().note(second, "test_b")
    memory().note(second, "")
    assert [memory().killer(mutant) for mutant in (first, second)] == ["test_a", ""]
    rules.write_text(RULES.replace("6", "7"))
    assert (memory().killer(first), memory().hint(first)) == ("", "test_a")


@pytest.mark.parametrize(
    ("statement", "mutants"),
    [
        ("if a == b and not c: f()", {"if True:", "if False:", "if not c:", "if a == b:", "if a != b and (not c):", "if a == b and c:"}),
        ("if a == 0: f()", {"if True:", "if False:", "if a == 1:"}),
        ("g.x[0] += a * 2", {"pass", "g.x[1] += a * 2", "g.x[0] -= a * 2", "g.x[0] += a // 2", "g.x[0] += a * 3"}),
        ("for s in range(n): f(s)", {"for s in range(1, n):", "for s in range(n - 1):", "pass"}),
        ("return Why.POOR", {"return 0"}),
        ("y = a % n", {"y = a"}),
        ("x = p if c else q", {"pass", "x = p", "x = q"}),
        ("while a < b: break", {"while False:", "while a <= b:", "continue"}),
    ],
)
def test_a_statement_is_broken_in_every_small_way(statement: str, mutants: set[str]) -> None:
    function = ast.parse(f"def f(x):\n    {statement}").body[0]
    assert isinstance(function, ast.FunctionDef)
    found = set()
    for changed, slot, new, _ in changes(function):
        old = slot.get()
        slot.put(new)
        found.add(header(new if old is changed else changed))
        slot.put(old)
    assert found == mutants


def test_a_watched_rule_does_what_it_did_and_misses_no_mutant_that_would_have_done_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "watched_toy.py").write_text(WATCHED)
    monkeypatch.syspath_prepend(tmp_path)
    watcher = Watcher()
    mutants = all_mutants("watched_toy", watcher)
    rule = mutants[0].rule
    plain = FunctionType(watcher.plain[0][1], rule.__globals__)
    spared = 0
    for x, y in product(range(-1, 6), repeat=2):
        watcher.seen.clear()
        value = rule(x, y)
        assert value == plain(x, y)
        for mutant in mutants:
            assert mutant.key in watcher.seen or FunctionType(mutant.code, rule.__globals__)(x, y) == value, f"{mutant} at {x}, {y}"
            spared += mutant.key not in watcher.seen
    assert spared > 49 * len(mutants) // 3
    watcher.stop()
    assert rule.__code__ is plain.__code__


def test_the_page_gets_each_game_once() -> None:
    page = "# Page\n\n| game | mutants |\n|---|---|\n"
    for survivors in (["a.py:1 f: x -> y"], []):
        for name in ("snap", "chess"):
            page = rewritten(page, Report(name, {"m": "t"}, survivors))
    assert [line.split(" |")[0] for line in page.splitlines() if line.startswith("| ")] == ["| game", "| snap", "| chess"]
    assert [line for line in page.splitlines() if line.startswith("## ")] == ["## chess", "## snap"]
    assert "x -> y" not in page
