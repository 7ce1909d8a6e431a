"""The same dice again: the match's own secret, bots that slip now and then, and pairs under two rule sets."""

import numpy as np

from lopsided.agents.again import play_again
from lopsided.agents.figures import Again, Figure
from lopsided.agents.findings import compared
from lopsided.agents.rollouts import measuring_bot
from lopsided.engine.dice import below, lab_secret, luck
from lopsided.engine.game import Game
from lopsided.engine.match import Match

SLIP = 10


def by_hand(match: Match, game: int) -> list[float]:
    """The parts of the win in one of these games, by interpreted rules."""
    again = Match(match.game, match.seats, match.options, match.variant, secret=match.secret)
    whims = lab_secret(0, game)
    while not again.over:
        seat, ply = again.pending[0], again.g.ply
        bot = "random" if below(luck((whims[1], whims[0]), ply), SLIP) == 0 else measuring_bot(match.game)
        again.submit(seat, again.bot_action(seat, bot, int(luck(whims, ply))))
    won = [place == 1 for place in again.placing]
    return [float(one) / sum(won) for one in won]


def test_the_dice_of_a_match_are_played_again_as_the_rules_say_and_alike_each_time(threat_level: Game) -> None:
    match = Match(threat_level, 3, seed=4)
    wins = play_again(match, 40, SLIP)
    assert wins[:6].tolist() == [by_hand(match, game) for game in range(6)]
    assert np.array_equal(wins, play_again(match, 40, SLIP, cores=1))
    assert len({tuple(row) for row in wins}) > 1, "slips make games that differ"


def test_what_equal_rules_change_is_said_only_beyond_chance_and_of_who_is_clearly_ahead() -> None:
    def again(these: float, equally: float) -> Again:
        return Again(Figure(these, 3), Figure(equally, 3), Figure(equally - these, 4))

    told = compared([again(80, 30), again(10, 60), again(10, 10)])
    assert (told.seat, told.first, told.then) in {(0, 0, 1), (1, 0, 1)}
    told = compared([again(40, 41), again(38, 37), again(22, 22)])
    assert (told.seat, told.first, told.then) == (-1, -1, -1)
