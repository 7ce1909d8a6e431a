"""Rules that run as ever and say on the way which of their mutants would have done otherwise.

A test in which `row < LOSE` never met `row == LOSE` cannot tell `<` from `<=`, so it need not be run on that mutant. A watched rule
notes, while a test runs, the keys of all changes that would have given another value there.
"""

import ast
import operator
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from types import CodeType, FunctionType
from typing import Any

NAME = "__watch__"  # under which watched rules know their watcher
PAIRED: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
}
MOST = {"min": min, "max": max}


@dataclass(frozen=True)
class Point:
    """Where a change can be seen to make a difference: at a statement whenever it runs, or at a value when it would be another."""

    node: ast.AST
    kind: str = "at"
    detail: Any = None


def pair_of(node: Any) -> tuple[Callable[[Any, Any], Any], ast.expr, ast.expr] | None:
    """What two values are put together, and how."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in PAIRED:
            return PAIRED[type(op)], left, right
        case ast.BinOp(left=left, op=op, right=right) if type(op) in PAIRED:
            return PAIRED[type(op)], left, right
        case ast.Call(func=ast.Name(id="min" | "max" as name), args=[left, right]):
            return MOST[name], left, right
    return None


@dataclass
class Watcher:
    """Notes which changes would have made a difference since it was last asked."""

    seen: set[int] = field(default_factory=set)
    points: dict[tuple[str, int], list[tuple[int, Any]]] = field(default_factory=dict)  # by kind and node: keys and details
    watched: list[tuple[Any, list[tuple[int, Any]]]] = field(default_factory=list)
    nodes: list[ast.AST] = field(default_factory=list)  # kept, so that no other node takes over the id of one
    keys: int = 0
    plain: list[tuple[FunctionType, CodeType]] = field(default_factory=list)  # rules and their code without a watcher

    def watch(self, rule: FunctionType, code: CodeType) -> None:
        """Have a rule run by code that tells this watcher."""
        self.plain.append((rule, rule.__code__))
        rule.__globals__[NAME] = self
        rule.__code__ = code

    def stop(self) -> None:
        """Leave all rules as they were."""
        for rule, code in self.plain:
            rule.__code__ = code

    def key(self, point: Point) -> int:
        """The number of a point; all that shows as soon as a statement runs shares one."""
        self.nodes.append(point.node)
        entries = self.points.setdefault((point.kind, id(point.node)), [])
        if point.kind != "at" or not entries:
            self.keys += 1
            entries.append((self.keys, point.detail))
        return entries[-1][0]

    def at(self, key: int) -> None:
        """A statement runs."""
        self.seen.add(key)

    def truth(self, number: int, value: Any) -> Any:
        """A condition: taking it for always true shows where it is false, and the other way round."""
        for key, always in self.watched[number][1]:
            if bool(value) != always:
                self.seen.add(key)
        return value

    def pair(self, number: int, left: Any, right: Any) -> Any:
        """Two values put together."""
        how, others = self.watched[number]
        value = how(left, right)
        for key, other in others:
            if key not in self.seen and differs(value, partial(other, left, right)):
                self.seen.add(key)
        return value

    def junction(self, number: int, *parts: Callable[[], Any]) -> Any:
        """And, or: leaving out a part shows only where that part decides."""
        decides, keys = self.watched[number]
        values = []
        for part, (key, _) in zip(parts, keys, strict=True):
            values.append(part())
            if bool(values[-1]) == decides:
                self.seen.add(key)
                return values[-1]
        if values[-1] != values[-2]:
            self.seen.add(keys[-1][0])
        return values[-1]

    def write(self, number: int, value: Any, old: Callable[[], Any]) -> Any:
        """A value is written: leaving it out shows where another stood there."""
        key = self.watched[number][1][0][0]
        if key not in self.seen and differs(value, old):
            self.seen.add(key)
        return value


def differs(value: Any, other: Callable[[], Any]) -> bool:
    """Whether something else would come out, or nothing at all."""
    try:
        return bool(value != other())
    except Exception:
        return True


class Watched(ast.NodeTransformer):
    """Puts the watcher's calls into a rule."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher

    def visit(self, node: ast.AST) -> Any:
        """A node with all its watchers."""
        plain, junction, truth, write = (self.watcher.points.get((kind, id(node)), []) for kind in ("pair", "junction", "truth", "write"))
        how = pair_of(node)
        self.generic_visit(node)
        if isinstance(node, ast.If | ast.While | ast.IfExp) and truth:
            node.test = self._call("truth", None, truth, node.test)
        if isinstance(node, ast.Assign) and write:
            old: Any = ast.parse(ast.unparse(node.targets[0]), mode="eval").body
            node.value = self._call("write", None, write, node.value, later(old))
        if how and plain:
            pair = pair_of(node)
            assert pair
            return self._call("pair", how[0], plain, *pair[1:])
        if isinstance(node, ast.BoolOp) and junction:
            return self._call("junction", isinstance(node.op, ast.Or), junction, *map(later, node.values))
        return list(self._announced(node)) if isinstance(node, ast.stmt) and not isinstance(node, ast.FunctionDef) else node

    def _announced(self, statement: ast.stmt) -> Iterator[ast.stmt]:
        for key, _ in self.watcher.points.get(("at", id(statement)), []):
            yield ast.Expr(ast.Call(ast.Attribute(ast.Name(NAME, ast.Load()), "at", ast.Load()), [ast.Constant(key)], []))
        yield statement

    def _call(self, method: str, how: Any, entries: list[tuple[int, Any]], *values: ast.expr) -> ast.expr:
        self.watcher.watched.append((how, entries))
        function = ast.Attribute(ast.Name(NAME, ast.Load()), method, ast.Load())
        return ast.Call(function, [ast.Constant(len(self.watcher.watched) - 1), *values], [])


def later(value: ast.expr) -> ast.expr:
    """A value that is computed when it is asked for."""
    return ast.Lambda(ast.arguments([], [], None, [], [], None, []), value)
