"""The forecast of a reform: paired, from what is public, within its time; and the ledger of a match that had one."""

import dataclasses

import numpy as np
import pytest

from lopsided.agents import recap
from lopsided.agents.debrief import debrief
from lopsided.agents.figures import CAUSES
from lopsided.agents.forecast import Question, answer, forecast, prospect
from lopsided.agents.ledger import Track, reckon
from lopsided.agents.outlook import outlook
from lopsided.agents.rollouts import Position, Rollouts
from lopsided.engine.game import Game
from lopsided.engine.match import Match
from lopsided.games.threat_level.rules import ending
from lopsided.lab.statistics import change_of

FEW = 64
QUICKLY = 60.0  # seconds: more than these few games take


def played(game: Game, seats: int, steps: int, seed: int = 2) -> Match:
    match = Match(game, seats, seed=seed)
    while not match.over and len(match.log) < steps:
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, "climber", match.luck()))
    return match


def asked(match: Match, option: str = "out_roll", value: str = "no", games: int = FEW) -> Question:
    return Question(**{**vars_of(Question.of(match, option, value, QUICKLY)), "games": games})


def vars_of(question: Question) -> dict[str, object]:
    return {name: getattr(question, name) for name in question.__struct_fields__}


def test_a_forecast_is_the_outlook_under_both_rules_with_the_same_dice(threat_level: Game) -> None:
    match = played(threat_level, 4, 40)
    found = forecast(asked(match), Rollouts(seed=7))
    assert (found.games, found.bot) == (FEW, threat_level.strongest or next(iter(threat_level.bots)))
    before = outlook(Position.public(match), FEW, how=Rollouts(seed=7))
    match.reform("out_roll", "no")
    after = outlook(Position.public(match), FEW, how=Rollouts(seed=7))
    for seat, (share, change) in enumerate(zip(before.shares, before.change(after), strict=True)):
        assert found.seats[seat].now.value == round(100 * share.value, 1)
        assert abs(found.seats[seat].change.value - 100 * change.value) < 0.11
        assert found.seats[seat].change.value == round(found.seats[seat].then.value - found.seats[seat].now.value, 1)
        assert found.seats[seat].change.within > 0


def test_a_rule_that_cannot_matter_any_more_changes_nothing_for_anybody(threat_level: Game) -> None:
    match = played(threat_level, 3, 30)
    same = dataclasses.replace(Position.public(match))
    question = asked(match)
    unchanged = Question(**{**vars_of(question), "then": same.box})
    assert all(seat.change.value == 0 for seat in forecast(unchanged).seats)


def test_it_takes_no_longer_than_it_may(threat_level: Game) -> None:
    match = played(threat_level, 3, 30)
    assert 0 < forecast(Question(**{**vars_of(asked(match, games=10**6)), "seconds": 0.0})).games < 1_000


def test_without_a_position_it_prepares(threat_level: Game) -> None:
    assert answer(Question(threat_level.name)).games == 0


def test_a_forecast_knows_nothing_that_a_spectator_does_not(threat_level: Game) -> None:
    """What is asked holds the dice to come blanked: two secrets with the same table ask the same."""
    match = played(threat_level, 3, 30)
    question = Question.of(match, "out_roll", "no", 1.0)
    other = played(threat_level, 3, 30)
    threat_level.reseal(other.box, other.g, (5, 6))
    assert bytes(other.g.memory) != bytes(match.g.memory)
    assert Question.of(other, "out_roll", "no", 1.0) == question


def test_the_ledger_of_a_match_with_a_reform_adds_up_and_says_what_the_reform_did(threat_level: Game) -> None:
    match = played(threat_level, 3, 30)
    match.reform("out_roll", "no")
    while not match.over:
        match.submit(match.pending[0], match.bot_action(match.pending[0], "climber", match.luck()))
    track = Track.of(match)
    ledger = reckon(track, FEW, seed=1)
    reformed = ledger.reformed
    whole = ledger.v[:, 0] + reformed + ledger.chance.sum(axis=1) + sum(ledger.chosen(seat) for seat in range(3))
    assert np.abs(whole - ledger.v[:, -1]).max() < 1e-9, "rollout by rollout"
    at = match.log.index((-1, -2))
    start = Position(threat_level, 3, bytes(track.box_at(at).memory), track.states[at].tobytes())
    then = dataclasses.replace(start, box=bytes(track.box_at(at + 1).memory))
    apart = outlook(then, FEW, how=Rollouts(seed=1)).wins - outlook(start, FEW, how=Rollouts(seed=1)).wins
    assert np.abs(reformed - apart).max() < 1e-9, "the reform did what the same rollouts say of both rules"
    found = debrief(match, FEW, track=track)
    for account in found.accounts:
        assert round(account.equal + sum(getattr(account, cause).value for cause in CAUSES), 6) == account.end.value
        pieces = [piece for piece in (account.level, account.unequal, account.reform) if piece is not None]
        assert len(pieces) == 3
        assert round(sum(piece.value for piece in pieces), 6) == account.rules.value
    [voted] = [turn for turn in found.turns if turn.cause == "reform"]
    assert (voted.step, voted.seat, voted.action) == (at + 1, -1, None)
    assert [(told.kind, told.known) for told in voted.told] == [("table:reform_passed", {"option": "out_roll", "value": "no", "was": "yes"})]
    assert [change.value for change in voted.changes] == [round(100 * float(x), 1) for x in reformed[FEW // 2 :].mean(axis=0)]
    assert all(turn.seat >= 0 for turn in found.turns if turn is not voted)


def test_every_change_of_a_rule_is_a_turning_point_of_its_own_even_where_it_changed_nothing(threat_level: Game) -> None:
    match = played(threat_level, 3, 30)
    match.reform("out_roll", "no")
    match.reform("out_roll", "yes")
    for _ in range(3):
        match.submit(match.pending[0], match.bot_action(match.pending[0], "random", match.luck()))
    told = [turn.told[0].known for turn in debrief(match, FEW).turns if turn.cause == "reform"]
    assert told == [{"option": "out_roll", "value": "no", "was": "yes"}, {"option": "out_roll", "value": "yes", "was": "no"}]


def test_what_everybody_had_is_counted_by_the_rules_that_held_at_the_time(threat_level: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(threat_level, 3, 30)
    before = match.g.round
    match.reform("push_refund", "yes")
    while match.g.round == before:
        match.submit(match.pending[0], match.bot_action(match.pending[0], "climber", match.luck()))
    monkeypatch.setattr(ending, "by_the_rule", lambda box, g, seat: box.push_refund, raising=False)
    monkeypatch.setattr(recap, "telling_of", lambda game: recap.Telling(holds=[recap.Holding("rule", rule="rules.ending:by_the_rule")]))
    [hold] = recap.holds(match, Track.of(match))
    assert hold.values == [[int(round_ >= before) for round_ in hold.rounds]] * 3


def test_where_no_rule_was_changed_the_ledger_speaks_of_none(threat_level: Game) -> None:
    assert all(account.reform is None for account in debrief(played(threat_level, 2, 20), 16).accounts)


def test_a_change_within_chance_is_never_shown_as_more_than_chance() -> None:
    dice = np.random.default_rng(7)
    held = 0
    for _ in range(300):
        now = dice.random(10_000) < 0.232
        then = np.where(dice.random(10_000) < 0.076, dice.random(10_000) < 0.27, now)
        change = change_of(then - now.astype(float))
        found = prospect(now.astype(float), then.astype(float)).change
        if change.low <= 0 <= change.high:
            held += 1
            assert abs(found.value) <= found.within
    assert held > 20
