"""What each reader is sent: made once for all who see the same, and never another's."""

import dataclasses
from typing import Any

import pytest
from tableside import Guest, Played, asked, play

from lopsided.engine.game import all_games
from lopsided.server import http_messages as hm
from lopsided.server.hall.faces import Picture, View, hears
from lopsided.server.hall.hall import Hall


def test_a_view_that_is_as_before_keeps_its_number() -> None:
    """Whoever was not sent it again still has the one that the next changes begin with."""
    one = Picture(b"1", {"die": 1}, None)
    two = Picture(b"2", {"die": 2}, one)
    first = View({"actions": []}, {}, one, None)
    same = View({"actions": []}, {}, one, first)
    other = View({"actions": []}, {}, two, same)
    blind = View({"actions": []}, {"table.die": 1}, two, View({"actions": []}, {"table.die": 1}, one, None))
    assert [(view.number, view.since) for view in (first, same, other, blind)] == [(1, 0), (1, 1), (2, 1), (1, 1)]


@pytest.mark.anyio
async def test_the_table_is_drawn_once_for_all_who_look_and_not_for_a_step_that_is_secret(played: Played) -> None:
    people = await played.game("Ada", "Ben", "Cleo", game="disruptopia")
    await played.watch(people[0].table["match"])
    table, drawn = people[0].room.table, list[bytes]()
    assert table is not None
    game = table.match.game

    def view(box: Any, g: Any) -> Any:
        drawn.append(bytes(g.memory))
        return game.view(box, g)

    table.match.game = dataclasses.replace(game, view=view)
    await play(people, 20)
    assert 3 < len(drawn) < 20
    assert len(drawn) == len(set(drawn))


@pytest.mark.anyio
@pytest.mark.parametrize("name", sorted(all_games()))
async def test_every_seat_is_sent_the_view_that_the_match_has_for_it(played: Played, hall: Hall, name: str) -> None:
    people = await played.game("Ada", "Ben", "Cleo", game=name)
    watcher = await played.watch(people[0].table["match"])
    for n in range(80):
        table = people[0].room.table
        assert table is not None
        for guest in people:
            assert guest.views[str(guest.seats[0])] == table.match.view(guest.seats[0])
        assert watcher.views["-1"] == table.match.view(-1)
        if asked(people) is None:
            break
        await play(people, 1, seed=n)


@pytest.mark.anyio
async def test_everybody_reads_the_same_events_each_in_their_own_voice(played: Played) -> None:
    ada, ben = people = await played.game("Ada", "Ben", options={"start_points": 9, "max_rounds": 20})
    watcher = await played.watch(ada.table["match"])
    await play(people, 60)
    table = ada.room.table
    assert table is not None
    for guest, reader in ((ada, 0), (ben, 1), (watcher, -1)):
        events = [i for i in guest.items if not i["kind"].startswith("table:")]
        said = [table.match.say(event, reader) for _, event in table.match.events_since(0, reader)]
        assert [i["words"] for i in events] == said
    assert [i["n"] for i in ada.items] == [i["n"] for i in ben.items] == [i["n"] for i in watcher.items]
    assert [i["words"] for i in ada.items] != [i["words"] for i in ben.items]


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["disruptopia", "disparity-trap"])
async def test_a_shared_screen_has_no_words_for_what_one_of_them_alone_may_know(still: Hall, name: str) -> None:
    opened = await still.new_table(hm.NewTable(name, "hotseat", names=["Ada", "Ben", "Cleo"], seats=3))
    device = await Guest(still, opened.token).sit(opened.match)
    for _ in range(40):
        seat = next(s for s in device.seats if device.choices(s))
        await device.move(device.choices(seat)[0], seat=seat)
    table = device.room.table
    assert table is not None
    secret = [n for n, told in enumerate(table.sheet.chronicle) if not hears(told, ())]
    assert secret
    assert {i["words"] for i in device.items if i["n"] in secret} == {""}
    assert all(i["words"] for i in device.items if i["kind"] in ("drew_card", "drew") and i["n"] not in secret)
