"""Every game of ours, at every seat count, holds the contract."""

import re

import pytest

from lopsided.engine.game import Game, all_games
from lopsided.engine.words import words
from lopsided.testing.conformance import CHECKS, Check
from lopsided.testing.fuzzing import fuzz

FUZZED = 40_000  # actions of each game

OURS = {name: game for name, game in all_games().items() if game.package.startswith("lopsided.games.")}  # others test their own
CASES = [
    pytest.param(check, game, seats, id=f"{name}-{seats}-{check.__name__.removeprefix('check_')}")
    for name, game in OURS.items()
    for seats in range(game.seats[0], game.seats[1] + 1)
    for check in CHECKS
]


@pytest.mark.parametrize(("check", "game", "seats"), CASES)
def test_conformance(check: Check, game: Game, seats: int) -> None:
    check(game, seats)


@pytest.mark.parametrize("game", OURS.values(), ids=OURS)
def test_no_table_is_too_odd_for_the_rules(game: Game) -> None:
    """Everybody against everybody under options drawn at random; benchmarks/fuzz.py goes on where this ends."""
    found = fuzz(game, FUZZED)
    assert found.fault is None, f"{found.fault}, by the moves {found.fault and found.fault.moves}"


@pytest.mark.parametrize("game", OURS.values(), ids=OURS)
def test_every_refusal_names_the_rule_that_forbids(game: Game) -> None:
    text = words(game.package)
    assert [name for name in text.family("refusal") if not re.search(r"\([A-Z]{2}-Q?\d+", text.entries[f"refusal-{name}"])] == []
