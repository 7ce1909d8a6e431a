"""The lab beside the server: settings from an address, known better from line to line, in turn."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import httpx
import msgspec
import pytest
from tableside import PATIENCE, STILL

from lopsided.engine.box import BoxError
from lopsided.engine.game import find_game
from lopsided.lab import beside
from lopsided.lab.beside import Ask, answer, dials_of
from lopsided.server import labs
from lopsided.server.labs import Labs, parts
from lopsided.server.problems import Trouble

pytestmark = pytest.mark.anyio
GAME = find_game("threat-level")


def asked(**more: str) -> Ask:
    return msgspec.structs.replace(Labs(STILL).read(GAME, more), of=300)


def test_a_setting_is_read_from_its_address_and_what_cannot_be_had_is_refused() -> None:
    found = asked(variant="equal", max_rounds="30", agents="climber,random,random,random")
    assert (found.variant, found.options["max_rounds"], found.agents) == ("equal", 30, ["climber", "random", "random", "random"])
    for wrong in ({"max_rund": "30"}, {"max_rounds": "3"}, {"variant": "fair"}, {"agents": "search:9"}, {"agents": "random," * 99}):
        with pytest.raises(BoxError):
            asked(**wrong)
    with pytest.raises(Trouble):
        Labs(replace(STILL, lab=0)).dials(GAME)


def test_the_parts_of_a_question_begin_small_and_make_up_all_games() -> None:
    for games in (1, 7, 20_000):
        found = parts(games)
        assert sum(count for _, count in found) == games
        assert [first for first, _ in found] == [sum(count for _, count in found[:n]) for n in range(len(found))]
    assert parts(20_000)[0] == (0, 400)


def test_the_book_beside_itself_has_no_change_and_a_setting_is_compared_after_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "kept", type(beside.kept)())
    for first, count in parts(300):
        book = answer(msgspec.structs.replace(asked(), first=first, count=count))
    assert isinstance(book, beside.Found)
    assert (book.games, book.same, book.change.value) == (300, True, None)
    assert book.gap == book.book_gap
    small = answer(msgspec.structs.replace(asked(variant="equal"), first=0, count=parts(300)[0][1]))
    assert isinstance(small, beside.Found)
    assert (small.games, small.same) == (6, False)
    assert small.gap.value is not None
    assert small.book_gap.value is not None
    assert small.change.value == pytest.approx(small.gap.value - small.book_gap.value, abs=0.01)  # both of six games, not of six and 300
    assert {group.name for group in small.groups} == {"START", "level 2", "level 4", "level 6"}
    assert sum(length.share for length in book.lengths) == pytest.approx(100, abs=0.2)


def test_every_dial_of_every_game_is_there_and_the_printed_setting_can_be_had() -> None:
    for game in (find_game(name) for name in ("threat-level", "displacement", "disruptopia", "disparity-trap", "unequalopolis")):
        dials = dials_of(game)
        assert dials is not None, game.name
        assert 3 <= len(dials.dials) <= 7
        for name in dials.dials:
            assert name == "variant" or name in game.options, (game.name, name)
            for value in dials.steps.get(name, []):
                game.make_box(len(dials.agents), {**dials.options, name: value})
        assert set(dials.sides) <= set(game.lens.groupings[dials.grouping]), game.name
        assert not dials.alone or game.options[dials.alone].values
        Labs(STILL).read(game, {})


async def test_a_question_too_many_from_one_address_ends_the_oldest_and_a_lost_process_ends_it_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Labs(STILL)
    monkeypatch.setattr(labs, "MOST_QUESTIONS", 1)

    async def tell(ask: Ask, patience: float) -> bytes:
        await asyncio.sleep(0)
        return b"true" if ask.count == 0 else json.dumps({"games": ask.first + ask.count}).encode()

    monkeypatch.setattr(desk, "_answer", tell)
    first = desk.lines("ada", asked())
    assert await anext(first) == b'{"games": 6}\n'
    second = [line async for line in desk.lines("ada", asked(variant="equal"))]
    assert second[-1] == b'{"games": 300}\n'
    assert [line async for line in first] == []
    other = desk.lines("ben", asked())
    await anext(other)

    async def lose(ask: Ask, patience: float) -> bytes:
        raise EOFError

    monkeypatch.setattr(desk, "_answer", lose)
    assert [line async for line in other] == []
    assert desk._asking == {}


async def test_a_class_behind_one_address_is_answered_each_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Labs(STILL)

    async def tell(ask: Ask, patience: float) -> bytes:
        await asyncio.sleep(0)
        return b"true" if ask.count == 0 else json.dumps({"games": ask.first + ask.count}).encode()

    async def pupil() -> bytes:
        return [line async for line in desk.lines("school", asked())][-1]

    monkeypatch.setattr(desk, "_answer", tell)
    assert await asyncio.gather(*(pupil() for _ in range(30))) == [b'{"games": 300}\n'] * 30
    assert desk._asking == {}


async def test_a_question_that_its_page_gives_up_ends_at_the_server_too(running: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    desks: list[Labs] = []

    async def tell(desk: Labs, ask: Ask, patience: float) -> bytes:
        desks.append(desk)
        if ask.first:
            await asyncio.Event().wait()
        return b"true" if ask.count == 0 else b"{}"

    monkeypatch.setattr(Labs, "_answer", tell)
    async with httpx.AsyncClient(base_url=running(lab=1).url, timeout=PATIENCE) as http, http.stream("GET", "/api/lab/threat-level") as answer:
        assert await anext(answer.aiter_lines()) == "{}"
        assert len(desks[0]._asking) == 1
    async with asyncio.timeout(PATIENCE):
        while desks[0]._asking:
            await asyncio.sleep(0.01)


async def test_who_comes_first_hears_that_the_rules_are_being_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Labs(STILL)

    async def tell(ask: Ask, patience: float) -> bytes:
        return b"false" if ask.count == 0 else b"{}"

    monkeypatch.setattr(desk, "_answer", tell)
    assert await anext(desk.lines("ada", asked())) == b'{"preparing":true}\n'
    assert labs.COMPILING > labs.PATIENCE


async def test_a_hundred_visitors_who_turn_dials_are_served_in_turn_one_part_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, busy, most, heard = Labs(STILL), 0, 0, []

    async def play(question: bytes, longest: float) -> bytes:
        nonlocal busy, most
        busy += 1
        most = max(most, busy)
        await asyncio.sleep(0)
        busy -= 1
        ask = msgspec.msgpack.decode(question, type=Ask)
        return b"true" if ask.count == 0 else json.dumps({"games": ask.first + ask.count}).encode()

    async def visit(number: int) -> None:
        first = desk.lines(f"visitor {number}", asked())
        await anext(first)
        lines = [line async for line in desk.lines(f"visitor {number}", asked(variant="equal"))]
        await first.aclose()  # type: ignore[attr-defined]
        heard.append(lines[-1])

    monkeypatch.setattr(desk._process, "_answered", play)
    async with asyncio.TaskGroup() as visitors:
        for number in range(100):
            visitors.create_task(visit(number))
    assert heard == [b'{"games": 300}\n'] * 100
    assert most == 1, "one process plays, whoever asks"
    assert desk._asking == {}
