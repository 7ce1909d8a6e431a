"""The words and the board in the terminal: every printed thing has its sentence, and a person sees who owns what."""

import re
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from lopsided.engine.match import Match
from lopsided.engine.words import words
from lopsided.games.unequalopolis import GAME
from lopsided.games.unequalopolis.state import STREAMS
from lopsided.games.unequalopolis.terminal import stream
from lopsided.terminal.board import draw
from lopsided.testing.grammar import keys, read_messages, selects

sys.path.append(str(Path(__file__).parents[2] / "rules"))  # where positions are laid by their names

from unequalopolis.board import town

TEXT = words(GAME.package)


def test_the_names_in_the_text_are_those_in_the_box():
    assert len(TEXT.names("deed")) == 22
    assert len(TEXT.names("space")) == 40
    for name, deed in zip(TEXT.names("deed"), GAME.printed["deeds"], strict=True):
        assert name.endswith(deed["name"]) or "group" not in deed


@pytest.mark.parametrize("kind", ["says", "scene"])
def test_every_card_has_sentences_of_its_own(kind):
    lines = TEXT.names("card", f".{kind}")
    assert len(lines) == len(GAME.printed["cards"])
    assert all(line.endswith(".") and "!" not in line for line in lines)
    assert kind == "says" or len(set(lines)) == len(lines)


def test_every_law_has_words_and_every_deck_a_name():
    board = GAME.board(Match(GAME, 2, seed=1).box)
    laws = {card["woman"]["word"] for card in board["cards"] if card["deck"] == "country" and card["woman"]["what"] == "rule"}
    (bound,) = selects(read_messages(TEXT.source, "en.ftl")["slip-bound"])
    assert laws == set(keys(bound))
    assert {card["deck"] for card in board["cards"]} == set(TEXT.family("deck"))


def test_every_restriction_has_the_fact_behind_it_with_a_year_or_the_book_that_says_so():
    cards = [card["id"] for card in GAME.printed["cards"] if card["deck"] in ("country", "empowerment")]
    rules = ["start", "pay", "permission", "ownership", "building", "inheritance", "park", "prison", "doubles", "care"]
    assert set(TEXT.family("fact")) == {"B01", *rules, *cards}
    for fact in [TEXT.say(f"fact-{key}") for key in TEXT.family("fact")]:
        assert re.search(r"\b(1[89]|20)\d\d\b|[Tt]he book", fact), fact
        assert len(fact) < 180, fact
        assert fact.endswith("."), fact


PLACES = re.compile(
    "England|Britain|Kingdom|France|Spain|Switzerland|Germany|Iceland|Russia|States|India|Nepal|Afghanistan|Arabia|Lesotho|Rwanda|Congo|Australia"
    "|FAO|United Nations|University|International Labour Organization|World Economic Forum|World Bank|European Court of Justice"
)


def test_every_fact_says_where_and_in_which_year_it_can_be_looked_up():
    for key in TEXT.family("fact"):
        assert f"fact-{key}.source" in TEXT, f"{key} has no source"
        source = TEXT.say(f"fact-{key}.source")
        assert re.search(r"\b(18|19|20)\d\d\b", source), f"{key}: no year in {source!r}"
        assert PLACES.search(source), f"{key}: no country or body in {source!r}"
        assert len(source) < 100, source


def test_a_restriction_that_bites_is_said_beside_what_a_man_gets():
    t = town()
    t.stand("W1", 37)
    t.rolls("W1", 1, 2)
    assert "The Bank paid W1 f140. A man gets f200." in t.story()
    assert "The Bank paid you f140. A man gets f200." in t.story("W1")
    t.draws("W1", "B03")
    assert "You may not inherit. The f100 went to M1." in t.story("W1")


def test_what_done_leads_to_is_said():
    t = town()
    t.begins("M1")
    assert t.match.say_action(0, t.match.legal(0)[0]) == "Roll the dice"
    t.stand("M1", 37)
    t.dice("M1", 1, 2)
    t.do("done")
    assert t.match.say_action(0, t.match.legal(0)[0]) == "End your turn"
    t.claim("W1", "3A")
    t.begins("W1")
    assert t.match.say_action(2, t.match.legal(2)[0]) == "On to your claim on Loomside 3A"


def shown(t, seat=0, width=110):
    """The board as lines of text."""
    console = Console(width=width, file=StringIO(), record=True)
    console.print(draw(t.match, seat, width))
    return console.export_text()


def test_the_board_shows_signs_cash_deeds_and_what_is_open():
    t = town()
    t.own("M1", "1A 1B 8B")
    t.develop(d1A=4, d1B=5)
    t.mortgage("8B")
    t.claim("W1", "3A")
    t.country("C03", "M2")
    t.hold("W2", "E5")
    t.lands("M2", "2A")
    t.do("decline")
    board = shown(t)
    assert "1A'''' 1B# (8B)" in board
    assert "3A?" in board
    assert "Equal pay ruling" in board
    assert "No credit in her name" in board
    assert "Reedbank 2A, no bid yet" in board
    assert board.count("Woman") == board.count("Man") == 2


def test_the_board_shows_debts_and_offers_to_those_concerned():
    t = town()
    t.own("M1", "3A")
    t.begins("M1")
    t.lay_tray("W1", deeds="3A", asks=50)
    assert ": Loomside 3A;" in shown(t, 0)
    assert ": Loomside 3A;" in shown(t, 2)
    assert "Tray" not in shown(t, 1)
    t = town()
    t.purses(W1=0)
    t.lands("W1", "Luxury Tax")
    assert "W1 owes f75 to the bank" in shown(t, 0)
    t = town(cash_visible="own")
    t.begins("M1")
    assert shown(t, 0).count("?") == 3


@pytest.mark.parametrize("width", [60, 90, 140])
def test_the_board_fits_its_terminal(width):
    t = town("M1 M2 M3 M4 W1 W2 W3 W4")
    t.own("M1", "1A 1B 2A 2B 3A 3B 4A 4B 4C 5A 5B 6A")
    t.begins("M1")
    assert max(map(len, shown(t, 0, width).split("\n"))) <= width


def test_every_stream_of_chance_has_a_name():
    assert len({stream(number, list("ABCDEFGH")) for number in range(STREAMS)}) == STREAMS
