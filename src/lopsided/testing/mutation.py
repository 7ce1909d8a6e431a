"""`python -m lopsided.testing.mutation GAME...`: would the tests notice if a rule were wrong?

Each mutant (see mutants.py) takes the place of its rule in a forked child, which runs the tests in which it would do otherwise (see
watching.py), the quickest first, until one fails: the mutant is killed. One that no test minds is a survivor: a test is missing, or the change
makes no difference that anybody could see. The latter are listed with the reason in docs/mutation/GAME.toml:

    [[equivalent]]
    reason = "Nobody owes less than nothing."
    mutants = ["turn.pay: if price <= 0: -> if price < 0:"]

The tests are those of tests/rules/GAME and the shortest golden playthroughs; compiled rules are out of reach, so tests that ask for them
are left out. Run it where pyproject.toml lies.

Who killed a mutant is remembered from run to run (see remembering.py): that test is asked first the next time, or, with --again, believed.
"""

import argparse
import functools
import gc
import io
import os
import signal
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from platformdirs import user_cache_path

from lopsided.engine.compiler import Compiler
from lopsided.engine.game import find_game
from lopsided.testing.mutants import Mutant, all_mutants
from lopsided.testing.remembering import Memory
from lopsided.testing.watching import Watcher

PAGE, LISTS = Path("docs/mutation.md"), Path("docs/mutation")
LONGEST = 2.0  # seconds that a test with all its cases may take for a mutant
SHORTEST = 6  # golden playthroughs that are asked
PATIENCE = 5  # how many times as long as usual a test may take, before it is taken to loop for ever


@dataclass(frozen=True)
class Subject:
    """What is broken, and who should notice."""

    name: str
    package: str
    tests: list[str]
    equivalents: Path
    only: str = ""
    longest: float = LONGEST
    again: bool = False  # try only what is not known to be killed

    def mutants(self, watcher: Watcher) -> list[Mutant]:
        """The mutants that are asked for: all, those of a rule, of a file or of a line of it, or those that a list names."""
        listed = Path(self.only).read_text("utf-8").splitlines() if Path(self.only).is_file() else []
        return [mutant for mutant in all_mutants(self.package, watcher) if self.only in ("", *labels(mutant)) or mutant.name in listed]


def labels(mutant: Mutant) -> list[str]:
    """What one may call a mutant by."""
    rule = mutant.name.partition(":")[0]
    file = Path(mutant.file).name
    return [rule, rule.partition(".")[2], file, f"{file}:{mutant.line}", mutant.name]


@dataclass
class Report:
    """What became of the mutants of one game."""

    name: str
    killed: dict[str, str] = field(default_factory=dict)  # by whom
    survivors: list[str] = field(default_factory=list)
    equivalent: dict[str, str] = field(default_factory=dict)  # why
    stale: list[str] = field(default_factory=list)  # listed as equivalent, and no such mutant, or killed
    hidden: list[str] = field(default_factory=list)  # rules that ran before there could be a mutant
    tests: int = 0
    left_out: int = 0
    seconds: float = 0

    @property
    def mutants(self) -> int:
        """How many there were."""
        return len(self.killed) + len(self.survivors) + len(self.equivalent)

    @property
    def golden(self) -> int:
        """How many no rule test noticed, only a golden playthrough."""
        return sum(map(is_golden, self.killed.values()))

    @property
    def row(self) -> str:
        """The figures as a row of the page's table."""
        shares = percent(len(self.killed), self.mutants), percent(len(self.killed), self.mutants - len(self.equivalent))
        cells = [self.name, self.mutants, len(self.killed), self.golden, len(self.equivalent), len(self.survivors), *shares]
        return f"| {' | '.join(map(str, cells))} |"

    @property
    def section(self) -> str:
        """What survives, as a section of the page."""
        lines = [f"- `{line}`" for line in self.survivors] or ["Nothing survives that is not listed as equivalent."]
        return "\n".join([self.name, "", *lines])

    def __str__(self) -> str:
        share = f"{percent(len(self.killed), self.mutants)} of all, {percent(len(self.killed), self.mutants - len(self.equivalent))} of those not equivalent"
        counts = f"{len(self.killed)} killed ({share}; {self.golden} by a playthrough alone), {len(self.equivalent)} equivalent"
        return f"{self.name}: {self.mutants} mutants, {counts}, {len(self.survivors)} survive ({self.tests} tests, {self.seconds:.0f} s)"


def is_golden(test: str) -> bool:
    """Whether a test is a golden playthrough; these come last."""
    return "test_playthroughs.py" in test


def percent(part: int, whole: int) -> str:
    """A share in words."""
    return f"{100 * part / max(1, whole):.1f}%"


def read_equivalents(path: Path) -> dict[str, str]:
    """Why each listed mutant makes no difference."""
    if not path.exists():
        return {}
    entries = tomllib.loads(path.read_text("utf-8")).get("equivalent", [])
    return {name: entry["reason"] for entry in entries for name in entry["mutants"]}


class Run:
    """The run over one game, as a pytest plugin: pytest finds the tests, this decides which are run and when."""

    def __init__(self, subject: Subject, jobs: int) -> None:
        self.subject, self.jobs, self.report = subject, jobs, Report(subject.name)
        self.watcher = Watcher()
        self.mutants = subject.mutants(self.watcher)
        self.seconds: dict[int, float] = {}  # by number of a test
        self.runs: dict[int, set[int]] = {}  # by key of a mutant, the tests in which it makes a difference
        self.killers: dict[str, list[int]] = {}  # by rule, the tests that killed its mutants lately
        self.known = read_equivalents(subject.equivalents)
        self.memory = Memory(user_cache_path("lopsided") / "mutation" / f"{subject.name}.jsonl", self.mutants)

    def pytest_collection_finish(self) -> None:
        """What runs while the tests are being read is computed once, by the true rules: no mutant could be seen in it."""
        self.report.hidden = sorted({mutant.name.partition(":")[0] for mutant in self.mutants if mutant.key in self.watcher.seen})

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn which test would meet which mutant, then try them all."""
        began = time.monotonic()
        self.items = session.items
        Compiler._compile = leave_out  # type: ignore[method-assign]
        for number in range(len(self.items)):
            self._learn(number)
        self.watcher.stop()
        if self.subject.again:
            self._believe()
        left = [mutant for mutant in self.mutants if mutant.name not in self.report.killed]
        print(f"{self.subject.name}: {len(self.seconds)} tests watched, {len(left)} mutants to try", file=sys.stderr, flush=True)
        forget()
        gc.collect()
        gc.freeze()
        self._try_all(left)
        if not self.subject.only:
            names = {mutant.name for mutant in self.mutants}
            self.report.stale = [f"{name} ({'killed' if name in names else 'no such mutant'})" for name in self.known if name not in self.report.equivalent]
        self.report.tests, self.report.left_out = len(self.seconds), len(self.items) - len(self.seconds)
        self.report.seconds = time.monotonic() - began
        return True

    def _learn(self, number: int) -> None:
        """Run a test on the true rules, and see which mutants it would meet and how long it takes."""
        forget()
        self.watcher.seen, began = set(), time.process_time()
        reports = run(self.items[number])
        took = time.process_time() - began
        for report in reports:
            if report.failed:
                raise pytest.UsageError(f"{report.nodeid} fails before anything was changed\n{report.longreprtext}")
        if not any(report.skipped for report in reports):
            self.seconds[number] = took
            for key in self.watcher.seen:
                self.runs.setdefault(key, set()).add(number)

    def _believe(self) -> None:
        """What was killed in these very rules stays killed, as long as there is the test that did it."""
        tests = {self.items[number].nodeid for number in self.seconds}
        self.report.killed = {mutant.name: test for mutant in self.mutants if (test := self.memory.killer(mutant)) in tests}

    def _try_all(self, mutants: Sequence[Mutant]) -> None:
        """So many at a time as there are jobs."""
        at_work: dict[int, tuple[Mutant, int]] = {}
        for mutant in mutants:
            if len(at_work) == self.jobs:
                self._bury(at_work)
            pid, pipe = self._fork(mutant)
            at_work[pid] = mutant, pipe
        while at_work:
            self._bury(at_work)

    def _fork(self, mutant: Mutant) -> tuple[int, int]:
        """A child in which the mutant rules; it writes the number of each test that it begins, and ends with 1 where it is killed."""
        rule = mutant.name.partition(":")[0]
        covering = self.runs.get(mutant.key, set())
        recent = self.killers.get(rule, [])
        before = self.memory.hint(mutant)
        order = sorted(self._affordable(covering), key=lambda number: self._rank(number, before, recent))
        read, write = os.pipe()
        pid = os.fork()
        if pid:
            os.close(write)
            return pid, read
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        os._exit(self._suffer(mutant, order, write))

    def _rank(self, number: int, before: str, recent: Sequence[int]) -> tuple[bool, bool, bool, float]:
        """Whoever killed it before goes first, then whoever killed another of its rule, then the quickest; playthroughs go last."""
        test = self.items[number].nodeid
        return is_golden(test), test != before, number not in recent, self.seconds[number]

    def _affordable(self, covering: set[int]) -> Iterator[int]:
        """Of a test with many cases the quickest, as many as its time allows."""
        spent = dict[str, float]()
        for number in sorted(covering, key=lambda number: self.seconds[number]):
            test = self.items[number].nodeid.partition("[")[0]
            spent[test] = spent.get(test, 0) + self.seconds[number]
            if spent[test] <= self.subject.longest:
                yield number

    def _suffer(self, mutant: Mutant, order: Sequence[int], pipe: int) -> int:
        """Run the tests on a mutant until one fails."""
        mutant.rule.__code__ = mutant.code
        for number in order:
            os.write(pipe, number.to_bytes(4, "little"))
            signal.setitimer(signal.ITIMER_VIRTUAL, 1 + PATIENCE * self.seconds[number])  # whose signal ends the child
            if any(report.failed for report in run(self.items[number])):
                return 1
        return 0

    def _bury(self, at_work: dict[int, tuple[Mutant, int]]) -> None:
        """Wait for a child and note what became of its mutant."""
        pid, status = os.wait()
        mutant, pipe = at_work.pop(pid)
        last = b""
        while part := os.read(pipe, 65536):
            last = (last + part)[-4:]
        os.close(pipe)
        name = mutant.name
        if status:
            number = int.from_bytes(last, "little")
            killers = self.killers.setdefault(name.partition(":")[0], [])
            self.killers[name.partition(":")[0]] = [number, *(n for n in killers if n != number)][:5]
            self.report.killed[name] = self.items[number].nodeid
        elif name in self.known:
            self.report.equivalent[name] = self.known[name]
        else:
            self.report.survivors.append(str(mutant) + ("" if last else "  (no test meets it)"))
            print(self.report.survivors[-1], file=sys.stderr, flush=True)
        self.memory.note(mutant, self.report.killed.get(name, ""))


def run(item: pytest.Item) -> list[pytest.TestReport]:
    """How the parts of a test went; nothing that is set up for it outlives it."""
    return runtestprotocol(item, log=False, nextitem=None)


def leave_out(*_: Any, **how: Any) -> None:
    """Skip a test that asks for compiled rules: no mutant reaches them."""
    pytest.skip("compiled rules cannot be changed")


def forget() -> None:
    """Empty what the tests and their helpers keep from one test to the next."""
    for name, module in list(sys.modules.items()):
        if name.startswith("lopsided.engine") or not hasattr(module, "__dict__"):
            continue
        for value in list(vars(module).values()):
            if isinstance(value, functools._lru_cache_wrapper) and getattr(value, "__module__", "") == name:
                value.cache_clear()


def mutate(subject: Subject, jobs: int = 1) -> Report:
    """Try every mutant of a game's rules."""
    plugin = Run(subject, jobs)
    quiet = ["-qq", "-s", "--assert=plain", "--tb=native", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:rerunfailures"]
    output = io.StringIO()
    with redirect_stdout(output):
        failed = pytest.main([*quiet, *subject.tests], plugins=[plugin])
    if failed:
        raise SystemExit(f"{subject.name}: the tests cannot be run\n{output.getvalue()}")
    return plugin.report


def subject_of(name: str, wish: argparse.Namespace) -> Subject:
    """A game, or with --rules any package of rules."""
    if wish.rules:
        return Subject(name, wish.rules, wish.tests, wish.equivalents or LISTS / f"{name}.toml", wish.only, wish.longest, wish.again)
    package = find_game(name).package
    tests = wish.tests or [f"tests/rules/{package.rpartition('.')[2]}", *goldens(name)]
    return Subject(name, f"{package}.rules", tests, wish.equivalents or LISTS / f"{name}.toml", wish.only, wish.longest, wish.again)


def goldens(name: str) -> list[str]:
    """The shortest golden playthroughs of a game, as tests."""
    files = sorted(Path("tests/playthroughs", name).glob("*.txt"), key=lambda file: file.stat().st_size)[:SHORTEST]
    return [f"tests/test_playthroughs.py::test_a_playthrough_goes_as_written[{name}-{file.stem}]" for file in files]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 1 where a list of equivalents is wrong."""
    parser = argparse.ArgumentParser(prog="python -m lopsided.testing.mutation", description="Would the tests notice if a rule were wrong?")
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--only", default="", help="a rule (turn.rise), a file (turn.py), a line (turn.py:31), a mutant by its name, or a file of names")
    parser.add_argument("--again", action="store_true", help="try only what no test that is still there has killed in these very rules")
    parser.add_argument("--jobs", type=int, default=1, help="mutants that are tried at the same time")
    parser.add_argument("--tests", nargs="*", default=[], help="the tests to run, as for pytest")
    parser.add_argument("--longest", type=float, default=LONGEST, help="seconds that a test with all its cases may take for a mutant")
    parser.add_argument("--rules", default="", help="the package of rules, where it is not a game's")
    parser.add_argument("--equivalents", type=Path, help="the list of mutants that make no difference")
    parser.add_argument("--write", action="store_true", help="write the figures and the lists into docs/mutation.md")
    wish = parser.parse_args(arguments)
    if wish.write and wish.only:
        parser.error("--write wants the whole game, not --only a part")
    return max(try_one(game, wish) for game in wish.games)


def try_one(name: str, wish: argparse.Namespace) -> int:
    """Try one game, in a process of its own: the tests of the next find nothing left over."""
    if child := os.fork():
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    report = mutate(subject_of(name, wish), wish.jobs)
    print(report)
    for line in report.hidden:
        print(f"  runs while the tests are read, so its mutants may hide: {line}")
    for line in report.stale:
        print(f"  wrongly listed as equivalent: {line}")
    if wish.write:
        PAGE.write_text(rewritten(PAGE.read_text("utf-8"), report), "utf-8")
    sys.stdout.flush()
    os._exit(1 if report.stale else 0)


def rewritten(page: str, report: Report) -> str:
    """The page with a game's row and its lists anew."""
    rows = [line for line in page.splitlines() if not line.startswith(f"| {report.name} |")]
    last = max(number for number, line in enumerate(rows) if line.startswith("|"))
    head, *sections = "\n".join([*rows[: last + 1], report.row, *rows[last + 1 :], ""]).split("\n## ")
    kept = [section.strip() for section in sections if not section.startswith(f"{report.name}\n")]
    return "\n\n## ".join([head.strip(), *sorted([*kept, report.section])]) + "\n"


if __name__ == "__main__":
    sys.exit(main())
