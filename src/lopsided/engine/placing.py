"""Who stands before whom: places and standings from a rule before(*about, one, other)."""

from lopsided.engine.rule import rule


@rule
def ahead_of(seat, n, before, *about):
    """How many of n seats stand before this one; a place is one more, so that equals share it."""
    count = 0
    for other in range(n):
        if before(*about, other, seat):
            count += 1
    return count


@rule
def behind(seat, n, before, *about):
    """How many of n seats this one stands before."""
    count = 0
    for other in range(n):
        if before(*about, seat, other):
            count += 1
    return count
