"""What the lab looks at in Displacement (The lens, in docs/ledger/displacement.md)."""

from lopsided.engine.events import KIND
from lopsided.engine.game import Lens
from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.people import full_communities, housed
from lopsided.games.displacement.state import Told

BANDS = ("protected", "middle", "exposed")
GOALS = ("Humanitarian", "Metropolitan", "Entrepreneurial")
COUNTS = (
    "turns", "displaced_turns", "deaths", "deaths_unhoused", "deaths_abroad", "people_sent", "people_received", "sheltered",
    "spent_on_blocks", "crises_faced", "communities_lost", "income", "housed_at_end", "people_at_end", "games",
)  # fmt: skip
TURNS, DISPLACED, DEATHS, OPEN_DEATHS, ABROAD, SENT, RECEIVED, SHELTERED, BLOCKS, FACED, LOST, INCOME, HOUSED, PEOPLE, GAMES = range(15)
REGION_BAND, GOAL, CLIMATE = range(3)
TOKENS, FULL, GINI, COUNTED = range(4)
PROTECTED, EXPOSED = 10, 7  # harmless crisis cards from which a region is protected, up to which it is exposed


@rule
def harmless(box, region):
    """How many of the crisis cards cannot touch a region."""
    n = 0
    for kind in range(box.kinds):
        if box.tags[region] & box.safe[kind] != 0 and box.scope[kind, 0] == 0:
            n += box.copies[kind]
    return n


@rule
def band(box, region):
    """Protected, middle or exposed: the lottery of birth."""
    cards = harmless(box, region)
    return 0 if cards >= PROTECTED else 2 if cards <= EXPOSED else 1


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
def measure(box, g, since, tally, member, curve):
    """Count by the region band of the nation where it happens."""
    size = g.event.shape[0]
    for number in range(since, g.told):
        at = number % size
        kind, seat, b, c, d = g.event[at, KIND], g.event[at, 2], g.event[at, 3], g.event[at, 4], g.event[at, 5]
        if kind == Told.BEGAN:
            for s in range(box.seats):
                member[REGION_BAND, s] = band(box, g.region[s])
                member[GOAL, s] = g.goal[s] - 1
                member[CLIMATE, s] = box.tags[g.region[s]] & 1
        elif kind == Told.ROUND:
            new_round(box, g, seat, curve)
        elif kind == Told.TURN:
            tally[band(box, g.region[seat]), TURNS] += 1
            tally[band(box, g.region[seat]), DISPLACED] += g.waiting[seat]
        elif kind == Told.DIED:
            row = band(box, g.region[seat])
            tally[row, DEATHS] += 1
            tally[row, OPEN_DEATHS] += 1 - c
            tally[row, ABROAD] += 1 if b != seat else 0
        elif kind == Told.SENT:
            tally[band(box, g.region[seat]), SENT] += d
            tally[band(box, g.region[b]), RECEIVED] += d
        elif kind == Told.MOVED:
            tally[band(box, g.region[seat]), SENT] += 1
            tally[band(box, g.region[b]), RECEIVED] += 1
        elif kind == Told.SHELTERED:
            tally[band(box, g.region[seat]), SHELTERED] += c
        elif kind == Told.BLOCKED:
            tally[band(box, g.region[seat]), BLOCKS] += c
        elif kind == Told.FACED:
            tally[band(box, g.region[seat]), FACED] += 1
        elif kind == Told.COMMUNITY_LOST:
            tally[band(box, g.region[seat]), LOST] += 1
        elif kind == Told.INCOME:
            tally[band(box, g.region[seat]), INCOME] += b
    if g.over:
        for s in range(box.seats):
            row = band(box, g.region[s])
            tally[row, GAMES] += 1
            tally[row, HOUSED] += housed(g, s)
            tally[row, PEOPLE] += housed(g, s) + g.waiting[s]


@rule
def new_round(box, g, number, curve):
    """Wealth as a round begins."""
    if number >= curve.shape[0]:
        return
    for seat in range(box.seats):
        curve[number, TOKENS] += g.tokens[seat] / box.seats
        curve[number, FULL] += full_communities(g, seat) / box.seats
    curve[number, GINI] += gini(g.tokens, box.seats)
    curve[number, COUNTED] += 1


LENS = Lens(
    measure=measure,
    groups=BANDS,
    counts=COUNTS,
    ratios={
        "displaced people per turn": ("displaced_turns", "turns"),
        "deaths per game": ("deaths", "games"),
        "share of deaths in the open": ("deaths_unhoused", "deaths"),
        "share of deaths abroad": ("deaths_abroad", "deaths"),
        "people sent per game": ("people_sent", "games"),
        "people received per game": ("people_received", "games"),
        "shelter tokens per game": ("sheltered", "games"),
        "tokens spent on blocks per game": ("spent_on_blocks", "games"),
        "crises faced per game": ("crises_faced", "games"),
        "communities lost per game": ("communities_lost", "games"),
        "income per turn": ("income", "turns"),
        "share housed at the end": ("housed_at_end", "people_at_end"),
    },
    groupings={"region": BANDS, "goal": GOALS, "climate": ("not arid", "arid")},
    curves=("tokens", "full communities", "Gini of tokens"),
    rounds=40,
)
