"""Influence before a roll, and Power tokens after it."""

import pytest

from lopsided.games.disparity_trap.state import Deck

from .board import CARDS, failed_goal, trap

# Influence


@pytest.mark.rule("DT-104", "DT-106", "DT-Q32", "DT-Q33", "DT-Q79")
def test_influence_adds_a_number_to_one_play_and_is_replaced():
    t = trap("influence", A="SND 11 pr1 : O18 O19 O20", B="SD 0 pr2 : O21 O01 O02")
    t.stack("O18")
    t.rolls("A", 3)
    t.moves(1)
    t.turn()
    t.do("discard", slot=2)
    t.stack("O12")
    assert (t.phase, t.asked) == ("influence", ["A"]), "clockwise from the active player"
    t.do("let_be")
    t.do("add")
    assert t.has("A")["job"] == 1
    assert t.hand("B") == ["O01", "O02", "O12"]
    assert t.deck(Deck.OPPORTUNITY)[-1] == "O21"
    assert t.pr("B") == 1
    assert t.told("influenced") == [{"seat": "B", "target": "A", "card": CARDS["G1"], "by": 1, "reach": 3}]


@pytest.mark.rule("DT-Q32")
def test_influence_lasts_for_the_extra_rolls_of_that_play_only():
    t = trap("influence", A="SND 11 pr4 : O21 O18 O19", B="SD 0")
    t.rolls("A", 4, 3)
    t.goes(die=1)
    t.hand("A")
    t.deal({"A": ["O21", "O18", "O19"], "B": ["O17"]})
    t.do("add")
    t.do("pay")
    assert t.has("A")["job"] == 1
    assert [r["reach"] for r in t.told("rolled")] == [3, 3]
    t.lay_player("A", "SND 11 pr0")
    t.rolls("A", 3)
    t.goes(die=1)
    assert t.told("rolled")[-1]["reach"] == 2


@pytest.mark.rule("DT-105", "DT-104", "DT-Q63", "DT-107")
def test_influence_may_help_or_hinder_anybody():
    for action, die, job, tally in (("add", 3, 1, "helps"), ("take", 2, 0, "hinders")):
        t = trap("influence points", A="SND 11", B="SD 0 pr2 : O21 O01 O02")
        t.rolls("A", die)
        t.goes(die=1)
        t.do(action)
        t.pass_all()
        assert t.has("A").get("job", 0) == job
        assert [t.seen["seats"][1][k] for k in ("helps", "hinders")] == [int(tally == "helps"), int(tally == "hinders")]


@pytest.mark.rule("DT-Q63")
def test_on_a_penalty_taking_a_number_is_help_and_on_oneself_nothing_is_tallied():
    t = trap("influence points", A="SND 0 degree pr2", B="SD 0 pr2 : O21 O01 O02")
    t.rolls("A", 4)
    t.goes(event="E08")
    t.do("let_be")
    t.do("take")
    assert t.pr("A") == 2
    assert t.seen["seats"][1]["helps"] == 1
    t = trap("influence points", A="SND 11 pr1 : O21 O18 O19", B="SD 0")
    t.goes(die=1)
    t.deal({"A": ["O21", "O18", "O19"], "B": ["O17"]})
    t.luck()
    t.do("take")
    assert (t.seen["seats"][0]["helps"], t.seen["seats"][0]["hinders"]) == (0, 0)


@pytest.mark.rule("DT-Q34")
def test_a_range_stays_between_nothing_and_all_six():
    t = trap("influence", A="SD 3 pr2 : O02 O21 O01", B="SND 0 pr2 : O21", C="SND 0 pr2 : O21")
    t.turn()
    t.play("O02")
    for player in "ABC":
        assert t.asked == [player]
        if player == "C":
            assert t.refusal("add") == "range_full"
            assert t.refusal("take") == ""
        t.luck()
        t.do("add" if player != "C" else "let_be")
    assert t.told("rolled")[0]["reach"] == 6
    t = trap("influence", A="SND 3 pr2 : O04 O21 O01", B="SD 0 pr2 : O21")
    t.turn()
    t.play("O04")
    t.do("take")
    assert t.refusal("take") == "range_empty"


@pytest.mark.rule("DT-Q33", "DT-013")
@pytest.mark.parametrize(("cost", "asked", "left"), [(0, True, 2), (1, True, 1), (2, True, 0), (3, False, 2)])
def test_what_influence_costs(cost, asked, left):
    t = trap("influence", A="SND 11", B="SD 0 pr2 : O21 O01 O02", influence_cost=cost)
    t.luck()
    t.goes(die=1)
    if cost == 0:
        t.do("let_be")
    assert (t.phase == "influence") == asked
    if asked:
        t.do("add")
    assert t.pr("B") == left


@pytest.mark.rule("DT-Q89", "DT-Q32")
def test_everybody_is_asked_once_knowing_what_came_before():
    t = trap("influence", A="SD 11 pr5 : O21 O21 O18", B="SND 0 pr5 : O21 O21")
    t.rolls("A", 3)
    t.goes(die=1)
    assert t.asked == ["A"]
    t.do("let_be")
    assert t.asked == ["B"]
    t.do("take")
    assert t.told("rolled")[0]["reach"] == 2, "one card a player, and no second chance for A"


@pytest.mark.rule("DT-Q32")
def test_influence_is_asked_for_from_the_active_player_on_whoever_rolls():
    t = trap("influence", A="SD 3 skill pr5 : O14 O01 O02", B="SND 3 skill pr5", C="SND 0 pr5")
    t.turn()
    t.play("O14")
    for target in (0, 1):
        for player in "ABC":
            assert (t.phase, t.asked, t.seen["window"]["target"]) == ("influence", [player], target)
            t.luck()
            t.do("let_be")


@pytest.mark.rule("DT-Q32", "DT-Q82")
def test_who_let_one_players_penalty_be_is_asked_anew_about_the_next_players_roll():
    t = trap("influence power skip", A="SD 13 job power pr5", B="SND 13 job power pr5")
    t.rolls("A", 1)
    t.goes(event="E18")
    for phase in ("influence", "extra_roll", "block"):
        for player in "AB":
            assert (t.phase, t.asked, t.seen["window"]["target"]) == (phase, [player], 0)
            t.do("let_be")
    assert (t.phase, t.asked, t.seen["window"]["target"]) == ("influence", ["A"], 1)


@pytest.mark.rule("DT-Q91")
def test_nobody_is_asked_for_influence_where_nothing_can_change():
    t = trap("influence power", A="SD 13 job power", B="SND 0 pr5 : O21 O01 O02")
    t.luck()
    t.goes(event="E26")
    assert t.told("nothing") == [{"seat": "A", "card": CARDS["E26"]}], "a second Power token would be no gain"
    assert t.phase == "option"
    t = trap("influence", A="SND 0 degree", B="SD 0 pr5 : O21 O01 O02")
    t.luck()
    t.goes(event="E08")
    assert t.phase == "option", "nothing to lose"


@pytest.mark.rule("DT-Q90")
def test_who_is_asked_depends_on_what_all_can_see_and_not_on_the_card():
    for hand in ("O21 O01 O02", "O20 O01 O02"):
        t = trap("influence", A="SND 11", B=f"SD 0 pr2 : {hand}", C="SND 0 : O21")
        t.goes(die=1)
        assert (t.phase, t.asked) == ("influence", ["B"]), "C has the card and no token"
        assert t.may("add") == ("O21" in hand)
        assert t.refusal("add") == ("" if "O21" in hand else "no_influence")
        assert {"let_be", "not_this_turn", "only_for_me"} <= {c.name for c in t.choices()}


@pytest.mark.rule("DT-Q90", "DT-067")
def test_who_plays_the_last_card_has_none_left_to_influence_with():
    t = trap("influence sacrifice", A="SD 3 pr2 : O04", B="SND 0")
    t.rolls("A", 1)
    t.turn()
    t.play("O04")
    assert t.told("rolled")[0]["seat"] == "A", "nobody was asked before"


@pytest.mark.rule("DT-105", "DT-121")
def test_no_influence_before_a_roll_off_or_a_card_without_a_roll():
    t = trap("influence rolloff", A="SD 13 job pr5", B="SND 13 job pr5 : O21 O01 O02")
    t.rolls("A", 5)
    t.goes(event="E22")
    assert t.phase == "option"
    assert t.pr("B") == 8


# Power tokens


@pytest.mark.rule("DT-083", "DT-085", "DT-Q44")
def test_power_blocks_a_penalty_after_the_roll_and_is_gone():
    t = trap("power", A="SND 0 degree pr2 power", B="SD 0")
    t.rolls("A", 1)
    t.goes(event="E08")
    assert t.phase == "extra_roll"
    t.do("let_be")
    assert t.phase == "block"
    t.do("power")
    assert t.has("A") == {"degree": 1, "privilege": 2}
    assert t.told("blocked") == [{"seat": "A", "target": "A", "card": CARDS["E08"]}]


@pytest.mark.rule("DT-084", "DT-086", "DT-107")
def test_power_gives_another_roll_to_oneself_or_to_another():
    t = failed_goal("power points", a="SND 11 power", b="SD 0 power", c="SND 0")
    t.do("let_be")
    t.rolls("A", 1)
    t.cup.streams[6] = [1]
    t.do("power", "B")
    assert t.has("A") == {"job": 1, "power": 1}
    assert t.has("B") == {}
    assert t.told("power_roll") == [{"seat": "B", "target": "A", "card": CARDS["G1"]}]
    assert t.seen["seats"][1]["helps"] == 1


@pytest.mark.rule("DT-107", "DT-128")
def test_what_one_pays_for_oneself_is_no_help():
    t = failed_goal("power points", a="SND 11 pr3 power", b="SD 0", c="SND 0")
    t.do("pay")
    t.do("power")
    assert t.told("helped") == []
    t = trap("power points", A="SND 0 degree pr2 power", B="SD 0")
    t.rolls("A", 1)
    t.goes(event="E08")
    t.do("let_be")
    t.do("power")
    assert len(t.told("blocked")) == 1
    assert t.told("helped") == []


@pytest.mark.rule("DT-086", "DT-Q44", "DT-092")
def test_anybody_may_block_for_another_the_victim_is_asked_first():
    t = trap("power taxes points", A="SD 26 job home pr3 power", B="SND 0", C="SND 25 job home pr5 power")
    t.goes(die=1)
    assert (t.phase, t.asked) == ("block", ["A"])
    assert t.seen["play"]["step"] == 1, "only Justice has two"
    t.do("let_be")
    assert t.asked == ["C"]
    t.do("power")
    assert t.pr("A") == 3
    assert t.seen["seats"][2]["helps"] == 1
    assert t.asked == ["A"], "one token blocks one player's outcome: C's own taxes are next"
    t.do("let_be")
    assert t.pr("C") == 2


@pytest.mark.rule("DT-086", "DT-Q44")
def test_after_the_victim_the_others_are_asked_clockwise_to_block():
    t = trap("power", A="SND 0 degree pr2", B="SD 0 power", C="SD 0 power")
    t.rolls("A", 1)
    t.goes(event="E08")
    for phase in ("extra_roll", "block"):
        for player in "BC":
            assert (t.phase, t.asked) == (phase, [player])
            t.do("let_be")
    assert t.pr("A") == 0


@pytest.mark.rule("DT-082", "DT-Q31")
def test_nobody_holds_two_power_tokens():
    t = trap("power", A="SD 13 job power", B="SND 0")
    t.luck()
    t.goes(event="E26")
    assert t.has("A")["power"] == 1
    assert t.told("nothing")[0]["seat"] == "A"


@pytest.mark.rule("DT-Q69", "DT-Q76")
def test_power_comes_from_cards_where_nobody_votes():
    t = trap("power", A="SD 13 degree job : O25 O01 O02", B="SND 0")
    t.rolls("A", 3)
    t.turn()
    t.play("O25")
    assert t.has("A")["power"] == 1
    t = trap("power", A="SND 13 job", B="SD 0")
    t.rolls("A", 2)
    t.goes(event="E26")
    assert t.has("A")["power"] == 1
