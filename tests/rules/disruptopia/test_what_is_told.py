"""What the log and the views say of each step, and to whom: the right worker, card, rival and round."""

import pytest

from lopsided.engine.match import Match
from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.rules.company import price
from lopsided.games.disruptopia.rules.ending import is_ahead, points_of
from lopsided.games.disruptopia.rules.hands import draw_one, look_at_hand
from lopsided.games.disruptopia.rules.planning import begin_round
from lopsided.games.disruptopia.rules.rounds import receive_income
from lopsided.games.disruptopia.state import DROPPED, HAND, Option, Rank

from .boardroom import CARDS, boardroom, fresh, reprinted
from .test_refusals_at_every_question import QUESTIONS
from .test_what_is_known import sees


@pytest.mark.rule("DR-Q20")
def test_a_worker_who_is_skipped_is_named_with_the_own_option():
    t = boardroom(A="$9", B="")
    t.plans("A", "patent chips patent")
    t.turn("A")
    t.carry()
    t.do("skip")
    assert t.told("skipped") == [{"seat": "A", "worker": 2, "option": Option.BUY_CHIPS}]


@pytest.mark.rule("DR-Q90")
def test_who_takes_nothing_of_a_hand_is_told_to_have_spared_it():
    t = QUESTIONS["snatch"][0]()
    t.do("decline")
    assert t.told("spared") == [{"seat": "A", "target": "B"}]


@pytest.mark.rule("DR-Q85", "DR-Q90")
def test_a_card_that_was_taken_is_named_to_both():
    t = QUESTIONS["snatch"][0]()
    t.do("snatch", slot=0)
    assert t.told("snatched_card") == [{"seat": "A", "target": "B", "card": CARDS["R02"]}]


@pytest.mark.rule("DR-Q85")
def test_a_card_that_was_dropped_is_named_and_was_drawn_by_the_losers_own_chance():
    t = boardroom(game=reprinted(R01={"cost": 0, "effects": ["drop one 1"]}), A="hand R01", B="hand I07")
    t.plans("A", "patent")
    t.turn("A")
    t.play("R01")
    t.do("target", target="B")
    assert t.told("dropped") == [{"seat": "B", "card": CARDS["I07"]}]
    assert [t.match.g.drawn[DROPPED + seat] for seat in range(2)] == [0, 1]


@pytest.mark.rule("DR-025")
@pytest.mark.parametrize("seat", range(3))
def test_only_who_draws_a_card_is_told_which(seat):
    t = boardroom(A="", B="", C="")
    t.on_top("I07")
    t.run(draw_one, seat, 1)
    for reader in range(-1, 3):
        named = [event.ints["card"] for _, event in t.match.events_since(0, reader) if event.kind == "drew_card"]
        assert named == ([CARDS["I07"]] if reader == seat else [])


@pytest.mark.rule("DR-023", "DR-Q57")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_round_is_told_with_its_number_its_quarter_and_who_comes_first(number):
    t = boardroom(A="", B="")
    t.lay(round=number, first=1)
    t.run(begin_round)
    assert t.told("round") == [{"round": number, "odd": number % 2, "seat": "B"}]


@pytest.mark.rule("DR-024")
def test_while_plans_are_made_no_worker_is_at_work():
    t = boardroom(A="", B="")
    t.plans("B", "patent patent")
    t.turn("B", last=True)
    t.luck()
    t.carry(2)
    assert t.phase == "plan"
    assert t.match.view(0)["table"]["worker"] is None


@pytest.mark.rule("DR-027", "DR-Q18")
def test_plans_are_turned_over_clockwise_from_the_first_player():
    t = fresh(3)
    t.lay(first=1)
    for player in "ABC":
        t.whole_plan(player, "patent")
    assert [told["seat"] for told in t.told("planned")] == ["B", "C", "A"]


@pytest.mark.rule("DR-078")
def test_a_region_for_a_handout_is_asked_for_as_such():
    t = QUESTIONS["handout"][0]()
    assert t.match.view(0)["table"]["purpose"] == "handout"


@pytest.mark.rule("DR-026")
def test_one_card_too_many_must_go_before_a_worker_is_placed():
    t = fresh(2)
    for card in ("R02", "I03", "S05"):
        t.give("A", card)
    assert len(t["A"].hand) == t.match.box.hand_limit + 1
    assert t.refusal("place", "A", option=int(Option.TRAIN)) == "hand_full"
    t.do("toss", "A", slot=0)
    assert t.refusal("place", "A", option=int(Option.TRAIN)) == ""


@pytest.mark.rule("DR-024", "DR-Q89")
@pytest.mark.parametrize("with_the_seal", [0, 1])
def test_a_seal_cannot_be_taken_back_whatever_was_sent_with_it(with_the_seal):
    t = fresh(2)
    place, seal = t.number("place", option=int(Option.TRAIN)), t.number("confirm")
    for _ in range(3 - with_the_seal):
        t.match.submit(0, place)
    t.match.submit(0, *[place] * with_the_seal, seal)
    assert not t.match.can_undo(0)


@pytest.mark.rule("DR-075", "DR-076")
@pytest.mark.parametrize("option", [Option.TRAIN, Option.BUY_CHIPS, Option.RECRUIT, Option.SCALE_PRESENCE, Option.BUYBACK])
def test_at_the_end_of_a_track_nothing_has_a_price(option):
    t = boardroom(A="B compute 7 model 7 workers 8 rep -2 at north,south,africa,europe,asia,oceania", B="")
    assert t.run(price, 0, option) == 0


# Whom a card or an audit may hit


@pytest.mark.rule("DR-Q72")
def test_a_card_that_asks_for_no_leader_hits_any_rival():
    t = boardroom(A="hand S02", B="rep 3", C="rep 3 compute 3 model 2")
    t.plans("A", "card")
    t.turn("A")
    t.play("S02")
    assert [t.refusal("target", target=rival) for rival in "BC"] == ["", ""]


@pytest.mark.rule("DR-123", "DR-Q11")
@pytest.mark.parametrize(("slots", "phase"), [("", "worker"), ("slots I16", "worker"), ("slots I17", "audit")])
def test_an_audit_needs_an_effect_card_that_is_not_shielded_from_it(slots, phase):
    t = boardroom(A="$9 rep 5", B=slots)
    t.plans("A", "audit patent")
    t.turn("A")
    assert t.phase == phase
    assert len(t.told("failed")) == (phase == "worker")


@pytest.mark.rule("DR-Q72")
def test_a_friendly_regulator_is_no_crisis_agency():
    t = boardroom(A="hand S02", B="rep 3 slots I16", C="rep 3 slots I17")
    t.plans("A", "card")
    t.turn("A")
    t.play("S02")
    assert [t.refusal("target", target=rival) for rival in "BC"] == ["", "not_a_target"]


# Cards that are known in hands


@pytest.mark.rule("DR-Q90")
def test_a_card_known_at_the_end_of_a_hand_is_forgotten_too_when_one_like_it_is_played():
    t = boardroom(A="", B="hand I03,S02,I03")
    look_at_hand(t.match.g, 0, 1)
    t.match.g.seen[1, 0] = 0
    assert sees(t, "A", "B") == ["I", "I03", "S02"]
    t.plans("B", "patent")
    t.turn("B")
    t.do("play", slot=0)
    assert sees(t, "A", "B") == ["I", "S02"]


@pytest.mark.rule("DR-Q90")
@pytest.mark.parametrize("slot", [0, 1])
@pytest.mark.parametrize("hand", ["R01,R17", "I01,I17", "S01,S18"])
def test_the_first_and_the_last_card_of_a_deck_have_the_same_back(hand, slot):
    t = boardroom(A="", B=f"hand {hand}", C="hand S12")
    look_at_hand(t.match.g, 0, 1)
    t.plans("C", "card")
    t.turn("C")
    t.play("S12")
    t.do("target", target="B")
    t.do("snatch", slot=slot)
    assert sees(t, "A", "B") == sees(t, "A", "C") == [hand[0]]


@pytest.mark.rule("DR-Q90")
def test_the_owner_of_a_card_is_not_among_those_who_have_seen_it():
    t = boardroom(A="", B="hand I03,S02", C="hand S12")
    look_at_hand(t.match.g, 0, 1)
    t.plans("C", "card")
    t.turn("C")
    t.play("S12")
    t.do("target", target="B")
    t.do("snatch", slot=0)
    assert t.match.g.seen[2, 0] == 0b011


@pytest.mark.rule("DR-Q90")
def test_nobody_is_told_which_of_the_own_cards_others_know():
    t = boardroom(A="", B="")
    for place in range(HAND):
        t.match.g.seen[0, place] = 0b10
    assert not any(t.match.seen(0).seen[0, place] for place in range(HAND))


@pytest.mark.rule("DR-025", "DR-Q18")
def test_which_card_another_draws_leaves_no_trace():
    seen = []
    for card in ("I07", "I08"):
        t = boardroom(A="", B="")
        t.on_top(card)
        t.run(draw_one, 0, 1)
        seen.append([bytes(t.match.seen(reader).memory) for reader in (-1, 1)])
    assert seen[0] == seen[1]


@pytest.mark.rule("DR-Q90")
def test_who_looks_at_one_hand_learns_nothing_of_the_order_of_the_next():
    t = boardroom(A="hand S12", B="hand R02", C="hand S02,R02,I03")
    t.plans("A", "card")
    t.turn("A")
    t.play("S12")
    t.do("target", target="B")
    seen = t.match.seen(0)
    assert [seen.hand[2, i] for i in range(3)] == [-1, -2, -3]


@pytest.mark.rule("DR-Q90")
def test_nobody_is_told_who_else_knows_a_card():
    t = boardroom(A="", B="hand R02,S02", C="")
    g = t.match.g
    g.seen[1, 0], g.seen[1, 1] = 0b100, 0b101
    for reader, cards, known in ((0, [CARDS["S02"] + 1, -1], [0b001, 0]), (2, [CARDS["S02"] + 1, CARDS["R02"] + 1], [0b100, 0b100])):
        seen = t.match.seen(reader)
        assert [seen.hand[1, i] for i in range(2)] == cards
        assert [seen.seen[1, i] for i in range(2)] == known


# Money and places


@pytest.mark.rule("DR-042", "DR-Q82")
@pytest.mark.parametrize(("rep", "lost"), [(0, 0), (3, 1)])
def test_what_is_earned_beyond_the_track_is_told_to_the_last_dollar(rep, lost):
    t = boardroom(A=f"power 29 tokens 5 rank 0 rep {rep}", B="")
    t.match.box.top_income = 29 + 5 * t.match.box.subsidy[0]
    t.match.box.rep_income[rep - t.match.box.low_rep] = lost
    t.run(receive_income, 0)
    assert [told["amount"] for told in t.told("capped")] == [lost] * (lost > 0)


@pytest.mark.rule("DR-133", "DR-Q35")
def test_more_points_are_ahead_of_more_funds():
    t = boardroom(A="pers 0 compute 7 model 7", B="pers 9")
    assert t.run(points_of, 0) > t.run(points_of, 1)
    assert t.run(is_ahead, 0, 1)
    assert not t.run(is_ahead, 1, 0)


@pytest.mark.rule("DR-006", "DR-Q13")
def test_the_subsidies_of_the_first_offices_are_told_without_a_die():
    t = fresh(2, homes=("north", "oceania"), dice=(3,))
    assert [(told["region"], told["misses"]) for told in t.told("subsidised")] == [(0, 0), (5, 0), (2, 0)]


@pytest.mark.rule("DR-078", "DR-079")
@pytest.mark.parametrize("place", ["north", "oceania"])
def test_a_handout_may_be_had_in_the_first_and_in_the_last_region(place):
    t = boardroom(A=f"at {place}", B="")
    t.subsidies(**{place: 1})
    t.plans("A", "handout")
    t.turn("A")
    assert t.regions() == [place]


@pytest.mark.rule("DR-Q27")
def test_who_owns_the_focus_group_is_asked_about_the_die_and_a_second_roll_is_told_with_the_first():
    t = boardroom(A="", B="slots I12")
    t.campaign_dice("B", 2, 6)
    t.plans("B", "marketing patent")
    t.turn("B")
    t.carry()
    assert (t.phase, t.asked) == ("reroll", ["B"])
    t.do("reroll")
    assert t.told("rerolls") == [{"seat": "B", "face": 2}]
    assert [told["face"] for told in t.told("marketing")] == [6]


@pytest.mark.rule("DR-123")
def test_an_audit_is_told_with_the_card_that_goes_and_what_it_costs():
    t = QUESTIONS["audit"][0]()
    t.do("audit", target="B", slot=0)
    assert t.told("audited") == [{"seat": "A", "target": "B", "card": CARDS["R11"], "price": 5, "rep": 2}]


def test_a_head_start_is_told():
    match = Match(GAME, 3, {"head_start": "one_millionaire"}, seed=1)
    told = [event.ints["seat"] for _, event in match.events_since(0, 0) if event.kind == "favoured"]
    assert told == [seat for seat in range(3) if match.g.rank[seat] == Rank.MILLIONAIRE]
