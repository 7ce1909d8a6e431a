"""Servers that start at once: this process has the program loaded and forks a server for each line `port database` it reads, telling its process id.

A start costs a tenth of a second instead of one or two, so that a run has more kills in it. What is killed is a process of its own.
"""

import ctypes
import os
import signal
import sys

from lopsided.server.serve import run
from lopsided.server.shelf import shelf

DIE_WITH_PARENT = 1  # prctl's PR_SET_PDEATHSIG


def serve(port: int, database: str) -> None:
    """Be a server until killed; silent, and gone with the process that forked it."""
    ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    try:
        run(None, "127.0.0.1", port, False, False, database)
    finally:
        os._exit(1)


def main() -> None:
    """Read lines, fork servers."""
    shelf()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who dies is cleared away
    print("ready", flush=True)
    for line in sys.stdin:
        port, database = line.split()
        child = os.fork()
        if child == 0:
            serve(int(port), database)
        print(child, flush=True)


if __name__ == "__main__":
    main()
