"""Simulations: one seed, one result; the figures are those of the games that were played."""

import json
import re
from dataclasses import replace
from io import StringIO

import numpy as np
import pytest
from rich.console import Console

from lopsided.engine.batch import BLOCKS
from lopsided.engine.box import BoxError
from lopsided.engine.game import find_game
from lopsided.engine.lens import Lens
from lopsided.engine.words import words
from lopsided.lab import simulate as lab
from lopsided.lab.simulate import simulate
from lopsided.lab.study import study_games
from lopsided.lab.sums import Sums
from lopsided.lab.tables import tables

GAME = find_game("threat-level")
KEYS = ["game", "version", "games", "seats", "agents", "seed", "moves", "seconds", "moves_per_second", "rounds", "wins", "groups"]


def untimed(simulation):
    """The figures that a seed fixes."""
    return {key: value for key, value in simulation.to_json().items() if key not in ("seconds", "moves_per_second")}


def test_the_json_has_its_keys_in_order_and_survives_a_round_trip():
    run = simulate(GAME, 50, ["climber", "random", "comrade"], seed=4, options={"start_rows": "0,3", "max_rounds": "30"}, variant="equal").to_json()
    assert list(run) == KEYS
    assert json.loads(json.dumps(run, allow_nan=False)) == run
    assert (run["game"], run["games"], run["seats"], run["agents"], run["seed"]) == ("threat-level", 50, 3, ["climber", "random", "comrade"], 4)
    assert run["groups"]["rules"] == {"variant": "equal", "options": {"start_rows": [0, 3], "max_rounds": 30}}


def test_a_seed_gives_the_same_figures_on_one_core_and_on_many():
    runs = [untimed(simulate(GAME, 777, ["random", "climber", "comrade"], seed=8, cores=cores)) for cores in (1, 3)]
    assert runs[0] == runs[1]
    assert untimed(simulate(GAME, 777, ["random", "climber", "comrade"], seed=9)) != runs[0]


def test_a_run_in_parts_shows_the_same_wins_and_figures(monkeypatch):
    whole = untimed(simulate(GAME, 500, ["random", "climber"], seed=8))
    monkeypatch.setattr(lab, "PART", 120)
    parts = untimed(simulate(GAME, 500, ["random", "climber"], seed=8))
    for key in ("moves", "rounds", "wins"):
        assert parts[key] == whole[key]
    assert parts["groups"]["wins"] == whole["groups"]["wins"]
    income = [run["groups"]["figures"]["bands"]["1-3"]["income per turn"] for run in (parts, whole)]
    assert income[0]["mean"] == income[1]["mean"]
    assert income[0]["high"] == pytest.approx(income[1]["high"], abs=0.05)


def test_the_figures_are_those_of_the_games_played():
    agents = ["climber", "random", "random", "comrade"]
    run = simulate(GAME, 300, agents, seed=6, options={"start_rows": [0, 9, 0, 9]})
    study = study_games(GAME, 300, agents, 6, {"start_rows": [0, 9, 0, 9]})
    found = run.to_json()
    first = study.placing == 1
    share = first / first.sum(axis=1, keepdims=True)
    assert [seat["share"] for seat in found["wins"]] == pytest.approx(share.mean(axis=0).tolist(), abs=1e-6)
    assert sum(seat["share"] for seat in found["wins"]) == pytest.approx(1, abs=1e-5)
    born = {row["group"]: row for row in found["groups"]["wins"]["born on"]}
    assert born["level 9"]["share"] == pytest.approx(share[:, [1, 3]].mean(), abs=1e-6)
    assert born["level 9"]["seats"] == born["START"]["seats"] == 0.5
    agent = {row["group"]: row["share"] for row in found["groups"]["wins"]["agent"]}
    assert agent["random"] == pytest.approx(share[:, [1, 2]].mean(), abs=1e-6)
    assert found["moves"] == study.moves.sum()
    rounds = found["rounds"]
    assert rounds["mean"] == pytest.approx(study.rounds.mean(), abs=1e-6)
    assert (rounds["median"], rounds["most"]) == (np.quantile(study.rounds, 0.5, method="inverted_cdf"), study.rounds.max())
    turns = found["groups"]["figures"]["bands"]["OUT"]["turns per game"]["mean"]
    assert turns == pytest.approx(study.tally[:, 11, 0].sum() / 300, abs=1e-6)
    curve = found["groups"]["curves"]["Gini of rows"][0]
    assert (curve["round"], curve["games"], curve["mean"]) == (1, 300, 0.5)


def test_a_shared_win_is_shared():
    nobody_moves = {"max_rounds": 20, "start_rows": [10, 10]}
    shares = [seat.value for seat in simulate(GAME, 400, ["comrade"] * 4, seed=2, options=nobody_moves).seat_shares]
    assert sum(shares) == pytest.approx(1)
    study = study_games(GAME, 400, ["comrade"] * 4, 2, nobody_moves)
    assert ((study.placing == 1).sum(axis=1) > 1).any(), "no game was shared, so this shows nothing"


def test_one_game_has_figures_but_no_intervals():
    run = simulate(GAME, 1, ["random", "random"]).to_json()
    assert run["rounds"]["low"] is None
    assert run["groups"]["figures"]["bands"]["1-3"]["income per turn"]["high"] is None
    assert sorted(seat["share"] for seat in run["wins"]) == [0, 1]


def test_equal_rules_close_the_gap_of_birth_and_of_income():
    options = {"start_rows": [0, 6, 3, 9] * 2, "max_rounds": 500}
    book, equal = (simulate(GAME, 1_500, ["random"] * 8, seed=1, options=options, variant=v).to_json()["groups"] for v in ("", "equal"))
    born = [{row["group"]: row for row in run["wins"]["born on"]} for run in (book, equal)]
    assert born[0]["START"]["low"] - born[0]["level 9"]["high"] > 0.1
    assert abs(born[1]["START"]["share"] - born[1]["level 9"]["share"]) < 0.03
    income = [[run["figures"]["bands"][band]["income per turn"] for band in ("START", "7-10")] for run in (book, equal)]
    assert income[0][1]["low"] - income[0][0]["high"] > 2
    assert abs(income[1][1]["mean"] - income[1][0]["mean"]) < 0.1


def test_the_same_seed_pairs_the_dice_of_two_variants():
    runs = [study_games(GAME, 20, ["random"] * 3, 5, variant=v) for v in ("", "equal", "")]
    assert (runs[0].moves == runs[2].moves).all()
    assert (runs[0].moves != runs[1].moves).any()


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"games": 0}, "at least one game"),
        ({"seed": -1}, "seed is a whole number"),
        ({"seed": 2**63}, "seed is a whole number"),
        ({"agents": ["random"]}, "2 to 8 players"),
        ({"agents": ["random", "climer"]}, "Did you mean climber"),
        ({"variant": "eqal"}, "Did you mean equal"),
        ({"options": {"max_round": 30}}, "Did you mean max_rounds"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_words(changed, words):
    asked = {"games": 5, "agents": ["random", "random"]} | changed
    with pytest.raises(BoxError, match=words):
        simulate(GAME, **asked)


def test_progress_hears_of_every_game():
    heard = []
    simulate(GAME, 450, ["random"] * 2, progress=heard.append)
    assert sum(heard) == 450
    assert len(heard) > 100


def printed(renderable, width):
    out = StringIO()
    Console(file=out, width=width).print(renderable)
    return out.getvalue()


@pytest.mark.parametrize("width", [80, 120])
def test_the_table_shows_the_figures_of_the_json(width):
    run = simulate(GAME, 400, ["climber", "random", "random"], seed=3, options={"start_rows": [6, 3]}, variant="bare")
    text, found = printed(run.table(), width), run.to_json()
    assert "Threat Level, bare, start_rows 6,3: 400 games of 3, seed 3" in text
    for seat in found["wins"]:
        assert f"{seat['share']:.2%}  " in text
        assert f"[{seat['low']:.2%}, {seat['high']:.2%}]" in text
    for band in found["groups"]["figures"]["bands"].values():
        income = band["income per turn"]["mean"]
        assert f"{income:.3f}" in text or income == 0
    assert all(len(line) <= width for line in text.splitlines())


def test_the_table_shows_a_nought_and_leaves_out_what_nothing_was_counted_for():
    run = simulate(GAME, 50, ["random"] * 2, variant="equal").to_json()
    for figures in run["groups"]["figures"]["bands"].values():
        figures["income per turn"]["mean"] = None
    text = printed(tables(run, "Threat Level", words("lopsided.lab")), 100)
    assert re.search(r"bankruptcies per turn +0 ", text)
    assert "income per turn" not in text
    assert "born on" not in text


def test_a_game_without_a_lens_has_a_table_of_wins():
    run = simulate(GAME, 30, ["random"] * 2).to_json()
    run["groups"] |= {"wins": {}, "figures": {"groups": {"all": {}}, "bands": {}}, "curves": {}}
    text = printed(tables(run, "Pig", words("lopsided.lab")), 80)
    assert re.search(r"Pig: 30 games of 2, seed 0", text)
    assert "lens" not in text


def test_the_table_says_how_often_nobody_wins():
    run = simulate(GAME, 40, ["random"] * 3).to_json()
    assert "nobody" not in printed(tables(run, "Threat Level", words("lopsided.lab")), 80)
    for seat in run["wins"]:
        seat["share"] /= 2
    assert re.search(r"nobody +50\.00%", printed(tables(run, "Threat Level", words("lopsided.lab")), 80))


def test_a_ratio_may_be_said_of_one_group_alone():
    ultimatum = find_game("ultimatum")
    game = replace(ultimatum, lens=replace(ultimatum.lens, only={"given per deal": ("heir",)}))
    run = simulate(game, 50, ["greedy"] * 3, seed=1)
    assert ["given per deal" in figures for figures in run.to_json()["groups"]["figures"]["groups"].values()] == [True, False]
    assert [name for name in run.ratios if name.startswith("given per deal")] == ["given per deal, heir"]
    shown = Console(width=80, file=StringIO(), record=True)
    shown.print(run.table())
    [line] = [line.split() for line in shown.export_text().splitlines() if "given per deal" in line]
    assert len(line) <= 5  # its name, and one figure
    for wrong in ({"given per dale": ("heir",)}, {"given per deal": ("hair",)}):
        with pytest.raises(ValueError, match="Did you mean"):
            replace(ultimatum.lens, only=wrong)


def test_a_lens_may_not_call_a_count_of_its_own_games() -> None:
    with pytest.raises(ValueError, match="counts games by itself"):
        Lens(counts=("offers", "games"))


def test_the_sums_are_those_that_one_makes_game_by_game():
    agents = ["random", "climber", "comrade"]
    study = study_games(GAME, 450, agents, 3)  # three games a block
    sums = Sums(GAME, agents)
    sums.add(study)
    for grouping, wins in zip(sums.groupings, sums.wins, strict=True):
        group = grouping.groups_of(study)
        won, scores = np.zeros((len(wins), 5), int), np.zeros((BLOCKS, len(wins), 4), int)
        owned, apart = np.zeros((BLOCKS, len(wins))), np.zeros(BLOCKS)
        for game in range(450):
            part = sums.unit // (study.placing[game] == 1).sum() * (study.placing[game] == 1)
            x = study.owned[game] / study.owned[game].mean() if study.owned[game].any() else np.ones(3)
            for number in range(-1, len(wins)):
                inside = group[game] == number
                n, w = inside.sum(), part[inside].sum()
                if n:
                    apart[game // 3] += n / 3 * (x[inside].mean() * np.log(x[inside].mean() or 1))
                if number >= 0:
                    won[number] += [w, n, w * w, w * n, n * n]
                    scores[game // 3, number] += [n, study.score[game][inside].sum(), (study.score[game][inside] ** 2).sum(), w]
                    owned[game // 3, number] += study.owned[game][inside].sum()
        assert wins.tolist() == won.tolist()
        assert sums.scores[grouping.name].tolist() == scores.tolist()
        assert sums.owned[grouping.name].tolist() == owned.tolist()
        assert sums.between[grouping.name][:, 0] == pytest.approx(apart, abs=1e-12)
