"""Cards: who is touched, what they do, how they are kept away."""

from collections import Counter
from copy import deepcopy

import pytest

from lopsided.engine.box import BoxError
from lopsided.engine.decks import CARDS as FIRST_CARD
from lopsided.engine.decks import UNDRAWN
from lopsided.engine.match import Match
from lopsided.games.displacement import GAME
from lopsided.games.displacement.box import Effect
from lopsided.games.displacement.state import DECK, Scope, Verb
from lopsided.testing.conformance import make_box_of

from .board import CARDS, REGIONS, world

QUIET = "t0 [3,3,3] d0"
RICH = "t9 [3,3,3,3,3] d9"
CRISES = [c for c in GAME.printed["cards"] if c["kind"] == "crisis"]
BOOMS = [c for c in GAME.printed["cards"] if c["kind"] == "boom"]
HARMLESS = {
    "Taiga": 10, "Hot Desert": 12, "High Cold Desert": 13, "Tundra Coast": 8, "Savanna": 8, "Rainforest Basin": 10,
    "Fjord Forest": 6, "Dry Coastal Range": 6, "Low Islands": 5, "River Delta": 7, "Bare Highlands": 11, "Prairie": 9,
}  # fmt: skip


@pytest.mark.rule("DP-044", "DP-045", "DP-046", "DP-015", "DP-020", "DP-023")
@pytest.mark.parametrize("card", CRISES, ids=lambda c: c["id"])
@pytest.mark.parametrize("region", REGIONS)
def test_a_crisis_touches_only_its_drawer_and_only_where_the_region_is_not_safe(card, region):
    w = world(A=RICH, B=RICH, regions=f"{region}, {region}", pins_per_color=100, turns=0)
    safe = set(card["safe"]) & set(GAME.printed["regions"][REGIONS[region]]["tags"])
    w.draws(card["id"][3:])
    if safe:
        assert w.phase == "needs"
        assert w["A"] == RICH
        assert w.told("safe") == [{"seat": "A", "card": CARDS[card["id"][3:]]}]
        return
    assert w.phase == "block"
    w.do("face")
    lost = {effect.split()[0]: abs(int(effect.split()[1])) for effect in card["effects"]}
    assert len(w.told("community_lost")) == lost.get("com", 0)
    assert len(w.told("died")) == lost.get("die", 0)
    assert w.told("lost") == ([{"seat": "A", "amount": lost["tok"]}] if "tok" in lost else [])
    assert w.told("faced") == [{"seat": "A", "card": CARDS[card["id"][3:]], "price": card["block"], "able": 1}]
    assert w["B"] == RICH
    assert w.match.g.card == 0


@pytest.mark.rule("DP-015", "DP-016")
@pytest.mark.parametrize("region", REGIONS)
def test_the_harmless_cards_of_a_region_are_those_of_the_ledger(region):
    tags = set(GAME.printed["regions"][REGIONS[region]]["tags"])
    assert sum(c["count"] for c in CRISES if tags & set(c["safe"])) == HARMLESS[region]


@pytest.mark.rule("DP-012", "DP-014", "DP-050", "DP-Q54")
@pytest.mark.parametrize("card", [c for c in GAME.printed["cards"] if c["block"]], ids=lambda c: c["id"])
def test_a_blocked_card_costs_its_price_and_does_nothing_to_anybody(card):
    w = world(A=RICH, B=RICH, regions="Low Islands, Low Islands", pins_per_color=100, turns=0)
    w.draws(card["id"][3:])
    if w.phase != "block":
        assert set(card["safe"]) & {"warm", "coastal", "lowland"}
        return
    before = w.match.g.waiting[0], w.discarded
    w.do("block")
    assert (w["A"], w["B"]) == (f"t{9 - card['block']} [3,3,3,3,3] d9", RICH)
    assert (w.match.g.waiting[0], w.discarded) == (before[0], before[1] + 1)


@pytest.mark.rule("DP-013", "DP-Q11")
@pytest.mark.parametrize("tokens", [2, 3])
def test_a_block_needs_its_full_price_in_hand(tokens):
    w = world(A=f"t{tokens} [3,3,3] d0", B=QUIET, regions="Taiga")
    w.draws("S03")
    assert (w.phase == "block") == (tokens == 3)


@pytest.mark.rule("DP-049", "DP-050", "DP-022")
@pytest.mark.parametrize("card", BOOMS, ids=lambda c: c["id"])
@pytest.mark.parametrize("region", ["Hot Desert", "Low Islands", "Taiga"])
def test_every_baby_boom_brings_its_number_of_people_to_its_drawer_in_any_region(card, region):
    w = world(A="t9 [3] d0", B=QUIET, regions=region)
    w.draws(card["id"][3:])
    w.do("face")
    assert w.match.g.waiting[0] == int(card["effects"][0].split()[1])
    assert w["B"] == QUIET


@pytest.mark.rule("DP-050")
def test_all_baby_booms_differ_in_cost_or_size():
    assert len({(c["block"], c["effects"][0]) for c in BOOMS}) == len(BOOMS) == 16


@pytest.mark.rule("DP-051")
def test_only_the_drawer_averts_a_crash_for_seven_and_then_for_everybody():
    w = world(A="t7 [3] d0", B="t9 [3] d1", C="t9 [3] d0", regions="Hot Desert", turns=0)
    w.draws("S25")
    assert w.asked == ["A"]
    w.do("block")
    assert [w[p] for p in "ABC"] == ["t0 [3] d0", "t9 [3] d1", "t9 [3] d0"]
    assert w.told("kept") == []


@pytest.mark.rule("DP-Q27")
def test_a_crash_on_the_first_turn_costs_the_income_of_the_second_and_is_gone_after_it():
    w = world(A="t0 [3,3] d0", B="t0 [3] d0", round=1, turns=0, regions="Hot Desert, Hot Desert", goals="MM")
    w.draws("S25")
    assert w.match.g.kept[0, 0]
    w.stack("S03")
    w.do("draw")
    w.stack("S03")
    w.do("draw")
    assert w["A"] == "t0 [3,3] d0"
    assert not w.match.g.kept[0, 0]


@pytest.mark.rule("DP-Q28", "DP-Q51")
def test_a_second_crash_is_kept_beside_the_first_and_each_goes_in_its_own_time():
    w = world(A="t4 [3,3] d0", B="t0 [3] d0", regions="Hot Desert, Hot Desert")
    w.draws("S25")
    w.stack("S03")
    w.do("draw")
    w.stack("S25")
    w.do("draw")
    assert w["A"] == "t0 [3,3] d0"
    assert len(w.told("discarded")) == 1
    assert w.match.g.kept[0, 0]
    assert not w.match.g.kept[0, 1]
    w.stack("S03")
    w.do("draw")
    w.stack("S10")
    w.do("draw")
    assert w["A"] == "t0 [3,3] d0"
    assert len(w.told("discarded")) == 2
    w.ends("A")
    assert w["A"] == "t2 [3,3] d0"


@pytest.mark.rule("DP-Q29", "DP-053")
def test_who_keeps_a_crash_draws_and_builds_as_always():
    w = world(A="t6 [3] d0", B="t0 [3] d0", regions="Hot Desert, Hot Desert")
    w.draws("S25")
    w.do("stop")
    w.stack("S03")
    w.do("draw")
    assert (w.asked, w.phase) == (["A"], "draw")
    w.stack("S28")
    w.do("draw")
    w.do("buy")
    assert w["A"] == "t2 [3,0] d0"


@pytest.mark.rule("DP-055")
def test_the_others_go_on_earning_in_a_crash():
    w = world(A="t3 [3] d0", B="t5 [3,3] d1", regions="Hot Desert")
    w.draws("S25")
    w.ends("B")
    assert w["B"].startswith("t5 ")


@pytest.mark.rule("DP-056", "DP-057", "DP-058", "DP-Q15")
def test_a_pandemic_hits_every_nation_that_is_not_arid():
    w = world(A="t4 [] d5", B="t5 [] d5", C="t5 [] d5", D="t5 [] d5", regions="Prairie, Hot Desert, High Cold Desert, Dry Coastal Range")
    w.draws("S26")
    assert [w.match.g.waiting[s] for s in range(1, 4)] == [5, 5, 5]
    assert len(w.told("died")) == 3


@pytest.mark.rule("DP-Q13")
def test_a_safe_nation_is_asked_only_where_somebody_else_would_be_hit():
    w = world(A="t6 [3] d0", B=QUIET, regions="Hot Desert, High Cold Desert")
    w.draws("S26")
    assert w.phase == "needs"
    assert w.told("safe") == [{"seat": "A", "card": CARDS["S26"]}, {"seat": "B", "card": CARDS["S26"]}]
    assert w.told("faced") == []
    w = world(A="t6 [3] d0", B=QUIET, regions="Hot Desert, Savanna")
    w.draws("S03")
    assert w.phase == "needs"
    w = world(A="t6 [3] d0", B=QUIET, C=QUIET, regions="Hot Desert, High Cold Desert, Savanna")
    w.draws("S26")
    assert w.phase == "block"
    w = world(A="t6 [] d0", B=QUIET, regions="Savanna, Hot Desert")
    w.draws("S11")
    assert w.phase == "block"


@pytest.mark.rule("DP-Q14")
def test_nobody_but_the_drawer_is_asked_to_pay():
    w = world(A="t0 [3] d0", B="t9 [3] d1", C="t9 [3] d1")
    w.draws("S26")
    assert w.told("blocked") == []
    assert w.told("faced") == [{"seat": "A", "card": CARDS["S26"], "price": 5, "able": 0}]
    assert (w.asked, w.phase) == (["B"], "draw")


@pytest.mark.rule("DP-Q16")
@pytest.mark.parametrize(("region", "safe"), [("Prairie", True), ("Taiga", True), ("Rainforest Basin", True), ("Savanna", False)])
def test_any_one_safe_tag_is_enough(region, safe):
    w = world(A="t9 [3] d0", B=QUIET, regions=region)
    w.draws("S06")
    assert (w.phase == "needs") == safe


@pytest.mark.rule("DP-Q08")
def test_a_card_takes_communities_before_lives_so_the_new_homeless_may_be_among_the_dead():
    w = world(A="t0 [3,3] d0", B="t5 [3] d0", regions="Taiga")
    w.draws("S12")
    assert [e["housed"] for e in w.told("died")] == [0, 0]


@pytest.mark.rule("DP-059", "DP-Q26")
def test_a_market_boom_without_a_free_square_brings_only_tokens():
    w = world(A=f"t0 [{','.join(['2'] * 16)}] d0", B=QUIET, turns=0)
    w.draws("S27")
    assert w["A"] == f"t2 [{','.join(['2'] * 16)}] d0"


@pytest.mark.rule("DP-066")
@pytest.mark.parametrize("card", ["S27", "S28", "S29", "S30"])
def test_what_is_no_crisis_cannot_be_kept_away(card):
    w = world(A="t14 [3,3] d0", B="t3 [3] d1", regions="Hot Desert")
    w.draws(card)
    assert w.told("blocked") == []
    assert w.phase != "block"
    assert w.match.g.card == 0


@pytest.mark.rule("DP-061", "DP-Q33", "DP-Q10")
def test_empty_communities_count_for_urbanization_and_a_nation_of_nobody_sends_nobody():
    w = world(A="t0 [3] d0", B="t0 [0,0] d0", C="t0 [] d0")
    w.draws("S29")
    assert w.line("B") == "A"
    assert w.told("moved") == [{"seat": "A", "target": "B", "color": 0, "native": 1, "square": 0}]


@pytest.mark.rule("DP-Q32", "DP-024")
def test_arrivals_of_urbanization_come_clockwise_from_the_drawer():
    w = world(A="t0 [3,3,3] d0", B="t0 [1] d0", C="t0 [1] d0", D="t0 [1] d0")
    w.draws("S29", "C")
    assert w.line("A") == "CDB"


@pytest.mark.rule("DP-062", "DP-064", "DP-Q31", "DP-Q52")
@pytest.mark.parametrize(("tie_from", "target", "giver"), [("drawer", "A", "A"), ("next", "B", "B")])
def test_of_equals_the_drawer_or_the_next_counts_as_closest(tie_from, target, giver):
    w = world(A="t8 [1,1] d0", B="t8 [1,1] d0", C="t1 [1] d0", tie_from=tie_from)
    w.draws("S29")
    assert {e["target"] for e in w.told("moved")} == {target}
    w = world(A="t8 [1,1] d0", B="t8 [1,1] d0", C="t1 [1] d0", tie_from=tie_from)
    w.draws("S30")
    assert w.told("aid") == [{"seat": giver, "target": "C", "amount": 4}]


@pytest.mark.rule("DP-Q34", "DP-063", "DP-065")
def test_of_equally_poor_the_closest_gets_aid_and_equals_get_none():
    w = world(A="t5 [1] d0", B="t1 [1] d0", C="t1 [1] d0")
    w.draws("S30", "C")
    assert w.told("aid") == [{"seat": "A", "target": "C", "amount": 4}]
    w = world(A="t2 [1] d1", B="t5 [1] d0", C="t1 [1] d0", D="t1 [1] d0")
    w.draws("S30", "A")
    assert w.told("aid") == [{"seat": "B", "target": "C", "amount": 4}]
    w = world(A="t5 [1] d1", B="t3 [1] d0")
    w.draws("S30")
    assert w.told("aid") == [{"seat": "A", "target": "B", "amount": 4}], "also where the giver is then the poorer"
    w = world(A="t5 [1] d0", B="t5 [1] d0")
    w.draws("S30")
    assert w.told("no_aid") == [{"seat": "A"}]


@pytest.mark.rule("DP-017", "DP-023", "DP-Q12")
def test_nobody_goes_into_debt():
    w = world(A="t1 [3] d0", B="t1 [3] d1", regions="Hot Desert", turns=0)
    w.draws("S25")
    assert (w["A"][:2], w["B"][:2]) == ("t0", "t0")
    assert w.told("lost") == [{"seat": "A", "amount": 1}, {"seat": "B", "amount": 1}]


@pytest.mark.rule("DP-047")
def test_the_book_s_fire_costs_three_or_one_community_and_one_life():
    fire = GAME.printed["cards"][0]
    assert (fire["name"], fire["block"], fire["safe"], fire["effects"]) == ("Forest Fire", 3, ["sparse"], ["com -1", "die 1"])


@pytest.mark.parametrize(("seats", "cards", "crashes", "booms"), [(2, 50, 3, 16), (4, 50, 3, 16), (5, 51, 6, 11), (6, 51, 6, 11)])
def test_with_five_or_six_nations_five_booms_make_room_for_crashes(seats, cards, crashes, booms):
    match = Match(GAME, seats, seed=1)
    deck = [match.g.decks[DECK, FIRST_CARD + i] for i in range(match.g.decks[DECK, UNDRAWN])]
    assert len(deck) == match.box.cards == cards
    kinds = Counter(GAME.printed["cards"][kind]["kind"] for kind in deck)
    assert (kinds["crash"], kinds["boom"], kinds["crisis"]) == (crashes, booms, 20)
    assert sum(CARDS[boom] in deck for boom in ("S13", "S24", "S31", "S32", "S33")) == (0 if seats > 4 else 5)
    assert (kinds["pandemic"], kinds["gain"], kinds["migration"], kinds["aid"]) == ((2, 6, 4, 2) if seats > 4 else (3, 4, 2, 2))


def test_every_copy_of_every_card_is_in_the_deck():
    match = Match(GAME, 3, seed=1)
    deck = Counter(match.g.decks[DECK, FIRST_CARD + i] for i in range(match.g.decks[DECK, UNDRAWN]))
    assert deck == {number: card["count"] for number, card in enumerate(GAME.printed["cards"])}


@pytest.mark.parametrize(
    ("section", "at", "change", "complaint"),
    [
        ("cards", 0, {"count": 90}, "DP-S01 Forest Fire"), ("cards", 0, {"effects": []}, "DP-S01 Forest Fire"), ("cards", 3, {"safe": ["wet"]}, "DP-S04.*wet"),
        ("cards", 0, {"kind": "joke"}, "joke"), ("cards", 0, {"crowded": -1}, "crowded"), ("regions", 2, {"tags": "arid"}, "DP-R03 High Cold Desert"),
        ("goals", 0, {"crowded": 0}, "goals"), ("goals", 1, {"name": "villain"}, "villain"),
    ],
)  # fmt: skip
def test_a_malformed_entry_is_refused_by_name(section, at, change, complaint):
    printed = deepcopy(GAME.printed)
    printed[section][at] |= change
    if section == "goals":
        printed["goals"][2]["count"] = 0
    with pytest.raises(BoxError, match=complaint):
        make_box_of(GAME, printed, 6)


@pytest.mark.parametrize("change", [{"housed": 4}, {"communities": 17}, {"displaced": 40}, {"shelter_price": 0}, {"full": 4}, {"squares": 20}])
def test_figures_that_no_board_can_hold_are_refused(change):
    printed = GAME.printed | {"figures": GAME.printed["figures"] | change}
    with pytest.raises(BoxError, match=next(iter(change))):
        make_box_of(GAME, printed, 2)


def test_a_deck_of_nothing_but_kept_cards_is_refused():
    printed = GAME.printed | {"cards": [c for c in GAME.printed["cards"] if c["kind"] == "crash"]}
    with pytest.raises(BoxError, match="run out"):
        make_box_of(GAME, printed, 2)


def test_an_effect_reads_as_scope_verb_and_amount():
    assert Effect.read("others tok -2") == (Scope.OTHERS, Verb.TOK, -2)
    assert Effect.read("hold") == (Scope.DRAWER, Verb.HOLD, 0)


@pytest.mark.parametrize(
    ("effect", "complaint"),
    [
        ("", "there is no verb"), ("others", "there is no verb 'others'"), ("dye 1", "there is no verb 'dye'. Did you mean die?"), ("die", "takes a number"),
        ("die -1", "not below 1"), ("die 0", "not below 1"), ("tok 0", "takes a number"), ("tok 100", "up to 99"), ("com many", "takes a number"),
        ("hold 2", "no number"), ("all die 3 more", "takes a number"), (3, "must be a text"),
    ],
)  # fmt: skip
def test_an_effect_that_makes_no_sense_is_refused_by_its_card(effect, complaint):
    printed = deepcopy(GAME.printed)
    printed["cards"][1]["effects"] = ["com -1", effect]
    with pytest.raises(BoxError, match="cards: DP-S02 Tornado: number 2 of effects is") as refused:
        make_box_of(GAME, printed, 2)
    assert complaint in str(refused.value)
