"""What the state holds is enough: the longest step of each rule that loops over nations, people or cards is built on purpose and played."""

from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest

from lopsided.engine.box import BoxError
from lopsided.engine.decks import PILED, UNDRAWN, first_piled
from lopsided.engine.match import Match
from lopsided.games.displacement import GAME
from lopsided.games.displacement.rules.people import join_line, leave_line, line_of
from lopsided.games.displacement.rules.setup import deal_goals, deal_regions, setup
from lopsided.games.displacement.state import CARDS as MOST_CARDS
from lopsided.games.displacement.state import DECK, LINE, REGIONS, SEATS, SQUARES, STEP, State

from .board import CARDS, world

NATIONS = "ABCDEF"
ALL_BUILT = ",".join("0" * SQUARES)
ALL_FULL = ",".join("3" * SQUARES)
# Every table of numbers in the state: what it is indexed by, or the test that fills it.
INDEXED = {
    "tokens": "seat", "earned": "seat", "built": "seat and square", "waiting": "seat", "supply": "colour", "region": "seat", "goal": "seat",
    "turns": "seat", "ruled_out": "seat", "plan": "receiver and colour", "stays": "colour", "drawn": "stream", "secret": "its two words",
}  # fmt: skip
GROWS = {
    "event": "test_a_pandemic_that_houses_everybody_at_the_end_of_a_round_is_the_longest_step",
    "frame": "test_one_decision_is_open_at_a_time",
    "home": "test_sixteen_full_communities_are_a_whole_board",
    "line": "test_everybody_in_the_world_may_wait_in_one_nation",
    "decks": "test_a_deck_holds_eighty_cards_and_its_pile_as_many",
    "dealt": "test_twelve_regions_and_twelve_goals_can_be_mixed",
    "moved": "test_lines_keep_their_order_however_full_the_world_is",
    "kept": "test_two_crashes_are_the_most_that_lie_before_a_nation",
    "kept_turns": "test_two_crashes_are_the_most_that_lie_before_a_nation",
}


def is_sound(w):
    """The laws of conservation hold."""
    return GAME.sound(w.match.box, w.match.g) == 0


def printed(section, entry, count):
    """The game with another number of one card."""
    text = deepcopy(GAME.printed)
    text[section][entry]["count"] = text[section][entry]["crowded"] = count
    other = replace(GAME)
    other.__dict__["printed"] = text
    return other


def test_every_table_of_the_state_has_its_length():
    tables = {name for name in State.telling.names if State.telling[name].shape}
    assert tables == INDEXED.keys() | GROWS.keys()
    assert all(name in globals() for name in GROWS.values())


@pytest.mark.rule("DP-058", "DP-Q17", "DP-Q39", "DP-Q51", "DP-041")
def test_a_pandemic_that_houses_everybody_at_the_end_of_a_round_is_the_longest_step():
    others = dict.fromkeys("ABCDE", "t0 [3] d3")
    w = world(**others, F=f"t4 [{ALL_BUILT}] d51", goals="H" * SEATS, humanitarian_check="end_of_round")
    w.match.g.kept[5, 0], w.match.g.kept_turns[5, 0] = CARDS["S25"] + 1, 1
    w.begins("F")
    w.discard_all()
    pile = w.match.g.decks[DECK, PILED]
    w.cup.load(DECK, *range(pile, 1, -1))  # a shuffle that changes nothing
    w.match.g.decks[DECK, last_piled(w)] = CARDS["S26"]
    before = w.match.g.told
    w.do("draw")
    assert w.winners == NATIONS
    assert len(w.told("died")) == 3 * SEATS
    assert len(w.told("housed")) == 3 * SQUARES
    assert w.match.g.told - before == STEP <= State.telling["event"].shape[0]


def last_piled(w):
    """Where the card lies that will be drawn first from an unshuffled pile."""
    return first_piled(w.match.g.decks) + w.match.g.decks[DECK, PILED] - 1


@pytest.mark.rule("DP-031", "DP-Q50", "DP-Q51")
def test_a_sending_of_every_colour_to_every_nation_tells_each_and_fits():
    w = world(A="t1 [3,3] d0", **dict.fromkeys("BCDE", "t0 [3] d0"), F="t0 [3] d1")
    w.wait("A", NATIONS * 5 + "A")
    w.lay(active=0)
    w.match.g.kept[0, 0], w.match.g.kept_turns[0, 0] = CARDS["S25"] + 1, 1
    w.run_needs()
    for target in "BCDEF":
        for color in range(SEATS):
            before = w.match.g.told
            w.do("send", target=target, color=color)
    assert len(w.told("sent")) == 5 * SEATS
    assert w.match.g.told - before == 5 * SEATS + 1 + 1 + 1 + 1 < STEP  # shelter for one, no income, the Crash goes, the next turn
    assert [w.line(player) for player in "ABCDEF"] == ["A", *["BCDEFA"] * 4, "FBCDEFA"]  # of a colour those displaced last go


@pytest.mark.rule("DP-061")
def test_all_other_nations_may_move_to_one():
    w = world(A="t0 [3,3] d0", **dict.fromkeys("BCDEF", "t0 [3] d0"))
    w.draws("S29")
    assert [told["seat"] for told in w.told("moved")] == ["B", "C", "D", "E", "F"]


@pytest.mark.rule("DP-001", "DP-Q04")
def test_a_table_of_six_begins_in_nine_words():
    assert Match(GAME, SEATS, seed=1).g.told == 3 + SEATS


@pytest.mark.rule("DP-011", "DP-012", "DP-026", "DP-030")
def test_one_decision_is_open_at_a_time():
    w = world(A="t9 [3,3,3] d5", B="t0 [3] d1", C="t0 [3] d0")
    w.begins("A")
    phases = set()
    w.stack("S12")
    for action in ("draw", "face", "buy", "stop"):
        phases.add(w.phase)
        assert w.match.g.depth == State.dtype["frame"].shape[0] == 1
        w.do(action)
    phases.add(w.phase)
    assert phases == {"draw", "block", "needs", "send"}
    assert w.match.g.depth == 1


@pytest.mark.rule("DP-042", "DP-007", "DP-020", "DP-Q09")
def test_sixteen_full_communities_are_a_whole_board():
    w = world(A=f"t3 [{ALL_FULL}] d0", B="t0 [3] d1", goals="HH")
    assert w.match.score == [100 * 51 // 52] * 2
    w.lay(active=0)
    w.run_needs()
    assert w.asked == ["B"]  # no square is left to build on
    assert is_sound(w)
    w = world(A=f"t0 [{',.' * 15},3] d0".replace("[,", "["), B="t0 [3] d1", goals="HH", regions="Hot Desert")
    w.draws("S09")
    assert w.told("died")[0]["square"] == SQUARES - 1
    w = world(A=f"t0 [{',.' * 15},3] d0".replace("[,", "["), B="t0 [3] d1", goals="MM", regions="Hot Desert")
    w.draws("S02")
    assert w.told("community_lost") == [{"seat": "A", "square": SQUARES - 1, "pins": 3}]


@pytest.mark.rule("DP-021", "DP-Q22", "DP-Q25")
@pytest.mark.parametrize("people", [40, LINE])
def test_lines_keep_their_order_however_full_the_world_is(people):
    g, chance = Match(GAME, SEATS, seed=1).g, Random(people)
    lines = [[seat + 1] * g.waiting[seat] for seat in range(SEATS)]
    for _ in range(people + 400):
        seat = chance.choice((0, 0, 0, 3, 5, chance.randrange(SEATS)))
        if sum(map(len, lines)) < people:
            lines[seat].append(chance.randrange(1, SEATS + 1))
            join_line(g, seat, lines[seat][-1])
        elif lines[seat]:
            place = chance.randrange(len(lines[seat]))
            assert leave_line(g, seat, place) == lines[seat].pop(place)
    assert [[g.line[line_of(g, seat) + i] for i in range(g.waiting[seat])] for seat in range(SEATS)] == lines
    assert sum(color != 0 for color in g.line) == sum(map(len, lines))


@pytest.mark.rule("DP-Q23", "DP-Q25", "DP-032", "DP-Q45")
def test_everybody_in_the_world_may_wait_in_one_nation():
    w = world(**dict.fromkeys("ABCDE", "t0 [] d0"), F="t0 [] d0", pins_per_color=200)
    w.wait("A", "ABCDEF" * 199 + "BCDEF")
    w.wait("B", "A")
    w.lay(active=1)
    w.run_needs("B")
    w.do("send_rest", target="A")
    assert w.match.g.waiting[0] == LINE == 6 * 200
    assert is_sound(w)
    w.lay(active=0)
    w.run_needs()
    w.do("send", target="B", color=5)
    w.do("send_rest", target="F")
    assert (w.match.g.waiting[0], w.match.g.waiting[1], w.match.g.waiting[5]) == (0, 1, LINE - 1)
    assert w.line("B") == "F"
    assert is_sound(w)


@pytest.mark.rule("DP-035", "DP-036")
def test_a_deck_holds_eighty_cards_and_its_pile_as_many():
    most = MOST_CARDS - sum(card["count"] for card in GAME.printed["cards"][1:])
    match = Match(printed("cards", 0, most), 4, seed=1)
    assert match.g.decks[DECK, UNDRAWN] == match.box.cards == MOST_CARDS
    w = world(A="t0 [3] d1", B="t0 [3] d1")
    w.match.g.memory[:], w.match.box.cards = Match(printed("cards", 0, MOST_CARDS - 50 + 2), 2, seed=1).g.memory, MOST_CARDS
    w.discard_all()
    assert w.discarded == MOST_CARDS
    with pytest.raises(BoxError, match="count 81 cards; the deck holds 80"):
        printed("cards", 0, most + 1).make_box(4)


@pytest.mark.rule("DP-001", "DP-002", "DP-Q02", "DP-Q03")
def test_twelve_regions_and_twelve_goals_can_be_mixed():
    most = REGIONS - sum(goal["count"] for goal in GAME.printed["goals"][1:])
    match = Match(printed("goals", 0, most), 4, seed=1)
    assert sum(match.box.goal_cards) == match.box.regions == REGIONS
    with pytest.raises(BoxError, match="13 cards"):
        printed("goals", 0, most + 1).make_box(4)


@pytest.mark.rule("DP-003")
def test_nothing_is_left_of_the_mixing_that_would_tell_who_has_which_goal():
    for seed in range(4):
        w = world(A="t0 [3] d1", B="t0 [3] d1")
        w.match.g.secret[0] = seed
        w.run(deal_regions)
        assert not any(w.match.g.dealt)
        w.run(deal_goals)
        assert not any(w.match.g.dealt)
    w.run(setup, (1, 2))
    assert not any(w.match.g.dealt)


@pytest.mark.rule("DP-053", "DP-054", "DP-Q28", "DP-Q30")
def test_two_crashes_are_the_most_that_lie_before_a_nation():
    w = world(A="t3 [3] d1", B="t0 [3] d1", goals="MM")
    for turn in range(1, 4):
        w.lay(tokens=[6])
        w.draws("S25", "A")
        assert w.phase == "needs"
        assert len(w.told("kept")) == turn
        assert [w.match.g.kept_turns[0, i] for i in range(2)] == ([2, 0] if turn == 1 else [1, 2])
        assert is_sound(w)
        w.do("stop")
        assert len(w.told("discarded")) == turn - 1, "the older one goes as the turn ends"


@pytest.mark.rule("DP-Q28", "DP-Q51")
def test_two_crashes_lie_side_by_side_until_their_turns_are_over():
    w = world(A="t0 [3] d0", B="t0 [3] d1", goals="MM")
    for i, turns in enumerate((2, 2)):
        w.match.g.kept[0, i], w.match.g.kept_turns[0, i] = CARDS["S25"] + 1, turns
    w.ends("A")
    assert [w.match.g.kept_turns[0, i] for i in range(2)] == [1, 1]
    w.ends("A")
    assert [w.match.g.kept[0, i] for i in range(2)] == [0, 0]
    assert [w.match.g.kept_turns[0, i] for i in range(2)] == [0, 0]
    assert len(w.told("discarded")) == 2
