"""What lies on the table in Unequalopolis, and what can be done and told there."""

from enum import IntEnum

from lopsided.engine.actions import Families
from lopsided.engine.decks import deck
from lopsided.engine.events import Events
from lopsided.engine.records import Header, Record, i8, i16, i32, i64

SEATS = 8
SPACES = 40
DEEDS = 22
GROUPS = 10  # eight of streets, then the railroads, then the works
STREET_GROUPS = 8
LEVELS = 6  # 0 to 4 crops, a warehouse
WAREHOUSE = 5
CARDS = 80  # cards that a box may hold, of all decks together
KEPT = 24  # of them, those that can be kept
ONE_DECK = 24  # cards that one deck may hold
BILLS = 7  # 500, 100, 50, 20, 10, 5, 1
OFFERS = 20  # offers of one turn that are remembered, the last ones (UQ-Q128)
MOST_IN_GROUP = 3
# The most that one step tells: a debtor's deeds are pledged and the groups sold down in two goes each, it is not enough, the kept cards go
# back, every deed stays unsold, and then half of the seats lose their turns for three rounds. test_limits.py plays what comes nearest.
STEP = 2 * DEEDS + 2 * STREET_GROUPS + KEPT + 4 * SEATS
KEY = 16  # more than two dice can show
PERCENT = 100
SEAT_BITS = 4  # hold a seat
GIVEN, GOT, CASH, PAIR = range(4)  # what is remembered of an offer: what for what, and between whom

# What a guess takes: numbers of chance from each seat's on, the most that it gives to a purse beyond what it must hold, what it thinks a deed is worth
# to who completes a group with it and to others, in percent of its price, and how many sums there are to one paper without a bid.
PURSES, PAPERS = 64, 96
HOARD = 1500
WORTH_WHOLE, WORTH = 200, 125
BIDS = 3

BANK = -1  # stands for the Bank where a player could be named

DIE_A, DIE_B, FIRST_ROLL = 0, SEATS, 2 * SEATS  # streams of chance, one for each seat
DECKS = 3 * SEATS  # one for each deck
SIGNS, DEALING, LOTS = DECKS + 4, DECKS + 5, DECKS + 6
STREAMS = DECKS + 7


class Sign(IntEnum):
    """How the rules treat a seat; it says nothing about who sits there."""

    MAN, WOMAN = range(2)


class Space(IntEnum):
    """What a space of the board is."""

    BANK, STREET, RAILROAD, UTILITY, BOUNTY, LUCKY, COUNTRY, TAX, PRISON, PARK, TO_PRISON = range(11)


class Deck(IntEnum):
    """The four decks."""

    BOUNTY, LUCKY, COUNTRY, EMPOWERMENT = range(4)


DECK_COUNT = len(Deck)


class Barred(IntEnum):
    """Why a player may not bid."""

    OWNERSHIP, PRISON, COUNTRY, PERMISSION = range(1, 5)


class Over(IntEnum):
    """Why a Country card is over."""

    TURN, COVERED, RESET, WAIVED = range(4)


class Verb(IntEnum):
    """What a card does."""

    NO_RULE, COLLECT, PAY, COLLECT_EACH, PAY_EACH, COLLECT_FROM, PAY_TO, PER_BUILDING, MOVE_TO, MOVE_NEXT, BACK = range(11)
    PRISON, INHERIT, SKIP, RESET, KEEP, RULE, BENEFIT, GRANT = range(11, 19)


class Who(IntEnum):
    """Which one player a card names."""

    RICHEST, POOREST = range(2)


class Tag(IntEnum):
    """What a kept card is good for."""

    JAIL_FREE, WAIVER = range(2)


class Law(IntEnum):
    """What a Country card rules while it lies face up."""

    NONE, NIGHT, NO_BIDS, NO_CREDIT, NO_TRADE, NO_BUILDING, HALF_WAGE, ON_FOOT, GUARDIAN, STAMP_FEE, NO_PURCHASE, TAXED_TWICE, ESCORT, EQUAL_PAY = range(14)


class Right(IntEnum):
    """What a man has by his sign and a woman by an Empowerment card; a bit of a mask each."""

    PERMISSION, INDUSTRY, RAIL, HARVEST, PAY, INHERIT, PASSPORT, PARK, COUNSEL = range(9)


class Phase(IntEnum):
    """What can be asked."""

    TOKEN, MANAGE, CLAIM, BUY, DOUBLES_BUY, BID, PRISON, RELEASE, TRAY, ANSWER, RECEIPT, BETWEEN, CONTEST, CROP_BID, PLACE, WAIVER, RAISE = range(1, 18)


class Stage(IntEnum):
    """What comes next in a turn once nothing else is open."""

    TOKENS, START, WOKEN, MANAGE1, CLAIM, PRISON, RELEASE, ROLL, LAND, BUY, DOUBLES_BUY, MANAGE2, END, BETWEEN, NEXT = range(15)


class Tray(IntEnum):
    """How far a trade is: nobody trades, an offer is laid, it is answered, another one is laid against it, that is answered."""

    CLOSED, MAKING, ASKING, COUNTERING, ASKING_BACK = range(5)


class Cause(IntEnum):
    """What a debt is for."""

    RENT, TAX, CARD, FINE = range(1, 5)


class End(IntEnum):
    """How a game ends."""

    LAST, FIRST_FALL, TIME, LIMIT = range(1, 5)


class Lot(IntEnum):
    """What is auctioned where it is no deed; deeds are their own number plus 1."""

    CROP, WAREHOUSE = DEEDS + 1, DEEDS + 2


class Flaw(IntEnum):
    """What sound() can find wrong with a state."""

    MONEY, PIECES, DEEDS, CARDS, RIGHTS, CLAIM, LEFTOVER, ASKED = range(1, 9)


class Why(IntEnum):
    """Why an action may be refused."""

    NOT_ASKED, OTHER_QUESTION, POOR, NOT_YOURS, NOT_STREET, NOT_WHOLE_GROUP, GROUP_MORTGAGED, UNEVEN, FULL, THREE_CROPS, NO_STOCK = range(1, 12)
    NOTHING_BUILT, UNEVEN_SALE, NO_CROPS_BACK, NOT_SHORT, MORTGAGED, NOT_MORTGAGED, DEVELOPED, IN_PRISON = range(12, 20)
    NO_CREDIT, NO_TRADE, NO_BUILDING, NO_PURCHASE, BANK_EMPTY, ENOUGH_MANAGED, ENOUGH_OFFERS, NO_SUCH_PLAYER, YOURSELF = range(20, 29)
    PARTNER_OUT, PARTNER_BARRED, NOTHING_TO_TRADE, ALREADY_THERE, ONE_SIDED, NO_ITEM, SAME_OFFER, LICENCE, PARTNER_LICENCE = range(29, 38)
    FEES, PARTNER_FEES, PARTNER_POOR, WORSE_OFF, NEEDED_CARD, NO_COUNTER, NO_CARD, NO_COUNTRY, TOKEN_GONE, CAN_PAY = range(38, 48)
    FIRST_MUST_PAY, TOO_DEAR, DEBT_OPEN, TWO_CASH, ENOUGH_CASH, JUST_TURNED, JUST_BUILT, LARGER_FIRST = range(48, 56)


MOVES = Families(
    done={}, buy={}, decline={}, roll_again={}, buy_claim={}, bid={}, no_bid={}, pay_fine={}, use_card={}, try_doubles={},
    offer={}, drop={}, accept={}, refuse={}, counter={}, lift_now={}, fee_only={}, abandon={}, contest={}, waive={}, keep={},
    settle={}, concede={}, lay={"bill": BILLS}, add_cash={"bill": BILLS}, ask_cash={"bill": BILLS},
    token={"token": SEATS}, trade={"target": SEATS}, put_deed={"deed": DEEDS}, put_card={"kept": KEPT},
    build={"deed": DEEDS}, sell={"deed": DEEDS}, mortgage={"deed": DEEDS}, lift={"deed": DEEDS},
    sell_group={"group": STREET_GROUPS, "level": WAREHOUSE},
)  # fmt: skip
Move = MOVES.first
is_lay, is_add_cash, is_ask_cash, is_token, is_trade = MOVES.each("lay add_cash ask_cash token trade")
is_put_deed, is_build, is_sell, is_mortgage, is_lift, is_sell_group = MOVES.each("put_deed build sell mortgage lift sell_group")
is_put, is_pledge, is_deal = MOVES.has("put_deed put_card"), MOVES.has("mortgage lift"), MOVES.has("build sell mortgage lift sell_group")
pledged = MOVES.reads("deed", "mortgage lift")
group_of, level_of, sell_of = MOVES.reads("group"), MOVES.reads("level"), MOVES.makes("sell_group")
is_trade_step = MOVES.has("offer drop accept refuse counter add_cash ask_cash trade put_deed put_card")

TOLD = Events(
    # Setting up
    scored="seat score",  # the initial roll
    tied="seat score",  # a roll among those who were level
    lots="",  # who is level even so draws lots
    host="seat",  # takes the Bank without a roll
    sign="seat sign place",  # place: in the turn order, from 1
    banker="seat",
    token="seat token",
    money="seat amount full less",  # full: what a man gets; less: 1 where that is more
    dealt="seat deed",
    # A turn
    round="round",
    turn="seat",
    lost_turn="seat why",  # why: 0 a turn to sit out, 1 Nighttime
    rolled="seat first second total",  # second: 0 where one die is rolled
    doubles="seat streak",
    moved="seat space origin back",
    bank="seat amount full less",
    visit="seat space",
    park="seat company",  # company: 1 where somebody else is there
    own="seat deed",
    idle="seat deed",  # mortgaged: no rent
    barred="seat deed",  # may not own it: no claim
    claimed="seat deed price",
    stamped="seat deed amount",  # the fee on a claim
    no_claim="seat deed why",  # why: 0 purchases are forbidden, 1 no money for the stamp
    preempted="seat target deed",  # the claim of seat is void: target has the deed
    lapsed="seat deed",
    bought="seat deed price claim",  # claim: 1 where she has waited for it
    declined="seat deed price claim",
    rolled_on="seat deed",  # gave up a deed for another roll
    # Auctions
    auction="deed least",
    shut_out="seat deed why",  # may not bid; why: 0 may not own it, 1 is in prison, 2 a Country card, 3 has no permission
    bid="seat deed amount",
    passed="seat deed",
    won_lot="seat deed amount",
    unsold="deed",
    proceeds="seat deed amount",  # to the creditor who may not own it
    sealed="seat deed",  # a secret bid lies on the table
    # Money
    rent="seat target amount deed",
    rent_lost="seat target deed",  # the owner, target, is in prison
    fare="seat amount full deed",  # full: what a man pays on the railroad
    guardian="seat target amount",  # half of a rent of seat goes to target
    tax="seat amount full less",  # full: what a man pays; less: 1 where that is less
    drew="seat card",
    gained="seat amount full card less",
    paid="seat amount card",
    gave="seat target amount full less",  # less: 1 where a man would get more
    withheld="seat target amount",  # what a man would get more, paid by seat to the Bank
    inherited="seat amount card",
    renounced="seat target amount card",
    no_heir="seat card",
    will_skip="seat turns card",
    kept="seat card",
    empowered="seat card",
    country="seat card",
    country_over="card why",  # why: 0 the drawer's turn, 1 covered, 2 reset, 3 waived
    waived="seat card",
    short="seat amount full",  # the finite bank could not pay in full
    # Prison
    jailed="seat why",  # why: 0 the space, 1 doubles, 2 a card
    freed="seat how",  # how: 0 doubles, 1 the fine, 2 a card
    failed="seat attempts",
    fined="seat amount",
    used="seat card",
    # Land
    built="seat deed level price",
    sold="seat deed level amount",  # level: what is left
    sold_group="seat group level amount",
    mortgaged="seat deed amount",
    lifted="seat deed amount",
    fee="seat deed amount",
    abandoned="seat deed",
    shortage="seat deed lot",
    contested="seat lot",
    crop_auction="seat lot least",
    crop_bid="seat lot amount",
    crop_passed="seat lot",
    crop_won="seat lot amount",
    # Trade: the offer is heard when it is answered, each part by itself; done: 1 where it changed hands
    offered="seat target",
    countered="seat target",
    offer_deed="seat target deed done",
    offer_card="seat target card done",
    offer_cash="seat target amount done",
    traded="seat target",
    refused="seat target",  # seat's offer, target's refusal
    dropped="seat target",
    # Debt
    owes="seat target amount",
    owes_bank="seat amount",
    settled="seat group levels amount",  # development sold by itself to pay a debt
    bankrupt="seat target amount",
    bankrupt_bank="seat amount",
    takes_cash="seat target amount",  # target takes over from the bankrupt seat
    takes_deed="seat target deed",
    takes_card="seat target card",
    bank_takes="seat amount",  # the Bank, likewise
    card_back="seat card",  # under its deck
    # The end
    won="seat",
    first_out="seat",
    time_up="round",
    limit="round",
    richest="seat amount",
)
Told, Int = TOLD.kinds, TOLD.ints


class Box(Record):
    """What is printed, and the table's options. Tables of two are by sign: men, then women."""

    seats: i8
    start_money: i16[2]
    bank_sum: i16[2]
    card_percent: i16[2]
    doubles: i8[2]  # consecutive doubles that lead to prison
    entitled: i16[2]  # mask of rights that come with the sign
    dealt_restricted: i8[2]
    few_crops: i8  # on a deed, without the right to the full harvest
    half_wage: i16
    stamp_fee: i16
    sides: i8
    fine: i16
    interest: i8  # percent of a mortgage, rounded up
    resale: i8  # percent of a building's price
    group_rent: i8  # times the bare rent, where one player owns the whole group
    prison: i8  # its space
    money: i32  # all bills
    crops: i8
    warehouses: i8
    space: i8[SPACES]
    tax: i16[SPACES]
    deed_at: i8[SPACES]  # deed + 1
    deed_space: i8[DEEDS]
    group: i8[DEEDS]
    price: i16[DEEDS]
    rent: i16[DEEDS, LEVELS]  # of a railroad or the works: by how many of them are owned, less 1
    mortgage: i16[DEEDS]
    crop: i16[DEEDS]
    group_mask: i32[GROUPS]
    member: i8[GROUPS, MOST_IN_GROUP]  # deeds
    size: i8[GROUPS]
    factory: i32  # mask
    cards: i8
    deck: i8[CARDS]
    verb: i8[CARDS, 2]
    amount: i16[CARDS, 2]
    other: i16[CARDS, 2]
    kept_as: i8[CARDS]  # its number among the kept ones + 1
    kept_card: i8[KEPT]
    kept: i8
    bill: i16[BILLS]
    host_banker: i8
    finite: i8
    empowerment: i8  # whether its deck is used
    empowerment_from: i8
    empower_in_prison: i8
    restricted_auction: i8
    renounce_auction: i8
    women_wait_at_auctions: i8
    sealed: i8
    step: i8
    reserve_half: i8
    gap_to_bank: i8
    park_men_only: i8
    prison_rent: i8
    roll_next_turn: i8
    contests: i8
    proceeds_to_bank: i8
    offers: i8
    debt_offers: i8
    counters: i8
    cash_hidden: i8
    deal: i8
    warehouse_after: i8
    attempts: i8
    first_fall_ends: i8
    time_limit: i16
    max_rounds: i16
    most_managed: i8
    random_signs: i8


class State(Header, streams=STREAMS, frames=1, events=STEP):
    """The players, the land, the decks, and whatever is open: a trade, an auction, a debt."""

    # The players
    sign: i8[SEATS]
    score: i8[SEATS]
    place: i8[SEATS]  # in the turn order
    order: i8[SEATS]  # the seat at each place
    token: i8[SEATS]  # + 1
    fallen: i8[SEATS]  # 0, or the how-manyeth to go bankrupt
    falls: i8
    cash: i32[SEATS]
    bank: i32
    space: i8[SEATS]
    skips: i16[SEATS]
    prison: i8[SEATS]  # 0, or 1 + the failed attempts
    rights: i16[SEATS]  # mask, by sign and by cards held
    claim: i8[SEATS]  # deed + 1
    # The land
    owner: i8[DEEDS]  # seat + 1
    level: i8[DEEDS]
    mortgaged: i32  # mask
    crops: i8  # left in the bank
    warehouses: i8
    # The cards
    decks: i8[4, deck(ONE_DECK)]
    known: i8[4]  # cards at the bottom of each that all saw put there
    holder: i8[KEPT]  # seat + 1
    country: i8  # card + 1
    drawer: i8
    window: i8  # 1 while the holder of a waiver is asked
    # The turn
    active: i8
    stage: i8
    first: i8
    second: i8
    total: i8  # the last movement roll
    streak: i8
    extra: i8  # 1 where doubles grant another roll
    managed: i8
    faced: i32  # mask of deeds that were mortgaged or lifted in this turn
    grown: i32  # mask of deeds that were built on in this turn
    offers: i8  # made in this turn
    between: i16  # mask of who is still to be asked
    ended: i8
    # A debt, and the payments of a card that are still to come
    debtor: i8  # seat + 1
    creditor: i8  # seat + 1, 0 the Bank
    owed: i32
    gap: i32  # of it, what the Bank gets though it is owed to a player
    nominal: i32  # what a man would pay or receive
    cause: i8
    about: i8  # the deed of a rent, the card that asks
    debt_offers: i8
    due: i16  # mask of the others who still pay or are paid
    due_amount: i16
    due_to_drawer: i8
    due_card: i8
    # A bankruptcy: fees on mortgaged deeds, then lots
    fees: i32  # mask of deeds just received
    gift: i8  # 1 where they came from a bankrupt player
    lots: i32  # mask
    lots_for: i32  # of them, those that a bankrupt player left: their proceeds go to the creditor
    lots_to: i8  # that creditor, seat + 1
    lots_after: i8  # the bankrupt one
    first_fall: i8  # 1 + the seat whose bankruptcy ends the game once its lots are sold
    # An auction
    lot: i8  # deed + 1, or a Lot
    high: i32
    bidder: i8  # seat + 1
    bidding: i16  # mask of who is not out
    asked: i8
    papers: i16  # mask of who was asked for a sealed bid
    laid: i32[SEATS]  # what each has laid down for a bid
    # A shortage
    wanted: i8  # deed + 1
    wanting: i8
    asking: i16  # mask of who is still to be asked
    contest: i16  # mask of who wants it too
    placing: i8  # seat + 1
    # A trade
    tray: i8
    maker: i8
    partner: i8
    give: i64  # mask: deeds, then kept cards
    get: i64
    cash_given: i32  # by the maker; less than 0: asked for
    past: i64[OFFERS, PAIR + 1]  # give, get, cash, maker and partner of this turn's last offers
    made: i16  # how many those were
    snub: i16[SEATS, SEATS]  # the round in which the second refused an offer of the first
