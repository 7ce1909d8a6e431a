"""The cards, regions, goals and figures in box.toml are those of the ledger's tables, number for number."""

import re
from pathlib import Path

import pytest

from lopsided.games.displacement import GAME
from lopsided.games.displacement.state import Band

PRINTED = {entry["id"]: entry for section in ("cards", "regions") for entry in GAME.printed[section]}
LEDGER = (Path(__file__).parents[3] / "docs" / "ledger" / "displacement.md").read_text("utf-8")
ROWS = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in LEDGER.splitlines() if line.startswith("| ")]
CONTENT = {row[0]: row for row in ROWS if re.fullmatch(r"DP-[SRG]\d+", row[0])}
FIGURES = {row[0]: row[1] for row in ROWS}
REACH = {"others": "others ", "all": "all "}


def of(letter):
    """The ids of one sort of card."""
    return sorted(id_ for id_ in CONTENT if id_[3] == letter)


def counts(text):
    """`1 (0)` as one card, and none with five or six nations."""
    found = re.fullmatch(r"(\d+)(?: \((\d+)\))?", text)
    return int(found[1]), int(found[2] or found[1])


def effects(text):
    """`com-1, die(1); others: tok-2` as box.toml writes it."""
    found = re.findall(r"(?:(others|all): )?\b(com|tok|die|grow|urbanize|aid|hold)\b(?:\((\d+)\)|([+-]\d+))?", text)
    return [f"{REACH.get(who, '')}{verb} {amount or sign}".rstrip() for who, verb, amount, sign in found]


def test_the_ledger_and_the_box_have_the_same_cards_and_regions():
    assert set(of("S") + of("R")) == set(PRINTED)
    assert [len(of(letter)) for letter in "SRG"] == [34, 12, 3]


@pytest.mark.rule("DP-044", "DP-047", "DP-050", "DP-052", "DP-057", "DP-059", "DP-060", "DP-061", "DP-063", "DP-066")
@pytest.mark.parametrize("id_", of("S"))
def test_a_scenario_is_as_in_the_ledger(id_):
    _, title, kind, does, copies, _ = CONTENT[id_]
    card, block, safe = PRINTED[id_], re.search(r"block\((\d+)\)", does), re.search(r"safe\(([^)]*)\)", does)
    assert (card["name"], card["kind"]) == (title, kind)
    assert card["block"] == (int(block[1]) if block else 0)
    assert card["safe"] == ([tag for tag in safe[1].split(", ") if tag] if safe else [])
    assert card["effects"] == effects(re.sub(r"(block|safe)\([^)]*\);? ?", "", does))
    assert (card["count"], card.get("crowded", card["count"])) == counts(copies)


@pytest.mark.parametrize("id_", of("S"))
def test_what_the_book_gives_is_marked_so(id_):
    assert PRINTED[id_]["source"] == ("book" if CONTENT[id_][5].startswith("book") else "designed")


def test_the_sums_of_the_deck_and_of_the_goals_are_those_in_their_headings():
    for section, heading in (
        ("cards", r"### Scenario deck \((\d+); (\d+) with 5 or 6 nations\)"),
        ("goals", r"### Goal cards \((\d+); (\d+) with 5 or 6 nations\)"),
    ):
        sums = [sum(card["count"] for card in GAME.printed[section]), sum(card.get("crowded", card["count"]) for card in GAME.printed[section])]
        assert [*map(int, re.search(heading, LEDGER).groups())] == sums


@pytest.mark.rule("DP-001", "DP-048", "DP-Q02")
@pytest.mark.parametrize("id_", of("R"))
def test_a_region_and_what_passes_it_by_are_as_in_the_ledger(id_):
    _, name, tags, harmless, copies, source = CONTENT[id_]
    region, box = PRINTED[id_], GAME.box.on(GAME.make_box(4))
    assert (region["name"], sorted(region["tags"]), copies) == (name, sorted(tags.split(", ")), "1")
    assert region["source"] == source.split(" ")[0]
    passed = sum(card["count"] for card in GAME.printed["cards"] if card["kind"] == "crisis" and set(card["safe"]) & set(region["tags"]))
    assert passed == int(harmless)
    assert box.band[of("R").index(id_)] == (Band.PROTECTED if passed >= 10 else Band.EXPOSED if passed <= 7 else Band.MIDDLE)


@pytest.mark.rule("DP-002", "DP-Q03")
@pytest.mark.parametrize("id_", of("G"))
def test_a_goal_is_dealt_as_often_as_in_the_ledger(id_):
    _, title, _, copies, _ = CONTENT[id_]
    goal = next(goal for goal in GAME.printed["goals"] if goal["name"] == title.split(" ")[0].lower())
    assert (goal["count"], goal.get("crowded", goal["count"])) == counts(copies)


@pytest.mark.rule("DP-004", "DP-005", "DP-007", "DP-008", "DP-009", "DP-028", "DP-043")
def test_the_figures_are_those_of_the_ledger():
    figures = GAME.printed["figures"]
    start = [figures["tokens"], figures["communities"], figures["communities"] * figures["housed"], figures["displaced"]]
    assert FIGURES["start tokens / communities / pins housed / displaced"] == " / ".join(map(str, start))
    assert FIGURES["community price; shelter per pin; income per full community"] == f"{figures['community_price']}; {figures['shelter_price']}; 1"
    assert FIGURES["pins per full community; squares"] == f"{figures['full']}; {figures['squares']}"
    assert FIGURES["goal tokens"] == str(figures["goal_tokens"])
