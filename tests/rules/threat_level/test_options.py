"""The table's options as the ledger lists them. What each value does is tested beside its rule."""

import re
from pathlib import Path

import pytest

from lopsided.engine.box import BoxError
from lopsided.engine.match import Match
from lopsided.engine.words import words
from lopsided.games.threat_level import GAME

LEDGER = (Path(__file__).parents[3] / "docs" / "ledger" / "threat-level.md").read_text("utf-8")
# The ruling that each option belongs to, its default and its other value.
CHOICES = {
    "first_player": ("TL-Q04", "random", "seat1"),
    "forced_move_timing": ("TL-Q05", "immediate", "end_of_turn"),
    "free_action_taxed": ("TL-Q11", "yes", "no"),
    "sales_tax_stack": ("TL-Q12", "single", "double"),
    "rescue_from_lose": ("TL-Q16", "yes", "no"),
    "out_roll": ("TL-Q17", "yes", "no"),
    "out_points": ("TL-Q18", "keep", "forfeit"),
    "end_check": ("TL-Q19", "immediate", "last_chance"),
    "level10_tax": ("TL-Q23", "as_four", "none"),
    "progressive_tax_when": ("TL-Q24", "wild3", "every_turn"),
    "union_health_scope": ("TL-Q28", "any", "own"),
    "push_refund": ("TL-Q29", "no", "yes"),
    "union_window": ("TL-Q32", "ask", "auto_pass"),
    "start_actions": ("TL-Q43", "yes", "no"),
}
NUMBERS = {"start_rows": ("TL-Q03", (), (0, 10)), "start_points": ("TL-Q03", 0, (0, 10)), "max_rounds": ("TL-Q31", 60, (20, 500))}


@pytest.mark.rule(
    "TL-Q04", "TL-Q05", "TL-Q11", "TL-Q12", "TL-Q16", "TL-Q17", "TL-Q18", "TL-Q19", "TL-Q23", "TL-Q24", "TL-Q28", "TL-Q29", "TL-Q32", "TL-Q43"
)  # fmt: skip
@pytest.mark.parametrize("name", CHOICES)
def test_an_option_has_the_default_and_the_values_of_its_ruling(name):
    ruling, default, other = CHOICES[name]
    option = GAME.options[name]
    assert option.default == default
    assert set(option.values) == {default, other}
    row = re.search(rf"^\| {ruling} \|.*$", LEDGER, re.MULTILINE)
    listed = row[0].rpartition(f"{name}: ")[2]
    assert set(re.findall(r"\w+", re.sub(r"\(.*?\)", "", listed))) == {default, other}
    with pytest.raises(BoxError, match=name):
        Match(GAME, 2, {name: "perhaps"})


@pytest.mark.rule("TL-Q03", "TL-Q31")
@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_has_the_default_and_the_range_of_its_ruling(name):
    _, default, bounds = NUMBERS[name]
    assert (GAME.options[name].default, GAME.options[name].bounds) == (default, bounds)


@pytest.mark.rule("TL-Q01")
def test_there_are_no_other_options_and_each_has_a_sentence():
    assert set(GAME.options) == {*CHOICES, *NUMBERS}
    assert set(words(GAME.package).family("option")) == set(GAME.options)
    assert set(re.findall(r"\b([a-z][a-z_0-9]+): ", "".join(line for line in LEDGER.splitlines() if line.startswith("| TL-Q")))) >= {*CHOICES, *NUMBERS}


@pytest.mark.rule("TL-Q46")
@pytest.mark.parametrize("name", CHOICES)
def test_every_value_of_every_option_can_be_played_to_the_end(name):
    for value in CHOICES[name][1:]:
        for seats in (2, 5):
            match = Match(GAME, seats, {name: value, "max_rounds": 30}, seed=seats)
            while not match.over:
                seat = match.pending[0]
                match.submit(seat, match.bot_action(seat, "random", match.luck()))
            assert sorted(match.placing)[0] == 1
