"""What the lab looks at in Displacement (The lens, in docs/ledger/displacement.md).

Counts lie in the row of a region band. What a nation does and suffers counts for the band of that nation. What happens
to people counts for the band of the nation where they were born, so that one sees whose people wait, move and die, at
home and abroad.
"""

from lopsided.engine.events import FIRST_INT, KIND
from lopsided.engine.gini import at, gini
from lopsided.engine.lens import Lens, columns_of
from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.people import full_communities, line_of
from lopsided.games.displacement.state import FULL, SQUARES, Band, Int, Kind, Tag, Told

BANDS = tuple(band.name.lower() for band in Band)
GOALS = ("Humanitarian", "Metropolitan", "Entrepreneurial")
OF_NATIONS = (
    "nations", "turns", "waiting", "income", "shelter", "blocks", "unable", "crises", "passed by", "faced", "communities lost",
    "sent", "received", "taken in", "full at end", "tokens at end",
)  # fmt: skip
OF_PEOPLE = (
    "at home", "abroad", "displaced at home", "displaced abroad", "died housed at home", "died displaced at home", "died housed abroad",
    "died displaced abroad", "sent away", "sent on", "alive at end", "housed at end",
)  # fmt: skip
COUNTS = OF_NATIONS + OF_PEOPLE


@rule
def band(box, g, seat):
    """Protected, middle or exposed: the lottery of birth."""
    return box.band[g.region[seat]]


@rule
def measure(box, g, since, tally, member, curve):
    """Read what was told, and the state where a turn or a round begins and at the end."""
    size = g.event.shape[0]
    for number in range(since, g.told):
        at = number % size
        kind, seat = g.event[at, KIND], g.event[at, FIRST_INT]
        if kind == Told.BEGAN:
            enrol(box, g, member)
        elif kind == Told.ROUND:
            new_round(box, g, seat, curve)
        elif kind == Told.TURN:
            new_turn(box, g, seat, tally)
        elif kind == Told.DREW and box.kind[g.event[at, Int.DREW_CARD]] == Kind.CRISIS:
            tally[band(box, g, seat), Count.CRISES] += 1
        elif kind == Told.SAFE and box.kind[g.event[at, Int.SAFE_CARD]] == Kind.CRISIS:
            tally[band(box, g, seat), Count.PASSED_BY] += 1
        elif kind == Told.FACED:
            tally[band(box, g, seat), Count.UNABLE] += 1 - g.event[at, Int.FACED_ABLE]
            tally[band(box, g, seat), Count.FACED] += 1 if box.kind[g.event[at, Int.FACED_CARD]] == Kind.CRISIS else 0
        elif kind == Told.BLOCKED:
            tally[band(box, g, seat), Count.BLOCKS] += g.event[at, Int.BLOCKED_PRICE]
        elif kind == Told.COMMUNITY_LOST:
            tally[band(box, g, seat), Count.COMMUNITIES_LOST] += 1
        elif kind == Told.DIED:
            born, in_the_open = g.event[at, Int.DIED_COLOR], 1 - g.event[at, Int.DIED_HOUSED]
            tally[band(box, g, born), died_at_home(in_the_open) if born == seat else died_abroad(in_the_open)] += 1
        elif kind == Told.MOVED:
            send(box, g, seat, g.event[at, Int.MOVED_TARGET], g.event[at, Int.MOVED_COLOR], 1, tally)
        elif kind == Told.SENT:
            send(box, g, seat, g.event[at, Int.SENT_TARGET], g.event[at, Int.SENT_COLOR], g.event[at, Int.SENT_PINS], tally)
        elif kind == Told.SHELTERED:
            tally[band(box, g, seat), Count.SHELTER] += g.event[at, Int.SHELTERED_PRICE]
        elif kind == Told.INCOME:
            tally[band(box, g, seat), Count.INCOME] += g.event[at, Int.INCOME_AMOUNT]
    if g.over:
        last_look(box, g, tally)


@rule
def enrol(box, g, member):
    """Where each seat was born, what it is after, and when it plays."""
    for seat in range(box.seats):
        member[Grouping.REGION, seat] = band(box, g, seat)
        member[Grouping.GOAL, seat] = g.goal[seat] - 1
        member[Grouping.CLIMATE, seat] = box.tags[g.region[seat]] >> Tag.ARID & 1
        member[Grouping.TURN_ORDER, seat] = (seat - g.first) % box.seats


@rule
def new_round(box, g, number, curve):
    """Wealth and want as a round begins."""
    if number >= curve.shape[0]:
        return
    for seat in range(box.seats):
        curve[number, Curve.TOKENS] += g.tokens[seat] / box.seats
        curve[number, Curve.FULL_COMMUNITIES] += full_communities(g, seat) / box.seats
        curve[number, Curve.DISPLACED_PEOPLE] += g.waiting[seat] / box.seats
    curve[number, Curve.GINI_OF_TOKENS] += gini(at, box.seats, g.tokens)
    curve[number, Curve.GAMES] += 1


@rule
def new_turn(box, g, seat, tally):
    """Everybody who lives in a nation as its turn begins, at home or abroad, and who of them has no home."""
    tally[band(box, g, seat), Count.TURNS] += 1
    tally[band(box, g, seat), Count.WAITING] += g.waiting[seat]
    first = line_of(g, seat)
    for i in range(first, first + g.waiting[seat]):
        born = g.line[i] - 1
        tally[band(box, g, born), Count.AT_HOME if born == seat else Count.ABROAD] += 1
        tally[band(box, g, born), Count.DISPLACED_AT_HOME if born == seat else Count.DISPLACED_ABROAD] += 1
    for square in range(SQUARES):
        for pin in range(FULL):
            born = g.home[seat, square, pin] - 1
            if born >= 0:
                tally[band(box, g, born), Count.AT_HOME if born == seat else Count.ABROAD] += 1


@rule
def send(box, g, seat, target, born, people, tally):
    """People go from one nation to another: out of their own, or on from one where they were strangers."""
    tally[band(box, g, seat), Count.SENT] += people
    tally[band(box, g, target), Count.RECEIVED] += people
    tally[band(box, g, seat), Count.TAKEN_IN] -= people
    tally[band(box, g, target), Count.TAKEN_IN] += people
    tally[band(box, g, born), Count.SENT_AWAY if born == seat else Count.SENT_ON] += people


@rule
def last_look(box, g, tally):
    """What is left at the end of a game."""
    for seat in range(box.seats):
        row = band(box, g, seat)
        tally[row, Count.NATIONS] += 1
        tally[row, Count.FULL_AT_END] += full_communities(g, seat)
        tally[row, Count.TOKENS_AT_END] += g.tokens[seat]
        for i in range(line_of(g, seat), line_of(g, seat) + g.waiting[seat]):
            tally[band(box, g, g.line[i] - 1), Count.ALIVE_AT_END] += 1
        for square in range(SQUARES):
            for pin in range(FULL):
                born = g.home[seat, square, pin] - 1
                if born >= 0:
                    tally[band(box, g, born), Count.ALIVE_AT_END] += 1
                    tally[band(box, g, born), Count.HOUSED_AT_END] += 1


@rule
def wealth(box, g, seat):
    """The tokens in hand."""
    return g.tokens[seat] + 0


LENS = Lens(
    measure=measure,
    wealth=wealth,
    groups=BANDS,
    counts=COUNTS,
    ratios={
        "income per turn": ("income", "turns"),
        "displaced as a turn begins": ("waiting", "turns"),
        "shelter paid per turn": ("shelter", "turns"),
        "paid to keep cards away, per turn": ("blocks", "turns"),
        "could not pay, per turn": ("unable", "turns"),
        "crises drawn per turn": ("crises", "turns"),
        "of them, pass the region by": ("passed by", "crises"),
        "of them, hit": ("faced", "crises"),
        "communities lost per turn": ("communities lost", "turns"),
        "people sent per turn": ("sent", "turns"),
        "people received per turn": ("received", "turns"),
        "received less sent, per turn": ("taken in", "turns"),
        "full communities at the end": ("full at end", "nations"),
        "tokens at the end": ("tokens at end", "nations"),
        "its people at home: displaced": ("displaced at home", "at home"),
        "its people abroad: displaced": ("displaced abroad", "abroad"),
        **{f"its people: {death}, per nation": (death, "nations") for death in OF_PEOPLE[4:8]},
        "its people: sent away, per nation": ("sent away", "nations"),
        "its people: sent on, per nation": ("sent on", "nations"),
        "its people: housed at the end": ("housed at end", "alive at end"),
    },
    groupings={
        "region": BANDS,
        "goal": GOALS,
        "climate": ("not arid", "arid"),
        "turn order": ("first", "second", "third", "fourth", "fifth", "sixth"),
    },
    curves=("tokens", "full communities", "displaced people", "Gini of tokens"),
    rounds=40,
)
Count, Grouping, Curve = LENS.columns()
died_at_home = columns_of(Count, "died housed at home", "died displaced at home")
died_abroad = columns_of(Count, "died housed abroad", "died displaced abroad")
