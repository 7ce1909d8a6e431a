"""Replays: what was played can be looked at from every seat, taken along, brought back, and checked."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from tableside import PATIENCE, Played

from lopsided.engine.events import DIE, FIRST_INT, KIND
from lopsided.engine.game import UnknownGame, find_game
from lopsided.engine.match import Match
from lopsided.engine.replay import ReplayError, dump, record
from lopsided.server import endings, replays
from lopsided.server.hall.hall import Hall
from lopsided.server.replays import export
from lopsided.server.table.refusal import refusal_of
from lopsided.server.text import refused

GAME = "threat-level"


def a_match(seed: int = 4, moves: int = 10_000, leaves: int | None = None) -> Match:
    """A match, played at random, in which somebody may leave."""
    match, luck = Match(find_game(GAME), 3, {"max_rounds": 20}, seed=seed, names=["Ada", "Ben", "Cleo"]), random.Random(seed)
    for n in range(moves):
        if match.over:
            break
        if n == leaves:
            match.leave(2)
            continue
        seat = luck.choice(match.pending)
        match.submit(seat, luck.choice(match.legal(seat)))
    return match


@pytest.fixture
def client(running: Callable[..., Any]) -> Any:
    """A browser without a page."""
    with httpx.Client(base_url=running().url, timeout=PATIENCE) as found:
        yield found


def take_in(client: httpx.Client, data: bytes) -> httpx.Response:
    """Send a replay file."""
    return client.post("/api/replays", content=data, headers={"content-type": "application/json"})


@pytest.mark.parametrize(("moves", "leaves"), [(10_000, None), (10_000, 9), (12, None)])
def test_a_replay_file_comes_back_as_it_went_in(client: httpx.Client, moves: int, leaves: int | None) -> None:
    data = dump(a_match(moves=moves, leaves=leaves))
    answer = take_in(client, data)
    assert answer.status_code == 201, answer.text
    again = client.get(f"/api/matches/{answer.json()['match']}/replay")
    assert again.content == data
    assert "attachment" in again.headers["content-disposition"]


def test_every_step_is_there_as_each_seat_saw_it(client: httpx.Client) -> None:
    match = a_match()
    name = take_in(client, dump(match)).json()["match"]
    again = Match(match.game, 3, match.options, secret=match.secret, names=match.names)
    views = [[again.view(seat) for seat in (-1, 0, 1, 2)]]
    for seat, action in match.log:
        again.submit(seat, action)
        views.append([again.view(s) for s in (-1, 0, 1, 2)])
    for column, seat in enumerate((-1, 0, 1, 2)):
        seen = client.get(f"/api/replays/{name}/steps?seat={seat}").json()
        assert seen["seat"] == seat
        assert [step["view"] for step in seen["steps"]] == json.loads(json.dumps([row[column] for row in views]))
        items = [item for step in seen["steps"] for item in step["items"]]
        assert [i.get("words", "") for i in items] == [match.say(event, seat) for _, event in match.events_since(0, seat)]
        assert (seen["placing"], seen["names"], seen["board"]["rows"] != []) == (match.placing, ["Ada", "Ben", "Cleo"], True)
    assert client.get(f"/api/replays/{name}/steps?seat=3").status_code == 400


def test_a_replay_file_knows_which_seats_bots_played(client: httpx.Client) -> None:
    bots = ["", "climber", "a bot of another version"]
    name = take_in(client, dump(a_match(), bots)).json()["match"]
    seen = client.get(f"/api/replays/{name}/steps").json()
    assert seen["bots"] == [False, True, True]
    taken_along = client.get(f"/api/matches/{name}/replay").content
    assert json.loads(taken_along)["bots"] == ["", "climber", "random"], "a bot that is not known here is still a bot"
    again = take_in(client, taken_along).json()["match"]
    assert client.get(f"/api/replays/{again}/steps").json()["bots"] == seen["bots"]
    assert take_in(client, dump(a_match(), ["climber"])).json()["reason"] == "bots"


@pytest.mark.anyio
async def test_what_is_taken_along_from_a_table_names_its_bots(played: Played, hall: Hall) -> None:
    ada = await played.now(seats=3, bots=["comrade", "climber"])
    await ada.order("end")
    assert json.loads(await export(hall, ada.table["match"]))["bots"] == ["", "comrade", "climber"]


def test_the_page_shows_the_check_of_the_sealed_dice(client: httpx.Client) -> None:
    match = a_match()
    name = take_in(client, dump(match)).json()["match"]
    seen = client.get(f"/api/replays/{name}/steps").json()
    dice = sum(match.game.told.read(row).kind == "die" for row in match.events)
    assert (seen["honest"], seen["dice"], seen["commitment"]) == (True, dice, match.commitment)
    assert seen["trouble"] == ""


def tampered(change: Callable[[dict[str, Any]], Any]) -> bytes:
    """A replay file that somebody has edited."""
    data = json.loads(dump(a_match()))
    change(data)
    return json.dumps(data).encode()


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "no replay file"),
        (b"{}", "no replay file"),
        (b"\xff\xfe", "no replay file"),
        (tampered(lambda d: d.update(secret="00" * 16)), "seal"),
        (tampered(lambda d: d.update(secret="zz")), "secret"),
        (tampered(lambda d: d["moves"].pop(3)), "Move 4"),
        (tampered(lambda d: d["placing"].reverse()), "placing"),
        (tampered(lambda d: d["events"].pop()), "events"),
        (tampered(lambda d: d.update(version=77)), "version 77"),
        (tampered(lambda d: d.update(game="chess")), "chess"),
        (tampered(lambda d: d.update(names=["Ada", "\u202e", "Cleo"])), "That name"),
        (tampered(lambda d: d.update(names=["Ada"])), "names 1 players"),
        (tampered(lambda d: d.update(seats=7)), ""),
        (tampered(lambda d: d["options"].update(max_rounds=1)), "max_rounds"),
        (tampered(lambda d: d["moves"].insert(0, [99, 0, "x"])), "Move 1"),
        (tampered(lambda d: d["moves"].insert(0, [0, 10**40, "x"])), ""),
        (tampered(lambda d: d["events"].insert(0, [])), ""),
    ],
)
def test_a_replay_that_is_not_honest_is_refused_with_the_first_thing_that_does_not_fit(client: httpx.Client, data: bytes, told: str) -> None:
    answer = take_in(client, data)
    assert answer.status_code == 400, answer.text
    problem = answer.json()
    assert told in refused(problem["reason"], **problem["known"])
    assert "Traceback" not in answer.text


def test_a_replay_that_is_too_large_is_refused(running: Callable[..., Any]) -> None:
    with httpx.Client(base_url=running(replay_bytes=1000).url, timeout=PATIENCE) as client:
        assert take_in(client, dump(a_match())).status_code == 413


def test_replays_are_checked_at_a_measured_pace(running: Callable[..., Any]) -> None:
    with httpx.Client(base_url=running(replays_a_minute=2).url, timeout=PATIENCE) as client:
        assert [take_in(client, dump(a_match(moves=1))).status_code for _ in range(3)] == [201, 201, 429]


def test_a_replay_is_prepared_once_however_often_and_by_how_many_it_is_looked_at(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    works = endings.steps

    def counted(ending: bytes, seat: int) -> bytes | None:
        played.append(seat)
        return works(ending, seat)

    monkeypatch.setattr(endings, "steps", counted)
    name = client.post("/api/replays", content=dump(a_match()), headers={"content-type": "application/json"}).json()["match"]
    first = client.get(f"/api/replays/{name}/steps?seat=1").json()
    assert client.get(f"/api/replays/{name}/steps?seat=1").json() == first
    assert client.get(f"/api/replays/{name}/steps?seat=1", headers={"accept-encoding": "identity"}).json() == first
    assert client.get(f"/api/replays/{name}/steps?seat=0").json()["seat"] == 0
    assert played == [1, 0]


@pytest.mark.anyio
async def test_replays_that_are_remembered_have_a_measure_and_are_made_once_at_a_time() -> None:
    remembered, made = replays.Remembered(most_bytes=10), list[str]()

    def make(name: str) -> Callable[[], Any]:
        async def work() -> bytes:
            made.append(name)
            await asyncio.sleep(0)
            return name.encode() * 4

        return work

    assert await asyncio.gather(*(remembered.get(("a", 0), make("a")) for _ in range(3))) == [b"aaaa"] * 3
    assert made == ["a"]
    for name in ("b", "a", "c", "a", "b"):
        await remembered.get((name, 0), make(name))
    assert made == ["a", "b", "c", "b"], "a was looked at again and again, b was forgotten for c"


def test_why_a_file_cannot_be_played_is_sent_so_that_its_reader_forms_the_whole_sentence() -> None:
    with pytest.raises(UnknownGame) as unknown:
        find_game("ludo")
    refusal = refusal_of(ReplayError("play", why=unknown.value))
    assert (refusal.reason, refusal.known["game"]) == ("game", "ludo")


def test_what_is_wrong_with_dice_is_told_in_a_word_and_its_numbers() -> None:
    honest = record(a_match(moves=6))
    spoiled = [[*e[: FIRST_INT + 3], 7, *e[FIRST_INT + 4 :]] if e[KIND] == DIE else e for e in honest.events]
    assert endings.dice_check(honest)[1] is None
    wrong = endings.dice_check(msgspec.structs.replace(honest, events=spoiled))[1]
    assert wrong is not None
    assert (wrong.reason, wrong.facts["face"]) == ("face", 7)
