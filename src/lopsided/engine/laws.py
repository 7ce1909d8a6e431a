"""The laws that every state of every game keeps, whoever plays: asked of interpreted states and, compiled, of games by the million.

The header counts right, who is asked can act and nobody else, `legal` and `why_not` agree, the game's own `sound` sees nothing
broken, and placings count from 1. `checked` says in words what a state that breaks one has come from.
"""

from array import array
from types import FunctionType
from typing import Any

from lopsided.engine.decisions import ASKED
from lopsided.engine.game import Game, in_contract
from lopsided.engine.rule import rule

FAULTS = (
    "nothing is wrong",
    "the ply does not count the steps",
    "events were untold",
    "one step told more events than the ring holds",
    "over is neither 0 nor 1",
    "somebody is asked though the game is over",
    "nobody is asked though the game is not over",
    "a seat is asked that is not at the table",
    "the decision stack is higher than its frames",
    "the seats asked are not those of the decision on top",
    "sound() sees a law broken",
    "a seat is asked and has no legal action",
    "a seat has legal actions though it is not asked",
    "legal actions are not ascending numbers of the action space",
    "legal and why_not disagree",
    "an agent chose an action that is not legal",
    "the game does not end",
    "placings do not count from 1 with ties shared",
    "a rule reached past the end of a list",
)
(
    NONE, PLY, UNTOLD, OVERRUN, OVER, ASKED_AFTER, NOBODY, STRANGER, TOO_DEEP, FRAME, UNSOUND, STUCK, UNASKED, UNORDERED, DISAGREE,
    ILLEGAL, ENDLESS, PLACING, OUTSIDE,
) = range(len(FAULTS))  # fmt: skip

legal, why_not, sound = in_contract("legal", "why_not", "sound")


@rule
def header_fault(g, seats, ply, told):
    """What is wrong with a state's header, `told` events after the step before."""
    if g.ply != ply:
        return PLY
    if g.told < told:
        return UNTOLD
    if g.told - told > g.event.shape[0]:
        return OVERRUN
    if g.over > 1:
        return OVER
    if g.over == 1:
        return NONE if g.pending == 0 else ASKED_AFTER
    if g.pending == 0:
        return NOBODY
    if g.pending >> seats != 0:
        return STRANGER
    if g.depth < 1 or g.depth > g.frame.shape[0]:
        return TOO_DEEP
    if g.pending != g.frame[g.depth - 1, ASKED]:
        return FRAME
    return NONE


@rule
def list_fault(out, n, size, asked):
    """What is wrong with a list of legal actions."""
    if asked and n == 0:
        return STUCK
    if not asked and n > 0:
        return UNASKED
    for i in range(n):
        if out[i] < 0 or out[i] >= size or (i > 0 and out[i] <= out[i - 1]):
            return UNORDERED
    return NONE


@rule
def fault(b, g, seats, ply, told, size, out, sweep):
    """What is wrong with a state; `sweep` holds legal against why_not on every action."""
    wrong = header_fault(g, seats, ply, told)
    if wrong == NONE and sound(b, g) != 0:
        wrong = UNSOUND
    for seat in range(seats):
        if wrong != NONE:
            return wrong
        n = legal(b, g, seat, out)
        wrong = list_fault(out, n, size, g.pending >> seat & 1 == 1)
        listed = 0
        for action in range(size if sweep and wrong == NONE else 0):
            yes = listed < n and out[listed] == action
            if yes:
                listed += 1
            if yes != (why_not(b, g, seat, action) == 0):
                wrong = DISAGREE
    return wrong


@rule
def placing_fault(score, seats):
    """Whether each placing is one more than the number of players before it, or all are 0 since nobody wins."""
    for seat in range(seats):
        before = 0
        for other in range(seats):
            if score[0, other] < score[0, seat]:
                before += 1
        if score[0, seat] != 1 + before and (score[0, seat] != 0 or score[0, 0] != 0 or before > 0):
            return PLACING
    return NONE


@rule
def is_listed(out, n, action):
    """Whether an action is on the list."""
    found = False
    for i in range(n):
        found = found or out[i] == action
    return found


def room_for_actions(game: Game) -> Any:
    """What interpreted rules write legal actions into."""
    return array("h", bytes(2 * game.moves.size))


def interpreted_fault(game: Game) -> Any:
    """`fault` for interpreted states: the same code over the game's rules as they are."""
    return FunctionType(fault.__code__, fault.__globals__ | game.contract)
