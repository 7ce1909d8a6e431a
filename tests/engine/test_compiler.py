"""Compiled twins: the same as the rules, in a cache that is never stale, with a line that says what one waits for."""

import importlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.high_card import GAME
from lopsided.engine import compiler as module
from lopsided.engine.compiler import Compiler, compiler, source_hash, sources
from lopsided.engine.game import Game, in_contract, no_bot
from lopsided.engine.records import Record, i8, i16, u8, u32
from lopsided.engine.rule import rule


class Colour(IntEnum):
    RED, BLUE = 1, 2


def _halve_compiled(n):  # type: ignore[no-untyped-def]
    """A twin that shows that it ran."""
    return n // 2 + 1_000


@rule(compiled=_halve_compiled)
def halve(n):  # type: ignore[no-untyped-def]
    """A rule with a twin of its own."""
    return n // 2


@rule
def add(a, b=5, colour=Colour.BLUE):  # type: ignore[no-untyped-def]
    """Defaults and enums, as rules use them."""
    return a * 3 + b - colour


class Widths(Record):
    a: i8
    b: u8
    c: i16
    d: u32


@rule
def sums(table):  # type: ignore[no-untyped-def]
    """Calls a rule with fields of every width."""
    g = table[0]
    return add(g.a) + add(g.b) + add(g.c) + add(g.d)


@rule
def mixed(a, b):  # type: ignore[no-untyped-def]
    """Floors, remainders, shifts and comparisons of negative numbers."""
    return (a // b, a % b, a >> 3, a & 255, add(a), add(a, b), min(a, b), abs(a - b), -1 if a < b else 1)


def test_a_rule_stays_a_plain_function() -> None:
    assert add(1) == 6
    assert add.__name__ == "add"
    assert halve(9) == 4


@settings(max_examples=300)
@given(st.integers(-(2**40), 2**40), st.integers(-1000, 1000).filter(bool))
def test_a_twin_gives_what_its_rule_gives(a: int, b: int) -> None:
    assert compiler(GAME).twin(mixed)(a, b) == mixed(a, b)


def test_a_rule_with_a_twin_of_its_own_is_compiled_from_that() -> None:
    assert compiler(GAME).twin(halve)(9) == 1_004


def test_a_rule_is_compiled_once_for_all_widths_of_ints() -> None:
    made = Compiler(GAME)
    assert made.twin(sums)(Widths.new()) == 4 * add(0)
    assert len(made.twin(add).signatures) == 1


def test_a_game_has_one_compiler_however_it_is_asked_for() -> None:
    assert compiler(GAME) is compiler(GAME, False) is compiler(GAME, bounds=False)
    assert compiler(GAME) is not compiler(GAME, bounds=True)


def test_a_name_of_the_contract_cannot_be_called_uncompiled() -> None:
    with pytest.raises(TypeError, match="apply stands for a game's rule; compile the function that calls it"):
        in_contract("apply")[0](1, 2)


def test_a_game_without_so_many_bots_has_stand_ins(threat_level: Game) -> None:
    assert [threat_level.contract[f"bot{i}"] is no_bot for i in range(1, 9)] == [False, False, *[True] * 6]
    assert no_bot(None, None, 0, [4, 5], 2, 0) == 4


# A game in files of its own: an entry point, a rule that it calls, and a rule in another file that this one calls.
ENTRY = """
from lopsided.engine.game import in_contract
from beside import more
apply, = in_contract("apply")
def total(n):
    return more(apply(0, 0, 0, n))
"""
BESIDE = """
from lopsided.engine.rule import rule
@rule
def more(n):
    return n + {extra}
"""
RULES = """
from lopsided.engine.rule import rule
from trap.table import worth
@rule
def apply(box, g, seat, action):
    return worth(action)
"""
TABLE = """
from lopsided.engine.rule import rule
@rule
def worth(n):
    return {factor} * n
"""


class Trap:
    """A package that can be edited, and compilers that share one cache folder."""

    def __init__(self, folder: Path) -> None:
        self.package, self.root, self.lines = folder / "trap", folder / "cache", list[str]()
        (self.package / "text").mkdir(parents=True)
        (self.package / "text" / "en.ftl").write_text("title = Trap\n")
        for name, text in (("__init__", ""), ("entry", ENTRY), ("rules", RULES)):
            (self.package / f"{name}.py").write_text(text)
        self.beside = folder / "beside.py"
        self.extend("0")
        self.edit("2")

    def extend(self, extra: str) -> None:
        """Change the rule that the entry point takes from neither the engine nor the game."""
        self.beside.write_text(BESIDE.format(extra=extra))
        os.utime(self.beside, (module.STARTED - 60, module.STARTED - 60))

    def edit(self, factor: str) -> None:
        """Change the rule in the other file; for the next process, so long before it starts."""
        (self.package / "table.py").write_text(TABLE.format(factor=factor))
        for path in self.package.glob("*.py"):
            os.utime(path, (module.STARTED - 60, module.STARTED - 60))

    def open(self, meanwhile: Callable[[], None] = lambda: None) -> Callable[[int], int]:
        """The compiled entry point, as a new process would have it."""
        self.forget()
        rules, entry = importlib.import_module("trap.rules"), importlib.import_module("trap.entry")
        meanwhile()
        game = replace(GAME, name="trap", package="trap", apply=rules.apply)
        made = Compiler(game, self.lines.append, self.root)
        total: Callable[[int], int] = made.entry(entry.total)
        return total

    @staticmethod
    def forget() -> None:
        """Take the package out of this process."""
        for name in [name for name in sys.modules if name.split(".")[0] in ("trap", "beside")]:
            del sys.modules[name]
        importlib.invalidate_caches()


@pytest.fixture
def trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Trap]:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    yield Trap(tmp_path)
    Trap.forget()


def test_a_rule_edited_in_another_file_is_seen_at_once(trap: Trap) -> None:
    assert trap.open()(10) == 20
    trap.edit("3")
    assert trap.open()(10) == 30
    trap.edit("2")
    assert trap.open()(10) == 20


def test_a_rule_that_an_entry_point_takes_from_elsewhere_is_seen_at_once(trap: Trap) -> None:
    assert trap.open()(10) == 20
    trap.extend("1")
    assert trap.open()(10) == 21
    trap.extend("0")
    assert (trap.open()(10), len(trap.lines)) == (20, 2), "what was compiled before is still there"


def test_without_the_hash_of_all_sources_the_old_rule_would_go_on(trap: Trap, monkeypatch: pytest.MonkeyPatch) -> None:
    """The trap is real: this is what the cache folder's name is for."""
    monkeypatch.setattr(module, "source_hash", lambda found, *how: "always-the-same")
    assert trap.open()(10) == 20
    trap.edit("3")
    assert trap.open()(10) == 20


def test_a_rule_edited_while_the_process_runs_neither_fills_nor_uses_the_cache(trap: Trap) -> None:
    """What is on disk is no longer what was imported, so neither may stand for the other."""

    def edit_now() -> None:
        trap.edit("3")
        (trap.package / "table.py").touch()

    assert trap.open(edit_now)(10) == 20
    trap.edit("3")
    assert trap.open()(10) == 30
    trap.edit("2")
    assert trap.open(edit_now)(10) == 20


def test_a_line_says_what_is_compiled_once(trap: Trap) -> None:
    total = trap.open()
    assert trap.lines == []
    assert (total(1), total(2), trap.open()(3)) == (2, 4, 6)
    assert trap.lines == ["Compiling the rules of Trap once (total), a few seconds."]


def test_the_line_says_how_long_it_usually_takes(trap: Trap) -> None:
    assert trap.open()(1) == 2
    times = trap.root / "compiled" / "times.json"
    assert json.loads(times.read_text()).keys() == {"trap total"}
    times.write_text(json.dumps({"trap total": 12.3}))
    trap.edit("3")
    assert trap.open()(1) == 3
    assert trap.lines[1] == "Compiling the rules of Trap once (total), usually 12 s."


def test_times_that_cannot_be_read_are_no_obstacle(trap: Trap) -> None:
    (trap.root / "compiled").mkdir(parents=True)
    (trap.root / "compiled" / "times.json").write_text("{nonsense")
    assert trap.open()(1) == 2


def test_a_cache_folder_that_cannot_be_made_is_no_obstacle(trap: Trap) -> None:
    trap.root.write_text("a file where the folder should be")
    assert trap.open()(10) == 20
    trap.edit("3")
    assert trap.open()(10) == 30
    assert len(trap.lines) == 2


def test_a_cache_that_is_read_only_is_used_all_the_same(trap: Trap, monkeypatch: pytest.MonkeyPatch) -> None:
    assert trap.open()(10) == 20

    def refuse(*arguments: Any) -> None:
        raise PermissionError("read-only")

    monkeypatch.setattr(Path, "touch", refuse)
    assert trap.open()(10) == 20
    assert len(trap.lines) == 1


def test_caches_of_old_sources_go_after_two_weeks(trap: Trap) -> None:
    folders = {name: trap.root / "compiled" / name for name in ("trap-old", "trap-recent", "other-old")}
    for name, folder in folders.items():
        folder.mkdir(parents=True)
        (folder / "total.done").touch()
        if name.endswith("old"):
            long_ago = time.time() - 15 * 24 * 3600
            os.utime(folder / "total.done", (long_ago, long_ago))
    assert trap.open()(1) == 2
    assert [name for name, folder in folders.items() if folder.exists()] == ["trap-recent", "other-old"]


def test_rules_compiled_with_a_check_of_every_index_are_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    import numba

    before = source_hash({})
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1)
    assert source_hash({}) != before


def test_the_hash_covers_every_source_of_the_game_and_the_engine(trap: Trap) -> None:
    before = source_hash(sources([], "lopsided.engine", "trap"))
    assert source_hash(sources([], "lopsided.engine", "trap")) == before
    assert source_hash(sources([], "trap")) != before
    (trap.package / "cards").mkdir()
    (trap.package / "cards" / "extra.py").write_text("")
    assert source_hash(sources([], "lopsided.engine", "trap")) != before


TABLE_THAT_LENDS = """
from lopsided.engine.rule import rule
from lent.tools import times
@rule
def worth(n):
    return times(n)
"""
LENT = {
    "tools": """
from lopsided.engine.rule import rule
from .figures import FACTOR
@rule
def times(n):
    return FACTOR * n
""",
    "figures": "from lent.printed import PRINTED as FACTOR",
    "printed": "PRINTED = {factor}",
}


def test_a_rule_or_a_number_lent_by_another_package_is_seen_at_once_when_it_is_edited(trap: Trap) -> None:
    lent = trap.package.parent / "lent"
    lent.mkdir()
    (lent / "__init__.py").write_text("")
    (lent / "unused.py").write_text("")

    def lend(factor: str, tools: str = LENT["tools"]) -> int:
        """Edit the other package and the table, and play in a new process."""
        trap.edit("2")
        (trap.package / "table.py").write_text(TABLE_THAT_LENDS)
        for name, text in (LENT | {"tools": tools}).items():
            (lent / f"{name}.py").write_text(text.format(factor=factor))
        for path in (*trap.package.glob("*.py"), *lent.glob("*.py")):
            os.utime(path, (module.STARTED - 60, module.STARTED - 60))
        for name in [name for name in sys.modules if name.split(".")[0] == "lent"]:
            del sys.modules[name]
        return trap.open()(10)

    assert lend("2") == 20
    assert lend("3") == 30
    assert lend("3", LENT["tools"].replace("FACTOR * n", "FACTOR * n + 1")) == 31
    assert lend("2") == 20
    assert len(trap.lines) == 3, "the first is found again"
    (lent / "unused.py").write_text("what no rule reaches does not count")
    assert lend("2") == 20
    assert len(trap.lines) == 3
