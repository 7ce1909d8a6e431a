"""No rule does arithmetic on unsigned fields: compiled, the result would differ from the interpreted one."""

import ast
import inspect
import textwrap
from typing import Any

import pytest

from lopsided.engine.compiler import compiler
from lopsided.engine.game import Game, all_games
from lopsided.engine.inlining import call_graph
from lopsided.engine.records import Record, i8, u8, u64
from lopsided.engine.rule import rule

OURS = {name: game for name, game in all_games().items() if game.package.startswith("lopsided.games.")}


class Flags(Record):
    one: u8
    other: u8
    plain: i8


@rule
def apart(table):  # type: ignore[no-untyped-def]
    """What must not be done."""
    g = table[0]
    return g.one - g.other


def unsigned(record: type[Record]) -> set[str]:
    """The unsigned fields that a record declares beside the engine's own."""
    own = {name for base in record.__mro__ if base.__module__ != Record.__module__ for name in inspect.get_annotations(base)}
    return {name for name in own if record.dtype[name].base.kind == "u"}


def field(node: ast.AST) -> str:
    """The field that an expression reads: g.name or g.name[...]."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.attr if isinstance(node, ast.Attribute) else ""


def arithmetic(source: Any, fields: set[str]) -> list[str]:
    """Expressions of a rule that add, subtract, multiply, divide or negate nothing but unsigned fields."""
    bad = []
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(source)))):
        operands: list[ast.expr] = []
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub | ast.Mult | ast.FloorDiv | ast.Mod | ast.LShift):
            operands = [node.left, node.right]
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub | ast.Invert):
            operands = [node.operand]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("min", "max", "abs"):
            operands = node.args
        if operands and all(field(operand) in fields for operand in operands):
            bad.append(ast.unparse(node))
    return bad


def test_the_trap_is_real() -> None:
    table = Flags.new()
    table["other"] = 1
    assert apart([Flags.on(table.tobytes())]) == -1
    assert compiler(OURS["threat-level"]).twin(apart)(table) == 2**64 - 1
    assert unsigned(Flags) == {"one", "other"}
    assert arithmetic(apart, {"one", "other"}) == ["g.one - g.other"]
    assert arithmetic(apart, {"one"}) == []


@pytest.mark.parametrize("game", OURS.values(), ids=OURS)
def test_no_rule_does_arithmetic_on_unsigned_fields(game: Game) -> None:
    fields = unsigned(game.box) | unsigned(game.state)
    assert [bad for source in call_graph(game.contract.values()) for bad in arithmetic(source, fields)] == []


def test_no_record_but_the_engine_s_has_64_unsigned_bits() -> None:
    with pytest.raises(TypeError, match=r"Keys\.key is u64"):
        type("Keys", (Record,), {"__annotations__": {"key": u64}, "__module__": __name__})
