"""What the tables of a class are held against: the same part as on a table's beam, at every round, the same games whoever asks."""

import random
import subprocess
import sys

import msgspec
import numpy as np
import pytest

from lopsided.engine.game import find_game
from lopsided.lab import spread as sp
from lopsided.lab.study import study_games
from lopsided.server.lesson.pictures import beam_of


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_part_is_that_of_a_tables_beam(seats: int) -> None:
    chance = random.Random(seats)
    for _ in range(300):
        held = tuple(chance.choice([0, 0, 1, 3, 17, 400]) for _ in range(seats))
        ahead = tuple(chance.random() < 0.5 for _ in range(seats))
        found = sp.shares(np.array([held]), np.array([ahead]))[0]
        assert round(1000 * float(found)) == beam_of(held, ahead).share
        assert round(1000 * float(sp.shares(np.array([held]))[0])) == beam_of(held, ()).share


def test_every_game_counts_once_in_each_round_and_stays_where_it_ended() -> None:
    game = find_game("threat-level")
    setting = sp.Setting("threat-level", 4, {})
    found = sp.spread(game, setting, "", 0, 200)
    assert (found.sum(axis=1) == 200).all()
    ended = study_games(game, 200, ["climber"] * 4, sp.SEED, {}, "", 1).owned
    bins = np.minimum((sp.shares(ended) * sp.BINS).astype(int), sp.BINS - 1)
    assert found[-1].tolist() == np.bincount(bins, minlength=sp.BINS).tolist()
    assert (found == sp.spread(game, setting, "", 0, 120) + sp.spread(game, setting, "", 120, 80)).all()


def test_where_the_rules_deal_sides_it_is_their_part_and_equal_rules_make_it_half() -> None:
    game, half = find_game("unequalopolis"), sp.BINS // 2
    setting = sp.Setting("unequalopolis", 4, {}, dealt=True)
    book, equal = (sp.spread(game, setting, variant, 0, 300)[6] for variant in ("", "equal"))
    assert book[half:].sum() > 270 > 210 > equal[half:].sum() > 90


def test_it_is_said_part_by_part_how_far_it_has_come() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "from lopsided.lab import spread as s; s.PARTS = (20, 50); s.main()"],
        input=msgspec.json.encode(sp.Setting("threat-level", 4, {})), stdout=subprocess.PIPE, check=True,
    ).stdout  # fmt: skip
    lines = [msgspec.json.decode(line, type=sp.Spread) for line in told.splitlines()]
    assert [line.games for line in lines] == [20, 50]
    assert [sum(line.these[3]) for line in lines] == [sum(line.equal[3]) for line in lines] == [20, 50]
    assert lines[0].bot == "climber"
