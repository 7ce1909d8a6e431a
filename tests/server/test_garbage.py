"""Many tables for a long time: nothing piles up, and the search for garbage waits for a quiet moment."""

import asyncio
import gc
import itertools
import weakref
from collections.abc import Iterator

import pytest
from tableside import Played, play

from lopsided.server import garbage
from lopsided.server.hall.hall import Hall

pytestmark = pytest.mark.anyio


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The searches for garbage, and time that passes at once."""
    found: list[int] = []
    monkeypatch.setattr(garbage.gc, "collect", lambda *_: found.append(1))
    monkeypatch.setattr(garbage, "LOOK_EVERY", 0.001)
    return found


@pytest.fixture
def collector() -> Iterator[None]:
    """The collector as it was."""
    yield
    gc.enable()
    gc.unfreeze()


async def tidied(*ended: int) -> None:
    """Let the tidying look at these numbers of ended connections, one after the other, and then at the last for a while."""
    looks, over = itertools.chain(ended, itertools.repeat(ended[-1], 20)), asyncio.Event()

    def look() -> int:
        found = next(looks, None)
        if found is None:
            over.set()
        return ended[-1] if found is None else found

    task = asyncio.create_task(garbage.tidy_up(look))
    await over.wait()
    task.cancel()


async def test_where_nothing_ended_nothing_is_searched(collected: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "QUIET", 1e9)
    await tidied(0)
    assert collected == []


async def test_a_quiet_moment_after_an_end_is_used_once(collected: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "QUIET", 1e9)
    await tidied(0, 0, 3)
    assert collected == [1]


async def test_while_much_happens_it_waits_until_many_have_ended(collected: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "QUIET", -1.0)
    await tidied(0, 0, garbage.MANY - 1)
    assert collected == []
    await tidied(0, 0, garbage.MANY)
    assert collected == [1]


async def test_nothing_is_searched_in_the_middle_of_a_move(collector: None) -> None:
    garbage.begin()
    assert gc.get_freeze_count() > 1000
    assert not gc.isenabled()


async def test_young_circles_are_swept_away_all_the_time(collector: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "SWEEP_EVERY", 0.001)
    garbage.begin()
    task, gone = asyncio.create_task(garbage.sweep()), asyncio.Event()

    class Circle:
        def __init__(self) -> None:
            self.itself = self

    weakref.finalize(Circle(), gone.set)
    await gone.wait()
    task.cancel()


async def test_a_table_keeps_the_words_of_its_latest_news_only(still: Hall) -> None:
    people = await Played(still).game("Ada", "Ben", options={"start_points": 6, "max_rounds": 20})
    await play(people, 40)
    faces, chronicle = people[0].room.faces, people[0].room.table.sheet.chronicle  # type: ignore[union-attr]
    assert len(chronicle) > 60
    assert set(faces._items) <= set(range(len(chronicle) - 20, len(chronicle)))


async def test_tables_that_tell_the_same_keep_it_once(still: Hall) -> None:
    played = Played(still)
    (ada, ben), (cleo, dora) = await played.game("Ada", "Ben"), await played.game("Cleo", "Dora")
    for people in ((ada, ben), (cleo, dora)):
        await play(list(people), 60)
    told: dict[tuple[int, ...], set[int]] = {}
    for guest in (ada, cleo):
        table = guest.room.table
        assert table is not None
        assert table.match is not None
        for row in (*table.match.events, *(row for row in table.sheet.chronicle if isinstance(row, tuple))):
            told.setdefault(row, set()).add(id(row))
    assert all(len(objects) == 1 for objects in told.values())
