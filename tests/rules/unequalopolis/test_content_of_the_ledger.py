"""What is printed in box.toml is what the ledger's tables say, number for number."""

import re
from pathlib import Path

import pytest

from lopsided.games.unequalopolis import GAME

PRINTED = GAME.printed
LEDGER = (Path(__file__).parents[3] / "docs" / "ledger" / "unequalopolis.md").read_text("utf-8")


def rows(heading):
    """The rows of the table under a heading, cell by cell, without its head."""
    text = LEDGER.split(f"\n### {heading}")[1].split("\n#")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")][2:]


def rule(id_):
    """What a rule says."""
    return next(line.split("|")[2] for line in LEDGER.splitlines() if line.startswith(f"| {id_} "))


DECKS = {"bounty": "Bounty deck (16)", "lucky": "Lucky or Not deck (16)", "empowerment": "Empowerment deck (9)", "country": "Country deck (14)"}
CARDS = {row[0]: (deck, *row[1:]) for deck, heading in DECKS.items() for row in rows(heading)}
# Words of the ledger for what a card grants or rules, and the tag in the box.
TAGS = {
    "buy on landing": "permission", "own utilities and factories": "industry", "own railroads": "rail", "4 crops and warehouses": "harvest",
    "100 percent at the Bank and from cards": "pay", "keeps inheritance cards, at her card rate": "inherit", "no Country rule binds her": "passport",
    "no lost turn on the Park": "park", "in prison she trades, builds, bids and collects rent as a man": "counsel",
    "turns lost": "night", "no bids in deed auctions": "no_bids", "no mortgage, no lifting; except to raise cash for a debt": "no_credit",
    "no trade offers, no acceptance": "no_trade", "no building": "no_building", "Bank sum 70": "half_wage",
    "movement roll with one die, no doubles; prison attempts keep two dice": "on_foot",
    "of each rent that she collects floor(half) goes to the first man": "guardian",
    "a claim costs 20 to the bank on landing; without cash 20 no claim": "stamp_fee",
    "no purchase from the bank by landing or claim; auctions allowed": "no_purchase", "tax spaces doubled": "taxed_twice",
    "railroad rent doubled when she pays it": "escort", "women get men's sums at the Bank and from cards": "equal_pay",
    "CANCEL_COUNTRY": "waiver", "JAIL_FREE": "jail_free", "richest_other": "richest", "poorest_other": "poorest",
}  # fmt: skip
VERBS = {"GO_PRISON": "prison", "RESET_COUNTRY": "reset", "PAY_PER_BUILDING": "per_building"}


def in_the_box(effect):
    """`COLLECT_FROM(richest_other,60)` as box.toml writes it."""
    verb, inner = re.fullmatch(r"([A-Z_]+)(?:\((.*)\))?", effect).groups()
    parts = [inner] if inner in TAGS else (inner or "").split(",")
    return " ".join([VERBS.get(verb, verb.lower()), *(TAGS.get(part, part) for part in parts if part)])


def effects(text):
    """A card's effect for a man and for a woman; what stands after it only explains it."""
    both = re.match(r"BY_GENDER\((.*); (.*)\)", text)
    if both:
        return {"man": in_the_box(both[1]), "woman": in_the_box(both[2])}
    return {"effect": in_the_box(re.match(r"[A-Z_]+(?:\((?:[^()]|\([^()]*\))*\))?", text)[0])}


@pytest.mark.rule("UQ-002")
def test_the_ledger_and_the_box_have_the_same_cards():
    assert [card["id"] for card in PRINTED["cards"]] == sorted(CARDS, key=lambda id_: ("BLCE".index(id_[0]), id_))
    assert all(count == "1" for *_, count, _ in CARDS.values())


@pytest.mark.rule("UQ-074", "UQ-079", "UQ-088", "UQ-093", "UQ-104", "UQ-Q48")
@pytest.mark.parametrize("id_", CARDS)
def test_a_card_is_as_in_the_ledger(id_):
    deck, title, effect, _, source = CARDS[id_]
    card = next(card for card in PRINTED["cards"] if card["id"] == id_)
    name = re.sub(r" \(.*\)$", "", title).removeprefix("Country reset: ")
    assert (card["name"].lower(), card["deck"], card["source"]) == (name.lower(), deck, "book" if source == "book" else "designed")
    assert {key: card[key] for key in ("effect", "man", "woman") if key in card} == effects(effect)


@pytest.mark.rule("UQ-Q04", "UQ-Q05", "UQ-025", "UQ-026")
def test_the_board_is_as_in_the_ledger():
    spaces = rows("Board")
    assert [int(number) for number, _, _ in spaces] == list(range(40))
    for (_, name, kind), space in zip(spaces, PRINTED["spaces"], strict=True):
        short = re.sub(r"^(R|U)\w+ (\d).*", r"\1\2", re.sub(r" \(and visit\)$", "", name))
        assert space["name"] == short
        assert (space["kind"] == "tax", space.get("tax")) == (kind.startswith("tax"), int(re.search(r"f(\d+)", kind)[1]) if kind.startswith("tax") else None)


@pytest.mark.rule("UQ-045", "UQ-046", "UQ-061", "UQ-Q07", "UQ-Q08")
def test_the_streets_are_as_in_the_ledger():
    streets = [deed for deed in PRINTED["deeds"] if "group" in deed]
    table = rows("Deeds: streets (18)")
    assert len(table) == 18
    for (name, group, price, *rents, mortgage, crop, source), deed in zip(table, streets, strict=True):
        assert (deed["name"], deed["group"], deed["price"], deed["mortgage"], deed["crop"]) == (name, int(group[0]), int(price), int(mortgage), int(crop))
        assert deed["rent"] == [int(rent) for rent in rents]
        assert deed["source"] == ("book" if source.startswith("book") else "designed")


@pytest.mark.rule("UQ-047", "UQ-048", "UQ-Q06")
def test_the_railroads_and_the_works_are_as_in_the_ledger():
    deeds = {deed["name"]: deed for deed in PRINTED["deeds"] if "kind" in deed}
    table = rows("Deeds: restricted (4)")
    assert len(table) == len(deeds) == 4
    for name, kind, price, one, both, mortgage, source in table:
        deed = deeds[re.sub(r"^(R|U)\w+ (\d).*", r"\1\2", name)]
        assert (deed["kind"], deed.get("factory", False)) == (kind.split(",")[0], "factory" in kind)
        assert (deed["price"], deed["mortgage"], deed["source"]) == (int(price), int(mortgage), "book" if source == "book" else "designed")
        assert deed["rent"] == [int(re.match(r"\d+", rent)[0]) for rent in (one, both)]
        assert ("x dice" in one) == (deed["kind"] == "utility")


@pytest.mark.rule("UQ-002", "UQ-013", "UQ-014")
def test_the_money_is_as_in_the_ledger():
    head = [int(cell) for cell in re.search(r"\| value \| ([\d| ]+) \| all \|", LEDGER)[1].split("|")]
    bills, *starts = ([int(cell) for cell in row[1:8]] for row in rows("Money")[0:])
    assert (PRINTED["pieces"]["bills"], PRINTED["money"]["count"], sum(bills)) == (head, bills, 210)
    sums = [sum(bill * n for bill, n in zip(head, start, strict=True)) for start in starts]
    assert [sign["start"] for sign in PRINTED["signs"]] == sums == [1500, 1000]
    assert sum(bill * n for bill, n in zip(head, bills, strict=True)) == 16850


@pytest.mark.rule("UQ-002", "UQ-021", "UQ-022", "UQ-023", "UQ-024", "UQ-055", "UQ-070", "UQ-080", "UQ-096", "UQ-122")
def test_the_sums_and_pieces_are_as_the_rules_name_them():
    man, woman = PRINTED["signs"]
    assert (f"{PRINTED['pieces']['crops']} crops, {PRINTED['pieces']['warehouses']} warehouses" in rule("UQ-002"), PRINTED["pieces"]["sides"]) == (True, 6)
    assert f"f{man['bank']}" in rule("UQ-023")
    assert f"f{woman['bank']}" in rule("UQ-024")
    assert f"{woman['percent']} percent" in rule("UQ-080")
    assert ("third consecutive" in rule("UQ-021"), woman["doubles"], "second consecutive" in rule("UQ-022"), man["doubles"]) == (True, 3, True, 2)
    assert f"pay f{PRINTED['sums']['fine']}" in rule("UQ-096")
    assert f"at most {PRINTED['sums']['few_crops']} crops" in rule("UQ-055")
    assert f"plus {PRINTED['house']['debt_offers']} per debt" in rule("UQ-070")
    assert f"most {PRINTED['house']['most_managed']} manage" in rule("UQ-122")
    assert f"Bank sum {PRINTED['house']['half_wage']}" in CARDS["C06"][2]
    assert f"costs {PRINTED['house']['stamp_fee']} to the bank" in CARDS["C09"][2]


@pytest.mark.rule("UQ-113")
def test_the_options_have_the_defaults_of_the_ledger():
    told = {name: (default, values) for name, default, values in rows("Options") if name in PRINTED["options"]}
    words = {"false": "no", "true": "yes"}
    for name, (default, _) in told.items():
        assert str(PRINTED["options"][name]["default"]) == words.get(default, default)
    rulings = dict(re.findall(r"`(\w+)`: (\w+)(?:[^|`]*?)\(default", LEDGER))
    for name, default in rulings.items():
        assert str(PRINTED["options"][name]["default"]) == words.get(default, default), name
    assert set(PRINTED["options"]) <= set(told) | set(re.findall(r"`(\w+)`:", LEDGER))
