"""The games that agents are tried in: what has to be compiled for them is little."""

import pytest

from engine.high_card import GAME
from lopsided.engine.game import Game, find_game


@pytest.fixture
def threat_level() -> Game:
    return find_game("threat-level")


@pytest.fixture
def high_card() -> Game:
    return GAME
