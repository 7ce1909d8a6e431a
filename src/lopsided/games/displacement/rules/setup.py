"""How the table is laid: regions, goals, the scenario deck, communities and people."""

from lopsided.engine.decks import add_card, shuffle_deck
from lopsided.engine.dice import draw, seal, shuffle
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.displacement.rules.people import join_line
from lopsided.games.displacement.rules.turn import begin_turn
from lopsided.games.displacement.state import DECK, FIRST_SEAT, GOAL_DECK, GOALS, REGION_DECK, Goal, Told


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
