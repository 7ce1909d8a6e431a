"""Tables that stand where a test wants them: a game is played here by the rules, and its log is laid into the server's own file."""

import hashlib
import random
import sqlite3
import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from browserside import GAME, NAMES, SHORT, Server

from lopsided.engine.dice import secret_words
from lopsided.engine.game import Game, find_game
from lopsided.engine.match import Match
from lopsided.server.codes import new_match_id
from lopsided.server.table.entries import Moved, Opened, decode, encode
from lopsided.server.table.seating import chairs_for, fill

GAMES, PLIES = 90, 3000  # how many games are played, and how long each, until one of them stands as wanted


Choose = Callable[[Match, random.Random], int]  # what a game's players do


def played(game: Game, seats: int, options: dict[str, Any], names: list[str], choose: Choose, when: Callable[[Match], bool]) -> tuple[Match, bytes]:
    """The first game that comes to stand like this, and its secret: the same one whenever it is looked for."""
    for seed in range(GAMES):
        secret, luck = hashlib.md5(f"{seed}".encode()).digest(), random.Random(seed)
        match = Match(game, seats, options, secret=secret_words(secret), names=names)
        for _ in range(PLIES):
            if match.over or when(match):
                break
            match.submit(match.pending[0], choose(match, luck))
        if when(match):
            return match, secret
    raise AssertionError(f"{GAMES} games went by and none came to stand like this")


def laid(server: Server, match: Match, secret: bytes, mode: str = "hotseat", **opened: Any) -> dict[str, Any]:
    """The same game as a table of people on one device, of one person and bots, or of bots; what its opener is given. `opened`: what else holds of it."""
    people = {"names": list(match.names)} if mode == "hotseat" else {"name": match.names[0]} if mode == "now" else {}
    seated = server.table(mode, match.seats, match.options, match.game.name, **people)
    with sqlite3.connect(server.folder / "tables.sqlite", timeout=30) as db:
        rows = db.execute("SELECT entry FROM log WHERE match = ? ORDER BY seq", (seated["match"],))
        opening = [entry for (row,) in rows if not isinstance(entry := decode(row), Moved)]
        entries = [msgspec.structs.replace(entry, secret=secret.hex(), **opened) if isinstance(entry, Opened) else entry for entry in opening]
        moves = [Moved(seat=seat, actions=[action], by="person" if seat in seated["seats"] else "bot") for seat, action in match.log]
        fresh = new_match_id()
        db.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", [(fresh, seq, encode(entry), time.time()) for seq, entry in enumerate([*entries, *moves])])
    return {**seated, "match": fresh}


FOUND: dict[Any, tuple[Match, bytes]] = {}


def always(match: Match) -> bool:
    """At any time."""
    return True


def asking(
    server: Server, game: Game, seats: int, options: dict[str, Any], likes: Mapping[str, float], phase: str, more: str = "",
    seat: int | None = None, when: Callable[[Match], bool] = always, mode: str = "hotseat",
) -> dict[str, Any]:  # fmt: skip
    """A table at which somebody, or just this seat, is asked in this phase, and may do more; the game is played once, however often it is laid."""

    def stands(match: Match) -> bool:
        if match.over or match.phase != phase or not (seat is None or seat in match.pending) or not when(match):
            return False
        return not more or any(game.moves.decode(a).name == more for a in match.legal(match.pending[0]))

    def likely(match: Match, luck: random.Random) -> int:
        legal = match.legal(match.pending[0])
        return luck.choices(legal, [likes.get(game.moves.decode(a).name, 0.6) for a in legal])[0]

    key = game.name, seats, repr(options), phase, more, when
    if key not in FOUND:
        FOUND[key] = played(game, seats, options, NAMES[:seats], likely, stands)
    return laid(server, *FOUND[key], mode)


def reach(server: Server, phase: str, options: dict[str, Any], game: str = GAME, seats: int = 3, when: Callable[[Match], bool] = always) -> dict[str, Any]:
    """A table of people on one device, who like all moves alike, at which one of them is asked about just this."""
    return asking(server, find_game(game), seats, options, {}, phase, when=when)


def finished(server: Server, when: Callable[[list[int]], bool] = bool, game: str = GAME, seats: int = 3, options: dict[str, Any] = SHORT) -> dict[str, Any]:
    """A table at which bots have played to the end, and ended like this."""
    rules = find_game(game)
    chairs = fill(rules, chairs_for([], seats, []), "")

    def bots(match: Match, luck: random.Random) -> int:
        return match.bot_action(match.pending[0], chairs[match.pending[0]].bot, luck.getrandbits(31))

    key = game, seats, repr(options), when
    if key not in FOUND:
        names = [chair.name for chair in chairs]
        FOUND[key] = played(rules, seats, options, names, bots, lambda match: match.over and when(match.placing))
    return laid(server, *FOUND[key], "exhibition")
