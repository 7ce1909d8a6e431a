"""The cards in box.toml are those of the ledger's tables, word for word and number for number."""

import re
from pathlib import Path

import pytest

from lopsided.games.disparity_trap import GAME

PRINTED = {card["id"]: card for card in GAME.printed["cards"]}
LEDGER = Path(__file__).parents[3] / "docs" / "ledger" / "disparity-trap.md"
ROWS = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in LEDGER.read_text("utf-8").splitlines()]
CARDS = {row[0]: row for row in reversed(ROWS) if re.fullmatch(r"[OEGJX]\d+", row[0])}  # the first row of an id counts
VERBS = re.compile(r"(?<!COST_)\b(GAIN|LOSE|BACK|SKIP)\(([^)]*)\)")


def reach(text):
    """`1-4` as 4; nothing where no die is rolled."""
    return None if text == "-" else int(text[-1])


def effects(text):
    """`GAIN(Skill,2); BACK(3)` as box.toml writes it."""
    return [f"{verb} {rest.replace(',', ' ')}".lower() for verb, rest in VERBS.findall(text)]


def of(letter):
    """The ids of a deck."""
    return sorted(id_ for id_ in CARDS if id_[0] in letter)


def test_the_ledger_and_the_box_have_the_same_cards():
    assert set(CARDS) == set(PRINTED)
    assert [len(of(letter)) for letter in "OEGJX"] == [25, 26, 4, 6, 1]


@pytest.mark.rule("DT-024", "DT-027", "DT-028", "DT-030", "DT-134")
@pytest.mark.parametrize("id_", of("OE"))
def test_an_opportunity_or_event_is_as_in_the_ledger(id_):
    _, title, line, module, needs, tier, who, sign, sd, snd, does, tag, count, _ = CARDS[id_]
    card, back = PRINTED[id_], re.search(r"COST_BACK\((\d)\)", does)
    assert (card["name"], card["line"], card.get("set", "basic")) == (re.sub(r" \(\w+\)$", "", title), line, module)
    assert card.get("needs", []) == ([] if needs == "-" or who == "REACT" else needs.lower().split(" / ")), "the fee of Influence is an option"
    assert (card.get("tier", "any"), card.get("who", "one"), card.get("penalty", False)) == (tier, who.lower(), sign == "-")
    assert card.get("sd") == reach(sd)
    assert 6 - card["sd"] == 7 - int(snd[0]) if who == "ROLLOFF" else card.get("snd") == reach(snd)
    assert (card["effects"], card.get("cost_back", 0)) == (effects(does), int(back[1]) if back else 0)
    assert (card.get("tag", "-"), card["count"]) == (tag.lower(), int(count))


@pytest.mark.rule("DT-014", "DT-055", "DT-Q85")
@pytest.mark.parametrize("id_", of("G"))
def test_a_goal_is_as_in_the_ledger(id_):
    _, title, tier, sd, snd, does, _, tag, _ = CARDS[id_]
    card = PRINTED[id_]
    assert (card["name"], card["goal"], card["sd"], card["snd"], card["tag"]) == (title, int(tier[-1]), reach(sd), reach(snd), tag.lower())
    assert card["effects"] == [does.replace("WEALTH(", "gain ").replace(")", " 1").lower()]


@pytest.mark.rule("DT-095", "DT-096", "DT-097", "DT-098")
@pytest.mark.parametrize("id_", of("J"))
def test_a_justice_card_is_as_in_the_ledger(id_):
    _, title, tier, sd, snd, first, sd_2, snd_2, second, count = CARDS[id_]
    card, fine = PRINTED[id_], re.fullmatch(r"COST\(Privilege,(\d)\) else BACK\((\d)\)", first)
    assert (card["name"], card.get("tier", "any"), card["count"], card["tag"]) == (title, tier, int(count), "justice")
    assert (card["sd"], card["snd"], card["second"]["sd"], card["second"]["snd"]) == tuple(map(reach, (sd, snd, sd_2, snd_2)))
    assert card["effects"] == [f"pay privilege {fine[1]} else back {fine[2]}"]
    assert card["second"]["effects"] == ["gain justice 1", *effects(second)]


@pytest.mark.rule("DT-088", "DT-089", "DT-090", "DT-091", "DT-Q53")
def test_the_taxes_are_as_in_the_ledger():
    _, title, *tiers, _ = CARDS["X1"]
    card = PRINTED["X1"]
    assert card["name"] == title
    assert [*card["tiers"], card["without_skip"]] == [effect for tier in tiers for effect in effects(tier)]
