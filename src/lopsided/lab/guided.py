"""A first game on a prepared deal: its secret, and which kinds of decision come to the learner early. `python -m lopsided.lab.guided GAME` looks for one.

guided.toml lies with the game. Bots at a guided table take their chances from the same secret: a learner who plays as the strongest
bot would meets just what stands there, others meet most of it. The secret is in the package for all to read: a guided table says that its dice are prepared.
"""

import argparse
import json
from importlib.resources import files

import msgspec

from lopsided.engine.dice import lab_secret, secret_bytes, secret_words
from lopsided.engine.game import Game, find_game
from lopsided.engine.match import Match

LEARNER = 0  # the seat of whoever learns
DECISIONS = 60  # so many of the learner's are the first minutes
TRIES = 200


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared deal."""

    secret: str
    seats: int
    meets: list[str]  # phases in the order in which they come
    options: dict[str, int | str | list[int]] = {}


def guide_of(game: Game) -> Guide | None:
    """The prepared deal of a game, where it has one."""
    file = files(game.package) / "guided.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Guide) if file.is_file() else None


def met(game: Game, guide: Guide, decisions: int = DECISIONS) -> list[str]:
    """The phases that the learner meets in so many decisions, in order, where everybody plays as the game's bots would."""
    match = Match(game, guide.seats, guide.options, secret=secret_words(bytes.fromhex(guide.secret)))
    characters = list(game.bots)
    found: dict[str, None] = {}
    while decisions and not match.over:
        seat = match.pending[0]
        bot = (game.strongest or characters[0]) if seat == LEARNER else characters[seat % len(characters)]
        if seat == LEARNER:
            found.setdefault(match.view(seat)["phase"])
            decisions -= 1
        match.submit(seat, match.bot_action(seat, bot, match.luck()))
    return list(found)


def find(game: Game, seats: int, options: dict[str, int | str | list[int]], tries: int = TRIES) -> Guide:
    """Of many deals the one in which a learner meets most kinds of decision."""
    best = Guide(secret="", seats=seats, meets=[], options=options)
    for number in range(tries):
        tried = msgspec.structs.replace(best, secret=secret_bytes(lab_secret(number, 0)).hex())
        phases = met(game, tried)
        if len(phases) > len(best.meets):
            best = msgspec.structs.replace(tried, meets=phases)
    return best


def main() -> None:
    """Print a prepared deal, to be put into the game's guided.toml."""
    asked = argparse.ArgumentParser(description=main.__doc__)
    asked.add_argument("game")
    asked.add_argument("--seats", type=int, default=3)
    asked.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    asked.add_argument("--tries", type=int, default=TRIES)
    wanted = asked.parse_args()
    options: dict[str, int | str | list[int]] = {name: int(value) if value.isdigit() else value for name, value in (one.split("=") for one in wanted.set)}
    found = find(find_game(wanted.game), wanted.seats, options, wanted.tries)
    lines = {"secret": found.secret, "seats": found.seats, "meets": found.meets} | {f"options.{name}": value for name, value in options.items()}
    print("\n".join(f"{name} = {json.dumps(value)}" for name, value in lines.items()))


if __name__ == "__main__":
    main()
