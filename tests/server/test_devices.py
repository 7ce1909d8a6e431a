"""One seat on several devices: its own people know of each, and can sign the others out. The table is told nothing."""

import asyncio
from typing import Any

import pytest
from tableside import Guest, Played, agrees_with_its_log

from lopsided.server import messages as m
from lopsided.server.hall.hall import Hall
from lopsided.server.hall.reading import NoTable
from lopsided.server.table.refusal import Refusal
from lopsided.server.table.seating import MOST_DEVICES

pytestmark = pytest.mark.anyio


def devices(guest: Guest) -> list[bool]:
    """Which devices this one was last told of: for each, whether it is this one."""
    told = next(frame for frame in reversed(guest.frames) if frame["t"] == "devices")
    assert all(device["since"] > 1e9 for device in told["devices"])
    return [device["this"] for device in told["devices"]]


async def another_device(guest: Guest) -> Guest:
    """Go on at another device."""
    code = (await guest.ask(m.Rejoin(f"r{len(guest.frames)}", guest.seats[0])))["code"]
    seated = await guest.hall.rejoin(code)
    return await Guest(guest.hall, seated.token, guest.name).sit(seated.match)


async def test_a_second_device_is_told_to_the_seats_own_devices_and_to_nobody_else(played: Played) -> None:
    ada, ben = await played.game("Ada", "Ben")
    watcher = await played.watch(ada.table["match"])
    assert devices(ben) == [True]
    before = [len(guest.frames) for guest in (ada, watcher)]
    numbers = ben.upto
    phone = await another_device(ben)
    assert (devices(ben), devices(phone)) == ([True, False], [False, True])
    assert [len(guest.frames) for guest in (ada, watcher)] == before
    assert ben.upto == numbers
    assert [f for f in watcher.frames if f["t"] == "devices"] == []


async def test_signing_out_the_others_ends_their_connections_and_their_tokens(played: Played, hall: Hall) -> None:
    ada, ben = await played.game("Ada", "Ben")
    shadow = await another_device(ben)
    assert (await ben.ask(m.Signout("out")))["t"] == "ack"
    assert shadow.ended == ("signed_out", False)
    assert (ben.ended, ada.ended, devices(ben)) == (None, None, [True])
    room, _ = await hall.table(ben.table["match"])
    assert not await room.enter(Guest(hall), shadow.key, -1)
    assert await Guest(hall, ben.token).sit(ben.table["match"])
    await agrees_with_its_log(hall, ben.table["match"])


async def test_who_was_signed_out_has_no_code_left_to_come_back_with(played: Played, hall: Hall) -> None:
    ada, ben = await played.game("Ada", "Ben")
    shadow = await another_device(ben)
    code = (await shadow.ask(m.Rejoin("again", 1)))["code"]
    adas = (await ada.ask(m.Rejoin("mine", 0)))["code"]
    await ben.ask(m.Signout("out"))
    with pytest.raises(NoTable):
        await hall.rejoin(code)
    assert (await hall.rejoin(adas)).seats == [0]


async def test_several_tabs_of_one_device_stay(played: Played, hall: Hall) -> None:
    _, ben = await played.table("Ada", "Ben")
    tab = await Guest(hall, ben.token).sit(ben.table["match"])
    assert devices(tab) == [True]
    await ben.ask(m.Signout("out"))
    assert (tab.ended, ben.ended) == (None, None)


async def test_a_spectator_has_no_devices_to_sign_out(played: Played) -> None:
    (ada,) = await played.table("Ada")
    watcher = await played.watch(ada.table["match"])
    assert (await watcher.ask(m.Signout("out")))["reason"] == "not_seated"
    assert ada.ended is None


@pytest.mark.parametrize("wish", [m.Signout("x"), m.Rejoin("x", 1), m.Say("x", 1, "hello")], ids=["signout", "rejoin", "say"])
async def test_what_a_device_asked_for_while_it_was_signed_out_is_refused(played: Played, hall: Hall, wish: Any) -> None:
    """Otherwise a shadow would answer a sign-out with its own, and have the seat."""
    _, ben = await played.game("Ada", "Ben")
    shadow = await another_device(ben)
    _, answer = await asyncio.gather(ben.ask(m.Signout("out")), shadow.ask(wish))
    assert (answer["t"], answer["reason"]) == ("refused", "signed_out")
    assert (ben.ended, shadow.ended) == (None, ("signed_out", False))
    table = await agrees_with_its_log(hall, ben.table["match"])
    assert table.sheet.people[ben.person] == [ben.key]
    assert table.sheet.codes == {}


async def test_who_is_removed_does_not_come_back_by_signing_out_the_others(played: Played, hall: Hall) -> None:
    ada, ben = await played.table("Ada", "Ben")
    await asyncio.gather(ada.order("remove", 1), ben.ask(m.Signout("out")))
    assert (await agrees_with_its_log(hall, ada.table["match"])).sheet.people.keys() == {ada.person}


async def test_a_seat_has_so_many_devices_and_no_more(played: Played, hall: Hall) -> None:
    """All of them are told of each, so ten thousand would hold up everybody."""
    (ada,) = await played.table("Ada")
    for _ in range(MOST_DEVICES - 2):
        await another_device(ada)
    codes = [(await ada.ask(m.Rejoin(f"c{n}", 0)))["code"] for n in range(2)]
    await hall.rejoin(codes[0])
    with pytest.raises(Refusal, match="many_devices"):
        await hall.rejoin(codes[1])
    assert (await ada.ask(m.Rejoin("more", 0)))["reason"] == "many_devices"
    await ada.ask(m.Signout("out"))
    assert await another_device(ada)
