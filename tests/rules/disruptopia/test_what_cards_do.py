"""What cards do: to whoever plays them, to the others, and for how long."""

import pytest

from lopsided.games.disruptopia.rules.company import bonus_money, price
from lopsided.games.disruptopia.state import Option

from .boardroom import boardroom, with_points


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
