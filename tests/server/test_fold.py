"""A match is its log: folding it gives the table that people sat at, to the last byte."""

import random
from typing import Any

import msgspec
import pytest
from tableside import FAST, GAME, STILL, Guest, Played, agrees_with_its_log, ids, play, same_table, stored_log

from lopsided.server import http_messages as hm
from lopsided.server import messages as m
from lopsided.server.hall.hall import Hall
from lopsided.server.store import open_store
from lopsided.server.table.table import fold
from lopsided.server.text import phrases

pytestmark = pytest.mark.anyio


async def random_deed(luck: random.Random, hall: Hall, people: list[Guest]) -> None:
    """Something that somebody at a table might do, wise or not."""
    who = luck.choice(people)
    seat = luck.choice(who.seats or (luck.randrange(6),))
    anywhere = luck.randrange(6)
    deeds: list[tuple[int, Any]] = [
        (30, lambda: who.move(luck.choice(who.choices(seat) or [0]), seat=seat)),
        (8, lambda: who.move(luck.randrange(60), seat=seat)),
        (10, lambda: who.ask(m.Undo(f"u{next(ids)}", seat))),
        (6, lambda: who.ask(m.Say(f"s{next(ids)}", seat, phrase=luck.choice(list(phrases()))))),
        (3, lambda: who.ask(m.Say(f"s{next(ids)}", seat, text="Hm, let me think"))),
        (3, lambda: who.ask(m.Rename(f"r{next(ids)}", seat, f"Name {luck.randrange(30)}"))),
        (2, lambda: who.ask(m.Stopclock(f"c{next(ids)}"))),
        (2, lambda: who.ask(m.Rejoin(f"j{next(ids)}", seat))),
        (1, lambda: who.ask(m.Leave(f"l{next(ids)}", seat))),
        (4, lambda: who.order(luck.choice(["lock", "unlock", "pause", "resume", "resume"]))),
        (2, lambda: who.order("clock", value=luck.choice([0, 30, 60]))),
        (2, lambda: who.order("talk", value=luck.choice(["text", "phrases"]))),
        (4, lambda: who.order(luck.choice(["to_bot", "to_person", "to_person"]), anywhere)),
        (1, lambda: who.order("remove", anywhere)),
        (3, lambda: who.order("configure", value={"seats": luck.randint(2, 6), "options": {"start_points": luck.randint(0, 5)}})),
        (2, lambda: who.order("start")),
    ]
    await luck.choices([d for _, d in deeds], [w for w, _ in deeds])[0]()


@pytest.mark.parametrize("seed", range(6))
async def test_folding_the_log_gives_the_table_that_people_played_at(hall: Hall, seed: int) -> None:
    luck = random.Random(seed)
    people = await Played(hall).table("Ada", "Ben", "Cleo", seats=5)
    match, code = people[0].table["match"], people[0].table["code"]
    for step in range(160):
        people = [p for p in people if p.ended is None]
        if not people:
            break
        await random_deed(luck, hall, people)
        if step % 40 == 20 and not people[0].table["locked"] and people[0].table["stage"] != "over" and any(s["free"] for s in people[0].table["seats"]):
            people.append(await Guest(hall, (await hall.join(code, f"Late {step}")).token).sit(match))
        if step % 20 == 0:
            await agrees_with_its_log(hall, match)
    await agrees_with_its_log(hall, match)


async def test_folding_from_a_snapshot_gives_the_same_as_folding_everything(hall: Hall) -> None:
    ada = await Played(hall).now(seats=3)
    match = ada.table["match"]
    for _ in range(25):
        await ada.until(lambda g: bool(g.choices()) or g.table["stage"] == "over")
        if ada.table["stage"] == "over":
            break
        await ada.move(ada.choices()[0])
    await ada.until(lambda g: bool(g.choices()) or g.table["stage"] == "over")
    log = await stored_log(hall, match)
    whole = fold(match, log)
    for cut in range(1, len(log)):
        same_table(fold(match, log[cut:], fold(match, log[:cut]).keep()), whole)


async def test_a_long_game_is_opened_from_a_snapshot_and_few_entries(hall: Hall) -> None:
    ada = await Played(hall).now(seats=3)
    match = ada.table["match"]
    while ada.table["stage"] != "over":
        await ada.until(lambda g: bool(g.choices()) or g.table["stage"] == "over")
        if ada.choices():
            await ada.move(ada.choices()[0])
    live = (await hall.table(match))[1]
    hall.close_room(match)
    stored = await hall.store.read(match)
    assert stored.snapshot is not None
    assert len(stored.entries) <= 2 * FAST.snapshot_every < live.seq
    same_table((await hall.table(match))[1], live)


async def test_a_snapshot_of_a_state_that_was_laid_out_otherwise_is_passed_over_for_the_log(still: Hall) -> None:
    people = await Played(still).game("Ada", "Ben")
    match = people[0].table["match"]
    await play(people, 3)
    live = (await still.table(match))[1]
    older = msgspec.msgpack.decode(live.keep()) | {"layout": "older"}
    older["saved"]["state"] += b"events lay here once"
    await still.store.keep(match, live.seq, msgspec.msgpack.encode(older))
    still.close_room(match)
    same_table((await still.table(match))[1], live)


async def test_a_step_can_still_be_taken_back_after_the_server_was_restarted(tmp_path: Any) -> None:
    for restart in (False, True):
        hall = Hall(open_store(f"sqlite:///{tmp_path}/{restart}.sqlite"), STILL)
        await hall.open()
        opened = await hall.new_table(hm.NewTable(GAME, "hotseat", names=["Ada", "Ben"], seats=2, options={"start_points": 9, "first_player": "seat1"}))
        ada = await Guest(hall, opened.token).sit(opened.match)
        push = next(a["id"] for a in ada.views["0"]["actions"] if a["do"] == "push" and a["target"] == 1)
        before = ada.views["0"]["table"]
        await ada.move(push, seat=0)
        if restart:
            table = (await hall.table(opened.match))[1]
            await hall.store.keep(opened.match, table.seq, table.keep())
            hall.close_room(opened.match)
            ada = await Guest(hall, opened.token).sit(opened.match)
        assert ada.views["0"]["undo"] is True
        assert (await ada.ask(m.Undo("back", 0)))["t"] == "ack"
        assert ada.views["0"]["table"] == before
        await hall.close()


async def test_a_match_begun_with_another_version_of_the_game_stands_still_and_says_why(hall: Hall) -> None:
    ada = await Played(hall).now()
    log = await stored_log(hall, ada.table["match"])
    log[0] = msgspec.structs.replace(log[0], version=999)
    table = fold("x", log)
    assert (table.sheet.stage, table.match) == ("frozen", None)
    assert table.outdated == {"title": "Threat Level", "was": 999, "now": table.game.version}
