"""The ledger's worked examples, one to one."""

import pytest

from lopsided.engine.match import Match
from lopsided.games.displacement import GAME
from lopsided.games.displacement.rules.turn import shelter

from .board import world

HOMES = "[3,3,3]"


@pytest.mark.rule("DP-001", "DP-002", "DP-003", "DP-004", "DP-005", "DP-006", "DP-007", "DP-008")
@pytest.mark.parametrize("seats", range(2, 7))
def test_DP_E01_every_nation_begins_alike_with_a_region_and_a_goal(seats):
    match = Match(GAME, seats, seed=seats)
    nations = match.view(0)["table"]["nations"]
    assert len(nations) == seats
    for seat, nation in enumerate(nations):
        assert nation["tokens"] == 5
        assert nation["homes"] == [[seat] * 3] * 3 + [None] * 13
        assert nation["displaced"] == [seat] * 3
    assert len({n["region"] for n in nations}) == seats
    assert [n["goal"] is not None for n in nations] == [seat == 0 for seat in range(seats)]
    assert all(match.g.goal[seat] in (1, 2, 3) for seat in range(seats))


@pytest.mark.rule("DP-033")
def test_DP_E02_full_communities_pay_one_token_each_from_the_second_turn_on():
    w = world(A="t0 [3,3,2] d0", B=f"t0 {HOMES} d1", turns=2)
    w.ends("A")
    assert w["A"] == "t2 [3,3,2] d0"


@pytest.mark.rule("DP-009", "DP-034", "DP-060", "DP-Q17")
def test_DP_E03_a_first_turn_buys_and_earns_nothing():
    w = world(A=f"t5 {HOMES} d3", B=f"t5 {HOMES} d3", turns=0, round=1)
    w.draws("S28")
    assert w["A"] == "t7 [3,3,3] d3"
    w.do("buy")
    assert w["A"] == "t4 [3,3,3,3] d0"
    w.do("stop")
    assert w["A"] == "t4 [3,3,3,3] d0"
    assert w.asked == ["B"]


@pytest.mark.rule("DP-012", "DP-014", "DP-028", "DP-030", "DP-047")
def test_DP_E04_a_blocked_fire_leaves_too_little_for_shelter():
    w = world(A=f"t5 {HOMES} d3", B=f"t5 {HOMES} d0", C=f"t5 {HOMES} d0", regions="Taiga", turns=0, round=1)
    w.draws("S01")
    assert w.phase == "block"
    w.do("block")
    assert w.phase == "send"
    w.do("send", target="C", color="A")
    assert w["A"] == "t0 [3,3,3] d2"
    assert w["C"] == "t5 [3,3,3] d1"
    assert w.line("C") == "A"
    assert w.told("sheltered") == [{"seat": "A", "pins": 2, "price": 2}]


@pytest.mark.rule("DP-020", "DP-021", "DP-019", "DP-047", "DP-Q06", "DP-Q08")
def test_DP_E05_a_fire_that_is_faced_takes_the_first_community_and_one_life():
    w = world(A=f"t5 {HOMES} d3", B=f"t5 {HOMES} d0", regions="Taiga", turns=0, round=1)
    w.draws("S01")
    w.do("face")
    assert w["A"] == "t5 [.,3,3] d5"
    assert w.told("died") == [{"seat": "A", "color": 0, "native": 1, "housed": 0, "square": -1}]
    w.do("buy")
    assert w["A"] == "t0 [3,3,3] d2"
    assert w.told("sheltered") == [{"seat": "A", "pins": 2, "price": 2}]


@pytest.mark.rule("DP-015", "DP-Q13")
def test_DP_E06_a_sparse_coast_does_not_burn():
    w = world(A=f"t5 {HOMES} d0", B=f"t5 {HOMES} d0", regions="Tundra Coast")
    w.draws("S01")
    assert w.phase == "needs"
    assert w["A"] == "t5 [3,3,3] d0"
    assert w.told("safe") == [{"seat": "A", "card": 0}]


@pytest.mark.rule("DP-013", "DP-049", "DP-050", "DP-Q24")
def test_DP_E07_who_cannot_pay_has_the_babies():
    w = world(A=f"t1 {HOMES} d0", B=f"t5 {HOMES} d0")
    w.draws("S18")
    assert w["A"] == "t1 [3,3,3] d9"
    assert w.line("A") == "AAAAAAAAA"
    assert w["B"] == "t5 [3,3,3] d0"


@pytest.mark.rule("DP-051", "DP-052", "DP-017", "DP-Q12")
def test_DP_E08_a_crash_takes_three_from_its_drawer_and_two_from_the_others():
    w = world(A=f"t5 {HOMES} d0", B=f"t1 {HOMES} d1", C=f"t2 {HOMES} d0", D=f"t6 {HOMES} d0", regions="Hot Desert, High Cold Desert")
    w.draws("S25")
    assert [w[p][:2] for p in "ABCD"] == ["t2", "t0", "t0", "t4"]
    assert w.told("kept") == [{"seat": "A", "card": 24}]


@pytest.mark.rule("DP-053", "DP-054", "DP-055")
def test_DP_E09_the_drawer_of_a_crash_earns_nothing_this_turn_and_the_next():
    w = world(A="t5 [3,3,3,3] d0", B="t9 [3,3] d1", turns=2, regions="Hot Desert")
    w.draws("S25")
    assert w["A"] == "t2 [3,3,3,3] d0"
    w.stack("S28")
    w.do("draw")
    w.do("stop")
    assert w["B"] == "t10 [3,3] d1"
    w.stack("S03")
    w.do("draw")
    assert w["A"] == "t2 [3,3,3,3] d0"
    assert w.told("no_income") == [{"seat": "A"}, {"seat": "A"}]
    assert w.told("discarded") == [{"seat": "A", "card": 24}]
    w.ends("A")
    assert w["A"] == "t6 [3,3,3,3] d0"


@pytest.mark.rule("DP-056", "DP-058", "DP-019", "DP-Q09")
def test_DP_E10_a_pandemic_kills_the_unhoused_first_and_spares_the_arid():
    w = world(A=f"t4 {HOMES} d1", B=f"t5 {HOMES} d2", C="t5 [3,3] d4", regions="Savanna, Hot Desert, Prairie")
    w.draws("S26")
    assert w["A"] == "t4 [1,3,3] d0"
    assert w["B"] == "t5 [3,3,3] d2"
    assert w["C"] == "t5 [3,3] d1"


@pytest.mark.rule("DP-059", "DP-Q17", "DP-Q26")
def test_DP_E11_a_market_boom_brings_an_empty_community_that_fills_by_itself():
    w = world(A=f"t1 {HOMES} d2", B=f"t5 {HOMES} d1")
    w.draws("S27")
    assert w.told("community_won") == [{"seat": "A", "square": 3}]
    assert w["A"] == "t3 [3,3,3,2] d0"


@pytest.mark.rule("DP-060")
def test_DP_E12_an_innovation_is_two_tokens_that_nobody_can_refuse():
    w = world(A=f"t1 {HOMES} d0", B=f"t5 {HOMES} d1")
    w.draws("S28")
    assert w["A"] == "t3 [3,3,3] d0"
    assert w.phase == "needs"


@pytest.mark.rule("DP-061", "DP-062", "DP-Q32")
def test_DP_E13_all_send_one_person_to_the_nation_with_the_most_communities():
    w = world(A="t0 [3,3,3] d1", B="t0 [3,3,3,3,3] d0", C="t0 [3,3,3,3,3] d0", D="t0 [3,3] d0")
    w.draws("S29")
    assert w.line("B") == "ACD"
    assert w["B"] == "t0 [3,3,3,3,3] d3"
    assert w["A"].endswith("[3,3,3] d0")
    assert w["C"] == "t0 [2,3,3,3,3] d0"
    assert w["D"] == "t0 [2,3] d0"


@pytest.mark.rule("DP-063", "DP-064")
def test_DP_E14_of_two_equally_rich_the_next_clockwise_gives_aid():
    w = world(A=f"t8 {HOMES} d1", B=f"t1 {HOMES} d0", C=f"t3 {HOMES} d0", D=f"t8 {HOMES} d0")
    w.draws("S30", "C")
    assert [w[p][:2] for p in "ABCD"] == ["t8", "t5", "t3", "t4"]


@pytest.mark.rule("DP-065", "DP-Q35")
def test_DP_E15_a_donor_with_little_gives_all():
    w = world(A=f"t3 {HOMES} d1", B=f"t0 {HOMES} d0", C=f"t2 {HOMES} d0")
    w.draws("S30", "B")
    assert [w[p][:2] for p in "ABC"] == ["t0", "t3", "t2"]


@pytest.mark.rule("DP-017", "DP-018")
def test_DP_E16_a_drought_kills_one_and_takes_what_there_is():
    w = world(A=f"t1 {HOMES} d1", B=f"t5 {HOMES} d1")
    w.draws("S06")
    assert w["A"].endswith("[3,3,3] d0")
    assert w.told("lost") == [{"seat": "A", "amount": 1}]


@pytest.mark.rule("DP-039", "DP-041", "DP-Q39")
def test_DP_E17_two_humanitarians_win_together_the_moment_everybody_is_housed():
    w = world(A=f"t0 {HOMES} d0", B=f"t1 {HOMES} d2", C=f"t0 {HOMES} d0", goals="HMH")
    w.draws("S28", "B")
    assert not w.over
    w.do("buy")
    assert w.over
    assert w.winners == "AC"
    assert w.placing == {"A": 1, "B": 3, "C": 1}


@pytest.mark.rule("DP-042", "DP-Q17", "DP-Q38")
@pytest.mark.parametrize(("displaced", "wins"), [(1, "A"), (0, "")])
def test_DP_E18_the_last_pin_of_a_metropolis_wins_when_the_needs_step_begins(displaced, wins):
    w = world(A=f"t0 [{','.join(['3'] * 15)},2] d{displaced}", B=f"t5 {HOMES} d1", goals="ME", pins_per_color=80)
    w.draws("S28")
    assert w.winners == wins


@pytest.mark.rule("DP-043", "DP-033", "DP-Q37")
def test_DP_E19_income_up_to_fifteen_tokens_wins_at_the_end_of_the_turn():
    w = world(A="t11 [3,3,3,3] d0", B=f"t5 {HOMES} d1", goals="EM", turns=5)
    w.ends("A")
    assert w["A"].startswith("t15 ")
    assert w.winners == "A"


@pytest.mark.rule("DP-014", "DP-016", "DP-057", "DP-Q13")
@pytest.mark.parametrize(
    ("answer", "left"), [("block", ["t1 [3,3,3] d0", "t5 [3,3,3] d0", "t5 [3,3,3] d1"]), ("face", ["t6 [3,3,3] d0", "t5 [0,3,3] d0", "t5 [1,3,3] d0"])]
)
def test_DP_E20_a_safe_nation_may_pay_for_everybody(answer, left):
    w = world(A=f"t6 {HOMES} d0", B=f"t5 {HOMES} d0", C=f"t5 {HOMES} d1", regions="Hot Desert", turns=0)
    w.draws("S26")
    w.do(answer)
    assert [w[p] for p in "ABC"] == left


@pytest.mark.rule("DP-028", "DP-030", "DP-031", "DP-032", "DP-Q20")
def test_DP_E21_who_can_pay_for_one_sends_three_as_he_wishes():
    w = world(A="t1 [3,3] d4", B=f"t5 {HOMES} d0", C=f"t5 {HOMES} d0")
    w.lay(active=0, turns=[1, 1, 1])
    w.run(shelter, 0)
    assert w.phase == "send"
    for target in "BBC":
        w.do("send", target=target, color="A")
    assert w["A"] == "t0 [3,3] d1"
    assert (w["B"], w["C"]) == ("t5 [3,3,3] d2", "t5 [3,3,3] d1")


@pytest.mark.rule("DP-037", "DP-Q47")
def test_DP_E22_a_nation_without_people_plays_on():
    w = world(A="t4 [0,0] d0", B=f"t5 {HOMES} d1")
    w.draws("S28")
    assert w["A"] == "t6 [0,0] d0"
    w.do("stop")
    assert w["A"] == "t6 [0,0] d0"
    assert w.asked == ["B"]


@pytest.mark.rule("DP-063", "DP-038")
def test_DP_E23_aid_that_is_given_away_wins_nothing():
    w = world(A=f"t2 {HOMES} d0", B="t14 [3,3] d1", C=f"t5 {HOMES} d0", goals="MEM")
    w.draws("S30")
    assert [w[p].split()[0] for p in "ABC"] == ["t6", "t10", "t5"]
    assert not w.over


@pytest.mark.rule("DP-014", "DP-039", "DP-Q39")
@pytest.mark.parametrize(("answer", "wins"), [("block", "A"), ("face", "")])
def test_DP_E24_a_goal_met_in_round_one_counts_at_the_next_check_if_it_still_holds(answer, wins):
    w = world(A=f"t3 {HOMES} d0", B=f"t5 {HOMES} d0", C=f"t5 {HOMES} d0", D=f"t5 {HOMES} d3", goals="HMMM", round=1, turns=0, goals_from_round=2)
    w.draws("S28", "D")
    w.do("buy")
    assert not w.over
    w.do("stop")
    assert w.asked == ["A"]
    assert w.match.g.round == 2
    w.stack("S13")
    w.do("draw")
    w.do(answer)
    assert w.winners == wins


@pytest.mark.rule("DP-020", "DP-021", "DP-030", "DP-Q07", "DP-Q48")
def test_DP_E25_an_empty_community_counts_as_one_lost():
    w = world(A="t0 [0,3,3] d1", B=f"t5 {HOMES} d0", regions="Hot Desert", turns=0)
    w.wait("A", "B")
    w.draws("S02")
    assert w.told("community_lost") == [{"seat": "A", "square": 0, "pins": 0}, {"seat": "A", "square": 1, "pins": 3}]
    assert w.phase == "send"
    assert w["A"] == "t0 [.,.,3] d4"
    assert w.line("A") == "BAAA"
    w.do("settle")
    assert w["A"] == "t0 [.,.,3] d0"
    assert w["B"] == "t5 [3,3,3] d4"
