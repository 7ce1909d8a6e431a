"""What the state holds is enough: the longest step of each rule that loops over seats is built on purpose and played."""

import pytest

from lopsided.engine.box import choose
from lopsided.games.threat_level import GAME
from lopsided.games.threat_level.rules import setup
from lopsided.games.threat_level.state import SEATS, STEP, State

from .board import OUT, ladder

EVERYBODY = "ABCDEFGH"
# Every table of numbers in the state: what it is indexed by, or the test that fills it.
INDEXED = {"row": "seat", "points": "seat", "fell": "seat", "drawn": "stream", "secret": "its two words"}
GROWS = {"event": "test_a_whole_table_that_falls_before_anybody_decides_is_the_longest_step", "frame": "test_a_window_of_the_union_is_the_deepest_decision"}
MOST_TOLD = {"end_check": "last_chance", "out_points": "forfeit", "progressive_tax_when": "every_turn"}


def falling(**players):
    """A table on which nothing is spared: all that can be told is."""
    return ladder(**MOST_TOLD, start_rows=[9] * SEATS, start_points=10, first_player="seat1", **players)


def falls(t, players):
    """Each of these players' next turns leads from level 9 to YOU LOSE, with a tax on the way."""
    for player in players:
        t.comes(player, P=6, W=6)


def test_every_table_of_the_state_has_its_length():
    tables = {name for name in State.telling.names if State.telling[name].shape}
    assert tables == INDEXED.keys() | GROWS.keys()
    assert all(name in globals() for name in GROWS.values())


@pytest.mark.rule("TL-Q45", "TL-Q46", "TL-Q05")
def test_a_whole_table_that_falls_before_anybody_decides_is_the_longest_step():
    t = falling(**dict.fromkeys(EVERYBODY, (9, 10)))
    falls(t, EVERYBODY)
    for player in "ABCDEF":
        t.comes(player, W=1)
    t.comes("G", W=2)
    t.lay(round=0)
    t.run(setup.setup, t.match.secret)
    assert t.placing["G"] == 1
    assert t.match.g.told == STEP <= State.telling["event"].shape[0]
    assert [len(t.told(kind)) for kind in ("turn", "out", "taxed", "forfeited", "last_roll", "came_back")] == [8, 8, 8, 8, 7, 1]


@pytest.mark.rule("TL-Q45", "TL-Q04")
def test_the_end_of_a_turn_after_which_all_others_fall_tells_nearly_as_much():
    t = falling(**dict.fromkeys(EVERYBODY, (9, 10)))
    t.acts("A")
    falls(t, "BCDEFGH")
    for player in "BCDEFG":
        t.comes(player, W=1)
    t.comes("H", W=2)
    falls(t, "A")
    before = t.match.g.told
    t.do("end_turn")
    assert t.placing["H"] == 1
    assert t.match.g.told - before == STEP - 1


@pytest.mark.rule("TL-Q47", "TL-Q41")
def test_who_leaves_such_a_table_leaves_it_room_to_tell():
    t = falling(**dict.fromkeys(EVERYBODY, (9, 10)))
    t.acts("A")
    falls(t, "BCDEFGH")
    for player in "BCDEF":
        t.comes(player, W=1)
    t.comes("G", W=2)
    before = t.match.g.told
    t.leave("A")
    assert t.placing["G"] == 1
    assert t.match.g.told - before == 3 + 7 * 9 + 2 * 6 + 3 < STEP


@pytest.mark.rule("TL-Q17", "TL-008")
def test_everybody_who_is_out_rolls_once_before_somebody_is_asked():
    t = ladder(**{player: (1, 0) if player in "AH" else (OUT, 0) for player in EVERYBODY})
    t.acts("A")
    before = t.match.g.told
    t.luck()
    t.do("end_turn")
    assert t.asked == ["H"]
    assert t.match.g.told - before == 6 * 2 + 5
    assert len(t.told("out_rolled")) == 6


@pytest.mark.rule("TL-Q31")
def test_all_may_share_the_win_at_the_limit():
    t = ladder(**dict.fromkeys(EVERYBODY, (1, 0)))
    t.lay(round=60)
    t.acts("H")
    t.do("end_turn")
    assert set(t.placing.values()) == {1}
    assert len(t.told("shares")) == SEATS


@pytest.mark.rule("TL-035", "TL-Q32")
def test_a_window_of_the_union_is_the_deepest_decision():
    t = ladder(A=(3, 9), B=(5, 9), C=(8, 0))
    t.acts("A")
    t.do("push", target="C")
    assert t.phase == "stop_push"
    assert t.match.g.depth == State.dtype["frame"].shape[0] == 2


@pytest.mark.rule("TL-Q31", "TL-Q39")
def test_all_points_that_can_come_into_play_fit_one_purse():
    most = GAME.options["max_rounds"].range[1] * SEATS * 6 + SEATS * GAME.options["start_points"].range[1]
    t = ladder(A=(1, 1), B=(1, most - 1), max_rounds=choose(GAME.options, {"max_rounds": 500})["max_rounds"])
    t.acts("A")
    t.do("steal", target="B")
    assert t["A"] == (1, most - 1)
