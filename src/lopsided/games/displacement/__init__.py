"""Displacement: nations of unequal luck, and people who must live somewhere."""

from lopsided.engine.game import Game
from lopsided.engine.words import PEOPLE
from lopsided.games.displacement import rules
from lopsided.games.displacement.bots import BOTS
from lopsided.games.displacement.box import Printed, fill
from lopsided.games.displacement.lens import LENS
from lopsided.games.displacement.rules import choices, ending, laws, secrets, setup
from lopsided.games.displacement.state import MOVES, TOLD, Box, Phase, State, Why
from lopsided.games.displacement.view import board, describe, own, view

GAME = Game(
    name="displacement",
    version=3,
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
    together=64,
    bots=BOTS,
    strongest="seeker",
    lens=LENS,
    variants=("equal",),
    people=(*PEOPLE, "color"),
)
