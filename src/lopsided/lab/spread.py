"""How unequal a setting's games are, round by round: what the tables of a class are held against.

`python -m lopsided.lab.spread` reads a setting and says, part by part, how its games lie and how they would lie under equal rules. It gives way to
everybody who plays.
"""

import os
import sys
from importlib.resources import files
from typing import Any

import msgspec
import numpy as np

from lopsided.engine.game import Game, find_game
from lopsided.lab.asked import Dials
from lopsided.lab.matches import NOT_REACHED
from lopsided.lab.study import study_games

GAMES, SEED, NICE = 100_000, 1, 19
PARTS = (1_000, 10_000, 25_000, 50_000, 75_000, GAMES)  # known after so many games
AT_ONCE = 5_000  # games whose wealth is held in memory
BINS = 50  # of a part between nothing and all
EQUAL = "equal"


class Setting(msgspec.Struct, frozen=True):
    """What is played; `dealt`: the rules put some seats ahead, which the lab page of the game calls its first side."""

    game: str
    seats: int
    options: dict[str, int | str | list[int]]
    variant: str = ""
    dealt: bool = False


class Spread(msgspec.Struct, frozen=True):
    """How many games lie where: by round, then by the part of the side that has more, in `BINS` steps from nothing to all."""

    games: int
    bot: str
    these: list[list[int]]
    equal: list[list[int]]  # empty where a game has no such variant, or where it is what is played


def shares(held: Any, ahead: Any = None) -> Any:
    """The part of the better side of each game, [game, seat]: the seats that are ahead where some are and some are not, else the upper half.

    Each side as one of its seats has it.
    """
    held = np.maximum(held, 0)
    half = held.shape[1] // 2
    order = np.sort(held, axis=1)
    less, more = order[:, :half].mean(axis=1), order[:, -half:].mean(axis=1)
    if ahead is not None:
        up, down = ahead.sum(axis=1), (~ahead).sum(axis=1)
        dealt = (up > 0) & (down > 0)
        more = np.where(dealt, (held * ahead).sum(axis=1) / np.maximum(up, 1), more)
        less = np.where(dealt, (held * ~ahead).sum(axis=1) / np.maximum(down, 1), less)
    whole = less + more
    return np.where(whole > 0, more / np.where(whole > 0, whole, 1), 0.5)


def spread(game: Game, setting: Setting, variant: str, first: int, count: int) -> Any:
    """How these games lie, [round, bin]; one that was over stays where it ended."""
    dials = dials_of(game)
    found = np.zeros((game.lens.rounds + 1, BINS), np.int64)
    for start in range(first, first + count, AT_ONCE):
        games = min(AT_ONCE, first + count - start)
        played = study_games(game, games, [dials.agents[0]] * setting.seats, SEED, setting.options, variant, 1, first=start, paths=games)
        ahead = None
        if setting.dealt:
            number = list(game.lens.groupings).index(dials.grouping)
            ahead = played.member[:, number] == game.lens.groupings[dials.grouping].index(dials.sides[0])
        for round in range(len(found)):
            path = played.paths[:, round]
            held = np.where(path == NOT_REACHED, played.owned, path)
            bins = np.minimum((shares(held, ahead) * BINS).astype(int), BINS - 1)
            found[round] += np.bincount(bins, minlength=BINS)
    return found


def dials_of(game: Game) -> Dials:
    """What the lab's page of a game says: who plays, and who is ahead."""
    return msgspec.toml.decode((files(game.package) / "lab.toml").read_bytes(), type=Dials)


def main() -> None:
    """Read a setting, and say after each part of its games how they lie."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    setting = msgspec.json.decode(sys.stdin.buffer.read(), type=Setting)
    game = find_game(setting.game)
    variants = [setting.variant, *([EQUAL] if EQUAL in game.variants and setting.variant != EQUAL else [])]
    known = {variant: np.zeros((game.lens.rounds + 1, BINS), np.int64) for variant in variants}
    for first, end in zip((0, *PARTS), PARTS, strict=False):
        for variant in variants:
            known[variant] += spread(game, setting, variant, first, end - first)
        these, equal = known[setting.variant].tolist(), known[EQUAL].tolist() if len(variants) > 1 else []
        sys.stdout.buffer.write(msgspec.json.encode(Spread(end, dials_of(game).agents[0], these, equal)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
