"""Where everybody comes in: one newcomer a turn of the loop, so that a whole school that comes back at once keeps nobody waiting."""

import asyncio
from collections import deque
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.h11_impl import H11Protocol

waiting: WeakKeyDictionary[asyncio.AbstractEventLoop, "deque[Newcomer]"] = WeakKeyDictionary()  # before the door of each loop's server


class Newcomer(H11Protocol):
    """A connection whose first words wait for their turn: reading them, and the handshake that mostly follows, is the dear part of coming in."""

    first: bytes | None = b""  # what it said before its turn came; None: it is in

    def data_received(self, data: bytes) -> None:
        """Hear it, or let it queue."""
        if self.first is None:
            super().data_received(data)
            return
        if not self.first:
            queue = waiting.setdefault(self.loop, deque())
            queue.append(self)
            if len(queue) == 1:
                self.loop.call_soon(let_in, self.loop, queue)
        self.first += data
        self.transport.pause_reading()

    def come_in(self) -> None:
        """Now; unless it went away again."""
        said, self.first = self.first, None
        if said and not self.transport.is_closing():
            self.transport.resume_reading()
            super().data_received(said)


def let_in(loop: asyncio.AbstractEventLoop, queue: "deque[Newcomer]") -> None:
    """One, and in the next turn the next."""
    newcomer = queue.popleft()
    if queue:
        loop.call_soon(let_in, loop, queue)
    newcomer.come_in()
