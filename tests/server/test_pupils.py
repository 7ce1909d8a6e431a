"""What a pupil would try, as far as no other file of tests does: none of it shows a secret, moves another's piece, or holds anybody up."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest
from serverside import Running
from tableside import Guest, Played, asked, play
from test_socket import Client, new_table

from lopsided.server import messages as m
from lopsided.server import replays
from lopsided.server.codes import hashed
from lopsided.server.hall.hall import Hall
from lopsided.server.problems import Trouble
from lopsided.server.table import speech
from lopsided.server.table.refusal import Refusal
from lopsided.server.table.speech import check_name, check_text

pytestmark = pytest.mark.anyio
Start = Callable[..., Running]
FLOODS: dict[str, dict[str, Any]] = {
    "hello": {"table": "PLUM 472"},
    "since": {"last": -1},
    "move": {"seat": 0, "answers": 0, "actions": list(range(64))},
    "undo": {"seat": 0},
    "say": {"seat": 0, "phrase": "hello"},
    "rename": {"seat": 0, "name": "Mallory"},
    "rejoin": {"seat": 0},
    "signout": {},
    "stopclock": {},
    "host": {"order": "configure", "value": {"options": {"max_rounds": 20}}},
    "ping": {"at": 1.5},
}


def frame(kind: str, n: int = 0, **more: Any) -> str:
    """A message of this kind, with an id of its own where it has one."""
    id = {} if kind in ("hello", "since", "ping") else {"id": f"{kind}{n}"}
    return json.dumps({"t": kind, **id, **FLOODS[kind], **more})


async def test_a_flood_of_any_kind_is_cut_off_and_others_at_the_table_do_not_notice(running: Start) -> None:
    server = running(messages_a_second=5, message_seconds=2)
    for kind in FLOODS:
        seat = await new_table(server)
        flooder, other = await Client.connect(server), await Client.connect(server)
        await flooder.hello(seat["match"], seat["token"])
        await other.hello(seat["match"])
        for n in range(40):
            await flooder.socket.send(frame(kind, n))
        bye = await flooder.get("bye")
        assert (kind, bye["reason"], bye["again"]) == (kind, "too_fast", True)
        await other.send(t="ping", at=7)
        assert (await other.get("pong"))["at"] == 7
        for client in (flooder, other):
            await client.socket.close()


async def test_numbers_that_are_out_of_all_range_are_refused_and_the_connection_lives(running: Start) -> None:
    server = running()
    seat = await new_table(server)
    client = await Client.connect(server)
    await client.hello(seat["match"], seat["token"])
    await client.socket.send(frame("host", order="start"))
    await client.get("ack")
    count = 0
    for huge in (2**31, 2**63 - 1, 2**63, -(2**63), 2**64 - 1):
        for kind, fields in (("move", ("seat", "answers")), ("undo", ("seat",)), ("say", ("seat",)), ("rejoin", ("seat",))):
            for field in fields:
                count += 1
                await client.socket.send(frame(kind, count, **{field: huge}))
                assert (await client.get("ack", "refused"))["t"] == "refused", (kind, field, huge)
        for more in ({"order": "remove", "seat": huge}, {"order": "to_bot", "seat": huge}, {"order": "clock", "value": huge}):
            count += 1
            await client.socket.send(frame("host", count, **more))
            assert (await client.get("ack", "refused"))["t"] == "refused", more
        await client.socket.send(frame("move", count + 1000, answers=0, actions=[huge]))
        assert (await client.get("ack", "refused"))["t"] == "refused"
        await client.socket.send(json.dumps({"t": "since", "last": huge}))
        assert (await client.get("welcome", "refused"))["t"] == "welcome"


async def test_json_as_deep_as_it_goes_is_not_understood_and_breaks_nothing(running: Start, caplog: pytest.LogCaptureFixture) -> None:
    server = running()
    seat = await new_table(server)
    async with httpx.AsyncClient(base_url=server.url) as http:
        for depth in (10, 500, *range(930, 1000, 5), 3000):
            client = await Client.connect(server)
            await client.hello(seat["match"], seat["token"])
            deep = "[" * depth + "]" * depth
            for order in ("to_bot", "configure", "clock", "talk"):
                await client.socket.send(f'{{"t":"host","id":"x","order":"{order}","seat":1,"value":{deep}}}')
                assert (await client.get("refused"))["reason"] == "bad_frame"
            body = f'{{"game":"threat-level","name":"A","options":{{"max_rounds":{deep}}}}}'
            answer = await http.post("/api/tables", content=body, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["reason"]) == (400, "bad_body")
            await client.socket.close()
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_refusal_does_not_send_back_all_that_was_sent(running: Start) -> None:
    server = running()
    long = "x" * 12_000
    async with httpx.AsyncClient(base_url=server.url) as http:
        for wish in ({"options": {"first_player": long}}, {"options": {long: 1}}, {"variant": long}, {"bots": [long]}):
            answer = await http.post("/api/tables", json={"game": "threat-level", "name": "Ada", **wish})
            assert answer.status_code in (400, 409)
            assert len(answer.text) < 1000
    seat = await new_table(server)
    client = await Client.connect(server)
    await client.hello(seat["match"], seat["token"])
    for n, value in enumerate([{"options": {"first_player": long}}, {"variant": long}, {"bots": [long]}]):
        await client.socket.send(frame("host", n, value=value))
        assert len(json.dumps(await client.get("refused"))) < 3_000


@pytest.mark.parametrize("last", [-1, 10**9, -(10**9)])
async def test_asking_for_everything_is_charged_as_everything_by_whatever_number(still: Hall, last: int) -> None:
    still.settings = replace(still.settings, actions_at_once=7, actions_a_second=0.0)
    (ada,) = await Played(still).table("Ada")
    for n in range(140):
        await ada.ask(m.Say(f"s{n}", 0, "hello"))
    for _ in range(4):  # 140 items cost three each time
        await ada.room.since(ada, last)
    assert [f["t"] for f in ada.frames[-4:]] == ["welcome", "welcome", "refused", "refused"]


async def test_a_token_opens_no_seat_at_another_table(played: Played, hall: Hall) -> None:
    (ada,), (ben,) = await played.table("Ada"), await played.table("Ben")
    room, _ = await hall.table(ben.table["match"])
    assert not await room.enter(Guest(hall), hashed(ada.token), -1)


async def test_saying_hello_again_as_somebody_else_changes_nothing(running: Start) -> None:
    server = running(host_grace=600.0)
    seat = await new_table(server, game="disruptopia")
    async with httpx.AsyncClient(base_url=server.url) as http:
        other = (await http.post(f"/api/tables/{seat['code']}/join", json={"name": "Ben"})).json()
    ben = await Client.connect(server)
    await ben.hello(seat["match"], other["token"])
    for token in (seat["token"], "", "made-up"):
        again = await ben.hello(seat["match"], token)
        assert (again["seats"], again["host"]) == (other["seats"], False)
    elsewhere = await new_table(server)
    assert (await ben.hello(elsewhere["match"], elsewhere["token"]))["table"]["match"] == seat["match"]


async def test_at_a_locked_table_nobody_gets_a_second_hand_to_look_at(played: Played, hall: Hall) -> None:
    ada, ben = await played.game("Ada", "Ben", game="disruptopia", seats=4)
    await ada.order("lock")
    match, code = ada.table["match"], ada.table["code"]
    for name in ("Ben", "Bob"):
        for way in (match, code):
            with pytest.raises(Refusal, match="locked"):
                await hall.join(way, name)
    assert (await ben.order("unlock"))["reason"] == "not_host"
    assert (await ben.order("to_person", 2))["reason"] == "not_host"
    assert (await ben.ask(m.Rejoin("r", 2)))["reason"] == "not_yours"
    watcher = await played.watch(match)
    assert list(watcher.views) == ["-1"]
    await ben.ask(m.Leave("go", 1))
    with pytest.raises(Refusal, match="locked"):
        await hall.join(code, "Ben")
    assert not any(str(seat) in ben.views for seat in (0, 2, 3))


async def test_who_has_left_the_table_neither_moves_nor_talks_there(played: Played) -> None:
    ada, ben = await played.game("Ada", "Ben", seats=3)
    await ben.ask(m.Leave("go", 1))
    for request in (m.Move("m", 1, ben.upto, [0]), m.Undo("u", 1), m.Say("s", 1, "hello"), m.Rejoin("r", 1), m.Leave("again", 1)):
        assert (await ben.ask(request))["reason"] == "not_seated"
    assert "table:said" not in ada.kinds()


async def test_the_same_actions_sent_from_two_devices_at_once_count_once(played: Played) -> None:
    people = await played.game("Ada", "Ben")
    mover = asked(people)
    assert mover is not None
    code = (await mover.ask(m.Rejoin("r", mover.seats[0])))["code"]
    seated = await mover.hall.rejoin(code)
    phone = await Guest(mover.hall, seated.token).sit(seated.match)
    choice, seen = mover.choices()[0], mover.upto
    answers = await asyncio.gather(mover.move(choice, answers=seen), phone.move(choice, answers=seen), mover.move(choice, answers=seen))
    assert [answer["t"] for answer in answers].count("ack") == 1
    assert {answer.get("reason") for answer in answers} <= {None, "stale", "not_asked"}


@pytest.mark.parametrize("name", ["\u0410da", "Ad\u0430", "\u0410d\u0430", "A\u200dda", "\uff21da", "ADA"])
async def test_nobody_takes_anothers_name_in_other_letters(name: str) -> None:
    with pytest.raises(Refusal, match="taken_name"):
        check_name(name, ["Ada"])


async def test_names_in_their_own_alphabet_stay_welcome() -> None:
    assert [check_name(name, ["Ada", "Ben"]) for name in ("Ада", "Бен", "Ελένη", "Анна")] == ["Ада", "Бен", "Ελένη", "Анна"]


async def test_a_message_of_ten_thousand_characters_is_refused(played: Played) -> None:
    ada, ben = await played.table("Ada", "Ben")
    await ada.order("talk", value="text")
    for text in ("x" * 10_000, "\u202e" + "evil", "a\u0000b", "e" + "\u0301" * 90, "\u200b"):
        assert (await ben.ask(m.Say(f"s{len(text)}", 1, text=text)))["reason"] in ("long_text", "bad_text")
    assert "table:said" not in ada.kinds()


@pytest.mark.parametrize("check", [check_name, lambda text, _: check_text(text)], ids=["name", "text"])
async def test_what_is_too_long_is_refused_before_it_is_looked_at(monkeypatch: pytest.MonkeyPatch, check: Any) -> None:
    """Composing marks that are out of order takes the square of their number, and nobody else has a turn meanwhile."""
    monkeypatch.setattr(speech, "tidy", lambda *_: pytest.fail("it was composed"))
    with pytest.raises(Refusal, match=r"long|bad|short"):
        check("a" + "\u0315\u0300\u0316" * 2600, [])


BY_HAND: list[Any] = [
    "[" * 100_000,
    '{"moves":' * 5000,
    {"seats": 2**63},
    {"seats": -1},
    {"seats": 10**9, "names": ["x"] * 1000},
    {"moves": [[0, 0, "x"]] * 100_000},
    {"moves": [[2**63, 2**63, "x"]]},
    {"moves": [[0.5, None, True]]},
    {"events": [[1] * 100_000]},
    {"options": {"max_rounds": [[[[]]]]}},
    {"options": {"start_rows": list(range(200_000))}},
    {"names": ["\0", "\u202e", "x" * 1_000_000]},
    {"bots": ["climber"] * 100},
    {"bots": [1, 2, 3]},
    {"variant": "x" * 1_000_000},
    {"secret": "0" * 1_000_000},
    {"version": 2**64},
    {"game": "../../etc/passwd"},
]


@pytest.fixture(scope="module")
def honest() -> bytes:
    """An honest replay file."""
    from test_replays import a_match

    from lopsided.engine.replay import dump

    return dump(a_match(moves=5))


@pytest.mark.parametrize("change", BY_HAND, ids=[str(change)[:30] for change in BY_HAND])
async def test_a_replay_made_by_hand_is_refused_in_a_sentence(honest: bytes, change: Any) -> None:
    data = change.encode() if isinstance(change, str) else json.dumps(json.loads(honest) | change).encode()
    with pytest.raises(Trouble) as refused:
        replays.checked(data)
    assert (refused.value.status, len(str(refused.value.problem.known)) < 700) == (400, True)


async def test_a_replay_of_more_moves_than_a_game_takes_is_not_even_played(honest: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaving again and again is short to write and does nothing, but each step would be drawn for every seat."""
    monkeypatch.setattr(replays, "check", lambda _: pytest.fail("it was played"))
    data = json.dumps(json.loads(honest) | {"lopsided": 1, "moves": [[0, -1, ""]] * 400_000}).encode()
    with pytest.raises(Trouble, match="long"):
        replays.checked(data)


async def test_a_game_goes_on_to_its_end_after_all_of_that(played: Played) -> None:
    people = await played.game("Ada", "Ben", options={"max_rounds": 20})
    for n, (kind, fields) in enumerate(FLOODS.items()):
        if kind not in ("hello", "since", "ping", "host", "move", "signout"):
            request = {"undo": m.Undo, "say": m.Say, "rename": m.Rename, "rejoin": m.Rejoin, "stopclock": m.Stopclock}[kind]
            await people[1].ask(request(f"x{n}", **fields))
    await play(people)
    assert people[0].table["stage"] == "over"
