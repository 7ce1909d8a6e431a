"""Experiments give the same numbers whoever plays them: this process, several, or a Ray cluster that loses a worker."""

import os
import signal
from pathlib import Path

import numpy as np
import pytest

from lopsided.engine.schema import Unfit
from lopsided.lab import executors
from lopsided.lab.executors import on_ray, one_by_one, processes
from lopsided.lab.experiment import Experiment
from lopsided.lab.running import Done, load, play_elsewhere, run

ASKED = Experiment(game="pig", seats=2, agents=["twenty"], games=60, seed=3, vary={"goal": [50, 60, 70]})


def same(one: Path, other: Path) -> None:
    """Two folders hold the same figures, sums and games."""
    for here, there in zip(load(one)[2], load(other)[2], strict=True):
        assert here.cell.key == there.cell.key
        assert untimed(here.figures) == untimed(there.figures)
        assert all(np.array_equal(here.ratios[name], there.ratios[name], equal_nan=True) for name in here.ratios)
        games = [folder / "games" / f"{here.cell.key}.parquet" for folder in (one, other)]
        assert games[0].exists() == games[1].exists()
        if games[0].exists():
            polars = pytest.importorskip("polars")
            assert polars.read_parquet(games[0]).equals(polars.read_parquet(games[1]))


def untimed(figures):
    """What a seed fixes."""
    return {name: value for name, value in figures.items() if name not in ("seconds", "moves_per_second")}


def failing(cell) -> Done:
    """Cannot play one of them."""
    if cell.options["goal"] == 60:
        raise ZeroDivisionError("by nothing")
    return play_elsewhere(cell, False)


@pytest.mark.parametrize("executor", [one_by_one, processes(2)], ids=["one by one", "two processes"])
def test_the_same_seeds_give_the_same_numbers_whatever_plays_them(tmp_path, executor):
    done = []
    assert run(ASKED, tmp_path / "here") == []
    assert run(ASKED, tmp_path / "spread", done.append, executor=executor) == []
    assert sum(done) == 180
    same(tmp_path / "here", tmp_path / "spread")


@pytest.mark.parametrize("executor", [one_by_one, processes(2)], ids=["one by one", "two processes"])
def test_a_cell_that_fails_elsewhere_is_told_of_and_the_rest_come_back(executor):
    outcomes = {cell.options["goal"]: outcome for cell, outcome in executor(failing, ASKED.cells())}
    with pytest.raises(ZeroDivisionError):
        outcomes[60]()
    assert [outcomes[goal]().figures["games"] for goal in (50, 70)] == [60, 60]


def test_where_there_is_no_ray_one_sentence_says_so(monkeypatch):
    monkeypatch.setattr(executors, "find_spec", lambda name: None)
    with pytest.raises(Unfit, match="Ray is not installed"):
        on_ray("auto")


def test_ray_plays_the_same_though_a_worker_is_killed_in_mid_run(tmp_path):
    """Needs Ray (`pip install 'lopsided[ray]'`, a quarter of a gigabyte): a cluster of this machine with two workers."""
    ray = pytest.importorskip("ray", reason="ray is not installed: the executors are checked without it")
    mark = str(tmp_path / "killed")

    def dying(cell):
        if not Path(mark).exists():
            Path(mark).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_elsewhere(cell, True)

    run(ASKED, tmp_path / "here")
    ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
    try:
        spread = on_ray("auto")
        assert run(ASKED, tmp_path / "ray", executor=lambda work, cells: spread(dying, cells)) == []
        assert Path(mark).exists()
        same(tmp_path / "here", tmp_path / "ray")
        assert run(ASKED, tmp_path / "plain", executor=spread) == []
        same(tmp_path / "here", tmp_path / "plain")
    finally:
        ray.shutdown()
