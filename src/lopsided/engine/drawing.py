"""Drawing once what several readers see alike.

A table's views are drawn one reader after the other, and most of what they show is the same for all of them and after
most steps. A part of a view that says which fields of the state it does not read is remembered by the bytes of all the
others: from equal bytes, the equal part.
"""

import hashlib
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from lopsided.engine.records import Header

P = ParamSpec("P")
T = TypeVar("T")
MOST_PARTS = 512  # that are remembered of each kind
UNREAD = ("ply", "bared", "secret", "drawn", "told")  # by any part


def drawn_once(state: type[Header], *unread: str) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """A part of a view, `part(box, g, ...)`, that depends on the box, its plain arguments and the state less the fields that it does not read."""
    spans = read_spans(state, {*UNREAD, *unread})

    def decorate(draw: Callable[..., T]) -> Callable[..., T]:
        kept: dict[Any, T] = {}

        @wraps(draw)
        def once(box: Any, g: Any, *arguments: Any) -> T:
            if box.stamp is None:  # what is printed never changes, and is long to compare
                box.stamp = hashlib.sha256(box.memory).digest()
            key = (arguments, box.stamp, *[bytes(g.memory[span]) for span in spans])
            part = kept.get(key)
            if part is None:
                if len(kept) >= MOST_PARTS:
                    kept.clear()
                part = kept[key] = draw(box, g, *arguments)
            return part

        return once

    return decorate


def read_spans(state: type[Header], unread: set[str]) -> list[slice]:
    """Where the other fields lie, neighbours in one piece."""
    fields: Any = state.dtype.fields
    if unknown := unread - set(fields):
        raise TypeError(f"{state.__name__} has no field {', '.join(sorted(unknown))}")
    spans: list[slice] = []
    goes_on = False
    for name, (kind, offset) in sorted(((n, f[:2]) for n, f in fields.items()), key=lambda item: item[1][1]):
        if name not in unread:
            spans.append(slice(spans.pop().start if goes_on else offset, offset + kind.itemsize))
        goes_on = name not in unread
    return spans
