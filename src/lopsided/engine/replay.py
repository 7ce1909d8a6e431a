"""Replay files: a whole match as JSON that anybody can check.

The file holds the secret, the moves with a mark of what each did after all before it, and the events as they were told. Reading
it plays the match again and compares all of that, so a file that was changed by hand is found out at the first move
that does not fit.
"""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from lopsided.engine.box import BoxError, Value
from lopsided.engine.broken import Broken
from lopsided.engine.dice import commitment, secret_bytes, secret_words, threefry
from lopsided.engine.events import COLUMNS, DIE, FIRST_INT, KIND
from lopsided.engine.game import UnknownGame, find_game
from lopsided.engine.match import REFORM, Match, Refused
from lopsided.engine.words import Worded

FORMAT = 2
OLD_FORMAT = 1  # its marks were of the states' bytes, whose layout is another now: moves and events are compared, marks are not


class ReplayError(Worded):
    """Why a file is no replay, or not an honest one."""


class Move(msgspec.Struct, array_like=True, frozen=True):
    """One step: who, which action (-1 = left the game, -2, of nobody's seat = a rule was changed), and the mark of what it did."""

    seat: int
    action: int
    mark: str


class Replay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a replay file says."""

    lopsided: int
    game: str
    version: int
    seats: int
    names: list[str]
    options: dict[str, int | str | list[int]]
    variant: str
    commitment: str
    secret: str
    moves: list[Move]
    events: list[Annotated[list[int], msgspec.Meta(min_length=COLUMNS, max_length=COLUMNS)]]
    placing: list[int]
    bots: list[str] = []  # which bot played each seat in the end, empty for a person; left out where there was none, or nobody knows
    reforms: list[tuple[str, Value]] = []  # the rules that were changed, in the order of the moves that say so; left out where there are none


def mark(match: Match, since: int, before: str) -> str:
    """A short fingerprint of the last step, whatever the layout of the state is: the mark before it, who did what, what it told, and who is asked what now."""
    step = (before, match.log[-1], match.events[since:], match.pending, match.phase, match.g.round)
    changed = match.reforms[-1:] if match.log[-1][1] == REFORM else []
    return hashlib.sha256(msgspec.json.encode((*step, *changed))).hexdigest()[:12]


def record(match: Match, bots: Sequence[str] = ()) -> Replay:
    """A match as a replay, finished or not; `bots` names the bot on each seat, where that is known."""
    again = Match(match.game, match.seats, match.options, match.variant, secret=match.secret, names=match.names)
    moves: list[Move] = []
    for seat, action in match.log:
        since = len(again.events)
        again.take(seat, action, match.reforms)
        moves.append(Move(seat, action, mark(again, since, moves[-1].mark if moves else "")))
    return Replay(
        lopsided=FORMAT,
        game=match.game.name,
        version=match.game.version,
        seats=match.seats,
        names=match.names,
        options={k: list(v) if isinstance(v, tuple) else v for k, v in match.options.items()},
        variant=match.variant,
        commitment=match.commitment,
        secret=secret_bytes(match.secret).hex(),
        moves=moves,
        events=[list(e) for e in match.events],
        placing=match.placing if match.over else [],
        bots=list(bots),
        reforms=list(match.reforms),
    )


def dump(match: Match, bots: Sequence[str] = ()) -> bytes:
    """The replay file of a match."""
    return msgspec.json.format(msgspec.json.encode(record(match, bots)), indent=1)


def parse(data: bytes) -> Replay:
    """What a replay file says, not yet checked against the rules."""
    try:
        replay = msgspec.json.decode(data, type=Replay)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ReplayError("replay", why=str(error)) from None
    if replay.lopsided not in (FORMAT, OLD_FORMAT):
        raise ReplayError("format", format=replay.lopsided, now=FORMAT)
    return replay


def read(path: Path) -> Replay:
    """The replay in a file."""
    try:
        return parse(path.read_bytes())
    except OSError as error:
        raise ReplayError("read", path=str(path), why=str(error.strerror or error)) from None
    except ReplayError as error:
        raise ReplayError("file", path=str(path), why=error) from None


def verify_dice(replay: Replay) -> int:
    """Check the seal and every die that was told, by the hash alone; returns how many dice there were."""
    secret = _secret(replay)
    dice = [e for e in replay.events if e[KIND] == DIE]
    seen: set[tuple[int, int]] = set()
    for number, die in enumerate(dice, 1):
        stream, index, sides, face = die[FIRST_INT : FIRST_INT + 4]
        if sides < 1 or stream < 0 or index < 0 or (stream, index) in seen:
            raise ReplayError("die", die=number)
        seen.add((stream, index))
        rolled = 1 + ((threefry(*secret, stream, index)[0] >> 32) * sides >> 32)
        if rolled != face:
            raise ReplayError("face", die=number, face=face, rolled=rolled)
    return len(dice)


def steps(replay: Replay) -> Iterator[Match]:
    """Play a replay again, yielding the match before the first move and after each; ReplayError at what does not fit."""
    match = _open(replay)
    yield match
    before = ""
    for number, move in enumerate(replay.moves, 1):
        since = len(match.events)
        try:
            match.take(move.seat, move.action, replay.reforms)
        except (Refused, BoxError) as error:
            raise ReplayError("move", move=number, why=str(error)) from None
        except Broken as error:
            raise ReplayError("broken", move=number, why=str(error)) from None
        if len(match.log) != number:
            raise ReplayError("leave", move=number, seat=move.seat)
        if replay.lopsided == FORMAT and mark(match, since, before) != move.mark:
            raise ReplayError("mark", move=number)
        before = move.mark
        yield match


def check(replay: Replay) -> Match:
    """The match of a replay after its last move, with its dice, moves, events and placing verified."""
    *_, match = steps(replay)
    if len(match.events) == len(replay.events):  # otherwise there may be any number of dice to hash
        verify_dice(replay)
    if [list(e) for e in match.events] != replay.events:
        raise ReplayError("events")
    if match.reforms != replay.reforms:
        raise ReplayError("reforms")
    if (match.placing if match.over else []) != replay.placing:
        raise ReplayError("placing")
    return match


def _secret(replay: Replay) -> tuple[int, int]:
    """The secret, which must fit the seal."""
    try:
        raw = bytes.fromhex(replay.secret)
    except ValueError:
        raw = b""
    if len(raw) != 16:
        raise ReplayError("secret")
    secret = secret_words(raw)
    if commitment(secret) != replay.commitment:
        raise ReplayError("seal")
    return secret


def _open(replay: Replay) -> Match:
    try:
        game = find_game(replay.game)
        if game.version != replay.version:
            raise ReplayError("version", was=replay.version, title=game.title, now=game.version)
        if len(replay.names) != replay.seats:
            raise ReplayError("names", names=len(replay.names), seats=replay.seats)
        if replay.bots and len(replay.bots) != replay.seats:
            raise ReplayError("bots", bots=len(replay.bots), seats=replay.seats)
        return Match(game, replay.seats, replay.options, replay.variant, secret=_secret(replay), names=replay.names)
    except (UnknownGame, BoxError) as error:
        raise ReplayError("play", why=error if isinstance(error, Worded) else str(error)) from None
