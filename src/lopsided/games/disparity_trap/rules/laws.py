"""What must hold of every state of The Disparity Trap."""

from lopsided.engine.decisions import phase
from lopsided.engine.rule import rule
from lopsided.games.disparity_trap.state import HAND, PILE, THINGS, TIERS, Flaw, Phase, is_shuffled


@rule
def sound(box, g):
    """Holdings, pawns and Skip cards within their bounds, no gap in a hand, no card lost or made, no seal and no play left over."""
    for seat in range(box.seats):
        for thing in range(THINGS):
            if g.have[seat, thing] < 0 or g.have[seat, thing] > box.most[thing]:
                return Flaw.HOLDING
        for slot in range(HAND):
            if (g.hand[seat, slot] > 0) != (slot < g.cards[seat]):
                return Flaw.HAND
        if g.pawn[seat] < 0 or g.pawn[seat] > TIERS * box.tier_length:
            return Flaw.PAWN
        if g.skips[seat] < 0 or g.skips[seat] > g.skip_card[seat]:
            return Flaw.SKIPS
        if g.sealed[seat] != 0 and phase(g) != Phase.SEAL:
            return Flaw.SEAL
        if g.round > 0 and g.over == 0 and g.cards[seat] == 0 and not (g.card > 0 and g.active == seat):
            return Flaw.HAND
    if phase(g) == Phase.OPTION and (g.card != 0 or g.line != 0 or g.stake != 0 or g.onward != 0):
        return Flaw.PLAY
    return 0 if g.round == 0 or all_cards_there(box, g) else Flaw.CARDS


@rule
def all_cards_there(box, g):
    """Each card is in its deck, in a hand or being played, and nowhere twice."""
    for card in range(box.kinds):
        n = 1 if g.card == card + 1 and is_shuffled(box.deck[card]) else 0
        for seat in range(box.seats):
            for slot in range(HAND):
                if g.hand[seat, slot] == card + 1:
                    n += 1
        d = box.deck[card]
        if is_shuffled(d):
            for i in range(g.count[d]):
                if g.queue[d, (g.head[d] + i) & (PILE - 1)] == card:
                    n += 1
        if n != box.copies[card]:
            return False
    return True
