"""Players that are not people: one for each goal, one that plays whatever goal it was dealt, and one that houses whom it can.

All of them look one needs step ahead: for each number of communities that they could build they work out the turn's
end, and take the one that their character likes best. A card is faced or kept away by the same measure.
"""

from lopsided.engine.bots import NEVER, best_choice
from lopsided.engine.dice import below
from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.people import pins_in
from lopsided.games.displacement.rules.scenarios import is_safe, reaches
from lopsided.games.displacement.state import EFFECTS, FULL, SEATS, SQUARES, Goal, Move, Verb, color_of, is_house, is_send, is_send_rest, target_of

GENEROUS = 4  # a character beside the three goals
ROOM = 32  # more than the communities that can be built in one turn
HALF_BUILT, HALF_RICH = 8, 8  # communities or tokens from which on one's own goal is in sight
ENGINE = 5  # full communities that an entrepreneur wants before it begins to save
FAR_AWAY = 10_000
NEXT_INCOME = 10  # a token of the next turn
DENIAL = 400  # what it is then worth not to hand a Humanitarian the win
VICTORY = 1_000_000  # what nothing else outweighs


@rule
def seeker(box, g, seat, choices, n, luck):
    """Plays towards the goal that it was dealt; with its own in sight it will not be the one who completes the Humanitarian's."""
    return best(box, g, seat, choices, n, g.goal[seat], luck)


@rule
def humanitarian(box, g, seat, choices, n, luck):
    """Keeps everybody at home housed, and sends people only where there is room or money for them."""
    return best(box, g, seat, choices, n, Goal.HUMANITARIAN, luck)


@rule
def metropolitan(box, g, seat, choices, n, luck):
    """Welcomes growth and builds; pays to keep disaster from its communities."""
    return best(box, g, seat, choices, n, Goal.METROPOLITAN, luck)


@rule
def entrepreneur(box, g, seat, choices, n, luck):
    """Builds up an income first, then builds only where that brings fifteen tokens sooner."""
    return best(box, g, seat, choices, n, Goal.ENTREPRENEURIAL, luck)


@rule
def generous(box, g, seat, choices, n, luck):
    """Houses whom it can, whatever its goal, and pays to spare others a disaster."""
    return best(box, g, seat, choices, n, GENEROUS, luck)


@rule
def best(box, g, seat, choices, n, character, luck):
    """The action that this character wants most; whoever can be given a home gets it first."""
    if is_house(choices[n - 1]):
        return choices[n - 1]
    if choices[0] == Move.BLOCK:
        return choices[0 if wants_to_block(box, g, seat, character) else 1]
    if choices[0] == Move.BUY:
        return choices[0 if wants_to_build(box, g, seat, character) else 1]
    if choices[0] == Move.SETTLE:
        return best_choice(choices, n, below(luck, n), sending_worth, g, character)
    return choices[0]


@rule
def wants_to_build(box, g, seat, character):
    """Whether the turn ends best with at least one more community."""
    return outlook(box, g, seat, character, g.tokens[seat], 0, 0, 0, unpaid(g, seat)) % ROOM > 0


@rule
def unpaid(g, seat):
    """How many turns' income a kept Crash will still take, this turn's included."""
    return max(g.kept_turns[seat, 0], g.kept_turns[seat, 1])


# Sending


@rule
def sending_worth(g, character, action):
    """Humanitarians and the generous send one by one to where there is room, home if they can; the others send all to one nation that can pay."""
    kind = character == Goal.HUMANITARIAN or character == GENEROUS
    one_by_one = is_send(action)
    if one_by_one != kind or not (one_by_one or is_send_rest(action)):
        return NEVER
    target = target_of(action)
    return 2 * means(g, target) + (1 if one_by_one and color_of(action) == target else 0)


@rule
def means(g, target):
    """Homes that stand empty and tokens, less those who wait already or are on their way."""
    room = 0
    for square in range(SQUARES):
        if g.built[target, square]:
            room += FULL - pins_in(g, target, square)
    for color in range(SEATS):
        room -= g.plan[target, color]
    return room + g.tokens[target] - g.waiting[target]


# What a card would do


@rule
def wants_to_block(box, g, seat, character):
    """Whether the turn ends better without the card and without its price; a win that is sure without it is not put at risk."""
    kind = g.card - 1
    tokens, lost, dead, grown, broke, spared = g.tokens[seat], 0, 0, 0, unpaid(g, seat), 0
    for place in range(EFFECTS):
        verb, amount = box.verb[kind, place], box.amount[kind, place]
        if reaches(box, kind, place, seat, seat) and not is_safe(box, g, seat, kind):
            if verb == Verb.COM:
                lost += -amount
            elif verb == Verb.DIE:
                dead += amount
            elif verb == Verb.GROW:
                grown += amount
            elif verb == Verb.TOK:
                tokens = max(0, tokens + amount)
            elif verb == Verb.HOLD:
                broke = 2
        spared += harm_to_others(box, g, seat, kind, place)
    paid = outlook(box, g, seat, character, g.tokens[seat] - box.block[kind], 0, 0, 0, unpaid(g, seat)) // ROOM
    if paid > VICTORY // 2:
        return True
    faced = outlook(box, g, seat, character, tokens, lost, dead, grown, broke) // ROOM
    return paid + (spared if character == GENEROUS else 0) > faced


@rule
def harm_to_others(box, g, seat, kind, place):
    """What an effect takes from the others: lives count more than tokens."""
    harm = 0
    for other in range(box.seats):
        if other != seat and reaches(box, kind, place, seat, other) and not is_safe(box, g, other, kind):
            verb = box.verb[kind, place]
            harm += 10 * box.amount[kind, place] if verb == Verb.DIE else -5 * box.amount[kind, place] if verb == Verb.TOK else 0
    return harm


# How the turn may end


@rule
def outlook(box, g, seat, character, tokens, lost, dead, grown, broke):
    """The best end of this turn, as its worth times ROOM, plus how many communities to build for it."""
    waiting = g.waiting[seat] + grown
    empty, one, two, full = 0, 0, 0, 0
    for square in range(SQUARES):
        if g.built[seat, square]:
            pins = pins_in(g, seat, square)
            if lost > 0:
                lost -= 1
                waiting += pins
            elif pins == 0:
                empty += 1
            elif pins == 1:
                one += 1
            elif pins == 2:
                two += 1
            else:
                full += 1
    died = min(dead, waiting)
    waiting -= died
    full -= 1 if dead > died and full > 0 else 0
    too_late = g.goal[seat] != Goal.HUMANITARIAN and waiting <= two + 2 * one + FULL * empty and completes(box, g, seat)
    most, chosen = NEVER, 0
    for more in range(min(tokens // box.community_price, SQUARES - empty - one - two - full) + 1):
        worth = turn_end(box, g, seat, character, tokens - more * box.community_price, waiting, empty + more, one, two, full, broke)
        if worth > most:
            most, chosen = worth, more
    if too_late and most > VICTORY // 2:  # all find homes before anything is built, and a Humanitarian has won
        most -= VICTORY
    return most * ROOM + chosen


@rule
def turn_end(box, g, seat, character, tokens, waiting, empty, one, two, full, broke):
    """What a turn's end is worth, once people have found the homes there are, shelter is paid and income has come."""
    built = empty + one + two + full
    in_two = min(waiting, two)
    waiting -= in_two
    in_one = min(waiting, 2 * one)
    waiting -= in_one
    in_empty = min(waiting, FULL * empty)
    waiting -= in_empty
    people = one + 2 * two + FULL * full + in_two + in_one + in_empty
    full += in_two + in_one // 2 + in_empty // FULL
    sheltered = min(tokens, waiting)
    earned = 0 if broke > 0 or g.turns[seat] <= 1 else full
    tokens += earned - sheltered
    worth = liking(box, g, seat, character, tokens, built, full, people, sheltered, waiting)
    if character == g.goal[seat] and wins(box, g, seat, tokens, g.earned[seat] + earned, built, full, waiting):
        worth += VICTORY
    return worth - (NEXT_INCOME * full if broke > 1 else 0)


@rule
def wins(box, g, seat, tokens, earned, built, full, waiting):
    """Whether such an end fulfils the goal that one was dealt."""
    if g.goal[seat] == Goal.METROPOLITAN:
        return (built if box.metropolis_built else full) == SQUARES
    if g.goal[seat] == Goal.ENTREPRENEURIAL:
        return (earned if box.goal_earned else tokens) >= box.goal_tokens
    for other in range(box.seats):
        waiting += g.waiting[other] if other != seat else 0
    return waiting == 0


@rule
def liking(box, g, seat, character, tokens, built, full, people, sheltered, waiting):
    """What such an end is worth to a character, a token being worth 10."""
    if character == Goal.METROPOLITAN:
        denies = HALF_BUILT <= full < SQUARES and waiting == 0 and completes(box, g, seat)
        return 30 * built + 10 * tokens + 5 * (people + sheltered) - (DENIAL if denies else 0)
    if character == Goal.ENTREPRENEURIAL:
        if full < ENGINE and tokens < box.goal_tokens:
            return 30 * built + 10 * tokens + 5 * (people + sheltered) - FAR_AWAY
        denies = HALF_RICH <= tokens < box.goal_tokens and waiting == 0 and completes(box, g, seat)
        turns_to_go = 100 * max(0, box.goal_tokens - tokens) // max(1, full - sheltered)
        return -turns_to_go - (DENIAL if denies else 0)
    return 10 * tokens - 60 * waiting


@rule
def completes(box, g, seat):
    """Whether everybody else is housed, and somebody may be waiting for just that."""
    may_win = False
    for other in range(box.seats):
        if other != seat:
            if g.waiting[other] > 0:
                return False
            may_win = may_win or not g.ruled_out[other] >> Goal.HUMANITARIAN & 1
    return may_win


BOTS = {"seeker": seeker, "humanitarian": humanitarian, "metropolitan": metropolitan, "entrepreneur": entrepreneur, "generous": generous}
