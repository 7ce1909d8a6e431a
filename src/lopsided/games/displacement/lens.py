"""What the lab looks at in Displacement (The lens, in docs/ledger/displacement.md).

Counts lie in the row of a region band. What a nation does and suffers counts for the band of that nation. What happens
to people counts for the band of the nation where they were born, so that one sees whose people wait, move and die, at
home and abroad.
"""

from lopsided.engine.events import KIND
from lopsided.engine.lens import Lens, gini
from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.people import full_communities
from lopsided.games.displacement.state import FULL, SQUARES, Band, Kind, Tag, Told

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
NATIONS, TURNS, WAITING, INCOME, SHELTER, BLOCKS, UNABLE, CRISES, PASSED, FACED, LOST, SENT, RECEIVED, TAKEN_IN, FULL_END, TOKENS_END = range(16)
LIVED, DISPLACED, DIED, AWAY, ON, ALIVE, HOUSED = 16, 18, 20, 24, 25, 26, 27
REGION, GOAL, CLIMATE, ORDER = range(4)
TOKENS, FULL_NOW, LINED_UP, GINI, COUNTED = range(5)


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
        kind, seat, b, c, d = g.event[at, KIND], g.event[at, 2], g.event[at, 3], g.event[at, 4], g.event[at, 5]
        if kind == Told.BEGAN:
            enrol(box, g, member)
        elif kind == Told.ROUND:
            new_round(box, g, seat, curve)
        elif kind == Told.TURN:
            new_turn(box, g, seat, tally)
        elif kind == Told.DREW and box.kind[b] == Kind.CRISIS:
            tally[band(box, g, seat), CRISES] += 1
        elif kind == Told.SAFE and box.kind[b] == Kind.CRISIS:
            tally[band(box, g, seat), PASSED] += 1
        elif kind == Told.FACED:
            tally[band(box, g, seat), UNABLE] += 1 - d
            tally[band(box, g, seat), FACED] += 1 if box.kind[b] == Kind.CRISIS else 0
        elif kind == Told.BLOCKED:
            tally[band(box, g, seat), BLOCKS] += c
        elif kind == Told.COMMUNITY_LOST:
            tally[band(box, g, seat), LOST] += 1
        elif kind == Told.DIED:
            tally[band(box, g, b), DIED + (1 - d) + (0 if b == seat else 2)] += 1
        elif kind == Told.MOVED:
            send(box, g, seat, b, c, 1, tally)
        elif kind == Told.SENT:
            send(box, g, seat, b, c, d, tally)
        elif kind == Told.SHELTERED:
            tally[band(box, g, seat), SHELTER] += c
        elif kind == Told.INCOME:
            tally[band(box, g, seat), INCOME] += b
    if g.over:
        last_look(box, g, tally)


@rule
def enrol(box, g, member):
    """Where each seat was born, what it is after, and when it plays."""
    for seat in range(box.seats):
        member[REGION, seat] = band(box, g, seat)
        member[GOAL, seat] = g.goal[seat] - 1
        member[CLIMATE, seat] = box.tags[g.region[seat]] >> Tag.ARID & 1
        member[ORDER, seat] = (seat - g.first) % box.seats


@rule
def new_round(box, g, number, curve):
    """Wealth and want as a round begins."""
    if number >= curve.shape[0]:
        return
    for seat in range(box.seats):
        curve[number, TOKENS] += g.tokens[seat] / box.seats
        curve[number, FULL_NOW] += full_communities(g, seat) / box.seats
        curve[number, LINED_UP] += g.waiting[seat] / box.seats
    curve[number, GINI] += gini(tokens_of, box.seats, g)
    curve[number, COUNTED] += 1


@rule
def tokens_of(g, seat):
    """What a nation has."""
    return g.tokens[seat]


@rule
def new_turn(box, g, seat, tally):
    """Everybody who lives in a nation as its turn begins, at home or abroad, and who of them has no home."""
    tally[band(box, g, seat), TURNS] += 1
    tally[band(box, g, seat), WAITING] += g.waiting[seat]
    for i in range(g.waiting[seat]):
        born = g.line[seat, i] - 1
        tally[band(box, g, born), LIVED + (born != seat)] += 1
        tally[band(box, g, born), DISPLACED + (born != seat)] += 1
    for square in range(SQUARES):
        for pin in range(FULL):
            born = g.home[seat, square, pin] - 1
            if born >= 0:
                tally[band(box, g, born), LIVED + (born != seat)] += 1


@rule
def send(box, g, seat, target, born, people, tally):
    """People go from one nation to another: out of their own, or on from one where they were strangers."""
    tally[band(box, g, seat), SENT] += people
    tally[band(box, g, target), RECEIVED] += people
    tally[band(box, g, seat), TAKEN_IN] -= people
    tally[band(box, g, target), TAKEN_IN] += people
    tally[band(box, g, born), AWAY if born == seat else ON] += people


@rule
def last_look(box, g, tally):
    """What is left at the end of a game."""
    for seat in range(box.seats):
        row = band(box, g, seat)
        tally[row, NATIONS] += 1
        tally[row, FULL_END] += full_communities(g, seat)
        tally[row, TOKENS_END] += g.tokens[seat]
        for i in range(g.waiting[seat]):
            tally[band(box, g, g.line[seat, i] - 1), ALIVE] += 1
        for square in range(SQUARES):
            for pin in range(FULL):
                born = g.home[seat, square, pin] - 1
                if born >= 0:
                    tally[band(box, g, born), ALIVE] += 1
                    tally[band(box, g, born), HOUSED] += 1


LENS = Lens(
    measure=measure,
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
