"""What the lab looks at in Unequalopolis (The lens, in docs/ledger/unequalopolis.md): men against women, by what each got, paid and lost."""

from lopsided.engine.events import KIND
from lopsided.engine.lens import Lens, gini
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.ending import deeds_of
from lopsided.games.unequalopolis.rules.land import owns_group
from lopsided.games.unequalopolis.rules.people import lives, steps, worth
from lopsided.games.unequalopolis.state import DEEDS, STREET_GROUPS, TOLD, WAREHOUSE, End, Sign, Told

is_turn = TOLD.has("turn lost_turn bank park barred claimed preempted bought declined")
is_money = TOLD.has("rent rent_lost guardian tax gained gave inherited renounced will_skip")
is_land = TOLD.has("built sold sold_group settled traded refused bankrupt bankrupt_bank")
FIRST_CARDS = (
    "none", "a standing yes", "industry licence", "rail concession", "full harvest", "equal pay", "right to inherit", "passport", "safe streets",
    "legal counsel",
)  # fmt: skip
COUNTS = (
    "players", "turns", "bankruptcies", "bankrupt in round", "worth at end", "deeds at end", "alive at 10", "alive at 20", "alive at 40",
    "from the Bank", "from cards", "rent received", "rent paid", "from sales", "tax paid",
    "claims", "bought from the bank", "claims pre-empted", "declined", "turns lost", "in the Park", "at night", "by a card", "turns in prison",
    "inheritance renounced", "inheritance received", "rent handed to a man", "rent lost in prison", "barred from a deed", "empowered", "trades",
    "offers refused", "crops planted", "warehouses built", "ended by bankruptcy", "missing at the Bank", "missing from cards", "missing at the start",
    "claims bought", "claims declined", "pre-empted by a man", "turns waited", "whole groups at end", "development at end", "all deeds",
    *(f"first card {card}, worth" for card in FIRST_CARDS),
    *(f"first card {card}, women" for card in FIRST_CARDS),
)  # fmt: skip
(
    PLAYERS, TURNS, FALLS, FALL_ROUND, WORTH, DEEDS_END, ALIVE10, ALIVE20, ALIVE40, BANK_SUM, CARD_SUM, RENT_IN, RENT_OUT, SALES, TAX,
    CLAIMS, BOUGHT, PREEMPTED, DECLINED, LOST, PARK, NIGHT, CARE, PRISON, RENOUNCED, RECEIVED, GUARDIAN, RENT_LOST, BARRED, EMPOWERED, TRADES, REFUSED,
    CROPS, WAREHOUSES, ENDED, BANK_GAP, CARD_GAP, START_GAP, CLAIMS_BOUGHT, CLAIMS_DECLINED, BY_A_MAN, WAITED, GROUPS_END, LEVELS_END, ALL_DEEDS,
) = range(len(COUNTS) - 2 * len(FIRST_CARDS))  # fmt: skip
FIRST_WORTH, FIRST_WOMEN = len(COUNTS) - 2 * len(FIRST_CARDS), len(COUNTS) - len(FIRST_CARDS)
SIGN, EMPOWERMENT, FIRST_CARD, ORDER = range(4)
MEN_WORTH, WOMEN_WORTH, MEN_DEEDS, WOMEN_DEEDS, MEN_GROUPS, WOMEN_GROUPS, MEN_LEVELS, WOMEN_LEVELS, GINI, COUNTED = range(10)


@rule
def measure(box, g, since, tally, member, curve):
    """Read what was told, and the state where a round begins and at the end."""
    size = g.event.shape[0]
    for number in range(since, g.told):
        at = number % size
        kind, a, b, c, d = g.event[at, KIND], g.event[at, 2], g.event[at, 3], g.event[at, 4], g.event[at, 5]
        if kind == Told.SIGN:
            tally[b, PLAYERS] += 1
            member[SIGN, a], member[ORDER, a] = b, c - 1
            member[EMPOWERMENT, a] = member[FIRST_CARD, a] = 0 if b == Sign.WOMAN else -1
        elif kind == Told.MONEY:
            tally[g.sign[a], START_GAP] += c - b
        elif kind == Told.ROUND:
            new_round(box, g, a, tally, curve)
        elif is_turn(kind):
            count_turn(box, g, kind, a, b, c, d, tally)
        elif kind == Told.EMPOWERED:
            tally[g.sign[a], EMPOWERED] += 1
            member[EMPOWERMENT, a] = 1
            if member[FIRST_CARD, a] == 0:
                member[FIRST_CARD, a] = 1 + box.amount[b, 0]
        elif is_money(kind):
            count_money(g, kind, a, b, c, d, tally)
        elif is_land(kind):
            count_land(g, kind, a, b, c, d, tally)
    if g.over:
        last_look(box, g, tally, member)


@rule
def count_turn(box, g, kind, seat, b, c, d, tally):
    """Turns, the Bank, the Park and claims."""
    row = g.sign[seat]
    if kind == Told.TURN:
        tally[row, TURNS] += 1
        tally[row, PRISON] += 1 if g.prison[seat] > 0 else 0
        count_waiting(box, g, seat, tally)
    elif kind == Told.LOST_TURN:
        tally[row, LOST] += 1
        tally[row, NIGHT] += b
    elif kind == Told.BANK:
        tally[row, BANK_SUM] += b
        tally[row, BANK_GAP] += c - b
    elif kind == Told.PARK:
        tally[row, PARK] += 1 - b
    elif kind == Told.BARRED:
        tally[row, BARRED] += 1
    elif kind == Told.CLAIMED:
        tally[row, CLAIMS] += 1
    elif kind == Told.PREEMPTED:
        tally[row, PREEMPTED] += 1
        tally[row, BY_A_MAN] += 1 if g.sign[b] == Sign.MAN else 0
    elif kind == Told.BOUGHT:
        tally[row, BOUGHT] += 1
        tally[row, CLAIMS_BOUGHT] += d
    elif kind == Told.DECLINED:
        tally[row, DECLINED] += 1
        tally[row, CLAIMS_DECLINED] += d


@rule
def count_waiting(box, g, seat, tally):
    """The turns of others that begin while a claim is open."""
    for other in range(box.seats):
        if other != seat and g.claim[other] > 0:
            tally[g.sign[other], WAITED] += 1


@rule
def count_money(g, kind, seat, b, c, d, tally):
    """Rent, cards, tax and inheritance."""
    row = g.sign[seat]
    if kind == Told.RENT:
        tally[row, RENT_OUT] += c
        tally[g.sign[b], RENT_IN] += c
    elif kind == Told.RENT_LOST:
        tally[g.sign[b], RENT_LOST] += 1
    elif kind == Told.GUARDIAN:
        tally[row, GUARDIAN] += c
    elif kind == Told.TAX:
        tally[row, TAX] += b
    elif kind == Told.GAINED:
        tally[row, CARD_SUM] += b
        tally[row, CARD_GAP] += c - b
    elif kind == Told.GAVE:
        tally[g.sign[b], CARD_SUM] += c
        tally[g.sign[b], CARD_GAP] += d - c
    elif kind == Told.INHERITED:
        tally[row, CARD_SUM] += b
        tally[row, RECEIVED] += b
    elif kind == Told.RENOUNCED:
        tally[row, RENOUNCED] += c
        tally[g.sign[b], RECEIVED] += c
    elif kind == Told.WILL_SKIP:
        tally[row, CARE] += b


@rule
def count_land(g, kind, seat, b, c, d, tally):
    """Buildings, sales, trades and bankruptcies."""
    row = g.sign[seat]
    if kind == Told.BUILT:
        tally[row, WAREHOUSES if c == WAREHOUSE else CROPS] += 1
    elif kind == Told.SOLD or kind == Told.SOLD_GROUP or kind == Told.SETTLED:
        tally[row, SALES] += d
    elif kind == Told.TRADED:
        tally[row, TRADES] += 1
        tally[g.sign[b], TRADES] += 1
    elif kind == Told.REFUSED:
        tally[row, REFUSED] += 1
    elif kind == Told.BANKRUPT or kind == Told.BANKRUPT_BANK:
        tally[row, FALLS] += 1
        tally[row, FALL_ROUND] += g.round


@rule
def groups_of(box, g, seat):
    """How many whole groups of streets a seat has."""
    count = 0
    for group in range(STREET_GROUPS):
        count += 1 if owns_group(box, g, seat, group) else 0
    return count


@rule
def levels_of(box, g, seat):
    """How many crops and warehouses have been paid for on what a seat has, a warehouse with its crops."""
    count = 0
    for deed in range(DEEDS):
        count += steps(box, g.level[deed]) if g.owner[deed] == seat + 1 else 0
    return count


@rule
def new_round(box, g, number, tally, curve):
    """Wealth and land as a round begins, and who is still there."""
    for seat in range(box.seats):
        if lives(g, seat):
            tally[g.sign[seat], ALIVE10] += 1 if number == 11 else 0
            tally[g.sign[seat], ALIVE20] += 1 if number == 21 else 0
            tally[g.sign[seat], ALIVE40] += 1 if number == 41 else 0
    if number >= curve.shape[0]:
        return
    men = box.seats // 2
    for seat in range(box.seats):
        of = men if g.sign[seat] == Sign.MAN else box.seats - men
        curve[number, g.sign[seat]] += worth(box, g, seat) / of
        curve[number, MEN_DEEDS + g.sign[seat]] += deeds_of(g, seat) / of
        curve[number, MEN_GROUPS + g.sign[seat]] += groups_of(box, g, seat) / of
        curve[number, MEN_LEVELS + g.sign[seat]] += levels_of(box, g, seat) / of
    curve[number, GINI] += gini(worth, box.seats, box, g)
    curve[number, COUNTED] += 1


@rule
def last_look(box, g, tally, member):
    """What is left at the end of a game."""
    tally[Sign.MAN, ALL_DEEDS] += DEEDS
    tally[Sign.WOMAN, ALL_DEEDS] += DEEDS
    for seat in range(box.seats):
        row = g.sign[seat]
        tally[row, WORTH] += worth(box, g, seat)
        tally[row, DEEDS_END] += deeds_of(g, seat)
        tally[row, GROUPS_END] += groups_of(box, g, seat)
        tally[row, LEVELS_END] += levels_of(box, g, seat)
        if member[FIRST_CARD, seat] >= 0:
            tally[row, FIRST_WORTH + member[FIRST_CARD, seat]] += worth(box, g, seat)
            tally[row, FIRST_WOMEN + member[FIRST_CARD, seat]] += 1
        tally[row, ENDED] += 1 if g.ended == End.LAST else 0
        tally[row, ALIVE10] += 1 if g.round < 11 and lives(g, seat) else 0
        tally[row, ALIVE20] += 1 if g.round < 21 and lives(g, seat) else 0
        tally[row, ALIVE40] += 1 if g.round < 41 and lives(g, seat) else 0


LENS = Lens(
    measure=measure,
    groups=("men", "women"),
    counts=COUNTS,
    ratios={
        "net worth at the end": ("worth at end", "players"),
        "deeds at the end": ("deeds at end", "players"),
        "share of all deeds at the end": ("deeds at end", "all deeds"),
        "whole groups at the end": ("whole groups at end", "players"),
        "development at the end": ("development at end", "players"),
        "went bankrupt": ("bankruptcies", "players"),
        "round of bankruptcy": ("bankrupt in round", "bankruptcies"),
        "alive after 10 rounds": ("alive at 10", "players"),
        "alive after 20 rounds": ("alive at 20", "players"),
        "alive after 40 rounds": ("alive at 40", "players"),
        "from the Bank, per turn": ("from the Bank", "turns"),
        "from cards, per turn": ("from cards", "turns"),
        "rent received, per turn": ("rent received", "turns"),
        "rent paid, per turn": ("rent paid", "turns"),
        "from sales, per turn": ("from sales", "turns"),
        "tax paid, per turn": ("tax paid", "turns"),
        "claims made": ("claims", "players"),
        "of them, bought": ("claims bought", "claims"),
        "of them, pre-empted": ("claims pre-empted", "claims"),
        "of them, pre-empted by a man": ("pre-empted by a man", "claims"),
        "of them, gone to auction": ("claims declined", "claims"),
        "turns of others waited, per claim": ("turns waited", "claims"),
        "turns lost": ("turns lost", "turns"),
        "turns lost at night": ("at night", "turns"),
        "turns in prison": ("turns in prison", "turns"),
        "alone in the Park": ("in the Park", "players"),
        "inheritance renounced": ("inheritance renounced", "players"),
        "inheritance received": ("inheritance received", "players"),
        "rent handed to a man": ("rent handed to a man", "players"),
        "barred from a deed": ("barred from a deed", "players"),
        "Empowerment cards": ("empowered", "players"),
        "trades": ("trades", "players"),
        "offers refused": ("offers refused", "players"),
        "crops planted": ("crops planted", "players"),
        "warehouses built": ("warehouses built", "players"),
        "games ended by bankruptcy": ("ended by bankruptcy", "players"),
        "missing at the start": ("missing at the start", "players"),
        "missing at the Bank": ("missing at the Bank", "players"),
        "missing from cards": ("missing from cards", "players"),
        **{f"net worth at the end, first Empowerment card: {card}": (f"first card {card}, worth", f"first card {card}, women") for card in FIRST_CARDS},
    },
    groupings={
        "sign": ("men", "women"),
        "women": ("without an Empowerment card", "with an Empowerment card"),
        "first Empowerment card": FIRST_CARDS,
        "turn order": ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"),
    },
    curves=(
        "net worth of men",
        "net worth of women",
        "deeds of men",
        "deeds of women",
        "whole groups of men",
        "whole groups of women",
        "development of men",
        "development of women",
        "Gini of net worth",
    ),
    rounds=60,
)
