"""What is remembered of a view is what would be drawn anew."""

import random
from typing import Any

import pytest

from lopsided.engine.drawing import kept_drawn
from lopsided.engine.game import find_game
from lopsided.engine.match import Match
from lopsided.games.displacement.view import open_side as nation
from lopsided.games.disruptopia.state import State
from lopsided.games.disruptopia.view import standing
from lopsided.games.unequalopolis.view import deeds, player

# Each part with its arguments for one seat.
PARTS: dict[str, list[tuple[Any, Any]]] = {
    "disruptopia": [(standing, lambda box, s: [s])],
    "displacement": [(nation, lambda box, s: [s])],
    "unequalopolis": [(deeds, lambda box, s: []), (player, lambda box, s: [s, bool(box.cash_hidden)])],
}


@pytest.mark.parametrize("name", sorted(PARTS))
@pytest.mark.parametrize("seed", [1, 2])
def test_a_part_of_a_view_that_is_remembered_is_the_one_that_would_be_drawn_anew(name: str, seed: int) -> None:
    """For every reader at every step: a part may not read a field that it says it does not."""
    game = find_game(name)
    options = {"cash_visible": "own"} if seed == 2 and name == "unequalopolis" else {}
    match, luck = Match(game, 4, options, seed=seed), random.Random(seed)
    sheets = [match.seen(reader) for reader in range(-1, match.seats)]
    for _ in range(250):
        if match.over:
            break
        for reader, g in enumerate(sheets, -1):
            g.memory[:] = match.seen(reader).memory
            for part, arguments in PARTS[name]:
                for s in range(match.seats):
                    given = arguments(match.box, s)
                    assert part(match.box, g, *given) == part.__wrapped__(match.box, g, *given)
        seat = luck.choice(match.pending)
        match.submit(seat, luck.choice(match.legal(seat)))


@pytest.mark.parametrize("name", sorted(PARTS))
def test_a_part_of_a_view_is_seldom_drawn_anew(name: str) -> None:
    """One that always is costs more than it saves."""
    match, luck = Match(find_game(name), 4, seed=3), random.Random(3)
    g, parts, drawn = match.seen(-1), dict[Any, int](), list[bool]()
    for _ in range(100):
        g.memory[:] = match.seen(-1).memory
        for part, arguments in PARTS[name]:
            for s in range(match.seats):
                one = part(match.box, g, *arguments(match.box, s))
                drawn.append(parts.get((part, s)) != id(one))
                parts[part, s] = id(one)
        seat = luck.choice(match.pending)
        match.submit(seat, luck.choice(match.legal(seat)))
    assert sum(drawn) < len(drawn) * 3 // 4


def test_a_field_that_does_not_exist_is_named() -> None:
    with pytest.raises(TypeError, match="no field hands"):
        kept_drawn(State, "hands")
