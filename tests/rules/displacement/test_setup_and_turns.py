"""How the table is laid, who plays when, and how long."""

import pytest

from lopsided.engine.decks import CARDS as FIRST_CARD
from lopsided.engine.decks import UNDRAWN, discard, turn_pile
from lopsided.engine.match import Match
from lopsided.games.displacement import GAME
from lopsided.games.displacement.rules import setup, turn
from lopsided.games.displacement.state import DECK, Goal

from .board import REGIONS, world

QUIET = "t5 [3,3,3] d0"


@pytest.mark.rule("DP-Q01")
def test_two_to_six_nations_play():
    assert GAME.seats == (2, 6)
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            GAME.make_box(seats)


@pytest.mark.rule("DP-001", "DP-Q02", "DP-048")
def test_regions_are_dealt_at_random_and_no_two_nations_share_one():
    dealt = [tuple(n["region"] for n in Match(GAME, 6, seed=s).view(-1)["table"]["nations"]) for s in range(40)]
    assert all(len(set(regions)) == 6 for regions in dealt)
    assert {r for regions in dealt for r in regions} == set(range(12))
    taiga = GAME.board(Match(GAME, 2, seed=0).box)["regions"][REGIONS["Taiga"]]["tags"]
    assert {"forest", "mountain"} <= set(taiga)
    assert "sparse" not in taiga


@pytest.mark.rule("DP-002", "DP-Q03")
@pytest.mark.parametrize(("seats", "cards"), [(4, (3, 3, 2)), (6, (5, 3, 2))])
def test_goals_are_dealt_from_a_deck_with_two_more_humanitarians_at_a_crowded_table(seats, cards):
    most = dict.fromkeys(Goal, 0)
    for seed in range(150):
        match = Match(GAME, seats, seed=seed)
        goals = [match.g.goal[s] for s in range(seats)]
        most = {goal: max(n, goals.count(goal)) for goal, n in most.items()}
    assert tuple(most.values()) == cards == tuple(match.box.goal_cards)[1:]


@pytest.mark.rule("DP-Q03")
@pytest.mark.parametrize("goal", Goal)
def test_a_table_may_give_everybody_the_same_goal(goal):
    match = Match(GAME, 4, {"goals": f"all_{goal.name.lower()}"}, seed=1)
    assert [n["goal"] for n in match.view(-1)["table"]["nations"]] == [goal.name.lower()] * 4


@pytest.mark.rule("DP-003")
def test_a_goal_is_known_to_its_owner_alone_until_it_is_announced():
    w = world(A=QUIET, B=QUIET, C="t11 [3,3,3,3] d1", goals="HME", turns=4)
    w.begins("A")
    assert [n["goal"] for n in w.match.view(1)["table"]["nations"]] == [None, "metropolitan", None]
    assert [n["goal"] for n in w.match.view(-1)["table"]["nations"]] == [None, None, None]
    w.ends("C")
    assert w.winners == "C"
    assert [n["goal"] for n in w.match.view(-1)["table"]["nations"]] == ["humanitarian", "metropolitan", "entrepreneurial"]


@pytest.mark.rule("DP-010", "DP-Q04")
def test_a_drawn_nation_begins_and_turns_go_clockwise():
    assert {Match(GAME, 4, seed=s).g.first for s in range(40)} == {0, 1, 2, 3}
    assert {Match(GAME, 4, {"first_player": "seat1"}, seed=s).g.first for s in range(20)} == {0}
    w = world(A=QUIET, B=QUIET, C=QUIET)
    w.draws("S28")
    w.do("stop")
    assert w.asked == ["B"]
    w.ends("C")
    assert w.match.g.round == 5
    assert w.asked == ["A"]


@pytest.mark.rule("DP-011", "DP-025", "DP-Q29")
def test_a_turn_is_a_card_then_the_needs_of_ones_people():
    w = world(A="t5 [3,3,3] d1", B=QUIET)
    w.begins("A")
    assert (w.phase, [c.name for c in w.choices()]) == ("draw", ["draw"])
    left = w.undrawn
    w.stack("S28")
    w.do("draw")
    assert w.undrawn == left - 1
    assert w.phase == "needs"


@pytest.mark.rule("DP-035", "DP-036", "DP-Q30", "DP-Q54")
def test_the_discard_pile_becomes_the_deck_without_the_kept_cards():
    w = world(A=QUIET, B="t5 [3,3,3] d1")
    w.draws("S25")
    assert w.match.g.kept[0, 0] == 25
    w.discard_all()
    assert (w.undrawn, w.discarded) == (0, 49)
    w.do("draw")
    assert w.told("reshuffled") == [{"cards": 49}]
    assert w.undrawn == 48


@pytest.mark.rule("DP-036", "DP-Q30")
def test_the_last_card_is_drawn_without_a_shuffle():
    w = world(A="t5 [3] d1", B="t5 [3] d1")
    w.discard_all()
    w.run(turn_pile_over)
    while w.undrawn > 1:
        discard(w.match.g.decks, DECK, w.match.g.decks[DECK, FIRST_CARD + w.undrawn - 1])
        w.match.g.decks[DECK, FIRST_CARD + w.undrawn - 1] = 0
        w.match.g.decks[DECK, UNDRAWN] -= 1
    w.begins("A")
    w.do("draw")
    assert w.undrawn == 0
    assert w.told("reshuffled") == []


def turn_pile_over(box, g):
    """All cards are undrawn again."""
    turn_pile(g.decks, DECK)


@pytest.mark.rule("DP-035", "DP-Q54")
@pytest.mark.parametrize(("card", "answer"), [("S28", ""), ("S01", "block"), ("S01", "face"), ("S03", "")])
def test_a_card_is_discarded_before_the_needs_step_whatever_became_of_it(card, answer):
    w = world(A="t9 [3,3] d0", B="t5 [3] d1", regions="Hot Desert" if card == "S03" else "Taiga")
    w.draws(card)
    if answer:
        assert w.discarded == 0
        w.do(answer)
    assert w.phase == "needs"
    assert w.discarded == 1


@pytest.mark.rule("DP-004", "DP-005", "DP-006", "DP-008", "DP-Q05")
def test_the_first_communities_stand_on_the_first_squares():
    match = Match(GAME, 2, seed=3)
    assert [match.g.built[0, q] for q in range(16)] == [1, 1, 1] + [0] * 13
    assert (match.g.tokens[0], match.g.waiting[0]) == (5, 3)


@pytest.mark.rule("DP-Q43", "DP-Q53")
def test_after_the_last_round_nobody_wins_and_progress_is_scored():
    w = world(A="t3 [3,3,3,3] d0", B="t9 [3,3] d2", C="t0 [3,1] d0", goals="MEH", max_rounds=10, round=10, turns=0)
    w.match.g.round = 9
    w.ends("C")
    assert not w.over
    w = world(A="t3 [3,3,3,3] d0", B="t9 [3,3] d2", C="t0 [3,1] d0", goals="MEH", max_rounds=10, round=10, turns=0)
    w.ends("C")
    assert w.over
    assert w.match.placing == [0, 0, 0]
    assert w.match.score == [25, 60, 100 * 22 // 24]
    assert w.told("nobody") == [{"round": 10}]


@pytest.mark.rule("DP-Q53")
def test_progress_never_exceeds_the_goal_and_a_world_of_nobody_has_none():
    w = world(A="t40 [] d0", B="t0 [] d0", goals="EH", max_rounds=10, goals_from_round=5, round=4, turns=0)
    assert w.match.score == [100, 0]


@pytest.mark.rule("DP-Q44", "DP-Q18")
def test_nothing_is_traded_given_or_sold():
    assert set(GAME.moves.families) == {"draw", "block", "face", "buy", "stop", "shelter", "settle", "send_rest", "send", "house"}


@pytest.mark.rule("DP-Q46")
def test_nobody_can_be_taken_out_of_the_game():
    assert GAME.leave is None


@pytest.mark.rule("DP-037")
def test_a_nation_of_nobody_is_asked_like_any_other():
    w = world(A="t0 [] d0", B=QUIET)
    w.begins("A")
    assert w.asked == ["A"]


@pytest.mark.rule("DP-037", "DP-Q47")
def test_a_nation_of_nobody_grows_and_takes_people_in():
    w = world(A="t0 [0] d0", B="t0 [3] d1", turns=0)
    w.draws("S13")
    assert w["A"] == "t0 [3] d4"
    assert w.told("born") == [{"seat": "A", "pins": 7}]
    w = world(A="t0 [] d0", B="t0 [3] d1", turns=0)
    w.lay(active=1)
    w.run(turn.shelter, 1)
    w.do("settle")
    assert w.line("A") == "B"


@pytest.mark.rule("DP-Q25", "DP-008")
@pytest.mark.parametrize("pins", [30, 60, 200])
def test_all_pins_that_do_not_live_in_a_nation_lie_in_the_box(pins):
    match = Match(GAME, 3, {"pins_per_color": pins}, seed=1)
    assert [match.g.supply[s] for s in range(3)] == [pins - 12] * 3


@pytest.mark.rule("DP-001", "DP-Q02", "DP-Q03")
def test_nothing_is_left_of_how_regions_and_goals_were_mixed():
    for seed in range(3):
        match = Match(GAME, 2, seed=seed)
        for deal in (setup.deal_regions, setup.deal_goals):
            deal(match.box, match.g)
            assert not any(match.g.dealt)
