"""What lies on the table in Disruptopia, and what can be done and told there."""

from enum import IntEnum

from lopsided.engine.actions import Families
from lopsided.engine.decks import deck
from lopsided.engine.events import Events
from lopsided.engine.records import Header, Record, i8, i16, i32
from lopsided.engine.rule import among

SEATS = 5
REGIONS = 6
WORKERS = 8
SLOTS = 3  # for Effect Cards
CLASSES = 3
LEVELS = 8  # of Compute and Model Version, 0 included
REPUTATIONS = 13  # cells of the reputation track
DECKS = 3
HAND = 16  # cards that a hand has room for
KINDS = 80  # kinds of card that a box may hold
CARDS = 40  # cards that a deck may hold
PARTS = 4  # of one card
SIDES = 6  # of every die
WITHOUT_PRICE = 1_000  # a discount larger than any price
CHANCES = 64  # that a guess takes for each seat
ODD_PLANS = 8  # a guess takes one plan in so many to be any

FIRST_SEAT, FAVOURED, SUBSIDY_DIE, MARKETING_DIE, CARD_DIE, DROPPED = 3, 4, 5, 6, 6 + SEATS, 6 + 2 * SEATS  # streams of chance; 0 to 2 are the decks


class Rank(IntEnum):
    """Net worth."""

    STARTUP, MILLIONAIRE, BILLIONAIRE = range(3)


class Option(IntEnum):
    """What a worker can be sent to do in a quarter."""

    IDLE, BUY_CHIPS, FILE_PATENT, RECRUIT, TRAIN, HANDOUT, BUYBACK, MARKETING, SCALE_PRESENCE, PLAY_CARD, RESTRUCTURE, AUDIT, REHIRE = range(13)


is_with_cards = among("is_with_cards", (Option.PLAY_CARD, Option.RESTRUCTURE, Option.AUDIT, Option.REHIRE))


class Verb(IntEnum):
    """What a part of a card does."""

    POWER, REP, GAIN, LOSE, PAY, STEAL, COMPUTE, TRAIN, CUT, SURCHARGE, RECRUIT, FIRE, PRESENCE, UNPLACE = range(1, 15)
    SUBSIDY, SUBSIDY_BACK, DRAW, DROP, SNATCH, PRICE, REROLL, SOFTEN, SHIELD = range(15, 24)


class Who(IntEnum):
    """Whom a part of a card is about."""

    ME, ONE, EACH, ALL = range(4)


class Guard(IntEnum):
    """When a part of a card counts."""

    ALWAYS, REP_FROM, REP_BELOW, ROLL, AFTER = range(5)


class When(IntEnum):
    """When a card does what it says: once as it is played; from its slot once a round, or all the time."""

    PLAYED, ROUND, ODD, EVEN, STANDING = range(5)


class Need(IntEnum):
    """What must hold for a card to be played, or for a competitor to be its target."""

    NOTHING, REP, SUBSIDY, BEHIND, LEADER, PUBLIC_MONEY = range(6)


class Purpose(IntEnum):
    """What a region is chosen for."""

    HOME, HANDOUT, SCALE, SUBSIDY, SUBSIDY_ANY, PRESENCE, UNPLACE = range(7)


class Phase(IntEnum):
    """What can be asked."""

    HOME, PLAN, WINDOW, CARDS, WORKER, HANDOUT, SCALE, RESTRUCTURE, AUDIT = range(1, 10)
    TARGET, REGION, DECK, REROLL, SNATCH = range(10, 15)


is_midway = among("is_midway", (Phase.TARGET, Phase.REGION, Phase.DECK, Phase.REROLL, Phase.SNATCH))  # of a card, a draw or a die


class Moment(IntEnum):
    """What the active player may play: nothing, what is free, or what the card points pay for."""

    NONE, WINDOW, CARDS = range(3)


class Flaw(IntEnum):
    """What sound() can find wrong with a state."""

    TOKENS, CARDS, TRACK, GAP, PLAN, ASKED, LEFTOVER = range(1, 8)


class Why(IntEnum):
    """Why an action may be refused, or a worker's action cannot be carried out."""

    NOT_ASKED, OTHER_QUESTION, OCCUPIED, ALL_PLACED, NOT_ALL_PLACED, NO_CARDS, HAND_FULL, HAND_FITS, NOTHING_TO_RECALL, ENOUGH = range(1, 11)
    NO_SUCH_CARD, TOSSED, COSTS_WORKERS, NO_SLOT, REQUIREMENT, NO_USE, USED, NOT_YET, WRONG_QUARTER, STANDING = range(11, 21)
    POOR, RANK, COMPUTE, TOP, REPUTATION, NO_TOKEN, NO_PRESENCE, PRESENT, NO_EFFECT_CARD, SHIELDED = range(21, 31)
    NO_SUCH_RIVAL, YOURSELF, NOT_A_TARGET, EMPTY_DECK, NOT_THERE = range(31, 36)


MOVES = Families(
    confirm={}, place={"option": 13}, recall={}, toss={"slot": HAND},
    go_on={}, carry_out={}, skip={}, decline={}, keep={}, reroll={},
    region={"region": REGIONS}, target={"target": SEATS}, deck={"deck": DECKS},
    play={"slot": HAND}, use={"slot": SLOTS}, remove={"slot": SLOTS}, audit={"target": SEATS, "slot": SLOTS}, snatch={"slot": HAND},
)  # fmt: skip
Move = MOVES.first
is_toss, is_region, is_target, is_deck, is_play, is_use = MOVES.each("toss region target deck play use")
target_of, audited_slot = MOVES.reads("target"), MOVES.reads("slot", "audit")
is_remove, is_audit, is_snatch, is_planning = *MOVES.each("remove audit snatch"), MOVES.has("confirm place recall")

TOLD = Events(
    began="seat",  # who holds the Player 1 token
    favoured="seat",  # who starts as a Millionaire (head_start)
    settled="seat region",
    subsidised="region misses",  # a token is laid on a region; misses: rolls of full regions before
    round="round odd seat",  # seat: who holds the Player 1 token
    drew="seat deck",
    drew_card="seat card",  # whispered to who drew it
    reshuffled="deck cards",
    confirmed="seat",
    revealed="round",
    planned="seat worker option",
    tossed="seat card",  # discarded down to the limit
    turn="seat",
    failed="seat worker option why",  # cannot be carried out; why is a refusal's number
    skipped="seat worker option",  # the owner's choice
    chips="seat price level",
    patent="seat amount rank",
    recruited="seat worker price",
    trained="seat price version power rep",
    handout="seat region",
    buyback="seat rank price rep",
    marketing="seat rank face power rep",  # what was gained
    rerolls="seat face",  # the second die replaces this one
    scaled="seat region price",
    point="seat points",  # a worker on Play Card
    restructured="seat card",
    audited="seat target card price rep",
    rehired="seat cards",  # how many were thrown away first
    played="seat card",
    installed="seat card",  # an Effect Card in its slot
    used="seat card",
    aimed="seat target",
    card_die="seat face",
    power_up="seat amount total",  # by a card
    power_down="seat amount total",
    rep_up="seat amount total",
    rep_down="seat amount total",
    gained="seat amount",
    lost="seat amount",
    paid="seat amount",
    stole="seat target amount",
    compute_up="seat level",  # by a card
    compute_down="seat level",
    cut="seat amount",  # off the next training
    surcharge="seat amount",
    fired="seat worker",
    opened="seat region",  # presence by a card
    closed="seat region",  # presence lost
    subsidy="seat region",  # a token by a card
    returned="seat",  # a subsidy token, to the supply
    dropped="seat card",
    snatched="seat target deck",
    snatched_card="seat target card",  # whispered to both
    spared="seat target",  # the snatcher took nothing
    siphoned="seat amount total",
    income="seat amount power subsidy rep",
    capped="seat amount most",  # what was earned beyond the end of the track, and lost
    last_round="seat version",
    limit="round",
    scored="seat points funds power version",
    won="seat",
)
Told, Int = TOLD.kinds, TOLD.ints


class Box(Record):
    """What is printed, and the table's options."""

    seats: i8
    start_power: i8
    start_income: i8
    start_corp: i8
    start_compute: i8
    start_workers: i8
    ahead_corp: i8  # of who starts as a Millionaire
    ahead_workers: i8
    hand_limit: i8
    recalls: i8  # how often a plan may be taken back in one round, or a card's choice dropped in one turn
    tokens: i8  # subsidy tokens in all
    rerolls: i8  # of the subsidy die, one after the other
    top_power: i8
    top_income: i8
    low_rep: i8
    last_version: i8  # the Model Version that ends the game
    funds_per_point: i8
    power_per_point: i8
    version_points: i8
    tokens_per_point: i8
    compute_price: i8[LEVELS]
    compute_rank: i8[LEVELS]
    model_price: i8[LEVELS]
    model_rank: i8[LEVELS]
    worker_price: i8[WORKERS + 1]  # by number
    worker_rank: i8[WORKERS + 1]
    presence_price: i8[REGIONS + 1]  # of the n-th
    presence_rank: i8[REGIONS + 1]
    buyback_price: i8[CLASSES]  # to this class
    buyback_rep: i8[CLASSES]
    patent: i8[CLASSES]
    subsidy: i8[CLASSES]
    marketing_power: i8[CLASSES]
    marketing_rep: i8[CLASSES]
    marketing_faces: i8  # up to this face the campaign brings Power
    audit_price: i8
    audit_rep: i8
    rehire_cards: i8
    regions_per_power: i8  # regions with Presence for one Power in training
    room: i8[REGIONS]  # subsidy slots
    rep_income: i8[REPUTATIONS]
    rep_training: i8[REPUTATIONS]
    kinds: i16
    deck_of: i8[KINDS]
    copies: i8[KINDS]
    cost: i8[KINDS]
    when: i8[KINDS]
    bound: i8[KINDS]  # 1: Net Worth Limitations Apply
    need: i8[KINDS]
    need_amount: i8[KINDS]
    aim: i8[KINDS]  # what a target must be
    aims: i8[KINDS]  # 1: needs a target
    place: i8[KINDS]  # what a region is chosen for (a Purpose), 0 where none is
    verb: i8[KINDS, PARTS]
    who: i8[KINDS, PARTS]
    amount: i8[KINDS, PARTS, CLASSES]  # by class
    most: i8[KINDS, PARTS]  # amounts are for each subsidy token, up to this; 0: they are not
    free: i8[KINDS, PARTS]  # 1: without price; of a shield: against audits, not against bad press
    option: i8[KINDS, PARTS]  # of a price or a bonus
    guard: i8[KINDS, PARTS]
    guard_from: i8[KINDS, PARTS]
    guard_to: i8[KINDS, PARTS]
    next_round: i8
    reverse_setup: i8
    one_millionaire: i8
    no_cards: i8
    open_locks: i8
    max_rounds: i16


# One step tells most where the last plan is sealed, everybody gives up 15 cards, sent all 8 workers where none can do anything, and the
# subsidy die misses 101 times: 2 + 5 * 15 + 5 * 8 + 5 * (1 + 8) to carry that out, 5 * 3 for money, 102 for the die, 1 + 5 * 6 + 3 for the new
# round and its cards: 313, and tests/rules/disruptopia/test_limits.py plays it.
class State(Header, streams=6 + 3 * SEATS, frames=1, events=320):
    """The companies, the decks, and the plans of the quarter. Cards are kinds counted from 1, 0 is none; a hidden card is minus its deck, less 1."""

    corp: i16[SEATS]
    pers: i16[SEATS]
    power: i8[SEATS]
    rep: i8[SEATS]
    income: i8[SEATS]
    rank: i8[SEATS]
    compute: i8[SEATS]
    model: i8[SEATS]
    workers: i8[SEATS]
    presence: i8[SEATS, REGIONS]
    home: i8[SEATS]  # region + 1
    tokens: i8[SEATS]
    on_region: i8[REGIONS]
    supply: i8
    cut: i16[SEATS]  # waiting for the next training
    surcharge: i16[SEATS]
    decks: i8[DECKS, deck(CARDS)]
    hand: i8[SEATS, HAND]
    seen: i8[SEATS, HAND]  # bit mask of who else knows that card
    held: i8[SEATS]
    slot: i8[SEATS, SLOTS]
    used: i8[SEATS, SLOTS]  # 1: used this round
    fresh: i8[SEATS, SLOTS]  # 1: placed this round and not in force yet
    plan: i8[SEATS, WORKERS]
    placed: i8[SEATS]  # workers that have been decided about
    tossing: i32[SEATS]  # bit mask of the hand's places to be discarded at the reveal
    recalls: i8[SEATS]
    unseen: i32  # steps of planning that nobody may count, not even afterwards
    first: i8  # who holds the Player 1 token
    active: i8
    turn: i8  # turns done in this step
    worker: i8  # the number of the worker being resolved, or the last one
    moment: i8
    points: i8  # of workers on Play Card
    playing: i8  # the card being played or used
    source: i8  # where it lies: a place of the hand, or HAND + a slot
    target: i8  # seat + 1
    region: i8  # region + 1
    declined: i8  # choices dropped in this turn
    die: i8  # of a card, or the Marketing die that may be rolled again
    draws: i8  # cards still to be drawn, deck by deck
    last: i8  # 1: the last round
