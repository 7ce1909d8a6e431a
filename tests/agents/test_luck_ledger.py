"""The luck ledger: every seat's figures add up, whoever left or stopped, and a choice that the bot shares counts for nothing."""

import random
from itertools import pairwise

import numpy as np
import pytest

from lopsided.agents.debrief import account as account_of
from lopsided.agents.debrief import adding_up, debrief, turn_begins
from lopsided.agents.figures import CAUSES, Account, Debrief, Figure
from lopsided.agents.findings import headline, largest, note, questions
from lopsided.agents.ledger import Ledger, Track, part, reckon
from lopsided.agents.rollouts import Position, Rollouts
from lopsided.engine.game import Game
from lopsided.engine.match import Match

FEW = 32


def played(game: Game, seats: int, bots: list[str], seed: int, steps: int = 10_000, leaves: int = -1, **how: object) -> Match:
    """A match of bots up to some step; one of them may leave on the way."""
    match, chance = Match(game, seats, seed=seed, **how), random.Random(seed)  # type: ignore[arg-type]
    while not match.over and len(match.log) < steps:
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, bots[seat % len(bots)], chance.getrandbits(31)))
        if len(match.log) == leaves and not match.over:
            match.leave(seats - 1)
    return match


def adds_up(found: Debrief) -> None:
    for account in found.accounts:
        parts = [account.equal, *(getattr(account, cause).value for cause in CAUSES)]
        assert round(sum(parts), 6) == account.end.value
        others = [figure.value for seat, figure in enumerate(account.by) if found.accounts[seat] is not account]
        assert round(sum(others), 6) == account.others.value
        if account.level is not None and account.unequal is not None:
            assert round(account.level.value + account.unequal.value, 6) == account.rules.value


MATCHES = {
    "to its end": {"seats": 3, "bots": ["climber", "comrade", "random"]},
    "until somebody leaves": {"seats": 4, "bots": ["random", "climber"], "leaves": 9},
    "until it is stopped": {"seats": 2, "bots": ["climber"], "steps": 20},
    "by equal rules": {"seats": 3, "bots": ["comrade"], "variant": "equal"},
    "before the first step": {"seats": 3, "bots": ["climber"], "steps": 0},
}


@pytest.mark.parametrize("how", MATCHES)
def test_the_ledger_of_every_seat_adds_up_in_a_match_that_is_played(threat_level: Game, how: str) -> None:
    match = played(threat_level, seed=5, **MATCHES[how])  # type: ignore[arg-type]
    track = Track.of(match)
    ledger = reckon(track, FEW)
    whole = ledger.v[:, 0] + ledger.chance.sum(axis=1) + sum(ledger.chosen(seat) for seat in range(match.seats))
    assert np.abs(whole - ledger.v[:, -1]).max() < 1e-9, "rollout by rollout"
    found = debrief(match, FEW, track=track)
    adds_up(found)
    ends = [account.end.value for account in found.accounts]
    assert sum(ends) == pytest.approx(100, abs=0.2)
    assert found.stopped is not match.over
    assert [account.end.within == 0 for account in found.accounts] == [match.over] * match.seats
    assert (found.accounts[0].level is None) == (match.variant == "equal")
    if match.over:
        assert found.placing == match.placing
        assert [end > 0 for end in ends] == [place == 1 for place in match.placing]


def test_a_choice_that_the_bot_would_have_made_too_counts_for_nothing(threat_level: Game) -> None:
    match = Match(threat_level, 3, seed=8)
    while not match.over:
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, "climber", match.luck()))
    ledger = reckon(Track.of(match), FEW)
    shared = [step for step in range(len(match.log)) if not ledger.choice[:, step].any()]
    assert len(shared) > len(match.log) / 2
    assert ledger.made < FEW * 1.5 * len(match.log), "few rollouts have to be made"
    plain = [is_plain(ledger, step) for step in (0, len(match.log) // 2)]
    assert all(plain), "a ledger's outlooks are those of plain rollouts"


@pytest.mark.parametrize("seed", range(4))
def test_thrifty_rollouts_give_every_cause_what_whole_ones_give(threat_level: Game, seed: int) -> None:
    match = played(threat_level, 4, ["random", "climber"], seed, leaves=20 if seed % 2 else -1, steps=60 if seed == 2 else 10_000)
    if not match.over:
        match.reform("out_roll", "no")
        match.submit(match.pending[0], match.bot_action(match.pending[0], "random", 5))
    track = Track.of(match)
    whole, thrifty = reckon(track, FEW), reckon(track, FEW, whole=FEW // 4)
    assert thrifty.made < whole.made
    assert (thrifty.v[: FEW // 4] == whole.v[: FEW // 4]).all()
    for one, other in ((whole.v[:, 0], thrifty.v[:, 0]), (whole.v[:, -1], thrifty.v[:, -1]), (whole.choice, thrifty.choice)):
        assert np.abs(one - other).max() < 1e-9
    assert np.abs(whole.chance.sum(axis=1) - thrifty.chance.sum(axis=1)).max() < 1e-9


def is_plain(ledger: Ledger, step: int) -> bool:
    """Whether an outlook of the ledger is what plain rollouts of that position give."""
    track = ledger.track
    position = Position(track.game, track.seats, track.boxes, track.states[step].tobytes())
    return bool((Rollouts().run(position, 0, FEW)[:, 0] == ledger.v[:, step]).all())


def test_figures_that_are_rounded_add_up_and_what_is_certainly_nothing_stays_so() -> None:
    chance = np.random.default_rng(3)
    for _ in range(200):
        exact = chance.normal(0, 30, 4)
        figures = [Figure(round(float(x), 1), 1.0) for x in exact[:3]] + [Figure(0.0, 0.0)]
        total = round(float(exact[:3].sum()), 1)
        shown = adding_up(figures, [*exact[:3], 0.0], total)
        assert round(sum(figure.value for figure in shown), 6) == total
        assert shown[3].value == 0
        assert max(abs(one.value - x) for one, x in zip(shown, exact, strict=False) if one.within) < 0.2


def account(rules: float, luck: float, own: float, others: float, within: float = 2.0, end: float | None = None) -> Account:
    figures = [Figure(value, within) for value in (rules, luck, own, others)]
    last = 25 + rules + luck + own + others if end is None else end
    return Account(25.0, *figures, Figure(last, 0.0), [])  # type: ignore[arg-type]


LOST = account(-10, -5, -5, -5)
HEADLINES = {
    "stopped": ([account(5, 5, 0, 0, end=35), account(-5, -5, 0, 0, end=15)], [], [0]),
    "nobody": ([LOST] * 4, [0, 0, 0, 0], []),
    "shared": ([LOST] * 4, [1, 1, 3, 4], [0, 1]),
    "doing": ([account(18.7, 7.5, 16.4, 32.4), LOST, LOST, LOST], [1, 2, 3, 4], [0]),
    "rules": ([LOST, account(60, 10, -5, 10)], [2, 1], [1]),
    "luck": ([account(-10, 70, 5, 10), LOST], [1, 2], [0]),
    "own": ([account(-10, 20, 55, 10), LOST], [1, 2], [0]),
    "others": ([account(-10, 20, 5, 60), LOST], [1, 2], [0]),
    "several": ([account(-10, 38, 38, 9), LOST], [1, 2], [0]),
}


@pytest.mark.parametrize("finding", HEADLINES)
def test_a_headline_says_no_more_than_the_figures_do(finding: str) -> None:
    accounts, placing, seats = HEADLINES[finding]
    found = headline(accounts, placing)
    assert (found.finding, found.seats) == (finding, seats)


def test_a_cause_counts_as_most_only_where_its_whole_interval_is_more_than_half_of_the_way() -> None:
    assert headline([account(0, 39, 36, 0, within=1.0), LOST], [1, 2]).finding == "luck"
    assert headline([account(0, 39, 36, 0, within=3.0), LOST], [1, 2]).finding == "several"
    assert headline([account(3, 30, 30, 12, within=3.5), LOST], [1, 2]).finding == "several", "rules within chance did not help for certain"


def test_of_two_causes_that_each_made_more_than_half_the_larger_is_named_and_none_where_they_cannot_be_told_apart() -> None:
    assert headline([account(40, 95, -50, -10, within=2.0), LOST], [1, 2]).finding == "luck"
    assert headline([account(60, 61, -40, -6, within=2.0), LOST], [1, 2]).finding == "several"
    assert headline([account(-40, 60, -6, 61, within=2.0), LOST], [1, 2]).finding == "several"


def test_a_large_figure_within_chance_hides_no_smaller_one_beyond_it() -> None:
    assert largest([Figure(-15.0, 13.0), Figure(-9.9, 2.0), Figure(0.1, 2.0), Figure(0.2, 2.0)]) == 1


def test_what_was_chosen_among_many_is_shown_with_an_interval_that_says_so() -> None:
    accounts = [Account(25.0, Figure(x, 2.0), *[Figure(0.0, 0.0)] * 3, Figure(0.0, 0.0), []) for x in (8.0, -3.0, -3.0, -2.0)]
    points = questions(accounts)[0].points
    assert points is not None
    assert 2.4 < points.within < 2.7


def test_of_a_seat_it_is_said_what_helped_or_cost_most_beyond_chance() -> None:
    assert (note(account(-11, 36, -21, -28)).cause, note(account(-11, 36, -21, -28)).gave) == ("luck", True)
    assert (note(account(-11, 6, -21, -28)).cause, note(account(-11, 6, -21, -28)).gave) == ("others", False)
    assert note(account(1, -2, 0.5, 1, within=2.5)).cause == ""


def test_the_largest_of_many_must_be_more_than_chance_does_to_the_largest_of_so_many() -> None:
    just = [Figure(2.1, 2.0)]
    assert largest(just) == 0
    assert largest([*just, Figure(0.3, 2.0), Figure(-1.0, 2.0), Figure(0.2, 2.0)]) is None
    assert largest([Figure(0.3, 2.0), Figure(-2.8, 2.0), Figure(1.0, 2.0), Figure(0.2, 2.0)]) == 1
    assert largest([]) is None


def test_the_largest_of_nothings_is_seldom_called_something() -> None:
    noise = np.random.default_rng(2026).normal(0, 1, (4_000, 4))
    called = sum(largest([Figure(x, 1.959964) for x in row]) is not None for row in noise)
    assert 0.035 < called / len(noise) < 0.065


def test_questions_are_about_what_happened_beyond_chance_and_there_are_always_three() -> None:
    by = [Figure(0.0, 0.0), Figure(-19.0, 2.0)]
    mine = Account(50.0, Figure(-11.4, 0.2), Figure(35.8, 0.9), Figure(0.0, 0.0), Figure(-19.0, 2.0), Figure(55.4, 0.0), by)
    theirs = Account(50.0, Figure(11.4, 0.2), Figure(-35.9, 0.9), Figure(19.0, 2.0), Figure(0.0, 0.0), Figure(44.6, 0.0), [Figure(0.0, 0.0)] * 2)
    asked = questions([mine, theirs])
    assert [(one.about, one.seat, one.by) for one in asked] == [("rules_took", 0, -1), ("others_took", 0, 1), ("luck_took", 1, -1)]
    assert all(one.points and abs(one.points.value) > one.points.within for one in asked)
    doubtful = account(1, 1, 1, 1, within=5.0)
    assert [one.about for one in questions([doubtful, doubtful])] == ["felt", "change", "again"]


BLOCK, BLOCKS = 100, 60


def test_intervals_hold_what_long_runs_say_as_often_as_they_promise(threat_level: Game) -> None:
    match = played(threat_level, 3, ["random", "climber"], seed=8, steps=24)
    ledger = reckon(Track.of(match), BLOCK * BLOCKS, seed=3)
    parts = {"rules": ledger.v[:, 0], "luck": ledger.chance.sum(axis=1), **{f"by {seat}": ledger.chosen(seat) for seat in range(match.seats)}}
    held = []
    for samples in parts.values():
        for seat in range(match.seats):
            truth = samples[:, seat].mean()
            found = [part(samples[block * BLOCK : (block + 1) * BLOCK, seat]) for block in range(BLOCKS)]
            held += [abs(one.value - truth) <= one.within for one in found]
    assert 0.92 < np.mean(held) < 0.99


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_ledger_adds_up_on_paper_however_many_sit_there_and_however_it_came(threat_level: Game, seats: int) -> None:
    dice = np.random.default_rng(seats)
    for rollouts in (1, 7, 100):
        steps = dice.integers(0, 9)
        wins = dice.integers(0, seats, (rollouts, 2 * steps + 1))
        v = np.eye(seats)[wins]
        over = bool(dice.integers(2))
        if over:
            v[:, -1] = v[0, -1]
        track = Track(
            threat_level,
            seats,
            b"",
            np.zeros(steps + 1, int),
            np.zeros((steps + 1, 1)),
            np.stack([dice.integers(0, seats, steps), np.zeros(steps, int)], axis=1),
            [],
            [],
            over,
        )
        ledger = Ledger(track, "climber", v[:, ::2], v[:, 1::2], 0, rollouts)
        level = np.eye(seats)[dice.integers(0, seats, rollouts)]
        for seat in range(seats):
            found = account_of(ledger, seat, level)
            assert round(found.equal + sum(getattr(found, cause).value for cause in CAUSES), 6) == found.end.value
            assert round(sum(figure.value for other, figure in enumerate(found.by) if other != seat), 6) == found.others.value
            assert found.level is not None
            assert found.unequal is not None
            assert round(found.level.value + found.unequal.value, 6) == found.rules.value


def test_what_one_seat_does_step_by_step_is_one_turn(threat_level: Game) -> None:
    match = played(threat_level, 3, ["random"], seed=2)
    track = Track.of(match)
    begins = turn_begins(track)
    for begin, end in pairwise([*begins, len(track.steps)]):
        assert len({(int(track.steps[step, 0]), track.rounds[step]) for step in range(begin, end)}) == 1
    found = debrief(match, 200, track=track).turns
    turns = [(sum(begin < one.step for begin in begins), one.cause) for one in found]
    assert len(set(turns)) == len(turns), "none is told twice"
