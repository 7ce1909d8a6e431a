"""Moves: each counts once, none is dropped in silence, a refused one says why and changes nothing."""

import re

import pytest
from tableside import GAME, Guest, Played, agrees_with_its_log, asked, ids, play, stored_log

from lopsided.server import http_messages as hm
from lopsided.server import messages as m
from lopsided.server.hall.hall import Hall
from lopsided.server.table.entries import Moved

pytestmark = pytest.mark.anyio


async def two(played: Played, **options: object) -> tuple[Guest, Guest]:
    """Two people, the first to move, with points to spend."""
    ada, ben = await played.game("Ada", "Ben", options={"first_player": "seat1", "start_points": 9, **options})
    return ada, ben


def action(who: Guest, do: str, target: int | None = None) -> int:
    """An action of one's own view by its name."""
    return next(a["id"] for a in who.views[str(who.seats[0])]["actions"] if a["do"] == do and (target is None or a["target"] == target))


async def test_a_move_is_acknowledged_and_everybody_hears_of_it(played: Played) -> None:
    ada, ben = await two(played)
    before = ben.upto
    answer = await ada.move(action(ada, "push", 1))
    assert answer == {"t": "ack", "id": answer["id"], "upto": ada.upto, "code": ""}
    assert ben.upto == ada.upto > before
    assert any(re.fullmatch(r"You paid \d to push Ben\.", i["words"]) for i in ada.items)
    assert any(re.fullmatch(r"Ada paid \d to push you\.", i["words"]) for i in ben.items)


async def test_the_same_move_sent_twice_counts_once_and_is_acknowledged_twice(played: Played, hall: Hall) -> None:
    ada, _ = await two(played)
    push, seen = action(ada, "push", 1), ada.upto
    first = await ada.move(push, id="one", answers=seen)
    log = await stored_log(hall, ada.table["match"])
    again = await ada.move(push, id="one", answers=seen)
    assert (first["t"], again["t"]) == ("ack", "ack")
    assert await stored_log(hall, ada.table["match"]) == log


async def test_the_same_move_sent_again_after_a_restart_counts_once(played: Played, hall: Hall) -> None:
    ada, _ = await two(played)
    push, seen = action(ada, "push", 1), ada.upto
    await ada.move(push, id="one", answers=seen)
    hall.close_room(ada.table["match"])
    back = await Guest(hall, ada.token).sit(ada.table["match"])
    assert (await back.move(push, id="one", answers=seen))["t"] == "ack"
    assert len([entry for entry in await stored_log(hall, ada.table["match"]) if isinstance(entry, Moved)]) == 1


async def test_two_people_may_use_the_same_id(played: Played) -> None:
    ada, ben = await two(played)
    assert (await ada.ask(m.Say("1", 0, phrase="hello")))["t"] == "ack"
    assert (await ben.ask(m.Say("1", 1, phrase="thanks")))["t"] == "ack"
    assert ada.kinds().count("table:said") == 2


async def test_a_move_that_answers_an_older_question_is_refused_with_fresh_views(played: Played) -> None:
    ada, ben = await two(played)
    seen = ada.upto
    end = action(ada, "end_turn")
    await ada.move(end)
    answer = await ada.move(end, answers=seen)
    assert (answer["t"], answer["reason"]) == ("refused", "stale")
    assert {seat: glance["whole"] for seat, glance in answer["views"].items()} == ada.views
    assert answer["upto"] == ada.upto
    assert ben.refused() == []


async def test_what_does_not_change_the_question_makes_no_move_stale(played: Played) -> None:
    ada, ben = await two(played)
    seen = ada.upto
    await ben.ask(m.Say("1", 1, phrase="one_moment"))
    assert ada.upto > seen
    assert (await ada.move(action(ada, "push", 1), answers=seen))["t"] == "ack"


async def test_a_move_that_claims_to_have_seen_the_future_is_stale(played: Played) -> None:
    ada, _ = await two(played)
    assert (await ada.move(action(ada, "push", 1), answers=ada.upto + 1))["reason"] == "stale"


async def test_a_refused_move_names_the_rule_and_changes_nothing(played: Played, hall: Hall) -> None:
    ada, ben = await two(played)
    log, raw = await stored_log(hall, ada.table["match"]), len(ben.raw)
    game = (await hall.table(ada.table["match"]))[1].game
    answer = await ada.move(game.moves.encode("step_down"))
    assert answer["t"] == "refused"
    assert "TL-" in answer["words"]
    assert await stored_log(hall, ada.table["match"]) == log
    assert len(ben.raw) == raw
    answer = await ben.move(game.moves.encode("end_turn"))
    assert (answer["reason"], "TL-" in answer["words"]) == ("not_asked", True)


async def test_of_several_actions_all_or_none_are_taken(played: Played, hall: Hall) -> None:
    ada, _ = await two(played)
    game = (await hall.table(ada.table["match"]))[1].game
    push, wrong = action(ada, "push", 1), game.moves.encode("come_back")
    view = ada.views
    assert (await ada.move(push, push, wrong))["t"] == "refused"
    assert ada.views == view
    assert (await ada.move(push, push))["t"] == "ack"
    assert ada.views["0"]["table"]["seats"][1]["row"] == view["0"]["table"]["seats"][1]["row"] + 2


@pytest.mark.parametrize("actions", [[], [0] * 65, [-1], [10**30], [99999]])
async def test_a_move_of_no_known_actions_is_refused(played: Played, actions: list[int]) -> None:
    ada, _ = await two(played)
    assert (await ada.move(*actions))["t"] == "refused"


@pytest.mark.parametrize("id", ["", "x" * 65, "a\nb", "\u202e"])
async def test_a_request_needs_an_id_of_reasonable_length(played: Played, id: str) -> None:
    ada, _ = await two(played)
    await ada.hall.request(ada.room, ada, m.Say(id, 0, phrase="hello"))
    assert ada.frames[-1]["reason"] == "bad_id"
    assert len(ada.frames[-1]["id"]) <= 64


async def test_nobody_moves_for_another_seat(played: Played) -> None:
    ada, ben = await two(played)
    watcher = await played.watch(ada.table["match"])
    push = action(ada, "push", 1)
    assert (await ben.move(push, seat=0))["reason"] == "not_yours"
    assert (await watcher.move(push, seat=0))["reason"] == "not_seated"
    assert (await ada.move(push, seat=-1))["reason"] == "not_yours"
    assert (await ada.move(push, seat=10**20))["reason"] == "not_yours"
    for request in (m.Undo("u", 0), m.Say("s", 0, phrase="hello"), m.Rename("r", 0, "Eve"), m.Leave("l", 0), m.Rejoin("j", 0)):
        assert (await ben.ask(request))["reason"] == "not_yours"
        assert (await watcher.ask(request))["reason"] == "not_seated"


async def test_a_step_is_taken_back_until_something_was_rolled(played: Played) -> None:
    ada, ben = await two(played)
    table = ada.views["0"]["table"]
    push, first = action(ada, "push", 1), ada.upto + 1
    assert (await ada.ask(m.Undo("u0", 0)))["reason"] == "no_undo"
    await ada.move(push)
    assert (await ben.ask(m.Undo("u1", 1)))["reason"] == "no_undo"
    assert (await ada.ask(m.Undo("u2", 0)))["t"] == "ack"
    assert ada.views["0"]["table"] == table
    undone = ben.items[-1]
    assert (undone["kind"], undone["ints"]["from"], undone["seat"]) == ("table:undone", first, 0)
    assert undone["words"] == "Ada took the last step back."
    assert (await ada.ask(m.Undo("u2", 0)))["t"] == "ack", "the same request again"
    assert ada.kinds().count("table:undone") == 1
    await ada.move(action(ada, "end_turn"))
    assert (await ada.ask(m.Undo("u3", 0)))["reason"] == "no_undo"


async def test_taking_a_step_back_wins_no_time(played: Played) -> None:
    ada, _ = await two(played)
    await ada.order("clock", value=60)
    deadline = ada.table["deadline"]
    for _ in range(2):
        await ada.move(action(ada, "push", 1))
        assert ada.table["deadline"] > deadline, "the next question has its own time"
        await ada.ask(m.Undo(f"u{next(ids)}", 0))
        assert ada.table["deadline"] == deadline
    await agrees_with_its_log(ada.hall, ada.table["match"])


async def test_numbers_never_go_back_when_a_step_is_taken_back(played: Played) -> None:
    ada, _ = await two(played)
    await ada.move(action(ada, "push", 1))
    after_push = ada.upto
    await ada.ask(m.Undo("u", 0))
    assert ada.upto == after_push + 1
    await ada.move(action(ada, "push", 1))
    assert [i["n"] for i in ada.items] == list(range(ada.upto + 1))


async def test_nothing_moves_in_a_paused_or_finished_game_or_in_the_lobby(played: Played) -> None:
    ada, ben = await played.table("Ada", "Ben", seats=2, options={"first_player": "seat1"})
    assert (await ada.move(0))["reason"] == "not_begun"
    await ada.order("start")
    choice = ada.choices()[0]
    await ada.order("pause")
    assert (await ada.move(choice))["reason"] == "paused"
    assert (await ada.ask(m.Undo("u", 0)))["reason"] == "paused"
    await ada.order("resume")
    assert (await ada.move(choice))["t"] == "ack"
    await ada.order("end")
    assert (await ben.move(0))["reason"] == "over"
    assert ada.choices() == []


async def test_a_whole_game_is_played_to_its_end_and_the_secret_is_opened(played: Played, hall: Hall) -> None:
    ada, ben, cleo = await played.game("Ada", "Ben", "Cleo", options={"max_rounds": 20})
    assert ada.table["secret"] == ""
    await play([ada, ben, cleo])
    assert ada.table["stage"] == "over"
    assert sorted(ada.views["0"]["placing"])[0] == 1
    table = (await hall.table(ada.table["match"]))[1]
    assert ada.table["secret"] == table.sheet.secret
    assert ada.table["commitment"] == table.commitment == ben.frames[0]["table"]["commitment"]
    assert ada.kinds()[-1] == "table:over"


async def test_at_a_hot_seat_one_device_moves_for_everybody_at_it(hall: Hall) -> None:
    opened = await hall.new_table(hm.NewTable(GAME, "hotseat", names=["Ada", "Ben", "Cleo"], seats=3, options={"max_rounds": 20}))
    device = await Guest(hall, opened.token).sit(opened.match)
    assert device.seats == (0, 1, 2)
    assert set(device.views) == {"0", "1", "2"}
    while device.table["stage"] != "over":
        seat = next(s for s in device.seats if device.choices(s))
        assert (await device.move(device.choices(seat)[0], seat=seat))["t"] == "ack"
    begun = next(i["words"] for i in device.items if i["kind"] == "began")
    assert begun.split()[0] in ("Ada", "Ben", "Cleo"), "on a shared screen everybody has a name"


async def test_a_step_that_tells_nothing_still_has_a_number(played: Played) -> None:
    """A client could not see otherwise that it missed something."""
    options = {"start_rows": [5, 5, 5], "start_points": 9, "first_player": "seat1"}
    ada, *_ = people = await played.game("Ada", "Ben", "Cleo", options=options)
    while asked(people) is not ada or ada.views["0"]["phase"] != "action":
        await asked(people).move(action(asked(people), "union_pass"))
    await ada.move(action(ada, "push", 1))
    first = asked(people)
    before = ada.upto
    assert not first.room.table.silent
    await first.move(action(first, "union_pass"))
    assert first.room.table.silent, "a bot that is next has nothing to wait for"
    assert asked(people) is not first, "another one in the union is asked"
    assert (ada.upto, ada.items[-1]["kind"], ada.items[-1]["words"]) == (before + 1, "table:moved", "")
    assert (await first.move(first.room.table.game.moves.encode("union_pass"), answers=before))["reason"] == "stale"
