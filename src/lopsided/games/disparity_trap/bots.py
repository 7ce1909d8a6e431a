"""Players that are not people: one strives for itself, one brings everybody home, one keeps the gate.

All weigh a card by what it is likely to bring, a Privilege token being worth 10. They differ in whom they pay for, whom
they whisper against, and which votes they want. Who never does anything about others' plays says so, and nobody waits for it.
"""

from lopsided.engine.bots import best_choice
from lopsided.engine.decisions import phase
from lopsided.engine.dice import below
from lopsided.engine.laws import is_listed
from lopsided.engine.rule import rule
from lopsided.games.disparity_trap.rules.cards import reach_of
from lopsided.games.disparity_trap.rules.pieces import lacks, qualifies
from lopsided.games.disparity_trap.rules.votes import dice_for
from lopsided.games.disparity_trap.state import (
    EFFECTS,
    TIERS,
    Deck,
    Move,
    Phase,
    Position,
    Thing,
    Verb,
    Who,
    is_discard,
    is_influence,
    is_play,
    is_preparation,
    is_reverse,
    is_sacrifice,
    is_trade,
    is_vote,
    is_wealth,
    is_window,
)

STRIVER, ALLY, GATEKEEPER = range(3)
TOKEN, TURN, CAUGHT, POWER_WORTH = 10, 40, 30, 25
JOB_PATH = (20, 40, 90)  # Skill, Degree, Startup on the way to a Job
NEW_TYPE, OLD_TYPE = 12, 1  # once there is a Job
SPACE_WORTH = 5
DISCARD_WORTH, VOTE_WORTH, JOB_WORTH = 12, 120, 500
FOURTH = 4  # of the others' gains, what they count to a striver
HOME_TIER = 2  # the tier whose Goal everybody needs for a common win
PER_DIE, SURE_PER_DIE = 4, 6  # tokens a die that make a vote likely, and certain
SPARE = 3  # tokens that an ally without a Home keeps for its own Goal


@rule
def striver(box, g, seat, choices, n, luck):
    """Climbs for itself: pays for its own rolls, and whispers against whoever is about to finish."""
    return best(box, g, seat, choices, n, luck, STRIVER)


@rule
def ally(box, g, seat, choices, n, luck):
    """Wants everybody at home: pays for others' Jobs and Homes, and votes the gaps away."""
    return best(box, g, seat, choices, n, luck, ALLY)


@rule
def gatekeeper(box, g, seat, choices, n, luck):
    """Climbs, and sees to it that others do not: gives nothing away, whispers against every Goal, votes the gaps back, and is no part of a common win."""
    return best(box, g, seat, choices, n, luck, GATEKEEPER)


@rule
def best(box, g, seat, choices, n, luck, character):
    """What this character does here."""
    now = phase(g)
    if now == Phase.OPTION:
        return best_choice(choices, n, below(luck, n), option_worth, box, g, seat, character)
    if now == Phase.INFLUENCE:
        return whisper_or_not(box, g, seat, choices, n, character)
    if is_window(now) and g.target != seat and character != ALLY and not box.influence:
        return 0 + Move.ONLY_FOR_ME
    if now == Phase.EXTRA_ROLL:
        return roll_or_not(box, g, seat, choices, n, character)
    if now == Phase.BLOCK:
        return choices[0] if wants_to_block(box, g, seat, character) else 0 + Move.LET_BE
    if now == Phase.SEAL or now == Phase.STAKE:
        return contribution(box, g, seat, choices, n, character, now)
    if now == Phase.TRADE:
        return best_trade(box, g, seat, choices, n)
    if now == Phase.POSITION:
        return choices[n - 1] if character == ALLY else choices[0]
    return Move.FIRST + seat if is_listed(choices, n, Move.FIRST + seat) else choices[0]


# Turn options


@rule
def option_worth(box, g, seat, character, action):
    """What a turn option is worth to this character."""
    if is_play(action):
        return play_worth(box, g, seat, g.hand[seat, action - Move.PLAY] - 1, character)
    if is_discard(action):
        return DISCARD_WORTH - kept_worth(box, g, seat, g.hand[seat, action - Move.DISCARD] - 1, character) // FOURTH
    if is_sacrifice(action):
        kept = kept_worth(box, g, seat, g.hand[seat, action - Move.SACRIFICE] - 1, character)
        return box.sacrifice_gain * thing_worth(g, seat, Thing.SKILL) - DISCARD_WORTH - kept // 2
    if is_trade(action):
        return JOB_WORTH if job_in_reach(box, g, seat) and action - Move.TRADE == next_trade(box, g, seat) else -1
    if is_vote(action):
        return vote_worth(box, g, seat, action - Move.VOTE) if character == ALLY else -1
    if is_reverse(action):
        return VOTE_WORTH if character == GATEKEEPER and can_carry(box, g, seat, 1) else -1
    return -1


@rule
def thing_worth(g, seat, thing):
    """What one more of a thing is worth to a player."""
    if thing == Thing.PRIVILEGE:
        return TOKEN
    if thing == Thing.POWER:
        return POWER_WORTH if g.have[seat, thing] == 0 else 0
    if not is_preparation(thing):
        return 0
    if g.have[seat, Thing.JOB] == 0:
        return JOB_PATH[thing]
    return NEW_TYPE if g.have[seat, thing] == 0 else OLD_TYPE


@rule
def award_worth(box, g, seat, row):
    """What a card's award is worth to a player who gets it."""
    worth = 0
    for i in range(EFFECTS):
        if box.verb[row, i] == Verb.GAIN:
            worth += box.amount[row, i] * thing_worth(g, seat, box.thing[row, i])
    return worth


@rule
def likely_worth(box, g, seat, row):
    """The same, times how likely it is."""
    return award_worth(box, g, seat, row) * (reach_of(box, g, row, seat) if box.rolls[row] else box.sides) // box.sides


@rule
def play_worth(box, g, seat, card, character):
    """What playing a card is worth; what it gives to others counts for an ally, against it for a striver, and most for a gatekeeper."""
    way = SPACE_WORTH * box.cost_back[card]
    worth = likely_worth(box, g, seat, card) + (way if keeps_out(box, g, seat, character) else -way)
    if box.who[card] == Who.ALL:
        for other in range(box.seats):
            if other != seat and qualifies(box, g, other, card):
                gift = likely_worth(box, g, other, card)
                worth += gift if character == ALLY else -gift if character == GATEKEEPER else -(gift // FOURTH)
    return worth


@rule
def keeps_out(box, g, seat, character):
    """A gatekeeper who is the last without a Home has no wish for it: all would win with it."""
    if character != GATEKEEPER or g.have[seat, Thing.HOME] > 0:
        return False
    for other in range(box.seats):
        if other != seat and g.have[other, Thing.HOME] == 0:
            return False
    return True


@rule
def kept_worth(box, g, seat, card, character):
    """What a card in hand may still be good for; Influence is worth keeping, and for a gatekeeper whatever would serve all."""
    if box.who[card] == Who.REACT or (box.who[card] == Who.ALL and character == GATEKEEPER):
        return 2 * TOKEN
    worth = likely_worth(box, g, seat, card)
    return worth if lacks(box, g, seat, card) < 0 else worth // 2


@rule
def job_in_reach(box, g, seat):
    """Whether trading now ends with the Job."""
    if g.have[seat, Thing.JOB] > 0:
        return False
    degrees = g.have[seat, Thing.DEGREE] + g.have[seat, Thing.SKILL] // box.trade_price[0]
    return g.have[seat, Thing.STARTUP] + degrees // box.trade_price[1] >= box.trade_price[2]


@rule
def next_trade(box, g, seat):
    """The next trade on the way to the Job."""
    if g.have[seat, Thing.STARTUP] >= box.trade_price[2]:
        return 2
    return 1 if g.have[seat, Thing.DEGREE] >= box.trade_price[1] else 0


@rule
def best_trade(box, g, seat, choices, n):
    """On to the Job, then no more: tiles of many types bring tokens."""
    wish = Move.TRADE + next_trade(box, g, seat)
    return wish if job_in_reach(box, g, seat) and is_listed(choices, n, wish) else choices[n - 1]


# Windows


@rule
def goal_tier(box, g):
    """The tier whose Goal is being tried, 0 where it is another card."""
    for tier in range(1, TIERS + 1):
        if box.deck[g.row] == Deck.GOAL and box.goal[tier] == g.row:
            return tier
    return 0


@rule
def loss_of(box, g, row, seat):
    """What a penalty would cost a player."""
    loss = 0
    for i in range(EFFECTS):
        verb, amount, thing = box.verb[row, i], box.amount[row, i], box.thing[row, i]
        if verb == Verb.LOSE:
            loss += min(amount, g.have[seat, thing]) * max(TOKEN, thing_worth(g, seat, thing))
        elif verb == Verb.SKIP:
            loss += TURN * amount
        elif verb == Verb.BACK:
            loss += SPACE_WORTH * amount
        elif verb == Verb.PAY:
            loss += CAUGHT + (TOKEN * amount if g.have[seat, thing] >= amount else SPACE_WORTH * box.otherwise[row, i])
        elif verb == Verb.GAIN and thing == Thing.JUSTICE:
            loss += CAUGHT
    return loss


@rule
def whisper_or_not(box, g, seat, choices, n, character):
    """Influence for one's own Goals and against one's own heavy penalties; for or against others by character."""
    if not is_influence(choices[0]):
        return 0 + Move.LET_BE
    tier, wish = goal_tier(box, g), 0 + Move.LET_BE
    if g.target == seat:
        if tier > 0:
            wish = 0 + (Move.TAKE if tier == HOME_TIER and keeps_out(box, g, seat, character) else Move.ADD)
        elif box.penalty[g.row] and loss_of(box, g, g.row, seat) >= CAUGHT:
            wish = 0 + Move.TAKE
    elif character == ALLY:
        if 0 < tier <= HOME_TIER:
            wish = 0 + Move.ADD
    elif tier > 0 and (character == GATEKEEPER or tier > HOME_TIER):
        wish = 0 + Move.TAKE
    return wish if is_listed(choices, n, wish) else 0 + Move.LET_BE


@rule
def roll_or_not(box, g, seat, choices, n, character):
    """Another roll where it is likely to be worth its price: for oneself, or as an ally for whoever needs a Job or a Home."""
    tier, mine = goal_tier(box, g), g.target == seat
    wanted = False
    if mine and tier > 0:
        wanted = tier != HOME_TIER or not keeps_out(box, g, seat, character)
    elif mine:
        gain = award_worth(box, g, seat, g.row) * g.reach
        if box.penalty[g.row]:
            gain = loss_of(box, g, g.row, seat) * (box.sides - g.reach)
        wanted = gain >= TOKEN * box.extra_price * box.sides
    elif character == ALLY:
        spare = g.have[seat, Thing.PRIVILEGE] - (0 if g.have[seat, Thing.HOME] > 0 else SPARE)
        if 0 < tier <= HOME_TIER:
            wanted = spare >= box.extra_price
        elif not box.penalty[g.row]:
            gain = award_worth(box, g, g.target, g.row) * g.reach
            wanted = spare >= 2 * box.extra_price and gain >= TOKEN * box.extra_price * box.sides
    if not wanted or (choices[0] == Move.POWER and tier == 0):
        return 0 + Move.LET_BE
    return choices[0]


@rule
def wants_to_block(box, g, seat, character):
    """A Power token for one's own heavy loss; an ally's also for others."""
    return (g.target == seat or character == ALLY) and loss_of(box, g, g.row, g.target) >= CAUGHT


# Votes


@rule
def can_carry(box, g, seat, reversing):
    """Whether one's own tokens are likely to be enough."""
    return g.have[seat, Thing.PRIVILEGE] > PER_DIE * dice_for(g, reversing)


@rule
def vote_worth(box, g, seat, subject):
    """The Home first, then the Job, then Justice, as long as some SND player has use for it."""
    if not can_carry(box, g, seat, 0):
        return -1
    needed = subject == Thing.JUSTICE
    for other in range(box.seats):
        if g.position[other] == Position.SND and g.have[other, subject] == 0 and (subject == Thing.JOB or subject == Thing.HOME):
            needed = True
    if not needed:
        return -1
    return VOTE_WORTH - 2 * (1 if subject == Thing.JOB else 0) - (VOTE_WORTH // 2 if subject == Thing.JUSTICE else 0)


@rule
def contribution(box, g, seat, choices, n, character, now):
    """The initiator makes sure; an ally adds half of what is missing, others only to what serves themselves."""
    surely = SURE_PER_DIE * dice_for(g, g.reversing) + 1
    wanted = surely - g.stake
    if now == Phase.SEAL:
        serves = character == GATEKEEPER if g.reversing else character == ALLY or serves_me(g, seat)
        wanted = (wanted + 1) // 2 if serves and seat != g.active else 0
    amount = min(max(wanted, choices[0] - Move.PUT), choices[n - 1] - Move.PUT)
    return Move.PUT + amount


@rule
def serves_me(g, seat):
    """An SND player whose next Goal this would level."""
    subject = g.subject
    return g.position[seat] == Position.SND and is_wealth(subject) and g.have[seat, subject] == 0


BOTS = {"striver": striver, "ally": ally, "gatekeeper": gatekeeper}
