"""Requests: what they answer, and what they refuse, in words and without a trace of the inside."""

import importlib.util
import json
import shutil
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tableside import PATIENCE

from lopsided.server.hall.hall import Hall
from lopsided.server.http import api, bodies, pages
from lopsided.server.limits import Bucket, Gate
from lopsided.server.text import refused

GAME = "threat-level"
Start = Callable[..., Any]


@pytest.fixture
def server(running: Start) -> Any:
    """A server."""
    return running()


@pytest.fixture
def client(server: Any) -> Any:
    """A browser without a page."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as found:
        yield found


def problem(answer: httpx.Response, status: int, reason: str) -> str:
    """A Problem's words, after a look at the rest."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    body = answer.json()
    assert set(body) == {"reason", "known"}
    assert body["reason"] == reason
    words = refused(reason, **body["known"])
    assert words[0].isupper() or words.startswith(tuple(body["known"].values()))
    assert "Traceback" not in words
    return words


def opened(client: httpx.Client, **wish: Any) -> dict[str, Any]:
    """A new table."""
    answer = client.post("/api/tables", json={"game": GAME, "name": "Ada"} | wish)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "http://\u00e9"])
def test_an_origin_that_is_no_address_is_refused_in_words(client: httpx.Client, origin: str) -> None:
    problem(client.post("/api/tables", json={"game": GAME}, headers={"origin": origin.encode()}), 403, "origin")


@pytest.mark.parametrize("path", ["/" + "a" * 5000, "/" + "a/" * 2500])
def test_an_address_of_any_length_leads_to_the_first_page(client: httpx.Client, path: str) -> None:
    assert client.get(path).status_code == client.get("/elsewhere").status_code


def test_taking_seats_over_and_over_has_a_measure(running: Start) -> None:
    with httpx.Client(base_url=running(tables_a_minute=3).url, timeout=PATIENCE) as client:
        code = opened(client, seats=8)["code"].replace(" ", "")
        taken = [client.post(f"/api/tables/{code}/join", json={"name": f"Ben {i}"}) for i in range(4)]
        assert [answer.status_code for answer in taken[:3]] == [201] * 3
        problem(taken[3], 429, "too_many")


def test_looking_at_replays_over_and_over_has_a_measure(running: Start) -> None:
    with httpx.Client(base_url=running(tables_a_minute=2).url, timeout=PATIENCE) as client:
        match = opened(client)["match"]
        paths = [f"/api/replays/{match}/steps", f"/api/matches/{match}/replay", f"/api/replays/{match}/steps"]
        assert [client.get(path).status_code for path in paths] == [409, 409, 429]


def test_the_shelf_shows_all_five_games(client: httpx.Client) -> None:
    games = {g["name"]: g for g in client.get("/api/games").json()}
    assert list(games)[:5] == ["threat-level", "displacement", "disruptopia", "disparity-trap", "unequalopolis"]
    box = games[GAME]
    assert (box["title"], box["seats"]) == ("Threat Level", [2, 8])
    assert box["bots"] == ["climber", "comrade", "random", "gentle", "fair", "sharp"]
    assert all(o["words"] for o in box["options"])
    assert all(len(o["labels"]) == len(o["values"]) for o in box["options"])
    assert next(o["labels"] for o in box["options"] if o["name"] == "first_player") == ["drawn by lot", "the first seat"]
    assert {"hello", "well_played", "ouch"} <= {p["key"] for p in box["phrases"]}
    assert all(g["tagline"] and g["pitch"] for g in games.values())


@pytest.mark.parametrize(("asked", "name"), [("fr-CH, fr;q=0.9", "Anonyme"), ("es", "Visita"), ("de,fr", "Guest"), ("", "Guest")])
def test_who_gives_no_name_gets_one_in_the_language_of_the_browser(monkeypatch: pytest.MonkeyPatch, client: httpx.Client, asked: str, name: str) -> None:
    wishes: list[str] = []
    names = Hall._names
    monkeypatch.setattr(Hall, "_names", staticmethod(lambda wish: wishes.append(wish.name) or names(wish)))
    answer = client.post("/api/tables", json={"game": GAME, "mode": "now"}, headers={"accept-language": asked})
    assert (answer.status_code, wishes) == (201, [name])


def test_a_table_is_opened_looked_at_and_joined(client: httpx.Client) -> None:
    table = opened(client)
    assert set(table) == {"match", "code", "token", "seats"}
    seen = client.get(f"/api/tables/{table['code'].lower()}").json()
    assert (seen["match"], seen["stage"], seen["seats"][0]["name"]) == (table["match"], "lobby", "Ada")
    joined = client.post(f"/api/tables/{table['code']}/join", json={"name": "Ben"})
    assert (joined.status_code, joined.json()["seats"]) == (201, [1])
    assert problem(client.post(f"/api/tables/{table['code']}/join", json={"name": "ben"}), 409, "taken_name")


def test_every_answer_has_the_headers_that_keep_a_browser_safe(client: httpx.Client) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/assets/none.js", "/qr/PLUM472.svg"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "camera=()" in headers["permissions-policy"]
        assert "server" not in headers


@pytest.mark.parametrize("origin", ["http://evil.example", "https://evil.example", "null", "http://127.0.0.1:1", "file://", "http://"])
def test_a_request_from_another_site_is_refused(server: Any, client: httpx.Client, origin: str) -> None:
    answer = client.post("/api/tables", json={"game": GAME, "name": "Ada"}, headers={"origin": origin})
    problem(answer, 403, "origin")
    assert server.app.state.hall.rooms == {}


def test_our_own_pages_and_programs_may_ask(server: Any, client: httpx.Client) -> None:
    for headers in ({"origin": server.url}, {}, {"origin": f"https://{server.host}"}, {"sec-fetch-site": "same-origin"}):
        assert client.post("/api/tables", json={"game": GAME, "name": "Ada"}, headers=headers).status_code == 201
    problem(client.post("/api/tables", json={"game": GAME, "name": "Ada"}, headers={"sec-fetch-site": "cross-site"}), 403, "origin")


def test_another_origin_can_be_allowed_by_a_setting(running: Start) -> None:
    server = running(origins="http://localhost:5173 http://other:1")
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        assert client.post("/api/tables", json={"game": GAME, "name": "A"}, headers={"origin": "http://localhost:5173"}).status_code == 201
        problem(client.post("/api/tables", json={"game": GAME, "name": "A"}, headers={"origin": "http://localhost:5174"}), 403, "origin")


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        (b"", 400, "bad_body"),
        (b"{", 400, "bad_body"),
        (b"[]", 400, "bad_body"),
        (b'{"game": 3}', 400, "bad_body"),
        (b'{"game": "threat-level", "cheat": true}', 400, "bad_body"),
        (b'{"game": "threat-level", "mode": "solo"}', 400, "bad_body"),
        (b'{"game": "\xff"}', 400, "bad_body"),
        (b'{"game": "\\ud800"}', 400, "bad_body"),
        (b'{"options": ' + b"[" * 5000 + b"]" * 5000 + b', "game": "threat-level"}', 400, "bad_body"),
        (b'{"game": "chess"}', 404, "no_game"),
        (b'{"game": "threat-level", "name": "x", "seats": 99}', 400, "seats"),
        (b'{"game": "threat-level", "name": "\\u202e"}', 409, "bad_name"),
        (b'{"game": "threat-level", "name": "' + b"x" * 20_000 + b'"}', 413, "too_large"),
    ],
)
def test_a_body_that_does_not_fit_is_refused_in_words(client: httpx.Client, body: bytes, status: int, reason: str) -> None:
    problem(client.post("/api/tables", content=body, headers={"content-type": "application/json"}), status, reason)


def test_a_body_must_be_json_so_that_no_form_of_another_site_can_send_one(client: httpx.Client) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        problem(client.post("/api/tables", content=b'{"game": "threat-level"}', headers={"content-type": kind}), 415, "not_json")


def test_a_body_that_never_ends_is_not_waited_for(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "BODY_SECONDS", 0.05)
    head = f"POST /api/tables HTTP/1.1\r\nHost: {server.host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{{"
    with socket.create_connection(("127.0.0.1", int(server.host.split(":")[1])), timeout=PATIENCE) as slow:
        slow.sendall(head.encode())
        assert slow.recv(1000).startswith(b"HTTP/1.1 408")


def test_a_body_that_lies_about_its_length_is_cut_off_at_the_limit(client: httpx.Client) -> None:
    def endless() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    problem(client.post("/api/tables", content=endless(), headers={"content-type": "application/json"}), 413, "too_large")


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("/api", 404, "not_found"),
        ("/api/", 404, "not_found"),
        ("/api/nothing", 404, "not_found"),
        ("/api/tables/QQQQ%20111", 404, "no_table"),
        ("/api/tables/PLUM%20111", 404, "no_table"),
        ("/api/tables/%00", 404, "no_table"),
        ("/api/tables/" + "x" * 3000, 404, "no_table"),
        ("/api/tables/abcdefghjkmnpqrs", 404, "no_table"),
        ("/api/matches/nope/replay", 404, "no_match"),
        ("/api/matches/abcdefghjkmnpqrs/replay", 404, "no_table"),
        ("/api/replays/abcdefghjkmnpqrs/steps?seat=x", 400, "bad_seat"),
        ("/api/replays/abcdefghjkmnpqrs/steps?seat=-2", 400, "bad_seat"),
        ("/api/rules/chess", 404, "no_game"),
        ("/api/rules/..%2f..", 404, "not_found"),
        ("/qr/nothing.svg", 404, "no_table"),
        ("/assets/none.js", 404, "not_found"),
    ],
)
def test_an_address_that_leads_nowhere_says_so(client: httpx.Client, path: str, status: int, reason: str) -> None:
    problem(client.get(path), status, reason)


def test_a_method_that_is_not_used_here_says_so(client: httpx.Client) -> None:
    problem(client.delete("/api/tables/PLUM472"), 405, "method")
    problem(client.get("/api/tables"), 404, "not_found")
    problem(client.put("/"), 405, "method")


@settings(max_examples=60)
@given(
    path=st.sampled_from(["/api/tables", "/api/tables/PLUM472/join", "/api/rejoin", "/api/replays"]),
    body=st.one_of(
        st.binary(max_size=300),
        st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), lambda s: st.lists(s) | st.dictionaries(st.text(), s)).map(
            lambda v: json.dumps(v).encode()
        ),
        st.fixed_dictionaries(
            {"game": st.just(GAME)},
            optional={
                "name": st.text(), "mode": st.sampled_from(["open", "now", "hotseat", "exhibition", "x"]), "seats": st.integers(),
                "names": st.lists(st.text()), "bots": st.lists(st.text()),
                "options": st.dictionaries(st.sampled_from(["max_rounds", "start_rows", "x"]), st.integers() | st.text()),
                "variant": st.text(), "code": st.text(),
            },
        ).map(lambda v: json.dumps(v).encode()),
    ),
)  # fmt: skip
def test_whatever_is_sent_is_answered_with_a_seat_or_a_problem(client: httpx.Client, path: str, body: bytes) -> None:
    answer = client.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (201, 400, 404, 409, 413, 429), answer.text
    if answer.status_code != 201:
        problem(answer, answer.status_code, answer.json()["reason"])


def test_who_opens_tables_without_end_has_to_wait(running: Start) -> None:
    server = running(tables_a_minute=3)
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for _ in range(3):
            opened(client)
        problem(client.post("/api/tables", json={"game": GAME, "name": "Ada"}), 429, "too_many")


def test_limits_fill_up_again_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    bucket = Bucket(3, 1)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert not bucket.drained()
    now[0] = 2.0
    assert bucket.take()
    for _ in range(20):
        bucket.take()
    assert bucket.drained()
    now[0] = 100.0
    assert bucket.take()
    gate = Gate(2)
    assert [gate.count("a") for _ in range(3)] == [True, True, False]
    assert gate.closed("a")
    assert not gate.closed("b")
    now[0] = 200.0
    assert not gate.closed("a")


def test_the_join_link_is_a_qr_code(running: Start) -> None:
    server = running(public_url="http://192.168.7.7:8000")
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        answer = client.get("/qr/plum472.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg xmlns=")
        assert "<script" not in answer.text
        other = client.get("/qr/plum472.svg", headers={"host": "play.example"})
        assert other.text != answer.text, "each shows the address under which it was asked for"
        assert client.get("/qr/plum472.svg", headers={"host": 'x"><script>'}).text == answer.text


def test_the_rules_of_a_game_are_there_to_read(client: httpx.Client) -> None:
    rules = client.get(f"/api/rules/{GAME}").json()
    assert set(rules) == {"rulebook", "language", "ledger"}
    assert "TL-001" in rules["ledger"]
    assert (rules["rulebook"].split("\n", 1)[0], rules["language"]) == ("# Threat Level", "en")
    french = client.get(f"/api/rules/{GAME}?lang=fr").json()
    assert (french["rulebook"].split("\n", 1)[0], french["language"]) == ("# Alerte rouge", "fr")
    assert client.get("/api/rules/pig?lang=fr").json()["language"] == "en"


def test_an_installed_package_brings_the_ledgers_along(client: httpx.Client, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("hatch_build", Path(__file__).parents[2] / "hatch_build.py")
    assert spec
    assert spec.loader
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    monkeypatch.setenv("LOPSIDED_SKIP_WEB", "1")
    packed: dict[str, dict[str, str]] = {"force_include": {}}
    hook = build.Hook.__new__(build.Hook)
    monkeypatch.setattr(build.Hook, "target_name", "wheel", raising=False)
    hook.initialize("standard", packed)
    ((source, target),) = packed["force_include"].items()
    installed = tmp_path / "site-packages"
    shutil.copytree(source, installed / target)
    monkeypatch.setattr(api, "LEDGERS", tuple(installed / folder.relative_to(api.HERE.parents[3]) for folder in api.LEDGERS[:1]))
    assert "TL-001" in client.get(f"/api/rules/{GAME}").json()["ledger"]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as `make web` leaves it."""
    folder = tmp_path / "web_dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Lopsided</title>" + "x" * 2000)
    (folder / "assets" / "index-B4x9Qz1c.js").write_text("console.log(1)//" + "y" * 2000)
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(pages, "FOLDER", folder)
    return folder


def test_pages_are_small_and_kept_by_the_browser(client: httpx.Client, built: Path) -> None:
    script = client.get("/assets/index-B4x9Qz1c.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-encoding"] == "gzip"
    assert int(script.headers["content-length"]) < 200
    assert "javascript" in script.headers["content-type"]
    page = client.get("/", headers={"accept-encoding": "identity"})
    assert page.headers["cache-control"] == "no-cache"
    assert "content-encoding" not in page.headers
    again = client.get("/", headers={"if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_clients_own_addresses_get_its_first_page(client: httpx.Client, built: Path) -> None:
    for path in ("/join/PLUM472", "/table/x", "/replay/abc?seat=1"):
        answer = client.get(path)
        assert (answer.status_code, "<title>Lopsided" in answer.text) == (200, True)


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%5csecret.txt", "/%00", "//etc/passwd", "/assets/%00"]
)
def test_no_file_outside_the_clients_folder_is_ever_sent(client: httpx.Client, built: Path, path: str) -> None:
    assert "not for you" not in client.get(path).text
    assert "root:" not in client.get(path).text


def test_a_client_that_was_built_anew_is_sent_anew(client: httpx.Client, built: Path) -> None:
    client.get("/")
    (built / "index.html").write_text("<!doctype html><title>Newer</title>")
    assert "Newer" in client.get("/").text


def test_before_the_client_is_built_the_page_says_how(client: httpx.Client, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "none")
    answer = client.get("/")
    assert (answer.status_code, "make web" in answer.text) == (503, True)


def test_an_error_inside_reaches_nobody(client: httpx.Client, monkeypatch: pytest.MonkeyPatch, server: Any, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(*_: Any) -> None:
        raise KeyError("the secret is 0123456789abcdef")

    monkeypatch.setattr(server.app.state.hall, "new_table", broken)
    with caplog.at_level("INFO", "lopsided.server"):
        answer = client.post("/api/tables", json={"game": GAME, "name": "Ada"})
    assert problem(answer, 500, "failed") == "Something went wrong on the server, so nothing has changed."
    assert "0123456789abcdef" not in caplog.text
    assert "KeyError at" in caplog.text


@pytest.mark.parametrize(
    ("path", "spoken", "title"),
    [("/words/fr.ftl", "fr", ""), ("/words/threat-level/fr.ftl", "fr", "Alerte rouge"), ("/words/pig/fr.ftl", "en", "Pig")],
)
def test_words_come_in_the_readers_language_or_say_that_they_are_english(client: httpx.Client, path: str, spoken: str, title: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-language"]) == (200, spoken)
    assert not title or f"title = {title}" in answer.text
    assert client.get(path, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


@pytest.mark.parametrize(("path", "early", "late"), [("/words/fr.ftl", "home-open", "debrief-print"), ("/words/threat-level/fr.ftl", "title", "did-pulled")])
def test_what_only_later_pages_say_comes_by_itself(client: httpx.Client, path: str, early: str, late: str) -> None:
    for where, said, unsaid in ((path, early, late), (path + "?more", late, early)):
        told = client.get(where).text
        assert f"\n{said} =" in f"\n{told}"
        assert f"\n{unsaid} =" not in f"\n{told}"


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/words/tlh.ftl", "no_language"),
        ("/words/threat-level/tlh.ftl", "no_language"),
        ("/words/ludo/en.ftl", "no_game"),
        ("/words/..%2Fen.ftl", "no_game"),
    ],
)
def test_a_language_or_a_game_that_is_not_here_is_refused(client: httpx.Client, path: str, reason: str) -> None:
    problem(client.get(path), 404, reason)


def test_a_page_that_looks_at_no_table_is_told_whose_turn_it_is(client: httpx.Client) -> None:
    one, other = (opened(client, mode=mode, seats=4) for mode in ("now", "open"))
    asked = {"seats": [{"match": t["match"], "token": t["token"]} for t in (one, other)]}
    stranger = {"seats": [{"match": one["match"], "token": "nobody"}, {"match": "nowhere", "token": one["token"]}]}
    found = {turn["match"]: turn for turn in client.post("/api/turns", json=asked).json()}
    assert (found[other["match"]]["stage"], found[other["match"]]["mine"], found[other["match"]]["waits"]) == ("lobby", False, [])
    playing = found[one["match"]]
    assert playing["stage"] == "playing"
    assert playing["mine"] != bool(playing["waits"])
    assert client.post("/api/turns", json=stranger).json() == []
    assert client.post("/api/turns", json={"seats": [asked["seats"][0]] * 40}).json() == [playing] * 12
