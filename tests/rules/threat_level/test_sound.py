"""What must hold of every position is seen where it does not."""

import pytest

from lopsided.games.threat_level.rules import laws

from .board import OUT, ladder


def laid(**fields):
    """A's action phase with two in and one out, and these fields written over it."""
    t = ladder(A=(0, 0), B=(10, 1), C=(OUT, 1))
    t.acts("A")
    t.lay(**fields)
    return laws.sound(t.match.box, t.match.g)


@pytest.mark.rule("TL-Q20", "TL-023", "TL-Q15")
@pytest.mark.parametrize(
    ("fields", "law"),
    [
        ({}, 0), ({"points": [-1]}, 1), ({"points": [0, 0, -1]}, 1), ({"row": [-1]}, 2), ({"row": [OUT + 1]}, 2), ({"row": [1]}, 0),
        ({"over": 1}, 3), ({"pending": 0}, 3), ({"over": 1, "pending": 0}, 0), ({"fell": [0, 0, 0]}, 4), ({"fell": [0, 0, 1]}, 0),
    ],
)  # fmt: skip
def test_a_broken_law_is_seen(fields, law):
    assert laid(**fields) == law
