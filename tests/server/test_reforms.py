"""A table votes on a rule: who may propose what and when, sealed votes, bots that vote by the forecast, and a log that holds."""

import asyncio
import copy
from typing import Any

import msgspec
import pytest
from tableside import Guest, Played, agrees_with_its_log, ids, play, stored_log

from lopsided.agents.figures import Figure, Forecast, Prospect
from lopsided.agents.forecast import Question
from lopsided.engine.replay import check, parse
from lopsided.server import http_messages as hm
from lopsided.server import messages as m
from lopsided.server import replays, shoes
from lopsided.server.forecasts import Forecasts
from lopsided.server.hall.driver import next_deed, woken
from lopsided.server.hall.hall import Hall
from lopsided.server.table import entries as e
from lopsided.server.table import votes
from lopsided.server.table.table import Table

pytestmark = pytest.mark.anyio
RULE, VALUE = "push_refund", "yes"


class Seer(Forecasts):
    """Says at once what a test wants to be foretold."""

    says = Forecast()

    def __init__(self) -> None:
        super().__init__(0)

    async def _ask(self, asked: Question, patience: float) -> Forecast:
        return self.says


@pytest.fixture
def seer(hall: Hall) -> Seer:
    """Whoever foretells what a change of a rule would do."""
    hall.forecasts = found = Seer()
    return found


def foretold(*changes: float, within: float = 1.0, games: int = 10_000) -> Forecast:
    """A forecast by which the seats win so much more often."""
    sure = Figure(25.0, 1.0)
    return Forecast("climber", games, [Prospect(sure, Figure(25.0 + change, 1.0), Figure(change, within)) for change in changes])


async def allowed(played: Played, *names: str, **wish: Any) -> list[Guest]:
    """A game whose host allows votes on rules."""
    people = await played.table(*names, **{"seats": max(2, len(names)), **wish})
    assert (await people[0].order("configure", value={"reforms": True}))["t"] == "ack"
    assert (await people[0].order("start"))["t"] == "ack"
    return people


async def propose(who: Guest, option: str = RULE, value: int | str = VALUE, seat: int | None = None) -> dict[str, Any]:
    return await who.ask(m.Propose(f"p{next(ids)}", who.seats[0] if seat is None else seat, option, value))


async def vote(who: Guest, yes: bool, round: int | None = None) -> dict[str, Any]:
    motion = who.table["motion"] or {"round": 0}
    return await who.ask(m.Vote(f"v{next(ids)}", who.seats[0], motion["round"] if round is None else round, yes))


async def table_of(who: Guest) -> Table:
    async with who.room.lock:
        return await who.room.open()


async def to_the_vote(people: list[Guest], proposed: bool = False) -> None:
    """Propose, and play the round to its end."""
    if not proposed:
        assert (await propose(people[0]))["t"] == "ack"
    while people[0].table["motion"]["stage"] == "waiting":
        if not await play(people, moves=1):
            await asyncio.sleep(0.01)  # a bot's turn
    await people[0].until(lambda who: who.table["motion"]["stage"] == "vote")


async def decided(people: list[Guest]) -> str:
    """Until all is counted: what came of it."""
    for who in people:
        await who.until(lambda who: who.table["motion"]["stage"] in ("passed", "kept"))
    return str(people[0].table["motion"]["stage"])


async def test_the_host_allows_it_in_the_lobby_and_it_is_off_at_first(played: Played) -> None:
    people = await played.table("Ada", "Ben", seats=2)
    assert people[1].table["reforms"] is False
    await people[0].order("start")
    assert (await propose(people[0]))["reason"] == "no_reforms"
    people = await allowed(played, "Ada", "Ben")
    assert people[1].table["reforms"] is True
    assert (await people[0].order("configure", value={"reforms": False}))["reason"] == "begun"


async def test_only_marked_options_can_be_proposed_one_at_a_time_and_not_again_and_again(played: Played) -> None:
    ada, ben = await allowed(played, "Ada", "Ben")
    assert (await propose(ada, "max_rounds", 30))["reason"] == "no_reform"
    assert (await propose(ada, RULE, "perhaps"))["reason"] == "word"
    assert (await propose(ada, RULE, "no"))["reason"] == "same_rule"
    assert (await propose(ada, seat=1))["reason"] == "not_yours"
    assert (await vote(ada, True))["reason"] == "no_vote"
    assert (await propose(ada))["t"] == "ack"
    assert (await propose(ben))["reason"] == "one_reform"
    await to_the_vote([ada, ben], proposed=True)
    await vote(ada, True)
    await vote(ben, False)
    assert await decided([ada, ben]) == "kept"
    assert (await propose(ada, "out_roll", "no"))["reason"] == "reform_again"
    assert (await propose(ben, "out_roll", "no"))["t"] == "ack"


async def test_the_game_stands_still_while_the_table_votes(played: Played) -> None:
    people = await allowed(played, "Ada", "Ben")
    await to_the_vote(people)
    mover = next(p for p in people if p.choices())
    assert (await mover.move(mover.choices()[0]))["reason"] == "in_vote"
    assert people[0].table["deadline"] == 0
    await vote(people[0], True)
    await vote(people[1], True)
    assert await decided(people) == "passed"
    assert (await mover.move(mover.choices()[0]))["t"] == "ack"


async def test_votes_are_sealed_until_all_are_counted(played: Played) -> None:
    ada, ben, cleo = await allowed(played, "Ada", "Ben", "Cleo")
    await to_the_vote([ada, ben, cleo])
    assert (await vote(ada, True))["t"] == "ack"
    assert (await vote(ada, False))["reason"] == "has_voted"
    watcher = await played.watch(ada.table["match"])
    for who in (ben, cleo, watcher):
        assert (who.table["motion"]["voted"], who.table["motion"]["votes"]) == ([0], {})
        assert not any(kind in ("table:reform_yes", "table:reform_no") for kind in who.kinds())
    frames = [frame for who in (ben, cleo) for frame in who.raw[-3:]]
    assert not any(b'"yes"' in frame and b"reform_yes" in frame for frame in frames)
    await vote(ben, False)
    assert ada.table["motion"]["stage"] == "vote"
    await vote(cleo, True)
    assert await decided([ada, ben, cleo]) == "passed"
    assert cleo.table["motion"]["votes"] == {"0": True, "1": False, "2": True}
    assert cleo.kinds()[-4:] == ["table:reform_yes", "table:reform_no", "table:reform_yes", "table:reform_passed"]
    assert cleo.table["options"][RULE] == VALUE


async def test_a_vote_on_something_else_that_comes_late_does_not_count(played: Played) -> None:
    people = await allowed(played, "Ada", "Ben")
    await to_the_vote(people)
    earlier = people[0].table["motion"]["round"] - 1
    assert (await vote(people[0], True, earlier))["reason"] == "no_vote"
    assert people[1].table["motion"]["voted"] == []
    assert (await vote(people[0], True))["t"] == "ack"


async def test_who_has_not_voted_in_time_abstains_and_half_is_not_enough(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await allowed(played, "Ada", "Ben", "Cleo", "Dov")
    await to_the_vote(people)
    await vote(people[0], True)
    await vote(people[1], True)
    sheet = (await table_of(people[0])).sheet
    ends = votes.deadline(sheet)
    assert ends == people[0].table["motion"]["until"] > 0
    assert (votes.counted(sheet, ends - 1), votes.counted(sheet, ends)) == ([], [e.Upheld(at=ends)])
    monkeypatch.setattr(votes, "VOTE_SECONDS", 0.0)
    people[0].room.wake.set()
    assert await decided(people) == "kept"
    assert people[0].kinds()[-5:] == ["table:reform_yes", "table:reform_yes", "table:reform_none", "table:reform_none", "table:reform_kept"]
    assert people[0].table["options"][RULE] == "no"


async def test_seats_that_have_left_are_counted_neither_for_nor_against(played: Played) -> None:
    people = await allowed(played, "Ada", "Ben", "Cleo", "Dov")
    await to_the_vote(people)
    await vote(people[0], True)
    await vote(people[1], True)
    sheet = copy.deepcopy((await table_of(people[0])).sheet)
    sheet.sit(0, gone=True)
    sheet.sit(1, gone=True)
    ends = votes.deadline(sheet)
    assert votes.counted(sheet, ends) == [e.Upheld(at=ends)]


async def test_a_table_that_freezes_in_a_vote_is_quiet_from_then_on(played: Played) -> None:
    people = await allowed(played, "Ada", "Ben")
    await to_the_vote(people)
    room = people[0].room
    async with room.lock:
        await room.write(lambda _: [e.Frozen(rule="apply", module="rules", line=1, error="ValueError")])
    assert people[1].table["motion"] is None
    assert next_deed(room, await table_of(people[0]), played.hall.settings) is None


async def test_the_time_to_vote_stands_while_nobody_is_served(played: Played) -> None:
    people = await allowed(played, "Ada", "Ben")
    await to_the_vote(people)
    room, until = people[0].room, people[0].table["motion"]["until"]
    table = await table_of(people[0])
    room.presence.slept_since, room.presence.here_since = until - 15, until + 40
    (stood,) = woken(room, table, until + 40)
    assert stood == e.Stood(seconds=55, at=until + 40)
    async with room.lock:
        await room.write(lambda _: [stood])
    assert people[0].table["motion"]["until"] == pytest.approx(until + 55)


async def test_what_a_variant_has_already_cannot_be_proposed(played: Played) -> None:
    ada, _ = await allowed(played, "Ada", "Ben", variant="equal")
    assert (await propose(ada, "level10_tax", "none"))["reason"] == "same_rule"


async def test_bots_vote_by_the_forecast_for_their_own_seat_and_the_log_says_so(played: Played, seer: Seer) -> None:
    seer.says = foretold(0, 0, 3.0, 0.5, -3.0)
    ada, ben = await allowed(played, "Ada", "Ben", seats=5)
    await to_the_vote([ada, ben])
    await ada.until(lambda who: who.table["motion"]["voted"] == [2, 3, 4])
    assert ada.table["motion"]["forecast"]["games"] == 10_000
    await vote(ada, True)
    await vote(ben, True)
    assert await decided([ada]) == "passed"
    assert ada.table["motion"]["votes"] == {"0": True, "1": True, "2": True, "3": False, "4": False}
    assert ada.kinds()[-4:-1] == ["table:reform_bot_yes", "table:reform_bot_no", "table:reform_bot_no"]


async def test_without_a_forecast_bots_abstain(played: Played) -> None:
    ada, ben = await allowed(played, "Ada", "Ben", seats=3)
    await to_the_vote([ada, ben])
    await vote(ada, True)
    await vote(ben, True)
    assert await decided([ada]) == "passed"
    assert ada.kinds()[-2] == "table:reform_none"


async def test_a_match_with_a_reform_folds_from_its_log_and_its_receipt_holds(played: Played, seer: Seer) -> None:
    people = await allowed(played, "Ada", "Ben")
    seer.says = foretold(2.0, -2.0)
    await to_the_vote(people)
    await vote(people[0], True)
    await vote(people[1], True)
    assert await decided(people) == "passed"
    await play(people)
    match = people[0].table["match"]
    table = await agrees_with_its_log(played.hall, match)
    assert table.match is not None
    assert Table.take_up(match, table.keep()).match.box.memory == table.match.box.memory  # type: ignore[union-attr]
    assert [type(entry).__name__ for entry in await stored_log(played.hall, match) if isinstance(entry, e.Reformed)] == ["Reformed"]
    replay = parse(await replays.export(played.hall, match))
    assert check(replay).placing == replay.placing
    assert replay.reforms == [(RULE, VALUE)]
    imported = await replays.take_in(played.hall.store, await replays.export(played.hall, match))
    assert (await played.hall.table(imported))[1].options[RULE] == VALUE
    walked = await shoes.walk(played.hall, match, hm.Shoes(seat=1, step=len(replay.moves) - 1))
    assert (await played.hall.table(walked.match))[1].options[RULE] == VALUE


async def test_the_replay_says_where_the_rule_changed(played: Played) -> None:
    people = await allowed(played, "Ada", "Ben")
    await to_the_vote(people)
    await vote(people[0], True)
    await vote(people[1], True)
    assert await decided(people) == "passed"
    await play(people)
    found = await replays.steps(played.hall, people[0].table["match"], -1)
    told = msgspec.json.decode(found)
    changed = [step for step in told["steps"] if "board" in step]
    assert [item["kind"] for step in changed for item in step["items"]] == ["table:reform_passed"]
    assert "paid back" in changed[0]["items"][0]["words"]


async def test_a_proposal_falls_with_the_game(played: Played) -> None:
    people = await allowed(played, "Ada", "Ben")
    await propose(people[0])
    await people[0].order("end")
    assert people[1].table["motion"] is None
