"""The tables of READMEs that are made of a ready experiment say what a run of it showed."""

import json

import pytest

from lopsided.engine.game import all_games
from lopsided.lab import readme
from lopsided.lab.experiment import Experiment, ideas
from lopsided.lab.readme import between, file_of, kept, shown, table
from lopsided.lab.running import run

MADE = [(name, game, text) for game in all_games().values() for name, text in shown(game).items()]


@pytest.mark.parametrize(("name", "game", "text"), MADE, ids=[name for name, *_ in MADE])
def test_a_made_table_says_what_is_kept_of_the_experiment_as_it_stands(name, game, text):
    of, experiment = ideas()[name]
    found = json.loads(file_of(game, name).read_text("utf-8"))
    assert of is game
    assert found["keys"] == [cell.key for cell in experiment.cells()], f"play {name} again, and python -m lopsided.lab.readme {name}"
    assert text == table(found)


def test_there_are_made_tables_and_nothing_is_kept_that_none_shows():
    assert MADE
    files = {path.stem for game in all_games().values() for path in file_of(game, "x").parent.glob("*.json")}
    assert files == {name for name, *_ in MADE}


def test_a_run_is_kept_and_written_between_the_marks_of_a_readme(tmp_path, monkeypatch):
    folder, page = tmp_path / "small", tmp_path / "README.md"
    asked = Experiment(game="pig", seats=2, games=60, seed=3, vary={"goal": [50, 60, 70, 80, 90]}, figures=["wins, seat: 0", "rounds"])
    run(asked, folder, games=False)
    page.write_text("Before\n<!-- lab small -->\nold\n<!-- /lab -->\nAfter\n")
    monkeypatch.setattr(readme, "ideas", lambda: {"small": (all_games()["pig"], asked)})
    monkeypatch.setattr(readme, "files", lambda package: tmp_path)
    (tmp_path / "ideas").mkdir()
    monkeypatch.setattr("sys.argv", ["readme", str(folder)])
    readme.main()
    found = json.loads((tmp_path / "ideas" / "small.json").read_text())
    assert found == json.loads(json.dumps(kept(folder)))
    text = page.read_text()
    assert (text[:7], text[-6:]) == ("Before\n", "After\n")
    assert between("small").search(text)[0].splitlines()[1:-1] == table(found).splitlines()
    rows = [line for line in table(found).splitlines() if line.startswith("| goal")]
    assert len(rows) == 5
    assert "+" in rows[-1]
    assert "+" not in rows[0]
    few = {**found, "settings": found["settings"][:2]}
    assert table(few).splitlines()[0] == f"|  | {' | '.join(found['settings'][:2])} |"
