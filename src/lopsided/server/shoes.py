"""Walking in their shoes: the same sealed dice again from another seat, bots in the others; or on from some step of a replay.

Every seat keeps its own dice, so whoever sits there meets what the other met, as far as the game lets them. The match is over and its
secret is known to all; a table that is opened like this says which match it is after.
"""

import asyncio
import time

from lopsided.engine.match import LEFT
from lopsided.engine.replay import Replay, ReplayError, parse
from lopsided.server import codes
from lopsided.server import http_messages as hm
from lopsided.server import messages as m
from lopsided.server.endings import read_head
from lopsided.server.hall.hall import Hall
from lopsided.server.problems import Trouble
from lopsided.server.replays import kept, steps_of
from lopsided.server.shelf import take
from lopsided.server.table import entries as e
from lopsided.server.table.refusal import refusal_of
from lopsided.server.table.speech import check_name


async def walk(hall: Hall, match_id: str, wish: hm.Shoes) -> hm.Seated:
    """Open a table with the dice of a finished match."""
    replay = await asyncio.to_thread(lambda data: parse(bytes(read_head(data).replay)), await kept(hall, match_id))
    steps = replay.moves[: max(0, wish.step)]
    if not 0 <= wish.seat < replay.seats or any(step.seat == wish.seat and step.action == LEFT for step in steps):
        raise Trouble(400, "bad_seat")
    token = codes.new_token()
    opened = first_entry(replay, wish, match_id, codes.hashed(token))
    found, code = await hall.open_table(opened, steps_of(replay, steps))
    return hm.Seated(found, code, token, [wish.seat])


def called(replay: Replay, wish: hm.Shoes) -> list[str]:
    """Everybody is called as the first time; whoever walks in another's shoes and who wore them swap their names."""
    names = list(replay.names)
    if wish.name and 0 <= wish.mine < replay.seats:
        names[wish.mine] = names[wish.seat]
    if wish.name:
        names[wish.seat] = check_name(wish.name, [name for seat, name in enumerate(names) if seat != wish.seat])
    return names


def first_entry(replay: Replay, wish: hm.Shoes, match_id: str, token: str) -> e.Opened:
    """The table of that match with one person at it; Trouble where its rules are no longer these."""
    game = take(replay.game)
    if game.version != replay.version:
        raise Trouble.of(409, refusal_of(ReplayError("version", was=replay.version, title=game.title, now=game.version)))
    names = called(replay, wish)
    chairs = [e.Chair(name=name, person=0 if seat == wish.seat else e.NOBODY) for seat, name in enumerate(names)]
    before = m.Before(match_id, wish.seat, wish.mine if wish.mine < replay.seats else -1, len(replay.moves[: max(0, wish.step)]))
    return e.Opened(
        at=time.time(), game=game.name, version=game.version, mode="now", chairs=chairs, people=[[token]], options=dict(replay.options),
        variant=replay.variant, code="", secret=replay.secret, before=before,
    )  # fmt: skip
