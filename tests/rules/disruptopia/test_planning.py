"""Step 1: cards are drawn, and everybody plans at the same time, in secret."""

from itertools import pairwise

import msgspec
import pytest

from lopsided.engine.match import Match, Refused
from lopsided.games.disruptopia import GAME

from .boardroom import Boardroom, boardroom, fresh


def steps(t: Boardroom, player: str, *actions: int) -> None:
    t.match.submit(t.seat(player), *actions)


def place(t: Boardroom, option: int) -> int:
    return t.number("place", option=option)


def seen(match: Match, seat: int) -> tuple[bytes, bytes, list[int], list[tuple[int, object]]]:
    """All that reaches one seat."""
    return bytes(match.seen(seat).memory), msgspec.json.encode(match.view(seat)), match.legal(seat), match.events_since(0, seat)


@pytest.mark.rule("DR-024", "DR-025", "DR-Q30")
def test_everybody_draws_a_card_of_each_deck_and_plans_at_once():
    t = fresh(3)
    assert t.asked == ["A", "B", "C"]
    for player in "ABC":
        assert [card[0] for card in t[player].hand] == ["R", "I", "S"]
    drawn = [(t.seat(e["seat"]), e["deck"]) for e in t.told("drew")]
    first = t.match.g.first
    assert drawn == [((first + i) % 3, deck) for i in range(3) for deck in range(3)]


@pytest.mark.rule("DR-026", "DR-027", "DR-Q31")
def test_a_hand_of_more_than_five_is_cut_down_first():
    t = boardroom(A="hand R01,R02,R03,I03,I04,S01,S02", B="hand R04")
    t.ask("plan", "A", "B")
    assert t.refusal("place", by="A", option=0) == "hand_full"
    assert t.refusal("confirm", by="A") == "hand_full"
    t.do("toss", by="A", slot=6)
    assert t.refusal("toss", by="A", slot=6) == "tossed"
    assert t.refusal("toss", by="A", slot=7) == "no_such_card"
    t.do("toss", by="A", slot=0)
    assert t.refusal("toss", by="A", slot=1) == "hand_fits"
    assert t.refusal("toss", by="B", slot=0) == "hand_fits"
    for _ in range(3):
        t.do("place", by="A", option=2)
    t.do("confirm", by="A")
    assert t.pile(0) == []
    assert len(t["A"].hand) == 7, "discards lie open only when all have sealed"
    t.whole_plan("B")
    assert (t["A"].hand, t.pile(0), t.pile(2)) == (["R02", "R03", "I03", "I04", "S01"], ["R01"], ["S02"])
    assert {e["card"] for e in t.told("tossed")} == {0, 35}


@pytest.mark.rule("DR-028", "DR-029", "DR-030", "DR-Q21", "DR-Q64")
def test_any_worker_may_go_to_any_of_the_twelve_options_or_nowhere():
    t = boardroom(A="$0 rep -2", B="")
    t.ask("plan", "A", "B")
    options = [a.ints["option"] for a in t.choices("A") if a.name == "place"]
    assert options == list(range(13)), "also to what cannot be paid now"
    board = GAME.board(t.match.box)["options"]
    assert board[1:5] == ["buy_chips", "file_patent", "recruit", "train"]
    assert board[5:9] == ["handout", "buyback", "marketing", "scale_presence"]
    assert board[9:] == ["play_card", "restructure", "audit", "rehire"]
    steps(t, "A", place(t, 2), place(t, 2), place(t, 0), t.number("confirm"))
    assert t["A"].plan[:3] == ["patent", "patent", "idle"]


@pytest.mark.rule("DR-031", "DR-032", "DR-Q55")
def test_every_worker_is_decided_about_once_and_acts_in_the_order_of_the_numbers():
    t = boardroom(A="workers 5", B="")
    t.ask("plan", "A", "B")
    assert t.refusal("confirm", by="A") == "not_all_placed"
    t.whole_plan("B")
    t.whole_plan("A", "patent idle marketing idle patent")
    assert [(e["worker"], e["option"]) for e in t.told("planned")] == [(1, 2), (3, 7), (5, 2)]
    reached = []
    while t.phase == "worker" and t.asked == ["A"]:
        reached.append(t.match.g.worker)
        t.luck()
        t.carry()
    assert reached == [1, 3, 5]
    assert t.told("patent") == [{"seat": "A", "amount": 1, "rank": 0}] * 2, "a worker's number is an order and nothing else"


@pytest.mark.rule("DR-Q89")
def test_a_plan_can_be_changed_until_it_is_sealed_but_not_for_ever():
    t = boardroom(A="hand R01,R02,R03,I03,I04,S01", B="")
    t.ask("plan", "A", "B")
    assert t.refusal("recall", by="A") == "nothing_to_recall"
    t.do("toss", by="A", slot=0)
    t.do("recall", by="A")
    t.do("toss", by="A", slot=5)
    steps(t, "A", place(t, 1), place(t, 2), t.number("recall"), place(t, 4), place(t, 3))
    assert t["A"].plan[:3] == ["chips", "train", "recruit"]
    for _ in range(18):
        steps(t, "A", t.number("recall"), place(t, 3))
    assert t.refusal("recall", by="A") == "enough"
    t.do("confirm", by="A")
    assert t.refusal("recall", by="A") == "not_asked"
    assert t.asked == ["B"]


@pytest.mark.rule("DR-024", "DR-Q18")
def test_two_half_made_plans_look_the_same_to_everybody_else():
    def planned(*moves: str) -> Match:
        t = fresh(3)
        steps(t, "B", place(t, 6))
        for move in moves:
            steps(t, "A", t.number("recall") if move == "recall" else t.number("confirm") if move == "seal" else place(t, int(move)))
        steps(t, "B", place(t, 7))
        return t.match

    half = [planned(), planned("1"), planned("4", "9", "2"), planned("3", "recall", "5", "recall")]
    sealed = [planned("1", "2", "3", "seal"), planned("0", "recall", "12", "11", "10", "seal")]
    for same in (half, sealed):
        for one, other in pairwise(same):
            for reader in (-1, 1, 2):
                assert seen(one, reader) == seen(other, reader)
            assert seen(one, 0) != seen(other, 0)
    for reader in (-1, 1, 2):
        assert half[0].view(reader)["pending"] == [0, 1, 2]
        assert sealed[0].view(reader)["pending"] == [1, 2], "who has sealed a plan is all that shows"
        companies = sealed[0].view(reader)["table"]["companies"]
        assert [c["confirmed"] for c in companies] == [True, False, False]
        assert [c["plan"] is None for c in companies] == [seat != reader for seat in range(3)]


@pytest.mark.rule("DR-Q89")
def test_how_often_a_plan_was_changed_never_shows_not_even_after_the_reveal():
    def turned_over(changes: int) -> Match:
        t = fresh(3)
        for _ in range(changes):
            steps(t, "A", place(t, 5), t.number("recall"))
        for player in "ABC":
            t.whole_plan(player, "patent")
        return t.match

    one, other = turned_over(0), turned_over(7)
    for reader in (-1, 0, 1, 2):
        assert seen(one, reader) == seen(other, reader)


@pytest.mark.rule("DR-024")
def test_no_step_of_planning_can_be_undone_or_makes_another_seats_undo_come_or_go():
    t = fresh(3)
    for player in "ABC":
        steps(t, player, place(t, 2))
        assert [t.match.can_undo(seat) for seat in range(3)] == [False] * 3
    with pytest.raises(Refused):
        t.match.undo(2)
    last = boardroom({"cards": "off"}, A="", B="")
    last.subsidies(north=3, south=2, africa=2, europe=3, asia=3, oceania=1)
    last.plans("A", "patent")
    last.turn("A", last=True)
    last.do("skip")
    assert last.phase == "plan"
    assert not last.match.can_undo(0), "nor does a step that ended the round stay open while others plan"


@pytest.mark.rule("DR-Q18")
def test_all_plans_are_turned_over_when_the_last_is_sealed_and_then_stand():
    t = fresh(2)
    t.whole_plan("A", "patent train marketing")
    assert t.told("planned") == []
    assert t.match.view(1)["table"]["companies"][0]["plan"] is None
    t.whole_plan("B", "patent")
    assert len(t.told("planned")) == 4
    assert t.match.view(1)["table"]["companies"][0]["plan"] == [2, 4, 7, 0, 0, 0, 0, 0]
    assert t.refusal("recall", by="A") in ("other_question", "not_asked")


@pytest.mark.rule("DR-024", "DR-135")
def test_hands_are_secret_but_for_their_backs():
    t = boardroom(A="hand R01,S01", B="hand I03", C="")
    t.ask("plan", "A", "B", "C")
    assert t.match.view(0)["table"]["companies"][0]["hand"] == [{"card": 0, "deck": 0}, {"card": 34, "deck": 2}]
    for reader in (-1, 1, 2):
        assert t.match.view(reader)["table"]["companies"][0]["hand"] == [{"card": None, "deck": 0}, {"card": None, "deck": 2}]
    t = fresh(2)
    mine = [e.ints["card"] for _, e in t.match.events_since(0, 0) if e.kind == "drew_card"]
    assert len(mine) == 3
    assert not [e for _, e in t.match.events_since(0, -1) if e.kind == "drew_card"]


@pytest.mark.rule("DR-024")
def test_who_lets_the_time_run_out_discards_the_newest_cards_and_leaves_the_rest_idle():
    t = boardroom(A="hand R01,R02,R03,I03,I04,S01,S02", B="")
    t.ask("plan", "A", "B")
    t.match.submit(0, *t.match.overdue(0))
    assert t.asked == ["B"]
    steps(t, "B", place(t, 2))
    t.match.submit(1, *t.match.overdue(1))
    assert t["A"].hand == ["R01", "R02", "R03", "I03", "I04"]
    assert t["A"].plan == ["idle"] * 8
    assert t["B"].plan[:3] == ["patent", "idle", "idle"], "what was placed in time stays"


@pytest.mark.rule("DR-024", "DR-Q20")
def test_who_lets_the_time_run_out_elsewhere_lets_it_be():
    t = boardroom(A="$9 rep 3 at asia hand S02,I03 slots R11", B="slots R12")
    t.subsidies(asia=1)
    t.plans("A", "patent handout scale restructure audit card rehire")
    t.turn("A")
    taken = []
    while t.asked == ["A"]:
        phase = t.phase
        actions = t.match.overdue(0)
        taken += [(phase, GAME.moves.decode(a).name) for a in actions[:1]]
        t.match.submit(0, *actions)
    assert {name for _, name in taken} == {"go_on", "skip"}
    assert {"worker", "handout", "scale", "restructure", "audit", "window", "cards"} == {phase for phase, _ in taken}
    home = Match(GAME, 2, seed=1)
    assert [GAME.moves.decode(a).ints for a in home.overdue(home.pending[0])] == [{"region": 0}]


def test_without_cards_nothing_is_drawn_and_the_cards_row_is_closed():
    t = fresh(2, {"cards": "off"})
    assert t["A"].hand == []
    assert [a.ints["option"] for a in t.choices("A") if a.name == "place"] == list(range(9))
    assert t.refusal("place", by="A", option=9) == "no_cards"
