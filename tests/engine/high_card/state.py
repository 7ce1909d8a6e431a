"""What lies on the table in High Card."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from lopsided.engine.actions import Families
from lopsided.engine.box import Contents, Value
from lopsided.engine.decks import PILED, UNDRAWN, deck
from lopsided.engine.events import Events
from lopsided.engine.records import Header, Record, i8, i16, u8

SEATS, HAND, CARDS = 4, 2, 12


class Phase(IntEnum):
    """What can be asked."""

    CHOOSE = 1


class Why(IntEnum):
    """Why an action may be refused."""

    NOT_ASKED, BOASTED, MODEST = range(1, 4)


MOVES = Families(boast={}, play={"place": HAND})
TOLD = Events(round="round", dealt="seat card", boasted="seat", chose="seat card", played="seat card", took="seat card", ended="seat")


class Box(Record):
    """The table's options."""

    seats: i8
    rounds: i8
    boasting: u8
    start: i8[SEATS]


class State(Header, streams=1, frames=1, events=16):
    """Hands, what was chosen, and the points."""

    hand: i8[SEATS, HAND]  # card + 1, 0 = unknown
    chosen: i8[SEATS]  # place + 1, 0 = not yet or unknown
    boasted: u8  # bit mask, this round
    boasts: i8  # so far, of all
    points: i16[SEATS]
    decks: i8[1, deck(CARDS)]


def fill(box: Any, printed: Contents, seats: int, options: Mapping[str, Value], variant: str) -> None:
    """Write the options into the box."""
    box.seats, box.rounds, box.boasting = seats, options["rounds"], options["boasting"] == "yes"
    start = options["start"]
    assert isinstance(start, tuple)
    for seat, points in enumerate(start[:seats]):
        box.start[seat] = points


def board(box: Any) -> dict[str, Any]:
    """What is the same for the whole match."""
    return {"rounds": box.rounds, "boasting": bool(box.boasting)}


def view(box: Any, g: Any) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "points": [g.points[s] for s in range(box.seats)],
        "boasted": [bool(g.boasted >> s & 1) for s in range(box.seats)],
        "hands": [hand(g, s) for s in range(box.seats)],
        "chosen": None,
        "undrawn": g.decks[0, UNDRAWN],
        "piled": g.decks[0, PILED],
    }


def own(box: Any, g: Any, seat: int) -> dict[str, Any]:
    """What a seat sees otherwise: its hand, and the card that it has chosen."""
    return {f"hands.{seat}": hand(g, seat), **({"chosen": g.chosen[seat] - 1} if g.chosen[seat] else {})}


def hand(g: Any, s: int) -> list[int | None]:
    """A player's cards, as far as they may be seen."""
    return [g.hand[s, i] - 1 if g.hand[s, i] else None for i in range(HAND)]


def describe(box: Any, g: Any, seat: int, action: int) -> dict[str, int]:
    """The card that an action would play."""
    return {"card": g.hand[seat, action - 1] - 1 if action else 0}
