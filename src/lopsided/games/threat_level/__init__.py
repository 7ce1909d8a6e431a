"""Threat Level: a ladder of public services, on which up is bad and every rung is kinder than the one below."""

from lopsided.engine.game import Game
from lopsided.games.threat_level import rules
from lopsided.games.threat_level.bots import BOTS
from lopsided.games.threat_level.box import Printed, fill
from lopsided.games.threat_level.lens import LENS
from lopsided.games.threat_level.rules import choices, ending, laws, setup
from lopsided.games.threat_level.state import MOVES, TOLD, Box, Phase, State, Why
from lopsided.games.threat_level.view import board, describe, own, view

GAME = Game(
    name="threat-level",
    version=2,
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
    result=ending.result,
    sound=laws.sound,
    leave=rules.leave,
    schema=Printed,
    fill=fill,
    board=board,
    view=view,
    own=own,
    describe=describe,
    bots=BOTS,
    strongest="climber",
    lens=LENS,
    variants=("equal", "bare"),
)
