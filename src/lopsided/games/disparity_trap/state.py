"""What lies on the table in The Disparity Trap, and what can be done and told there."""

from enum import IntEnum

from lopsided.engine.actions import Families
from lopsided.engine.events import Events
from lopsided.engine.records import Header, Record, i8, i16
from lopsided.engine.rule import among, nth

SEATS = 6
HAND = 3  # Opportunity cards in a full hand
TIERS = 4
PLACES = 4 * 14 + 1  # spaces of the longest board, START and FINISH included
KINDS = 96  # kinds of card that a box may hold
ROWS = 120  # kinds, and the rows of Justice's second step and of the tiers' taxes
EFFECTS = 3  # of one card or step
NEEDS = 2  # kinds of tile that a card may require
PILE = 64  # cards that a deck may hold; a power of two
DECKS = 3  # decks that are shuffled: Opportunity, Event, Justice
TRADES = 3
MOST_PUT = 43  # tokens that beat any seven dice
AMOUNTS = MOST_PUT + 1
REROLLS = 20  # of a tie, before the seat decides
SEEN_BITS = 8  # hold who knows a card
MIXES, SEALS = 256, 4096  # numbers of chance that guess() takes: for mixing each deck, and for sealed contributions from there on
PUBLIC = 127  # who knows a card that went under its deck in the open: every seat, and by bit 6 every onlooker
ONLOOKERS = 6

# Streams of chance: each seat's own dice, then the decks and the seats of the Positions
MOVE_DIE, CARD_DIE, VOTE_DIE, FIRST_DIE = 0, SEATS, 2 * SEATS, 3 * SEATS
PILES = 4 * SEATS  # one for each deck
FIRST_DEAL, SECOND_DEAL, POSITIONS = PILES + DECKS, PILES + DECKS + 1, PILES + DECKS + 2
STREAMS = POSITIONS + 1


class Position(IntEnum):
    """The card that a player is dealt for life; NONE while it is being chosen."""

    NONE, SD, SND = range(3)


class Thing(IntEnum):
    """Tiles and tokens: Preparation, Wealth, and the three kinds of token."""

    SKILL, DEGREE, STARTUP, JOB, HOME, BUSINESS, LEGACY, PRIVILEGE, POWER, JUSTICE = range(10)


THINGS = len(Thing)
PREPARATION = (Thing.SKILL, Thing.DEGREE, Thing.STARTUP)
WEALTH = (Thing.JOB, Thing.HOME, Thing.BUSINESS, Thing.LEGACY)  # what opens the end of each tier
TILES = PREPARATION + WEALTH
VOTABLE = (Thing.DEGREE, Thing.STARTUP, *WEALTH, Thing.JUSTICE)
is_preparation, is_wealth, is_tile = among("is_preparation", PREPARATION), among("is_wealth", WEALTH), among("is_tile", TILES)
wealth_of = nth("wealth_of", WEALTH)  # a tier, from 0


class Deck(IntEnum):
    """Where a card comes from; the first three are shuffled."""

    OPPORTUNITY, EVENT, JUSTICE, GOAL, TAXES = range(5)


is_shuffled = among("is_shuffled", (Deck.OPPORTUNITY, Deck.EVENT, Deck.JUSTICE))


class Dealt(IntEnum):
    """When a card is dealt to a new hand: everybody's first, the next two, or to whoever is short of one."""

    FIRST_CARD, NEXT_CARDS, FOR_THE_SHORT = range(1, 4)


class Who(IntEnum):
    """Who plays a card."""

    ONE, ALL, ROLLOFF, REACT = range(4)


class Verb(IntEnum):
    """What an effect of a card does; `pay` is Justice's: pay all of it or move back."""

    GAIN, LOSE, BACK, SKIP, PAY = range(1, 6)


class Space(IntEnum):
    """What a space of the board is."""

    REGULAR, NUMBERED, JUSTICE, TAXES = range(4)


class Ending(IntEnum):
    """How the game ended."""

    NONE, COMPETITIVE, COOPERATIVE, CAP = range(4)


class Score(IntEnum):
    """What Prosperity Points are counted for; each hindrance costs what a help brings."""

    SKILL, DEGREE, STARTUP, PRIVILEGE, POWER, JUSTICE, TIER, WINNER, HELPS, HINDERS = range(10)


SCORES = len(Score)
scored_thing = nth("scored_thing", [Thing.__members__.get(score.name, -1) for score in Score])  # -1 where none is counted


class Wish(IntEnum):
    """What a player wants to be asked about."""

    EVERYTHING, NOT_THIS_TURN, ONLY_FOR_ME = range(3)


class Stage(IntEnum):
    """What happens next while nobody is asked."""

    TURN, MOVE, NEXT, INFLUENCE, ROLL, EXTRA, OUTCOME, BLOCK, EFFECT, TURN_END = range(10)


class Phase(IntEnum):
    """What can be asked."""

    POSITION, FIRST, OPTION, TRADE, STAKE, SEAL, INFLUENCE, EXTRA_ROLL, BLOCK = range(1, 10)


is_window = among("is_window", (Phase.INFLUENCE, Phase.EXTRA_ROLL, Phase.BLOCK))  # a question out of turn


class Flaw(IntEnum):
    """What sound() can find wrong with a state."""

    HOLDING, HAND, CARDS, PAWN, SKIPS, SEAL, PLAY = range(1, 8)


class Why(IntEnum):
    """Why an action may be refused."""

    NOT_ASKED, OTHER_QUESTION, NO_CARD, ONLY_REACTS, LACKS, WRONG_TIER, NO_WAY_BACK, MODULE_OFF, LAST_CARD = range(1, 10)
    TOO_FEW_TILES, HAS_JOB, FIRST_TRADE, NO_DISPARITY, VOTED_AWAY, NOT_VOTED, POOR, TOO_MUCH, TOO_LITTLE = range(10, 19)
    NO_INFLUENCE, RANGE_FULL, RANGE_EMPTY, NO_POWER, NOT_ON_JUSTICE, YOUR_OWN, NO_WISH, NONE_LEFT, NOT_SD, NO_SUCH_SEAT = range(19, 29)


MOVES = Families(
    play={"slot": HAND}, discard={"slot": HAND}, sacrifice={"slot": HAND},
    trade={"trade": TRADES}, done={},
    vote={"subject": THINGS}, reverse={"subject": THINGS}, put={"amount": AMOUNTS},
    add={}, take={}, pay={}, power={}, let_be={}, not_this_turn={}, only_for_me={}, ask_me={},
    position={"position": 2}, first={"target": SEATS},
)  # fmt: skip
Move = MOVES.first
is_play, is_discard, is_sacrifice, is_trade, is_vote, is_reverse = MOVES.each("play discard sacrifice trade vote reverse")
is_put, is_position, is_first, is_influence = *MOVES.each("put position first"), MOVES.has("add take")

TOLD = Events(
    position="seat position",
    began="seat",
    round="round",
    turn="seat",
    skipped="seat turns",  # turns: how many more will be skipped
    back_in="seat",  # the Skip card goes back; this turn has the Justice pass
    played="seat card",
    drew="seat card",  # into a hand, told to its owner
    discarded="seat",
    sacrificed="seat",
    put_away="seat card",  # which card was discarded or sacrificed, told to its owner
    traded="seat trade",
    moved="seat start space die",
    stopped="seat tier space",  # before a locked tier; 5 is the end of the path
    collected="seat amount",  # Privilege tokens, one for each type of tile
    refilled="seat cards",
    goal="seat card",
    event="seat card",
    unfit="seat card",  # drawn, but the drawer does not qualify
    no_event="seat",
    justice="seat card",
    justice_pass="seat",
    nobody_fits="seat card",
    taxes="seat card",
    step="card step",  # Justice goes on to its second step
    automatic="seat card step",  # too many Justice tokens: no roll
    influenced="seat target card by reach",
    rolled="seat card die reach fits",  # reach: inside is 1 to reach; fits: 1 where it is inside
    paid_roll="seat target card price",  # seat pays for another roll of target
    power_roll="seat target card",
    blocked="seat target card",
    passed="seat target window",  # window: the phase
    wished="seat wish",
    gained="seat thing amount card",  # card -1: not by a card
    lost="seat thing amount card",
    missed="seat card",  # outside the range of an award
    spared="seat card",  # outside the range of a penalty
    nothing="seat card",  # it would change nothing
    paid="seat amount card",  # Justice's first step
    unpaid="seat amount card have",
    back="seat spaces space",
    failed="seat tier space",  # a Goal; space: where the pawn goes back to
    skip="seat turns",
    rolloff="seat target card",
    rolloff_won="seat card die reach",  # die 0: nobody to roll against
    vote="seat subject stake dice",
    reversal="seat subject stake dice",
    sealed="seat",
    revealed="seat amount",  # with the open stake
    voted="subject pool against passed reverse",
    refunded="seat amount",
    top_voter="seat amount",
    helped="seat count",  # a tally of the Point Tracker
    hindered="seat count",
    won="seat",
    together="round",
    trap="round",  # nobody wins
    title="seat points",  # the ultimate winner
)
Told, Int = TOLD.kinds, TOLD.ints


class Box(Record):
    """What is printed, and the table's options. A row is a card, a Justice card's second step, or a tier's taxes."""

    seats: i8
    sides: i8
    tier_length: i8
    space: i8[PLACES]
    start_privilege: i8[3]  # by Position
    extra_price: i8
    sacrifice_gain: i8
    smallest_stake: i8
    auto_pay: i8  # Justice tokens from which the first step is paid without a roll
    auto_both: i8  # and the second too
    most: i16[THINGS]  # that a player can hold
    trade_give: i8[TRADES]
    trade_price: i8[TRADES]
    trade_get: i8[TRADES]
    kinds: i8
    deck: i8[ROWS]
    copies: i8[ROWS]  # in play at this table
    deal: i8[ROWS]  # 1, 2: dealt as the first card or the next two of a hand; 3: to whoever is short
    need: i8[ROWS, NEEDS]
    need_amount: i8[ROWS, NEEDS]
    low_tier: i8[ROWS]
    high_tier: i8[ROWS]
    who: i8[ROWS]
    penalty: i8[ROWS]
    rolls: i8[ROWS]
    reach: i8[ROWS, 3]  # by Position: inside is 1 to reach
    cost_back: i8[ROWS]
    verb: i8[ROWS, EFFECTS]
    thing: i8[ROWS, EFFECTS]
    amount: i8[ROWS, EFFECTS]
    otherwise: i8[ROWS, EFFECTS]  # spaces back where it cannot be paid
    tag: i8[ROWS]  # thing whose vote levels this card, -1 none
    second_step: i8[ROWS]  # of a Justice card
    goal: i8[TIERS + 1]  # card by tier
    taxes: i8  # the card
    tax: i8[TIERS + 1]  # row by tier
    votable: i16  # mask of things with a disparity in this game
    sacrifice: i8
    vote: i8
    justice: i8
    taxed: i8
    influence: i8
    power: i8
    skip: i8
    points: i8
    positions_chosen: i8
    first_chosen: i8
    first_any: i8
    max_rerolls: i8  # 0: no limit
    privilege_on_justice: i8
    standing_check: i8
    influence_cost: i8
    failed_refund: i8
    step_a_continues: i8
    auto_for_all: i8
    initiator_tally: i8
    worth: i8[SCORES]  # points for one; of Privilege: tokens for one
    any_rival: i8  # Roll-Offs against any Position, half and half (variants)
    max_rounds: i16


# One step tells most where the last of six alike contributions to a vote on the seventh gap is sealed (21), the six tie for the Power token
# until the seat decides (127), and the move and an Event for all (45) make them skip into the end (19): 212, and
# tests/rules/disparity_trap/test_limits.py plays it.
class State(Header, streams=STREAMS, frames=1, events=256):
    """The players, the decks, and the turn, card and vote in progress. A card is its number + 1, 0 is none."""

    position: i8[SEATS]
    pawn: i8[SEATS]
    have: i16[SEATS, THINGS]
    hand: i8[SEATS, HAND]  # the longest held first
    seen: i8[SEATS, HAND]  # mask: who else knows that card
    cards: i8[SEATS]  # how many of them
    skips: i8[SEATS]  # turns still to be skipped
    skip_card: i8[SEATS]  # the face of the Skip card held, 0 none
    helps: i16[SEATS]
    hinders: i16[SEATS]
    turns: i16[SEATS]  # played
    quiet: i16  # mask: does not want to be asked about others' plays this turn
    for_me: i16  # mask: nor in any other turn
    level: i16  # mask of things voted away
    queue: i8[DECKS, PILE]  # the decks, the next card at the head
    known: i8[DECKS, PILE]  # mask: who knows that card of a deck
    head: i8[DECKS]
    count: i8[DECKS]
    first: i8
    active: i8
    turn: i8  # turns of this round that are done
    free_pass: i8  # 1 on the turn after a skip
    stage: i8
    card: i8  # being played
    row: i8  # of the box
    line: i16  # mask: still to play this card or step
    onward: i16  # mask: go on to Justice's second step
    target: i8  # whose play it is
    reach: i8  # of that play, Influence included
    die: i8  # its last roll, 0 none
    extra: i8  # extra rolls that it has had
    answered: i16  # mask: has answered in this window
    move_die: i8  # of this turn, 0 before
    subject: i8  # of the vote
    reversing: i8
    stake: i16
    sealed: i8[SEATS]  # tokens + 1, 0 while undecided
    traded: i8  # trades made in this turn
    mix: i8[PILE]  # where cards are mixed; blank afterwards
    ending: i8
    winner: i8  # who won alone, seat + 1
