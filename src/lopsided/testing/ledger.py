"""`python -m lopsided.testing.ledger [GAME...]`: which ids of the ledgers no test names or only tests of many ids do, and which named ids no ledger has.

A rule or ruling (TL-017, TL-Q08) is named by `@pytest.mark.rule("TL-017", "TL-Q08")` on a test in tests/rules/<game>/;
a worked example (TL-E05) by the name of its test, test_TL_E05_... Nothing is imported; run it where pyproject.toml lies.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lopsided.engine.box import nearest

ROW = re.compile(r"^\| ([A-Z]+-[QE]?\d+)\b", re.MULTILINE)
MANY = 8  # ids that a test may name less than: one that names more would go red for any of them, and says of none that it holds
EXAMPLE = re.compile(r"test_([A-Z]+)_(E\d+)(?:_|$)")


@dataclass(frozen=True)
class Gaps:
    """What does not fit between a ledger and its tests."""

    untested: list[str]  # ids of the ledger that no test names
    shared: list[str]  # those that only tests of many ids name
    unknown: list[str]  # ids that a test names and the ledger has not


def registered(root: Path) -> list[str]:
    """The games of our own, by their names: those that pyproject.toml registers from lopsided.games."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    entries: dict[str, str] = project.get("entry-points", {}).get("lopsided.games", {})
    return [name for name, target in entries.items() if target.startswith("lopsided.games.")]


def ids_in_ledger(text: str) -> list[str]:
    """The ids that begin a row of a ledger."""
    return ROW.findall(text)


def ids_in_tests(source: str) -> Iterator[list[str]]:
    """The ids that are named together in one file: by a mark on a test or on one of its cases or, for an example, by the test's own name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            if example := EXAMPLE.match(node.name):
                yield ["-".join(example.groups())]
            yield from (list(marked(call)) for decorator in node.decorator_list for call in ast.walk(decorator))


def marked(node: ast.AST) -> Iterator[str]:
    """The ids of a call of `pytest.mark.rule`; an example is named by its test, not by a mark."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
        for argument in node.args:
            id_ = argument.value if isinstance(argument, ast.Constant) else None
            if not isinstance(id_, str) or "-E" in id_:
                raise ValueError(f"line {node.lineno}: a rule mark takes the ids of rules and rulings as plain strings, not {ast.unparse(argument)}")
            yield id_


def check(root: Path, game: str) -> Gaps:
    """Compare a game's ledger with its rule tests."""
    ledger = ids_in_ledger((root / "docs" / "ledger" / f"{game}.md").read_text("utf-8"))
    named: set[str] = set()
    alone: set[str] = set()
    for path in sorted((root / "tests" / "rules" / game.replace("-", "_")).glob("**/*.py")):
        try:
            for ids in ids_in_tests(path.read_text("utf-8")):
                named |= set(ids)
                alone |= set(ids if len(ids) < MANY else ())
        except ValueError as error:
            raise ValueError(f"{path}, {error}") from None
    return Gaps([i for i in ledger if i not in named], [i for i in ledger if i in named - alone], sorted(named - set(ledger)))


def main(names: list[str], root: Path) -> int:
    """Print the gaps of these games, or of all; 1 where there is one, 2 where it cannot be told."""
    try:
        games = registered(root)
        for name in names:
            if name not in games:
                raise ValueError(f"there is no game {name} in pyproject.toml. {nearest(name, games)}")
        found = {game: check(root, game) for game in names or games}
    except (OSError, ValueError) as error:
        print(f"ledger: {error}", file=sys.stderr)
        return 2
    for game, gaps in found.items():
        print(f"{game}: {len(gaps.untested)} ids without a test, {len(gaps.shared)} without one of few ids, {len(gaps.unknown)} that the ledger has not")
        for label, ids in (("no test names", gaps.untested), ("only tests of many ids name", gaps.shared), ("not in the ledger", gaps.unknown)):
            if ids:
                print(f"  {label}: {', '.join(ids)}")
    return int(any(gaps.untested or gaps.shared or gaps.unknown for gaps in found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Path.cwd()))
