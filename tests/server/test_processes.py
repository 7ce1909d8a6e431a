"""Several processes on one PostgreSQL database: whoever is connected where, they sit at one table."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from lessonside import come, open_room
from serverside import Running
from tableside import FAST, GAME, PATIENCE, STILL, Guest, asked, folded, ids, same_table, stored_log
from test_socket import Client

from lopsided.server import http_messages as hm
from lopsided.server import messages as m
from lopsided.server.hall import hall as halls_of
from lopsided.server.hall.driver import people_deeds
from lopsided.server.hall.hall import Hall
from lopsided.server.store import open_store
from lopsided.server.table.entries import Moved, Returned
from lopsided.testing.reader import Reader

pytestmark = pytest.mark.anyio


@pytest.fixture
async def halls(database: str) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two halls that share a database and nothing else."""
    pair = Hall(open_store(database), STILL), Hall(open_store(database), STILL)
    for hall in pair:
        await hall.open()
    yield pair
    for hall in pair:
        await hall.close()


async def two_people(one: Hall, two: Hall, **wish: Any) -> list[Guest]:
    """Ada at one process, Ben at the other, a game begun."""
    opened = await one.new_table(hm.NewTable(GAME, name="Ada", seats=2, **wish))
    ada = await Guest(one, opened.token).sit(opened.match)
    ben = await Guest(two, (await two.join(opened.code, "Ben")).token).sit(opened.match)
    await ada.until(lambda g: g.table["seats"][1]["here"] and g.upto == ben.upto)
    await ben.until(lambda g: g.table["seats"][0]["here"])
    await ada.order("start")
    await ben.until(lambda g: g.upto == ada.upto)
    return [ada, ben]


async def test_two_people_at_two_processes_play_one_game(halls: tuple[Hall, Hall]) -> None:
    people = ada, ben = await two_people(*halls, options={"max_rounds": 20})
    luck = random.Random(1)
    while True:
        mover = asked(people)
        if mover is None:
            break
        assert (await mover.move(luck.choice(mover.choices())))["t"] == "ack"
        for guest in people:
            await guest.until(lambda g, mover=mover: g.upto >= mover.upto)
    assert (ada.table["stage"], ben.table["stage"]) == ("over", "over")
    assert [i["n"] for i in ada.items] == [i["n"] for i in ben.items]
    tables = [(await hall.table(ada.table["match"]))[1] for hall in halls]
    same_table(tables[0], tables[1])
    same_table(tables[0], await folded(halls[0], ada.table["match"]))


async def test_both_talk_at_once_and_nothing_is_lost(halls: tuple[Hall, Hall]) -> None:
    ada, ben = await two_people(*halls)
    answers = await asyncio.gather(*(who.ask(m.Say(f"s{next(ids)}", who.seats[0], phrase="hm")) for _ in range(15) for who in (ada, ben)))
    acked = sum(a["t"] == "ack" for a in answers)
    for guest in (ada, ben):
        await guest.until(lambda g: g.kinds().count("table:reacted") >= acked)
    assert ada.kinds().count("table:reacted") == ben.kinds().count("table:reacted") == acked
    assert acked >= 20
    same_table((await halls[0].table(ada.table["match"]))[1], (await halls[1].table(ada.table["match"]))[1])


async def test_one_question_is_answered_once_even_if_both_processes_are_asked(halls: tuple[Hall, Hall]) -> None:
    people = await two_people(*halls)
    first = asked(people)
    assert first is not None
    elsewhere = halls[1] if first.hall is halls[0] else halls[0]
    twin = await Guest(elsewhere, first.token).sit(first.table["match"])
    action = next(a["id"] for a in first.views[str(first.seats[0])]["actions"] if a["do"] == "end_turn")
    answers = await asyncio.gather(first.move(action, id="a"), twin.move(action, id="b"))
    assert sorted(a["t"] for a in answers) == ["ack", "refused"]
    assert sum(isinstance(x, Moved) for x in await stored_log(halls[0], first.table["match"])) == 1


async def test_the_same_request_sent_to_both_processes_counts_once(halls: tuple[Hall, Hall]) -> None:
    ada, ben = await two_people(*halls)
    twin = await Guest(halls[1], ada.token).sit(ada.table["match"])
    request = m.Say("the same", 0, phrase="hello")
    answers = await asyncio.gather(ada.ask(request), twin.ask(request))
    assert [a["t"] for a in answers] == ["ack", "ack"]
    await ben.until(lambda g: "table:said" in g.kinds())
    assert ben.kinds().count("table:said") == 1


async def test_one_process_moves_the_bots(database: str) -> None:
    settings = replace(FAST, pace=0.002, grace=60.0)
    pair = Hall(open_store(database), settings), Hall(open_store(database), settings)
    for hall in pair:
        await hall.open()
    opened = await pair[0].new_table(hm.NewTable(GAME, "exhibition", seats=3, options={"max_rounds": 20}))
    host, watcher = await Guest(pair[0], opened.token).sit(opened.match), await Guest(pair[1]).sit(opened.match)
    await asyncio.gather(*(g.until(lambda g: g.table["stage"] == "over") for g in (host, watcher)))
    assert [i["n"] for i in host.items] == [i["n"] for i in watcher.items]
    same_table((await pair[0].table(opened.match))[1], (await pair[1].table(opened.match))[1])
    for hall in pair:
        await hall.close()


async def test_who_is_connected_to_another_process_is_here(database: str) -> None:
    settings = replace(STILL, grace=0.05)
    pair = Hall(open_store(database), settings), Hall(open_store(database), settings)
    for hall in pair:
        await hall.open()
    ada, ben = await two_people(*pair)
    await ada.until(lambda g: g.table["seats"][1]["here"] and not g.table["seats"][1]["standing_in"])
    _, table = await pair[0].table(ada.table["match"])
    assert people_deeds(ada.room, table.sheet, settings) == [], "nobody is away"
    await ben.drop()
    await ada.until(lambda g: g.table["seats"][1]["standing_in"])
    back = await Guest(pair[1], ben.token).sit(ada.table["match"])
    await ada.until(lambda g: g.table["seats"][1]["here"] and not g.table["seats"][1]["standing_in"])
    await back.until(lambda g: not g.table["seats"][1]["standing_in"])
    assert any(isinstance(x, Returned) for x in await stored_log(pair[0], ada.table["match"]))
    for hall in pair:
        await hall.close()


async def test_when_the_line_to_the_database_is_cut_what_was_missed_is_looked_up(halls: tuple[Hall, Hall], database: str) -> None:
    import asyncpg

    asyncio.get_running_loop().set_exception_handler(lambda *_: None)  # asyncpg complains of the cut
    ada, ben = await two_people(*halls)
    admin = await asyncpg.connect(database)
    await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")
    for n in range(20):
        if (await ada.ask(m.Say(f"s{n}", 0, phrase="hello")))["t"] == "ack":
            break
    await ben.until(lambda g: "table:said" in g.kinds())
    await admin.close()


async def test_who_was_connected_to_a_process_that_died_is_away_from_then_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls_of, "PULSE", 0.05)
    one, two = Hall(open_store(database), STILL), Hall(open_store(database), STILL)
    for hall in (one, two):
        await hall.open()
    ada, ben = await two_people(one, two)
    died = time.monotonic()
    await two.close()  # without a word about ben
    monkeypatch.setattr(halls_of, "LAPSE", 0.5)
    await ada.until(lambda g: not g.table["seats"][1]["here"])
    assert ada.room.presence.away_since(ben.person) > died, "his grace begins now, not when the table was opened"
    await one.close()


async def test_a_seat_taken_at_one_process_opens_at_another_that_has_not_heard_of_it(database: str) -> None:
    server = Running(database)
    server.app.state.hall.store.listen = lambda listener: None  # its notices come late, here: never
    hall = Hall(open_store(database), STILL)
    await hall.open()
    try:
        server.start()
        opened = await hall.new_table(hm.NewTable(GAME, name="Ada", seats=3))
        ada = await Client.connect(server)
        assert (await ada.hello(opened.match, opened.token))["seats"] == [0]
        ben = await hall.join(opened.code, "Ben")
        early = await Client.connect(server)
        assert (await early.hello(opened.match, ben.token))["seats"] == [1]
        host = await Guest(hall, opened.token).sit(opened.match)
        code = (await host.ask(m.Rejoin("phone", 0)))["code"]
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            assert (await http.post("/api/rejoin", json={"code": code})).json()["seats"] == [0]
            await host.order("remove", seat=1)
            assert (await http.post(f"/api/tables/{opened.code}/join", json={"name": "Ben"})).json()["seats"] == [1]
        await host.order("start")
        back = await Client.connect(server)
        assert (await back.hello(opened.match, opened.token, host.upto))["upto"] >= host.upto, "it has at least what the client has seen elsewhere"
        stranger = await Client.connect(server)
        assert (await stranger.hello(opened.match, "wrong"))["reason"] == "no_token"
    finally:
        server.stop()
        await hall.close()


async def test_a_room_that_is_deleted_at_one_process_is_gone_at_the_other_with_its_tables(halls: tuple[Hall, Hall]) -> None:
    one, two = halls
    lead = await open_room(one)
    phone, *_ = await come(lead, "Amina", "Ben", hall=two)
    await lead.order("next")
    match = await phone.until(lambda seen: seen.get("match"))
    guest = await Guest(two, phone.token).sit(match)
    await lead.order("delete")
    async with asyncio.timeout(PATIENCE):
        while not (phone.ended and guest.ended):
            await asyncio.sleep(0.01)
    assert (phone.ended, guest.ended) == ("no_table", ("no_table", False))
    assert (two.rooms, two.lessons) == ({}, {})
    assert (await one.store.read(match)).entries == []


@pytest.fixture
def servers(database: str, tmp_path: Path) -> Iterator[list[Any]]:
    """Two real server processes on one database."""

    class Server:
        def __init__(self) -> None:
            command = [sys.executable, "-m", "lopsided.server", "--port", "0", "--database", database, "--pace", "0.1"]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ})
            assert self.process.stdout is not None
            self.url = self.process.stdout.readline().strip()
            self.host = self.url.removeprefix("http://")
            self.ws = f"ws://{self.host}/ws"

    started = [Server(), Server()]
    yield started
    for server in started:
        server.process.send_signal(signal.SIGKILL)
        server.process.wait(PATIENCE)


async def test_two_server_processes_serve_one_table(servers: list[Any]) -> None:
    one, two = servers
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        seat = (await http.post(one.url + "/api/tables", json={"game": GAME, "name": "Ada", "seats": 2})).json()
        other = (await http.post(f"{two.url}/api/tables/{seat['code']}/join", json={"name": "Ben"})).json()
        assert other["match"] == seat["match"]
    ada, ben = await Client.connect(one), await Client.connect(two)
    await ada.hello(seat["match"], seat["token"])
    await ben.hello(seat["match"], other["token"])
    await ada.send(t="host", id="go", order="start")
    views: dict[int, Any] = {}
    upto, readers = {0: -1, 1: -1}, (Reader(), Reader())

    async def catch_up(seat: int, number: int) -> None:
        while upto[seat] < number or not views.get(seat):
            told = await (ada, ben)[seat].get("news", "welcome")
            readers[seat].look(told.get("views", {}))
            upto[seat], views[seat] = told["upto"], readers[seat].views.get(str(seat))

    acked = 0
    for step in range(20):
        for seat in (0, 1):
            await catch_up(seat, acked)
        if views[0]["over"]:  # one game in 24 is
            break
        mover = 0 if views[0]["actions"] else 1
        await (ada, ben)[mover].send(t="move", id=f"m{step}", seat=mover, answers=upto[mover], actions=[views[mover]["actions"][0]["id"]])
        while True:
            told = await (ada, ben)[mover].get("news", "ack", "refused")
            if told["t"] != "news":
                break
            readers[mover].look(told["views"])
            upto[mover], views[mover] = told["upto"], readers[mover].views[str(mover)]
        assert told["t"] == "ack", told
        acked = told["upto"]


async def test_when_the_process_that_moves_the_bots_is_killed_another_goes_on(servers: list[Any]) -> None:
    first, second = servers
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        seat = (await http.post(first.url + "/api/tables", json={"game": GAME, "mode": "exhibition", "seats": 3})).json()
    host, watcher = await Client.connect(first), await Client.connect(second)
    await watcher.hello(seat["match"])
    await host.hello(seat["match"])
    while (await watcher.get("presence", "news"))["table"]["watchers"] != 2:  # the second process knows of both
        pass
    for _ in range(5):
        await watcher.get("news")  # the first process, which runs longer, moves the bots
    first.process.send_signal(signal.SIGKILL)
    first.process.wait(PATIENCE)
    while (await watcher.get("presence", "news"))["table"]["watchers"] != 1:  # what the dead one wrote comes first
        pass
    for _ in range(5):
        await watcher.get("news")
    second.process.send_signal(signal.SIGTERM)
