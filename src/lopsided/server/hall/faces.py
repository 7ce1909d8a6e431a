"""What each reader is sent of a table, encoded once for all who see the same."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from lopsided.engine import events
from lopsided.engine.broken import Broken
from lopsided.engine.changes import changed, compare, lay_over
from lopsided.engine.events import Event
from lopsided.engine.match import Match
from lopsided.server import messages as m
from lopsided.server.table.entries import NOBODY
from lopsided.server.table.orders import LONGEST_ID
from lopsided.server.table.refusal import Refusal
from lopsided.server.table.sheet import Note, Sheet, Told
from lopsided.server.table.table import Table
from lopsided.server.table.votes import deadline, voters
from lopsided.server.text import phrases

Raw = msgspec.Raw
Seats = tuple[int, ...]
Standing = tuple[bytes, int, bool, int | None, list[str]] | None  # how things stand: all that a view depends on; None before the game
encode = msgspec.json.Encoder().encode


def refused(refusal: Refusal, id: str = "", upto: int = -1, views: Mapping[int, Raw] | None = None) -> bytes:
    """The frame that says why something was not done."""
    return encode(m.Refused(id[:LONGEST_ID], refusal.reason, upto, refusal.known, refusal.rules, views or {}))  # type: ignore[arg-type]


def bye(reason: str, again: bool, **known: str) -> bytes:
    """The last frame of a connection."""
    return encode(m.Bye(reason, again, dict(known)))


class Faces:
    """The encoded pieces of one table; whoever sees the same gets the same bytes."""

    def __init__(self) -> None:
        self._items: dict[int, Raw] = {}  # of the latest showing only: a table's past is told from its chronicle
        self._open: dict[tuple[int, int], list[Raw]] = {}  # the same from one number to another, where everybody hears all of it
        self._told_at = -1
        self._views: dict[int, View] = {}
        self._current: set[int] = set()  # the seats whose view is as things stand
        self._picture: Picture | None = None
        self._is_drawn = False  # the picture, as things stand
        self._standing: Standing = None
        self._board: tuple[int, Raw] | None = None  # as it was laid for the last time
        self.broken: Broken | None = None  # why something cannot be told
        self._eyes: Any = None  # a state to look at, blanked anew for each seat

    def items(self, table: Table, first: int, last: int, seats: Seats) -> list[Raw]:
        """What happened from one number on and before another, for whoever holds these seats; what cannot be told is left out."""
        chronicle = table.sheet.chronicle
        if table.sheet.upto != self._told_at:
            self._items, self._open, self._told_at = {}, {}, table.sheet.upto
        if (first, last) in self._open:
            return self._open[first, last]
        found: list[Raw] = []
        numbers = range(first, min(last, len(chronicle)))
        for n in [n for n in numbers if hears(chronicle[n], seats)]:
            try:
                found.append(self._items.get(n) or self._item(table, n))
            except Exception as error:
                self.broken = Broken(table.game, error)
        if all(hears(chronicle[n], ()) for n in numbers):
            self._open[first, last] = found
        return found

    def board(self, table: Table) -> Raw:
        """What is printed and in force at this table, which changes with a rule alone once the game has begun; Broken where it cannot be drawn."""
        if self._board is None or self._board[0] != table.laid:
            assert table.match is not None
            try:
                self._board = table.laid, Raw(encode(table.game.board(table.match.box)))
            except Exception as error:
                raise Broken(table.game, error) from error
        return self._board[1]

    def settle(self, table: Table) -> Standing:
        """See whether there is anything new to see: views are drawn anew where there is. What is said at the table changes none of them."""
        match, standing = table.match, None
        if match is not None:
            standing = bytes(match.g.memory), table.laid, table.sheet.stage in ("frozen", "over"), match.undoer, match.names
        if standing != self._standing:
            self._standing = standing
            self._current.clear()
            self._is_drawn = False
        return standing

    def view(self, table: Table, seat: int, whole: bool = True) -> Raw:
        """One seat's view of a settled table, whole or what has changed in it since the last one; Broken where it cannot be drawn."""
        try:
            return self._settled(table, seat).glance(whole)
        except Broken:
            raise
        except Exception as error:
            raise Broken(table.game, error) from error

    def seen(self, table: Table) -> Any:
        """What a spectator sees of the table as it stands."""
        self.settle(table)
        return self._settled(table, m.SPECTATOR).seen

    def _settled(self, table: Table, seat: int) -> "View":
        if seat not in self._current:
            self._views[seat] = self._look(table, seat)
            self._current.add(seat)
        return self._views[seat]

    def _item(self, table: Table, n: int) -> Raw:
        """One thing that happened, encoded once for all who hear it."""
        told = table.sheet.chronicle[n]
        item = note_item(n, told) if isinstance(told, Note) else event_item(n, table.game.told.read(told), not hears(told, ()))
        self._items[n] = Raw(encode(item))
        return self._items[n]

    def _look(self, table: Table, seat: int) -> "View":
        """One seat's view: what everybody sees, drawn once for all of them, and what it sees otherwise."""
        match = table.match
        assert match is not None
        picture = self._draw(match)
        g = self._seen(match, seat)
        asked = match.asked(g, seat)
        if table.sheet.stage in ("frozen", "over") and not match.over:
            asked |= {"pending": [], "actions": [], "undo": False}
        own = {} if seat == m.SPECTATOR else {f"table.{path}": value for path, value in match.game.own(match.box, g, seat).items()}
        return View(asked, own, picture, self._views.get(seat))

    def _draw(self, match: Match) -> "Picture":
        """The table as everybody sees it."""
        if self._picture is None or not self._is_drawn:
            g = self._seen(match, m.SPECTATOR)
            state = bytes(g.memory), len(match.reforms)
            if self._picture is None or self._picture.state != state:
                self._picture = Picture(state, dict(match.game.view(match.box, g)), self._picture)
            self._is_drawn = True
        return self._picture

    def _seen(self, match: Match, seat: int) -> Any:
        """The state as a seat sees it, until another one looks."""
        if self._eyes is None:
            self._eyes = match.game.state.blank()
        self._eyes.memory[:] = match.g.memory
        match.game.hide(match.box, self._eyes, seat)
        return self._eyes


class Picture:
    """The table as everybody sees it, and what has changed in it since the last one, encoded once for all."""

    def __init__(self, state: tuple[bytes, int], table: dict[str, Any], before: "Picture | None") -> None:
        self.state, self.table = state, table  # all that it depends on, and what it shows
        self.number: int = before.number + 1 if before else 0
        self._changes: dict[str, Any] = {}
        if before:
            compare(before.table, table, "table", self._changes)
        self._encoded: bytes | None = None

    def changes(self, before: "Picture") -> dict[str, Any]:
        """What has changed since another one."""
        if before.number == self.number - 1:
            return self._changes
        found: dict[str, Any] = {}
        compare(before.table, self.table, "table", found)
        return found

    def encoded(self, changes: Mapping[str, Any]) -> bytes:
        """Some of these changes, as they stand within a frame."""
        if changes is not self._changes:
            return encode(changes)[1:-1]
        if self._encoded is None:
            self._encoded = encode(changes)[1:-1]
        return self._encoded


class View:
    """What a seat sees, and what has changed in it since it was last looked at. One that is as before keeps its number."""

    def __init__(self, asked: dict[str, Any], own: dict[str, Any], picture: Picture, before: "View | None") -> None:
        self.asked, self.own, self.picture = asked, own, picture  # what is asked of it, what it alone sees, and what everybody does
        self.since: int = before.number if before else 0
        self._changes: tuple[Mapping[str, Any], dict[str, Any]] | None = None  # everybody's, and its own
        if before:
            public, mine = lay_over(picture.changes(before.picture), {"table": picture.table}, before.own, own)
            self._changes = public, {key: value for key, value in asked.items() if before.asked[key] != value} | mine
        self.number: int = self.since if self._changes and not any(self._changes) else self.since + 1
        self._sent: dict[bool, Raw] = {}

    @property
    def seen(self) -> Any:
        """All of it."""
        return changed({**self.asked, "table": self.picture.table}, self.own)

    def glance(self, whole: bool) -> Raw:
        """The view as it is sent."""
        whole = whole or self._changes is None
        if whole not in self._sent:
            self._sent[whole] = Raw(encode(m.Glance(self.number, self.seen)) if whole else self._glance())
        return self._sent[whole]

    def _glance(self) -> bytes:
        """What has changed, as a Glance; what everybody sees of it is there already."""
        assert self._changes is not None
        public, mine = self._changes
        changes = b",".join(filter(None, (self.picture.encoded(public), encode(mine)[1:-1])))
        return b'{"number":%d,"since":%d,"changes":{%s}}' % (self.number, self.since, changes)


def hears(told: Told, seats: Iterable[int]) -> bool:
    """Whether one of these seats may know it."""
    return isinstance(told, Note) or events.hears(told, seats)


def event_item(n: int, event: Event, secret: bool = False) -> m.Item:
    """An event of the game."""
    return m.Item(n, event.kind, event.ints, secret=secret)


def note_item(n: int, note: Note) -> m.Item:
    """Something about the table."""
    phrase = phrases().get(note.names.get("phrase", ""))
    return m.Item(n, "table:reacted" if phrase and phrase.reaction else note.kind, note.ints, {key: said for key, said in note.names.items() if said})


def table_message(table: Table, here: Iterable[int], watchers: int) -> m.Table:
    """The table as everybody sees it."""
    sheet, here = table.sheet, set(here)
    over = sheet.stage == "over"
    free = [] if sheet.mode != "open" or over or sheet.stage == "frozen" else sheet.free_seats()
    return m.Table(
        match=table.match_id,
        code=sheet.door,
        game=sheet.game,
        title=table.game.title,
        stage=sheet.stage,
        mode=sheet.mode,
        seats=[seat_message(table, seat, here, seat in free) for seat in range(len(sheet.chairs))],
        options=table.options,
        variant=sheet.variant,
        locked=sheet.locked,
        talk=sheet.talk,
        hints=sheet.hints,
        level=sheet.level,
        clock=sheet.clock,
        deadline=table.deadline(),
        watchers=watchers,
        commitment=table.commitment,
        secret=sheet.secret if over else "",
        outdated=table.outdated,
        again=sheet.again,
        stopping=[seat for seat, chair in enumerate(sheet.chairs) if chair.person in sheet.stopping and chair.person != NOBODY],
        quits=table.game.leave is not None,
        before=sheet.before,
        reforms=sheet.reforms,
        motion=motion_message(sheet),
    )


def motion_message(sheet: Sheet) -> m.Motion | None:
    """What was proposed, as everybody sees it: votes are sealed until all are counted."""
    motion = sheet.motion
    if motion is None:
        return None
    counted = voters(sheet)
    votes = {seat: motion.votes[seat] for seat in counted if seat in motion.votes} if motion.stage in ("passed", "kept") else {}
    what = motion.seat, motion.option, motion.value, motion.was, motion.round
    return m.Motion(*what, motion.stage, deadline(sheet), motion.forecast, sorted(motion.votes), votes, len(counted))


def seat_message(table: Table, seat: int, here: set[int], free: bool) -> m.Seat:
    """One seat as everybody sees it."""
    sheet, chair = table.sheet, table.sheet.chairs[seat]
    person = chair.person != NOBODY
    kind: m.SeatKind = "person" if person or chair.gone else "empty" if table.match is None and not chair.reserved else "bot"
    return m.Seat(
        seat=seat,
        name=chair.name,
        kind=kind,
        bot=chair.bot,
        here=person and chair.person in here,
        standing_in=chair.lent != "",
        host=person and chair.person == sheet.host,
        free=free,
    )
