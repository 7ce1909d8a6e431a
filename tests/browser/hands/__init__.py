"""How each game is played through its page; the tests that play whole games take every one of them."""

from hands.disparity_trap import DISPARITY_TRAP
from hands.displacement import DISPLACEMENT
from hands.disruptopia import DISRUPTOPIA
from hands.threat_level import THREAT_LEVEL
from hands.unequalopolis import UNEQUALOPOLIS

ALL = [THREAT_LEVEL, DISPLACEMENT, DISPARITY_TRAP, DISRUPTOPIA, UNEQUALOPOLIS]
