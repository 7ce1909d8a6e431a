"""A home of its own for each test, and ways to type at the command line."""

import os
import pty
import select
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lopsided.cli import app
from lopsided.engine.game import find_game
from lopsided.engine.match import Match
from lopsided.engine.replay import dump

PATIENCE = 60  # seconds until a prompt that does not come is a failure
AGAIN = 5  # seconds until a key that was not heard is pressed again


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where saves and replays go: nothing of the tester's own is read or written."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path / "lopsided"


@pytest.fixture
def lopsided() -> Callable[..., Result]:
    """Runs a command with lines typed in: `lopsided("play", "--terminal", "--new", typed=["1", "q"])`."""

    def run(*arguments: str, typed: list[str] | None = None) -> Result:
        result = CliRunner().invoke(app, list(arguments), input="".join(line + "\n" for line in typed or []))
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The replay of a game of Zoe, Ada and Bo, played to its end."""
    match = Match(find_game("threat-level"), 3, {"max_rounds": 20}, seed=3, names=["Zoe", "Ada", "Bo"])
    while not match.over:
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, "comrade", match.luck()))
    path = tmp_path / "game.json"
    path.write_bytes(dump(match))
    return path


class Terminal:
    """A command in a real terminal of 80 by 24."""

    def __init__(self, *arguments: str) -> None:
        self.keys, theirs = pty.openpty()
        code = "from lopsided.cli import main; main()"
        environment = {**os.environ, "COLUMNS": "80", "LINES": "24", "TERM": "xterm"}
        command = [sys.executable, "-c", code, *arguments]
        ours = {"env": environment, "start_new_session": True, "preexec_fn": _own_terminal}
        self.process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, **ours)
        os.close(theirs)

    def read_until(self, words: str, again: str = "") -> str:
        """Everything printed up to these words; keys to press `again` are pressed while nothing comes."""
        seen, waited = "", 0
        while words not in seen:
            ready, _, _ = select.select([self.keys], [], [], AGAIN)
            waited = 0 if ready else waited + AGAIN
            assert waited < PATIENCE, f"{words!r} did not come after {seen!r}"
            if ready:
                seen += self._read()
            elif again:
                self.type(again)
        return seen

    def interrupt(self, words: str) -> str:
        """Press Ctrl-C, and again where it came just before the command began to wait for keys and was missed."""
        self.type("\x03")
        return self.read_until(words, again="\x03")

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.keys, keys.encode())

    def ends(self) -> int:
        """The exit code, once the command has ended."""
        while self._read():
            pass
        return self.process.wait(PATIENCE)

    def _read(self) -> str:
        try:
            return os.read(self.keys, 65536).decode(errors="replace")
        except OSError:  # how Linux says that the other side has closed
            return ""

    def close(self) -> None:
        """Take the terminal away."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.keys)


def _own_terminal() -> None:
    """Make the terminal the command's own, so that Ctrl-C reaches it, also where these tests run in the background."""
    import fcntl
    import signal
    import termios

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """Starts commands in terminals."""
    opened: list[Terminal] = []

    def start(*arguments: str) -> Terminal:
        opened.append(Terminal(*arguments))
        return opened[-1]

    yield start
    for t in opened:
        t.close()
