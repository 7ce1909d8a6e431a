"""One process beside the server that answers questions, begun at the first and again after it was lost."""

import asyncio
import contextlib
import sys

from lopsided.lab.frames import LENGTH, frame


class Process:
    """`python -m module`, which reads frames and answers each with one."""

    def __init__(self, module: str) -> None:
        self.module = module
        self._running: asyncio.subprocess.Process | None = None
        self.busy = False  # a question was asked that was not answered

    async def ask(self, question: bytes) -> bytes:
        """One question, one answer; OSError or EOFError where the process is lost over it."""
        if self.busy:
            await self.end()
        self.busy = True
        running = await self._started()
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(frame(question))
        await running.stdin.drain()
        length = int.from_bytes(await running.stdout.readexactly(LENGTH), "little")
        answer = await running.stdout.readexactly(length)
        self.busy = False
        return answer

    @property
    def pid(self) -> int | None:
        """Its number, while it runs."""
        return self._running.pid if self._running else None

    async def _started(self) -> asyncio.subprocess.Process:
        if self._running is None:
            pipe = asyncio.subprocess.PIPE
            self._running = await asyncio.create_subprocess_exec(sys.executable, "-m", self.module, stdin=pipe, stdout=pipe)
        return self._running

    async def end(self) -> None:
        """Put an end to it, whatever it does."""
        if self._running is not None:
            with contextlib.suppress(ProcessLookupError):
                self._running.kill()
            await self._running.wait()
        self._running, self.busy = None, False
