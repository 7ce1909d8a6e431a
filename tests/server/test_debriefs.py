"""What a match was made of is reckoned once, beside the server, and kept with it."""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from tableside import STILL, Played

from lopsided.agents.figures import Account, Debrief, Figure, Headline, Sight, Turn
from lopsided.server import debriefs
from lopsided.server.debriefs import Debriefs, as_csv
from lopsided.server.hall.hall import Hall

pytestmark = pytest.mark.anyio
ONE = replace(STILL, debriefs=1)
RECKONER = """
import json, pathlib, sys
replay = json.load(sys.stdin)
with pathlib.Path({count!r}).open("a") as count:
    count.write("again ")
for number in (1, 2):
    print(json.dumps({{"game": replay["game"], "rollouts": number}}), flush=True)
sys.exit({status})
"""


async def stopped(hall: Hall) -> str:
    """A match that its host has ended."""
    host, *_ = await Played(hall).game("Ada", "Ben")
    await host.order("end")
    return str(host.table["match"])


def reckoned_by(monkeypatch: pytest.MonkeyPatch, folder: Path, status: int = 0) -> Path:
    """Another process that reckons at once; where it counts how often it was asked."""
    count = folder / "count"
    monkeypatch.setattr(debriefs, "RECKONER", (sys.executable, "-c", RECKONER.format(count=str(count), status=status)))
    return count


async def told(desk: Debriefs, match: str) -> list[bytes]:
    return [line async for line in await desk.lines(match)]


async def test_who_looks_is_told_each_line_and_it_is_reckoned_once_however_many_look(still: Hall, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    count, match = reckoned_by(monkeypatch, tmp_path), await stopped(still)
    desk = Debriefs(still, ONE)
    first, second = await asyncio.gather(told(desk, match), told(desk, match))
    assert [len(first), first] == [2, second]
    kept = [b'{"game": "threat-level", "rollouts": 2}\n']
    assert await told(desk, match) == await told(Debriefs(still, ONE), match) == kept
    assert count.read_text() == "again "


async def test_a_debrief_that_fails_says_nothing_and_is_not_tried_again(still: Hall, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    count, match = reckoned_by(monkeypatch, tmp_path, status=1), await stopped(still)
    desk = Debriefs(still, ONE)
    await told(desk, match)
    assert await told(desk, match) == []
    assert await still.store.debrief(match) is None
    assert count.read_text() == "again "


async def test_who_asks_while_too_many_wait_is_told_nothing_and_may_ask_again(still: Hall, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    count, matches = reckoned_by(monkeypatch, tmp_path), [await stopped(still) for _ in range(3)]
    monkeypatch.setattr(debriefs, "MOST_WAITING", 2)
    desk = Debriefs(still, ONE)
    waiting = [await desk.lines(match) for match in matches[:2]]
    assert await told(desk, matches[2]) == []
    assert [len([line async for line in lines]) for lines in waiting] == [2, 2]
    await desk.idle()
    assert len(await told(desk, matches[2])) == 2
    assert count.read_text() == "again " * 3


async def test_the_rules_of_a_game_that_is_played_are_made_ready_once_before_anybody_waits_for_a_debrief(
    still: Hall, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    count = tmp_path / "count"
    program = "import pathlib, sys; pathlib.Path(sys.argv[1]).open('a').write(sys.argv[2] + ' ')"
    monkeypatch.setattr(debriefs, "PREPARER", (sys.executable, "-c", program, str(count)))
    desk, none = Debriefs(still, ONE), Debriefs(still, STILL)
    for game in ("threat-level", "displacement", "threat-level"):
        desk.prepare(game)
        none.prepare(game)
    await desk.idle()
    assert sorted(count.read_text().split()) == ["displacement", "threat-level"]


async def test_a_server_that_reckons_none_says_so_at_once(still: Hall, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    count, match = reckoned_by(monkeypatch, tmp_path), await stopped(still)
    assert await told(Debriefs(still, STILL), match) == []
    assert not count.exists()


def test_the_figures_as_a_table_have_every_seat_by_number_and_no_name() -> None:
    half = Figure(50.0, 0.0)
    account = Account(50.0, Figure(2.5, 1.0), Figure(-2.5, 1.0), Figure(0.0, 0.0), Figure(0.0, 0.0), half, [Figure(0.0, 0.0)] * 2)
    said = {"headline": Headline("stopped", [0, 1]), "notes": [], "questions": [], "placing": []}
    seen = {"line": [Sight(1, 1, [50.0, 50.0], 1.5)], "turns": [Turn(1, 1, 0, "luck", [half, half], None, [])]}
    counted = {"version": 1, "rollouts": 100, "made": 7, "steps": 1, "rounds": 1}
    found = Debrief(game="pig", bot="holder", final=True, stopped=True, accounts=[account] * 2, **said, **seen, **counted)  # type: ignore[arg-type]
    head, *rows = as_csv(msgspec.json.encode(found)).decode().splitlines()
    assert head == "table,step,round,seat,what,points,within"
    assert "ledger,,,1,luck,-2.5,1.0" in rows
    assert "outlook,1,1,2,,50.0,1.5" in rows
    ledger = [row.split(",") for row in rows if row.startswith("ledger,,,2")]
    assert sum(float(points) for *_, what, points, _ in ledger if what != "end") == 50
