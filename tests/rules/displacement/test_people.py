"""Who loses a home, who dies, who is born, and in what order."""

import pytest

from lopsided.games.displacement.rules import people

from .board import world

QUIET = "t5 [3,3,3] d0"


@pytest.mark.rule("DP-018", "DP-019", "DP-Q09")
def test_the_longest_displaced_die_first():
    w = world(A="t0 [3,3] d3", B=QUIET)
    w.wait("A", "BAA")
    w.run(people.die, 0, 1)
    assert w.line("A") == "AA"
    assert w.told("died") == [{"seat": "A", "color": 1, "native": 0, "housed": 0, "square": -1}]


@pytest.mark.rule("DP-018", "DP-019", "DP-Q09")
def test_of_the_housed_those_in_the_emptiest_community_die_first_and_ties_go_to_the_lowest_square():
    w = world(A="t0 [3,2,2] d0", B=QUIET)
    w.match.g.home[0, 1, 0] = 2
    w.count_people()
    w.run(people.die, 0, 1)
    assert w["A"] == "t0 [3,1,2] d0"
    assert w.told("died") == [{"seat": "A", "color": 1, "native": 0, "housed": 1, "square": 1}]


@pytest.mark.rule("DP-018", "DP-Q25")
def test_the_dead_go_back_to_the_box():
    w = world(A="t0 [3] d0", B=QUIET)
    supply = w.match.g.supply[0]
    w.run(people.die, 0, 2)
    assert w.match.g.supply[0] == supply + 2


@pytest.mark.rule("DP-Q10")
def test_no_more_die_than_there_are():
    w = world(A="t0 [1] d1", B=QUIET)
    w.run(people.die, 0, 5)
    assert w["A"] == "t0 [0] d0"
    assert len(w.told("died")) == 2


@pytest.mark.rule("DP-020", "DP-021", "DP-Q07", "DP-Q48")
def test_lost_communities_go_from_the_top_left_and_their_people_join_the_end_of_the_line():
    w = world(A="t0 [.,3,.,2,3] d1", B=QUIET)
    w.wait("A", "B")
    w.match.g.home[0, 3, 1] = 2
    for _ in range(2):
        people.lose_community(w.match.g, 0)
    assert w["A"] == "t0 [.,.,.,.,3] d6"
    assert w.line("A") == "BAAAAB"


@pytest.mark.rule("DP-020", "DP-Q10")
def test_who_has_no_community_loses_none():
    w = world(A="t0 [] d2", B=QUIET)
    people.lose_community(w.match.g, 0)
    assert w["A"] == "t0 [] d2"


@pytest.mark.rule("DP-022", "DP-Q24", "DP-Q49")
def test_babies_have_the_colour_of_the_nation_and_no_home():
    w = world(A="t0 [2] d1", B=QUIET)
    w.wait("A", "B")
    people.grow(w.match.g, 0, 3)
    assert w.line("A") == "BAAA"
    assert w["A"] == "t0 [2] d4"


@pytest.mark.rule("DP-022", "DP-Q25")
@pytest.mark.parametrize(("pins", "born"), [(30, 2), (200, 12)])
def test_no_more_are_born_than_the_box_has_pins(pins, born):
    w = world(A="t0 [3,3,3,3,3,3,3] d7", B=QUIET, pins_per_color=pins)
    people.grow(w.match.g, 0, 12)
    assert w.match.g.waiting[0] == 7 + born


@pytest.mark.rule("DP-027", "DP-Q17")
def test_people_move_into_the_tightest_homes_first_the_longest_displaced_first():
    w = world(A="t0 [0,2,1] d0", B=QUIET)
    w.wait("A", "BAA")
    w.run(people.house_all, 0)
    assert w["A"] == "t0 [0,3,3] d0"
    g = w.match.g
    assert [g.home[0, 1, i] for i in range(3)] == [1, 1, 2]
    assert [g.home[0, 2, i] for i in range(3)] == [1, 1, 1]


@pytest.mark.rule("DP-Q17")
def test_of_equally_tight_homes_the_lowest_square_fills_first():
    w = world(A="t0 [2,2] d1", B=QUIET)
    w.run(people.house_all, 0)
    assert w["A"] == "t0 [3,2] d0"


@pytest.mark.rule("DP-006", "DP-Q06")
def test_a_new_community_takes_the_lowest_free_square():
    w = world(A="t3 [3,.,3] d0", B=QUIET, turns=0)
    w.draws("S28")
    w.do("buy")
    assert w["A"] == "t2 [3,0,3] d0"


@pytest.mark.rule("DP-007")
def test_three_people_fill_a_community():
    w = world(A="t0 [3,2,1,0] d0", B=QUIET)
    assert people.full_communities(w.match.g, 0) == 1
    assert people.communities(w.match.g, 0) == 4


@pytest.mark.rule("DP-Q49")
def test_a_person_keeps_the_colour_of_birth_through_home_and_journey():
    w = world(A="t0 [2] d0", B="t5 [3] d0")
    w.wait("A", "B")
    w.run(people.house_all, 0)
    people.lose_community(w.match.g, 0)
    assert w.line("A") == "AAB"


@pytest.mark.rule("DP-022", "DP-Q25")
def test_who_is_born_leaves_the_box():
    w = world(A="t0 [3] d0", B=QUIET)
    supply = w.match.g.supply[0]
    people.grow(w.match.g, 0, 4)
    assert w.match.g.supply[0] == supply - 4
