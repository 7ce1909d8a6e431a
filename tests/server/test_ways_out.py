"""Out of a game and back into it: stopping by agreement, leaving, coming back, a lost device, another game."""

import pytest
from tableside import Guest, Played, agrees_with_its_log

from lopsided.server import messages as m
from lopsided.server.hall.hall import Hall

pytestmark = pytest.mark.anyio


async def test_a_game_stops_once_all_people_agree_and_not_before(played: Played, hall: Hall) -> None:
    ada, ben = await played.game("Ada", "Ben", seats=3)
    assert (await ada.ask(m.Stop("a", 0)))["t"] == "ack"
    assert (ben.table["stage"], ben.table["stopping"]) == ("playing", [0])
    await ben.ask(m.Stop("b", 1, on=False))
    assert (ada.table["stage"], ada.table["stopping"]) == ("playing", [])
    await ben.ask(m.Stop("c", 1))
    await ada.ask(m.Stop("d", 0))
    assert ada.table["stage"] == "over"
    assert [kind for kind in ada.kinds() if "stop" in kind] == [
        "table:stop_proposed",
        "table:stop_declined",
        "table:stop_proposed",
        "table:stop_agreed",
        "table:stopped",
    ]
    await agrees_with_its_log(hall, ada.table["match"])


async def test_nobody_stops_a_game_for_anothers_seat(played: Played) -> None:
    ada, ben = await played.game("Ada", "Ben")
    watcher = await played.watch(ada.table["match"])
    assert (await ben.ask(m.Stop("x", 0)))["reason"] == "not_yours"
    assert (await watcher.ask(m.Stop("x", 0)))["reason"] == "not_seated"
    assert ada.table["stopping"] == []


async def test_the_host_gets_a_new_code_for_a_lost_device_and_nobody_is_told(played: Played, hall: Hall) -> None:
    ada, ben, eve = await played.game("Ada", "Ben", "Eve")
    assert (await ada.ask(m.Rejoin("k", 1)))["reason"] == "is_here"
    await ben.drop()
    before = [item for item in eve.items if item["kind"] != "table:stands_in"]
    code = (await ada.ask(m.Rejoin("l", 1)))["code"]
    assert (await eve.ask(m.Rejoin("m", 1)))["reason"] == "not_yours"
    seated = await hall.rejoin(code)
    found = await Guest(hall, seated.token, "Ben").sit(seated.match)
    assert found.seats == (1,)
    assert [item for item in eve.items if item["kind"] not in ("table:stands_in", "table:returned")] == before


async def test_who_left_a_seat_to_a_bot_comes_back_to_it_by_name(hall: Hall) -> None:
    ada, _, eve = await Played(hall, "displacement").game("Ada", "Ben", "Eve", seats=4)
    code = ada.table["code"]
    await eve.ask(m.Leave("bye", 2))
    assert not ada.table["quits"]
    seated = await hall.join(code, "eve")
    assert seated.seats == [2]
    await agrees_with_its_log(hall, ada.table["match"])


async def test_who_is_out_by_the_games_rule_is_not_refused_their_own_name(played: Played, hall: Hall) -> None:
    ada, ben = await played.game("Ada", "Ben", seats=4)
    assert ada.table["quits"]
    await ben.ask(m.Leave("bye", 1))
    assert (await hall.join(ada.table["code"], "Ben")).seats == [2]


async def test_the_host_changes_the_game_in_the_lobby_and_everybody_keeps_a_seat(played: Played, hall: Hall) -> None:
    ada, ben = await played.table("Ada", "Ben", seats=4)
    await ada.order("configure", value={"options": {"max_rounds": 20}})
    assert (await ada.order("configure", value={"game": "displacement"}))["t"] == "ack"
    assert (ben.table["game"], ben.table["title"], len(ben.table["seats"])) == ("displacement", "Displacement", 4)
    assert [seat["name"] for seat in ben.table["seats"]][:2] == ["Ada", "Ben"]
    assert ben.table["options"]["max_rounds"] != 20
    assert (await ada.order("configure", value={"game": "chess"}))["reason"] == "game"
    assert (await ada.order("start"))["t"] == "ack"
    await ben.until(lambda guest: "1" in guest.views)
    await agrees_with_its_log(hall, ada.table["match"])
