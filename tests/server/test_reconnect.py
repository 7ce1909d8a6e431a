"""Coming back: whoever names the last number gets the rest, and sees what an uncut client sees."""

import pytest
from tableside import Guest, Played, asked, play, short

from lopsided.engine.game import all_games
from lopsided.server import messages as m
from lopsided.server.hall.hall import Hall

pytestmark = pytest.mark.anyio
GAMES = sorted(name for name, game in all_games().items() if game.seats[0] <= 2)


async def a_game(hall: Hall, name: str) -> list[Guest]:
    """A game with talk, steps taken back and a change of seats in it."""
    ada, ben, cleo = people = await Played(hall).game("Ada", "Ben", "Cleo", game=name, options=lively(name))
    for turn in range(25):
        await play(people, 3, seed=turn)
        if ada.table["stage"] == "over":
            break
        await ben.ask(m.Say(f"s{turn}", 1, phrase="one_moment"))
        for who in people:
            await who.ask(m.Undo(f"u{turn}", who.seats[0]))
    await cleo.ask(m.Leave("bye", 2))
    return people


def lively(name: str) -> dict[str, int]:
    """Options with which much happens in a short game."""
    return short(name) | ({"start_points": 6} if "start_points" in all_games()[name].options else {})


def drawn(guest: Guest) -> tuple[object, ...]:
    """All that a client draws from."""
    return guest.items, guest.views, guest.board, guest.upto, {k: v for k, v in guest.table.items() if k != "watchers"}


@pytest.mark.parametrize("name", GAMES)
async def test_coming_back_at_any_number_gives_what_an_uncut_client_has(name: str, still: Hall) -> None:
    ada, ben, _ = await a_game(still, name)
    match = ada.table["match"]
    watcher = await Played(still).watch(match)
    for last in range(-1, ada.upto + 1):
        for uncut in (ada, ben, watcher):
            back = Guest(still, uncut.token)
            back.items = [i for i in uncut.items if i["n"] <= last]
            await back.sit(match, last)
            assert drawn(back) == drawn(uncut)
            await back.drop()


@pytest.mark.parametrize("name", GAMES)
async def test_coming_back_after_a_restart_gives_the_same_too(name: str, still: Hall) -> None:
    ada, *_ = await a_game(still, name)
    match = ada.table["match"]
    for last in range(-1, ada.upto + 1, 7):
        still.close_room(match)
        back = Guest(still, ada.token)
        back.items = [i for i in ada.items if i["n"] <= last]
        await back.sit(match, last)
        assert (back.items, back.views, back.board, back.upto) == (ada.items, ada.views, ada.board, ada.upto)


@pytest.mark.parametrize("name", GAMES)
async def test_being_cut_after_every_step_of_a_game_leaves_no_mark(name: str, still: Hall) -> None:
    ada, ben = await Played(still).game("Ada", "Ben", game=name, options=lively(name))
    walls = await Played(still).watch(ada.table["match"])
    cut = await Guest(still, ben.token).sit(ada.table["match"])
    for n in range(120):
        if asked([ada, ben]) is None:
            break
        await cut.drop()
        last, items = cut.upto, cut.items
        await play([ada, ben], 1, seed=n)
        cut = Guest(still, ben.token)
        cut.items = items
        await cut.sit(ada.table["match"], last)
        assert (cut.items, cut.views, cut.upto) == (ben.items, ben.views, ben.upto)
    assert walls.upto == ben.upto


async def test_a_number_that_the_server_does_not_know_gets_everything(played: Played, hall: Hall) -> None:
    ada, _ = await played.game("Ada", "Ben")
    for last in (ada.upto + 1, 10**9, -2):
        back = await Guest(hall, ada.token).sit(ada.table["match"], last)
        assert back.items == ada.items


async def test_who_missed_something_asks_since_and_gets_the_rest(played: Played) -> None:
    ada, ben = await played.game("Ada", "Ben")
    await play([ada, ben], 5)
    await ada.room.since(ada, 2)
    again = ada.frames[-1]
    assert (again["t"], again["upto"], again["views"]["0"]["whole"]) == ("welcome", ben.upto, ada.views["0"])
    assert [i["n"] for i in again["items"]] == list(range(3, ben.upto + 1))


async def test_a_second_tab_sits_on_the_same_seat_and_hears_the_same(played: Played, hall: Hall) -> None:
    ada, ben = await played.game("Ada", "Ben")
    tab = await Guest(hall, ada.token).sit(ada.table["match"])
    assert tab.seats == ada.seats == (0,)
    mover = asked([tab, ben])
    assert mover is not None
    await mover.move(mover.choices()[0])
    assert (tab.items, tab.views) == (ada.items, ada.views)
    await tab.drop()
    assert ben.table["seats"][0]["here"] is True, "the other tab is still there"
    await ada.drop()
    assert ben.table["seats"][0]["here"] is False


async def test_the_board_comes_when_it_is_laid(played: Played) -> None:
    ada, ben = await played.table("Ada", "Ben", seats=2)
    assert (ada.board, ada.views) == ({}, {})
    await ada.order("start")
    assert ben.board["rows"]
    assert ben.views["1"]["phase"] == "action"
    assert [f["board"] is not None for f in ben.frames if f["t"] == "news"][-1] is True
    await play([ada, ben], 1)
    assert ben.frames[-1].get("board", None) is None


async def test_who_comes_later_reads_the_names_that_people_had(still: Hall) -> None:
    ada, ben = await Played(still).table("Ada", "Ben", seats=3)
    await ben.ask(m.Rename("r", 1, "Benedict"))
    await ada.order("start")
    await ada.order("remove", seat=1)
    late = await Played(still).watch(ada.table["match"])
    assert [i["words"] for i in late.items[1:3]] == ["Ben sat down.", "Ben is now called Benedict."]
    assert [i["words"] for i in late.items] == [i["words"] for i in (await Guest(still).sit(ada.table["match"])).items]
    assert ada.table["seats"][1]["name"] not in ("Ben", "Benedict"), "a bot plays on under a name of its own"
