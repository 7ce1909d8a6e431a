"""Events: told to everyone or whispered to some, in a ring of the last ones."""

import random
from types import SimpleNamespace

import pytest

from lopsided.engine.events import AUDIENCE, COLUMNS, DIE, EVERYONE, HIDDEN, KIND, Events, hide_events, tell, whisper
from lopsided.engine.records import Header

TOLD = Events(pushed="seat target price", saw="seat card")


class Ring(Header, events=4):
    """A state with events and nothing else."""


def kinds(g: Ring) -> list[int]:
    return [g.event[n % 4, KIND] for n in range(max(0, g.told - 4), g.told)]


def test_a_games_kinds_come_after_the_engines() -> None:
    assert {k.name: int(k) for k in TOLD.kinds} == {"HIDDEN": HIDDEN, "DIE": DIE, "PUSHED": 2, "SAW": 3}


def test_an_event_is_read_by_its_names() -> None:
    g = Ring.blank()
    tell(g, TOLD.kinds.PUSHED, 3, 5, -7)
    row = [g.event[0, c] for c in range(7)]
    assert row == [2, EVERYONE, 3, 5, -7, 0, 0]
    assert TOLD.read(row) == ("pushed", {"seat": 3, "target": 5, "price": -7})
    assert TOLD.read([DIE, EVERYONE, 1, 2, 6, 4, 0]) == ("die", {"stream": 1, "index": 2, "sides": 6, "face": 4})


def test_the_ring_keeps_the_last_events_and_told_counts_all() -> None:
    g = Ring.blank()
    for n in range(11):
        tell(g, 2 + n % 2, n)
    assert g.told == 11
    assert [g.event[n % 4, 2] for n in range(7, 11)] == [7, 8, 9, 10]


def test_a_whisper_is_for_its_audience_alone() -> None:
    for seat, heard in ((-1, [2, 0, 0, 2]), (0, [2, 3, 0, 2]), (1, [2, 0, 3, 2]), (2, [2, 3, 0, 2]), (31, [2, 0, 0, 2])):
        g = Ring.blank()
        tell(g, 2)
        whisper(g, 0b101, 3, 9)
        whisper(g, 0b010, 3, 8)
        tell(g, 2)
        hide_events(g, seat)
        assert kinds(g) == heard
        hidden = [n for n, kind in enumerate(heard) if kind == HIDDEN]
        assert all(g.event[n, c] == 0 for n in hidden for c in range(7))
        assert g.told == 4


def test_what_only_the_highest_seat_may_hear_is_heard_by_it_alone() -> None:
    g = Ring.blank()
    whisper(g, 1 << 30, 3, 1)
    hide_events(g, 30)
    assert g.event[0, AUDIENCE] == 1 << 30
    hide_events(g, 29)
    assert kinds(g) == [HIDDEN]


class Watched(dict[tuple[int, int], int]):
    """An event ring that knows which of its cells were read or written."""

    shape = (8, COLUMNS)

    def __init__(self) -> None:
        self.touched: set[int] = set()

    def __getitem__(self, cell: tuple[int, int]) -> int:
        self.touched.add(cell[0])
        return self.get(cell, 0)

    def __setitem__(self, cell: tuple[int, int], value: int) -> None:
        self.touched.add(cell[0])
        super().__setitem__(cell, value)


@pytest.mark.parametrize(("told", "touched"), [(0, 0), (3, 3), (8, 8), (11, 8)])
def test_hiding_leaves_the_blank_rows_of_the_ring_alone(told: int, touched: int) -> None:
    g = SimpleNamespace(told=told, event=Watched())
    hide_events.__rule__(g, 0)  # type: ignore[attr-defined]
    assert g.event.touched == set(range(touched))


@pytest.mark.parametrize("seat", [-1, 0, 2, 30])
def test_the_rule_that_is_compiled_hides_the_same_events(seat: int) -> None:
    luck, one, other = random.Random(seat), Ring.blank(), Ring.blank()
    for _ in range(40):
        whisper(one, luck.choice([EVERYONE, 0, 1, 1 << 2, 1 << 30, 5]), luck.randrange(1, 9), luck.randrange(9))
        other.memory[:] = one.memory
        hide_events(one, seat)
        hide_events.__rule__(other, seat)  # type: ignore[attr-defined]
        assert bytes(one.memory) == bytes(other.memory)
