"""Sure wins that somebody passes by: none by a bot that plays for itself, many by who plays at random."""

import pytest

from lopsided.engine.game import find_game
from lopsided.testing.winning import sure_wins_passed_by

GAMES = 60


@pytest.mark.parametrize(("bot", "passes"), [("climber", False), ("random", True)])
def test_nobody_who_plays_for_itself_passes_by_what_wins_whatever_is_rolled(bot: str, passes: bool) -> None:
    found = sure_wins_passed_by(find_game("threat-level"), [bot] * 4, GAMES)
    assert (sum(found) > 0) == passes, f"{bot} could have won in the games {[number for number, times in enumerate(found) if times]}"
