"""The rules of Displacement. The numbers are those of docs/ledger/displacement.md."""

from lopsided.engine.decisions import ask, close, is_asked, phase
from lopsided.engine.decks import PILED, UNDRAWN, add_card, discard, draw_card, shuffle_deck
from lopsided.engine.dice import draw, seal, shuffle
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.goals import check_goals, progress
from lopsided.games.displacement.rules.people import build, free_square, full_communities, house_all, join_line, move_in, pins_in, place_in_line, tightest_home
from lopsided.games.displacement.rules.scenarios import discard_due, has_reason_to_block, resolve_card
from lopsided.games.displacement.rules.sending import CLOCKWISE, begin_sending, plan_one, receiver_for, send_people
from lopsided.games.displacement.state import (
    DECK,
    FIRST_SEAT,
    FULL,
    GOAL_DECK,
    GOALS,
    REGION_DECK,
    SEATS,
    SQUARES,
    Goal,
    Move,
    Phase,
    Told,
    Why,
)  # fmt: skip

# The turn


@rule
def setup(box, g, seed):
    """Every nation: a region, a goal, tokens, communities and displaced people (DP-001..008, DP-048, DP-Q01..06)."""
    seal(g, seed)
    deal_regions(box, g)
    deal_goals(box, g)
    for kind in range(box.kinds):
        for _ in range(box.copies[kind]):
            add_card(g.decks, DECK, kind)
    shuffle_deck(g, DECK, g.decks, DECK)
    for seat in range(box.seats):
        g.tokens[seat] = box.start_tokens
        g.supply[seat] = box.pins_per_color - box.start_communities * box.start_housed - box.start_displaced
        for square in range(box.start_communities):
            g.built[seat, square] = 1
            for pin in range(box.start_housed):
                g.home[seat, square, pin] = seat + 1
        for _ in range(box.start_displaced):
            join_line(g, seat, seat + 1)
    g.first = 0 if box.first_is_seat1 else draw(g, FIRST_SEAT, box.seats)
    g.round = 1
    tell(g, Told.BEGAN, g.first)
    for seat in range(box.seats):
        tell(g, Told.REGION, seat, g.region[seat])
    tell(g, Told.ROUND, 1)
    begin_turn(box, g)


@rule
def deal_regions(box, g):
    """One region a nation, without replacement, in the open (DP-001, DP-Q02)."""
    for i in range(box.regions):
        g.dealt[i] = i
    shuffle(g, REGION_DECK, g.dealt, box.regions)
    for seat in range(box.seats):
        g.region[seat] = g.dealt[seat]
    for i in range(box.regions):
        g.dealt[i] = 0


@rule
def deal_goals(box, g):
    """One goal a nation, face down; one for all where the table or the equal variant says so (DP-002, DP-003, DP-Q03, DP-Q55)."""
    common = box.everyones_goal
    if common == 0 and box.equal:
        common = 1 + draw(g, GOAL_DECK, GOALS)
    n = 0
    for goal in range(Goal.HUMANITARIAN, Goal.ENTREPRENEURIAL + 1):
        for _ in range(box.goal_cards[goal]):
            g.dealt[n] = goal
            n += 1
    shuffle(g, GOAL_DECK, g.dealt, n)
    for seat in range(box.seats):
        g.goal[seat] = common if common > 0 else g.dealt[seat]
    for i in range(n):
        g.dealt[i] = 0


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
def to_send(box, g, seat):
    """How many more people must be sent away (DP-030, DP-Q20)."""
    return g.waiting[seat] - g.planned - g.tokens[seat] // box.shelter_price


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


# What may be done


@rule
def cannot_buy(box, g, seat):
    """Three tokens and a free square (DP-009, DP-026, DP-Q19)."""
    if free_square(g, seat) < 0:
        return Why.NO_SQUARE
    return Why.POOR if g.tokens[seat] < box.community_price else 0


@rule
def can_house(g, seat):
    """Somebody waits beside an empty home: only where housing is done by hand (DP-Q17, DP-Q52)."""
    return g.waiting[seat] > 0 and tightest_home(g, seat) >= 0


@rule
def cannot_house(box, g, seat, action):
    """A waiting person of this colour, a community with room (DP-027, DP-Q17, DP-Q18)."""
    color, square = (action - Move.HOUSE) // SQUARES, (action - Move.HOUSE) % SQUARES
    if not box.manual_housing:
        return Why.AUTOMATIC
    if place_in_line(g, seat, color + 1) < 0:
        return Why.NOBODY_WAITS
    return Why.NO_ROOM if not g.built[seat, square] or pins_in(g, seat, square) == FULL else 0


@rule
def cannot_send_to(box, g, seat, target):
    """To any other nation as one wishes; in the equal variant to the richest (DP-031, DP-Q55)."""
    if target >= box.seats:
        return Why.NO_SUCH_NATION
    if target == seat:
        return Why.YOURSELF
    only = receiver_for(box, g, seat)
    return Why.RICHEST_ONLY if only != CLOCKWISE and only != target else 0


@rule
def cannot_send(box, g, seat, action):
    """One displaced person of a colour to another nation (DP-030, DP-031)."""
    target, color = (action - Move.SEND) // SEATS, (action - Move.SEND) % SEATS
    why = cannot_send_to(box, g, seat, target)
    if why == 0 and g.stays[color] <= 0:
        return Why.NOT_THERE
    return why


@rule
def why_not(box, g, seat, action):
    """0 where this seat may take this action now."""
    if not is_asked(g, seat):
        return Why.NOT_ASKED
    now = phase(g)
    if now == Phase.DRAW:
        return 0 if action == Move.DRAW else Why.OTHER_QUESTION
    if now == Phase.BLOCK:
        return 0 if action == Move.BLOCK or action == Move.FACE else Why.OTHER_QUESTION
    if now == Phase.NEEDS:
        if action == Move.BUY:
            return cannot_buy(box, g, seat)
        if action >= Move.HOUSE:
            return cannot_house(box, g, seat, action)
        return 0 if action == Move.STOP else Why.OTHER_QUESTION
    if action == Move.SHELTER:
        return Why.MUST_SEND if to_send(box, g, seat) > 0 else 0
    if action == Move.SETTLE or Move.SEND_REST <= action < Move.SEND:
        why = 0 if action == Move.SETTLE else cannot_send_to(box, g, seat, action - Move.SEND_REST)
        return Why.ENOUGH_SENT if why == 0 and to_send(box, g, seat) <= 0 else why
    return cannot_send(box, g, seat, action) if Move.SEND <= action < Move.HOUSE else Why.OTHER_QUESTION


@rule
def legal(box, g, seat, out):
    """All actions that this seat may take now, ascending."""
    if not is_asked(g, seat):
        return 0
    now = phase(g)
    if now == Phase.DRAW:
        out[0] = Move.DRAW
        return 1
    if now == Phase.BLOCK:
        out[0] = Move.BLOCK
        out[1] = Move.FACE
        return 2
    if now == Phase.NEEDS:
        return legal_needs(box, g, seat, out)
    return legal_sending(box, g, seat, out)


@rule
def legal_needs(box, g, seat, out):
    """Buy, house by hand, or stop (DP-026, DP-027)."""
    n = 0
    if cannot_buy(box, g, seat) == 0:
        out[n] = Move.BUY
        n += 1
    out[n] = Move.STOP
    n += 1
    if box.manual_housing:
        for action in range(Move.HOUSE, Move.HOUSE + SEATS * SQUARES):
            if cannot_house(box, g, seat, action) == 0:
                out[n] = action
                n += 1
    return n


@rule
def legal_sending(box, g, seat, out):
    """Send one person, or all who must go, or leave it to the default; shelter the others where that is enough (DP-028, DP-030, DP-031, DP-Q20, DP-Q45)."""
    n = 1
    if to_send(box, g, seat) <= 0:
        out[0] = Move.SHELTER
    else:
        out[0] = Move.SETTLE
        for target in range(box.seats):
            if cannot_send_to(box, g, seat, target) == 0:
                out[n] = Move.SEND_REST + target
                n += 1
    for target in range(box.seats):
        if cannot_send_to(box, g, seat, target) == 0:
            for color in range(box.seats):
                if g.stays[color] > 0:
                    out[n] = Move.SEND + target * SEATS + color
                    n += 1
    return n


@rule
def apply(box, g, seat, action):
    """Carry out one legal action and all that follows from it."""
    if action == Move.DRAW:
        close(g)
        draw_scenario(box, g, seat)
    elif action == Move.BLOCK:
        close(g)
        block(box, g, seat)
    elif action == Move.FACE:
        close(g)
        face(box, g, seat, 1)
    elif action == Move.BUY:
        close(g)
        buy(box, g, seat)
    elif action == Move.STOP:
        close(g)
        shelter(box, g, seat)
    elif action == Move.SHELTER or action == Move.SETTLE:
        close(g)
        send_away(box, g, seat, receiver_for(box, g, seat))
    elif action < Move.SEND:
        close(g)
        send_away(box, g, seat, action - Move.SEND_REST)
    elif action < Move.HOUSE:
        target, color = (action - Move.SEND) // SEATS, (action - Move.SEND) % SEATS
        plan_one(g, target, color)
        if (to_send(box, g, seat) == 0 and not box.free_sending) or g.waiting[seat] == g.planned:
            close(g)
            send_away(box, g, seat, target)
    else:
        close(g)
        color, square = (action - Move.HOUSE) // SQUARES, (action - Move.HOUSE) % SQUARES
        move_in(g, seat, place_in_line(g, seat, color + 1), square)
        tell(g, Told.MOVED_IN, seat, 1)
        if not check_goals(box, g, False):
            needs(box, g, seat)


# The end


@rule
def result(box, g, score):
    """Who announced a fulfilled goal has won, together with others who did; without a winner nobody is placed (DP-038, DP-040, DP-Q40, DP-Q43, DP-Q53)."""
    winners = 0
    for seat in range(box.seats):
        winners += g.winners >> seat & 1
    for seat in range(box.seats):
        if winners == 0:
            score[0, seat] = 0
        else:
            score[0, seat] = 1 if g.winners >> seat & 1 else 1 + winners
        score[1, seat] = progress(box, g, seat)
