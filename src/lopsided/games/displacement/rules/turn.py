"""A nation's turn: a scenario, the needs of its people, shelter, income, and the nation after it."""

from lopsided.engine.decisions import ask
from lopsided.engine.decks import PILED, UNDRAWN, discard, draw_card
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.choices import can_house, cannot_buy
from lopsided.games.displacement.rules.ending import check_goals
from lopsided.games.displacement.rules.people import build, full_communities, house_all
from lopsided.games.displacement.rules.scenarios import discard_due, has_reason_to_block, resolve_card
from lopsided.games.displacement.rules.sending import begin_sending, send_people, to_send
from lopsided.games.displacement.state import DECK, Phase, Told


@rule
def begin_turn(box, g):
    """Turns go clockwise from the first seat; in the equal variant each round begins one seat further (DP-010, DP-Q04, DP-Q55)."""
    shift = g.round - 1 if box.equal else 0
    g.active = (g.first + shift + g.turn) % box.seats
    g.turns[g.active] += 1
    tell(g, Told.TURN, g.active)
    ask(g, Phase.DRAW, 1 << g.active)


@rule
def draw_scenario(box, g, seat):
    """The top card of the deck; a used-up deck is the shuffled discard pile (DP-011, DP-035, DP-036, DP-Q30)."""
    if g.decks[DECK, UNDRAWN] == 0:
        tell(g, Told.RESHUFFLED, g.decks[DECK, PILED])
    g.card = 1 + draw_card(g, DECK, g.decks, DECK)
    tell(g, Told.DREW, seat, g.card - 1)
    if not has_reason_to_block(box, g, seat):
        resolve_card(box, g, seat)
        after_scenario(box, g, seat)
    elif g.tokens[seat] < box.block[g.card - 1]:
        face(box, g, seat, 0)
    else:
        ask(g, Phase.BLOCK, 1 << seat)


@rule
def face(box, g, seat, able):
    """Who cannot pay or will not lets the scenario happen; then come the needs of one's people (DP-013, DP-025, DP-046, DP-Q11, DP-Q14)."""
    tell(g, Told.FACED, seat, g.card - 1, box.block[g.card - 1], able)
    resolve_card(box, g, seat)
    after_scenario(box, g, seat)


@rule
def block(box, g, seat):
    """Pay, and nothing happens to anybody (DP-012, DP-014, DP-Q54)."""
    price = box.block[g.card - 1]
    g.tokens[seat] -= price
    tell(g, Told.BLOCKED, seat, g.card - 1, price)
    discard(g.decks, DECK, g.card - 1)
    g.card = 0
    after_scenario(box, g, seat)


@rule
def after_scenario(box, g, seat):
    """The needs step opens with a look at the goals, before and after people find the homes that stand empty (DP-025, DP-Q17, DP-Q39)."""
    if check_goals(box, g, False):
        return
    house_all(box, g, seat)
    if not check_goals(box, g, False):
        needs(box, g, seat)


@rule
def needs(box, g, seat):
    """Buy as long as one can and will, then shelter (DP-025, DP-026, DP-Q19)."""
    if cannot_buy(box, g, seat) == 0 or can_house(g, seat):
        ask(g, Phase.NEEDS, 1 << seat)
    else:
        shelter(box, g, seat)


@rule
def buy(box, g, seat):
    """A permanent community; who waits moves in (DP-009, DP-026, DP-027, DP-Q06, DP-Q17)."""
    g.tokens[seat] -= box.community_price
    tell(g, Told.BOUGHT, seat, build(g, seat), box.community_price)
    house_all(box, g, seat)
    if not check_goals(box, g, False):
        needs(box, g, seat)


@rule
def shelter(box, g, seat):
    """A token a person keeps the displaced in the country for one more turn; who cannot be paid for must go (DP-028, DP-029, DP-030, DP-Q20, DP-Q21)."""
    waiting = g.waiting[seat]
    if waiting > 0 and (box.free_sending or waiting * box.shelter_price > g.tokens[seat]):
        begin_sending(g, seat)
        ask(g, Phase.SEND, 1 << seat)
    else:
        pay_shelter(box, g, seat)


@rule
def pay_shelter(box, g, seat):
    """Shelter for all who are left in the line, then the end of the turn (DP-028)."""
    if g.waiting[seat] > 0:
        price = g.waiting[seat] * box.shelter_price
        g.tokens[seat] -= price
        tell(g, Told.SHELTERED, seat, g.waiting[seat], price)
    end_turn(box, g, seat)


@rule
def send_away(box, g, seat, target):
    """Those planned to go leave, and whoever cannot be sheltered beside them; nobody may refuse them (DP-030, DP-032, DP-Q20)."""
    send_people(box, g, seat, max(0, to_send(box, g, seat)), target)
    pay_shelter(box, g, seat)


@rule
def end_turn(box, g, seat):
    """Income from full communities, kept cards that are due, a look at the goals, the next nation (DP-033, DP-034, DP-053..055, DP-Q27, DP-Q28, DP-Q51)."""
    if g.turns[seat] > 1:
        income = full_communities(g, seat)
        if g.kept[seat, 0] != 0:
            tell(g, Told.NO_INCOME, seat)
        elif income > 0:
            g.tokens[seat] += income
            g.earned[seat] += income
            tell(g, Told.INCOME, seat, income)
    discard_due(g, seat)
    g.turn += 1
    if check_goals(box, g, g.turn == box.seats):
        return
    if g.turn == box.seats:
        if g.round == box.max_rounds:
            tell(g, Told.NOBODY, g.round)
            g.over = 1
            return
        g.turn = 0
        g.round += 1
        tell(g, Told.ROUND, g.round)
    begin_turn(box, g)
