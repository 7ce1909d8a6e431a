"""Rules broken on purpose, one thing at a time: every mutant of a package of rules, as code that can take a rule's place.

A mutant is known by its rule and by what the statement said before and says after ("turn.rise: if g.row[seat] < LOSE: -> if True:"),
with a number where that happens more than once in the rule. So its name outlives every edit elsewhere.
"""

import ast
import importlib
import pkgutil
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from lopsided.testing.watching import MOST, PAIRED, Point, Watched, Watcher, pair_of

PAIRS: list[tuple[type[ast.AST], type[ast.AST]]] = [
    *[(ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.Is, ast.IsNot), (ast.In, ast.NotIn)],
    *[(ast.Add, ast.Sub), (ast.Mult, ast.FloorDiv), (ast.LShift, ast.RShift), (ast.BitAnd, ast.BitOr)],
]
OTHER = {**dict(PAIRS), **{b: a for a, b in PAIRS}}
OPPOSITE = {"min": "max", "max": "min"}


@dataclass(frozen=True)
class Mutant:
    """One rule with one thing changed."""

    name: str  # the rule, before -> after
    rule: FunctionType
    code: CodeType
    file: str
    line: int
    key: int  # by which the watcher tells that it would make a difference

    def __str__(self) -> str:
        return f"{Path(self.file).name}:{self.line} {self.name}"


class Change(NamedTuple):
    """What will stand where, in which statement, and where it would show."""

    statement: Any
    slot: "Slot"
    new: Any
    point: Point


def all_mutants(package: str, watcher: Watcher) -> list[Mutant]:
    """Every mutant of every function in a module or a package of rules; the rules themselves are watched from now on."""
    return [mutant for module in modules(package) for mutant in mutants_of(module, watcher)]


def modules(package: str) -> list[Any]:
    """A module, and where it is a package all that lies in it."""
    top = importlib.import_module(package)
    inner = pkgutil.iter_modules(getattr(top, "__path__", []))
    return [top, *(importlib.import_module(f"{package}.{module.name}") for module in inner)]


def mutants_of(module: Any, watcher: Watcher) -> Iterator[Mutant]:
    """The mutants of the functions that a module defines."""
    seen = Counter[str]()
    for node in ast.parse(Path(module.__file__).read_text("utf-8")).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        rule = getattr(module, node.name)
        node.decorator_list = []
        for statement, slot, new, point in changes(node):
            before = header(statement)
            old = slot.get()
            slot.put(new)
            after = header(new) if old is statement else header(statement)
            code = compiled(node, module.__file__)
            slot.put(old)
            name = f"{module.__name__.rpartition('.')[2]}.{node.name}: {before} -> {after}"
            seen[name] += 1
            number = f" #{seen[name]}" if seen[name] > 1 else ""
            yield Mutant(name + number, rule, code, module.__file__, getattr(old, "lineno", statement.lineno), watcher.key(point))
        watcher.watch(rule, compiled(Watched(watcher).visit(node), module.__file__))


def header(statement: Any) -> str:
    """A statement's own line."""
    return ast.unparse(statement).partition("\n")[0]


def compiled(function: ast.FunctionDef, file: str) -> CodeType:
    """The code of a function as it is written now."""
    whole = compile(ast.fix_missing_locations(ast.Module([function], [])), file, "exec")
    return next(code for code in whole.co_consts if isinstance(code, CodeType) and code.co_name == function.name)


@dataclass(frozen=True)
class Slot:
    """A place in the source where something else could stand."""

    owner: ast.AST
    field: str
    index: int = -1

    def get(self) -> Any:
        """What stands there."""
        value = getattr(self.owner, self.field)
        return value[self.index] if self.index >= 0 else value

    def put(self, new: Any) -> None:
        """Write something else there."""
        if self.index >= 0:
            getattr(self.owner, self.field)[self.index] = new
        else:
            setattr(self.owner, self.field, new)


def slots(owner: ast.AST) -> Iterator[Slot]:
    """The places right below a node."""
    for field, value in ast.iter_fields(owner):
        if isinstance(value, list):
            yield from (Slot(owner, field, index) for index, part in enumerate(value) if isinstance(part, ast.AST))
        elif isinstance(value, ast.AST):
            yield Slot(owner, field)


def changes(function: ast.FunctionDef) -> list[Change]:
    """Every change of a function."""
    bound = {argument.arg for argument in function.args.args}
    return [change for slot in slots(function) if slot.field == "body" for change in of_statement(slot, bound)]


def of_statement(slot: Slot, bound: set[str]) -> Iterator[Change]:
    """The changes of one statement and of all within it; `bound` are the names that have a value by now."""
    statement = slot.get()
    alone = isinstance(slot.owner, ast.If) and slot.field == "body" and len(slot.owner.body) == 1 and not slot.owner.orelse
    kind = "write" if isinstance(statement, ast.Assign) and not any(isinstance(node, ast.Call) for node in ast.walk(statement.targets[0])) else "at"
    yield from (Change(statement, slot, ast.copy_location(new, statement), Point(statement, kind)) for new in instead(statement, bound, alone))
    for inner in slots(statement):
        node = inner.get()
        if isinstance(node, ast.stmt):
            yield from of_statement(inner, bound)
        elif inner.field == "test":
            yield from of_condition(statement, inner)
        elif inner.field == "op":
            yield from (Change(statement, inner, new(), Point(statement)) for new in swapped(node))
        elif inner.field not in ("annotation", "target", "targets") or not isinstance(node, ast.Name):
            yield from of_expression(statement, inner)
    bound |= {node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


def instead(statement: Any, bound: set[str], alone: bool) -> Iterator[ast.stmt]:
    """What could stand for a whole statement. What is alone in its branch is not left out: never taking the branch is the same."""
    match statement:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Return(value=None) if not alone:
            yield ast.Pass()
        case ast.Assign(targets=[ast.Name(id=name)]) if name in bound and not alone:
            yield ast.Pass()
        case ast.Return(value=ast.Attribute()):
            yield ast.Return(ast.Constant(0))
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()


def of_condition(statement: Any, slot: Slot) -> Iterator[Change]:
    """A condition that always or never holds; its opposite would show wherever one of these does."""
    if isinstance(slot.get(), ast.Constant):
        return
    for always in (True, False) if isinstance(statement, ast.If) else (False,):
        yield Change(statement, slot, ast.Constant(always), Point(statement, "truth", always))
    yield from of_expression(statement, slot, is_condition=True)


def of_expression(statement: Any, slot: Slot, is_condition: bool = False) -> Iterator[Change]:
    """The changes of an expression and of all within it."""
    node = slot.get()
    pair = pair_of(node)
    if not (is_condition and isinstance(node, ast.UnaryOp)):
        yield from (Change(statement, slot, new, point) for new, point in instead_of_value(statement, node))
    for inner in slots(node):
        part = inner.get()
        if isinstance(part, ast.operator | ast.cmpop):
            if not (is_condition and isinstance(part, ast.Eq | ast.NotEq)):
                yield from (Change(statement, inner, new(), Point(node, "pair", PAIRED[new]) if pair else Point(statement)) for new in swapped(part))
        elif pair and isinstance(part, ast.Constant) and type(part.value) is int:
            number = one_more(part.value)
            yield Change(statement, inner, ast.Constant(number), Point(node, "pair", with_constant(pair[0], part is pair[1], number)))
        elif isinstance(part, ast.expr) and inner.field != "func":
            yield from of_expression(statement, inner)
        elif isinstance(part, ast.keyword):
            yield from of_expression(statement, Slot(part, "value"))


def with_constant(how: Callable[[Any, Any], Any], is_left: bool, constant: int) -> Callable[[Any, Any], Any]:
    """The same put together with a number in the place of one of the two."""
    return (lambda left, right: how(constant, right)) if is_left else (lambda left, right: how(left, constant))


def one_more(number: int) -> int:
    """The number for which this one is mistaken."""
    return 0 if number == 1 else number + 1


def swapped(operator: ast.AST) -> Iterator[type[ast.AST]]:
    """The operator that is mistaken for this one."""
    if type(operator) in OTHER:
        yield OTHER[type(operator)]


def instead_of_value(statement: Any, node: Any) -> Iterator[tuple[ast.expr, Point]]:
    """What could stand for a value, and where it would show."""
    here = Point(statement)
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value), here
        case ast.Constant(value=int(value)):
            yield ast.Constant(one_more(value)), here
        case ast.BoolOp(op=op, values=values):
            for left_out in range(len(values)):
                rest = [value for number, value in enumerate(values) if number != left_out]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest), Point(node, "junction")
        case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=operand):
            yield operand, here
        case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
            yield operand, here
        case ast.BinOp(left=left, op=ast.Mod()):
            yield left, Point(node, "pair", lambda left, right: left)
        case ast.IfExp(body=yes, orelse=no):
            yield yes, Point(node, "truth", True)
            yield no, Point(node, "truth", False)
        case ast.Call(func=ast.Name(id="min" | "max" as name), args=arguments):
            point = Point(node, "pair", MOST[OPPOSITE[name]]) if len(arguments) == 2 else here
            yield ast.Call(ast.Name(OPPOSITE[name], ast.Load()), arguments, []), point
        case ast.Call(func=ast.Name(id="abs"), args=[value]):
            yield value, here
        case ast.Call(func=ast.Name(id="range") as name, args=[stop]):
            yield ast.Call(name, [ast.Constant(1), stop], []), here
            yield ast.Call(name, [ast.BinOp(stop, ast.Sub(), ast.Constant(1))], []), here
        case ast.Call(func=ast.Name(id="range") as name, args=[start, stop, *step]):
            yield ast.Call(name, [start, ast.BinOp(stop, ast.Sub(), ast.Constant(1)), *step], []), here
