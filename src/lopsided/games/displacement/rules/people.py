"""People of Displacement: where they live, how they lose their homes, where they go. A pin keeps its colour for life (DP-Q49)."""

from lopsided.engine.dice import draw
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.displacement.state import DEATHS, FULL, LINE, SEATS, SQUARES, STRETCH, Told

NOBODY = -1


@rule
def line_of(g, seat):
    """The place of the longest displaced of a nation, up to which those of the nation before can stand."""
    return seat * STRETCH + g.moved[seat] if seat < SEATS else LINE


@rule
def join_line(g, seat, color):
    """A person joins the end of the line of the displaced (DP-021, DP-Q22, DP-Q24, DP-Q48)."""
    if line_of(g, seat) + g.waiting[seat] == line_of(g, seat + 1):
        make_room(g, seat)
    g.line[line_of(g, seat) + g.waiting[seat]] = color
    g.waiting[seat] += 1


@rule
def make_room(g, seat):
    """All lines move up to the front and then apart: the free places are shared out, and what is left over is this nation's."""
    free = LINE
    for other in range(SEATS):
        move_line(g, other, LINE - free)
        free -= g.waiting[other]
    share, end = free // SEATS, LINE
    for other in range(SEATS - 1, 0, -1):
        end -= g.waiting[other] + (free - share * (SEATS - 1) if other == seat else share)
        move_line(g, other, end)


@rule
def move_line(g, seat, to):
    """The line of a nation goes on from another place."""
    first, n = line_of(g, seat), g.waiting[seat]
    for i in range(n):
        place = i if to < first else n - 1 - i
        color = g.line[first + place]
        g.line[first + place] = 0
        g.line[to + place] = color
    g.moved[seat] = to - seat * STRETCH


@rule
def leave_line(g, seat, place):
    """The person at this place leaves the line, those before step back by one; returns the colour."""
    first = line_of(g, seat)
    color = g.line[first + place]
    for i in range(first + place, first, -1):
        g.line[i] = g.line[i - 1]
    g.line[first] = 0
    g.moved[seat] += 1
    g.waiting[seat] -= 1
    return color


@rule
def place_in_line(g, seat, color):
    """Where the longest displaced person of a colour stands, -1 where there is none."""
    first = line_of(g, seat)
    for i in range(g.waiting[seat]):
        if g.line[first + i] == color:
            return i
    return -1


@rule
def pins_in(g, seat, square):
    """How many live in a community (DP-007)."""
    n = 0
    while n < FULL and g.home[seat, square, n] != 0:
        n += 1
    return n


@rule
def leave_home(g, seat, square, place):
    """The person at this place of a community leaves it, 0 being the longest housed; returns the colour (DP-Q09)."""
    color = g.home[seat, square, place]
    for i in range(place, FULL - 1):
        g.home[seat, square, i] = g.home[seat, square, i + 1]
    g.home[seat, square, FULL - 1] = 0
    return color


@rule
def communities(g, seat):
    """All communities of a nation, full or not (DP-Q33)."""
    n = 0
    for square in range(SQUARES):
        n += g.built[seat, square]
    return n


@rule
def full_communities(g, seat):
    """Communities with three people (DP-007, DP-033)."""
    n = 0
    for square in range(SQUARES):
        if g.home[seat, square, FULL - 1] != 0:
            n += 1
    return n


@rule
def housed(g, seat):
    """People with a home in this nation."""
    n = 0
    for square in range(SQUARES):
        n += pins_in(g, seat, square)
    return n


@rule
def free_square(g, seat):
    """The lowest square without a community, -1 where all sixteen stand (DP-006, DP-Q05, DP-Q06)."""
    for square in range(SQUARES):
        if g.built[seat, square] == 0:
            return square
    return -1


@rule
def tightest_home(g, seat):
    """The community with the fewest vacancies, but at least one; -1 where none has room (DP-Q17)."""
    best, room = -1, FULL + 1
    for square in range(SQUARES):
        if g.built[seat, square]:
            vacant = FULL - pins_in(g, seat, square)
            if 0 < vacant < room:
                best, room = square, vacant
    return best


@rule
def emptiest_home(g, seat):
    """The community with the fewest people, but at least one; -1 where nobody is housed (DP-Q09)."""
    best, most = -1, FULL + 1
    for square in range(SQUARES):
        pins = pins_in(g, seat, square)
        if 0 < pins < most:
            best, most = square, pins
    return best


@rule
def move_in(g, seat, place, square):
    """A displaced person gets a home (DP-027)."""
    color = leave_line(g, seat, place)
    g.home[seat, square, pins_in(g, seat, square)] = color
    tell(g, Told.HOUSED, seat, color - 1, square)


@rule
def house_all(box, g, seat):
    """Nobody stays homeless beside an empty home (DP-027, DP-Q17)."""
    if box.manual_housing:
        return
    before = g.waiting[seat]
    square = tightest_home(g, seat)
    while g.waiting[seat] > 0 and square >= 0:
        move_in(g, seat, 0, square)
        square = tightest_home(g, seat)
    if g.waiting[seat] < before:
        tell(g, Told.MOVED_IN, seat, before - g.waiting[seat])


@rule
def build(g, seat):
    """A new community, empty, on the lowest free square, which is returned; -1 where there is none (DP-006, DP-Q06, DP-Q26)."""
    square = free_square(g, seat)
    if square >= 0:
        g.built[seat, square] = 1
    return square


@rule
def lose_community(g, seat):
    """The first community from the top left goes; its people stand in the open (DP-020, DP-021, DP-Q07, DP-Q48)."""
    for square in range(SQUARES):
        if g.built[seat, square]:
            tell(g, Told.COMMUNITY_LOST, seat, square, pins_in(g, seat, square))
            g.built[seat, square] = 0
            while g.home[seat, square, 0] != 0:
                join_line(g, seat, leave_home(g, seat, square, 0))
            return


@rule
def first_to_go(g, seat):
    """The place of who goes first when a nation loses people: the longest displaced, then from the emptiest home (DP-019, DP-Q09, DP-Q32)."""
    if g.waiting[seat] > 0:
        return 0
    square = emptiest_home(g, seat)
    return LINE + FULL * square if square >= 0 else NOBODY


@rule
def anybody(g, seat):
    """The place of a person drawn from all who live here, housed or not (DP-Q55)."""
    people = g.waiting[seat] + housed(g, seat)
    if people == 0:
        return NOBODY
    n = draw(g, DEATHS, people)
    if n < g.waiting[seat]:
        return n
    n -= g.waiting[seat]
    square = 0
    while n >= pins_in(g, seat, square):
        n -= pins_in(g, seat, square)
        square += 1
    return LINE + FULL * square + n


@rule
def take_away(g, seat, place):
    """The person at a place in the line, or from LINE on in the homes, leaves the nation; returns the colour."""
    if place < LINE:
        return leave_line(g, seat, place)
    return leave_home(g, seat, (place - LINE) // FULL, (place - LINE) % FULL)


@rule
def square_of(place):
    """The square on which somebody lives, -1 in the line."""
    return (place - LINE) // FULL if place >= LINE else -1


@rule
def die(box, g, seat, n):
    """People die and go back to the box, the unhoused first (DP-018, DP-019, DP-Q10)."""
    for _ in range(n):
        place = anybody(g, seat) if box.equal else first_to_go(g, seat)
        if place == NOBODY:
            return
        color = take_away(g, seat, place)
        g.supply[color - 1] += 1
        tell(g, Told.DIED, seat, color - 1, 1 if color == seat + 1 else 0, 1 if place >= LINE else 0, square_of(place))


@rule
def grow(g, seat, n):
    """People of the nation's own colour are born into the open, as far as the box has pins (DP-022, DP-Q24, DP-Q25)."""
    born = min(n, g.supply[seat])
    for _ in range(born):
        join_line(g, seat, seat + 1)
    g.supply[seat] -= born
    tell(g, Told.BORN, seat, born)
