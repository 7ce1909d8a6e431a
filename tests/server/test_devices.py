"""One seat on several devices: its own people know of each, and can sign the others out. The table is told nothing."""

import pytest
from tableside import Guest, Played, agrees_with_its_log

from lopsided.server import messages as m
from lopsided.server.hall.hall import Hall
from lopsided.server.hall.room import NoTable

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
