"""Tables that people sit at: HTTP and WebSocket, storage, bots in the empty seats."""
