"""The code for a graphics card is made from the rules as they are; a card runs it (benchmarks/card.py), here it is only read."""

import importlib.util
import re

import pytest

from lopsided.engine.game import find_game

needs = pytest.mark.skipif(
    importlib.util.find_spec("numba_cuda") is None, reason="numba-cuda is not installed here (pip install '.[cuda]'), so no code was made for a graphics card"
)


@needs
def test_the_rules_of_a_game_become_one_kernel_for_a_card_where_there_is_none() -> None:
    from lopsided.lab.card import card_code

    code = card_code(find_game("pig"))
    assert len(re.findall(r"\.entry ", code)) == 1
    assert "sm_90" in code
    assert not re.search(r"\.extern \.func(?!.*(?:vprintf|__assertfail|malloc|free))", code)
