"""Steps 3 to 5 of Disruptopia: pockets, income and the next round."""

from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.disruptopia.rules.company import earnings, next_income
from lopsided.games.disruptopia.rules.ending import end_game
from lopsided.games.disruptopia.rules.planning import begin_round
from lopsided.games.disruptopia.rules.subsidies import income_of_tokens, roll_subsidy
from lopsided.games.disruptopia.state import Told


@rule
def end_round(box, g):
    """What is left of the corporate funds becomes personal; then income and the next round, or the end (DR-038, DR-044..046, DR-128, DR-Q33, DR-Q36)."""
    for seat in range(box.seats):
        g.pers[seat] += g.corp[seat]
        tell(g, Told.SIPHONED, seat, g.corp[seat], g.pers[seat])
        g.corp[seat] = 0
    if g.last == 0 and g.round == box.max_rounds:
        tell(g, Told.LIMIT, g.round)
        g.last = 1
    if g.last:
        end_game(box, g)
        return
    for seat in range(box.seats):
        receive_income(box, g, seat)
    g.turn = 0
    g.first = (g.first + 1) % box.seats
    g.round += 1
    roll_subsidy(box, g)
    begin_round(box, g)


@rule
def receive_income(box, g, seat):
    """Income is marked on its track and paid into the corporate funds (DR-040..043, DR-Q82)."""
    g.income[seat] = next_income(box, g, seat)
    g.corp[seat] += g.income[seat]
    tell(g, Told.INCOME, seat, g.income[seat], g.power[seat], income_of_tokens(box, g, seat), box.rep_income[g.rep[seat] - box.low_rep])
    lost = earnings(box, g, seat) - g.income[seat]
    if lost > 0:
        tell(g, Told.CAPPED, seat, lost, box.top_income)
