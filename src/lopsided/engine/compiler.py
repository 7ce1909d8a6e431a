"""Compiled twins of the rules, by Numba, in a cache that can never be stale.

Numba caches by the file of a function alone: edit a rule that it calls in another file, and the old code would go on
running. So the cache folder is named by a hash of every source involved (the engine's, the game's, and any other from
which the game's rules take a rule or a number), of Numba, Python and the processor. An entry point that takes rules from
elsewhere lies in a folder within, named by a hash of those sources.
"""

import ast
import hashlib
import json
import os
import platform
import shutil
import sys
import time
import warnings
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.util import resolve_name
from pathlib import Path
from types import FunctionType
from typing import Any

from platformdirs import user_cache_path

from lopsided.engine.fault import cannot_compile, check_rules
from lopsided.engine.game import Game, InContract, say_on_stderr
from lopsided.engine.inlining import call_graph, inlined
from lopsided.engine.words import ENGINE, spoken_here

STARTED = time.time()  # a source that is newer may not be what this process has imported
KEEP_SECONDS = 14 * 24 * 3600  # caches of old sources that nobody has used for so long are removed
EVERY_MOVE = ("legal", "apply")  # the rules of the contract that every move goes through
ASIDE = ("why_not", "guess", "reseal", "idle")  # those that no playout calls


def sources(rules: Iterable[Any], *packages: str) -> dict[str, Path]:
    """All Python sources of these packages, and those elsewhere that these rules reach, by name."""
    found: dict[str, Path] = {}
    for package in packages:
        root = Path(str(files(package)))
        found |= {f"{package}/{path.relative_to(root).as_posix()}": path for path in sorted(root.rglob("*.py"))}
    known = set(found.values())
    elsewhere = {name: Path(file) for name in sorted(reached(rules)) if (file := getattr(sys.modules.get(name), "__file__", None))}
    return found | {name: path for name, path in elsewhere.items() if path not in known}


def reached(rules: Iterable[Any]) -> set[str]:
    """The modules of all rules that these rules call, and those from which they take enums and numbers."""
    imported = cache(imports)
    names = {(source.__module__, name) for source in call_graph(rules) for name in source.__code__.co_names}
    found, waiting = set(names), list(names)
    while waiting:
        module, name = waiting.pop()
        origin = imported(module).get(name)
        if origin and origin not in found:
            found.add(origin)
            waiting.append(origin)
    return {module for module, _ in found}


def imports(module: str) -> dict[str, tuple[str, str]]:
    """From which module each name comes that a module imports, and under which name it lies there."""
    here = sys.modules.get(module)
    if not (file := getattr(here, "__file__", None)) or not file.endswith(".py"):
        return {}
    package = getattr(here, "__package__", None) or ""
    found = [node for node in ast.walk(ast.parse(Path(file).read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    origins = {node: resolve_name("." * node.level + (node.module or ""), package) for node in found}
    return {alias.asname or alias.name: (origins[node], alias.name) for node in found for alias in node.names}


def source_hash(found: dict[str, Path], *how: Any) -> str:
    """A hash over all these sources, over what compiles them, and how."""
    import llvmlite.binding
    import numba

    config: Any = numba.config
    made_by = numba.__version__, config.BOUNDSCHECK, how, platform.python_version(), llvmlite.binding.get_host_cpu_name()
    digest = hashlib.sha256(repr(made_by).encode())
    for name, path in found.items():
        digest.update(f"{name}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:20]


def edited_since(moment: float, found: dict[str, Path]) -> bool:
    """Whether one of these sources was changed after that moment."""
    return any(path.stat().st_mtime > moment for path in found.values())


@dataclass
class Drawer:
    """A folder of the cache that is used where it can be written, and where the sources are those that were imported."""

    folder: Path
    edited: bool

    def mark(self, what: str) -> Path:
        """The file that says that something was done with these sources."""
        return self.folder / f"{what}.done"

    def can_keep(self) -> bool:
        """Whether it may be used; else each process compiles for itself."""
        if self.edited:
            return False
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return False
        return os.access(self.folder, os.W_OK)


class Compiler:
    """Makes and keeps the compiled twins of one game's rules."""

    def __init__(self, game: Game, notify: Callable[[str], None] = say_on_stderr, root: Path | None = None, bounds: bool = False) -> None:
        check_rules(game)
        self.game, self.notify, self.bounds = game, notify, bounds  # bounds: whether every index is checked
        self.root = (root or user_cache_path("lopsided")) / "compiled"
        found = sources(game.contract.values(), "lopsided.engine", game.package)
        taken = [f"{name} {rule.__module__} {rule.__qualname__}" for name, rule in game.contract.items()]
        self.known = set(found.values())
        self.drawer = Drawer(self.root / f"{game.name}-{source_hash(found, bounds, taken)}", edited_since(STARTED, found))
        self._namespaces: dict[tuple[int, bool], dict[str, Any]] = {}
        self._twins: dict[tuple[Any, bool], Any] = {}
        self._entries: dict[Any, Any] = {}
        self._inlined = inlined(rule for name, rule in game.contract.items() if name not in ASIDE)
        self._inlined |= {game.contract[name].__rule__ for name in EVERY_MOVE}  # type: ignore[attr-defined]

    def twin(self, function: Any, quiet: bool = False) -> Any:
        """The compiled twin of a rule; it calls the twins of the rules that the rule calls. A quiet one tells nothing."""
        source = function.__rule__
        namespace = self._namespace(source.__globals__, quiet)
        if (source, quiet) not in self._twins:
            code = (quiet and source.__quiet__) or source
            self._twins[source, quiet] = _widen_ints(self._compile(code, namespace, forceinline=source in self._inlined))
        return self._twins[source, quiet]

    def entry(self, template: Any, quiet: bool = False) -> Any:
        """An entry point: a function in which the names of the contract are this game's rules. Cached on disk.

        A quiet one takes states without a ring and tells nothing; all else is equal."""
        if (template, quiet) not in self._entries:
            name = template.__name__ + ("_quietly" if quiet else "")
            drawer = self._drawer_of(template)
            compiled = self._compile(template, self._namespace(template.__globals__, quiet), name, drawer, cache=drawer.can_keep())
            self._entries[template, quiet] = self._announce(name, compiled, drawer)
        return self._entries[template, quiet]

    def is_ready(self, template: Any, quiet: bool = False) -> bool:
        """Whether an entry point is in the cache, so that nobody waits for it."""
        drawer = self._drawer_of(template)
        return drawer.mark(template.__name__ + ("_quietly" if quiet else "")).exists() and not drawer.edited

    def _drawer_of(self, template: Any) -> Drawer:
        """Where an entry point is kept: by the sources of its own and of the rules that it calls, where they lie elsewhere."""
        found = {name: path for name, path in sources([template]).items() if path not in self.known}
        if not found:
            return self.drawer
        return Drawer(self.drawer.folder / source_hash(found), self.drawer.edited or edited_since(STARTED, found))

    def _namespace(self, names: dict[str, Any], quiet: bool) -> dict[str, Any]:
        """A module's names with every rule, and every name of the contract, replaced by its twin. To what a bot tries on its copy, or a
        guess makes up, nobody listens."""
        key = id(names), quiet
        if key not in self._namespaces:
            namespace = self._namespaces[key] = dict(names)
            for name, value in names.items():
                if isinstance(value, InContract):
                    unheard = quiet or value.name == "guess" or value.name.startswith("bot")
                    namespace[name] = self.twin(self.game.contract[value.name], unheard)
                elif hasattr(value, "__rule__"):
                    namespace[name] = self.twin(value, quiet)
        return self._namespaces[key]

    def _compile(self, function: Any, namespace: dict[str, Any], name: str = "", drawer: Drawer | None = None, **how: Any) -> Any:
        import numba

        copy = FunctionType(function.__code__, namespace, name or function.__name__, function.__defaults__)
        copy.__module__, copy.__qualname__ = function.__module__, name or function.__qualname__
        config: Any = numba.config
        before, config.CACHE_DIR = config.CACHE_DIR, str((drawer or self.drawer).folder)
        try:
            return numba.njit(copy, nogil=True, error_model="numpy", boundscheck=self.bounds or None, **how)
        finally:
            config.CACHE_DIR = before

    def _announce(self, name: str, dispatcher: Any, drawer: Drawer) -> Any:
        """Say what is being compiled and how long it usually takes, the first time that it is."""
        mark = drawer.mark(name)
        times = self.root / "times.json"
        done = False

        def call(*arguments: Any) -> Any:
            nonlocal done
            if done:
                return dispatcher(*arguments)
            done = True
            if mark.exists() and not drawer.edited:
                with suppress(OSError):  # a cache that somebody else filled may be read-only
                    mark.touch()
                return dispatcher(*arguments)
            key = f"{self.game.name} {name}"
            usual = _read_times(times).get(key)
            self.notify(spoken_here(ENGINE).say("compiling", title=self.game.title, part=name, seconds=round(usual or 0)))
            import numba

            began = time.perf_counter()
            try:
                with warnings.catch_warnings():  # rules that do not tell are compiled once, for states with and without a ring
                    warnings.simplefilter("ignore", numba.NumbaExperimentalFeatureWarning)
                    dispatcher.compile(tuple(numba.typeof(a) for a in arguments))
            except Exception as error:
                raise cannot_compile(self.game, error) from error
            if drawer.can_keep():
                self._finish(mark, times, key, time.perf_counter() - began)
            return dispatcher(*arguments)

        return call

    def remembers(self, what: str) -> bool:
        """Whether something was done before with these very sources."""
        return self.drawer.mark(what).exists() and not self.drawer.edited

    def remember(self, what: str) -> None:
        """Let it be known that something was done with these sources, where there is a place for it."""
        if self.drawer.can_keep():
            self.drawer.mark(what).touch()

    def _finish(self, mark: Path, times: Path, key: str, seconds: float) -> None:
        mark.touch()
        times.write_text(json.dumps(_read_times(times) | {key: round(seconds, 1)}))
        for folder in self.root.glob(f"{self.game.name}-*"):
            marks = [m.stat().st_mtime for m in folder.rglob("*.done")]
            if folder != self.drawer.folder and max(marks, default=0) < time.time() - KEEP_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)


def _widen_ints(twin: Any) -> Any:
    """Compile a rule once for 64-bit ints, not once for each mixture of field widths that its callers pass."""
    from numba.core import types

    fold = twin._compiler.fold_argument_types

    def widened(arguments: Any, keywords: Any) -> Any:
        signature, kinds = fold(arguments, keywords)
        narrow = (types.Integer, types.Boolean, types.IntEnumMember, types.Omitted)
        return signature, tuple(types.int64 if isinstance(k, narrow) and k != types.uint64 else k for k in kinds)

    twin._compiler.fold_argument_types = widened
    return twin


def _read_times(path: Path) -> dict[str, float]:
    """How long each entry point took to compile the last time, by game and name."""
    try:
        times: dict[str, float] = json.loads(path.read_text())
        return times
    except (OSError, ValueError):
        return {}


def compiler(game: Game, bounds: bool = False) -> Compiler:
    """This process's compiler for a game: one, however it is asked for, so that no rule is compiled twice."""
    return _compiler(game, bounds)


@cache
def _compiler(game: Game, bounds: bool) -> Compiler:
    return Compiler(game, bounds=bounds)
