"""The dice game Pig: roll as often as you dare, a 1 takes all that this turn has brought."""

from enum import IntEnum

from lopsided.engine.actions import Families
from lopsided.engine.decisions import ask, close, hand_on, is_asked
from lopsided.engine.dice import roll, seal
from lopsided.engine.events import Events, tell
from lopsided.engine.records import Header, Record, i8, i16
from lopsided.engine.rule import rule

SEATS = 10
MOVES = Families(roll={}, hold={})
Move = MOVES.first
TOLD = Events(pigged="seat total", held="seat total score", won="seat", nobody="round")
Told = TOLD.kinds


class Phase(IntEnum):
    """What can be asked."""

    TURN = 1


class Why(IntEnum):
    """Why an action may be refused."""

    NOT_ASKED = 1


class Box(Record):
    """What is printed, and the table's options."""

    seats: i8
    sides: i8
    goal: i16
    max_rounds: i16


class State(Header, streams=SEATS, frames=1, events=8):
    """Scores, and the turn in progress."""

    score: i16[SEATS]
    total: i16  # what this turn has brought so far


@rule
def setup(box, g, seed):
    """Everybody has nothing; the first seat begins."""
    seal(g, seed)
    g.round = 1
    ask(g, Phase.TURN, 1)


@rule
def legal(box, g, seat, out):
    """Roll or keep, always both."""
    if not is_asked(g, seat):
        return 0
    out[0] = Move.ROLL
    out[1] = Move.HOLD
    return 2


@rule
def why_not(box, g, seat, action):
    """Only the player whose turn it is may act."""
    return 0 if is_asked(g, seat) else Why.NOT_ASKED


@rule
def apply(box, g, seat, action):
    """A 1 ends the turn with nothing; keeping banks the turn's total; who reaches the goal wins."""
    if action == Move.HOLD:
        g.score[seat] += g.total
        tell(g, Told.HELD, seat, g.total, g.score[seat])
        if g.score[seat] >= box.goal:
            tell(g, Told.WON, seat)
            end_game(g)
        else:
            end_turn(box, g, seat)
        return
    face = roll(g, seat, box.sides)
    if face > 1:
        g.total += face
        return
    tell(g, Told.PIGGED, seat, g.total)
    end_turn(box, g, seat)


@rule
def end_turn(box, g, seat):
    """The next seat's turn; after the last seat a new round, unless the rounds are used up."""
    g.total = 0
    following = seat + 1 if seat + 1 < box.seats else 0
    if following == 0 and g.round == box.max_rounds:
        tell(g, Told.NOBODY, g.round)
        end_game(g)
        return
    g.round += following == 0
    hand_on(g, 1 << following)


@rule
def end_game(g):
    """Nobody is asked any more."""
    close(g)
    g.over = 1


@rule
def result(box, g, score):
    """Who reached the goal has won; without a winner nobody is placed."""
    winner = -1
    for seat in range(box.seats):
        if g.score[seat] >= box.goal:
            winner = seat
    for seat in range(box.seats):
        score[0, seat] = 0 if winner < 0 else 1 if seat == winner else 2
        score[1, seat] = g.score[seat]


@rule
def keep_at_twenty(box, g, seat, choices, n, luck):
    """The classic advice: keep 20."""
    return Move.HOLD if g.total >= 20 or g.score[seat] + g.total >= box.goal else Move.ROLL
