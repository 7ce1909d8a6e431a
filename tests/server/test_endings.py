"""A finished match stays readable, whatever version of its game is installed."""

import asyncio
import dataclasses
import json
from typing import Any

import httpx
import msgspec
import pytest
from serverside import Running
from tableside import FAST, STILL, Guest, Played, play, short
from test_socket import Client

from lopsided.engine.game import all_games
from lopsided.server import endings
from lopsided.server import messages as m
from lopsided.server.codes import hashed
from lopsided.server.hall import hall as halls
from lopsided.server.hall.hall import Hall
from lopsided.server.store import open_store
from lopsided.server.table import table as tables

pytestmark = pytest.mark.anyio
GAMES = sorted(name for name, game in all_games().items() if game.package.startswith("lopsided."))


async def finished(address: str, game: str) -> tuple[Hall, list[Guest]]:
    """A hall and two people who have just ended a game in it."""
    hall = Hall(open_store(address), STILL)
    await hall.open()
    people = await Played(hall).game("Ada", "Ben", game=game, options=short(game))
    await play(people, 40)
    if people[0].table["stage"] != "over":
        await people[0].order("end")
    while await hall.store.ending(people[0].table["match"]) is None:
        await hall.ending(people[0].table["match"])
    return hall, people


def updated(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games, one version later."""
    take = tables.take
    monkeypatch.setattr(tables, "take", lambda name: dataclasses.replace(take(name), version=take(name).version + 1))


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_match_of_an_older_version_shows_each_what_they_saw_at_its_end(game: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, people = await finished(f"sqlite:///{tmp_path}/t.sqlite", game)
    match = people[0].table["match"]
    people.append(await Played(hall).watch(match))
    size = len(await hall.ending(match) or b"")
    updated(monkeypatch)
    hall.close_room(match)
    with pytest.raises(tables.Unplayable):
        await hall.table(match)
    for guest in people:
        back = Guest(hall, guest.token)
        room = await hall.ended(match)
        assert room is not None
        assert await room.enter(back, hashed(guest.token) if guest.token else "", -1)
        assert [(i["kind"], i["ints"], i["words"]) for i in back.items] == [(i["kind"], i["ints"], i["words"]) for i in guest.items]
        assert (back.views, back.board, back.seats, back.host) == (guest.views, guest.board, guest.seats, guest.host)
        assert back.table["stage"] == "over"
        assert back.table["secret"] == guest.table["secret"]
    assert not await room.enter(Guest(hall), hashed("another"), -1), "a token that opened no seat opens none now"
    assert 0 < size < 100_000
    await hall.close()


async def test_a_finished_match_is_opened_where_the_game_has_a_newer_version(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, (ada, _) = await finished(address, "threat-level")
    match = ada.table["match"]
    seen = [endings.steps(await hall.ending(match) or b"", seat) for seat in (-1, 0, 1)]
    await hall.close()
    updated(monkeypatch)
    server = Running(address).start()
    try:
        client = await Client.connect(server)
        told = await client.hello(match, ada.token)
        assert (told["seats"], told["table"]["stage"]) == ([0], "over")
        assert [(item["n"], item["kind"], item.get("words", "")) for item in told["items"]] == [(item["n"], item["kind"], item["words"]) for item in ada.items]
        await client.send(t="host", id="again", order="again")
        assert (await client.get("refused"))["reason"] == "old"
        await client.send(t="since", last=3)
        assert (await client.get("welcome"))["upto"] == ada.upto
        async with httpx.AsyncClient(base_url=server.url) as http:
            for seat, expected in zip((-1, 0, 1), seen, strict=True):
                assert (await http.get(f"/api/replays/{match}/steps?seat={seat}")).json() == json.loads(expected or b"")
            assert (await http.get(f"/api/matches/{match}/replay")).json()["game"] == "threat-level"
    finally:
        server.stop()


async def test_whoever_looks_back_at_an_older_match_shares_one_copy_and_has_a_measure(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, people = await finished(f"sqlite:///{tmp_path}/t.sqlite", "threat-level")
    updated(monkeypatch)
    hall.settings = dataclasses.replace(STILL, actions_at_once=10, actions_a_second=1e-9, sockets_a_table=2)
    room, other = await hall.ended(people[0].table["match"]), await hall.ended(people[0].table["match"])
    assert room is not None
    assert room is other
    watchers = [Guest(hall) for _ in range(6)]
    for watcher in watchers:
        assert not room.is_full()
        assert await room.enter(watcher, "", -1)
    assert room.is_full()
    await room.exit(watchers[5])
    assert not room.is_full()
    for _ in range(12):
        await room.since(watchers[0], -1)
    assert watchers[0].refused()[-1] == "too_fast"
    assert [frame["t"] for frame in watchers[0].frames].count("welcome") < 12
    await hall.close()


async def test_an_unfinished_match_of_an_older_version_says_so_and_can_be_ended(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(open_store(f"sqlite:///{tmp_path}/t.sqlite"), STILL)
    await hall.open()
    ada, ben = await Played(hall).game("Ada", "Ben")
    await play([ada, ben], 20)
    hall.close_room(ada.table["match"])
    updated(monkeypatch)
    host, other = [await Guest(hall, guest.token).sit(ada.table["match"], guest.upto) for guest in (ada, ben)]
    assert (host.table["stage"], host.views, host.seats, other.seats) == ("frozen", {}, (0,), (1,))
    assert other.table["outdated"] == {"title": "Threat Level", "was": 2, "now": 3}
    assert any("version 2 of Threat Level" in item["words"] for item in other.items)
    assert "table:outdated" in other.kinds()
    assert (await other.ask(m.Move("m", 1, other.upto, [0])))["reason"] == "frozen"
    assert (await host.order("end"))["t"] == "ack"
    assert other.table["stage"] == "over"
    await hall.close()


async def test_the_ending_is_kept_by_itself_when_a_game_is_over(tmp_path: Any) -> None:
    hall = Hall(open_store(f"sqlite:///{tmp_path}/t.sqlite"), FAST)
    await hall.open()
    ada, _ = await Played(hall).game("Ada", "Ben")
    assert await hall.ending(ada.table["match"]) is None, "it is not over"
    await ada.order("end")
    for task in list(ada.room._keeping):
        await task
    assert await hall.store.ending(ada.table["match"]) is not None
    await hall.close()


async def test_an_ending_that_many_ask_for_at_once_is_made_once(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, made, at_once = Hall(open_store(f"sqlite:///{tmp_path}/t.sqlite"), STILL), [], []
    await hall.open()
    people = [(await Played(hall).game("Ada", "Ben"))[0] for _ in range(2)]
    matches = [guest.table["match"] for guest in people]

    def counted(match: str, *more: Any) -> bytes:
        at_once.append(match)
        made.append((match, len(at_once)))
        found = endings.render(match, *more)
        at_once.remove(match)
        return found

    monkeypatch.setattr(halls, "render", counted)
    for guest in people:
        await guest.order("end")
    found = await asyncio.gather(*(hall.ending(match) for match in matches * 8))
    assert len(set(found)) == 2
    assert sorted(made) == sorted((match, 1) for match in matches)
    await hall.close()


def test_what_came_later_may_be_missing_in_an_ending_that_was_kept_before() -> None:
    """Endings are kept for years: a new field of a table has a default, or none of them could be read any more."""
    required = [field.name for field in msgspec.structs.fields(m.Table) if field.required]
    assert required == [
        "match", "code", "game", "title", "stage", "mode", "seats", "options", "variant", "locked", "talk", "level", "clock", "deadline",
        "watchers", "commitment",
    ]  # fmt: skip
