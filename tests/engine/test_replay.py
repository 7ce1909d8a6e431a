"""Replays: a match as a file that anybody can check."""

import json
from pathlib import Path
from typing import Any

import pytest

from lopsided.engine.game import Game
from lopsided.engine.match import Match
from lopsided.engine.replay import ReplayError, check, dump, parse, read, record, steps, verify_dice


def played(game: Game, seats: int, plies: int = 1_000, **table: Any) -> Match:
    match = Match(game, seats, **table)
    while not match.over and match.g.ply < plies:
        match.submit(match.pending[0], match.bot_action(match.pending[0], "random", match.luck()))
    return match


def test_a_saved_match_goes_on_where_it_was(threat_level: Game, tmp_path: Path) -> None:
    match = played(threat_level, 4, 30, seed=5, options={"start_rows": [1, 2], "push_refund": "yes"}, variant="equal", names=("Ada", "Bo", "Cleo", "Dov"))
    (tmp_path / "match.json").write_bytes(dump(match))
    again = check(read(tmp_path / "match.json"))
    assert (bytes(again.g.memory), again.log, again.events, again.names) == (bytes(match.g.memory), match.log, match.events, match.names)
    assert (again.options, again.variant, again.secret) == ({"start_rows": [1, 2], "push_refund": "yes"}, "equal", match.secret)
    for m in (match, again):
        m.submit(m.pending[0], m.bot_action(m.pending[0], "random", m.luck()))
    assert bytes(again.g.memory) == bytes(match.g.memory)


def test_a_match_with_secrets_replays_as_well(high_card: Game) -> None:
    match = played(high_card, 3, seed=2, options={"rounds": 5})
    again = check(parse(dump(match)))
    assert bytes(again.g.memory) == bytes(match.g.memory)
    assert again.events == match.events


def test_the_dice_can_be_checked_without_the_rules(threat_level: Game) -> None:
    match = played(threat_level, 3, seed=5)
    assert verify_dice(record(match)) == sum(event[0] == 1 for event in match.events) > 50


def file_of(match: Match) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(dump(match))
    return data


def told(data: dict[str, Any]) -> str:
    with pytest.raises(ReplayError) as error:
        check(parse(json.dumps(data).encode()))
    return str(error.value)


@pytest.fixture
def honest(threat_level: Game) -> dict[str, Any]:
    return file_of(played(threat_level, 3, seed=5))


def test_every_kind_of_forgery_is_answered_in_words(honest: dict[str, Any]) -> None:
    seat, action, mark = honest["moves"][4]
    die = next(n for n, event in enumerate(honest["events"]) if event[0] == 1)
    face = honest["events"][die][5]
    other = 1 + face % 6
    loaded = [*honest["events"][:die], [*honest["events"][die][:5], other, 0], *honest["events"][die + 1 :]]
    twice = [*honest["events"][:-1], honest["events"][die]]
    heap = [*honest["events"], *[[1, -1, 0, n, 6, 7, 0] for n in range(5)]]  # no die of more than the moves lead to is even looked at
    unwon = [event for event in honest["events"] if event[0] != honest["events"][-1][0]]
    moves = honest["moves"]
    cases: list[tuple[dict[str, Any], str]] = [
        ({"secret": "00" * 16}, "The secret does not fit the seal"),
        ({"commitment": "00" * 32}, "The secret does not fit the seal"),
        ({"secret": "0x"}, "The secret is not 16 bytes in hexadecimal"),
        ({"events": heap}, "The events recorded are not those that the moves lead to."),
        ({"events": loaded}, f"Die 1 showed {other}; the secret gives {face}."),
        ({"events": twice}, "is not one that the secret can give"),
        ({"events": unwon}, "The events recorded are not those that the moves lead to"),
        ({"moves": [*moves[:4], [seat, 51, mark], *moves[5:]]}, "Move 5 is against the rules"),
        ({"moves": [*moves[:4], [(seat + 1) % 3, action, mark], *moves[5:]]}, "Move 5 is against the rules"),
        ({"moves": [*moves[:4], [seat, action, "0" * 12], *moves[5:]]}, "Move 5 does something else than what was recorded"),
        ({"moves": [*moves[:4], [9, -1, moves[3][2]], *moves[4:]]}, "Move 5 is not allowed: seat 9 cannot leave now"),
        ({"moves": [*moves, [0, -1, moves[-1][2]]]}, f"Move {len(moves) + 1} is not allowed: seat 0 cannot leave now"),
        ({"moves": moves[:-1]}, "The events recorded are not those"),
        ({"placing": [3, 3, 3]}, "The placing recorded is not the one that the moves lead to"),
        ({"game": "treat-level"}, "This replay cannot be played here: There is no game treat-level. Did you mean threat-level?"),
        ({"version": 99}, "This was played with version 99 of Threat Level; version"),
        ({"seats": 12}, "players"),
        ({"variant": "equals"}, "This replay cannot be played here: Threat Level has no variant equals. Did you mean equal?"),
        ({"options": {"max_rounds": 3}}, "This replay cannot be played here: max_rounds takes a whole number from 20 to 500"),
        ({"names": ["Ada"]}, "This replay names 1 players for 3 seats"),
        ({"lopsided": 3}, "This replay has format 3; this version reads format 2"),
        ({"colour": "red"}, "This is no replay file: Object contains unknown field `colour`"),
        ({"moves": [[0]]}, "This is no replay file"),
        ({"events": [[]]}, "This is no replay file"),
        ({"events": [[1, -1, 0]]}, "This is no replay file"),
        ({"seats": "three"}, "This is no replay file"),
    ]  # fmt: skip
    for change, sentence in cases:
        assert sentence in told(honest | change)
    check(parse(json.dumps(honest).encode()))


def test_a_replay_whose_marks_are_of_an_older_kind_is_held_against_its_moves_and_events(honest: dict[str, Any]) -> None:
    old = honest | {"lopsided": 1, "moves": [[seat, action, "0" * 12] for seat, action, _ in honest["moves"]]}
    assert check(parse(json.dumps(old).encode())).over
    assert "The events recorded are not those" in told(old | {"moves": old["moves"][:-1]})


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"null", b"\xff\xfe", b'{"lopsided": 1', b"\0" * 64])
def test_what_is_no_replay_is_refused(data: bytes) -> None:
    with pytest.raises(ReplayError, match="This is no replay file"):
        parse(data)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ReplayError, match=r"nowhere\.json cannot be read: No such file"):
        read(tmp_path / "nowhere.json")
    (tmp_path / "bad.json").write_text("?")
    with pytest.raises(ReplayError, match=r"bad\.json: This is no replay file"):
        read(tmp_path / "bad.json")


def test_stepping_shows_every_state_once(threat_level: Game) -> None:
    replay = record(played(threat_level, 2, 20, seed=3))
    assert [match.g.ply for match in steps(replay)] == list(range(21))


def test_a_leaver_is_part_of_the_replay(threat_level: Game) -> None:
    match = played(threat_level, 4, 12, seed=3)
    match.leave(0, 2)
    match = check(parse(dump(match)))
    assert match.log[-2:] == [(0, -1), (2, -1)]


def test_an_undone_step_is_not_in_the_replay(high_card: Game) -> None:
    match = Match(high_card, 2, seed=1)
    match.submit(0, 0)
    match.undo(0)
    assert record(match).moves == []
    assert [event[0] for event in record(match).events] == [event[0] for event in Match(high_card, 2, seed=1).events]
