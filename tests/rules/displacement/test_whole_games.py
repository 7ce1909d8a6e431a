"""Whole games, interpreted: what is offered, what must hold at every step, and how the log ends."""

from array import array

import pytest

from lopsided.engine.decks import CARDS as FIRST_CARD
from lopsided.engine.decks import UNDRAWN
from lopsided.engine.match import Match
from lopsided.games.displacement import GAME
from lopsided.games.displacement.rules import laws, secrets
from lopsided.games.displacement.rules.people import line_of
from lopsided.games.displacement.state import DECK, MOVES

TABLES = [
    (2, {}, ""),
    (3, {"housing": "manual"}, ""),
    (4, {"sending": "free"}, ""),
    (6, {}, ""),
    (3, {"housing": "manual", "sending": "free", "pins_per_color": 30}, "equal"),
    (5, {"goals": "all_metropolitan"}, "equal"),
]


def random_steps(seats, options, variant, seed, most=250):
    """A random game's positions, each before somebody acts."""
    match = Match(GAME, seats, options, variant, seed=seed)
    for step in range(most):
        if match.over:
            return
        seat = match.pending[0]
        yield match, seat
        choices = match.legal(seat)
        match.submit(seat, choices[(seed * 7 + step * 31) % len(choices)])


@pytest.mark.parametrize(("seats", "options", "variant"), TABLES)
def test_what_is_offered_is_exactly_what_is_not_refused(seats, options, variant):
    for match, asked in random_steps(seats, options, variant, seed=3):
        for seat in range(seats):
            out = array("h", bytes(2 * MOVES.size))
            offered = list(out[: GAME.legal(match.box, match.g, seat, out)])
            assert offered == [a for a in range(MOVES.size) if GAME.why_not(match.box, match.g, seat, a) == 0]
            assert bool(offered) == (seat == asked)


@pytest.mark.parametrize(("seats", "options", "variant"), TABLES)
def test_one_question_is_open_and_nothing_is_lost_at_every_step(seats, options, variant):
    for seed in (1, 2):
        for match, _ in random_steps(seats, options, variant, seed):
            assert match.g.depth == 1
            assert laws.sound(match.box, match.g) == 0
            g = match.g
            assert sum(g.plan[target, color] for target in range(6) for color in range(6)) == g.planned
            if match.phase == "send":
                waiting = [color - 1 for color in g.line[line_of(g, g.active) :][: g.waiting[g.active]]]
                planned = [sum(g.plan[target, color] for target in range(6)) for color in range(6)]
                assert [g.stays[color] for color in range(6)] == [waiting.count(color) - planned[color] for color in range(6)]
        assert match.over or match.g.ply == 250


@pytest.mark.rule("DP-033", "DP-034")
def test_in_a_game_played_from_the_start_nobody_earns_in_the_first_round_and_all_may_in_the_second():
    earned = set()
    for match, _ in random_steps(4, {}, "", seed=5):
        earned |= {(match.g.round, e.ints["seat"]) for e in map(GAME.told.read, match.events) if e.kind == "income"}
        if match.g.round > 2:
            break
    assert earned
    assert min(round for round, _ in earned) == 2


@pytest.mark.rule("DP-036", "DP-Q04")
def test_the_deck_is_shuffled_anew_for_every_game():
    orders = set()
    for seed in range(5):
        decks = Match(GAME, 3, seed=seed).g.decks
        orders.add(tuple(decks[DECK, FIRST_CARD + i] for i in range(decks[DECK, UNDRAWN])))
    assert len(orders) == 5


@pytest.mark.rule("DP-003")
@pytest.mark.parametrize(("options", "variant"), [({}, ""), ({"goals": "all_humanitarian"}, ""), ({}, "equal")])
def test_a_guess_has_other_dice_and_keeps_every_goal_that_is_known(options, variant):
    match = Match(GAME, 6, options, variant, seed=8)
    seen = match.seen(2)
    assert list(seen.secret) == [0, 0]
    secrets.guess(match.box, seen, 2, (5, 6))
    assert list(seen.secret) not in ([0, 0], list(match.g.secret))
    goals = [seen.goal[seat] for seat in range(6)]
    assert goals[2] == match.g.goal[2]
    assert set(goals) <= {1, 2, 3}
    if options or variant:
        assert goals == [match.g.goal[seat] for seat in range(6)]
