"""Whole games, interpreted: what is offered, what can be guessed, and what must hold at every step."""

from array import array

import pytest

from lopsided.engine.match import Match
from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.rules.laws import sound
from lopsided.games.disparity_trap.state import MOVES, Deck, Why

TABLES = [
    (2, {"preset": "advanced", "positions": "chosen"}),
    (4, {"preset": "advanced", "positions": "chosen", "first_player": "sd_chosen", "influence_cost": 0}),
    (6, {"preset": "advanced", "first_player": "any_roll", "failed_vote_refund": "yes", "coop_check": "home_and_standing"}),
    (5, {}),
]


NAMES = [MOVES.decode(action).name for action in range(MOVES.size)]
LET_BE = ("let_be", "not_this_turn", "only_for_me")
ANSWERS = {
    "option": ("play", "discard", "sacrifice", "trade", "done", "vote", "reverse", "ask_me"),
    "trade": ("trade", "done"),
    "stake": ("put",),
    "seal": ("put",),
    "position": ("position",),
    "first": ("first",),
    "influence": ("add", "take", *LET_BE),
    "extra_roll": ("pay", "power", *LET_BE),
    "block": ("power", *LET_BE),
}


def random_steps(seats, options, seed, most):
    """A random game's positions, each before somebody acts."""
    match = Match(GAME, seats, options, seed=seed)
    for step in range(most):
        if match.over:
            return
        seat = match.pending[0]
        yield match, seat
        choices = match.legal(seat)
        match.submit(seat, choices[(seed * 7 + step * 31) % len(choices)])


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_offered_is_exactly_what_is_not_refused(seats, options):
    phases = set()
    for match, _ in random_steps(seats, options, seed=3, most=160):
        phases.add(match.phase)
        for seat in range(seats):
            out = array("h", [-1] * MOVES.size)
            offered = list(out[: GAME.legal(match.box, match.g, seat, out)])
            refusals = [GAME.why_not(match.box, match.g, seat, action) for action in range(MOVES.size)]
            assert offered == [action for action, why in enumerate(refusals) if why == 0], f"{match.phase}, seat {seat}"
            if seat in match.pending:
                assert offered
                assert [why == Why.OTHER_QUESTION for why in refusals] == [name not in ANSWERS[match.phase] for name in NAMES]
            else:
                assert set(refusals) == {Why.NOT_ASKED}
    assert len(phases) >= (5 if options else 2)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whatever_a_reader_guesses_is_sound_and_looks_the_same_to_it(seats, options):
    for step, (match, _) in enumerate(random_steps(seats, options, seed=5, most=90)):
        if step % 2:
            continue
        reader = step // 2 % (seats + 1) - 1
        seen, guessed = match.seen(reader), match.seen(reader)
        GAME.guess(match.box, guessed, reader, (step, 1))
        assert sound(match.box, guessed) == 0
        assert not any(guessed.mix[i] for i in range(64)), "every card has its place"
        GAME.hide(match.box, guessed, reader)
        assert bytes(guessed.memory) == bytes(seen.memory)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_play_and_a_vote_leave_nothing_behind(seats, options):
    blank = ("card", "row", "line", "onward", "target", "reach", "die", "extra", "answered", "quiet", "subject", "reversing", "stake", "move_die", "traded")
    for match, _ in random_steps(seats, options, seed=8, most=200):
        if match.phase == "option":
            assert {name: getattr(match.g, name) for name in blank} == dict.fromkeys(blank, 0)
            assert not any(match.g.sealed[seat] for seat in range(seats))
        assert not any(match.g.mix[i] for i in range(64)), "what set-up mixed is dealt"


@pytest.mark.rule("DT-003")
def test_a_guess_lets_every_hidden_card_lie_in_every_place_of_its_deck():
    match = Match(GAME, 2, {"justice": "yes"}, seed=1)
    found = set()
    for seed in range(300):
        guessed = match.seen(0)
        GAME.guess(match.box, guessed, 0, (seed, 2))
        found |= {(place, guessed.queue[Deck.JUSTICE, place]) for place in range(guessed.count[Deck.JUSTICE])}
    assert len(found) == 6 * 6
