"""A room: one code for a class, even tables with bots in the gaps, and whoever leads it without a seat."""

import asyncio
import json
import random
import time

import msgspec
import pytest
from lessonside import Visitor, come, open_room
from tableside import FAST, PATIENCE, Guest

from lopsided.engine.dice import secret_words
from lopsided.engine.game import find_game
from lopsided.engine.words import words
from lopsided.lab.spread import Setting, Spread
from lopsided.server import spreads
from lopsided.server.hall.faces import Faces, encode
from lopsided.server.hall.hall import Hall
from lopsided.server.hall.presence import Presence
from lopsided.server.hall.reading import NoTable
from lopsided.server.lesson import messages as lm
from lopsided.server.lesson.orders import OF_THE_GAME
from lopsided.server.lesson.pictures import Glimpse, Pictures, look
from lopsided.server.store import open_store
from lopsided.server.table.entries import NOBODY
from lopsided.server.table.refusal import Refusal
from lopsided.server.works import Work

pytestmark = pytest.mark.anyio
NAMES = ("Amina", "Ben", "Clara", "Dario", "Emre", "Fatou")


async def begun(hall: Hall, *names: str, **plan: object) -> tuple[Visitor, list[Visitor]]:
    """A room in which these people play."""
    lead = await open_room(hall, **plan)
    phones = await come(lead, *names)
    await lead.order("next")
    await lead.until(lambda seen: seen["tables"] and all(table.get("places") for table in seen["tables"]))
    return lead, phones


async def test_a_class_comes_in_by_one_code_sits_evenly_and_plays_with_bots_in_the_gaps(still: Hall) -> None:
    lead = await open_room(still)
    phones = await come(lead, *NAMES, "amina")
    assert (await lead.until(lambda seen: len(seen["people"]) == 7 and seen["people"]))[-1]["name"] == "amina 2"
    await lead.order("seat")
    people = await lead.until(lambda seen: all("table" in person for person in seen["people"]) and seen["people"])
    assert sorted(sum(person["table"] == t for person in people) for t in (0, 1)) == [3, 4]
    await lead.order("next")
    tables = await lead.until(lambda seen: len(seen["tables"]) == 2 and all(t.get("places") for t in seen["tables"]) and seen["tables"])
    assert sorted(sum(place.get("bot", False) for place in table["places"]) for table in tables) == [0, 1]
    match = await phones[0].until(lambda seen: seen.get("match"))
    seated = await Guest(still, phones[0].token).sit(match)  # the room's token opens the seat at its table
    assert len(seated.seats) == 1
    assert not seated.host


async def test_pause_freeze_and_stop_reach_every_table(still: Hall) -> None:
    lead, _ = await begun(still, *NAMES)
    stages = lambda seen: [table["stage"] for table in seen["tables"]]  # noqa: E731
    await lead.order("pause")
    await lead.until(lambda seen: stages(seen) == ["paused", "paused"])
    await lead.order("resume")
    await lead.order("freeze", table=1)
    await lead.until(lambda seen: stages(seen) == ["playing", "paused"])
    await lead.order("next")
    assert await lead.until(lambda seen: seen["phase"] == "stop")
    await lead.order("next")
    await lead.until(lambda seen: stages(seen) == ["over", "over"])


async def test_who_comes_late_takes_a_bots_seat_and_who_only_watches_leaves_it_to_one(still: Hall) -> None:
    lead, phones = await begun(still, *NAMES[:3])
    (late,) = await come(lead, "Zoe")
    bots = lambda seen: sum(place.get("bot", False) for place in seen["tables"][0]["places"])  # noqa: E731
    await lead.until(lambda seen: bots(seen) == 0)
    guest = await Guest(still, late.token).sit(await late.until(lambda seen: seen.get("match")))
    assert guest.seats
    assert (await phones[1].reply("watch"))["t"] == "ack"
    await lead.until(lambda seen: bots(seen) == 1)
    assert (await phones[1].reply("play"))["t"] == "ack"
    await lead.until(lambda seen: bots(seen) == 0)


async def test_two_change_places_and_what_lay_on_the_table_stays(still: Hall) -> None:
    lead, phones = await begun(still, *NAMES)
    people = await lead.until(lambda seen: seen["people"])
    one = next(p for p in people if p["table"] == 0)
    other = next(p for p in people if p["table"] == 1)
    await lead.order("swap", person=one["person"], other=other["person"])
    sits = lambda seen, t: {place["name"] for place in seen["tables"][t]["places"]}  # noqa: E731
    await lead.until(lambda seen: one["name"] in sits(seen, 1) and other["name"] in sits(seen, 0))
    phone = phones[NAMES.index(one["name"])]
    match = await phone.until(lambda seen: seen.get("table") == 1 and seen.get("match"))
    assert (await Guest(still, phone.token).sit(match)).seats


async def test_a_change_of_places_can_be_undone_until_the_tables_are_laid(still: Hall) -> None:
    lead = await open_room(still)
    await come(lead, *NAMES)
    tables = lambda seen: [person.get("table", -1) for person in seen["people"]]  # noqa: E731
    assert (await lead.ask(lm.Lead("u", "undo")))["reason"] == "nothing_to_undo"
    await lead.order("seat")
    seated = await lead.until(lambda seen: len(tables(seen)) == 6 and min(tables(seen)) >= 0 and seen.get("undo") and tables(seen))
    await lead.order("swap", person=1, other=2)
    await lead.until(lambda seen: tables(seen) != seated)
    await lead.order("undo")
    await lead.until(lambda seen: tables(seen) == seated)
    await lead.order("put", person=1, table=-1)
    await lead.order("remove", person=1)  # who has left is not brought back
    assert (await lead.ask(lm.Lead("v", "undo")))["reason"] == "nothing_to_undo"
    await lead.order("next")
    await lead.until(lambda seen: seen["tables"] and not seen.get("undo"))
    assert (await lead.ask(lm.Lead("w", "undo")))["reason"] == "nothing_to_undo"


@pytest.mark.parametrize("when", ["before", "after"])
async def test_two_share_a_seat_under_both_names_and_each_phone_opens_it(still: Hall, when: str) -> None:
    lead = await open_room(still)
    one, other, third = await come(lead, "Amina of the long name", "Ben of a longer name yet", "Clara")
    if when == "after":
        await lead.order("next")
        await lead.until(lambda seen: seen["tables"] and all(table.get("places") for table in seen["tables"]))
    await lead.order("pair", person=1, other=2)
    people = await lead.until(lambda seen: len(seen["people"]) == 2 and seen["people"])
    assert people[0]["name"] == "Amina of t + Ben of a l"
    if when == "before":
        await lead.order("next")
    seats = []
    for phone in (one, other, third):
        match = await phone.until(lambda seen: seen.get("match") and (seen["name"] == "Clara" or "+" in seen["name"]) and seen["match"])
        await lead.until(lambda seen: sum(not place.get("bot", False) for place in seen["tables"][0]["places"]) == 2)
        seats.append((await Guest(still, phone.token).sit(match)).seats)
    assert seats[0] == seats[1] != seats[2]
    assert not other.ended
    assert (await lead.ask(lm.Lead("x", "pair", person=1, other=1)))["reason"] == "no_person"


async def test_a_phone_is_shown_what_came_of_the_guess_only_when_it_is_over(still: Hall) -> None:
    lead = await open_room(still, guess=True)
    (phone,) = await come(lead, "Amina")
    await lead.order("next")
    assert (await phone.reply("guess", guess=(1, 2, 3, 14)))["t"] == "ack"
    await lead.order("next")
    await phone.until(lambda seen: seen.get("match") and not seen.get("fact"))
    await lead.order("next")
    await lead.order("next")
    fact = await phone.until(lambda seen: seen["phase"] == "debrief" and seen.get("fact"))
    assert fact == sorted(fact)
    assert len(fact) == 4
    wall = await Visitor(still, lead.room_id).enter()
    assert "guess" not in wall.seen["wall"], "one person's guess is no guess of the room"


@pytest.mark.parametrize("game", ["disparity-trap", "displacement", "disruptopia", "threat-level", "unequalopolis"])
async def test_every_game_brings_two_questions_of_its_own(still: Hall, game: str) -> None:
    lead, (phone,) = await begun(still, "Amina", game=game)
    for key in OF_THE_GAME:
        await lead.order("ask", value=key)
        question = await phone.until(lambda seen, key=key: seen.get("question") and seen["question"]["key"] == key and seen["question"])
        for code in ("en", "fr", "es"):
            said = words(find_game(game).package, code)
            assert f"room-ask_{key}" in said
            assert [f"room-answer_{key}_{n}" in said for n in range(1, 5)] == [True] * question["choices"] + [False]
        await lead.order("go_on")


async def test_a_lost_phone_is_replaced_by_a_code_that_works_once(still: Hall) -> None:
    lead, _ = await begun(still, *NAMES[:2])
    code = (await lead.order("code", person=1))["code"]
    again = await still.rejoin(code)
    phone = await Visitor(still, again.match, again.token).enter()
    match = await phone.until(lambda seen: seen["name"] == NAMES[0] and seen.get("match"))
    assert (await Guest(still, phone.token).sit(match)).seats
    with pytest.raises(NoTable):
        await still.rejoin(code)


async def test_only_who_leads_may_order_and_a_second_may_lead_too(still: Hall) -> None:
    lead, (phone, *_) = await begun(still, *NAMES[:2])
    wall = await Visitor(still, lead.room_id).enter()
    for stranger in (phone, wall):
        for order in ("pause", "delete", "code", "lead", "bot"):
            assert (await stranger.ask(lm.Lead(f"x{order}", order, person=1)))["reason"] == "not_lead"  # type: ignore[arg-type]
    token = (await lead.order("lead"))["code"]
    second = await Visitor(still, lead.room_id, token).enter()
    await second.order("pause")
    await lead.until(lambda seen: seen.get("paused"))


async def test_a_question_holds_all_tables_and_nobody_knows_whose_answer_is_whose(still: Hall) -> None:
    lead, phones = await begun(still, *NAMES[:4])
    wall = await Visitor(still, lead.room_id).enter()
    await lead.order("ask", value="fair")
    await lead.until(lambda seen: [t["stage"] for t in seen["tables"]] == ["paused"])
    for i, phone in enumerate(phones[:3]):
        assert (await phone.reply("answer", number=0, choice=i % 2, key=f"device-{i}"))["t"] == "ack"
    assert (await phones[0].reply("answer", number=0, choice=1, key="device-0"))["t"] == "ack"  # another mind
    assert (await phones[0].reply("answer", number=0, choice=1, key="made-up-key"))["reason"] == "bad_answer"
    await lead.until(lambda seen: [person.get("answered", False) for person in seen["people"]] == [True, True, True, False])
    await wall.until(lambda seen: seen.get("replies") == 3 and "answers" not in seen)
    await lead.order("answers")
    await lead.until(lambda seen: seen.get("answers", {}).get("counts") == [1, 2, 0])
    await wall.until(lambda seen: seen.get("answers", {}).get("counts") == [1, 2, 0])
    await lead.order("go_on")
    await lead.until(lambda seen: [t["stage"] for t in seen["tables"]] == ["playing"])


@pytest.mark.parametrize("turned", [False, True])
async def test_neither_the_log_nor_a_picture_links_a_sentence_to_whoever_wrote_it(still: Hall, turned: bool) -> None:
    """Whoever comes first: console, wall, co-teacher and log are the same but for who is seen to have answered."""
    lead, phones = await begun(still, *NAMES[:4])
    second = await Visitor(still, lead.room_id, (await lead.order("lead"))["code"]).enter()
    wall = await Visitor(still, lead.room_id).enter()
    await lead.order("ask", value="free")
    asked = len((await still.store.read(lead.room_id)).entries)
    said = {"key-of-a-device-a": "the rules did it", "key-of-a-device-b": "we did it"}
    for phone, (key, text) in zip(phones[:2] if turned else phones[1::-1], said.items(), strict=True):
        assert (await phone.reply("answer", number=0, text=text, key=key))["t"] == "ack"
        await lead.until(lambda seen, number=phone.person: any(p["person"] == number and p.get("answered") for p in seen["people"]))
        for reader in (lead, second, wall, *phones):  # whoever sees answers come in beside people who have answered, knows whose they are
            assert not any(b"did it" in frame for frame in reader.raw)
    answers = [json.loads(entry) for entry in (await still.store.read(lead.room_id)).entries[asked:]]
    assert answers == [{"e": "answered", "number": 0, "key": key, "text": text} for key, text in said.items()]
    await lead.order("answers")
    for reader in (lead, second):
        assert (await reader.until(lambda seen: seen.get("answers")))["sentences"] == ["the rules did it", "we did it"]
    assert (await wall.until(lambda seen: seen.get("answers") is not None and seen))["answers"] == {}
    await lead.order("show", value=1)
    await wall.until(lambda seen: seen["answers"].get("sentences") == ["we did it"])


async def test_who_has_answered_is_known_to_another_process_and_forgotten_with_the_server() -> None:
    here, there = Presence("a"), Presence("b")
    there.enter(3)
    there.said[3] = 0
    assert here.hear("b", there.own())
    assert (here.answered(0), here.answered(1)) == ({3}, set())
    assert here.forget("b")
    assert here.answered(0) == set()


@pytest.mark.parametrize(("game", "kind", "marks"), [
    ("threat-level", "ladder", 0), ("displacement", "land", 4), ("disruptopia", "steps", 0), ("disparity-trap", "terraces", 0), ("unequalopolis", "ring", 22),
])  # fmt: skip
async def test_the_wall_has_a_small_board_of_every_game_and_the_console_does_not(still: Hall, game: str, kind: str, marks: int) -> None:
    lead, _ = await begun(still, *NAMES[:4], game=game)
    wall = await Visitor(still, lead.room_id).enter()
    seen = await wall.until(lambda seen: seen["tables"] and seen["tables"][0].get("spots") and seen)
    assert (seen["small"], len(seen["tables"][0]["spots"]), len(seen["tables"][0].get("marks", []))) == (kind, 4, marks)
    assert kind == "land" or all(0 <= spot < seen["spaces"] for spot in seen["tables"][0]["spots"])
    assert "spots" not in lead.seen["console"]["tables"][0]


async def test_the_talk_unfolds_part_by_part_beside_very_many_games(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    these = [[number == round for number in range(50)] for round in range(20)]
    known = Spread(100_000, "climber", [[100_000 * one for one in row] for row in these], [])
    monkeypatch.setattr(still.spreads, "of", lambda game, setting: known)
    lead, phones = await begun(still, *NAMES[:4])
    wall = await Visitor(still, lead.room_id).enter()
    assert (await lead.ask(lm.Lead("p0", "part", value=2)))["reason"] == "not_begun"
    await lead.order("next")
    await lead.order("next")
    await wall.until(lambda seen: seen["show"] == "debrief" and seen.get("part", 1) == 1 and "crowd" not in seen)
    for bad in (0, lm.TALK + 1, "2", True):
        assert (await lead.ask(lm.Lead(f"b{bad}", "part", value=bad)))["reason"] == "bad_value"
    await lead.order("part", value=2)
    crowd = await wall.until(lambda seen: seen.get("crowd"))
    round = wall.seen["wall"]["tables"][0]["round"]
    assert (crowd["games"], crowd["bot"], crowd["round"], crowd["low"]) == (100_000, "climber", round, 50)
    assert crowd["these"] == known.these[round]
    await lead.until(lambda seen: seen.get("part") == 2)
    assert (await phones[0].ask(lm.Lead("x", "part", value=3)))["reason"] == "not_lead"
    assert not any(b'"crowd"' in frame for reader in (lead, *phones) for frame in reader.raw)


async def test_very_many_games_are_played_once_beside_the_server_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[bytes] = []

    async def fake(command: object, told: bytes, work: Work) -> None:
        begun.append(told)
        await work.add(msgspec.json.encode(Spread(1_000, "climber", [[1]], [])))

    monkeypatch.setattr(spreads, "reckon", fake)
    game, one, other = find_game("threat-level"), Setting("threat-level", 4, {}), Setting("threat-level", 5, {})
    assert spreads.Spreads(False).of(game, one) is None
    open = spreads.Spreads(True)
    assert open.of(game, one) is None
    async with asyncio.timeout(PATIENCE):
        while (found := open.of(game, one)) is None:
            await asyncio.sleep(0)
    assert found.games == 1_000
    open.of(game, other)
    await asyncio.sleep(0)
    await open.close()
    assert len(begun) == 2


async def test_a_setting_too_many_waits_for_a_place_and_takes_that_of_who_asked_longest_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise classes with more settings than are kept would end each other's games for ever."""
    begun: list[bytes] = []
    go_on = asyncio.Event()

    async def fake(command: object, told: bytes, work: Work) -> None:
        begun.append(told)
        await go_on.wait()
        await work.add(msgspec.json.encode(Spread(1_000, "climber", [[1]], [])))

    monkeypatch.setattr(spreads, "reckon", fake)
    monkeypatch.setattr(spreads, "KEPT", 2)
    game, (first, second, third) = find_game("threat-level"), [Setting("threat-level", seats, {}) for seats in (4, 5, 6)]
    open = spreads.Spreads(True)
    for _ in range(3):
        assert [open.of(game, setting) for setting in (first, second, third)] == [None, None, None]
        await asyncio.sleep(0)
    assert len(begun) == 1, "who plays is not stopped for another"
    go_on.set()
    async with asyncio.timeout(PATIENCE):
        while not (open.of(game, second) and open.of(game, first)):
            await asyncio.sleep(0)
        while open.of(game, third) is None:
            await asyncio.sleep(0)
    assert open.of(game, first) is not None, "it was asked for last"
    assert len(begun) == 3
    await open.close()


async def test_guesses_are_kept_and_their_sum_is_that_of_the_discs(still: Hall) -> None:
    lead = await open_room(still, guess=True)
    phones = await come(lead, *NAMES[:3])
    wall = await Visitor(still, lead.room_id).enter()
    await lead.order("next")
    await lead.until(lambda seen: seen["phase"] == "guess")
    assert (await phones[0].reply("guess", guess=(1, 2, 3)))["reason"] == "bad_guess"
    for phone in phones:
        assert (await phone.reply("guess", guess=(11, 2, 3, 4)))["t"] == "ack"
    await lead.until(lambda seen: all(person.get("guessed") for person in seen["people"]))
    late = await Visitor(still, lead.room_id).enter()
    assert not any(frame.get("wall", {}).get("guess") for frame in [*wall.frames, *late.frames]), "what the room guesses is shown while it is guessed"
    await lead.order("next")
    assert await wall.until(lambda seen: seen.get("guess")) == [2, 3, 4, 11]


async def test_a_room_is_deleted_at_once_with_its_tables(still: Hall) -> None:
    lead, (phone, *_) = await begun(still, *NAMES[:2])
    match = await phone.until(lambda seen: seen.get("match"))
    await lead.order("delete")
    assert (lead.ended, phone.ended) == ("no_table", "no_table")
    for gone in (match, lead.room_id):
        assert (await still.store.read(gone)).entries == []
    assert await still.store.find("join:" + lead.seen["code"]) is None


async def test_a_room_survives_the_end_of_its_server_at_any_entry(address: str) -> None:
    first = Hall(open_store(address), FAST)
    await first.open()
    lead = await open_room(first)
    phones = await come(lead, *NAMES)
    token, room_id = lead.token, lead.room_id
    async with lead.room.lock:  # laid in the log, and the server dies before there is a table
        await lead.room.write(lambda lesson: lead.room.entries(lesson, lead, lm.Lead("begin", "next", value="gather")))
        await first.close()
    second = Hall(open_store(address), FAST)
    await second.open()
    lead = await Visitor(second, room_id, token).enter()
    tables = await lead.until(lambda seen: len(seen["tables"]) == 2 and all(t.get("places") for t in seen["tables"]) and seen["tables"])
    assert {p["name"] for t in tables for p in t["places"] if not p.get("bot")} | {p["name"] for t in tables for p in t["places"]} >= set(NAMES)
    phone = await Visitor(second, room_id, phones[0].token).enter()
    assert (await Guest(second, phone.token).sit(await phone.until(lambda seen: seen.get("match")))).seats
    await second.close()


async def test_a_room_goes_on_over_several_processes(database: str) -> None:
    halls = [Hall(open_store(database), FAST) for _ in range(2)]
    for hall in halls:
        await hall.open()
    lead = await open_room(halls[0])
    (here,) = await come(lead, "Here")
    (there,) = await come(lead, "There", hall=halls[1])
    await lead.until(lambda seen: [person.get("here") for person in seen["people"]] == [True, True])
    await lead.order("next")
    match = await there.until(lambda seen: seen.get("match"))
    guest = await Guest(halls[1], there.token).sit(match)
    await lead.order("pause")
    await guest.until(lambda seen: seen.table["stage"] == "paused")
    await there.reply("hand")
    await lead.until(lambda seen: seen["people"][1].get("hand"))
    await here.drop()
    for hall in halls:
        await hall.close()


async def test_a_closed_door_and_a_full_room_refuse_whoever_comes(still: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    lead = await open_room(still)
    monkeypatch.setattr(lm, "MOST_PEOPLE", 1)
    await come(lead, "One")
    with pytest.raises(Refusal, match="full"):
        await come(lead, "Two")
    await lead.order("close")
    with pytest.raises(Refusal, match="locked"):
        await come(lead, "Three")


async def test_nothing_is_left_of_a_room_that_nobody_has_touched_for_long(address: str) -> None:
    hall = Hall(open_store(address), FAST)
    await hall.open()
    lead, _ = await begun(hall, *NAMES[:2])
    match = lead.seen["console"]["tables"][0]["match"]
    other = await open_room(hall)
    hall.close_room(other.room_id)
    await hall.forget_rooms(time.time() - 3600)
    assert (await hall.store.read(lead.room_id)).entries
    await hall.forget_rooms(time.time() + 1)
    for gone in (match, lead.room_id, other.room_id):
        assert (await hall.store.read(gone)).entries == []
    await hall.close()


@pytest.mark.parametrize("game", ["disparity-trap", "displacement", "disruptopia", "unequalopolis"])
async def test_console_wall_and_a_second_who_leads_see_nothing_that_is_hidden(still: Hall, game: str) -> None:
    """They see what a spectator sees, byte for byte: a state in which all secrets are others gives the same pictures."""
    lead, phones = await begun(still, *NAMES[:4], game=game)
    wall = await Visitor(still, lead.room_id).enter()
    second = await Visitor(still, lead.room_id, (await lead.order("lead"))["code"]).enter()
    _, table = await still.table(lead.seen["console"]["tables"][0]["match"])
    match, lesson, chance = table.match, lead.room.lesson, random.Random(7)
    assert match is not None
    assert lesson is not None

    def pictures() -> list[bytes]:
        glimpse = Glimpse()
        look(glimpse, Faces(), table)
        made = Pictures(lesson, [glimpse], set(), {}, 0.0)
        return [encode(made.for_reader(person)) for person in (0, NOBODY, second.person)]

    for _ in range(80):
        asked = [seat for seat in range(4) if match.g.pending >> seat & 1]
        earlier = bytes(match.g.memory)
        match.submit(asked[0], chance.choice(list(match.legal(asked[0]))))
        if match.over:
            match.g.memory[:] = earlier  # nothing is hidden any more when it is over
            break
    before = pictures()
    other = match.game.state.blank()
    other.memory[:] = match.g.memory
    match.game.hide(match.box, other, -1)
    match.game.guess(match.box, other, -1, secret_words(b"another secret 7"))  # the same table with other secrets
    assert bytes(other.memory) != bytes(match.g.memory)
    match.g.memory[:] = other.memory
    assert pictures() == before
    secret = table.sheet.secret.encode()
    for reader in (lead, wall, second, *phones):
        assert not any(secret in frame or phone.token.encode() in frame or phone.key.encode() in frame for frame in reader.raw for phone in phones)
    names = b"".join(frame for frame in wall.raw)
    assert not any(name.encode() in names for name in NAMES[:4])  # the plan does not say that the wall may
    assert b'"last":' not in names  # nor what one of them did
