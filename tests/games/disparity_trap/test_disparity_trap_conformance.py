"""The shared suite looks at the basic game; here it looks at the game with all modules, where the secrets are."""

from copy import deepcopy
from dataclasses import replace

import pytest

from lopsided.games.disparity_trap import GAME
from lopsided.testing.conformance import (
    check_every_state_is_in_order,
    check_interpreted_equals_compiled,
    check_nothing_hidden_leaks,
    check_random_games_end,
    check_refused_actions_change_nothing,
    check_the_lab_plays_the_same_games,
    check_undo,
)
from lopsided.testing.wording import check_every_word_reads_well


def advanced():
    """The game as if all modules were the default."""
    game, printed = replace(GAME), deepcopy(GAME.printed)
    printed["options"]["preset"]["default"] = "advanced"
    game.__dict__["printed"] = printed
    return game


ALL_MODULES = advanced()
EVERYWHERE = (check_every_state_is_in_order, check_nothing_hidden_leaks, check_undo)
ONCE = (
    check_random_games_end, check_interpreted_equals_compiled, check_refused_actions_change_nothing, check_the_lab_plays_the_same_games,
    check_every_word_reads_well,
)  # fmt: skip


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("check", EVERYWHERE, ids=lambda check: check.__name__)
def test_with_all_modules_the_game_holds_the_contract(check, seats):
    check(ALL_MODULES, seats)


@pytest.mark.parametrize("check", ONCE, ids=lambda check: check.__name__)
def test_with_all_modules_four_players_hold_the_rest_of_it(check):
    check(ALL_MODULES, 4)
