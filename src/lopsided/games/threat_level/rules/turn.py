"""A turn: the dice, what they earn and cost, rows up and down, out and back."""

from lopsided.engine.decisions import ask, close_all
from lopsided.engine.dice import roll
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.threat_level.rules.ending import end_game, leader, reach_limit
from lopsided.games.threat_level.rules.seats import clockwise, has_left, players_in
from lopsided.games.threat_level.rules.union import open_window
from lopsided.games.threat_level.state import LOSE, POINTS_DIE, TOP, WILD_DIE, Phase, Told, Wild


@rule
def play_on(box, g):
    """Turn after turn, clockwise, until somebody must decide or the game is over; a forced move still due ends each (TL-Q04, TL-Q05, TL-Q31)."""
    while g.over == 0 and g.turn_over:
        if g.must_rise > 0:
            rise_by_die(box, g, g.active)
            continue
        seat = clockwise(box, g.active, 1)
        if seat == g.first:
            if g.round == box.max_rounds:
                reach_limit(box, g)
                return
            g.round += 1
            tell(g, Told.ROUND, g.round)
        begin_turn(box, g, seat)


@rule
def begin_turn(box, g, seat):
    """A turn begins with the dice that its row allows (TL-003, TL-005, TL-006, TL-007, TL-008, TL-044)."""
    g.active, g.turn_row, g.turn_over = seat, g.row[seat], 0
    g.die = g.wild = g.unused = g.must_rise = g.appealed = 0
    if has_left(g, seat):
        end_turn(g)
        return
    if g.row[seat] == LOSE:
        begin_out_turn(box, g, seat)
        return
    tell(g, Told.TURN, seat, g.row[seat], g.points[seat])
    if box.rolls_points[g.row[seat]]:
        g.die = roll(g, POINTS_DIE + seat, box.sides)
    g.wild = roll(g, WILD_DIE + seat, box.sides)
    tell(g, Told.ROLLED, seat, g.die, g.wild, g.row[seat])
    ill = g.wild == Wild.EMERGENCY and g.die > 0 and not box.health_care[g.row[seat]]
    if ill and open_window(box, g, Phase.IGNORE_HEALTH, seat, 0, 0, 0):
        return
    settle_roll(box, g, seat, 0)


@rule
def begin_out_turn(box, g, seat):
    """On YOU LOSE only the Wild Die is rolled, and only a 2 helps (TL-008, TL-Q17)."""
    if not box.out_rolls:
        end_turn(g)
        return
    g.wild = roll(g, WILD_DIE + seat, box.sides)
    tell(g, Told.OUT_ROLLED, seat, g.wild)
    if g.wild == Wild.STEP_BACK:
        ask(g, Phase.RETURN, 1 << seat)
    else:
        end_turn(g)


@rule
def settle_roll(box, g, seat, cancelled):
    """What a roll earns, costs and moves, read on the row where the turn began (TL-009, TL-012..018, TL-038..043, TL-Q05, TL-Q06, TL-Q08, TL-Q22..27)."""
    row, wild = g.turn_row, g.wild
    figure = box.fixed_gain[row] if box.fixed_gain[row] else g.die
    spared = wild == Wild.TAXES and 0 < g.die <= box.spared_to[row]
    taxed = (wild == Wild.TAXES and not spared) or (box.tax_every_turn[row] and not spared)
    ill = wild == Wild.EMERGENCY and not cancelled and not box.health_care[row]
    if box.keeps_gain[row] or not (ill or (wild == Wild.TAXES and not spared)):
        gain(g, seat, figure)
    elif figure > 0:
        tell(g, Told.FORGONE, seat, figure, row)
    pay_or_rise(box, g, seat, box.tax[row, figure] if taxed else 0, box.health_cost[g.die] if ill else 0)
    if g.turn_over:
        return
    if wild == Wild.FREE_HAND or wild == Wild.STEP_BACK:
        g.unused = 1
    elif wild == Wild.UP_ONE or wild == Wild.UP_TWO:
        g.must_rise = 1 if wild == Wild.UP_ONE else 2
        if not box.move_at_end:
            rise_by_die(box, g, seat)
    if not g.turn_over:
        ask(g, Phase.ACTION, 1 << seat)


@rule
def gain(g, seat, points):
    """Points enter the game only here (TL-004, TL-009, TL-042, TL-Q39)."""
    if points > 0:
        g.points[seat] += points
        tell(g, Told.GAINED, seat, points, g.turn_row)


@rule
def pay_or_rise(box, g, seat, tax, health):
    """Bankruptcy: who cannot pay loses all and moves up one row; exactly 0 is not bankrupt (TL-013, TL-016, TL-027, TL-Q27, TL-Q46)."""
    due = tax + health
    if due > g.points[seat]:
        tell(g, Told.BANKRUPT, seat, g.points[seat], due, g.row[seat])
        g.points[seat] = 0
        rise(box, g, seat, 1)
        return
    g.points[seat] -= due
    if tax > 0:
        tell(g, Told.TAXED, seat, tax, g.turn_row)
    if health > 0:
        tell(g, Told.BILLED, seat, health, g.turn_row)


@rule
def rise_by_die(box, g, seat):
    """The forced move of a wild 5 or 6 (TL-017, TL-018, TL-Q05)."""
    rows = min(g.must_rise, LOSE - g.row[seat])
    g.must_rise = 0
    tell(g, Told.ROSE, seat, rows, g.row[seat] + rows)
    rise(box, g, seat, rows)


@rule
def rise(box, g, seat, rows):
    """Up is bad: at the top the player is out (TL-002, TL-Q15, TL-Q20)."""
    g.row[seat] = min(LOSE, g.row[seat] + rows)
    if g.row[seat] == LOSE:
        go_out(box, g, seat)


@rule
def go_out(box, g, seat):
    """Arrival on YOU LOSE: points freeze, an own turn ends, and perhaps the game (TL-Q18, TL-Q19, TL-Q21, TL-Q40, TL-Q46)."""
    tell(g, Told.OUT, seat, 0 if box.out_forfeits else g.points[seat])
    g.row[seat] = LOSE
    g.falls += 1
    g.fell[seat] = g.falls
    if box.out_forfeits and g.points[seat] > 0:
        tell(g, Told.FORFEITED, seat, g.points[seat])
        g.points[seat] = 0
    if seat == g.active:
        g.must_rise = 0
        end_turn(g)
    if players_in(box, g) == 1:
        last_one_in(box, g)


@rule
def last_one_in(box, g):
    """The last player in the game wins, at once or after the others' last chance (TL-001, TL-Q19, TL-Q45)."""
    if box.last_chance and box.out_rolls and not g.chanced and last_chance(box, g):
        end_turn(g)
        return
    end_game(box, g)


@rule
def last_chance(box, g):
    """Each player who is out rolls once more, clockwise after the active one; the first 2 is back (TL-Q45)."""
    g.chanced = 1
    tell(g, Told.LAST_CHANCE, leader(box, g))
    for i in range(1, box.seats + 1):
        seat = clockwise(box, g.active, i)
        if g.row[seat] < LOSE or has_left(g, seat):
            continue
        wild = roll(g, WILD_DIE + seat, box.sides)
        tell(g, Told.LAST_ROLL, seat, wild)
        if wild == Wild.STEP_BACK:
            come_back(g, seat)
            return True
    return False


@rule
def come_back(g, seat):
    """From YOU LOSE down to level 10, in again (TL-011, TL-Q16, TL-Q17)."""
    g.row[seat] = TOP
    tell(g, Told.CAME_BACK, seat)


@rule
def end_turn(g):
    """The turn is over; what was not used of it is lost, but for a forced move, which is made yet (TL-Q05, TL-Q09, TL-Q10, TL-Q40)."""
    close_all(g)
    g.unused, g.turn_over = 0, 1
