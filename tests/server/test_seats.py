"""Seats without accounts: codes, tokens, names, and coming back to one's own."""

import asyncio
import sqlite3
import string
import time
from pathlib import Path
from typing import Any

import pytest
from tableside import GAME, Guest, Played, stored_log

from lopsided.engine.box import BoxError
from lopsided.engine.game import UnknownGame
from lopsided.server import codes
from lopsided.server import http_messages as hm
from lopsided.server import messages as m
from lopsided.server.hall.hall import Hall
from lopsided.server.hall.reading import NoTable
from lopsided.server.settings import Settings
from lopsided.server.table.refusal import Refusal
from lopsided.server.table.speech import check_name

pytestmark = pytest.mark.anyio


async def test_join_codes_are_made_of_many_short_plain_words() -> None:
    words = codes.join_words()
    assert len(words) == len(set(words)) >= 300
    assert all(4 <= len(w) <= 5 and set(w) <= set(string.ascii_uppercase) for w in words)
    assert codes.read_join_code(codes.new_join_code())


@pytest.mark.parametrize("typed", ["PLUM 472", "plum 472", "Plum472", " plum-472 ", "pLuM\t472", "plum_4 7 2"])
async def test_a_join_code_is_taken_in_any_spelling(typed: str) -> None:
    assert codes.read_join_code(typed) == "PLUM 472"


async def test_where_strangers_can_guess_codes_have_more_words(hall: Hall) -> None:
    assert [Settings(**chosen).words_in_codes for chosen in ({}, {"public_url": "https://play.example.org"}, {"public_url": "http://192.168.7.7"})] == [1, 2, 1]
    assert [Settings(code_words=n, public_url="https://x").words_in_codes for n in (1, 3, 99)] == [1, 3, 4]
    hall.settings = Settings(code_words=2)
    seated = await hall.new_table(hm.NewTable(GAME, name="Ada"))
    assert len(seated.code.split()) == 3
    assert (await hall.look(seated.code.replace(" ", "").lower())).match == seated.match


async def test_long_codes_are_read_without_their_spaces() -> None:
    for words in (1, 2, 3, 4):
        for _ in range(50):
            code = codes.new_join_code(words)
            assert codes.read_join_code(code.replace(" ", "")) == codes.read_join_code(code) == code


async def test_a_join_code_ends_with_its_match_and_is_free_again(played: Played, hall: Hall) -> None:
    ada, _ = await played.table("Ada", "Ben")
    code, match = ada.table["code"], ada.table["match"]
    await ada.order("end")
    assert ada.table["code"] == ""
    for typed in (hall.look(code), hall.join(code, "Late")):
        with pytest.raises(NoTable):
            await typed
    assert (await hall.look(match)).stage == "over", "the end page stays where it is"
    await asyncio.gather(*hall.rooms[match]._keeping)
    assert await hall.store.find("join:" + code) is None


@pytest.mark.parametrize("typed", ["", "PLUM", "472", "PLUM 47", "PLUM 4722", "QQQQ 472", "PLÜM 472", "PLUM ٤٧٢", "x" * 5000, "PLUM 472\0", "../etc"])
async def test_what_is_no_join_code_is_none(typed: str) -> None:
    assert codes.read_join_code(typed) is None


async def test_tokens_have_128_bits_and_no_two_are_alike() -> None:
    made = {codes.new_token() for _ in range(500)}
    assert len(made) == 500
    assert all(len(t) == 22 for t in made)


async def test_no_token_and_no_rejoin_code_is_stored_in_the_clear(played: Played, hall: Hall, tmp_path: Path) -> None:
    ada, ben = await played.table("Ada", "Ben")
    code = (await ben.ask(m.Rejoin("r", 1)))["code"]
    moved = await hall.rejoin(code)
    secrets = [ada.token, ben.token, moved.token, code, code.replace(" ", "")]
    await hall.store.close()
    stored = b"".join(f.read_bytes() for f in tmp_path.iterdir())
    assert len(stored) > 1000
    for secret in secrets:
        assert secret.encode() not in stored
    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        assert codes.hashed(ada.token).encode() in b"".join(row[0] for row in db.execute("SELECT entry FROM log"))


async def test_no_rejoin_code_can_be_taken_for_a_join_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "secrets", Loaded())
    assert codes.new_rejoin_code() == "PARK 222A"
    assert all(codes.read_join_code(codes.new_rejoin_code()) is None for _ in range(3))


class Loaded:
    """Dice that would spell a join code."""

    def choice(self, letters: str) -> str:
        """The next of them, where it is there to choose."""
        self.wanted = getattr(self, "wanted", "PARK2222" * 9)
        first, self.wanted = self.wanted[0], self.wanted[1:]
        return first if first in letters else letters[0]


async def test_a_seat_moves_to_another_device_by_a_code_that_works_once(played: Played, hall: Hall) -> None:
    _, ben = await played.game("Ada", "Ben")
    code = (await ben.ask(m.Rejoin("r", 1)))["code"]
    assert len(code) == 9
    taken = await hall.rejoin(f" {code.lower().replace(' ', '-')} ")
    phone = await Guest(hall, taken.token).sit(taken.match)
    assert phone.seats == ben.seats == (1,)
    assert taken.token != ben.token
    for wrong in (code, "K7PM 3XQD", "", "x" * 3000):
        with pytest.raises(NoTable):
            await hall.rejoin(wrong)


async def test_a_rejoin_code_is_good_for_ten_minutes(played: Played, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ben = await played.table("Ada", "Ben")
    code = (await ben.ask(m.Rejoin("r", 1)))["code"]
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 601)
    with pytest.raises(NoTable):
        await hall.rejoin(code)
    monkeypatch.setattr(time, "time", lambda: now + 590)
    assert (await hall.rejoin(code)).seats == [1]


async def test_nobody_gets_a_rejoin_code_for_anothers_seat(played: Played) -> None:
    ada, ben = await played.table("Ada", "Ben")
    answer = await ben.ask(m.Rejoin("r", 0))
    assert (answer["t"], answer["reason"]) == ("refused", "not_yours")
    assert "code" not in answer
    assert [f for f in ada.frames if f.get("code")] == []


async def test_a_rejoin_code_dies_with_the_seat(played: Played, hall: Hall) -> None:
    ada, ben = await played.table("Ada", "Ben")
    code = (await ben.ask(m.Rejoin("r", 1)))["code"]
    await ada.order("remove", 1)
    with pytest.raises(NoTable):
        await hall.rejoin(code)


async def test_a_made_up_token_opens_nothing(played: Played, hall: Hall) -> None:
    (ada,) = await played.table("Ada")
    room, _ = await hall.table(ada.table["match"])
    for token in (codes.new_token(), ada.token[:-1], ada.token + "A", codes.hashed(ada.token)):
        assert not await room.enter(Guest(hall), codes.hashed(token), -1)


@pytest.mark.parametrize("name", ["Ada", "Zoë", "李小龙", "أمينة", "Luca and Mei", "O'Neil-Smith", "A", "x" * 24, "  Ada  ", "नेहा"])
async def test_names_of_all_scripts_are_welcome(name: str) -> None:
    assert check_name(name, []) == name.strip()


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\u202eb", "a\x07", "a\nb", "\u200b\u200b", "\u2066x", "x" * 100_000, "\ue000", "e" + "\u0301" * 8, "\u3164"]
)
async def test_names_that_cannot_be_read_are_refused_in_words(name: str) -> None:
    with pytest.raises(Refusal, match="name"):
        check_name(name, [])


@pytest.mark.parametrize("name", ["Ada", "ada", "ADA", " Ada ", "Ａda"])
async def test_two_at_one_table_cannot_have_the_same_name(played: Played, hall: Hall, name: str) -> None:
    (ada,) = await played.table("Ada")
    with pytest.raises(Refusal, match="taken_name"):
        await hall.join(ada.table["code"], name)


async def test_a_full_table_says_so(played: Played, hall: Hall) -> None:
    ada, _ = await played.table("Ada", "Ben", seats=2)
    with pytest.raises(Refusal, match="full"):
        await hall.join(ada.table["code"], "Cleo")


async def test_who_comes_after_the_start_takes_a_bots_seat(played: Played, hall: Hall) -> None:
    (ada,) = await played.game("Ada", seats=3)
    await ada.order("pause")
    joined = await hall.join(ada.table["code"], "Late")
    late = await Guest(hall, joined.token).sit(joined.match)
    assert late.seats == (1,)
    assert (ada.table["seats"][1]["kind"], ada.table["seats"][1]["name"], ada.table["seats"][1]["bot"]) == ("person", "Late", "")
    assert late.views["1"]["seat"] == 1


@pytest.mark.parametrize("mode", ["now", "hotseat", "exhibition"])
async def test_nobody_joins_a_table_that_is_not_open(hall: Hall, mode: Any) -> None:
    opened = await hall.new_table(hm.NewTable(GAME, mode, name="Ada", names=["Ada"], seats=3))
    assert opened.code == ""
    with pytest.raises(Refusal, match="closed"):
        await hall.join(opened.match, "Ben")


async def test_playing_now_begins_at_once_with_a_first_decision_or_a_bots(hall: Hall) -> None:
    opened = await hall.new_table(hm.NewTable(GAME, "now"))
    guest = await Guest(hall, opened.token).sit(opened.match)
    assert (guest.table["stage"], guest.host, guest.seats) == ("playing", True, (0,))
    assert [s["kind"] for s in guest.table["seats"]] == ["person", "bot", "bot", "bot"]
    assert guest.table["seats"][0]["name"] == "Guest"


async def test_an_exhibition_is_bots_only_and_its_opener_is_the_host(hall: Hall) -> None:
    opened = await hall.new_table(hm.NewTable(GAME, "exhibition", seats=3, bots=["random", "climber", "comrade"]))
    host = await Guest(hall, opened.token).sit(opened.match)
    assert (host.host, host.seats, list(host.views)) == (True, (), ["-1"])
    assert [s["bot"] for s in host.table["seats"]] == ["random", "climber", "comrade"]
    assert (await host.order("pause"))["t"] == "ack"
    assert (await host.order("resume"))["t"] == "ack"
    await host.until(lambda g: g.table["stage"] == "over")


async def test_a_hot_seat_seats_everybody_by_name_and_the_rest_are_bots(hall: Hall) -> None:
    opened = await hall.new_table(hm.NewTable(GAME, "hotseat", names=["Ada", "Ben"], seats=3))
    assert opened.seats == [0, 1]
    device = await Guest(hall, opened.token).sit(opened.match)
    assert [s["name"] for s in device.table["seats"]][:2] == ["Ada", "Ben"]
    with pytest.raises(Refusal, match="taken_name"):
        await hall.new_table(hm.NewTable(GAME, "hotseat", names=["Ada", "ada"]))
    with pytest.raises(Refusal, match="nobody"):
        await hall.new_table(hm.NewTable(GAME, "hotseat"))


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        (hm.NewTable("chess"), UnknownGame),
        (hm.NewTable(GAME, name=""), Refusal),
        (hm.NewTable(GAME, name="Ada", seats=99), BoxError),
        (hm.NewTable(GAME, name="Ada", seats=1), BoxError),
        (hm.NewTable(GAME, name="Ada", seats=10**15), BoxError),
        (hm.NewTable(GAME, name="Ada", options={"max_rounds": "x"}), BoxError),
        (hm.NewTable(GAME, name="Ada", variant="odd"), BoxError),
        (hm.NewTable(GAME, name="Ada", bots=["hal"]), Refusal),
        (hm.NewTable(GAME, "hotseat", names=["a", "b", "c", "d", "e", "f", "g", "h", "i"]), BoxError),
    ],
)
async def test_a_table_that_cannot_be_had_is_refused(hall: Hall, wish: hm.NewTable, error: type[Exception]) -> None:
    with pytest.raises(error):
        await hall.new_table(wish)


async def test_a_join_code_that_is_taken_is_not_given_twice(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    given = iter(["PLUM 472", "PLUM 472", "PLUM 472", "FERN 100"])
    monkeypatch.setattr(codes, "new_join_code", lambda words: next(given))
    first = await hall.new_table(hm.NewTable(GAME, name="Ada"))
    second = await hall.new_table(hm.NewTable(GAME, name="Ben"))
    assert (first.code, second.code) == ("PLUM 472", "FERN 100")
    assert (await hall.look("plum472")).match == first.match


async def test_a_spectator_sees_the_public_view_and_is_counted(played: Played) -> None:
    ada, _ = await played.game("Ada", "Ben")
    watcher = await played.watch(ada.table["match"])
    assert (watcher.seats, list(watcher.views), watcher.views["-1"]["actions"]) == ((), ["-1"], [])
    assert ada.table["watchers"] == 1
    await watcher.drop()
    assert ada.table["watchers"] == 0


async def test_what_the_log_holds_of_people_is_names_and_hashes(played: Played, hall: Hall) -> None:
    ada, _ = await played.table("Ada", "Ben")
    log = await stored_log(hall, ada.table["match"])
    assert log[0].people == [[codes.hashed(ada.token)]]
