"""The helper that lays positions for rule tests."""

from dataclasses import replace

import pytest

from engine.high_card import GAME as HIGH_CARD
from engine.high_card import broken
from lopsided.engine.match import Refused
from lopsided.games.threat_level import GAME
from lopsided.games.threat_level.rules import turn
from lopsided.games.threat_level.state import POINTS_DIE, WILD_DIE
from lopsided.testing.table import Cup, table


def test_a_position_is_laid_and_nothing_has_happened_yet():
    t = table(GAME, 3, {"push_refund": "yes"}, row=[1, 9, 5], points=[3, 0, 2], active=1)
    g = t.match.g
    assert (g.row[:3].tolist(), g.points[:3].tolist(), g.active) == ([1, 9, 5], [3, 0, 2], 1)
    assert (t.asked, t.story(), t.match.events) == ([], [], [])
    assert t.match.box.push_refund == 1


def test_a_die_that_nobody_loaded_is_an_error_unless_the_test_says_that_it_does_not_matter():
    t = table(GAME, 2, row=[1, 1])
    t.cup.load(POINTS_DIE, 5)
    t.cup.load(WILD_DIE, 3)
    t.run(turn.begin_turn, 0)
    with pytest.raises(AssertionError, match=r"nobody loaded, of stream 1: .* luck\(\)"):
        t.do("end_turn")
    t = table(GAME, 2, row=[1, 1])
    t.luck(WILD_DIE)
    with pytest.raises(AssertionError, match=f"of stream {POINTS_DIE}"):
        t.run(turn.begin_turn, 0)
    t = table(GAME, 2, row=[1, 1])
    t.luck()
    t.cup.load(POINTS_DIE, 5)
    t.run(turn.begin_turn, 0)
    t.do("end_turn")
    with pytest.raises(AssertionError, match=f"of stream {POINTS_DIE}"):
        t.do("end_turn")  # who loads a die cares for it


def test_a_cup_gives_the_loaded_faces_and_then_ones():
    t = table(GAME, 2, row=[1, 1])
    t.cup.load(POINTS_DIE, 5, 6)
    t.cup.load(WILD_DIE, 3)
    t.run(turn.begin_turn, 0)
    assert t.told("rolled") == [{"seat": "A", "die": 5, "wild": 3, "row": 1}]
    assert (t.cup.left(POINTS_DIE), t.cup.left(WILD_DIE)) == (1, 0)
    t.luck()
    t.do("end_turn")
    assert t.told("rolled")[-1] == {"seat": "B", "die": 1, "wild": 1, "row": 1}


def test_an_empty_cup_still_loads_every_die():
    assert Cup()
    assert Cup().get(7)
    assert Cup()[7] == [0]


def test_players_act_by_letter_and_are_refused_by_name():
    t = table(GAME, 3, row=[1, 9, 5], points=[3, 0, 2])
    t.ask("action", "A")
    assert (t.phase, t.asked) == ("action", ["A"])
    assert t.refusal("pull", target="B") == "poor"
    assert t.refusal("push", target="B") == ""
    assert ("push", {"target": 1}) in t.choices()
    t.do("push", target="B")
    assert (t.phase, t.asked) == ("stop_push", ["C"])
    with pytest.raises(Refused):
        t.do("union_help", by="A")
    t.do("union_help", by="C")
    assert t.told("stopped") == [{"seat": "A", "target": "B", "helper": "C", "row": 5}]


def test_the_story_is_told_to_each_reader():
    t = table(GAME, 2, row=[1, 4], points=[3, 0])
    t.ask("action", "A")
    t.do("push", target="B")
    assert t.story()[0] == "A paid 3 to push B."
    assert t.story("A")[0] == "You paid 3 to push B."
    assert t.story("B")[0] == "A paid 3 to push you."


def test_where_nobody_or_several_are_asked_the_actor_must_be_named():
    t = table(GAME, 3)
    with pytest.raises(ValueError, match="asked now: nobody"):
        t.do("end_turn")
    t.ask("action", "A", "C")
    with pytest.raises(ValueError, match="asked now: A, C"):
        t.choices()


def test_who_leaves_and_how_it_ends():
    t = table(GAME, 3, row=[3, 3, 3])
    t.ask("action", "A")
    t.leave("C", "A")
    assert t.over
    assert t.placing == {"A": 3, "B": 1, "C": 2}  # in seat order


def holding(**parts):
    """Three players of High Card, who hold the cards 1 to 6; a card is laid as its number and 1."""
    t = table(replace(HIGH_CARD, **parts), 3, hand=[[1, 2], [3, 4], [12, 6]])
    t.ask("choose", "A", "B", "C")
    return t


def test_what_is_secret_is_stated_with_those_who_may_know_it():
    t = holding()
    t.secret("hand", at=("C", 0), to="C")
    t.do("play", by="C", place=0)
    t.secret("chosen", at="C", to="C")
    t.secret("hand", at=("C", 0), to="C")


def test_a_secret_that_shows_is_named_with_the_field_and_who_sees_it():
    with pytest.raises(AssertionError, match=r"hand\[0\]\[0\] shows to a spectator, in the field hand"):
        holding(hide=broken.hide_that_shows_hands).secret("hand", at=("A", 0), to="A")


def test_a_secret_that_is_kept_from_who_should_know_it_is_named():
    with pytest.raises(AssertionError, match=r"B should know hand\[2\]\[0\], which is 12, and sees 0"):
        holding().secret("hand", at=("C", 0), to="BC")


def test_a_secret_that_somebody_else_has_heard_is_named():
    t = holding(apply=broken.apply_that_tells_everybody)
    t.do("play", by="C", place=0)
    with pytest.raises(AssertionError, match=r"a spectator heard hand\[2\]\[0\], which is 12, in chose \{'seat': 2, 'card': 12\}"):
        t.secret("hand", at=("C", 0), to="C")


def test_a_misspelt_name_is_an_error_that_says_which_there_are():
    t = table(GAME, 3)
    with pytest.raises(AssertionError, match="there is no player D; there are A, B, C"):
        t.ask("action", "ABD")
    with pytest.raises(AssertionError, match="there is no phase ACTON; there are "):
        t.ask("acton", "A")
    with pytest.raises(AssertionError, match="there is no event nope; there are "):
        t.told("nope")
    with pytest.raises(AssertionError, match="there is no field pionts; there are "):
        t.lay(pionts=[1])
    with pytest.raises(AssertionError, match="points is a table of 8: say with at="):
        t.secret("points", to="A")


def test_several_are_asked_by_their_letters_together_or_one_by_one():
    t, u = table(GAME, 3), table(GAME, 3)
    t.ask("action", "AC")
    u.ask("action", "A", "C")
    assert t.asked == u.asked == ["A", "C"]
