"""`lopsided check`, and how `lopsided simulate` meets a game that is wrong."""

import json
from dataclasses import replace

import pytest

from engine import broken_pig as wrong
from engine.broken_pig import PIG
from lopsided import cli
from lopsided.engine.lens import Lens
from lopsided.engine.rule import rule
from lopsided.engine.words import Words, words
from lopsided.terminal import seating
from lopsided.testing import wording


@pytest.fixture
def install(monkeypatch):
    """Puts a game of Pig with other parts where the command line finds it."""

    def put(**parts):
        for place in (cli, seating):
            monkeypatch.setattr(place, "find_game", lambda name: replace(PIG, name="broken-pig", **parts))

    return put


def test_a_game_that_is_in_order_is_said_to_be(lopsided):
    result = lopsided("check", "pig", "--games", "4", "--actions", "0")
    assert result.exit_code == 0
    assert result.stdout.startswith("Pig: 4 games of ")
    assert "nothing is wrong" in result.stdout


def test_compiled_games_say_how_near_they_came_to_what_the_state_can_hold(lopsided):
    report = json.loads(lopsided("check", "pig", "--games", "0", "--actions", "1000", "--json").stdout)
    assert (report["game"], report["fault"], report["never_taken"]) == ("pig", None, [])
    assert report["compiled_steps"] >= 1000
    assert report["room"] == {"events in a step": [2, 8], "decisions open at once": [1, 1]}


def test_the_first_mistake_is_named_with_its_line_and_the_exit_code_says_so(lopsided, install):
    install(bots={"bidder": wrong.bot_that_bids})
    result = lopsided("check", "broken-pig", "--json")
    assert result.exit_code == 1
    fault = json.loads(result.stdout)["fault"]
    assert (fault["agent"], fault["rule"]) == ("bidder", "bot_that_bids")
    assert fault["what"] == "the bot bidder chose action 7 of 2, which is not legal now"
    shown = lopsided("check", "broken-pig")
    assert (shown.exit_code, shown.stdout.count("\n")) == (1, 1)


def test_a_missing_word_is_found_before_anybody_plays(lopsided, install, monkeypatch):
    install()
    spoilt = Words(words(PIG.package).source.replace("prompt-turn", "prompt-wait"))
    monkeypatch.setattr(wording, "words", lambda package, language="en": spoilt)
    result = lopsided("check", "broken-pig")
    assert (result.exit_code, result.stdout) == (1, "broken-pig: en.ftl, prompt-: missing ['turn'], for nothing ['wait'].\n")


def test_a_view_that_cannot_be_sent_is_named(lopsided, install):
    install(view=lambda box, g: {"pot": g})
    result = lopsided("check", "broken-pig", "--games", "1", "--actions", "0")
    assert result.exit_code == 1
    assert "what seat -1 sees at ply 0 cannot be drawn" in result.stdout


def test_what_a_seat_sees_otherwise_must_have_its_place_in_what_everybody_sees(lopsided, install):
    install(own=lambda box, g, seat: {"bote.0": 1})
    result = lopsided("check", "broken-pig", "--games", "1", "--actions", "0")
    assert result.exit_code == 1
    assert "own() gives bote.0, which view() has not" in result.stdout


def test_a_curve_without_its_games_is_named(lopsided, install):
    def measure(box, g, since, tally, member, curve):
        curve[g.round, 0] += 1

    install(lens=Lens(measure=rule(measure), curves=("pot",)))
    result = lopsided("check", "broken-pig", "--games", "1", "--actions", "0")
    assert result.exit_code == 1
    assert "curve[round, Curve.GAMES] += 1" in result.stdout


def test_a_simulation_of_a_game_that_is_wrong_is_one_line_and_no_figures(lopsided, install):
    install(bots={"bidder": wrong.bot_that_bids})
    result = lopsided("simulate", "broken-pig", "--agents", "bidder", "--games", "10")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("lopsided: broken-pig with 4 seats (defaults), secret lab_secret(0, 0), ply 0: the bot bidder chose action 7 of 2")
    assert result.stderr.count("\n") == 1
