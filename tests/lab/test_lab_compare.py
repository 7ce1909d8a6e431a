"""The same games under other rules: pairs of games, and what a rule adds to a figure."""

import json
from io import StringIO

import numpy as np
import pytest
from rich.console import Console
from scipy import stats

from lopsided.engine.box import BoxError
from lopsided.engine.game import find_game
from lopsided.lab.compare import Setting, compare
from lopsided.lab.simulate import simulate
from lopsided.lab.study import study_games

GAME = find_game("threat-level")
BOOK = Setting({})
AGENTS = ["climber", "random", "comrade"]


def test_the_differences_are_those_of_the_games_played_twice_with_the_same_dice():
    found = compare(GAME, 200, AGENTS, [BOOK, Setting({}, "equal")], 6).to_json()
    book, equal = (study_games(GAME, 200, AGENTS, 6, None, variant) for variant in ("", "equal"))
    assert found["figures"]["rounds"]["mean"] == book.rounds.mean()
    for name, values in {"rounds": equal.rounds - book.rounds, "score, seat: 0": equal.score[:, 0] - book.score[:, 0]}.items():
        [change] = found["figures"][name]["differences"]
        half = stats.t.ppf(1 - 0.025 / found["comparisons"], 199) * np.std(values, ddof=1) / np.sqrt(200)
        assert [change["mean"], change["low"], change["high"]] == pytest.approx([values.mean(), values.mean() - half, values.mean() + half], abs=1e-2)
    alone = simulate(GAME, 200, AGENTS, 6).to_json()
    assert found["figures"]["wins, agent: climber"]["mean"] == pytest.approx(alone["wins"][0]["share"], abs=1e-6)
    assert found["figures"]["income per turn, 7-10"]["mean"] == alone["groups"]["figures"]["bands"]["7-10"]["income per turn"]["mean"]


def test_intervals_are_widened_for_as_many_comparisons_as_are_shown_and_the_table_says_so():
    played = compare(GAME, 200, AGENTS, [BOOK, Setting({}, "equal"), Setting({}, "bare")], 6)
    many, few = played.to_json(), played.to_json(["rounds"])
    assert few["comparisons"] == 2 * len(few["figures"])
    assert many["comparisons"] == 2 * len(many["figures"])
    wide, narrow = (found["figures"]["rounds"]["differences"][0] for found in (many, few))
    assert (wide["mean"], wide["effect"]) == (narrow["mean"], narrow["effect"])
    assert wide["high"] - wide["low"] > 1.2 * (narrow["high"] - narrow["low"])
    out = StringIO()
    Console(file=out, width=200).print(played.table(["rounds"]))
    assert f"{few['comparisons']} comparisons" in out.getvalue()


def test_an_effect_is_the_mean_of_the_differences_beside_how_much_they_differ_from_game_to_game():
    found = compare(GAME, 200, AGENTS, [BOOK, Setting({}, "equal")], 6).to_json(["rounds"])
    book, equal = (study_games(GAME, 200, AGENTS, 6, None, variant).rounds for variant in ("", "equal"))
    apart = equal - book  # 200 games are 200 blocks
    assert found["figures"]["rounds"]["differences"][0]["effect"] == pytest.approx(apart.mean() / apart.std(ddof=1), abs=1e-3)


def test_the_same_rules_change_nothing():
    found = compare(GAME, 50, AGENTS, [BOOK, BOOK]).to_json()["figures"]
    assert {tuple(figure["differences"][0].values()) for figure in found.values() if figure["differences"][0]["low"] is not None} == {(0, 0, 0, None)}


def test_a_comparison_says_under_which_rules_and_survives_a_round_trip():
    found = compare(
        GAME, 30, ["random"] * 2, [Setting({"max_rounds": "30"}), *Setting({"max_rounds": "30"}).but(GAME, "variant=bare start_rows=0,3")]
    ).to_json()
    assert found["rules"] == {"variant": "", "options": {"max_rounds": 30}}
    assert found["against"] == [{"variant": "bare", "options": {"max_rounds": 30, "start_rows": [0, 3]}}]
    assert json.loads(json.dumps(found, allow_nan=False)) == found


def test_each_other_value_of_an_option_is_a_setting_of_its_own():
    assert [setting.options for setting in BOOK.but(GAME, "out_points=each")] == [{"out_points": "forfeit"}]
    kept = Setting({"out_points": "forfeit"}, "bare")
    assert list(kept.but(GAME, "out_points=each max_rounds=40")) == [Setting({"out_points": "keep", "max_rounds": "40"}, "bare")]


@pytest.mark.parametrize(("text", "words"), [("equal", "option=value"), ("max_rounds=each", "too many")])
def test_what_cannot_be_set_is_refused_in_words(text, words):
    with pytest.raises(BoxError, match=words):
        list(BOOK.but(GAME, text))


def test_a_figure_that_there_is_not_is_refused_in_words():
    with pytest.raises(BoxError, match="No figure has luck"):
        compare(GAME, 5, ["random"] * 2, [BOOK, BOOK]).to_json(["luck"])


def test_the_table_shows_a_figure_and_below_it_what_each_setting_adds():
    out = StringIO()
    played = compare(GAME, 100, AGENTS, [BOOK, Setting({}, "equal"), Setting({"max_rounds": 20})])
    Console(file=out, width=90).print(played.table(["rounds", "union spend per game, 7-10"]))
    figures = played.to_json()["figures"]
    lines = [line.rstrip() for line in out.getvalue().splitlines()]
    at = next(n for n, line in enumerate(lines) if line.startswith("rounds "))
    assert f"{figures['rounds']['mean']:.3f}" in lines[at]
    assert lines[at + 1].split()[0] == "equal"
    assert f"{figures['rounds']['differences'][0]['mean']:+.3f}" in lines[at + 1]
    assert lines[at + 2].split()[:2] == ["max_rounds", "20"]
