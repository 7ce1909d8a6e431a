"""Figures come from the box: where it says something else, the rules follow; and what no printed card does is done all the same."""

from array import array

import pytest

from lopsided.games.displacement import GAME
from lopsided.games.displacement.rules import turn
from lopsided.games.displacement.state import Scope, Verb

from .board import CARDS, world

QUIET = "t0 [3] d1"


def rewrite(w, card, *effects):
    """Give a card other effects, for this table alone."""
    for place in range(4):
        scope, verb, amount = effects[place] if place < len(effects) else (0, 0, 0)
        w.match.box.scope[CARDS[card], place], w.match.box.verb[CARDS[card], place], w.match.box.amount[CARDS[card], place] = scope, verb, amount


@pytest.mark.rule("DP-028", "DP-030", "DP-Q20")
@pytest.mark.parametrize(("tokens", "sent"), [(6, 0), (5, 1), (3, 2), (1, 3)])
def test_dearer_shelter_keeps_fewer_people(tokens, sent):
    w = world(A=f"t{tokens} [] d3", B=QUIET, C=QUIET, goals="MMM")
    w.match.box.shelter_price = 2
    w.lay(active=0)
    w.run(turn.shelter, 0)
    if sent:
        assert w.phase == "send"
        w.do("settle")
    assert w["A"] == f"t{tokens - 2 * (3 - sent)} [] d{3 - sent}"


@pytest.mark.rule("DP-Q13", "DP-016")
def test_a_drawer_who_is_not_safe_may_block_what_is_meant_for_others_alone():
    w = world(A="t9 [3] d0", B=QUIET, regions="Savanna, Taiga")
    rewrite(w, "S02", (Scope.OTHERS, Verb.COM, -1))
    w.draws("S02")
    assert w.phase == "block"
    w.do("face")
    assert w.told("safe") == [{"seat": "B", "card": CARDS["S02"]}]


@pytest.mark.rule("DP-015", "DP-016")
def test_a_safe_drawer_is_not_told_so_of_what_is_meant_for_others_alone():
    w = world(A="t0 [3] d0", B=QUIET, regions="Taiga, Savanna")
    rewrite(w, "S02", (Scope.OTHERS, Verb.COM, -1))
    w.draws("S02")
    assert w.told("safe") == []
    assert [told["seat"] for told in w.told("community_lost")] == ["B"]


@pytest.mark.rule("DP-Q08")
def test_a_card_of_four_effects_carries_out_them_all():
    w = world(A="t9 [3,3] d0", B=QUIET, goals="MM")
    rewrite(w, "S28", (Scope.DRAWER, Verb.COM, -1), (Scope.DRAWER, Verb.DIE, 1), (Scope.DRAWER, Verb.GROW, 1), (Scope.OTHERS, Verb.TOK, 1))
    w.draws("S28")
    assert w.told("gained") == [{"seat": "B", "amount": 1}]
    assert w["B"] == "t1 [3] d1"
    assert (len(w.told("community_lost")), len(w.told("died")), len(w.told("born"))) == (1, 1, 1)
    w = world(A="t0 [3] d0", B=QUIET, goals="MM", regions="Savanna, Taiga")
    rewrite(w, "S02", (Scope.DRAWER, Verb.TOK, 1), (Scope.DRAWER, Verb.TOK, 1), (Scope.DRAWER, Verb.TOK, 1), (Scope.OTHERS, Verb.TOK, 1))
    w.draws("S02")
    assert w.told("safe") == [{"seat": "B", "card": CARDS["S02"]}]


@pytest.mark.rule("DP-Q53", "DP-Q42")
def test_one_person_with_a_home_is_everybody_housed():
    w = world(A="t0 [1] d0", B="t0 [] d0", goals="HM")
    assert w.match.score == [100, 0]


@pytest.mark.rule("DP-Q53", "DP-Q43")
def test_a_result_is_written_over_whatever_was_there():
    w = world(A="t15 [1] d0", B="t0 [] d0", goals="EM")
    score = memoryview(bytearray(b"\x07" * 16)).cast("i", (2, 2))
    GAME.result(w.match.box, w.match.g, score)
    assert score.tolist() == [[0, 0], [100, 0]]


@pytest.mark.rule("DP-011")
def test_the_legal_actions_are_written_over_whatever_was_there():
    w = world(A=QUIET, B=QUIET)
    w.begins("A")
    out = array("h", [9] * GAME.moves.size)
    assert out[: GAME.legal(w.match.box, w.match.g, 0, out)].tolist() == [w.number("draw")]


@pytest.mark.rule("DP-027", "DP-Q17")
def test_by_hand_the_sixth_colour_may_move_into_the_sixteenth_home():
    homes = ",".join("." * 15 + "0")
    w = world(A=f"t0 [{homes}] d0", **dict.fromkeys("BCDEF", QUIET), housing="manual")
    w.wait("A", "F")
    w.lay(active=0)
    w.run_needs()
    assert [(c.name, c.ints) for c in w.choices() if c.name == "house"] == [("house", {"color": 5, "square": 15})]


@pytest.mark.rule("DP-031", "DP-030")
def test_the_first_reason_against_a_sending_is_the_nation_then_the_person_then_the_number():
    w = world(A="t2 [] d3", B=QUIET, C=QUIET, sending="free")
    w.lay(active=0)
    w.run(turn.shelter, 0)
    assert w.refusal("send", target="A", color=1) == "yourself"
    assert w.refusal("send", target="B", color=1) == "not_there"
    assert w.refusal("house", color=0, square=0) == "other_question"
    w.do("send", target="B", color=0)
    assert w.refusal("send_rest", target="A") == "yourself"
    assert w.refusal("send_rest", target="B") == "enough_sent"


@pytest.mark.rule("DP-Q55", "DP-031")
@pytest.mark.parametrize(("tokens", "receiver"), [((0, 1, 2, 2), "C"), ((0, 1, 2, 3), "D"), ((0, 2, 2, 2), "B"), ((0, 1, 1, 0), "B")])
def test_in_equal_the_richest_receives_and_of_equals_the_closest_clockwise(tokens, receiver):
    a, b, c, d = (f"t{n} [3] d0" for n in tokens)
    w = world("equal", A=a.replace("d0", "d2"), B=b, C=c, D=d, goals="MMMM")
    w.lay(active=0)
    w.run(turn.shelter, 0)
    w.do("settle")
    assert {told["target"] for told in w.told("sent")} == {receiver}
