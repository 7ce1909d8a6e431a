"""The decision stack: what is being decided, by whom, and what to come back to.

A turn is a frame; a reaction or a sub-choice is a frame on top of it. All games use this one.
"""

from lopsided.engine.rule import rule

PHASE, ASKED, A, B, C = range(5)


@rule
def ask(g, phase, seats, a=0, b=0, c=0):
    """Open a decision for the seats of this bit mask, on top of the one being made."""
    top = g.depth
    g.frame[top, 0] = phase
    g.frame[top, 1] = seats
    g.frame[top, 2] = a
    g.frame[top, 3] = b
    g.frame[top, 4] = c
    g.depth = top + 1
    g.pending = seats


@rule
def close(g):
    """Close the decision on top and come back to the one beneath it."""
    g.depth -= 1
    for column in range(g.frame.shape[1]):
        g.frame[g.depth, column] = 0
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
def note(g, column):
    """One of the three ints of the decision on top."""
    return g.frame[g.depth - 1, column]


@rule
def is_asked(g, seat):
    """Whether this seat is asked now."""
    return seat >= 0 and g.pending >> seat & 1 == 1
