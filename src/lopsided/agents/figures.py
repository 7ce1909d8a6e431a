"""What a debrief says, as it is kept and sent; web/src/lib/debrief.ts is made from it.

All figures are wins in 100 games, with how far their 95% intervals reach to either side, and add up to the last digit shown.
"""

from typing import Literal

import msgspec

Cause = Literal["rules", "luck", "own", "others"]
CAUSES = ("rules", "luck", "own", "others")


Topic = Literal["rules_gave", "rules_took", "luck_gave", "luck_took", "others_gave", "others_took", "felt", "change", "again"]
Finding = Literal[
    "stopped", "nobody", "shared", "doing", "rules", "luck", "own", "others", "several"
]  # fmt: skip


class Figure(msgspec.Struct, frozen=True):
    """Wins in 100 games, and how far the interval reaches to either side."""

    value: float
    within: float


class Account(msgspec.Struct, frozen=True):
    """The ledger of one seat: `equal` and the four causes add up to `end`, to the last digit."""

    equal: float
    rules: Figure  # and the seat, and what was dealt: all that was there before the first move; and what the table changed in the rules
    luck: Figure
    own: Figure
    others: Figure
    end: Figure
    by: list[Figure]  # what the choices of each seat did to this one; those of the other seats add up to `others`
    level: Figure | None = None  # the part of `rules` that equal rules would give too
    unequal: Figure | None = None  # the rest of it
    reform: Figure | None = None  # the part of `rules` that came from changes for which the table voted; none where there were none


class Sight(msgspec.Struct, frozen=True):
    """What each seat could expect after some step."""

    step: int
    round: int
    outlook: list[float]
    within: float


class Told(msgspec.Struct, frozen=True):
    """Something that was told, for the words of it."""

    kind: str
    ints: dict[str, int]
    known: dict[str, str] = {}  # of a rule that was changed: which option, to what, and what it was


class Hold(msgspec.Struct, frozen=True):
    """What every seat had of something when the game began and as each round ended; its words are `holds-NAME` of the game."""

    name: str
    rounds: list[int]
    values: list[list[int]]  # by seat


class Deed(msgspec.Struct, frozen=True):
    """What one seat did to another, all together; its words are `did-KIND` of the game."""

    kind: str
    helps: bool
    by: int
    to: int
    times: int
    amount: int  # in what the kind is counted


class Again(msgspec.Struct, frozen=True):
    """The wins of a seat in many games with the dice of this match: under its rules, under equal ones, and pair by pair the difference."""

    these: Figure
    equally: Figure
    change: Figure


class Compared(msgspec.Struct, frozen=True):
    """What can be said of the same dice under both rules; a seat is -1 where nothing can."""

    seat: int  # for whom equal rules clearly change something: of several the one with the largest change
    within: float  # how far the interval of that change reaches, the choice among the seats counted in
    first: int  # who clearly wins most often under these rules
    then: int  # and under equal ones


class Turn(msgspec.Struct, frozen=True):
    """A step that changed much, by chance, by the choice of the seat that took it, or by the table's own change of a rule, which is no
    seat's (-1); `step` is where a replay shows it."""

    step: int
    round: int
    seat: int
    cause: Literal["luck", "choice", "reform"]
    changes: list[Figure]
    action: Told | None  # what was chosen; none where the player left or a rule was changed
    told: list[Told]


class Headline(msgspec.Struct, frozen=True):
    """What the first sentence may say: nobody won; some shared it; or one won, and in which of the four causes most of the way from an
    equal chance lay, beyond what chance can do to the figures. `doing`: all four helped, and this many of 100 were its own choices."""

    finding: Finding
    seats: list[int]  # who won or, where it was stopped, could expect most
    part: float = 0.0
    within: float = 0.0


class Note(msgspec.Struct, frozen=True):
    """What can be said first of one seat: the cause that gave or took most, where its interval does not hold zero."""

    cause: Cause | Literal[""]
    gave: bool


class Question(msgspec.Struct, frozen=True):
    """Something to talk about, by what happened: what the rules gave or took before the first move, what chance did to a seat, what
    one seat's choices did to another; or, where there is too little of that, what can be asked after any game."""

    about: Topic
    seat: int = -1  # to whom
    by: int = -1  # by whose choices
    points: Figure | None = None


class Prospect(msgspec.Struct, frozen=True):
    """What a seat can expect as the rules are now and as they would be then; `change` is the difference of the two, game by game."""

    now: Figure
    then: Figure
    change: Figure


class Forecast(msgspec.Struct, frozen=True):
    """What a change of one rule would do to every seat, from games played on from what everybody can see of a position, the same dice under
    both rules. Without any game nothing is known."""

    bot: str = ""
    games: int = 0  # under each rule
    seats: list[Prospect] = []


class Debrief(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}/debrief, a line each time that it is known better; the first, of no rollouts, tells what needs no reckoning."""

    game: str
    version: int
    bot: str
    rollouts: int
    made: int  # rollouts that this took
    final: bool  # no better one follows
    stopped: bool  # the match has no end: `end` is what each seat could expect then
    steps: int
    rounds: int
    placing: list[int]
    headline: Headline
    accounts: list[Account]
    notes: list[Note]
    questions: list[Question]
    line: list[Sight]
    turns: list[Turn]
    holds: list[Hold] = []
    deeds: list[Deed] = []
    again: list[Again] = []  # by seat; none where the game knows no equal rules, or was played by them
    compared: Compared | None = None
    slip: int = 0  # there, in one of so many moves the bots did anything
    whole: int = 0  # of the rollouts, those that tell the line and its turning points
