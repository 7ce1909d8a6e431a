"""Looks for the few decisions that show what no golden playthrough shows yet.

Wanted is a file for every kind of event, every phase, every way to end and every seat count of a game. Games are
played with random tables, bots and options; of those that show something new the shortest stretch of moves is kept.
"""

import re
import tomllib
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from lopsided.engine.batch import RANDOM
from lopsided.engine.box import BoxError
from lopsided.engine.dice import secret_bytes
from lopsided.engine.events import DIE
from lopsided.engine.game import Game
from lopsided.engine.match import LEFT, Match
from lopsided.testing.conformance import option_values
from lopsided.testing.playthrough import FOLDER, Playthrough, read_ending, shown, write

OPENING, CLOSING, STRETCH = 4, 2, 8  # moves that are written out: of an opening, of an ending, and at most of a stretch between
LONGEST = 5_000  # moves of a game that is looked at
AT_ONCE, TIMES = 60, 10  # games that are compared, and how often others are tried
LEAVES = 400  # one move in so many is somebody's last
Shows = list[set[str]]  # what each position of a game shows: its phase, and what led to it


def listed(section: str, game: Game, folder: Path) -> Any:
    """What wanted.toml says of a game; a folder without one wants nothing special."""
    path = folder / "wanted.toml"
    return tomllib.loads(path.read_text("utf-8")).get(section, {}).get(game.name, {}) if path.exists() else {}


def endings(game: Game, folder: Path = FOLDER) -> dict[str, set[str]]:
    """The ways in which a game can end, by what its last step tells."""
    return {name: set(kinds) for name, kinds in listed("endings", game, folder).items()}


def which_ending(told: set[str], ways: dict[str, set[str]]) -> set[str]:
    """The ending of this name, by what the last step told."""
    telling = set().union(*ways.values())
    return {f"ending {name}" for name, kinds in ways.items() if told & telling == kinds}


def wanted(game: Game, folder: Path = FOLDER) -> set[str]:
    """All that playthroughs of a game should show."""
    rare = listed("rare", game, folder)
    kinds = {f"event {kind.name.lower()}" for kind in game.told.kinds if kind > DIE and kind.name.lower() not in rare}
    phases = {f"phase {phase.name.lower()}" for phase in game.phases if phase}
    tables = {f"seats {n}" for n in range(game.seats[0], game.seats[1] + 1)}
    return kinds | phases | tables | {f"ending {name}" for name in endings(game, folder)}


def missing(game: Game, folder: Path = FOLDER) -> set[str]:
    """What no playthrough shows yet."""
    found, ways = set[str](), endings(game, folder)
    for path in (folder / game.name).glob("*.txt"):
        text = path.read_text("utf-8")
        header = msgspec.json.decode(text.partition("\n")[0], type=Playthrough)
        found |= shown(text) | which_ending(read_ending(text), ways) | ({f"seats {header.seats}"} if not header.first else set())
    return wanted(game, folder) - found


def complete(game: Game, folder: Path = FOLDER) -> Iterator[Path]:
    """Write playthroughs until nothing is missing that can be found."""
    place, games = folder / game.name, scouted(game, folder)
    place.mkdir(parents=True, exist_ok=True)
    for _ in range(TIMES):
        gaps = missing(game, folder)
        if not gaps:
            return
        tried = list(islice(games, AT_ONCE))
        while gaps:
            news, part = max((best(whole, shows, gaps) for whole, shows in tried), key=lambda found: (len(found[0]), -len(found[1].moves)))
            if not news:
                break
            path = place / f"{re.sub('[^a-z0-9]+', '-', min(news))}.txt"
            path.write_text(write(part, game), "utf-8")
            yield path
            gaps = gaps - news


def best(whole: Playthrough, shows: Shows, gaps: set[str]) -> tuple[set[str], Playthrough]:
    """The stretch of a game that fills the most gaps, and which ones."""
    last, found = len(shows) - 1, list[tuple[set[str], int, int]]()
    if shows[0] & gaps:
        found.append((set().union(*shows[: OPENING + 1]) & gaps, 0, min(OPENING, last)))
    if shows[last] & gaps:
        found.append((shows[last] & gaps, max(0, last - CLOSING), last))
    telling = [n for n, show in enumerate(shows) if n and show & gaps]
    for first in telling:
        within = [n for n in telling if first <= n < first + STRETCH]
        found.append((set().union(*(shows[n] for n in within)) & gaps, first - 1, within[-1]))
    news, first, end = max(found, key=lambda stretch: (len(stretch[0]), -stretch[2]), default=(set(), 0, 0))
    return news, msgspec.structs.replace(whole, first=first, moves=whole.moves[:end])


def scouted(game: Game, folder: Path) -> Iterator[tuple[Playthrough, Shows]]:
    """Whole games, each with what each of its positions shows."""
    chance, ways, tables = Random(game.name), endings(game, folder), list(listed("tables", game, folder))
    few, most = game.seats
    for number in count():
        seats = few + number // 2 % (1 + most - few) if number % 2 else min(chance.randint(few, most), chance.randint(few, most))
        options, variant = (chance.choice(tables), "") if tables and chance.random() < 0.3 else drawn(game, seats, chance)
        try:
            match = Match(game, seats, options, variant, seed=number)
        except BoxError:
            continue
        secret = secret_bytes(match.secret).hex()
        shows = play_out(match, chance, ways)
        whole = Playthrough(game.name, game.version, seats, secret, msgspec.to_builtins(match.options), variant, 0, list(match.log))
        yield whole, shows


def drawn(game: Game, seats: int, chance: Random) -> tuple[dict[str, Any], str]:
    """The rules as printed, or some options, or a variant."""
    names = chance.sample(list(game.options), k=min(len(game.options), chance.choice((0, 0, 1, 2, 4))))
    options = {name: chance.choice(option_values(game.options[name], seats)) for name in names}
    return options, chance.choice(game.variants) if game.variants and chance.random() < 0.1 else ""


def play_out(match: Match, chance: Random, ways: dict[str, set[str]]) -> Shows:
    """Play a game to its end with whoever chance seats, and note what each position shows."""
    cast = [RANDOM, *match.game.bots]
    agents = [chance.choice(cast) for _ in range(match.seats)] if chance.random() < 0.7 else [chance.choice(cast)] * match.seats
    shows: Shows = [{f"seats {match.seats}"} | position(match, 0)]
    while not match.over and len(match.log) < LONGEST:
        since, moves = len(match.events), len(match.log)
        seat = chance.choice(match.pending)
        if match.game.leave is not None and chance.randrange(LEAVES) == 0:
            match.take(seat, LEFT)
        else:
            match.take(seat, match.bot_action(seat, agents[seat], chance.getrandbits(31)))
        shows += [position(match, since)] * (len(match.log) - moves)
    if match.over:
        told = {event.kind for _, event in match.events_since(since, -1)} | ({"shared"} if match.placing.count(1) > 1 else set())
        shows[-1] = shows[-1] | which_ending(told, ways)
    return shows


def position(match: Match, since: int) -> set[str]:
    """What is asked here, and what was told on the way here."""
    kinds = {match.game.told.read(row).kind for row in match.events[since:]}
    return {f"event {kind}" for kind in kinds} | ({f"phase {match.phase}"} if not match.over else set())
