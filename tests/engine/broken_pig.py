"""Pig as a new author might get it wrong: each rule, bot or lens here has one mistake."""

import lopsided_pig
from lopsided_pig import rules
from lopsided_pig.rules import Move, Phase, Told, end_game, end_turn

from lopsided.engine.decisions import ask, close, hand_on, is_asked
from lopsided.engine.dice import roll, seal
from lopsided.engine.events import tell
from lopsided.engine.lens import Lens
from lopsided.engine.records import Header, i8, i16
from lopsided.engine.rule import rule

PIG = lopsided_pig.GAME
apply = rules.apply


class SmallState(Header, streams=2, frames=1, events=8):
    """Too few streams for three seats."""

    score: i16[10]
    total: i16


class QuietState(Header, streams=10, frames=1, events=1):
    """Room for one event a step."""

    score: i16[10]
    total: i16


class NarrowState(Header, streams=10, frames=1, events=8):
    """Scores that do not fit."""

    score: i8[10]
    total: i16


@rule
def bot_of_two_minds(box, g, seat, choices, n, luck):
    """A member of an enum one way, a number the other: only the compiler minds."""
    return Move.ROLL if g.total < 20 else choices[n - 1]


@rule
def bot_that_bids(box, g, seat, choices, n, luck):
    """An action that Pig does not have."""
    return 7


@rule
def bot_that_bids_at_last(box, g, seat, choices, n, luck):
    """The same, but seldom."""
    return 7 if luck % 50 == 0 else choices[0]


@rule
def legal_from_the_third(box, g, seat, out):
    """Only holding: place 0 of the list is action 1."""
    if not is_asked(g, seat):
        return 0
    out[0] = Move.HOLD
    return 1


@rule
def why_not_roll(box, g, seat, action):
    """The same, explained."""
    return 0 if is_asked(g, seat) and action == Move.HOLD else rules.Why.NOT_ASKED


@rule
def bot_by_place(box, g, seat, choices, n, luck):
    """Place 0 instead of the action that stands there."""
    return 0


@rule
def apply_without_an_end(box, g, seat, action):
    """The first who holds wins, and the game is not over."""
    close(g)


@rule
def apply_for_ever_or_never(box, g, seat, action):
    """Two play for ever, three not at all."""
    if box.seats == 2:
        hand_on(g, 1)
    else:
        close(g)


@rule
def apply_that_asks_again(box, g, seat, action):
    """Asks on top of the turn and never closes it."""
    ask(g, Phase.TURN, 1)


@rule
def apply_that_loses_points(box, g, seat, action):
    """Points go where nobody has a seat."""
    g.score[seat] += 1
    hand_on(g, 1)


@rule
def no_points(box, g):
    """1: somebody has points."""
    for seat in range(box.seats):
        if g.score[seat] != 0:
            return 1
    return 0


@rule
def apply_with_a_typo(box, g, seat, action):
    """A field that the state does not have."""
    g.totl += 1
    hand_on(g, 1)


@rule
def apply_with_a_rare_typo(box, g, seat, action):
    """The same, where nobody has been yet."""
    if g.round > 1000:
        g.totl += 1
    end_game(g)


@rule
def apply_that_spells(box, g, seat, action):
    """Something of Python that compiled rules do not have."""
    g.total = id(box)
    end_game(g)


@rule
def apply_past_the_end(box, g, seat, action):
    """A seat that no table has."""
    g.score[seat + 10] += 1
    hand_on(g, 1)


@rule
def apply_that_overflows(box, g, seat, action):
    """More points than the field holds."""
    g.score[seat] += 100
    hand_on(g, 1)


@rule
def apply_that_asks_a_stranger(box, g, seat, action):
    """A seat is asked that is not at the table."""
    hand_on(g, 1 << box.seats)


@rule
def apply_that_talks(box, g, seat, action):
    """Two events in one step."""
    tell(g, Told.HELD, seat, 0, 0)
    tell(g, Told.HELD, seat, 0, 0)
    hand_on(g, 1)


@rule
def apply_that_tells_a_lie(box, g, seat, action):
    """An event of a kind that Pig does not have."""
    tell(g, 99, seat)
    hand_on(g, 1)


@rule
def setup_unsealed(box, g, seed):
    """No secret."""
    g.round = 1
    ask(g, Phase.TURN, 1)


@rule
def setup_without_a_phase(box, g, seed):
    """Asks what has no name."""
    seal(g, seed)
    ask(g, 4, 1)


@rule
def legal_backwards(box, g, seat, out):
    """Not ascending."""
    if not is_asked(g, seat):
        return 0
    out[0] = Move.HOLD
    out[1] = Move.ROLL
    return 2


@rule
def legal_that_forgets(box, g, seat, out):
    """Holding is missing."""
    if not is_asked(g, seat):
        return 0
    out[0] = Move.ROLL
    return 1


@rule
def legal_for_all(box, g, seat, out):
    """Whoever is not asked may act as well."""
    out[0] = Move.ROLL
    out[1] = Move.HOLD
    return 2


def next_turn(box, g, seat):
    """A rule that lacks its mark."""
    end_turn(box, g, seat)


@rule
def apply_with_a_plain_function(box, g, seat, action):
    """Calls it."""
    next_turn(box, g, seat)


@rule
def result_from_zero(box, g, score):
    """Placings count from 0."""
    for seat in range(box.seats):
        score[0, seat] = seat


@rule
def measure_too_far(box, g, since, tally, member, curve):
    """One column too far."""
    tally[0, 2] += 1


@rule
def measure_strangers(box, g, since, tally, member, curve):
    """A group that the grouping does not have."""
    member[0, 0] = 2


@rule
def measure_and_change(box, g, since, tally, member, curve):
    """A lens that touches."""
    g.total = 5


@rule
def roll_for_the_next(box, g, seat, action):
    """Rolls the die of a seat that has none."""
    roll(g, seat + 2, box.sides)
    hand_on(g, 1)


TOO_FAR = Lens(measure=measure_too_far, counts=("turns", "points"))
STRANGERS = Lens(measure=measure_strangers, groupings={"side": ("left", "right")})
TOUCHING = Lens(measure=measure_and_change)
