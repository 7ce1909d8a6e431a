"""What goes wrong around a room: a process that nobody uses any more, a table that cannot be drawn, an order given twice, a look behind the wall."""

from pathlib import Path
from typing import Any

import pytest
from lessonside import Visitor, come, open_room
from tableside import STILL, Guest

from lopsided.engine.game import find_game
from lopsided.server.hall.hall import Hall
from lopsided.server.hall.reading import NoTable
from lopsided.server.lesson import messages as lm
from lopsided.server.lesson import steward
from lopsided.server.lesson.room import LessonRoom
from lopsided.server.store import open_store

pytestmark = pytest.mark.anyio
GAME = "threat-level"
NAMES = ("Amina", "Ben", "Clara", "Dario", "Emre")


async def begun(hall: Hall, *names: str, **plan: object) -> tuple[Visitor, list[Visitor], list[str]]:
    """A room in which these people play, and the names of its tables."""
    lead = await open_room(hall, GAME, **plan)
    phones = await come(lead, *names)
    await lead.order("next")
    tables = await lead.until(lambda seen: seen["tables"] and all(table.get("places") for table in seen["tables"]) and seen["tables"])
    return lead, phones, [table["match"] for table in tables]


@pytest.fixture
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rooms that never come to look at their tables."""

    async def never(room: LessonRoom) -> None:
        """Look at nothing."""

    monkeypatch.setattr(LessonRoom, "look_after", never)


async def test_the_tables_go_on_when_the_console_leaves_the_process_that_moved_their_bots(database: str) -> None:
    halls = [Hall(open_store(database), STILL) for _ in range(2)]
    halls.sort(key=lambda hall: hall.store.process)  # the first by name moves the bots
    for hall in halls:
        await hall.open()
    lead = await open_room(halls[0])
    (phone,) = await come(lead, "There", hall=halls[1])
    await lead.until(lambda seen: seen["people"])
    await lead.order("next")
    guest = await Guest(halls[1], phone.token).sit(await phone.until(lambda seen: seen.get("match")))
    await guest.until(lambda guest: halls[0].store.process in guest.room.presence.others)
    assert not guest.room.presence.leads()
    await lead.drop()
    await guest.until(lambda guest: guest.room.presence.leads())
    for hall in halls:
        await hall.close()


async def test_a_table_that_cannot_be_drawn_stands_still_and_the_others_are_looked_after(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    lead, _, matches = await begun(still, *NAMES)
    tables = [(await still.table(match))[1].match for match in matches]
    assert None not in tables
    works = find_game(GAME).view

    def view(box: Any, g: Any) -> Any:
        return [0][7] if box is tables[0].box else works(box, g)  # type: ignore[union-attr]

    monkeypatch.setitem(find_game(GAME).__dict__, "view", view)
    assert tables[0] is not None
    tables[0].g.ply += 1  # there is something new to see
    await lead.order("freeze", table=1)
    await lead.until(lambda seen: [table["stage"] for table in seen["tables"]] == ["frozen", "paused"])
    await lead.order("thaw", table=1)
    await lead.until(lambda seen: [table["stage"] for table in seen["tables"]] == ["frozen", "playing"])


async def test_what_cannot_be_shown_of_a_table_freezes_it_and_no_other(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the look from the room too, not only of the view that everybody at the table is sent."""
    lead, _, matches = await begun(still, *NAMES)
    sound = lead.room.eyes[matches[1]].glimpse

    def look(glimpse: Any, faces: Any, table: Any) -> None:
        glimpse.stage = table.sheet.stage
        if glimpse is not sound:
            raise ZeroDivisionError

    monkeypatch.setattr("lopsided.server.lesson.room.look", look)
    await lead.order("freeze", table=1)
    await lead.until(lambda seen: [table["stage"] for table in seen["tables"]] == ["frozen", "paused"])


async def test_a_table_that_cannot_be_brought_in_line_does_not_hold_up_the_others(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    lead, _, _ = await begun(still, "Amina", "Ben", "Clara", "Dario", "Emre")

    def missing(lesson: Any, number: int, table: Any) -> Any:
        return [][7] if number == 0 else steward.missing(lesson, number, table)

    monkeypatch.setattr("lopsided.server.lesson.room.missing", missing)
    await lead.order("pause")
    await lead.until(lambda seen: [table["stage"] for table in seen["tables"]] == ["playing", "paused"])


async def test_a_table_of_a_room_that_was_deleted_meanwhile_is_not_laid_again(still: Hall) -> None:
    lead, _, matches = await begun(still, *NAMES[:2])
    lesson = lead.room.lesson
    assert lesson is not None
    await lead.order("delete")
    with pytest.raises(NoTable):
        await lead.room.look_at(lesson, 0, matches[0])
    for gone in (*matches, lead.room_id):
        assert (await still.store.read(gone)).entries == []


@pytest.mark.parametrize("value", ["play", None, "gather"])
async def test_the_order_to_go_on_counts_in_the_part_in_which_it_was_given(still: Hall, value: str | None) -> None:
    lead, _, _ = await begun(still, *NAMES[:2])
    assert (await lead.ask(lm.Lead("n1", "next", value="play")))["t"] == "ack"
    assert (await lead.ask(lm.Lead("n1", "next", value="play")))["t"] == "ack"  # the same, sent again
    assert (await lead.ask(lm.Lead("n2", "next", value=value)))["reason"] == "stale"
    await lead.until(lambda seen: seen["phase"] == "stop")
    assert (await lead.ask(lm.Lead("n3", "next", value="stop")))["t"] == "ack"
    await lead.until(lambda seen: seen["phase"] == "debrief")


async def test_the_last_round_is_that_of_the_tables_also_before_anybody_has_looked_at_them(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    address = f"sqlite:///{tmp_path}/tables.sqlite"
    first = Hall(open_store(address), STILL)
    await first.open()
    lead, _, matches = await begun(first, "Amina", "Ben")
    match = (await first.table(matches[0]))[1].match
    assert match is not None
    assert match.g.round > 0
    await first.close()
    request.getfixturevalue("nobody_looks")
    second = Hall(open_store(address), STILL)
    await second.open()
    lead = await Visitor(second, lead.room_id, lead.token).enter()
    await lead.order("next")
    assert lead.room.lesson is not None
    assert lead.room.lesson.rounds == [match.g.round]
    await second.close()


@pytest.mark.usefixtures("nobody_looks")
async def test_nothing_is_stopped_before_its_tables_are_laid(still: Hall) -> None:
    lead = await open_room(still)
    await come(lead, "Amina")
    await lead.order("next")
    assert (await lead.ask(lm.Lead("n", "next", value="play")))["reason"] == "stale"


@pytest.mark.parametrize("by", ["phone", "lead"])
@pytest.mark.parametrize("people", [2, 4])  # of four seats
async def test_who_plays_already_and_says_so_again_stays_where_they_sit(still: Hall, by: str, people: int) -> None:
    lead, phones, _ = await begun(still, *NAMES[:people])
    lesson = lead.room.lesson
    assert lesson is not None
    places = dict(lesson.places)
    for phone in phones:
        assert (await phone.reply("play") if by == "phone" else await lead.order("unwatch", person=phone.person))["t"] == "ack"
    assert lesson.places == places
    for word in ("watch", "watch", "play"):
        assert (await phones[0].reply(word))["t"] == "ack"
    assert len(lesson.places) == people


async def test_the_wall_does_not_say_under_which_name_a_table_is_found(still: Hall) -> None:
    """Whoever has it may look on there, where everybody has a name."""
    lead, _, matches = await begun(still, *NAMES[:2])
    wall = await Visitor(still, lead.room_id).enter()
    await wall.until(lambda seen: seen["tables"] and seen["tables"][0].get("places"))
    assert not any(match.encode() in frame for frame in wall.raw for match in matches)
