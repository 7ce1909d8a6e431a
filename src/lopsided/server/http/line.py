"""The line under a connection: frames go out over it at once, and the server asks with a protocol ping whether anybody is there.

Browsers answer that ping for a page in a hidden tab too, whose own timers they let sleep, so a seat is kept for as long as the tab is open.
"""

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

SILENT = 1011  # the code with which a line that does not answer ends
WRITE = "lopsided.write"  # the extension of ASGI by which the application finds `Line.write`
TEXT, SHORT, MIDDLE = 0x81, 126, 1 << 16  # a whole frame of text, and the sizes from which its head is longer


class Line(WebSocketsSansIOProtocol):
    """A WebSocket that is let go of at once when no answer comes, whatever still waits to be sent over it."""

    async def run_asgi(self) -> None:
        """Serve it, and let the application write over it."""
        extensions: Any = self.scope["extensions"]
        extensions[WRITE] = self.write
        await super().run_asgi()

    def write(self, text: bytes) -> bool:
        """Send a frame without a turn of the loop; False, and nothing sent, where it has to wait."""
        if self.conn.state is not State.OPEN or not self.handshake_complete or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(head(len(text)) + text)
        return True

    def keepalive_timeout(self) -> None:
        """Nobody answered."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": SILENT})
        super().keepalive_timeout()
        self.transport.abort()


def head(size: int) -> bytes:
    """What stands before so many bytes of text from a server."""
    if size < SHORT:
        return bytes((TEXT, size))
    return struct.pack("!BBH", TEXT, SHORT, size) if size < MIDDLE else struct.pack("!BBQ", TEXT, SHORT + 1, size)
