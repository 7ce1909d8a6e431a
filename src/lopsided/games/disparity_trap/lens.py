"""What the lab looks at in The Disparity Trap (The lens, in docs/ledger/disparity-trap.md): SD against SND, each count in its Position's row."""

from lopsided.engine.events import FIRST_INT, KIND
from lopsided.engine.gini import gini
from lopsided.engine.lens import Lens, columns_of
from lopsided.engine.rule import rule
from lopsided.games.disparity_trap.rules.ending import points
from lopsided.games.disparity_trap.rules.pieces import tier_of
from lopsided.games.disparity_trap.rules.votes import levelled
from lopsided.games.disparity_trap.state import TIERS, Deck, Ending, Int, Phase, Position, Thing, Told, is_tile, wealth_of

LEVELS = ("0", "1", "2 or more")  # gaps voted away
COUNTS = (
    "players", "turns", "turns skipped", "won alone", "won together", "in the trap", "tier at end", "stuck", "points at end",
    "turns to Job", "Jobs", "turns to Home", "Homes", "goal 1 rolls", "goal 2 rolls", "goal 3 rolls", "goal 4 rolls",
    "goal 1 tiles", "goal 2 tiles", "goal 3 tiles", "goal 4 tiles", "tokens received", "own rolls", "others' rolls", "pooled", "taxed",
    "influence", "Justice tokens", "unpaid fines", "tiles", "helps", "hinders", "votes called", "votes passed", "votes reversed",
    "level 0", "level 1", "level 2 or more", "together with level 0", "together with level 1", "together with level 2 or more",
    "Gini of points, in thousandths", "asked before rolls", "asked about other rolls", "asked about blocks",
)  # fmt: skip


@rule
def row_of(g, seat):
    """0 SD, 1 SND."""
    return g.position[seat] - Position.SD


@rule
def measure(box, g, since, tally, member, curve):
    """Read what was told, and the state where a round begins and at the end."""
    size = g.event.shape[0]
    for number in range(since, g.told):
        at = number % size
        kind, seat = g.event[at, KIND], g.event[at, FIRST_INT]
        if kind == Told.BEGAN:
            enrol(box, g, member)
        elif kind == Told.ROUND:
            new_round(box, g, seat, curve)
        elif kind == Told.TURN:
            tally[row_of(g, seat), Count.TURNS] += 1
        elif kind == Told.SKIPPED:
            tally[row_of(g, seat), Count.TURNS_SKIPPED] += 1
        elif kind == Told.ROLLED and box.deck[g.event[at, Int.ROLLED_CARD]] == Deck.GOAL:
            tally[row_of(g, seat), goal_rolls(goal_of(box, g.event[at, Int.ROLLED_CARD]) - 1)] += 1
        elif kind == Told.GAINED:
            count_gain(g, seat, g.event[at, Int.GAINED_THING], g.event[at, Int.GAINED_AMOUNT], number, tally)
        elif kind == Told.COLLECTED:
            tally[row_of(g, seat), Count.TOKENS_RECEIVED] += g.event[at, Int.COLLECTED_AMOUNT]
        elif kind == Told.TRADED and box.trade_get[g.event[at, Int.TRADED_TRADE]] == Thing.JOB:
            reach_tile(g, seat, Count.TURNS_TO_JOB, Count.JOBS, number, tally)
        elif kind == Told.PASSED:
            count_answer(g, seat, g.event[at, Int.PASSED_WINDOW], tally)
        elif kind == Told.PAID_ROLL:
            count_answer(g, seat, Phase.EXTRA_ROLL, tally)
            tally[row_of(g, seat), Count.OWN_ROLLS if g.event[at, Int.PAID_ROLL_TARGET] == seat else Count.OTHERS_ROLLS] += g.event[at, Int.PAID_ROLL_PRICE]
        elif kind == Told.POWER_ROLL:
            count_answer(g, seat, Phase.EXTRA_ROLL, tally)
        elif kind == Told.BLOCKED:
            count_answer(g, seat, Phase.BLOCK, tally)
        elif kind == Told.INFLUENCED:
            count_answer(g, seat, Phase.INFLUENCE, tally)
            tally[row_of(g, seat), Count.INFLUENCE] += box.influence_cost
        elif kind == Told.REVEALED:
            tally[row_of(g, seat), Count.POOLED] += g.event[at, Int.REVEALED_AMOUNT]
        elif kind == Told.LOST and g.event[at, Int.LOST_CARD] == box.taxes:
            tally[row_of(g, seat), Count.TAXED] += g.event[at, Int.LOST_AMOUNT]
        elif kind == Told.UNPAID:
            tally[row_of(g, seat), Count.UNPAID_FINES] += 1
        elif kind == Told.VOTE or kind == Told.REVERSAL:
            tally[row_of(g, seat), Count.VOTES_CALLED] += 1
        elif kind == Told.VOTED and g.event[at, Int.VOTED_PASSED] == 1:
            tally[row_of(g, next_mover(g, number)), Count.VOTES_REVERSED if g.event[at, Int.VOTED_REVERSE] else Count.VOTES_PASSED] += 1
    if g.over:
        last_look(box, g, tally)


@rule
def enrol(box, g, member):
    """Each seat's Position, when it plays, and when it plays among its own."""
    own = 0  # players of each Position so far, four bits each
    for i in range(box.seats):
        seat = (g.first + i) % box.seats
        member[Grouping.POSITION, seat] = row_of(g, seat)
        member[Grouping.TURN_ORDER, seat] = i
        member[Grouping.PLACE_IN_THE_POSITION, seat] = 3 * row_of(g, seat) + (own >> 4 * row_of(g, seat) & 15)
        own += 1 << 4 * row_of(g, seat)


@rule
def new_round(box, g, number, curve):
    """Tiers and tokens of both Positions as a round begins, and how unequal the tokens are."""
    if number >= curve.shape[0]:
        return
    players = box.seats // 2
    for seat in range(box.seats):
        row = row_of(g, seat)
        share = players if row == 0 else box.seats - players
        curve[number, tier_curve(row)] += tier_of(box, g, seat) / share
        curve[number, tokens_curve(row)] += g.have[seat, Thing.PRIVILEGE] / share
    curve[number, Curve.GINI_OF_TOKENS] += gini(tokens_of, box.seats, g)
    curve[number, Curve.GAMES] += 1


@rule
def tokens_of(g, seat):
    """How many Privilege tokens a player has."""
    return g.have[seat, Thing.PRIVILEGE]


@rule
def count_answer(g, seat, window, tally):
    """A question out of turn that a player answered, by its window."""
    if window == Phase.INFLUENCE:
        tally[row_of(g, seat), Count.ASKED_BEFORE_ROLLS] += 1
    elif window == Phase.EXTRA_ROLL:
        tally[row_of(g, seat), Count.ASKED_ABOUT_OTHER_ROLLS] += 1
    else:
        tally[row_of(g, seat), Count.ASKED_ABOUT_BLOCKS] += 1


@rule
def goal_of(box, card):
    """The tier of a Goal card."""
    tier = 1
    while box.goal[tier] != card:
        tier += 1
    return tier


@rule
def count_gain(g, seat, thing, amount, number, tally):
    """Tokens and tiles that a player received."""
    row = row_of(g, seat)
    if thing == Thing.PRIVILEGE:
        tally[row, Count.TOKENS_RECEIVED] += amount
    elif thing == Thing.JUSTICE:
        tally[row, Count.JUSTICE_TOKENS] += amount
    elif is_tile(thing):
        tally[row, Count.TILES] += amount
        for tier in range(TIERS):
            tally[row, goal_tiles(tier)] += 1 if thing == wealth_of(tier) else 0
        if thing == Thing.JOB:
            reach_tile(g, seat, Count.TURNS_TO_JOB, Count.JOBS, number, tally)
        elif thing == Thing.HOME:
            reach_tile(g, seat, Count.TURNS_TO_HOME, Count.HOMES, number, tally)


@rule
def reach_tile(g, seat, turns_to, tiles, number, tally):
    """How many turns of its own a player had begun when it got a tile; turns that began since do not count."""
    turns = g.turns[seat]
    for later in range(number + 1, g.told):
        at = later % g.event.shape[0]
        if g.event[at, KIND] == Told.TURN and g.event[at, Int.TURN_SEAT] == seat:
            turns -= 1
    tally[row_of(g, seat), turns_to] += turns
    tally[row_of(g, seat), tiles] += 1


@rule
def next_mover(g, number):
    """Who called a vote: whoever moves right after it."""
    while g.event[number % g.event.shape[0], KIND] != Told.MOVED:
        number += 1
    return g.event[number % g.event.shape[0], Int.MOVED_SEAT]


@rule
def last_look(box, g, tally):
    """Where everybody stands at the end."""
    level = min(levelled(g), 2)
    for seat in range(box.seats):
        row = row_of(g, seat)
        tally[row, Count.PLAYERS] += 1
        tally[row, Count.WON_ALONE] += 1 if g.winner == seat + 1 else 0
        tally[row, Count.WON_TOGETHER] += 1 if g.ending == Ending.COOPERATIVE else 0
        tally[row, Count.IN_THE_TRAP] += 1 if g.ending == Ending.CAP else 0
        tally[row, Count.TIER_AT_END] += tier_of(box, g, seat)
        tally[row, Count.STUCK] += 1 if g.have[seat, Thing.JOB] == 0 else 0
        tally[row, Count.POINTS_AT_END] += points(box, g, seat)
        tally[row, Count.HELPS] += g.helps[seat]
        tally[row, Count.HINDERS] += g.hinders[seat]
        tally[row, with_level(level)] += 1
        tally[row, together_with_level(level)] += 1 if g.ending == Ending.COOPERATIVE else 0
        tally[row, Count.GINI_OF_POINTS_IN_THOUSANDTHS] += int(1000 * gini(points, box.seats, box, g))


@rule
def wealth(box, g, seat):
    """The Privilege tokens in hand."""
    return tokens_of(g, seat) + 0


LENS = Lens(
    measure=measure,
    wealth=wealth,
    groups=("SD", "SND"),
    counts=COUNTS,
    ratios={
        "won alone": ("won alone", "players"),
        "won together": ("won together", "players"),
        "in the trap": ("in the trap", "players"),
        "tier at the end": ("tier at end", "players"),
        "stuck without a Job": ("stuck", "players"),
        "Prosperity Points at the end": ("points at end", "players"),
        "turns to the Job": ("turns to Job", "Jobs"),
        "turns to the Home": ("turns to Home", "Homes"),
        **{f"rolls needed for the {tile}": (f"goal {tier} rolls", f"goal {tier} tiles") for tier, tile in enumerate(("Job", "Home", "Business", "Legacy"), 1)},
        "tokens received per turn": ("tokens received", "turns"),
        "tokens spent on own rolls, per game": ("own rolls", "players"),
        "tokens spent on others' rolls, per game": ("others' rolls", "players"),
        "tokens pooled in votes, per game": ("pooled", "players"),
        "tokens taxed, per game": ("taxed", "players"),
        "tokens spent on Influence, per game": ("influence", "players"),
        "Justice tokens, per game": ("Justice tokens", "players"),
        "fines that could not be paid, per game": ("unpaid fines", "players"),
        "turns skipped, per game": ("turns skipped", "players"),
        "tiles earned per turn": ("tiles", "turns"),
        "helps, per game": ("helps", "players"),
        "hinders, per game": ("hinders", "players"),
        "votes called, per game": ("votes called", "players"),
        "votes passed, per game": ("votes passed", "players"),
        "votes reversed, per game": ("votes reversed", "players"),
        **{f"won together, with {n} gaps voted away at the end": (f"together with level {n}", f"level {n}") for n in LEVELS},
        "questions before a roll, per turn": ("asked before rolls", "turns"),
        "questions about another roll, per turn": ("asked about other rolls", "turns"),
        "questions about a block, per turn": ("asked about blocks", "turns"),
        "Gini of points, in thousandths": ("Gini of points, in thousandths", "players"),
    },
    groupings={
        "position": ("SD", "SND"),
        "turn order": ("first", "second", "third", "fourth", "fifth", "sixth"),
        "place in the Position": ("SD first", "SD second", "SD third", "SND first", "SND second", "SND third"),
    },
    curves=("tier of SD", "tier of SND", "tokens of SD", "tokens of SND", "Gini of tokens"),
    rounds=60,
)
Count, Grouping, Curve = LENS.columns()
goal_rolls, goal_tiles = (columns_of(Count, *(f"goal {tier} {what}" for tier in range(1, TIERS + 1))) for what in ("rolls", "tiles"))
with_level, together_with_level = (columns_of(Count, *(f"{before}level {n}" for n in LEVELS)) for before in ("", "together with "))
tier_curve, tokens_curve = (columns_of(Curve, f"{what} of SD", f"{what} of SND") for what in ("tier", "tokens"))
