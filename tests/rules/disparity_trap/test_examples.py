"""The ledger's worked examples, one to one."""

import pytest

from lopsided.engine.match import Match
from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.rules.ending import points
from lopsided.games.disparity_trap.state import Deck, Ending

from .board import CARDS, IDS, trap


@pytest.mark.rule("DT-045", "DT-048", "DT-049", "DT-050")
def test_DT_E01_a_startup_for_a_job_moves_to_tier_2_and_pays_a_token_a_type():
    t = trap(A="SND 5 skill2 degree3 startup1 pr1", B="SD 0")
    t.turn()
    t.do("trade", trade=2)
    assert (t.pawn("A"), t.pr("A")) == (12, 4)
    assert t.has("A") == {"skill": 2, "degree": 3, "job": 1, "privilege": 4}
    t.moves(3)
    t.do("done")
    assert t.pawn("A") == 15


@pytest.mark.rule("DT-053", "DT-054", "DT-055", "DT-056")
def test_DT_E02_a_locked_tier_stops_pays_and_asks_for_its_goal():
    t = trap(A="SD 22 skill3 degree job", B="SND 0")
    t.rolls("A", 3)
    t.goes(die=5)
    assert t.pawn("A") == 24
    assert t.has("A") == {"skill": 3, "degree": 1, "job": 1, "home": 1, "privilege": 3}
    assert t.told("event") == []
    assert t.asked == ["B"]


@pytest.mark.rule("DT-034", "DT-055", "DT-057")
def test_DT_E03_for_snd_the_same_three_is_a_no_and_another_roll_too():
    t = trap(A="SND 22 skill3 degree job", B="SD 0")
    t.rolls("A", 3, 2)
    t.goes(die=5)
    assert (t.phase, t.asked) == ("extra_roll", ["A"])
    t.do("pay")
    assert (t.pr("A"), t.pawn("A")) == (0, 12)
    assert "home" not in t.has("A")
    assert t.told("event") == []


@pytest.mark.rule("DT-053", "DT-054", "DT-057", "DT-Q07")
def test_DT_E04_who_fails_the_first_goal_goes_back_to_start():
    t = trap(A="SND 10", B="SD 0")
    t.rolls("A", 4)
    t.goes(die=2)
    assert t.told("collected") == [{"seat": "A", "amount": 0}]
    assert (t.pawn("A"), t.has("A")) == (0, {})


@pytest.mark.rule("DT-024", "DT-028")
@pytest.mark.parametrize(("space", "why"), [(9, "wrong_tier"), (12, "")])
def test_DT_E05_a_card_for_tier_2_is_not_played_below_it(space, why):
    t = trap(A=f"SND {space} job : O17 O01 O02", B="SD 0")
    t.turn()
    assert t.why_not_play("O17") == why


@pytest.mark.rule("DT-026", "DT-114", "DT-Q12")
def test_DT_E06_a_combo_card_needs_both_tiles_and_spends_neither():
    t = trap("combo", A="SD 0 skill2 : O22 O01 O02", B="SND 0")
    t.turn()
    assert t.why_not_play("O22") == "lacks"
    t = trap("combo", A="SD 0 skill1 degree1 : O22 O01 O02", B="SND 0")
    t.rolls("A", 4)
    t.turn()
    t.play("O22")
    assert t.has("A") == {"skill": 1, "degree": 1, "startup": 1}


@pytest.mark.rule("DT-006", "DT-007")
@pytest.mark.parametrize(("seats", "positions"), [(4, ["sd", "sd", "snd", "snd"]), (3, ["sd", "snd", "snd"]), (5, ["sd", "sd", "snd", "snd", "snd"])])
def test_DT_E07_positions_are_halved_and_sd_begins_with_a_token_more(seats, positions):
    players = Match(GAME, seats, seed=seats).view(0)["table"]["seats"]
    assert sorted(p["position"] for p in players) == positions
    assert all(p["privilege"] == {"sd": 3, "snd": 2}[p["position"]] for p in players)


@pytest.mark.rule("DT-009", "DT-010", "DT-011", "DT-012", "DT-Q04")
def test_DT_E08_five_players_share_eight_cards_and_two_get_a_favour():
    match = Match(GAME, 5, seed=8)
    g = match.g
    order = [(g.first + i) % 5 for i in range(5)]
    hands = [[IDS[g.hand[s, slot] - 1] for slot in range(3)] for s in order]
    assert all(hand[0] in ("O01", "O02", "O03") for hand in hands)
    assert all(hand[1] in ("O04", "O05", "O06", "O07") for hand in hands)
    assert all(hand[2] in ("O04", "O05", "O06", "O07") for hand in hands[:3])
    assert [hand[2] for hand in hands[3:]] == ["O08", "O08"]
    assert g.count[Deck.OPPORTUNITY] == 27


@pytest.mark.rule("DT-037", "DT-039", "DT-051", "DT-058")
def test_DT_E09_a_way_back_into_a_lower_tier_is_walked_and_the_open_tier_entered_again():
    t = trap(A="SD 13 job : O03 O01 O02", B="SND 0")
    t.moves(4)
    t.turn()
    t.play("O03")
    assert t.told("back") == [{"seat": "A", "spaces": 2, "space": 11}]
    assert t.has("A") == {"skill": 2, "job": 1, "privilege": 1}
    assert t.pawn("A") == 15
    assert len(t.told("event")) == 1
    assert t.told("stopped") == []


@pytest.mark.rule("DT-038")
def test_DT_E10_without_two_spaces_behind_there_is_no_way_back():
    t = trap(A="SD 1 : O03 O01 O02", B="SND 0")
    t.turn()
    assert t.why_not_play("O03") == "no_way_back"


@pytest.mark.rule("DT-061")
def test_DT_E11_an_event_that_its_drawer_does_not_qualify_for_is_nobodys():
    t = trap(A="SND 13 job", B="SD 26 job home")
    t.goes(event="E12")
    assert t.told("unfit") == [{"seat": "A", "card": CARDS["E12"]}]
    assert t.deck(Deck.EVENT)[-1] == "E12"
    assert t.pr("B") == 0
    assert t.asked == ["B"]


@pytest.mark.rule("DT-035", "DT-107")
def test_DT_E12_another_players_tokens_buy_the_roll_that_brings_the_home():
    t = trap("points", A="SND 23 job pr0", B="SD 26 job pr5", C="SND 0")
    t.rolls("A", 2, 1)
    t.goes(die=1)
    assert (t.phase, t.asked) == ("extra_roll", ["B"])
    t.do("pay")
    assert (t.pawn("A"), t.has("A")["home"], t.pr("B")) == (24, 1, 2)
    assert t.match.g.helps[1] == 1


@pytest.mark.rule("DT-017", "DT-Q29")
def test_DT_E13_the_last_home_wins_for_everybody():
    t = trap(A="SD 22 job", B="SND 30 job home", C="SND 20 job home")
    t.rolls("A", 1)
    t.goes(die=2)
    assert t.over
    assert t.placing == {"A": 1, "B": 1, "C": 1}
    assert t.match.g.ending == Ending.COOPERATIVE


@pytest.mark.rule("DT-016", "DT-Q08")
def test_DT_E14_the_legacy_at_the_finish_wins_alone():
    t = trap(A="SD 46 job home business", B="SND 0")
    t.rolls("A", 1)
    t.goes(die=6)
    assert (t.pawn("A"), t.pr("A")) == (48, 3)
    assert t.over
    assert t.placing == {"A": 1, "B": 2}


@pytest.mark.rule("DT-043", "DT-044", "DT-045", "DT-046", "DT-047", "DT-048", "DT-049")
def test_DT_E15_four_skills_become_a_job_in_one_turn():
    t = trap(A="SND 3 skill4 pr2", B="SD 0")
    t.turn()
    for trade in (0, 0, 1):
        t.do("trade", trade=trade)
    assert t.has("A") == {"startup": 1, "privilege": 2}
    t.do("trade", trade=2)
    assert t.has("A") == {"job": 1, "privilege": 3}
    assert t.pawn("A") == 13
    assert t.asked == ["B"]


@pytest.mark.rule("DT-066", "DT-067", "DT-069")
def test_DT_E16_a_sacrificed_card_comes_back_only_at_a_locked_tier():
    t = trap("sacrifice", A="SND 14 job : O18 O19", B="SD 0")
    t.turn()
    t.do("sacrifice", slot=0)
    assert (len(t.hand("A")), t.has("A")["skill"]) == (1, 2)
    t.turn()
    assert t.refusal("sacrifice", slot=0) == "last_card"
    t.lay(pawn=[22])
    t.moves(2)
    t.rolls("A", 6)
    t.do("discard", slot=0)
    assert len(t.hand("A")) == 3
    kinds = [t.match.game.told.read(row).kind for row in t.match.events]
    assert kinds.index("refilled") < kinds.index("goal")


def vote_for_a_home(modules, die, b_tokens=2, b_puts=2):
    """DT-E17 up to the die."""
    t = trap(f"vote {modules}", A="SND 0 pr3", B=f"SD 0 pr{b_tokens}", C="SND 0 pr1")
    t.votes("A", die)
    t.turn()
    t.vote_on("home", 2, A=1, B=b_puts, C=0)
    return t


@pytest.mark.rule("DT-072", "DT-073", "DT-074", "DT-075", "DT-076", "DT-078")
def test_DT_E17_five_tokens_beat_a_four_and_home_is_level():
    t = vote_for_a_home("", 4)
    assert [t.pr(p) for p in "ABC"] == [0, 0, 1]
    assert t.level == ["home"]
    assert t.seen["dice"] == {"remove": 2, "reverse": 1}
    t.lay(pawn=[0, 0, 23], round=4)
    t.lay_player("C", "SND 23 job")
    t.rolls("C", 3)
    t.goes("C", 1)
    assert t.has("C")["home"] == 1


@pytest.mark.rule("DT-075", "DT-Q38", "DT-Q40")
def test_DT_E18_a_tie_fails_and_the_tokens_are_gone():
    t = vote_for_a_home("", 5)
    assert t.level == []
    assert [t.pr(p) for p in "ABC"] == [0, 0, 1]
    assert t.seen["dice"]["remove"] == 1


@pytest.mark.rule("DT-080", "DT-081")
@pytest.mark.parametrize("die", [4, 5])
def test_DT_E19_the_top_voter_gets_a_power_token_pass_or_fail(die):
    t = vote_for_a_home("power", die)
    assert t.has("A").get("power") == 1
    t = trap("vote power", A="SND 0 pr3", B="SD 0 pr3", C="SND 0 pr1")
    t.votes("A", die, 2)
    t.votes("B", 6)
    t.turn()
    t.vote_on("home", 2, A=1, B=3, C=0)
    assert "power" not in t.has("A")
    assert t.has("B") == {"power": 1}


@pytest.mark.rule("DT-118", "DT-119", "DT-121")
def test_DT_E20_a_roll_off_goes_to_the_first_of_the_other_position_who_has_a_job():
    t = trap("rolloff power influence", A="SD 13 job pr9 power", B="SD 13 job", C="SND 0", D="SND 13 job")
    t.rolls("A", 5)
    t.goes(event="E22")
    assert t.told("rolloff")[0]["target"] == "D"
    assert (t.pr("D"), t.pr("A")) == (3, 9)
    assert (t.phase, t.asked) == ("option", ["B"])


@pytest.mark.rule("DT-120")
def test_DT_E21_a_roll_off_without_a_rival_is_won_without_a_roll():
    t = trap("rolloff", A="SD 13 job", B="SD 13 job", C="SND 0", D="SND 13")
    t.rolls("A", 5)
    t.goes(event="E22")
    assert t.pr("A") == 3
    assert t.told("rolled") == []


@pytest.mark.rule("DT-087", "DT-088", "DT-089", "DT-090", "DT-091", "DT-092", "DT-Q52")
def test_DT_E22_taxes_give_at_the_bottom_and_take_above():
    t = trap("taxes skip", A="SND 26 job home pr2", B="SD 0", C="SND 13 job pr4", D="SD 37 job home business")
    t.goes(die=1)
    assert [t.pr(p) for p in "ABC"] == [0, 3, 3]
    assert t.seen["seats"][3]["skip"] == 1
    assert t.told("event") == []
    assert t.asked == ["B"]


@pytest.mark.rule("DT-093", "DT-094", "DT-095", "DT-096", "DT-097", "DT-098", "DT-Q47", "DT-Q49")
def test_DT_E23_justice_frees_one_sends_one_back_and_fines_one():
    t = trap("justice", A="SD 8", B="SND 2", C="SND 0", D="SD 3 pr2")
    t.stack("J1")
    t.rolls("A", 3)
    t.rolls("B", 4, 3)
    t.rolls("D", 2, 2)
    t.goes(die=1)
    assert [r["seat"] for r in t.told("rolled")] == ["A", "B", "D", "B", "D"]
    assert t.pawn("B") == 0
    assert t.has("B") == {"justice": 1}
    assert t.has("D") == {"privilege": 1}
    assert t.has("A") == {}
    assert t.asked == ["B"]


@pytest.mark.rule("DT-101", "DT-102", "DT-Q46")
def test_DT_E24_with_three_justice_tokens_only_power_helps():
    t = trap("justice skip power", A="SND 14 job pr5 justice3 power", B="SD 0", C="SD 0")
    t.stack("J3")
    t.rolls("B", 6)
    t.rolls("C", 6)
    t.goes(die=1)
    assert (t.phase, t.asked) == ("block", ["A"])
    t.do("let_be")
    assert t.pr("A") == 3
    assert t.phase == "block"
    t.do("power")
    assert t.has("A") == {"job": 1, "privilege": 3, "justice": 3}
    assert t.seen["seats"][0]["skip"] == 0
    assert "A" not in [r["seat"] for r in t.told("rolled")]


@pytest.mark.rule("DT-122", "DT-123", "DT-124", "DT-125", "DT-126", "DT-127", "DT-128")
def test_DT_E25_points_of_a_common_win_count_the_tally_and_of_a_lone_one_the_five():
    t = trap("points", A="SD 25 skill3 degree2 startup1 pr5 power justice", B="SND 0")
    t.lay(helps=[2], hinders=[1])
    assert points(t.match.box, t.match.g, 0) == 21
    t.lay(ending=int(Ending.COOPERATIVE))
    assert points(t.match.box, t.match.g, 0) == 24
    t.lay(ending=int(Ending.COMPETITIVE), winner=1, pawn=[48])
    assert points(t.match.box, t.match.g, 0) == 27
