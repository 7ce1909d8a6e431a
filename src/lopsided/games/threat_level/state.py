"""What lies on the table in Threat Level, and what can be done and told there."""

from enum import IntEnum

from lopsided.engine.actions import Families
from lopsided.engine.events import Events
from lopsided.engine.records import Header, Record, i8, i16, u8, u16

SEATS = 8
ROWS = 12
START, TOP, LOSE = 0, 10, 11
FACES = 7  # a die's faces and 0, "not rolled"
POINTS_DIE, WILD_DIE, FIRST_SEAT = 0, SEATS, 2 * SEATS  # streams of chance: one a die and seat, one for who begins


class Wild(IntEnum):
    """The faces of the Wild Die."""

    FREE_HAND, STEP_BACK, TAXES, EMERGENCY, UP_ONE, UP_TWO = range(1, 7)


class Phase(IntEnum):
    """What can be asked."""

    ACTION, IGNORE_HEALTH, STOP_PUSH, HALVE_PULL, RETURN = range(1, 6)


class Lead(IntEnum):
    """What puts a player in front at the round limit."""

    LOWEST_ROW, MOST_POINTS, SHARED = range(3)


class Flaw(IntEnum):
    """What sound() can find wrong with a state."""

    DEBT, OFF_THE_LADDER, ASKED, NO_MOMENT = range(1, 5)


class Why(IntEnum):
    """Why an action may be refused."""

    NOT_ASKED, OTHER_QUESTION, NO_SUCH_SEAT, POOR, TARGET_OUT, LAST_RUNG, TARGET_ON_START, NO_RESCUE, GONE = range(1, 10)
    YOURSELF, PROTECTED, PENNILESS, NO_FREE_HAND, NO_STEP_BACK, ON_START, RICH_ENOUGH, NO_UNION, APPEALED = range(10, 19)


MOVES = Families(
    end_turn={}, step_down={},
    push={"target": SEATS}, pull={"target": SEATS}, appeal={"target": SEATS}, steal={"target": SEATS},
    free_push={"target": SEATS}, free_steal={"target": SEATS},
    union_help={}, union_pass={}, come_back={}, stay_out={},
)  # fmt: skip
Move = MOVES.first
is_push, is_pull, is_appeal, is_steal, is_free_push = MOVES.each("push pull appeal steal free_push")
is_free, is_aimed = MOVES.has("free_push free_steal"), MOVES.has("push pull appeal steal free_push free_steal")
target_of = MOVES.reads("target")

TOLD = Events(
    began="seat",  # whose seat begins the game
    round="round",
    turn="seat row points",  # a turn begins
    rolled="seat die wild row",  # how the roll of a turn is read: die 0 = not rolled
    out_rolled="seat wild",  # a player on YOU LOSE rolls the Wild Die
    gained="seat points row",  # row = where the turn began
    forgone="seat points row",  # what a wild 3 or 4 kept from being gained
    taxed="seat points row",
    billed="seat points row",  # health cost
    bankrupt="seat points due row",  # what was held and lost, what was owed, the row it fell from
    rose="seat rows row",  # by the Wild Die: so many rows, to the one where it now stands
    stepped_down="seat row",
    pushed="seat target price tax row",
    rises="seat target row",  # a push succeeds
    pull_called="seat target price tax row",
    appealed="seat target price",
    pulled="seat target price row",
    unheard="seat target",  # an appeal that nobody in the union answered
    robbed="seat target points price tax",
    ignored="seat target row",  # a union player (seat, on row) cancels the emergency of target
    stopped="seat target helper row",  # helper, on row, stops the push of seat against target
    refunded="seat points",
    halved="seat target helper row",  # helper, on row, halves the price of seat's pull of target
    out="seat points",  # arrives on YOU LOSE, where so many points are frozen
    forfeited="seat points",
    came_back="seat",
    stayed_out="seat",
    last_chance="seat",  # the rolls of end_check=last_chance begin; seat is the only one left in
    last_roll="seat wild",  # one of them
    left="seat",
    won="seat",
    limit="seat lead",  # the round limit is reached; seat is in front, by what says Lead
    shares="seat",  # one of those who share the win at the limit
)
Told, Int = TOLD.kinds, TOLD.ints


class Box(Record):
    """What is printed, and the table's options."""

    seats: i8
    sides: i8
    push_price: i8
    pull_price: i8
    pull_halved: i8
    steal_price: i8
    union_price: i8
    sales_tax: i8
    rolls_points: i8[ROWS]
    fixed_gain: i8[ROWS]
    keeps_gain: i8[ROWS]
    health_care: i8[ROWS]
    taxed_on_sales: i8[ROWS]
    robbed: i8[ROWS]
    union: i8[ROWS]
    spared_to: i8[ROWS]
    tax: i8[ROWS, FACES]
    tax_every_turn: i8[ROWS]
    health_cost: i8[FACES]
    start_row: i8[SEATS]
    start_points: i8
    first_is_seat1: i8
    move_at_end: i8
    free_taxed: i8
    tax_stacks: i8
    rescue: i8
    out_rolls: i8
    out_forfeits: i8
    last_chance: i8
    health_for_any: i8
    push_refund: i8
    max_rounds: i16
    unions_asked: i8
    start_acts: i8


# The longest step tells so many events. A turn that leads out by itself tells 9: that it begins, two dice, how they are read, the wage, a tax, the climb,
# the fall and what goes to the bank. All seats fall so before anybody has decided anything; the last chance after the seventh rolls twice as many events
# as there are players out, and the first round is told, who begins and who wins.
STEP = 9 * SEATS + 2 + 2 * (SEATS - 1) + 3


class State(Header, streams=2 * SEATS + 1, frames=2, events=256):
    """Who stands where, who holds what, and the turn in progress."""

    row: i8[SEATS]
    points: i16[SEATS]
    fell: i16[SEATS]  # the moment of the latest arrival on YOU LOSE, 0 = never
    falls: i16  # arrivals so far
    gone: u16  # bit mask of the players who quit
    first: i8  # the seat that began the game
    active: i8  # whose turn it is
    turn_row: i8  # the row on which this turn began
    die: i8  # the Points Die of this turn, 0 = not rolled
    wild: i8  # the Wild Die of this turn
    unused: u8  # 1 while a wild 1 or 2 of this turn may still be used
    must_rise: i8  # rows still to climb at the end of the turn (forced_move_timing)
    appealed: u8  # bit mask of the targets whose appeal failed this turn
    turn_over: u8  # 1 once the turn in progress has ended
    target: i8  # whom the union is asked about
    price: i16  # of the push that it may stop, paid already; of the pull that it may halve, -1 where it is an appeal
    base: i16  # of that push before tax, 0 where it was free
    halved: i16  # of that pull
    chanced: u8  # 1 once a last chance was rolled since somebody last decided
