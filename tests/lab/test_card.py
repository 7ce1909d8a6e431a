"""The code for a graphics card is made from the rules as they are; a card runs it (benchmarks/card.py), here it is only read."""

import importlib.util
import re
from dataclasses import fields

import pytest

from lopsided.engine.game import find_game
from lopsided.engine.schema import Unfit
from lopsided.lab.simulate import simulate
from lopsided.lab.study import Study, study_games

needs = pytest.mark.skipif(
    importlib.util.find_spec("numba_cuda") is None, reason="numba-cuda is not installed here (pip install '.[cuda]'), so no code was made for a graphics card"
)


def has_card() -> bool:
    """Whether this machine has a graphics card that numba-cuda can use."""
    if importlib.util.find_spec("numba_cuda") is None:
        return False
    from numba import cuda

    return bool(cuda.is_available())  # type: ignore[no-untyped-call]


needs_card = pytest.mark.skipif(not has_card(), reason="there is no graphics card here, so no games were played on one")


@needs
@pytest.mark.parametrize("thinks", [None, False, True], ids=["random", "lens", "lens and bots"])
def test_the_rules_of_a_game_become_one_kernel_for_a_card_where_there_is_none(thinks: bool | None) -> None:
    from lopsided.lab.card import card_code, study_kernel

    pig = find_game("pig")
    code = card_code(pig) if thinks is None else card_code(pig, study_kernel, thinks)
    assert len(re.findall(r"\.entry ", code)) == 1
    assert "sm_90" in code
    assert not re.search(r"\.extern \.func(?!.*(?:vprintf|__assertfail|malloc|free))", code)


@needs
def test_who_thinks_between_moves_does_not_play_on_a_card() -> None:
    from lopsided.lab.card import card_study

    with pytest.raises(Unfit, match="search:10"):
        card_study(find_game("threat-level"), 1, ["search:10"] * 2)


@needs_card
@pytest.mark.parametrize("agent", ["random", "climber"])
def test_what_the_lens_sums_on_a_card_is_what_it_sums_on_the_processor(agent: str) -> None:
    from lopsided.lab.card import card_study

    game, agents = find_game("threat-level"), [agent] * 4
    here, there = (play(game, 1000, agents, seed=7, paths=50) for play in (study_games, card_study))
    for field in fields(Study):
        assert getattr(here, field.name).tobytes() == getattr(there, field.name).tobytes(), field.name


@pytest.mark.skipif(has_card(), reason="there is a graphics card here, so nobody was told that there is none")
def test_who_asks_for_a_card_where_there_is_none_is_told_so() -> None:
    with pytest.raises(Unfit, match="NVIDIA"):
        simulate(find_game("pig"), 10, ["random"] * 2, device="cuda")
