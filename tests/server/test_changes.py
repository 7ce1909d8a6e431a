"""What has changed in a view: set by path, it gives the new one."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lopsided.server.hall.changes import changed, changes
from lopsided.server.hall.faces import View

PARTS = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["a", "b"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["x", "y", "z"]), inner, max_size=3),
    max_leaves=12,
)
VIEWS = st.fixed_dictionaries({"actions": st.lists(st.integers(0, 5), max_size=2), "table": PARTS, "round": st.integers(0, 3)})


@given(VIEWS, VIEWS)
def test_the_old_view_with_its_changes_is_the_new_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = str(old)
    assert changed(old, changes(old, new)) == new
    assert str(old) == before, "and the old one stays as it was"
    assert changes(new, new) == {}


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
    assert changes({"actions": [], "table": old}, {"actions": [], "table": new}) == told


def test_a_view_that_is_as_before_keeps_its_number() -> None:
    """Whoever was not sent it again still has the one that the next changes begin with."""
    first = View({"actions": [], "table": {"die": 1}}, None)
    same = View({"actions": [], "table": {"die": 1}}, first)
    other = View({"actions": [], "table": {"die": 2}}, same)
    assert [(view.number, view.since) for view in (first, same, other)] == [(1, 0), (1, 1), (2, 1)]
