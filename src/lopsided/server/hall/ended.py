"""A room in which one can look at what was kept of a finished match, and do nothing else."""

import time
from typing import Any

from lopsided.server import messages as m
from lopsided.server.endings import Head, Seen, name_of
from lopsided.server.hall.faces import encode, refused
from lopsided.server.hall.member import Member
from lopsided.server.hall.room import SLICE
from lopsided.server.limits import Measures
from lopsided.server.settings import Settings
from lopsided.server.table.entries import NOBODY
from lopsided.server.table.refusal import Refusal


class EndedRoom:
    """The last page of one match, for all who look at it; nothing changes here, so there is nobody to tell."""

    def __init__(self, match_id: str, head: Head, settings: Settings) -> None:
        self.match_id, self.head = match_id, head
        self.members: set[Member] = set()
        self.measures = Measures(settings)
        self.most = settings.sockets_a_table

    def is_full(self) -> bool:
        """Whether as many look at it as may at a table."""
        return len(self.members) >= self.most * (1 + len(self.head.sheet.people))

    async def enter(self, member: Member, token: str, last: int) -> bool:
        """Welcome a connection; False where the token opened no seat at that table."""
        sheet = self.head.sheet
        person = sheet.person_of(token) if token else NOBODY
        if person is None:
            return False
        member.person, member.key = person, token
        self.members.add(member)
        member.seats, member.host = tuple(sheet.seats_of(person)), person != NOBODY and person == sheet.host
        await self.since(member, last)
        return True

    async def exit(self, member: Member) -> None:
        """A connection is gone."""
        self.members.discard(member)
        self.measures.forget(member)

    async def since(self, member: Member, last: int) -> None:
        """The last page, with the whole chronicle; who asks for it again and again is refused."""
        head = self.head
        if not self.measures.take(member, 1 + head.upto // SLICE, playing=True):
            member.send(refused(Refusal("too_fast")))
            return
        seen = head.seen.get(name_of(member.seats)) or Seen([], {})
        items: Any = seen.items
        views: Any = seen.views
        board: Any = head.board
        called = head.sheet.called
        member.send(encode(m.Welcome(head.table, list(member.seats), member.host, head.upto, items, called, board, views, time.time())))

    async def request(self, member: Member, request: Any) -> None:
        """Nothing can be done any more."""
        member.send(refused(Refusal("old"), request.id, self.head.upto))
