"""What a client draws, and what the words for an action need."""

from typing import Any


def view(box: Any, g: Any) -> dict[str, Any]:
    """All of it is open."""
    return {"points": [g.points[s] for s in range(box.seats)], "rounds": box.rounds}


def describe(box: Any, g: Any, seat: int, action: int) -> dict[str, int]:
    """What is sure, and how many sides the die has."""
    return {"sure": box.rest, "sides": box.sides}
