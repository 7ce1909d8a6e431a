"""The fine print: edges of cards, locks on what cards give, marks that travel, the table's other rules, and what happens for who says nothing."""

from dataclasses import replace
from typing import Any

import pytest

from lopsided.agents.search import ways_on
from lopsided.engine.agents import Sight
from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.rules.company import buyback_loss
from lopsided.games.disruptopia.rules.hands import install
from lopsided.games.disruptopia.state import MOVES, SLOTS

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
    t = boardroom(A="$5 hand S18", B="slots S14")
    t.turn("A")
    for player, other in ("AB", "BA"):
        assert t.asked == [player]
        for _ in range(21):
            t.play("S18") if player == "A" else t.use("S14")
            if t.refusal("decline") == "":
                t.do("decline")
        assert t.refusal("decline") == "enough"
        t.do("target", target=other)


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
    overdue = [GAME.moves.decode(action).name for action in t.match.overdue(0)]
    assert overdue == ["decline", "go_on"], "no target, no card played, and on"
    t.do("decline")
    assert (t["A"].hand, t.match.g.points, t.phase) == (["S12", "R14"], 1, "cards")
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


@pytest.mark.rule("DR-Q25", "DR-Q75")
def test_a_free_moment_follows_a_worker_that_got_nothing_done():
    t = boardroom(A="$0 rep 0 hand I03", B="")
    t.plans("A", "chips patent")
    t.turn("A")
    t.do("go_on")
    assert (len(t.told("failed")), t.phase, t.match.g.worker) == (1, "window", 1)


@pytest.mark.rule("DR-Q72", "DR-116")
def test_an_effect_that_would_change_nothing_is_not_to_be_used():
    t = boardroom(A="rep 10 slots I02 hand R03", B="")
    t.plans("A", "patent")
    t.turn("A")
    assert t.refusal("use", slot=0) == "no_use"
    t.play("R03")
    assert t.refusal("use", slot=0) == "", "the test is made anew each time"


@pytest.mark.rule("DR-Q73")
def test_who_looks_at_one_hand_sees_no_other():
    t = boardroom(A="hand S12", B="hand R01", C="hand R02,I03")
    t.plans("A", "card")
    t.turn("A")
    t.play("S12")
    t.do("target", target="B")
    hands = [[card["card"] for card in company["hand"]] for company in t.match.view(0)["table"]["companies"]]
    assert hands == [[], [CARDS["R01"]], [None, None]]


def watched(t: Boardroom, reader: int) -> tuple[object, ...]:
    """All that reaches somebody who is not asked."""
    match = t.match
    return bytes(match.seen(reader).memory), match.view(reader), match.prompt(reader), match.events_since(0, reader)


@pytest.mark.rule("DR-Q73", "DR-Q89")
@pytest.mark.parametrize("moment", ["window", "cards"])
def test_which_card_was_taken_up_and_dropped_again_and_how_often_is_nobodys_business(moment):
    def table() -> Boardroom:
        t = boardroom(A="$5 at asia hand S18,I03,S04 slots S14,I15", B="power 3 rep 3 at asia,north", C="power 3")
        t.subsidies(asia=1)
        t.plans("A", "card card patent")
        t.turn("A")
        for _ in range(2 if moment == "cards" else 0):
            t.do("go_on")
        return t

    def look(t: Boardroom) -> list[tuple[object, ...]]:
        return [watched(t, reader) for reader in (-1, 1, 2)]

    t, still = table(), look(table())
    ways = [("play", 0), ("use", 0), ("use", 1)] + [("play", 2)] * (moment == "cards")
    for name, slot in ways:
        t.do(name, slot=slot)
        assert t.phase in ("target", "region")
        assert look(t) == still, "nobody learns that a card was taken up"
        assert not t.match.can_undo(0), "a step back would be told"
        if (name, slot) == ("play", 2):
            t.do("target", target="B")
            assert (t.phase, look(t)) == ("region", still), "nor whom it is aimed at"
        t.do("decline")
        assert look(t) == still, "nor that it was dropped"
    other = table()
    for one in (t, other):
        one.do("play", slot=0)
        one.do("target", target="B")
    assert look(t) == look(other), "nor, once one was played, how many were dropped before"
    assert t.match.seen(0).declined == len(ways)


@pytest.mark.rule("DR-Q89")
def test_a_turn_that_was_handed_on_is_over_whatever_the_next_takes_up():
    """If it could be taken back until then, its end would tell that a card was taken up."""
    t = boardroom(A="", B="hand S18", C="power 3")
    t.plans("A", "patent patent")
    t.turn("A")
    t.do("skip")
    assert t.match.can_undo(0), "within one's own turn"
    t.do("skip")
    assert (t.asked, t.phase) == (["B"], "window")
    undo = [t.match.can_undo(seat) for seat in range(3)]
    t.do("play", slot=0)
    assert undo == [t.match.can_undo(seat) for seat in range(3)] == [False] * 3


@pytest.mark.rule("DR-Q89")
def test_what_a_search_takes_together_may_be_taken_together():
    """Everybody sees the patent, nobody the card that is taken up after it: whom the card hits is chosen once both are done."""
    t = boardroom(A="hand S02 at europe", B="rep 3 at asia")
    t.plans("A", "patent card")
    t.turn("A")
    sight = replace(Sight.of(t.match, 0, 5), game=replace(GAME, bots={"eager": eager}, strongest=""))
    own, *_ = ways_on(sight, "eager")
    assert [MOVES.decode(action).name for action in own] == ["carry_out", "play"]
    t.match.submit(0, *own)
    assert t.phase == "target"


def eager(box: Any, g: Any, seat: int, choices: list[int], n: int, luck: int) -> int:
    """Plays what cards it can, and does what its workers were sent to do."""
    named = {MOVES.decode(action).name: action for action in choices[:n]}
    return next(named[name] for name in ("play", "target", "carry_out", "go_on") if name in named)
