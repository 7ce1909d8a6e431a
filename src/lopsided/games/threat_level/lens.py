"""What the lab looks at in Threat Level (The lens, in docs/ledger/threat-level.md)."""

from lopsided.engine.events import FIRST_INT, KIND
from lopsided.engine.gini import gini
from lopsided.engine.lens import Lens, columns_of
from lopsided.engine.rule import rule
from lopsided.games.threat_level.state import LOSE, TOP, Int, Told

ROW_NAMES = ("START", *(f"level {i}" for i in range(1, 11)), "YOU LOSE")
BANDS = {"START": (0,), "1-3": (1, 2, 3), "4-6": (4, 5, 6), "7-10": (7, 8, 9, 10), "OUT": (LOSE,)}
COUNTS = (
    "turns", "income", "paid", "earnable", "bankruptcies",
    "stolen", "robbed", "robbed by START", "robbed by 1-3", "robbed by 4-6", "robbed by 7-10",
    "union spend", "emergencies cancelled", "pushes stopped", "pulls halved", "returns", "rescues",
)  # fmt: skip


@rule
def band(row):
    """The band of a row: START, 1-3, 4-6, 7-10, OUT."""
    if row == LOSE:
        return 4
    return 0 if row == 0 else 1 if row <= 3 else 2 if row <= 6 else 3


@rule
def measure(box, g, since, tally, member, curve):
    """Count by the row on which a turn began; union spending by the helper's row, theft by the rows of thief and victim."""
    size = g.event.shape[0]
    for number in range(since, g.told):
        at = number % size
        kind, seat = g.event[at, KIND], g.event[at, FIRST_INT]
        if kind == Told.TURN:
            tally[g.event[at, Int.TURN_ROW], Count.TURNS] += 1
            tally[LOSE, Count.TURNS] += silent_turns(box, g, since, number, seat)
        elif kind == Told.OUT_ROLLED:
            tally[LOSE, Count.TURNS] += 1
        elif kind == Told.GAINED:
            tally[g.event[at, Int.GAINED_ROW], Count.INCOME] += g.event[at, Int.GAINED_POINTS]
            tally[g.event[at, Int.GAINED_ROW], Count.EARNABLE] += g.event[at, Int.GAINED_POINTS]
        elif kind == Told.FORGONE:
            tally[g.event[at, Int.FORGONE_ROW], Count.EARNABLE] += g.event[at, Int.FORGONE_POINTS]
        elif kind == Told.TAXED or kind == Told.BILLED:
            charge(tally, g.event[at, Int.TAXED_ROW], g.event[at, Int.TAXED_POINTS], g.event[at, Int.TAXED_POINTS])
        elif kind == Told.BANKRUPT:
            tally[g.event[at, Int.BANKRUPT_ROW], Count.BANKRUPTCIES] += 1
            charge(tally, g.event[at, Int.BANKRUPT_ROW], g.event[at, Int.BANKRUPT_DUE], g.event[at, Int.BANKRUPT_POINTS])
        elif kind == Told.ROBBED:
            rob(tally, g.row[g.event[at, Int.ROBBED_TARGET]], g.row[seat], g.event[at, Int.ROBBED_POINTS])
        elif kind == Told.IGNORED:
            help_by_union(box, tally, g.event[at, Int.IGNORED_ROW], Count.EMERGENCIES_CANCELLED)
        elif kind == Told.STOPPED:
            help_by_union(box, tally, g.event[at, Int.STOPPED_ROW], Count.PUSHES_STOPPED)
        elif kind == Told.HALVED:
            help_by_union(box, tally, g.event[at, Int.HALVED_ROW], Count.PULLS_HALVED)
        elif kind == Told.PULLED and g.event[at, Int.PULLED_ROW] == TOP:
            tally[LOSE, Count.RESCUES] += 1
        elif kind == Told.CAME_BACK:
            tally[LOSE, Count.RETURNS] += 1
        elif kind == Told.BEGAN:
            for s in range(box.seats):
                member[Grouping.BORN_ON, s] = box.start_row[s]
        elif kind == Told.ROUND:
            new_round(box, g, number, seat, member, curve)
        elif kind == Told.LIMIT:
            tally[LOSE, Count.TURNS] += silent_turns(box, g, since, number, g.first)


@rule
def silent_turns(box, g, since, number, seat):
    """Turns spent on YOU LOSE just before this seat's, where nobody rolls there; who went out in this step had a turn of his own (TL-Q04, TL-Q17)."""
    if box.out_rolls:
        return 0
    n = 0
    for i in range(1, box.seats):
        other = (seat - i) % box.seats
        if g.row[other] != LOSE or went_out(g, since, number, other):
            return n
        n += 1 - (g.gone >> other & 1)
    return n


@rule
def went_out(g, since, number, seat):
    """Whether a seat arrived on YOU LOSE between two events."""
    size = g.event.shape[0]
    for earlier in range(since, number):
        at = earlier % size
        if g.event[at, KIND] == Told.OUT and g.event[at, Int.OUT_SEAT] == seat:
            return True
    return False


@rule
def charge(tally, row, due, paid):
    """Tax or a health cost: income falls by what was due, the burden is what could be paid."""
    tally[row, Count.INCOME] -= due
    tally[row, Count.PAID] += paid


@rule
def rob(tally, victim, thief, points):
    """Stolen points, by the row of each side and by the thief's band."""
    tally[thief, Count.STOLEN] += points
    tally[victim, Count.ROBBED] += points
    tally[victim, robbed_by(band(thief))] += points


@rule
def help_by_union(box, tally, row, deed):
    """A union action of a helper who stands on this row."""
    tally[row, deed] += 1
    tally[row, Count.UNION_SPEND] += box.union_price


@rule
def new_round(box, g, number, round, member, curve):
    """How unequal all are as a round begins, and in which bands they stand."""
    moved = moved_since(g, number)
    if round < curve.shape[0]:
        curve[round, Curve.GINI_OF_POINTS] += gini_then(box, g, number, moved, Int.TURN_POINTS, g.points)
        curve[round, Curve.GINI_OF_ROWS] += gini_then(box, g, number, moved, Int.TURN_ROW, g.row)
        curve[round, Curve.GAMES] += 1
    if round == 3 or round == 6 or round == 9:
        for seat in range(box.seats):
            member[at_round(round // 3 - 1), seat] = band(back_then(g, number, moved, Int.TURN_ROW, seat))


@rule
def gini_then(box, g, number, moved, column, now):
    """How unequal all were at event `number`; as a rule one seat alone has moved since, and is looked up once."""
    if moved & (moved - 1):
        return gini(back_then, box.seats, g, number, moved, column)
    mover = 0
    while moved >> mover > 1:
        mover += 1
    return gini(but_for, box.seats, now, mover, back_then(g, number, moved, column, mover))


@rule
def but_for(now, mover, then, seat):
    """What a seat has now; what it had then where it is the one that moved."""
    return then if seat == mover else now[seat] + 0


@rule
def moved_since(g, number):
    """A bit mask of the seats whose turn came, or who came back, since event `number`: few, and only they have to be looked for."""
    size, seats = g.event.shape[0], 0
    for later in range(number, g.told):
        at = later % size
        if g.event[at, KIND] == Told.TURN or g.event[at, KIND] == Told.CAME_BACK:
            seats |= 1 << g.event[at, FIRST_INT]
    return seats


@rule
def back_then(g, number, moved, column, seat):
    """A seat's row or points at event `number`: as its next turn tells them, else as they are; who came back was out."""
    size = g.event.shape[0]
    for later in range(number, g.told if moved >> seat & 1 else number):
        at = later % size
        if g.event[at, FIRST_INT] == seat:
            if g.event[at, KIND] == Told.TURN:
                return g.event[at, column]
            if g.event[at, KIND] == Told.CAME_BACK and column == Int.TURN_ROW:
                return LOSE
    return g.row[seat] if column == Int.TURN_ROW else g.points[seat]


@rule
def wealth(box, g, seat):
    """The points in hand."""
    return g.points[seat] + 0


LENS = Lens(
    measure=measure,
    wealth=wealth,
    groups=ROW_NAMES,
    counts=COUNTS,
    ratios={
        "turns per game": ("turns", "games"),
        "income per turn": ("income", "turns"),
        "tax and health burden": ("paid", "earnable"),
        "bankruptcies per turn": ("bankruptcies", "turns"),
        "stolen per turn": ("stolen", "turns"),
        "robbed per turn": ("robbed", "turns"),
        **{f"robbed by {thief} per game": (f"robbed by {thief}", "games") for thief in BANDS if thief != "OUT"},
        **{f"{deed} per game": (deed, "games") for deed in COUNTS[COUNTS.index("union spend") :]},
    },
    bands=BANDS,
    groupings={"born on": ROW_NAMES, **{f"at round {n}": tuple(BANDS) for n in (3, 6, 9)}},
    curves=("Gini of points", "Gini of rows"),
)
Count, Grouping, Curve = LENS.columns()
robbed_by = columns_of(Count, *(f"robbed by {thief}" for thief in BANDS if thief != "OUT"))
at_round = columns_of(Grouping, "at round 3", "at round 6", "at round 9")
