"""A real server in this process, for tests."""

import sys
import threading
from dataclasses import replace
from typing import Any

import uvicorn
from tableside import FAST, PATIENCE

from lopsided.server.http.app import make_app
from lopsided.server.serve import configured, listen
from lopsided.server.store import open_store


class Running:
    """A real server in a thread of its own."""

    def __init__(self, database: str, **changes: Any) -> None:
        self.settings = replace(FAST, **changes)
        self.socket = listen("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self.socket.getsockname()[1]}"
        self.url, self.ws = f"http://{self.host}", f"ws://{self.host}/ws"
        self.app = make_app(open_store(database), self.settings)
        self.server = uvicorn.Server(configured(self.app, self.settings))
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],), daemon=True)

    def start(self) -> "Running":
        """Serve, and come back once it can be reached."""
        self.thread.start()
        while not self.server.started:
            self.thread.join(0.005)
            if not self.thread.is_alive():
                sys.exit("the server did not start")
        return self

    def stop(self) -> None:
        """Stop serving."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
