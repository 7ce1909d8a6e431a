"""Reactions: extra rolls, who is asked at all, and what happens to whoever does not answer."""

import pytest

from lopsided.games.disparity_trap import GAME

from .board import CARDS, failed_goal, lay_out, seated, trap

# Extra rolls


@pytest.mark.rule("DT-013", "DT-034")
def test_three_tokens_buy_another_roll_after_an_unsuccessful_one():
    t = trap(A="SD 3 pr4 : O06 O01 O02", B="SND 0")
    t.rolls("A", 4, 3)
    t.turn()
    t.play("O06")
    assert (t.phase, t.asked) == ("extra_roll", ["A"])
    t.do("pay")
    assert t.has("A") == {"degree": 1, "privilege": 1}
    assert t.told("paid_roll") == [{"seat": "A", "target": "A", "card": CARDS["O06"], "price": 3}]


@pytest.mark.rule("DT-034", "DT-Q16")
def test_two_tokens_buy_nothing_and_nobody_shares_the_price():
    t = failed_goal(a="SND 11 pr2", b="SD 0 pr2", c="SND 0 pr2")
    assert t.pawn("A") == 0, "nobody was asked"
    assert t.phase == "option"


@pytest.mark.rule("DT-035", "DT-Q17")
def test_the_roller_is_asked_first_then_the_others_clockwise_and_after_a_new_failure_again():
    t = failed_goal(a="SND 11 pr3", b="SD 0 pr6", c="SND 0 pr3")
    for player in "ABC":
        assert t.asked == [player]
        if player != "C":
            t.do("let_be")
    t.do("pay")
    assert t.pr("C") == 0
    assert t.asked == ["A"], "a new failure opens the window again"
    assert t.seen["play"]["extra"] == 1
    t.do("let_be")
    assert t.asked == ["B"]
    t.do("pay")
    assert t.asked == ["A"]
    t.pass_all()
    assert t.pawn("A") == 0


@pytest.mark.rule("DT-Q17")
def test_the_roller_is_asked_first_also_in_anothers_turn():
    t = trap(A="SD 3 skill pr3 : O14 O01 O02", B="SND 3 skill pr3", C="SND 0 pr3")
    t.rolls("A", 1)
    t.rolls("B", 6)
    t.turn()
    t.play("O14")
    for player in "BCA":
        assert (t.phase, t.asked) == ("extra_roll", [player])
        t.do("let_be")


@pytest.mark.rule("DT-Q15")
@pytest.mark.parametrize(("most", "asked"), [("none", True), ("1", False)])
def test_how_many_extra_rolls_a_card_can_have(most, asked):
    t = failed_goal(a="SND 11 pr9", max_rerolls=most)
    t.do("pay")
    assert (t.phase == "extra_roll") == asked


@pytest.mark.rule("DT-Q15")
def test_the_limit_counts_privilege_and_power_together_for_each_step_of_justice_anew():
    t = trap("justice power", A="SND 3 pr9 power", B="SD 0", max_rerolls="1")
    t.stack("J1")
    t.rolls("A", 1, 1, 1, 1)
    t.rolls("B", 6)
    t.goes(die=1)
    t.do("pay")
    assert t.phase == "block", "no second extra roll on the first step"
    t.do("let_be")
    assert t.phase == "extra_roll", "the second step has its own"


@pytest.mark.rule("DT-036", "DT-103", "DT-Q18")
@pytest.mark.parametrize(("allowed", "phase"), [("yes", "extra_roll"), ("no", "option")])
def test_privilege_buys_rolls_on_justice_cards_unless_the_table_says_no(allowed, phase):
    t = trap("justice", A="SD 3", B="SND 0 pr3", privilege_on_justice=allowed)
    t.stack("J2")
    t.rolls("A", 6)
    t.rolls("B", 1, 6, 6)
    t.goes(die=1)
    assert t.phase == phase


@pytest.mark.rule("DT-Q18", "DT-036")
def test_where_privilege_is_barred_on_justice_it_still_buys_a_roll_for_a_goal():
    t = failed_goal("justice", privilege_on_justice="no")
    assert (t.phase, t.refusal("pay")) == ("extra_roll", "")


@pytest.mark.rule("DT-Q18", "DT-084")
def test_where_privilege_is_barred_on_justice_power_still_rolls_again():
    t = trap("justice power", A="SD 3", B="SND 0 pr3 power", privilege_on_justice="no")
    t.stack("J2")
    t.rolls("A", 6)
    t.rolls("B", 1)
    t.goes(die=1)
    assert t.refusal("pay") == "not_on_justice"
    assert t.refusal("power") == ""


@pytest.mark.rule("DT-034", "DT-084")
def test_who_is_asked_for_the_power_token_and_has_two_tokens_is_too_poor_to_pay():
    t = failed_goal("power", a="SND 11 pr2 power")
    assert t.asked == ["A"]
    assert (t.refusal("pay"), t.refusal("power")) == ("poor", "")


@pytest.mark.rule("DT-036", "DT-Q14")
def test_on_a_penalty_inside_is_the_failure_that_can_be_rolled_again():
    t = trap(A="SND 0 degree pr5", B="SD 0")
    t.rolls("A", 4, 5)
    t.goes(event="E08")
    assert t.phase == "extra_roll"
    t.do("pay")
    assert t.pr("A") == 2, "spared by the second roll"
    t = trap(A="SND 0 degree pr5", B="SD 0 pr5")
    t.rolls("A", 5)
    t.goes(event="E08")
    assert t.phase == "option", "outside a penalty's range is a success"
    assert (len(t.told("spared")), t.told("missed")) == (1, [])


@pytest.mark.rule("DT-Q19", "DT-108")
def test_a_successful_roll_is_never_repeated():
    t = trap(A="SND 11 pr5", B="SD 0 pr9")
    t.rolls("A", 2)
    t.goes(die=1)
    assert t.has("A")["job"] == 1
    assert t.told("rolled")[0]["fits"] == 1
    assert t.phase == "option"


@pytest.mark.rule("DT-Q99")
def test_only_rolls_against_a_range_can_be_repeated_and_the_roller_cannot_refuse():
    t = failed_goal(a="SND 11", b="SD 0 pr3")
    assert t.asked == ["B"]
    t.do("pay")
    assert len([r for r in t.told("rolled") if r["seat"] == "A"]) == 2, "A was not asked"
    t = trap("vote", A="SND 3 pr5", B="SD 0 pr5")
    t.votes("A", 6)
    t.turn()
    t.vote_on("home", 2, A=0, B=0)
    assert t.phase == "option", "neither the vote's die nor the move die"


@pytest.mark.rule("DT-Q99", "DT-083")
def test_power_does_not_undo_a_failed_goal():
    t = failed_goal("power", a="SND 11 power", b="SD 0", c="SND 0")
    t.do("let_be")
    assert t.pawn("A") == 0
    assert t.phase == "option"


@pytest.mark.rule("DT-Q91")
def test_no_window_opens_where_nothing_can_change():
    t = trap("power", A="SD 13 job power pr6", B="SND 0 pr9")
    t.rolls("A", 6)
    t.goes(event="E26")
    assert t.phase == "option", "a second Power token would be no gain"
    t = trap(A="SND 0 degree", B="SD 0 pr9")
    t.rolls("A", 1)
    t.goes(event="E08")
    assert t.phase == "option", "nothing to lose"
    t = trap("skip", A="SND 0 degree", B="SD 0 pr9")
    t.rolls("A", 1)
    t.goes(event="E08")
    assert t.phase == "option", "nothing to lose, and no turn either"
    t = trap("justice power", A="SD 3", B="SND 0 justice3 pr9 power")
    t.stack("J3")
    t.rolls("A", 6)
    t.rolls("B", 1, 1)
    t.goes(die=1)
    t.do("let_be")
    t.do("let_be")
    assert t.phase == "option", "where nobody skips, that step has nothing left either"
    t = trap("justice power", A="SD 3", B="SND 0 justice3 pr9 power")
    t.stack("J1")
    t.rolls("A", 6)
    t.rolls("B", 1, 1)
    t.goes(die=1)
    t.do("let_be")
    assert t.phase == "block"
    t.do("let_be")
    assert t.phase == "option", "a fourth Justice token changes nothing: neither roll nor block"
    t = trap("justice power skip", A="SD 3", B="SND 0 justice3 pr9 power")
    t.stack("J3")
    t.rolls("A", 6)
    t.rolls("B", 1, 1)
    t.goes(die=1)
    t.do("let_be")
    t.do("let_be")
    assert t.phase == "extra_roll", "the Skip card still comes"


@pytest.mark.rule("DT-Q91", "DT-Q34")
def test_a_range_of_nothing_is_not_worth_a_roll():
    t = trap("influence", A="SD 3 pr9 : O04 O01 O02", B="SND 3 pr9 : O21 O01 O21", C="SND 0 pr9 : O21")
    t.rolls("A", 1)
    t.turn()
    t.play("O04")
    t.do("let_be")
    t.do("take")
    assert t.asked == ["C"]
    t.do("take")
    assert t.told("rolled")[0]["reach"] == 0
    assert t.phase == "option", "no number would count"
    assert "startup" not in t.has("A")


@pytest.mark.rule("DT-Q91", "DT-Q34")
def test_a_penalty_that_every_number_hits_is_not_worth_a_roll():
    t = trap("influence", A="SND 0 degree pr9", B="SD 0 pr1 : O21 O01 O02", C="SD 0 pr1 : O21 O01 O02")
    t.rolls("A", 1)
    t.goes(event="E08")
    t.do("let_be")
    t.do("add")
    t.do("add")
    assert t.told("rolled")[0]["reach"] == 6
    assert t.phase == "option", "A could pay for another roll, to no avail"


# Wishes: who is asked at all


@pytest.mark.rule("DT-Q100")
def test_who_does_not_want_to_be_asked_this_turn_is_left_alone_until_it_ends():
    t = failed_goal(a="SND 11", b="SD 0 pr9", c="SND 0 pr9")
    t.do("not_this_turn")
    assert t.asked == ["C"]
    t.do("pay")
    assert t.asked == ["C"], "B is not asked again in the new window"
    assert t.seen["window"]["seats"][1]["state"] == "not_this_turn"
    t.do("let_be")
    t.lay(pawn=[11])
    t.rolls("A", 6)
    t.goes(die=1)
    assert t.asked == ["B"], "a new turn, a new question"


@pytest.mark.rule("DT-Q100")
def test_who_is_asked_only_about_own_plays_stays_so_until_it_says_otherwise():
    t = failed_goal(a="SND 11", b="SD 0 pr9", c="SND 0")
    t.do("only_for_me")
    assert t.pawn("A") == 0
    t.lay(pawn=[11, 11])
    t.rolls("A", 6)
    t.goes(die=1)
    assert t.phase == "option", "nobody else could pay"
    t.rolls("B", 6)
    t.goes("B", 1)
    assert (t.phase, t.asked) == ("extra_roll", ["B"]), "B's own Goal"
    assert t.refusal("only_for_me") == "your_own"
    t.do("let_be")
    t.turn("B")
    assert t.may("ask_me")
    t.do("ask_me")
    assert t.asked == ["B"], "saying so is no turn option"
    assert t.refusal("ask_me") == "no_wish"
    assert [w["wish"] for w in t.told("wished")] == [2, 0]


WINDOWS = {
    "influence": ("influence", {"A": "SND 11", "B": "SD 0 pr5 : O21 O01 O02"}, ""),
    "extra_roll": ("", {"A": "SND 11", "B": "SD 0 pr9"}, ""),
    "block": ("skip power", {"A": "SD 40 job home business", "B": "SND 0 power"}, "E20"),
}


@pytest.mark.rule("DT-Q100")
@pytest.mark.parametrize("wish", ["not_this_turn", "only_for_me"])
@pytest.mark.parametrize("window", WINDOWS)
def test_in_every_window_about_another_both_wishes_can_be_had_and_are_heeded(window, wish):
    modules, players, event = WINDOWS[window]
    for wished in (False, True):
        t = trap(modules, **players)
        t.rolls("A", 6)
        t.lay(**{"quiet" if wish == "not_this_turn" else "for_me": 2 * wished})
        t.goes(die=1, event=event)
        assert (t.phase == window) != wished
        if not wished:
            assert t.asked == ["B"]
            t.do(wish)
            assert t.seen["seats"][1]["wish"] == (wish if wish == "only_for_me" else "everything"), "the turn is over, and so is a wish for it"


@pytest.mark.rule("DT-Q100")
@pytest.mark.parametrize("wish", ["not_this_turn", "only_for_me"])
def test_about_own_plays_one_is_asked_whatever_one_wished(wish):
    t = trap("justice power", A="SND 3", B="SD 0 pr3 power", C="SND 0")
    t.stack("J1")
    for player in "ABC":
        t.rolls(player, 1, 6)
    t.goes(die=1)
    assert (t.phase, t.asked, t.seen["window"]["target"]) == ("extra_roll", ["B"], 0)
    t.do(wish)
    assert (t.phase, t.asked, t.seen["window"]["target"]) == ("extra_roll", ["B"], 1), "not about A's penalty, but about the own roll"
    assert [t.refusal(w) for w in ("not_this_turn", "only_for_me")] == ["your_own", "your_own"]
    assert t.seen["window"]["seats"][1]["state"] == "asked"
    t.do("let_be")
    assert (t.phase, t.asked) == ("block", ["B"])


@pytest.mark.rule("DT-Q100")
def test_the_view_says_who_is_waited_for_and_where_the_others_stand():
    t = failed_goal(a="SND 11 pr2", b="SD 0 pr7", c="SND 0 pr5")
    t.do("let_be")
    window = t.seen["window"]
    assert (window["kind"], window["target"], window["asked"], window["price"]) == ("extra_roll", 0, 2, 3)
    assert [s["state"] for s in window["seats"]] == ["poor", "passed", "asked"]
    assert (t.seen["play"]["die"], t.seen["play"]["sd"], t.seen["play"]["snd"], t.seen["play"]["reach"]) == (6, 3, 2, 2)


@pytest.mark.rule("DT-Q82")
def test_one_player_is_settled_completely_before_the_next():
    t = trap("skip power", A="SD 13 job power", B="SND 13 job power")
    for player in "AB":
        t.rolls(player, 1)
    t.goes(event="E18")
    t.do("let_be", "A")
    t.do("let_be", "B")
    assert t.phase == "block"
    assert len(t.told("rolled")) == 1, "B has not rolled yet"
    t.pass_all()
    assert [s["seat"] for s in t.told("skip")] == ["A", "B"]


@pytest.mark.rule("DT-063", "DT-064", "DT-130")
def test_the_strategies_of_the_book_are_possible_and_bots_know_them():
    t = trap(A="SD 3 startup", B="SND 0")
    t.turn()
    assert GAME.moves.decode(t.match.bot_action(0, "striver", 0)) == ("trade", {"trade": 2})
    t = failed_goal(a="SND 11", b="SD 0 job home pr9")
    assert GAME.moves.decode(t.match.bot_action(1, "ally", 0)).name == "pay"
    assert GAME.moves.decode(t.match.bot_action(1, "striver", 0)).name == "only_for_me"
    t = trap("influence", A="SND 11", B="SD 0 pr2 : O21 O01 O02")
    t.goes(die=1)
    assert GAME.moves.decode(t.match.bot_action(1, "gatekeeper", 0)).name == "take"
    assert GAME.moves.decode(t.match.bot_action(1, "ally", 0)).name == "add"


@pytest.mark.rule("DT-Q73", "DT-Q97")
def test_who_does_not_answer_passes_adds_nothing_or_gives_up_the_oldest_card():
    def absent(t, player):
        return GAME.moves.decode(int(GAME.idle(t.match.box, t.match.g, t.seat(player))))

    t = trap("vote", A="SD 3 skill4 pr3 : O01 O02 O08", B="SND 0 pr2")
    t.turn()
    assert absent(t, "A") == ("discard", {"slot": 0}), "the card longest in hand"
    t.do("trade", trade=0)
    assert absent(t, "A").name == "done"
    t.turn()
    t.do("vote", subject=4)
    assert absent(t, "A") == ("put", {"amount": 2}), "the smallest stake for a vote that was called"
    t.do("put", amount=2)
    assert absent(t, "B") == ("put", {"amount": 0})
    assert absent(failed_goal(), "A").name == "let_be"
    assert GAME.leave is None, "a bot plays on: a common win needs all seats"


@pytest.mark.rule("DT-Q97", "DT-Q02", "DT-Q03")
def test_who_does_not_choose_at_set_up_gets_any_that_remains():
    chosen = set()
    for seed in range(40):
        t = seated(seats=6, positions="chosen", first_player="sd_chosen")
        t.match.secret = (seed, 7)
        lay_out(t)
        while t.phase in ("position", "first"):
            seat = t.match.pending[0]
            action = int(GAME.idle(t.match.box, t.match.g, seat))
            assert action in t.match.legal(seat)
            chosen.add((t.phase, action))
            t.match.submit(seat, action)
        assert t.phase == "option"
    assert {phase for phase, _ in chosen} == {"position", "first"}
    assert len([phase for phase, _ in chosen if phase == "position"]) == 2, "SD and SND alike"
    assert len([phase for phase, _ in chosen if phase == "first"]) == 6, "any SD player"
