"""The rules: one function for one thing that has a word. Ints in, ints out."""

from lopsided.engine.decisions import ask, close, hand_on, is_asked
from lopsided.engine.dice import roll, seal
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided_new_game.state import Move, Phase, Told, Why


@rule
def setup(box, g, seed):
    """The first seat has a head start, and begins."""
    seal(g, seed)
    g.round = 1
    g.points[0] = box.head_start
    ask(g, Phase.TURN, 1)


@rule
def legal(box, g, seat, out):
    """Whoever is asked may do both."""
    if not is_asked(g, seat):
        return 0
    out[0] = Move.ROLL
    out[1] = Move.REST
    return 2


@rule
def why_not(box, g, seat, action):
    """Only the player whose turn it is may act."""
    return 0 if is_asked(g, seat) else Why.NOT_ASKED


@rule
def apply(box, g, seat, action):
    """A turn: what the die shows, or what is sure."""
    gained = roll(g, seat, box.sides) if action == Move.ROLL else box.rest
    g.points[seat] += gained
    tell(g, Told.GAINED, seat, gained, g.points[seat])
    end_turn(box, g, seat)


@rule
def end_turn(box, g, seat):
    """The next seat's turn; after the last seat a new round, or the end."""
    following = (seat + 1) % box.seats
    if following == 0 and g.round == box.rounds:
        tell(g, Told.ENDED, g.round)
        close(g)
        g.over = 1
        return
    g.round += following == 0
    hand_on(g, 1 << following)


@rule
def result(box, g, score):
    """More points are better; ties share."""
    for seat in range(box.seats):
        score[0, seat] = 1
        score[1, seat] = g.points[seat]
        for other in range(box.seats):
            score[0, seat] += g.points[other] > g.points[seat]


@rule
def sound(box, g):
    """1: somebody has points that nobody can have."""
    for seat in range(box.seats):
        if g.points[seat] < 0 or g.points[seat] > box.head_start + g.round * max(box.sides, box.rest):
            return 1
    return 0
