"""Sure wins that somebody passes by, and games that somebody gives away: none by a bot that plays for itself, many by who plays at random."""

import pytest

from lopsided.engine.game import find_game
from lopsided.testing.winning import missed

SELFISH = {"threat-level": ("climber", 60)}


@pytest.mark.parametrize("game", SELFISH)
def test_nobody_who_plays_for_itself_passes_by_what_wins_whatever_is_rolled_or_gives_the_game_away(game: str) -> None:
    bot, games = SELFISH[game]
    found = missed(find_game(game), [bot] * 4, games)
    assert not found.any(), f"{bot} passed by a win, or gave the game away, in the games {found.any(axis=1).nonzero()[0].tolist()}"


@pytest.mark.parametrize("game", SELFISH)
def test_who_plays_at_random_passes_by_many(game: str) -> None:
    assert missed(find_game(game), ["random"] * 4, SELFISH[game][1])[:, 0].sum() > 0
