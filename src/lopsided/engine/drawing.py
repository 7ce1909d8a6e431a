"""Drawing a part of a view anew only where something that it shows has changed.

Most steps of a game touch little of what lies on the table. A part of a view that says which fields of the state it does
not read is kept on the sheet that it was drawn from, with the bytes of all the others: from equal bytes, the equal part.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from lopsided.engine.records import Header

P = ParamSpec("P")
T = TypeVar("T")
UNREAD = ("ply", "bared", "secret", "drawn", "told", "pending", "frame", "depth")  # by any part: it shows what lies on the table, not what is asked


def kept_drawn(state: type[Header], *unread: str) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """A part of a view, `part(box, g, ...)`, that depends on the box, its plain arguments and the state less the fields that it does not read."""
    spans = read_spans(state, {*UNREAD, *unread})

    def decorate(draw: Callable[..., T]) -> Callable[..., T]:
        @wraps(draw)
        def kept(box: Any, g: Any, *arguments: Any) -> T:
            if g.drawn_parts is None:
                g.drawn_parts = {}
            read = b"".join([g.memory[span] for span in spans])
            before = g.drawn_parts.get((draw, arguments))
            if before is not None and before[0] == read:
                return before[1]  # type: ignore[no-any-return]
            part = draw(box, g, *arguments)
            g.drawn_parts[draw, arguments] = read, part
            return part

        return kept

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
