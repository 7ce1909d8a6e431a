"""The ladder as it is printed, and how a game begins."""

import re
from pathlib import Path

import pytest

from lopsided.engine.box import BoxError
from lopsided.engine.match import Match
from lopsided.engine.words import words
from lopsided.games.threat_level import GAME
from lopsided.games.threat_level.state import FIRST_SEAT, MOVES

from .board import OUT, ladder

LEDGER = Path(__file__).parents[3] / "docs" / "ledger" / "threat-level.md"
QUIET = (3, 0)  # a secret under which the first seat's first Wild Die moves nobody


@pytest.mark.rule("TL-002", "TL-Q02")
def test_the_ladder_has_start_ten_levels_and_you_lose():
    names = [row["name"] for row in GAME.printed["rows"]]
    printed = re.findall(r"^\| (\d+) \| ([A-Za-z ]+) \| P?\+?W \|", LEDGER.read_text("utf-8"), re.MULTILINE)
    assert [name for _, name in printed] == names
    assert (len(names), names[0], names[-1]) == (12, "START", "YOU LOSE")
    spoken = words(GAME.package).names("row")
    assert [name.lstrip("0123456789 ") for name in spoken] == names


@pytest.mark.rule("TL-043", "TL-Q48")
@pytest.mark.parametrize(
    ("service", "rows", "equal", "bare"),
    [
        ("rolls_points", range(1, 10), range(11), range(11)),
        ("robbed", range(3), (), range(11)),
        ("taxed_on_sales", (2,), (), ()),
        ("union", (5,), range(11), ()),
        ("keeps_gain", (6, 10), range(11), ()),
        ("health_care", (8, 9, 10), range(11), ()),
        ("fixed_gain", (10,), (), ()),
        ("spared_to", (9,), (), ()),
    ],
)
def test_each_service_holds_on_its_rows_and_no_other(service, rows, equal, bare):
    for variant, there in (("", rows), ("equal", equal), ("bare", bare)):
        box = Match(GAME, 2, variant=variant, seed=0).box
        assert [row for row in range(12) if getattr(box, service)[row]] == list(there)


@pytest.mark.rule("TL-002")
@pytest.mark.parametrize("row", range(10))
def test_a_push_leads_up_the_ladder_one_row_at_a_time(row):
    t = ladder(A=(0, 4), B=(row, 0))
    t.acts("A")
    t.do("push", target="B")
    assert t["B"] == (row + 1, 0)


@pytest.mark.rule("TL-003")
def test_two_dice_of_six_sides_are_told_apart():
    t = ladder(A=(1, 0), B=(0, 0))
    t.rolls(P=2, W=5)
    points, wild = t.told("die")
    assert (points["sides"], points["face"]) == (6, 2)
    assert (wild["sides"], wild["face"]) == (6, 5)
    assert points["stream"] != wild["stream"]
    assert t.dice == (2, 5)


@pytest.mark.rule("TL-003")
def test_every_face_of_both_dice_comes_up_and_the_dice_differ():
    match = Match(GAME, 2, {"start_rows": [1, 1], "max_rounds": 500}, seed=1)
    pairs = set()
    while not match.over and len(pairs) < 36:
        for _, event in match.events_since(0, -1):
            if event.kind == "rolled" and event.ints["die"]:
                pairs.add((event.ints["die"], event.ints["wild"]))
        match.events.clear()
        match.g.row[0] = match.g.row[1] = 1
        match.submit(match.pending[0], MOVES.encode("end_turn"))
    assert pairs == {(p, w) for p in range(1, 7) for w in range(1, 7)}


@pytest.mark.rule("TL-004")
def test_points_are_a_running_score_that_no_heap_of_tokens_bounds():
    t = ladder(A=(0, 12_000), B=(0, 20_000))
    t.acts("A")
    t.do("steal", target="B")
    assert t["A"] == (0, 31_999)
    assert [seat["points"] for seat in t.match.view(1)["table"]["seats"]] == [31_999, 0]


@pytest.mark.rule("TL-Q01")
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_play(seats):
    match = Match(GAME, seats, seed=seats)
    assert len(match.view(0)["table"]["seats"]) == seats
    assert match.pending == [match.g.first]


@pytest.mark.rule("TL-Q01")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_one_or_nine_do_not_play(seats):
    with pytest.raises(BoxError, match="2 to 8"):
        Match(GAME, seats)


@pytest.mark.rule("TL-Q03")
def test_all_begin_on_start_with_nothing():
    match = Match(GAME, 8, {"first_player": "seat1"}, secret=QUIET)
    turn = match.events_since(0, -1)[2][1]
    assert turn == ("turn", {"seat": 0, "row": 0, "points": 0})
    assert [e for _, e in match.events_since(0, -1)][:2] == [("began", {"seat": 0}), ("round", {"round": 1})]
    assert match.g.round == 1
    assert [match.g.row[s] for s in range(1, 8)] == [0] * 7
    assert [match.g.points[s] for s in range(8)] == [0] * 8


@pytest.mark.rule("TL-Q03")
@pytest.mark.parametrize("row", range(11))
@pytest.mark.parametrize("points", [0, 1, 10])
def test_a_table_may_begin_on_other_rows_and_with_points(row, points):
    match = Match(GAME, 4, {"start_rows": [10 - row, 0, row], "start_points": points, "first_player": "seat1"}, secret=QUIET)
    turn = match.events_since(0, -1)[2][1]
    assert turn == ("turn", {"seat": 0, "row": 10 - row, "points": points})
    assert [(match.g.row[s], match.g.points[s]) for s in (1, 2, 3)] == [(0, points), (row, points), (0, points)]


@pytest.mark.rule("TL-Q03")
@pytest.mark.parametrize("option", [{"start_rows": [11]}, {"start_rows": [-1]}, {"start_points": 11}, {"start_points": -1}, {"start_rows": [0, 0, 0]}])
def test_no_table_begins_off_the_ladder_or_too_rich(option):
    with pytest.raises(BoxError, match=next(iter(option))):
        Match(GAME, 2, option)


@pytest.mark.rule("TL-Q04")
def test_the_lot_decides_who_begins_the_same_for_the_same_secret():
    first = [Match(GAME, 8, seed=seed).g.first for seed in range(200)]
    assert set(first) == set(range(8))
    assert first == [Match(GAME, 8, seed=seed).g.first for seed in range(200)]
    assert Match(GAME, 8, seed=0).g.drawn[FIRST_SEAT] == 1


@pytest.mark.rule("TL-Q04")
def test_the_first_seat_begins_where_the_table_says_so():
    matches = [Match(GAME, 8, {"first_player": "seat1"}, seed=seed) for seed in range(50)]
    assert {m.g.first for m in matches} == {0}
    assert all(m.pending == [0] for m in matches)


@pytest.mark.rule("TL-Q03", "TL-Q19", "TL-Q40")
@pytest.mark.parametrize(("secret", "asked", "rows"), [((6, 0), [1], [11, 10, 10]), ((2, 0), [], [11, 11, 10])])
def test_born_on_10_some_are_out_before_anybody_has_decided_anything(secret, asked, rows):
    match = Match(GAME, 3, {"start_rows": [10, 10, 10], "first_player": "seat1"}, secret=secret)
    assert (match.pending, match.g.row[:3].tolist(), match.over) == (asked, rows, not asked)


@pytest.mark.rule("TL-Q04")
def test_turns_go_clockwise_and_a_round_is_one_turn_of_everybody():
    t = ladder(A=(1, 0), B=(1, 0), C=(OUT, 0), D=(1, 0))
    t.lay(first=1)
    t.rolls("B", P=1, W=1)
    for seat, number in (("D", 1), ("A", 1), ("B", 2), ("D", 2)):
        t.luck()
        t.do("end_turn")
        assert (t.asked, t.match.g.round) == ([seat], number)
    assert [e["seat"] for e in t.told("out_rolled")] == ["C", "C"]
    assert t.told("round") == [{"round": 2}]
