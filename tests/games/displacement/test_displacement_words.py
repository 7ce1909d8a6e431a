"""The words and the board in the terminal: every printed thing has its sentence, and a person sees who lives where."""

import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from lopsided.engine.match import Match
from lopsided.engine.words import words
from lopsided.games.displacement import GAME
from lopsided.games.displacement.terminal import effect_words, stream
from lopsided.terminal.board import draw

sys.path.append(str(Path(__file__).parents[2] / "rules"))  # where positions are laid by their notation

from displacement.board import CARDS, world

TEXT = words(GAME.package)


@pytest.mark.parametrize(("table", "section"), [("card", "cards"), ("region", "regions")])
def test_the_names_in_the_text_are_those_in_the_box(table, section):
    assert TEXT.names(table) == [entry["name"] for entry in GAME.printed[section]]


def test_every_card_and_region_has_a_sentence_of_its_own():
    for lines, entries in ((TEXT.names("card", ".scene"), "cards"), (TEXT.names("region", ".line"), "regions")):
        assert len(lines) == len(GAME.printed[entries])
        assert len(set(lines)) == len(lines)
        assert all(line.endswith(".") and "!" not in line for line in lines)


@pytest.mark.parametrize("variant", ["", "equal"])
@pytest.mark.parametrize("seats", [2, 6])
def test_every_card_can_be_said_in_words(variant, seats):
    board = GAME.board(Match(GAME, seats, variant=variant, seed=1).box)
    said = [effect_words(effect, TEXT) for card in board["cards"] for effect in card["effects"]]
    assert not any("{" in sentence or "-" in sentence for sentence in said)
    assert "Lose 1 community." in said
    assert "Lose 2 communities." in said
    assert {tag for card in board["cards"] for tag in card["safe"]} | {tag for region in board["regions"] for tag in region["tags"]} == set(TEXT.family("tag"))


def shown(w, seat=0, width=100):
    """The board as lines of text."""
    console = Console(width=width, file=StringIO(), record=True)
    console.print(draw(w.match, seat, width))
    return console.export_text().rstrip("\n").split("\n")


@pytest.mark.rule("DP-Q37", "DP-Q38", "DP-Q52")
@pytest.mark.parametrize(
    ("goal", "options", "sentence"),
    [
        ("H", {}, "Humanitarian nation: Everybody on every board has a home."),
        ("M", {}, "Metropolitan nation: Sixteen full communities of your own. Now 1 of 16."),
        ("M", {"metropolis_mode": "built"}, "Metropolitan nation: Sixteen communities of your own, full or not. Now 3 of 16."),
        ("E", {}, "Entrepreneurial nation: Fifteen tokens in your treasury. Now 4 of 15."),
        ("E", {"entrepreneur_mode": "earned"}, "Entrepreneurial nation: Fifteen tokens earned since the game began. Now 9 of 15."),
    ],
)
def test_the_terminal_says_what_the_goal_asks_for_at_this_table_and_how_far_it_is(goal, options, sentence):
    w = world(A="t4 [3,2,0] d0", B="t0 [3] d1", goals=goal, **options)
    w.lay(earned=[9])
    w.begins("B")
    assert f"Your goal  {sentence}" in shown(w)


def test_the_board_shows_who_lives_where_and_who_waits():
    w = world(A="t7 [3,.,1,0] d0", B="t0 [] d2", C="t4 [3] d20", goals="HME", regions="Taiga, Low Islands, Prairie")
    w.wait("B", "AC")
    w.draws("S03", "A")
    assert w.phase == "block"
    lines = shown(w)
    assert [" ".join(line.split()) for line in lines[1:4]] == [
        "> ▲ You Taiga 7 ▲▲▲ ▲·· ··· nobody",
        "● B Low Islands 0 none ▲■",
        "■ C Prairie 4 ■■■ ■■■■■■■■■■■■ and 8 more",
    ]
    assert "Humanitarian nation" in lines[4]
    assert "Flood: Lose 2 communities. Safe: arid." in lines[5]
    assert TEXT.say(f"card-{CARDS['S03']}.scene") in lines[6]


def test_nobody_sees_the_goal_of_another_on_the_board():
    w = world(A="t5 [3] d1", B="t5 [3] d1", goals="HE")
    w.begins("A")
    assert "Humanitarian" in "\n".join(shown(w, 0))
    assert "Entrepreneurial" not in "\n".join(shown(w, 0))
    assert "Your goal" not in "\n".join(shown(w, -1))


@pytest.mark.parametrize("width", [50, 80, 140])
def test_the_board_fits_its_terminal(width):
    homes = ",".join(["3"] * 16)
    w = world(A=f"t5 [{homes}] d9", B=f"t5 [{homes}] d30", C="t5 [3] d1", D="t5 [3] d1", E="t5 [3] d1", F="t5 [3] d1", pins_per_color=200)
    w.begins("A")
    assert max(map(len, shown(w, 0, width))) <= width


def test_a_kept_crash_is_marked_beside_the_tokens():
    w = world(A="t3 [3] d0", B="t5 [3] d1", regions="Hot Desert")
    w.draws("S25")
    assert "crash 0" in next(line for line in shown(w) if "You" in line)


def test_every_stream_of_chance_has_a_name():
    assert len({stream(number, []) for number in range(5)}) == 5


@pytest.mark.parametrize(("amount", "sentence"), [(0, "You had no tokens to lose."), (1, "You lost 1 token."), (2, "You lost 2 tokens.")])
def test_what_is_lost_is_said_as_lost(amount, sentence):
    w = world(A=f"t{amount} [3] d1", B="t5 [3] d1", turns=0)
    w.draws("S06")
    if w.phase == "block":
        w.do("face")
    assert sentence in w.story("A")
