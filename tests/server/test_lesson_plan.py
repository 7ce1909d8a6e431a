"""The lesson's time and seats, without a server: what runs late shortens play, the plan turns its own pages, and tables come out even."""

import pytest

from lopsided.server.lesson import entries as e
from lopsided.server.lesson.lesson import Lesson, fold
from lopsided.server.lesson.messages import Plan
from lopsided.server.lesson.pictures import Glimpse, beam_of, hushed
from lopsided.server.lesson.plan import MINUTE, spans
from lopsided.server.lesson.seating import even, late, lots
from lopsided.server.lesson.steward import due


def lasts(minutes: int, joined: float) -> dict[str, float]:
    """How long each part is."""
    return {span.part: span.end - span.start for span in spans(minutes, True, joined)}


@pytest.mark.parametrize("minutes", [20, 45, 60, 90, 180])
def test_when_joining_runs_late_play_gets_shorter_and_never_the_talk(minutes: int) -> None:
    planned, late = lasts(minutes, 4), lasts(minutes, 7)
    assert sum(planned.values()) == sum(late.values()) == minutes
    assert planned["debrief"] == late["debrief"] >= minutes / 3
    assert late["play"] <= planned["play"]
    assert lasts(minutes, 600)["play"] >= min(8, minutes / 5)


@pytest.mark.parametrize("size", [2, 4, 6])
def test_tables_differ_by_one_person_at_most_and_each_has_a_seat_of_its_own(size: int) -> None:
    for people in range(2, 61):
        tables = even(range(people), {}, size)
        sizes = [list(tables.values()).count(table) for table in set(tables.values())]
        assert max(sizes) - min(sizes) <= 1
        assert max(sizes) <= size
        seats = lots(tables, size)
        assert len(set(seats.values())) == people
        assert {person: table for person, (table, _) in seats.items()} == tables


def test_whom_somebody_placed_stays_and_a_smaller_table_keeps_only_as_many_as_it_seats() -> None:
    assert even([1, 2, 3, 4], {4: 1}, 2)[4] == 1
    assert sorted(even([1, 2, 3, 4], {1: 0, 2: 0, 3: 0, 4: 0}, 2).values()) == [0, 0, 1, 1]
    assert late({1: (0, 0), 2: (0, 1), 3: (1, 0)}, 2, 2) == (1, 1)
    assert late({1: (0, 0), 2: (0, 1)}, 1, 2) == (-1, -1)


def lesson(**plan: object) -> Lesson:
    """A room in which two came at once and play at one table, from the fourth minute on."""
    log = [
        e.Opened(title="", code="PLUM 472", token="t", plan=Plan(game="threat-level", guess=False, **plan)),  # type: ignore[arg-type]
        e.Came(name="Amina", token="a", at=1000.0),
        e.Came(name="Jo", token="b", at=1000.0),
        e.Laid(matches=["m"], places={1: (0, 0), 2: (0, 1)}, at=1000.0 + 4 * MINUTE),
    ]
    return fold("r", log)


def test_the_plan_turns_its_own_pages_and_stands_still_while_the_room_is_paused() -> None:
    room = lesson(stop_after=0)
    playing, over = [Glimpse(stage="playing", round=3)], [Glimpse(stage="over", round=3)]
    stop = 1000 + 26 * MINUTE
    assert due(room, playing, stop - 1) == []
    (turned,) = due(room, playing, stop)
    assert (turned.phase, turned.rounds) == ("stop", (3,))  # type: ignore[union-attr]
    assert due(room, over, stop - 1)  # whoever is done need not wait
    room.apply(e.Held(on=True))
    assert due(room, playing, stop) == []
    room.apply(e.Held(on=False))
    room.apply(turned)
    assert not room.is_over(0, 3)
    assert room.is_over(0, 4)
    (turned,) = due(room, playing, stop + 2 * MINUTE)
    room.apply(turned)
    assert room.is_over(0, 3)


def test_the_planned_question_comes_once_after_its_round() -> None:
    room = lesson(stop_after=2)
    assert due(room, [Glimpse(stage="playing", round=2)], 1300) == []
    (asked,) = due(room, [Glimpse(stage="playing", round=3)], 1300)
    room.apply(asked)
    assert room.stands_still(0)
    room.apply(e.Closed(away=True))
    assert due(room, [Glimpse(stage="playing", round=4)], 1400) == []


def test_the_beam_weighs_the_sides_that_the_rules_dealt_and_else_the_halves() -> None:
    assert beam_of((3, 1, 3, 1), ()).share == 750
    assert beam_of((0, 0), ()).share == 500
    dealt = beam_of((3, 1, 1), (False, True, True))
    assert (dealt.order, dealt.share, dealt.dealt) == ([0, 1, 2], 250, True)  # who is favoured may have less


def test_names_of_the_room_are_left_out_of_a_sentence() -> None:
    assert hushed(lesson(), "amina just takes, and Amina laughs, Josh too") == "\u2026 just takes, and \u2026 laughs, Josh too"
