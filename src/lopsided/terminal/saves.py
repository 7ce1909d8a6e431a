"""Where games of the terminal are kept: those to go on with in `saves`, those that ended in `replays`."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from lopsided.engine.agents import find_agent
from lopsided.engine.box import BoxError
from lopsided.engine.game import Game
from lopsided.engine.match import Match
from lopsided.engine.replay import Replay, ReplayError, check, record
from lopsided.engine.words import Words

MOST = 9  # saved games that are offered, the newest


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to go on with: who sits where, and all that happened."""

    seat: int
    agents: list[str]  # one a seat; the person has none
    replay: Replay


@dataclass(frozen=True)
class Saved:
    """A saved game on the disk, opened and checked."""

    path: Path
    when: datetime
    seat: int
    agents: list[str]
    match: Match


def folder(kind: str) -> Path:
    """The folder of `saves` or `replays`, under the user's data directory."""
    return user_data_path("lopsided") / kind


def file_name(match: Match, now: datetime) -> str:
    """A name that no other game has."""
    return f"{match.game.name}-{now:%Y%m%d-%H%M%S}-{match.commitment[:6]}.json"


def save(path: Path, match: Match, seat: int, agents: Sequence[str]) -> None:
    """Write a game to go on with; OSError where that cannot be."""
    write(path, msgspec.json.encode(Save(seat, list(agents), record(match))))


def write(path: Path, data: bytes) -> None:
    """Write a file as a whole or not at all; OSError where that cannot be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_bytes(data)
    os.replace(part, path)


def saved_games(game: str, text: Words) -> tuple[list[Saved], list[str]]:
    """The saved games of this name, newest first, and a line for each that cannot be opened."""
    games, trouble = [], []
    for path in sorted(folder("saves").glob(f"{game}-*.json"), key=lambda p: p.stat().st_mtime, reverse=True)[:MOST]:
        try:
            saved = load(path, text)
            games += [saved] * (saved.match.game.name == game)
        except ReplayError as error:
            trouble.append(text.say("save-broken", path=str(path), why=error.say(text.language)))
    return games, trouble


def load(path: Path, text: Words) -> Saved:
    """One saved game; ReplayError says why it is none."""
    try:
        saved = msgspec.json.decode(path.read_bytes(), type=Save)
        when = datetime.fromtimestamp(path.stat().st_mtime)
    except OSError as error:
        raise ReplayError("save", why=str(error.strerror or error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ReplayError("save", why=str(error)) from None
    match = check(saved.replay)
    if len(saved.agents) != match.seats or [s for s, agent in enumerate(saved.agents) if not is_known(match.game, agent)] != [saved.seat]:
        raise ReplayError("misfit")
    return Saved(path, when, saved.seat, saved.agents, match)


def is_known(game: Game, agent: str) -> bool:
    """Whether somebody of this name can play the game here."""
    try:
        find_agent(game, agent)
    except BoxError:
        return False
    return True
