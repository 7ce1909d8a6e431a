"""A room in which one can look at what was kept of a finished match, and do nothing else."""

import time
from typing import Any

from lopsided.server import messages as m
from lopsided.server.endings import Head, Seen, name_of
from lopsided.server.hall.faces import encode
from lopsided.server.hall.room import Member
from lopsided.server.table.entries import NOBODY
from lopsided.server.table.refusal import Refusal


class EndedRoom:
    """The last page of one match for one connection; nothing changes here, so there is nobody to tell."""

    def __init__(self, match_id: str, head: Head) -> None:
        self.match_id, self.head = match_id, head

    async def enter(self, member: Member, token: str, last: int) -> bool:
        """Welcome a connection; False where the token opened no seat at that table."""
        sheet = self.head.sheet
        person = sheet.person_of(token) if token else NOBODY
        if person is None:
            return False
        member.person, member.key = person, token
        member.seats, member.host = tuple(sheet.seats_of(person)), person != NOBODY and person == sheet.host
        await self.since(member, last)
        return True

    async def exit(self, member: Member) -> None:
        """A connection is gone."""

    async def since(self, member: Member, last: int) -> None:
        """The last page, with the whole chronicle."""
        head = self.head
        seen = head.seen.get(name_of(member.seats)) or Seen([], {})
        items: Any = seen.items
        views: Any = seen.views
        board: Any = head.board
        member.send(encode(m.Welcome(head.table, list(member.seats), member.host, head.upto, items, board, views, time.time())))

    async def request(self, member: Member, request: Any) -> None:
        """Nothing can be done any more."""
        refusal = Refusal("old")
        member.send(encode(m.Refused(request.id[:64], refusal.reason, refusal.words, self.head.upto, {})))
