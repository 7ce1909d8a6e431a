"""The ledger's worked examples, one to one."""

import pytest

from lopsided.games.disruptopia.rules.rounds import end_round

from .boardroom import boardroom, fresh


@pytest.mark.rule("DR-030", "DR-057")
def test_DR_E01_two_workers_on_one_option_are_two_actions():
    t = boardroom(A="S $3", B="")
    t.does("patent patent")
    assert t["A"].corp == 5


@pytest.mark.rule("DR-057", "DR-058", "DR-059")
def test_DR_E02_a_patent_pays_by_class():
    t = boardroom(A="S $0", B="M $0", C="B $0")
    for player in "BC":
        t.plans(player, "patent")
    t.does("patent")
    t.luck()
    t.carry(2)
    assert [e["amount"] for e in t.told("patent")] == [1, 2, 3]
    assert [(e["seat"], e["amount"]) for e in t.told("siphoned")] == [("A", 1), ("B", 2), ("C", 3)], "all of it was in the corporate funds"


@pytest.mark.rule("DR-050", "DR-051", "DR-052", "DR-054")
def test_DR_E03_a_millionaire_buys_level_three_and_may_train_version_three():
    t = boardroom(A="M $5 compute 2 model 2", B="")
    t.plans("A", "chips train")
    t.turn("A")
    t.carry()
    assert (t["A"].corp, t["A"].compute) == (2, 3)
    assert t.told("failed")[-1]["option"] == 4
    t = boardroom(A="M $9 compute 2 model 2", B="")
    t.does("chips train")
    assert (t["A"].compute, t["A"].model) == (3, 3)


@pytest.mark.rule("DR-052", "DR-072")
def test_DR_E04_a_startup_is_locked_out_of_level_three_and_trains_version_two():
    t = boardroom(A="S $9 compute 2 model 1", B="")
    t.does("chips train")
    assert [(e["worker"], e["option"]) for e in t.told("failed")] == [(1, 1)]
    assert (t["A"].corp, t["A"].compute, t["A"].model) == (7, 2, 2)


@pytest.mark.rule("DR-054", "DR-072")
def test_DR_E05_no_training_beyond_the_compute_level():
    t = boardroom(A="M $9 compute 2 model 2", B="")
    t.does("train")
    assert (t["A"].corp, t["A"].model) == (9, 2)
    assert len(t.told("failed")) == 1


@pytest.mark.rule("DR-055", "DR-032")
def test_DR_E06_new_compute_counts_for_the_next_worker():
    t = boardroom(A="M $6 compute 2 model 2", B="")
    t.does("chips train")
    assert (t["A"].corp, t["A"].compute, t["A"].model, t["A"].rep) == (0, 3, 3, 1)
    t = boardroom(A="M $6 compute 2 model 2", B="")
    t.does("train chips")
    assert (t["A"].compute, t["A"].model) == (3, 2), "the other way round the training comes too early"


@pytest.mark.rule("DR-060", "DR-061", "DR-062", "DR-063", "DR-064", "DR-065", "DR-066", "DR-067")
def test_DR_E07_recruiting_goes_as_far_as_the_class():
    t = boardroom(A="S $9 workers 4", B="M $7 workers 4", C="B $15 workers 5")
    t.plans("A", "recruit")
    t.plans("B", "recruit recruit")
    t.plans("C", "recruit recruit recruit")
    t.turn("A")
    t.carry(2)
    assert (t["A"].workers, t["A"].corp) == (4, 9)
    assert (t["B"].workers, t["B"].corp) == (6, 0)
    t.luck()
    t.carry(3)
    assert t["C"].workers == 8
    assert [e["price"] for e in t.told("recruited")] == [3, 4, 4, 5, 6]
    assert t["B"].plan == ["idle"] * 8, "new workers stand on the board from the next round on"
    for _ in range(6):
        t.do("place", by="B", option=2)
    assert t.refusal("place", by="B", option=2) == "all_placed"


@pytest.mark.rule("DR-070", "DR-071")
def test_DR_E08_training_brings_power_for_every_two_regions():
    t = boardroom(A="$9 at north,south,africa,europe", B="$9 at asia,europe,africa")
    t.plans("B", "train")
    t.does("train")
    assert (t["A"].power, t["A"].rep) == (5, 1)
    t.luck()
    t.carry()
    assert [e["power"] for e in t.told("trained")] == [2, 1]
    assert t["B"].rep == 1


@pytest.mark.rule("DR-068", "DR-069", "DR-070", "DR-071", "DR-072", "DR-073", "DR-074", "DR-077", "DR-Q41")
def test_DR_E09_who_may_train_what():
    t = boardroom(A="S $1 compute 1 model 0", B="S $9 compute 2 model 2", C="B $20 compute 5 model 3 rep 1")
    t.plans("A", "train")
    t.plans("B", "train")
    t.plans("C", "train train train patent")
    t.turn("A")
    t.carry()
    assert (t["A"].corp, t["A"].model) == (0, 1)
    assert [e["seat"] for e in t.told("failed")] == ["B"]
    t.carry(2)
    assert t.phase == "worker", "the patent stands to come"
    assert [e["seat"] for e in t.told("failed")] == ["B", "C"]
    assert (t["C"].corp, t["C"].model, t["C"].rep) == (14, 5, 3)


@pytest.mark.rule("DR-078", "DR-079", "DR-080")
def test_DR_E10_handouts_where_one_is_present_and_tokens_lie():
    t = boardroom(A="at africa", B="at north,asia")
    t.subsidies(north=2, asia=1)
    t.plans("A", "handout")
    t.plans("B", "handout handout handout patent")
    t.turn("A")
    assert [e["seat"] for e in t.told("failed")] == ["A"]
    assert t.regions() == ["north", "asia"]
    t.region("north")
    t.region("north")
    t.region("asia")
    assert t["B"].tokens == 3
    assert list(t.match.g.on_region) == [0] * 6


@pytest.mark.rule("DR-093")
def test_DR_E11_a_millionaire_rolls_five_in_marketing():
    t = boardroom(A="M rep 2 power 4", B="")
    t.campaign_dice("A", 5)
    t.does("marketing")
    assert (t["A"].rep, t["A"].power) == (3, 4)


@pytest.mark.rule("DR-095", "DR-097", "DR-099")
def test_DR_E12_the_second_and_third_presence():
    t = boardroom(A="M $4 at north", B="")
    t.plans("A", "scale scale")
    t.turn("A")
    t.region("asia")
    t.region("oceania")
    assert (t["A"].corp, t["A"].at) == (0, ["north", "asia", "oceania"])


@pytest.mark.rule("DR-102", "DR-103", "DR-113", "DR-Q22")
def test_DR_E13_two_workers_pay_for_a_whitepaper():
    t = boardroom(A="hand R01", B="")
    t.plans("A", "patent card card patent")
    t.turn("A")
    t.carry()
    assert t.told("point") == [{"seat": "A", "points": 1}, {"seat": "A", "points": 2}], "the first point waits"
    t.play("R01")
    assert (t["A"].rep, t["A"].cut, t["A"].hand, t.pile(0)) == (2, 2, [], ["R01"])


@pytest.mark.rule("DR-115", "DR-122", "DR-117", "DR-Q01")
@pytest.mark.parametrize(("activation", "rep"), [("immediate", -1), ("next_round", -2)])
def test_DR_E14_a_slot_is_emptied_and_filled(activation, rep):
    t = boardroom({"effect_activation": activation}, A="rep -2 slots S01,R11,R12 hand I02", B="")
    t.plans("A", "restructure card card patent")
    t.turn("A")
    t.do("remove", slot=0)
    assert t.can_play() == ["I02"]
    t.play("I02")
    if activation == "immediate":
        t.use("I02")
    assert t.phase == "worker"
    assert (t.pile(2), t["A"].slots, t["A"].rep) == (["S01"], ["R11", "R12", "I02"], rep)


@pytest.mark.rule("DR-026", "DR-032", "DR-078", "DR-087", "DR-107", "DR-Q59")
def test_DR_E15_yellows_first_quarter():
    t = boardroom(A="$3 at europe hand R02,R04,I07,S02", B="")
    t.subsidies(europe=1)
    t.ask("plan", "A", "B")
    t.whole_plan("B")
    t.whole_plan("A", "card handout buyback")
    t.play("R04")
    t.region("europe")
    t.luck()
    t.carry()
    assert (t["A"].workers, t["A"].tokens, t["A"].rank, t["A"].rep) == (4, 1, "M", -2)
    assert t.told("siphoned")[0] == {"seat": "A", "amount": 0, "total": 0}
    assert t.told("income")[0] == {"seat": "A", "amount": 3, "power": 3, "subsidy": 1, "rep": -1}


@pytest.mark.rule("DR-034", "DR-092", "DR-104", "DR-114")
def test_DR_E16_reds_quarter_with_windows():
    t = boardroom(A="S $4 workers 4 power 4 rep 1 at africa slots I01 hand S01,I03", B="")
    t.plans("A", "marketing card card scale")
    t.campaign_dice("A", 2)
    t.turn("A", last=True)
    assert t.phase == "window"
    t.use("I01")
    assert t["A"].power == 5
    t.do("go_on")
    t.carry()
    assert t["A"].power == 6
    t.do("go_on")
    t.do("go_on")
    t.play("S01")
    assert t["A"].slots == ["I01", "S01"]
    t.do("go_on")
    t.region("asia")
    assert (t["A"].corp, t["A"].at) == (3, ["africa", "asia"])
    t.luck()
    t.play("I03")
    assert (t["A"].rep, t.pile(1)) == (2, ["I03"])
    assert t.told("siphoned")[0] == {"seat": "A", "amount": 3, "total": 3}


@pytest.mark.rule("DR-035", "DR-036", "DR-Q20")
@pytest.mark.parametrize("skips", [True, False])
def test_DR_E17_money_for_one_of_two(skips):
    t = boardroom(A="M $4 at north,south,africa workers 5", B="")
    t.plans("A", "scale recruit")
    t.turn("A")
    if skips:
        t.do("skip")
        t.carry()
    else:
        t.region("asia")
    assert (t["A"].corp, len(t["A"].at), t["A"].workers) == ((0, 3, 6) if skips else (0, 4, 5))
    assert len(t.told("failed")) == (0 if skips else 1)


@pytest.mark.rule("DR-040", "DR-083", "DR-084", "DR-109")
@pytest.mark.parametrize(("rank", "income"), [("M", 9), ("B", 11)])
def test_DR_E18_income_is_power_reputation_and_subsidies_by_class(rank, income):
    t = boardroom(A=f"{rank} $0 power 6 rep 5 tokens 2", B="")
    t.luck()
    t.run(end_round)
    assert (t["A"].income, t["A"].corp) == (income, income)


@pytest.mark.rule("DR-107", "DR-110", "DR-Q41")
def test_DR_E19_the_reputation_moves_the_price_of_training():
    t = boardroom(A="B $9 rep 7 compute 5 model 4", B="S $2 rep -1 power 3 at asia")
    t.plans("B", "train")
    t.does("train")
    assert t["A"].corp == 8
    t.luck()
    t.carry()
    assert t.told("trained")[-1] == {"seat": "B", "price": 2, "version": 1, "power": 0, "rep": 1}
    assert t.told("income")[-1] == {"seat": "B", "amount": 3, "power": 3, "subsidy": 0, "rep": 0}
    untrained = boardroom(A="rep -1 power 3", B="")
    untrained.luck()
    untrained.run(end_round)
    assert untrained["A"].income == 2


@pytest.mark.rule("DR-076", "DR-Q42", "DR-Q43")
def test_DR_E20_discounts_add_up_and_never_pay_out():
    t = boardroom(A="S $3 model 1 compute 2 rep 1 hand R02,R03", B="")
    t.plans("A", "card train patent")
    t.turn("A")
    t.play("R03")
    t.play("R02")
    assert (t["A"].rep, t["A"].cut) == (0, 5)
    t.carry()
    assert (t["A"].corp, t["A"].model, t["A"].cut, t["A"].rep) == (3, 2, 0, 1)


@pytest.mark.rule("DR-087", "DR-089", "DR-Q10")
def test_DR_E21_a_buyback_needs_its_reputation_in_full():
    t = boardroom(A="S $5 rep -1", B="")
    t.does("buyback")
    assert (t["A"].corp, t["A"].rank, len(t.told("failed"))) == (5, "S", 1)
    t = boardroom(A="S $5 rep 0", B="")
    t.does("buyback")
    assert (t["A"].corp, t["A"].rank, t["A"].rep) == (2, "M", -2)


@pytest.mark.rule("DR-125", "DR-126", "DR-Q39", "DR-Q40")
def test_DR_E22_a_lost_presence_can_be_bought_again_for_its_slots_price():
    t = boardroom(A="hand S04", B="M $9 at north,africa,europe,asia")
    t.plans("A", "card card")
    t.plans("B", "scale")
    t.turn("A")
    t.play("S04")
    t.do("target", target="B")
    assert t.regions() == ["north", "africa", "europe", "asia"]
    t.region("asia")
    assert t["B"].at == ["north", "africa", "europe"]
    t.luck()
    t.region("asia")
    assert t.told("scaled") == [{"seat": "B", "region": 4, "price": 4}]


@pytest.mark.rule("DR-044", "DR-045", "DR-046", "DR-047", "DR-003")
def test_DR_E23_the_next_round_is_prepared():
    t = boardroom(A="", B="", C="")
    t.subsidies(oceania=1, north=3)
    t.match.g.first = 2
    t.subsidy_dice(6, 2)
    t.run(end_round)
    view = t.match.view(0)["table"]
    assert (view["first"], view["odd"], t.match.g.round) == (0, False, 2)
    assert [r["tokens"] for r in view["regions"]] == [3, 1, 0, 0, 0, 1]
    assert view["supply"] == 9


@pytest.mark.rule("DR-129", "DR-130", "DR-131", "DR-132", "DR-Q34")
def test_DR_E24_the_dominance_score():
    t = boardroom(A="$0 pers 47 power 14 model 7 compute 7 tokens 5", B="")
    t.match.g.last = 1
    t.run(end_round)
    assert t.match.score[0] == 4 + 2 + 7 + 2


@pytest.mark.rule("DR-005", "DR-006", "DR-007", "DR-008", "DR-009", "DR-010", "DR-015", "DR-016", "DR-017", "DR-018", "DR-Q15")
def test_DR_E25_three_homes_and_a_first_subsidy():
    t = fresh(3, homes=("europe", "asia", "oceania"), dice=(6, 4))
    assert list(t.match.g.on_region) == [0, 0, 0, 2, 1, 1]
    assert t.match.g.supply == 10
    for player in "ABC":
        company = t[player]
        assert (company.power, company.income, company.rep, company.corp, company.pers, company.compute, company.model) == (3, 3, 0, 3, 0, 1, 0)
        assert company.rank == "S"
