"""What a box.toml may hold, as typed structs, and a sentence for whatever does not fit them.

A game declares its sections as `Entry` structs: a misspelt key, a number out of range or an unknown word is refused by its
place in the file, with what may stand there. Checks within an entry are ValueErrors of its `__post_init__`.
"""

import difflib
from collections.abc import Iterable, Mapping
from enum import IntEnum
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct
from msgspec import inspect as types

from lopsided.engine.words import ENGINE, Worded, words

Source = Literal["book", "designed"]
Path = tuple[str | int, ...]
Member = TypeVar("Member", bound=IntEnum)
Kind = TypeVar("Kind")


class BoxError(ValueError):
    """What is wrong in a box.toml, for its author; or in what is asked for."""


class Unfit(Worded, BoxError):
    """What is wrong in what people ask for: seats, options, a variant, an agent."""


def meant(word: str, known: Iterable[Any]) -> dict[str, str]:
    """What is near to a word among what is known, or `none`, and all that is known: what the message `meant` is given."""
    known = [str(k) for k in known]
    return {"near": next(iter(difflib.get_close_matches(word, known, 1, 0.5)), "none"), "known": ", ".join(known) or "none"}


def nearest(word: str, known: Iterable[Any]) -> str:
    """`Did you mean X?` where something known is close to the word, else the list of what is known."""
    return words(ENGINE).say("meant", **meant(word, known))


class Part(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table within an entry."""


class Entry(Part, kw_only=True):
    """A table of box.toml; it says whether the book or we made it."""

    source: Source


def length(least: int, most: int = -1) -> Meta:
    """How long a list is: exactly so long, or from so many to so many."""
    return Meta(min_length=least, max_length=least if most < 0 else most)


Text = Annotated[str, Meta(pattern=r"\S")]


class _Written(type):
    """The type of Written[Kind]: whatever is of that kind is of this type."""

    kind: Any

    def __instancecheck__(cls, value: Any) -> bool:
        return isinstance(value, cls.kind)

    @property
    def allowed(cls) -> str:
        """What can be written."""
        return f"one of {', '.join(member.name.lower() for member in cls.kind)}" if issubclass(cls.kind, IntEnum) else "a text"

    def read(cls, text: Any) -> Any:
        """What is written like this."""
        if not isinstance(text, str):
            raise ValueError(f"it must be {cls.allowed}")
        return member(cls.kind, text) if issubclass(cls.kind, IntEnum) else cls.kind.read(text)


if TYPE_CHECKING:
    Written = Annotated[Kind, "as one text"]
else:

    class Written:
        """What stands in box.toml as one text: a member of an enum by its name, or what the class method `read` makes of it."""

        def __class_getitem__(cls, kind: type) -> _Written:
            return _Written(kind.__name__, (), {"kind": kind})


def member(known: Iterable[Member], word: str) -> Member:
    """Which of these members of an enum is written like this; ValueError says which there are."""
    words = {member.name.lower(): member for member in known}
    if word not in words:
        kind = type(next(iter(words.values()))).__name__.lower()
        raise ValueError(f"there is no {kind} {word!r}. {nearest(word, words)}")
    return words[word]


def check_once(what: str, words: Iterable[str]) -> None:
    """ValueError where a word comes twice."""
    seen: set[str] = set()
    for word in words:
        if word in seen:
            raise ValueError(f"{what} {word} is used twice")
        seen.add(word)


def write(box: Any, entry: Struct, *at: int) -> None:
    """Write the numbers of an entry into the fields of the box that have the same names, or into their row `at`."""
    for name, value in msgspec.structs.asdict(entry).items():
        if not hasattr(box, name) or not isinstance(value, int | list):
            continue
        for place, number in enumerate(value) if isinstance(value, list) else [(-1, value)]:
            index = at if place < 0 else (*at, place)
            if index:
                getattr(box, name)[index if len(index) > 1 else index[0]] = number
            else:
                setattr(box, name, number)


def convert(value: Any, kind: type[Kind]) -> Kind:
    """A value as a type; msgspec.ValidationError where it does not fit."""
    return msgspec.convert(value, kind, dec_hook=lambda custom, text: custom.read(text))


def read(printed: Mapping[str, Any], kind: type[Kind]) -> Kind:
    """What box.toml says as a struct; BoxError names the place that is wrong."""
    try:
        return convert(printed, kind)
    except msgspec.ValidationError as error:
        raise BoxError(complaint(printed, *fault(printed, kind, error))) from None


def fault(value: Any, kind: Any, error: Exception, path: Path = ()) -> tuple[Path, Any, str]:
    """The innermost part that does not fit: the way to it, its type, and what a check of our own says of it."""
    for key, inner in parts(value, kind):
        try:
            convert(value[key], inner)
        except msgspec.ValidationError as closer:
            return fault(value[key], inner, closer, (*path, key))
    return path, kind, str(error.__cause__ or "")


def parts(value: Any, kind: Any) -> list[tuple[Any, Any]]:
    """The keys of the parts of a table or a list, with their types."""
    kind = bare(kind)
    inner = get_args(kind)
    if isinstance(value, dict) and isinstance(kind, type) and issubclass(kind, Struct):
        return [(field.encode_name, field.type) for field in msgspec.structs.fields(kind) if field.encode_name in value]
    if isinstance(value, dict) and get_origin(kind) is dict:
        return [(key, inner[1]) for key in value]
    if isinstance(value, list) and get_origin(kind) in (list, tuple):
        return [(place, inner[0]) for place in range(len(value))]
    return []


def bare(kind: Any) -> Any:
    """A type without its notes, and without None where it may be left out."""
    if get_origin(kind) is Annotated:
        return bare(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        there = [part for part in get_args(kind) if part is not NoneType]
        return bare(there[0]) if len(there) == 1 else kind
    return kind


def complaint(printed: Any, path: Path, kind: Any, said: str) -> str:
    """The sentence for a part that does not fit."""
    value = printed
    for key in path:
        value = value[key]
    struct = bare(kind)
    if isinstance(value, dict) and isinstance(struct, type) and issubclass(struct, Struct):
        fields = {field.encode_name: field for field in msgspec.structs.fields(struct)}
        for key in value:
            if key not in fields:
                return f"{place(printed, path)}there is no {key!r} here. {nearest(key, fields)}"
        for key, field in fields.items():
            if field.required and key not in value:
                return f"{place(printed, path)}{key} is missing; it must be {in_words(types.type_info(field.type))}"
        return f"{place(printed, path)}{said}"
    name = f"number {path[-1] + 1} of {path[-2]}" if isinstance(path[-1], int) else path[-1]
    shown = repr(value) if len(repr(value)) < 90 else f"a list of {len(value)}" if isinstance(value, list) else "something long"
    ends = said or f"it must be {in_words(types.type_info(kind))}"
    return f"{place(printed, path[: -2 if isinstance(path[-1], int) else -1])}{name} is {shown}; {ends}"


def place(printed: Any, path: Path) -> str:
    """Where a part lies, in words: `[prices]: ` or `cards: O04 Pitch night, second: `."""
    said, value = "", printed
    for key in path:
        value = value[key]
        if isinstance(key, int):
            names = [str(value[name]) for name in ("id", "name", "title") if name in value] if isinstance(value, dict) else []
            said += f": {' '.join(names) or f'number {key + 1}'}"
        else:
            said += f", {key}" if ":" in said else f".{key}" if said else key
    return f"{said}: " if ":" in said else f"[{said}]: " if said else ""


def in_words(kind: types.Type) -> str:
    """What a type takes."""
    match kind:
        case types.Metadata(type=inner, extra_json_schema=extra):
            return f"{in_words(inner)} ({(extra or {}).get('description')})"
        case types.IntType(ge=None):
            return "a whole number"
        case types.IntType(ge=low, le=high):
            return f"a whole number from {low} to {high}" if low != high else str(low)
        case types.BoolType():
            return "true or false"
        case types.StrType(pattern=pattern):
            return "a text that is not empty" if pattern else "a text"
        case types.LiteralType(values=values):
            return " or ".join(map(str, values))
        case types.ListType(item_type=item, min_length=low, max_length=high) | types.VarTupleType(item_type=item, min_length=low, max_length=high):
            size = "" if high is None else f" of {high}" if low == high else f" of {low or 0} to {high}"
            return f"a list{size}, each {in_words(item)}"
        case types.TupleType(item_types=items):
            return f"a list of {len(items)}, each {in_words(items[0])}"
        case types.UnionType(types=several):
            return " or ".join(in_words(one) for one in several if not isinstance(one, types.NoneType))
        case types.CustomType(cls=custom):
            return str(custom.allowed)  # type: ignore[attr-defined]
    return "a table"
