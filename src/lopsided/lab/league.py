"""The league: all agents against all at tables of several sizes. Each is rated by how often it wins, and known by what it does.

Ratings are those of Bradley and Terry, which Luce carried on to more than two: at a table each agent wins in proportion to its
strength. They are told on the scale of chess, where 400 points are ten times the strength, as the distance to the measuring bot.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import log10
from random import Random
from typing import Any

import numpy as np

from lopsided.engine.agents import Recipe, cast, measuring_bot
from lopsided.engine.dice import lab_secret
from lopsided.engine.game import Game
from lopsided.engine.match import Match
from lopsided.engine.words import LANGUAGE, spoken_here
from lopsided.lab.matches import play_match
from lopsided.lab.statistics import Estimate, jackknife, shown, wilson
from lopsided.lab.study import study_games

LINEUPS = 40  # ways to seat the agents, at each size of table
WATCHED = 2  # games of each line-up in which it is counted who does what
SCALE = 400
STEPS, FEW = 500, 60  # towards the ratings: from nothing, and from what they are with one line-up more
RARE = 0.2  # a deed that nobody does more often a game is left out


@dataclass(frozen=True)
class Table:
    """Some games of one line-up: who sat there, and whose wins they were."""

    agents: tuple[str, ...]
    games: int
    wins: tuple[float, ...]  # by seat, shared wins in parts


@dataclass(frozen=True)
class League:
    """What a league showed."""

    game: Game
    agents: tuple[str, ...]
    seed: int
    tables: list[Table]
    among: list[Table]  # one of each agent among the measuring bots, and one of these among it
    deeds: dict[str, dict[str, float]]  # how often a game each agent does what

    @property
    def yardstick(self) -> str:
        """The agent that has the rating 0."""
        return measuring_bot(self.game)

    def ratings(self) -> dict[str, Estimate]:
        """Each agent's rating, with the jackknife's interval over the line-ups."""
        value = self._rated(self.tables, [0.0] * len(self.agents), STEPS)
        without = [self._rated(self.tables[:n] + self.tables[n + 1 :], value, FEW) for n in range(len(self.tables))]
        return {agent: jackknife(value[k], np.array([rated[k] for rated in without])) for k, agent in enumerate(self.agents)}

    def share(self, lone: str, others: str, seats: int) -> Estimate:
        """How often one agent wins alone among others of one kind."""
        found = [t for t in self.among if len(t.agents) == seats and Counter(t.agents) == Counter([lone, *[others] * (seats - 1)])]
        games = sum(table.games for table in found)
        won = sum(sum(table.wins) / seats if lone == others else table.wins[table.agents.index(lone)] for table in found)
        return wilson(won, games)

    @property
    def sizes(self) -> list[int]:
        """The sizes of the tables."""
        return sorted({len(table.agents) for table in self.among})

    def to_json(self) -> dict[str, Any]:
        """The league as JSON."""
        ratings = self.ratings()
        return {
            "game": self.game.name,
            "version": self.game.version,
            "seed": self.seed,
            "yardstick": self.yardstick,
            "games": sum(table.games for table in self.tables),
            "agents": [
                {
                    "agent": agent,
                    **shown("rating", ratings[agent]),
                    "alone": {str(k): shown("share", self.share(agent, self.yardstick, k)) for k in self.sizes},
                    "against": {str(k): shown("share", self.share(self.yardstick, agent, k)) for k in self.sizes},
                    "deeds": self.deeds.get(agent, {}),
                }
                for agent in sorted(self.agents, key=lambda agent: -ratings[agent].value)
            ],
        }

    def markdown(self, language: str = LANGUAGE) -> str:
        """The same for people, as a page."""
        found, text = self.to_json(), spoken_here(__package__, language)
        spread = [text.say("league-alone", seats=str(k)) for k in self.sizes], [text.say("league-against", seats=str(k)) for k in self.sizes]
        head = [text.say("column-agent"), text.say("league-rating"), *spread[0], *spread[1]]
        rows = [[row["agent"], say(row, "rating", 1), *(say(row[side][str(k)], "share", 100) for side in ("alone", "against") for k in self.sizes)]
                for row in found["agents"]]  # fmt: skip
        done = sorted({deed for deeds in self.deeds.values() for deed, often in deeds.items() if often >= RARE})
        habits = [[row["agent"], *(f"{row['deeds'].get(deed, 0):.1f}" for deed in done)] for row in found["agents"]]
        about = text.say("league-about", games=f"{found['games']:,}", seed=str(self.seed), yardstick=self.yardstick, version=str(found["version"]))
        parts = [f"# {self.game.title}", about, grid(head, rows), text.say("league-deeds"), grid([text.say("column-agent"), *done], habits)]
        return "\n\n".join(parts) + "\n"

    def _rated(self, tables: Sequence[Table], near: Sequence[float], steps: int) -> list[float]:
        """The ratings by the method of Hunter, in some steps from near ones; one game more, won by each alike, keeps who never wins above nothing."""
        number = {agent: k for k, agent in enumerate(self.agents)}
        seats = np.zeros((len(tables) + 1, len(self.agents)))
        won, games = np.zeros_like(seats), np.zeros(len(tables) + 1)
        seats[-1], won[-1], games[-1] = 1, 1 / len(self.agents), 1
        for row, table in enumerate(tables):
            for agent, wins in zip(table.agents, table.wins, strict=True):
                seats[row, number[agent]] += 1
                won[row, number[agent]] += wins
            games[row] = sum(table.wins)  # one that all have lost tells nothing
        strength = 10 ** (np.array(near) / SCALE)
        for _ in range(steps):
            strength = won.sum(axis=0) / (seats * (games / (seats @ strength))[:, None]).sum(axis=0)
            strength /= strength[number.get(self.yardstick, 0)]
        return [SCALE * log10(s) for s in strength]


def play_league(
    game: Game, agents: Sequence[str], sizes: Sequence[int], games: int, seed: int = 0, progress: Callable[[int], None] = lambda done: None
) -> League:
    """About so many games at each size of table between all, and as many with each agent alone among the measuring bots."""
    names = tuple(dict.fromkeys([*agents, measuring_bot(game)]))
    tables, among, counted = list[Table](), list[Table](), {name: Counter[str]() for name in names}
    seated = Counter[str]()  # in the games that were watched
    for seats in sizes:
        for number, lineup in enumerate(lineups(names, seats, Random(seed))):
            tables.append(played(game, lineup, max(1, games // LINEUPS), seed, number * games))
            watch(game, lineup, seed + 1, number * WATCHED, counted, seated)
            progress(1)
        for agent in names:
            for lone, others in dict.fromkeys(((agent, measuring_bot(game)), (measuring_bot(game), agent))):
                for seat in range(seats):
                    lineup = [others] * seats
                    lineup[seat] = lone
                    among.append(played(game, lineup, -(-games // seats), seed + 2, seat * games))
            progress(1)
    deeds = {name: {deed: n / seated[name] for deed, n in sorted(counts.items())} for name, counts in counted.items()}
    return League(game, names, seed, tables, among, deeds)


def length(agents: Sequence[str], sizes: Sequence[int]) -> int:
    """How many parts of a league are told to `progress`."""
    return len(sizes) * (LINEUPS + len(agents))


def lineups(agents: Sequence[str], seats: int, chance: Random) -> Iterator[list[str]]:
    """Who sits down with whom: everybody as often as the others, and no table of one agent alone."""
    waiting = list[str]()
    for _ in range(LINEUPS):
        while len(waiting) < seats or len(set(waiting[:seats])) < 2:
            more = list(agents)
            chance.shuffle(more)
            waiting = waiting[:seats] + more if len(waiting) < seats else more + waiting
        yield waiting[:seats]
        waiting = waiting[seats:]


def played(game: Game, lineup: Sequence[str], games: int, seed: int, first: int) -> Table:
    """Some games of one line-up."""
    won = study_games(game, games, lineup, seed, first=first).placing == 1
    parts = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
    return Table(tuple(lineup), games, tuple(parts.sum(axis=0).tolist()))


def watch(game: Game, lineup: Sequence[str], seed: int, first: int, counted: dict[str, Counter[str]], seated: Counter[str]) -> None:
    """Count what each agent does in a few games; a table at which somebody thinks is not watched, it takes long."""
    agents = cast(game, lineup)
    if not all(isinstance(agent, Recipe) for agent in agents):
        return
    for number in range(WATCHED):
        match = Match(game, len(lineup), secret=lab_secret(seed, first + number))
        play_match(match, agents)
        for seat, action in match.log:
            counted[lineup[seat]][game.moves.decode(action).name] += 1
        seated.update(lineup)


def say(row: dict[str, Any], name: str, unit: int) -> str:
    """A figure with its interval."""
    if row[name] is None or row["low"] is None:
        return "–"
    return f"{unit * row[name]:.{unit // 100}f} [{unit * row['low']:.{unit // 100}f}, {unit * row['high']:.{unit // 100}f}]"


def grid(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows))
