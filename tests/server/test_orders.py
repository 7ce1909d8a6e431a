"""What the host may order, what it does, and that nobody else may."""

import typing
from dataclasses import replace
from typing import Any

import pytest
from tableside import STILL, Guest, Played, asked

from lopsided.server import messages as m
from lopsided.server.codes import hashed
from lopsided.server.hall.hall import Hall
from lopsided.server.table.refusal import Refusal

pytestmark = pytest.mark.anyio
ORDERS = typing.get_args(m.Order)
VALUES: dict[str, Any] = {"clock": 30, "talk": "text", "hints": "asked", "configure": {"seats": 5}}


@pytest.mark.parametrize("order", ORDERS)
async def test_only_the_host_gives_orders(played: Played, order: str) -> None:
    ada, ben = await played.table("Ada", "Ben")
    watcher = await played.watch(ada.table["match"])
    before = ada.upto
    for who in (ben, watcher) if order != "again" else (watcher,):  # which whoever sits there may ask for
        assert (await who.order(order, 1, VALUES.get(order)))["reason"] == "not_host"
    assert ada.upto == before


@pytest.mark.parametrize("order", ORDERS)
async def test_an_order_given_twice_with_one_id_counts_once(still: Hall, order: str) -> None:
    ada, _ = await Played(still).table("Ada", "Ben")
    if order in ("pause", "resume", "to_bot", "to_person", "again"):
        await ada.order("start")
    if order == "resume":
        await ada.order("pause")
    if order == "again":
        await ada.order("end")
    first = await ada.order(order, 1, VALUES.get(order), id="same")
    upto = ada.upto
    assert first["t"] == "ack", first
    assert (await ada.order(order, 1, VALUES.get(order), id="same"))["t"] == "ack"
    assert ada.upto == upto


async def test_start_fills_the_empty_seats_with_bots_that_are_called_bots(played: Played) -> None:
    ada, ben = await played.table("Ada", "Ben", seats=5)
    await ada.order("start")
    assert ben.table["stage"] == "playing"
    assert [s["kind"] for s in ben.table["seats"]] == ["person", "person", "bot", "bot", "bot"]
    bots = ben.table["seats"][2:]
    assert all(s["bot"] in ("climber", "comrade") for s in bots)
    assert len({s["name"] for s in ben.table["seats"]}) == 5
    assert (await ada.order("start"))["reason"] == "begun"


async def test_configure_changes_what_will_be_played(played: Played) -> None:
    ada, ben = await played.table("Ada", "Ben", seats=4)
    value = {"seats": 3, "options": {"start_points": 7, "max_rounds": 30}, "variant": "equal", "bots": ["", "", "random"]}
    assert (await ada.order("configure", value=value))["t"] == "ack"
    table = ben.table
    assert (len(table["seats"]), table["variant"], table["options"]["start_points"], table["seats"][2]["bot"]) == (3, "equal", 7, "random")
    await ada.order("configure", value={"variant": ""})
    assert (ben.table["variant"], ben.table["options"]["start_points"]) == ("", 7), "what is left out stays"
    await ada.order("start")
    assert ben.views["1"]["table"]["seats"][0]["points"] >= 7
    assert ben.table["seats"][2]["bot"] == "random"
    assert (await ada.order("configure", value=value))["reason"] == "begun"


async def test_a_preset_fills_what_was_left_alone_and_what_was_set_by_hand_stays(played: Played) -> None:
    (ada,) = await played.table("Ada", game="unequalopolis")

    async def set_in_form(**values: Any) -> dict[str, Any]:
        await ada.order("configure", value={"options": {**ada.table["options"], **values}})
        return {name: ada.table["options"][name] for name in ("income_tax", "deal_deeds", "prison_attempts")}

    assert await set_in_form(preset="brisk") == {"income_tax": "200", "deal_deeds": "3", "prison_attempts": "1"}
    assert await set_in_form(income_tax="100") == {"income_tax": "100", "deal_deeds": "3", "prison_attempts": "1"}
    assert await set_in_form(preset="book") == {"income_tax": "100", "deal_deeds": "0", "prison_attempts": "3"}
    assert await set_in_form(preset="quick") == {"income_tax": "100", "deal_deeds": "3", "prison_attempts": "1"}
    await ada.order("start")
    assert next(space["tax"] for space in ada.board["spaces"] if space["kind"] == "tax") == 100


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ({"seats": 9}, "2 to 8"),
        ({"seats": 1}, "needs a seat for each"),
        ({"seats": -3}, "needs a seat for each"),
        ({"seats": 10**12}, "2 to 8"),
        ({"options": {"max_rounds": 3}}, "max_rounds"),
        ({"options": {"no_such": 1}}, "no_such"),
        ({"variant": "nonsense"}, "no variant nonsense"),
        ({"bots": ["", "", "hal"]}, "no bot called hal"),
        ({"colour": "red"}, "colour"),
        ({"seats": "many"}, "seats"),
        (None, ""),
        ([1, 2], ""),
    ],
)
async def test_what_cannot_be_configured_is_refused_in_words(played: Played, value: Any, told: str) -> None:
    ada, _ = await played.table("Ada", "Ben")
    before = ada.upto
    answer = await ada.order("configure", value=value)
    assert answer["t"] == "refused"
    assert told in answer["words"]
    assert ada.upto == before


async def test_with_fewer_seats_everybody_still_has_one_and_is_told_which(played: Played) -> None:
    ada, ben, cleo = await played.table("Ada", "Ben", "Cleo", seats=5)
    await ben.ask(m.Leave("l", 1))
    await ada.order("configure", value={"seats": 2})
    assert [s["name"] for s in ada.table["seats"]] == ["Ada", "Cleo"]
    assert cleo.frames[-1]["t"] == "welcome"
    assert cleo.frames[-1]["seats"] == [1] == list(cleo.seats)


async def test_a_locked_table_takes_nobody_until_it_is_unlocked(played: Played, hall: Hall) -> None:
    (ada,) = await played.table("Ada")
    await ada.order("lock")
    with pytest.raises(Refusal, match="locked"):
        await hall.join(ada.table["code"], "Ben")
    await ada.order("unlock")
    assert (await hall.join(ada.table["code"], "Ben")).seats == [1]


async def test_who_is_removed_is_told_and_may_join_again(played: Played, hall: Hall) -> None:
    ada, ben = await played.table("Ada", "Ben")
    assert (await ada.order("remove", 1))["t"] == "ack"
    assert ben.ended == ("removed", False)
    assert ada.table["seats"][1]["kind"] == "empty"
    room, _ = await hall.table(ada.table["match"])
    assert not await room.enter(Guest(hall), hashed(ben.token), -1), "the old token opens nothing"
    back = await Guest(hall, (await hall.join(ada.table["code"], "Ben")).token).sit(ada.table["match"])
    assert back.seats == (1,)
    assert back.person != ben.person, "a removed person's number is never given to another"


async def test_in_a_game_a_bot_plays_on_for_who_is_removed(played: Played) -> None:
    ada, ben = await played.game("Ada", "Ben")
    await ada.order("remove", 1)
    seat = ada.table["seats"][1]
    assert (seat["kind"], seat["name"] != "Ben", seat["free"]) == ("bot", True, True)
    assert ada.table["stage"] == "playing"
    assert ben.ended == ("removed", False)


async def test_nobody_can_be_removed_from_a_bots_or_no_seat(played: Played) -> None:
    ada, _ = await played.table("Ada", "Ben", seats=3)
    assert (await ada.order("remove", 2))["reason"] == "no_person"
    assert (await ada.order("remove", 7))["reason"] == "no_seat"
    assert (await ada.order("remove", -1))["reason"] == "no_seat"


async def test_a_seat_is_handed_to_a_bot_and_back(played: Played) -> None:
    people = ada, ben = await played.game("Ada", "Ben")
    await ada.order("pause")
    await ada.order("to_bot", 1, "random")
    seat = ben.table["seats"][1]
    assert (seat["kind"], seat["standing_in"], seat["bot"], seat["name"]) == ("person", True, "random", "Ben")
    await ada.order("to_person", 1)
    seat = ben.table["seats"][1]
    assert (seat["standing_in"], seat["bot"]) == (False, "")
    await ada.order("resume")
    mover = asked(people)
    assert mover is not None
    assert (await mover.move(mover.choices()[0]))["t"] == "ack"


async def test_while_the_host_lent_a_seat_its_person_does_not_move(still: Hall) -> None:
    ada, ben = await Played(still).game("Ada", "Ben", options={"first_player": "seat1"})
    await ada.order("to_bot", 0)
    assert (await ada.move(ada.choices()[0]))["reason"] == "lent"
    assert ben.table["seats"][0]["standing_in"]


async def test_a_seat_kept_for_a_bot_is_not_free_until_the_host_frees_it(played: Played, hall: Hall) -> None:
    (ada,) = await played.table("Ada", seats=2)
    await ada.order("to_bot", 1, "comrade")
    assert (ada.table["seats"][1]["kind"], ada.table["seats"][1]["bot"], ada.table["seats"][1]["free"]) == ("bot", "comrade", False)
    with pytest.raises(Refusal, match="full"):
        await hall.join(ada.table["code"], "Ben")
    await ada.order("to_person", 1)
    assert (ada.table["seats"][1]["kind"], ada.table["seats"][1]["free"]) == ("empty", True)
    assert (await hall.join(ada.table["code"], "Ben")).seats == [1]
    assert (await ada.order("to_bot", 1, "hal"))["reason"] == "no_bot"


async def test_the_clock_is_set_within_reason(played: Played) -> None:
    ada, ben = await played.game("Ada", "Ben")
    for wrong in (-1, 4, 3601, "30", None, 30.5, True, [30]):
        assert (await ada.order("clock", value=wrong))["reason"] == "bad_clock"
    await ada.order("clock", value=60)
    assert ben.table["clock"] == 60
    assert ben.table["deadline"] > ben.frames[-1]["now"] + 30
    await ada.order("clock", value=0)
    assert (ben.table["clock"], ben.table["deadline"]) == (0, 0)


async def test_anybody_at_the_table_may_stop_the_clock(played: Played) -> None:
    ada, ben = await played.game("Ada", "Ben")
    watcher = await played.watch(ada.table["match"])
    await ada.order("clock", value=60)
    assert (await watcher.ask(m.Stopclock("w")))["reason"] == "not_seated"
    assert (await ben.ask(m.Stopclock("b")))["t"] == "ack"
    assert ada.table["clock"] == 0
    assert ada.kinds()[-1] == "table:clock_stopped"


async def test_who_has_left_the_table_cannot_stop_its_clock(played: Played) -> None:
    ada, ben, cleo = await played.game("Ada", "Ben", "Cleo")
    await ada.order("clock", value=60)
    assert (await ben.ask(m.Leave("l", 1)))["t"] == "ack"
    assert (await ben.ask(m.Stopclock("b")))["reason"] == "not_seated"
    assert cleo.table["clock"] == 60


async def test_free_text_is_for_where_the_host_allows_it(played: Played) -> None:
    ada, ben = await played.table("Ada", "Ben")
    assert (await ben.ask(m.Say("1", 1, text="Hello there")))["reason"] == "no_text"
    await ada.order("talk", value="text")
    assert (await ben.ask(m.Say("2", 1, text="  Hello   there ")))["t"] == "ack"
    assert (ada.items[-1]["kind"], ada.items[-1]["words"], ada.items[-1]["known"]) == ("table:said", "Ben: Hello there", {"text": "Hello there"})
    for text in ("x" * 201, "a\u202eb", "a\x00b", " ", "\u200b", "a\nb", "e" + "\u0301" * 9):
        assert (await ben.ask(m.Say("3" + text[:9].encode().hex(), 1, text=text)))["t"] == "refused"
    await ada.order("talk", value="phrases")
    assert (await ben.ask(m.Say("4", 1, text="Hello")))["reason"] == "no_text"
    assert (await ada.order("talk", value="shouting"))["t"] == "refused"


async def test_who_talks_without_pause_is_asked_to_wait_and_may_still_move(still: Hall) -> None:
    still.settings = replace(STILL, requests_at_once=5, requests_a_second=0.001)
    people = ada, ben = await Played(still).table("Ada", "Ben", seats=2)
    await ada.order("start")
    answers = [await ben.ask(m.Say(f"s{n}", 1, phrase="hm")) for n in range(7)]
    assert [a["t"] for a in answers] == ["ack"] * 5 + ["refused"] * 2
    assert answers[-1]["reason"] == "too_fast"
    assert (await ben.ask(m.Rejoin("r", 1)))["reason"] == "too_fast"
    assert (await ada.ask(m.Say("s", 0, phrase="hm")))["t"] == "ack", "others may talk"
    while asked(people) is not ben:
        await ada.move(next(a["id"] for a in ada.views["0"]["actions"] if a["do"] == "end_turn"))
    assert (await ben.move(ben.choices()[0]))["t"] == "ack"


async def test_phrases_and_reactions_are_said_by_their_key(played: Played) -> None:
    ada, ben = await played.table("Ada", "Ben")
    await ben.ask(m.Say("1", 1, phrase="well_played"))
    assert (ada.items[-1]["kind"], ada.items[-1]["words"], ada.items[-1]["seat"]) == ("table:said", "Ben: Well played.", 1)
    await ben.ask(m.Say("2", 1, phrase="ouch"))
    assert (ada.items[-1]["kind"], ada.items[-1]["words"]) == ("table:reacted", "Ben: Ouch")
    assert (await ben.ask(m.Say("3", 1, phrase="you_fool")))["reason"] == "no_phrase"
    assert (await ben.ask(m.Say("4", 1)))["reason"] == "no_phrase"


async def test_the_host_ends_the_game_and_whoever_sat_there_may_ask_for_another(played: Played, hall: Hall) -> None:
    ada, ben = await played.game("Ada", "Ben", seats=3)
    assert (await ada.order("again"))["reason"] == "not_over"
    await ada.order("end")
    assert (ben.table["stage"], ben.kinds()[-1]) == ("over", "table:ended")
    assert len(ben.table["secret"]) == 32
    watcher = await Guest(hall).sit(ada.room.match_id)
    assert (await watcher.order("again"))["reason"] == "not_host"
    assert (await ben.order("again"))["t"] == "ack"
    code = ben.table["again"]
    assert code
    assert (await ada.order("again"))["t"] == "ack"
    assert ben.table["again"] == code, "there is one next table"
    found = await hall.find(code)
    ada2, ben2 = await Guest(hall, ada.token).sit(found), await Guest(hall, ben.token).sit(found)
    assert (ada2.table["stage"], ada2.host, ada2.seats, ben2.seats) == ("lobby", True, (0,), (1,))
    assert [s["name"] for s in ada2.table["seats"]] == ["Ada", "Ben", ""]
    assert ada2.table["commitment"] != ada.table["commitment"]
    assert (await ada2.order("start"))["t"] == "ack"


async def test_playing_now_again_begins_at_once(played: Played, hall: Hall) -> None:
    ada = await played.now(seats=3)
    await ada.order("end")
    await ada.order("again")
    again = await Guest(hall, ada.token).sit(ada.table["again"])
    assert (again.table["stage"], again.table["code"], again.seats) == ("playing", "", (0,))


async def test_the_hosts_role_passes_on_when_the_host_leaves_for_good(played: Played, hall: Hall) -> None:
    ada, ben, _ = await played.table("Ada", "Ben", "Cleo")
    await ada.ask(m.Leave("bye", 0))
    assert ben.host is True
    assert ben.frames[-1]["t"] == "welcome"
    assert [s["host"] for s in ben.table["seats"]] == [False, True, False, False]
    assert ada.seats == ()
    assert (await ada.order("start"))["reason"] == "not_host"
    assert (await ben.order("start"))["t"] == "ack"


async def test_a_lobby_that_everybody_left_is_closed(played: Played, hall: Hall) -> None:
    (ada,) = await played.table("Ada")
    watcher = await played.watch(ada.table["match"])
    await ada.ask(m.Leave("bye", 0))
    assert (watcher.table["stage"], watcher.kinds()[-1]) == ("over", "table:emptied")


async def test_who_leaves_a_game_is_out_by_the_games_own_rule(played: Played) -> None:
    ada, ben, cleo = await played.game("Ada", "Ben", "Cleo")
    await cleo.ask(m.Leave("bye", 2))
    assert ada.views["0"]["table"]["seats"][2]["left"] is True
    assert ada.table["seats"][2]["name"] == "Cleo"
    assert ada.table["seats"][2]["free"] is False
    assert cleo.seats == ()
    assert "-1" in cleo.views, "and watches from here on"
    await ben.ask(m.Leave("bye", 1))
    assert ada.table["stage"] == "over"


async def test_names_are_changed_in_the_lobby_only(played: Played) -> None:
    ada, ben = await played.table("Ada", "Ben", seats=2)
    await ben.ask(m.Rename("1", 1, "Benjamin"))
    assert ada.table["seats"][1]["name"] == "Benjamin"
    assert ada.items[-1]["words"] == "Ben is now called Benjamin."
    assert (await ben.ask(m.Rename("2", 1, "ADA")))["reason"] == "taken_name"
    await ada.order("start")
    assert (await ben.ask(m.Rename("3", 1, "Bernd")))["reason"] == "begun"


async def test_the_new_host_is_told_in_words(played: Played) -> None:
    ada, ben = await played.table("Ada", "Ben")
    await ada.ask(m.Leave("bye", 0))
    assert ben.items[-1]["words"] == "You are the host now."
