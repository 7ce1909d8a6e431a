"""`lopsided new`: what it writes is a game, at once."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest


@pytest.fixture
def written(lopsided, tmp_path):
    """The package of a new game, and what was said."""
    folder = tmp_path / "here" / "fair-share"
    return folder, lopsided("new", "fair-share", "--folder", str(folder))


def test_a_new_package_says_what_to_do_next_and_nothing_of_the_skeleton_is_left(written):
    folder, said = written
    assert said.exit_code == 0
    assert "lopsided check fair-share" in said.stdout
    paths = [path for path in folder.rglob("*") if path.is_file()]
    module = ("__init__.py", "box.toml", "box.py", "state.py", "rules.py", "view.py", "bots.py", "lens.py", "text/en.ftl", "README.md")
    wanted = {"pyproject.toml", "tests/test_fair_share.py", *(f"src/lopsided_fair_share/{name}" for name in module)}
    assert {path.relative_to(folder).as_posix() for path in paths} == wanted
    assert [path for path in paths if "new_game" in path.read_text().lower() or "new-game" in path.read_text() or "New Game" in path.read_text()] == []


def test_a_new_game_passes_its_own_tests_and_the_conformance_suite(written, tmp_path):
    """Installed as pip would: its sources and its entry points are found."""
    folder, _ = written
    about = tmp_path / "installed" / "lopsided_fair_share-0.1.0.dist-info"
    about.mkdir(parents=True)
    games = tomllib.loads((folder / "pyproject.toml").read_text())["project"]["entry-points"]["lopsided.games"]
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lopsided-fair-share\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text("[lopsided.games]\n" + "".join(f"{name} = {where}\n" for name, where in games.items()))
    places = [str(folder / "src"), str(about.parent), *(path for path in sys.path if path)]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not contract or 2", str(folder / "tests")]
    run = subprocess.run(command, env={**os.environ, "PYTHONPATH": os.pathsep.join(places)}, cwd=folder, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-3000:]
    assert " passed" in run.stdout


@pytest.mark.parametrize(("name", "said"), [("Fair Share", "small letters, digits and hyphens"), ("fair-share", "is there already")])
def test_a_name_or_a_folder_that_cannot_be_is_refused(lopsided, tmp_path, name, said):
    (tmp_path / "fair-share").mkdir()
    result = lopsided("new", name, "--folder", str(tmp_path / "fair-share"))
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert said in result.stderr
    assert list(Path(tmp_path / "fair-share").iterdir()) == []
