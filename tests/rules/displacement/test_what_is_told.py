"""What the table is told: the log is the players' only memory, so every word of it counts."""

import pytest

from lopsided.engine.match import Match
from lopsided.games.displacement import GAME
from lopsided.games.displacement.rules import people, turn

from .board import CARDS, world

QUIET = "t0 [3,3,3] d0"


def kinds(w):
    """What has been told, in order."""
    return [GAME.told.read(row).kind for row in w.match.events]


@pytest.mark.rule("DP-001", "DP-010", "DP-Q02")
def test_a_game_opens_with_who_begins_and_where_everybody_was_born():
    match = Match(GAME, 3, seed=6)
    told = [(e.kind, e.ints) for e in map(GAME.told.read, match.events)]
    assert [kind for kind, _ in told if kind not in ("die", "hidden")] == ["began", "region", "region", "region", "round", "turn"]
    said = dict(told)
    assert (said["began"], said["round"], said["turn"]) == ({"seat": match.g.first}, {"round": 1}, {"seat": match.g.first})
    assert [ints for kind, ints in told if kind == "region"] == [{"seat": s, "region": match.g.region[s]} for s in range(3)]


@pytest.mark.rule("DP-012", "DP-014", "DP-035", "DP-Q54")
def test_a_blocked_card_is_drawn_told_and_lies_on_the_pile():
    w = world(A="t9 [3] d0", B=QUIET, regions="Taiga")
    w.draws("S01")
    assert w.told("drew") == [{"seat": "A", "card": CARDS["S01"]}]
    w.do("block")
    assert w.told("blocked") == [{"seat": "A", "card": CARDS["S01"], "price": 3}]
    assert w.match.view(-1)["table"]["pile"] == [CARDS["S01"]]
    assert w.match.g.card == 0


@pytest.mark.rule("DP-054", "DP-035")
def test_a_crash_goes_from_its_keeper_to_the_pile():
    w = world(A="t0 [3] d0", B="t0 [3] d1")
    w.match.g.kept[0, 0], w.match.g.kept_turns[0, 0] = CARDS["S25"] + 1, 1
    w.ends("A")
    assert w.match.view(-1)["table"]["pile"] == [CARDS["S25"]]


@pytest.mark.rule("DP-060", "DP-023")
def test_tokens_from_a_card_are_told():
    w = world(A="t1 [3] d0", B=QUIET)
    w.draws("S28")
    assert w.told("gained") == [{"seat": "A", "amount": 2}]


@pytest.mark.rule("DP-033")
def test_income_is_told_and_no_income_is_not():
    w = world(A="t0 [3,3] d0", B="t0 [2] d1")
    w.ends("A")
    w.ends("B")
    assert w.told("income") == [{"seat": "A", "amount": 2}]
    assert w.told("round") == [{"round": 5}]


@pytest.mark.rule("DP-027")
def test_each_person_who_finds_a_home_is_told_with_colour_and_square_and_all_together_once():
    w = world(A="t0 [3,1] d0", B=QUIET, turns=0)
    w.wait("A", "BA")
    w.run(people.house_all, 0)
    assert w.told("housed") == [{"seat": "A", "color": 1, "square": 1}, {"seat": "A", "color": 0, "square": 1}]
    w.run(people.house_all, 0)
    assert w.told("moved_in") == [{"seat": "A", "pins": 2}]


@pytest.mark.rule("DP-059", "DP-Q26")
def test_a_won_community_is_told_with_its_square_and_none_where_there_is_no_square():
    w = world(A="t0 [] d0", B=QUIET)
    w.draws("S27")
    assert w.told("community_won") == [{"seat": "A", "square": 0}]
    w = world(A=f"t0 [{','.join(['2'] * 16)}] d0", B=QUIET)
    w.draws("S27")
    assert w.told("community_won") == []


@pytest.mark.rule("DP-Q34")
def test_where_all_are_equal_no_aid_is_told():
    w = world(A="t5 [1] d0", B="t5 [1] d0")
    w.draws("S30")
    assert (w.told("no_aid"), w.told("aid")) == ([{"seat": "A"}], [])


@pytest.mark.rule("DP-015", "DP-016", "DP-Q15")
def test_only_who_is_safe_is_told_to_be_safe_clockwise_from_the_drawer():
    w = world(A=QUIET, B=QUIET, C=QUIET, D=QUIET, regions="Hot Desert, High Cold Desert, Savanna, Dry Coastal Range")
    w.draws("S26", "B")
    assert [e["seat"] for e in w.told("safe")] == ["B", "D", "A"]
    w = world(A="t9 [3] d0", B=QUIET, regions="Savanna")
    w.draws("S01")
    w.do("face")
    assert w.told("safe") == []


@pytest.mark.rule("DP-056", "DP-058")
def test_a_pandemic_goes_round_clockwise_from_its_drawer():
    w = world(A=QUIET, B=QUIET, C=QUIET)
    w.draws("S26", "B")
    assert [e["seat"] for e in w.told("died")] == ["B"] * 3 + ["C"] * 3 + ["A"] * 3


@pytest.mark.rule("DP-038", "DP-Q41", "DP-Q43")
def test_nothing_is_told_after_the_end():
    w = world(A="t15 [3] d0", B="t0 [3] d1", goals="EM")
    w.ends("A")
    assert kinds(w)[-1] == "announced"
    w = world(A=QUIET, B="t0 [3] d1", max_rounds=10, round=10)
    w.ends("B")
    assert kinds(w)[-1] == "nobody"
    assert (w.asked, w.match.g.round) == ([], 10)


@pytest.mark.rule("DP-Q17", "DP-Q52")
def test_a_person_housed_by_hand_is_told_to_move_in():
    w = world(A="t0 [2] d1", B="t0 [3] d1", housing="manual")
    w.lay(active=0)
    w.run(turn.needs, 0)
    w.do("house", color="A", square=0)
    assert w.told("moved_in") == [{"seat": "A", "pins": 1}]
