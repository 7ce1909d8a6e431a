"""Replays: the same game again, byte for byte, and none that was tampered with."""

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import islice
from typing import Any

import msgspec

from lopsided.engine.batch import random_playouts
from lopsided.engine.dice import lab_secret
from lopsided.engine.game import Game
from lopsided.engine.match import Match
from lopsided.engine.replay import Move, Replay, check, dump, parse, record, steps
from lopsided.testing.inspector import fewer
from lopsided.testing.walking import RUN, refusal, walk, where

FIRST, SELDOM = 60, 10  # plies of a game that is saved at each of them, and then at one of so many: each time it is played again from its start


def check_replays(game: Game, seats: int) -> None:
    """A replay equals its original byte for byte, and may be saved and loaded at any ply: one game at each of its first, then now and then."""
    lengths = random_playouts(game, 200, seats, seed=RUN).moves.tolist()
    shortest = sorted(range(200), key=lambda i: (lengths[i], i))
    for nth, index in enumerate(shortest[: fewer(game, seats, 20)]):
        match = Match(game, seats, secret=lab_secret(RUN, index))
        for seat, action, _ in walk(match):
            if nth == 0 and (match.g.ply < FIRST or match.g.ply % SELDOM == 0):
                expect_same_again(match)
            match.submit(seat, action)
        expect_same_again(match)


def expect_same_again(match: Match) -> None:
    """Saved and loaded, a match is what it was."""
    again = read_and_check(dump(match))
    assert bytes(again.g.memory) == bytes(match.g.memory), f"{where(match)}: a loaded match has another state"
    assert (again.log, again.events, again.names) == (match.log, match.events, match.names), f"{where(match)}: a loaded match has another history"


def check_replays_with_leavers(game: Game, seats: int) -> None:
    """A match that somebody left replays too."""
    if game.leave is None:
        return
    match = Match(game, seats, seed=1)
    for seat, action, _ in walk(match):
        match.submit(seat, action)
        if match.g.ply == 2 * seats and not match.over:
            match.leave(seats - 1)
    expect_same_again(match)


def check_tampered_replays(game: Game, seats: int) -> None:
    """A replay in which anything that matters was changed is found out."""
    lengths = random_playouts(game, 200, seats, seed=RUN).moves.tolist()
    match = Match(game, seats, secret=lab_secret(RUN, lengths.index(min(lengths))))
    for seat, action, _ in walk(match, to_the_end=True):
        match.submit(seat, action)
    honest = record(match)
    check(honest)
    for what, changes in tamperings(honest, game):
        forged = msgspec.json.encode(msgspec.to_builtins(honest) | msgspec.to_builtins(changes))
        assert refusal(partial(read_and_check, forged)), f"{where(match)}: {what} was changed and nobody noticed"


def read_and_check(data: bytes) -> Match:
    """The match in a replay file."""
    return check(parse(data))


def tamperings(honest: Replay, game: Game) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Each kind of field of a replay, changed."""
    low, high = game.seats
    yield "the format", {"lopsided": honest.lopsided + 1}
    yield "the game", {"game": "no-such-game"}
    yield "the version", {"version": honest.version + 1}
    yield "the seat count", {"seats": honest.seats - 1 if honest.seats > low else high + 1}
    yield "the options", {"options": {"no_such_option": 1}}
    yield "the variant", {"variant": "no_such_variant"}
    yield "the seal", {"commitment": "0" * 64}
    yield "the secret", {"secret": "0" * 32}
    yield "the secret's length", {"secret": honest.secret[:-2]}
    yield "a key", {"no_such_key": 1}
    yield "the placing", {"placing": honest.placing[::-1] if honest.placing != honest.placing[::-1] else [p + 1 for p in honest.placing]}
    middle = len(honest.moves) // 2
    move = honest.moves[middle]
    moves = {
        "the seat of a move": [Move((move.seat + 1) % honest.seats, move.action, move.mark)],
        "the action of a move": [Move(move.seat, (move.action + 1) % game.moves.size, move.mark)],
        "the mark of a move": [Move(move.seat, move.action, "0" * 12)],
        "a move taken out": [],
        "a move put in": [move, move],
        "a leaver put in": [move, Move(honest.seats, -1, move.mark)],
        "an action out of range": [Move(move.seat, game.moves.size, move.mark)],
    }
    yield from ((what, {"moves": [*honest.moves[:middle], *new, *honest.moves[middle + 1 :]]}) for what, new in moves.items())
    yield "the last move", {"moves": honest.moves[:-1]}
    for number in {0, len(honest.events) // 2, len(honest.events) - 1}:
        event = honest.events[number]
        for column in range(len(event)):
            changed = [*event[:column], event[column] + 1, *event[column + 1 :]]
            yield f"number {column} of event {number}", {"events": [*honest.events[:number], changed, *honest.events[number + 1 :]]}
        yield f"event {number}, emptied", {"events": [*honest.events[:number], [], *honest.events[number + 1 :]]}
        yield f"event {number}, cut short", {"events": [*honest.events[:number], event[:3], *honest.events[number + 1 :]]}
    yield "the last event", {"events": honest.events[:-1]}


def check_an_unfinished_replay_steps_through(game: Game, seats: int) -> None:
    """A replay can be stepped through from the first state to the last, with every state in between."""
    match = Match(game, seats, seed=2)
    states = [bytes(match.g.memory)]
    for seat, action, _ in islice(walk(match), 40):
        match.submit(seat, action)
        states.append(bytes(match.g.memory))
    assert [bytes(m.g.memory) for m in steps(record(match))] == states, f"{where(match)}: stepping through a replay shows other states"
