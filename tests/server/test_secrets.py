"""Secrets stay secret: whatever reaches a client or a log file before the end is searched for them, byte by byte."""

import base64
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tableside import PATIENCE, Guest, Played, asked, play
from test_socket import Client, new_table

from lopsided.engine.dice import secret_bytes, secret_words
from lopsided.server import messages as m
from lopsided.server.hall.hall import Hall

pytestmark = pytest.mark.anyio


def disguises(secret: str) -> list[bytes]:
    """The secret of a table in every dress in which it might slip out."""
    raw = bytes.fromhex(secret)
    low, high = secret_words(raw)
    assert secret_bytes((low, high)) == raw
    signed = [w - 2**64 if w >= 2**63 else w for w in (low, high)]
    words = [str(n) for n in (low, high, *signed)] + [f"{n:x}" for n in (low, high)]
    turned = [raw[::-1].hex(), raw[:8][::-1].hex(), raw[8:][::-1].hex(), secret[:16], secret[16:]]
    texts = [secret, secret.upper(), *turned, *words, base64.b64encode(raw).decode().rstrip("="), base64.urlsafe_b64encode(raw).decode().rstrip("=")]
    return [t.encode() for t in texts] + [raw]


def search(haystack: bytes, secret: str) -> None:
    """Fail where the secret is found."""
    for dress in disguises(secret):
        assert dress not in haystack, f"the secret was sent as {dress!r}"


async def test_the_search_would_find_it(played: Played, hall: Hall) -> None:
    ada, ben = await played.game("Ada", "Ben")
    secret = (await hall.table(ada.table["match"]))[1].sheet.secret
    await ada.order("end")
    with pytest.raises(AssertionError, match="was sent"):
        search(b"".join(ben.raw), secret)


async def test_the_secret_of_the_dice_reaches_nobody_before_the_end(played: Played, hall: Hall) -> None:
    for seed in range(3):
        people = await played.game("Ada", "Ben", "Cleo", options={"max_rounds": 20})
        watcher = await played.watch(people[0].table["match"])
        secret = (await hall.table(people[0].table["match"]))[1].sheet.secret
        sent: list[bytes] = []
        for n in range(400):
            mover = asked(people)
            if mover is None:
                break
            sent = [frame for g in (*people, watcher) for frame in g.raw]
            await mover.move(99)
            await people[n % 3].ask(m.Undo(f"u{n}", n % 3))
            late = await Guest(hall).sit(people[0].table["match"])
            await late.drop()
            sent += late.raw
            await play(people, 1, seed=seed * 1000 + n)
        assert len(sent) > 500
        search(b"".join(sent), secret)
        assert people[0].table["secret"] == secret, "and then it is open"


async def test_nothing_secret_crosses_the_wire_or_lands_in_the_log(running: Callable[..., Any], caplog: pytest.LogCaptureFixture) -> None:
    server = running(pace=0.001)
    answers: list[bytes] = []
    with caplog.at_level("DEBUG", "lopsided.server"):
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            seat = await new_table(server, mode="open", name="Winifred", seats=3)
            joined = (await http.post(f"/api/tables/{seat['code']}/join", json={"name": "Barnaby"})).json()
            clients = [await Client.connect(server) for _ in range(3)]
            for client, token in zip(clients, (seat["token"], joined["token"], ""), strict=True):
                await client.hello(seat["match"], token)
            await clients[1].send(t="rejoin", id="r", seat=1)
            code = str((await clients[1].get("ack"))["code"])
            await clients[0].send(t="host", id="go", order="start")
            secret = await play_over_the_wire(clients, seat["match"])
            for path in (f"/api/tables/{seat['code']}", f"/api/matches/{seat['match']}/replay", "/api/games", f"/api/tables/{seat['code'][:-1]}x"):
                answer = await http.get(path)
                answers.append(answer.content + str(answer.headers).encode())
            for _ in range(2):
                await http.post("/api/rejoin", json={"code": code})
        for client in clients:
            await client.socket.close()
    everything, logged = (
        b"".join(answers) + "".join(f for c in clients for f in c.frames).encode(),
        "\n".join(r.getMessage() for r in caplog.records if r.name == "lopsided.server"),
    )
    search(everything, secret)
    search(logged.encode(), secret)
    assert "/api/tables/{code}" in logged
    private = (seat["token"], joined["token"], code, code.replace(" ", ""), "Winifred", "Barnaby", seat["code"], seat["code"].replace(" ", ""), seat["match"])
    for private_thing in private:
        assert private_thing not in logged
    for token in (seat["token"], joined["token"]):
        assert token.encode() not in everything


async def play_over_the_wire(clients: list[Client], match: str) -> str:
    """Let two people and a bot make some moves, wrong ones too; the secret, which the test reads in the server's memory."""
    luck = random.Random(3)
    for turn in range(200):
        if len(clients[0].frames) > 60:
            break
        for seat, client in enumerate(clients[:2]):
            await client.send(t="since", last=-1)
            welcome = await client.get("welcome")
            actions = welcome["views"][str(seat)]["whole"]["actions"]
            if actions:
                action = luck.choice(actions)["id"] if turn % 4 else 77
                await client.send(t="move", id=f"{turn}", seat=seat, answers=welcome["upto"], actions=[action])
                await client.get("ack", "refused")
    await clients[0].send(t="host", id="pause", order="pause")
    assert (await clients[0].get("ack"))["id"] == "pause", "the game must not be over yet"
    for client in clients:
        await client.send(t="ping", at=5)
        await client.get("pong")
    assert all(len(client.frames) > 5 for client in clients)
    return str(clients[0].server.app.state.hall.rooms[match].table.sheet.secret)


async def test_before_the_end_there_is_no_replay_to_be_had(running: Callable[..., Any]) -> None:
    server = running()
    seat = await new_table(server)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        for path in (f"/api/matches/{seat['match']}/replay", f"/api/replays/{seat['match']}/steps?seat=0"):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (409, "not_finished")
