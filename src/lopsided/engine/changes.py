"""What has changed in a view, by path: a step of a game touches little of what its readers see, and most of it for all of them."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any


def compare(old: Any, new: Any, path: str, found: dict[str, Any]) -> None:
    """What must be set in the old to have the new: `{"table.players.2.cash": 40}`. Go down where both have the same shape; what has another is set whole."""
    if isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        parts: Any = new.items()
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new) and any(isinstance(part, dict | list) for part in new):
        parts = enumerate(new)
    elif old != new:
        found[path] = new
        return
    else:
        return
    for key, value in parts:
        if old[key] != value:
            compare(old[key], value, f"{path}.{key}", found)


def changed(view: Mapping[str, Any], to: Mapping[str, Any]) -> dict[str, Any]:
    """A view after its changes; the old one stays as it was."""
    new = dict(view)
    for path, value in to.items():
        at: Any = new
        *way, last = path.split(".")
        for key in way:
            index: Any = int(key) if isinstance(at, list) else key
            at[index] = copy = list(at[index]) if isinstance(at[index], list) else dict(at[index])
            at = copy
        at[int(last) if isinstance(at, list) else last] = value
    return new


def lay_over(public: Mapping[str, Any], view: Mapping[str, Any], before: Mapping[str, Any], own: Mapping[str, Any]) -> tuple[Mapping[str, Any], dict[str, Any]]:
    """What changes for a reader, of what changed for everybody and beyond it: `view` is everybody's now, and `before` and `own` are what this reader
    saw, and sees, otherwise."""
    found: dict[str, Any] = {}
    for path in before:
        if path not in own and path not in public and not any(above in public for above in ways_to(path)):
            public = without(public, path)
            found[path] = value_at(view, path)
    for path, now in own.items():
        public = without(public, path)
        if path not in before or any(above in public for above in ways_to(path)):
            found[path] = now
        elif before[path] != now:
            compare(before[path], now, path, found)
    return public, found


def without(changes: Mapping[str, Any], path: str) -> Mapping[str, Any]:
    """Changes less those at a path and within it."""
    covered = [change for change in changes if change.startswith(path) and (change == path or is_within(change, path))]
    return {change: value for change, value in changes.items() if change not in covered} if covered else changes


@lru_cache(maxsize=4096)
def ways_to(path: str) -> tuple[str, ...]:
    """The paths that it lies within."""
    keys = path.split(".")
    return tuple(".".join(keys[:n]) for n in range(1, len(keys)))


def is_within(path: str, other: str) -> bool:
    """Whether a path leads further down than another."""
    return path.startswith(other + ".")


def value_at(view: Any, path: str) -> Any:
    """What stands at a path."""
    for key in path.split("."):
        view = view[int(key) if isinstance(view, list) else key]
    return view
