"""Work of seconds, done in a process of its own that gives way to everybody who plays: it reads what it needs and says, line by line, what it found."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field

LONGEST = 16 * 1024 * 1024  # bytes of a line


@dataclass
class Work:
    """Something that is being reckoned: the lines so far, and who to wake for the next."""

    lines: list[bytes] = field(default_factory=list)
    over: bool = False
    grew: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def add(self, *lines: bytes, over: bool = False) -> None:
        """Another line, or the last was said."""
        async with self.grew:
            self.lines += lines
            self.over = over
            self.grew.notify_all()

    async def follow(self) -> AsyncIterator[bytes]:
        """The best line so far, and all that come after it."""
        said = max(0, len(self.lines) - 1)
        while True:
            for line in self.lines[said:]:
                said += 1
                yield line
            async with self.grew:
                if self.over and said >= len(self.lines):
                    return
                await self.grew.wait_for(lambda at=said: self.over or len(self.lines) > at)  # type: ignore[misc]


async def reckon(command: Sequence[str], told: bytes, work: Work) -> None:
    """Let another process reckon from what it is told; only what it says to its end counts. Whoever cancels this ends it."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, limit=LONGEST)
    assert process.stdin
    assert process.stdout
    try:
        process.stdin.write(told)
        await process.stdin.drain()
        process.stdin.close()
        async for line in process.stdout:
            await work.add(line)
        if await process.wait() != 0:
            work.lines.clear()
    except ConnectionError:
        work.lines.clear()
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
