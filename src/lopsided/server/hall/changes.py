"""What has changed in a view, by path: a step of a game touches little of what its readers see."""

from collections.abc import Mapping
from typing import Any


def changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """What must be set in the old view to have the new one: `{"table.players.2.cash": 40}`."""
    found: dict[str, Any] = {}
    for key in new:
        if key == "actions" and old[key] != new[key]:
            found[key] = new[key]  # whole: what one may do is read at a glance
        elif old[key] != new[key]:
            compare(old[key], new[key], key, found)
    return found


def compare(old: Any, new: Any, path: str, found: dict[str, Any]) -> None:
    """Go down where both have the same shape; what has another is set whole."""
    if isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        parts: Any = new.items()
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new) and any(isinstance(part, dict | list) for part in new):
        parts = enumerate(new)
    else:
        found[path] = new
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
