"""The steward: brings the tables in line with what the lesson says, and turns its pages when it is time.

Whatever a lesson wants of a table is seen by comparing the two, so it does not matter who died when: the next one who looks does what is missing.
"""

import os
import time
from statistics import median_low

from lopsided.server.lesson import entries as le
from lopsided.server.lesson.entries import AnyEntry as LessonEntry
from lopsided.server.lesson.lesson import Lesson
from lopsided.server.lesson.orders import Asker, next_part, question_of
from lopsided.server.lesson.pictures import Glimpse
from lopsided.server.shelf import take
from lopsided.server.table import entries as e
from lopsided.server.table.entries import NOBODY, AnyEntry, Chair
from lopsided.server.table.refusal import Refusal
from lopsided.server.table.seating import bot_for, fill
from lopsided.server.table.table import Table

PLANNED = "fair"  # the question that the plan asks


def opening(lesson: Lesson, number: int) -> list[AnyEntry]:
    """The first entries of a table of the room: everybody who sits there, nobody as its host, bots in the gaps."""
    plan, game, now = lesson.plan, take(lesson.plan.game), time.time()
    chairs: list[Chair] = []
    people: list[list[str]] = []
    for seat in range(plan.size):
        who = lesson.sits(number, seat)
        if who == NOBODY:
            chairs.append(Chair())
            continue
        chairs.append(Chair(name=lesson.people[who].name, person=len(people)))
        people.append(list(lesson.people[who].tokens))
    opened = e.Opened(
        at=now, game=game.name, version=game.version, mode="room", chairs=chairs, people=people, options=dict(plan.options), variant=plan.variant, code="",
        secret=os.urandom(16).hex(), host=NOBODY,
    )  # fmt: skip
    return [opened, e.Started(chairs=fill(game, chairs, ""), at=now)]


def missing(lesson: Lesson, number: int, table: Table) -> list[AnyEntry]:
    """What is still to be done so that a table is as the lesson says; nothing where it is."""
    sheet, now = table.sheet, time.time()
    if sheet.stage in ("over", "frozen"):
        return []
    round = table.match.g.round if table.match else 0
    if lesson.is_over(number, int(round)):
        return [e.Ended(at=now)]
    still = lesson.stands_still(number)
    if sheet.stage == ("playing" if still else "paused"):
        return [e.Paused(on=still, at=now)]
    return leaving(lesson, number, table, now) or coming(lesson, number, table, now)


def leaving(lesson: Lesson, number: int, table: Table, now: float) -> list[AnyEntry]:
    """Whoever sits where the lesson does not want them stands up, and a bot plays on."""
    sheet = table.sheet
    for seat, chair in enumerate(sheet.chairs):
        who = lesson.sits(number, seat)
        tokens = lesson.people[who].tokens if who != NOBODY else []
        if chair.person != NOBODY and not set(sheet.people[chair.person]) & set(tokens):
            name, bot = bot_for(table.game, sheet.chairs, seat, sheet.level)
            return [e.Left(seat=seat, name=name, bot=bot, at=now)]
    return []


def coming(lesson: Lesson, number: int, table: Table, now: float) -> list[AnyEntry]:
    """Whom the lesson wants there sits down; another phone of theirs opens the seat too; a new name stands on it."""
    sheet = table.sheet
    for seat, chair in enumerate(sheet.chairs):
        who = lesson.sits(number, seat)
        if who == NOBODY or chair.gone:
            continue
        person = lesson.people[who]
        if chair.person == NOBODY:
            return [e.Sat(seat=seat, name=person.name, token=person.tokens[0], at=now)]
        more: list[AnyEntry] = [e.Rejoined(person=chair.person, code="", token=t, at=now) for t in person.tokens if t not in sheet.people[chair.person]]
        if chair.name != person.name:
            more.append(e.Renamed(seat=seat, name=person.name, at=now))
        if more:
            return more
    return []


def due(lesson: Lesson, glimpses: list[Glimpse], now: float) -> list[LessonEntry]:
    """What the plan does by itself now: the next part when its time has come, the planned question after its round. Nothing while the room is paused."""
    if lesson.paused or lesson.question is not None:
        return []
    asker = Asker(lesson, NOBODY, now, {number: glimpse.round for number, glimpse in enumerate(glimpses)})
    over = bool(glimpses) and all(glimpse.stage in ("over", "frozen") for glimpse in glimpses)
    ends = lesson.phase in ("guess", "play", "stop") and now >= lesson.ends_at(lesson.phase)
    if ends or (over and lesson.phase in ("play", "stop")):
        try:
            return next_part(asker)
        except Refusal:
            return []
    asks = lesson.phase == "play" and lesson.plan.stop_after and not lesson.asked and glimpses
    if asks and median_low(glimpse.round for glimpse in glimpses) > lesson.plan.stop_after:
        return [le.Asked(question=question_of(lesson, PLANNED), at=now)]
    return []
