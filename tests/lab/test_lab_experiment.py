"""Experiments: settings from a file, played once, kept whole, and told as a page."""

import json
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from lopsided.cli import app
from lopsided.engine.schema import Unfit
from lopsided.lab import pictures, running
from lopsided.lab.drawing import WIDE, Line, intervals
from lopsided.lab.experiment import Experiment, Range, ideas, question, read_experiment
from lopsided.lab.pictures import write_pictures
from lopsided.lab.report import report
from lopsided.lab.running import load, run
from lopsided.lab.simulate import simulate
from lopsided.lab.statistics import Estimate

ASKED = Experiment(
    game="threat-level", seats=4, games=60, seed=3, options={"start_rows": [0, 2, 4, 6]}, vary={"variant": ["", "equal"], "max_rounds": [30, 60]}
)


def test_a_file_and_python_ask_the_same(tmp_path):
    file = tmp_path / "birth.toml"
    file.write_text("""
game = "threat-level"
seats = 4
games = 60
seed = 3
[options]
start_rows = [0, 2, 4, 6]
[vary]
variant = ["", "equal"]
max_rounds = {from = 30, to = 60, step = 30}
""")
    assert [cell.key for cell in read_experiment(file).cells()] == [cell.key for cell in ASKED.cells()]
    assert [(cell.variant, cell.options["max_rounds"]) for cell in ASKED.cells()] == [("", 30), ("", 60), ("equal", 30), ("equal", 60)]


def test_every_part_of_a_setting_is_in_the_name_of_its_cell():
    cell = ASKED.cells()[0]
    others = [{"version": 99}, {"agents": ["climber"] * 4}, {"options": {}}, {"variant": "bare"}, {"games": 61}, {"seed": 4}]
    assert len({msgspec.structs.replace(cell, **other).key for other in others} | {cell.key}) == 7


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"vary": {"max_round": [30]}}, "max_rounds"),
        ({"vary": {"max_rounds": [10]}}, "from 20 to 500"),
        ({"vary": {"max_rounds": Range(60, 30)}}, "max_rounds"),
        ({"vary": {"max_rounds": "each"}}, "too many"),
        ({"variant": "equl"}, "equal"),
        ({"agents": ["random", "climber"], "seats": 3}, "3 seats"),
        ({"agents": ["clmber"]}, "climber"),
        ({"games": 0}, "at least one"),
    ],
)
def test_what_cannot_be_had_is_refused_in_one_sentence(asked, said):
    with pytest.raises(Unfit, match=said):
        Experiment(game="threat-level", **asked).cells()


def test_sampled_settings_begin_with_the_first_and_are_the_same_again():
    for how in ("random", "sobol"):
        asked = Experiment(game="threat-level", sample=how, samples=6, vary={"start_points": Range(0, 10), "max_rounds": Range(20, 500)})
        found = [(cell.options["start_points"], cell.options["max_rounds"]) for cell in asked.cells()]
        assert found[0] == (0, 20)
        assert len(set(found)) == 6
        assert [cell.key for cell in asked.cells()] == [cell.key for cell in asked.cells()]


def test_a_stopped_run_goes_on_where_it_was_and_plays_nothing_twice(tmp_path, monkeypatch):
    played = []

    def counting(*asked, **how):
        played.append(asked)
        if len(played) == 3:
            raise KeyboardInterrupt
        return simulate(*asked, **how)

    monkeypatch.setattr(running, "simulate", counting)
    with pytest.raises(KeyboardInterrupt):
        run(ASKED, tmp_path / "out")
    assert len(load(tmp_path / "out")[2]) == 2
    done = []
    assert run(ASKED, tmp_path / "out", done.append) == []
    assert (len(played), sum(done)) == (5, 240)
    _, known, results, missing = load(tmp_path / "out")
    assert (len(results), missing, known["format"]) == (4, 0, running.FORMAT)
    alone = simulate(running.find_game("threat-level"), 60, ["random"] * 4, 3, {"start_rows": [0, 2, 4, 6], "max_rounds": 30}).to_json()
    assert results[0].figures["groups"] == json.loads(json.dumps(alone["groups"]))


def test_a_setting_that_fails_is_written_down_and_the_rest_goes_on(tmp_path, monkeypatch):
    def failing(game, games, agents, seed, options, variant, *rest, **how):
        if variant == "equal":
            raise ZeroDivisionError("by nothing")
        return simulate(game, games, agents, seed, options, variant, *rest, **how)

    monkeypatch.setattr(running, "simulate", failing)
    done = []
    failed = run(ASKED, tmp_path, done.append)
    assert [line.partition(": ")[2] for line in failed] == ["ZeroDivisionError: by nothing"] * 2
    assert (sum(done), len(list(tmp_path.glob("cells/*.failed.json"))), load(tmp_path)[3]) == (240, 2, 2)
    monkeypatch.undo()
    assert run(ASKED, tmp_path) == []
    assert not list(tmp_path.glob("cells/*.failed.json"))


def test_every_game_of_a_cell_is_kept_as_a_table_that_says_its_rules(tmp_path):
    polars = pytest.importorskip("polars")
    run(Experiment(game="threat-level", seats=3, games=40, seed=3), tmp_path)
    (path,) = tmp_path.glob("games/*")
    table = polars.read_parquet(path)
    assert table.shape[0] == 120
    assert (table.group_by("game").len()["len"] == 3).all()
    cell = json.loads(polars.read_parquet_metadata(path)["cell"])
    assert (cell["seed"], cell["games"], cell["version"]) == (3, 40, running.find_game("threat-level").version)


def test_results_of_another_format_or_a_folder_of_something_else_are_left_as_they_are(tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Ada")
    with pytest.raises(Unfit, match="something else"):
        run(ASKED, tmp_path)
    (tmp_path / "experiment.json").write_text('{"format": 0}')
    for ask in (lambda: run(ASKED, tmp_path), lambda: load(tmp_path)):
        with pytest.raises(Unfit, match="format 0"):
            ask()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["experiment.json", "letter.txt"]


def test_a_full_disk_is_one_sentence_and_what_was_finished_stays(tmp_path, monkeypatch):
    def full(path, data):
        if path.parent.name == "cells" and list(path.parent.glob("*.json")):
            raise OSError(28, "No space left on device")
        path.write_bytes(data)

    monkeypatch.setattr(running, "write", full)
    with pytest.raises(Unfit, match="No space left"):
        run(ASKED, tmp_path)
    assert len(load(tmp_path)[2]) == 1


def test_a_report_says_no_difference_where_the_rules_are_the_same_and_names_no_more_than_it_knows(tmp_path):
    asked = Experiment(game="threat-level", seats=4, games=200, seed=3, vary={"first_player": ["random", "seat1"]}, figures=["wins, seat: 0", "Gini of wealth"])
    run(asked, tmp_path)
    page = report(tmp_path)
    assert "no difference that 200 games could show" in page
    assert page.count("<figure>") == page.count("<details>")
    assert "nan" not in page
    assert "lopsided simulate threat-level --games 200 --seats 4 --agents random --seed 3 --set first_player=random" in page
    french = report(tmp_path, "fr")
    assert "Méthode" in french


def test_ready_questions_have_words_and_can_be_had(capsys):
    found = ideas()
    assert {"birth", "helpers", "unions"} <= set(found)
    for name, (game, experiment) in found.items():
        assert question(game, experiment) != experiment.title == name
        cells = experiment.cells()
        assert len(cells) > 1, name
        for figure in experiment.figures:
            assert figure
    with pytest.raises(SystemExit) as ended:
        app(["lab", "ideas"])
    assert ended.value.code == 0
    assert "Do helpers win?" in capsys.readouterr().out


def test_the_commands_run_an_experiment_and_write_its_page(tmp_path, capsys):
    file, folder = tmp_path / "small.toml", tmp_path / "out"
    file.write_text('game = "threat-level"\ngames = 20\n[vary]\nvariant = "each"\n')
    for command, code in ((["run", str(file), "--out", str(folder)], 0), (["report", str(folder)], 0), (["report", str(tmp_path)], 2)):
        with pytest.raises(SystemExit) as ended:
            app(["lab", *command])
        assert ended.value.code == code, command
    assert (folder / "report.html").read_text("utf-8").startswith("<!doctype html>")
    assert {path.suffix for path in (folder / "figures").iterdir()} == {".svg", ".png"}
    assert "3 settings are played" in capsys.readouterr().out
    assert Path(folder).is_dir()


def test_every_figure_of_a_page_is_a_picture_with_its_colours_and_a_png_of_it_where_resvg_is(tmp_path, monkeypatch):
    lines = [Line("by the book", Estimate(24.7, 24.5, 24.9), "24.7 [24.5, 24.9]", book=True), Line("equal", Estimate(12.9, 12.7, 13.0), "12.9 [12.7, 13.0]")]
    page = f'<figure><h2>wins, born on: START &amp; up</h2><div class="scroll">{intervals(lines, "said")}</div></figure>'
    svg, png = write_pictures(page, tmp_path)
    assert (svg.name, png.name) == ("1-wins-born-on-start-up.svg", "1-wins-born-on-start-up.png")
    drawn = svg.read_text("utf-8")
    assert ElementTree.fromstring(drawn).tag == "{http://www.w3.org/2000/svg}svg"
    assert "var(" not in drawn
    assert "light-dark" not in drawn
    assert "#c98f4e" in drawn
    found = png.read_bytes()
    assert (found[:4], int.from_bytes(found[16:20])) == (b"\x89PNG", pictures.SHARP * (WIDE + 2 * pictures.EDGE))
    monkeypatch.setattr(pictures, "find_spec", lambda name: None)
    assert [path.suffix for path in write_pictures(page, tmp_path)] == [".svg"]
