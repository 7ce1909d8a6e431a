"""Writes web/src/lib/messages.ts from messages.py: `python -m lopsided.server.typescript`."""

import inspect
import typing
from pathlib import Path

import msgspec
import msgspec.inspect as look

from lopsided.server import messages

TARGET = Path(__file__).parents[3] / "web" / "src" / "lib" / "messages.ts"
FROM_CLIENT = {"NewTable", "Join", "TakeBack", "Configure"}  # besides the requests: what has a default may be left out
PLAIN = {look.IntType: "number", look.FloatType: "number", look.StrType: "string", look.BoolType: "boolean", look.NoneType: "null", look.AnyType: "unknown"}


def typescript() -> str:
    """The whole file."""
    parts = [f"// Made by `python -m lopsided.server.typescript` from src/lopsided/server/messages.py; do not edit.\n{constants()}"]
    parts += [f"export type {name} = {choices(alias)};" for name, alias in aliases().items()]
    parts += [interface(struct) for struct in structs()]
    parts += [f"export type {name} = {union(getattr(messages, name))};" for name in ("FromClient", "FromServer")]
    return "\n\n".join(parts) + "\n"


def constants() -> str:
    """The module's whole numbers."""
    return "\n".join(f"export const {name} = {value};" for name, value in vars(messages).items() if name.isupper() and isinstance(value, int))


def aliases() -> dict[str, tuple[str, ...]]:
    """The named lists of words, such as Stage."""
    return {name: typing.get_args(value) for name, value in vars(messages).items() if typing.get_origin(value) is typing.Literal}


def structs() -> list[type[msgspec.Struct]]:
    """Every struct in the order in which it is written; not the two bases."""
    found = [v for v in vars(messages).values() if inspect.isclass(v) and issubclass(v, msgspec.Struct) and v.__module__ == messages.__name__]
    return [s for s in found if s not in (messages.Message, messages.Request)]


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct as an interface with its docstring."""
    info = look.type_info(struct)
    assert isinstance(info, look.StructType)
    may_omit = issubclass(struct, messages.Request) or struct.__name__ in FROM_CLIENT
    lines = [f"  t: {msgspec.json.encode(info.tag).decode()};"] if info.tag is not None else []
    lines += [f"  {f.encode_name}{'?' if may_omit and not f.required else ''}: {spell(f.type)};" for f in info.fields]
    return f"/** {inspect.cleandoc(struct.__doc__ or '')} */\nexport interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}"


def spell(kind: look.Type) -> str:
    """One type in TypeScript."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, look.LiteralType):
        return next((name for name, words in aliases().items() if set(words) == set(kind.values)), choices(kind.values))
    if isinstance(kind, look.StructType):
        return kind.cls.__name__
    if isinstance(kind, look.UnionType):
        return " | ".join(spell(t) for t in kind.types)
    if isinstance(kind, look.ListType):
        inner = spell(kind.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, look.TupleType):
        return f"[{', '.join(spell(t) for t in kind.item_types)}]"
    if isinstance(kind, look.DictType):
        return f"Record<{spell(kind.key_type)}, {spell(kind.value_type)}>"
    raise TypeError(f"messages.py uses {kind}, which has no spelling in TypeScript yet: add it to spell()")


def choices(words: typing.Iterable[typing.Any]) -> str:
    """A list of words as a union."""
    return " | ".join(msgspec.json.encode(w).decode() for w in words)


def union(kinds: typing.Any) -> str:
    """A union of structs by their names."""
    return " | ".join(k.__name__ for k in typing.get_args(kinds))


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
    print(f"wrote {TARGET}")
