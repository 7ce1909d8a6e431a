"""The words and the board in the terminal."""

import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from lopsided.engine.events import Event
from lopsided.engine.match import Match
from lopsided.engine.words import words
from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.state import STREAMS, Thing
from lopsided.games.disparity_trap.terminal import effect_words, stream
from lopsided.terminal.board import draw
from lopsided.terminal.table import Quit
from lopsided.terminal.table import Table as TerminalTable

sys.path.append(str(Path(__file__).parents[2] / "rules"))  # where positions are laid by their notation

from disparity_trap.board import trap

TEXT = words(GAME.package)


def shown(t, seat=0, width=100):
    """The board as lines of text."""
    console = Console(width=width, file=StringIO(), record=True)
    console.print(draw(t.match, seat, width))
    return console.export_text().rstrip("\n").split("\n")


def test_the_board_shows_who_stands_where_with_what():
    t = trap("vote power justice", A="SND 11 skill2 job pr2 power : O05 O01 O02", B="SD 26 job home pr7 justice2", C="SND 0")
    t.lay(level=1 << 2)
    t.turn()
    lines = [" ".join(line.split()) for line in shown(t)]
    assert "Tier 3 24 # · ● · · J · · · · · · all at home here win together" in lines
    assert "Tier 1 0 ■ · · · J · · · · J · ▲" in lines
    assert "> ▲ You SND 11 2 2 Skill, Job, Power token" in lines
    assert "● B SD 26 7 Job, Home, 2 Justice tokens" in lines
    assert "Level Startup" in lines
    assert any("Small loan desk: Gain a Startup. (SD 1-3, SND 1)" in line for line in lines)


def test_the_board_says_who_is_waited_for_and_shows_both_ranges():
    t = trap(A="SND 23 job pr3", B="SD 0")
    t.rolls("A", 3)
    t.goes(die=1)
    text = "\n".join(" ".join(line.split()) for line in shown(t, 1))
    assert "Waiting for ▲ A, about ▲ A" in text
    assert "Sign for a house for ▲ A, rolled 3: Gain a Home. (SD 1-3, SND 1)" in text


def test_nobody_sees_the_hand_of_another_on_the_board():
    t = trap(A="SD 0 : O12 O01 O02", B="SND 0")
    t.turn()
    assert "Angel investor" in "\n".join(shown(t, 0))
    assert "Angel investor" not in "\n".join(shown(t, 1) + shown(t, -1))
    assert "Your hand" not in "\n".join(shown(t, -1))


@pytest.mark.parametrize("width", [46, 60, 80, 140])
def test_the_board_fits_its_terminal(width):
    match = Match(GAME, 6, {"preset": "advanced", "tier_length": 14}, seed=3)
    for _ in range(200):
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, "random", match.luck()))
        if match.over:
            break
    console = Console(width=width, file=StringIO(), record=True)
    console.print(draw(match, 0, width))
    assert max(map(len, console.export_text().split("\n"))) <= width


@pytest.mark.parametrize(("hand", "bothered"), [("O21 O01 O02", True), ("O20 O01 O02", False)])
def test_who_holds_no_influence_card_is_not_bothered_about_it(hand, bothered, monkeypatch):
    t = trap("influence", A="SND 11", B=f"SD 0 pr2 : {hand}")
    t.goes(die=1)
    assert (t.phase, t.asked) == ("influence", ["B"])
    table, seen = TerminalTable(Console(file=StringIO()), t.match, 1, ["striver", ""]), []

    def leave(actions):
        seen.append(t.match.phase)
        raise Quit

    monkeypatch.setattr(table, "decide", leave)
    with pytest.raises(Quit):
        table.run()
    assert (seen == ["influence"]) == bothered


def test_every_stream_of_chance_has_a_name():
    assert len({stream(number, ["Ada", "Bo"]) for number in range(STREAMS)}) == STREAMS


def test_every_effect_can_be_said_in_words():
    board = GAME.board(Match(GAME, 4, {"preset": "advanced"}, seed=1).box)
    said = [effect_words(face["effects"], TEXT) for card in board["cards"] for face in (card, card["second"]) if face]
    said += [effect_words(effects, TEXT) for card in board["cards"] if card["by_tier"] for effects in card["by_tier"]]
    assert "Pay 1 token or go back 3." in said
    assert "Lose 2 tokens." in said
    assert not any("{" in sentence for sentence in said)


@pytest.mark.parametrize(
    ("a", "die", "line"),
    [
        ("SND 23 job pr0", 3, "A rolled 3 on “Sign for a house”. The range for A is a 1: outside."),
        ("SD 23 job pr0", 3, "A rolled 3 on “Sign for a house”. The range for A is 1 to 3: inside."),
    ],
)
def test_the_story_says_what_the_same_die_means_to_whom(a, die, line):
    t = trap(A=a, B=f"{'SD' if a.startswith('SND') else 'SND'} 0")
    t.rolls("A", die)
    t.goes(die=1)
    assert line in t.story("B")


def test_a_vote_is_told_in_full_when_the_envelopes_open():
    t = trap("vote power", A="SND 0 pr3", B="SD 0 pr3")
    t.votes("A", 4)
    t.turn()
    t.vote_on("home", 2, A=1, B=2)
    told = t.story("B")
    assert "A put 2 tokens down and called a vote to level Home. The pool must beat 1 die." in told
    assert "A sealed an envelope." in told
    assert "You put 2 tokens into the pool." in told
    assert "A pool of 5 against 4: the vote passes. On Home cards everybody rolls as SD from now on." in told
    assert "A put in the most, 3 tokens, and gets a Power token." in told


@pytest.mark.parametrize("kind", ["drew", "put_away"])
def test_which_card_somebody_draws_or_puts_away_has_words_for_its_owner_alone(kind):
    event = Event(kind, {"seat": 0, "card": 3})
    assert "Pitch night" in GAME.say(event, ["Ada", "Bo"], reader=0)
    assert [GAME.say(event, ["Ada", "Bo"], reader=reader) for reader in (1, -1)] == ["", ""]


def test_a_refusal_for_want_of_tokens_names_the_rule_that_asks_for_them():
    t = trap("vote", A="SD 0 pr1", B="SND 0")
    t.turn()
    assert str(t.match.why_not(0, GAME.moves.encode("vote", subject=4))).endswith("at least 2 Privilege tokens; you have 1 (DT-072).")
    t = trap("power", A="SND 11 pr2 power", B="SD 0")
    t.rolls("A", 6)
    t.goes(die=1)
    assert str(t.match.why_not(0, GAME.moves.encode("pay"))).endswith("costs 3 Privilege tokens; you have 2 (DT-034).")


@pytest.mark.parametrize(
    ("level", "line"), [(0, "The die shows 4; 1 to 4 was for SD. It goes to A."), (1 << Thing.JOB, "The die shows 4, and each had half of it. It is yours.")]
)
def test_a_roll_off_says_whose_numbers_it_was_rolled_on(level, line):
    t = trap("vote rolloff", A="SD 13 job", B="SND 13 job")
    t.lay(level=level)
    t.rolls("A", 4)
    t.goes(event="E22")
    assert line in t.story("B")
