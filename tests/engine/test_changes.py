"""What has changed in a view: set by path, it gives the new one."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lopsided.engine.changes import changed, compare, is_within, lay_over

PARTS = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["a", "b"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["x", "y", "z"]), inner, max_size=3),
    max_leaves=12,
)
VIEWS = st.fixed_dictionaries({"die": PARTS, "seats": PARTS})


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """From one view to another."""
    found: dict[str, Any] = {}
    compare({"table": old}, {"table": new}, "", found)
    return {path[1:]: value for path, value in found.items()}


def places(view: Any, path: str = "table") -> Iterator[str]:
    """Every path of a view, from the top."""
    yield path
    if isinstance(view, dict | list):
        for key, part in view.items() if isinstance(view, dict) else enumerate(view):
            yield from places(part, f"{path}.{key}")


@st.composite
def seen(draw: st.DrawFn) -> tuple[dict[str, Any], dict[str, Any]]:
    """What everybody sees, and what a reader sees otherwise."""
    view, own = draw(VIEWS), dict[str, Any]()
    for path in draw(st.lists(st.sampled_from(list(places(view))), max_size=3)):
        if path != "table" and not any(path == other or is_within(path, other) or is_within(other, path) for other in own):
            own[path] = draw(PARTS)
    return view, own


@given(VIEWS, VIEWS)
def test_the_old_view_with_its_changes_is_the_new_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = str(old)
    assert changed({"table": old}, changes(old, new)) == {"table": new}
    assert str(old) == before, "and the old one stays as it was"
    assert changes(new, new) == {}


@given(seen(), seen())
def test_a_reader_s_old_view_with_everybody_s_changes_and_the_own_is_the_new_one(old: Any, new: Any) -> None:
    (before, had), (now, own) = old, new
    public, mine = lay_over(changes(before, now), {"table": now}, had, own)
    assert changed(changed({"table": before}, had), {**public, **mine}) == changed({"table": now}, own)
    assert lay_over({}, {"table": now}, own, own) == ({}, {})


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ({"players": [{"cash": 1}, {"cash": 2}]}, {"players": [{"cash": 1}, {"cash": 40}]}, {"table.players.1.cash": 40}),
        ({"homes": [[1], [2]]}, {"homes": [[1], [3]]}, {"table.homes.1": [3]}),
        ({"pile": [1, 2]}, {"pile": [1, 3]}, {"table.pile": [1, 3]}),
        ({"window": None}, {"window": {"target": 1}}, {"table.window": {"target": 1}}),
        ({"offers": {"1": 2}}, {"offers": {"2": 2}}, {"table.offers": {"2": 2}}),
    ],
)
def test_only_what_has_changed_is_told(old: dict[str, Any], new: dict[str, Any], told: dict[str, Any]) -> None:
    assert changes(old, new) == told
