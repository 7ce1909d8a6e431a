"""Nobody can hold up the others: what is sent is charged before it is worked on, and what is long is done beside the loop or in slices."""

import asyncio
import gc
import logging
import random
import threading
import time
from dataclasses import replace
from typing import Any

import pytest
from tableside import STILL, Guest, Played, asked, play

from lopsided.engine.game import find_game
from lopsided.engine.match import Match
from lopsided.server import messages as m
from lopsided.server.hall import reading
from lopsided.server.hall import room as room_module
from lopsided.server.hall.hall import Hall
from lopsided.server.store import StoreError

pytestmark = pytest.mark.anyio
OURS = ["disparity-trap", "displacement", "disruptopia", "threat-level", "unequalopolis"]
WIDE = 0.05  # seconds of processor in one turn of the loop; a fifth of it is what we want, benchmarks/load.py says what it is


class Turns:
    """Watches the loop: the most processor time that its thread spends before others have their turn."""

    def __init__(self) -> None:
        self.worst = 0.0

    async def __aenter__(self) -> "Turns":
        gc.disable()  # the server looks for garbage in a quiet moment
        self._task = asyncio.create_task(self._watch())
        await asyncio.sleep(0)
        return self

    async def __aexit__(self, *_: Any) -> None:
        await asyncio.sleep(0)
        self._task.cancel()
        gc.enable()

    async def _watch(self) -> None:
        while True:
            began = time.thread_time()
            await asyncio.sleep(0)
            self.worst = max(self.worst, time.thread_time() - began)


def longest_move(match: Match, seat: int, luck: random.Random) -> list[int]:
    """The longest row of actions that a seat can take by itself, of some that were tried, with one at its end that is not allowed."""
    best: list[int] = []
    for _ in range(6):
        trial, actions = Match(match.game, match.seats, match.options, match.variant, secret=match.secret), list[int]()
        trial.resume(match.save())
        bared = trial.g.bared
        while len(actions) < match.game.together - 1 and trial.legal(seat) and trial.g.bared == bared:
            actions.append(luck.choice(trial.legal(seat)))
            trial.submit(seat, actions[-1])
        best = max(best, actions, key=len)
    return [*best, match.game.moves.size - 1]


@pytest.mark.parametrize("name", OURS)
async def test_the_worst_message_of_a_game_does_not_hold_the_loop(still: Hall, name: str) -> None:
    """A move of as many actions as may be, refused in the end, and the whole story from the beginning."""
    people = await Played(still).game("Ada", "Ben", "Cleo", "Dora", "Emil", game=name)
    luck = random.Random(4)
    for n in range(6):
        await play(people, 12, seed=n)
        mover = asked(people)
        if mover is None:
            break
        table = mover.room.table
        assert table is not None
        assert table.match is not None
        actions = longest_move(table.match, mover.seats[0], luck)
        async with Turns() as turns:
            await mover.move(*actions)
            await mover.room.since(mover, -1)
            await mover.move(mover.choices()[0] if mover.choices() else 0)
        assert turns.worst < WIDE, (name, len(actions), turns.worst)


async def test_a_move_of_several_actions_is_worked_on_beside_the_loop(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = (await Played(still).game("Ada", "Ben"))[0]
    threads: list[int] = []
    works = find_game("threat-level").why_not

    def watched(*arguments: Any) -> int:
        threads.append(threading.get_ident())
        return int(works(*arguments))

    monkeypatch.setitem(find_game("threat-level").__dict__, "why_not", watched)
    mover = asked([ada]) or ada
    await mover.move(0, 0)
    assert threads
    assert threading.get_ident() not in threads


async def test_where_two_steps_on_end_take_long_the_next_ones_are_made_beside_the_loop(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds may wait at one border of Displacement, and all of them leave in one step."""
    people = await Played(still).game("Ada", "Ben")
    people[0].room.takes_long = people[0].room.seems_long = False
    threads: list[bool] = []
    works = Match.submit
    monkeypatch.setattr(Match, "submit", lambda *a: (threads.append(threading.current_thread() is threading.main_thread()), works(*a))[1])
    monkeypatch.setattr(room_module, "LONG_STEP", 1e6)
    await play(people, 1)
    monkeypatch.setattr(room_module, "LONG_STEP", 0.0)
    await play(people, 4)
    assert threads == [True, True, True, False, False]


@pytest.mark.parametrize("actions", [0, 9])
async def test_a_move_holds_no_more_actions_than_its_game_needs(still: Hall, monkeypatch: pytest.MonkeyPatch, actions: int) -> None:
    people = await Played(still).game("Ada", "Ben")
    mover = asked(people)
    assert mover is not None
    monkeypatch.setattr(Match, "submit", lambda *_: pytest.fail("the rules were asked"))
    answer = await mover.move(*[0] * actions)
    assert (answer["reason"], answer["words"]) == ("many_actions", "A move holds from 1 to 8 actions.")


async def test_actions_are_charged_to_the_person_on_whatever_device_before_they_are_worked_on(
    still: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    still.settings = replace(STILL, actions_at_once=100, actions_a_second=1e-9)
    ada, ben = await Played(still).game("Ada", "Ben")
    devices = [await Guest(still, ada.token).sit(ada.table["match"]) for _ in range(3)]
    tried: list[int] = []
    works = Match.submit
    monkeypatch.setattr(Match, "submit", lambda *a: (tried.append(len(a) - 2), works(*a))[1])
    with caplog.at_level(logging.WARNING):
        for n in range(30):
            device = devices[n % 3]
            await device.move(*[0] * 30, seat=0)
    assert sum(tried) <= 100
    assert [r for d in devices for r in d.refused()].count("too_fast") == 27
    assert [line for line in caplog.messages if "flood" in line] == [line for line in caplog.messages if "too fast" in line]
    assert len([line for line in caplog.messages if "flood" in line]) == 1
    assert ada.token not in caplog.text
    refused = next(f for f in devices[0].frames if f["t"] == "refused" and f["reason"] == "too_fast")
    assert "views" not in refused, "a flood is answered with a sentence, not with a view"
    assert (await ben.move(0, seat=1)).get("reason") != "too_fast"


async def test_a_flood_of_several_kinds_is_one_line_in_the_log(still: Hall, caplog: pytest.LogCaptureFixture) -> None:
    still.settings = replace(STILL, requests_at_once=3, requests_a_second=1e-9)
    ada = (await Played(still).game("Ada", "Ben"))[0]
    with caplog.at_level(logging.WARNING):
        for n in range(8):
            await ada.ask(m.Say(f"s{n}", 0, "hello"))
            await ada.move(0, answers=-5)  # within the measure for moves
    assert ada.refused().count("too_fast") >= 5
    assert len([line for line in caplog.messages if "flood" in line]) == 1


async def test_a_line_of_chat_draws_no_view_and_sends_none(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await Played(still).game("Ada", "Ben", "Cleo", game="disruptopia")
    drawn: list[int] = []
    works = find_game("disruptopia").view
    monkeypatch.setitem(find_game("disruptopia").__dict__, "view", lambda box, g: (drawn.append(g.ply), works(box, g))[1])
    await people[0].ask(m.Say("s1", 0, "hello"))
    await people[0].order("talk", value="text")
    assert drawn == []
    for guest in people:
        said = [f for f in guest.frames if f["t"] == "news"][-2:]
        assert not any("views" in f for f in said)
        assert [i["kind"] for f in said for i in f["items"]] == ["table:said", "table:talk_text"]
    mover = asked(people)
    assert mover is not None
    await mover.move(mover.choices()[0])
    assert drawn != []
    assert mover.frames[-2]["views"].keys() == {str(mover.seats[0])}


async def test_what_a_state_allows_is_computed_once_a_step(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await Played(still).game("Ada", "Ben", "Cleo", game="disruptopia")
    asked_for: list[int] = []
    works = find_game("disruptopia").legal
    monkeypatch.setitem(find_game("disruptopia").__dict__, "legal", lambda box, g, seat, out: (asked_for.append(seat), works(box, g, seat, out))[1])
    mover = asked(people)
    assert mover is not None
    await mover.move(mover.choices()[0])
    assert len(asked_for) == len(set(asked_for)) > 0


async def test_a_log_is_read_beside_the_loop_one_at_a_time(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [await Played(still).game("Ada", "Ben") for _ in range(4)]
    for people in tables:
        await play(people, 3)
        for guest in people:
            await guest.drop()
        still.close_room(people[0].table["match"])
    works, at_once, most = reading.folded, [0], [0]

    def slowly(*arguments: Any) -> Any:
        assert threading.current_thread() is not threading.main_thread()
        at_once[0] += 1
        most[0] = max(most[0], at_once[0])
        time.sleep(0.01)
        at_once[0] -= 1
        return works(*arguments)

    monkeypatch.setattr(reading, "folded", slowly)
    await asyncio.gather(*(Guest(still, people[0].token).sit(people[0].table["match"]) for people in tables))
    assert most == [1]


async def test_a_slow_message_and_a_lost_store_leave_a_line_in_the_log(still: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    ada = (await Played(still).game("Ada", "Ben"))[0]
    monkeypatch.setattr(room_module, "SLOW", 0.0)
    with caplog.at_level(logging.WARNING):
        await ada.ask(m.Say("s1", 0, "hello"))
    assert [line for line in caplog.messages if "slow: say took" in line]

    async def lost(*_: Any) -> None:
        raise StoreError("OperationalError")

    monkeypatch.setattr(still.store, "append", lost)
    assert (await ada.ask(m.Say("s2", 0, "hello")))["reason"] == "storage"
    assert len([line for line in caplog.messages if "the store is lost: OperationalError" in line]) == 1
    assert "Ada" not in caplog.text


async def test_a_table_whose_rules_take_long_is_stored_whole_sooner(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that after a restart nobody waits long for what came after the last snapshot."""
    still.settings = replace(STILL, snapshot_every=1000)
    people = await Played(still).game("Ada", "Ben")
    kept: list[int] = []

    async def keep(match: str, seq: int, snapshot: bytes) -> None:
        kept.append(seq)

    monkeypatch.setattr(still.store, "keep", keep)
    await play(people, 3)
    assert kept == []
    people[0].room.effort = room_module.MOST_EFFORT
    await play(people, 2)
    await asyncio.gather(*people[0].room._keeping)
    assert len(kept) == 1
