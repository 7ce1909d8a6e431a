"""The equal variant, and what nobody may know."""

import pytest

from lopsided.engine.decks import CARDS as FIRST_CARD
from lopsided.engine.decks import PILED, UNDRAWN, first_piled
from lopsided.engine.match import Match
from lopsided.games.displacement import GAME
from lopsided.games.displacement.rules import laws, secrets, turn
from lopsided.games.displacement.rules.people import die
from lopsided.games.displacement.state import DEATHS, DECK, Goal

from .board import CARDS, world

QUIET = "t5 [3,3,3] d0"


@pytest.mark.rule("DP-Q55")
def test_in_equal_no_region_is_safe():
    w = world("equal", A="t9 [3,3] d0", B=QUIET, regions="Tundra Coast")
    w.draws("S01")
    assert w.phase == "block"
    w = world("equal", A="t0 [] d3", B="t0 [] d3", regions="Hot Desert, Hot Desert")
    w.draws("S26")
    assert len(w.told("died")) == 6


@pytest.mark.rule("DP-Q55")
def test_in_equal_one_goal_is_drawn_for_all_and_known_to_all():
    seen = set()
    for seed in range(30):
        goals = {n["goal"] for n in Match(GAME, 4, variant="equal", seed=seed).view(-1)["table"]["nations"]}
        assert len(goals) == 1
        seen |= goals
    assert seen == {goal.name.lower() for goal in Goal}


@pytest.mark.rule("DP-Q55")
def test_in_equal_death_does_not_look_for_the_homeless():
    deaths = {0: 0, 1: 0}
    for n in range(40):
        w = world("equal", A="t0 [3] d1", B=QUIET)
        w.match.g.loaded = None
        w.match.g.secret[0] = n
        w.run(die, 0, 1)
        deaths[w.told("died")[0]["housed"]] += 1
    assert deaths[1] > deaths[0] > 0


@pytest.mark.rule("DP-Q55", "DP-031")
def test_in_equal_all_go_to_the_richest_other_nation():
    w = world("equal", A="t0 [3] d2", B="t1 [3] d0", C="t6 [3] d0", D="t6 [3] d0")
    w.lay(active=0)
    w.run(turn.shelter, 0)
    assert w.refusal("send", target="B", color="A") == "richest_only"
    assert w.refusal("send", target="D", color="A") == "richest_only"
    assert w.refusal("send_rest", target="D") == "richest_only"
    w.do("settle")
    assert [w.match.g.waiting[s] for s in range(4)] == [0, 0, 2, 0]


@pytest.mark.rule("DP-Q55", "DP-031")
def test_in_equal_of_equally_rich_nations_the_closest_clockwise_takes_all():
    for sender, receiver in (("B", "C"), ("D", "A")):
        w = world("equal", A="t0 [3] d0", B="t0 [3] d0", C="t0 [3] d0", D="t0 [3] d0")
        w.wait(sender, "AB")
        w.lay(active=w.seat(sender))
        w.run(turn.shelter, w.seat(sender))
        w.do("settle")
        assert w.line(receiver) == "AB"
    w = world("equal", A="t3 [3] d0", B="t0 [3] d2", C="t0 [3] d0", D="t3 [3] d0")
    w.lay(active=1)
    w.run(turn.shelter, 1)
    w.do("settle")
    assert w.line("D") == "BB"


@pytest.mark.rule("DP-Q55", "DP-Q10")
def test_in_equal_nobody_dies_where_nobody_lives():
    w = world("equal", A="t0 [0] d0", B=QUIET)
    w.run(die, 0, 2)
    assert w.told("died") == []


@pytest.mark.rule("DP-Q55", "DP-052", "DP-053")
def test_in_equal_a_crash_costs_everybody_two_and_is_not_kept():
    w = world("equal", A="t6 [3] d0", B="t6 [3] d1", C="t6 [3] d0", turns=0)
    w.draws("S25")
    assert [w[p][:2] for p in "ABC"] == ["t4", "t4", "t4"]
    assert w.told("kept") == []


@pytest.mark.rule("DP-Q55", "DP-010")
def test_in_equal_each_round_begins_one_nation_further():
    match = Match(GAME, 3, {"first_player": "seat1"}, "equal", seed=5)
    order = []
    while len(order) < 9 and not match.over:
        seat = match.pending[0]
        if match.phase == "draw":
            order.append(seat)
        match.submit(seat, match.bot_action(seat, "generous", 0))
    assert order == [0, 1, 2, 1, 2, 0, 2, 0, 1][: len(order)]
    assert len(order) >= 6


@pytest.mark.rule("DP-Q55", "DP-061")
def test_in_equal_urbanization_still_takes_the_unhoused_first():
    w = world("equal", A="t0 [3,3,3] d0", B="t0 [3] d1", round=3)
    w.wait("B", "A")
    w.cup.load(DEATHS, 4)
    w.draws("S29")
    assert w.told("moved") == [{"seat": "B", "target": "A", "color": 0, "native": 0, "square": -1}]
    assert w["B"] == "t0 [3] d0"


@pytest.mark.rule("DP-Q55")
@pytest.mark.parametrize(
    ("face", "left", "color", "square"), [(1, "AC", 1, -1), (3, "BA", 2, -1), (4, "BAC", 0, 0), (5, "BAC", 0, 1), (6, "BAC", 1, 1), (7, "BAC", 0, 1)]
)
def test_in_equal_any_pin_of_the_nation_may_be_drawn_to_die(face, left, color, square):
    w = world("equal", A="t0 [1,3] d0", B=QUIET, C=QUIET)
    w.wait("A", "BAC")
    w.match.g.home[0, 1, 1] = 2
    w.count_people()
    w.cup.load(DEATHS, face)
    w.run(die, 0, 1)
    assert w.line("A") == left
    assert w.told("died") == [{"seat": "A", "color": color, "native": int(color == 0), "housed": int(face > 3), "square": square}]
    assert laws.sound(w.match.box, w.match.g) in (0, 6)


@pytest.mark.rule("DP-Q55", "DP-Q03")
def test_in_equal_a_goal_that_the_table_chose_stays():
    match = Match(GAME, 3, {"goals": "all_entrepreneurial"}, "equal", seed=2)
    assert [match.g.goal[s] for s in range(3)] == [Goal.ENTREPRENEURIAL] * 3


@pytest.mark.rule("DP-Q55")
def test_in_equal_the_board_shows_the_cards_as_they_are_in_force():
    cards = Match(GAME, 2, variant="equal", seed=0).game.board(Match(GAME, 2, variant="equal", seed=0).box)["cards"]
    assert all(card["safe"] == [] for card in cards)
    assert cards[CARDS["S25"]]["effects"] == [{"who": "drawer", "what": "tok", "amount": -2}, {"who": "others", "what": "tok", "amount": -2}]


# What nobody may know


@pytest.mark.rule("DP-003", "DP-038", "DP-Q39")
def test_who_meets_a_goal_and_says_nothing_does_not_have_it():
    w = world(A="t5 [3] d1", B="t16 [3] d0", C=QUIET, goals="MMH")
    w.ends("A")
    assert [n["ruled_out"] for n in w.match.view(2)["table"]["nations"]] == [[], ["entrepreneurial"], []]
    assert w.match.g.ruled_out[1] == 1 << Goal.ENTREPRENEURIAL
    w.match.g.tokens[1] = 0
    for n in range(30):
        g = w.match.seen(0)
        secrets.guess(w.match.box, g, 0, (n, 7))
        assert g.goal[1] != Goal.ENTREPRENEURIAL


@pytest.mark.rule("DP-003")
def test_a_guessed_goal_says_nothing_about_the_order_of_the_last_cards():
    w = world(A=QUIET, B=QUIET, C=QUIET, goals="MHE")
    box, found = w.match.box, {True: [], False: []}
    for n in range(400):
        g = w.match.seen(2)
        piled = [kind for kind in range(box.kinds) for _ in range(box.copies[kind] - (1 if kind < 2 else 0))]
        g.decks[DECK, UNDRAWN], g.decks[DECK, PILED] = 2, len(piled)
        for place, kind in enumerate(piled):
            g.decks[DECK, first_piled(g.decks) + place] = kind
        secrets.guess(box, g, 2, (n, 1))
        found[g.goal[0] == Goal.HUMANITARIAN].append(g.decks[DECK, FIRST_CARD])
    often = [kinds.count(0) / len(kinds) for kinds in found.values()]
    assert abs(often[0] - often[1]) < 0.2, "which of two cards comes last is as open with one goal as with another"


@pytest.mark.rule("DP-003", "DP-Q03")
def test_guessed_goals_are_as_likely_as_the_cards_make_them():
    w = world(A=QUIET, B="t16 [3] d1", C=QUIET, goals="MHE")
    w.ends("A")
    guessed = []
    for n in range(600):
        g = w.match.seen(0)
        secrets.guess(w.match.box, g, 0, (n, 1))
        assert g.goal[0] == Goal.METROPOLITAN
        guessed.append((g.goal[1], g.goal[2]))
    # of seven cards, 3 H, 2 M, 2 E, the second nation has an H or an M: 3 to 2; the third then 2 H, 2 M, 2 E or 3 H, 1 M, 2 E of 6
    wanted = {(1, 1): 3 * 2, (1, 2): 3 * 2, (1, 3): 3 * 2, (2, 1): 2 * 3, (2, 2): 2 * 1, (2, 3): 2 * 2}
    for goals, ways in wanted.items():
        assert abs(guessed.count(goals) / 600 - ways / 30) < 0.06
    assert set(guessed) == set(wanted)


@pytest.mark.rule("DP-003", "DP-Q03")
def test_where_only_one_deal_is_possible_it_is_guessed():
    w = world(A="t0 [3] d0", B="t0 [3] d0", C="t15 [3] d0", D="t15 [3] d0", E="t15 [3] d0", goals="EEMMM")
    w.ends("A")
    assert not w.over
    for n in range(20):
        g = w.match.seen(0)
        assert [g.goal[s] for s in range(5)] == [Goal.ENTREPRENEURIAL, 0, 0, 0, 0]
        secrets.guess(w.match.box, g, 0, (n, 7))
        assert [g.goal[s] for s in range(5)] == [w.match.g.goal[s] for s in range(5)]


@pytest.mark.rule("DP-003", "DP-036")
def test_the_order_of_the_deck_is_hidden_and_the_pile_is_not():
    w = world(A=QUIET, B=QUIET)
    for card in ("S28", "S29"):
        w.draws(card)
    assert w.match.view(-1)["table"]["pile"] == [CARDS["S28"], CARDS["S29"]]
    one, other = w.match.seen(0), w.match.seen(1)
    assert {one.decks[DECK, FIRST_CARD + i] for i in range(w.undrawn)} == {0}
    for seed in (1, 2):
        secrets.guess(w.match.box, one, 0, (seed, 3))
    secrets.guess(w.match.box, other, 1, (9, 3))
    kinds = [sorted(g.decks[DECK, FIRST_CARD + i] for i in range(w.undrawn)) for g in (one, other, w.match.g)]
    assert kinds[0] == kinds[1] == kinds[2]
    assert [one.decks[DECK, FIRST_CARD + i] for i in range(w.undrawn)] != [other.decks[DECK, FIRST_CARD + i] for i in range(w.undrawn)]


@pytest.mark.rule("DP-Q30")
def test_a_guess_leaves_out_the_cards_that_are_kept_discarded_or_being_faced():
    w = world(A="t0 [3] d0", B="t9 [3] d1", regions="Hot Desert")
    w.draws("S25")
    w.stack("S02")
    w.do("draw")
    assert w.phase == "block"
    g = w.match.seen(1)
    secrets.guess(w.match.box, g, 1, (4, 4))
    assert laws.sound(w.match.box, g) == 0
    guessed = [g.decks[DECK, FIRST_CARD + i] for i in range(w.undrawn)]
    assert len(guessed) == sum(c["count"] for c in GAME.printed["cards"]) - 2
    assert (guessed.count(CARDS["S25"]), guessed.count(CARDS["S02"])) == (2, 1)


def test_a_step_that_showed_who_is_silent_cannot_be_taken_back():
    w = world(A="t3 [3] d3", B="t0 [3] d0", goals="MM")
    w.lay(active=0)
    w.run(turn.needs, 0)
    w.do("buy")
    assert w.match.g.ruled_out[0]
    assert not w.match.can_undo(0)
    w = world(A="t6 [3] d9", B="t0 [3] d0", goals="MM")
    w.lay(active=0)
    w.run(turn.needs, 0)
    w.do("buy")
    assert w.match.can_undo(0)
    w.match.undo(0)
    assert w["A"] == "t6 [3] d9"


def test_a_silence_that_is_known_already_does_not_stand_in_the_way_of_a_step_back():
    w = world(A="t6 [3] d9", B="t16 [3] d0", goals="MM")
    w.lay(active=0, ruled_out=[0, 1 << Goal.ENTREPRENEURIAL])
    w.run(turn.needs, 0)
    w.do("buy")
    assert w.match.can_undo(0)


def test_a_win_cannot_be_taken_back():
    w = world(A="t9 [3] d1", B="t0 [3] d0", goals="HM")
    w.lay(active=0)
    w.run(turn.needs, 0)
    w.do("buy")
    assert w.winners == "A"
    assert not w.match.can_undo(0)


def break_tokens(g):
    g.tokens[0] = -1


def break_people(g):
    g.supply[1] -= 1


def break_cards(g):
    g.decks[DECK, UNDRAWN] -= 1


def break_line(g):
    g.line[0] = 0


def break_line_end(g):
    g.line[g.waiting[0]] = 1


def break_home(g):
    g.home[0, 0, 0] = 0
    g.supply[0] += 1


def break_ground(g):
    g.built[0, 0] = 0


def break_plan(g):
    g.planned = 1


def break_end(g):
    g.over = 1


@pytest.mark.parametrize(
    ("breaks", "law"),
    [
        (break_tokens, 1), (break_people, 2), (break_cards, 3), (break_line, 4), (break_line_end, 4),
        (break_home, 4), (break_ground, 4), (break_plan, 5), (break_end, 6),
    ],
)  # fmt: skip
def test_every_law_of_conservation_is_seen_broken(breaks, law):
    match = Match(GAME, 3, seed=4)
    assert laws.sound(match.box, match.g) == 0
    breaks(match.g)
    assert laws.sound(match.box, match.g) == law
