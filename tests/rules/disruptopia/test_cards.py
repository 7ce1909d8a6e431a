"""Cards: when they are played, whom they may hit, how they stay, and where they go."""

import pytest

from lopsided.engine.decks import PILED, UNDRAWN
from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.rules.company import bonus_money, price
from lopsided.games.disruptopia.rules.hands import draw_one, throw_hand
from lopsided.games.disruptopia.rules.rounds import end_round
from lopsided.games.disruptopia.state import Option

from .boardroom import Boardroom, boardroom


def with_points(points: int, cards: str, rival: str = "", mine: str = "", **rest: str) -> Boardroom:
    """A turn of A in which so many workers stand on Play Card, then one on a patent; the points have come."""
    t = boardroom(A=f"{mine} hand {cards}", B=rival, **rest)
    t.plans("A", " ".join(["card"] * points + ["patent"]))
    t.turn("A")
    while t.asked == ["A"] and t.phase in ("window", "cards") and t.match.g.points < points:
        t.do("go_on")
    return t


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


@pytest.mark.rule("DR-119", "DR-Q49", "DR-Q62")
def test_what_a_card_gives_costs_nothing_even_where_prices_have_risen():
    t = with_points(2, "R06", mine="$0 compute 1", rival="slots S01")
    t.play("R06")
    assert (t["A"].compute, t["A"].corp) == (2, 0)
    t = with_points(2, "I09", mine="$0 at asia", rival="slots S15")
    t.play("I09")
    t.region("europe")
    assert (t["A"].at, t["A"].corp) == (["europe", "asia"], 0)
    t = with_points(3, "R17", mine="M $0 workers 4", rival="slots S16")
    t.play("R17")
    assert (t["A"].workers, t["A"].corp) == (5, 0), "the next worker, the cheapest"


@pytest.mark.rule("DR-120", "DR-Q79")
def test_a_card_that_says_pay_for_still_wants_its_price():
    t = with_points(1, "R04", mine="M $9 workers 4", rival="slots S16")
    t.play("R04")
    assert t.told("recruited") == [{"seat": "A", "worker": 5, "price": 3 + 1 - 2}]
    assert with_points(1, "R04,I03", mine="M $1 workers 4", rival="slots S16").refusal("play", slot=0) == "no_use"


@pytest.mark.rule("DR-121", "DR-Q48", "DR-Q88")
def test_class_locks_hold_for_a_card_only_where_it_says_so():
    bound = with_points(2, "R06,I03", mine="S compute 2")
    assert bound.refusal("play", slot=0) == "no_use"
    t = with_points(2, "R05", mine="S $20 compute 2 model 2")
    t.play("R05")
    assert (t["A"].compute, t["A"].rep) == (3, -1), "grey-market chips ask nobody"
    t.carry()
    t2 = boardroom(A="S $20 compute 3 model 2", B="")
    t2.does("train chips")
    assert [e["why"] for e in t2.told("failed")] == [22, 22], "but the next paid step and the model stay locked"
    free = with_points(2, "I10", mine="S at asia,north")
    free.play("I10")
    free.region("africa")
    assert len(free["A"].at) == 3
    assert with_points(2, "I09,I03", mine="S at asia,north").refusal("play", slot=0) == "no_use"
    top = with_points(2, "R05,I03", mine="B compute 7")
    assert top.refusal("play", slot=0) == "no_use", "no card goes beyond the end of a track"


@pytest.mark.rule("DR-054", "DR-Q50", "DR-Q42", "DR-Q81")
def test_training_by_a_card_is_training_in_all_but_the_price():
    t = with_points(3, "R07", mine="S $0 compute 2 model 1 rep 0 at asia,north slots R15")
    t.lay(cut=[2], surcharge=[1])
    t.play("R07")
    assert (t["A"].model, t["A"].rep, t["A"].power) == (2, 1, 3 + 1 + 1), "reputation, power and the bonus of Emergent Talents"
    assert (t["A"].cut, t["A"].surcharge) == (2, 1), "a free training leaves the discounts waiting"
    paid = with_points(2, "R08", mine="S $9 compute 2 model 1 rep 0", rival="model 2 compute 2")
    paid.lay(cut=[1], surcharge=[4])
    paid.play("R08")
    assert (paid["A"].corp, paid["A"].cut, paid["A"].surcharge) == (9 - (2 + 4 - 1 - 4), 0, 0)
    weak = with_points(3, "R07,I03", mine="compute 1 model 1")
    assert weak.refusal("play", slot=0) == "no_use"
    last = with_points(3, "R07", mine="B compute 7 model 6")
    last.play("R07")
    assert last.told("last_round") == [{"seat": "A", "version": 7}]


@pytest.mark.rule("DR-125", "DR-Q38")
def test_a_poached_worker_takes_its_action_along_and_three_always_stay():
    t = boardroom(A="hand S03", B="workers 5 $9", C="workers 3")
    t.plans("A", "card card card")
    t.plans("B", "patent idle idle idle patent")
    t.turn("A")
    t.play("S03")
    assert t.refusal("target", target="C") == "not_a_target"
    t.do("target", target="B")
    assert t["B"].workers == 4
    assert t.told("fired") == [{"seat": "B", "worker": 5}]
    t.luck()
    t.carry()
    assert t.asked == [] or t.asked[0] != "B", "the fifth worker does not act any more"


@pytest.mark.rule("DR-Q39")
def test_the_last_office_cannot_be_taken_and_subsidies_stay():
    t = with_points(2, "S04", rival="at asia,europe tokens 1", C="at africa")
    t.subsidies(asia=2)
    t.play("S04")
    assert t.refusal("target", target="C") == "not_a_target"
    t.do("target", target="B")
    assert t.refusal("region", region=2) == "not_there"
    t.region("asia")
    assert (t["B"].at, t["B"].tokens, t.match.g.on_region[4]) == (["europe"], 1, 2)


@pytest.mark.rule("DR-Q44", "DR-Q45", "DR-Q46")
def test_nobody_loses_more_than_there_is_also_after_their_turn():
    t = boardroom(A="$1 pers 9", B="hand S06 $0")
    t.plans("A", "idle")
    t.plans("B", "card card")
    t.turn("A")
    t.play("S06")
    t.luck()
    t.do("target", target="A")
    assert t.told("stole") == [{"seat": "B", "target": "A", "amount": 1}]
    assert t["A"].pers == 9
    t = with_points(2, "S07", rival="power 1")
    t.play("S07")
    t.do("target", target="B")
    assert t["B"].power == 0
    t = with_points(1, "S02", rival="rep -1")
    t.play("S02")
    t.do("target", target="B")
    assert t["B"].rep == -2
    assert with_points(0, "I06,I03", mine="$1").refusal("play", slot=0) == "poor", "a price must be met in full"


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


@pytest.mark.rule("DR-139", "DR-Q71")
def test_a_card_may_reach_a_subsidy_where_one_is_not_present():
    t = boardroom(A="at asia hand I05", B="")
    t.subsidies(north=1)
    t.plans("A", "card")
    t.turn("A")
    t.play("I05")
    assert t.regions() == ["north"]
    t.region("north")
    assert t["A"].tokens == 1
    here = boardroom(A="$3 at asia slots I15", B="")
    here.subsidies(north=1, asia=1)
    here.plans("A", "patent")
    here.turn("A")
    here.use("I15")
    assert here.regions() == ["asia"]


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


@pytest.mark.rule("DR-Q69")
def test_parts_go_from_left_to_right_prices_first_and_each_clockwise():
    t = boardroom(A="$2", B="$5", C="hand S08")
    t.plans("C", "card card")
    t.match.g.first = 2
    t.turn("C")
    t.play("S08")
    assert [(e["seat"], e["amount"]) for e in t.told("lost")] == [("A", 2), ("B", 2)]
    t = with_points(0, "I06", mine="$2 rep 0")
    t.play("I06")
    kinds = [t.match.game.told.read(row).kind for row in t.match.events]
    assert kinds.index("paid") < kinds.index("rep_up")


@pytest.mark.rule("DR-Q27", "DR-Q43", "DR-Q58")
def test_standing_prices_add_up_over_copies_and_players():
    t = boardroom(A="B compute 2 slots R11,R11", B="slots S01", C="slots S01")
    assert t.run(price, 0, Option.BUY_CHIPS) == 3 - 2 + 2
    assert t.run(price, 1, Option.BUY_CHIPS) == 2 + 1, "one's own price hike hits only the others"
    two = boardroom(A="workers 3", B="slots S16,S15")
    assert (two.run(price, 0, Option.RECRUIT), two.run(price, 0, Option.SCALE_PRESENCE)) == (3, 1)
    assert two.run(price, 1, Option.RECRUIT) == 2


@pytest.mark.rule("DR-Q27", "DR-Q80", "DR-089")
def test_a_softened_buyback_needs_less_reputation_once():
    t = boardroom(A="S $9 rep -1 slots I13", B="")
    t.does("buyback")
    assert (t["A"].rank, t["A"].rep) == ("M", -2)
    t = boardroom(A="M $9 rep 1 slots I13", B="")
    t.does("buyback")
    assert (t["A"].rank, t["A"].rep) == ("B", -2)


@pytest.mark.rule("DR-Q81", "DR-Q27")
def test_a_bonus_follows_each_action_by_itself():
    t = boardroom(A="S $0 slots R12,R12", B="")
    assert (t.run(bonus_money, 0, Option.FILE_PATENT), t.run(bonus_money, 0, Option.TRAIN), t.run(bonus_money, 1, Option.FILE_PATENT)) == (2, 0, 0)
    t.does("patent patent")
    assert t["A"].corp == 2 * (1 + 1 + 1)
    trained = boardroom(A="$9 power 3 slots R15", B="")
    trained.does("train")
    assert trained["A"].power == 4


@pytest.mark.rule("DR-Q27", "DR-Q87")
def test_a_focus_group_may_reroll_marketing_once_and_nothing_else():
    t = boardroom(A="S power 3 rep 0 slots I12", B="")
    t.campaign_dice("A", 1, 6, 2)
    t.plans("A", "marketing marketing")
    t.turn("A")
    t.carry()
    assert t.match.view(1)["table"]["die"] == 1
    t.do("reroll")
    assert (t["A"].power, t["A"].rep) == (3, 3)
    t.carry()
    t.do("keep")
    assert t["A"].power == 4
    demo = with_points(1, "I11", mine="slots I12 rep 0")
    demo.card_dice("A", 3)
    demo.play("I11")
    assert (demo.phase, demo["A"].rep) == ("worker", 2), "a celebrity is not marketing"


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


@pytest.mark.rule("DR-Q73")
def test_a_snatched_card_is_seen_by_the_two_it_concerns():
    t = with_points(1, "S12", rival="hand R01,I03", C="hand R02")
    assert [c["card"] for c in t.match.view(0)["table"]["companies"][1]["hand"]] == [None, None]
    t.play("S12")
    t.do("target", target="B")
    assert t.phase == "snatch"
    assert [c["card"] for c in t.match.view(0)["table"]["companies"][1]["hand"]] == [0, 19], "the snatcher looks at the hand"
    for reader in (-1, 2):
        assert [c["card"] for c in t.match.view(reader)["table"]["companies"][1]["hand"]] == [None, None]
    assert not t.match.can_undo(0), "a look cannot be taken back"
    t.do("snatch", slot=1)
    assert (t["A"].hand, t["B"].hand) == (["I03"], ["R01"])
    assert [e.kind for _, e in t.match.events_since(0, 2) if "snatched" in e.kind] == ["snatched"]
    for reader in (0, 1):
        assert [e.kind for _, e in t.match.events_since(0, reader) if "snatched" in e.kind] == ["snatched", "snatched_card"]
    nothing = with_points(1, "S12", rival="hand R01")
    nothing.play("S12")
    nothing.do("target", target="B")
    nothing.do("decline")
    assert (nothing["B"].hand, nothing.pile(2)) == (["R01"], ["S12"])


@pytest.mark.rule("DR-Q83")
def test_what_an_effect_has_given_stays_when_it_is_gone():
    t = boardroom(A="$9 rep 0 slots I02", B="")
    t.plans("A", "restructure")
    t.turn("A")
    t.use("I02")
    t.do("remove", slot=0)
    assert (t["A"].rep, t["A"].slots) == (1, [])


@pytest.mark.rule("DR-108")
def test_a_round_without_anything_ends_by_itself():
    t = boardroom(A="$2", B="$1")
    t.luck()
    t.run(end_round)
    assert t.phase == "plan"
    assert [e["rep"] for e in t.told("income")] == [0, 0]
