"""How long games are: what was measured lies with every game, for all its presets and seats."""

import msgspec
import pytest

from lopsided.engine.game import find_game
from lopsided.lab.lengths import Lengths, counted, lengths_of, presets, written
from lopsided.server.shelf import ORDER, info


@pytest.mark.parametrize("name", ORDER)
def test_every_preset_and_every_number_of_seats_was_measured(name: str) -> None:
    game = find_game(name)
    found = lengths_of(game)
    assert found is not None
    assert list(found.decisions) == presets(game)
    for spans in found.decisions.values():
        assert list(spans) == [str(seats) for seats in range(game.seats[0], game.seats[1] + 1)]
        assert all(0 < median <= nine for median, nine in spans.values())
    assert found.shown > 0
    assert found.reads > 0
    assert info(game).lengths == found


def test_what_is_written_is_read_again() -> None:
    lengths = Lengths(0.5, 4.25, {"": {"2": (30, 60)}, "quick": {"2": (10, 20)}})
    assert msgspec.toml.decode(written(lengths), type=Lengths) == lengths


def test_decisions_are_those_of_whole_games() -> None:
    game = find_game("threat-level")
    few, many = counted(game, "", 2, 40), counted(game, "", 6, 40)
    assert few == counted(game, "", 2, 40)
    assert few[0] < many[0]
    found = lengths_of(game)
    assert found is not None
    assert found.decisions[""]["2"][0] / 2 < few[0] < found.decisions[""]["2"][0] * 2
