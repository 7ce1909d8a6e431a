"""New Game, for Lopsided."""

from lopsided.engine.game import Game
from lopsided.engine.words import PEOPLE
from lopsided_new_game import rules
from lopsided_new_game.bots import careful, eager
from lopsided_new_game.box import Printed, fill
from lopsided_new_game.lens import LENS
from lopsided_new_game.state import MOVES, SEATS, TOLD, Box, Phase, State, Why
from lopsided_new_game.view import describe, view

GAME = Game(
    name="new-game",
    version=1,
    package=__name__,
    seats=(2, SEATS),
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
    sound=rules.sound,
    schema=Printed,
    fill=fill,
    view=view,
    describe=describe,
    bots={"eager": eager, "careful": careful},
    lens=LENS,
    variants=("equal",),
    people=(*PEOPLE, "stream"),  # each seat has a stream of dice
)
