"""What a nation may think of the goals and cards that it cannot see: only what fits, and each as likely as it is."""

from collections import Counter

import pytest

from lopsided.games.displacement import GAME
from lopsided.games.displacement.state import DECK, Goal

from .board import CARDS, world

H, M, E = Goal


def guesses(w, seat, n=60):
    """The goals that a nation guesses, over many chances."""
    found = []
    for chance in range(n):
        g = w.match.seen(seat)
        GAME.guess(w.match.box, g, seat, (chance, 7 * chance + 1))
        found.append(tuple(Goal(g.goal[s]) for s in range(w.match.seats)))
    return found


def silent(w, player, *goals):
    """This nation met these goals and announced nothing."""
    w.match.g.ruled_out[w.seat(player)] = sum(1 << goal for goal in goals)


def cards(w, *counts):
    """So many Humanitarian, Metropolitan and Entrepreneurial cards at this table."""
    for goal, n in zip(Goal, counts, strict=True):
        w.match.box.goal_cards[goal] = n


def laid(goals):
    """A table at which nobody has shown anything yet."""
    w = world(**dict.fromkeys("ABCDEF"[: len(goals)], "t0 [3] d1"), goals=goals)
    w.begins("A")
    return w


@pytest.mark.rule("DP-003", "DP-Q03", "DP-038")
@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize(("reader", "other"), [("A", "B"), ("B", "A")])
def test_two_silences_leave_one_goal(goal, reader, other):
    w = laid("MM")
    silent(w, other, *(set(Goal) - {goal}))
    assert {guess[w.seat(other)] for guess in guesses(w, w.seat(reader))} == {goal}


@pytest.mark.rule("DP-003", "DP-038")
def test_one_silence_leaves_two_goals_each_as_likely_as_its_cards_left():
    w = laid("HH")
    cards(w, 3, 3, 2)
    silent(w, "B", M)
    found = Counter(guess[1] for guess in guesses(w, 0, 200))
    assert set(found) == {H, E}
    assert 70 < found[H] < 130  # two of each are left


@pytest.mark.rule("DP-003", "DP-038")
def test_the_last_two_cards_are_as_likely_as_each_other():
    w = laid("MH")
    cards(w, 1, 1, 1)
    silent(w, "B", M)
    found = Counter(guess[1] for guess in guesses(w, 0, 120))
    assert set(found) == {H, E}
    assert 50 < found[H] < 70


@pytest.mark.rule("DP-003", "DP-Q03")
@pytest.mark.parametrize(("quiet", "other"), [("B", "A"), ("A", "B")])
def test_what_is_guessed_of_a_silent_nation_says_nothing_of_another(quiet, other):
    w = laid("MMM")
    cards(w, 9, 9, 9)
    silent(w, quiet, M)
    assert len({(guess[w.seat(quiet)], guess[w.seat(other)]) for guess in guesses(w, 2)}) == 2 * 3


@pytest.mark.rule("DP-003", "DP-Q03")
def test_without_silences_each_goal_is_as_likely_as_its_cards_left():
    w = laid("HM")
    cards(w, 2, 6, 1)
    found = Counter(guess[1] for guess in guesses(w, 0, 400))
    assert 20 < found[H] < 80  # one card in eight
    assert 260 < found[M] < 340  # six in eight
    assert 20 < found[E] < 80


@pytest.mark.rule("DP-003")
@pytest.mark.parametrize("silence", [(), (H,), (H, M)])
def test_a_nation_never_doubts_its_own_goal(silence):
    w = laid("EMH")
    silent(w, "A", *silence)
    silent(w, "B", E)
    assert {guess[0] for guess in guesses(w, 0)} == {E}


@pytest.mark.rule("DP-Q03")
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("goal", Goal)
def test_the_only_card_of_a_goal_is_in_the_own_hand(seat, goal):
    w = laid("MMM")
    w.match.g.goal[seat] = goal
    cards(w, *(1 if kind == goal else 3 for kind in Goal))
    assert all(guess.count(goal) == 1 for guess in guesses(w, seat))
    silent(w, "B", H if goal != H else M)
    assert all(guess.count(goal) == 1 for guess in guesses(w, seat))


@pytest.mark.rule("DP-Q03", "DP-038")
def test_silences_of_two_nations_are_weighed_together():
    w = laid("HMM")
    cards(w, 1, 1, 2)
    silent(w, "B", H)
    silent(w, "C", E)
    assert set(guesses(w, 0)) == {(H, E, M)}


@pytest.mark.rule("DP-Q30", "DP-053")
@pytest.mark.parametrize("holder", ["A", "C"])
def test_kept_cards_are_not_guessed_to_lie_in_the_deck(holder):
    w = laid("MMM")
    decks = w.match.g.decks
    for i in range(2):
        w.stack("S25")
        decks[DECK, 0] -= 1
        decks[DECK, 2 + decks[DECK, 0]] = 0
        w.match.g.kept[w.seat(holder), i] = CARDS["S25"] + 1
    assert GAME.sound(w.match.box, w.match.g) == 0
    g = w.match.seen(1)
    GAME.guess(w.match.box, g, 1, (3, 4))
    assert GAME.sound(w.match.box, g) == 0
    assert [g.decks[DECK, 2 + i] for i in range(g.decks[DECK, 0])].count(CARDS["S25"]) == 1


@pytest.mark.rule("DP-053")
def test_the_first_card_of_the_box_counts_where_it_is_kept():
    w = laid("MM")
    w.stack("S01")
    decks = w.match.g.decks
    decks[DECK, 0] -= 1
    decks[DECK, 2 + decks[DECK, 0]] = 0
    assert GAME.sound(w.match.box, w.match.g) == 3
    w.match.g.kept[1, 0] = CARDS["S01"] + 1
    assert w.match.g.kept[1, 0] == 1
    assert GAME.sound(w.match.box, w.match.g) == 0


@pytest.mark.rule("DP-Q25", "DP-Q49")
@pytest.mark.parametrize("color", [0, 1, 2])
def test_a_person_of_any_colour_who_is_lost_is_missed(color):
    w = laid("MMM")
    assert GAME.sound(w.match.box, w.match.g) == 0
    w.match.g.supply[color] -= 1
    assert GAME.sound(w.match.box, w.match.g) == 2
