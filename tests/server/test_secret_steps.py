"""Secret simultaneous steps: nobody hears of a half-made plan, neither by a frame nor by a number nor by the clock."""

import itertools
import os
import random
import time
from pathlib import Path

import pytest
import tableside
from tableside import STILL, Guest, Played, agrees_with_its_log

from lopsided.engine.game import find_game
from lopsided.server.hall.hall import Hall
from lopsided.server.store import open_store

pytestmark = pytest.mark.anyio
GAME = "disruptopia"
MOVES = find_game(GAME).moves
CONFIRM, RECALL = MOVES.encode("confirm"), MOVES.encode("recall")


def place(option: int) -> int:
    """The next worker goes to an option."""
    return MOVES.encode("place", option=option)


async def planning(hall: Hall, *names: str) -> list[Guest]:
    """A table at which everybody plans, with a spectator as the last."""
    people = await Played(hall, GAME).game(*names)
    for _ in people:
        mover = next(p for p in people if p.choices())
        await mover.move(mover.choices()[0])
    assert all(p.views[str(p.seats[0])]["phase"] == "plan" for p in people)
    return [*people, await Played(hall, GAME).watch(people[0].table["match"])]


async def test_a_half_made_plan_sends_nothing_to_anybody_else(still: Hall) -> None:
    ada, ben, cleo, watcher = await planning(still, "Ada", "Ben", "Cleo")
    await ada.order("clock", value=60)
    others = (ben, cleo, watcher)
    heard, upto = [len(p.raw) for p in others], ben.upto
    room, table = await still.table(ada.table["match"])
    deadline = table.deadline()
    for action in (place(4), place(2), RECALL, place(9)):
        assert (await ada.move(action))["t"] == "ack"
    assert ada.views["0"]["table"]["companies"][0]["plan"][:2] == [4, 9], "one's own view follows"
    assert (ada.frames[-2]["t"], ada.frames[-2]["after"], ada.frames[-2]["upto"]) == ("news", upto, upto)
    assert [len(p.raw) for p in others] == heard, "not a byte"
    assert (await room.open()).deadline() == deadline, "nor does the clock betray it"
    await agrees_with_its_log(still, ada.table["match"])


async def test_two_different_plans_look_alike_until_the_last_one_is_sealed(still: Hall) -> None:
    heard: list[list[str]] = []
    for plan in ([place(1), place(1), place(1), CONFIRM], [place(0), place(6), RECALL, place(12), place(3), CONFIRM]):
        ada, ben, cleo, watcher = await planning(still, "Ada", "Ben", "Cleo")
        before = [len(p.items) for p in (ben, cleo, watcher)]
        first = ben.upto
        for action in plan:
            await ada.move(action)
        told = [[(item["n"] - first, item["kind"], item["words"]) for item in p.items[n:]] for p, n in zip((ben, cleo, watcher), before, strict=True)]
        heard.append([str(t) for t in told])
        for reader in (ben, cleo, watcher):
            view = reader.views[str(reader.seats[0]) if reader.seats else "-1"]
            assert view["table"]["companies"][0]["plan"] is None
            assert view["pending"] == [1, 2]
    assert heard[0] == heard[1]
    assert heard[0][0] == str([(1, "confirmed", "Ada sealed a plan.")])


async def test_the_last_to_plan_is_as_unseen_as_the_first(still: Hall) -> None:
    ada, ben, watcher = await planning(still, "Ada", "Ben")
    await ada.move(place(2), place(2), place(2), CONFIRM)
    heard = len(ada.raw), len(watcher.raw)
    await ben.move(place(4))
    await ben.move(place(4))
    assert (len(ada.raw), len(watcher.raw)) == heard
    await ben.move(place(4), CONFIRM)
    assert "revealed" in ada.kinds()
    assert [i["ints"]["option"] for i in ada.items if i["kind"] == "planned" and i["seat"] == 1] == [4, 4, 4]


async def test_the_last_to_plan_cannot_try_a_plan_out_and_choose_again(still: Hall) -> None:
    ada, ben, _ = await planning(still, "Ada", "Ben")
    await ada.move(place(2), place(2), place(2), CONFIRM)
    told = {(await ben.move(place(4), place(4), place(4), CONFIRM, action))["reason"] for action in range(MOVES.size)}
    assert told == {"one_by_one"}, "whatever follows, the answer is the same"
    assert "revealed" not in ada.kinds()
    assert (await ben.move(place(4), place(4), place(4), CONFIRM))["t"] == "ack"


async def test_a_page_reload_shows_a_seat_its_own_half_made_plan_again(still: Hall) -> None:
    ada, ben, _ = await planning(still, "Ada", "Ben")
    await ada.move(place(7))
    again = await Guest(still, ada.token).sit(ada.table["match"])
    assert again.views["0"]["table"]["companies"][0]["plan"][0] == 7
    curious = await Guest(still, ben.token).sit(ada.table["match"])
    assert curious.views["1"]["table"]["companies"][0]["plan"] is None


async def test_who_runs_out_of_time_gets_the_ledgers_default_in_one_step(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben, watcher = await planning(still, "Ada", "Ben")
    await ada.order("clock", value=5)
    await ada.move(place(2))
    await ben.move(place(4), place(4), place(4), CONFIRM)
    before = len(watcher.items)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 6)
    ada.room.wake.set()
    await watcher.until(lambda g: "revealed" in g.kinds())
    monkeypatch.setattr(time, "time", real)
    assert [i["kind"] for i in watcher.items[before : before + 3]] == ["table:clock_idled", "confirmed", "revealed"]
    assert watcher.items[before]["words"] == "Time ran out for Ada: the game went on without a word."
    assert watcher.views["-1"]["table"]["companies"][0]["plan"] == [2, 0, 0, 0, 0, 0, 0, 0]
    _, table = await still.table(ada.table["match"])
    log = [entry for entry in (await still.store.read(table.match_id, -1)).entries if b"clock" in entry and b"moved" in entry]
    assert len(log) == 1


async def test_everybody_plans_on_one_clock_and_all_who_are_late_are_late_together(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben, cleo, watcher = await planning(still, "Ada", "Ben", "Cleo")
    await ada.order("clock", value=60)
    deadline = watcher.table["deadline"]
    await ada.move(place(2), place(2), place(2), CONFIRM)
    assert watcher.table["deadline"] == deadline, "who seals a plan gives the others no more time"
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 61)
    ada.room.wake.set()
    await watcher.until(lambda g: "revealed" in g.kinds())
    monkeypatch.setattr(time, "time", real)
    assert watcher.kinds().count("table:clock_idled") >= 2
    assert cleo.views["2"]["table"]["companies"][1]["plan"] == [0] * 8
    assert ben.views["1"]["table"]["companies"][2]["plan"] == [0] * 8


async def test_bots_plan_at_once_and_in_secret(hall: Hall) -> None:
    ada = await Played(hall, GAME).now(seats=3)
    await ada.until(lambda g: bool(g.choices()))
    if ada.views["0"]["phase"] == "home":
        await ada.move(ada.choices()[0])
    await ada.until(lambda g: g.views["0"]["phase"] == "plan" and g.views["0"]["pending"] == [0])
    assert "table:moved" not in ada.kinds()
    assert ada.kinds().count("confirmed") == 2
    assert [c["plan"] is None for c in ada.views["0"]["table"]["companies"]] == [False, True, True]


async def all_that_others_hear(folder: Path, monkeypatch: pytest.MonkeyPatch, plan: list[int]) -> list[list[bytes]]:
    """Every byte that reaches the others at a table of fixed luck and time while Ada plans: at once, on coming back, and on taking a look from outside."""
    luck = random.Random(7)
    monkeypatch.setattr(os, "urandom", luck.randbytes)
    monkeypatch.setattr("random._urandom", luck.randbytes)
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)
    monkeypatch.setattr(tableside, "ids", itertools.count(1))
    hall = Hall(open_store(f"sqlite:///{folder}/tables.sqlite"), STILL)
    await hall.open()
    ada, ben, cleo, watcher = await planning(hall, "Ada", "Ben", "Cleo")
    await ada.order("clock", value=600)
    for number, action in enumerate(plan):
        await ada.move(action, id=f"a{number}")
    await ben.move(place(3), id="b1")
    await ben.move(CONFIRM, id="b2")  # refused: two workers are not placed yet
    assert ben.refused() == ["not_all_placed"]
    back = await Guest(hall, cleo.token).sit(ada.table["match"], last=3)
    late = await Played(hall, GAME).watch(ada.table["match"])
    door = await hall.look(ada.table["code"])
    if CONFIRM in plan:
        await ben.move(place(3), place(3), CONFIRM, id="b3")
        await cleo.move(place(3), place(3), place(3), CONFIRM, id="c1")
        assert "revealed" in watcher.kinds()
    heard = [list(p.raw) for p in (ben, cleo, watcher, back, late)] + [[str(door).encode()]]
    await hall.close()
    return heard


@pytest.mark.parametrize(
    "plans",
    [
        [[], [place(4)], [place(9), place(0), place(12)], [place(1), RECALL, place(2), RECALL]],
        [[place(2), place(2), place(2), CONFIRM], [place(7), RECALL, place(2), place(2), place(5), RECALL, place(2), CONFIRM]],
    ],
    ids=["half-made", "sealed after another number of steps, and then turned over"],
)
async def test_not_a_byte_tells_one_way_of_planning_from_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plans: list[list[int]]) -> None:
    heard = []
    for number, plan in enumerate(plans):
        (tmp_path / str(number)).mkdir()
        heard.append(await all_that_others_hear(tmp_path / str(number), monkeypatch, plan))
    for other in heard[1:]:
        assert other == heard[0]
