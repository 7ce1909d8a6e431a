"""Servers die without warning, again and again, while people play all games; nothing acknowledged is ever missing."""

from pathlib import Path

import pytest
from kill import run
from killclient import Tally

DEATHS = 12  # `python benchmarks/kill.py --kills 1000` goes on for longer


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_kills_lose_no_acknowledged_move_and_no_seat(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite" if kind == "sqlite" else request.getfixturevalue("database")
    tally = run(kind, database, DEATHS, 7, Tally())  # raises where something is lost
    assert tally.kills >= DEATHS
    assert tally.acknowledged
    assert tally.returns
