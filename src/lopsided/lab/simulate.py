"""Games by the million, and what they show: who wins, how long it takes, what the lens sees."""

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

import numpy as np
from rich.console import RenderableType

from lopsided.engine.agents import cast, is_recipe
from lopsided.engine.box import Value
from lopsided.engine.checked import check_first
from lopsided.engine.game import Game
from lopsided.engine.schema import Unfit
from lopsided.engine.words import LANGUAGE, spoken_here
from lopsided.lab.statistics import DECIMALS, Estimate, explained, mean_of_counts, quantile_of_counts, ratio, shown, win_share
from lopsided.lab.statistics import Sums as Ratio
from lopsided.lab.study import PATHS, Study, study_games
from lopsided.lab.sums import Sums
from lopsided.lab.tables import tables
from lopsided.lab.wealth import owning, wealth

PART = 100_000  # games that are in memory at a time
MOST_SEED = 2**63 - 1
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def simulate(
    game: Game,
    games: int,
    agents: Sequence[str],
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    variant: str = "",
    progress: Callable[[int], None] = lambda done: None,
    cores: int | None = None,
    keep: Callable[[int, Study], None] = lambda first, part: None,
    device: str = "cpu",
) -> "Simulation":
    """Play games with one agent a seat; `progress` hears how many more are played, `keep` is given every game. Compilation is not timed."""
    if games < 1:
        raise Unfit("no_games", games=games)
    if not 0 <= seed <= MOST_SEED:
        raise Unfit("seed", most=MOST_SEED, seed=seed)
    check_first(game, agents, seed, options, variant)
    play = players_on(device)
    if all(is_recipe(game, agent) for agent in agents):
        play(game, 1, agents, seed, options, variant, cores=1)
    else:
        for agent in cast(game, agents):
            agent.prepare(game)
    sums, began = Sums(game, agents), time.perf_counter()

    def reckon(first: int, part: Study) -> None:
        keep(first, part)
        sums.add(part)

    with ThreadPoolExecutor(1) as reckoner:  # one part is reckoned up while the next is played
        reckoned: list[Future[None]] = []
        for first in range(0, games, PART):
            part = play(game, min(PART, games - first), agents, seed, options, variant, cores, progress, first, 0 if first else PATHS)
            for earlier in reckoned[-1:]:
                earlier.result()
            reckoned.append(reckoner.submit(reckon, first, part))
        reckoned[-1].result()
    seconds = time.perf_counter() - began
    chosen = game.choose(options or {})
    return Simulation(game, games, tuple(agents), seed, {name: chosen[name] for name in options or {}}, variant, sums, seconds)


def players_on(device: str) -> Callable[..., Study]:
    """Who plays: the processor's cores, or a graphics card, which gives the same sums."""
    if device != "cuda":
        return study_games
    if find_spec("numba_cuda") is None:
        raise Unfit("no_card")
    from lopsided.lab.card import card_study, cuda

    if not cuda.is_available():
        raise Unfit("no_card")
    return card_study


@dataclass(frozen=True, eq=False)
class Simulation:
    """What a run of games showed, with 95% intervals; a seed gives the same figures everywhere, the time aside."""

    game: Game
    games: int
    agents: tuple[str, ...]
    seed: int
    options: Mapping[str, Value]
    variant: str
    sums: Sums
    seconds: float

    def to_json(self) -> dict[str, Any]:
        """The run as JSON; the variant and the options that were set lie under groups, rules."""
        wins = self._wins()
        seats = [{"seat": s, "agent": a, **shown("share", e)} for s, (a, e) in enumerate(zip(self.agents, self.seat_shares, strict=True))]
        return {
            "game": self.game.name,
            "version": self.game.version,
            "games": self.games,
            "seats": len(self.agents),
            "agents": list(self.agents),
            "seed": self.seed,
            "moves": self.sums.moves,
            "seconds": round(self.seconds, 3),
            "moves_per_second": round(self.sums.moves / self.seconds),
            "rounds": self._rounds(),
            "wins": seats,
            "groups": {
                "rules": self.rules,
                "wins": {name: rows for name, rows in wins.items() if name != "seat"},
                "explained": {name: shown("share", explained(self.sums.scores[name][:, :, :3])) for name in self.game.lens.explained},
                "foretold": {name: shown("mean", ratio(*sums.T)) for name, sums in self.sums.foretold.items()},
                "figures": {
                    "groups": self._figures({name: (n,) for n, name in enumerate(self.game.lens.groups)}),
                    "bands": self._figures(self.game.lens.bands),
                },
                "curves": self._curves(),
                "wealth": wealth(self.sums, len(self.agents)) if self.game.lens.wealth else {},
            },
        }

    def table(self, language: str = LANGUAGE) -> RenderableType:
        """The same for people."""
        return tables(self.to_json(), self.game.title, spoken_here(__package__, language))

    @property
    def rules(self) -> dict[str, Any]:
        """The variant and the options that were set."""
        return {"variant": self.variant, "options": {n: list(v) if isinstance(v, tuple) else v for n, v in self.options.items()}}

    @property
    def ratios(self) -> dict[str, Ratio]:
        """Every figure that is one sum over another, by name, as sums by block of games: what two runs of the same games are compared by."""
        sums, lens = self.sums, self.game.lens
        found: dict[str, Ratio] = {"rounds": (sums.lengths, sums.games)}
        for grouping in sums.groupings:
            for number, group in enumerate(grouping.groups):
                seats, scores, _, wins = sums.scores[grouping.name][:, number].T
                found[f"wins, {grouping.name}: {group}"] = wins, sums.unit * seats
                found[f"score, {grouping.name}: {group}"] = scores, seats
        for band, groups in (lens.bands or {name: (n,) for n, name in enumerate(lens.groups)}).items():
            found |= {f"{name}, {band}": (self.count(above, groups), self.count(below, groups)) for name, (above, below) in lens.ratios_of(band).items()}
        found |= {f"order of scores foretold by {name}": (sums[:, 0], sums[:, 1]) for name, sums in self.sums.foretold.items()}
        return found | owning(self.sums)

    @property
    def seat_shares(self) -> list[Estimate]:
        """How often each seat wins; a shared win counts in equal parts."""
        return [win_share(sums, self.sums.unit) for sums in self.sums.wins[0]]

    def _wins(self) -> dict[str, list[dict[str, Any]]]:
        """Of the groups that anybody was in: the share of all seats, and how often such a seat wins."""
        seats = self.games * len(self.agents)
        return {
            grouping.name: [
                {"group": name, "seats": round(int(sums[1]) / seats, DECIMALS), **shown("share", win_share(sums, self.sums.unit))}
                for name, sums in zip(grouping.groups, found, strict=True)
                if sums[1]
            ]
            for grouping, found in zip(self.sums.groupings, self.sums.wins, strict=True)
        }

    def _rounds(self) -> dict[str, Any]:
        lengths = self.sums.rounds
        quantiles = {f"{share:g}": quantile_of_counts(lengths, share) for share in QUANTILES}
        return {**shown("mean", mean_of_counts(lengths)), "median": quantiles["0.5"], "most": int(np.flatnonzero(lengths)[-1]), "quantiles": quantiles}

    def _figures(self, bands: Mapping[str, tuple[int, ...]]) -> dict[str, Any]:
        """The lens's ratios of each band."""
        lens = self.game.lens
        return {
            band: {name: shown("mean", ratio(self.count(above, rows), self.count(below, rows))) for name, (above, below) in lens.ratios_of(band).items()}
            for band, rows in bands.items()
        }

    def count(self, count: str, groups: tuple[int, ...]) -> Any:
        """A count of the lens by block of games; "games" is how many there are in it."""
        if count == "games":
            return self.sums.games
        return self.sums.tally[:, list(groups), self.game.lens.counts.index(count)].sum(axis=1)

    def _curves(self) -> dict[str, list[dict[str, Any]]]:
        """The lens's curves: the mean over the games that reached a round."""
        curve = self.sums.curve
        reached = curve[:, :, -1].sum(axis=0)
        return {
            name: [{"round": n, "games": int(reached[n]), **shown("mean", ratio(curve[:, n, k], curve[:, n, -1]))} for n in np.flatnonzero(reached).tolist()]
            for k, name in enumerate(self.game.lens.curves)
        }
