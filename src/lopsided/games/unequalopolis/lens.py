"""What the lab looks at in Unequalopolis (The lens, in docs/ledger/unequalopolis.md): men against women, by what each got, paid and lost."""

from lopsided.engine.events import FIRST_INT, KIND
from lopsided.engine.gini import gini
from lopsided.engine.lens import Lens, columns_of
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.ending import deeds_of
from lopsided.games.unequalopolis.rules.land import owns_group
from lopsided.games.unequalopolis.rules.people import lives, steps, worth
from lopsided.games.unequalopolis.state import DEEDS, STREET_GROUPS, TOLD, WAREHOUSE, End, Int, Sign, Told

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


@rule
def measure(box, g, since, tally, member, curve):
    """Read what was told, and the state where a round begins and at the end."""
    size = g.event.shape[0]
    for number in range(since, g.told):
        at = number % size
        kind, seat = g.event[at, KIND], g.event[at, FIRST_INT]
        if kind == Told.SIGN:
            tally[g.event[at, Int.SIGN_SIGN], Count.PLAYERS] += 1
            member[Grouping.SIGN, seat], member[Grouping.TURN_ORDER, seat] = g.event[at, Int.SIGN_SIGN], g.event[at, Int.SIGN_PLACE] - 1
            member[Grouping.WOMEN, seat] = member[Grouping.FIRST_EMPOWERMENT_CARD, seat] = 0 if g.event[at, Int.SIGN_SIGN] == Sign.WOMAN else -1
        elif kind == Told.MONEY:
            tally[g.sign[seat], Count.MISSING_AT_THE_START] += g.event[at, Int.MONEY_FULL] - g.event[at, Int.MONEY_AMOUNT]
        elif kind == Told.ROUND:
            new_round(box, g, seat, tally, curve)
        elif is_turn(kind):
            count_turn(box, g, at, kind, seat, tally)
        elif kind == Told.EMPOWERED:
            tally[g.sign[seat], Count.EMPOWERED] += 1
            member[Grouping.WOMEN, seat] = 1
            if member[Grouping.FIRST_EMPOWERMENT_CARD, seat] == 0:
                member[Grouping.FIRST_EMPOWERMENT_CARD, seat] = 1 + box.amount[g.event[at, Int.EMPOWERED_CARD], 0]
        elif is_money(kind):
            count_money(g, at, kind, seat, tally)
        elif is_land(kind):
            count_land(g, at, kind, seat, tally)
    if g.over:
        last_look(box, g, tally, member)


@rule
def count_turn(box, g, at, kind, seat, tally):
    """Turns, the Bank, the Park and claims."""
    row = g.sign[seat]
    if kind == Told.TURN:
        tally[row, Count.TURNS] += 1
        tally[row, Count.TURNS_IN_PRISON] += 1 if g.prison[seat] > 0 else 0
        count_waiting(box, g, seat, tally)
    elif kind == Told.LOST_TURN:
        tally[row, Count.TURNS_LOST] += 1
        tally[row, Count.AT_NIGHT] += g.event[at, Int.LOST_TURN_WHY]
    elif kind == Told.BANK:
        tally[row, Count.FROM_THE_BANK] += g.event[at, Int.BANK_AMOUNT]
        tally[row, Count.MISSING_AT_THE_BANK] += g.event[at, Int.BANK_FULL] - g.event[at, Int.BANK_AMOUNT]
    elif kind == Told.PARK:
        tally[row, Count.IN_THE_PARK] += 1 - g.event[at, Int.PARK_COMPANY]
    elif kind == Told.BARRED:
        tally[row, Count.BARRED_FROM_A_DEED] += 1
    elif kind == Told.CLAIMED:
        tally[row, Count.CLAIMS] += 1
    elif kind == Told.PREEMPTED:
        tally[row, Count.CLAIMS_PRE_EMPTED] += 1
        tally[row, Count.PRE_EMPTED_BY_A_MAN] += 1 if g.sign[g.event[at, Int.PREEMPTED_TARGET]] == Sign.MAN else 0
    elif kind == Told.BOUGHT:
        tally[row, Count.BOUGHT_FROM_THE_BANK] += 1
        tally[row, Count.CLAIMS_BOUGHT] += g.event[at, Int.BOUGHT_CLAIM]
    elif kind == Told.DECLINED:
        tally[row, Count.DECLINED] += 1
        tally[row, Count.CLAIMS_DECLINED] += g.event[at, Int.DECLINED_CLAIM]


@rule
def count_waiting(box, g, seat, tally):
    """The turns of others that begin while a claim is open."""
    for other in range(box.seats):
        if other != seat and g.claim[other] > 0:
            tally[g.sign[other], Count.TURNS_WAITED] += 1


@rule
def count_money(g, at, kind, seat, tally):
    """Rent, cards, tax and inheritance."""
    row = g.sign[seat]
    if kind == Told.RENT:
        tally[row, Count.RENT_PAID] += g.event[at, Int.RENT_AMOUNT]
        tally[g.sign[g.event[at, Int.RENT_TARGET]], Count.RENT_RECEIVED] += g.event[at, Int.RENT_AMOUNT]
    elif kind == Told.RENT_LOST:
        tally[g.sign[g.event[at, Int.RENT_LOST_TARGET]], Count.RENT_LOST_IN_PRISON] += 1
    elif kind == Told.GUARDIAN:
        tally[row, Count.RENT_HANDED_TO_A_MAN] += g.event[at, Int.GUARDIAN_AMOUNT]
    elif kind == Told.TAX:
        tally[row, Count.TAX_PAID] += g.event[at, Int.TAX_AMOUNT]
    elif kind == Told.GAINED:
        tally[row, Count.FROM_CARDS] += g.event[at, Int.GAINED_AMOUNT]
        tally[row, Count.MISSING_FROM_CARDS] += g.event[at, Int.GAINED_FULL] - g.event[at, Int.GAINED_AMOUNT]
    elif kind == Told.GAVE:
        tally[g.sign[g.event[at, Int.GAVE_TARGET]], Count.FROM_CARDS] += g.event[at, Int.GAVE_AMOUNT]
        tally[g.sign[g.event[at, Int.GAVE_TARGET]], Count.MISSING_FROM_CARDS] += g.event[at, Int.GAVE_FULL] - g.event[at, Int.GAVE_AMOUNT]
    elif kind == Told.INHERITED:
        tally[row, Count.FROM_CARDS] += g.event[at, Int.INHERITED_AMOUNT]
        tally[row, Count.INHERITANCE_RECEIVED] += g.event[at, Int.INHERITED_AMOUNT]
    elif kind == Told.RENOUNCED:
        tally[row, Count.INHERITANCE_RENOUNCED] += g.event[at, Int.RENOUNCED_AMOUNT]
        tally[g.sign[g.event[at, Int.RENOUNCED_TARGET]], Count.INHERITANCE_RECEIVED] += g.event[at, Int.RENOUNCED_AMOUNT]
    elif kind == Told.WILL_SKIP:
        tally[row, Count.BY_A_CARD] += g.event[at, Int.WILL_SKIP_TURNS]


@rule
def count_land(g, at, kind, seat, tally):
    """Buildings, sales, trades and bankruptcies."""
    row = g.sign[seat]
    if kind == Told.BUILT:
        tally[row, Count.WAREHOUSES_BUILT if g.event[at, Int.BUILT_LEVEL] == WAREHOUSE else Count.CROPS_PLANTED] += 1
    elif kind == Told.SOLD or kind == Told.SOLD_GROUP or kind == Told.SETTLED:
        tally[row, Count.FROM_SALES] += g.event[at, Int.SOLD_AMOUNT]
    elif kind == Told.TRADED:
        tally[row, Count.TRADES] += 1
        tally[g.sign[g.event[at, Int.TRADED_TARGET]], Count.TRADES] += 1
    elif kind == Told.REFUSED:
        tally[row, Count.OFFERS_REFUSED] += 1
    elif kind == Told.BANKRUPT or kind == Told.BANKRUPT_BANK:
        tally[row, Count.BANKRUPTCIES] += 1
        tally[row, Count.BANKRUPT_IN_ROUND] += g.round


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
            tally[g.sign[seat], Count.ALIVE_AT_10] += 1 if number == 11 else 0
            tally[g.sign[seat], Count.ALIVE_AT_20] += 1 if number == 21 else 0
            tally[g.sign[seat], Count.ALIVE_AT_40] += 1 if number == 41 else 0
    if number >= curve.shape[0]:
        return
    men = box.seats // 2
    for seat in range(box.seats):
        of = men if g.sign[seat] == Sign.MAN else box.seats - men
        curve[number, worth_curve(g.sign[seat])] += worth(box, g, seat) / of
        curve[number, deeds_curve(g.sign[seat])] += deeds_of(g, seat) / of
        curve[number, groups_curve(g.sign[seat])] += groups_of(box, g, seat) / of
        curve[number, development_curve(g.sign[seat])] += levels_of(box, g, seat) / of
    curve[number, Curve.GINI_OF_NET_WORTH] += gini(worth, box.seats, box, g)
    curve[number, Curve.GAMES] += 1


@rule
def last_look(box, g, tally, member):
    """What is left at the end of a game."""
    tally[Sign.MAN, Count.ALL_DEEDS] += DEEDS
    tally[Sign.WOMAN, Count.ALL_DEEDS] += DEEDS
    for seat in range(box.seats):
        row = g.sign[seat]
        tally[row, Count.WORTH_AT_END] += worth(box, g, seat)
        tally[row, Count.DEEDS_AT_END] += deeds_of(g, seat)
        tally[row, Count.WHOLE_GROUPS_AT_END] += groups_of(box, g, seat)
        tally[row, Count.DEVELOPMENT_AT_END] += levels_of(box, g, seat)
        if member[Grouping.FIRST_EMPOWERMENT_CARD, seat] >= 0:
            tally[row, first_card_worth(member[Grouping.FIRST_EMPOWERMENT_CARD, seat])] += worth(box, g, seat)
            tally[row, first_card_women(member[Grouping.FIRST_EMPOWERMENT_CARD, seat])] += 1
        tally[row, Count.ENDED_BY_BANKRUPTCY] += 1 if g.ended == End.LAST else 0
        tally[row, Count.ALIVE_AT_10] += 1 if g.round < 11 and lives(g, seat) else 0
        tally[row, Count.ALIVE_AT_20] += 1 if g.round < 21 and lives(g, seat) else 0
        tally[row, Count.ALIVE_AT_40] += 1 if g.round < 41 and lives(g, seat) else 0


@rule
def wealth(box, g, seat):
    """Net worth (UQ-120)."""
    return worth(box, g, seat) + 0


LENS = Lens(
    measure=measure,
    wealth=wealth,
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
Count, Grouping, Curve = LENS.columns()
worth_curve, deeds_curve, groups_curve, development_curve = (
    columns_of(Curve, f"{what} of men", f"{what} of women") for what in ("net worth", "deeds", "whole groups", "development")
)
first_card_worth, first_card_women = (columns_of(Count, *(f"first card {card}, {what}" for card in FIRST_CARDS)) for what in ("worth", "women"))
