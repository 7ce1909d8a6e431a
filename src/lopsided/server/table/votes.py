"""A vote on a rule: who is still to be heard, how bots vote, and what comes of it. Nothing changes here: the table takes the entries in."""

from lopsided.server.table import entries as e
from lopsided.server.table.entries import AnyEntry
from lopsided.server.table.sheet import Sheet

VOTE_SECONDS = 20.0  # who has not voted by then abstains


def voters(sheet: Sheet) -> list[int]:
    """The seats that count: all that are still in the game."""
    return [seat for seat, chair in enumerate(sheet.chairs) if not chair.gone]


def unheard(sheet: Sheet) -> list[int]:
    """The seats that have not voted and can: bots only where there is a forecast to go by."""
    motion = sheet.in_vote
    if motion is None:
        return []
    known = bool(motion.forecast and motion.forecast.games)
    return [seat for seat in voters(sheet) if seat not in motion.votes and (known or not sheet.plays(seat))]


def deadline(sheet: Sheet) -> float:
    """When the vote ends; 0 before it has begun."""
    return sheet.in_vote.since + VOTE_SECONDS if sheet.in_vote and sheet.in_vote.stage == "vote" else 0


def bots_votes(sheet: Sheet, now: float) -> list[AnyEntry]:
    """A bot votes for what gives its own seat more, beyond chance; what makes no difference to it, it is against."""
    motion = sheet.in_vote
    if motion is None or motion.forecast is None:
        return []
    changes = [prospect.change for prospect in motion.forecast.seats]
    return [e.Voted(seat=s, yes=changes[s].value > changes[s].within, by="bot", at=now) for s in unheard(sheet) if sheet.plays(s)]


def counted(sheet: Sheet, now: float) -> list[AnyEntry]:
    """The rule changes where more than half of the seats are for it; nothing while somebody may still vote."""
    motion = sheet.in_vote
    if motion is None or motion.stage != "vote" or (unheard(sheet) and now < deadline(sheet)):
        return []
    votes = [motion.votes.get(seat, False) for seat in voters(sheet)]
    passed = 2 * sum(votes) > len(votes)
    return [e.Reformed(option=motion.option, value=motion.value, at=now) if passed else e.Upheld(at=now)]
