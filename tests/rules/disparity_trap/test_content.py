"""Every card is played; what box.toml says is what happens; what it says wrong is refused."""

from copy import deepcopy

import pytest

from lopsided.engine.box import BoxError
from lopsided.engine.match import Match
from lopsided.engine.words import words
from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.state import Deck
from lopsided.testing.conformance import make_box_of

from .board import CARDS, trap

PRINTED = {card["id"]: card for card in GAME.printed["cards"]}


def player(card, position):
    """A player who qualifies for a card, with tokens to lose."""
    tier = card.get("tier", "any")
    space = {"1": 5, "2": 17, "3": 29, "4": 40}[tier[1]] if tier != "any" else 40 if "business 1" in card.get("needs", []) else 29
    tiles = "job home business" if space > 36 else "job home" if space > 24 else "job" if space > 12 else ""
    needs = " ".join(n.replace(" ", "") for n in card.get("needs", []) if n.split()[0] not in ("job", "home", "business"))
    return f"{position} {space} {tiles} {needs} pr2"


def expected(card, before, fits):
    """What somebody has after a card, by its effects as they are printed."""
    after = dict(before)
    for effect in card["effects"] if fits else []:
        verb, *rest = effect.split()
        if verb in ("gain", "lose"):
            thing, n = rest[0], int(rest[1])
            after[thing] = max(0, after.get(thing, 0) + (n if verb == "gain" else -n))
    return {thing: n for thing, n in after.items() if n}


PLAYED = [id_ for id_, card in PRINTED.items() if card["deck"] in ("opportunity", "event") and card.get("who", "one") in ("one", "all")]


@pytest.mark.rule("DT-030", "DT-031", "DT-032", "DT-134", "DT-042", "DT-133")
@pytest.mark.parametrize("id_", PLAYED)
@pytest.mark.parametrize("position", ["SD", "SND"])
def test_every_card_does_what_it_says_for_each_position_and_die(id_, position):
    card = PRINTED[id_]
    other = {"SD": "SND", "SND": "SD"}[position]
    hand = f": {id_} O18 O19" if card["deck"] == "opportunity" else ""
    for die in range(1, 7):
        t = trap("justice power skip combo", A=f"{player(card, position)} {hand}", B=f"{other} 0")
        before = t.has("A")
        t.rolls("A", die)
        if card["deck"] == "event":
            t.goes(event=id_)
        else:
            t.stack("E16")
            t.turn()
            t.play(id_)
        fits = "sd" not in card or die <= card[position.lower()]
        assert t.has("A") == expected(card, before, fits)
        assert [e["turns"] for e in t.told("skip")] == [int(e.split()[1]) for e in card["effects"] if e.startswith("skip") and fits]
        back = [int(e.split()[1]) for e in card["effects"] if e.startswith("back") and fits]
        assert [e["spaces"] for e in t.told("back")] == back + ([card["cost_back"]] if "cost_back" in card else [])


@pytest.mark.rule("DT-055", "DT-014", "DT-Q85", "DT-Q05")
@pytest.mark.parametrize("ranges", ["steep", "mild"])
@pytest.mark.parametrize("tier", [1, 2, 3, 4])
@pytest.mark.parametrize("position", ["SD", "SND"])
def test_every_goal_awards_its_tile_within_the_range_of_the_position(tier, position, ranges):
    figures = {"steep": [(3, 2), (3, 1), (3, 2), (3, 2)], "mild": [(3, 2), (3, 2), (4, 2), (4, 2)]}[ranges]
    reach = figures[tier - 1][position == "SND"]
    tiles = ["job", "home", "business", "legacy"]
    for die in range(1, 7):
        t = trap(A=f"{position} {12 * tier - 1} {' '.join(tiles[: tier - 1])}", B=f"{'SND' if position == 'SD' else 'SD'} 0", goal_ranges=ranges)
        t.rolls("A", die)
        t.goes(die=1)
        t.pass_all()
        assert (t.has("A").get(tiles[tier - 1], 0) == 1) == (die <= reach)


@pytest.mark.rule("DT-095", "DT-096", "DT-098")
@pytest.mark.parametrize("id_", ["J1", "J2", "J3", "J4", "J5", "J6"])
@pytest.mark.parametrize("position", ["SD", "SND"])
def test_every_justice_card_has_its_two_steps(id_, position):
    card = PRINTED[id_]
    second = card["second"]
    fine = int(card["effects"][0].split()[2])
    for first in range(1, 7):
        for then in range(1, 7):
            t = trap("justice skip", A=f"{position} 14 job pr{fine + 2}", B=f"{'SND' if position == 'SD' else 'SD'} 13 job")
            t.stack(id_)
            t.rolls("A", first, then)
            t.rolls("B", 6)
            t.goes(die=1)
            t.pass_all()
            caught = first <= card[position.lower()]
            punished = caught and then <= second[position.lower()]
            assert t.pr("A") == (2 if caught else fine + 2)
            assert t.has("A").get("justice", 0) == punished
            skip = [int(e.split()[1]) for e in second["effects"] if e.startswith("skip")]
            assert [e["turns"] for e in t.told("skip")] == (skip if punished else [])


@pytest.mark.rule("DT-118")
@pytest.mark.parametrize("id_", ["E22", "E23", "E24", "E25"])
def test_every_roll_off_gives_its_prize(id_):
    card = PRINTED[id_]
    for die in range(1, 7):
        t = trap("rolloff", A=player(card, "SD"), B=player(card, "SND"))
        before = t.has("A")
        t.rolls("A", die)
        t.goes(event=id_)
        winner = "A" if die <= card["sd"] else "B"
        assert t.has(winner) == expected(card, before, True)
        assert t.has("AB".replace(winner, "")) == before


@pytest.mark.rule("DT-036", "DT-104", "DT-087")
def test_the_other_cards_are_played_elsewhere():
    rest = {id_ for id_, card in PRINTED.items() if card["deck"] == "taxes" or card.get("who") == "react"}
    assert rest == {"O21", "X1"}, "see the tests of Influence and Taxes"


def test_every_card_is_of_the_ledger_with_its_source():
    assert len(PRINTED) == 62
    assert all(card["source"] in ("book", "designed") for card in PRINTED.values())
    assert len({card["name"] for card in PRINTED.values()}) == 62
    assert len({card["line"] for card in PRINTED.values()}) == 62
    assert words(GAME.package).names("card") == [card["name"] for card in PRINTED.values()]
    assert words(GAME.package).names("card", ".line") == [card["line"] for card in PRINTED.values()]


def spoilt(id_, **changes):
    """The printed things with one card changed."""
    printed = deepcopy(GAME.printed)
    card = printed["cards"][CARDS[id_]]
    for key, value in changes.items():
        if value is None:
            del card[key]
        else:
            card[key] = value
    return printed


@pytest.mark.parametrize(
    ("id_", "changes", "complaint"),
    [
        ("O01", {"effects": ["win skill 1"]}, "there is no verb 'win'"),
        ("O01", {"effects": ["gain luck 1"]}, "there is no thing 'luck'"),
        ("O01", {"effects": ["gain skill many"]}, "'skill many' is no thing and a number"),
        ("O01", {"effects": ["gain job 1"]}, "does not make sense"),
        ("O01", {"effects": []}, "must be a list of 1 to 3"),
        ("O01", {"name": None}, "name is missing; it must be a text that is not empty"),
        ("O01", {"line": ""}, "line is ''; it must be a text that is not empty"),
        ("O01", {"colour": "red"}, "there is no 'colour' here"),
        ("O04", {"sd": 7}, "sd is 7; it must be a whole number from 0 to 6"),
        ("O04", {"snd": 3}, "snd 3 is better than sd 2"),
        ("O05", {"needs": ["skill"]}, "'skill' is no thing and a number"),
        ("O17", {"tier": "T5"}, "tier is 'T5'"),
        ("O17", {"tag": "privilege"}, "there is no subject 'privilege'"),
        ("O14", {"who": "some"}, "there is no who 'some'"),
        ("E20", {"set": "skipping"}, "set is 'skipping'; it must be combo or influence"),
        ("E20", {"effects": ["skip 3"]}, "does not make sense"),
        ("J1", {"second": None}, "second is missing"),
        ("J1", {"effects": ["pay privilege 1"]}, "does not say how far back"),
        ("X1", {"tiers": ["gain privilege 3"]}, "it must be a list of 4"),
        ("O08", {"count": -1}, "count is -1"),
    ],
)
def test_a_card_that_is_printed_wrong_is_refused_by_its_name(id_, changes, complaint):
    with pytest.raises(BoxError) as refused:
        make_box_of(GAME, spoilt(id_, **changes), 4)
    assert any(part in str(refused.value) for part in complaint.split("|"))
    assert f"cards: {id_}" in str(refused.value)


@pytest.mark.parametrize(
    ("section", "key", "value", "complaint"),
    [("figures", "sides", 8, "[figures]: sides is 8; it must be 6"), ("figures", "extra_roll", 0, "[figures]: extra_roll is 0"),
     ("limits", "wealth", 2, "[limits]: wealth is 2; it must be 1"),
     ("board", "justice", [[4], [3], [5]], "[board]: justice is [[4], [3], [5]]"), ("board", "taxes", [[4], [6], [3], [3]], "which is taken"),
     ("points", "privilege", 0, "[points]: privilege is 0; it must be a whole number from 1"), ("points", "tally", "three", "[points]: tally is 'three'")],
)  # fmt: skip
def test_figures_that_the_rules_cannot_play_are_refused(section, key, value, complaint):
    printed = deepcopy(GAME.printed)
    printed[section][key] = value
    with pytest.raises(BoxError) as refused:
        make_box_of(GAME, printed, 4)
    assert complaint in str(refused.value)


def test_too_few_cards_for_all_hands_are_refused():
    printed = deepcopy(GAME.printed)
    for card in printed["cards"]:
        if card["deck"] == "opportunity":
            card["count"] = 0
    with pytest.raises(BoxError, match="more than 18 are needed for 6 players"):
        make_box_of(GAME, printed, 6)


def test_a_card_added_to_the_box_alone_is_dealt_played_and_has_its_effect():
    from dataclasses import replace

    printed = deepcopy(GAME.printed)
    new = {"id": "O99", "name": "A lift home", "line": "Somebody is driving your way.", "deck": "opportunity", "who": "all", "sd": 6, "snd": 5,
           "effects": ["gain privilege 3", "gain skill 1"], "tag": "home", "needs": ["privilege 1"], "count": 6, "deal": 1, "source": "designed"}  # fmt: skip
    printed["cards"] = [{**c, "deal": 0, "count": c.get("count", 0)} if c["id"] in ("O01", "O02", "O03") else c for c in printed["cards"]] + [new]
    other = replace(GAME)
    other.__dict__["printed"] = printed
    match = Match(other, 2, seed=1)
    assert match.g.count[Deck.OPPORTUNITY] == 42 + 6 - 6
    active = match.pending[0]
    match.submit(active, 0)
    gained = [e.ints for _, e in match.events_since(0, -1) if e.kind == "gained" and e.ints["card"] == 62]
    assert len(gained) >= 2
    assert {g["amount"] for g in gained} == {3, 1}
