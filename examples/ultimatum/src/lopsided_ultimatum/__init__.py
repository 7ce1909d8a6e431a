"""The Ultimatum, for Lopsided."""

from lopsided.engine.game import Game
from lopsided.engine.words import PEOPLE
from lopsided_ultimatum import rules, secrets
from lopsided_ultimatum.bots import fair, greedy
from lopsided_ultimatum.box import Printed, fill
from lopsided_ultimatum.lens import LENS
from lopsided_ultimatum.state import MOVES, SEATS, TOLD, Box, Phase, State, Why
from lopsided_ultimatum.view import describe, own, view

GAME = Game(
    name="ultimatum",
    version=1,
    package=__name__,
    seats=(3, SEATS),
    box=Box,
    state=State,
    moves=MOVES,
    told=TOLD,
    phases=Phase,
    refusals=Why,
    setup=rules.setup,
    legal=rules.legal,
    apply=rules.apply,
    why_not=rules.why_not,
    result=rules.result,
    hide=secrets.hide,
    guess=secrets.guess,
    sound=secrets.sound,
    schema=Printed,
    fill=fill,
    view=view,
    own=own,
    describe=describe,
    bots={"fair": fair, "greedy": greedy},
    lens=LENS,
    variants=("equal",),
    people=(*PEOPLE, "giver"),
)
