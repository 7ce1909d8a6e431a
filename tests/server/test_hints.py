"""Hints at a table: off unless the host allows them, told to all that somebody asked, and to nobody else what was said."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tableside import STILL, Guest, Played, agrees_with_its_log, ids, stored_log

from lopsided.agents.advice import Advice, Chance, Plan, Why
from lopsided.agents.beside import Answer, Task, answer
from lopsided.engine.agents import Sight
from lopsided.engine.game import find_game
from lopsided.engine.match import Match
from lopsided.server import messages as m
from lopsided.server.hall.hall import Hall
from lopsided.server.hall.thinkers import Thinkers
from lopsided.server.store import open_store
from lopsided.server.table.entries import Hinted

pytestmark = pytest.mark.anyio
ADVICE = Advice("climber", 3, 64, [Plan([{"id": 0, "do": "end_turn", "ints": {}}], Chance(30, 20, 40), Why("usual"))], Chance(30, 20, 40))


@pytest.fixture
def coach(monkeypatch: pytest.MonkeyPatch) -> list[Task]:
    """A coach who says the same of everything; what it was asked."""
    asked = list[Task]()

    async def ask(thinkers: Thinkers, task: Task, patience: float) -> Answer:
        asked.append(task)
        return Answer(advice=ADVICE)

    monkeypatch.setattr(Thinkers, "_ask", ask)
    return asked


def advised(guest: Guest) -> list[dict[str, Any]]:
    """What the coach told somebody."""
    return [frame for frame in guest.frames if frame["t"] == "advised"]


async def wants(guest: Guest, seat: int = 0, id: str = "") -> dict[str, Any]:
    """Ask for a hint."""
    return await guest.ask(m.Hint(id or f"h{next(ids)}", seat))


async def playing(hall: Hall, game: str = "threat-level", **options: Any) -> tuple[Guest, Guest]:
    """Two people who play, the one who is asked first."""
    people = await Played(hall, game).game("Ada", "Ben", options=options)
    first = next(guest for guest in people if len(guest.choices()) > 1)
    return first, next(guest for guest in people if guest is not first)


async def test_all_hear_who_asked_and_one_what_was_said(still: Hall, coach: list[Task]) -> None:
    ada, ben = await playing(still, first_player="seat1", start_points=9)
    assert (ada.table["hints"], (await wants(ada))["reason"]) == ("off", "no_hints")
    assert (await ben.order("hints", value="asked"))["reason"] == "not_host"
    assert (await ada.order("hints", value="always"))["reason"] == "bad_value"
    assert (await ada.order("hints", value="asked"))["t"] == "ack"
    assert ben.table["hints"] == "asked"
    assert (await wants(ada))["t"] == "ack"
    await ada.until(lambda g: any(told["over"] for told in advised(g)))
    assert [told["advice"]["final"] for told in advised(ada)] == [False, True]
    assert advised(ben) == []
    assert ben.kinds().count("table:hinted") == ada.kinds().count("table:hinted") == 1
    hinted = [entry for entry in await stored_log(still, ada.table["match"]) if isinstance(entry, Hinted)]
    assert [(entry.seat, entry.step) for entry in hinted] == [(0, 0)]
    assert (await wants(ben, 1))["reason"] == "not_asked"
    assert (await wants(ben, 0))["reason"] == "not_yours"
    await agrees_with_its_log(still, ada.table["match"])


async def test_an_id_that_counted_before_buys_no_hint_on_any_seat(still: Hall, coach: list[Task]) -> None:
    ada, ben = await playing(still, first_player="seat1", start_points=9)
    await ada.order("hints", value="asked")
    await wants(ada, 0, "once")
    await ada.until(lambda g: any(told["over"] for told in advised(g)))
    thought = len(coach)
    for seat in (0, 1, 99):
        told = len(advised(ada))
        assert (await wants(ada, seat, "once"))["t"] == "ack"
        assert [(found["advice"], found["over"]) for found in advised(ada)[told:]] == [(None, True)]
    assert len(coach) == thought
    assert ben.kinds().count("table:hinted") == 1


async def test_the_coach_is_told_no_more_than_the_seat_sees(still: Hall, coach: list[Task]) -> None:
    ada, _ = await playing(still, "disparity-trap")
    host = ada if ada.host else _
    await host.order("hints", value="asked")
    seat = ada.seats[0]
    assert (await wants(ada, seat))["t"] == "ack"
    await ada.until(lambda g: bool(advised(g)))
    assert ada.room.table is not None
    assert ada.room.table.match is not None
    match, task = ada.room.table.match, coach[0]
    assert task.state == bytes(match.seen(seat).memory) != bytes(match.g.memory)


async def test_one_hint_at_a_time_and_people_play_on_meanwhile(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    may_answer = asyncio.Event()

    async def ask(thinkers: Thinkers, task: Task, patience: float) -> Answer | None:
        await may_answer.wait()
        return None

    monkeypatch.setattr(Thinkers, "_ask", ask)
    ada, _ = await playing(still, first_player="seat1", start_points=9)
    await ada.order("hints", value="asked")
    assert (await wants(ada))["t"] == "ack"
    assert (await wants(ada))["reason"] == "hint_comes"
    assert (await ada.move(ada.choices()[0]))["t"] == "ack"
    may_answer.set()
    await ada.until(lambda g: bool(advised(g)))
    assert [(told["advice"], told["over"]) for told in advised(ada)] == [(None, False), (None, True)], "where nothing comes, that is said"


async def test_where_the_rules_are_not_compiled_that_comes_first_and_is_said(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots go by their recipes meanwhile, and think again afterwards: what they would be answered is never nothing."""
    asked, thought = list[Task](), list[list[int]]()
    match = Match(find_game("threat-level"), 2, {"start_points": 9}, seed=1)
    sight = Sight.of(match, match.pending[0])
    assert len(sight.choices) > 1

    async def ask(thinkers: Thinkers, task: Task, patience: float) -> Answer:
        asked.append(task)
        if not task.state:
            thought.append(await thinkers.begin(sight, "sharp", lambda: None))
        return Answer(sight.choices[:1], ready=len(asked) > 1, advice=ADVICE if task.state and len(asked) > 1 else None)

    monkeypatch.setattr(Thinkers, "_ask", ask)
    ada, _ = await playing(still, first_player="seat1", start_points=9)
    await ada.order("hints", value="asked")
    await wants(ada)
    await ada.until(lambda g: any(told["over"] for told in advised(g)))
    assert [told["advice"] is not None for told in advised(ada)] == [False, True, True]
    assert [bool(task.state) for task in asked] == [True, False, True, True]
    thought.append(await still.thinkers.begin(sight, "sharp", lambda: None))
    assert thought == [[], sight.choices[:1]]


async def test_a_server_without_thinkers_gives_no_hints(tmp_path: Path) -> None:
    hall = Hall(open_store(f"sqlite:///{tmp_path}/none.sqlite"), replace(STILL, thinkers=0))
    await hall.open()
    ada, _ = await playing(hall, first_player="seat1", start_points=9)
    await ada.order("hints", value="asked")
    assert (await wants(ada))["reason"] == "no_hints"
    await hall.close()


async def test_the_next_game_of_the_same_people_allows_the_same(still: Hall) -> None:
    [ada] = await Played(still).game("Ada")
    await ada.order("hints", value="asked")
    await ada.order("end")
    await ada.order("again")
    _, table = await still.table(ada.table["again"])
    assert table.sheet.hints == "asked"


def test_beside_a_server_the_coach_advises_on_what_the_seat_sees() -> None:
    match = Match(find_game("threat-level"), 4, seed=1, options={"start_points": 9})
    found = answer(Task.of(Sight.of(match, match.pending[0], 5), "coach:0.05s"))
    assert found.advice is not None
    assert found.advice.plans[0].steps[0]["id"] in match.legal(match.pending[0])
