"""How good a position is: figures with intervals, pair by pair, that fit what the lab sees."""

from dataclasses import replace

import numpy as np
import pytest

from lopsided.agents.outlook import Outlook, outlook
from lopsided.agents.rollouts import Position, Rollouts, is_ready, measuring_bot
from lopsided.engine.dice import lab_secret
from lopsided.engine.game import Game, find_game
from lopsided.engine.match import Match
from lopsided.lab.statistics import change_of, share_of
from lopsided.lab.study import study_games
from lopsided.testing.warming import THINKING

STARTS, EACH, LAB = 150, 20, 2_000


@pytest.mark.parametrize("name", THINKING)
def test_the_outlooks_of_many_beginnings_are_on_average_what_the_lab_sees(name: str) -> None:
    game = find_game(name)
    positions = [Position.of(Match(game, 3, secret=lab_secret(5, i))) for i in range(STARTS)]
    starts = np.array([outlook(position, EACH, how=Rollouts(seed=i)).wins.mean(axis=0) for i, position in enumerate(positions)])
    lab = study_games(game, LAB, [measuring_bot(game)] * 3, seed=6).placing == 1
    shares = (lab / np.maximum(1, lab.sum(axis=1, keepdims=True))).mean(axis=0)
    for seat, share in enumerate(shares):
        found = starts[:, seat].mean()
        slack = 3 * np.hypot(starts[:, seat].std() / np.sqrt(STARTS), 0.5 / np.sqrt(LAB))  # half as much again as the interval of the difference
        assert abs(found - share) < slack, f"seat {seat} wins {share:.3f} of the lab's games, and {found:.3f} by its outlook"


def test_an_outlook_adds_up_to_one_win_and_does_not_depend_on_the_cores(threat_level: Game) -> None:
    position = Position.of(Match(threat_level, 4, seed=3))
    one, many = (outlook(position, 100, how=Rollouts(seed=9, cores=cores)) for cores in (1, 3))
    assert (one.wins == many.wins).all()
    assert one.wins.sum(axis=1) == pytest.approx(1)
    assert (one.bot, len(one.wins), is_ready(threat_level)) == ("climber", 100, True)
    assert all(share.low <= share.value <= share.high for share in one.shares)
    assert not (outlook(position, 100, how=Rollouts(seed=10)).wins == one.wins).all()


def test_pairs_tell_a_difference_more_sharply_than_two_outlooks(threat_level: Game) -> None:
    match = Match(threat_level, 4, seed=3)
    before = outlook(Position.of(match), 300)
    match.g.points[0] += 1
    after = outlook(Position.of(match), 300)
    [paired, *_] = before.change(after)
    apart = np.hypot(*[share.high - share.low for share in (before.shares[0], after.shares[0])]) / 2
    assert paired.high - paired.value < apart
    assert [change.value for change in before.change(before)] == [0] * 4
    with pytest.raises(ValueError, match="pairs only where bot and seed are the same"):
        before.change(Outlook("comrade", 0, after.wins))


def test_an_outlook_in_a_given_time_makes_what_it_can(threat_level: Game) -> None:
    position = Position.of(Match(threat_level, 4, seed=3))
    hurried = outlook(position, 5_000, seconds=1e-9)
    assert 0 < len(hurried.wins) < 5_000
    assert (hurried.wins == outlook(position, len(hurried.wins)).wins).all()


def test_a_game_that_is_cut_off_is_everybodys_in_equal_parts(threat_level: Game) -> None:
    wins = outlook(Position.of(Match(threat_level, 4, seed=3)), 8, how=Rollouts(most=1)).wins
    assert (wins == 0.25).all()


def test_the_measuring_bot_is_the_strongest_or_the_first_or_chance(threat_level: Game, high_card: Game) -> None:
    others = replace(threat_level, strongest="comrade"), high_card, replace(high_card, bots={})
    assert [measuring_bot(game) for game in (threat_level, *others)] == ["climber", "comrade", "braggart", "random"]
    with pytest.raises(ValueError, match="threat-level has no bot nobody that could be its strongest"):
        replace(threat_level, strongest="nobody")


def test_shared_wins_count_in_parts_and_few_rollouts_have_wide_intervals() -> None:
    assert share_of(np.array([0.5] * 10)).value == 0.5
    few, many = share_of(np.array([0.0, 1.0] * 5)), share_of(np.array([0.0, 1.0] * 500))
    assert many.high - many.low < 0.07 < few.high - few.low
    assert np.isnan(share_of(np.array([]))).all()
    assert np.isnan(change_of(np.array([]))).all()


def test_a_difference_that_few_pairs_show_or_do_not_show_is_in_doubt() -> None:
    for pairs in (1, 2, 16):
        alike = change_of(np.zeros(pairs))
        assert alike.low < alike.value == 0 < alike.high, "that no pair differs proves little"
        assert change_of(np.eye(1, pairs)[0]).low < 0, "one pair of any number proves nothing"
    assert change_of(np.array([1.0] * 8 + [0.0] * 8)).low > 0


def test_the_interval_of_a_difference_holds_the_truth_about_95_times_in_100() -> None:
    chance = np.random.default_rng(7)
    for up, down, pairs in ((0.02, 0.01, 50), (0.1, 0.05, 30), (0.3, 0.3, 20)):
        runs = chance.choice([1.0, -1.0, 0.0], (2_000, pairs), p=(up, down, 1 - up - down))
        held = np.mean([found.low <= up - down <= found.high for found in map(change_of, runs)])
        assert held > 0.93, f"{held:.3f} of the intervals of {pairs} pairs hold the difference"
