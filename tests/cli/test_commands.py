"""The commands that print and go."""

import json
import re
import sys
from importlib.metadata import version

import pytest

from lopsided import cli
from lopsided.engine.game import find_game
from lopsided.engine.words import words

GAME = find_game("threat-level")


def test_the_version_is_the_packages_own(lopsided):
    result = lopsided("--version")
    assert result.stdout == f"lopsided {version('lopsided')}\n"
    assert result.exit_code == 0


def test_the_help_names_every_command(lopsided):
    shown = lopsided("--help").stdout
    for command in ("play", "games", "simulate", "compare", "league", "check", "new", "replay", "verify", "warm", "bench"):
        assert command in shown


def test_the_games_are_listed_with_seats_bots_variants_and_every_option(lopsided):
    shown = lopsided("games").stdout
    for expected in ("Threat Level", "lopsided play threat-level", "2 to 8", "climber", "comrade", "equal, bare", "20 to 500", *GAME.options):
        assert expected in shown
    flat = " ".join(shown.split())
    assert "Version 1" in flat
    assert "Points everybody begins with." in flat


def test_the_games_for_programs_say_how_each_option_may_be_set(lopsided):
    [game] = [g for g in json.loads(lopsided("games", "--json").stdout) if g["name"] == "threat-level"]
    assert (game["version"], game["seats"], game["variants"]) == (GAME.version, [2, 8], ["equal", "bare"])
    assert game["bots"] == {"random": "Takes any action."} | {name: words(GAME.package).say(f"bot-{name}") for name in GAME.bots}
    options = {o["name"]: o for o in game["options"]}
    assert list(options) == list(GAME.options)
    assert options["max_rounds"] == {
        "name": "max_rounds", "default": 60, "range": [20, 500], "list": False, "text": words(GAME.package).say("option-max_rounds"),
    }  # fmt: skip
    assert options["out_points"]["values"] == ["keep", "forfeit"]
    assert all(o["text"].endswith(".") for o in options.values())


def test_a_comparison_shows_what_other_rules_change(lopsided):
    shown = lopsided("compare", "threat-level", "--games", "60", "--seats", "2", "--against", "variant=equal", "--figure", "rounds").stdout
    assert re.search(r"rounds +\d+\.\d+ ±.*\n +equal +[+-]\d+", shown)
    found = json.loads(lopsided("compare", "threat-level", "--games", "60", "--seats", "2", "--against", "variant=equal", "--json").stdout)
    assert (found["games"], found["against"]) == (60, [{"variant": "equal", "options": {}}])


def test_a_simulation_for_programs_has_the_agreed_keys_and_repeats_itself(lopsided):
    arguments = ("simulate", "threat-level", "--games", "300", "--agents", "climber,comrade,random", "--seed", "7", "--json")
    first, again = (json.loads(lopsided(*arguments).stdout) for _ in range(2))
    assert list(first) == ["game", "version", "games", "seats", "agents", "seed", "moves", "seconds", "moves_per_second", "rounds", "wins", "groups"]
    assert (first["games"], first["seats"], first["agents"], first["seed"]) == (300, 3, ["climber", "comrade", "random"], 7)
    for timing in ("seconds", "moves_per_second"):
        del first[timing], again[timing]
    assert first == again


def test_a_simulation_plays_by_the_house_rules_and_the_variant_it_is_given(lopsided):
    plain = json.loads(lopsided("simulate", "threat-level", "--games", "200", "--seats", "2", "--json").stdout)
    short = json.loads(lopsided("simulate", "threat-level", "--games", "200", "--seats", "2", "--set", "max_rounds=20", "--variant", "equal", "--json").stdout)
    assert plain["agents"] == ["random", "random"]
    assert plain["rounds"]["most"] > 20 >= short["rounds"]["most"]


def test_a_simulation_for_people_shows_shares_with_intervals(lopsided):
    shown = lopsided("simulate", "threat-level", "--games", "200", "--seats", "2").stdout
    assert "Threat Level" in shown
    assert re.search(r"\d\.\d+% +\[\d", shown)


def test_warming_says_how_long_each_game_took(lopsided):
    result = lopsided("warm", "threat-level", "--json")
    assert result.exit_code == 0
    assert list(json.loads(result.stdout)) == ["threat-level"]
    assert "threat-level: compiled and ready" in lopsided("warm", "threat-level").stdout


def test_a_game_that_cannot_be_compiled_is_named(lopsided, monkeypatch, tmp_path):
    broken = tmp_path / "python"
    broken.write_text("#!/bin/sh\necho no compiler today\nexit 3\n")
    broken.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(broken))
    result = lopsided("warm", "threat-level")
    assert result.exit_code == 1
    assert result.stderr == "lopsided: Threat Level could not be compiled: no compiler today\n"


@pytest.fixture
def outside(monkeypatch, tmp_path):
    """A place that is no checkout."""
    monkeypatch.setattr(cli, "__file__", str(tmp_path / "site-packages" / "lopsided" / "cli.py"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_benchmarks_without_a_checkout_say_what_is_missing(lopsided, outside):
    result = lopsided("bench")
    assert result.exit_code == 2
    assert "benchmarks/run.py" in result.stderr
    assert result.stderr.count("\n") == 1


def test_benchmarks_run_in_the_checkout_with_their_own_switches(lopsided, outside):
    (outside / "benchmarks").mkdir()
    (outside / "benchmarks" / "run.py").write_text("import sys; open('asked', 'w').write(' '.join(sys.argv[1:])); sys.exit(5)")
    assert lopsided("bench", "--quick", "pig").exit_code == 5
    assert (outside / "asked").read_text() == "--quick pig"


def test_old_matches_are_purged_and_a_time_that_is_none_is_told(lopsided, tmp_path):
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    result = lopsided("purge", "--older-than", "90d", "--database", database)
    assert (result.exit_code, result.stdout) == (0, "Removed 0 matches with 0 entries, and 0 codes.\n")
    wrong = lopsided("purge", "--older-than", "soon", "--database", database)
    assert (wrong.exit_code, wrong.stderr) == (2, "lopsided: soon is no time: write 36h, 90d or 12w.\n")
