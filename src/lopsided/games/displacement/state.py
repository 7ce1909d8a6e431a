"""What lies on the table in Displacement, and what can be done and told there."""

from enum import IntEnum

from lopsided.engine.actions import Families
from lopsided.engine.decks import deck
from lopsided.engine.events import Events
from lopsided.engine.records import Header, Record, i8, i16

SEATS = 6
SQUARES = 16
FULL = 3  # pins in a full community
STRETCH = 200  # of each colour can be displaced, and so many places of the line are a nation's to begin with
LINE = SEATS * STRETCH
REGIONS = 12
KINDS = 48  # kinds of scenario card that a box may hold
CARDS = 80  # cards that a scenario deck may hold
EFFECTS = 4  # of one card
PERCENT = 100
GOAL_BITS, PIN_BITS = 8, 10  # so many hold the number of one goal's cards, and of one colour's pins
GOAL_MASK, PIN_MASK = (1 << GOAL_BITS) - 1, (1 << PIN_BITS) - 1
KEPT = 2  # cards that a nation can have in front of it: this turn's and the last one's

DECK, REGION_DECK, GOAL_DECK, FIRST_SEAT, DEATHS = range(5)  # streams of chance


class Goal(IntEnum):
    """What a nation is after; 0 where it is not known."""

    HUMANITARIAN, METROPOLITAN, ENTREPRENEURIAL = range(1, 4)


GOALS = len(Goal)


class Tag(IntEnum):
    """What a region is like; a bit of a mask each."""

    ARID, SPARSE, FOREST, MOUNTAIN, COLD, WARM, INLAND, COASTAL, LOWLAND, RIVER = range(10)


class Band(IntEnum):
    """How many of the crises pass a region by."""

    PROTECTED, MIDDLE, EXPOSED = range(3)


class Kind(IntEnum):
    """What sort of scenario a card is."""

    CRISIS, BOOM, CRASH, PANDEMIC, GAIN, MIGRATION, AID = range(7)


class Verb(IntEnum):
    """What an effect of a card does."""

    COM, DIE, GROW, TOK, HOLD, URBANIZE, AID = range(1, 8)


class Scope(IntEnum):
    """Whom an effect reaches."""

    DRAWER, OTHERS, ALL = range(3)


class Phase(IntEnum):
    """What can be asked."""

    DRAW, BLOCK, NEEDS, SEND = range(1, 5)


class Flaw(IntEnum):
    """What sound() can find wrong with a state."""

    DEBT, PEOPLE, CARDS, GAP, PLAN, ASKED = range(1, 7)


class Why(IntEnum):
    """Why an action may be refused."""

    NOT_ASKED, OTHER_QUESTION, POOR, NO_SQUARE, NOBODY_WAITS, NO_ROOM, AUTOMATIC = range(1, 8)
    NO_SUCH_NATION, YOURSELF, NOT_THERE, RICHEST_ONLY, MUST_SEND, ENOUGH_SENT = range(8, 14)


MOVES = Families(
    draw={}, block={}, face={}, buy={}, stop={}, shelter={}, settle={}, send_rest={"target": SEATS},
    send={"target": SEATS, "color": SEATS}, house={"color": SEATS, "square": SQUARES},
)  # fmt: skip
Move = MOVES.first
is_send_rest, is_send, is_house = MOVES.each("send_rest send house")
target_of, color_of, square_of = MOVES.reads("target"), MOVES.reads("color"), MOVES.reads("square")
send_one, house_one = MOVES.makes("send"), MOVES.makes("house")

TOLD = Events(
    began="seat",
    region="seat region",
    round="round",
    turn="seat",
    drew="seat card",
    safe="seat card",  # the card does not touch this nation
    blocked="seat card price",
    faced="seat card price able",  # not kept away; able: the price could have been paid
    reshuffled="cards",
    gained="seat amount",  # tokens, by a card
    lost="seat amount",
    community_lost="seat square pins",
    community_won="seat square",
    died="seat color native housed square",  # square: where they lived, -1 in the open
    born="seat pins",
    kept="seat card",
    moved="seat target color native square",  # one person, by Mass Urbanization: from seat to target
    aid="seat target amount",
    no_aid="seat",
    bought="seat square price",
    housed="seat color square",  # one person; in words once for all who move in together:
    moved_in="seat pins",
    sheltered="seat pins price",
    sent="seat target color pins native",
    income="seat amount",
    no_income="seat",
    discarded="seat card",
    announced="seat goal",
    nobody="round",
)
Told, Int = TOLD.kinds, TOLD.ints


class Box(Record):
    """What is printed, and the table's options."""

    seats: i8
    start_tokens: i8
    start_communities: i8
    start_housed: i8
    start_displaced: i8
    community_price: i8
    shelter_price: i8
    goal_tokens: i8
    kept_turns: i8  # own turns that a kept card stays
    goal_cards: i8[4]  # how many of each goal
    tags: i16[REGIONS]  # bit mask of each region
    band: i8[REGIONS]
    regions: i8
    kinds: i8  # kinds of scenario card in the box
    cards: i8  # scenario cards in the box
    kind: i8[KINDS]
    copies: i8[KINDS]
    block: i8[KINDS]
    safe: i16[KINDS]
    verb: i8[KINDS, EFFECTS]
    scope: i8[KINDS, EFFECTS]
    amount: i8[KINDS, EFFECTS]
    everyones_goal: i8  # 0 where goals are dealt
    first_is_seat1: i8
    manual_housing: i8
    free_sending: i8
    pins_per_color: i16
    ties_from_next: i8
    goal_earned: i8
    metropolis_built: i8
    goals_from_round: i8
    humanitarian_at_round_end: i8
    max_rounds: i16
    equal: i8


# The longest step tells so many events: the deck is mixed anew, the last nation of a round draws a Pandemic that it cannot pay for and that kills three in
# all six, 48 people move in, a kept Crash takes the income and goes, and six Humanitarians announce their goal.
STEP = 1 + 1 + 1 + 3 * SEATS + FULL * SQUARES + 1 + 1 + 1 + SEATS


class State(Header, streams=5, frames=1, events=128):
    """The nations, their people, the scenario deck and the turn in progress. Colours count from 1, 0 is nobody."""

    tokens: i16[SEATS]
    earned: i16[SEATS]  # tokens ever received
    built: i8[SEATS, SQUARES]
    home: i8[SEATS, SQUARES, FULL]  # the colour of each pin of a community, the longest housed first
    line: i8[LINE]  # the colour of each displaced pin; a stretch of it is a nation's, in which the longest displaced stand first
    moved: i16[SEATS]  # places by which the first in a nation's line stands from where its stretch began
    waiting: i16[SEATS]  # displaced pins
    supply: i16[SEATS]  # pins of each colour in the box
    region: i8[SEATS]
    goal: i8[SEATS]
    winners: i8  # bit mask of who announced a fulfilled goal
    decks: i8[1, deck(CARDS)]  # the scenario deck and its discard pile
    dealt: i8[REGIONS]  # where setup mixes regions and goals; blank afterwards
    kept: i8[SEATS, KEPT]  # cards kept in front of a nation, kind + 1
    kept_turns: i8[SEATS, KEPT]  # own turns that each still stays
    turns: i16[SEATS]  # turns begun
    card: i8  # the scenario being faced, kind + 1
    first: i8
    active: i8
    turn: i8  # turns of this round that are done
    ruled_out: i8[SEATS]  # bit mask of goals: this nation met them and announced nothing, so they are not its own
    plan: i16[SEATS, SEATS]  # of the sending being decided: pins by receiver and colour
    planned: i16  # of that sending, in all
    stays: i16[SEATS]  # displaced pins of the active nation by colour that are not planned to go
