"""Whoever mistypes gets one line that says what is wrong and what would be right."""

import json
from pathlib import Path

import pytest

MISTAKES = {
    "an unknown command": (["gmes"], ["gmes", "games"]),
    "an unknown switch": (["games", "--jsn"], ["--jsn", "--json"]),
    "an unknown game": (["play", "--terminal", "threatlevel"], ["threatlevel", "threat-level"]),
    "an unknown game to simulate": (["simulate", "treat-level"], ["treat-level", "threat-level"]),
    "an unknown game to warm": (["warm", "treat-level"], ["treat-level", "threat-level"]),
    "no game to simulate": (["simulate"], ["GAME"]),
    "too many seats": (["play", "--terminal", "--seats", "9"], ["9", "2 to 8"]),
    "too few seats": (["simulate", "threat-level", "--seats", "1"], ["1", "2 to 8"]),
    "no seats at all": (["play", "--terminal", "--seats", "0"], ["0", "2 to 8"]),
    "seats that are no number": (["play", "--terminal", "--seats", "four"], ["--seats", "four"]),
    "no games": (["simulate", "threat-level", "--games", "0"], ["--games", "0", "from 1"]),
    "games that are no number": (["simulate", "threat-level", "--games", "many"], ["--games", "many"]),
    "a seed below zero": (["play", "--terminal", "--seed", "-1"], ["--seed", "-1", "from 0"]),
    "a seed that is too long": (["simulate", "threat-level", "--seed", "9" * 5000], ["--seed"]),
    "an unknown bot": (["play", "--terminal", "--bots", "clmber"], ["clmber", "climber"]),
    "an unknown agent": (["simulate", "threat-level", "--agents", "random,comrad"], ["comrad", "comrade"]),
    "more bots than seats": (["play", "--terminal", "--seats", "3", "--bots", "random,random,random"], ["3", "2 seats"]),
    "no agents": (["simulate", "threat-level", "--agents", ","], ["0 agents"]),
    "an unknown option": (["play", "--terminal", "--set", "max_round=30"], ["max_round", "max_rounds"]),
    "a value that an option does not take": (["play", "--terminal", "--set", "first_player=seat2"], ["first_player", "seat2", "seat1"]),
    "a number out of an option's range": (["simulate", "threat-level", "--set", "max_rounds=5"], ["max_rounds", "20 to 500", "5"]),
    "an option without a value": (["play", "--terminal", "--set", "max_rounds"], ["option=value", "max_rounds"]),
    "nothing to compare with": (["compare", "threat-level"], ["--against"]),
    "an unknown variant to compare with": (["compare", "threat-level", "--against", "variant=eqal"], ["eqal", "equal"]),
    "an unknown variant": (["simulate", "threat-level", "--variant", "eqal"], ["eqal", "equal"]),
    "a replay that is not there": (["replay", "nowhere.json"], ["nowhere.json", "No such file"]),
    "a folder for a replay": (["verify", "."], [".", "directory"]),
}


@pytest.mark.parametrize(("arguments", "named"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_named_in_one_line_beside_what_would_be_right(lopsided, arguments, named):
    result = lopsided(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("lopsided: ")
    assert result.stderr.count("\n") == 1
    for words in named:
        assert words in result.stderr


def test_a_mistake_begins_no_game(lopsided, home):
    lopsided("play", "--terminal", "--set", "max_rounds=5")
    assert not home.exists()


def test_a_file_that_is_no_replay_is_named(lopsided, tmp_path):
    text = tmp_path / "letter.txt"
    text.write_text("Dear reader")
    for command in ("replay", "verify"):
        result = lopsided(command, str(text))
        assert result.exit_code == 2
        assert "letter.txt" in result.stderr
        assert result.stderr.count("\n") == 1


def tampered(path: Path, change) -> str:
    """A copy of a replay with something changed by hand."""
    replay = json.loads(path.read_text())
    change(replay)
    forged = path.with_name("forged.json")
    forged.write_text(json.dumps(replay))
    return str(forged)


def other_die(replay):
    die = next(e for e in replay["events"] if e[0] == 1)
    die[5] = 7 - die[5]


def other_action(replay):
    replay["moves"][3][1] = 9


FORGERIES = {
    "another secret": lambda r: r.update(secret="0" * 32),
    "a secret that is none": lambda r: r.update(secret="zz"),
    "another seal": lambda r: r.update(commitment="0" * 64),
    "another die": other_die,
    "another action": other_action,
    "a move left out": lambda r: r["moves"].pop(5),
    "an event left out": lambda r: r["events"].pop(0),
    "an event cut short": lambda r: r["events"][0].pop(),
    "another winner": lambda r: r["placing"].reverse(),
    "another seat count": lambda r: r.update(seats=4),
    "a name left out": lambda r: r["names"].pop(),
    "another version": lambda r: r.update(version=99),
    "another game": lambda r: r.update(game="thread-level"),
    "an unknown option": lambda r: r["options"].update(nonsense=1),
    "a field too many": lambda r: r.update(more=1),
}


@pytest.mark.parametrize("change", FORGERIES.values(), ids=FORGERIES)
@pytest.mark.parametrize("switches", [[], ["--check"], ["--json"]], ids=["stepping", "checking", "for programs"])
def test_a_forged_replay_is_found_out(lopsided, finished, change, switches):
    result = lopsided("replay", tampered(finished, change), *switches)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("lopsided: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("forgery", ["another secret", "a secret that is none", "another seal", "another die", "an event cut short"])
def test_forged_dice_are_found_out_by_the_seal_alone(lopsided, finished, forgery):
    result = lopsided("verify", tampered(finished, FORGERIES[forgery]))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
