"""How the table is laid: rows, points, and the first seat."""

from lopsided.engine.dice import draw, seal
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.threat_level.rules.seats import clockwise
from lopsided.games.threat_level.rules.turn import play_on
from lopsided.games.threat_level.state import FIRST_SEAT, Told


@rule
def setup(box, g, seed):
    """All stand on START with nothing; the first seat is drawn (TL-002, TL-004, TL-Q01, TL-Q02, TL-Q03, TL-Q04)."""
    seal(g, seed)
    for seat in range(box.seats):
        g.row[seat] = box.start_row[seat]
        g.points[seat] = box.start_points
    g.first = 0 if box.first_is_seat1 else draw(g, FIRST_SEAT, box.seats)
    tell(g, Told.BEGAN, g.first)
    g.active, g.turn_over = clockwise(box, g.first, box.seats - 1), 1
    play_on(box, g)
