"""The coach weighs whole turns on what its seat sees, and shows of the best what other games say."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from lopsided.agents.advice import Why
from lopsided.agents.coach import FRESH, Coach, reason, thought_of
from lopsided.agents.rollouts import Position
from lopsided.agents.search import ways_on
from lopsided.engine.agents import Sight, measuring_bot
from lopsided.engine.dice import lab_secret
from lopsided.engine.game import Game, find_game
from lopsided.engine.match import Match

GAMES = ["threat-level", "disparity-trap", "displacement", "disruptopia", "unequalopolis"]
SOME_TIME = 3600.0


@dataclass(frozen=True)
class Told:
    """Rollouts that say what they are told to: so many wins of a seat in 16 where something is chosen, so many where it is shown."""

    chosen: int
    shown: int
    bot: str = ""
    seed: int = 0

    def run(self, position: Position, first: int, count: int, mover: int = -1, chains: Sequence[Sequence[int]] = ((),)) -> Any:
        """The seat wins the first games, if it leaves the bot's own way."""
        wins = np.zeros((count, len(chains), position.seats))
        won = (np.arange(first, first + count) % 16 < (self.shown if self.seed & FRESH else self.chosen)).astype(float)
        wins[:, 1:, mover] = won[:, None]
        return wins


def asked(game: Game, choices: int = 4, seats: int = 4) -> Match:
    """A match at a question with some choices."""
    match = Match(game, seats, seed=2, options={"start_points": 9} if game.name == "threat-level" else None)
    while len(match.legal(match.pending[0])) < choices:
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, measuring_bot(game), match.luck()))
    return match


def test_a_turn_is_thought_out_to_its_end_and_no_two_lead_to_the_same(threat_level: Game) -> None:
    match = asked(threat_level)
    seat = match.pending[0]
    turns = thought_of(Sight.of(match, seat, 5), "climber", time.perf_counter() + SOME_TIME)
    assert len(turns) > len(match.legal(seat)), "turns of several steps are among them"
    before, ends = match.save(), set()
    for turn in turns:
        for action in turn.way:
            match.submit(seat, action)
        assert match.over or seat not in match.pending or turn.steps[-1]["do"] == "end_turn"
        match.g.ply = match.g.told = 0
        ends.add(bytes(match.g.memory))
        match.resume(before)
    assert len(ends) == len(turns)


@pytest.mark.parametrize("name", GAMES)
def test_the_bots_own_turn_comes_first_and_every_turn_is_a_move(name: str) -> None:
    game = find_game(name)
    match = asked(game, 3)
    seat = match.pending[0]
    sight = Sight.of(match, seat, 5)
    turns = thought_of(sight, measuring_bot(game), time.perf_counter())
    own = ways_on(sight, measuring_bot(game))[0]
    assert turns[0].way[: len(own)] == own
    for turn in turns:
        again = Match(game, match.seats, match.options, secret=match.secret)
        again.resume(match.save())
        for action in turn.way:
            again.submit(seat, action)
        assert [step["id"] for step in turn.steps] == list(turn.way)


def test_nothing_that_is_hidden_gets_into_a_hint() -> None:
    """All that the seat may not know is swapped: it sees the same. And of two guesses neither is told as a fact: the same steps read the same."""
    game = find_game("disparity-trap")
    match = asked(game)
    seat = match.pending[0]
    sight, swapped = Sight.of(match, seat, 5), match.seen(seat)
    game.guess(match.box, swapped, seat, lab_secret(7, 99))
    assert bytes(swapped.memory) != bytes(match.g.memory)
    match.g.memory[:] = swapped.memory
    assert Sight.of(match, seat, 5) == sight
    other = Sight.of(match, seat, 6)
    read = [{turn.way: turn.steps for turn in thought_of(look, "striver", time.perf_counter() + SOME_TIME)} for look in (sight, other)]
    same = set(read[0]) & set(read[1])
    assert len(same) > 3
    assert all(read[0][way] == read[1][way] for way in same)


def test_what_is_shown_is_not_what_was_chosen_by(threat_level: Game) -> None:
    """Where all that was tried seemed to win and wins nothing in other games, the hint says nothing of a win."""
    match = asked(threat_level)
    how: Any = Told(chosen=16, shown=0)
    advice = Coach(1.0, how).advise(Sight.of(match, match.pending[0], 5))
    assert len(advice.plans) == 3
    assert [(plan.chance.share, plan.chance.low) for plan in advice.plans] == [(0.0, 0.0)] * 3
    assert advice.plans[0].why.reason == "as_usual"


def test_where_nothing_differs_the_bots_own_turn_is_all_that_is_shown(threat_level: Game) -> None:
    match = asked(threat_level)
    how: Any = Told(chosen=0, shown=0)
    advice = Coach(1.0, how).advise(Sight.of(match, match.pending[0], 5))
    assert [plan.why for plan in advice.plans] == [Why("usual")]


def test_a_hint_is_about_the_reader_and_whom_it_holds_back(threat_level: Game) -> None:
    match = asked(threat_level)
    advice = Coach(0.3).advise(Sight.of(match, match.pending[0], 5))
    assert 1 <= len(advice.plans) <= 3
    assert advice.bot == "climber"
    assert all(plan.chance.low <= plan.chance.share <= plan.chance.high for plan in advice.plans)
    assert all(plan.why.seat != match.pending[0] for plan in advice.plans)


def games_won(*by: Sequence[float]) -> Any:
    """400 games of two seats after each of some turns; seat 0 wins so large a part of them."""
    wins = np.zeros((400, len(by), 2))
    for place, (first, second) in enumerate(by):
        wins[: int(400 * first), place, 0] = 1
        wins[400 - int(400 * second) :, place, 1] = 1
    return wins


@pytest.mark.parametrize(
    ("by", "place", "over", "usual", "found"),
    [
        ([(0.5, 0.5), (1, 0)], 1, True, False, "wins"),
        ([(0.5, 0.5), (1, 0)], 1, False, False, "holds"),
        ([(0.5, 0.5), (0.5, 0.5)], 1, False, True, "usual"),
        ([(0.5, 0.5), (0.51, 0.49)], 1, False, False, "as_usual"),
        ([(0.5, 0.1), (0.8, 0.1)], 1, False, False, "gains"),
        ([(0.5, 0.5), (0.8, 0.2), (0.8, 0.2)], 2, False, False, "alike"),
        ([(0.5, 0.5), (0.8, 0.2), (0.5, 0.2)], 2, False, False, "less"),
        ([(0.5, 0.5), (0.5, 0.2), (0.8, 0.2)], 2, False, False, "more"),
    ],
)
def test_why_a_turn_is_worth_a_look(by: Any, place: int, over: bool, usual: bool, found: str) -> None:
    wins = games_won(*by)
    shuffled = wins[np.random.default_rng(1).permutation(len(wins))]
    assert reason(shuffled, 0, place, over, usual).reason == found
