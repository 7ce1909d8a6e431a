"""The line under a connection: the server asks with a protocol ping whether anybody is there, and the browser itself answers.

Browsers do so for a page in a hidden tab too, whose own timers they let sleep, so a seat is kept for as long as the tab is open.
"""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SILENT = 1011  # the code with which a line that does not answer ends


class Line(WebSocketsSansIOProtocol):
    """A WebSocket that is let go of at once when no answer comes, whatever still waits to be sent over it."""

    def keepalive_timeout(self) -> None:
        """Nobody answered."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": SILENT})
        super().keepalive_timeout()
        self.transport.abort()
