"""The Disparity Trap: the same die, the same cards, other odds."""

from lopsided.engine.game import Game
from lopsided.games.disparity_trap import rules
from lopsided.games.disparity_trap.bots import BOTS
from lopsided.games.disparity_trap.box import VARIANTS, Printed, fill
from lopsided.games.disparity_trap.lens import LENS
from lopsided.games.disparity_trap.rules import choices, ending, laws, secrets, setup
from lopsided.games.disparity_trap.state import MOVES, TOLD, Box, Phase, State, Why
from lopsided.games.disparity_trap.view import board, describe, own, view

GAME = Game(
    name="disparity-trap",
    version=4,
    package=__name__,
    seats=(2, 6),
    box=Box,
    state=State,
    moves=MOVES,
    told=TOLD,
    phases=Phase,
    refusals=Why,
    setup=setup.setup,
    legal=choices.legal,
    apply=rules.apply,
    why_not=choices.why_not,
    hide=secrets.hide,
    guess=secrets.guess,
    reseal=secrets.reseal,
    result=ending.result,
    sound=laws.sound,
    schema=Printed,
    fill=fill,
    board=board,
    view=view,
    own=own,
    describe=describe,
    idle=choices.idle,
    bots=BOTS,
    strongest="striver",
    lens=LENS,
    variants=VARIANTS,
)
