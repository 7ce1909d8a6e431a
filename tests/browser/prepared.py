"""Tables that stand where a test wants them: a game is played here by the rules, and its log is laid into the server's own file."""

import hashlib
import random
import sqlite3
import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from browserside import NAMES, Server

from lopsided.engine.dice import secret_words
from lopsided.engine.game import Game
from lopsided.engine.match import Match
from lopsided.server.codes import new_match_id
from lopsided.server.table.entries import Moved, Opened, decode, encode

GAMES, PLIES = 90, 3000  # how many games are played, and how long each, until one of them stands as wanted


def played(game: Game, seats: int, options: dict[str, Any], likes: Mapping[str, float], when: Callable[[Match], bool]) -> tuple[Match, bytes]:
    """The first game, of people who like some kinds of moves more than others, that comes to stand like this; and its secret."""
    for seed in range(GAMES):
        secret, luck = hashlib.md5(f"{seed}".encode()).digest(), random.Random(seed)
        match = Match(game, seats, options, secret=secret_words(secret), names=NAMES[:seats])
        for _ in range(PLIES):
            if match.over or when(match):
                break
            legal = list(match.legal(match.pending[0]))
            match.submit(match.pending[0], luck.choices(legal, [likes.get(game.moves.decode(a).name, 0.6) for a in legal])[0])
        if not match.over and when(match):
            return match, secret
    raise AssertionError(f"{GAMES} games went by and none came to stand like this")


def laid(server: Server, match: Match, secret: bytes, mode: str = "hotseat") -> dict[str, Any]:
    """The same game as a table of people on one device, or of one person and bots; what its opener is given."""
    people = {"names": list(match.names)} if mode == "hotseat" else {"name": match.names[0]}
    seated = server.table(mode, match.seats, match.options, match.game.name, **people)
    with sqlite3.connect(server.folder / "tables.sqlite", timeout=30) as db:
        rows = db.execute("SELECT entry FROM log WHERE match = ? ORDER BY seq", (seated["match"],))
        opening = [entry for (row,) in rows if not isinstance(entry := decode(row), Moved)]
        entries = [msgspec.structs.replace(entry, secret=secret.hex()) if isinstance(entry, Opened) else entry for entry in opening]
        moves = [Moved(seat=seat, actions=[action], by="person" if seat in seated["seats"] else "bot") for seat, action in match.log]
        fresh = new_match_id()
        db.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", [(fresh, seq, encode(entry), time.time()) for seq, entry in enumerate([*entries, *moves])])
    return {**seated, "match": fresh}


FOUND: dict[Any, tuple[Match, bytes]] = {}


def asking(
    server: Server, game: Game, seats: int, options: dict[str, Any], likes: Mapping[str, float], phase: str, more: str = "",
    seat: int | None = None, when: Callable[[Match], bool] = lambda match: True, mode: str = "hotseat",
) -> dict[str, Any]:  # fmt: skip
    """A table at which somebody, or just this seat, is asked in this phase, and may do more; the game is played once, however often it is laid."""

    def stands(match: Match) -> bool:
        if match.phase != phase or not (seat is None or seat in match.pending) or not when(match):
            return False
        return not more or any(game.moves.decode(a).name == more for a in match.legal(match.pending[0]))

    key = game.name, seats, repr(options), phase, more, when
    if key not in FOUND:
        FOUND[key] = played(game, seats, options, likes, stands)
    return laid(server, *FOUND[key], mode)
