"""What is remembered of a view is what would be drawn anew."""

import random
from typing import Any

import pytest

from lopsided.engine.drawing import drawn_once
from lopsided.engine.game import find_game
from lopsided.engine.match import Match
from lopsided.games.disparity_trap.view import open_side as position
from lopsided.games.displacement.view import open_side as nation
from lopsided.games.disruptopia.state import State
from lopsided.games.disruptopia.view import standing
from lopsided.games.unequalopolis.view import deeds, player

# Each part with its arguments for one seat.
PARTS: dict[str, list[tuple[Any, Any]]] = {
    "disruptopia": [(standing, lambda box, s: [s])],
    "disparity-trap": [(position, lambda box, s: [s])],
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
    for _ in range(250):
        if match.over:
            break
        for reader in range(-1, match.seats):
            g = match.seen(reader)
            for part, arguments in PARTS[name]:
                for s in range(match.seats):
                    given = arguments(match.box, s)
                    assert part(match.box, g, *given) == part.__wrapped__(match.box, g, *given)
        seat = luck.choice(match.pending)
        match.submit(seat, luck.choice(match.legal(seat)))


@pytest.mark.parametrize("name", sorted(PARTS))
def test_a_part_of_a_view_is_drawn_once_for_all_readers(name: str) -> None:
    """Whatever is hidden from some of them: a part that nobody shares costs more than it saves."""
    match, luck = Match(find_game(name), 4, seed=3), random.Random(3)
    drawn, shared = 0, 0
    for _ in range(60):
        for part, arguments in PARTS[name]:
            for s in range(match.seats):
                parts = [part(match.box, match.seen(reader), *arguments(match.box, s)) for reader in range(match.seats)]
                drawn, shared = drawn + len(parts), shared + len(parts) - len({id(one) for one in parts})
        seat = luck.choice(match.pending)
        match.submit(seat, luck.choice(match.legal(seat)))
    assert shared >= drawn * 5 // 8  # at best three of four


def test_a_field_that_does_not_exist_is_named() -> None:
    with pytest.raises(TypeError, match="no field hands"):
        drawn_once(State, "hands")
