"""The stores: one interface, two kinds, the same promises."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tableside import PATIENCE

from lopsided.server import store as stores
from lopsided.server.purge import purge
from lopsided.server.store import Conflict, DiskFull, Notice, Purged, Store, StoreError, open_store
from lopsided.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


async def test_entries_come_back_in_the_order_of_their_numbers(store: Store) -> None:
    await store.append("m", 0, [b"a", b"b"])
    await store.append("m", 2, [b"c"])
    await store.append("other", 0, [b"z"])
    assert (await store.read("m")).entries == [b"a", b"b", b"c"]
    assert (await store.read("m", 1)).entries == [b"b", b"c"]
    assert (await store.read("nothing")).entries == []


async def test_of_two_writers_of_one_number_one_is_told_of_the_conflict(store: Store) -> None:
    await store.append("m", 0, [b"a"])
    with pytest.raises(Conflict):
        await store.append("m", 0, [b"b"])
    with pytest.raises(Conflict):
        await store.append("m", 0, [b"b", b"c"])
    assert (await store.read("m")).entries == [b"a"], "a conflict must leave nothing behind"


async def test_of_many_writers_at_once_exactly_one_gets_each_number(store: Store) -> None:
    async def write(n: int) -> bool:
        try:
            await store.append("m", n // 20, [b"%d" % n])
        except Conflict:
            return False
        return True

    results = await asyncio.gather(*(write(n) for n in range(200)))
    assert sum(results) == 10
    assert len((await store.read("m")).entries) == 10


async def test_nothing_is_written_behind_what_is_not_there(store: Store) -> None:
    """Otherwise a match that was purged while somebody sat at it would go on, and never open again."""
    await store.append("m", 0, [b"a", b"b"])
    await store.purge(time.time() + 1)
    with pytest.raises(Conflict):
        await store.append("m", 2, [b"c"])
    outcome = await asyncio.gather(store.append("m", 2, [b"c", b"d"]), store.append("other", 0, [b"x", b"y"]), return_exceptions=True)
    assert [type(o) for o in outcome] == [Conflict, type(None)]
    with pytest.raises(Conflict):
        await store.append("m", 2, [b"c"], ["rejoin:x"])
    assert ((await store.read("m")).entries, await store.find("rejoin:x")) == ([], None)
    assert (await store.read("other")).entries == [b"x", b"y"]


async def test_one_conflict_in_a_group_does_not_touch_the_others_of_the_group(store: Store) -> None:
    await store.append("taken", 0, [b"x"])
    outcome = await asyncio.gather(*(store.append("taken" if n == 7 else f"m{n}", 0, [b"y"]) for n in range(20)), return_exceptions=True)
    assert [type(o) for o in outcome] == [Conflict if n == 7 else type(None) for n in range(20)]
    for n in range(20):
        assert (await store.read(f"m{n}")).entries == ([] if n == 7 else [b"y"])


async def test_a_store_that_is_closed_says_so_to_who_asks_late(address: str) -> None:
    found = open_store(address)
    await found.open()
    await found.close()
    with pytest.raises(StoreError):
        await found.read("m")
    with pytest.raises(StoreError):
        await found.append("m", 0, [b"a"])


async def test_a_snapshot_takes_the_place_of_what_it_holds(store: Store) -> None:
    await store.append("m", 0, [b"a", b"b", b"c"])
    await store.keep("m", 2, b"first two")
    read = await store.read("m")
    assert (read.snapshot, read.entries) == (b"first two", [b"c"])
    await store.keep("m", 1, b"older")
    assert (await store.read("m")).snapshot == b"first two", "an older snapshot must not replace a newer one"
    await store.keep("m", 3, b"all")
    read = await store.read("m")
    assert (read.snapshot, read.entries) == (b"all", [])
    assert (await store.read("m", 1)).snapshot is None


async def test_a_key_leads_to_its_match_and_to_no_other(store: Store) -> None:
    await store.append("m", 0, [b"a"], ["join:PLUM 472"])
    assert await store.find("join:PLUM 472") == "m"
    assert await store.find("join:PLUM 473") is None
    with pytest.raises(Conflict):
        await store.append("n", 0, [b"b"], ["join:PLUM 472"])
    assert (await store.read("n")).entries == []
    assert await store.find("join:PLUM 472") == "m"


async def test_a_key_that_is_let_go_of_may_be_given_away_and_only_by_who_holds_it(store: Store) -> None:
    await store.append("a", 0, [b"1"], ["plum"])
    await store.release("b", "plum")
    assert await store.find("plum") == "a"
    await store.release("a", "plum")
    assert await store.find("plum") is None
    await store.append("b", 0, [b"1"], ["plum"])
    assert await store.find("plum") == "b"


async def test_a_key_that_nobody_used_for_a_week_may_be_given_away(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.append("old", 0, [b"a"], ["join:PLUM 472"])
    later = time.time() + stores.KEY_SECONDS + 60
    monkeypatch.setattr(time, "time", lambda: later)
    assert await store.find("join:PLUM 472") is None
    await store.append("new", 0, [b"b"], ["join:PLUM 472"])
    assert await store.find("join:PLUM 472") == "new"


async def test_what_was_appended_is_there_after_the_store_was_opened_again(address: str) -> None:
    first = open_store(address)
    await first.open()
    await asyncio.gather(*(first.append(f"m{n}", 0, [b"%d" % n]) for n in range(50)))
    await first.close()
    second = open_store(address)
    await second.open()
    for n in range(50):
        assert (await second.read(f"m{n}")).entries == [b"%d" % n]
    await second.close()


async def test_a_store_of_a_newer_layout_is_refused_with_the_remedy(address: str) -> None:
    first = open_store(address)
    await first.open()
    await first.close()
    if address.startswith("sqlite"):
        with sqlite3.connect(address.removeprefix("sqlite:///")) as db:
            db.execute("PRAGMA user_version = 99")
    else:
        import asyncpg

        connection = await asyncpg.connect(address)
        await connection.execute("INSERT INTO lopsided.layout VALUES (99)")
        await connection.close()
    with pytest.raises(StoreError, match="Update Lopsided"):
        await open_store(address).open()


async def test_a_full_disk_is_told_and_leaves_what_was_there(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "small.sqlite"))
    await store.open()
    assert store._writing is not None
    store._writing.execute("PRAGMA max_page_count = 12")
    await store.append("m", 0, [b"a"])
    with pytest.raises(DiskFull):
        await store.append("m", 1, [b"x" * 200_000])
    assert (await store.read("m")).entries == [b"a"]
    await store.append("m", 1, [b"b"])
    assert (await store.read("m")).entries == [b"a", b"b"]
    await store.close()


async def test_sqlite_writes_through_to_the_disk_before_it_answers(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "t.sqlite"))
    await store.open()
    assert store._writing is not None
    assert store._writing.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    await store.append("m", 0, [b"a"])
    code = f"import sqlite3; print(sqlite3.connect({str(tmp_path / 't.sqlite')!r}).execute('SELECT entry FROM log').fetchall())"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[(b'a',)]"
    await store.close()


async def test_waiting_writes_share_one_commit(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "t.sqlite"))
    await store.open()
    assert store._writing is not None
    statements: list[str] = []
    store._writing.set_trace_callback(statements.append)
    await asyncio.gather(*(store.append(f"m{n}", 0, [b"a"]) for n in range(300)))
    assert 1 <= statements.count("COMMIT") < 150
    await store.close()


async def test_waiting_writes_share_one_transaction_of_postgresql_and_the_others_are_told_after_it(database: str) -> None:
    one, other = open_store(database), open_store(database)
    await one.open()
    await other.open()
    heard: set[str] = set()
    ready, all_heard = asyncio.Event(), asyncio.Event()

    def listener(notice: Notice | None) -> None:
        ready.set()
        heard.update([notice.match] if notice else [])
        if len(heard) == 40:
            all_heard.set()

    other.listen(listener)
    async with asyncio.timeout(PATIENCE):
        await ready.wait()
        await asyncio.gather(*(one.append(f"m{n}", 0, [b"a", b"b"]) for n in range(40)))
        await all_heard.wait()
    async with one._connection() as db:  # type: ignore[attr-defined]
        assert await db.fetchval("SELECT count(*) FROM lopsided.log") == 80
        assert await db.fetchval("SELECT count(DISTINCT xmin::text) FROM lopsided.log") <= 4
    await one.close()
    await other.close()


async def test_an_address_that_is_none_is_refused_with_an_example() -> None:
    for wrong in ("", "tables.sqlite", "mysql://x/y"):
        with pytest.raises(StoreError, match="sqlite:///"):
            open_store(wrong)


async def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "t.sqlite").write_text("This is a shopping list. " * 400)
    with pytest.raises(StoreError, match="cannot be used as a database"):
        await open_store(f"sqlite:///{tmp_path}/t.sqlite").open()


async def test_a_database_that_cannot_be_reached_is_told_without_its_password() -> None:
    with pytest.raises(StoreError, match="cannot be reached") as told:
        await open_store("postgresql://someone:hunter2@127.0.0.1:1/none").open()
    assert "hunter2" not in str(told.value)


async def test_processes_on_one_database_hear_what_the_others_append(database: str) -> None:
    one, two = open_store(database), open_store(database)
    await one.open()
    await two.open()
    heard: asyncio.Queue[Notice | None] = asyncio.Queue()
    own: list[Notice | None] = []
    two.listen(heard.put_nowait)
    one.listen(own.append)
    assert await asyncio.wait_for(heard.get(), PATIENCE) is None, "who begins to listen looks for what was missed"
    await one.append("m", 0, [b"a"])
    assert await asyncio.wait_for(heard.get(), PATIENCE) == Notice("m", one.process)
    await one.announce("m", "[1]")
    assert await asyncio.wait_for(heard.get(), PATIENCE) == Notice("m", one.process, "[1]")
    assert [n for n in own if n is not None] == [], "a process does not hear itself"
    await one.close()
    await two.close()


async def test_old_matches_are_removed_with_all_that_belongs_to_them(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store, day, real = open_store(address), 86400, time.time
    await store.open()
    monkeypatch.setattr(time, "time", lambda: real() - 100 * day)
    await store.append("old", 0, [b"a", b"b"], ["join:PLUM 472", "rejoin:x"])
    await store.keep("old", 1, b"snapshot")
    await store.keep_ending("old", b"ending")
    await store.append("played on", 0, [b"a"], ["join:PLUM 473"])
    monkeypatch.setattr(time, "time", real)
    await store.append("played on", 1, [b"b"])
    await store.append("new", 0, [b"a"], ["join:PLUM 474"])
    assert await asyncio.to_thread(purge, address, "90d", True) == Purged(1, 2, 3)
    assert (await store.read("old")).snapshot == b"snapshot", "nothing was removed yet"
    assert await asyncio.to_thread(purge, address, "90d", False) == Purged(1, 2, 3)
    assert ((await store.read("old", -1)).entries, (await store.read("old")).snapshot, await store.ending("old")) == ([], None, None)
    assert len((await store.read("played on")).entries) == 2
    assert await store.find("join:PLUM 474") == "new"
    assert await asyncio.to_thread(purge, address, "90d", False) == Purged(0, 0, 0)
    await store.append("another", 0, [b"a"], ["join:PLUM 472"])
    for wrong in ("90", "0d", "-1d", "a year", ""):
        with pytest.raises(ValueError, match="36h, 90d or 12w"):
            purge(address, wrong, True)
    await store.close()


async def test_what_was_reckoned_of_a_match_while_it_was_removed_is_not_kept(store: Store) -> None:
    await store.append("m", 0, [b"a", b"b"])
    await store.keep_ending("m", b"ending")
    await store.keep_ending("m", b"another")
    await store.keep_debrief("m", b"debrief")
    assert (await store.ending("m"), await store.debrief("m")) == (b"another", b"debrief")
    await store.remove(["m"])
    await store.keep_ending("m", b"ending")
    await store.keep_debrief("m", b"debrief")
    await store.keep("m", 2, b"snapshot")
    assert (await store.ending("m"), await store.debrief("m"), (await store.read("m")).snapshot) == (None, None, None)


async def test_an_ending_that_comes_while_postgresql_removes_its_match_waits_and_is_not_kept(database: str) -> None:
    import asyncpg

    store = open_store(database)
    await store.open()
    await store.append("m", 0, [b"a"])
    remover = await asyncpg.connect(database)
    async with remover.transaction():
        for table in stores.BY_MATCH:
            await remover.execute(f"DELETE FROM lopsided.{table}")
        keeping = [asyncio.ensure_future(work) for work in (store.keep_ending("m", b"ending"), store.keep("m", 1, b"snapshot"))]
        async with asyncio.timeout(PATIENCE):
            while await remover.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted") < len(keeping) and not all(task.done() for task in keeping):
                await asyncio.sleep(0.01)
    await asyncio.gather(*keeping)
    assert (await store.ending("m"), (await store.read("m")).snapshot) == (None, None)
    await remover.close()
    await store.close()


async def test_processes_on_one_database_hear_what_another_removes(database: str) -> None:
    one, two = open_store(database), open_store(database)
    await one.open()
    await two.open()
    heard: asyncio.Queue[Notice | None] = asyncio.Queue()
    two.listen(heard.put_nowait)
    assert await asyncio.wait_for(heard.get(), PATIENCE) is None
    await one.append("m", 0, [b"a"])
    await one.remove(["m", "n"])
    told = [await asyncio.wait_for(heard.get(), PATIENCE) for _ in range(3)]
    assert [notice for notice in told if notice and notice.gone] == [Notice("m", one.process, gone=True), Notice("n", one.process, gone=True)]
    await one.close()
    await two.close()


async def test_a_store_that_is_lost_and_found_again_is_told_once_each_and_shown_to_who_watches(running: Any, caplog: pytest.LogCaptureFixture) -> None:
    server = running()
    store, wish = server.app.state.hall.store, {"game": "threat-level", "name": "Ada", "seats": 4}
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        assert (await http.get("/health")).json() == {"status": "ok", "store": "ok"}
        store._writing.execute("PRAGMA query_only = ON")
        for _ in range(3):
            assert (await http.post("/api/tables", json=wish)).status_code == 503
        degraded = await http.get("/health")
        assert (degraded.status_code, degraded.json()) == (503, {"status": "degraded", "store": "lost"})
        store._writing.execute("PRAGMA query_only = OFF")
        async with asyncio.timeout(PATIENCE):
            while (await http.get("/health")).status_code != 200:  # by itself, although nobody writes
                await asyncio.sleep(0.1)
        assert (await http.post("/api/tables", json=wish)).status_code == 201
    told = [record.message for record in caplog.records if record.message.startswith("store:")]
    assert [line.split()[1].strip(":") for line in told] == ["lost", "back"]
