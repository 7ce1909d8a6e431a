"""Cards that nobody has printed yet: whatever the vocabulary can say is done as it says, wherever it stands on the card and on the table."""

from typing import Any

import pytest

from lopsided.engine.decks import PILED, UNDRAWN
from lopsided.games.disruptopia.rules.choices import idle
from lopsided.games.disruptopia.rules.company import bonus_money, price
from lopsided.games.disruptopia.rules.hands import draw_one
from lopsided.games.disruptopia.rules.planning import begin_round
from lopsided.games.disruptopia.state import DECKS, HAND, Move, Option

from .boardroom import Boardroom, boardroom, reprinted


def holding(effects: list[str], a: str = "", b: str = "", c: str = "", card: str = "R01", **more: Any) -> Boardroom:
    """A's turn with a card of no cost that says this."""
    t = boardroom(game=reprinted(**{card: {"cost": 0, "effects": effects, **more}}), A=f"{a} hand {card} at europe", B=f"{b} at asia", C=f"{c} at africa")
    t.plans("A", "patent")
    t.turn("A")
    return t


def standing(effects: list[str], slots: str = "R01", options: Any = None, **more: Any) -> Boardroom:
    """A company with the very first card of the box as a standing effect that says this."""
    game = reprinted(R01={"cost": 0, "when": "standing", "effects": effects, **more})
    return boardroom(options, game=game, A=f"$20 compute 3 slots {slots} at europe", B="$20 rep 3 at asia")


# Parts


@pytest.mark.rule("DR-Q69", "DR-Q72")
def test_the_fourth_part_of_a_card_counts_like_the_first():
    t = holding(["rep me -1", "rep me -1", "rep me -1", "gain 1"], "$0 rep -2")
    t.play("R01")
    assert t["A"].corp == 1


@pytest.mark.rule("DR-Q45", "DR-Q69")
@pytest.mark.parametrize(("corp", "left"), [(1, None), (2, 2)])
def test_a_price_in_the_fourth_part_is_paid_first_and_in_full(corp, left):
    t = holding(["gain 1", "gain 1", "power me 1", "pay 2"], f"$0 corp {corp}")
    assert t.can_play() == ([] if left is None else ["R01"])
    if left is not None:
        t.play("R01")
        assert t["A"].corp == left
        assert [e["amount"] for e in t.told("paid")] == [2]


@pytest.mark.rule("DR-Q47", "DR-Q73")
def test_a_region_is_asked_for_wherever_the_part_that_needs_one_stands():
    t = holding(["gain 1", "gain 1", "gain 1", "presence"])
    t.play("R01")
    assert t.phase == "region"
    t.region("north")
    assert t["A"].at == ["north", "europe"]


@pytest.mark.rule("DR-Q72")
def test_a_part_whose_condition_does_not_hold_is_nothing_to_play_a_card_for():
    assert holding(["if rep 3: power me 1", "rep me -1"], "rep 0").can_play() == []
    assert holding(["if rep 3: power me 1", "rep me -1"], "rep 3").can_play() == ["R01"]


@pytest.mark.rule("DR-Q69", "DR-Q87")
def test_a_die_decides_only_about_the_parts_that_ask_for_one():
    t = holding(["on 1-2: power me 2", "gain 1"], "$0 power 3")
    t.card_dice("A", 5)
    t.play("R01")
    assert (t["A"].power, t["A"].corp) == (3, 1)


@pytest.mark.rule("DR-Q72")
@pytest.mark.parametrize(("tokens", "playable"), [(0, []), (1, ["R01"])])
def test_money_for_each_subsidy_is_nothing_without_one(tokens, playable):
    assert holding(["gain 1 per subsidy most 1"], f"tokens {tokens}").can_play() == playable


# Targets


@pytest.mark.rule("DR-Q72")
def test_a_part_about_oneself_makes_nobody_a_target():
    t = boardroom(game=reprinted(S02={"cost": 0, "effects": ["rep one -1", "gain 1"]}), A="rep -2", B="hand S02", C="rep 3")
    t.plans("B", "patent")
    t.turn("B")
    t.play("S02")
    assert [t.refusal("target", target=seat) for seat in (0, 2)] == ["not_a_target", ""]


@pytest.mark.rule("DR-Q72")
def test_public_money_is_what_a_richer_rival_with_a_subsidy_has():
    t = holding(["power one -1"], b="M tokens 0", c="M tokens 1", card="S13", target="public_money")
    t.play("S13")
    assert [t.refusal("target", target=seat) for seat in (1, 2)] == ["not_a_target", ""]


@pytest.mark.rule("DR-Q72")
def test_who_has_no_subsidy_gives_none_back():
    t = holding(["subsidy_back one"], b="M tokens 0", c="M tokens 1", card="S13")
    t.play("S13")
    assert [t.refusal("target", target=seat) for seat in (1, 2)] == ["not_a_target", ""]


@pytest.mark.rule("DR-Q70")
@pytest.mark.parametrize(("models", "target"), [((3, 1), "A"), ((1, 3), "C")])
def test_only_the_rival_with_the_newest_model_is_its_leader(models, target):
    t = boardroom(A=f"compute 4 model {models[0]}", B="hand S10", C=f"compute 4 model {models[1]}")
    t.plans("B", "card")
    t.turn("B")
    t.play("S10")
    assert [c.ints["target"] for c in t.choices() if c.name == "target"] == [t.seat(target)]


@pytest.mark.rule("DR-118")
@pytest.mark.parametrize("ahead", ["A", "C"])
def test_any_rival_with_a_newer_model_will_do(ahead):
    others = {"A": "", "C": ""} | {ahead: "compute 4 model 2"}
    t = boardroom(A=others["A"], B="$9 compute 2 hand R08", C=others["C"])
    t.plans("B", "card card")
    t.turn("B")
    assert t.can_play() == ["R08"]


# Parts that fizzle beside one that does not


@pytest.mark.rule("DR-Q47")
@pytest.mark.parametrize(
    ("fizzles", "mine", "rival", "field"),
    [
        ("fire one", "", "workers 3", "workers"), ("unplace one", "", "", "at"), ("subsidy_back one", "", "tokens 0", "tokens"),
        ("compute one -1", "", "compute 2 model 2", "compute"), ("snatch one", "", "", "slots"), ("drop one 1", "", "", "slots"),
        ("train 4", "compute 1 model 1", "", "model"), ("recruit free", "workers 8", "", "workers"),
        ("presence", "at north,south,africa,asia,oceania", "", "at"), ("subsidy here", "", "", "tokens"),
    ],
)  # fmt: skip
def test_a_part_that_cannot_happen_leaves_everything_as_it_is(fizzles, mine, rival, field):
    t = holding(["lose one 1", fizzles], f"$5 {mine}", f"$5 {rival}")
    before = getattr(t["A"], field), getattr(t["B"], field)
    t.play("R01")
    t.do("target", target="B")
    assert t.asked == ["A"], "and no question is asked for it"
    assert t.phase in ("worker", "window")
    assert (getattr(t["A"], field), getattr(t["B"], field)) == before
    assert t["B"].corp == 4
    assert not any(t.told(kind) for kind in ("fired", "closed", "returned", "compute_down", "trained", "recruited", "opened", "subsidy"))


@pytest.mark.rule("DR-Q44")
def test_who_has_nothing_loses_nothing_and_nothing_is_said():
    t = holding(["lose each 2"], b="$0 corp 0", c="$5")
    t.play("R01")
    assert [(e["seat"], e["amount"]) for e in t.told("lost")] == [("C", 2)]


@pytest.mark.rule("DR-Q48")
def test_compute_is_taken_from_those_who_can_do_without():
    t = holding(["compute each -1"], b="compute 2 model 2", c="compute 3 model 2")
    t.play("R01")
    assert (t["B"].compute, t["C"].compute) == (2, 2)
    assert [e["seat"] for e in t.told("compute_down")] == ["C"]


@pytest.mark.rule("DR-Q72")
@pytest.mark.parametrize(("by", "shielded"), [(-1, 3), (1, 4)])
def test_a_shield_keeps_bad_press_away_and_not_good(by, shielded):
    t = holding([f"rep all {by}"], "rep 3", "rep 3 slots I17", "rep 3")
    t.play("R01")
    assert (t["A"].rep, t["B"].rep, t["C"].rep) == (3 + by, shielded, 3 + by)


# Standing effects, in any slot and any part


@pytest.mark.rule("DR-Q27", "DR-Q43")
@pytest.mark.parametrize("slots", ["R01", "I02,R01", "I02,S14,R01"])
@pytest.mark.parametrize("before", [0, 3])
def test_a_price_is_changed_from_any_slot_and_any_part(slots, before):
    t = standing(["price recruit -1 me"] * before + ["price buy_chips -1 me"], slots)
    assert t.run(price, 0, Option.BUY_CHIPS) == 3 - 1
    assert t.run(price, 1, Option.BUY_CHIPS) == 2


@pytest.mark.rule("DR-Q43")
def test_a_bonus_is_no_price():
    t = boardroom(A="compute 3 slots R15", B="")
    assert t.run(price, 0, Option.TRAIN) == 1
    assert t.run(bonus_money, 0, Option.TRAIN) == 0, "nor is power money"


@pytest.mark.rule("DR-Q01", "DR-117")
def test_an_effect_that_is_not_in_force_yet_is_not_another_one():
    t = standing(["price buy_chips -1 me"], "R12")
    t.match.g.fresh[0, 0] = 1
    assert t.run(price, 0, Option.BUY_CHIPS) == 3
    assert t.run(bonus_money, 0, Option.FILE_PATENT) == 0


@pytest.mark.rule("DR-Q81")
@pytest.mark.parametrize("slots", ["R01", "I02,R01", "I02,S14,R01"])
@pytest.mark.parametrize("before", [0, 3])
def test_a_bonus_comes_from_any_slot_and_any_part(slots, before):
    t = standing(["after train: power me 1"] * before + ["after file_patent: gain 2"], slots)
    assert t.run(bonus_money, 0, Option.FILE_PATENT) == 2
    t.plans("A", "patent patent")
    t.turn("A")
    while t.phase != "worker":
        t.do("go_on")
    t.carry()
    assert t["A"].corp == 20 + 1 + 2


@pytest.mark.rule("DR-Q81", "DR-Q37", "DR-Q45")
@pytest.mark.parametrize(
    ("effect", "company", "told"),
    [
        ("gain 1 per subsidy most 6", "tokens 0", []), ("gain 1 per subsidy most 6", "tokens 2", ["gained"]),
        ("power me 1", "power 29", []), ("power me 1", "power 28", ["power_up"]), ("power me -1", "power 3", ["power_down"]),
        ("rep me 1", "rep 10", []), ("rep me 1", "rep 9", ["rep_up"]),
    ],
)  # fmt: skip
def test_a_bonus_is_told_where_it_changes_something(effect, company, told):
    t = boardroom(game=reprinted(R01={"when": "standing", "effects": [f"after file_patent: {effect}"]}), A=f"{company} slots R01", B="")
    t.plans("A", "patent patent")
    t.turn("A")
    t.carry()
    kinds = ("gained", "power_up", "power_down", "rep_up", "rep_down")
    assert [kind for kind in kinds if t.told(kind)] == told
    assert all(t.told(kind)[0]["amount"] == (2 if kind == "gained" else 1) for kind in told)


@pytest.mark.rule("DR-Q27")
@pytest.mark.parametrize("slots", ["R01", "I02,R01", "I02,S14,R01"])
def test_a_shield_covers_from_any_slot_and_any_part(slots):
    t = boardroom(game=reprinted(R01={"when": "standing", "effects": ["reroll marketing"] * 3 + ["shield audit"]}), A="$9 rep 5", B=f"slots {slots}")
    t.plans("A", "audit patent")
    t.turn("A")
    assert len(t.told("failed")) == 1, "no card can be removed"


@pytest.mark.rule("DR-Q80")
def test_a_buyback_can_be_softened_to_nothing():
    t = boardroom(game=reprinted(R01={"when": "standing", "effects": ["soften buyback 12"]}), A="$9 rep -2 slots R01", B="")
    t.does("buyback")
    assert (t["A"].rank, t["A"].rep) == ("M", -2)


@pytest.mark.rule("DR-114", "DR-122", "DR-123", "DR-Q77")
def test_the_first_card_of_the_box_fills_a_slot_and_leaves_it_like_any_other():
    game = reprinted(R01={"cost": 0, "when": "standing", "effects": ["price buy_chips -1 me"]})
    t = boardroom(game=game, A="hand R01,R01", B="$9 rep 5")
    t.plans("A", "restructure patent")
    t.plans("B", "audit patent")
    t.turn("A")
    t.play("R01")
    t.play("R01")
    assert t["A"].slots == ["R01", "R01"]
    t.do("remove", slot=0)
    assert t["A"].slots == ["R01"]
    t.carry()
    t.do("audit", target="A", slot=0)
    assert t["A"].slots == []


@pytest.mark.rule("DR-115")
def test_the_first_card_of_the_box_in_the_last_slot_leaves_no_room():
    t = boardroom(game=reprinted(R01={"cost": 0, "when": "standing", "effects": ["price buy_chips -1 me"]}), A="hand R14 slots I02,S14,R01", B="rep 3")
    t.plans("A", "card card patent")
    t.turn("A")
    t.do("go_on")
    t.do("go_on")
    assert t.phase == "cards"
    assert t.refusal("play", slot=0) == "no_slot"


@pytest.mark.rule("DR-Q76", "DR-Q01")
def test_every_slot_is_fresh_and_in_force_again_with_the_next_round():
    t = boardroom(A="slots I02,S14,S17", B="")
    g = t.match.g
    for i in range(3):
        g.used[0, i] = g.fresh[0, i] = 1
    t.run(begin_round)
    assert [(g.used[0, i], g.fresh[0, i]) for i in range(3)] == [(0, 0)] * 3


# Drawing


@pytest.mark.rule("DR-Q31", "DR-Q72")
def test_who_has_no_room_has_no_use_for_cards_to_draw():
    t = boardroom(game=reprinted(R16={"cost": 1, "when": "round", "effects": ["draw 1"]}), A="slots R16", B="")
    t.plans("A", "patent")
    for place in range(HAND):
        t.run(draw_one, 0, place % DECKS)
    t.turn("A")
    assert t.refusal("use", slot=0) == ("no_use" if t.phase == "window" else "other_question")


@pytest.mark.rule("DR-Q32", "DR-Q84")
@pytest.mark.parametrize("left", range(DECKS))
def test_cards_are_drawn_from_whichever_deck_still_has_some(left):
    t = boardroom(A="hand R16", B="")
    g = t.match.g
    for d in range(DECKS):
        if d != left:
            g.decks[d, UNDRAWN] = 0
    t.plans("A", "card patent")
    t.turn("A")
    assert (t.can_play(), g.draws) == (["R16"], 0)
    t.match.submit(0, t.number("play", slot=0))
    assert [c.ints["deck"] for c in t.choices()] == [left]
    assert idle(t.match.box, g, 0) == Move.DECK + left


@pytest.mark.rule("DR-Q84")
@pytest.mark.parametrize(("undrawn", "deck"), [((5, 9, 3), 1), ((3, 5, 9), 2), ((4, 4, 4), 0), ((0, 2, 2), 1)])
def test_who_does_not_choose_draws_from_the_fullest_deck(undrawn, deck):
    t = boardroom(A="hand R16", B="")
    t.plans("A", "card patent")
    t.turn("A")
    t.match.submit(0, t.number("play", slot=0))
    for d, n in enumerate(undrawn):
        t.match.g.decks[d, UNDRAWN], t.match.g.decks[d, PILED] = n, 0
    assert idle(t.match.box, t.match.g, 0) == Move.DECK + deck
    t.match.g.decks[0, PILED] = 3 if undrawn[0] == 0 else 0
    assert idle(t.match.box, t.match.g, 0) == Move.DECK + deck, "a pile is not a deck yet"


@pytest.mark.rule("DR-Q29", "DR-Q84")
@pytest.mark.parametrize("deck", range(DECKS))
def test_who_does_not_choose_draws_from_a_pile_where_no_deck_is_left(deck):
    t = boardroom(A="hand R16", B="")
    t.plans("A", "card patent")
    t.turn("A")
    t.match.submit(0, t.number("play", slot=0))
    for d in range(DECKS):
        t.match.g.decks[d, UNDRAWN], t.match.g.decks[d, PILED] = 0, 3 * (d == deck)
    assert idle(t.match.box, t.match.g, 0) == Move.DECK + deck


@pytest.mark.rule("DR-Q29", "DR-025")
def test_where_neither_deck_nor_pile_has_a_card_nothing_happens():
    t = boardroom(A="", B="")
    t.match.g.decks[0, UNDRAWN] = 0
    t.run(draw_one, 0, 0)
    assert t["A"].hand == []
    assert not t.match.events


@pytest.mark.rule("DR-Q31")
def test_drawing_ends_where_the_hand_has_no_room():
    t = boardroom(A="hand R16", B="")
    for place in range(HAND - 2):
        t.run(draw_one, 0, place % DECKS)
    t.plans("A", "card patent")
    t.turn("A")
    if t.phase == "window":
        t.do("go_on")
    t.play("R16")
    t.do("deck", deck=1)
    t.do("deck", deck=1)
    assert len(t["A"].hand) == HAND
    assert t.phase != "deck"
    assert "R16" in t.pile(0)


# Running out of time


@pytest.mark.rule("DR-Q73", "DR-Q89")
@pytest.mark.parametrize(("card", "asks", "chosen"), [("S02", "target", Move.TARGET + 0), ("I09", "region", Move.REGION + 0)])
def test_who_lets_the_time_run_out_drops_a_choice_while_that_may_be(card, asks, chosen):
    t = boardroom(A="rep 3 at asia", B=f"hand {card} at europe", C="rep 3 at africa")
    t.plans("B", "card card patent")
    t.turn("B")
    if card not in t.can_play():
        t.do("go_on")
    t.play(card)
    assert t.phase == asks
    assert idle(t.match.box, t.match.g, 1) == Move.DECLINE
    t.match.g.declined = t.match.box.recalls
    assert idle(t.match.box, t.match.g, 1) == chosen


@pytest.mark.rule("DR-092", "DR-093")
def test_a_campaign_brings_power_or_reputation_and_says_which():
    t = boardroom(A="rep 0", B="")
    t.campaign_dice("A", 1, 6)
    t.does("marketing marketing")
    assert [(e["power"], e["rep"]) for e in t.told("marketing")] == [(1, 0), (0, 3)]


@pytest.mark.rule("DR-Q85")
def test_what_was_snatched_is_told_by_its_back_and_to_both_by_its_face():
    t = boardroom(A="hand R17", B="", C="hand S12")
    t.plans("C", "card")
    t.turn("C")
    t.play("S12")
    t.do("target", target="A")
    t.do("snatch", slot=0)
    assert t.told("snatched") == [{"seat": "C", "target": "A", "deck": 0}]
    for reader, hears in ((0, True), (1, False), (2, True)):
        assert any(e.kind == "snatched_card" for _, e in t.match.events_since(0, reader)) == hears


@pytest.mark.rule("DR-Q73")
def test_a_round_that_is_over_cannot_be_taken_back_without_cards_either():
    t = boardroom({"cards": "off"}, A="", B="")
    t.plans("B", "patent")
    t.turn("B", last=True)
    t.luck()
    t.carry()
    assert t.match.g.round == 2
    assert not t.match.can_undo(1)
