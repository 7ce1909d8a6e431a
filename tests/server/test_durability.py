"""Nothing is shown that is not stored, whatever the store does."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import pytest
from tableside import STILL, Guest, Played, agrees_with_its_log, asked

from lopsided.server import messages as m
from lopsided.server.hall.hall import Hall
from lopsided.server.store import Conflict, DiskFull, StoreError
from lopsided.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


class Moody(SqliteStore):
    """A store that can hold commits back, or fail before or after them."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.go = asyncio.Event()
        self.go.set()
        self.held = asyncio.Event()  # a commit is held back
        self.fails: Exception | None = None
        self.commits_first = False
        self.cannot_read = False

    async def append(self, match: str, seq: int, entries: Sequence[bytes], keys: Sequence[str] = ()) -> None:
        if self.fails and self.commits_first:
            await super().append(match, seq, entries, keys)
        if self.fails:
            raise self.fails
        if not self.go.is_set():
            self.held.set()
        await self.go.wait()
        await super().append(match, seq, entries, keys)

    async def read(self, match: str, after: int = 0) -> Any:
        if self.cannot_read:
            raise StoreError("away")
        return await super().read(match, after)


@pytest.fixture
async def moody(tmp_path: Any) -> Any:
    """A hall on such a store."""
    hall = Hall(Moody(str(tmp_path / "t.sqlite")), STILL)
    await hall.open()
    yield hall
    await hall.close()


async def test_a_match_that_is_purged_while_people_sit_at_it_takes_no_more_moves(moody: Hall) -> None:
    people = ada, ben = await Played(moody).game("Ada", "Ben")
    await moody.store.purge(time.time() + 1)
    mover = asked(people)
    assert mover is not None
    assert (await mover.move(mover.choices()[0]))["reason"] == "gone"
    assert (ada.ended, ben.ended) == (("no_table", False), ("no_table", False))
    assert (await moody.store.read(ada.table["match"])).entries == []


async def test_nobody_sees_a_move_before_it_is_on_disk(moody: Hall) -> None:
    ada, ben = await Played(moody).game("Ada", "Ben")
    walls = await Played(moody).watch(ada.table["match"])
    mover = asked([ada, ben])
    assert mover is not None
    store: Any = moody.store
    store.go.clear()
    before = [list(g.raw) for g in (ada, ben, walls)]
    move = asyncio.create_task(mover.move(mover.choices()[0]))
    late = asyncio.create_task(Guest(moody).sit(ada.table["match"]))
    talk = asyncio.create_task(ben.ask(m.Say("hi", ben.seats[0], phrase="hello")))
    await store.held.wait()
    for _ in range(50):
        await asyncio.sleep(0)
    assert [g.raw for g in (ada, ben, walls)] == before, "something was sent before the commit"
    assert not move.done()
    assert not late.done(), "a newcomer must not see it either"
    store.go.set()
    assert (await move)["t"] == "ack"
    await talk
    assert len(ada.items) == len(ben.items) == len(walls.items) > 0
    assert (await late).items[: len(ada.items)] == walls.items


@pytest.mark.parametrize(("error", "reason"), [(DiskFull("full"), "disk_full"), (StoreError("gone"), "storage")])
async def test_a_move_that_cannot_be_stored_is_refused_and_nothing_has_changed(moody: Hall, error: Exception, reason: str) -> None:
    ada, ben = await Played(moody).game("Ada", "Ben")
    mover = asked([ada, ben])
    assert mover is not None
    other = ben if mover is ada else ada
    seen, views, frames = mover.upto, dict(mover.views), len(other.frames)
    store: Any = moody.store
    store.fails = error
    answer = await mover.move(mover.choices()[0], id="once")
    assert (answer["t"], answer["reason"]) == ("refused", reason)
    assert "nothing has changed" in answer["words"]
    assert {seat: glance["whole"] for seat, glance in answer["views"].items()} == views
    assert len(other.frames) == frames, "the others must not see what is not stored"
    store.fails = None
    assert (await mover.move(mover.choices()[0], id="once", answers=seen))["t"] == "ack"
    await agrees_with_its_log(moody, ada.table["match"])


async def test_a_move_that_was_stored_although_the_store_failed_is_acknowledged(moody: Hall) -> None:
    ada, ben = await Played(moody).game("Ada", "Ben")
    mover = asked([ada, ben])
    assert mover is not None
    store: Any = moody.store
    store.fails, store.commits_first = StoreError("the line went dead"), True
    answer = await mover.move(mover.choices()[0])
    assert answer["t"] == "ack"
    assert ada.upto == ben.upto == answer["upto"]
    store.fails = None
    await agrees_with_its_log(moody, ada.table["match"])


async def test_a_store_that_can_not_even_be_read_leaves_the_table_as_it_was_seen(moody: Hall) -> None:
    ada, ben = await Played(moody).game("Ada", "Ben")
    mover = asked([ada, ben])
    assert mover is not None
    store: Any = moody.store
    store.fails, store.cannot_read = StoreError("gone"), True
    answer = await mover.move(mover.choices()[0])
    assert (answer["t"], answer["reason"], answer.get("views")) == ("refused", "storage", None)
    store.fails, store.cannot_read = None, False
    assert (await mover.move(mover.choices()[0]))["t"] == "ack"


async def test_when_another_writer_was_faster_the_request_is_judged_anew(moody: Hall) -> None:
    ada, ben = await Played(moody).game("Ada", "Ben")
    match = ada.table["match"]
    elsewhere = Hall(Moody(moody.store.path), STILL)  # type: ignore[attr-defined]
    await elsewhere.open()
    twin = await Guest(elsewhere, ada.token).sit(match)
    await twin.ask(m.Say("hello", 0, phrase="hello"))
    mover = asked([ada, ben])
    assert mover is not None
    assert "table:said" not in ada.kinds(), "this hall has not heard of it yet"
    assert (await mover.move(mover.choices()[0]))["t"] == "ack", "talk does not change the question"
    assert "table:said" in ada.kinds(), "what the other wrote is shown on the way"
    first = asked([ada, ben])
    assert first is not None
    double = await Guest(elsewhere, first.token).sit(match)
    action = first.choices()[0]
    await double.move(action)
    answer = await first.move(action)
    assert answer["t"] == "ack" or answer["reason"] in ("stale", "not_asked"), "judged against the table as it stands"
    assert first.upto == double.upto or answer["t"] == "ack"
    await elsewhere.close()


async def test_a_conflict_that_does_not_end_is_told(moody: Hall) -> None:
    ada, ben = await Played(moody).game("Ada", "Ben")
    store: Any = moody.store
    store.fails = Conflict("for ever")
    answer = await ada.ask(m.Say("hello", 0, phrase="hello"))
    assert (answer["t"], answer["reason"]) == ("refused", "storage")
    assert "table:said" not in ben.kinds()


async def test_when_the_server_is_stopped_in_the_middle_of_a_write_the_log_has_the_last_word(moody: Hall) -> None:
    ada, ben = await Played(moody).game("Ada", "Ben")
    mover = asked([ada, ben])
    assert mover is not None
    store: Any = moody.store
    store.go.clear()
    move = asyncio.create_task(mover.move(mover.choices()[0]))
    await store.held.wait()
    move.cancel()
    await asyncio.gather(move, return_exceptions=True)
    store.go.set()
    await agrees_with_its_log(moody, ada.table["match"])
