"""What nobody may know in Displacement, and how it can be guessed."""

from lopsided.engine.decks import PILED, UNDRAWN, add_card, first_piled, guess_order, hide_deck
from lopsided.engine.dice import below, luck, unseal
from lopsided.engine.game import guess_dice, reseal_dice
from lopsided.engine.rule import rule
from lopsided.games.displacement.state import DECK, GOAL_BITS, GOAL_MASK, GOALS, KEPT


@rule
def hide(box, g, seat):
    """Others' goals until one is announced and the game ends, the order of the deck, and the dice to come (DP-003, Hidden information)."""
    unseal(g)
    hide_deck(g.decks, DECK)
    if g.over or box.everyones_goal or box.equal:
        return
    for other in range(box.seats):
        if other != seat:
            g.goal[other] = 0


@rule
def guess(box, g, seat, seed):
    """Some order of the undrawn cards, and goals for the others that fit what is public."""
    guess_dice(box, g, seat, seed)
    guess_deck(box, g, seed)
    if not (box.everyones_goal or box.equal):
        guess_goals(box, g, seed)


@rule
def reseal(box, g, seed):
    """Another order of the undrawn cards, other dice."""
    reseal_dice(box, g, seed)
    guess_order(g.decks, DECK, seed, DECK)


@rule
def guess_deck(box, g, seed):
    """The cards that are neither discarded, kept nor being faced, in any order."""
    g.decks[DECK, UNDRAWN] = 0
    for kind in range(box.kinds):
        missing = box.copies[kind] - (1 if g.card == kind + 1 else 0)
        for i in range(g.decks[DECK, PILED]):
            if g.decks[DECK, first_piled(g.decks) + i] == kind:
                missing -= 1
        for seat in range(box.seats):
            for i in range(KEPT):
                if g.kept[seat, i] == kind + 1:
                    missing -= 1
        for _ in range(missing):
            add_card(g.decks, DECK, kind)
    guess_order(g.decks, DECK, seed, DECK)


@rule
def guess_goals(box, g, seed):
    """One of the deals of the goal cards that fit what everybody has seen, each as likely as it is (DP-003, DP-Q03)."""
    limited, deals, total = 0, 1, 0
    first = g.decks.shape[1]  # what comes before is the luck of the deck's order
    for seat in range(box.seats):
        if g.goal[seat] == 0 and g.ruled_out[seat] != 0:
            limited |= 1 << seat
            deals *= GOALS
    for deal in range(deals):
        total += ways(box, g, limited, deal)
    pick, deal = below(luck(seed, first), total), 0
    while pick >= ways(box, g, limited, deal):
        pick -= ways(box, g, limited, deal)
        deal += 1
    for seat in range(box.seats):
        if limited >> seat & 1:
            g.goal[seat] = 1 + deal % GOALS
            deal //= GOALS
    for seat in range(box.seats):
        if g.goal[seat] == 0:
            g.goal[seat] = one_of_the_rest(box, g, luck(seed, first + 1 + seat))


@rule
def ways(box, g, limited, deal):
    """In how many ways the goal cards can be dealt like this; the deal's digits are the goals of the limited nations (DP-Q03)."""
    n, dealt = 1, 0  # dealt: how many of each goal, eight bits each
    for seat in range(box.seats):
        goal = g.goal[seat]
        if limited >> seat & 1:
            goal = 1 + deal % GOALS
            deal //= GOALS
            if g.ruled_out[seat] >> goal & 1:
                return 0
        if goal > 0:
            n *= box.goal_cards[goal] - (dealt >> GOAL_BITS * goal & GOAL_MASK)
            dealt += 1 << GOAL_BITS * goal
    return n


@rule
def one_of_the_rest(box, g, chance):
    """A goal drawn from the cards that no nation holds."""
    left, total = 0, 0  # left: how many of each goal, eight bits each
    for goal in range(1, GOALS + 1):
        left += box.goal_cards[goal] << GOAL_BITS * goal
        total += box.goal_cards[goal]
    for seat in range(box.seats):
        if g.goal[seat] > 0:
            left -= 1 << GOAL_BITS * g.goal[seat]
            total -= 1
    pick, goal = below(chance, total), 1
    while pick >= left >> GOAL_BITS * goal & GOAL_MASK:
        pick -= left >> GOAL_BITS * goal & GOAL_MASK
        goal += 1
    return goal
