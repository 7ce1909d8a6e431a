"""The lab beside a server: `python -m lopsided.lab.beside` plays a part of a setting's games and of the book's, and says what is known so far.

Whoever asks, asks for one part after the other, and may stop at any time. Settings that were played stay known, so that a dial turned
back shows its figures at once.
"""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import isnan, lcm
from typing import Any

import msgspec
import numpy as np

from lopsided.engine.compiler import compiler
from lopsided.engine.game import Game, find_game
from lopsided.lab.asked import Bar, Dials, Figure, Found, Group, Length, Wealth
from lopsided.lab.frames import answer_all
from lopsided.lab.simulate import Simulation
from lopsided.lab.statistics import NOTHING, Estimate, difference, difference_of_gaps, ratio, win_share_of
from lopsided.lab.statistics import Sums as Ratio
from lopsided.lab.study import PATHS, study, study_games
from lopsided.lab.sums import Sums
from lopsided.lab.wealth import GINI, by_round

KEPT = 48  # settings whose sums stay known
BINS = 12  # bars of the chart of lengths


def dials_of(game: Game) -> Dials | None:
    """What the lab page of a game has; none where its package says nothing of one."""
    file = files(game.package) / "lab.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Dials) if file.is_file() else None


class Ask(msgspec.Struct, frozen=True):
    """A setting, and the games of it that are to be played now; none: only whether its rules are compiled."""

    game: str
    agents: list[str]
    options: dict[str, Any]
    variant: str
    seed: int
    first: int
    count: int
    of: int
    alone: bool = False


class Played:
    """A setting as far as it is played."""

    def __init__(self, game: Game, agents: Sequence[str]) -> None:
        self.sums, self.games, self.game, self.agents = Sums(game, agents), 0, game, tuple(agents)
        self.at: dict[int, dict[str, Ratio]] = {}  # the figures after so many games: only what was played alike can be compared in pairs

    def reach(self, ask: Ask, options: Mapping[str, Any], variant: str) -> "Played":
        """Play on to where the asker wants to be."""
        while self.games < ask.first + ask.count:
            count = ask.count if self.games >= ask.first else ask.first
            known = sum(len(paths) for paths, _ in self.sums.paths)
            part = study_games(self.game, count, self.agents, ask.seed, options, variant, 1, first=self.games, paths=max(0, PATHS - known))
            self.sums.add(part)
            self.games += count
            self.at[self.games] = {name: (sums[0].copy(), sums[1].copy()) for name, sums in self.simulation.ratios.items() if is_told(name)}
        return self

    @property
    def simulation(self) -> Simulation:
        """All figures so far."""
        return Simulation(self.game, self.games, self.agents, 0, {}, "", self.sums, 1.0)


def is_told(name: str) -> bool:
    """Whether the page tells of a figure."""
    return name.startswith("wins,") or name in (GINI, "rounds")


def in_pairs(one: Played, other: Played) -> tuple[dict[str, Ratio], dict[str, Ratio]]:
    """The figures of two settings after the same games."""
    games = max(set(one.at) & set(other.at))
    return one.at[games], other.at[games]


kept: OrderedDict[bytes, Played] = OrderedDict()


def played(ask: Ask, options: Mapping[str, Any], variant: str) -> Played:
    """A setting as it is known, played as far as is asked for."""
    key = msgspec.json.encode([ask.game, ask.agents, dict(sorted(options.items())), variant, ask.seed, ask.of])
    found = kept.pop(key, None) or Played(find_game(ask.game), ask.agents)
    kept[key] = found
    while len(kept) > KEPT:
        kept.popitem(last=False)
    return found.reach(ask, options, variant)


def answer(ask: Ask) -> Found | bool:
    """What is known after these games; or, where none are asked for, whether the rules are compiled."""
    game = find_game(ask.game)
    if ask.count == 0:
        return compiler(game).is_ready(study)
    dials = dials_of(game)
    assert dials is not None
    by_the_book = {name: value for name, value in dials.options.items() if name in game.options}
    book, here = played(ask, by_the_book, ""), played(ask, ask.options, ask.variant)
    same = here is book
    bars = alone(ask, dials, game, book) if ask.alone and dials.alone else []
    return found(dials, book, here, same, ask, bars)


def alone(ask: Ask, dials: Dials, game: Game, book: Played) -> list[Bar]:
    """What each value of one option changes by itself in the wins of who is worse off."""
    name, option = f"wins, {dials.grouping}: {dials.sides[1]}", game.options[dials.alone]
    values, bars = [value for value in option.values if value != option.default], []
    for value in values:
        before, after = in_pairs(book, played(ask, {**dials.options, dials.alone: value}, ""))
        bars.append(Bar(value, figure(difference(before[name], after[name], len(values)), 100)))
    return bars


def found(dials: Dials, book: Played, here: Played, same: bool, ask: Ask, bars: list[Bar]) -> Found:
    """A setting beside the book's."""
    there, now = in_pairs(book, here)
    one, other = (f"wins, {dials.grouping}: {side}" for side in dials.sides)
    parts = lcm(*range(1, len(ask.agents) + 1))
    return Found(
        games=here.games,
        of=ask.of,
        same=same,
        sides=dials.sides,
        gap=figure(difference(now[other], now[one]), 100),
        book_gap=figure(difference(there[other], there[one]), 100),
        change=figure(NOTHING if same else difference_of_gaps((there[other], there[one]), (now[other], now[one])), 100),
        groups=groups(dials, book, here, parts),
        gini=figure(ratio(*now[GINI])) if GINI in now else figure(NOTHING),
        book_gini=figure(ratio(*there[GINI])) if GINI in there else figure(NOTHING),
        gini_change=figure(NOTHING if same or GINI not in now else difference(there[GINI], now[GINI])),
        lorenz=shares(here.sums),
        book_lorenz=shares(book.sums),
        rounds=figure(ratio(*now["rounds"])),
        book_rounds=figure(ratio(*there["rounds"])),
        rounds_change=figure(NOTHING if same else difference(there["rounds"], now["rounds"])),
        lengths=lengths(here.sums.rounds, book.sums.rounds),
        bars=bars,
    )


def groups(dials: Dials, book: Played, here: Played, parts: int) -> list[Group]:
    """The groups that anybody is in."""
    known = find_group(here.sums, dials.grouping)
    paths, book_paths = (by_round(p.sums, dials.grouping, known) for p in (here, book))
    now, there = here.simulation.ratios, book.simulation.ratios
    names = [(name, f"wins, {dials.grouping}: {name}") for name in known]
    return [
        Group(name, figure(win_share_of(*now[key], parts), 100), figure(win_share_of(*there[key], parts), 100), path(paths, name), path(book_paths, name))
        for name, key in names
        if np.any(now[key][1]) or np.any(there[key][1])
    ]


def find_group(sums: Sums, grouping: str) -> tuple[str, ...]:
    """The groups of a grouping."""
    return next(g.groups for g in sums.groupings if g.name == grouping)


def path(paths: Mapping[str, Any], group: str) -> list[Wealth]:
    """A group's wealth by round."""
    return [Wealth(point["round"], point["mean"], point["least"], point["most"]) for point in paths.get(group, [])]


def shares(sums: Sums) -> list[float]:
    """The Lorenz curve."""
    games = max(1, int(sums.games.sum()))
    return [round(float(sums.lorenz[:, k].sum()) / games, 4) for k in range(sums.lorenz.shape[1])] if sums.measures else []


def lengths(now: Any, there: Any) -> list[Length]:
    """How long games are, in bars that both share."""
    both = np.flatnonzero(now + there)
    low, high = int(both[0]), int(both[-1])
    step = max(1, -(-(high - low + 1) // BINS))
    return [Length(k, *(round(100 * float(n[k : k + step].sum()) / max(1, int(n.sum())), 2) for n in (now, there))) for k in range(low, high + 1, step)]


def figure(found: Estimate, by: float = 1) -> Figure:
    """An estimate as it is sent."""
    return Figure(*(None if isnan(x) else round(by * x, 4) for x in found))


def main() -> None:
    """Answer until the input ends."""
    answer_all(lambda body: msgspec.json.encode(answer(msgspec.msgpack.decode(body, type=Ask))))


if __name__ == "__main__":
    main()
