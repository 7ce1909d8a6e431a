"""What the lab looks at in Disruptopia (The lens, in docs/ledger/disruptopia.md).

Counts lie in the row of a class: that of a company at the moment when it is paid, robbed or scored.
"""

from lopsided.engine.events import FIRST_INT, KIND
from lopsided.engine.gini import at, gini
from lopsided.engine.lens import Lens
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.rules.ending import points_of
from lopsided.games.disruptopia.state import TOLD, Int, Rank, Told

is_by_card, is_pay = TOLD.has("aimed stole lost gained power_down rep_down"), TOLD.has("income siphoned")
CLASSES = ("Startup", "Millionaire", "Billionaire")
COUNTS = (
    "incomes", "income", "from power", "from subsidies", "from reputation", "tokens held", "patents", "patent money", "campaigns", "campaign power", "siphoned",
    "card money", "aimed at", "aims", "money taken from", "money taken by", "power lost", "reputation lost",
    "companies", "points", "points from the pocket", "points from power", "points from the model", "points from subsidies", "pocket",
    "rounds begun", "rounds begun apart",
)  # fmt: skip
SINCE = ("round 1", "round 2", "round 3", "round 4", "round 5", "round 6", "round 7", "round 8", "later", "never")
LATE, NEVER = 8, 9  # of these
EARLY_ROUND = 4  # after which it is seen who leads


@rule
def measure(box, g, since, tally, member, curve):
    """Read what was told, with the round in which it was, and the state as a round begins and at the end."""
    size, at_round = g.event.shape[0], g.round + 0
    for number in range(since, g.told):
        at_round -= 1 if g.event[number % size, KIND] == Told.ROUND else 0
    for number in range(since, g.told):
        at = number % size
        kind, seat = g.event[at, KIND], g.event[at, FIRST_INT]
        if kind == Told.ROUND:
            at_round += 1
            new_round(box, g, at_round, tally, member, curve)
        elif kind == Told.FAVOURED:
            for other in range(box.seats):
                member[Grouping.HEAD_START, other] = 1 if other == seat else 0
            member[Grouping.MILLIONAIRE_SINCE, seat] = 0
        elif kind == Told.SETTLED:
            member[Grouping.TURN_ORDER, seat] = (seat - g.first) % box.seats
            member[Grouping.HOME_WITH_ROOM_FOR, seat] = box.room[g.event[at, Int.SETTLED_REGION]] - 1
        elif kind == Told.BUYBACK:
            climb(box, seat, g.event[at, Int.BUYBACK_RANK], at_round, member)
        elif is_by_card(kind):
            count_cards(g, at, kind, seat, tally)
        elif is_pay(kind):
            count_money(g, at, kind, seat, tally)
        elif kind == Told.PATENT:
            tally[g.event[at, Int.PATENT_RANK], Count.PATENTS] += 1
            tally[g.event[at, Int.PATENT_RANK], Count.PATENT_MONEY] += g.event[at, Int.PATENT_AMOUNT]
        elif kind == Told.MARKETING:
            tally[g.event[at, Int.MARKETING_RANK], Count.CAMPAIGNS] += 1
            tally[g.event[at, Int.MARKETING_RANK], Count.CAMPAIGN_POWER] += g.event[at, Int.MARKETING_POWER]
    if g.over:
        last_look(box, g, tally, member)


@rule
def count_cards(g, at, kind, seat, tally):
    """What cards give and take, by the class of who gets and who loses."""
    rank = g.rank[seat]
    if kind == Told.AIMED:
        tally[rank, Count.AIMS] += 1
        tally[g.rank[g.event[at, Int.AIMED_TARGET]], Count.AIMED_AT] += 1
    elif kind == Told.STOLE:
        tally[rank, Count.MONEY_TAKEN_BY] += g.event[at, Int.STOLE_AMOUNT]
        tally[g.rank[g.event[at, Int.STOLE_TARGET]], Count.MONEY_TAKEN_FROM] += g.event[at, Int.STOLE_AMOUNT]
    elif kind == Told.LOST:
        tally[rank, Count.MONEY_TAKEN_FROM] += g.event[at, Int.LOST_AMOUNT]
    elif kind == Told.GAINED:
        tally[rank, Count.CARD_MONEY] += g.event[at, Int.GAINED_AMOUNT]
    elif kind == Told.POWER_DOWN:
        tally[rank, Count.POWER_LOST] += g.event[at, Int.POWER_DOWN_AMOUNT]
    elif kind == Told.REP_DOWN:
        tally[rank, Count.REPUTATION_LOST] += g.event[at, Int.REP_DOWN_AMOUNT]


@rule
def count_money(g, at, kind, seat, tally):
    """Income by its source, and what goes into pockets."""
    rank = g.rank[seat]
    if kind == Told.INCOME:
        tally[rank, Count.INCOMES] += 1
        tally[rank, Count.INCOME] += g.event[at, Int.INCOME_AMOUNT]
        tally[rank, Count.FROM_POWER] += g.event[at, Int.INCOME_POWER]
        tally[rank, Count.FROM_SUBSIDIES] += g.event[at, Int.INCOME_SUBSIDY]
        tally[rank, Count.FROM_REPUTATION] += g.event[at, Int.INCOME_REP]
        tally[rank, Count.TOKENS_HELD] += g.tokens[seat]
    elif kind == Told.SIPHONED:
        tally[rank, Count.SIPHONED] += g.event[at, Int.SIPHONED_AMOUNT]


@rule
def climb(box, seat, rank, at_round, member):
    """Who was the first of a class, and when each got there."""
    grouping = Grouping.FIRST_MILLIONAIRE if rank == Rank.MILLIONAIRE else Grouping.FIRST_BILLIONAIRE
    member[Grouping.MILLIONAIRE_SINCE if rank == Rank.MILLIONAIRE else Grouping.BILLIONAIRE_SINCE, seat] = min(at_round - 1, LATE)
    if member[grouping, seat] < 0:
        for other in range(box.seats):
            member[grouping, other] = 1 if other == seat else 0


@rule
def new_round(box, g, at_round, tally, member, curve):
    """Wealth as a round begins, and after the first whether classes differ; after the fourth one sees who is ahead."""
    apart = pairs_apart(box, g)
    if at_round > 1:
        for seat in range(box.seats):
            tally[g.rank[seat], Count.ROUNDS_BEGUN] += 1
            tally[g.rank[seat], Count.ROUNDS_BEGUN_APART] += 1 if apart > 0 else 0
    if at_round == EARLY_ROUND + 1:
        see_leaders(box, g, member)
    if at_round >= curve.shape[0]:
        return
    public, top = 0, 0
    richest, pockets = 0, 0
    for seat in range(box.seats):
        curve[at_round, Curve.INCOME] += g.income[seat] / box.seats
        curve[at_round, Curve.MILLIONAIRES_OR_BETTER] += (1.0 if g.rank[seat] >= Rank.MILLIONAIRE else 0.0) / box.seats
        curve[at_round, Curve.BILLIONAIRES] += (1.0 if g.rank[seat] == Rank.BILLIONAIRE else 0.0) / box.seats
        public += g.tokens[seat] * box.subsidy[g.rank[seat]]
        top += g.tokens[seat] * box.subsidy[g.rank[seat]] if g.rank[seat] == Rank.BILLIONAIRE else 0
        richest = max(richest, g.pers[seat])
        pockets += g.pers[seat]
    curve[at_round, Curve.GINI_OF_INCOME] += gini(at, box.seats, g.income)
    curve[at_round, Curve.GINI_OF_POCKETS] += gini(at, box.seats, g.pers)
    curve[at_round, Curve.SHARE_OF_THE_FULLEST_POCKET] += richest / pockets if pockets > 0 else 1.0 / box.seats
    curve[at_round, Curve.PUBLIC_MONEY_TO_BILLIONAIRES] += top / public if public > 0 else 0.0
    curve[at_round, Curve.PAIRS_OF_DIFFERENT_CLASS] += apart / (box.seats * (box.seats - 1) // 2)
    curve[at_round, Curve.ALL_OF_ONE_CLASS] += 1.0 if apart == 0 else 0.0
    curve[at_round, Curve.GAMES] += 1


@rule
def pairs_apart(box, g):
    """How many pairs of companies are of different class."""
    n = 0
    for seat in range(box.seats):
        for other in range(seat):
            n += 1 if g.rank[seat] != g.rank[other] else 0
    return n


@rule
def see_leaders(box, g, member):
    """Class after round 4, and how many have a lower income then."""
    for seat in range(box.seats):
        member[Grouping.CLASS_AFTER_ROUND_4, seat] = g.rank[seat]
        behind = 0
        for other in range(box.seats):
            behind += 1 if g.income[other] < g.income[seat] else 0
        member[Grouping.INCOME_AFTER_ROUND_4, seat] = behind


@rule
def last_look(box, g, tally, member):
    """The scores by their sources."""
    for seat in range(box.seats):
        rank = g.rank[seat]
        for since in (Grouping.MILLIONAIRE_SINCE, Grouping.BILLIONAIRE_SINCE):
            if member[since, seat] < 0:
                member[since, seat] = NEVER
        tally[rank, Count.COMPANIES] += 1
        tally[rank, Count.POINTS] += points_of(box, g, seat)
        tally[rank, Count.POINTS_FROM_THE_POCKET] += g.pers[seat] // box.funds_per_point
        tally[rank, Count.POINTS_FROM_POWER] += g.power[seat] // box.power_per_point
        tally[rank, Count.POINTS_FROM_THE_MODEL] += g.model[seat] * box.version_points
        tally[rank, Count.POINTS_FROM_SUBSIDIES] += g.tokens[seat] // box.tokens_per_point
        tally[rank, Count.POCKET] += g.pers[seat]


@rule
def wealth(box, g, seat):
    """What lies in the pocket."""
    return g.pers[seat] + 0


LENS = Lens(
    measure=measure,
    wealth=wealth,
    groups=CLASSES,
    counts=COUNTS,
    ratios={
        "income per round": ("income", "incomes"),
        "of it from power": ("from power", "incomes"),
        "of it from subsidies": ("from subsidies", "incomes"),
        "of it from reputation": ("from reputation", "incomes"),
        "subsidy money per token and round": ("from subsidies", "tokens held"),
        "money per patent": ("patent money", "patents"),
        "power per campaign": ("campaign power", "campaigns"),
        "patent money per game": ("patent money", "games"),
        "money from cards per game": ("card money", "games"),
        "siphoned per game": ("siphoned", "games"),
        "public money per game": ("from subsidies", "games"),
        "cards aimed at, per game": ("aimed at", "games"),
        "cards aimed by, per game": ("aims", "games"),
        "money taken from, per game": ("money taken from", "games"),
        "money taken by, per game": ("money taken by", "games"),
        "companies at the end": ("companies", "games"),
        "points": ("points", "companies"),
        "points from the pocket": ("points from the pocket", "companies"),
        "points from power": ("points from power", "companies"),
        "points from the model": ("points from the model", "companies"),
        "points from subsidies": ("points from subsidies", "companies"),
        "pocket at the end": ("pocket", "companies"),
        "rounds after the first that begin with classes apart": ("rounds begun apart", "rounds begun"),
    },
    bands={**{name: (n,) for n, name in enumerate(CLASSES)}, "all": (0, 1, 2)},
    groupings={
        "class after round 4": CLASSES,
        "first Millionaire": ("the rest", "the first"),
        "first Billionaire": ("the rest", "the first"),
        "Millionaire since": SINCE,
        "Billionaire since": SINCE,
        "income after round 4": ("above nobody", "above one", "above two", "above three", "above four"),
        "turn order": ("first", "second", "third", "fourth", "fifth"),
        "home with room for": ("1 subsidy", "2 subsidies", "3 subsidies"),
        "head start": ("the rest", "the favoured"),
    },
    explained=("Millionaire since", "Billionaire since"),
    foretelling=("income after round 4",),
    curves=(
        "income", "Gini of income", "Gini of pockets", "share of the fullest pocket", "Millionaires or better", "Billionaires",
        "public money to Billionaires", "pairs of different class", "all of one class",
    ),
    rounds=41,
)  # fmt: skip
Count, Grouping, Curve = LENS.columns()
