"""The box: what is printed is data, and what is malformed is refused by name."""

from copy import deepcopy
from dataclasses import replace

import pytest

from lopsided.engine.box import BoxError
from lopsided.engine.match import Match
from lopsided.games.unequalopolis import GAME
from lopsided.games.unequalopolis.rules import land
from lopsided.games.unequalopolis.rules.cards import country_over
from lopsided.games.unequalopolis.rules.choices import cannot_waive
from lopsided.games.unequalopolis.rules.laws import sound
from lopsided.games.unequalopolis.rules.people import binds, card_with, cards_of, count_rights, law, waiver_holder
from lopsided.games.unequalopolis.rules.turn import begin_turn
from lopsided.games.unequalopolis.state import CARDS, KEPT, Deck, Law, Right, Stage, Tag, Verb


def game_of(printed):
    """The game whose box.toml says this."""
    other = replace(GAME)
    other.__dict__["printed"] = printed
    return other


def changed(section, name, values):
    """box.toml with an entry changed."""
    printed = deepcopy(GAME.printed)
    entry = next(e for e in printed[section] if name in (e.get("id"), e.get("name")))
    entry.update(values)
    return printed


@pytest.mark.parametrize(
    ("section", "name", "values", "complaint"),
    [
        ("cards", "B07", {"effect": "colect 100"}, "B07"),
        ("cards", "B07", {"effect": "collect much"}, "B07"),
        ("cards", "B07", {"effect": "collect"}, "B07"),
        ("cards", "B07", {"effect": "rule night"}, "B07"),
        ("cards", "C01", {"effect": "rule nigth"}, "C01"),
        ("cards", "E1", {"effect": "collect 10"}, "E1"),
        ("cards", "L01", {"effect": "move_to 40"}, "L01"),
        ("cards", "B15", {"woman": "keep waiver"}, "B15"),
        ("cards", "B15", {"man": "keep jail_free", "woman": "keep waiver"}, "B15"),
        ("cards", "B07", {"name": ""}, "B07"),
        ("cards", "B07", {"id": "B08"}, "B08"),
        ("cards", "B07", {"deck": "bonus"}, "B07"),
        ("deeds", "3A", {"price": 0}, "3A"),
        ("deeds", "3A", {"rent": [1, 2, 3]}, "3A"),
        ("deeds", "3A", {"group": 4}, "group"),
        ("deeds", "3A", {"name": "9Z"}, "9Z"),
        ("spaces", "Park", {"kind": "parc"}, "Park"),
        ("spaces", "3A", {"kind": "tax", "tax": 1}, "3A"),
        ("signs", "woman", {"start": "much"}, "woman"),
        ("signs", "woman", {"rights": ["votes"]}, "woman"),
    ],
)
def test_a_malformed_entry_is_refused_by_its_name(section, name, values, complaint):
    with pytest.raises(BoxError, match=complaint):
        game_of(changed(section, name, values)).make_box(4)


def test_a_card_added_to_the_box_alone_works():
    printed = deepcopy(GAME.printed)
    printed["cards"].append({"id": "B17", "name": "A second harvest", "deck": "bounty", "man": "collect 40", "woman": "back 2", "source": "designed"})
    game = game_of(printed)
    match = Match(game, 4, seed=1)
    assert match.g.decks[Deck.BOUNTY, 0] == 17
    drawn = set()
    while not match.over and len(match.log) < 9000:
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, "random", match.luck()))
        assert game.sound(match.box, match.g) == 0
    drawn = {game.told.read(row).ints["card"] for row in match.events if game.told.read(row).kind == "drew"}
    assert len(printed["cards"]) - 1 in drawn


@pytest.mark.rule("UQ-Q03")
def test_the_bills_add_up_to_the_money_of_a_finite_bank():
    assert GAME.box.on(GAME.make_box(2)).money == 16850


@pytest.mark.parametrize("value", [0, 3, 8])
def test_a_host_who_is_not_at_the_table_is_nobody(value):
    assert GAME.box.on(GAME.make_box(2, {"host_banker": value})).host_banker == 0


def led_by(id_, last=""):
    """A table whose box has this card first, and perhaps that one last."""
    printed = deepcopy(GAME.printed)
    printed["cards"].sort(key=lambda card: (card["id"] == last) - (card["id"] == id_))
    match = Match(game_of(printed), 4, seed=1)
    assert sound(match.box, match.g) == 0
    return match, match.box, match.g


@pytest.mark.rule("UQ-082", "UQ-083", "UQ-087")
def test_any_card_may_be_the_first_of_a_box_and_a_box_may_be_full():
    _, box, g = led_by("C01")
    woman = next(seat for seat in range(4) if g.sign[seat])
    box.verb[CARDS - 1, 0], box.amount[CARDS - 1, 0] = Verb.RULE, Law.NIGHT
    assert (law(box, g), binds(box, g, woman, Law.NIGHT)) == (0, False), "while none lies face up the last card of a full box rules nothing"
    g.country = 1
    assert (law(box, g), binds(box, g, woman, Law.NIGHT)) == (Law.NIGHT, True)
    before = g.decks[Deck.COUNTRY, 0]
    country_over(box, g, 0)
    assert (g.country, g.decks[Deck.COUNTRY, 0]) == (0, before + 1)
    _, box, g = led_by("B06")
    assert waiver_holder(box, g) == -1
    g.holder[0], g.country = 3, 1 + next(card for card in range(box.cards) if box.deck[card] == Deck.COUNTRY)
    assert (waiver_holder(box, g), cannot_waive(box, g, 2)) == (2, 0)
    begin_turn(box, g, 2)
    assert (g.window, g.stage) == (3, Stage.WOKEN)


def test_the_last_card_that_can_be_kept_counts():
    _, box, g = led_by("E9")
    last = box.kept - 1
    assert box.verb[box.kept_card[last], 0] == Verb.GRANT
    woman = next(seat for seat in range(4) if g.sign[seat])
    assert cards_of(g, woman) == 0
    g.holder[0] = g.holder[last] = woman + 1
    count_rights(box, g, woman)
    assert g.rights[woman] >> Right.COUNSEL & 1
    assert g.rights[woman] >> box.amount[box.kept_card[last], 0] & 1
    g.holder[KEPT - 1] = woman + 1
    assert cards_of(g, woman) == 1 | 1 << last | 1 << KEPT - 1, "and a box may have more"
    _, box, g = led_by("E9", last="L04")
    g.holder[box.kept - 1] = 1
    assert card_with(box, g, 0, Tag.JAIL_FREE) == box.kept - 1


@pytest.mark.rule("UQ-064", "UQ-059", "UQ-044")
def test_interest_resale_and_the_rent_of_a_whole_group_are_printed():
    printed = deepcopy(GAME.printed)
    printed["sums"] |= {"interest": 25, "resale": 40, "group_rent": 3}
    match = Match(game_of(printed), 2, seed=1)
    first, group = match.box.member[0, 0], match.box.group_mask[0]
    assert (land.fee_on(match.box, first), land.resale(match.box, first)) == (8, 20), "of a mortgage of 30 and a crop for 50"
    for deed in range(22):
        match.g.owner[deed] = 1 if group >> deed & 1 else 0
    assert land.rent(match.box, match.g, first, 1) == 3 * match.box.rent[first, 0]
