"""Looking back at a game, and checking it."""

import json

from lopsided.engine.dice import commitment, secret_words
from lopsided.engine.game import find_game
from lopsided.engine.match import Match
from lopsided.engine.replay import dump, read


def test_a_check_says_what_was_verified(lopsided, finished):
    moves = len(read(finished).moves)
    result = lopsided("replay", str(finished), "--check")
    assert result.exit_code == 0
    assert f"{moves} moves played again, each as recorded" in result.stdout
    report = json.loads(lopsided("replay", str(finished), "--check", "--json").stdout)
    assert (report["game"], report["moves"], report["over"]) == ("threat-level", moves, True)
    assert report["placing"] == read(finished).placing


def test_a_replay_without_a_person_to_step_through_it_prints_every_move(lopsided, finished):
    shown = lopsided("replay", str(finished)).stdout
    moves = len(read(finished).moves)
    for number in range(moves + 1):
        assert f"Move {number} of {moves}," in shown
    assert shown.count("YOU LOSE   ") >= 20  # a board for each round


def test_a_replay_speaks_to_the_seat_through_whose_eyes_it_is_seen(lopsided, finished):
    spectator, zoe, ada = (lopsided("replay", str(finished), *seat).stdout for seat in ([], ["--seat", "1"], ["--seat", "2"]))
    assert "Zoe rolled" in spectator
    assert "Ada rolled" in spectator
    assert "You rolled" not in spectator
    assert "Zoe rolled" not in zoe
    assert "Ada rolled" in zoe
    assert "Ada rolled" not in ada
    assert "Zoe rolled" in ada


def test_a_replay_tells_of_a_rule_that_the_table_voted_to_change_where_it_happened(lopsided, tmp_path):
    match = Match(find_game("threat-level"), 3, seed=2)
    for move in range(40):
        if move == 20:
            match.reform("push_refund", "yes")
        match.submit(match.pending[0], match.bot_action(match.pending[0], "climber", match.luck()))
    file = tmp_path / "voted.json"
    file.write_bytes(dump(match))
    moves = " ".join(lopsided("replay", str(file)).stdout.split()).split("Move ")
    said = "The table voted. Whether a push that the union stops is paid back. Before: the points are gone. Now: paid back."
    assert [number for number, told in enumerate(moves) if said in told] == [22]  # the first part stands before any move, the second is move 0


def test_a_seat_that_nobody_sat_on_sees_nothing(lopsided, finished):
    result = lopsided("replay", str(finished), "--seat", "4")
    assert result.exit_code == 2
    assert "1 to 3" in result.stderr


def test_verifying_counts_the_dice_of_each_stream(lopsided, finished):
    report = json.loads(lopsided("verify", str(finished), "--json").stdout)
    assert report["seal"] == commitment(secret_words(bytes.fromhex(report["secret"])))
    assert report["dice"] == sum(stream["dice"] for stream in report["streams"]) == sum(sum(s["faces"].values()) for s in report["streams"])
    assert {"Points Die of Zoe", "Wild Die of Zoe", "Wild Die of Bo"} <= {stream["name"] for stream in report["streams"]}
    shown = lopsided("verify", str(finished)).stdout
    assert report["seal"] in shown
    assert f"all {report['dice']} dice" in shown
    assert "Wild Die of Ada" in shown


def test_dice_can_be_verified_without_the_game(lopsided, finished):
    replay = json.loads(finished.read_text()) | {"game": "a-game-of-tomorrow"}
    finished.write_text(json.dumps(replay))
    report = json.loads(lopsided("verify", str(finished), "--json").stdout)
    assert report["streams"][0]["name"] == f"Stream {report['streams'][0]['stream']}"


def test_stepping_goes_forward_back_and_to_a_move(terminal, finished):
    moves = len(read(finished).moves)
    table = terminal("replay", str(finished))
    asks = "q quit"
    assert f"Move 0 of {moves}" in table.read_until(asks)
    for keys, expected in (("\n", 1), ("\n", 2), ("b\n", 1), ("b\n", 0), ("b\n", 0), ("7\n", 7), (f"{moves + 5}\n", moves)):
        table.type(keys)
        assert f"Move {expected} of {moves}" in table.read_until(asks)
    table.type("sideways\n")
    assert f"a number from 0 to {moves}" in table.read_until(asks)
    table.type("q\n")
    assert table.ends() == 0


def test_stepping_past_the_last_move_ends_it(terminal, finished):
    table = terminal("replay", str(finished))
    table.read_until("q quit")
    table.type("99999\n")
    table.read_until("q quit")
    table.type("\n")
    assert table.ends() == 0
