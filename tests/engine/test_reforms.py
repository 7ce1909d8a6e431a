"""A rule that is changed in mid-game: the state stays, the rules differ from there on, and a replay knows it."""

import json

import msgspec
import pytest

from lopsided.engine.box import BoxError, Option
from lopsided.engine.game import Game
from lopsided.engine.match import REFORM, SPECTATOR, Match, Refused
from lopsided.engine.replay import ReplayError, check, dump, parse
from lopsided.games.threat_level.state import Why
from lopsided.testing.conformance import check_reforms


def played(match: Match, plies: int) -> Match:
    end = match.g.ply + plies
    while not match.over and match.g.ply < end:
        match.submit(match.pending[0], match.bot_action(match.pending[0], "random", match.luck()))
    return match


def reformed(game: Game) -> Match:
    match = played(Match(game, 4, seed=3), 20)
    match.reform("start_actions", "no")
    return match


def test_a_reform_leaves_what_lies_on_the_table_and_changes_what_may_be_done(threat_level: Game) -> None:
    match = Match(threat_level, 3, seed=1)
    before, seat = bytes(match.g.memory), match.pending[0]
    match.g.points[seat] = 9
    allowed = match.legal(seat)
    match.reform("start_actions", "no")
    assert set(match.legal(seat)) < set(allowed)
    refused = match.why_not(seat, next(action for action in allowed if action not in match.legal(seat)))
    assert refused is not None
    assert refused.reason in {why.name.lower() for why in Why}
    match.g.points[seat] = 0
    assert bytes(match.g.memory) == before
    assert (match.log, match.rules) == ([(SPECTATOR, REFORM)], {"start_actions": "no"})


def test_a_match_with_a_reform_replays_and_can_be_saved_at_any_time(threat_level: Game) -> None:
    match = reformed(threat_level)
    saved = match.save()
    played(match, 30)
    again = check(parse(dump(match)))
    assert (bytes(again.g.memory), again.log, again.events, again.reforms) == (bytes(match.g.memory), match.log, match.events, match.reforms)
    resumed = Match(threat_level, 4, secret=match.secret)
    resumed.resume(saved)
    assert bytes(resumed.box.memory) == bytes(match.box.memory)
    assert bytes(played(resumed, 30).g.memory) == bytes(match.g.memory)


def test_a_replay_in_which_a_reform_was_touched_is_found_out(threat_level: Game) -> None:
    honest = json.loads(dump(played(reformed(threat_level), 30)))
    for changes in (
        {"reforms": []},
        {"reforms": [["start_actions", "yes"]]},
        {"reforms": [["push_refund", "yes"]]},
        {"reforms": [["max_rounds", 30]]},
        {"reforms": [["start_actions", "never"]]},
        {"reforms": honest["reforms"] * 2},
        {"moves": [move for move in honest["moves"] if move[1] != REFORM]},
        {"moves": [[0, *move[1:]] if move[1] == REFORM else move for move in honest["moves"]]},
    ):
        with pytest.raises(ReplayError):
            check(parse(msgspec.json.encode(honest | changes)))


def test_a_replay_without_a_reform_is_what_it_was(threat_level: Game) -> None:
    assert "reforms" not in json.loads(dump(played(Match(threat_level, 4, seed=3), 30)))


def test_nobody_steps_back_across_a_reform(threat_level: Game) -> None:
    match = Match(threat_level, 3, seed=1)
    while match.undoer is None:
        played(match, 1)
    seat = match.undoer
    match.reform("push_refund", "yes")
    assert not match.can_undo(seat)


def test_what_is_not_marked_cannot_be_changed(threat_level: Game) -> None:
    match = Match(threat_level, 3, seed=1)
    for option in ("max_rounds", "no_such_option"):
        with pytest.raises(Refused):
            match.reform(option, 30)
    with pytest.raises(BoxError):
        match.reform("push_refund", "perhaps")
    assert (match.reforms, match.log) == ([], [])
    with pytest.raises(Refused):
        played(match, 10_000).reform("push_refund", "yes")


def test_an_option_that_can_be_voted_on_has_a_few_values() -> None:
    assert Option(default=2, range=(0, 3), source="designed", reform=True).choices == (0, 1, 2, 3)
    for wrong in ({"default": 0, "range": (0, 99)}, {"default": (), "list": (0, 1)}):
        with pytest.raises(ValueError, match="voted on"):
            Option(**wrong, source="designed", reform=True)  # type: ignore[arg-type]


def test_the_suite_notices_a_mark_that_does_not_hold(threat_level: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(threat_level.contract, "sound", lambda box, g: int(box.push_refund))
    with pytest.raises(AssertionError, match="a law broken"):
        check_reforms(threat_level, threat_level.seats[0])
