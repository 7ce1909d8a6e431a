"""The grammar of language files: their messages as trees."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast


@cache
def read_messages(source: str, here: str) -> dict[str, ast.Message]:
    """The messages of a language file by name; what cannot be read is named."""
    messages: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise AssertionError(f"{here}, line {line}: {entry.annotations[0].message if entry.annotations else 'not a message'}")
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{here}: {entry.id.name} stands there twice"
            messages[entry.id.name] = entry
    return messages


def nodes(node: Any) -> Iterator[Any]:
    """A part of a language file and all that it is made of."""
    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)
    elif isinstance(node, list):
        for part in node:
            yield from nodes(part)


def selects(node: Any) -> list[ast.SelectExpression]:
    """Where a message chooses."""
    return [part for part in nodes(node) if isinstance(part, ast.SelectExpression)]


def keys(select: ast.SelectExpression) -> list[str]:
    """What a message chooses between."""
    return [variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value) for variant in select.variants]
