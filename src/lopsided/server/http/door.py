"""The way to a table by its code. Whoever guesses has to wait; whoever is at home at a table never does.

Behind one address there may be a whole school, and one of its pupils may try codes by the hundred. So a wrong code counts against its address, and
an address that was wrong too often finds no further table, right or wrong; but tables that somebody there opened, sat at or found before stay open to
everybody there, as if nothing had happened.
"""

import logging
from collections import OrderedDict

from lopsided.server import codes
from lopsided.server import http_messages as hm
from lopsided.server.hall.hall import Hall
from lopsided.server.hall.reading import NoTable
from lopsided.server.limits import MOST_ADDRESSES, Gate

log = logging.getLogger("lopsided.server")
MOST_HOMES = 100_000


class Guessing(Exception):
    """Too many wrong codes came from this address."""


class Door:
    """Codes that people type, right and wrong, by address."""

    def __init__(self, hall: Hall, wrong_a_minute: int) -> None:
        self.hall, self.wrong = hall, Gate(wrong_a_minute)
        self._homes: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._guessing: set[str] = set()

    async def find(self, address: str, text: str) -> str:
        """The match of a join code, or of its own name, which nobody guesses; NoTable where there is none."""
        if codes.is_match_id(text) or codes.is_room_id(text):
            return text
        code = codes.read_join_code(text)
        if code is None:
            raise NoTable
        if not self.wrong.closed(address):
            self._guessing.discard(address)
        elif (address, code) not in self._homes:
            self._tell_of(address)
            raise Guessing
        try:
            match = await self.hall.find(code)
        except NoTable:
            self.wrong.count(address)
            raise
        self.at_home(address, code)
        return match

    async def rejoin(self, address: str, text: str) -> hm.Seated:
        """A seat by its rejoin code, which is too long to be guessed while it lasts: a right one never waits."""
        try:
            seated = await self.hall.rejoin(text)
        except NoTable:
            if self.wrong.count(address):
                raise
            raise Guessing from None
        self.at_home(address, seated.code)
        return seated

    def _tell_of(self, address: str) -> None:
        """One line in the log for each flood of codes; it does not say from where."""
        if address not in self._guessing and len(self._guessing) < MOST_ADDRESSES:
            self._guessing.add(address)
            log.warning("codes: flood: too many wrong ones from one address")

    def at_home(self, address: str, code: str) -> None:
        """Somebody at this address belongs to the table with this code."""
        self._homes[address, code] = None
        self._homes.move_to_end((address, code))
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
