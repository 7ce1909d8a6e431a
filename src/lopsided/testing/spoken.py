"""Sentences that Python and the browser must say alike, recorded from random games: python -m lopsided.testing.spoken."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lopsided.engine.game import Game, find_game
from lopsided.engine.match import Match
from lopsided.engine.words import PEOPLE, languages, words

GAMES = ("threat-level", "displacement", "disruptopia", "disparity-trap", "unequalopolis")
NAMES = ("Amina", "Jo & Co", "{ $you }", "D'Arcy")
FILE = Path(__file__).parents[3] / "web" / "tests" / "spoken.json"
MOVES, MOST = 300, 60


def heard(match: Match, luck: random.Random) -> Iterator[tuple[str, dict[str, int], int, list[str]]]:
    """A message, its ints, its reader and who of the ints are people: all that is said around one random move."""
    game, everybody = match.game, range(-1, match.seats)
    for reader in everybody:
        asked = reader if reader in match.pending else match.pending[0]
        yield f"prompt-{match.view(reader)['phase']}", {"seat": asked}, reader, list(PEOPLE)
    seat = luck.choice(match.pending)
    for action in match.view(seat)["actions"]:
        ints = {"seat": seat, **game.moves.decode(action["id"]).ints, **action["ints"]}
        yield f"action-{action['do']}", ints, seat, list(game.people)
    refused = match.why_not(seat, luck.randrange(game.moves.size))
    if refused is not None and refused.ints is not None:
        yield f"refusal-{refused.reason}", dict(refused.ints), seat, list(game.people)
    before = len(match.events)
    match.submit(seat, luck.choice(match.legal(seat)))
    for event in map(game.told.read, match.events[before:]):
        for reader in everybody:
            yield f"event-{event.kind}", event.ints, reader, list(game.people)


def sentences(game: Game) -> list[dict[str, Any]]:
    """Some sentences of a game, no message by the same reader's part twice, in every language that it speaks."""
    match, luck, found = Match(game, 4, seed=4, names=NAMES), random.Random(4), dict[tuple[str, bool], Any]()
    for _ in range(MOVES):
        if match.over:
            break
        for message, ints, reader, people in heard(match, luck):
            if message in words(game.package):
                found.setdefault((message, ints.get("seat") == reader), (message, ints, reader, people))
    chosen = luck.sample(sorted(found.values(), key=str), min(MOST, len(found)))
    return [
        {"game": game.package.rpartition(".")[2], "language": language, "message": message, "ints": ints, "reader": reader, "people": people,
         "said": words(game.package, language).line(message, ints, NAMES, reader, people)}
        for language in languages(game.package) for message, ints, reader, people in chosen
    ]  # fmt: skip


def text() -> str:
    """The whole file."""
    rows = [row for name in GAMES for row in sentences(find_game(name))]
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
    print(f"wrote {FILE}")
