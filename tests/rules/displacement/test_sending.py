"""Sending people away: who must go, who picks, who receives whom and in which order."""

import pytest

from lopsided.games.displacement.rules import turn
from lopsided.games.displacement.rules.sending import begin_sending

from .board import world

QUIET = "t0 [3,3,3] d0"


@pytest.mark.rule("DP-030", "DP-Q20")
def test_who_has_tokens_may_not_send_instead_of_paying():
    w = world(A="t3 [3] d3", B=QUIET)
    w.lay(active=0, turns=[1, 1])
    w.run(turn.shelter, 0)
    assert w.told("sent") == []
    assert w["A"] == "t0 [3] d3"
    w = world(A="t4 [3] d9", B=QUIET)
    w.lay(active=0)
    w.run(turn.needs, 0)
    w.do("buy")
    assert w.phase == "send"
    w.do("send_rest", target="B")
    assert w["A"] == "t2 [3,3] d1", "buying down to one token first is legal"


@pytest.mark.rule("DP-Q20", "DP-Q52")
@pytest.mark.parametrize("sent", [0, 1, 3])
def test_with_free_sending_any_number_may_be_sent(sent):
    w = world(A="t3 [3] d3", B=QUIET, sending="free")
    w.lay(active=0, turns=[1, 1])
    w.run(turn.shelter, 0)
    for _ in range(sent):
        w.do("send", target="B", color="A")
    if sent < 3:
        w.do("shelter")
    assert w["A"] == f"t{sent} [3] d{3 - sent}"
    assert w.match.g.waiting[1] == sent


@pytest.mark.rule("DP-Q20")
def test_with_free_sending_too_nobody_stays_unpaid():
    w = world(A="t1 [3] d3", B=QUIET, sending="free")
    w.lay(active=0, turns=[1, 1])
    w.run(turn.shelter, 0)
    w.do("send", target="B", color="A")
    assert w.refusal("shelter") == "must_send"
    w.do("send", target="B", color="A")
    assert w.refusal("settle") == w.refusal("send_rest", target="B") == "enough_sent"
    assert {c.name for c in w.choices()} == {"shelter", "send"}
    w.do("shelter")
    assert w["A"] == "t0 [3] d1"


@pytest.mark.rule("DP-031", "DP-Q45", "DP-Q50")
def test_the_sender_picks_by_colour_and_receivers_get_them_in_the_sender_s_order():
    w = world(A="t2 [3] d0", B=QUIET, C=QUIET)
    w.wait("A", "ABCABC")
    w.lay(active=0, turns=[1, 1, 1])
    w.run(turn.shelter, 0)
    for color, target in (("C", "B"), ("A", "B"), ("B", "C"), ("B", "B")):
        w.do("send", target=target, color=color)
    assert w.line("A") == "AC"
    assert w.line("B") == "BAC"
    assert w.line("C") == "B"


@pytest.mark.rule("DP-031", "DP-Q45")
def test_by_default_the_longest_displaced_stay_and_the_rest_are_dealt_clockwise():
    w = world(A="t2 [3] d0", B=QUIET, C=QUIET)
    w.wait("A", "BAABCA")
    w.lay(active=0, turns=[1, 1, 1])
    w.run(turn.shelter, 0)
    w.do("settle")
    assert w.line("A") == "BA"
    assert (w.line("B"), w.line("C")) == ("AC", "BA")


@pytest.mark.rule("DP-031", "DP-Q45")
def test_what_was_chosen_stands_and_the_default_sees_to_the_others():
    w = world(A="t1 [3] d0", B=QUIET, C=QUIET)
    w.wait("A", "ABABC")
    w.lay(active=0, turns=[1, 1, 1])
    w.run(turn.shelter, 0)
    w.do("send", target="C", color="A")
    w.do("settle")
    assert w.line("A") == "A"
    assert (w.line("B"), w.line("C")) == ("BC", "AB")


@pytest.mark.rule("DP-031", "DP-Q45")
def test_all_who_must_go_may_be_sent_to_one_nation_and_the_longest_displaced_stay():
    w = world(A="t2 [3] d0", B=QUIET, C=QUIET)
    w.wait("A", "CABBA")
    w.lay(active=0, turns=[1, 1, 1])
    w.run(turn.shelter, 0)
    assert w.refusal("send_rest", target="A") == "yourself"
    w.do("send_rest", target="C")
    assert (w.line("A"), w.line("B"), w.line("C")) == ("CA", "", "BBA")
    assert w.told("sent") == [
        {"seat": "A", "target": "C", "color": 0, "pins": 1, "native": 1}, {"seat": "A", "target": "C", "color": 1, "pins": 2, "native": 0},
    ]  # fmt: skip


@pytest.mark.rule("DP-Q50")
def test_receivers_are_served_clockwise_from_the_sender():
    w = world(A=QUIET, B="t0 [3] d0", C=QUIET, D=QUIET)
    w.wait("B", "ABC")
    w.lay(active=1, turns=[1, 1, 1, 1])
    w.run(turn.shelter, 1)
    w.do("settle")
    assert [e["target"] for e in w.told("sent")] == ["C", "D", "A"]
    assert (w.line("C"), w.line("D"), w.line("A")) == ("A", "B", "C")


@pytest.mark.rule("DP-032", "DP-Q22", "DP-Q23")
def test_receivers_are_not_asked_and_the_arrivals_wait_in_the_open():
    w = world(A="t0 [3] d5", B="t0 [0,0] d2", C=QUIET)
    w.lay(active=0, turns=[1, 1, 1])
    w.run(turn.shelter, 0)
    for _ in range(5):
        assert w.asked == ["A"]
        w.do("send", target="B", color="A")
    assert w["B"] == "t0 [0,0] d7"
    assert w.line("B") == "BBAAAAA"


@pytest.mark.rule("DP-Q21", "DP-Q22")
def test_who_was_received_finds_a_home_or_needs_shelter_on_the_receiver_s_own_turn():
    w = world(A="t0 [3] d3", B="t1 [3,1] d0", goals="MM", regions="Savanna, Hot Desert")
    w.lay(active=0, turns=[1, 1])
    w.run(turn.shelter, 0)
    w.do("send_rest", target="B")
    assert w["B"] == "t1 [3,1] d3"
    w.stack("S03")
    w.do("draw")
    assert w.told("moved_in") == [{"seat": "B", "pins": 2}]
    assert w.told("sheltered") == [{"seat": "B", "pins": 1, "price": 1}]


@pytest.mark.rule("DP-Q23")
def test_the_displaced_have_no_limit():
    w = world(A="t0 [3] d100", B="t0 [3] d90", pins_per_color=200, turns=0)
    w.lay(active=0)
    w.run(turn.shelter, 0)
    w.do("settle")
    assert (w["A"], w["B"]) == ("t0 [3] d0", "t0 [3] d190")


@pytest.mark.rule("DP-Q20", "DP-Q52")
def test_with_free_sending_who_has_nobody_to_send_is_not_asked():
    w = world(A="t2 [3] d0", B="t0 [3] d1", sending="free")
    w.lay(active=0)
    w.run(turn.shelter, 0)
    assert (w.asked, w.phase) == (["B"], "draw")


@pytest.mark.rule("DP-031", "DP-Q45")
def test_a_second_sending_knows_nothing_of_the_first():
    w = world(A="t0 [3] d0", B="t0 [3] d0", C=QUIET)
    w.wait("A", "AAC")
    w.lay(active=0, turns=[1, 1, 1])
    w.run(turn.shelter, 0)
    for _ in range(2):
        w.do("send", target="B", color="A")
    w.do("send_rest", target="B")
    w.wait("B", "B")
    w.lay(active=1)
    w.run(turn.shelter, 1)
    assert {(c.ints["target"], c.ints["color"]) for c in w.choices() if c.name == "send"} == {(0, 1), (2, 1)}


@pytest.mark.rule("DP-031")
def test_who_waits_is_counted_anew_for_each_of_six_nations():
    w = world(**dict.fromkeys("ABCDEF", "t0 [3] d0"))
    for sender, line, counted in (("A", "FF", [0, 0, 0, 0, 0, 2]), ("B", "BA", [1, 1, 0, 0, 0, 0])):
        w.wait(sender, line)
        begin_sending(w.match.g, w.seat(sender))
        assert list(w.match.g.stays) == counted
