"""The lesson, folded from its log: who is in the room, who sits where, how far it has come. The same entries always give the same lesson."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from lopsided.server.lesson import entries as e
from lopsided.server.lesson.entries import NOWHERE, AnyEntry, Seat
from lopsided.server.lesson.messages import Phase, Plan, Question, Show
from lopsided.server.lesson.plan import MINUTE, spans
from lopsided.server.table.entries import NOBODY, Coded, Rejoined


@dataclass
class Person:
    """Somebody in the room."""

    name: str
    tokens: list[str]
    leads: bool = False
    place: Seat = NOWHERE
    watching: bool = False
    hand: float = 0  # since when it is up
    ready: bool = False
    nudges: int = 0
    nudged: float = 0


@dataclass
class Lesson:
    """One room. `apply` is the only way in which anything changes."""

    room: str
    seq: int = 0  # the number that the next entry will have
    title: str = ""
    code: str = ""
    plan: Plan = field(default_factory=lambda: Plan(game=""))
    people: dict[int, Person] = field(default_factory=dict)
    newcomer: int = 0
    open: bool = True
    phase: Phase = "gather"
    clock: float = 0  # when the lesson began: when the first pupil came
    begun: float = 0  # when they had all come
    turned: float = 0  # when the present part began
    matches: list[str] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)  # after which each table stops
    paused: bool = False
    frozen: set[int] = field(default_factory=set)  # tables that stand still by themselves
    question: Question | None = None
    asked: int = 0  # questions so far
    given: dict[int, dict[str, tuple[int, str]]] = field(default_factory=dict)  # by question and key: the choice, the sentence
    picked: list[int] = field(default_factory=list)
    guesses: dict[int, list[int]] = field(default_factory=dict)
    before: dict[int, Seat] = field(default_factory=dict)  # where those sat whose places changed last
    show: Show = "code"
    part: int = 1  # of the talk on the wall
    told: str = ""
    codes: dict[str, tuple[int, float]] = field(default_factory=dict)
    ids: set[str] = field(default_factory=set)

    def apply(self, entry: AnyEntry) -> None:
        """Take one entry in."""
        getattr(self, "_" + type(entry).__name__.lower())(entry)
        self.seq += 1
        if entry.id:
            self.ids.add(f"{entry.who}:{entry.id}")

    # What it says.

    def person_of(self, token: str) -> int | None:
        """Whose token this is, by its hash."""
        return next((number for number, person in self.people.items() if token in person.tokens), None)

    @property
    def pupils(self) -> dict[int, Person]:
        """Everybody but who leads."""
        return {number: person for number, person in self.people.items() if not person.leads}

    @property
    def places(self) -> dict[int, Seat]:
        """Who sits, and where."""
        return {number: person.place for number, person in self.people.items() if person.place != NOWHERE}

    def sits(self, table: int, seat: int) -> int:
        """Who sits there; NOBODY where a bot does."""
        return next((number for number, place in self.places.items() if place == (table, seat)), NOBODY)

    def stands_still(self, table: int) -> bool:
        """Whether a table has to wait."""
        return self.paused or self.question is not None or table in self.frozen

    def is_over(self, table: int, round: int) -> bool:
        """Whether a table has to end, in this round."""
        return self.phase == "debrief" or (self.phase == "stop" and round > self.rounds[table])

    def ends_at(self, part: str) -> float:
        """When a part of the lesson ends, by the clock."""
        joined = (self.begun - self.clock) / MINUTE if self.begun else None
        found = spans(self.plan.minutes, self.plan.guess, *([] if joined is None else [joined]))
        return self.clock + MINUTE * next((span.end for span in found if span.part == part), 0)

    # One method an entry.

    def _opened(self, entry: e.Opened) -> None:
        self.title, self.code, self.plan = entry.title, entry.code, entry.plan
        self.people[0] = Person("", [entry.token], leads=True)
        self.newcomer = 1

    def _titled(self, entry: e.Titled) -> None:
        self.title = entry.title

    def _planned(self, entry: e.Planned) -> None:
        self.plan = entry.plan

    def _came(self, entry: e.Came) -> None:
        self.people[self.newcomer] = Person(entry.name, [entry.token], leads=entry.leads)
        self.newcomer += 1
        if not entry.leads and not self.clock:
            self.clock = entry.at

    def _placed(self, entry: e.Placed) -> None:
        self.before = {person: self.people[person].place for person in entry.places}
        for person, place in entry.places.items():
            self.people[person].place = place

    def _paired(self, entry: e.Paired) -> None:
        other = self.people.pop(entry.other)
        one = self.people[entry.person]
        one.name, one.tokens = entry.name, [*one.tokens, *other.tokens]
        self.guesses.pop(entry.other, None)
        self.before.pop(entry.other, None)

    def _watched(self, entry: e.Watched) -> None:
        person = self.people[entry.person]
        person.watching = entry.on
        if entry.on:
            person.place = NOWHERE

    def _doored(self, entry: e.Doored) -> None:
        self.open = entry.open

    def _begin(self, at: float) -> None:
        if not self.begun:
            longest = spans(self.plan.minutes, self.plan.guess, float("inf"))[0].end * MINUTE
            self.clock = max(self.clock, at - longest)  # who came long before does not cost anybody the game
            self.begun = at
        self.turned = at

    def _guessing(self, entry: e.Guessing) -> None:
        self._begin(entry.at)
        self.phase = "guess"

    def _laid(self, entry: e.Laid) -> None:
        self._begin(entry.at)
        self.phase, self.show, self.matches = "play", "boards", list(entry.matches)
        for person, place in entry.places.items():
            self.people[person].place = place

    def _turned(self, entry: e.Turned) -> None:
        self.phase, self.turned = entry.phase, entry.at
        if entry.phase == "stop":
            self.rounds = list(entry.rounds)
        if entry.phase == "debrief":
            self.paused, self.question, self.frozen, self.show = False, None, set(), "debrief"

    def _held(self, entry: e.Held) -> None:
        if entry.table < 0:
            self.paused = entry.on
        elif entry.on:
            self.frozen.add(entry.table)
        else:
            self.frozen.discard(entry.table)

    def _asked(self, entry: e.Asked) -> None:
        self.question, self.show, self.picked = entry.question, "question", []
        self.asked += 1
        self.given[entry.question.number] = {}

    def _closed(self, entry: e.Closed) -> None:
        assert self.question is not None
        if entry.away:
            self.question, self.show = None, "debrief" if self.phase == "debrief" else "boards" if self.matches else "code"
        else:
            self.question = Question(self.question.number, self.question.key, self.question.text, self.question.choices, open=False)

    def _answered(self, entry: e.Answered) -> None:
        self.given[entry.number][entry.key] = (entry.choice, entry.text)

    def _picked(self, entry: e.Picked) -> None:
        if entry.sentence in self.picked:
            self.picked.remove(entry.sentence)
        else:
            self.picked.append(entry.sentence)

    def _guessed(self, entry: e.Guessed) -> None:
        self.guesses[entry.person] = list(entry.discs)

    def _raised(self, entry: e.Raised) -> None:
        self.people[entry.person].hand = entry.at if entry.on else 0

    def _read(self, entry: e.Read) -> None:
        self.people[entry.person].ready = True

    def _walled(self, entry: e.Walled) -> None:
        self.show = entry.show

    def _unfolded(self, entry: e.Unfolded) -> None:
        self.part, self.show = entry.part, "debrief"

    def _told(self, entry: e.Told) -> None:
        self.told = entry.text

    def _nudged(self, entry: e.Nudged) -> None:
        person = self.people[entry.person]
        person.nudges, person.nudged = person.nudges + 1, entry.at

    def _called(self, entry: e.Called) -> None:
        self.people[entry.person].name = entry.name

    def _gone(self, entry: e.Gone) -> None:
        del self.people[entry.person]
        self.guesses.pop(entry.person, None)
        self.before.pop(entry.person, None)

    def _coded(self, entry: Coded) -> None:
        self.codes = {code: given for code, given in self.codes.items() if given[1] >= entry.at and given[0] != entry.person}
        self.codes[entry.code] = (entry.person, entry.until)

    def _rejoined(self, entry: Rejoined) -> None:
        self.codes.pop(entry.code, None)
        self.people[entry.person].tokens.append(entry.token)


def fold(room: str, log: Iterable[AnyEntry]) -> Lesson:
    """The lesson from its log."""
    lesson = Lesson(room)
    for entry in log:
        lesson.apply(entry)
    return lesson
