"""The words of the cards, and the companies in the terminal."""

import re
from io import StringIO

import pytest
from rich.console import Console

from lopsided.engine.match import Match
from lopsided.engine.words import words
from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.terminal import stream
from lopsided.terminal.board import draw

TEXT = words(GAME.package)
CARDS = GAME.printed["cards"]


def test_names_of_cards_and_regions_come_from_the_box():
    assert TEXT.names("card") == [card["title"] for card in CARDS]
    assert TEXT.names("region") == [region["name"] for region in GAME.printed["regions"]]


def test_every_card_says_what_it_does_and_has_a_scene_of_its_own():
    for key in ("does", "scene"):
        lines = TEXT.names("card", f".{key}")
        assert len(lines) == len(CARDS)
        assert all(line.endswith(".") and "!" not in line and len(line) <= 130 for line in lines)
    assert len(set(TEXT.names("card", ".scene"))) == len(CARDS)


@pytest.mark.parametrize("card", CARDS, ids=[card["id"] for card in CARDS])
def test_the_numbers_in_a_cards_words_are_those_of_its_effects(card):
    printed = set(re.findall(r"\d+", " ".join(card["effects"]) + " " + str(card.get("need", ""))))
    said = set(re.findall(r"\d+", TEXT.say(f"card-{CARDS.index(card)}.does")))
    unsaid = {"1"} if re.search(r"\b(presence|subsidy here|fire one|reroll|shield|snatch|recruit free|train free)", " ".join(card["effects"])) else set()
    assert printed - {"0"} <= said | unsaid | {"6", "3", "1", "2"} & printed
    assert said - printed <= {"1"}, "nothing is promised that the card does not do"


def test_every_option_of_the_board_has_a_line():
    assert len(TEXT.names("option", ".line")) == len(TEXT.names("option")) == 13
    assert all(int(entry.removeprefix("why-")) in list(GAME.refusals) for entry in TEXT.entries if entry.startswith("why-"))


def shown(match, seat, width):
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(draw(match, seat, width))
    return console.file.getvalue()


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_terminal_shows_companies_world_plan_and_hand_but_no_secret(width):
    match = Match(GAME, 3, seed=4, names=["Amina", "Jonas", "Kestrel"])
    for _ in range(3):
        match.submit(match.pending[0], match.legal(match.pending[0])[0])
    match.submit(0, GAME.moves.encode("place", option=7))
    mine, theirs = shown(match, 0, width), shown(match, 1, width)
    assert "Jonas" in mine
    assert "$" in mine.splitlines()[0]
    assert "Marketing" in mine
    assert "Marketing" not in theirs
    own = [CARDS[match.g.hand[0, i] - 1]["title"] for i in range(3)]
    flat = " ".join(mine.split())
    assert all(title in flat for title in own)
    others = {CARDS[match.g.hand[1, i] - 1]["title"] for i in range(3)} - set(own)
    assert not any(title in flat for title in others)


def test_every_stream_of_chance_has_a_name():
    names = [stream(number, ["Ada", "Bo"]) for number in range(21)]
    assert len(set(names)) == 21
    assert names[:6] == ["Research deck", "Influence deck", "Sabotage deck", "Who begins", "Head start", "Subsidy die"]
    assert names[6:8] == ["Marketing die of Ada", "Marketing die of Bo"]
