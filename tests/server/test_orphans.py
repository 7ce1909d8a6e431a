"""Nothing is left of a server that died: what reckons beside it ends too, in the middle of whatever it does."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lopsided.lab.frames import PRIORITY

SERVER = """
import subprocess, sys, time
print(subprocess.Popen([sys.executable, "-m", *sys.argv[1:]]).pid, flush=True)
time.sleep(600)
"""
PATIENCE = 120.0  # seconds, on a busy machine


def status(process: int) -> list[str]:
    """What the system says of a process, from its state on; nothing where it is gone or only waits to be counted as gone."""
    try:
        found = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
    return [] if found[0] in "ZX" else found


def stands_back(process: int) -> bool:
    """Whether it has begun, which it does by giving way to others."""
    return int(status(process)[16]) > os.nice(0)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="this system does not say who runs, so no server was killed to see who ends with it")
@pytest.mark.parametrize(
    "module", ["lopsided.agents.debrief", "lopsided.agents.beside", "lopsided.agents.forecast", "lopsided.lab.beside", "lopsided.lab.spread"]
)
def test_what_reckons_beside_a_server_ends_with_it(module: str) -> None:
    stand_back = {**os.environ, PRIORITY: "5"}
    with subprocess.Popen([sys.executable, "-c", SERVER, module], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=stand_back) as server:
        try:  # its input stays open
            assert server.stdout is not None
            reckons, until = int(server.stdout.readline()), time.monotonic() + PATIENCE
            while not stands_back(reckons):
                assert time.monotonic() < until
                time.sleep(0.05)
        finally:
            server.kill()
        while status(reckons):
            if time.monotonic() > until:
                os.kill(reckons, signal.SIGKILL)
                pytest.fail("it goes on without its server")
            time.sleep(0.05)
