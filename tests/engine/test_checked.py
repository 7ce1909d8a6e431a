"""A game that is wrong says so before its figures are believed: who, which action, which field, which line."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import broken_pig as wrong
from engine.broken_pig import PIG
from lopsided.engine import checked
from lopsided.engine.checked import check_first, play
from lopsided.engine.compiler import Compiler
from lopsided.engine.fault import Fault
from lopsided.engine.game import Game, all_games
from lopsided.lab.study import study_games

HERE = Path(wrong.__file__)


MISTAKES: dict[str, tuple[dict[str, Any], str, str, str]] = {  # what is changed, what is said, the field, the line
    "a bot does what the game does not have": (
        {"bots": {"bidder": wrong.bot_that_bids}},
        r"the bot bidder chose action 7 of 2, which is not legal",
        "",
        "def bot_that_bids(",
    ),
    "a bot gives a place for an action": (
        {"bots": {"placer": wrong.bot_by_place}, "legal": wrong.legal_from_the_third, "why_not": wrong.why_not_roll},
        r"the bot placer chose roll \(action 0\), .*choices\[0\] is hold \(action 1\), and a bot gives back the action, not its place .*not_asked",
        "",
        "def bot_by_place(",
    ),
    "nobody is asked and the game is not over": ({"apply": wrong.apply_without_an_end}, r"nobody is asked .*set g\.over = 1", "depth", "close(g)"),
    "a decision is opened and never closed": (
        {"apply": wrong.apply_that_asks_again},
        r"ask\(\) opens one decision more than State has frames \(1\)",
        "frame",
        "ask(g, Phase.TURN, 1)",
    ),
    "a stream is missing": (
        {"apply": wrong.roll_for_the_next, "state": wrong.SmallState},
        "from stream 2, and State has 2 streams",
        "drawn",
        "roll(g, seat + 2, box.sides)",
    ),
    "the state is not sealed": ({"setup": wrong.setup_unsealed}, r"setup\(\) did not seal the state: call seal\(g, seed\)", "secret", ""),
    "a phase has no name": ({"setup": wrong.setup_without_a_phase}, "phase 4 is asked, and there is none", "frame", "ask(g, 4, 1)"),
    "actions are not ascending": (
        {"legal": wrong.legal_backwards},
        r"ascending order; it lists hold \(action 1\), roll \(action 0\)",
        "",
        "def legal_backwards(",
    ),
    "an action is not listed": ({"legal": wrong.legal_that_forgets}, r"legal\(\) does not list it and why_not\(\) gives 0, legal: hold", "", ""),
    "somebody may act who is not asked": ({"legal": wrong.legal_for_all}, "a seat has legal actions though it is not asked", "", "def legal_for_all("),
    "a step tells too much": (
        {"apply": wrong.apply_that_talks, "state": wrong.QuietState},
        "more events than the ring holds: 2 events, and State has room for 1",
        "told",
        "tell(g, Told.HELD, seat, 0, 0)",
    ),
    "an event has no kind": ({"apply": wrong.apply_that_tells_a_lie}, "an event of kind 99 was told", "event", "tell(g, 99, seat)"),
    "a field is misspelt": ({"apply": wrong.apply_with_a_typo}, r"State has no field totl\. Did you mean total\?", "totl", "g.totl += 1"),
    "a list is left": ({"apply": wrong.apply_past_the_end}, r"`g\.score\[seat \+ 10\]` is place 10 of 10, counted from 0", "score", "g.score[seat + 10] += 1"),
    "a number does not fit": (
        {"apply": wrong.apply_that_overflows, "state": wrong.NarrowState},
        r"`g\.score\[seat\]` is given a number that its field cannot hold",
        "score",
        "g.score[seat] += 100",
    ),
    "a stranger is asked": ({"apply": wrong.apply_that_asks_a_stranger}, "a seat is asked that is not at the table", "pending", "hand_on(g, 1 << box.seats)"),
    "a law of the game is broken": (
        {"apply": wrong.apply_that_loses_points, "sound": wrong.no_points},
        r"sound\(\) sees its law 1 broken; score by .*g\.score\[seat\] \+= 1",
        "score",
        "",
    ),
    "placings count from 0": (
        {"result": wrong.result_from_zero, "apply": wrong.apply},
        r"placings do not count from 1 .*\[0, 1, 2\]",
        "score",
        "def result_from_zero(",
    ),
    "the lens writes a column too far": ({"lens": wrong.TOO_FAR}, r"`tally\[0, 2\]` is place 0, 2 of 1 by 2", "tally", "tally[0, 2] += 1"),
    "the lens knows another group": ({"lens": wrong.STRANGERS}, "the lens puts a seat into group 2 of side, which has 2", "member", "def measure_strangers("),
    "the lens touches": ({"lens": wrong.TOUCHING}, "changed the state, which they may only read", "total", ""),
}


def broken(rules: dict[str, Any]) -> tuple[Game, list[str]]:
    """Pig with these parts, and who plays it."""
    game = replace(PIG, name="broken-pig", **rules)
    return game, [next(iter(game.bots)) if "bots" in rules else "random"] * 3


@pytest.mark.parametrize(("rules", "said", "field", "line"), MISTAKES.values(), ids=MISTAKES)
def test_checked_play_says_that(rules: dict[str, Any], said: str, field: str, line: str) -> None:
    game, agents = broken(rules)
    with pytest.raises(Fault) as caught:
        play(game, agents, 0, 0)
    fault = caught.value
    assert re.search(said, fault.what), fault.what
    assert fault.field == field
    if line:
        assert fault.place, "it names no line"
        text = HERE.read_text().splitlines()[fault.place.line - 1].strip()
        assert text.startswith(line)
    assert str(fault).startswith("broken-pig with 3 seats (defaults), secret lab_secret(0, 0), ply ")


def test_a_fault_names_the_seat_the_bot_and_the_action_in_words() -> None:
    game = replace(PIG, name="broken-pig", apply=wrong.apply_that_talks, state=wrong.QuietState)
    with pytest.raises(Fault) as caught:
        play(game, ["twenty"] * 2, 0, 0)
    assert "Who: seat 0, twenty, took roll (action 0). Field: told. Line: " in str(caught.value)
    said = caught.value.to_json()
    assert (said["seat"], said["agent"], said["action"], said["field"]) == (0, "twenty", "roll (action 0)", "told")
    assert (Path(said["file"]).name, said["rule"]) == ("broken_pig.py", "apply_that_talks")


def test_a_rule_without_its_mark_is_named_before_anything_is_compiled() -> None:
    with pytest.raises(
        Fault, match=r"apply_with_a_plain_function\(\) calls next_turn\(\), which is not a rule: write @rule above it.*broken_pig\.py:\d+, in next_turn"
    ):
        Compiler(replace(PIG, apply=wrong.apply_with_a_plain_function))
    with pytest.raises(Fault, match=r"apply is next_turn\(\), which is not a rule: write @rule above it"):
        Compiler(replace(PIG, apply=wrong.next_turn))


def test_a_game_has_no_more_bots_than_can_play() -> None:
    with pytest.raises(ValueError, match="broken-pig has 9 bots; a game has at most 8"):
        replace(PIG, name="broken-pig", bots={f"bot {n}": wrong.bot_that_bids for n in range(9)})


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_a_game_of_ours_is_in_order(game: Game) -> None:
    agents = ["random", *game.bots]
    assert play(game, [agents[seat % len(agents)] for seat in range(game.seats[0])], 1, 0, most=100) > 0


def test_the_first_games_are_looked_at_once_for_each_text_of_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Any] = []
    made = Compiler(PIG, root=tmp_path)
    made.drawer.edited = False
    monkeypatch.setattr(checked, "compiler", lambda game: made)
    monkeypatch.setattr(checked, "play", lambda game, agents, *rest: played.append(sorted(set(agents))) or 1)
    for agents in (["random"] * 2, ["random"] * 3, ["twenty", "random"], ["random", "twenty"]):
        check_first(PIG, agents)
    assert played == [["random"]] * 3 + [["random", "twenty"]] * 3
    made.drawer.folder = tmp_path / "another text"
    check_first(PIG, ["random"] * 2)
    assert played[6:] == [["random"]] * 3


def test_a_run_of_the_lab_does_not_hang_or_invent_figures() -> None:
    """The compiled run says which game came to a stop, and checked play says why."""
    game = replace(PIG, name="broken-pig", apply=wrong.apply_for_ever_or_never, bots={"bidder": wrong.bot_that_bids_at_last})
    with pytest.raises(Fault, match=r"secret lab_secret\(3, \d+\), ply \d+: the bot bidder chose action 7 of 2"):
        study_games(game, 5, ["bidder", "random"], seed=3)
    with pytest.raises(Fault, match=r"broken-pig with 2 seats.*: the game does not end"):
        study_games(game, 5, ["random"] * 2)
    with pytest.raises(Fault, match="nobody is asked though the game is not over"):
        study_games(game, 5, ["random"] * 3)


def test_a_field_that_only_the_compiler_misses_is_named() -> None:
    with pytest.raises(Fault, match=r"neither State nor Box has a field totl\. Did you mean total\?.*in apply_with_a_rare_typo: g\.totl \+= 1"):
        study_games(replace(PIG, name="broken-pig", apply=wrong.apply_with_a_rare_typo), 1, ["random"] * 2)


def test_what_only_compiled_rules_cannot_do_is_said_in_one_line() -> None:
    with pytest.raises(Fault) as caught:
        study_games(replace(PIG, name="broken-pig", apply=wrong.apply_that_spells), 1, ["random"] * 2)
    assert re.search(r"the rules cannot be compiled: .*in apply_that_spells: g\.total = id", str(caught.value)), str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_choice_between_a_number_and_a_name_is_mended_in_words() -> None:
    with pytest.raises(Fault, match=r"the other way a number; make a number of both: 0 \+ Move\.NAME.*in bot_of_two_minds: return Move\.ROLL"):
        study_games(replace(PIG, name="broken-pig", bots={"two": wrong.bot_of_two_minds}), 1, ["two"] * 2)
