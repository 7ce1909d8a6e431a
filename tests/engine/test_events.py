"""Events: told to everyone or whispered to some, in a ring of the last ones."""

import pytest

from lopsided.engine.events import COLUMNS, DIE, EVERYONE, HIDDEN, Events, hears, tell, whisper
from lopsided.engine.records import Header

TOLD = Events(pushed="seat target price", saw="seat card")


class Ring(Header, events=4):
    """A state with events and nothing else."""


def test_a_games_kinds_come_after_the_engines() -> None:
    assert {k.name: int(k) for k in TOLD.kinds} == {"HIDDEN": HIDDEN, "DIE": DIE, "PUSHED": 2, "SAW": 3}


def test_an_event_is_read_by_its_names() -> None:
    g = Ring.blank()
    tell(g, TOLD.kinds.PUSHED, 3, 5, -7)
    assert row(g, 0) == [2, EVERYONE, 3, 5, -7, 0, 0]
    assert TOLD.read(row(g, 0)) == ("pushed", {"seat": 3, "target": 5, "price": -7})
    assert TOLD.read([DIE, EVERYONE, 1, 2, 6, 4, 0]) == ("die", {"stream": 1, "index": 2, "sides": 6, "face": 4})


def test_the_ring_keeps_the_last_events_and_told_counts_all() -> None:
    g = Ring.blank()
    for n in range(11):
        tell(g, 2 + n % 2, n)
    assert g.told == 11
    assert [g.event[n % 4, 2] for n in range(7, 11)] == [7, 8, 9, 10]


def row(g: Ring, n: int) -> list[int]:
    return [g.event[n, c] for c in range(COLUMNS)]


def test_a_whisper_is_for_its_audience_alone() -> None:
    g = Ring.blank()
    tell(g, 2)
    whisper(g, 0b101, 3, 9)
    whisper(g, 0b010, 3, 8)
    whisper(g, 1 << 30, 3, 1)
    for seat, heard in ((-1, [0]), (0, [0, 1]), (1, [0, 2]), (2, [0, 1]), (29, [0]), (30, [0, 3]), (31, [0])):
        assert [n for n in range(4) if hears(row(g, n), (seat,))] == heard
    assert g.told == 4


def test_a_copy_of_a_state_carries_no_events() -> None:
    g = Ring.blank()
    tell(g, 2, 7)
    copy = Ring.on(bytearray(g.memory))
    assert copy.told == 1
    assert row(copy, 0) == [0] * COLUMNS
    assert len(g.memory) == Ring.dtype.itemsize < Ring.telling.itemsize
    assert "event" not in (Ring.dtype.names or ())


def test_a_state_lies_at_the_beginning_of_one_that_tells() -> None:
    fields, telling = Ring.dtype.fields, Ring.telling.fields
    assert fields is not None
    assert telling is not None
    assert {n: telling[n][:2] for n in fields} == {n: fields[n][:2] for n in fields}
    assert telling["event"][1] >= Ring.dtype.itemsize


def test_the_ints_of_an_event_lie_in_columns_with_their_names() -> None:
    told = Events(paid="seat target price", lost="seat price")
    assert {name: int(column) for name, column in told.ints.__members__.items() if not name.startswith("DIE_")} == {
        "PAID_SEAT": 2, "PAID_TARGET": 3, "PAID_PRICE": 4, "LOST_SEAT": 2, "LOST_PRICE": 3,
    }  # fmt: skip
    with pytest.raises(ValueError, match="BANK_LOAN_RATE could be an int of two kinds of event"):
        Events(bank="seat loan_rate", bank_loan="rate")
