"""The decision stack: what is being decided, by whom, and what to come back to.

A turn is a frame; a reaction or a sub-choice is a frame on top of it. All games use this one. What a question is about lies in fields
of the state, by their names.
"""

from lopsided.engine.rule import rule

PHASE, ASKED = range(2)


@rule
def ask(g, phase, seats):
    """Open a decision for the seats of this bit mask, on top of the one being made."""
    top = g.depth
    g.frame[top, 0] = phase
    g.frame[top, 1] = seats
    g.depth = top + 1
    g.pending = seats


@rule
def close(g):
    """Close the decision on top and come back to the one beneath it."""
    g.depth -= 1
    g.frame[g.depth, 0] = 0
    g.frame[g.depth, 1] = 0
    g.pending = g.frame[g.depth - 1, 1] if g.depth > 0 else 0


@rule
def hand_on(g, seats):
    """Put the question on top to other seats."""
    g.frame[g.depth - 1, 1] = seats
    g.pending = seats


@rule
def close_all(g):
    """Close every open decision."""
    while g.depth > 0:
        close(g)


@rule
def excuse(g, seat):
    """This seat has decided; the others that are asked at the same time have not."""
    g.frame[g.depth - 1, 1] &= ~(1 << seat)
    g.pending = g.frame[g.depth - 1, 1]


@rule
def phase(g):
    """The phase of the decision on top, 0 when none is open."""
    return g.frame[g.depth - 1, 0] if g.depth > 0 else 0


@rule
def is_asked(g, seat):
    """Whether this seat is asked now."""
    return seat >= 0 and g.pending >> seat & 1 == 1
