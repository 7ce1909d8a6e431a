"""A rule that fails stops its own table, says so, and keeps everything up to there."""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

import pytest
from tableside import FAST, Guest, Played, agrees_with_its_log, asked, play, stored_log

from lopsided.engine.game import find_game
from lopsided.server import messages as m
from lopsided.server import replays
from lopsided.server.hall.hall import Hall
from lopsided.server.store import open_store
from lopsided.server.table.entries import Frozen

pytestmark = pytest.mark.anyio
OURS = ["disparity-trap", "displacement", "disruptopia", "threat-level", "unequalopolis"]
SECRET = 987_654_321


@pytest.fixture
def sabotage(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[int]]:
    """Make a rule of a game fail once so many steps were taken; how often it failed is counted."""

    def break_it(game: str, rule: str, ply: int = 0) -> list[int]:
        failed: list[int] = []
        works = getattr(find_game(game), rule)

        def fails(box: Any, g: Any, *rest: Any) -> Any:
            if g.ply < ply:
                return works(box, g, *rest)
            failed.append(g.ply)
            return [0][SECRET]

        monkeypatch.setitem(find_game(game).__dict__, rule, fails)
        return failed

    return break_it


def plies(guest: Guest) -> int:
    """How many steps were taken at a table."""
    assert guest.room.table is not None
    assert guest.room.table.match is not None
    return int(guest.room.table.match.g.ply)


async def is_frozen(hall: Hall, people: list[Guest], caplog: pytest.LogCaptureFixture) -> None:
    """Everybody was told, the log has one line with the place, and the disk agrees."""
    for guest in people:
        await guest.until(lambda g: g.table["stage"] == "frozen")
        assert guest.kinds().count("table:frozen") == 1
        assert "stands still" in guest.items[-1]["words"]
    lines = [r.getMessage() for r in caplog.records if "frozen" in r.getMessage()]
    assert len(lines) == 1, lines
    assert "version" in lines[0]
    assert "IndexError in fails" in lines[0]
    assert "line" in lines[0]
    assert str(SECRET) not in caplog.text
    table = await agrees_with_its_log(hall, people[0].table["match"])
    assert table.sheet.stage == "frozen"


@pytest.mark.parametrize("name", OURS)
async def test_a_rule_that_fails_over_a_persons_move_freezes_that_table_alone(
    hall: Hall, played: Played, name: str, sabotage: Any, caplog: pytest.LogCaptureFixture
) -> None:
    people = await played.game("Ada", "Ben", "Cleo", game=name)
    others = await played.game("Dora", "Emil", game="pig")
    watcher = await played.watch(people[0].table["match"])
    await play(people, 8, seed=3)
    mover = asked(people)
    assert mover is not None
    before, log = mover.views, await stored_log(hall, mover.table["match"])
    tried = sabotage(name, "apply", plies(mover) + 1)
    answer = await mover.move(mover.choices()[0])
    assert (answer["t"], answer["reason"]) == ("refused", "frozen")
    assert "stands still" in answer["words"]
    await is_frozen(hall, [*people, watcher], caplog)
    assert [type(e) for e in (await stored_log(hall, mover.table["match"]))[len(log) :]] == [Frozen]
    assert mover.views[str(mover.seats[0])]["table"] == before[str(mover.seats[0])]["table"]
    assert mover.choices() == []
    assert (await mover.move(0))["reason"] == "frozen"
    assert len(tried) == 1
    await play(others, 5)
    assert others[0].table["stage"] == "playing"

    assert (await people[1].ask(m.Say("x1", people[1].seats[0], "hello")))["t"] == "ack"
    assert (await people[0].order("end"))["t"] == "ack"
    shown = json.loads(await replays.steps(hall, mover.table["match"], 0))
    assert len(shown["steps"]) == 1 + sum(len(e.actions) for e in log if hasattr(e, "actions"))
    assert shown["honest"]


async def test_a_rule_that_fails_over_a_bots_move_is_not_tried_again(hall: Hall, played: Played, sabotage: Any, caplog: pytest.LogCaptureFixture) -> None:
    ada = (await played.table("Ada", seats=3))[0]
    tried = sabotage("threat-level", "apply")
    await ada.order("start")
    await ada.order("to_bot", 0)
    await is_frozen(hall, [ada], caplog)
    again = len(tried)
    for _ in range(5):
        ada.room.wake.set()
        await asyncio.sleep(0)
    await ada.order("talk", value="text")
    assert len(tried) == again == 1


async def test_a_bot_that_fails_while_it_thinks_freezes_its_table(
    hall: Hall, played: Played, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = (await played.table("Ada", seats=2))[0]

    def fails(*_: Any) -> int:
        return [0][SECRET]

    monkeypatch.setitem(find_game("threat-level").__dict__, "bots", dict.fromkeys(find_game("threat-level").bots, fails))
    await ada.order("to_bot", 1, next(iter(find_game("threat-level").bots)))
    await ada.order("start")
    await ada.order("to_bot", 0, next(iter(find_game("threat-level").bots)))
    await is_frozen(hall, [ada], caplog)


@pytest.mark.parametrize("rule", ["idle", "apply"])
async def test_a_rule_that_fails_when_time_runs_out_freezes_the_table(
    hall: Hall, played: Played, sabotage: Any, rule: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada, ben = await played.game("Ada", "Ben", game="unequalopolis")
    sabotage("unequalopolis", rule)
    monkeypatch.setattr("lopsided.server.table.orders.SHORTEST_CLOCK", 0)
    monkeypatch.setattr("lopsided.server.table.table.Table.deadline", lambda table: 1.0 if table.sheet.clock and table.sheet.stage == "playing" else 0)
    await ada.order("clock", value=1)
    await is_frozen(hall, [ada, ben], caplog)
    assert ada.table["deadline"] == 0


async def test_a_rule_that_fails_when_somebody_leaves_freezes_the_table_and_lets_them_go(
    hall: Hall, played: Played, sabotage: Any, caplog: pytest.LogCaptureFixture
) -> None:
    ada, ben, cleo = await played.game("Ada", "Ben", "Cleo")
    sabotage("threat-level", "leave")
    assert (await ben.ask(m.Leave("l1", 1)))["reason"] == "frozen"
    await is_frozen(hall, [ada, ben, cleo], caplog)
    assert "table:left" not in ada.kinds()
    assert (await ben.ask(m.Leave("l2", 1)))["t"] == "ack"
    assert ada.kinds()[-1] == "table:left"


async def test_a_table_that_cannot_be_laid_is_frozen_and_can_be_ended(hall: Hall, played: Played, sabotage: Any, caplog: pytest.LogCaptureFixture) -> None:
    ada, ben = await played.table("Ada", "Ben", seats=2)
    sabotage("threat-level", "setup")
    assert (await ada.order("start"))["reason"] == "frozen"
    await is_frozen(hall, [ada, ben], caplog)
    assert ada.views == {}
    assert (await ada.order("end"))["t"] == "ack"
    assert ben.table["stage"] == "over"


@pytest.mark.parametrize("rule", ["view", "hide", "legal"])
async def test_a_view_that_cannot_be_drawn_freezes_the_table_and_keeps_the_connection(
    hall: Hall, played: Played, sabotage: Any, rule: str, caplog: pytest.LogCaptureFixture
) -> None:
    ada, ben = people = await played.game("Ada", "Ben")
    await play(people, 3)
    mover = asked(people)
    assert mover is not None
    sabotage("threat-level", rule, plies(mover) + 1)
    await mover.move(mover.choices()[0])
    await is_frozen(hall, people, caplog)
    back = await Guest(hall, ben.token).sit(ada.table["match"])
    assert back.table["stage"] == "frozen"
    await ada.order("end")
    assert len(json.loads(await replays.steps(hall, ada.table["match"], -1))["steps"]) >= 4


async def test_a_board_that_fails_freezes_the_table_and_keeps_the_connection(
    hall: Hall, played: Played, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    people = await played.table("Ada", "Ben", seats=2)

    def fails(*_: Any, **__: Any) -> Any:
        return [0][SECRET]

    monkeypatch.setitem(find_game("threat-level").__dict__, "board", fails)
    assert (await people[0].order("start"))["t"] == "ack"
    await is_frozen(hall, people, caplog)
    back = await Guest(hall, people[1].token).sit(people[0].table["match"])
    assert (back.table["stage"], back.kinds()[0], back.kinds()[-1]) == ("frozen", "table:opened", "table:frozen")
    await people[0].order("end")
    assert json.loads(await replays.steps(hall, people[0].table["match"], -1))["honest"]


async def test_a_game_whose_result_fails_is_not_over_but_stands_still_before_its_last_move(
    hall: Hall, played: Played, sabotage: Any, caplog: pytest.LogCaptureFixture
) -> None:
    people = await played.game("Ada", "Ben", options={"max_rounds": 20})
    failed = sabotage("threat-level", "result")
    with pytest.raises(AssertionError, match="stands still"):
        await play(people)
    await is_frozen(hall, people, caplog)
    assert len(failed) == 1
    await people[0].order("end")
    assert json.loads(await replays.steps(hall, people[0].table["match"], -1))["honest"]


@pytest.mark.parametrize("rule", ["apply", "setup", "why_not"])
async def test_a_log_that_a_rule_fails_over_is_folded_up_to_there(
    hall: Hall, played: Played, sabotage: Any, rule: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """With the server started anew; mended, the same log gives the same game again."""
    people = await played.game("Ada", "Ben", options={"start_points": 9, "max_rounds": 20})
    ada = people[0]
    await play(people, 9)
    match, before = ada.table["match"], ada.views
    tried = sabotage("threat-level", rule, 0 if rule == "setup" else plies(ada) - 2)
    again = Hall(open_store(f"sqlite:///{hall.store.path}"), FAST)  # type: ignore[attr-defined]
    await again.open()
    try:
        back = await Guest(again, ada.token).sit(match)
        assert back.table["stage"] == "frozen"
        assert "stands still" in next(i["words"] for i in back.items if i["kind"] == "table:frozen")
        assert next(r.getMessage() for r in caplog.records if "frozen" in r.getMessage()).count("IndexError in fails") == 1
        often = len(tried)
        assert (await back.move(0))["reason"] == "frozen"
        assert (await back.ask(m.Say("s1", 0, "hello")))["t"] == "ack"
        assert len(tried) == often
    finally:
        await again.close()
    monkeypatch.undo()
    third = Hall(open_store(f"sqlite:///{hall.store.path}"), FAST)  # type: ignore[attr-defined]
    await third.open()
    try:
        back = await Guest(third, ada.token).sit(match)
        assert back.table["stage"] == "playing"
        assert back.views == before
        assert back.kinds()[-1] == "table:said"
    finally:
        await third.close()


async def test_a_server_that_fails_over_a_request_answers_it_all_the_same(
    hall: Hall, played: Played, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada, ben = people = await played.game("Ada", "Ben")
    with monkeypatch.context() as patched, caplog.at_level(logging.ERROR):
        patched.setattr("lopsided.server.hall.room.entries_for", lambda *_: [0][SECRET])
        answer = await ada.move(0)
    assert (answer["t"], answer["reason"]) == ("refused", "failed")
    assert "IndexError at" in caplog.text
    assert str(SECRET) not in caplog.text
    assert await play(people, 3) == 3
    assert ben.table["stage"] == "playing"
