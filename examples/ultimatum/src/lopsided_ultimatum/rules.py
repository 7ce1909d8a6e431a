"""The rules: a secret pot, a whispered offer, sealed votes."""

from lopsided.engine.decisions import ask, close, excuse, is_asked, phase
from lopsided.engine.dice import draw, seal
from lopsided.engine.events import tell, whisper
from lopsided.engine.rule import rule
from lopsided_ultimatum.state import HEIR, NO, YES, Move, Phase, Told, Why, amount_of, answer_of, is_vote, offer_of, target_of


@rule
def setup(box, g, seed):
    """The heir is the first giver."""
    seal(g, seed)
    g.round = 1
    begin_turn(box, g, HEIR)


@rule
def begin_turn(box, g, seat):
    """A secret die fills the giver's pot; the giver is asked for an offer."""
    g.giver, g.target = seat, -1
    g.pot = (1 + draw(g, seat, box.sides)) * worth_of(box, seat)
    tell(g, Told.TURN, seat)
    whisper(g, 1 << seat, Told.POT, seat, g.pot)
    ask(g, Phase.OFFER, 1 << seat)


@rule
def worth_of(box, seat):
    """What one pip of this seat's die is worth."""
    return box.heir_worth if seat == HEIR else box.worth


@rule
def legal(box, g, seat, out):
    """An offer of up to the whole pot to anybody else, or a vote."""
    if not is_asked(g, seat):
        return 0
    if phase(g) == Phase.VOTE:
        out[0] = Move.VOTE
        out[1] = Move.VOTE + 1
        return 2
    n = 0
    for target in range(box.seats):
        if target != seat:
            for amount in range(g.pot + 1):
                out[n] = offer_of(target, amount)
                n += 1
    return n


@rule
def why_not(box, g, seat, action):
    """An offer goes to somebody else and is no more than the pot; each thing has its time."""
    if not is_asked(g, seat):
        return Why.NOT_ASKED
    if is_vote(action) != (phase(g) == Phase.VOTE):
        return Why.NOT_NOW
    if phase(g) == Phase.VOTE:
        return 0
    target, amount = target_of(action), amount_of(action)
    if target >= box.seats or target == seat:
        return Why.NOBODY_THERE
    return Why.TOO_MUCH if amount > g.pot else 0


@rule
def apply(box, g, seat, action):
    """The giver whispers an offer; the others put down their votes, and the last one opens them all."""
    if phase(g) == Phase.OFFER:
        make_offer(box, g, seat, target_of(action), amount_of(action))
        return
    g.vote[seat] = YES if answer_of(action) else NO
    excuse(g, seat)
    if g.pending == 0:
        close(g)
        open_votes(box, g)


@rule
def make_offer(box, g, seat, target, amount):
    """Everybody sees who whispers to whom; only the two know how much. What was whispered cannot be taken back."""
    g.target, g.amount = target, amount
    g.bared += 1
    tell(g, Told.WHISPERED, seat, target)
    whisper(g, 1 << seat | 1 << target, Told.OFFERED, seat, target, amount)
    close(g)
    ask(g, Phase.VOTE, ((1 << box.seats) - 1) & ~(1 << seat))


@rule
def open_votes(box, g):
    """Unless more vote no than yes, the deal stands."""
    g.bared += 1
    balance = 0
    for seat in range(box.seats):
        if seat != g.giver:
            tell(g, Told.VOTED, seat, g.vote[seat] - NO)
            balance += 1 if g.vote[seat] == YES else -1
            g.vote[seat] = 0
    if balance >= 0:
        settle(box, g)
    else:
        tell(g, Told.FALLS, g.giver, g.target)
    g.pot, g.amount = 0, 0
    end_turn(box, g)


@rule
def settle(box, g):
    """Both get what was whispered, and each witness the fee."""
    g.coins[g.target] += g.amount
    g.coins[g.giver] += g.pot - g.amount
    tell(g, Told.STANDS, g.giver, g.target, g.amount, g.pot - g.amount)
    for seat in range(box.seats):
        if seat != g.giver and seat != g.target and box.fee > 0:
            g.coins[seat] += box.fee
            tell(g, Told.FEE, seat, box.fee)


@rule
def end_turn(box, g):
    """The next seat is the giver; after the last seat a new round, or the end."""
    following = (g.giver + 1) % box.seats
    if following == 0 and g.round == box.rounds:
        tell(g, Told.ENDED, g.round)
        g.target = -1
        g.over = 1
        return
    g.round += following == 0
    begin_turn(box, g, following)


@rule
def result(box, g, score):
    """More coins are better; ties share."""
    for seat in range(box.seats):
        score[0, seat] = 1
        score[1, seat] = g.coins[seat]
        for other in range(box.seats):
            score[0, seat] += g.coins[other] > g.coins[seat]
