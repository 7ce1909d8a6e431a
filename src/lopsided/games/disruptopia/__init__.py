"""Disruptopia: equal companies, and rules that pay by wealth."""

from lopsided.engine.game import Game
from lopsided.games.disruptopia import rules
from lopsided.games.disruptopia.bots import BOTS
from lopsided.games.disruptopia.box import Printed, fill
from lopsided.games.disruptopia.lens import LENS
from lopsided.games.disruptopia.rules import choices, ending, laws, secrets, setup
from lopsided.games.disruptopia.state import MOVES, TOLD, Box, Phase, State, Why
from lopsided.games.disruptopia.view import board, describe, own, view

GAME = Game(
    name="disruptopia",
    version=3,
    package=__name__,
    seats=(2, 5),
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
    idle=choices.idle,
    schema=Printed,
    fill=fill,
    board=board,
    view=view,
    own=own,
    describe=describe,
    together=48,
    bots=BOTS,
    strongest="siphon",
    lens=LENS,
    variants=("equal",),
)
