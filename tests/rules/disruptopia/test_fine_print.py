"""The fine print: edges of cards, locks on what cards give, marks that travel, the table's other rules, and what happens for who says nothing."""

import pytest

from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.rules.cards import install
from lopsided.games.disruptopia.rules.company import buyback_loss
from lopsided.games.disruptopia.state import SLOTS

from .boardroom import CARDS, Boardroom, boardroom


def playing(card: str, mine: str, rival: str = "", options: dict[str, str] | None = None, variant: str = "") -> Boardroom:
    """A turn of A in which the workers for one card stand on Play Card; the last of them is reached."""
    t = boardroom(options, variant, A=f"{mine} hand {card},R14", B=rival)
    points = t.match.box.cost[CARDS[card]]
    t.plans("A", " ".join(["card"] * points + ["patent"]))
    t.turn("A")
    while t.phase in ("window", "cards") and t.match.g.points < points:
        t.do("go_on")
    return t


@pytest.mark.rule("DR-121", "DR-Q48")
@pytest.mark.parametrize(
    ("card", "locked", "open_"),
    [
        ("R04", "S $9 workers 4", "M $9 workers 4"),
        ("R17", "M $0 workers 6", "B $0 workers 6"),
        ("R07", "S $0 compute 3 model 2", "M $0 compute 3 model 2"),
        ("R08", "M $9 compute 5 model 4", "B $9 compute 5 model 4"),
    ],
)
def test_net_worth_limits_what_cards_train_and_recruit(card, locked, open_):
    rival = "compute 7 model 7"
    assert card not in playing(card, locked, rival).can_play()
    assert card in playing(card, open_, rival).can_play()
    assert card in playing(card, locked, rival, {"open_locks": "on"}).can_play(), "without locks there is nothing to limit"


@pytest.mark.rule("DR-121", "DR-Q48")
def test_without_locks_free_compute_and_offices_are_open_to_a_startup_too():
    for card, mine in (("R06", "S compute 2"), ("I09", "S at asia,north")):
        assert card not in playing(card, mine).can_play()
        assert card in playing(card, mine, options={"open_locks": "on"}).can_play()


@pytest.mark.rule("DR-Q89")
def test_choices_may_be_dropped_anew_in_the_next_turn():
    t = boardroom(A="$5 hand S18", B="$5")
    for _ in range(2):
        t.plans("A", "patent")
        t.turn("A")
        for _ in range(20):
            t.play("S18")
            t.do("decline")
        t.play("S18")
        assert t.refusal("decline") == "enough"
        t.match.g.playing = t.match.g.source = t.match.g.frame[0, 0] = t.match.g.depth = t.match.g.pending = 0


@pytest.mark.rule("DR-Q27", "DR-Q80")
def test_two_softeners_soften_no_more_than_one():
    t = boardroom(A="M", B="")
    for copies in (1, 2):
        t.run(install, 0, CARDS["I13"] + 1)
        assert t.run(buyback_loss, 0) == 3, f"{copies} in force"


@pytest.mark.parametrize(("rep", "power"), [(-2, 1), (2, 1), (3, 2), (10, 2)])
def test_a_keynote_brings_more_power_from_reputation_three_on(rep, power):
    t = playing("I04", f"power 3 rep {rep}")
    t.play("I04")
    assert t["A"].power == 3 + power


@pytest.mark.parametrize(("tokens", "money"), [(1, 2), (2, 4), (3, 6), (4, 6)])
def test_a_government_contract_pays_two_a_subsidy_and_six_at_most(tokens, money):
    t = playing("I08", f"$0 tokens {tokens}")
    t.play("I08")
    assert t["A"].corp == money


@pytest.mark.parametrize(("variant", "paid"), [("", [4, 3, 2]), ("equal", [3, 3, 3])])
def test_a_research_grant_pays_the_small_ones_more_and_in_equal_everybody_the_same(variant, paid):
    found = []
    for rank in "SMB":
        t = playing("R10", f"{rank} $0", variant=variant)
        t.play("R10")
        found.append(t["A"].corp)
    assert found == paid


def test_in_equal_everybody_is_paid_like_a_millionaire_and_every_region_has_room_for_two():
    box = GAME.box.on(GAME.make_box(2, variant="equal"))
    rows = {field: list(getattr(box, field)) for field in ("patent", "subsidy", "marketing_power", "marketing_rep", "room")}
    assert rows == {"patent": [2] * 3, "subsidy": [1] * 3, "marketing_power": [2] * 3, "marketing_rep": [1] * 3, "room": [2] * 6}
    locks = GAME.box.on(GAME.make_box(2))
    for field in ("compute_rank", "model_rank", "worker_rank", "presence_rank", "buyback_price", "buyback_rep"):
        assert bytes(getattr(box, field)) == bytes(getattr(locks, field)), "the ladder and its locks stay"


@pytest.mark.rule("DR-Q76", "DR-Q77")
def test_the_marks_of_use_move_up_with_their_cards():
    t = boardroom(A="rep 0 power 3 slots R11,I02,I01", B="")
    t.plans("A", "restructure patent")
    t.turn("A")
    t.use("I02")
    t.do("go_on")
    t.do("remove", slot=0)
    assert t["A"].slots == ["I02", "I01"]
    assert (t.refusal("use", slot=0), t.refusal("use", slot=1)) == ("used", "")


@pytest.mark.rule("DR-Q01", "DR-Q77")
def test_a_card_that_waits_for_the_next_round_waits_also_in_another_slot():
    t = boardroom({"effect_activation": "next_round"}, A="rep 0 slots R11,I01 hand I02", B="")
    t.plans("A", "card card restructure patent")
    t.turn("A")
    while t.match.g.points < 2:
        t.do("go_on")
    t.play("I02")
    assert [t.match.g.fresh[0, i] for i in range(SLOTS)] == [0, 0, 1]
    t.do("go_on")
    t.do("remove", slot=0)
    assert (t.refusal("use", slot=0), t.refusal("use", slot=1)) == ("", "not_yet")


@pytest.mark.rule("DR-Q72")
def test_a_crisis_agency_does_not_help_against_oneself():
    t = playing("R03", "rep 0 slots I17")
    t.play("R03")
    assert t["A"].rep == -1


@pytest.mark.rule("DR-Q72")
@pytest.mark.parametrize(("rank", "legal"), [("S", False), ("M", True), ("B", True)])
def test_public_money_is_audited_at_millionaires_and_billionaires(rank, legal):
    assert ("S13" in playing("S13", "", f"{rank} tokens 1").can_play()) == legal
    assert ("S13" in playing("S13", "", f"{rank} tokens 1", variant="equal").can_play()) == legal, "also where all are paid alike"


@pytest.mark.rule("DR-Q01")
def test_a_shield_that_waits_for_the_next_round_shields_nobody_yet():
    t = boardroom({"effect_activation": "next_round"}, A="$9 rep 5 hand S02", B="rep 3 slots I16,I17")
    for i in range(2):
        t.match.g.fresh[1, i] = 1
    t.plans("A", "card audit")
    t.turn("A")
    assert t.can_play() == ["S02"]
    t.do("go_on")
    assert [a.ints for a in t.choices() if a.name == "audit"] == [{"target": 1, "slot": 0}, {"target": 1, "slot": 1}], "and may be removed"


@pytest.mark.rule("DR-Q84")
def test_for_who_says_nothing_cards_come_from_the_largest_deck_and_of_equals_from_the_first():
    t = boardroom(A="hand R01,S01,S02", B="")
    t.plans("A", "rehire")
    t.turn("A")
    t.carry()
    t.match.submit(0, *t.match.overdue(0))
    assert [e["deck"] for e in t.told("drew")] == [1], "24 are left of Influence, 23 and 22 of the others"
    t.match.submit(0, *t.match.overdue(0))
    assert [e["deck"] for e in t.told("drew")] == [1, 0], "of two with 23 the first"


@pytest.mark.rule("DR-Q73")
def test_who_says_nothing_takes_no_card_rerolls_no_die_and_drops_what_was_begun():
    t = playing("S12", "", "hand R01")
    t.play("S12")
    t.match.submit(0, *t.match.overdue(0))
    assert (t["A"].hand, t.match.g.points, t.phase) == (["S12", "R14"], 1, "cards"), "no target, no card played"
    t.play("S12")
    t.do("target", target="B")
    t.match.submit(0, *t.match.overdue(0))
    assert (t["A"].hand, t["B"].hand, t.pile(2)) == (["R14"], ["R01"], ["S12"])
    t = boardroom(A="S power 3 slots I12", B="")
    t.campaign_dice("A", 1, 6)
    t.plans("A", "marketing")
    t.turn("A")
    t.carry()
    t.match.submit(0, *t.match.overdue(0))
    assert t["A"].power == 4


@pytest.mark.rule("DR-Q69")
def test_each_goes_clockwise_from_who_plays_the_card():
    t = boardroom(A="$5", B="$5 hand S08", C="$5")
    t.plans("B", "card card")
    t.turn("B")
    t.play("S08")
    assert [e["seat"] for e in t.told("lost")] == ["C", "A"]
