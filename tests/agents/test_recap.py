"""What a match tells without reckoning: what everybody had, and what one seat did to another."""

import random
from collections import Counter

import pytest

from lopsided.agents.debrief import told_at_once
from lopsided.agents.ledger import Track
from lopsided.agents.recap import telling_of
from lopsided.engine.game import Game, all_games
from lopsided.engine.match import Match
from lopsided.engine.words import languages, words

GAMES = sorted(name for name, game in all_games().items() if game.package.startswith("lopsided."))
STEPS = 160


def played(game: Game, steps: int = STEPS) -> Match:
    """A match of bots that now and then do anything."""
    match, chance = Match(game, 4, seed=7), random.Random(7)
    while not match.over and len(match.log) < steps:
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, "random" if chance.random() < 0.5 else next(iter(game.bots)), chance.getrandbits(31)))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_the_last_page_tells_what_everybody_had_by_round_and_what_was_done_to_whom(name: str) -> None:
    game = all_games()[name]
    match = played(game)
    found, telling = told_at_once(match, Track.of(match)), telling_of(game)
    assert [hold.name for hold in found.holds] == [holding.name for holding in telling.holds]
    for hold, holding in zip(found.holds, telling.holds, strict=True):
        assert [len(values) for values in hold.values] == [len(hold.rounds)] * match.seats
        assert hold.rounds == sorted(hold.rounds)
        if holding.field:
            assert [values[-1] for values in hold.values] == [getattr(match.g, holding.field)[seat] for seat in range(match.seats)]
    told = Counter(event.kind for row in match.events if (event := game.told.read(row)))
    kinds = {doing.event: doing for doing in telling.deeds}
    assert kinds.keys() <= {event for event, _ in game.told.names.values()}
    for kind in kinds:
        assert sum(deed.times for deed in found.deeds if deed.kind == kind) <= told[kind]
    assert all(deed.by != deed.to and deed.helps == kinds[deed.kind].helps for deed in found.deeds)
    for language in languages(game.package):
        says = words(game.package, language)
        assert all(says.say(message) for message in [*(f"holds-{hold.name}" for hold in telling.holds), *(f"did-{kind}" for kind in kinds)])


def test_what_was_stolen_in_a_game_of_threat_level_is_the_sum_of_what_was_told() -> None:
    game = all_games()["threat-level"]
    match = played(game, 600)
    stolen = [event.ints for row in match.events if (event := game.told.read(row)).kind == "robbed"]
    found = [deed for deed in told_at_once(match, Track.of(match)).deeds if deed.kind == "robbed"]
    assert sum(deed.times for deed in found) == len(stolen) > 0
    assert sum(deed.amount for deed in found) == sum(ints["points"] for ints in stolen)
