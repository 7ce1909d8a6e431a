"""From what somebody in the room asks to the entries that carry it out, or a Refusal. Nothing changes here: the lesson takes the entries in."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from lopsided.engine.box import BoxError
from lopsided.engine.game import UnknownGame
from lopsided.server import codes
from lopsided.server.lesson import entries as e
from lopsided.server.lesson import messages as lm
from lopsided.server.lesson.entries import NOWHERE, AnyEntry
from lopsided.server.lesson.lesson import Lesson, Person
from lopsided.server.lesson.plan import LENGTHS
from lopsided.server.lesson.seating import even, late, lots, squeezed
from lopsided.server.shelf import take
from lopsided.server.table.refusal import Refusal, refusal_of
from lopsided.server.table.speech import LONGEST_NAME, check_name, check_text

MOST_DEVICES = 20
NUDGE_EVERY = 20.0
BOTH = " + "  # between the names of two who share a seat
QUESTIONS = {"fair": 3, "help": 3, "rules": 3, "free": 0}  # the room's own, with how many answers each offers; none: a sentence
OF_THE_GAME = {"own_1": 3, "own_2": 3}  # which are in the words of the game


@dataclass(frozen=True)
class Asker:
    """Who asks, about which lesson, and when. `rounds`: in which round each table is; `answered`: who has answered."""

    lesson: Lesson
    person: int
    now: float
    rounds: Mapping[int, int] = field(default_factory=dict)
    answered: Collection[int] = ()  # the question that is asked now

    def stamp(self, id: str) -> dict[str, Any]:
        """What every entry of a request carries."""
        return {"at": self.now, "who": self.person, "id": id}

    def pupil(self, number: int) -> Person:
        """Somebody who does not lead."""
        found = self.lesson.pupils.get(number)
        if found is None:
            raise Refusal("no_person")
        return found


def check_plan(plan: lm.Plan) -> lm.Plan:
    """A plan that can be played; Refusal says what is wrong with it."""
    try:
        game = take(plan.game)
        low, high = game.seats
        if not low <= plan.size <= high:
            plan = msgspec.structs.replace(plan, size=min(max(plan.size, low), high))
        game.make_box(plan.size, plan.options, plan.variant)
    except UnknownGame:
        raise Refusal("no_game") from None
    except BoxError as error:
        raise refusal_of(error) from None
    if not LENGTHS[0] <= plan.minutes <= LENGTHS[1] or not 0 <= plan.stop_after <= 99:
        raise Refusal("bad_plan", least=LENGTHS[0], most=LENGTHS[1])
    return plan


def come(lesson: Lesson, name: str, token: str, now: float) -> list[AnyEntry]:
    """Somebody comes in; a name that is taken gets a number, and who comes late sits down where a bot makes way."""
    if not lesson.open:
        raise Refusal("locked")
    if len(lesson.pupils) >= lm.MOST_PEOPLE:
        raise Refusal("full")
    found: list[AnyEntry] = [e.Came(name=free_name(lesson, name), token=token, at=now)]
    if lesson.phase in ("play", "stop"):
        found.append(e.Placed(places={lesson.newcomer: late(lesson.places, len(lesson.matches), lesson.plan.size)}, at=now))
    return found


def free_name(lesson: Lesson, name: str, but: int = -1) -> str:
    """The name, or with a number behind it where somebody has it."""
    others = [person.name for number, person in lesson.pupils.items() if number != but]
    for number in range(1, lm.MOST_PEOPLE + 2):
        try:
            return check_name(name if number == 1 else f"{name.strip()[:20]} {number}", others)
        except Refusal as refusal:
            if refusal.reason != "taken_name":
                raise
    raise Refusal("taken_name")


# What whoever leads may order.


def title(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """Call the room otherwise."""
    return [e.Titled(title=check_name(str(order.value or ""), ()), **asker.stamp(order.id))]


def plan(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """Another plan; what is played is settled once the tables are laid."""
    try:
        wish = msgspec.convert(order.value, lm.Plan)
    except msgspec.ValidationError as error:
        raise Refusal("bad_value", why=str(error)) from None
    lesson, wish = asker.lesson, check_plan(wish)
    settled = ("game", "options", "variant", "size")
    if lesson.matches and any(getattr(wish, name) != getattr(lesson.plan, name) for name in settled):
        raise Refusal("begun")
    return [e.Planned(plan=wish, **asker.stamp(order.id))]


def seat(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """Seat everybody who has no seat."""
    lesson = asker.lesson
    people = [number for number, person in lesson.pupils.items() if not person.watching]
    if lesson.matches:
        places = dict(lesson.places)
        for number in people:
            if number not in places:
                places[number] = late(places, len(lesson.matches), lesson.plan.size)
    else:
        placed = {number: place[0] for number, place in lesson.places.items()}
        places = {number: (table, -1) for number, table in even(people, placed, lesson.plan.size).items()}
    return [e.Placed(places=places, **asker.stamp(order.id))]


def undo(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """Everybody sits again where they sat before the last change; once the tables are laid, nothing is taken back."""
    lesson = asker.lesson
    if lesson.matches or not lesson.before:
        raise Refusal("nothing_to_undo")
    return [e.Placed(places=lesson.before, **asker.stamp(order.id))]


def put(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """Put somebody at a table, or at the door where there is no such table."""
    lesson, size = asker.lesson, asker.lesson.plan.size
    asker.pupil(order.person)
    places = {number: place for number, place in lesson.places.items() if number != order.person}
    tables = len(lesson.matches) or max((table for table, _ in places.values()), default=-1) + 2
    place = NOWHERE
    if 0 <= order.table < tables:
        taken = {s for t, s in places.values() if t == order.table}
        if sum(t == order.table for t, _ in places.values()) >= size:
            raise Refusal("full")
        place = (order.table, next(s for s in range(size) if s not in taken) if lesson.matches else -1)
    return [e.Placed(places={order.person: place}, **asker.stamp(order.id)), *playing(asker, order.person)]


def playing(asker: Asker, person: int) -> list[AnyEntry]:
    """Who is put somewhere does not only watch any more."""
    return [e.Watched(person=person, on=False, at=asker.now)] if asker.lesson.people[person].watching else []


def swap(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """Two people change places; what they had stays on the table."""
    one, other = asker.pupil(order.person), asker.pupil(order.other)
    return [e.Placed(places={order.person: other.place, order.other: one.place}, **asker.stamp(order.id))]


def pair(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """Two people share a seat from now on, under both names; each phone of theirs opens it."""
    one, other = asker.pupil(order.person), asker.pupil(order.other)
    if order.person == order.other:
        raise Refusal("no_person")
    if len(one.tokens) + len(other.tokens) > MOST_DEVICES:
        raise Refusal("many_devices", most=MOST_DEVICES)
    most = (LONGEST_NAME - len(BOTH)) // 2
    short = [name[: max(most, LONGEST_NAME - len(BOTH) - len(mate))].strip() for name, mate in ((one.name, other.name), (other.name, one.name))]
    return [e.Paired(person=order.person, other=order.other, name=free_name(asker.lesson, BOTH.join(short), order.person), **asker.stamp(order.id))]


def watch(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """Somebody only watches, or plays."""
    asker.pupil(order.person)
    return watching(asker, order.person, order.order == "watch", order.id)


def watching(asker: Asker, person: int, on: bool, id: str) -> list[AnyEntry]:
    """The entries for somebody who only watches, or plays again; nothing where they do: who plays keeps their seat."""
    lesson = asker.lesson
    if on == lesson.people[person].watching:
        return []
    found: list[AnyEntry] = [e.Watched(person=person, on=on, **asker.stamp(id))]
    if not on and lesson.matches and lesson.phase != "debrief":
        found.append(e.Placed(places={person: late(lesson.places, len(lesson.matches), lesson.plan.size)}, at=asker.now))
    return found


def door(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """Open or close the door."""
    return [e.Doored(open=order.order == "open", **asker.stamp(order.id))]


def onward(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """The next part of the lesson; the order says in which part it was given, so that one that comes late or twice ends nothing else."""
    if order.value != asker.lesson.phase:
        raise Refusal("stale")
    return next_part(asker, order.id)


def next_part(asker: Asker, id: str = "") -> list[AnyEntry]:
    """The entries with which the next part begins."""
    lesson, stamp = asker.lesson, asker.stamp(id)
    if lesson.phase == "gather":
        if not any(not person.watching for person in lesson.pupils.values()):
            raise Refusal("nobody_here")
        places = seat(asker, lm.Lead(id, "seat"))
        return [*places, e.Guessing(at=asker.now)] if lesson.plan.guess else [*places, laid(asker, placed_by(places))]
    if lesson.phase == "guess":
        unplaced = [n for n, person in lesson.pupils.items() if not person.watching and n not in lesson.places]
        placed = even([*lesson.places, *unplaced], {n: place[0] for n, place in lesson.places.items()}, lesson.plan.size)
        return [laid(asker, placed, stamp)]
    if lesson.phase == "play":
        if len(asker.rounds) < len(lesson.matches):
            raise Refusal("stale")  # some are not laid yet
        return [e.Turned(phase="stop", rounds=tuple(asker.rounds[t] for t in range(len(lesson.matches))), **stamp)]
    if lesson.phase == "stop":
        return [e.Turned(phase="debrief", **stamp)]
    raise Refusal("last_part")


def placed_by(entries: list[AnyEntry]) -> dict[int, int]:
    """The tables that an entry gives people."""
    return {person: place[0] for entry in entries if isinstance(entry, e.Placed) for person, place in entry.places.items()}


def laid(asker: Asker, placed: dict[int, int], stamp: dict[str, Any] | None = None) -> e.Laid:
    """The tables, under names that nobody guesses, with a seat for everybody by lot."""
    places = lots(squeezed({p: t for p, t in placed.items() if t >= 0}), asker.lesson.plan.size)
    tables = 1 + max((table for table, _ in places.values()), default=0)
    return e.Laid(matches=[codes.new_match_id() for _ in range(tables)], places=places, **(stamp or {"at": asker.now}))


def hold(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """Let all tables stand still or go on, or one of them."""
    if not asker.lesson.matches or asker.lesson.phase == "debrief":
        raise Refusal("not_begun")
    one = order.order in ("freeze", "thaw")
    if one and not 0 <= order.table < len(asker.lesson.matches):
        raise Refusal("no_table_here")
    return [e.Held(on=order.order in ("pause", "freeze"), table=order.table if one else -1, **asker.stamp(order.id))]


def ask(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """A question to all: one of the room's own by its key, or a written one."""
    if asker.lesson.question is not None:
        raise Refusal("asking")
    return [e.Asked(question=question_of(asker.lesson, str(order.value or "")), **asker.stamp(order.id))]


def question_of(lesson: Lesson, text: str) -> lm.Question:
    """A question by its key, or as it was written."""
    ready = QUESTIONS | OF_THE_GAME
    if text in ready:
        return lm.Question(lesson.asked, key=text, choices=ready[text])
    text = check_text(text)
    if len(text) > lm.LONGEST_QUESTION:
        raise Refusal("long_text", most=lm.LONGEST_QUESTION)
    return lm.Question(lesson.asked, text=text)


def closing(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """No more answers: they can be shown; or the question is put away, and all go on."""
    if asker.lesson.question is None:
        raise Refusal("no_question")
    return [e.Closed(away=order.order == "go_on", **asker.stamp(order.id))]


def show(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """Show a sentence on the wall, or take it away."""
    question = asker.lesson.question
    if question is None or question.open or type(order.value) is not int or not 0 <= order.value < len(asker.lesson.given[question.number]):
        raise Refusal("no_question")
    return [e.Picked(sentence=order.value, **asker.stamp(order.id))]


def wall(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """What the wall shows."""
    try:
        return [e.Walled(show=msgspec.convert(order.value, lm.Show), **asker.stamp(order.id))]
    except msgspec.ValidationError as error:
        raise Refusal("bad_value", why=str(error)) from None


def part(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """How far the talk on the wall has come: forth, or back."""
    if asker.lesson.phase != "debrief":
        raise Refusal("not_begun")
    if type(order.value) is not int or not 1 <= order.value <= lm.TALK:
        raise Refusal("bad_value", why="part")
    return [e.Unfolded(part=order.value, **asker.stamp(order.id))]


def say(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """A message to all phones; nothing takes it away."""
    text = str(order.value or "")
    return [e.Told(text=check_text(text) if text else "", **asker.stamp(order.id))]


def nudge(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """Remind somebody, not too often."""
    if asker.now - asker.pupil(order.person).nudged < NUDGE_EVERY:
        raise Refusal("too_fast")
    return [e.Nudged(person=order.person, **asker.stamp(order.id))]


def rename(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """Call somebody otherwise."""
    asker.pupil(order.person)
    return [e.Called(person=order.person, name=free_name(asker.lesson, str(order.value or ""), order.person), **asker.stamp(order.id))]


def remove(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """Take somebody out of the room."""
    asker.pupil(order.person)
    return [e.Gone(person=order.person, **asker.stamp(order.id))]


def lower(asker: Asker, order: lm.Lead) -> list[AnyEntry]:
    """Somebody's hand was seen."""
    asker.pupil(order.person)
    return [e.Raised(person=order.person, on=False, **asker.stamp(order.id))]


ORDERS: dict[lm.LeadOrder, Callable[[Asker, lm.Lead], list[AnyEntry]]] = {
    "name": title, "plan": plan, "seat": seat, "undo": undo, "put": put, "swap": swap, "pair": pair, "watch": watch, "unwatch": watch, "open": door,
    "close": door, "next": onward, "pause": hold, "resume": hold, "freeze": hold, "thaw": hold, "ask": ask, "answers": closing, "go_on": closing,
    "show": show, "wall": wall, "part": part, "say": say, "nudge": nudge, "rename": rename, "remove": remove, "lower": lower,
}  # fmt: skip


# What phones may say.


def reply(asker: Asker, request: lm.Reply) -> list[AnyEntry]:
    """What a phone has to say."""
    person, stamp = asker.person, asker.stamp(request.id)
    asker.pupil(person)
    if request.what in ("hand", "lower"):
        return [e.Raised(person=person, on=request.what == "hand", **stamp)]
    if request.what == "read":
        return [e.Read(person=person, **stamp)]
    if request.what in ("watch", "play"):
        return watching(asker, person, request.what == "watch", request.id)
    if request.what == "guess":
        return [e.Guessed(person=person, discs=check_guess(asker.lesson, request.guess), **stamp)]
    return answer(asker, request)


def check_guess(lesson: Lesson, guess: tuple[int, ...]) -> list[int]:
    """A guess shares out all discs, one stack a seat, from the least to the most."""
    if lesson.phase not in ("gather", "guess"):
        raise Refusal("begun")
    if len(guess) != lesson.plan.size or min(guess) < 0 or sum(guess) != lm.DISCS:
        raise Refusal("bad_guess", discs=lm.DISCS)
    return sorted(guess)


def answer(asker: Asker, request: lm.Reply) -> list[AnyEntry]:
    """An answer to the question; it can be changed until the question is closed."""
    question = asker.lesson.question
    if question is None or not question.open or question.number != request.number:
        raise Refusal("no_question")
    if not 8 <= len(request.key) <= 64 or (question.choices and not 0 <= request.choice < question.choices):
        raise Refusal("bad_answer")
    given = asker.lesson.given[question.number]
    if request.key not in given and (asker.person in asker.answered or len(given) >= len(asker.lesson.pupils)):
        raise Refusal("bad_answer")  # one answer each, whatever keys somebody makes up
    text = "" if question.choices else check_text(request.text)
    return [e.Answered(number=question.number, key=request.key, choice=request.choice if question.choices else -1, text=text)]


def entries_for(asker: Asker, request: Any) -> list[AnyEntry]:
    """What the log will say if this request is carried out; Refusal says why it is not."""
    person = asker.lesson.people.get(asker.person)
    if isinstance(request, lm.Reply):
        return reply(asker, request)
    if not isinstance(request, lm.Lead) or person is None or not person.leads:
        raise Refusal("not_lead")
    if request.order not in ORDERS:
        raise Refusal("not_lead")
    return ORDERS[request.order](asker, request)
