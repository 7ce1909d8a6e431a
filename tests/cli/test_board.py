"""What lies on the table, as a person sees it."""

import re
from io import StringIO

import pytest
from rich.console import Console

from lopsided.engine.game import find_game
from lopsided.engine.match import Match
from lopsided.engine.words import languages, words
from lopsided.terminal.board import COLOURS, SHAPES, draw, draw_plainly, pawns
from lopsided.terminal.log import paragraphs

GAME = find_game("threat-level")
TEXT = words(GAME.package)
NAMES = ["Ada", "Bo", "Cleo", "Dev", "Esi", "Finn", "Gus", "Hana"]


def laid(seats: int, rows: dict[int, tuple[int, int]], **settings) -> Match:
    """A match with some seats on other rows, with points."""
    match = Match(GAME, seats, seed=1, names=NAMES[:seats], **settings)
    for seat in range(seats):
        match.g.row[seat], match.g.points[seat] = rows.get(seat, (0, 0))
    return match


def lines(match: Match, seat: int = 0, width: int = 80, board=draw) -> list[str]:
    """The board as lines of text."""
    console = Console(width=width, file=StringIO(), record=True)
    console.print(board(match, seat, width) if board is draw else board(match, seat, pawns(match, seat), width))
    return console.export_text().rstrip("\n").split("\n")


@pytest.mark.parametrize("language", languages(GAME.package))
@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_ladder_goes_down_from_you_lose_to_start_with_what_each_row_does(width, language):
    shown, text = lines(laid(4, {0: (11, 0), 1: (10, 4), 2: (5, 12), 3: (1, 0)}, language=language), width=width)[1:], words(GAME.package, language)
    assert len(shown) == 12
    for line, name, effect in zip(shown, reversed(text.names("row")), reversed(text.names("row", ".effect")), strict=True):
        assert re.sub(" +", " ", line).strip().startswith(f"{name} {effect}")
    assert max(map(len, shown)) <= width


def test_pawns_stand_on_their_rows_with_names_and_points():
    shown = lines(laid(4, {0: (11, 0), 1: (10, 4), 2: (5, 12), 3: (1, 0)}))
    for row, mark in (("YOU LOSE", "▲ You 0"), ("10  Worker", "● Bo 4"), ("5  Unions", "■ Cleo 12"), ("1  Postal", "◆ Dev 0")):
        assert [mark in line for line in shown if row in line] == [True]


@pytest.mark.parametrize("width", [80, 100, 140])
def test_eight_players_on_one_row_are_all_seen_whole(width):
    shown = "\n".join(lines(laid(8, {s: (4, 10 + s) for s in range(8)}), seat=-1, width=width))
    for seat, name in enumerate(NAMES):
        assert f"{SHAPES[seat]} {name} {10 + seat}" in shown


def test_an_arrow_points_at_whose_turn_it_is():
    match = laid(3, {})
    match.g.active = 1
    assert [line.split(">")[1].split()[:2] for line in lines(match) if ">" in line] == [["●", "Bo"]]


def test_who_has_left_is_marked():
    match = laid(3, {})
    match.leave(2)
    assert any("■ Cleo left" in line for line in lines(match) if "YOU LOSE" in line)


def test_a_narrow_terminal_keeps_rows_and_pawns_and_leaves_out_the_effects():
    shown = lines(laid(4, {2: (5, 12)}), width=50)
    assert max(map(len, shown)) <= 50
    assert any("Unions" in line and "■ Cleo 12" in line for line in shown)
    assert not any(TEXT.say("row-5.effect") in line for line in shown)


@pytest.mark.parametrize("variant", GAME.variants)
def test_a_variant_shows_its_own_services_on_every_row_but_the_last(variant):
    shown = lines(laid(2, {}, variant=variant))
    everywhere = TEXT.say(f"everywhere-{variant}")
    assert [everywhere in line for line in shown[1:13]] == [False] + [True] * 11
    assert TEXT.say("row-11.effect") in shown[1]


def test_every_seat_has_a_shape_and_a_colour_of_its_own():
    assert len(set(SHAPES)) == len(set(COLOURS)) == 8


def test_a_game_without_a_board_of_its_own_gets_a_plain_one():
    shown = lines(laid(3, {1: (7, 5)}), board=draw_plainly)
    assert not any("_" in line for line in shown)
    header, bo = shown[0].split(), next(line for line in shown if "● Bo" in line)
    assert header[:2] == ["row", "points"]
    assert bo.split()[:4] == ["●", "Bo", "7", "5"]
    assert "turn row: 0" in shown[-1]


def test_a_plain_board_calls_people_by_their_names_and_shows_no_secret_of_theirs():
    match = Match(find_game("ultimatum"), 3, seed=1, names=NAMES[:3])
    mine, theirs = (lines(match, seat, board=draw_plainly)[-1] for seat in (0, 1))
    assert f"giver: Ada, pot: {match.g.pot}," in mine
    assert ("giver: Ada" in theirs, "pot" in theirs) == (True, False)


def test_the_log_has_a_paragraph_for_each_turn_and_a_heading_for_each_round():
    match = Match(GAME, 2, {"first_player": "seat1"}, seed=3, names=["Ada", "Bo"])
    while match.g.round < 3:
        match.submit(match.pending[0], 0)  # end the turn
    told = paragraphs(match, 0)
    assert [p.heading for p in told if p.heading] == ["Round 1", "Round 2", "Round 3"]
    turns = [p for p in told if not p.heading][1:]  # after who begins
    assert [p.seat for p in turns] == [0, 1, 0, 1, 0]
    for turn in turns:
        assert turn.text.plain.startswith("You rolled" if turn.seat == 0 else "Bo rolled")


def test_sentences_about_the_reader_stand_out():
    match = Match(GAME, 2, {"first_player": "seat1", "start_points": 3}, seed=3, names=["Ada", "Bo"])
    match.submit(0, GAME.moves.encode("push", target=1))
    [about_both] = [p for p in paragraphs(match, 1) if "pushed" in p.text.plain or "push you" in p.text.plain]
    bold = [about_both.text.plain[span.start : span.end] for span in about_both.text.spans]
    assert "Ada paid 3 to push you." in bold
    assert "Ada rolled a wild 5: one row up." not in bold


def test_what_follows_a_round_that_has_words_of_its_own_is_told() -> None:
    match = Match(find_game("disruptopia"), 2, seed=1)
    while match.g.round < 2:
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, "random", match.luck()))
    told = paragraphs(match, 0)
    said = [match.say(event, 0) for _, event in match.events_since(0, 0)]
    shown = [p.heading or p.text.plain for p in told]
    assert all(p.text.plain == "" for p in told if p.heading)
    assert " ".join(shown) == " ".join(filter(None, said))
