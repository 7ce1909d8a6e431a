"""Writes the client's types, `python -m lopsided.server.typescript`: web/src/lib/messages.ts from messages.py and http_messages.py,
web/src/lib/lesson.ts from the messages of the room, web/src/lib/debrief.ts and advice.ts from the agents' figures.py and advice.py,
web/src/lib/lab.ts and lengths.ts from the lab's asked.py and lengths.py, and for each game that the client draws web/src/games/<game>/view.ts
from its shown.py."""

import inspect
import typing
from collections.abc import Iterable, Mapping
from enum import IntEnum
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec
import msgspec.inspect as look

from lopsided.agents import advice, figures
from lopsided.lab import asked, lengths
from lopsided.server import http_messages, messages
from lopsided.server.lesson import messages as lesson

ROOT = Path(__file__).parents[3]
CLIENT = ROOT / "web" / "src"
FROM_CLIENT = {"NewTable", "Join", "TakeBack", "Configure", "NewRoom"}  # besides the requests: what has a default may be left out
PLAIN = {look.IntType: "number", look.FloatType: "number", look.StrType: "string", look.BoolType: "boolean", look.NoneType: "null", look.AnyType: "unknown"}
WIDE = 140  # a line that is longer is broken
OF_ADVICE = 'import type { Advice } from "./advice";'
OF_FIGURES = 'import type { Forecast } from "./debrief";'
OF_LENGTHS = 'import type { Lengths } from "./lengths";'
OF_TABLES = 'import type { Item } from "./messages";'
SCENE = 'import type { Scene as AnyScene } from "../../lib/game";\n\nexport type Scene = AnyScene<Table, Board>;'


def made() -> dict[Path, str]:
    """Every file, by its place."""
    games = [folder.name for folder in sorted((CLIENT / "games").iterdir()) if (folder / "index.ts").exists()]
    views = {CLIENT / "games" / game / "view.ts": typescript(shown(game), head=SCENE) for game in games}
    return {
        CLIENT / "lib" / "messages.ts": typescript(messages, http_messages, head=f"{OF_ADVICE}\n{OF_FIGURES}\n{OF_LENGTHS}"),
        CLIENT / "lib" / "advice.ts": typescript(advice),
        CLIENT / "lib" / "lesson.ts": typescript(lesson, head=OF_TABLES),
        CLIENT / "lib" / "debrief.ts": typescript(figures),
        CLIENT / "lib" / "lab.ts": typescript(asked),
        CLIENT / "lib" / "lengths.ts": typescript(lengths),
        **views,
    }


def shown(game: str) -> ModuleType:
    """What a game's client is shown."""
    return import_module(f"lopsided.games.{game.replace('-', '_')}.shown")


def typescript(module: ModuleType, *more: ModuleType, head: str = "") -> str:
    """One file, of one module or of several, of which the first has the words that all use."""
    sources = " and ".join(Path(inspect.getfile(each)).relative_to(ROOT).as_posix() for each in (module, *more))
    names = aliases(module)
    parts = [f"// Made by `python -m lopsided.server.typescript` from {sources}; do not edit.\n{head}".rstrip(), constants(module)]
    parts += ["\n".join(f"export type {name} = {list_of(module, allowed) or choices(allowed)};" for name, allowed in names.items())]
    parts += [interface(struct, names) for each in (module, *more) for struct in structs(each)]
    parts += [f"export type {name} = {union(kinds)};" for name, kinds in vars(module).items() if name.startswith("From")]
    return "\n\n".join(filter(None, parts)) + "\n"


def constants(module: ModuleType) -> str:
    """The module's whole numbers, lists of words, and enums that travel as numbers."""
    found = {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}
    lists = {name: f"{spelled(value)} as const" for name, value in vars(module).items() if name.isupper() and isinstance(value, tuple)}
    enums = {name: f"{members(value)} as const" for name, value in vars(module).items() if inspect.isclass(value) and issubclass(value, IntEnum)}
    return "\n".join(f"export const {name} = {value};" for name, value in {**found, **lists, **enums}.items())


def members(kind: type[IntEnum]) -> str:
    """An enum as an object of numbers."""
    return "{ " + ", ".join(f"{member.name}: {member.value}" for member in kind) + " }"


def aliases(module: ModuleType) -> dict[str, tuple[str, ...]]:
    """The named lists of words, such as Stage."""
    found = {name: typing.get_args(value) for name, value in vars(module).items() if typing.get_origin(value) is typing.Literal}
    notes = {name: noted(look.type_info(value)) for name, value in vars(module).items() if typing.get_origin(value) is typing.Annotated}
    return found | notes


def noted(kind: look.Type) -> tuple[str, ...]:
    """The words that a text is one of; empty where it may be any."""
    return tuple((kind.extra_json_schema or {}).get("enum", ())) if isinstance(kind, look.Metadata) else ()


def structs(module: ModuleType) -> list[type]:
    """Every struct and typed dictionary in the order in which it is written; not the two bases."""
    found = [v for v in vars(module).values() if inspect.isclass(v) and v.__module__ == module.__name__]
    return [s for s in found if s not in (messages.Message, messages.Request)]


def interface(struct: type, names: Mapping[str, tuple[str, ...]]) -> str:
    """One struct or typed dictionary as an interface with its docstring."""
    info = look.type_info(struct)
    assert isinstance(info, look.StructType | look.TypedDictType)
    omits = isinstance(info, look.StructType) and struct.__struct_config__.omit_defaults  # type: ignore[attr-defined]
    may_omit = isinstance(info, look.TypedDictType) or omits or issubclass(struct, messages.Request) or struct.__name__ in FROM_CLIENT
    written = list(typing.get_type_hints(struct))
    tag = info.tag if isinstance(info, look.StructType) else None
    fields = [f"t: {spelled(tag)}"] if tag is not None else []
    fields += [
        f"{f.encode_name}{'?' if may_omit and not f.required else ''}: {spell(f.type, names)}" for f in sorted(info.fields, key=lambda f: written.index(f.name))
    ]
    head, line = f"/** {inspect.cleandoc(struct.__doc__ or '')} */\nexport interface {struct.__name__} {{", "; ".join(fields)
    return f"{head} {line} }}" if len(line) < WIDE else "\n  ".join([head, *[f"{field};" for field in fields]]) + "\n}"


def spell(kind: look.Type, names: Mapping[str, tuple[str, ...]]) -> str:
    """One type in TypeScript."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, look.LiteralType) or noted(kind):
        allowed = noted(kind) or tuple(kind.values)  # type: ignore[attr-defined]
        return next((name for name, known in names.items() if set(known) == set(allowed)), choices(allowed))
    if isinstance(kind, look.StructType | look.TypedDictType):
        return kind.cls.__name__
    if isinstance(kind, look.UnionType):
        return " | ".join(spell(t, names) for t in kind.types)
    if isinstance(kind, look.ListType | look.VarTupleType):
        inner = spell(kind.item_type, names)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, look.TupleType):
        return f"[{', '.join(spell(t, names) for t in kind.item_types)}]"
    if isinstance(kind, look.DictType):
        return f"Record<{spell(kind.key_type, names)}, {spell(kind.value_type, names)}>"
    raise TypeError(f"{kind} has no spelling in TypeScript yet: add it to spell()")


def spelled(value: object) -> str:
    """A plain value."""
    return msgspec.json.encode(value).decode()


def choices(allowed: Iterable[str]) -> str:
    """A list of words as a union."""
    return " | ".join(map(spelled, allowed))


def list_of(module: ModuleType, allowed: tuple[str, ...]) -> str:
    """The same words by the name of the module's own list of them, where it has one."""
    return next((f"(typeof {name})[number]" for name, value in vars(module).items() if name.isupper() and value == allowed), "")


def union(kinds: typing.Any) -> str:
    """A union of structs by their names."""
    return " | ".join(k.__name__ for k in typing.get_args(kinds))


if __name__ == "__main__":
    for target, text in made().items():
        target.write_text(text, encoding="utf-8")
        print(f"wrote {target}")
