"""Every game of ours, at every seat count, holds the contract."""

import re

import pytest

from lopsided.engine.game import Game, all_games
from lopsided.engine.words import words
from lopsided.testing.conformance import CHECKS, Check

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
def test_every_refusal_names_the_rule_that_forbids(game: Game) -> None:
    refusals = words(game.package).text["refusals"]
    assert [name for name, sentence in refusals.items() if not re.search(r"\([A-Z]{2}-Q?\d+", str(sentence))] == []
