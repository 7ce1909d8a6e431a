"""The ending of a match: all that its last page, its chronicle and its replay show, made when it is over and kept with it.

It opens without the rules of its game, so a finished match stays readable whatever version of the game is installed. It
is one compressed stream of JSON lines: the head, then each step of the game as every seat and a spectator saw it. What
one reader sees is nearly what the next one sees, so a step costs 200 to 430 bytes for all of them together.
"""

import contextlib
import io
import lzma
import time
from collections.abc import Callable
from typing import Any

import msgspec

from lopsided.engine.broken import Broken
from lopsided.engine.match import REFORM, SPECTATOR, Match
from lopsided.engine.replay import Replay, ReplayError, record, verify_dice
from lopsided.engine.replay import steps as play
from lopsided.server import http_messages as hm
from lopsided.server import messages as m
from lopsided.server.hall.faces import Faces, Raw, Seats, encode, event_item, hears, table_message
from lopsided.server.table.sheet import Sheet
from lopsided.server.table.table import Table
from lopsided.server.text import spoken

FAST = 1  # lzma's preset: a megabyte of memory is enough, since a step resembles the one before
BREATH = 0.001  # seconds after each step in which others have their turn


class Stopped(Exception):
    """The server is closing."""


class Seen(msgspec.Struct, frozen=True):
    """What the last page shows to whoever holds some seats."""

    items: list[Raw]
    views: dict[int, Raw]


class Head(msgspec.Struct, frozen=True):
    """All but the steps."""

    sheet: Sheet  # who sat where, and whose tokens open a seat; without the chronicle
    table: m.Table
    upto: int
    board: Raw
    seen: dict[str, Seen]  # by the seats, with commas between them; the empty word for spectators
    replay: Raw  # the replay file
    replayed: Raw  # a Replayed without steps


def name_of(seats: Seats) -> str:
    """The name under which the head keeps what these seats see."""
    return ",".join(map(str, seats))


def render(match_id: str, snapshot: bytes, going: Callable[[], bool] = lambda: True) -> bytes:
    """The ending of the finished match in a snapshot, to be made in a thread of its own; Stopped where it is not to go on."""
    table = Table.take_up(match_id, snapshot)
    match = table.match
    assert match is not None
    bots = [table.sheet.plays(seat) for seat in range(match.seats)]
    replay = record(match, bots if any(bots) else ())
    out = io.BytesIO()
    with lzma.open(out, "wb", preset=FAST) as stream:
        stream.write(encode(head(table, match, replay, bots)) + b"\n")
        told = 0
        with contextlib.suppress(Broken, ReplayError):  # where a rule fails, the replay ends
            for now in play(replay):
                board = now.game.board(now.box) if is_reform(now) else None
                steps = {seat: hm.Step(heard(now, told, seat), now.view(seat), board) for seat in range(m.SPECTATOR, match.seats)}  # type: ignore[arg-type]
                stream.write(encode(steps) + b"\n")
                told = len(now.events)
                if not going():
                    raise Stopped
                time.sleep(BREATH)
    return out.getvalue()


def head(table: Table, match: Match, replay: Replay, bots: list[str]) -> Head:
    """Everything about an ended match but its steps."""
    sheet, faces = table.sheet, Faces()
    dice, wrong = dice_check(replay)
    board = laid = Raw(b"{}")
    with contextlib.suppress(Broken):
        board = laid = faces.board(table)
        if match.reforms:
            laid = Raw(encode(match.game.board(match.game.box.on(match.game.make_box(match.seats, match.options, match.variant)))))
    replayed = hm.Replayed(
        match=table.match_id, game=match.game.name, title=match.game.title, names=match.names, bots=[bot != "" for bot in bots], options=replay.options,
        variant=replay.variant, seat=m.SPECTATOR, board=msgspec.json.decode(laid), steps=[], placing=replay.placing, commitment=replay.commitment,
        secret=replay.secret, dice=dice, honest=wrong is None, trouble=wrong.reason if wrong else "", known=wrong.facts if wrong else {},
    )  # fmt: skip
    readers: set[Seats] = {(), *(tuple(sheet.seats_of(person)) for person in sheet.people)}
    return Head(
        sheet=msgspec.structs.replace(sheet, chronicle=[], numbers=[], ids={}, codes={}, questions=[], asked_at=[], thought_since={}),
        table=table_message(table, (), 0),
        upto=sheet.upto,
        board=board,
        seen={name_of(seats): seen(table, faces, seats) for seats in readers},
        replay=Raw(encode(replay)),
        replayed=Raw(encode(replayed)),
    )


def seen(table: Table, faces: Faces, seats: Seats) -> Seen:
    """The chronicle and the last views for these seats; no views where a rule fails over them."""
    reader = seats[0] if len(seats) == 1 else m.SPECTATOR  # on a shared screen everybody has a name
    items = [in_words(table, item, reader) for item in faces.items(table, 0, table.sheet.upto + 1, seats)]
    faces.settle(table)
    with contextlib.suppress(Broken):
        return Seen(items, {seat: faces.view(table, seat) for seat in seats or (m.SPECTATOR,)})
    return Seen(items, {})


def in_words(table: Table, told: Raw, reader: int) -> Raw:
    """An item with its English words, as far as there are any."""
    item = msgspec.json.decode(told, type=m.Item)
    with contextlib.suppress(Exception):  # what has no words is told without
        item = msgspec.structs.replace(item, words=spoken(item, table.game, table.sheet.names_at(item.n), reader))
    return Raw(encode(item))


def heard(match: Match, since: int, seat: int) -> list[m.Item]:
    """What the seat was told from this event on, and that a rule was changed; Broken where the game has no words for it."""
    rows = enumerate(match.events[since:], since)
    try:
        told = [event_item(n, match.game.told.read(row)) for n, row in rows if hears(row, [seat] if seat >= 0 else [])]
        told += [reform_item(match)] if is_reform(match) else []
        return [msgspec.structs.replace(item, words=spoken(item, match.game, match.names, seat)) for item in told]
    except Exception as error:
        raise Broken(match.game, error) from error


def is_reform(match: Match) -> bool:
    """Whether the last step changed a rule."""
    return match.log[-1:] == [(SPECTATOR, REFORM)]


def reform_item(match: Match) -> m.Item:
    """The rule that was changed last, as the chronicle tells it."""
    option, value = match.reforms[-1]
    was = match.game.choose(match.options | dict(match.reforms[:-1]))[option]
    return m.Item(len(match.events), "table:reform_passed", {}, {"option": option, "value": str(value), "was": str(was)})


def dice_check(replay: Replay) -> tuple[int, ReplayError | None]:
    """How many dice were checked against the secret, and what is wrong with them."""
    try:
        return verify_dice(replay), None
    except ReplayError as error:
        return 0, error


def read_head(ending: bytes) -> Head:
    """The head of a kept ending."""
    with lzma.open(io.BytesIO(ending)) as stream:
        return msgspec.json.decode(stream.readline(), type=Head)


def replay_file(ending: bytes) -> bytes:
    """The replay file in a kept ending."""
    return msgspec.json.format(bytes(read_head(ending).replay), indent=1)


def steps(ending: bytes, seat: int) -> bytes | None:
    """A whole match as one seat saw it, a Replayed; None where it has no such seat."""
    with lzma.open(io.BytesIO(ending)) as stream:
        replayed: dict[str, Any] = msgspec.json.decode(msgspec.json.decode(stream.readline(), type=Head).replayed)
        if seat >= len(replayed["names"]):
            return None
        found = [msgspec.json.decode(step, type=dict[int, Raw])[seat].copy() for step in stream]
    return encode(replayed | {"seat": seat, "steps": found})
