"""Golden playthroughs: parts of games as text, with what everybody sees and is told at every decision.

A file holds its moves, so tuning a bot changes none of them, and nothing but a few decisions that are worth reading:
its header says how the table was laid, `<` lines hold the moves that lead to where the text begins. `make goldens`
plays the same moves again and writes what comes of them; the diff shows what a change of the rules did. Where a move
is no longer legal, and where a kind of event, a phase, an ending or a seat count has no file, `scouting` looks for
other games that show it.
"""

import argparse
import re
import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from lopsided.engine.box import BoxError
from lopsided.engine.dice import secret_words
from lopsided.engine.events import hears
from lopsided.engine.game import Game, UnknownGame, all_games, find_game
from lopsided.engine.match import LEFT, SPECTATOR, Match, Refused

FOLDER = Path("tests/playthroughs")
THE_END = "# the end: "
APART = ("actions", "seat", "ply")  # parts of a view that are written elsewhere or say nothing new
WIDTH = 150


class Playthrough(msgspec.Struct, frozen=True):
    """A part of a game: how the table was laid, all moves, and from which of them on it is written out."""

    game: str
    version: int
    seats: int
    secret: str
    options: dict[str, int | str | list[int]] = {}
    variant: str = ""
    first: int = 0
    moves: list[tuple[int, int]] = []  # seat and action; they stand in lines of their own

    def begin(self, game: Game) -> Match:
        """The table as it was laid."""
        return Match(game, self.seats, self.options, self.variant, secret=secret_words(bytes.fromhex(self.secret)))


def play(part: Playthrough, game: Game) -> Iterator[Match]:
    """The match from the first move that is written out on, before each of them and after the last."""
    match = part.begin(game)
    for number, (seat, action) in enumerate(part.moves):
        if number >= part.first:
            yield match
        match.take(seat, action)
    yield match


def write(part: Playthrough, game: Game) -> str:
    """A playthrough as text."""
    header = {key: value for key, value in msgspec.to_builtins(part).items() if key != "moves"}
    before = " ".join(f"{seat}:{action}" for seat, action in part.moves[: part.first])
    lines = [msgspec.json.encode(header).decode(), *textwrap.wrap(before, WIDTH, initial_indent="< ", subsequent_indent="< ")]
    if not part.first:
        lines += [f"= {line}" for line in close_set([f"{key} = {value}" for key, value in flat({"board": game.board(part.begin(game).box)}).items()])]
    heard, moves, seen, questions = -1 if part.first else 0, part.first, [dict[str, str]() for _ in range(part.seats + 1)], dict[int, list[str]]()
    for match in play(part, game):
        lines += [moved(match, *move) for move in match.log[moves:]]
        lines += [line for n in range(heard, len(match.events)) for line in told(match, n)] if heard >= 0 else []
        lines += [f"# move {len(match.log)}" if not match.over else f"{THE_END}{ending(match, heard)}"]
        heard, moves = len(match.events), len(match.log)
        now = [flat(match.view(reader)) for reader in range(SPECTATOR, part.seats)]
        packed = close_set if not seen[0] else list  # the first view is whole
        lines += [f". {change}" for change in packed(changes(seen[0], now[0]))]
        for reader in range(part.seats):
            lines += [f". seat {reader}: {change}" for change in packed(own_changes(apart(seen, reader), apart(now, reader)))]
        seen = now
        asked, questions = questions, {reader: question(match, reader) for reader in match.pending}
        for reader, lines_of in questions.items():
            lines += [f"? seat {reader} as before"] if asked.get(reader) == lines_of else lines_of
    return "\n".join([*lines, ""])


def close_set(parts: Sequence[str]) -> list[str]:
    """As many as go on a line, whole ones."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + len(part) < WIDTH:
            lines[-1] += f"; {part}"
        else:
            lines.append(part)
    return lines


def question(match: Match, seat: int) -> list[str]:
    """What a seat is asked, and what it may do."""
    return [f"? seat {seat}: {match.prompt(seat)}", *(f"- {a} {match.say_action(seat, a)}" for a in match.legal(seat))]


def moved(match: Match, seat: int, action: int) -> str:
    """One move of the log."""
    if action == LEFT:
        return f"> {seat}:{action} leaves"
    name, ints = match.game.moves.decode(action)
    return " ".join([f"> {seat}:{action} {name}", *(f"{k}={v}" for k, v in ints.items())])


def told(match: Match, number: int) -> list[str]:
    """One event by its kind, in words or by its ints where it has none; what only some may know is told seat by seat."""
    row = match.events[number]
    event, readers = match.game.told.read(row), [SPECTATOR] if hears(row, ()) else [s for s in range(match.seats) if hears(row, (s,))]
    facts = " ".join(f"{name}={value}" for name, value in event.ints.items())
    return [f"  {event.kind}{'' if s == SPECTATOR else f' (seat {s})'}: {match.say(event, s) or facts}" for s in readers]


def ending(match: Match, since: int) -> str:
    """How a game ended: the kinds of event that its last step told, and whether the win is shared."""
    kinds = [event.kind for _, event in match.events_since(since, SPECTATOR)]
    return ", ".join(dict.fromkeys([*kinds, *(["shared"] if match.placing.count(1) > 1 else [])]))


def flat(value: Any, path: str = "") -> dict[str, str]:
    """A view as key = value: objects by their path, lists of like objects by column, everything else on one line."""
    if isinstance(value, list) and value and all(isinstance(v, dict) and v.keys() == value[0].keys() for v in value):
        value = {key: [v[key] for v in value] for key in value[0]}
    if not isinstance(value, dict) or not value:
        return {path: brief(value)}
    parts = {f"{path}.{key}" if path else str(key): part for key, part in value.items() if path or key not in APART}
    return {key: text for inner, part in parts.items() for key, text in flat(part, inner).items()}


def brief(value: Any) -> str:
    """A value on one line; of a list in which all are the same, one."""
    same = isinstance(value, list) and len(value) > 1 and all(v == value[0] for v in value)
    return ("all " if same else "") + msgspec.json.encode(value[0] if same else value).decode()


def apart(views: Sequence[dict[str, str]], reader: int) -> dict[str, str]:
    """What a seat sees otherwise than a spectator."""
    public, own = views[0], views[reader + 1]
    return {key: value for key, value in own.items() if public.get(key) != value}


def own_changes(before: dict[str, str], now: dict[str, str]) -> list[str]:
    """What a seat newly sees otherwise than a spectator, and what it sees as everybody does again."""
    if before and not now:
        return ["sees what all see"]
    return [f"{k} = {v}" for k, v in now.items() if before.get(k) != v] + [f"{k} as all see it" for k in before if k not in now]


def changes(before: dict[str, str], now: dict[str, str]) -> list[str]:
    """The lines that are new, and what is gone by the first part of its path of which nothing is left."""
    kept = {path for key in now for path in paths(key)}
    gone = [next(path for path in paths(key) if path not in kept) for key in before if key not in kept]
    return [f"{k} = {v}" for k, v in now.items() if before.get(k) != v] + [f"{k} is gone" for k in dict.fromkeys(gone)]


def paths(key: str) -> list[str]:
    """A key and all that it lies in, the outermost first."""
    parts = key.split(".")
    return [".".join(parts[: n + 1]) for n in range(len(parts))]


def read(text: str) -> Playthrough:
    """The playthrough that a file holds."""
    header, _, body = text.partition("\n")
    lines = [line for line in body.splitlines() if line.startswith(("<", ">"))]
    before = [token for line in lines if line[0] == "<" for token in line[1:].split()]
    after = [line.split()[1] for line in lines if line[0] == ">"]
    moves = [(int(seat), int(action)) for seat, _, action in (token.partition(":") for token in [*before, *after])]
    return msgspec.structs.replace(msgspec.json.decode(header, type=Playthrough), moves=moves)


def shown(text: str) -> set[str]:
    """What a file is evidence of: kinds of event, phases, and the kinds that its ending told, each with what it is."""
    phases = {f"phase {name}" for name in re.findall(r'^\. (?:.*[;:] )?phase = "(\w+)"', text, re.MULTILINE)}
    return phases | {f"event {name}" for name in re.findall(r"^  (\w+)", text, re.MULTILINE)}


def read_ending(text: str) -> set[str]:
    """The kinds of event with which a playthrough ends, and `shared`; none where it ends before the game does."""
    return set(filter(None, text.rpartition(THE_END)[2].partition("\n")[0].split(", "))) if THE_END in text else set()


def rewrite(game: Game, folder: Path = FOLDER) -> Iterator[Path]:
    """Play all files of a game again and write what comes of their moves; yields those that changed. A file whose moves are no longer legal goes."""
    for path in sorted((folder / game.name).glob("*.txt")):
        part = msgspec.structs.replace(read(path.read_text("utf-8")), version=game.version)
        try:
            text = write(part, game)
        except (Refused, BoxError):
            path.unlink()
            yield path
            continue
        if path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            yield path


def main(arguments: Sequence[str]) -> int:
    """The command line."""
    from lopsided.testing.scouting import complete

    parser = argparse.ArgumentParser(prog="python -m lopsided.testing.playthrough", description="Write the golden playthroughs anew.")
    parser.add_argument("games", nargs="*", help="games by name; none: those that have playthroughs, and all of lopsided's own")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    wish = parser.parse_args(arguments)
    ours = [name for name, game in all_games().items() if game.package.startswith("lopsided.games.") or (wish.folder / name).exists()]
    try:
        for game in [find_game(name) for name in wish.games or ours]:
            written = [*rewrite(game, wish.folder), *complete(game, wish.folder)]
            print(f"{game.name}: {', '.join(path.name for path in written) or 'nothing changed'}")
    except UnknownGame as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
