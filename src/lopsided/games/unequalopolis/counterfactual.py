"""What each restriction costs women: the same dice and decks under the book's rules and with one restriction lifted at a time.

    python -m lopsided.games.unequalopolis.counterfactual --games 20000 --seats 4 --agent trader --seed 2026

Each row is a repeal of the ledger's table, the last one all of them together; the differences are of game pairs, with 95% intervals.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from lopsided.engine.batch import Study, study_games
from lopsided.games.unequalopolis import GAME
from lopsided.games.unequalopolis.box import EQUAL
from lopsided.games.unequalopolis.lens import SIGN
from lopsided.games.unequalopolis.state import Sign

Z = 1.96


class Difference(NamedTuple):
    """What a woman has more, on average, with a restriction lifted; half the width of its interval."""

    row: str
    worth: float
    worth_within: float
    wins: float
    wins_within: float


def of_women(study: Study) -> tuple[Any, Any]:
    """In each game, what a woman is worth at the end and how often she wins, on average."""
    women = study.member[:, SIGN] == Sign.WOMAN
    first = study.placing == 1
    wins = first / first.sum(axis=1, keepdims=True)
    return (study.score * women).sum(axis=1) / women.sum(axis=1), (wins * women).sum(axis=1) / women.sum(axis=1)


def mean_within(values: Any) -> tuple[float, float]:
    """A mean, and half the width of its 95% interval."""
    return float(values.mean()), float(Z * values.std(ddof=1) / np.sqrt(len(values)))


def differences(games: int, agents: list[str], seed: int) -> Iterator[Difference]:
    """The book's own figures first; then row by row what a repeal changes, and what they all change together."""
    worth, wins = of_women(study_games(GAME, games, agents, seed))
    yield Difference("book", *mean_within(worth), *mean_within(wins))
    for row in (*EQUAL, "all"):
        options, variant = ({}, "equal") if row == "all" else ({"repeal": row}, "")
        other_worth, other_wins = of_women(study_games(GAME, games, agents, seed, options, variant))
        yield Difference(row, *mean_within(other_worth - worth), *mean_within(other_wins - wins))


def main() -> None:
    """Print the rows as a table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--agent", default="trader", choices=[*GAME.bots])
    parser.add_argument("--seed", type=int, default=2026)
    chosen = parser.parse_args()
    print("| lifted | her net worth at the end | her share of wins |\n|---|---|---|")
    for row, worth, worth_within, wins, wins_within in differences(chosen.games, [chosen.agent] * chosen.seats, chosen.seed):
        sign = "" if row == "book" else "+"
        print(f"| {row} | f{worth:{sign}.0f} ±{worth_within:.0f} | {100 * wins:{sign}.1f} ±{100 * wins_within:.1f} |", flush=True)


if __name__ == "__main__":
    main()
