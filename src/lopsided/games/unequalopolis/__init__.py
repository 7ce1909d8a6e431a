"""Unequalopolis: buy land, collect rent, and see what the rules do to those who wear the other sign."""

from lopsided.engine.game import Game
from lopsided.games.unequalopolis import rules
from lopsided.games.unequalopolis.bots import BOTS
from lopsided.games.unequalopolis.box import Printed, fill
from lopsided.games.unequalopolis.lens import LENS
from lopsided.games.unequalopolis.rules import choices, ending, laws, secrets, setup
from lopsided.games.unequalopolis.state import MOVES, TOLD, Box, Phase, State, Why
from lopsided.games.unequalopolis.view import board, describe, own, view

GAME = Game(
    name="unequalopolis",
    version=4,
    package=__name__,
    seats=(2, 8),
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
    together=64,
    bots=BOTS,
    strongest="builder",
    lens=LENS,
    variants=("equal",),
)
