"""Golden playthroughs: whole games as text, with what everybody sees at every decision.

A file's header says all that is needed to play it again, so `python -m lopsided.testing.playthrough [GAME...]` writes
every file anew and the diff shows what a change of the rules did. A seat count without files gets three of them. More,
for endings that chance does not bring: `... playthrough GAME --add --seats 4 --set max_rounds=20 --leave 2@31`, where
seat 2 quits at ply 31.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from lopsided.engine.batch import RANDOM, agent_number, study_games
from lopsided.engine.box import BoxError
from lopsided.engine.dice import lab_secret, secret_bytes, secret_words
from lopsided.engine.events import Event
from lopsided.engine.game import Game, UnknownGame, all_games, find_game
from lopsided.engine.match import SPECTATOR, Match

FOLDER = Path("tests/playthroughs")
EACH = 3  # files at least for a seat count
CANDIDATES = 2_000
THE_END = "# the end: "
APART = ("actions", "prompt", "seat", "game", "ply")  # parts of a view that are written elsewhere or say nothing new


class Recipe(msgspec.Struct, frozen=True):
    """What a playthrough's header says: all that it takes to play it again."""

    game: str
    version: int
    agents: list[str]
    secret: str
    options: dict[str, int | str | list[int]] = {}
    variant: str = ""
    leaves: dict[int, list[int]] = {}  # by ply, the seats that quit before it

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.agents)


def play(recipe: Recipe, game: Game) -> Iterator[tuple[Match, int]]:
    """The match at every decision with the seat that will act, and at its end with nobody."""
    match = Match(game, recipe.seats, recipe.options, recipe.variant, secret=secret_words(bytes.fromhex(recipe.secret)))
    leaves = dict(recipe.leaves)
    while not match.over:
        if quitters := leaves.pop(match.g.ply, []):
            match.leave(*quitters)
            continue
        seat = match.pending[0]
        yield match, seat
        match.submit(seat, match.bot_action(seat, recipe.agents[seat], match.luck()))
    yield match, SPECTATOR


def write(recipe: Recipe, game: Game) -> str:
    """A playthrough as text."""
    box = game.box.on(game.make_box(recipe.seats, recipe.options, recipe.variant))
    lines = [msgspec.json.encode(recipe).decode(), *(f"= {key} = {value}" for key, value in flat({"board": game.board(box)}).items())]
    heard, moves, before, questions = 0, 0, [dict[str, str]() for _ in range(recipe.seats + 1)], dict[int, list[str]]()
    for match, seat in play(recipe, game):
        lines += [moved(match, *move) for move in match.log[moves:]]
        news = [event for _, event in match.events_since(heard, SPECTATOR)]
        lines += [f"  {line}" for event in news if (line := match.say(event, SPECTATOR))]
        lines += [f"# ply {match.g.ply}" if seat >= 0 else f"{THE_END}{ending(match, news)}"]
        heard, moves = len(match.events), len(match.log)
        now = [flat(match.view(reader)) for reader in range(SPECTATOR, recipe.seats)]
        lines += [f". {change}" for change in changes(before[0], now[0])]
        for reader in range(recipe.seats):
            lines += [f". seat {reader}: {change}" for change in own_changes(apart(before, reader), apart(now, reader))]
        before = now
        asked, questions = questions, {reader: question(match, reader) for reader in match.pending}
        for reader, lines_of in questions.items():
            lines += [f"? seat {reader} as before"] if len(questions) > 1 and asked.get(reader) == lines_of else lines_of
    return "\n".join([*lines, ""])


def question(match: Match, seat: int) -> list[str]:
    """What a seat is asked, and what it may do."""
    return [f"? seat {seat}: {match.prompt(seat)}", *(f"- {a['id']} {a['words']}" for a in match.view(seat)["actions"])]


def moved(match: Match, seat: int, action: int) -> str:
    """One move of the log."""
    if action < 0:
        return f"> seat {seat} leaves"
    name, ints = match.game.moves.decode(action)
    return " ".join([f"> seat {seat}: {action} {name}", *(f"{k}={v}" for k, v in ints.items())])


def ending(match: Match, news: Sequence[Event]) -> str:
    """How a game ended: the kinds of event that its last step told, and whether the win is shared."""
    return ", ".join(dict.fromkeys([*(event.kind for event in news), *(["shared"] if match.placing.count(1) > 1 else [])]))


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


def read_ending(text: str) -> set[str]:
    """The kinds of event with which a playthrough ends, and `shared`."""
    return set(text.rpartition(THE_END)[2].partition("\n")[0].split(", "))


def read_recipe(text: str) -> Recipe:
    """The header of a playthrough."""
    return msgspec.json.decode(text.partition("\n")[0], type=Recipe)


def standard(game: Game, seats: int, number: int) -> Recipe:
    """The first playthroughs of a seat count: random, bots, and both mixed; the shortest of many, since it will be read."""
    bots = list(game.bots) or [RANDOM]
    cast = [[RANDOM], bots, [*bots, RANDOM]][number % EACH]
    agents = [cast[s % len(cast)] for s in range(seats)]
    moves = study_games(game, CANDIDATES, agents, seed=number).moves.tolist()
    return Recipe(game.name, game.version, agents, secret_bytes(lab_secret(number, moves.index(min(moves)))).hex())


def rewrite(game: Game, folder: Path = FOLDER) -> Iterator[Path]:
    """Write all playthroughs of a game anew, and those that are missing; yields the files that changed."""
    low, high = game.seats
    place = folder / game.name
    place.mkdir(parents=True, exist_ok=True)
    for seats in range(low, high + 1):
        for number in range(len(list(place.glob(f"{seats}-*.txt"))), EACH):
            save(standard(game, seats, number), game, place / f"{seats}-{number + 1}.txt")
            yield place / f"{seats}-{number + 1}.txt"
    for path in sorted(place.glob("*.txt")):
        recipe = msgspec.structs.replace(read_recipe(path.read_text("utf-8")), version=game.version)
        if path.read_text("utf-8") != write(recipe, game):
            save(recipe, game, path)
            yield path


def save(recipe: Recipe, game: Game, path: Path) -> None:
    """Write one file."""
    path.write_text(write(recipe, game), "utf-8")


def add(game: Game, wish: argparse.Namespace, folder: Path = FOLDER) -> Path:
    """Write one more playthrough."""
    agents = wish.agents.split(",") if wish.agents else [RANDOM] * wish.seats
    for agent in agents:
        agent_number(game, agent)
    options = {name: game.options[name].read(value) if name in game.options else value for name, _, value in (s.partition("=") for s in wish.set)}
    leaves: dict[int, list[int]] = {}
    for seat, _, ply in (text.partition("@") for text in wish.leave):
        leaves.setdefault(int(ply), []).append(int(seat))
    secret = secret_bytes(Match(game, len(agents), options, wish.variant, seed=wish.seed).secret).hex()
    recipe = Recipe(game.name, game.version, agents, secret, msgspec.to_builtins(options), wish.variant, leaves)
    place = folder / game.name
    number = next(n for n in range(1, 1_000) if not (place / f"{len(agents)}-{n}.txt").exists())
    path = place / f"{len(agents)}-{number}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    save(recipe, game, path)
    return path


def main(arguments: Sequence[str]) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m lopsided.testing.playthrough", description="Write the golden playthroughs anew.")
    parser.add_argument("games", nargs="*", help="games by name; none: those that have playthroughs, and all of lopsided's own")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--add", action="store_true", help="write one more playthrough of one game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--agents", default="", help="one a seat, with commas")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--variant", default="")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--leave", action="append", default=[], metavar="SEAT@PLY")
    wish = parser.parse_args(arguments)
    ours = [name for name, game in all_games().items() if game.package.startswith("lopsided.games.") or (wish.folder / name).exists()]
    try:
        for game in [find_game(name) for name in wish.games or ours]:
            written = [add(game, wish, wish.folder)] if wish.add else list(rewrite(game, wish.folder))
            print(f"{game.name}: {', '.join(path.name for path in written) or 'nothing changed'}")
    except (UnknownGame, BoxError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
