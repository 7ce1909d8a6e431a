"""Step 2: what a worker can get done, at what price, and what stands in the way."""

import pytest

from lopsided.games.disruptopia.rules.company import price
from lopsided.games.disruptopia.rules.rounds import end_round
from lopsided.games.disruptopia.state import Option, Why

from .boardroom import boardroom


def why(t):
    """Why the last worker that failed did."""
    return Why(t.told("failed")[-1]["why"]).name.lower()


@pytest.mark.rule("DR-037", "DR-050", "DR-Q05")
def test_chips_cost_two_and_then_three_from_the_corporate_funds():
    for level, cost in enumerate((2, 3, 3, 3, 3, 3), 1):
        t = boardroom(A=f"B $20 pers 5 compute {level}", B="")
        t.does("chips")
        assert (t["A"].corp, t["A"].pers, t["A"].compute) == (20 - cost, 5, level + 1)


@pytest.mark.rule("DR-052", "DR-053", "DR-Q37")
@pytest.mark.parametrize(("rank", "top"), [("S", 2), ("M", 4), ("B", 7)])
def test_compute_is_locked_by_class(rank, top):
    t = boardroom(A=f"{rank} $30 compute 1", B="")
    t.does("chips chips chips chips chips chips chips")
    assert t["A"].compute == top
    assert why(t) == ("rank" if top < 7 else "top")


@pytest.mark.rule("DR-073", "DR-074", "DR-Q06", "DR-Q37")
@pytest.mark.parametrize(("rank", "top"), [("S", 2), ("M", 4), ("B", 7)])
def test_models_are_locked_by_class_and_cost_their_number_up_to_three(rank, top):
    t = boardroom(A=f"{rank} $40 compute 7 rep 0", B="")
    t.does("train train train train train train train train")
    assert t["A"].model == top
    assert [e["price"] for e in t.told("trained")] == [1, 2, 3, 3 - 1, 3 - 1, 3 - 1, 3 - 1][:top], "reputation grows on the way"
    assert why(t) == ("rank" if top < 7 else "top")


@pytest.mark.rule("DR-062", "DR-063", "DR-064", "DR-066", "DR-Q07", "DR-Q37", "DR-Q60")
@pytest.mark.parametrize(("rank", "top"), [("S", 4), ("M", 6), ("B", 8)])
def test_workers_are_locked_by_class_in_all_not_by_round(rank, top):
    t = boardroom(A=f"{rank} $40 workers 3", B="")
    t.plans("A", "recruit recruit recruit")
    for round_ in range(3):
        t.match.g.round = 1 + round_
        t.turn("A")
        while t.asked == ["A"]:
            t.carry()
        t.match.g.frame[0, 0] = t.match.g.depth = t.match.g.pending = 0
    assert t["A"].workers == top
    assert [e["price"] for e in t.told("recruited")] == [2, 3, 4, 5, 6][: top - 3]


@pytest.mark.rule("DR-060", "DR-061", "DR-067")
def test_each_recruit_is_the_next_worker_at_its_own_price():
    t = boardroom(A="B $18 workers 4", B="")
    t.does("recruit recruit recruit recruit")
    assert (t["A"].workers, t["A"].corp) == (8, 0)
    assert [e["price"] for e in t.told("recruited")] == [3, 4, 5, 6]


@pytest.mark.rule("DR-065")
def test_a_new_worker_does_nothing_in_the_round_in_which_it_is_recruited():
    t = boardroom(A="S $3 workers 3", B="")
    t.does("recruit patent patent")
    assert (t["A"].workers, t["A"].plan[3]) == (4, "idle")
    assert len(t.told("patent")) == 2


@pytest.mark.rule("DR-068", "DR-069", "DR-077")
def test_training_twice_costs_one_dollar_for_version_1_and_then_the_price_of_the_next():
    t = boardroom(A="S $3 compute 2", B="")
    t.does("train train")
    assert (t["A"].model, t["A"].corp) == (2, 0)
    assert [e["price"] for e in t.told("trained")] == [1, 2]


@pytest.mark.rule("DR-098", "DR-099", "DR-100", "DR-101", "DR-Q08", "DR-Q37")
@pytest.mark.parametrize(("rank", "top"), [("S", 2), ("M", 4), ("B", 6)])
def test_offices_are_locked_by_class(rank, top):
    t = boardroom(A=f"{rank} $40 at north", B="at asia")
    t.plans("A", "scale scale scale scale scale scale")
    t.turn("A")
    while t.phase == "scale":
        t.region(t.regions()[0])
    assert len(t["A"].at) == top
    assert [e["price"] for e in t.told("scaled")] == [1, 3, 4, 5, 6][: top - 1]
    assert why(t) == ("rank" if top < 6 else "top")


@pytest.mark.rule("DR-095", "DR-096", "DR-101")
def test_an_office_goes_to_any_region_without_one_of_ones_own():
    t = boardroom(A="$9 at north", B="at asia,europe")
    t.plans("A", "scale")
    t.turn("A")
    assert t.regions() == ["south", "africa", "europe", "asia", "oceania"]
    assert t.refusal("region", region=0) == "present"


@pytest.mark.rule("DR-071", "DR-085", "DR-139")
def test_a_new_office_counts_at_once_for_training_and_handouts():
    t = boardroom(A="$9 power 3 at north", B="")
    t.subsidies(asia=1)
    t.plans("A", "scale train handout")
    t.turn("A")
    t.region("asia")
    t.carry()
    assert t["A"].power == 4
    assert t.regions() == ["asia"]
    assert t.refusal("region", region=0) == "no_token"
    assert t.refusal("region", region=3) == "no_presence"
    t.region("asia")
    assert t["A"].tokens == 1


@pytest.mark.rule("DR-078", "DR-079", "DR-080", "DR-081")
@pytest.mark.parametrize("rank", "SMB")
def test_every_class_may_collect_subsidies_one_a_worker(rank):
    t = boardroom(A=f"{rank} $2 at asia", B="")
    t.subsidies(asia=2)
    t.plans("A", "handout handout handout")
    t.turn("A")
    t.region("asia")
    t.region("asia")
    assert (t["A"].tokens, t["A"].corp) == (2, 2)
    assert why(t) == "no_token"


@pytest.mark.rule("DR-086", "DR-087", "DR-088", "DR-089", "DR-Q09", "DR-Q61")
def test_only_buybacks_raise_the_class_one_step_at_a_time():
    t = boardroom(A="S $9 rep 6", B="")
    t.does("buyback buyback buyback")
    assert (t["A"].rank, t["A"].corp, t["A"].rep) == ("B", 1, 0)
    assert [(e["price"], e["rep"]) for e in t.told("buyback")] == [(3, 2), (5, 4)]
    assert why(t) == "top"
    poor = boardroom(A="M $9 rep 1", B="")
    poor.does("buyback")
    assert why(poor) == "reputation"
    broke = boardroom(A="M $4 rep 2", B="")
    broke.does("buyback")
    assert why(broke) == "poor"


@pytest.mark.rule("DR-090", "DR-Q63")
def test_the_new_class_counts_from_the_next_worker_on():
    t = boardroom(A="S $3 rep 2 power 3 tokens 1", B="")
    t.campaign_dice("A", 1)
    t.does("patent buyback patent marketing")
    assert [e["amount"] for e in t.told("patent")] == [1, 2]
    assert t["A"].power == 5, "power +2, as for a Millionaire"
    assert t.match.view(0)["table"]["companies"][0]["next_income"] == 5 + 1 + 0


@pytest.mark.rule("DR-091", "DR-092", "DR-093", "DR-094", "DR-Q04")
@pytest.mark.parametrize(("rank", "power", "rep"), [("S", 1, 3), ("M", 2, 1), ("B", 3, 0)])
def test_marketing_rolls_for_power_or_reputation_by_class(rank, power, rep):
    for face in range(1, 7):
        t = boardroom(A=f"{rank} $0 power 5 rep 1", B="")
        t.campaign_dice("A", face)
        t.does("marketing")
        low = face <= 2
        assert (t["A"].power, t["A"].rep) == ((5 + power, 1) if low else (5, 1 + rep))
        assert t["A"].corp == 0


@pytest.mark.rule("DR-105", "DR-106", "DR-Q37")
def test_gains_beyond_the_end_of_a_track_are_lost_and_the_rest_happens():
    t = boardroom(A="S power 29 rep 9", B="")
    t.campaign_dice("A", 1, 6)
    t.does("marketing marketing")
    assert (t["A"].power, t["A"].rep) == (29, 10)
    t = boardroom(A="$9 power 29 rep 10 at asia,europe", B="")
    t.does("train")
    assert (t["A"].power, t["A"].rep, t["A"].model) == (29, 10, 1)


@pytest.mark.rule("DR-075", "DR-107", "DR-108", "DR-109", "DR-110", "DR-Q02")
@pytest.mark.parametrize("track", ["bands", "ladder"])
def test_the_reputation_track_moves_the_price_of_training(track):
    shifts = [1, 1, 0, 0, 0, -1, -1, -1, -1, -2, -2, -2, -2]
    for rep, shift in zip(range(-2, 11), shifts, strict=True):
        t = boardroom({"reputation_track": track}, A=f"B model 4 compute 7 rep {rep}", B="")
        assert t.run(price, 0, Option.TRAIN) == 3 + shift
        assert t.run(price, 0, Option.BUY_CHIPS) == 0, "other prices do not move, and at the top there is none"


@pytest.mark.rule("DR-076", "DR-Q43")
def test_a_price_is_summed_up_first_and_then_never_below_nothing():
    t = boardroom(A="B model 1 compute 7 rep -1 slots R13", B="")
    t.lay(cut=[1], surcharge=[4])
    assert t.run(price, 0, Option.TRAIN) == 2 + 1 - 1 + 4 - 1
    t.lay(cut=[9])
    assert t.run(price, 0, Option.TRAIN) == 0


@pytest.mark.rule("DR-Q42", "DR-Q79")
def test_waiting_discounts_and_surcharges_are_used_up_together_by_a_training_that_happens():
    t = boardroom(A="$9 compute 1", B="")
    t.lay(cut=[3], surcharge=[1])
    t.does("train train")
    assert (t["A"].corp, t["A"].model, t["A"].cut, t["A"].surcharge) == (9, 1, 0, 0), "1 + 1 - 3: nothing to pay"
    later = boardroom(A="$9 compute 1 model 1", B="")
    later.lay(cut=[3])
    later.does("train")
    assert later["A"].cut == 3, "a training that fails uses up nothing"
    waiting = boardroom(A="cut 3", B="")
    waiting.luck()
    waiting.run(end_round)
    assert waiting["A"].cut == 3, "and it waits over rounds"


@pytest.mark.rule("DR-035", "DR-Q75")
def test_what_cannot_be_done_when_its_worker_is_reached_is_skipped_without_asking():
    t = boardroom(A="$3 hand S05", B="$3 compute 1")
    t.plans("A", "card")
    t.plans("B", "chips chips patent")
    t.turn("A")
    t.play("S05")
    t.do("target", target="B")
    assert t.asked == ["B"]
    assert (t.match.g.worker, t.phase) == (3, "worker"), "the saboteur took what the chips would have cost"
    assert [e["worker"] for e in t.told("failed")] == [1, 2]


@pytest.mark.rule("DR-036", "DR-Q20", "DR-Q21")
def test_a_worker_may_be_left_to_do_nothing():
    t = boardroom(A="$3 at asia slots R11", B="slots R12")
    t.subsidies(asia=1)
    t.plans("A", "patent handout restructure scale")
    t.turn("A")
    for phase in ("worker", "handout", "restructure", "scale"):
        assert t.phase == phase
        t.do("skip")
    assert (t["A"].corp, t["A"].tokens, t["A"].slots, t["A"].at) == (3, 0, ["R11"], ["asia"])
    assert [e["worker"] for e in t.told("skipped")] == [1, 2, 3, 4]


@pytest.mark.rule("DR-122", "DR-Q28", "DR-Q77", "DR-Q83")
def test_restructuring_removes_one_of_ones_own_effects_at_once():
    t = boardroom(A="$9 compute 1 slots R11,I13,R12", B="slots S15")
    t.plans("A", "restructure chips patent")
    t.turn("A")
    assert [a.ints["slot"] for a in t.choices() if a.name == "remove"] == [0, 1, 2]
    t.do("remove", slot=0)
    assert (t["A"].slots, t.pile(0)) == (["I13", "R12"], ["R11"])
    t.carry()
    assert t["A"].corp == 7, "the discount is gone"
    assert t.told("patent") == []
    none = boardroom(A="", B="")
    none.does("restructure")
    assert why(none) == "no_effect_card"


@pytest.mark.rule("DR-123", "DR-Q11", "DR-Q28")
def test_a_hostile_audit_costs_five_and_two_reputation_and_removes_a_rivals_card():
    t = boardroom(A="$6 rep 0 slots R11", B="slots S01,R12", C="slots I16,R13")
    t.plans("A", "audit")
    t.turn("A")
    assert [a.ints for a in t.choices() if a.name == "audit"] == [{"target": 1, "slot": 0}, {"target": 1, "slot": 1}]
    assert t.refusal("audit", target="A", slot=0) == "yourself"
    assert t.refusal("audit", target="C", slot=1) == "shielded"
    assert t.refusal("audit", target="B", slot=2) == "no_such_card"
    assert t.refusal("audit", target=4, slot=0) == "no_such_rival"
    t.do("audit", target="B", slot=0)
    assert (t["A"].corp, t["A"].rep, t["B"].slots, t.pile(2)) == (1, -2, ["R12"], ["S01"])
    for company, reason in (("$6 rep -1", "reputation"), ("$4 rep 3", "poor")):
        broke = boardroom(A=company, B="slots S01")
        broke.does("audit")
        assert why(broke) == reason
    nothing = boardroom(A="$9 slots R11", B="slots I16")
    nothing.does("audit")
    assert why(nothing) == "no_effect_card"


@pytest.mark.rule("DR-124", "DR-Q31", "DR-Q32", "DR-Q84")
def test_fire_and_rehire_throws_the_hand_away_and_draws_five_deck_by_deck():
    t = boardroom(A="hand R01,S01,S02", B="")
    t.on_top("R05", "R06", "I05", "S06", "S07")
    t.plans("A", "rehire patent")
    t.turn("A")
    t.carry()
    assert (t["A"].hand, t.pile(0), t.pile(2)) == ([], ["R01"], ["S01", "S02"])
    for deck in (0, 2, 1, 0, 2):
        assert t.phase == "deck"
        t.do("deck", deck=deck)
    assert t["A"].hand == ["R05", "S06", "I05", "R06", "S07"]
    assert t.phase == "worker"
    t.do("carry_out")
    empty = boardroom(A="", B="")
    empty.plans("A", "rehire")
    empty.turn("A")
    empty.carry()
    assert empty.phase == "deck", "an empty hand draws five as well"
    assert empty.match.g.draws == 5
    bare = boardroom(A="hand R01", B="")
    for d in range(3):
        bare.match.g.decks[d, 0] = 0
    bare.plans("A", "rehire")
    bare.turn("A")
    bare.match.submit(0, bare.number("carry_out"))
    assert bare.refusal("deck", deck=1) == "empty_deck"
    bare.match.submit(0, bare.number("deck", deck=0))
    assert bare["A"].hand == ["R01"], "the discarded hand is shuffled into the draw, and then there is nothing more"
    assert bare.asked == ["B"]


@pytest.mark.rule("DR-136", "DR-102")
def test_a_card_uses_up_a_workers_action_and_not_the_worker():
    t = boardroom(A="workers 3 hand I07", B="")
    t.plans("A", "card patent")
    t.turn("A")
    t.play("I07")
    t.carry()
    assert t["A"].workers == 3
    assert t["A"].corp == 3 + 3 + 1


@pytest.mark.rule("DR-090")
def test_open_locks_let_a_startup_buy_everything():
    t = boardroom({"open_locks": "on"}, A="S $40 compute 1 at asia", B="")
    t.plans("A", "chips chips train train train recruit scale")
    t.turn("A")
    t.carry(6)
    t.region("north")
    assert (t["A"].compute, t["A"].model, t["A"].workers, t["A"].at, t["A"].rank) == (3, 3, 8, ["north", "asia"], "S")
