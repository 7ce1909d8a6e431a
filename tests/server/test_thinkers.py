"""Bots that think: in processes of their own, on what their seat sees, and without anybody waiting for them."""

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tableside import FAST, PATIENCE, Guest, Played, agrees_with_its_log, ids, stored_log

from lopsided.agents.beside import Answer, Task, answer
from lopsided.engine.agents import LEVELS, Sight
from lopsided.engine.game import find_game
from lopsided.engine.match import Match
from lopsided.server import http_messages as hm
from lopsided.server import messages as m
from lopsided.server.hall.hall import Hall
from lopsided.server.hall.thinkers import Thinkers
from lopsided.server.store import open_store
from lopsided.server.table.entries import Moved

pytestmark = pytest.mark.anyio
Asked = list[Task]


@pytest.fixture
async def thoughtful(tmp_path: Path) -> Any:
    """A hall in which bots think for a moment."""
    hall = Hall(open_store(f"sqlite:///{tmp_path}/thoughtful.sqlite"), replace(FAST, think=0.02))
    await hall.open()
    yield hall
    await hall.close()


def slow_thinkers(monkeypatch: pytest.MonkeyPatch, told: Answer | None = None) -> tuple[Asked, asyncio.Event]:
    """Nobody answers a task before this event; what was asked."""
    asked, may_answer = Asked(), asyncio.Event()

    async def ask(thinkers: Thinkers, task: Task, patience: float) -> Answer | None:
        asked.append(task)
        await may_answer.wait()
        return told

    monkeypatch.setattr(Thinkers, "_ask", ask)
    return asked, may_answer


async def bot_moves(hall: Hall, match: str) -> list[Moved]:
    """What bots did at a table."""
    return [entry for entry in await stored_log(hall, match) if isinstance(entry, Moved) and entry.by == "bot"]


async def test_no_person_waits_while_five_sharp_bots_think(thoughtful: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, may_answer = slow_thinkers(monkeypatch)
    ada = await Played(thoughtful).now(seats=6, level="sharp", options={"first_player": "seat1", "start_points": 9})
    assert {seat["bot"] for seat in ada.table["seats"][1:]} == {"sharp"}
    await ada.move(next(a["id"] for a in ada.views["0"]["actions"] if a["do"] == "end_turn"))
    async with asyncio.timeout(PATIENCE):
        while not asked:
            await asyncio.sleep(0.01)
    for order in ("pause", "resume", "pause", "resume"):
        assert (await ada.order(order))["t"] == "ack"
    assert (await ada.ask(m.Say(f"{next(ids)}", 0, phrase="hm")))["t"] == "ack"
    assert await bot_moves(thoughtful, ada.table["match"]) == []
    may_answer.set()
    await ada.until(lambda g: bool(g.choices()))
    assert await bot_moves(thoughtful, ada.table["match"]), "a recipe moves where no answer comes"
    await agrees_with_its_log(thoughtful, ada.table["match"])


async def test_people_move_while_a_bot_thinks_about_the_same_question(thoughtful: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Disruptopia all plan at once."""
    asked, may_answer = slow_thinkers(monkeypatch)
    may_answer.set()
    ada = await Played(thoughtful, "disruptopia").now(seats=3, level="sharp")
    while ada.views["0"]["phase"] != "plan":
        await ada.until(lambda g: bool(g.choices()))
        if ada.views["0"]["phase"] != "plan":
            await ada.move(ada.choices()[0])
    may_answer.clear()
    asked.clear()
    await ada.move(ada.choices()[0])
    assert (await ada.move(ada.choices()[0]))["t"] == "ack"


async def test_a_thinking_process_that_is_killed_is_no_loss(thoughtful: Hall) -> None:
    thinkers = thoughtful.thinkers
    opened = await thoughtful.new_table(hm.NewTable("threat-level", "exhibition", seats=3, level="sharp", options={"max_rounds": 20}))
    host = await Guest(thoughtful, opened.token).sit(opened.match)
    async with asyncio.timeout(PATIENCE):
        while (pid := thinkers.pids) == []:
            await asyncio.sleep(0.01)
    os.kill(pid[0], signal.SIGKILL)
    await host.until(lambda g: g.table["stage"] == "over")
    assert thinkers.pids != pid
    await agrees_with_its_log(thoughtful, opened.match)


async def test_who_thinks_is_told_no_more_than_its_seat_sees(thoughtful: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, _ = slow_thinkers(monkeypatch)
    opened = await thoughtful.new_table(hm.NewTable("disparity-trap", "exhibition", seats=3, level="sharp"))
    host = await Guest(thoughtful, opened.token).sit(opened.match)
    async with asyncio.timeout(PATIENCE):
        while not asked:
            await asyncio.sleep(0.01)
    assert host.room.table is not None
    assert host.room.table.match is not None
    match, [task] = host.room.table.match, asked
    assert task.state == bytes(match.seen(task.seat).memory) != bytes(match.g.memory)
    assert set(Task.__struct_fields__) == {"game", "agent", "seats", "box", "state", "seat", "choices", "chance"}


async def test_until_it_is_ready_a_sharp_bot_follows_a_recipe_and_prepares_once(thoughtful: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, may_answer = slow_thinkers(monkeypatch, Answer(ready=False))
    may_answer.set()
    opened = await thoughtful.new_table(hm.NewTable("threat-level", "exhibition", seats=3, level="sharp", options={"max_rounds": 20}))
    host = await Guest(thoughtful, opened.token).sit(opened.match)
    await host.until(lambda g: g.table["stage"] == "over")
    assert Task("threat-level", "search:1s") in asked


async def test_a_process_that_did_not_load_in_time_is_let_load_while_recipes_move(thoughtful: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all cores are busy it takes its time; begun anew for each choice it would never be there, and every bot would wait for it in vain."""
    asked, loaded = Asked(), asyncio.Event()

    async def ask(thinkers: Thinkers, task: Task, patience: float) -> Answer | None:
        asked.append(task)
        if not task.state:
            await loaded.wait()
        return None

    monkeypatch.setattr(Thinkers, "_ask", ask)
    opened = await thoughtful.new_table(hm.NewTable("threat-level", "exhibition", seats=3, level="sharp", options={"max_rounds": 20}))
    host = await Guest(thoughtful, opened.token).sit(opened.match)
    await host.until(lambda g: g.table["stage"] == "over")
    assert len(await bot_moves(thoughtful, opened.match)) > 2
    assert [bool(task.state) for task in asked] == [True, False]


async def test_the_more_bots_wait_the_less_time_each_has(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, may_answer = slow_thinkers(monkeypatch)
    match, thinkers = Match(find_game("threat-level"), 4, seed=1, options={"start_points": 9}), Thinkers(2, 1.0)
    sight = Sight.of(match, match.pending[0])
    tasks = [thinkers.begin(sight, "sharp", lambda: None) for _ in range(8)]
    while len(asked) < 8:
        await asyncio.sleep(0.01)
    assert [task.agent for task in asked] == [f"search:{seconds}s" for seconds in ("1.00", "1.00", "0.67", "0.50", "0.40", "0.33", "0.29", "0.25")]
    may_answer.set()
    assert await asyncio.gather(*tasks) == [[]] * 8
    assert thinkers.waiting == 0


@pytest.mark.parametrize("level", LEVELS)
async def test_the_host_chooses_a_level_for_all_bots(level: str, still: Hall) -> None:
    ada, ben = await Played(still).table("Ada", "Ben", seats=4)
    await ada.order("to_bot", 2)
    await ada.order("configure", value={"level": level})
    assert (ben.table["level"], ben.table["seats"][2]["kind"]) == (level, "bot")
    await ada.order("start")
    await ada.order("to_bot", 1)
    assert [seat["bot"] for seat in ben.table["seats"]] == ["", level, level, level]
    await ada.order("end")
    await ada.order("again")
    _, table = await still.table(ben.table["again"])
    assert table.sheet.level == level
    assert (await ada.order("configure", value={"level": "cruel"}))["t"] == "refused"


async def test_without_processes_to_think_in_the_strongest_recipe_plays(tmp_path: Path) -> None:
    hall = Hall(open_store(f"sqlite:///{tmp_path}/none.sqlite"), replace(FAST, thinkers=0))
    await hall.open()
    opened = await hall.new_table(hm.NewTable("threat-level", "exhibition", seats=2, level="sharp", options={"max_rounds": 20}))
    host = await Guest(hall, opened.token).sit(opened.match)
    await host.until(lambda g: g.table["stage"] == "over")
    assert hall.thinkers.pids == []
    await hall.close()


def test_beside_a_server_an_agent_chooses_prepares_or_says_that_it_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(find_game("threat-level"), 4, seed=1, options={"start_points": 9})
    task = Task.of(Sight.of(match, match.pending[0], 5), "search:20")
    monkeypatch.setattr("lopsided.agents.search.is_ready", lambda game: False)
    monkeypatch.setattr("lopsided.agents.beside.prepared", set())
    assert answer(task) == Answer(ready=False)
    assert answer(Task("threat-level", "search:1s")) == Answer()
    assert set(answer(task).actions) <= set(match.legal(match.pending[0]))
