"""Answering beside a server: frames are read from the input, one after the other, and each is answered with one; a process ends with its input."""

import os
import sys
import time
from collections.abc import Callable
from threading import Thread
from typing import BinaryIO

LOWEST = 19
PRIORITY = "LOPSIDED_NICE"  # for a machine with cores to spare: how far to stand back, from 0 to 19
LOOK_EVERY = 1.0  # seconds after which a process sees that its server is gone
LENGTH = 4  # bytes that say how long a frame is


def read_frame(stream: BinaryIO) -> bytes:
    """The next frame; empty at the end."""
    return stream.read(int.from_bytes(stream.read(LENGTH), "little"))


def frame(body: bytes) -> bytes:
    """A body with its length before it."""
    return len(body).to_bytes(LENGTH, "little") + body


def stand_back() -> None:
    """Give way to everybody who plays, and end with the server that began this, however it ended and whatever is being reckoned or compiled here."""
    server = os.getppid()
    if hasattr(os, "nice"):
        os.nice(int(os.environ.get(PRIORITY, LOWEST)))

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(LOOK_EVERY)
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def answer_all(answer: Callable[[bytes], bytes]) -> None:
    """Answer until the input ends, with the lowest priority; nothing else is written to the output."""
    stand_back()
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    while body := read_frame(sys.stdin.buffer):
        out.write(frame(answer(body)))
        out.flush()
