"""Measures of inequality: cases reckoned by hand, and what must hold for any."""

import json
from math import log, nan

import numpy as np
import oracles
import pytest

from lopsided.lab.measures import MEASURES, Inside, Shared, atkinson, between, gini, gini_of_few, hoover, palma, theil, thirds, transitions

TABLE = [[1, 2, 3, 4]]  # mean 2.5


@pytest.mark.parametrize(
    ("measure", "expected"),
    [
        (gini, 0.25),  # sum of |xi - xj| = 20, over 2 * 16 * 2.5
        (gini_of_few, 1 / 3),
        (hoover, 0.2),  # (1.5 + 0.5) / 10
        (theil, (0.4 * log(0.4) + 0.8 * log(0.8) + 1.2 * log(1.2) + 1.6 * log(1.6)) / 4),
        (atkinson, 1 - ((1 + 2**0.5 + 3**0.5 + 2) / 4) ** 2 / 2.5),
        (palma, 0.16 / 0.22),  # the richest tenth of four: 0.4 of a seat with 0.4; the poorest four tenths: 1.6 seats, 0.1 + 0.6 * 0.2
    ],
)
def test_a_measure_of_one_two_three_four_is_what_one_reckons_by_hand(measure, expected):
    assert measure(Shared(TABLE))[0] == pytest.approx(expected)


def test_where_nobody_has_anything_all_have_the_same():
    for name, measure in MEASURES.items():
        for table in ([[0, 0, 0]], [[7, 7, 7]], [[-3, 0, -1]]):
            assert measure(Shared(table))[0] == pytest.approx(0.25 if name == "Palma" else 0), name
    assert Shared([[0, 0]]).lorenz.tolist() == [[0, 0.5, 1]]


def test_where_one_has_all_the_index_for_few_is_one_whoever_owes_what_and_however_little_it_is():
    for table in ([[0, 0, 0, 5]], [[-9, 0, -1, 5]], [[0, 0, 0, 1e-300]], [[0, 0, 0, 1e300]]):
        assert gini(Shared(table))[0] == pytest.approx(0.75)
        assert gini_of_few(Shared(table))[0] == pytest.approx(1)
        assert hoover(Shared(table))[0] == pytest.approx(0.75)
        assert theil(Shared(table))[0] == pytest.approx(log(4))
        assert np.isnan(palma(Shared(table))[0])
    assert gini(Shared([[3]]))[0] == gini_of_few(Shared([[3]]))[0] == 0


def test_the_lab_s_gini_is_the_one_that_the_rules_take():
    from lopsided.engine.gini import at
    from lopsided.engine.gini import gini as of_the_rules

    tables = np.random.default_rng(3).integers(0, 50, (200, 5))
    assert gini(Shared(tables)) == pytest.approx([of_the_rules(at, 5, row) for row in tables.tolist()])


def test_inequality_between_and_within_groups_adds_up_to_all_of_it():
    rng = np.random.default_rng(4)
    values, group = rng.integers(1, 90, (50, 6)), rng.integers(-1, 2, (50, 6))
    x = values / values.mean(axis=1, keepdims=True)
    within = np.zeros(50)
    for number in (-1, 0, 1):
        for game in range(50):
            own = x[game, group[game] == number]
            if len(own):
                within[game] += len(own) / 6 * own.mean() * theil(Shared([own]))[0]
    assert between(Shared(values), Inside(group, 2)) + within == pytest.approx(theil(Shared(values)))


def test_who_stays_poor_is_counted_by_thirds_of_the_table():
    assert thirds([[5, 1, 3], [2, 2, 2]]).tolist() == [[2, 0, 1], [1, 1, 1]]
    assert transitions([[1, 2, 3]], [[3, 2, 1]]).tolist() == [[0, 0, 1], [0, 1, 0], [1, 0, 0]]
    assert transitions([[1, 2, 3]] * 4, [[10, 20, 30]] * 4).trace() == 12


def test_no_measure_changes_with_the_order_of_the_seats_or_the_unit():
    values = np.random.default_rng(5).integers(1, 99, (30, 5))
    for measure in MEASURES.values():
        assert measure(Shared(values[:, ::-1] * 100)) == pytest.approx(measure(Shared(values)))
        assert not np.isin(nan, measure(Shared(values)))


@pytest.mark.parametrize("kept", json.loads(oracles.FILE.read_text())["tables"], ids=lambda kept: str(kept["values"]))
def test_our_measures_are_those_of_pysal_and_quantecon(kept):
    shared, sides = Shared([kept["values"]]), np.arange(len(kept["values"])) % 2
    for name, theirs in kept["inequality"].items():
        ours = between(shared, Inside(sides[None], 2)) if name == "between" else MEASURES[name](shared)
        assert ours[0] == pytest.approx(theirs, abs=1e-9), name
    assert gini(shared)[0] == pytest.approx(kept["quantecon"]["Gini"], abs=1e-9)
    assert shared.lorenz[0] == pytest.approx(kept["quantecon"]["lorenz"], abs=1e-9)


def test_what_is_kept_of_pysal_and_quantecon_is_what_they_say():
    """Runs where both are installed (`pip install inequality quantecon`, nearly a gigabyte); the test above runs everywhere."""
    for name in ("inequality", "quantecon"):
        pytest.importorskip(name, reason=f"{name} is not installed: only what it once said is checked")
    for kept, said in zip(json.loads(oracles.FILE.read_text())["tables"], oracles.asked()["tables"], strict=True):
        for by in ("inequality", "quantecon"):
            for name, value in said[by].items():
                assert value == pytest.approx(kept[by][name], abs=1e-9), (kept["values"], name)
