"""What happens by itself: bots, the clock, standing in, and who is the host."""

import asyncio
import itertools
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tableside import FAST, GAME, PATIENCE, STILL, Guest, Played, agrees_with_its_log, asked, ids, stored_log

from lopsided.engine.match import Match
from lopsided.server import http_messages as hm
from lopsided.server import messages as m
from lopsided.server.hall import driver
from lopsided.server.hall.hall import Hall
from lopsided.server.settings import Settings
from lopsided.server.store import open_store
from lopsided.server.table.entries import Moved

pytestmark = pytest.mark.anyio


@pytest.fixture
async def make_hall(tmp_path: Path) -> Any:
    """A function that opens halls with other settings."""
    opened: list[Hall] = []

    async def make(settings: Settings) -> Hall:
        opened.append(Hall(open_store(f"sqlite:///{tmp_path}/{len(opened)}.sqlite"), settings))
        await opened[-1].open()
        return opened[-1]

    yield make
    for hall in opened:
        await hall.close()


async def moves(hall: Hall, match: str) -> list[Moved]:
    """The moves in a match's log."""
    return [entry for entry in await stored_log(hall, match) if isinstance(entry, Moved)]


def due(guest: Guest) -> list[driver.Deed]:
    """What the table will do by itself, now or later."""
    table, settings = guest.room.table, guest.hall.settings
    assert table is not None
    return [*driver.people_deeds(guest.room, table.sheet, settings), *driver.playing_deeds(table, settings)]


async def test_bots_play_until_a_person_is_asked(played: Played) -> None:
    ada = await played.now(seats=4)
    await ada.until(lambda g: bool(g.choices()))
    assert all(i["seat"] != 0 for i in ada.items if i["kind"] == "pushed")


async def test_a_game_with_one_person_comes_to_its_end(played: Played, hall: Hall) -> None:
    ada = await played.now(seats=4, options={"max_rounds": 20})
    while ada.table["stage"] != "over":
        await ada.until(lambda g: bool(g.choices()) or g.table["stage"] == "over")
        if ada.choices():
            await ada.move(ada.choices()[0])
    by = {move.by for move in await moves(hall, ada.table["match"])}
    assert by == {"person", "bot"}


async def test_bots_let_some_time_pass_so_that_people_can_follow(make_hall: Any) -> None:
    hall = await make_hall(replace(FAST, pace=0.03))
    opened = await hall.new_table(hm.NewTable(GAME, "exhibition", seats=3))
    host = await Guest(hall, opened.token).sit(opened.match)
    await host.until(lambda g: len([f for f in g.frames if f["t"] == "news"]) >= 4)
    at = [move.at for move in await moves(hall, opened.match)]
    assert all(later - earlier >= 0.029 for earlier, later in itertools.pairwise(at))


async def test_talk_does_not_hold_the_bots_up(make_hall: Any) -> None:
    hall = await make_hall(replace(FAST, pace=0.05))
    opened = await hall.new_table(hm.NewTable(GAME, "now", name="Ada", seats=4, options={"first_player": "seat1"}))
    ada = await Guest(hall, opened.token).sit(opened.match)
    await ada.move(next(a["id"] for a in ada.views["0"]["actions"] if a["do"] == "end_turn"))
    before = len(await moves(hall, opened.match))
    async with asyncio.timeout(PATIENCE):
        while len(await moves(hall, opened.match)) == before:
            await ada.ask(m.Say(f"{next(ids)}", 0, phrase="hm"))


async def test_nobody_waits_for_a_bot_after_a_step_that_told_nothing(make_hall: Any) -> None:
    hall = await make_hall(replace(FAST, pace=60))
    opened = await hall.new_table(hm.NewTable(GAME, "exhibition", seats=3))
    await Guest(hall, opened.token).sit(opened.match)
    _, table = await hall.table(opened.match)
    assert driver.playing_deeds(table, hall.settings)[0].wait > 0
    table.silent = True
    assert driver.playing_deeds(table, hall.settings)[0].wait == 0


async def test_a_bot_thinks_beside_the_event_loop(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    quick, may_decide = Match.bot_thought, threading.Event()

    def ponder(*given: Any) -> Any:
        think = quick(*given)
        return lambda: think() if may_decide.wait(PATIENCE) else -1

    monkeypatch.setattr(Match, "bot_thought", ponder)
    opened = await hall.new_table(hm.NewTable(GAME, "exhibition", seats=2))
    host = await Guest(hall, opened.token).sit(opened.match)
    for value in ("text", "phrases", "text"):
        assert (await host.order("talk", value=value))["t"] == "ack", "people may talk while a bot thinks"
    assert await moves(hall, opened.match) == []
    may_decide.set()
    await host.until(lambda g: g.table["stage"] == "over")


async def test_bots_do_not_move_in_a_paused_game(played: Played, hall: Hall) -> None:
    opened = await hall.new_table(hm.NewTable(GAME, "exhibition", seats=3))
    host = await Guest(hall, opened.token).sit(opened.match)
    await host.order("pause")
    made = len(await moves(hall, opened.match))
    assert due(host) == []
    assert await driver.act(host.room, hall.settings) is None
    assert len(await moves(hall, opened.match)) == made
    await host.order("resume")
    await host.until(lambda g: g.table["stage"] == "over")


async def test_nothing_moves_while_nobody_looks_on(hall: Hall) -> None:
    opened = await hall.new_table(hm.NewTable(GAME, "exhibition", seats=3))
    room, _ = await hall.table(opened.match)
    assert await driver.act(room, hall.settings) is None
    assert await moves(hall, opened.match) == []
    host = await Guest(hall, opened.token).sit(opened.match)
    await host.until(lambda g: len(g.frames) > 5)
    await host.drop()
    assert await driver.act(room, hall.settings) is None


async def test_a_bot_stands_in_for_who_dropped_and_makes_way_when_they_are_back(played: Played, hall: Hall) -> None:
    ada, ben = await played.game("Ada", "Ben", options={"first_player": "seat1"})
    await ben.drop()
    assert (ada.table["seats"][1]["here"], ada.table["seats"][1]["standing_in"]) == (False, False)
    await ada.until(lambda g: g.table["seats"][1]["standing_in"])
    assert (ada.table["seats"][1]["name"], ada.table["seats"][1]["kind"]) == ("Ben", "person")
    assert ada.table["seats"][1]["bot"] in ("climber", "comrade")
    await ada.move(next(a["id"] for a in ada.views["0"]["actions"] if a["do"] == "end_turn"))
    await ada.until(lambda g: bool(g.choices()) and g.views["0"]["phase"] == "action")
    assert any(move.seat == 1 and move.by == "bot" for move in await moves(hall, ada.table["match"]))
    back = await Guest(hall, ben.token).sit(ada.table["match"])
    await back.until(lambda g: not g.table["seats"][1]["standing_in"])
    assert back.seats == (1,)
    assert back.items[-1]["words"] == "You play again."


async def test_who_is_back_within_the_grace_time_was_never_replaced(make_hall: Any) -> None:
    hall = await make_hall(replace(FAST, grace=60))
    ada, ben = await Played(hall).game("Ada", "Ben")
    for _ in range(4):
        await ben.drop()
        assert [deed.wait > 0 for deed in due(ada)] == [True], "not yet"
        ben = await Guest(hall, ben.token).sit(ada.table["match"])
        assert due(ada) == []
    assert "table:stands_in" not in ada.kinds()


async def test_in_the_lobby_nobody_is_replaced(played: Played) -> None:
    ada, ben = await played.table("Ada", "Ben")
    await ben.drop()
    assert due(ada) == []
    assert (ada.table["seats"][1]["kind"], ada.table["seats"][1]["standing_in"]) == ("person", False)


async def test_a_decision_that_takes_too_long_is_made_by_a_bot_and_the_seat_stays_the_persons(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = await Played(still).game("Ada", "Ben", options={"first_player": "seat1"})
    await ada.order("clock", value=5)
    deadline = ada.table["deadline"]
    assert deadline > time.time()
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 6)
    ada.room.wake.set()
    await ada.until(lambda g: "table:clock_moved" in g.kinds())
    assert (await moves(still, ada.table["match"]))[0].by == "clock"
    assert ben.items[[i["kind"] for i in ben.items].index("table:clock_moved")]["words"] == "Time ran out for Ada: a bot decided this one."
    assert (ada.table["seats"][0]["kind"], ada.table["seats"][0]["standing_in"]) == ("person", False)


@pytest.mark.parametrize("served", [True, False])
async def test_the_clock_stands_while_nobody_is_there_or_the_server_is_down(served: bool, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Hall(open_store(address), STILL)
    await first.open()
    ada, ben = await Played(first).game("Ada", "Ben", options={"first_player": "seat1"})
    await ada.order("clock", value=60)
    match, real = ada.table["match"], time.time
    monkeypatch.setattr(time, "time", lambda: real() + 20)  # she thinks for twenty seconds
    for guest in (ada, ben):
        await guest.drop()
    if not served:
        await first.close()
    monkeypatch.setattr(time, "time", lambda: real() + 20 + 8 * 3600)  # and the night goes by
    second = first if served else Hall(open_store(address), STILL)
    if not served:
        await second.open()
    back = await Guest(second, ben.token).sit(match)
    await back.until(lambda g: "table:clock_stood" in g.kinds())
    left = back.table["deadline"] - time.time()
    assert 30 < left <= 40 if served else 50 < left <= 60, "what she had left; all of it where nobody can say how long she thought"
    assert "table:clock_moved" not in back.kinds()
    await agrees_with_its_log(second, match)
    other = await Guest(second, ada.token).sit(match)
    await other.drop()
    assert back.kinds().count("table:clock_stood") == 1, "somebody was there"
    monkeypatch.setattr(time, "time", lambda: real() + 100 + 8 * 3600)
    back.room.wake.set()
    await back.until(lambda g: "table:clock_moved" in g.kinds())
    await second.close()


async def test_every_decision_has_the_whole_thinking_time(still: Hall) -> None:
    ada, ben = people = await Played(still).game("Ada", "Ben")
    await ada.order("clock", value=60)
    first = ada.table["deadline"]
    mover = asked(people)
    assert mover is not None
    await asyncio.sleep(0.01)
    await mover.move(mover.choices()[0])
    assert first + 0.009 < ben.table["deadline"] <= time.time() + 60
    await ada.order("pause")
    assert ben.table["deadline"] == 0
    resumed = time.time()
    await ada.order("resume")
    assert ben.table["deadline"] >= resumed + 60


async def test_the_hosts_role_passes_on_when_the_host_stays_away(played: Played) -> None:
    ada, ben = await played.table("Ada", "Ben")
    await ada.drop()
    await ben.until(lambda g: g.host)
    assert (await ben.order("start"))["t"] == "ack"


async def test_a_host_who_is_alone_stays_the_host(played: Played, hall: Hall) -> None:
    (ada,) = await played.table("Ada")
    watcher = await played.watch(ada.table["match"])
    await ada.drop()
    assert due(watcher) == []
    assert watcher.table["seats"][0]["host"] is True


async def test_a_table_that_nobody_uses_leaves_memory_and_comes_back_as_it_was(make_hall: Any) -> None:
    hall = await make_hall(replace(STILL, idle=0.03))
    ada, ben = await Played(hall).game("Ada", "Ben")
    match, views = ada.table["match"], ada.views
    await ada.drop()
    await ben.drop()
    async with asyncio.timeout(PATIENCE):
        while match in hall.rooms:
            await asyncio.sleep(0.01)
    assert hall._drivers == {}
    back = await Guest(hall, ada.token).sit(match)
    assert back.views == views


async def test_a_bot_whose_question_changed_while_it_thought_thinks_again(still: Hall) -> None:
    ada, _ = await Played(still).game("Ada", "Ben", options={"first_player": "seat1", "start_points": 9})
    table = ada.room.table
    assert table is not None
    await ada.order("to_bot", 0, "random")
    think, asked_at = driver.thought(table, 0)
    deed = driver.Deed(0, "bot", 0)
    assert len(driver.bot_move(table, deed, asked_at, think())) == 1
    assert driver.bot_move(table, deed, asked_at - 1, think()) == []
    await ada.order("to_person", 0)
    assert driver.bot_move(table, deed, asked_at, think()) == []
