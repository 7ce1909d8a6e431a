"""What the lab looks at in Threat Level (The lens, in docs/ledger/threat-level.md)."""

from lopsided.engine.events import KIND
from lopsided.engine.game import Lens
from lopsided.engine.rule import rule
from lopsided.games.threat_level.state import LOSE, Told

ROW_NAMES = ("START", *(f"level {i}" for i in range(1, 11)), "YOU LOSE")
BANDS = {"START": (0,), "1-3": (1, 2, 3), "4-6": (4, 5, 6), "7-10": (7, 8, 9, 10), "OUT": (LOSE,)}
COUNTS = (
    "turns", "income", "gained", "forgone", "tax", "health", "bankruptcies",
    "robbed_of", "stolen", "union_spend", "pushes_stopped", "pulls_halved", "emergencies_cancelled", "returns", "burden", "earnable",
)  # fmt: skip
TURNS, INCOME, GAINED, FORGONE, TAX, HEALTH, BANKRUPT, ROBBED, STOLEN, SPENT, STOPPED, HALVED, CANCELLED, RETURNS, BURDEN, EARNABLE = range(16)
BORN, EARLY, MIDDLE, LATE = range(4)
GINI_POINTS, GINI_ROWS, GAMES = range(3)


@rule
def band(row):
    """The band of a row: START, 1-3, 4-6, 7-10, OUT."""
    if row == LOSE:
        return 4
    return 0 if row == 0 else 1 if row <= 3 else 2 if row <= 6 else 3


@rule
def gini(values, n):
    """Gini's index: 0 where all have the same, near 1 where one has all."""
    total, apart = 0, 0
    for i in range(n):
        total += values[i]
        for j in range(i):
            apart += abs(values[i] - values[j])
    return apart / (n * total) if total > 0 else 0.0


@rule
def charge(tally, row, column, amount):
    """A forced payment: it lowers income and is part of the burden."""
    tally[row, column] += amount
    tally[row, INCOME] -= amount
    tally[row, BURDEN] += amount


@rule
def measure(box, g, since, tally, member, curve):
    """Count by the row on which a turn began; union spending by the helper's row, theft by both rows."""
    size = g.event.shape[0]
    for number in range(since, g.told):
        at = number % size
        kind, seat, b, c, d = g.event[at, KIND], g.event[at, 2], g.event[at, 3], g.event[at, 4], g.event[at, 5]
        if kind == Told.BEGAN:
            for s in range(box.seats):
                member[BORN, s] = box.start_row[s]
        elif kind == Told.TURN:
            tally[b, TURNS] += 1
        elif kind == Told.OUT_ROLLED:
            tally[LOSE, TURNS] += 1
        elif kind == Told.GAINED:
            tally[c, GAINED] += b
            tally[c, INCOME] += b
            tally[c, EARNABLE] += b
        elif kind == Told.FORGONE:
            tally[c, FORGONE] += b
            tally[c, EARNABLE] += b
        elif kind == Told.TAXED:
            charge(tally, c, TAX, b)
        elif kind == Told.BILLED:
            charge(tally, c, HEALTH, b)
        elif kind == Told.BANKRUPT:
            tally[d, BANKRUPT] += 1
            tally[d, INCOME] -= c
            tally[d, BURDEN] += b
        elif kind == Told.ROBBED:
            tally[g.row[b], ROBBED] += c
            tally[g.row[seat], STOLEN] += c
        elif kind == Told.IGNORED:
            tally[c, CANCELLED] += 1
            tally[c, SPENT] += box.union_price
        elif kind == Told.STOPPED:
            tally[d, STOPPED] += 1
            tally[d, SPENT] += box.union_price
        elif kind == Told.HALVED:
            tally[d, HALVED] += 1
            tally[d, SPENT] += box.union_price
        elif kind == Told.CAME_BACK:
            tally[LOSE, RETURNS] += 1
        elif kind == Told.ROUND:
            new_round(box, g, seat, member, curve)


@rule
def new_round(box, g, number, member, curve):
    """Where everybody stands as a round begins."""
    if number < curve.shape[0]:
        curve[number, GINI_POINTS] += gini(g.points, box.seats)
        curve[number, GINI_ROWS] += gini(g.row, box.seats)
        curve[number, GAMES] += 1
    if number == 3 or number == 6 or number == 9:
        for seat in range(box.seats):
            member[number // 3, seat] = band(g.row[seat])


LENS = Lens(
    measure=measure,
    groups=ROW_NAMES,
    counts=COUNTS,
    ratios={
        "income per turn": ("income", "turns"),
        "burden": ("burden", "earnable"),
        "bankruptcies per turn": ("bankruptcies", "turns"),
        "robbed per turn": ("robbed_of", "turns"),
        "stolen per turn": ("stolen", "turns"),
        "union spend per turn": ("union_spend", "turns"),
        "returns per turn out": ("returns", "turns"),
    },
    bands=BANDS,
    groupings={
        "born on": ROW_NAMES,
        "at round 3": tuple(BANDS),
        "at round 6": tuple(BANDS),
        "at round 9": tuple(BANDS),
    },
    curves=("Gini of points", "Gini of rows"),
)
