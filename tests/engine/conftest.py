"""The games that the engine's tests play: one with open cards, one with secrets."""

import pytest

from engine.high_card import GAME
from lopsided.engine import game, replay
from lopsided.engine.game import Game, find_game


@pytest.fixture
def threat_level() -> Game:
    return find_game("threat-level")


@pytest.fixture
def high_card(monkeypatch: pytest.MonkeyPatch) -> Game:
    """High Card, found by replays as if it were installed."""
    monkeypatch.setattr(replay, "find_game", lambda name: GAME if name == GAME.name else game.find_game(name))
    return GAME
