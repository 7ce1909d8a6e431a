"""The table of Disruptopia is laid: equal companies, shuffled decks, homes, and the first subsidies."""

from lopsided.engine.decisions import ask
from lopsided.engine.decks import add_card, shuffle_deck
from lopsided.engine.dice import draw, seal
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.rules.planning import begin_round
from lopsided.games.disruptopia.rules.subsidies import roll_subsidy, subsidise
from lopsided.games.disruptopia.state import DECKS, FAVOURED, FIRST_SEAT, REGIONS, Phase, Rank, Told


@rule
def setup(box, g, seed):
    """Equal companies, shuffled decks, a first player by lot, who places an office first (DR-001..022, DR-Q13, DR-Q17, DR-Q51..59, DR-Q85)."""
    seal(g, seed)
    for seat in range(box.seats):
        g.corp[seat] = box.start_corp
        g.power[seat] = box.start_power
        g.income[seat] = box.start_income
        g.compute[seat] = box.start_compute
        g.workers[seat] = box.start_workers
    g.supply = box.tokens
    for kind in range(box.kinds):
        for _ in range(box.copies[kind]):
            add_card(g.decks, box.deck_of[kind], kind)
    for d in range(DECKS):
        shuffle_deck(g, d, g.decks, d)
    g.round = 1
    g.first = draw(g, FIRST_SEAT, box.seats)
    tell(g, Told.BEGAN, g.first)
    if box.one_millionaire:
        favour(box, g, draw(g, FAVOURED, box.seats))
    ask_home(box, g)


@rule
def favour(box, g, seat):
    """One company starts ahead; a switch of the lab, not of the book (The lens, head_start)."""
    g.rank[seat] = Rank.MILLIONAIRE
    g.corp[seat] = box.ahead_corp
    g.workers[seat] = box.ahead_workers
    tell(g, Told.FAVOURED, seat)


@rule
def ask_home(box, g):
    """The next company looks for a region of its own (DR-005, DR-Q17)."""
    ahead = box.seats - 1 - g.turn if box.reverse_setup else g.turn
    g.active = (g.first + ahead) % box.seats
    ask(g, Phase.HOME, 1 << g.active)


@rule
def settle(box, g, seat, region):
    """The first office; after the last one the subsidies are laid and the first round begins (DR-005..007, DR-Q13, DR-Q15)."""
    g.presence[seat, region] = 1
    g.home[seat] = region + 1
    tell(g, Told.SETTLED, seat, region)
    g.turn += 1
    if g.turn < box.seats:
        ask_home(box, g)
        return
    g.turn = 0
    for place in range(REGIONS):
        for other in range(box.seats):
            if g.presence[other, place]:
                subsidise(g, place, 0)
    roll_subsidy(box, g)
    begin_round(box, g)
