"""What a client draws, and what the words for an action need."""

from typing import Any

from lopsided.engine.decisions import phase
from lopsided_ultimatum.state import NO, YES, Phase, amount_of, is_vote

CAST = {NO: "no", YES: "yes"}


def view(box: Any, g: Any) -> dict[str, Any]:
    """What everybody sees: g has been through hide(), so what a spectator may not know is not there."""
    seats, voting = range(box.seats), phase(g) == Phase.VOTE
    return {
        "coins": [g.coins[s] for s in seats],
        "vote": [CAST.get(g.vote[s], "sealed" if voting and s != g.giver and not g.pending >> s & 1 else "") for s in seats],
        "giver": g.giver,
        "target": g.target if voting else None,
        "pot": g.pot or None,
        "offer": None,
        "rounds": box.rounds,
    }


def own(box: Any, g: Any, seat: int) -> dict[str, Any]:
    """What a seat sees otherwise: the pot that it rolled, how it votes, and the offer that it makes or is made."""
    found: dict[str, Any] = {"pot": g.pot or None}
    if g.vote[seat]:
        found[f"vote.{seat}"] = CAST[g.vote[seat]]
    if phase(g) == Phase.VOTE and seat in (g.giver, g.target):
        found["offer"] = g.amount
    return found


def describe(box: Any, g: Any, seat: int, action: int) -> dict[str, int]:
    """What an offer would leave to the giver."""
    return {} if is_vote(action) else {"kept": g.pot - amount_of(action)}
