"""Orders that are not for whoever sends them, or not for where they are sent, and orders that come twice."""

import logging
from typing import Any

import pytest
from lessonside import Visitor, come, open_room
from tableside import Guest, Played, stored_log

from lopsided.agents.beside import Answer, Task
from lopsided.server import messages as m
from lopsided.server.hall.hall import Hall
from lopsided.server.hall.thinkers import Thinkers
from lopsided.server.lesson import messages as lm
from lopsided.server.table.entries import Moved

pytestmark = pytest.mark.anyio
CROWD = 100


async def begun(hall: Hall, *names: str) -> tuple[Visitor, list[Visitor], str]:
    """A room in which these people play at one table."""
    lead = await open_room(hall)
    phones = await come(lead, *names)
    await lead.order("next")
    match = await phones[0].until(lambda seen: seen.get("match"))
    return lead, phones, match


@pytest.mark.parametrize("who", ["a phone of the room", "a stranger"])
async def test_an_order_for_the_room_that_is_sent_to_a_table_changes_nothing_there(still: Hall, who: str, caplog: pytest.LogCaptureFixture) -> None:
    """Nor may it throw the table out of memory, to be read from its log again."""
    _, phones, match = await begun(still, "Amina", "Ben")
    guest = await Guest(still, phones[0].token if who == "a phone of the room" else "").sit(match)
    table = guest.room.table
    with caplog.at_level(logging.ERROR):
        for order in ("delete", "next", "lead", "bot", "pause"):
            assert (await guest.ask(lm.Lead(f"x{order}", order, person=0)))["reason"] == "not_lead"
        assert (await guest.ask(lm.Reply("r", "guess", guess=(5, 5, 5, 5))))["reason"] == "not_lead"
    assert guest.room.table is table is not None
    assert caplog.messages == []


async def test_a_bots_decision_that_was_ordered_twice_is_made_once(still: Hall) -> None:
    """A console sends again what was not acknowledged before its line was lost."""
    lead, _, match = await begun(still, "Amina", "Ben", "Clara", "Dario")
    lesson, (_, table) = lead.room.lesson, await still.table(match)
    assert lesson is not None
    seat = next(seat for seat, question in enumerate(table.sheet.questions) if question)
    person = next(person for person, place in lesson.places.items() if place == (0, seat))
    for _ in range(3):
        assert (await lead.ask(lm.Lead("b1", "bot", person=person)))["t"] == "ack"
    assert len([entry for entry in await stored_log(still, match) if isinstance(entry, Moved)]) == 1


async def test_a_crowd_that_asks_for_hints_on_anothers_seat_gives_the_coach_no_work(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Task] = []

    async def ask(thinkers: Thinkers, task: Task, patience: float) -> Answer | None:
        asked.append(task)
        return None

    monkeypatch.setattr(Thinkers, "_ask", ask)
    ada, _ = await Played(still).game("Ada", "Ben")
    await ada.order("hints", value="asked")
    entries = len(await stored_log(still, ada.table["match"]))
    crowd: list[Any] = [await Guest(still).sit(ada.table["match"]) for _ in range(CROWD)]
    answers = [(await guest.ask(m.Hint(f"h{n}", seat)))["reason"] for n, guest in enumerate(crowd) for seat in (0, 1)]
    assert set(answers) == {"not_seated"}
    assert asked == []
    assert len(await stored_log(still, ada.table["match"])) == entries
