"""What a match tells without reckoning: what each seat had by round, and what the seats did to each other.

debrief.toml lies with the game and says where that is to be found: in a field of the state by seat, in what a rule of the game makes
of the state, or in what was told. A game without it has none.
"""

import inspect
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.resources import files
from typing import Any

import msgspec

from lopsided.agents.figures import Deed, Hold
from lopsided.agents.ledger import Track
from lopsided.engine.game import Game
from lopsided.engine.match import Match


class Holding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a seat has; its words are `holds-NAME` of the game. Of these three ways one is given."""

    name: str
    field: str = ""  # of the state, by seat
    rule: str = ""  # "rules.people:worth", of the state and a seat
    told: str = ""  # an event, summed so far: "gained.points"


class Doing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a seat does to another; its words are `did-EVENT`."""

    event: str
    helps: bool
    by: str = "seat"
    to: str = "target"
    amount: str = ""  # what is summed; without it, how often it was done


class Telling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What debrief.toml says. Of the first holding shares are made."""

    rollouts: int = 0  # of a match, where its rollouts take longer than others'
    whole: int = 0  # of them, how many tell the way of the outlooks too; all where there is none
    holds: list[Holding] = []
    deeds: list[Doing] = []


def telling_of(game: Game) -> Telling:
    """What the debrief of a game tells."""
    file = files(game.package) / "debrief.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Telling) if file.is_file() else Telling()


def holds(match: Match, track: Track) -> list[Hold]:
    """What every seat had when the game began, and as each round ended."""
    ends = [step for step in range(len(track.rounds)) if step == len(track.rounds) - 1 or track.rounds[step + 1] != track.rounds[step]]
    looks = ends if ends[0] == 0 else [0, *ends]
    states = [match.game.state.on(bytearray(track.states[step].tobytes())) for step in looks]
    found = []
    for holding in telling_of(match.game).holds:
        reads = reader(match, track, holding)
        values = [[reads(g, step, seat) for step, g in zip(looks, states, strict=True)] for seat in range(match.seats)]
        found.append(Hold(holding.name, [track.rounds[step] for step in looks], values))
    return found


def reader(match: Match, track: Track, holding: Holding) -> Callable[[Any, int, int], int]:
    """What reads a holding from the state after so many steps, for a seat, by the rules that held then."""
    if holding.field:
        return lambda g, step, seat: int(getattr(g, holding.field)[seat])
    if holding.rule:
        module, _, name = holding.rule.partition(":")
        rule = getattr(import_module(f"{match.game.package}.{module}"), name)
        if "box" in inspect.signature(rule).parameters:
            return lambda g, step, seat: int(rule(track.box_at(step), g, seat))
        return lambda g, step, seat: int(rule(g, seat))
    kind, _, amount = holding.told.partition(".")
    told = [(number, event.ints) for number, event in numbered(match) if event.kind == kind]
    return lambda g, step, seat: sum(ints[amount] for number, ints in told if number < track.heard[step] and ints["seat"] == seat)


def deeds(match: Match) -> list[Deed]:
    """What each seat did to each other, by kind; nothing that it did to itself."""
    doings = {doing.event: doing for doing in telling_of(match.game).deeds}
    found: dict[tuple[str, int, int], list[int]] = {}
    for _, event in numbered(match):
        doing = doings.get(event.kind)
        if doing is None:
            continue
        by, to = event.ints[doing.by], event.ints[doing.to]
        if by != to and 0 <= by < match.seats and 0 <= to < match.seats:
            sums = found.setdefault((doing.event, by, to), [0, 0])
            sums[0] += 1
            sums[1] += event.ints[doing.amount] if doing.amount else 1
    order = list(doings)
    return [
        Deed(kind, doings[kind].helps, by, to, times, amount)
        for (kind, by, to), (times, amount) in sorted(found.items(), key=lambda one: (order.index(one[0][0]), one[0][1:]))
    ]


def numbered(match: Match) -> Iterator[tuple[int, Any]]:
    """All that was told, dice aside."""
    for number, row in enumerate(match.events):
        event = match.game.told.read(row)
        yield number, event
