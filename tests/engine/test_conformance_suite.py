"""The conformance suite passes a game with secrets and finds what is wrong with broken ones."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.high_card import broken
from lopsided.engine import laws
from lopsided.engine.batch import random_playouts
from lopsided.engine.checked import play
from lopsided.engine.dice import lab_secret
from lopsided.engine.fault import Fault
from lopsided.engine.game import Game
from lopsided.engine.match import Match
from lopsided.engine.words import Words
from lopsided.testing import conformance, fuzzing, inspector, secrecy, wording
from lopsided.testing.conformance import CHECKS, Check

BOAST = 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_a_game_with_secrets_passes(check: Check, seats: int, high_card: Game) -> None:
    check(high_card, seats)


LEAKS = {
    "a hand shows": ({"hide": broken.hide_that_shows_hands}, "what is public|what is hidden shows"),
    "the next card shows": ({"hide": broken.hide_that_shows_the_next_card}, "what is hidden shows"),
    "half of the secret shows": ({"hide": broken.hide_that_shows_the_secret}, "the second half of the secret"),
    "what is public is blanked": ({"hide": broken.hide_that_blanks_points}, "what is public"),
    "hiding twice is not hiding once": ({"hide": broken.hide_that_counts}, "hiding twice"),
    "a guess deals a card twice": ({"guess": broken.guess_that_deals_twice}, "a guess is out of order: sound"),
    "a guess forgets its seed": ({"guess": broken.guess_that_forgets_its_seed}, "guess gives the same"),
    "a guess does not fit": ({"guess": broken.guess_that_swaps_the_own_hand}, "does not fit what the seat knows"),
    "legal actions peek": ({"legal": broken.legal_that_peeks}, "the legal actions need what is hidden|what is hidden shows"),
    "a refusal peeks": ({"why_not": broken.why_not_that_peeks}, "what is hidden shows"),
    "a seat sees what has no place": ({"own": lambda box, g, seat: {"hands.9": []}}, r"own\(\) gives hands\.9, which view\(\) has not"),
    "a seat sees something twice": ({"own": lambda box, g, seat: {"hands": [[0]], "hands.0": []}}, r"own\(\) gives hands\.0 and something that it lies in"),
    "nothing is hidden": ({"hide": lambda box, g, seat: None}, "the first half of the secret"),
}


@pytest.mark.parametrize(("rules", "finding"), LEAKS.values(), ids=LEAKS)
def test_secrecy_finds_that(rules: dict[str, Any], finding: str, high_card: Game) -> None:
    with pytest.raises(AssertionError, match=rf"high-card with 3 seats, seed \d+, .*as seen by seat .*({finding})"):
        secrecy.check_nothing_hidden_leaks(replace(high_card, **rules), 3)


RESEALS = {
    "hands are dealt anew": (broken.reseal_that_deals_anew, r"reseal\(\) changes what seat \d knows: .*hand"),
    "a card is lost": (broken.reseal_that_loses_a_card, r"what reseal\(\) makes of the state breaks law 1 of sound\(\)"),
    "nothing is drawn anew": (broken.reseal_that_does_nothing, "reseal gives the same for other seeds"),
}


@pytest.mark.parametrize(("reseal", "finding"), RESEALS.values(), ids=RESEALS)
def test_a_broken_reseal_is_found(reseal: Any, finding: str, high_card: Game) -> None:
    with pytest.raises(AssertionError, match=rf"high-card with 3 seats, seed \d+, ply \d+: {finding}"):
        secrecy.check_nothing_hidden_leaks(replace(high_card, reseal=reseal), 3)


def test_a_leak_is_named_by_its_field(high_card: Game) -> None:
    with pytest.raises(AssertionError, match=r"what is hidden shows.*: the field decks is another"):
        secrecy.check_nothing_hidden_leaks(replace(high_card, hide=broken.hide_that_shows_the_next_card), 3)


def test_a_guess_that_rules_out_the_truth_is_found(high_card: Game) -> None:
    with pytest.raises(AssertionError, match=r"high-card with 4 seats: the hidden field chosen was 2 \d+ times, and guess\(\) never says so"):
        secrecy.check_guesses_reach_the_truth(replace(high_card, guess=broken.guess_that_is_sure), 4)


def test_checked_play_looks_at_guesses_too(high_card: Game) -> None:
    for guess, said in ((broken.guess_that_deals_twice, r"breaks law 1 of sound\(\).*Field: .*hand"), (broken.guess_that_swaps_the_own_hand, "does not fit")):
        with pytest.raises(Fault, match=said):
            play(replace(high_card, guess=guess), ["random"] * 3, 0, 0, {"rounds": 6})


def test_an_event_whispered_to_one_and_heard_by_all_is_found(high_card: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lopsided.engine.match.hears", lambda row, seats: True)
    with pytest.raises(AssertionError, match=r"it hears the events .* are for it"):
        secrecy.check_nothing_hidden_leaks(high_card, 2)


def legal_that_writes(box: Any, g: Any, seat: int, out: Any) -> int:
    """A list of legal actions that changes the state."""
    g.points[0] += 1
    return int(broken.legal(box, g, seat, out))


def idle_that_repeats(box: Any, g: Any, seat: int) -> int:
    """An action for who is late that is not always legal."""
    return BOAST


FAULTY = {
    "who is late does what may not be done": (
        conformance.check_time_running_out,
        {"idle": idle_that_repeats},
        r"seat . is late, and boast \(action 0\) is not legal",
    ),
    "a roll can be taken back": (conformance.check_undo, {"apply": broken.apply_that_rolls_in_secret}, "rolled and could be taken back"),
    "a look can be taken back": (
        secrecy.check_what_was_learned_stays,
        {"apply": broken.apply_that_shows_a_hand},
        r"boast \(action 0\) shows seat . what was hidden from it \(played\) and can be taken back: count g\.bared up",
    ),
    "reading writes": (conformance.check_reading_changes_nothing, {"legal": legal_that_writes}, "reading changed the state"),
}


@pytest.mark.parametrize(("check", "rules", "finding"), FAULTY.values(), ids=FAULTY)
def test_a_check_finds_that(check: Check, rules: dict[str, Any], finding: str, high_card: Game) -> None:
    with pytest.raises(AssertionError, match=rf"high-card with 2 seats, secret .*, ply \d+.*({finding})"):
        check(replace(high_card, **rules), 2)


COMPILED = {
    "the ply": ({"apply": broken.apply_that_counts_moves_elsewhere}, "the ply does not count the steps"),
    "a lost card": ({"apply": broken.apply_that_loses_a_card}, "sound"),
    "the ring": ({"apply": broken.apply_that_rambles}, "more events than the ring holds"),
    "why_not": ({"legal": broken.legal_without_boasts}, "legal and why_not disagree"),
    "placings": ({"result": broken.result_that_counts_from_2}, "placings do not count from 1"),
}


@pytest.mark.parametrize(("rules", "finding"), COMPILED.values(), ids=COMPILED)
def test_the_laws_hold_interpreted_too(rules: dict[str, Any], finding: str, high_card: Game) -> None:
    """Each fault is seen by the interpreted twin of what the compiled inspector asks at every ply."""
    game = replace(high_card, **rules)
    faults = {first_fault(game, seed) for seed in range(40)} - {laws.NONE}
    assert [finding in laws.FAULTS[fault] for fault in faults] == [True]


def first_fault(game: Game, seed: int) -> int:
    """What the inspector's laws say of a random game of three, played by the bare rules."""
    law, out = laws.interpreted_fault(game), laws.room_for_actions(game)
    match = Match(replace(game, apply=lambda *arguments: None), 3, seed=seed)
    told = ply = 0
    while True:
        fault: int = law(match.box, match.g, 3, ply, told, game.moves.size, out, True)
        if fault or match.over:
            break
        told, ply = match.g.told, ply + 1
        seat = match.pending[0]
        action = match.bot_action(seat, "random", match.luck())
        match.g.ply += 1
        game.apply(match.box, match.g, seat, action)
    if not fault:
        placing = match._score()
        return int(laws.placing_fault({(0, seat): placing[0][seat] for seat in range(3)}, 3))
    return fault


def test_the_compiled_inspector_names_the_game_and_the_ply(high_card: Game) -> None:
    game = replace(high_card, name="high-card-with-a-lost-card", apply=broken.apply_that_loses_a_card)
    found = inspector.inspected(game, 50, [0] * 3, seed=7)
    assert str(found).startswith("high-card-with-a-lost-card with 3 seats (defaults), secret lab_secret(7, 0), ply ")
    assert "hand by " in str(found)
    assert ", in apply_that_loses_a_card: g.hand[0, 0] = g.hand[0, 1]. Who: seat 2, random, took play place=1 (action 2)." in str(found)
    assert laws.FAULTS[found.fault] == "sound() sees a law broken"
    match = Match(game, 3, secret=lab_secret(7, 0))
    for seat, action in found.moves:
        assert not game.sound(match.box, match.g)
        match.submit(seat, action)
    assert game.sound(match.box, match.g), "the moves lead to the fault"


def test_chaos_reaches_what_random_play_does_not(high_card: Game) -> None:
    """A step that is too much for the ring takes a table at which everybody boasts in nearly every round."""
    game = replace(high_card, name="high-card-with-gossip", apply=broken.apply_that_gossips)
    by_chance, sought = (inspector.inspected(game, 300, [agent] * 4, options={"rounds": 6}) for agent in (0, inspector.CHAOS))
    assert (by_chance.fault, sought.fault) == (laws.NONE, laws.OVERRUN)
    assert by_chance.loudest <= 16 < sought.loudest


def test_fuzzing_draws_tables_that_the_box_takes_and_stops_at_the_first_fault(high_card: Game) -> None:
    drawn = [fuzzing.draw_setting(high_card, 1, number) for number in range(200)]
    assert drawn == [fuzzing.draw_setting(high_card, 1, number) for number in range(200)], "the same number is the same table"
    assert {at.seats for at in drawn} == {2, 3, 4}
    assert {name for at in drawn for name in at.options} == set(high_card.options)
    assert {agent for at in drawn for agent in at.agents} == {0, 1, *inspector.adversaries(high_card)}
    found = fuzzing.fuzz(high_card, 2_000)
    assert (found.fault, found.actions >= 2_000) == (None, True)
    assert (found.loudest <= found.ring, found.deepest, found.frames) == (True, 1, 1)
    assert all(found.taken), "every action was taken"
    broke = fuzzing.fuzz(replace(high_card, name="high-card-with-gossip", apply=broken.apply_that_gossips), 100_000)
    assert broke.fault is not None
    assert broke.fault.fault == laws.OVERRUN


def spoil(state: Any, **fields: int) -> None:
    for name, value in fields.items():
        setattr(state, name, value)


HEADERS = {
    "nobody is asked though the game is not over": {"pending": 0},
    "somebody is asked though the game is over": {"over": 1},
    "over is neither 0 nor 1": {"over": 2},
    "a seat is asked that is not at the table": {"pending": 0b1111},
    "the decision stack is higher than its frames": {"depth": 2},
    "the seats asked are not those of the decision on top": {"pending": 0b010},
    "the ply does not count the steps": {"ply": 3},
    "events were untold": {"told": 1},
}


@pytest.mark.parametrize(("finding", "fields"), HEADERS.items())
def test_a_spoilt_header_is_found(finding: str, fields: dict[str, int], high_card: Game) -> None:
    match = Match(high_card, 3, seed=1)
    told = match.g.told
    assert laws.header_fault(match.g, 3, 0, told) == laws.NONE
    spoil(match.g, **fields)
    assert laws.FAULTS[laws.header_fault(match.g, 3, 0, told)] == finding


LISTS = {
    "a seat is asked and has no legal action": ([], True),
    "a seat has legal actions though it is not asked": ([1], False),
    "legal actions are not ascending numbers of the action space": ([2, 1], True),
}


@pytest.mark.parametrize(("finding", "case"), [*LISTS.items(), ("legal actions are not ascending numbers of the action space", ([1, 9], True))])
def test_a_flawed_list_of_actions_is_found(finding: str, case: tuple[list[int], bool]) -> None:
    actions, asked = case
    assert laws.FAULTS[laws.list_fault(actions, len(actions), 3, asked)] == finding


SPOKEN = {
    "You rolls a six.": "a verb",
    "You has won.": "a verb",
    "{seat} rolls.": "a brace",
    "Ada is in Phase.CHOOSE now.": "an id",
    "Ada plays <3>.": "an id",
    "Ada pays no_boasting.": "an id",
    "Ada pays None.": "missing",
    "Ada  pays.": "double space",
    "Ada pays .": "out of place",
    "Ada is BOASTED.": "an enum name",
    "Ada pays": "no full stop",
}


@pytest.mark.parametrize(("sentence", "flaw"), SPOKEN.items())
def test_a_flawed_sentence_is_found(sentence: str, flaw: str, high_card: Game) -> None:
    with pytest.raises(AssertionError, match=flaw):
        wording.Reader(high_card, 3).judge(sentence, "here", aloof=False)


def test_a_sentence_that_speaks_to_the_wrong_person_is_found(high_card: Game) -> None:
    reader = wording.Reader(high_card, 3)
    reader.judge("You pass, and your card is seen.", "here", aloof=False)
    with pytest.raises(AssertionError, match="says you to somebody else"):
        reader.judge("You pass, and your card is seen.", "here", aloof=True)


TEXTS: dict[str, Callable[[str], str]] = {
    r"missing \['boasted'\], for nothing \['sang'\]": lambda text: text.replace("event-boasted", "event-sang"),
    r"event-boasted: \['price'\] are not told": lambda text: text.replace("{ $seat } boasts.", "{ $seat } boasts for { $price }."),
    r"event-boasted: \['prize'\] are not told": lambda text: text.replace("{ $seat } boasts.", "{ prize }") + "prize = { $prize }\n",
    r"event-took: \['card-of'\] are not told": lambda text: text.replace("The { $card } of", "The { $card-of } of").replace(
        "= one\n", "= one\n    .of = one\n"
    ),
    r"prompt-choose: \['round'\] are not told": lambda text: text.replace("Choose a card.", "Choose a card for round { $round }."),
    "there is no tagline": lambda text: text.replace("tagline = ", "motto = "),
    r"refusal-: missing \['modest'\]": lambda text: text.replace("refusal-modest", "refused"),
    r"prompt-: missing \['choose'\]": lambda text: text.replace("prompt-choose", "asked"),
    r"action-: missing \['play'\]": lambda text: text.replace("action-play", "played"),
    r"option-: missing \['rounds'\]": lambda text: text.replace("option-rounds", "rounds"),
    r"event-took: \$you is never seta\. Did you mean seat\? There are seat, target": lambda text: text.replace("[seat] Your {", "[seta] Your {"),
    r"event-took: there is nothing for everybody else; add \*\[others\]": lambda text: text.replace("*[others] The { $card }", "*[target] The { $card }"),
    r"event-ended: there is no message crad-1\. Did you mean card-1\?": lambda text: text.replace("The last card is", "{ crad-1 } is"),
    r"option-boasting\.value: its values are": lambda text: text.replace("may boast.", "may boast.\n    .value = { $value ->\n   *[on] they may\n    }"),
    r"line 4: Expected token": lambda text: text.replace("tagline = ", "tagline "),
    "card-3 stands there twice": lambda text: text.replace("card-4", "card-3"),
}


@pytest.mark.parametrize(("finding", "spoiling"), TEXTS.items())
def test_a_gap_in_a_language_file_is_found(finding: str, spoiling: Callable[[str], str], high_card: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    spoilt = Words(spoiling(wording.words(high_card.package).source))
    monkeypatch.setattr(wording, "words", lambda package, language="en": spoilt)
    with pytest.raises(AssertionError, match=finding):
        wording.check_the_language_files_are_complete(high_card, 3)


def test_every_value_of_every_option_is_tried(high_card: Game, threat_level: Game) -> None:
    tried = [options for options, variant in conformance.settings(high_card, 2) if not variant]
    assert [o["rounds"] for o in tried if "rounds" in o] == [1, 2, 3, 4, 5, 6]
    assert [o["boasting"] for o in tried if "boasting" in o] == ["yes", "no"]
    assert [o["start"] for o in tried if "start" in o][:4] == [[0], [0, 0], [1], [1, 1]]
    tried = [options for options, variant in conformance.settings(threat_level, 3) if not variant]
    assert {name for options in tried for name in options} == set(threat_level.options)
    assert [o["max_rounds"] for o in tried if "max_rounds" in o] == [20, 21, 260, 500]
    assert [variant for _, variant in conformance.settings(threat_level, 3) if variant] == ["equal", "bare"]


def test_adversaries_play_as_they_should(high_card: Game) -> None:
    """The first action is a boast where one may boast: two boasts and two cards a round; the last never boasts."""
    first, last = (inspector.inspected(high_card, 10, [agent] * 2) for agent in (inspector.FIRST, inspector.LAST))
    assert (first.states, last.states) == (10 * (3 * 4 + 1), 10 * (3 * 2 + 1))
    lingering = inspector.inspected(high_card, 10, [inspector.LINGER] * 2)
    assert last.states < lingering.states <= first.states


def test_what_is_found_in_random_games_can_be_found_again(high_card: Game) -> None:
    """Without scattering, the inspector's random games are those of random_playouts."""
    moves = random_playouts(high_card, 30, 4, seed=3).moves
    assert inspector.inspected(high_card, 30, [0] * 4, seed=3, scatter=False).states == sum(moves) + 30
