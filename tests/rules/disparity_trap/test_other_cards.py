"""Cards that are not printed, but that a box of one's own may hold."""

from copy import deepcopy
from dataclasses import replace

import pytest

from lopsided.engine.decisions import close_all
from lopsided.engine.match import Match
from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.rules.laws import sound
from lopsided.games.disparity_trap.rules.pieces import collect, influence_slot, leave_hand, put_under
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
    t = trap(game=printed_with(E01=fine), A="SD 0 pr2 power", B="SND 0")
    t.goes(event="E01")
    assert (t.pr("A"), t.phase) == (1, "option"), "without the module nobody blocks, however they came by a token"


def in_order(cards):
    """The game with its cards in another order."""
    other = replace(GAME)
    other.__dict__["printed"] = {**deepcopy(GAME.printed), "cards": cards}
    return other


def backwards():
    """The game with its cards in the opposite order: the Taxes card first, the first Opportunity card last."""
    return in_order(GAME.printed["cards"][::-1])


def led_by(id_):
    """A table of two whose box has this card first."""
    match = Match(in_order(sorted(GAME.printed["cards"], key=lambda card: card["id"] != id_)), 2, {"preset": "advanced"}, seed=1)
    return match, match.box, match.g


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


@pytest.mark.rule("DT-104")
def test_the_first_card_of_a_box_may_be_influence():
    _, box, g = led_by("O21")
    g.hand[0, 1] = 1
    assert influence_slot(box, g, 0) == 1


def test_the_first_card_of_a_box_may_be_the_last_in_a_hand_and_be_played():
    _, box, g = led_by("O06")
    close_all(g)
    while g.cards[0]:
        put_under(g, Deck.OPPORTUNITY, leave_hand(g, 0, 0), 0)
    box.copies[0] += 1
    g.active, g.card = 0, 1
    assert sound(box, g) == 0


@pytest.mark.rule("DT-049", "DT-054")
def test_each_type_of_tile_brings_a_token_the_last_one_too():
    t = trap(A="SD 0 skill3 degree startup job home business legacy", B="SND 0")
    t.run(collect, 0)
    assert t.pr("A") == 7
