import pytest
from engine.high_card import GAME
from lopsided.testing.conformance import CHECKS
@pytest.mark.parametrize("seats",[2,3,4])
@pytest.mark.parametrize("check",CHECKS, ids=lambda c: c.__name__)
def test_x(check,seats,high_card): check(GAME,seats)
