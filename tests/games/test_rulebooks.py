"""The rules for players: what a page is made of, and that it speaks of rules that there are."""

import re
from pathlib import Path

import pytest

from lopsided.engine.game import find_game
from lopsided.engine.words import languages
from lopsided.testing.ledger import ids_in_ledger, registered

ROOT = Path(__file__).parents[2]
MOST_WORDS = 1600  # on two printed sheets
NUMBERS = re.compile(r"\s*\[([A-Z]{2}-[A-Z]?\d[^\]]*)\]")
ID = re.compile(r"[A-Z]{2}-[A-Z]?\d+")
PAGES = [(name, language) for name in registered(ROOT) for language in languages(find_game(name).package)]


@pytest.fixture(params=PAGES, ids=[" in ".join(page) for page in PAGES])
def page(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A game's name and its rules for players in a language."""
    name, language = request.param
    text, spoken = find_game(name).rulebook(language)
    assert spoken == language, f"{name} has no rules for players in {language}"
    return name, text


def test_the_rules_are_an_idea_a_first_turn_in_five_steps_and_topics(page: tuple[str, str]) -> None:
    before, turn, *topics = re.split(r"^## ", NUMBERS.sub("", page[1]), flags=re.MULTILINE)
    title, idea = before.strip().split("\n\n")
    assert title.startswith("# ")
    assert len(re.findall(r"[.!?…](?=\s|$)", idea)) == 3, idea
    assert re.findall(r"^(\d)\. ", turn, re.MULTILINE) == list("12345")
    assert len(topics) > 5


def test_the_rules_fit_on_two_sheets_and_on_a_phone(page: tuple[str, str]) -> None:
    text = NUMBERS.sub("", page[1])
    assert len(re.findall(r"[^\s|#*-]+", text)) <= MOST_WORDS
    assert not [line for line in text.splitlines() if line.startswith("|") and line.count("|") > 4]


def test_the_rules_are_for_players_and_not_for_developers(page: tuple[str, str]) -> None:
    text = NUMBERS.sub("", page[1])
    assert not re.findall(r"`|--\w|\b[a-z]+_[a-z]+\b|\d ?%|ledger|simulat", text)


def test_every_number_is_a_rule_of_the_ledger(page: tuple[str, str]) -> None:
    ledger = set(ids_in_ledger((ROOT / "docs" / "ledger" / f"{page[0]}.md").read_text("utf-8")))
    named = [id_ for numbers in NUMBERS.findall(page[1]) for id_ in ID.findall(numbers)]
    assert named
    assert set(named) <= ledger
    assert all(re.fullmatch(rf"{ID.pattern}(( to | à | a |, ){ID.pattern})*", numbers) for numbers in NUMBERS.findall(page[1]))
