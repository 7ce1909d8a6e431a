"""A process beside the server: what was begun is seen through, whoever still waits for it."""

import asyncio
from typing import Any

import pytest

from lopsided.lab.frames import LENGTH, frame
from lopsided.server.process import Process

pytestmark = pytest.mark.anyio


class Beside:
    """Stands in the place of a process: answers when the test says so."""

    pid = 1

    def __init__(self) -> None:
        self.stdin, self.stdout = self, asyncio.StreamReader()
        self.asked: list[bytes] = []
        self.killed = False

    def write(self, data: bytes) -> None:
        """A question came."""
        self.asked.append(data[LENGTH:])

    async def drain(self) -> None:
        """All of it."""

    def answer(self, data: bytes) -> None:
        """Answer the question before."""
        self.stdout.feed_data(frame(data))

    def kill(self) -> None:
        """It is lost, with all that it had loaded."""
        self.killed = True

    async def wait(self) -> None:
        """It is gone."""


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Beside]:
    """The processes that were begun."""
    found: list[Beside] = []

    async def begin(*_: Any, **__: Any) -> Beside:
        found.append(Beside())
        return found[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", begin)
    return found


async def turns(many: int = 10) -> None:
    """Let everything happen that can."""
    for _ in range(many):
        await asyncio.sleep(0)


async def test_who_turns_a_dial_and_leaves_loses_nobody_the_process(begun: list[Beside]) -> None:
    process = Process("anything")
    ada = asyncio.create_task(process.ask(b"ada"))
    await turns()
    ada.cancel()
    ben = asyncio.create_task(process.ask(b"ben"))
    await turns()
    assert (begun[0].asked, begun[0].killed) == ([b"ada"], False), "it is in the middle of something"
    begun[0].answer(b"for ada")
    await turns()
    begun[0].answer(b"for ben")
    assert await ben == b"for ben"
    assert (len(begun), begun[0].asked) == (1, [b"ada", b"ben"])


async def test_a_hundred_who_ask_and_leave_cost_one_question(begun: list[Beside]) -> None:
    process = Process("anything")
    crowd = [asyncio.create_task(process.ask(b"%d" % n)) for n in range(100)]
    await turns()
    for each in crowd:
        each.cancel()
    begun[0].answer(b"nobody hears it")
    await turns()
    ben = asyncio.create_task(process.ask(b"ben"))
    await turns()
    begun[0].answer(b"for ben")
    assert await ben == b"for ben"
    assert begun[0].asked == [b"0", b"ben"]


async def test_a_process_that_is_lost_or_never_answers_is_begun_anew(begun: list[Beside]) -> None:
    process = Process("anything")
    with pytest.raises(TimeoutError):
        await process.ask(b"ada", longest=0.001)
    ben = asyncio.create_task(process.ask(b"ben"))
    await turns()
    assert begun[0].killed
    begun[1].stdout.feed_eof()
    with pytest.raises(EOFError):
        await ben
    cleo = asyncio.create_task(process.ask(b"cleo"))
    await turns()
    begun[2].answer(b"for cleo")
    assert await cleo == b"for cleo"


async def test_what_is_begun_ends_with_the_server(begun: list[Beside]) -> None:
    process = Process("anything")
    ada = asyncio.create_task(process.ask(b"ada"))
    await turns()
    await process.end()
    assert begun[0].killed
    assert process.pid is None
    with pytest.raises(asyncio.CancelledError):
        await ada
