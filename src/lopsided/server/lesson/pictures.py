"""What the console, each phone and the wall are shown of a lesson. Of a game only what a spectator may see comes in here."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from statistics import median_low
from types import ModuleType
from typing import Any

import msgspec

from lopsided.engine.game import Game
from lopsided.lab.spread import Setting, Spread
from lopsided.server.hall.faces import Faces, event_item, hears
from lopsided.server.lesson import messages as lm
from lopsided.server.lesson.lesson import Lesson
from lopsided.server.lesson.plan import MINUTE, spans
from lopsided.server.messages import Item
from lopsided.server.shelf import take
from lopsided.server.table.entries import NOBODY
from lopsided.server.table.sheet import Note
from lopsided.server.table.table import Table

WHOLE = 1000


@dataclass
class Glimpse:
    """What a spectator last saw of a table."""

    stage: Any = "lobby"
    round: int = 0
    pending: tuple[int, ...] = ()
    played: tuple[bool, ...] = ()  # by bots
    names: tuple[str, ...] = ()
    tokens: tuple[frozenset[str], ...] = ()  # that open each seat
    held: tuple[int, ...] = ()
    beam: lm.Beam | None = None
    spots: tuple[int, ...] = ()  # on the small board
    marks: tuple[int, ...] = ()
    since: float = 0
    last: Item | None = None
    line: dict[int, int] = field(default_factory=dict)  # the part of who has more, by round


@cache
def shown(game: Game) -> ModuleType | None:
    """What a game says about what it shows, where it says so."""
    name = f"{game.package}.shown"
    return import_module(name) if find_spec(name) else None


def look(glimpse: Glimpse, faces: Faces, table: Table) -> None:
    """See how a table stands now, with a spectator's eyes."""
    sheet = table.sheet
    glimpse.stage, glimpse.since = sheet.stage, sheet.thinking_since
    glimpse.names = tuple(chair.name for chair in sheet.chairs)
    glimpse.played = tuple(bool(sheet.plays(seat)) for seat in range(len(sheet.chairs)))
    glimpse.tokens = tuple(frozenset(sheet.people.get(chair.person, ())) for chair in sheet.chairs)
    if table.match is None:
        return
    view = faces.seen(table)
    glimpse.round, glimpse.pending = view["round"], tuple(view["pending"])
    glimpse.held, sides = holdings(table.game, view["table"], len(sheet.chairs))
    glimpse.beam = beam_of(glimpse.held, sides)
    glimpse.line[glimpse.round] = glimpse.beam.share
    glimpse.spots, glimpse.marks = (column(table.game, view["table"], name) for name in ("SPOT", "MARK"))
    glimpse.last = last_event(table) or glimpse.last


def last_event(table: Table) -> Item | None:
    """The last thing of the game that everybody heard."""
    chronicle = table.sheet.chronicle
    for number in range(len(chronicle) - 1, max(-1, len(chronicle) - 40), -1):
        told = chronicle[number]
        if not isinstance(told, Note) and hears(told, ()):
            return event_item(number, table.game.told.read(told))
    return None


def holdings(game: Game, view: Mapping[str, Any], seats: int) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """What each seat has of what counts, as everybody sees it; and which seats the rules put ahead, where they do so openly."""
    found = shown(game)
    path = getattr(found, "HELD", "")
    if not path:
        return (0,) * seats, ()
    where, what = path.split(".")
    rows = [view[where][seat] for seat in range(seats)]
    held = tuple(max(0, int(row[what] or 0)) for row in rows)
    key, _, ahead = getattr(found, "AHEAD", "").partition(".")
    return held, tuple(row[key] == ahead for row in rows) if key else ()


def column(game: Game, view: Mapping[str, Any], name: str) -> tuple[int, ...]:
    """What the small board needs of every row: a number as it is, a word by its place, of a list how much is in it; -1 for nobody."""
    found = shown(game)
    path = getattr(found, name, "")
    if not path:
        return ()
    where, what, *words = path.split(".")
    names = getattr(found, words[0]) if words else ()
    return tuple(number_of(row[what], names) for row in view[where])


def number_of(value: Any, names: Sequence[str]) -> int:
    """One of them as a number."""
    if isinstance(value, list):
        return sum(one is not None for one in value)
    return -1 if value is None else names.index(value) if isinstance(value, str) else int(value)


def beam_of(held: tuple[int, ...], ahead: tuple[bool, ...]) -> lm.Beam:
    """The two sides of a table: by what the rules dealt, or the half that has less and the half that has more. Each side as one of its seats has it."""
    seats = range(len(held))
    dealt = bool(ahead) and any(ahead) and not all(ahead)
    order = sorted(seats, key=lambda s: (ahead[s] if dealt else held[s], s))
    low = [s for s in order if not ahead[s]] if dealt else order[: len(order) // 2]
    high = [s for s in order if ahead[s]] if dealt else order[-(len(order) // 2) :]
    less, more = (sum(held[s] for s in side) / max(1, len(side)) for side in (low, high))
    return lm.Beam(order, round(WHOLE * more / (less + more)) if less + more > 0 else WHOLE // 2, dealt)


def tile(lesson: Lesson, number: int, glimpse: Glimpse, here: set[int], for_all: bool) -> lm.TableTile:
    """A table at a glance; for all: without names, without who sits where, and without the match, where both are seen."""
    waiting = glimpse.stage == "playing"
    places = []
    for seat, name in enumerate(glimpse.names):
        who = lesson.sits(number, seat)
        asked, held = waiting and seat in glimpse.pending, glimpse.held[seat] if glimpse.held else 0
        if for_all:
            places.append(lm.Place(bot=glimpse.played[seat], held=held))
        else:
            places.append(lm.Place(name, who, who in here, glimpse.played[seat], asked, held))
    line = [glimpse.line[round] for round in sorted(glimpse.line)]
    return lm.TableTile(
        number, "" if for_all else lesson.matches[number], glimpse.stage, glimpse.round, places, glimpse.beam, line,
        glimpse.since if waiting and not for_all else 0, None if for_all else glimpse.last, number in lesson.frozen,
        *((list(glimpse.spots), list(glimpse.marks)) if for_all else ()),
    )  # fmt: skip


def span_of(lesson: Lesson, now: float) -> list[lm.Span]:
    """The parts of the lesson: as planned, and joining as long as it took."""
    joined = [(lesson.begun - lesson.clock) / MINUTE] if lesson.begun else [(now - lesson.clock) / MINUTE] if lesson.clock else []
    return spans(lesson.plan.minutes, lesson.plan.guess, *[max(4.0, round(minutes, 1)) for minutes in joined])


def answers_of(lesson: Lesson) -> lm.Answers | None:
    """How the question was answered, once it is closed: who sees answers come in also sees who sends them. In the order of keys, not of coming."""
    question = lesson.question
    if question is None or question.open:
        return None
    given = [answer for _, answer in sorted(lesson.given[question.number].items())]
    counts = [sum(choice == c for choice, _ in given) for c in range(question.choices)]
    return lm.Answers(counts, [hushed(lesson, text) for _, text in given if text], list(lesson.picked))


def hushed(lesson: Lesson, text: str) -> str:
    """A sentence without the names of those in the room."""
    names = "|".join(re.escape(person.name) for person in lesson.pupils.values())
    return re.sub(rf"(?<!\w)(?:{names})(?!\w)", "\u2026", text, flags=re.IGNORECASE) if names else text


class Pictures:
    """The frames of a lesson as it stands, each made once for all who see the same."""

    def __init__(
        self,
        lesson: Lesson,
        glimpses: list[Glimpse],
        here: set[int],
        away: Mapping[int, float],
        now: float,
        answered: Collection[int] = (),
        spread: Spread | None = None,
    ) -> None:
        self.lesson, self.glimpses, self.here, self.away, self.now, self.answered = lesson, glimpses, here, away, now, answered
        self.spread = spread
        self._made: dict[int | str, lm.Lesson] = {}

    def for_reader(self, person: int) -> lm.Lesson:
        """The room as this person sees it; NOBODY: the wall."""
        found = self.lesson.people.get(person)
        key: int | str = "wall" if found is None else "lead" if found.leads else person
        if key not in self._made:
            self._made[key] = self._frame(person, key)
        return self._made[key]

    def _frame(self, person: int, key: int | str) -> lm.Lesson:
        lesson = self.lesson
        frame = lm.Lesson(lesson.room, lesson.code, lesson.title, lesson.plan.game, lesson.phase, self.now)
        if key == "lead":
            return msgspec.structs.replace(frame, console=self.console())
        return msgspec.structs.replace(frame, wall=self.wall()) if key == "wall" else msgspec.structs.replace(frame, phone=self.phone(person))

    def tiles(self, for_all: bool) -> list[lm.TableTile]:
        """All tables at a glance."""
        return [tile(self.lesson, number, glimpse, self.here, for_all) for number, glimpse in enumerate(self.glimpses)]

    def console(self) -> lm.Console:
        """For whoever leads."""
        lesson = self.lesson
        people = [self.somebody(number) for number in lesson.pupils]
        leads = sum(person.leads for person in lesson.people.values())
        return lm.Console(
            lesson.plan, lesson.open, lesson.clock, span_of(lesson, self.now), people, self.tiles(False), lesson.show, lesson.question, answers_of(lesson),
            lesson.paused, leads, bool(lesson.before) and not lesson.matches, lesson.part,
        )  # fmt: skip

    def somebody(self, number: int) -> lm.Somebody:
        """Somebody in the room."""
        lesson, person = self.lesson, self.lesson.people[number]
        here = number in self.here
        return lm.Somebody(
            number, person.name, person.place[0], here, 0 if here else self.away.get(number, 0), person.watching, person.hand, person.ready,
            number in lesson.guesses, number in self.answered,
        )  # fmt: skip

    def phone(self, number: int) -> lm.Phone:
        """For one of the phones."""
        lesson, person = self.lesson, self.lesson.people[number]
        table, seat = person.place
        question = lesson.question
        return lm.Phone(
            person.name, lesson.plan.size, table, self.match_of(number), seat,
            list(self.mates(number)), person.watching, person.hand > 0, person.ready, lesson.paused, lesson.guesses.get(number, []), question,
            number in self.answered, lesson.told, person.nudges, self.fact(table),
        )  # fmt: skip

    def fact(self, table: int) -> list[int]:
        """What the seats of a table ended with, from the least to the most: beside it stands what was guessed."""
        return sorted(self.glimpses[table].held) if self.lesson.phase == "debrief" and 0 <= table < len(self.glimpses) else []

    def match_of(self, number: int) -> str:
        """The table where somebody sits, once it knows that they do; without a seat one looks at the first."""
        lesson, person = self.lesson, self.lesson.people[number]
        table, seat = person.place
        if not lesson.matches or not self.glimpses[max(table, 0)].names:
            return ""
        knows = table < 0 or set(person.tokens) <= self.glimpses[table].tokens[seat] or self.glimpses[table].stage in ("over", "frozen")
        return lesson.matches[max(table, 0)] if knows else ""

    def mates(self, number: int) -> Iterable[lm.Mate]:
        """Who else sits at the table, and who will."""
        lesson, place = self.lesson, self.lesson.people[number].place
        if place[0] < 0:
            return
        for other, person in lesson.pupils.items():
            if other != number and person.place[0] == place[0]:
                yield lm.Mate(person.name, here=other in self.here)
        if lesson.matches:
            names = self.glimpses[place[0]].names
            yield from (lm.Mate(name, bot=True) for seat, name in enumerate(names) if lesson.sits(place[0], seat) == NOBODY)

    def wall(self) -> lm.Wall:
        """For everybody in the room."""
        lesson, question = self.lesson, self.lesson.question
        answers = answers_of(lesson)
        if answers is not None:
            answers = lm.Answers(answers.counts, [answers.sentences[i] for i in lesson.picked if i < len(answers.sentences)])
        names = [person.name if lesson.plan.names else "" for person in lesson.pupils.values()]
        replies = len(lesson.given[question.number]) if question else 0
        return lm.Wall(
            lesson.show, len(lesson.pupils), lesson.clock, span_of(lesson, self.now), self.tiles(True), names, question, answers, replies, guessed(lesson),
            lesson.told, *small_of(lesson), lesson.part, crowd(lesson, self.glimpses, self.spread),
        )  # fmt: skip


def small_of(lesson: Lesson) -> tuple[str, int]:
    """The kind of small board that a game has, and how many places are on it."""
    kind, places = getattr(shown(take(lesson.plan.game)), "SMALL", " 0").split(" ")
    return kind, int(places)


def setting_of(plan: lm.Plan) -> Setting:
    """What is played, for whoever plays it very often."""
    return Setting(plan.game, plan.size, dict(plan.options), plan.variant, bool(getattr(shown(take(plan.game)), "AHEAD", "")))


def crowd(lesson: Lesson, glimpses: list[Glimpse], spread: Spread | None) -> lm.Crowd | None:
    """The very many games, in the round in which the middle table stands; from the second part of the talk on."""
    if spread is None or lesson.show != "debrief" or lesson.part == 1 or not glimpses:
        return None
    round = min(median_low(glimpse.round for glimpse in glimpses), len(spread.these) - 1)
    low = 0 if any(glimpse.beam and glimpse.beam.dealt for glimpse in glimpses) else WHOLE // 20
    return lm.Crowd(spread.games, spread.bot, round, low, spread.these[round], spread.equal[round] if spread.equal else [])


def guessed(lesson: Lesson) -> list[float]:
    """What the room guessed, on average; nothing before there are three."""
    found = [discs for discs in lesson.guesses.values() if len(discs) == lesson.plan.size]
    if len(found) < 3 or lesson.phase in ("gather", "guess"):
        return []
    return [round(sum(discs[i] for discs in found) / len(found), 2) for i in range(lesson.plan.size)]
