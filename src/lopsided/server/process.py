"""One process beside the server that answers questions, begun at the first and again after it was lost."""

import asyncio
import contextlib
import sys

from lopsided.lab.frames import LENGTH, frame

LONGEST = 1200.0  # seconds after which a question is given up, and the process with it


class Process:
    """`python -m module`, which reads frames and answers each with one.

    A question that was begun is seen through: who does not wait for its answer any more loses nobody the process, nor what it is loading or
    compiling. The next question waits until then.
    """

    def __init__(self, module: str) -> None:
        self.module = module
        self._running: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._exchange: asyncio.Task[bytes] | None = None
        self.lost = False  # a question was not answered

    async def ask(self, question: bytes, longest: float = LONGEST) -> bytes:
        """One question, one answer; OSError or EOFError where the process is lost over it, or it takes too long."""
        await self._turn.acquire()
        self._exchange = asyncio.create_task(self._answered(question, longest))
        self._exchange.add_done_callback(self._over)
        return await asyncio.shield(self._exchange)

    async def _answered(self, question: bytes, longest: float) -> bytes:
        if self.lost:
            await self._kill()
        self.lost = True
        async with asyncio.timeout(longest):
            running = await self._started()
            assert running.stdin is not None
            assert running.stdout is not None
            running.stdin.write(frame(question))
            await running.stdin.drain()
            length = int.from_bytes(await running.stdout.readexactly(LENGTH), "little")
            answer = await running.stdout.readexactly(length)
        self.lost = False
        return answer

    def _over(self, exchange: asyncio.Task[bytes]) -> None:
        self._turn.release()
        if not exchange.cancelled():
            exchange.exception()  # whoever asked may not be there any more to hear it

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
        if self._exchange is not None:
            self._exchange.cancel()
            await asyncio.gather(self._exchange, return_exceptions=True)
        await self._kill()

    async def _kill(self) -> None:
        if self._running is not None:
            with contextlib.suppress(ProcessLookupError):
                self._running.kill()
            await self._running.wait()
        self._running, self.lost = None, False
