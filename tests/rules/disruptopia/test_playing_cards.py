"""When a card may be played, what it costs, where it lies, and how one that is begun is dropped again."""

import pytest

from lopsided.engine.decks import PILED, UNDRAWN
from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.rules.company import price
from lopsided.games.disruptopia.rules.hands import draw_one, throw_hand
from lopsided.games.disruptopia.rules.rounds import end_round
from lopsided.games.disruptopia.state import Option

from .boardroom import boardroom, with_points


@pytest.mark.rule("DR-102", "DR-103", "DR-Q22", "DR-Q24")
def test_points_gather_worker_by_worker_and_pay_for_any_card():
    t = boardroom(A="hand I07,R01", B="")
    t.plans("A", "card patent card patent")
    t.turn("A")
    assert t.can_play() == ["I07"]
    assert t.refusal("play", slot=1) == "costs_workers"
    t.do("go_on")
    t.carry()
    assert t.match.g.points == 2, "the first point waited"
    assert t.can_play() == ["I07", "R01"]
    t.play("R01")
    assert t.match.g.points == 0
    assert (t.phase, t["A"].hand) == ("worker", ["I07"])


@pytest.mark.rule("DR-Q22", "DR-Q74")
def test_several_cards_may_be_played_at_one_worker_with_free_ones_in_between():
    t = boardroom(A="$0 at asia slots I02 rep 0 hand I07,I05,I03", B="")
    t.subsidies(north=1)
    t.plans("A", "card card patent")
    t.turn("A")
    t.do("go_on")
    t.do("go_on")
    t.play("I07")
    t.play("I03")
    t.use("I02")
    assert (t["A"].corp, t["A"].rep, t.match.g.points) == (3, 2, 1)
    assert t.can_play() == ["I05"]
    t.play("I05")
    t.region("north")
    assert (t["A"].tokens, t.phase) == (1, "worker")


@pytest.mark.rule("DR-Q23")
def test_points_are_lost_at_the_end_of_the_turn():
    t = boardroom(A="hand I07", B="hand I07")
    t.plans("A", "card")
    t.plans("B", "patent card")
    t.turn("A")
    t.do("go_on")
    assert t.match.g.points == 0
    t.carry()
    assert t.match.g.points == 1


@pytest.mark.rule("DR-104", "DR-Q25")
def test_free_cards_are_played_in_any_window_of_ones_own_turn_only():
    t = boardroom(A="hand I03,R03", B="hand I03")
    t.plans("A", "patent idle patent")
    t.plans("B", "patent")
    t.turn("A")
    assert t.asked == ["A"]
    windows = []
    while t.asked == ["A"]:
        windows.append((t.phase, t.match.g.worker))
        t.do("carry_out" if t.phase == "worker" else "go_on")
    assert windows == [("window", 0), ("worker", 1), ("window", 1), ("worker", 3), ("window", 3)], "before the first, after each, none for the idle"
    assert t.can_play() == ["I03"], "and then it is the other's turn"


@pytest.mark.rule("DR-Q75")
def test_a_window_in_which_nothing_can_be_done_passes_by_itself():
    t = boardroom(A="rep 10 hand I03", B="")
    t.plans("A", "patent")
    t.turn("A")
    assert t.phase == "worker"


@pytest.mark.rule("DR-034", "DR-116", "DR-Q26", "DR-Q76")
def test_an_effect_may_be_used_once_a_round_in_any_window_or_not_at_all():
    t = boardroom(A="slots I02", B="")
    t.plans("A", "patent patent")
    t.turn("A")
    t.do("go_on")
    t.carry()
    t.use("I02")
    assert t["A"].rep == 1
    assert (t.phase, t.match.g.worker) == ("worker", 2)
    t.carry()
    assert t.asked == ["B"], "no second use in the last window"
    assert t.match.view(0)["table"]["companies"][0]["slots"][0]["used"]
    t.luck()
    t.carry()
    assert t.phase == "plan"
    assert not t.match.view(0)["table"]["companies"][0]["slots"][0]["used"], "a new round, a new use"


@pytest.mark.rule("DR-Q76")
def test_the_mark_of_use_leaves_with_the_card_and_a_new_one_is_unused():
    t = boardroom(A="slots I02 hand I02", B="")
    t.plans("A", "restructure card card patent")
    t.turn("A")
    t.use("I02")
    t.do("remove", slot=0)
    t.play("I02")
    t.use("I02")
    assert t["A"].rep == 2


@pytest.mark.rule("DR-113", "DR-Q78")
def test_an_action_card_lies_aside_until_it_is_done_and_then_on_its_pile():
    t = with_points(1, "R16")
    t.play("R16")
    assert t.phase == "deck"
    assert t.pile(0) == []
    for _ in range(3):
        t.do("deck", deck=1)
    assert t.pile(0) == ["R16"]
    assert [card[0] for card in t["A"].hand] == ["I", "I", "I"]
    alone = with_points(1, "R16")
    for d in range(3):
        alone.match.g.decks[d, UNDRAWN] = 0
    assert alone.refusal("play", slot=0) == "no_use", "it cannot draw itself"


@pytest.mark.rule("DR-114", "DR-115", "DR-Q77")
def test_three_slots_and_no_more_filled_from_the_left():
    t = with_points(4, "R11,I17,I03", mine="slots R12,S01")
    t.play("R11")
    assert t["A"].slots == ["R12", "S01", "R11"]
    assert t.refusal("play", slot=0) == "no_slot"
    assert t.pile(0) == []


@pytest.mark.rule("DR-117", "DR-Q01")
@pytest.mark.parametrize(("activation", "now"), [("immediate", 2), ("next_round", 3)])
def test_a_standing_effect_counts_at_once_or_from_the_next_round(activation, now):
    t = boardroom({"effect_activation": activation}, A="M $9 compute 2 hand R11", B="")
    t.plans("A", "card card patent")
    t.turn("A")
    t.play("R11")
    assert t.run(price, 0, Option.BUY_CHIPS) == now
    if activation == "next_round":
        assert t.refusal("use", slot=0) in ("other_question", "standing")
        t.luck()
        t.carry(2)
        assert t.phase == "plan"
        assert t.run(price, 0, Option.BUY_CHIPS) == 2


@pytest.mark.rule("DR-Q01")
def test_an_effect_placed_this_round_waits_where_the_table_wants_it():
    t = boardroom({"effect_activation": "next_round"}, A="hand I02,I03", B="")
    t.plans("A", "card card patent")
    t.turn("A")
    t.do("go_on")
    t.do("go_on")
    t.play("I02")
    assert t.phase == "cards"
    assert t.refusal("use", slot=0) == "not_yet"


@pytest.mark.rule("DR-118")
def test_a_requirement_is_tested_when_the_card_is_played_and_not_afterwards():
    t = with_points(3, "I01", mine="rep 0")
    assert t.phase == "worker", "nothing to play"
    t = with_points(3, "I01,I03", mine="rep 1")
    t.play("I01")
    t.match.g.rep[0] = -2
    t.use("I01")
    assert t["A"].power == 4
    assert with_points(2, "I08,I03", mine="rep 0").refusal("play", slot=0) == "requirement"
    assert with_points(2, "R08,I03", mine="$9 compute 2", rival="model 0").refusal("play", slot=0) == "requirement"


@pytest.mark.rule("DR-116", "DR-Q57")
def test_odd_and_even_effects_work_in_their_own_rounds():
    for round_, card, legal in ((1, "S17", True), (2, "S17", False), (1, "R14", False), (2, "R14", True)):
        t = boardroom(A=f"$0 slots {card} hand I03", B="$3")
        t.match.g.round = round_
        t.plans("A", "patent")
        t.turn("A")
        assert t.refusal("use", slot=0) == ("" if legal else "wrong_quarter")


@pytest.mark.rule("DR-Q47", "DR-Q72")
@pytest.mark.parametrize(
    ("card", "points", "mine", "rival", "legal"),
    [
        ("S05", 1, "", "$1", True), ("S05", 1, "", "$0", False),
        ("S02", 1, "", "rep -1", True), ("S02", 1, "", "rep -2", False), ("S02", 1, "", "rep 3 slots I17", False),
        ("S07", 2, "", "power 1", True), ("S07", 2, "", "power 0", False),
        ("S09", 1, "", "hand R02", True), ("S09", 1, "", "", False),
        ("S12", 1, "", "hand R02", True), ("S12", 1, "", "", False),
        ("S03", 3, "", "workers 4", True), ("S03", 3, "", "workers 3", False),
        ("S04", 2, "", "at asia,africa", True), ("S04", 2, "", "at asia", False),
        ("S11", 2, "", "compute 2 model 1", True), ("S11", 2, "", "compute 2 model 2", False), ("S11", 2, "", "compute 1", False),
        ("S13", 2, "", "M tokens 1", True), ("S13", 2, "", "M tokens 0", False), ("S13", 2, "", "S tokens 1", False),
        ("S08", 2, "", "$1", True), ("S08", 2, "", "$0", False),
        ("S10", 1, "", "", True),
        ("I11", 1, "power 29 rep 9", "", True), ("I11", 1, "power 29 rep 10", "", False),
        ("R03", 0, "rep -2", "", True), ("I03", 0, "rep 10", "", False),
        ("I05", 1, "", "", False), ("I09", 2, "at asia", "", True), ("R10", 1, "", "", True),
        ("S18", 0, "$1 rep -2", "power 1", True), ("S18", 0, "$1", "power 0", False),
    ],
)  # fmt: skip
def test_a_card_is_played_only_where_it_changes_something(card, points, mine, rival, legal):
    t = with_points(points, f"{card},R14", mine=mine, rival=rival)
    playable = t.asked == ["A"] and card in t.can_play()
    assert playable == legal


@pytest.mark.rule("DR-Q70")
def test_among_equally_advanced_rivals_the_player_of_the_card_chooses():
    t = with_points(1, "S10", rival="model 2 compute 2", C="model 1 compute 2", D="model 2 compute 2", mine="model 5 compute 5")
    t.play("S10")
    assert [a.ints["target"] for a in t.choices() if a.name == "target"] == [1, 3]
    t.do("target", target="D")
    assert t["D"].surcharge == 2


@pytest.mark.rule("DR-Q73")
def test_who_drops_a_choice_has_paid_nothing():
    t = with_points(2, "S04,S18", mine="$5", rival="at asia,africa power 3")
    t.play("S04")
    t.do("target", target="B")
    t.do("decline")
    assert (t["A"].hand, t.match.g.points, t["B"].at) == (["S04", "S18"], 2, ["africa", "asia"])
    t.play("S18")
    t.do("decline")
    assert (t["A"].corp, t["A"].hand) == (5, ["S04", "S18"])
    effect = boardroom(A="slots S14", B="")
    effect.plans("A", "patent")
    effect.turn("A")
    effect.use("S14")
    effect.do("decline")
    assert effect.refusal("use", slot=0) == "", "the effect stays unused"


@pytest.mark.rule("DR-Q73", "DR-Q89")
def test_choices_are_not_dropped_for_ever():
    t = with_points(0, "S18", mine="$5")
    for _ in range(20):
        t.play("S18")
        t.do("decline")
    t.play("S18")
    assert t.refusal("decline") == "enough"
    t.match.submit(0, *t.match.overdue(0))
    assert t["B"].power == 2


@pytest.mark.rule("DR-Q29", "DR-Q30", "DR-Q78")
def test_an_empty_deck_is_made_of_its_pile_when_a_card_must_be_drawn():
    t = boardroom(A="", B="")
    g = t.match.g
    while g.decks[0, UNDRAWN] > 1:
        t.run(draw_one, 0, 0)
        t.run(throw_hand, 0)
    t.run(draw_one, 0, 0)
    assert (g.decks[0, UNDRAWN], g.decks[0, PILED]) == (0, 23)
    t.run(draw_one, 1, 0)
    assert (g.decks[0, UNDRAWN], g.decks[0, PILED], g.held[1]) == (22, 0, 1)
    assert t.told("reshuffled") == [{"deck": 0, "cards": 23}]
    g.decks[0, UNDRAWN] = 0
    t.run(draw_one, 1, 0)
    assert g.held[1] == 1, "deck and pile are empty: no card"


@pytest.mark.rule("DR-Q65")
def test_no_free_card_draws_cards():
    assert [c["id"] for c in GAME.printed["cards"] if c["cost"] == 0 and any("draw" in e for e in c["effects"])] == []


@pytest.mark.rule("DR-108")
def test_a_round_without_anything_ends_by_itself():
    t = boardroom(A="$2", B="$1")
    t.luck()
    t.run(end_round)
    assert t.phase == "plan"
    assert [e["rep"] for e in t.told("income")] == [0, 0]
