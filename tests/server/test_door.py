"""Codes that people type: who guesses has to wait, and nobody else."""

import json
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from tableside import PATIENCE
from websockets.sync.client import connect

from lopsided.server import limits

GAME = "threat-level"
SCHOOL, HOME = {"x-forwarded-for": "10.0.0.1"}, {"x-forwarded-for": "10.0.0.2"}


@pytest.fixture
def server(running: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """A server behind a proxy, at which an address may be wrong five times; no minute ever passes."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    return running(wrong_codes_a_minute=5, proxies="127.0.0.1")


@pytest.fixture
def client(server: Any) -> Iterator[httpx.Client]:
    """Requests to it."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as found:
        yield found


def opened(client: httpx.Client, at: dict[str, str]) -> dict[str, Any]:
    """A table that somebody at this address opened."""
    return dict(client.post("/api/tables", json={"game": GAME, "name": "Ada", "seats": 8}, headers=at).json())


def guess(client: httpx.Client, times: int) -> list[int]:
    """Somebody at school tries codes; how that was answered."""
    return [client.get(f"/api/tables/PLUM {100 + n}", headers=SCHOOL).status_code for n in range(times)]


def hello(server: Any, table: str, at: dict[str, str], token: str = "") -> dict[str, Any]:
    """Say hello over a socket; the answer."""
    with connect(server.ws, additional_headers=at) as socket:
        socket.send(json.dumps({"t": "hello", "table": table, "token": token}))
        return dict(json.loads(socket.recv(timeout=PATIENCE)))


def test_a_pupil_who_tries_codes_by_the_hundred_keeps_no_classmate_from_a_table_of_the_school(
    server: Any, client: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    table = opened(client, SCHOOL)
    assert guess(client, 200) == [404] * 5 + [429] * 195
    assert [record.message for record in caplog.records if "flood" in record.message] == ["codes: flood: too many wrong ones from one address"]
    for name in ("Ben", "Cleo", "Dan", "Eve"):
        assert client.get(f"/api/tables/{table['code']}", headers=SCHOOL).status_code == 200
        seated = client.post(f"/api/tables/{table['code']}/join", json={"name": name}, headers=SCHOOL)
        assert seated.status_code == 201
        assert hello(server, table["match"], SCHOOL, seated.json()["token"])["t"] == "welcome"


def test_a_guess_that_would_be_right_tells_no_more_than_one_that_is_wrong(server: Any, client: httpx.Client) -> None:
    elsewhere = opened(client, HOME)
    guess(client, 6)
    answers = [client.get(f"/api/tables/{code}", headers=SCHOOL) for code in ("PLUM 999", elsewhere["code"])]
    assert [answer.status_code for answer in answers] == [429, 429]
    assert answers[0].json() == answers[1].json() == {"reason": "wrong_codes", "known": {}}
    assert client.post(f"/api/tables/{elsewhere['code']}/join", json={"name": "Eve"}, headers=SCHOOL).status_code == 429
    assert hello(server, elsewhere["code"], SCHOOL)["reason"] == "too_fast"
    assert client.get(f"/api/tables/{elsewhere['code']}", headers=HOME).status_code == 200


def test_a_table_that_somebody_found_stays_open_to_everybody_at_their_address(client: httpx.Client) -> None:
    elsewhere = opened(client, HOME)
    assert client.get(f"/api/tables/{elsewhere['code']}", headers=SCHOOL).status_code == 200
    guess(client, 50)
    assert client.post(f"/api/tables/{elsewhere['code']}/join", json={"name": "Ben"}, headers=SCHOOL).status_code == 201


def test_guessing_over_sockets_counts_like_any_guessing_and_keeps_nobody_from_their_seat(server: Any, client: httpx.Client) -> None:
    mine = opened(client, HOME)
    assert [hello(server, f"PLUM {100 + n}", SCHOOL)["reason"] for n in range(7)] == ["no_table"] * 5 + ["too_fast"] * 2
    assert hello(server, mine["match"], SCHOOL, mine["token"])["t"] == "welcome"


def test_going_on_at_another_device_is_no_guess(server: Any, client: httpx.Client) -> None:
    mine = opened(client, SCHOOL)
    with connect(server.ws, additional_headers=SCHOOL) as socket:
        socket.send(json.dumps({"t": "hello", "table": mine["match"], "token": mine["token"]}))
        for n in range(12):
            socket.send(json.dumps({"t": "rejoin", "id": f"r{n}", "seat": 0}))
            while (told := json.loads(socket.recv(timeout=PATIENCE)))["t"] != "ack":
                pass
            assert client.get(f"/api/tables/{told['code']}", headers=SCHOOL).status_code == 404, "it is no join code"
            assert client.post("/api/rejoin", json={"code": told["code"]}, headers=SCHOOL).status_code == 200
    assert guess(client, 5) == [404] * 5, "nothing of that was counted"
    wrong = [client.post("/api/rejoin", json={"code": "AAAA AAAA"}, headers=SCHOOL) for _ in range(2)]
    assert [answer.json()["reason"] for answer in wrong] == ["wrong_codes"] * 2


def test_an_old_token_or_an_old_link_is_no_guess(server: Any, client: httpx.Client) -> None:
    table = opened(client, SCHOOL)
    for _ in range(10):
        assert hello(server, table["match"], SCHOOL, "of-another-year")["reason"] == "no_token"
        assert client.get("/api/tables/abcdefghjkmnpqrs", headers=SCHOOL).status_code == 404
    assert guess(client, 5) == [404] * 5


def test_seats_taken_without_end_close_that_table_and_no_other(running: Callable[..., Any]) -> None:
    with httpx.Client(base_url=running(tables_a_minute=3).url, timeout=PATIENCE) as client:
        tables = [opened(client, {}) for _ in range(2)]

        def join(table: dict[str, Any], name: str) -> int:
            return client.post(f"/api/tables/{table['code']}/join", json={"name": name}).status_code

        assert [join(tables[0], f"Ben {n}") for n in range(5)] == [201, 201, 201, 429, 429]
        assert [join(tables[1], name) for name in ("Ada", "ada", "Eve")] == [409, 409, 201]
