"""Votes: an open stake, sealed contributions that are revealed together, and a target from the dice."""

from lopsided.engine.decisions import ask, close, excuse
from lopsided.engine.dice import roll
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.disparity_trap.rules.pieces import help_other, highest_roll, hinder_other
from lopsided.games.disparity_trap.state import MOST_PUT, THINGS, VOTE_DIE, Phase, Position, Stage, Thing, Told, Why

NO_OTHER = -1


@rule
def levelled(g):
    """How many subjects lie on the vote slots."""
    n = 0
    for thing in range(THINGS):
        n += g.level >> thing & 1
    return n


@rule
def dice_for(g, reversing):
    """One die more for each disparity already gone; a reversal takes as many as there are (DT-074, DT-Q40)."""
    return levelled(g) + (0 if reversing else 1)


@rule
def most_put(g, seat):
    """What a player could put into a vote, at most what beats all dice (DT-Q94)."""
    return min(MOST_PUT, g.have[seat, Thing.PRIVILEGE])


@rule
def cannot_vote(box, g, seat, subject, reversing):
    """A disparity that is there, or one that was voted away, and the smallest stake in hand (DT-070..072, DT-079, DT-Q41, DT-Q70, DT-Q94)."""
    if not box.vote:
        return Why.MODULE_OFF
    gone = g.level >> subject & 1
    if reversing and not gone:
        return Why.NOT_VOTED
    if not reversing:
        if gone:
            return Why.VOTED_AWAY
        if box.votable >> subject & 1 == 0:
            return Why.NO_DISPARITY
    return Why.POOR if g.have[seat, Thing.PRIVILEGE] < box.smallest_stake else 0


@rule
def cannot_put(box, g, seat, amount, least):
    """From nothing, or from the smallest stake, to all that one has (DT-072, DT-073, DT-Q39, DT-Q94)."""
    if amount > most_put(g, seat):
        return Why.TOO_MUCH
    return Why.TOO_LITTLE if amount < least else 0


@rule
def call_vote(g, seat, subject, reversing):
    """The initiator names the subject, then the stake (DT-070, DT-079)."""
    g.subject = subject
    g.reversing = reversing
    ask(g, Phase.STAKE, 1 << seat)


@rule
def open_vote(box, g, seat, stake):
    """The stake is open; everybody without a Skip card who has tokens then seals a contribution, all at the same time (DT-072, DT-073, DT-113, DT-Q39)."""
    g.stake = stake
    g.have[seat, Thing.PRIVILEGE] -= stake
    tell(g, Told.REVERSAL if g.reversing else Told.VOTE, seat, g.subject, stake, dice_for(g, g.reversing))
    voters = 0
    for voter in range(box.seats):
        if may_put(g, voter):
            voters |= 1 << voter
    if voters != 0:
        ask(g, Phase.SEAL, voters)
    else:
        count_vote(box, g)


@rule
def may_put(g, seat):
    """Has tokens and no Skip card (DT-113, DT-Q94)."""
    return g.skip_card[seat] == 0 and g.have[seat, Thing.PRIVILEGE] > 0


@rule
def seal_vote(box, g, seat, amount):
    """A sealed contribution; the last one opens them all (DT-073)."""
    g.sealed[seat] = amount + 1
    tell(g, Told.SEALED, seat)
    excuse(g, seat)
    if g.pending == 0:
        close(g)
        count_vote(box, g)


@rule
def put_by(g, seat):
    """What a player has put into the pool in all (DT-Q39)."""
    return max(0, g.sealed[seat] - 1) + (g.stake if seat == g.active else 0)


@rule
def count_vote(box, g):
    """All is revealed; the pool must be greater than the dice, and is gone either way (DT-073..075, DT-Q38)."""
    pool, target = 0, 0
    for seat in range(box.seats):
        g.have[seat, Thing.PRIVILEGE] -= max(0, g.sealed[seat] - 1)
        pool += put_by(g, seat)
        if put_by(g, seat) > 0 or g.sealed[seat] > 0:
            tell(g, Told.REVEALED, seat, put_by(g, seat))
    for _ in range(dice_for(g, g.reversing)):
        target += roll(g, VOTE_DIE + g.active, box.sides)
    passed = 1 if pool > target else 0
    tell(g, Told.VOTED, g.subject, pool, target, passed, g.reversing)
    if passed:
        g.level ^= 1 << g.subject
        tally_vote(box, g)
    elif box.failed_refund:
        refund(box, g)
    if box.power:
        reward_top_voter(box, g)
    for seat in range(box.seats):
        g.sealed[seat] = 0
    g.stake = 0
    g.subject = 0
    g.reversing = 0
    g.stage = Stage.MOVE


@rule
def tally_vote(box, g):
    """A passed vote is help, a passed reversal hindrance, by whoever put something in and has an SND player to think of (DT-107, DT-Q62)."""
    for seat in range(box.seats):
        if put_by(g, seat) == 0 or (box.initiator_tally and seat != g.active):
            continue
        for other in range(box.seats):
            if other != seat and g.position[other] == Position.SND:
                if g.reversing:
                    hinder_other(g, seat, NO_OTHER)
                else:
                    help_other(g, seat, NO_OTHER)
                break


@rule
def refund(box, g):
    """Where the table says so, a failed vote costs nothing (DT-Q38)."""
    for seat in range(box.seats):
        if put_by(g, seat) > 0:
            g.have[seat, Thing.PRIVILEGE] += put_by(g, seat)
            tell(g, Told.REFUNDED, seat, put_by(g, seat))


@rule
def reward_top_voter(box, g):
    """With two or more in the pool, whoever put in the most gets a Power token; the tied roll for it, holders do not count (DT-080..082, DT-Q43, DT-Q69)."""
    best, tied, players = 0, 0, 0
    for seat in range(box.seats):
        put = put_by(g, seat)
        players += 1 if put > 0 else 0
        if put > best:
            best, tied = put, 0
        if put == best and g.have[seat, Thing.POWER] == 0:
            tied |= 1 << seat
    if players < 2 or tied == 0:
        return
    if tied & (tied - 1) == 0:
        top = 0
        while tied >> top & 1 == 0:
            top += 1
    else:
        top = highest_roll(box, g, VOTE_DIE, tied, g.active)
    g.have[top, Thing.POWER] = 1
    tell(g, Told.TOP_VOTER, top, best)
