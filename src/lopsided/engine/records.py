"""Records: what lies on the table as one block of bytes of fixed size.

A record is declared like a dataclass. `Record.new(n)` is a NumPy array of them, for compiled rules;
`Record.on(buffer)` shows the same bytes to interpreted rules as plain Python ints, and a store that
does not fit its field raises, so that tests find every overflow that compiled code would wrap.

Fields are signed. Compiled code knows unsigned numbers that interpreted code does not: of two of them it takes a
difference that wraps, of a 64-bit one and a signed number it makes a float. So 64 unsigned bits are for the engine's
keys alone (`Record` refuses them elsewhere), and the narrower unsigned ones for flags and bit masks, with which rules
do no arithmetic (`tests/engine/test_unsigned.py` reads every rule of our games).
"""

import hashlib
import inspect
from typing import Any, ClassVar

import numpy as np

RING = "event"  # the field that lies apart from its record


class Size:
    """A length that the inheriting record gives as a class keyword, e.g. `class State(Header, streams=4)`."""

    def __init__(self, name: str) -> None:
        self.name = name


class Field:
    """A field's number type; `i8[4, 6]` is a table of them."""

    def __init__(self, code: str, shape: tuple[int | Size, ...] = ()) -> None:
        self.code, self.shape = code, shape

    def __getitem__(self, shape: Any) -> "Field":
        return Field(self.code, shape if isinstance(shape, tuple) else (shape,))


i8, u8, i16, u16, i32, u32, i64, u64 = (Field(c) for c in ("i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8"))


class Record:
    """The base of all records; `dtype` is the layout, the same on every machine (little-endian, aligned)."""

    dtype: ClassVar[np.dtype[np.void]]
    telling: ClassVar[np.dtype[np.void]]  # the same with the ring of events behind it, for compiled rules that tell
    layout: ClassVar[str]  # a name for it: bytes that were kept are of use only where it is the same
    _view: ClassVar[type[Any]]

    def __init_subclass__(cls, **sizes: int) -> None:
        wide = [n for n, f in inspect.get_annotations(cls).items() if isinstance(f, Field) and f.code == "u8" and cls.__module__ != __name__]
        if wide:
            raise TypeError(f"{cls.__name__}.{wide[0]} is u64, which compiled rules mix with signed numbers into floats; i64 holds as much as a rule can count")
        fields: dict[str, Field] = {}
        for base in reversed(cls.__mro__):
            own = {n: f for n, f in inspect.get_annotations(base).items() if isinstance(f, Field)}
            if taken := [name for name in own if name in fields]:
                raise TypeError(f"{cls.__name__} inherits a field {taken[0]}; call yours otherwise")
            fields.update(own)
        lengths = {s.name for f in fields.values() for s in f.shape if isinstance(s, Size)}
        if unknown := set(sizes) - lengths:
            raise TypeError(f"{cls.__name__} has no length {', '.join(sorted(unknown))}; there is {', '.join(sorted(lengths)) or 'none'}")
        laid = {n: ("<" + f.code, tuple(sizes.get(s.name, 1) if isinstance(s, Size) else s for s in f.shape)) for n, f in fields.items()}
        cls.dtype = np.dtype([(n, *form) for n, form in laid.items() if n != RING], align=True)
        cls.layout = hashlib.sha256(repr(cls.dtype).encode()).hexdigest()[:12]
        cls.telling = _followed_by(cls.dtype, RING, laid[RING]) if RING in laid else cls.dtype
        cls._view = _view_class(cls.__name__, cls.telling, cls.dtype.itemsize)

    @classmethod
    def new(cls, n: int = 1) -> np.ndarray[Any, Any]:
        """`n` blank records in one array."""
        return np.zeros(n, cls.dtype)

    @classmethod
    def table(cls) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """One blank record with its ring of events, in an array, and the bytes of the record alone."""
        one = np.zeros(1, cls.telling)
        return one, one.view(np.uint8)[: cls.dtype.itemsize]

    @classmethod
    def sheet(cls) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """The same without the ring: to look at, or to play on quietly."""
        one = cls.new()
        return one, one.view(np.uint8)

    @classmethod
    def on(cls, buffer: bytearray | memoryview) -> Any:
        """The record in this buffer as an object with plain ints, sharing its bytes; its ring of events is its own."""
        return cls._view(memoryview(buffer))

    @classmethod
    def blank(cls) -> Any:
        """A blank record for interpreted rules."""
        return cls.on(bytearray(cls.dtype.itemsize))


_FORMATS: dict[str, Any] = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}


def _followed_by(dtype: np.dtype[np.void], name: str, form: tuple[str, tuple[int, ...]]) -> np.dtype[np.void]:
    """A layout with one more field behind it, its own bytes where they were."""
    last = np.dtype(form)
    fields: Any = dtype.fields
    names, size = list(dtype.names or ()), dtype.itemsize
    formats, offsets = [fields[n][0] for n in names], [fields[n][1] for n in names]
    room = -(-(size + last.itemsize) // dtype.alignment) * dtype.alignment
    return np.dtype({"names": [*names, name], "formats": [*formats, last], "offsets": [*offsets, size], "itemsize": room}, align=True)


def _view_class(name: str, dtype: np.dtype[np.void], size: int) -> type[Any]:
    """A class whose attributes are the fields of one record: ints for scalars, memoryviews for tables. What lies behind
    its first `size` bytes is no part of the buffer: each view has that for itself."""
    tables: list[tuple[str, int, int, Any, tuple[int, ...]]] = []
    scalars: list[tuple[str, int, int, Any]] = []
    beside: list[tuple[str, int, Any, tuple[int, ...]]] = []
    for field in dtype.names or ():
        kind, offset = dtype.fields[field][:2]  # type: ignore[index]
        base, shape = kind.subdtype or (kind, ())
        code = _FORMATS[base.str[1:]]
        if offset >= size:
            beside.append((field, kind.itemsize, code, shape))
        elif shape:
            tables.append((field, offset, kind.itemsize, code, shape))
        else:
            scalars.append((field, offset, kind.itemsize, code))

    def __init__(self: Any, buffer: memoryview) -> None:
        self.memory = buffer
        self.loaded = self.drawn_parts = None
        for field, offset, size, code in scalars:
            setattr(self, "_" + field, buffer[offset : offset + size].cast("B").cast(code))
        for field, offset, size, code, shape in tables:
            setattr(self, field, buffer[offset : offset + size].cast("B").cast(code, shape))
        for field, size, code, shape in beside:
            setattr(self, field, memoryview(bytearray(size)).cast(code, shape))

    def scalar(field: str) -> property:
        """Written out for each field: rules read scalars more often than anything else."""
        made: dict[str, Any] = {}
        exec(f"def get(self): return self._{field}[0]\ndef put(self, value): self._{field}[0] = value", made)
        return property(made["get"], made["put"])

    members: dict[str, Any] = {
        "__slots__": ("memory", "loaded", "drawn_parts", *("_" + s[0] for s in scalars), *(t[0] for t in (*tables, *beside))),
        "__init__": __init__,
    }
    members |= {s[0]: scalar(s[0]) for s in scalars}
    return type(name + "View", (), members)


STREAMS, FRAMES, EVENTS = Size("streams"), Size("frames"), Size("events")


class Header(Record):
    """The start of every state, so that the engine can drive any game without knowing it.

    A game gives three lengths: `streams` of chance (one for each die of each seat and each deck), `frames` of
    nested decisions, and `events` that one step can tell at most. What was told is no part of what lies on the table: the
    ring of events lies apart, so that a copy of a state, for a bot, a snapshot or a thread, carries none.
    """

    pending: u32  # bit mask of the seats that are asked now
    over: u8  # 1 once the game has ended
    round: i16
    ply: i32  # steps taken so far
    bared: u32  # how often chance or a secret came to light: no step back across it
    secret: u64[2]  # the key of all chance
    drawn: u32[STREAMS]  # how far each stream of chance has been read
    depth: i8  # open decisions: frame[depth - 1] is the one being made
    frame: i16[FRAMES, 2]  # phase, seats asked
    told: u32  # events told since the beginning
    event: i32[EVENTS, 7]  # apart: ring of the last ones: kind, audience, five ints of the kind's own
