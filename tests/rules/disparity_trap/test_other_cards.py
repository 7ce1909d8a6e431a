"""Cards that are not printed, but that a box of one's own may hold."""

from copy import deepcopy
from dataclasses import replace

import pytest

from lopsided.engine.match import Match
from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.rules.secrets import sound
from lopsided.games.disparity_trap.state import Deck

from .board import printed_with, trap
from .test_what_is_told import log


def event(*effects, who="one", modules="", penalty=False, **players):
    """A moves and draws an Event with these effects; all that is told of it."""
    t = trap(modules, game=printed_with(E01={"who": who, "penalty": penalty, "effects": list(effects)}), **players)
    t.goes(event="E01")
    told = log(t)
    return told[told.index("event A E01") + 1 : -1]


@pytest.mark.rule("DT-134", "DT-Q91")
def test_the_third_effect_of_a_card_counts_where_the_others_change_nothing():
    assert event("gain power 1", "lose degree 1", "gain skill 2", modules="power", A="SD 0 power", B="SND 0") == ["gained A skill 2 E01"]


@pytest.mark.rule("DT-Q71", "DT-Q52")
def test_of_two_things_to_lose_only_what_is_there_is_lost():
    assert event("lose skill 1", "lose degree 2", A="SD 0 degree", B="SND 0") == ["lost A degree 1 E01"]


@pytest.mark.rule("DT-037", "DT-Q20", "DT-Q91")
def test_who_stands_on_start_cannot_go_back():
    assert event("back 2", who="all", A="SD 0", B="SND 0") == ["back A 2 0", "nothing B E01"]


@pytest.mark.rule("DT-Q56", "DT-Q91")
def test_a_second_skip_card_would_change_nothing():
    t = trap("skip", game=printed_with(E01={"who": "all", "effects": ["skip 2"]}), A="SD 0", B="SND 0", C="SND 0")
    t.lay(skip_card=[0, 1], skips=[0, 1])
    t.goes(event="E01")
    assert [line for line in log(t) if line.split()[0] in ("skip", "nothing")] == ["skip A 2", "nothing B E01", "skip C 2"]


@pytest.mark.rule("DT-083")
def test_power_blocks_the_penalty_of_an_event_and_not_that_of_an_opportunity():
    fine = {"penalty": True, "effects": ["lose privilege 1"]}
    t = trap("power", game=printed_with(O01=fine, E01=fine), A="SD 0 pr2 power : O01 O02", B="SND 0")
    t.stack("E01")
    t.turn()
    t.play("O01")
    assert (t.pr("A"), t.phase) == (1, "block"), "the Opportunity has cost a token, about the Event A is asked"


def backwards():
    """The game with its cards in the opposite order: the Taxes card first, the first Opportunity card last."""
    other = replace(GAME)
    printed = deepcopy(GAME.printed)
    printed["cards"].reverse()
    other.__dict__["printed"] = printed
    return other


@pytest.mark.rule("DT-003", "DT-012")
def test_in_whatever_order_a_box_has_its_cards_all_are_dealt_guessed_and_missed():
    for game in (GAME, backwards()):
        match = Match(game, 3, {"preset": "advanced"}, seed=1)
        box, g, last = match.box, match.g, match.box.kinds - 1
        assert sound(box, g) == 0
        for seed in range(5):
            guess = match.seen(0)
            game.guess(box, guess, 0, (seed, 1))
            assert sound(box, guess) == 0
    assert (box.deck[last], box.deck[0]) == (Deck.OPPORTUNITY, Deck.TAXES)
    seat, slot = next((seat, slot) for seat in range(3) for slot in range(3) if g.hand[seat, slot] == last + 1)
    box.copies[last - 1] += 1
    g.hand[seat, slot] = last
    assert sound(box, g) == 3, "the last kind lacks a card"
