"""Setup, the five steps of a round, the end and the score."""

from importlib.resources import files

import pytest

from lopsided.engine.box import BoxError
from lopsided.engine.decks import UNDRAWN
from lopsided.engine.match import Match
from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.rules.ending import points_of
from lopsided.games.disruptopia.rules.rounds import end_round
from lopsided.games.disruptopia.rules.setup import ask_home
from lopsided.games.disruptopia.rules.subsidies import roll_subsidy
from lopsided.games.disruptopia.state import CARD_DIE, DROPPED, FIRST_SEAT, MARKETING_DIE

from .boardroom import PLACES, Boardroom, boardroom, fresh


@pytest.mark.rule("DR-001", "DR-Q58")
def test_two_to_five_players_sit_down():
    for seats in range(2, 6):
        assert len(fresh(seats).match.view(0)["table"]["companies"]) == seats
    for seats in (1, 6):
        with pytest.raises(BoxError):
            GAME.make_box(seats)


@pytest.mark.rule("DR-002", "DR-003", "DR-049", "DR-Q12", "DR-Q14")
def test_six_regions_in_the_order_of_the_die_with_room_for_one_to_three():
    names = [region["name"] for region in GAME.printed["regions"]]
    assert names == ["North America", "South America", "Africa", "Europe", "Asia", "Oceania"]
    assert [r["room"] for r in fresh().match.view(0)["table"]["regions"]] == [3, 2, 2, 3, 3, 1]
    for face, name in enumerate(PLACES, 1):
        t = boardroom(A="", B="")
        t.subsidy_dice(face)
        t.run(roll_subsidy)
        assert [PLACES[r] for r in range(6) if t.match.g.on_region[r]] == [name]


@pytest.mark.rule("DR-004", "DR-019")
def test_every_company_has_a_board_of_its_own_with_three_workers():
    companies = fresh(4).match.view(0)["table"]["companies"]
    assert [company["workers"] for company in companies] == [3, 3, 3, 3]
    assert len({company["home"] for company in companies}) == 4
    for company in companies:
        assert company["presence"] == [company["home"]]


@pytest.mark.rule("DR-012")
def test_workers_4_to_8_wait_on_the_board():
    assert len(GAME.board(fresh().match.box)["ladders"]["worker"]) - 1 - 3 == 5


@pytest.mark.rule("DR-011", "DR-Q54")
def test_five_more_offices_wait_on_the_board():
    assert len(GAME.board(fresh().match.box)["ladders"]["presence"]) - 1 - 1 == 5


@pytest.mark.rule("DR-021", "DR-Q56", "DR-Q53")
def test_one_scoring_card_holds_for_everybody_and_names_all_that_counts():
    assert GAME.board(fresh().match.box)["scoring"] == {"funds": 10, "power": 5, "version": 1, "tokens": 2}


@pytest.mark.rule("DR-014", "DR-Q52")
def test_the_bank_pays_whatever_is_owed():
    for corp in (0, 1_000, 20_000):
        t = boardroom(A=f"B ${corp}", B="")
        t.does("patent")
        assert t["A"].corp == corp + 3


@pytest.mark.rule("DR-008", "DR-009", "DR-010")
def test_every_company_starts_as_a_startup_without_a_model_and_with_compute_1():
    t = fresh(5)
    assert [(t[player].rank, t[player].model, t[player].compute) for player in "ABCDE"] == [("S", 0, 1)] * 5


@pytest.mark.rule("DR-Q15")
def test_the_die_of_the_setup_is_rolled_again_where_a_home_has_taken_the_last_place():
    t = fresh(2, homes=("oceania", "asia"), dice=(6, 6, 1))
    assert list(t.match.g.on_region) == [1, 0, 0, 0, 1, 1]


@pytest.mark.rule("DR-005", "DR-Q17")
@pytest.mark.parametrize(("order", "expected"), [("clockwise", [1, 2, 0]), ("reverse", [0, 2, 1])])
def test_homes_are_chosen_in_turn_and_never_twice(order, expected):
    t = Boardroom(GAME, 3, {"setup_order": order})
    t.match.g.first = 1
    t.run(ask_home)
    chosen = []
    for place in ("asia", "africa", "europe"):
        chosen.append(t.seat(t.asked[0]))
        assert place in t.regions()
        t.luck()
        t.region(place)
        if t.phase == "home":
            assert t.refusal("region", region=PLACES.index(place)) == "occupied"
    assert chosen == expected


@pytest.mark.rule("DR-006", "DR-007", "DR-Q13")
def test_every_home_gets_a_subsidy_and_the_die_lays_one_more():
    t = fresh(2, homes=("asia", "africa"), dice=(1,))
    assert list(t.match.g.on_region) == [1, 0, 1, 0, 1, 0], "presence is not needed where the die falls"
    assert t.match.g.supply == 11


@pytest.mark.rule("DR-013", "DR-045", "DR-Q57")
def test_round_one_is_odd_and_they_alternate():
    t = fresh()
    seen = []
    for _ in range(4):
        seen.append(t.match.view(0)["table"]["odd"])
        for player in "AB":
            t.whole_plan(player, toss=" ".join(t[player].hand[5:]))
        while t.phase != "plan":
            t.do("go_on")
    assert seen == [True, False, True, False]


@pytest.mark.rule("DR-020", "DR-137")
def test_three_shuffled_decks_of_24_and_empty_hands():
    match = Match(GAME, 2, seed=3)
    assert [match.g.decks[d, UNDRAWN] for d in range(3)] == [24, 24, 24]
    assert list(match.g.held) == [0] * 5
    orders = {bytes(Match(GAME, 2, seed=seed).g.decks)[2:26] for seed in range(5)}
    assert len(orders) == 5, "another secret, another order"
    for card in GAME.board(match.box)["cards"]:
        assert {"cost", "kind", "deck"} <= set(card)


@pytest.mark.rule("DR-022", "DR-Q85")
def test_the_first_player_is_drawn_by_lot():
    assert {Match(GAME, 3, seed=seed).g.first for seed in range(40)} == {0, 1, 2}
    one, two = Match(GAME, 3, {"cards": "off"}, seed=9), Match(GAME, 3, seed=9)
    assert one.g.first == two.g.first, "other rules, the same lot"
    assert one.g.drawn[FIRST_SEAT] == 1


@pytest.mark.rule("DR-111", "DR-112", "DR-137")
def test_every_deck_has_24_cards_of_both_kinds_in_its_own_spirit():
    cards = GAME.board(GAME.box.on(GAME.make_box(2)))["cards"]
    for deck, verbs in enumerate(({"train", "cut", "compute", "recruit"}, {"power", "rep", "gain"}, {"steal", "lose", "fire", "unplace"})):
        own = [card for card in cards if card["deck"] == deck]
        assert sum(card["copies"] for card in own) == 24
        assert {card["kind"] for card in own} == {"action", "effect"}
        assert verbs <= {verb for card in own for verb in card["verbs"]}
    assert all(card["deck"] == 2 for card in cards if {"steal", "lose", "fire", "unplace", "drop", "snatch"} & set(card["verbs"]))


@pytest.mark.rule("DR-023", "DR-033", "DR-038", "DR-040", "DR-044", "DR-Q19")
def test_a_round_has_five_steps_in_order():
    t = fresh(3)
    g = t.match.g
    first = g.first
    for player in "ABC":
        t.whole_plan(player, "patent")
    while t.phase != "plan":
        t.do("carry_out" if t.phase == "worker" else "go_on")
    kinds = [t.match.game.told.read(row).kind for row in t.match.events]
    steps = [kinds.index(kind) for kind in ("drew", "revealed", "turn", "siphoned", "income")]
    assert steps == sorted(steps)
    assert kinds.index("round", kinds.index("income")) > steps[-1]
    order = [t.seat(e["seat"]) for e in t.told("turn")]
    assert order == [(first + i) % 3 for i in range(3)], "clockwise from the Player 1 token, each a whole plan"
    assert g.first == (first + 1) % 3


@pytest.mark.rule("DR-038", "DR-039", "DR-041", "DR-Q82")
def test_what_is_left_goes_into_the_pocket_and_never_comes_back():
    t = boardroom(A="$4 pers 10 power 5 income 3", B="$0 pers 2")
    t.does("patent")
    assert t["A"].income == 3, "the marker waits for step 4"
    t.luck()
    t.carry()
    assert (t["A"].pers, t["A"].corp, t["A"].income) == (15, 5, 5)
    assert (t["B"].pers, t["B"].corp) == (3, 3)
    t = boardroom(A="$0 pers 50 compute 1", B="")
    t.does("chips")
    assert (t["A"].pers, len(t.told("failed"))) == (50, 1), "a full pocket buys nothing"


@pytest.mark.rule("DR-042", "DR-043", "DR-107", "DR-108", "DR-109", "DR-110", "DR-Q02")
@pytest.mark.parametrize(
    ("track", "expected"),
    [("bands", [-1, -1, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]), ("ladder", [-1, -1, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2])],
)
def test_the_reputation_track_moves_income_between_0_and_39(track, expected):
    for rep, shift in zip(range(-2, 11), expected, strict=True):
        t = boardroom({"reputation_track": track}, A=f"power 4 rep {rep}", B="")
        t.luck()
        t.run(end_round)
        assert t["A"].income == 4 + shift
    top = boardroom({"reputation_track": track}, A="B power 29 tokens 14 rep 10", B="power 0 rep -2")
    top.run(end_round)
    assert (top["A"].income, top["B"].income) == (39, 0)
    assert top.told("capped") == [{"seat": "A", "amount": 29 + 28 + 2 - 39, "most": 39}], "what is lost is told"


@pytest.mark.rule("DR-082", "DR-083", "DR-084", "DR-Q03")
@pytest.mark.parametrize(("rank", "worth"), [("S", 0), ("M", 1), ("B", 2)])
def test_a_subsidy_earns_by_class(rank, worth):
    t = boardroom(A=f"{rank} power 1 tokens 3", B="")
    t.luck()
    t.run(end_round)
    assert t["A"].income == 1 + 3 * worth


@pytest.mark.rule("DR-047", "DR-048", "DR-Q16", "DR-Q65", "DR-Q86")
def test_the_subsidy_die_rerolls_full_regions_and_gives_up_when_nothing_is_left():
    t = boardroom(A="", B="")
    t.subsidies(north=3, south=2, africa=2, europe=3, asia=3, oceania=0)
    t.subsidy_dice(1, 2, 6)
    t.run(roll_subsidy)
    assert t.told("subsidised") == [{"region": 5, "misses": 2}]
    assert t.match.g.supply == 0
    t.run(roll_subsidy)
    assert len(t.told("subsidised")) == 1, "an empty supply, no roll"
    held = boardroom(A="tokens 14", B="")
    held.run(roll_subsidy)
    assert (held.told("subsidised"), held.match.g.supply) == ([], 0), "all tokens are held: nothing is laid, though there is room"
    stuck = boardroom(A="", B="")
    stuck.subsidies(north=3, africa=2)
    stuck.subsidy_dice(*[1] * 101)
    stuck.run(roll_subsidy)
    assert stuck.told("subsidised") == [{"region": 1, "misses": 101}], "after a hundred rerolls the lowest free region"
    assert stuck.cup.left(5) == 0
    full = boardroom({"equal_regions": "on"}, A="", B="")
    full.subsidies(**dict.fromkeys(PLACES, 2))
    full.run(roll_subsidy)
    assert full.told("subsidised") == []


@pytest.mark.rule("DR-127", "DR-128", "DR-Q33", "DR-Q50", "DR-Q67")
def test_version_seven_makes_this_the_last_round_which_everybody_finishes():
    t = boardroom(A="B $9 compute 7 model 6", B="B $9 compute 7 model 6", C="$2")
    t.plans("B", "train")
    t.plans("C", "patent")
    t.does("train")
    assert t.told("last_round") == [{"seat": "A", "version": 7}]
    assert not t.over
    t.carry()
    assert len(t.told("last_round")) == 1
    t.carry()
    assert t.over
    assert t["C"].pers == 3, "step 3 is played"
    assert t.told("income") == [], "steps 4 and 5 are not"
    assert t.match.g.first == 0


@pytest.mark.rule("DR-Q36")
@pytest.mark.parametrize("rounds", [8, 40])
def test_a_game_without_version_seven_ends_at_the_limit(rounds):
    match = Match(GAME, 2, {"max_rounds": rounds}, seed=1)
    while not match.over:
        seat = match.pending[0]
        match.submit(seat, *match.overdue(seat))
    assert match.g.round == rounds
    assert [match.game.told.read(row).ints for row in match.events if match.game.told.read(row).kind == "limit"] == [{"round": rounds}]


@pytest.mark.rule("DR-056", "DR-129", "DR-130", "DR-131", "DR-132", "DR-134", "DR-Q34")
def test_only_pocket_power_model_and_subsidies_score_each_rounded_down():
    t = boardroom(A="B $0 pers 19 power 9 model 2 compute 7 tokens 3 rep 10 workers 8 at asia,europe hand R01 slots R11", B="power 0")
    assert t.run(points_of, 0) == 1 + 1 + 2 + 1
    t.match.g.last = 1
    t.run(end_round)
    assert t.match.score == [5, 0]


@pytest.mark.rule("DR-133", "DR-Q35")
@pytest.mark.parametrize(
    ("a", "b", "placing"),
    [
        ("pers 20", "pers 12", [1, 2]),
        ("pers 12", "pers 15", [2, 1]),
        ("pers 19 power 0", "pers 10 power 4", [1, 2]),
        ("pers 12 power 4", "pers 12 power 3", [1, 2]),
        ("pers 12 power 0 model 1", "pers 12 power 5 model 0", [2, 1]),
        ("pers 12 power 3 model 1", "pers 12 power 3 model 0 tokens 2", [1, 2]),
        ("pers 12 power 3", "pers 12 power 3", [1, 1]),
    ],
)
def test_points_then_pocket_then_power_then_model_and_then_a_shared_win(a, b, placing):
    t = boardroom(A=f"$0 compute 2 {a}", B=f"$0 compute 2 {b}")
    t.match.g.last = 1
    t.run(end_round)
    assert t.match.placing == placing
    assert len(t.told("won")) == placing.count(1)


@pytest.mark.rule("DR-135", "DR-Q51")
def test_everything_on_the_open_boards_can_be_seen_by_anybody():
    t = fresh(3)
    keys = ("corp", "pers", "power", "rep", "income", "rank", "compute", "model", "workers", "presence", "tokens", "slots", "cut", "surcharge")
    views = [t.match.view(reader)["table"]["companies"] for reader in (-1, 0, 1, 2)]
    for seat in range(3):
        assert len({str([view[seat][key] for key in keys]) for view in views}) == 1


@pytest.mark.rule("DR-138")
def test_ages_and_minutes_are_told_and_have_no_effect():
    readme = (files("lopsided.games.disruptopia") / "README.md").read_text("utf-8")
    assert "14" in readme
    assert "60 to 120 minutes" in readme
    assert not {"ages", "minutes"} & set(GAME.printed)


@pytest.mark.rule("DR-Q66", "DR-Q68")
def test_nobody_is_eliminated_and_nothing_is_traded():
    assert GAME.leave is None
    assert not any("trade" in name or "gift" in name for name in GAME.moves.families)


@pytest.mark.rule("DR-Q85")
def test_other_rules_leave_the_same_dice():
    def campaign(variant: str) -> list[int]:
        t = Boardroom(GAME, 2, variant=variant)
        t.match.g.loaded = None
        t.does("marketing marketing marketing")
        return [e["face"] for e in t.told("marketing")]

    assert campaign("") == campaign("equal")


@pytest.mark.rule("DR-Q85")
def test_every_company_has_dice_of_its_own():
    t = Boardroom(GAME, 2)
    t.match.g.loaded = None
    for player, card in (("B", "I11"), ("B", "S09"), ("A", "R01"), ("A", "R02")):
        t.give(player, card)
    t.plans("B", "marketing card card")
    t.turn("B")
    t.carry()
    t.play("I11")
    t.play("S09")
    t.do("target", target="A")
    streams = {
        name: [t.match.g.drawn[first + seat] for seat in range(2)] for name, first in (("campaign", MARKETING_DIE), ("card", CARD_DIE), ("lost", DROPPED))
    }
    assert streams == {"campaign": [0, 1], "card": [0, 1], "lost": [2, 0]}, "B rolled; it was A who lost cards"


def test_a_head_start_goes_to_one_company_by_lot():
    favoured = set()
    for seed in range(20):
        match = Match(GAME, 3, {"head_start": "one_millionaire"}, seed=seed)
        rich = [seat for seat in range(3) if match.g.rank[seat]]
        assert len(rich) == 1
        assert (match.g.rank[rich[0]], match.g.workers[rich[0]], match.g.corp[rich[0]]) == (1, 4, 5)
        favoured.add(rich[0])
    assert favoured == {0, 1, 2}
