"""Walking in their shoes: the dice of a finished match from another seat, and on from one of its steps."""

import msgspec
import pytest
from tableside import Guest, agrees_with_its_log
from test_replays import a_match

from lopsided.engine.replay import dump, parse
from lopsided.server import http_messages as hm
from lopsided.server import messages as m
from lopsided.server.hall.hall import Hall
from lopsided.server.problems import Trouble
from lopsided.server.replays import checked, export
from lopsided.server.shoes import walk
from lopsided.server.table import entries as e

pytestmark = pytest.mark.anyio


async def finished(hall: Hall, leaves: int | None = None) -> str:
    """A match that was played to its end."""
    data = dump(a_match(leaves=leaves))
    await hall.store.append("first", 0, [e.encode(entry) for entry in checked(data)])
    return "first"


async def test_the_same_dice_are_played_from_another_seat_with_bots_in_the_others(still: Hall) -> None:
    match = await finished(still)
    seated = await walk(still, match, hm.Shoes(seat=2, mine=0, name="Ada"))
    mine = await Guest(still, seated.token).sit(seated.match)
    first = parse(await export(still, match))
    assert [seat["kind"] for seat in mine.table["seats"]] == ["bot", "bot", "person"]
    assert [seat["name"] for seat in mine.table["seats"]] == [first.names[2], first.names[1], "Ada"]  # the two swap
    assert (mine.table["commitment"], mine.table["options"]["max_rounds"]) == (first.commitment, first.options["max_rounds"])
    assert mine.table["before"] == {"match": match, "seat": 2, "mine": 0, "step": 0}
    table = await agrees_with_its_log(still, seated.match)
    assert table.match is not None
    assert table.match.log == []


async def test_whoever_looks_at_a_replay_can_go_on_from_there(still: Hall) -> None:
    match = await finished(still)
    first = parse(await export(still, match))
    seated = await walk(still, match, hm.Shoes(seat=first.moves[9].seat, step=9))
    table = await agrees_with_its_log(still, seated.match)
    assert table.match is not None
    assert table.match.log == [(step.seat, step.action) for step in first.moves[:9]]
    assert first.moves[9].seat in table.match.pending
    assert [chair.name for chair in table.sheet.chairs] == first.names
    assert table.sheet.before == m.Before(match, first.moves[9].seat, -1, 9)


async def test_nobody_walks_in_the_shoes_of_who_is_not_there_or_of_rules_that_are_gone(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await finished(still, leaves=9)
    for wish in (hm.Shoes(seat=3), hm.Shoes(seat=-1), hm.Shoes(seat=2, step=20)):
        with pytest.raises(Trouble) as refused:
            await walk(still, match, wish)
        assert refused.value.problem.reason == "bad_seat"
    monkeypatch.setattr("lopsided.server.shoes.parse", lambda data: msgspec.structs.replace(parse(data), version=1))
    with pytest.raises(Trouble) as refused:
        await walk(still, match, hm.Shoes(seat=1))
    assert refused.value.status == 409
