"""A turn: its option, the move, the space, the goals of the tiers."""

import pytest

from lopsided.games.disparity_trap.state import Deck, Ending, Thing

from .board import CARDS, trap


@pytest.mark.rule("DT-021", "DT-022", "DT-062")
def test_turns_go_to_the_left_and_end_when_the_space_is_played():
    t = trap(A="SD 0", B="SND 0", C="SND 0")
    t.turn()
    for player in "ABCA":
        assert t.asked == [player]
        t.stack("E14")
        t.do("discard", slot=0)
    assert t.match.g.round == 4
    assert [m["seat"] for m in t.told("moved")] == ["A", "B", "C", "A"]


@pytest.mark.rule("DT-023", "DT-Q09", "DT-Q10", "DT-029")
def test_a_turn_has_one_option_and_no_pass():
    t = trap(A="SD 3 skill2 : O17 O18 O19", B="SND 0")
    t.turn()
    assert {c.name for c in t.choices()} == {"discard", "trade"}, "no card qualifies, any other option is open"
    assert t.refusal("done") == "first_trade"
    assert t.refusal("let_be") == "other_question"
    t.do("trade", trade=0)
    assert t.asked == ["B"], "one option, then the move"


@pytest.mark.rule("DT-023", "DT-066", "DT-Q83")
def test_a_card_that_is_not_in_the_hand_is_neither_played_nor_discarded_nor_sacrificed():
    t = trap("sacrifice", A="SD 3 : O01 O02", B="SND 0")
    t.turn()
    assert [t.refusal(option, slot=2) for option in ("play", "discard", "sacrifice")] == ["no_card"] * 3


@pytest.mark.rule("DT-024", "DT-025")
def test_a_card_needs_its_tile_in_hand_and_without_an_icon_none():
    t = trap(A="SD 3 : O05 O04 O01", B="SND 0")
    t.turn()
    assert t.why_not_play("O05") == "lacks"
    assert t.why_not_play("O04") == ""
    t = trap(A="SD 3 skill1 : O05 O04 O01", B="SND 0")
    t.turn()
    assert t.why_not_play("O05") == ""


@pytest.mark.rule("DT-028", "DT-134")
@pytest.mark.parametrize(
    ("card", "space", "ok"),
    [("O17", 11, False), ("O17", 12, True), ("O17", 40, True), ("O18", 23, False), ("O18", 24, True), ("O19", 35, False), ("O19", 36, True)],
)
def test_a_tier_on_a_card_is_where_the_pawn_stands(card, space, ok):
    t = trap(A=f"SD {space} job home business : {card} O01 O02", B="SND 0")
    t.turn()
    assert (t.why_not_play(card) == "") == ok


@pytest.mark.rule("DT-028")
def test_tier_1_on_a_card_means_that_tier_only():
    t = trap(A="SD 3 degree", B="SND 13 job degree")
    t.rolls("A", 1)
    t.rolls("B", 1)
    t.goes(event="E16")
    assert t.has("A")["startup"] == 1
    assert "startup" not in t.has("B")


@pytest.mark.rule("DT-030", "DT-031", "DT-032", "DT-Q13")
@pytest.mark.parametrize(("position", "die", "degrees"), [("SD", 3, 1), ("SD", 4, 0), ("SND", 2, 1), ("SND", 3, 0)])
def test_the_same_die_is_read_by_position(position, die, degrees):
    other = {"SD": "SND", "SND": "SD"}[position]
    t = trap(A=f"{position} 3 : O06 O01 O02", B=f"{other} 0")
    t.rolls("A", die)
    t.turn()
    t.play("O06")
    assert t.has("A").get("degree", 0) == degrees
    assert t.asked == ["B"]


@pytest.mark.rule("DT-033")
def test_a_card_without_a_range_needs_no_roll():
    t = trap(A="SD 3 : O08 O01 O02", B="SND 0")
    t.turn()
    t.play("O08")
    assert t.pr("A") == 2
    assert t.told("rolled") == []
    assert t.told("gained") == [{"seat": "A", "thing": int(Thing.PRIVILEGE), "amount": 2, "card": CARDS["O08"]}]


@pytest.mark.rule("DT-027", "DT-Q22", "DT-Q23")
def test_a_card_for_all_is_played_by_all_who_qualify_clockwise():
    t = trap(A="SD 3 skill : O02 O01 O03", B="SND 3 skill : O14 O01 O02", C="SND 3", D="SD 3 skill")
    for player, die in (("B", 2), ("D", 3), ("A", 4)):
        t.rolls(player, die)
    t.turn("B")
    t.play("O14")
    assert [r["seat"] for r in t.told("rolled")] == ["B", "D", "A"]
    assert [t.has(p).get("degree", 0) for p in "ABCD"] == [0, 1, 0, 1]
    t = trap(A="SD 3", B="SND 3 skill : O14 O01 O02")
    t.turn("B")
    t.luck()
    t.play("O14")
    assert [r["seat"] for r in t.told("rolled")] == ["B"], "A is left out, first player or not"
    t = trap(A="SD 3 : O14 O01 O02", B="SND 3 skill")
    t.turn()
    assert t.why_not_play("O14") == "lacks", "who plays it must qualify too"


@pytest.mark.rule("DT-037", "DT-Q21", "DT-038")
def test_the_way_back_is_walked_first_and_not_refunded():
    t = trap(A="SD 3 : O13 O01 O02", B="SND 0")
    t.rolls("A", 6)
    t.moves(2)
    t.turn()
    t.play("O13")
    assert t.pawn("A") == 3
    assert [t.match.game.told.read(row).kind for row in t.match.events][1:4] == ["played", "back", "die"]
    assert "startup" not in t.has("A")


@pytest.mark.rule("DT-039", "DT-037")
def test_the_space_reached_backward_is_not_played():
    t = trap("justice", A="SD 17 job : O03 O01 O02", B="SND 0")
    t.turn()
    t.play("O03")
    assert t.told("justice") == []
    assert t.told("back")[0]["space"] == 15
    assert t.pawn("A") == 16


@pytest.mark.rule("DT-040", "DT-Q83")
def test_a_discarded_card_goes_under_the_deck_and_the_top_one_is_drawn():
    t = trap(A="SD 0 : O01", B="SND 0")
    t.stack("O12")
    t.turn()
    t.do("discard", slot=0)
    assert t.hand("A") == ["O12"]
    assert t.deck(Deck.OPPORTUNITY)[-1] == "O01"


@pytest.mark.rule("DT-041", "DT-Q11", "DT-Q24")
@pytest.mark.parametrize("die", [1, 6])
def test_a_played_card_is_replaced_success_or_not(die):
    t = trap(A="SD 0 : O01 O06 O02", B="SND 0")
    t.stack("O12")
    t.rolls("A", die)
    t.turn()
    t.play("O06")
    assert t.hand("A") == ["O01", "O02", "O12"]
    assert t.deck(Deck.OPPORTUNITY)[-1] == "O06"


@pytest.mark.rule("DT-Q11", "DT-066", "DT-067")
def test_a_sacrificed_hand_stays_smaller():
    t = trap("sacrifice", A="SD 0 : O01 O06 O02", B="SND 0")
    t.turn()
    t.do("sacrifice", slot=1)
    assert t.hand("A") == ["O01", "O02"]
    assert t.deck(Deck.OPPORTUNITY)[-1] == "O06"
    assert t.has("A") == {"skill": 2}
    t.turn()
    t.play("O01")
    assert len(t.hand("A")) == 2


@pytest.mark.rule("DT-068")
def test_entering_an_open_tier_again_refills_nothing():
    t = trap("sacrifice", A="SD 11 job : O18 O19", B="SND 0")
    t.goes(die=2)
    assert len(t.hand("A")) == 2
    assert t.told("collected") == []


@pytest.mark.rule("DT-042", "DT-043", "DT-044", "DT-045", "DT-046", "DT-047", "DT-Q78")
def test_trades_go_up_only_and_one_may_stop_after_the_first():
    t = trap(A="SD 0 skill2 degree2", B="SND 0")
    t.turn()
    assert {c.ints["trade"] for c in t.choices() if c.name == "trade"} == {0, 1}
    assert t.refusal("trade", trade=2) == "too_few_tiles"
    t.do("trade", trade=0)
    assert t.has("A") == {"degree": 3}
    assert t.refusal("done") == ""
    assert t.refusal("trade", trade=0) == "too_few_tiles", "a Degree never becomes Skills again"
    t.do("trade", trade=1)
    assert t.has("A") == {"degree": 1, "startup": 1}
    assert [c.name for c in t.choices()] == ["trade", "done"]


@pytest.mark.rule("DT-015", "DT-Q25")
def test_nobody_trades_for_a_second_job():
    t = trap(A="SD 13 job startup", B="SND 0")
    t.turn()
    assert t.refusal("trade", trade=2) == "has_job"
    assert not t.may("trade")


@pytest.mark.rule("DT-Q26", "DT-067")
def test_a_traded_job_refills_the_hand():
    t = trap("sacrifice", A="SD 5 startup : O18", B="SND 0")
    t.turn()
    t.do("trade", trade=2)
    assert len(t.hand("A")) == 3
    for hand, undo in (("O18 O01 O02", True), ("O18", False)):
        t = trap("sacrifice", A=f"SD 5 startup skill2 : {hand}", B="SND 0")
        t.turn()
        t.do("trade", trade=2)
        assert t.phase == "trade"
        assert t.match.can_undo(0) == undo, "what was drawn was seen"


@pytest.mark.rule("DT-049", "DT-054", "DT-Q27")
def test_tokens_are_paid_for_types_of_tile_and_never_for_tokens():
    t = trap("justice power", A="SD 35 skill9 degree job home pr4 power justice2", B="SND 0")
    t.rolls("A", 6, 6, 6, 6, 6)
    t.goes(die=6)
    assert t.told("collected") == [{"seat": "A", "amount": 4}]


@pytest.mark.rule("DT-052", "DT-053", "DT-019", "DT-014")
@pytest.mark.parametrize(("space", "tiles", "gate", "tile"), [(8, "", 12, "job"), (20, "job", 24, "home"), (32, "job home", 36, "business")])
def test_each_tier_is_locked_until_its_goal_is_reached(space, tiles, gate, tile):
    t = trap(A=f"SD {space} {tiles}", B="SND 0")
    t.rolls("A", 1)
    t.goes(die=6)
    assert t.pawn("A") == gate, "remaining points are lost, and the pawn stays"
    assert t.has("A")[tile] == 1
    t.luck()
    t.goes(die=6)
    assert t.pawn("A") == gate + 6, "it is open now"


@pytest.mark.rule("DT-055", "DT-Q84", "DT-Q28")
def test_every_arrival_pays_and_forces_the_goal():
    t = trap(A="SND 11 skill", B="SD 0")
    t.rolls("A", 6)
    t.goes(die=1)
    assert (t.pawn("A"), t.pr("A")) == (0, 1)
    t.lay(pawn=[11])
    t.rolls("A", 2)
    t.goes(die=1)
    assert (t.pawn("A"), t.pr("A"), t.has("A")["job"]) == (12, 2, 1)


@pytest.mark.rule("DT-057")
@pytest.mark.parametrize(("space", "tiles", "back"), [(11, "", 0), (23, "job", 12), (35, "job home", 24), (47, "job home business", 36)])
def test_a_failed_goal_sends_back_to_the_tiers_beginning_which_is_not_played(space, tiles, back):
    t = trap(A=f"SND {space} {tiles}", B="SD 0")
    t.rolls("A", 6, 6, 6)
    t.goes(die=1)
    t.pass_all()
    assert t.pawn("A") == back
    assert t.told("event") == []


@pytest.mark.rule("DT-058", "DT-059")
def test_the_numbered_space_of_an_open_tier_is_a_regular_one():
    t = trap(A="SD 10 job", B="SND 0")
    t.goes(die=2, event="E05")
    assert t.pawn("A") == 12
    assert t.has("A")["skill"] == 1
    assert t.told("goal") == []


@pytest.mark.rule("DT-059", "DT-060")
def test_a_played_event_goes_under_its_deck():
    t = trap(A="SD 0", B="SND 0")
    t.goes(event="E01")
    assert t.pr("A") == 1
    assert t.deck(Deck.EVENT)[-1] == "E01"
    assert t.told("event") == [{"seat": "A", "card": CARDS["E01"]}]


@pytest.mark.rule("DT-061")
def test_an_event_for_all_is_nobodys_where_its_drawer_does_not_qualify():
    t = trap(A="SND 13 job degree", B="SD 3 degree")
    t.goes(event="E16")
    assert t.told("unfit") == [{"seat": "A", "card": CARDS["E16"]}]
    assert t.told("rolled") == []
    assert t.asked == ["B"]


@pytest.mark.rule("DT-Q24")
def test_an_empty_deck_is_not_drawn_from():
    t = trap(A="SD 0", B="SND 0")
    t.moves(1)
    t.turn()
    t.lay(count=[t.match.g.count[0], 0, 0])
    t.do("discard", slot=0)
    assert t.told("no_event") == [{"seat": "A"}]
    assert (t.told("event"), t.asked) == ([], ["B"])
    t = trap("justice", A="SD 3", B="SND 0")
    t.moves(1)
    t.turn()
    t.lay(count=[t.match.g.count[0], t.match.g.count[1], 0])
    t.do("discard", slot=0)
    assert (t.told("justice"), t.told("event"), t.asked) == ([], [], ["B"])


@pytest.mark.rule("DT-Q20")
def test_an_event_that_sends_back_stops_at_start():
    t = trap(A="SD 0", B="SND 0")
    t.goes(die=1, event="E07")
    assert t.pawn("A") == 0


@pytest.mark.rule("DT-Q71")
def test_a_loss_takes_what_is_there():
    t = trap(A="SND 0 degree pr1", B="SD 0")
    t.rolls("A", 4)
    t.goes(event="E08")
    assert t.has("A") == {"degree": 1}
    assert t.told("lost") == [{"seat": "A", "thing": int(Thing.PRIVILEGE), "amount": 1, "card": CARDS["E08"]}]


@pytest.mark.rule("DT-016", "DT-Q08")
@pytest.mark.parametrize("tiles", ["home business", "job business", "job home"])
def test_the_last_goal_alone_does_not_win_without_all_four_tiles(tiles):
    t = trap(A=f"SD 46 {tiles}", B="SND 0")
    t.rolls("A", 1)
    t.goes(die=6)
    assert t.has("A")["legacy"] == 1
    assert not t.over


@pytest.mark.rule("DT-016", "DT-Q08")
def test_all_four_tiles_do_not_win_before_the_marker():
    t = trap(A="SD 22 job business legacy", B="SND 0")
    t.rolls("A", 1)
    t.goes(die=6)
    assert (t.pawn("A"), t.has("A")["home"]) == (24, 1)
    assert not t.over


@pytest.mark.rule("DT-017")
def test_one_player_without_a_home_keeps_everybody_from_winning():
    for without in "AC":
        homes = dict.fromkeys("ABC", "SND 25 job home") | {"B": "SND 22 job", without: "SND 25 job"}
        t = trap(**homes)
        t.rolls("B", 1)
        t.goes("B", 2)
        assert t.has("B")["home"] == 1
        assert not t.over


@pytest.mark.rule("DT-Q35", "DT-Q33")
def test_a_hand_of_influence_cards_leaves_the_other_options():
    t = trap("influence sacrifice vote", A="SD 0 pr3 skill2 : O21 O21 O21", B="SND 0")
    t.turn()
    assert {c.name for c in t.choices()} == {"discard", "sacrifice", "trade", "vote"}
    assert t.why_not_play("O21") == "only_reacts"


@pytest.mark.rule("DT-050")
def test_after_any_option_one_rolls_and_moves():
    for option in ("discard", "sacrifice", "play"):
        t = trap("sacrifice", A="SD 3 : O01 O02 O08", B="SND 0")
        t.moves(5)
        t.turn()
        t.do(option, slot=0)
        assert t.pawn("A") == 8


@pytest.mark.rule("DT-018", "DT-Q77", "DT-Q30")
def test_a_leader_on_tier_4_wins_with_all_others_when_the_last_home_comes():
    t = trap(A="SD 47 job home business", B="SND 23 job")
    t.rolls("B", 1)
    t.goes("B", 1)
    assert t.placing == {"A": 1, "B": 1}
    assert t.told("won") == []


@pytest.mark.rule("DT-016", "DT-014", "DT-Q05", "DT-Q08")
def test_failing_the_last_goal_sends_back_to_tier_4():
    t = trap(A="SD 47 job home business", B="SND 0")
    t.rolls("A", 4)
    t.goes(die=3)
    t.pass_all()
    assert (t.pawn("A"), t.over) == (36, False)
    t.lay(pawn=[47])
    t.rolls("A", 3)
    t.goes(die=3)
    assert t.over
    assert t.has("A")["legacy"] == 1


@pytest.mark.rule("DT-Q29")
@pytest.mark.parametrize(("check", "over"), [("home_owned", True), ("home_and_standing", False)])
def test_whether_everybody_must_also_stand_on_tier_3(check, over):
    t = trap(A="SD 23 job", B="SND 20 job home", coop_check=check)
    t.rolls("A", 1)
    t.goes(die=1)
    assert t.over == over
    if not over:
        t.goes("B", 5)
        assert t.over, "the move that brings the last pawn in ends it"
        assert t.told("event") == [], "and nothing is drawn any more"
        assert t.placing == {"A": 1, "B": 1}


@pytest.mark.rule("DT-Q68", "DT-Q96")
def test_after_the_last_round_the_trap_holds():
    t = trap("points", A="SD 0 skill", B="SND 0", max_rounds=20)
    t.lay(round=20, helps=[2, 0])
    t.goes("A")
    assert not t.over
    t.stack("E14")
    t.do("discard", slot=0)
    assert t.over
    assert t.told("trap") == [{"round": 20}]
    assert t.placing == {"A": 0, "B": 0}
    assert t.match.score == [2, 1], "no tally and no five where nobody wins"


@pytest.mark.rule("DT-Q96", "DT-129", "DT-Q67", "DT-Q65")
def test_the_winner_by_path_stands_and_the_ultimate_winner_is_a_title():
    t = trap("points", A="SD 47 job home business", B="SND 20 startup9", C="SND 20 startup9")
    t.rolls("A", 1)
    t.goes(die=1)
    assert t.placing == {"A": 1, "B": 2, "C": 2}
    assert [e["seat"] for e in t.told("title")] == ["B", "C"], "a tie shares it, Wealth tiles are worth nothing"
    assert t.seen["titles"] == [1, 2]
    assert t.match.score == [4 + 2 + 5, 29, 29]


@pytest.mark.rule("DT-Q96", "DT-Q66")
def test_without_points_the_score_has_no_extras():
    t = trap(A="SD 47 job home business", B="SND 0")
    t.rolls("A", 1)
    t.goes(die=1)
    assert t.match.score == [4 + 2, 1]
    assert t.told("title") == []
    assert t.seen["seats"][0]["helps"] is None


@pytest.mark.rule("DT-128", "DT-Q96")
@pytest.mark.parametrize(("modules", "score"), [("points", [5 - 3, 5 + 6]), ("", [5, 5])])
def test_help_and_hindrance_count_in_a_common_win_where_points_are_played_for(modules, score):
    t = trap(modules, A="SD 23 job", B="SND 30 job home pr3")
    t.lay(helps=[0, 2], hinders=[1, 0])
    t.rolls("A", 1)
    t.goes(die=1)
    assert t.match.g.ending == Ending.COOPERATIVE
    assert t.match.score == [3 + 1 + score[0] - 5, 3 + 2 + score[1] - 5]


@pytest.mark.rule("DT-122", "DT-123", "DT-124", "DT-125", "DT-126", "DT-127", "DT-128")
def test_the_point_tracker_shows_what_every_point_is_for():
    t = trap("points justice power", A="SD 47 skill3 degree2 startup job home business pr5 power justice", B="SND 0")
    t.lay(helps=[2], hinders=[1])
    t.rolls("A", 1)
    t.goes(die=1)
    mine = t.seen["scores"][0]
    assert {line: tuple(of.values()) for line, of in mine["lines"].items()} == {
        "skill": (3, 3), "degree": (2, 4), "startup": (1, 3), "privilege": (11, 6), "power": (1, 3), "justice": (1, 2), "tier": (4, 4),
        "winner": (1, 5), "helps": (0, 0), "hinders": (0, 0),
    }  # fmt: skip
    assert mine["total"] == t.match.score[0] == 30
    t = trap(A="SD 0", B="SND 0")
    t.turn()
    assert t.seen["scores"] is None
    t = trap("points", A="SD 23 job", B="SND 30 job home")
    t.lay(helps=[2], hinders=[1])
    t.rolls("A", 1)
    t.goes(die=1)
    assert [tuple(t.seen["scores"][0]["lines"][line].values()) for line in ("winner", "helps", "hinders")] == [(0, 0), (2, 6), (1, -3)]


@pytest.mark.rule("DT-Q64", "DT-124")
@pytest.mark.parametrize(("worth", "score"), [(2, 7), (0, 1), (-2, -5)])
def test_what_a_justice_token_is_worth(worth, score):
    t = trap("points justice", A="SD 0 justice3", B="SND 0", justice_points=worth)
    assert t.match.score[0] == score


@pytest.mark.rule("DT-125")
@pytest.mark.parametrize(("tokens", "score"), [(0, 1), (1, 2), (2, 2), (5, 4)])
def test_privilege_counts_half_rounded_up(tokens, score):
    assert trap("points", A=f"SD 0 pr{tokens}", B="SND 0").match.score[0] == score
