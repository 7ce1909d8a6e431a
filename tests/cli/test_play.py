"""A person's game against bots, line by line."""

import json
import re
from io import StringIO

import pytest
from rich.console import Console

from lopsided.engine.dice import commitment, secret_words
from lopsided.engine.game import find_game
from lopsided.engine.match import Match
from lopsided.engine.replay import read
from lopsided.terminal.table import Table

NEW = ("play", "--terminal", "--new", "--seed", "3", "--set", "first_player=seat1")
RICH = (*NEW, "--set", "start_points=6")  # the first roll is a wild 5: on row 1, with six points to spend


def saves(home):
    return sorted((home / "saves").iterdir())


def test_the_table_is_introduced_with_its_players_and_the_seal_of_the_dice(lopsided):
    shown = lopsided(*NEW, "--seats", "3", "--set", "max_rounds=30", "--variant", "equal", typed=["q"]).stdout
    assert "Threat Level" in shown
    assert "▲ You, ● Ada (climber), ■ Bo (comrade)." in shown
    assert "House rules: first_player seat1, max_rounds 30, variant equal." in shown
    assert re.search(r"Sealed dice [0-9a-f]{64}\n", shown)
    assert "Nobody votes on rules here" in shown


@pytest.mark.parametrize(
    ("words", "served"),
    [
        ([], (None, "127.0.0.1", 8471, False, True, "", "/")),
        (["play", "threat-level", "--port", "0", "--no-browser"], ("threat-level", "127.0.0.1", 0, False, False, "", "/")),
        (["play", "--lan", "--host", "::1", "--database", "sqlite:///x"], (None, "::1", 8471, True, True, "sqlite:///x", "/")),
        (["room", "--no-browser"], (None, "127.0.0.1", 8471, False, False, "", "/room/new")),
    ],
)
def test_without_terminal_a_table_is_served_for_the_browser(lopsided, monkeypatch, words, served):
    runs = []
    monkeypatch.setattr("lopsided.server.serve.run", lambda *arguments, page: runs.append((*arguments, page)))
    assert lopsided(*words).exit_code == 0
    assert runs == [served]


def test_what_goes_with_the_terminal_is_refused_without_it(lopsided, monkeypatch):
    monkeypatch.setattr("lopsided.server.serve.run", lambda *arguments: pytest.fail("it served"))
    result = lopsided("play", "--set", "max_rounds=30")
    assert result.exit_code == 2
    assert "--set goes with --terminal" in result.stderr


def test_the_same_seed_gives_the_same_game_whatever_chance_the_bots_take(lopsided):
    table = ("play", "--terminal", "--new", "--set", "first_player=seat1", "--set", "start_points=10", "--bots", "random")
    one, same, other = (lopsided(*table, "--seed", seed, typed=["1", "1", "1", "q"]).stdout for seed in ("3", "3", "4"))
    assert one == same != other


def test_one_bot_may_sit_in_all_seats_or_each_in_their_own(lopsided):
    assert "Ada (random), ■ Bo (random)." in lopsided(*NEW, "--seats", "3", "--bots", "random", typed=["q"]).stdout
    assert "Ada (comrade), ■ Bo (climber)." in lopsided(*NEW, "--bots", "comrade, climber", typed=["q"]).stdout


def test_nobody_else_has_the_persons_name(lopsided):
    assert "▲ You, ● Bo (climber)" in lopsided(*NEW, "--name", "ada", typed=["q"]).stdout


def test_dice_and_what_bots_did_are_told_in_sentences(lopsided):
    shown = lopsided(*NEW, typed=["1", "q"]).stdout
    assert "You rolled a wild 5: one row up. You moved up 1 row to 1 Postal Service." in shown
    for bot in ("● Ada", "■ Bo", "◆ Cleo"):
        assert f"{bot} rolled" in shown
    assert "Round 2" in shown


def test_every_action_has_a_number_and_is_carried_out_by_it(lopsided):
    shown = lopsided(*RICH, typed=["3", "q"]).stdout
    assert " 1  End the turn and keep 6 points" in shown
    assert " 3  Push Ada up to 1, pay 3" in shown
    assert " 1  End the turn and keep 3 points" in shown
    assert "You paid 3 to push Ada. Ada moved up to 1 Postal Service." in " ".join(shown.split())


def test_where_there_is_one_thing_to_do_enter_does_it(lopsided):
    assert lopsided(*NEW, typed=["", "q"]).stdout == lopsided(*NEW, typed=["1", "q"]).stdout


def test_what_is_no_choice_is_answered_with_a_sentence_and_asked_again(lopsided, home):
    for line in ("99", "-1", "0", "push Ada", "1.0", "٣٣٣٣٣٣٣٣", "[bold]", "9" * 5000):
        shown = lopsided(*NEW, typed=[line, "q"]).stdout
        assert "is no choice here. Type 1 or Enter, or ? for the rules" in " ".join(shown.split())
        assert shown.count("q quit >") == 2
    moves = [move for path in saves(home) for move in json.loads(path.read_text())["replay"]["moves"]]
    assert 0 not in {seat for seat, _, _ in moves}


def test_an_empty_line_chooses_nothing_among_several(lopsided):
    assert "Type a number from 1 to" in lopsided(*RICH, typed=["", "q"]).stdout


def test_an_action_can_be_taken_back_until_something_is_rolled(lopsided):
    shown = lopsided(*RICH, typed=["u", "3", "u", "u", "q"]).stdout
    assert shown.count("That step cannot be taken back") == 2
    assert shown.count("Taken back.") == 1
    after = shown.split("Taken back.")[1]
    assert "keep 6 points" in after
    assert "You paid 3" not in after


def test_the_log_tells_the_game_from_its_beginning(lopsided):
    shown = lopsided(*NEW, typed=["1", "1", "l", "q"]).stdout
    log = shown.split("l log, q quit > ")[3]
    for line in ("You begin.", "Round 1", "You rolled a wild 5: one row up.", "Round 2", "Round 3"):
        assert line in log


def test_the_rules_are_shown_on_asking_and_then_the_table_again(lopsided):
    shown = lopsided(*NEW, typed=["?", "q"]).stdout
    rules, table = shown.split("q quit > ")[1].split("Threat Level, round 1")
    assert "Threat Level" in rules
    assert "#" not in rules
    assert "Your turn." in table


def test_a_game_that_is_left_is_saved_and_can_be_gone_on_with(lopsided, home):
    left = lopsided(*RICH, typed=["3", "q"])
    assert left.exit_code == 0
    assert "The game is saved. Go on with it: lopsided play threat-level" in left.stdout
    [save] = saves(home)
    back = lopsided("play", "--terminal", typed=["", "q"]).stdout
    assert "Threat Level with Ada, Bo, Cleo: round 1, saved" in back
    assert left.stdout.split("Threat Level, round 1")[-1].split("Number")[0] == back.split("Threat Level, round 1")[-1].split("Number")[0]
    assert saves(home) == [save]


def test_going_on_with_a_game_gives_the_dice_that_it_would_have_had(lopsided):
    straight = lopsided(*NEW, typed=["1", "1", "1", "l", "q"]).stdout
    lopsided(*NEW, typed=["1", "q"])
    back = lopsided("play", "--terminal", typed=["", "1", "1", "l", "q"]).stdout
    assert straight.split("> ")[-2] == back.split("> ")[-2]


def test_a_step_from_before_the_break_can_still_be_taken_back(lopsided):
    lopsided(*RICH, typed=["3", "q"])
    assert "Taken back." in lopsided("play", "--terminal", typed=["", "u", "q"]).stdout


def test_a_saved_game_may_be_chosen_among_several_or_left_alone(lopsided, home):
    lopsided("play", "--terminal", "--new", "--seed", "3", "--seats", "2", typed=["q"])
    shown = lopsided("play", "--terminal", "--seed", "4", "--seats", "3", typed=["maybe", "7", "n", "q"]).stdout
    assert '"maybe" is no saved game' in shown
    assert '"7" is no saved game' in shown
    assert "▲ You, ● Ada (climber), ■ Bo (comrade)." in shown
    shown = lopsided("play", "--terminal", typed=["2", "q"]).stdout
    assert "At the table: ▲ You, ● Ada (climber).\n" in shown
    assert len(saves(home)) == 2


def test_a_new_game_asks_nothing_about_saved_ones(lopsided):
    lopsided(*NEW, typed=["q"])
    assert "saved" not in lopsided(*NEW, typed=["q"]).stdout.split("Your turn.")[0]


def test_a_saved_game_that_was_tampered_with_is_named_and_left_where_it_is(lopsided, home):
    lopsided(*NEW, typed=["1", "q"])
    [save] = saves(home)
    forged = json.loads(save.read_text())
    forged["replay"]["moves"][0][2] = "0" * 12
    save.write_text(json.dumps(forged))
    result = lopsided("play", "--terminal", typed=["q"])
    assert result.exit_code == 0
    assert f"{save} cannot be opened: Move 1 does something else" in result.stdout
    assert "Your turn." in result.stdout
    assert save in saves(home)


def test_a_saved_game_with_unknown_bots_is_not_opened(lopsided, home):
    lopsided(*NEW, typed=["q"])
    [save] = saves(home)
    save.write_text(save.read_text().replace('"climber"', '"wrestler"'))
    assert "its players do not fit its seats" in " ".join(lopsided("play", "--terminal", typed=["q"]).stdout.split())


def test_the_end_of_the_input_saves_and_leaves(lopsided, home):
    result = lopsided(*NEW, typed=["1"])
    assert result.exit_code == 0
    assert result.stdout.endswith("The game is saved. Go on with it: lopsided play threat-level\n")
    assert len(saves(home)) == 1


def test_the_end_of_the_input_at_the_offer_of_a_saved_game_leaves_it_saved(lopsided, home):
    lopsided(*NEW, typed=["q"])
    result = lopsided("play", "--terminal")
    assert result.exit_code == 0
    assert len(saves(home)) == 1


def test_where_nothing_can_be_saved_play_goes_on_and_says_so_once(lopsided, home):
    home.write_text("a file where the folder should be")
    shown = lopsided(*NEW, "--seats", "2", "--set", "max_rounds=20", typed=["1"] * 200)
    assert shown.exit_code == 0
    flat = " ".join(shown.stdout.split())
    assert flat.count("This game cannot be saved in") == 1
    assert "The game is over" in flat
    assert "The replay could not be saved in" in flat
    assert "could not be saved." in lopsided(*NEW, typed=["q"]).stdout


def test_the_end_shows_the_placing_the_secret_and_where_the_replay_is(lopsided, home):
    result = lopsided(*NEW, "--seats", "3", "--set", "max_rounds=20", typed=["1"] * 200)
    end = result.stdout.split("The game is over")[1]
    [path] = (home / "replays").iterdir()
    replay = read(path)
    assert result.exit_code == 0
    assert f"Seal    {replay.commitment}\nSecret  {replay.secret}\n" in end
    assert commitment(secret_words(bytes.fromhex(replay.secret))) == replay.commitment
    assert str(path) in end
    first = ["▲ You", "● Ada", "■ Bo"][replay.placing.index(1)]
    assert re.search(rf"^1  {first}", end, re.MULTILINE)
    assert saves(home) == []
    assert lopsided("verify", str(path)).exit_code == 0


def test_who_shares_a_place_is_told_so():
    match = Match(find_game("threat-level"), 3, seed=1)
    match.g.row[1], match.g.over = 4, 1
    console = Console(width=80, record=True, file=StringIO())
    console.print(Table(console, match, 0, ["", "random", "random"]).draw_placing())
    assert console.export_text().split("\n")[:3] == ["1  ▲ You, shared   ", "1  ■ Seat 3, shared", "3  ● Seat 2        "]


def test_who_is_out_watches_round_by_round_or_until_the_end(lopsided):
    out = ("--set", "start_rows=10", "--set", "out_roll=no", "--set", "rescue_from_lose=no", "--bots", "random", "--seats", "4")
    slow, fast = (lopsided(*NEW, *out, typed=keys * 500).stdout for keys in (["1"], ["2", "1"]))
    assert "2  Watch until you are asked or the game is over" in slow
    assert slow.count("Watch on") > 1 == fast.count("Watch on")
    for shown in (slow, fast):
        assert "Your turn." not in shown.split("Watch on", 1)[1]
        assert "The game is over" in shown
