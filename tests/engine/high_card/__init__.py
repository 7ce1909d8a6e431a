"""High Card: a small game with secrets, for the engine's own tests. All play a card at once; the highest wins the round."""

from engine.high_card import rules
from engine.high_card.state import MOVES, TOLD, Box, Phase, State, Why, board, describe, fill, own, view
from lopsided.engine.game import Game

GAME = Game(
    name="high-card",
    version=1,
    package=__name__,
    seats=(2, 4),
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
    hide=rules.hide,
    guess=rules.guess,
    reseal=rules.reseal,
    result=rules.result,
    sound=rules.sound,
    fill=fill,
    view=view,
    own=own,
    board=board,
    describe=describe,
    bots={"braggart": rules.braggart},
)
