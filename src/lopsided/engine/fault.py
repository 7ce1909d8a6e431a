"""Faults: what a game does that the contract forbids, in words for its author, with the field and the line of the rule."""

import ast
import dis
import linecache
import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from traceback import walk_tb
from types import CodeType, FrameType
from typing import Any

from lopsided.engine.box import nearest
from lopsided.engine.decisions import ask
from lopsided.engine.dice import draw, roll
from lopsided.engine.game import Game
from lopsided.engine.inlining import Graph, call_graph

ENGINE = "lopsided.engine."


@dataclass(frozen=True)
class Place:
    """A line of a rule."""

    rule: str
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}, in {self.rule}: {linecache.getline(self.file, self.line).strip()}"


@dataclass(eq=False)
class Fault(Exception):
    """What is wrong with a game. Whatever is not known, or has no part in it, is empty."""

    game: str
    what: str
    table: str = ""  # seats, options and secret: enough to find it again
    ply: int = -1
    seat: int = -1
    agent: str = ""  # who decides for that seat
    action: str = ""  # the action in words
    field: str = ""
    place: Place | None = None

    def __str__(self) -> str:
        where = self.game + (f" with {self.table}" if self.table else "") + (f", ply {self.ply}" if self.ply >= 0 else "")
        who = f"seat {self.seat}" + (f", {self.agent}" if self.agent else "") + (f", took {self.action}" if self.action else "")
        known = {"Who": who if self.seat >= 0 else "", "Field": self.field, "Line": str(self.place or "")}
        return " ".join([f"{where}: {self.what}{'' if self.what[-1:] == '?' else '.'}", *(f"{name}: {said}." for name, said in known.items() if said)])

    def to_json(self) -> dict[str, Any]:
        """The same for programs."""
        place = {"rule": self.place.rule, "file": self.place.file, "line": self.place.line} if self.place else {}
        names = ("game", "what", "table", "ply", "seat", "agent", "action", "field")
        return {**{name: getattr(self, name) for name in names}, **place}


def say_action(game: Game, action: int) -> str:
    """An action by its family's name and its ints, with its number."""
    if not 0 <= action < game.moves.size:
        return f"action {action} of {game.moves.size}"
    name, ints = game.moves.decode(int(action))
    return f"{' '.join([name, *(f'{key}={value}' for key, value in ints.items())])} (action {action})"


def changed_fields(game: Game, one: Any, other: Any) -> list[str]:
    """The fields in which two states differ, given as bytes."""
    fields: Any = game.state.dtype.fields
    spans = {name: slice(offset, offset + kind.itemsize) for name, (kind, offset, *_) in fields.items()}
    return [name for name, span in spans.items() if one[span] != other[span]]


def own_code(game: Game) -> Callable[[FrameType], bool]:
    """Whether a frame runs the game's own code: its package's, or that of any module from which its rules come."""
    rules = [*game.contract.values(), game.fill, game.view, game.own, game.describe, game.board]
    modules = {rule.__module__ for rule in rules if not rule.__module__.startswith(ENGINE)}

    def own(frame: FrameType) -> bool:
        name = str(frame.f_globals.get("__name__"))
        return name in modules or f"{name}.".startswith(f"{game.package}.")

    return own


def place_of(frame: FrameType, line: int) -> Place:
    """Where a frame is."""
    return Place(frame.f_code.co_name, frame.f_code.co_filename, line)


def explain(game: Game, error: Exception) -> tuple[str, str, Place | None]:
    """What a rule that raised did wrong, the field that it did it to, and the line of the game's own code."""
    own, frames, at = own_code(game), list(walk_tb(error.__traceback__)), error.__traceback__
    while at and at.tb_next and any(own(frame) for frame, _ in walk_tb(at.tb_next)):
        at = at.tb_next
    place = place_of(at.tb_frame, at.tb_lineno) if at and own(at.tb_frame) else None
    inner = frames[-1][0] if frames else None
    if isinstance(error, IndexError) and inner and inner.f_code is ask.__code__:
        size = inner.f_locals["g"].frame.shape[0]
        return f"ask() opens one decision more than State has frames ({size}): close() the one before, or give State more frames", "frame", place
    if isinstance(error, IndexError) and inner and inner.f_code in (draw.__code__, roll.__code__):
        stream, size = inner.f_locals["stream"], inner.f_locals["g"].drawn.shape[0]
        return f"a die is drawn from stream {stream}, and State has {size} streams, numbered from 0: give State more streams", "drawn", place
    if isinstance(error, AttributeError) and error.name and (known := _fields_of(game, error.obj)):
        return f"{known[0]} has no field {error.name}. {nearest(error.name, known[1])}".rstrip("."), error.name, place
    said = f"{type(error).__name__}: {error}".rstrip(".: ")
    if not at or not place:
        return said, "", place
    written = _segment(at.tb_frame.f_code, at.tb_lasti)
    field, more = _subject(written, at.tb_frame) if isinstance(error, IndexError | ValueError | OverflowError | TypeError) else ("", "")
    return f"{more or said}", field, place


def _fields_of(game: Game, view: Any) -> tuple[str, list[str]] | None:
    """The name and the fields of the record that this object shows."""
    for record in (game.state, game.box):
        if isinstance(view, record._view):
            return record.__name__, list(record.dtype.names or ())
    return None


def _segment(code: CodeType, instruction: int) -> str:
    """The source of the very expression that an instruction belongs to."""
    line, end, first, last = list(code.co_positions())[instruction // 2]
    if line is None or line != end:
        return ""
    return linecache.getline(code.co_filename, line).encode()[first:last].decode()


def _subject(written: str, frame: FrameType) -> tuple[str, str]:
    """The field of an expression such as `g.score[seat]`, and what is wrong with it in words, where that can be said."""
    try:
        node = ast.parse(written.strip(), mode="eval").body
    except SyntaxError:
        return "", ""
    base = node.value if isinstance(node, ast.Subscript) else node
    field = base.attr if isinstance(base, ast.Attribute) else base.id if isinstance(base, ast.Name) else ""
    try:
        table = eval(compile(ast.Expression(base), "", "eval"), frame.f_globals, frame.f_locals)
        index = eval(compile(ast.Expression(node.slice), "", "eval"), frame.f_globals, frame.f_locals) if isinstance(node, ast.Subscript) else ()
        shape = table.shape if hasattr(table, "shape") else (len(table),) if hasattr(table, "__len__") else ()
    except Exception:
        return field, ""
    places = tuple(map(int, index if isinstance(index, tuple) else (index,)))
    if shape and len(places) == len(shape) and not all(-size <= i < size for i, size in zip(places, shape, strict=True)):
        sizes = " by ".join(map(str, shape))
        return field, f"`{written}` is place {', '.join(map(str, places))} of {sizes}, counted from 0"
    return field, f"`{written}` is given a number that its field cannot hold"


def last_writers(game: Game, g: Any, fields: Iterable[str], step: Callable[[], Any]) -> dict[str, Place]:
    """Take a step while watching the game's own lines: the last one that changed each of these fields."""
    layout: Any = game.state.dtype.fields
    spans = {name: slice(layout[name][1], layout[name][1] + layout[name][0].itemsize) for name in fields if name in layout}
    seen, writers, own = {name: bytes(g.memory[span]) for name, span in spans.items()}, dict[str, Place](), own_code(game)
    at: Place | None = None

    def look() -> None:
        for name, span in spans.items():
            if (now := bytes(g.memory[span])) != seen[name]:
                seen[name] = now
                if at:
                    writers[name] = at

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal at
        if not own(frame):
            return None
        look()
        if event == "return":
            at = place_of(frame.f_back, frame.f_back.f_lineno) if frame.f_back and own(frame.f_back) else at
        else:
            at = place_of(frame, frame.f_lineno)
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        step()
    finally:
        sys.settrace(before)
    look()
    return writers


def check_rules(game: Game) -> None:
    """Every function that the rules call is a rule itself; Fault names the first that is not, and who calls it."""
    for name, function in game.contract.items():
        if not hasattr(function, "__rule__"):
            raise Fault(game.name, f"{name} is {function.__name__}(), which is not a rule: write @rule above it", place=definition(function))
    for source in call_graph(game.contract.values()):
        for called in sorted(set(source.__code__.co_names)):
            function = source.__globals__.get(called)
            if isinstance(function, type(check_rules)) and not hasattr(function, "__rule__") and not function.__module__.startswith("numpy"):
                what = f"{source.__name__}() calls {called}(), which is not a rule: write @rule above it"
                raise Fault(game.name, what, place=definition(function))


def definition(function: Any) -> Place:
    """Where a function begins, below what stands above its name."""
    code = function.__code__
    line = code.co_firstlineno
    while linecache.getline(code.co_filename, line).lstrip().startswith("@"):
        line += 1
    return Place(function.__name__, code.co_filename, line)


def cannot_compile(game: Game, error: Exception) -> Fault:
    """Why rules that run interpreted cannot be compiled, in one line: a field by its nearest name, else what the compiler says."""
    word = str(error.args[0]) if isinstance(error, KeyError) and error.args else ""
    fields = {f"{record.__name__}": list(record.dtype.names or ()) for record in (game.state, game.box)}
    graph = call_graph(game.contract.values())
    if word and (found := _uses(graph, word)):
        known = [name for names in fields.values() for name in names]
        return Fault(game.name, f"neither {' nor '.join(fields)} has a field {word}. {nearest(word, known)}".rstrip("."), field=word, place=found)
    return Fault(game.name, f"the rules cannot be compiled: {_said(str(error))}", place=_place_in(str(error), graph))


def _uses(graph: Graph, field: str) -> Place | None:
    """The first line of the rules on which something has this attribute."""
    for source in graph:
        for step in dis.get_instructions(source):
            if step.opname.endswith("_ATTR") and step.argval == field and step.positions:
                return Place(source.__name__, source.__code__.co_filename, step.positions.lineno or source.__code__.co_firstlineno)
    return None


def _said(error: str) -> str:
    """The part of a compiler's message that says what it minds."""
    lines = [line.strip() for line in error.splitlines()]
    wanted = [line for line in lines if line and not line.startswith(("Failed in", "- ", "During", "File", "^", "<source"))]
    if "Cannot unify" in error and (member := re.search(r"IntEnum<\w+>\((\w+)\)", error)):
        return f"one way it is a member of {member[1]}, the other way a number; make a number of both: 0 + {member[1]}.NAME"
    return wanted[0].rstrip(".") if wanted else error.strip()


def _place_in(error: str, graph: Graph) -> Place | None:
    """The last line of the rules that a compiler's message names."""
    named = re.findall(r'File "([^"]+)", line (\d+)|([^\s()]+\.py) \((\d+)\)', error)
    for one, first, other, second in reversed(named):
        path, line = one or other, int(first or second)
        for source in graph:
            code = source.__code__
            lines = [n for _, _, n in code.co_lines() if n]
            if code.co_filename.endswith(path.lstrip(".")) and lines and lines[0] <= line <= max(lines):
                return Place(source.__name__, code.co_filename, line)
    return None
