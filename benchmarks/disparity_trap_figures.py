"""The figures in the README of The Disparity Trap, as the tables that stand there.

python benchmarks/disparity_trap_figures.py              a few minutes on one core
python benchmarks/disparity_trap_figures.py --games 400  a quick look
"""

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from lopsided.engine.game import find_game
from lopsided.lab.simulate import simulate
from lopsided.lab.statistics import wilson
from lopsided.lab.study import Study, study_games

GAME = find_game("disparity-trap")
SEED = 2026
TABLES = {
    "4 strivers": ["striver"] * 4,
    "2 strivers, 2 allies": ["striver", "ally"] * 2,
    "4 allies": ["ally"] * 4,
    "4 gatekeepers": ["gatekeeper"] * 4,
    "2 allies, 2 gatekeepers": ["ally", "gatekeeper"] * 2,
    "4 random": ["random"] * 4,
}
ALIKE = {"strivers": "4 strivers", "allies": "4 allies", "gatekeepers": "4 gatekeepers"}
RANGES = {"steep": ({"goal_ranges": "steep"}, ""), "`equal`": ({}, "equal"), "mild": ({"goal_ranges": "mild"}, "")}
BOTH = (
    "tier at the end", "stuck without a Job", "turns to the Job", "turns to the Home", "rolls needed for the Job", "rolls needed for the Home",
    "rolls needed for the Business", "rolls needed for the Legacy", "tokens received per turn", "tokens spent on own rolls, per game",
    "tokens spent on others' rolls, per game", "helps, per game", "Prosperity Points at the end",
)  # fmt: skip
ADVANCED = (
    "tokens pooled in votes, per game", "votes passed, per game", "votes reversed, per game", "tokens taxed, per game", "Justice tokens, per game",
    "fines that could not be paid, per game", "turns skipped, per game", "hinders, per game",
)  # fmt: skip
QUESTIONS = ("questions before a roll, per turn", "questions about another roll, per turn", "questions about a block, per turn")
Run = Mapping[str, Any]


def run(games: int, agents: Sequence[str], preset: str, options: Mapping[str, str], variant: str) -> Run:
    """One run of the lab, with what it was called on standard error."""
    print(preset, *options.values(), variant, *agents, file=sys.stderr)
    return simulate(GAME, games, agents, SEED, {"preset": preset, **options}, variant).to_json()


def show(title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """A table as Markdown."""
    print(f"\n{title}\n", f"| {' | '.join(head)} |", f"|{'---|' * len(head)}", *(f"| {' | '.join(row)} |" for row in rows), sep="\n")


def share(figure: Mapping[str, float]) -> str:
    """A share with its interval, in percent."""
    return f"{100 * figure['mean']:.1f}% [{100 * figure['low']:.1f}, {100 * figure['high']:.1f}]"


def spread(figure: Mapping[str, float | None]) -> str:
    """A mean and how far its interval goes."""
    mean, low, high = figure["mean"], figure["low"], figure["high"]
    if mean is None or low is None or high is None:
        return "-"
    return "0" if mean == high == 0 else f"{mean:.2f} ±{max(mean - low, high - mean):.2f}"


def positions(found: Run) -> tuple[Run, Run]:
    """The figures of SD and of SND."""
    groups = found["groups"]["figures"]["groups"]
    return groups["SD"], groups["SND"]


def endings(found: Run) -> list[str]:
    """How often all win, one SD or one SND player alone, and SD's share of the lone wins."""
    sd, snd = positions(found)
    seats = found["seats"]
    won = [round(found["games"] * of * side["won alone"]["mean"]) for of, side in ((seats // 2, sd), (seats - seats // 2, snd))]
    value, low, high = wilson(won[0], sum(won))
    lone = share({"mean": value, "low": low, "high": high}) if sum(won) else "-"
    return [share(snd["won together"]), share(sd["won alone"]), share(snd["won alone"]), lone]


def beside(found: Run, figure: str) -> str:
    """A figure of SD and of SND."""
    return " / ".join(spread(side[figure]) for side in positions(found))


def by_round(found: Run, number: int) -> str:
    """The mean tier of SD and of SND as a round begins."""
    curves = found["groups"]["curves"]
    points = [next((p for p in curves[f"tier of {side}"] if p["round"] == number), None) for side in ("SD", "SND")]
    return " / ".join(spread(point) if point else "-" for point in points)


def four_players(games: int) -> None:
    """Every table of four, with each set of ranges."""
    runs = {
        (preset, ranges, table): run(games, agents, preset, *RANGES[ranges])
        for preset in ("basic", "advanced")
        for ranges in RANGES
        for table, agents in TABLES.items()
    }
    head = ["game", "Goal ranges", "players", "won together", "one SD alone", "one SND alone", "SD's share of lone wins"]
    show("Four players:", head, ([*key, *endings(found)] for key, found in runs.items()))
    columns = [(name, ranges) for name in ALIKE for ranges in ("steep", "mild")]
    for preset, figures in (("basic", BOTH), ("advanced", BOTH + ADVANCED)):
        rows = ([figure, *(beside(runs[preset, ranges, ALIKE[name]], figure) for name, ranges in columns)] for figure in figures)
        show(f"The {preset} game, SD / SND, per player:", ["", *(", ".join(column) for column in columns)], rows)
    games_ = [(preset, ranges) for preset in ("basic", "advanced") for ranges in ("steep", "mild")]
    rows = ([str(n), *(by_round(runs[preset, ranges, "4 strivers"], n) for preset, ranges in games_)] for n in (1, 4, 7, 10, 13, 16))
    show("The mean tier as a round begins, SD / SND, in the games still going (four strivers):", ["round", *(", ".join(g) for g in games_)], rows)


def other_tables(games: int) -> None:
    """Strivers at tables of every size, one bot among random players, and how often six players are asked."""
    rows = []
    for seats in range(2, 7):
        for preset in ("basic", "advanced"):
            both = [endings(run(games, ["striver"] * seats, preset, {}, variant))[:3] for variant in ("", "equal")]
            rows.append([str(seats), preset, *both[0], *both[1]])
    one = ["one SD alone", "one SND alone"]
    show("Strivers at other tables, steep:", ["players", "game", "won together", *one, "in `equal`: together", *one], rows)
    lone = {bot: [run(games, [bot] + ["random"] * n, "basic", {}, "")["wins"][0] for n in range(1, 6)] for bot in GAME.bots}
    rows = [[f"one {bot} wins", *(share({**seat, "mean": seat["share"]}) for seat in found)] for bot, found in lone.items()]
    show("One bot among random players:", ["players", *map(str, range(2, 7))], rows)
    asked = {preset: run(games, ["ally"] * 6, preset, {}, "") for preset in ("basic", "advanced")}
    rows = [[figure, *(beside(asked[preset], figure) for preset in asked)] for figure in QUESTIONS]
    show("Questions out of turn at a table of six, SD / SND, per own turn:", ["", *asked], rows)


def lengths(games: int) -> None:
    """How often all win together or one alone, and in which round, at tables of every size and character."""
    rows = []
    for bot in ("striver", "ally", "gatekeeper", "random"):
        for seats in range(2, 7):
            found = {preset: study_games(GAME, games, [bot] * seats, SEED, {"preset": preset}) for preset in ("basic", "advanced")}
            rows.append([f"{seats} {bot}", *(cell for study in found.values() for cell in wins_by_round(study, seats))])
    head = ["together", "in round", "alone", "in round", "over by round 7"]
    show("Length, with the middle nine tenths of the games:", ["players", *head, *(f"advanced: {name}" for name in head)], rows)


def wins_by_round(study: Study, seats: int) -> list[str]:
    """Both kinds of win: their share with its interval, and the median, 5% and 95% of the rounds in which they came."""
    places, rounds = study.placing[:, :seats], study.rounds
    together = (places == 1).all(axis=1)
    alone, cells = (places == 1).any(axis=1) & ~together, []
    for kind in (together, alone):
        value, low, high = wilson(int(kind.sum()), len(kind))
        least, middle, most = np.quantile(rounds[kind], (0.05, 0.5, 0.95)) if kind.any() else (0, 0, 0)
        cells += [share({"mean": value, "low": low, "high": high}), f"{middle:.0f} ({least:.0f} to {most:.0f})"]
    return [*cells, f"{100 * (rounds <= 7).mean():.1f}%"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4_000, help="games in a row of the tables of four; the others have half as many")
    chosen = parser.parse_args()
    four_players(chosen.games)
    other_tables(max(1, chosen.games // 2))
    lengths(max(1, chosen.games // 2))
