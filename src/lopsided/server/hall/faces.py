"""What each reader is sent of a table, encoded once for all who see the same."""

from collections.abc import Iterable
from typing import Any

import msgspec

from lopsided.engine import events
from lopsided.engine.broken import Broken
from lopsided.engine.events import Event
from lopsided.engine.game import Game
from lopsided.engine.words import words
from lopsided.server import messages as m
from lopsided.server.table.entries import NOBODY
from lopsided.server.table.sheet import Note, Told
from lopsided.server.table.table import Table
from lopsided.server.text import PACKAGE, phrase_numbers, phrases

Raw = msgspec.Raw
Seats = tuple[int, ...]
Sight = tuple[bytes, bool, int | None, list[str]] | None  # all that a view depends on; None before the game
encode = msgspec.json.Encoder().encode


class Faces:
    """The encoded pieces of one table; whoever sees the same gets the same bytes."""

    def __init__(self) -> None:
        self._items: dict[tuple[int, int], Raw] = {}  # of the latest showing only: a table's past is told from its chronicle
        self._events: dict[int, tuple[Event | Note, set[int]]] = {}  # and whom they concern
        self._told_at = -1
        self._views: dict[int, Raw] = {}
        self._pictures: dict[tuple[bytes, int], dict[str, Any]] = {}
        self._sight: Sight = None
        self._board: Raw | None = None
        self.broken: Broken | None = None  # why something has no words
        self._eyes: Any = None  # a state to look at, blanked anew for each seat

    def items(self, table: Table, first: int, last: int, seats: Seats) -> list[Raw]:
        """What happened from one number on and before another, for whoever holds these seats; what the game has no words for is left out."""
        chronicle = table.sheet.chronicle
        if table.sheet.upto != self._told_at:
            self._items, self._events, self._told_at = {}, {}, table.sheet.upto
        reader = seats[0] if len(seats) == 1 else m.SPECTATOR  # on a shared screen everybody has a name
        found: list[Raw] = []
        for n in [n for n in range(first, min(last, len(chronicle))) if hears(chronicle[n], seats)]:
            try:
                found.append(self._item(table, n, reader))
            except Exception as error:
                self.broken = Broken(table.game, error)
        return found

    def board(self, table: Table) -> Raw:
        """What is printed and in force at this table, which never changes once the game has begun; Broken where it cannot be drawn."""
        if self._board is None:
            assert table.match is not None
            try:
                self._board = Raw(encode(table.game.board(table.match.box)))
            except Exception as error:
                raise Broken(table.game, error) from error
        return self._board

    @staticmethod
    def sight(table: Table) -> Sight:
        """All that the views depend on: what is said at the table changes none of them."""
        match = table.match
        if match is None:
            return None
        return bytes(match.g.memory), table.sheet.stage in ("frozen", "over"), match.undoer, match.names

    def view(self, table: Table, seat: int) -> Raw:
        """One seat's view; Broken where it cannot be drawn."""
        sight = self.sight(table)
        if sight != self._sight:
            self._sight = sight
            self._views.clear()
            self._pictures.clear()
        try:
            return self._views.get(seat) or self._look(table, seat)
        except Broken:
            raise
        except Exception as error:
            raise Broken(table.game, error) from error

    def _item(self, table: Table, n: int, reader: int) -> Raw:
        """One item as this reader hears it: in the voice of whom it concerns, or as everybody does; a shared screen has no words for a secret."""
        if n not in self._events:
            told = table.sheet.chronicle[n]
            event = told if isinstance(told, Note) else table.game.told.read(told)
            self._events[n] = event, {event.ints[person] for person in table.game.people if person in event.ints}
        event, people = self._events[n]
        secret = not hears(table.sheet.chronicle[n], ())
        voice = reader if reader in people or secret else m.SPECTATOR
        found = self._items.get((n, voice))
        if found is None:
            names = table.sheet.names_at(n)
            item = note_item(n, event, names, voice) if isinstance(event, Note) else event_item(n, event, table.game, names, voice)
            if secret and voice == m.SPECTATOR:
                item = msgspec.structs.replace(item, words="")
            found = self._items[n, voice] = Raw(encode(item))
        return found

    def _look(self, table: Table, seat: int) -> Raw:
        """One seat's view; where the game draws one picture for seats that are not asked and see equal states, it is made once."""
        match = table.match
        assert match is not None
        if self._eyes is None:
            self._eyes = match.seen(seat)
        g = self._eyes
        g.memory[:] = match.g.memory
        match.game.hide(match.box, g, seat)
        same = (bytes(g.memory), m.SPECTATOR if match.game.one_picture and seat not in match.pending else seat)
        if same not in self._pictures:
            self._pictures[same] = {**match.asked(g, seat), "table": Raw(encode(match.game.view(match.box, g, seat)))}
        view = {**self._pictures[same], "seat": seat, "undo": match.can_undo(seat)}
        if table.sheet.stage in ("frozen", "over") and not match.over:
            view |= {"pending": [], "prompt": "", "actions": [], "undo": False}
        self._views[seat] = Raw(encode(view))
        return self._views[seat]


def hears(told: Told, seats: Iterable[int]) -> bool:
    """Whether one of these seats may know it."""
    return isinstance(told, Note) or events.hears(told, seats)


def event_item(n: int, event: Event, game: Game, names: list[str], reader: int) -> m.Item:
    """An event of the game in words."""
    return m.Item(n, event.kind, event.ints, game.say(event, names, reader=reader), event.ints.get("seat", m.SPECTATOR))


def note_item(n: int, note: Note, names: list[str], reader: int) -> m.Item:
    """Something about the table in words."""
    kind, ints, known = note.kind, dict(note.ints), dict(note.names)
    if kind == "table:said":
        phrase = phrases().get(known.pop("phrase"))
        known["said"] = phrase.words if phrase else known["text"]
        ints["phrase"] = phrase_numbers()[phrase.key] if phrase else -1
        kind = "table:reacted" if phrase and phrase.reaction else kind
    spoken = words(PACKAGE).line(kind.replace(":", "-"), {**ints, **known}, names, reader)
    return m.Item(n, kind, ints, spoken, ints.get("seat", m.SPECTATOR))


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
        clock=sheet.clock,
        deadline=table.deadline(),
        watchers=watchers,
        commitment=table.commitment,
        secret=sheet.secret if over else "",
        why=table.outdated,
        again=sheet.again,
    )


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
